//! Expiry dates of cards: month and year behind a word for it. A day as well ("expires 31.12.2024") makes it a date
//! like any other, unless a card stands nearby.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::after_cue::value_start;
use super::context::BEHIND;
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Finds expiry dates.
pub static RECOGNIZER: Recognizer = Recognizer {
    name: "card_expiry",
    labels: &[Label::CreditCardExpiration],
    trigger: Trigger::Words(&[MeaningKind::Cue(Cue::CardExpiry)]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let cue = scan.hit(index).range;
    let Some((start, _)) = value_start(scan, cue.end()) else { return };
    let Some(len) = month_year(scan.ahead(start, 24)).or_else(|| named_month(scan, start)) else { return };
    let range = TextRange::at(start, len);
    let card = scan.context(cue, Cue::Card).max(scan.context(cue, Cue::CardCode)) >= BEHIND;
    let likelihood = if card { 0.95 } else { 0.75 };
    let labels = Likelihoods::one(Label::CreditCardExpiration, likelihood).with(Label::DateInterval, 0.4);
    sink.push_labels(range, labels, Evidence::PATTERN.and(Evidence::CONTEXT));
}

/// The length of "02/28", "2/2028", "02-28", "02 / 2028", "0228", "2028-02" at the start of `text`.
pub(super) fn month_year(text: &str) -> Option<usize> {
    let first = text.bytes().take_while(u8::is_ascii_digit).count();
    let is_month = |digits: &str| digits.parse::<u8>().is_ok_and(|month| (1..=12).contains(&month));
    let is_year = |digits: &str| match digits.len() {
        2 => digits.parse::<u8>().is_ok_and(|year| year < 60 || year > 90),
        4 => digits.starts_with("19") || digits.starts_with("20"),
        _ => false,
    };
    let rest = &text[first..];
    let gap = rest.bytes().take_while(|byte| *byte == b' ').count();
    let sign = rest[gap..].bytes().next().filter(|byte| matches!(byte, b'/' | b'-' | b'.'));
    let len = match sign {
        Some(_) => {
            let behind = &rest[gap + 1..];
            let blank = behind.bytes().take_while(|byte| *byte == b' ').count();
            let second = behind[blank..].bytes().take_while(u8::is_ascii_digit).count();
            let (head, tail) = (&text[..first], &behind[blank..blank + second]);
            let fits = (first <= 2 && is_month(head) && is_year(tail))
                || (first == 4 && is_year(head) && second == 2 && is_month(tail));
            (fits && gap <= 1 && blank <= 1).then_some(first + gap + 1 + blank + second)?
        }
        None if first == 4 && is_month(&text[..2]) && is_year(&text[2..4]) && !is_year(&text[..4]) => 4,
        None => return None,
    };
    let goes_on = text[len..].starts_with(|c: char| c.is_alphanumeric())
        || (text[len..].starts_with(['/', '-', '.'])
            && text[len + 1..].starts_with(|c: char| c.is_ascii_digit()));
    (!goes_on).then_some(len)
}

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// "July 2023", "Sept. '25", "mars 2026": a month's name and a year.
fn named_month(scan: &Scan<'_>, start: usize) -> Option<usize> {
    let text = scan.ahead(start, 28);
    let known = scan
        .hits_between(start, start + 1)
        .iter()
        .filter(|hit| hit.meanings().iter().any(|meaning| matches!(meaning, Meaning::Month(_))))
        .map(|hit| hit.range.len())
        .max();
    let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let english = text.get(..3).is_some_and(|head| MONTHS.contains(&head.to_ascii_lowercase().as_str()))
        && letters >= 3;
    let word = known.or(english.then_some(letters))?;
    let rest = text.get(word..)?;
    let gap = rest.len() - rest.trim_start_matches(['.', ',', ' ', '/', '-', '\'', '\u{2019}']).len();
    let year = rest[gap..].bytes().take_while(u8::is_ascii_digit).count();
    let ends = !rest[gap + year..].starts_with(|c: char| c.is_alphanumeric());
    (matches!(year, 2 | 4) && gap > 0 && gap <= 4 && ends).then_some(word + gap + year)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn expiry_dates_by_their_word() {
        testing::check(
            &RECOGNIZER,
            &[
                "Expires: ‹CREDIT_CARD_EXPIRATION|July 2023›; Exp: ‹CREDIT_CARD_EXPIRATION|02/28›",
                "valid thru ‹CREDIT_CARD_EXPIRATION|07/2026›, exp ‹CREDIT_CARD_EXPIRATION|0228›",
                "gültig bis ‹CREDIT_CARD_EXPIRATION|03-27›",
                "expiry date ‹CREDIT_CARD_EXPIRATION|2027-03›.",
                "expires 13/28, expires 02/28/2024, expires soon, exp 2028",
                "expires on March 3, 2024",
            ],
        );
    }
}
