//! Numbers said digit by digit, as transcripts have them: "my social is one two three …", "call me at five five five
//! oh one nine nine", "kundennummer vier vier sieben eins zwei".
//!
//! A word before the row says what it is; without one only a row of seven or more is a number, and counting ("one two
//! three four …") is none.

use blackbar_core::{Evidence, Label, TextRange};

use super::checksums::luhn;
use super::countries;
use super::reading::{Word, skip_blanks, skip_blanks_before, word_at, word_before};
use super::spelled_numbers::is_ordinal;
use crate::scan::{Anchor, Cue, Hit, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static SPELLED_DIGITS: Recognizer = Recognizer {
    name: "spelled_digits",
    labels: &[
        Label::PhoneNumber,
        Label::CreditCard,
        Label::Cvv,
        Label::Ssn,
        Label::AccountNumber,
        Label::BankAccount,
        Label::RoutingNumber,
        Label::HealthcareNumber,
        Label::PassportNumber,
        Label::DriverLicense,
        Label::LocationZip,
        Label::Password,
        Label::NumericalPii,
    ],
    trigger: Trigger::Words(&[MeaningKind::NumberWord]),
    check,
};

/// Digits at most in a row: more than anybody says.
const MOST: usize = 4096;
/// Everyday words looked at before the first listed digit.
const MOST_BEFORE: usize = 8;
/// Without an announcing word a row must have so many.
const ALONE: usize = 7;
/// How far before the row its word may stand, in bytes.
const CUE_BEFORE: usize = 64;

/// Digits that are everyday words and stand in no table.
const ALSO: &[(&str, u8)] = &[
    ("sei", 6),
    ("neuf", 9),
    ("een", 1),
    ("una", 1),
    ("uma", 1),
    ("meia", 6),
    ("oh", 0),
    ("o", 0),
    ("nought", 0),
    ("naught", 0),
    ("एक", 1),
    ("दो", 2),
    ("un", 1),
    ("um", 1),
    ("ein", 1),
];
/// "double five", "triple zero".
const TIMES: &[(&str, usize)] =
    &[("double", 2), ("triple", 3), ("doble", 2), ("triple", 3), ("dobbel", 2), ("doppel", 2)];

/// A row of digits in words.
struct Row {
    range: TextRange,
    digits: Vec<u8>,
    /// The numbers as said: "ten" is one.
    values: Vec<u16>,
}

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    if value_of(scan, hit.range.start()).is_none() || sink.covers(hit.range.start()) {
        return;
    }
    let mut start = hit.range.start();
    for _ in 0..MOST_BEFORE {
        let Some(before) =
            word_before(scan, skip_joint_before(scan, start)).filter(|word| word.range.end() < start)
        else {
            break;
        };
        let listed = value_of(scan, before.range.start()).is_some_and(|(_, end)| end == before.range.end());
        if !listed && times(&before).is_none() {
            break;
        }
        // The row was read from its first word, unless that is in no table.
        if listed && also(&before).is_none() {
            return;
        }
        start = before.range.start();
    }
    let Some(row) = read(scan, start) else { return };
    let announced = announced_by(scan, row.range.start());
    let Some((label, likelihood)) = judge(&row, announced) else { return };
    let evidence =
        if announced.is_some() { Evidence::PATTERN.and(Evidence::CONTEXT) } else { Evidence::PATTERN };
    sink.push(row.range, label, likelihood, evidence);
}

fn also(word: &Word<'_>) -> Option<u8> {
    let lower = word.text.to_lowercase();
    ALSO.iter().find(|(text, _)| *text == lower).map(|(_, value)| *value)
}

fn times(word: &Word<'_>) -> Option<usize> {
    let lower = word.text.to_lowercase();
    TIMES.iter().find(|(text, _)| *text == lower).map(|(_, count)| *count)
}

/// The value of the number word at `at`, and where it ends. Ordinals are none.
fn value_of(scan: &Scan<'_>, at: usize) -> Option<(u16, usize)> {
    let word = word_at(scan, at)?;
    if let Some(value) = also(&word) {
        return Some((u16::from(value), word.range.end()));
    }
    if is_ordinal(word.text) {
        return None;
    }
    scan.hits_between(at, at + 1).iter().filter(|hit| hit.range.end() <= word.range.end()).rev().find_map(
        |hit| {
            let value = hit.meanings().iter().find_map(|meaning| match meaning {
                Meaning::NumberWord(value) => Some(*value),
                _ => None,
            })?;
            Some((value, hit.range.end()))
        },
    )
}

/// Blanks, a comma or a hyphen between two digits.
fn skip_joint(scan: &Scan<'_>, at: usize) -> usize {
    let past = at + usize::from(matches!(scan.ahead(at, 1), "," | "-"));
    skip_blanks(scan, past, 2)
}

fn skip_joint_before(scan: &Scan<'_>, at: usize) -> usize {
    let left = skip_blanks_before(scan, at, 2);
    if left > 0 && matches!(scan.behind(left, 1), "," | "-") { left - 1 } else { left }
}

fn read(scan: &Scan<'_>, start: usize) -> Option<Row> {
    let mut row = Row { range: TextRange::at(start, 0), digits: Vec::new(), values: Vec::new() };
    let mut at = start;
    while row.digits.len() < MOST {
        let Some(word) = word_at(scan, at) else { break };
        let (repeat, digit_at) = match times(&word) {
            Some(count) => (count, skip_blanks(scan, word.range.end(), 1)),
            None => (1, at),
        };
        let Some((value, end)) = value_of(scan, digit_at) else { break };
        match value {
            0..=9 => row.digits.extend(std::iter::repeat_n(value as u8, repeat)),
            10..=99 => row.digits.extend([(value / 10) as u8, (value % 10) as u8]),
            // "eight hundred five five five …"
            100 if !row.digits.is_empty() => row.digits.extend([0, 0]),
            _ => break,
        }
        row.values.push(value);
        row.range = TextRange::new(start, end);
        let next = skip_joint(scan, end);
        if next == end {
            break;
        }
        at = next;
    }
    (row.digits.len() >= 3).then_some(row)
}

/// What the last announcing word before the row says.
fn announced_by(scan: &Scan<'_>, start: usize) -> Option<Label> {
    let hits = scan.hits_between(start.saturating_sub(CUE_BEFORE), start);
    let behind = scan.behind(start, CUE_BEFORE);
    let reaches = |hit: &&Hit| {
        let gap = TextRange::new(hit.range.end().min(start), start).of(scan.text);
        hit.range.end() <= start && gap.len() <= behind.len() && !gap.contains(['\n', crate::scan::BORDER])
    };
    hits.iter()
        .filter(reaches)
        .filter_map(|hit| label_of(hit).map(|label| (hit.range.end(), hit.range.len(), label)))
        .max_by_key(|(end, length, _)| (*end, *length))
        .map(|(_, _, label)| label)
}

fn label_of(hit: &Hit) -> Option<Label> {
    hit.meanings().iter().find_map(|meaning| match meaning {
        Meaning::Scheme(index) => countries::scheme(*index).map(|scheme| scheme.label),
        Meaning::Cue(cue) => Some(match cue {
            Cue::Phone => Label::PhoneNumber,
            Cue::Card => Label::CreditCard,
            Cue::CardCode => Label::Cvv,
            Cue::NationalId | Cue::TaxId => Label::Ssn,
            Cue::Account => Label::AccountNumber,
            Cue::BankAccount => Label::BankAccount,
            Cue::Routing => Label::RoutingNumber,
            Cue::HealthNumber => Label::HealthcareNumber,
            Cue::Passport => Label::PassportNumber,
            Cue::DriverLicense => Label::DriverLicense,
            Cue::Zip => Label::LocationZip,
            Cue::Password => Label::Password,
            Cue::Numerical => Label::NumericalPii,
            _ => return None,
        }),
        _ => None,
    })
}

fn judge(row: &Row, announced: Option<Label>) -> Option<(Label, f32)> {
    let count = row.digits.len();
    let text: Vec<u8> = row.digits.iter().map(|digit| b'0' + digit).collect();
    if (15..=16).contains(&count) && luhn(&text) {
        return Some((Label::CreditCard, 0.93));
    }
    let fits = |label: Label| match label {
        Label::Cvv => (3..=4).contains(&count),
        Label::LocationZip => matches!(count, 4..=6 | 9),
        Label::PhoneNumber => (6..=15).contains(&count),
        _ => count >= 4,
    };
    if let Some(label) = announced.filter(|label| fits(*label)) {
        return Some((label, 0.85));
    }
    let counting = row.values.windows(2).all(|pair| pair[1] == pair[0] + 1 || pair[1] + 1 == pair[0]);
    match count {
        _ if counting || count < ALONE => None,
        7 | 10 | 11 => Some((Label::PhoneNumber, 0.7)),
        _ => Some((Label::NumericalPii, 0.65)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn rows_of_digits_are_what_is_said_before_them() {
        check(
            &SPELLED_DIGITS,
            &[
                "my social is ‹SSN|one two three four five six seven eight nine› okay",
                "call me at ‹PHONE_NUMBER|five five five one two three four› thanks",
                "my card number is ‹CREDIT_CARD|four five three nine one four eight eight zero three four three six four six seven› and",
                "or on ‹PHONE_NUMBER|five five five oh one nine nine›",
                "phone number is ‹PHONE_NUMBER|eight hundred five five five double zero one two›.",
                "meiner rechnung kundennummer ‹ACCOUNT_NUMBER|vier vier sieben eins zwei› ich wohne",
                "confirm your zip code sure it's ‹LOCATION_ZIP|nine seven two one four› and",
            ],
        );
    }

    #[test]
    fn counting_and_talk_are_none() {
        check(
            &SPELLED_DIGITS,
            &[
                "one two three four five six seven eight nine ten",
                "one or two, three at most; nine to five",
                "twenty two people and five dogs",
                "the first second third fourth fifth sixth seventh",
                "account for two of the three",
            ],
        );
    }
}
