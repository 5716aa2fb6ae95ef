//! Amounts as people write them: 1,234.56, 1.234,56, 1 234, ₹1,00,000, "sixty-five", 10-20. Shared by money, doses,
//! durations, ages and measures.

use blackbar_core::TextRange;

use super::choices::{Choices, one_of};
use super::pieces::{Digits, char_at, char_before, is_one_of, word_before};
use super::spelled_numbers::number_words_at;
use crate::scan::Scan;

/// A number in figures or words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Amount {
    pub(super) range: TextRange,
    /// Its whole part; `u64::MAX` for what no amount reaches.
    pub(super) whole: u64,
    /// Written with a decimal or grouping sign.
    pub(super) signed: bool,
    /// Written in words.
    pub(super) words: bool,
}

/// An amount with the range of two that it ends, or its own.
pub(crate) type Span = (Amount, TextRange);

impl Amount {
    pub(super) fn end(self) -> usize {
        self.range.end()
    }
}

/// The amount that begins at `at`, in figures or words.
pub(super) fn amount_at(scan: &Scan<'_>, at: usize) -> Option<Amount> {
    if scan.text.as_bytes().get(at)?.is_ascii_digit() {
        return figures_at(scan.text, at);
    }
    let Digits { range, value } = number_words_at(scan, at)?;
    Some(Amount { range, whole: value.into(), signed: false, words: true })
}

/// Figures with grouping and decimals, from their first digit.
pub(super) fn figures_at(text: &str, at: usize) -> Option<Amount> {
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    if !is_digit(at) || at > 0 && is_digit(at - 1) || is_inside_number(text, at) {
        return None;
    }
    let run = |from: usize| (from..).take(20).take_while(|at| is_digit(*at)).count();
    let mut end = at + run(at);
    let mut whole = value_of(&bytes[at..end]);
    let first = end - at;
    let mut signed = false;
    let mut separator = 0;
    for _ in 0..6 {
        let sign = match bytes.get(end) {
            Some(sign @ (b',' | b'.' | b'\'')) => *sign,
            Some(b' ') if first <= 3 => b' ',
            _ => break,
        };
        let len = run(end + 1);
        // Groups of three, of two in India; a blank groups only where nothing else does.
        let grouped =
            first <= 3 && (separator == 0 || separator == sign) && !(first == 1 && bytes[at] == b'0');
        let indian = len == 2 && sign == b',' && bytes.get(end + 3) == Some(&b',') && is_digit(end + 4);
        if grouped && (len == 3 || indian) {
            // "1.234" is one thousand in half the world; either way it is one amount.
            let group = value_of(&bytes[end + 1..end + 1 + len]);
            whole = whole.saturating_mul(if indian { 100 } else { 1000 }).saturating_add(group);
            (end, separator, signed) = (end + 1 + len, sign, true);
        } else if matches!(sign, b',' | b'.') && len > 0 && sign != separator {
            (end, signed) = (end + 1 + len, true);
            break;
        } else {
            break;
        }
    }
    if let Some(c @ ('½' | '¼' | '¾')) = char_at(text, end) {
        end += c.len_utf8();
    }
    Some(Amount { range: TextRange::new(at, end), whole, signed, words: false })
}

/// The figures at `at` go on from earlier ones: the "234" of "1.234".
fn is_inside_number(text: &str, at: usize) -> bool {
    let bytes = text.as_bytes();
    at >= 2 && matches!(bytes[at - 1], b'.' | b',') && bytes[at - 2].is_ascii_digit()
}

fn value_of(digits: &[u8]) -> u64 {
    digits.iter().fold(0u64, |value, digit| value.saturating_mul(10).saturating_add(u64::from(digit - b'0')))
}

/// The amount, or a range of two: 10-20, five to ten, 10 bis 20.
pub(super) fn span_at(scan: &Scan<'_>, at: usize) -> Option<Span> {
    scan.spans.at(at, || read_span(scan, at))
}

fn read_span(scan: &Scan<'_>, at: usize) -> Option<Span> {
    const BETWEEN: &[&str] = &["between", "zwischen", "entre", "tra", "fra", "между", "tussen", "між"];
    const AND: &Choices = &Choices::new(&[" and ", " und ", " y ", " et ", " e ", " и ", " en "]);
    #[rustfmt::skip]
const TO: &Choices = &Choices::new(&[
    "-", " - ", "\u{2013}", " \u{2013} ", " to ", "-to-", " bis ", " à ", " a ", " tot ", " до ", "~",
    "\u{301C}", " or ", " oder ", " ou ", " o ", " или ", " of ", "/",
]);
    let text = scan.text;
    let first = amount_at(scan, at)?;
    let next = one_of(text, first.end(), TO).or_else(|| {
        let next = one_of(text, first.end(), AND)?;
        is_one_of(word_before(text, at).of(text), BETWEEN).then_some(next)
    });
    let second = next
        .and_then(|next| amount_at(scan, next))
        .filter(|second| second.whole > first.whole && second.words == first.words);
    let range = second.map_or(first.range, |second| first.range.cover(second.range));
    Some((second.unwrap_or(first), range))
}

/// Whether nothing before `at` makes the figures part of a word, a code or another number.
pub(super) fn opens(text: &str, at: usize) -> bool {
    match char_before(text, at) {
        None => true,
        Some('.' | ',' | ':' | '-' | '/' | '\u{2013}') => {
            let before = char_before(text, at - char_before(text, at).map_or(0, char::len_utf8));
            let sign = char_before(text, at);
            // "Edad:18" is a value behind its label.
            before.is_none_or(|c| !c.is_ascii_digit() && (sign == Some(':') || !c.is_ascii_alphabetic()))
        }
        Some('_' | '#' | '@' | '\\') => false,
        Some(c) => !c.is_alphanumeric() || super::pieces::is_unspaced(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_with_their_signs() {
        for (text, covered, whole) in [
            ("1,234.56 x", "1,234.56", 1234),
            ("1.234,56 x", "1.234,56", 1234),
            ("1 234,5 x", "1 234,5", 1234),
            ("1,00,000", "1,00,000", 100_000),
            ("94.50", "94.50", 94),
            ("5000円", "5000", 5000),
            ("10, 20", "10", 10),
            ("2.5", "2.5", 2),
            ("0.125", "0.125", 0),
            ("12 345 678", "12 345 678", 12_345_678),
            ("1½", "1½", 1),
        ] {
            let amount = figures_at(text, 0).unwrap();
            assert_eq!((amount.range.of(text), amount.whole), (covered, whole), "{text}");
        }
    }
}
