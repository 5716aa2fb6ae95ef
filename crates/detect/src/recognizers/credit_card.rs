//! Payment card numbers: an issuer's prefix, a length the issuer uses and the Luhn sum.
//!
//! Cards are written in any grouping ("4111-1111-1111-1111", "4111.1111...", single digits read aloud). A number
//! with a good prefix and sum is a card one time in ten by accident, so bare rows of digits score lower than the
//! usual groupings. A number called a card in the text is one, whatever its sum: test cards and typing errors
//! must not leak. Cards with all but the last digits masked count when something says card.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::card_expiry::month_year;
use super::checksums::{all_same, luhn};
use super::context::{BEHIND, Context, IN_SIGHT, RIGHT_BEFORE};
use super::grouping::{NUMBERS, Written, joined_after, joined_before};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink};

/// Finds card numbers.
pub static RECOGNIZER: Recognizer = Recognizer {
    name: "credit_card",
    labels: &[Label::CreditCard, Label::CreditCardExpiration, Label::Cvv],
    trigger: NUMBERS,
    check,
};

const SEPARATORS: &[u8] = b" -./";

/// A card brand by its first digits and lengths.
pub struct Brand {
    /// As analysis names it.
    pub name: &'static str,
    /// Ranges of the first digits, both ends in.
    prefixes: &'static [(&'static str, &'static str)],
    lengths: &'static [usize],
}

/// The issuers' ranges, the most specific first.
#[rustfmt::skip]
static BRANDS: &[Brand] = &[
    Brand { name: "american_express", prefixes: &[("34", "34"), ("37", "37")], lengths: &[15] },
    Brand { name: "diners_club", prefixes: &[("300", "305"), ("309", "309"), ("36", "36"), ("38", "39")], lengths: &[14, 16, 19] },
    Brand { name: "jcb", prefixes: &[("3528", "3589")], lengths: &[16, 17, 18, 19] },
    Brand { name: "jcb", prefixes: &[("2131", "2131"), ("1800", "1800")], lengths: &[15] },
    Brand { name: "mir", prefixes: &[("2200", "2204")], lengths: &[16, 17, 18, 19] },
    Brand { name: "mastercard", prefixes: &[("51", "55"), ("2221", "2720")], lengths: &[16] },
    Brand { name: "elo", prefixes: &[("401178", "401179"), ("438935", "438935"), ("457631", "457632"), ("504175", "504175"), ("506699", "506778"), ("509000", "509999"), ("627780", "627780"), ("636297", "636297"), ("636368", "636368"), ("650031", "650051"), ("655000", "655058")], lengths: &[16] },
    Brand { name: "hipercard", prefixes: &[("606282", "606282"), ("637095", "637095"), ("384100", "384100"), ("384140", "384140"), ("384160", "384160")], lengths: &[13, 16, 19] },
    Brand { name: "rupay", prefixes: &[("6069", "6069"), ("607", "608"), ("6521", "6522"), ("817", "820")], lengths: &[16] },
    Brand { name: "troy", prefixes: &[("9792", "9792")], lengths: &[16] },
    Brand { name: "verve", prefixes: &[("506099", "506198"), ("650002", "650027"), ("507865", "507964")], lengths: &[16, 18, 19] },
    Brand { name: "discover", prefixes: &[("6011", "6011"), ("644", "649"), ("65", "65")], lengths: &[16, 17, 18, 19] },
    Brand { name: "unionpay", prefixes: &[("62", "62"), ("81", "81")], lengths: &[16, 17, 18, 19] },
    Brand { name: "dankort", prefixes: &[("5019", "5019")], lengths: &[16] },
    Brand { name: "maestro", prefixes: &[("5018", "5018"), ("5020", "5020"), ("5038", "5038"), ("5893", "5893"), ("6304", "6304"), ("6759", "6759"), ("6761", "6763"), ("50", "50"), ("56", "58"), ("60", "61"), ("63", "64"), ("66", "69")], lengths: &[12, 13, 14, 15, 16, 17, 18, 19] },
    Brand { name: "uatp", prefixes: &[("1", "1")], lengths: &[15] },
    Brand { name: "visa", prefixes: &[("4", "4")], lengths: &[13, 16, 19] },
];

/// The brand of a compact number.
pub fn brand(digits: &str) -> Option<&'static Brand> {
    BRANDS.iter().find(|brand| {
        brand.lengths.contains(&digits.len())
            && brand.prefixes.iter().any(|(low, high)| {
                digits.get(..low.len()).is_some_and(|prefix| (*low..=*high).contains(&prefix))
            })
    })
}

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(number) = anchor else { return };
    let token = scan.numbers()[number];
    if token.glued || !token.is_digits() || token.digits > 19 || sink.covers(token.range.start()) {
        return;
    }
    let start = token.range.start();
    masked(scan, token.range, sink);
    if joined_before(scan.text, start) {
        return;
    }
    let mut written = Written::at(start);
    let mut best: Option<(f32, TextRange, Evidence)> = None;
    while written.grow(scan.text, SEPARATORS) && written.all_digits() && written.len() <= 19 {
        if written.len() >= 12 && !joined_after(scan.text, written.range().end()) {
            let (likelihood, evidence) = judge(scan, &written);
            if likelihood > best.map_or(0.0, |(best, _, _)| best) {
                best = Some((likelihood, written.range(), evidence));
            }
        }
    }
    if let Some((likelihood, range, evidence)) = best {
        let mut labels = Likelihoods::one(Label::CreditCard, likelihood);
        if !evidence.has(Evidence::CONTEXT) {
            labels.raise(Label::NumericalPii, 0.2);
        }
        sink.push_labels(range, labels, evidence);
        if likelihood >= 0.85 {
            trailing(scan, range.end(), sink);
        }
    }
}

/// What people type behind a card without a word for it: "4111 1111 1111 1111 12/27 123".
fn trailing(scan: &Scan<'_>, end: usize, sink: &mut Sink) {
    let gap = |at: usize| {
        let rest = scan.ahead(at, 16);
        let width = rest.len() - rest.trim_start_matches([' ', ',', ';', '|', '/', '\t']).len();
        (1..=3).contains(&width).then_some(at + width)
    };
    let Some(start) = gap(end) else { return };
    let Some(len) = month_year(scan.ahead(start, 16)) else { return };
    let expiry = TextRange::at(start, len);
    sink.push(expiry, Label::CreditCardExpiration, 0.85, Evidence::PATTERN.and(Evidence::CONTEXT));
    let Some(start) = gap(expiry.end()) else { return };
    let digits = scan.ahead(start, 6).bytes().take_while(u8::is_ascii_digit).count();
    let code = TextRange::at(start, digits);
    if (3..=4).contains(&digits) && !joined_after(scan.text, code.end()) {
        sink.push(code, Label::Cvv, 0.7, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

fn judge(scan: &Scan<'_>, written: &Written) -> (f32, Evidence) {
    let digits = written.bytes();
    let sum = luhn(digits) && !all_same(digits);
    let known = brand(written.compact());
    let grouping = Grouping::of(written);
    if !sum && grouping != Grouping::Usual {
        return (0.0, Evidence::PATTERN);
    }
    let context = Context::of(scan, written.range());
    let card = context
        .label(Label::CreditCard)
        .max(context.cue(Cue::CardCode).min(0.7))
        .max(context.cue(Cue::CardExpiry).min(0.7));
    let pattern = if sum { Evidence::PATTERN.and(Evidence::CHECKSUM) } else { Evidence::PATTERN };
    let with_context = pattern.and(Evidence::CONTEXT);
    // Something else is announced right before it: an IMEI or an order number passes Luhn too.
    let other = card < BEHIND
        && [Cue::Numerical, Cue::Phone, Cue::Account, Cue::NationalId, Cue::BankAccount, Cue::HealthNumber]
            .into_iter()
            .any(|cue| context.cue(cue) >= RIGHT_BEFORE);
    match (sum, known.is_some(), grouping) {
        (true, true, _) if card >= IN_SIGHT => (0.99, with_context),
        (true, true, _) if card >= BEHIND => (0.97, with_context),
        (true, true, Grouping::Usual) if !other => (0.92, pattern),
        (true, true, Grouping::Plain) if !other => (if common(written) { 0.85 } else { 0.45 }, pattern),
        (true, true, Grouping::Odd) if !other => (if common(written) { 0.6 } else { 0.3 }, pattern),
        (true, true, _) => (0.4, pattern),
        (true, false, _) if card >= RIGHT_BEFORE => (0.85, with_context),
        (false, _, Grouping::Usual) if card >= RIGHT_BEFORE => (0.8, with_context),
        (false, _, Grouping::Usual) if card >= BEHIND => (0.7, with_context),
        (false, true, Grouping::Usual) if common(written) => (0.35, pattern),
        _ => (0.0, pattern),
    }
}

/// Lengths and brands in everyday use, for which a match by accident is less likely than a card.
fn common(written: &Written) -> bool {
    match written.bytes() {
        [b'4', ..] | [b'5', b'1'..=b'5', ..] | [b'2', ..] | [b'6', b'0' | b'2' | b'4' | b'5', ..] => {
            written.len() == 16
        }
        [b'3', b'4' | b'7', ..] => written.len() == 15,
        [b'3', b'5', ..] => written.len() == 16,
        [b'3', b'0' | b'6' | b'8', ..] => written.len() == 14,
        _ => false,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Grouping {
    /// Fours, or the issuer's own: 4-6-5, 4-6-4.
    Usual,
    Plain,
    Odd,
}

impl Grouping {
    fn of(written: &Written) -> Grouping {
        let lens: Vec<usize> = (0..written.groups()).map(|group| written.group_len(group)).collect();
        if lens.len() == 1 {
            return Grouping::Plain;
        }
        let usual = match lens.as_slice() {
            [4, 6, 5] | [4, 6, 4] => true,
            [front @ .., last] => front.len() >= 3 && front.iter().all(|len| *len == 4) && *last <= 4,
            [] => false,
        };
        if usual && written.only_separator().is_some() { Grouping::Usual } else { Grouping::Odd }
    }
}

/// "**** **** **** 1234", "xxxx-1234", "•••• 1234", "4111 11** **** 1111": the visible end stands at the token.
fn masked(scan: &Scan<'_>, last: TextRange, sink: &mut Sink) {
    if !(2..=6).contains(&last.len()) {
        return;
    }
    let is_mask = |c: char| matches!(c, '*' | 'x' | 'X' | '•' | '·' | '#' | '●' | '∗');
    let mut near = scan.text[..last.start()].chars().rev();
    if !(near.next().is_some_and(is_mask) || near.next().is_some_and(is_mask)) {
        return;
    }
    let before = scan.behind(last.start(), 40);
    let mut start = last.start();
    let mut masks = 0;
    for (at, c) in before.char_indices().rev() {
        if is_mask(c) {
            masks += 1;
        } else if !(matches!(c, ' ' | '-' | '.' | '/') || (c.is_ascii_digit() && masks >= 2)) {
            break;
        }
        if is_mask(c) || (c.is_ascii_digit() && masks >= 2) {
            start = last.start() - before.len() + at;
        }
    }
    if masks < 2 || joined_after(scan.text, last.end()) || letter_before(scan.text, start) {
        return;
    }
    let range = TextRange::new(start, last.end());
    let context = Context::of(scan, range);
    let card = context.label(Label::CreditCard);
    let characters = range.of(scan.text).chars().filter(|c| is_mask(*c) || c.is_ascii_digit()).count();
    let card_long = (13..=19).contains(&characters) && masks >= 4;
    let likelihood = match characters {
        _ if card >= BEHIND && card_long => 0.95,
        _ if card >= IN_SIGHT => 0.85,
        _ if card >= BEHIND => 0.7,
        _ if card_long && last.len() >= 3 => 0.7,
        10.. => 0.4,
        _ => return,
    };
    let evidence = if card >= BEHIND { Evidence::PATTERN.and(Evidence::CONTEXT) } else { Evidence::PATTERN };
    sink.push(range, Label::CreditCard, likelihood, evidence);
}

fn letter_before(text: &str, start: usize) -> bool {
    text[..start].chars().next_back().is_some_and(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn cards_of_every_brand() {
        testing::check(
            &RECOGNIZER,
            &[
                "pay ‹CREDIT_CARD|4111 1111 1111 1111› now",
                "pay ‹CREDIT_CARD|4111-1111-1111-1111›, then ‹CREDIT_CARD|5555555555554444›.",
                "‹CREDIT_CARD|3782 822463 10005›",
                "‹CREDIT_CARD|6011.1111.1111.1117›",
                "‹CREDIT_CARD|3530/1113/3330/0000›",
                "‹CREDIT_CARD|2223 0031 2200 3222› ‹CREDIT_CARD|6200 0000 0000 0005›",
                "card 4 1 1 1 too short",
                "‹CREDIT_CARD|4111 1111 1111 1111› ‹CREDIT_CARD_EXPIRATION|12/27› ‹CVV|123›",
                "card: ‹CREDIT_CARD|4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1›",
                "card number ‹CREDIT_CARD|0123 0123 0123 0123›",
                "maestro ‹CREDIT_CARD|6759649826438453›",
            ],
        );
    }

    #[test]
    fn other_numbers_are_left_alone() {
        testing::check(
            &RECOGNIZER,
            &[
                "4111 1111 1111 1112",
                "41111111111111111111 4111111111111111a x4111111111111111",
                "1.4111111111111111 4111111111111111.5 4111-1111-1111-1111-2",
                "0000000000000000 serial number: 4111111111111111",
                "IMEI 490154203237518",
                "2024-01-15 12:30:45 1234567890123456",
            ],
        );
    }

    #[test]
    fn masked_cards_need_a_word() {
        testing::check(
            &RECOGNIZER,
            &[
                "card ending in ‹CREDIT_CARD|**** 1234›",
                "‹CREDIT_CARD|**** **** **** 1234›",
                "Visa ‹CREDIT_CARD|XXXX-XXXX-XXXX-4242›, Visa ‹CREDIT_CARD|•••• 4242›",
                "‹CREDIT_CARD|4111 11** **** 1111›",
                "fax 1234, max 12, ** 12",
            ],
        );
    }

    #[test]
    fn brands_are_told_apart() {
        for (digits, name) in [
            ("4111111111111111", "visa"),
            ("378282246310005", "american_express"),
            ("2720990000000007", "mastercard"),
            ("6011111111111117", "discover"),
            ("3530111333300000", "jcb"),
        ] {
            assert_eq!(brand(digits).map(|brand| brand.name), Some(name));
        }
        assert!(brand("9999999999999999").is_none());
    }
}
