//! International bank account numbers: country, length, mod 97.
//!
//! A chance match is one in ninety-seven of what already has a country code and its exact length, so a valid
//! number is reported without a word of context. Groups are taken only while they lead to the country's length,
//! so that "IBAN DE89 ... 00 BIC" does not swallow its neighbour.

use blackbar_core::{Evidence, Label};

use super::checksums;
use super::context::{BEHIND, Context};
use super::grouping::{NUMBERS, Written, joined_after, joined_before, token_start};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink};

/// Finds IBANs.
pub static RECOGNIZER: Recognizer =
    Recognizer { name: "iban", labels: &[Label::BankAccount], trigger: NUMBERS, check };

/// Length by country, from the SWIFT registry and the countries that use the format without being in it.
#[rustfmt::skip]
static LENGTHS: &[(&[u8; 2], u8)] = &[
    (b"AD", 24), (b"AE", 23), (b"AL", 28), (b"AO", 25), (b"AT", 20), (b"AZ", 28), (b"BA", 20), (b"BE", 16), (b"BF", 28), (b"BG", 22),
    (b"BH", 22), (b"BI", 27), (b"BJ", 28), (b"BR", 29), (b"BY", 28), (b"CF", 27), (b"CG", 27), (b"CH", 21), (b"CI", 28), (b"CM", 27),
    (b"CR", 22), (b"CV", 25), (b"CY", 28), (b"CZ", 24), (b"DE", 22), (b"DJ", 27), (b"DK", 18), (b"DO", 28), (b"DZ", 26), (b"EE", 20),
    (b"EG", 29), (b"ES", 24), (b"FI", 18), (b"FK", 18), (b"FO", 18), (b"FR", 27), (b"GA", 27), (b"GB", 22), (b"GE", 22), (b"GI", 23),
    (b"GL", 18), (b"GQ", 27), (b"GR", 27), (b"GT", 28), (b"GW", 25), (b"HN", 28), (b"HR", 21), (b"HU", 28), (b"IE", 22), (b"IL", 23),
    (b"IQ", 23), (b"IR", 26), (b"IS", 26), (b"IT", 27), (b"JO", 30), (b"KM", 27), (b"KW", 30), (b"KZ", 20), (b"LB", 28), (b"LC", 32),
    (b"LI", 21), (b"LT", 20), (b"LU", 20), (b"LV", 21), (b"LY", 25), (b"MA", 28), (b"MC", 27), (b"MD", 24), (b"ME", 22), (b"MG", 27),
    (b"MK", 19), (b"ML", 28), (b"MN", 20), (b"MR", 27), (b"MT", 31), (b"MU", 30), (b"MZ", 25), (b"NE", 28), (b"NI", 28), (b"NL", 18),
    (b"NO", 15), (b"OM", 23), (b"PK", 24), (b"PL", 28), (b"PS", 29), (b"PT", 25), (b"QA", 29), (b"RO", 24), (b"RS", 22), (b"RU", 33),
    (b"SA", 24), (b"SC", 31), (b"SD", 18), (b"SE", 24), (b"SI", 19), (b"SK", 24), (b"SM", 27), (b"SN", 28), (b"SO", 23), (b"ST", 25),
    (b"SV", 28), (b"TD", 27), (b"TG", 28), (b"TL", 23), (b"TN", 24), (b"TR", 26), (b"UA", 29), (b"VA", 22), (b"VG", 24), (b"XK", 20),
    (b"YE", 30),
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(number) = anchor else { return };
    let bytes = scan.text.as_bytes();
    let start = token_start(scan, number);
    let Some(head) = bytes.get(start..start + 4) else { return };
    if !(head[0].is_ascii_alphabetic()
        && head[1].is_ascii_alphabetic()
        && head[2].is_ascii_digit()
        && head[3].is_ascii_digit())
    {
        return;
    }
    let country = [head[0].to_ascii_uppercase(), head[1].to_ascii_uppercase()];
    let Some((_, length)) = LENGTHS.iter().find(|(code, _)| **code == country) else { return };
    if joined_before(scan.text, start) {
        return;
    }
    let mut written = Written::at(start);
    while written.grow(scan.text, b" -.") {
        if written.len() > usize::from(*length) {
            return;
        }
        if written.len() == usize::from(*length) {
            break;
        }
    }
    if written.len() != usize::from(*length) || joined_after(scan.text, written.range().end()) {
        return;
    }
    let context = Context::of(scan, written.range());
    let near =
        context.label(Label::BankAccount).max(context.cue(Cue::Routing)).max(context.cue(Cue::Account));
    let announced = near >= BEHIND;
    let (likelihood, evidence) = match (checksums::iban(written.bytes()), announced) {
        (true, true) => (0.99, Evidence::PATTERN.and(Evidence::CHECKSUM).and(Evidence::CONTEXT)),
        (true, false) => (0.95, Evidence::PATTERN.and(Evidence::CHECKSUM)),
        (false, true) => (0.75, Evidence::PATTERN.and(Evidence::CONTEXT)),
        (false, false) => (0.35, Evidence::PATTERN),
    };
    sink.push(written.range(), Label::BankAccount, likelihood, evidence);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn ibans_of_many_countries() {
        testing::check(
            &RECOGNIZER,
            &[
                "IBAN ‹BANK_ACCOUNT|DE89 3704 0044 0532 0130 00› BIC COBADEFFXXX",
                "‹BANK_ACCOUNT|GB29NWBK60161331926819›, ‹BANK_ACCOUNT|FR14 2004 1010 0505 0001 3M02 606›",
                "‹BANK_ACCOUNT|NO9386011117947› ‹BANK_ACCOUNT|MT84MALT011000012345MTLCAST001S›",
                "send to ‹BANK_ACCOUNT|nl91 abna 0417 1643 00› please",
                "‹BANK_ACCOUNT|SA03-8000-0000-6080-1016-7519›.",
                "IBAN: ‹BANK_ACCOUNT|DE89 3704 0044 0532 0130 01›",
            ],
        );
    }

    #[test]
    fn near_misses() {
        testing::check(
            &RECOGNIZER,
            &[
                "DE89 3704 0044 0532 0130 01 without a word",
                "DE8937040044053201300 DE893704004405320130000 XX89370400440532013000",
                "xDE89370400440532013000 DE89370400440532013000x",
            ],
        );
    }
}
