//! The checksums of wallet addresses: base58check and bech32.
//! Sources: Bitcoin's base58check, BIP 173 (bech32) and BIP 350 (bech32m), Ripple's own alphabet.

use sha2::{Digest, Sha256};

const BITCOIN: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const RIPPLE: &[u8; 58] = b"rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz";
/// The longest value worth decoding: an extended key.
const LONGEST: usize = 112;

/// The bytes of a base58 value; `None` when it is none.
pub(super) fn base58(value: &str) -> Option<Vec<u8>> {
    decode(value, BITCOIN)
}

/// The payload (version and data) of a base58 value whose last four bytes prove it.
pub(super) fn base58check(value: &str) -> Option<Vec<u8>> {
    proven(decode(value, BITCOIN)?)
}

/// The same in Ripple's alphabet.
pub(super) fn ripple(value: &str) -> Option<Vec<u8>> {
    proven(decode(value, RIPPLE)?)
}

fn decode(value: &str, alphabet: &[u8; 58]) -> Option<Vec<u8>> {
    if value.is_empty() || value.len() > LONGEST {
        return None;
    }
    let mut bytes: Vec<u8> = Vec::with_capacity(value.len());
    for symbol in value.bytes() {
        let digit = alphabet.iter().position(|known| *known == symbol)?;
        let mut carry = digit as u32;
        for byte in &mut bytes {
            carry += u32::from(*byte) * 58;
            *byte = (carry & 0xFF) as u8;
            carry >>= 8;
        }
        while carry > 0 {
            bytes.push((carry & 0xFF) as u8);
            carry >>= 8;
        }
    }
    let zeros = value.bytes().take_while(|symbol| *symbol == alphabet[0]).count();
    bytes.extend(std::iter::repeat_n(0, zeros));
    bytes.reverse();
    Some(bytes)
}

fn proven(mut bytes: Vec<u8>) -> Option<Vec<u8>> {
    let split = bytes.len().checked_sub(4)?;
    let check = bytes.split_off(split);
    let digest = Sha256::digest(Sha256::digest(&bytes));
    (digest[..4] == check[..]).then_some(bytes)
}

/// Whether a value `hrp1data` carries a right bech32 or bech32m checksum.
pub(super) fn bech32(value: &str) -> bool {
    const SYMBOLS: &[u8; 32] = b"qpzry9x8gf2tvdw0s3jn54khce6mua7l";
    const BECH32M: u32 = 0x2BC8_30A3;
    let lower = value.to_ascii_lowercase();
    let one_case = value == lower || value == value.to_ascii_uppercase();
    let Some((prefix, data)) = lower.rsplit_once('1') else { return false };
    if !one_case || prefix.is_empty() || data.len() < 8 || lower.len() > 130 {
        return false;
    }
    let high = prefix.bytes().map(|byte| u32::from(byte >> 5));
    let low = prefix.bytes().map(|byte| u32::from(byte & 31));
    let mut digits = Vec::with_capacity(data.len());
    for symbol in data.bytes() {
        match SYMBOLS.iter().position(|known| *known == symbol) {
            Some(digit) => digits.push(digit as u32),
            None => return false,
        }
    }
    let sum = high.chain(std::iter::once(0)).chain(low).chain(digits).fold(1, polymod);
    sum == 1 || sum == BECH32M
}

fn polymod(sum: u32, digit: u32) -> u32 {
    const GENERATOR: [u32; 5] = [0x3B6A_57B2, 0x2650_8E6D, 0x1EA1_19FA, 0x3D42_33DD, 0x2A14_62B3];
    let top = sum >> 25;
    let next = (sum & 0x1FF_FFFF) << 5 ^ digit;
    GENERATOR
        .iter()
        .enumerate()
        .filter(|(bit, _)| top >> bit & 1 == 1)
        .fold(next, |sum, (_, factor)| sum ^ factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_hold_for_known_addresses_and_not_for_altered_ones() {
        // The addresses of the first block and of the two BIPs: published examples.
        assert!(base58check("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa").is_some());
        assert!(base58check("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb").is_none());
        assert!(ripple("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh").is_some());
        assert!(bech32("BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"));
        assert!(bech32("bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"));
        assert!(!bech32("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5"));
        assert!(!bech32("1"));
        assert!(base58("0OIl").is_none());
    }
}
