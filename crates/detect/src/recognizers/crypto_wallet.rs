//! Addresses of wallets, proven by their checksums where they have one, else by the words around them.
//!
//! A wallet is where money lies: BANK_ACCOUNT, "bank account numbers and international equivalents", with
//! NUMERICAL_PII as the second choice for requests that do not want payment labels. Keys that spend are PASSWORD.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::wallet_checks::{base58, base58check, bech32, ripple};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static CRYPTO_WALLET: Recognizer = Recognizer {
    name: "crypto_wallet",
    labels: &[Label::BankAccount, Label::NumericalPii, Label::Password],
    trigger: Trigger::Numbers,
    check,
};

/// What stands before the `1` of a bech32 address.
#[rustfmt::skip]
const CHAINS: &[&str] = &[
    "bc", "tb", "bcrt", "ltc", "tltc", "addr", "stake", "bnb", "cosmos", "osmo", "terra", "juno", "one",
    "inj", "kava", "secret", "celestia", "btg", "dgb", "vtc", "grs", "lnbc", "thor", "sei", "axelar",
    "akash", "evmos", "erd", "zil",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let token = scan.numbers()[index];
    let range = token.range;
    if !(25..=112).contains(&range.len()) || token.letters == 0 || token.glued {
        return;
    }
    let value = range.of(scan.text);
    let context = || scan.context(range, Cue::Crypto) >= 0.5;
    if let Some(hex) = value.strip_prefix("0x").or_else(|| value.strip_prefix("0X")) {
        ethereum(scan, range, hex, sink);
        return;
    }
    if let Some((prefix, _)) = value.rsplit_once('1')
        && CHAINS.contains(&prefix.to_ascii_lowercase().as_str())
        && bech32(value)
    {
        wallet(range, 0.98, Evidence::CHECKSUM, sink);
        return;
    }
    if value.bytes().any(|byte| matches!(byte, b'0' | b'O' | b'I' | b'l')) {
        return;
    }
    match value.as_bytes()[0] {
        b'r' if range.len() <= 36 && ripple(value).is_some_and(|payload| payload.len() == 21) => {
            wallet(range, 0.98, Evidence::CHECKSUM, sink);
        }
        b's' if range.len() <= 31 && ripple(value).is_some_and(|payload| payload.len() == 17) => {
            secret(range, sink);
        }
        b'4' | b'8' if matches!(range.len(), 95 | 106) && base58_shape(value) => {
            wallet(range, if context() { 0.97 } else { 0.9 }, Evidence::PATTERN, sink);
        }
        _ => match base58check(value) {
            // Wallet import format: version 0x80 or 0xEF, 32 bytes, one more for compressed keys.
            Some(payload)
                if matches!(payload.first(), Some(0x80 | 0xEF | 0xB0 | 0x9E))
                    && matches!(payload.len(), 33 | 34) =>
            {
                secret(range, sink);
            }
            Some(payload) if payload.len() == 78 && value.get(1..4) == Some("prv") => secret(range, sink),
            Some(_) => wallet(range, 0.98, Evidence::CHECKSUM, sink),
            None if (32..=44).contains(&range.len())
                && context()
                && base58(value).is_some_and(|bytes| bytes.len() == 32) =>
            {
                // Solana has no checksum; 32 bytes among words that say so.
                wallet(range, 0.85, Evidence::PATTERN.and(Evidence::CONTEXT), sink);
            }
            None => {}
        },
    }
}

fn base58_shape(value: &str) -> bool {
    value.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// 20 bytes are an address; 32 bytes a transaction or a key, which only words can tell.
fn ethereum(scan: &Scan<'_>, range: TextRange, hex: &str, sink: &mut Sink) {
    if !hex.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return;
    }
    let context = scan.context(range, Cue::Crypto) >= 0.5;
    match hex.len() {
        40 if hex.bytes().all(|byte| byte == b'0') => {}
        40 => wallet(range, if context { 0.97 } else { 0.9 }, Evidence::PATTERN, sink),
        64 if scan.context(range, Cue::Password) >= 0.85 => secret(range, sink),
        64 if context => sink.push(range, Label::NumericalPii, 0.7, Evidence::PATTERN.and(Evidence::CONTEXT)),
        _ => {}
    }
}

fn wallet(range: TextRange, sure: f32, evidence: Evidence, sink: &mut Sink) {
    let labels = Likelihoods::one(Label::BankAccount, sure).with(Label::NumericalPii, sure * 0.8);
    sink.push_labels(range, labels, evidence);
}

fn secret(range: TextRange, sink: &mut Sink) {
    sink.push(range, Label::Password, 0.98, Evidence::CHECKSUM);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn wallets_are_proven_by_their_checksums() {
        check(
            &CRYPTO_WALLET,
            &[
                "send to ‹BANK_ACCOUNT|1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa›.",
                "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
                "‹BANK_ACCOUNT|bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4›, bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
                "XRP ‹BANK_ACCOUNT|rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh›",
                "‹BANK_ACCOUNT|0x52908400098527886E0F7030069857D2E4169EE7›",
                "solana wallet ‹BANK_ACCOUNT|EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v›",
                "x EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                "‹PASSWORD|5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ›",
                "0x0000000000000000000000000000000000000000 0xdeadbeef 123456789012345678901234567890",
            ],
        );
    }
}
