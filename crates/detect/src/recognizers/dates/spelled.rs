//! Days and years in words: "fourth", "twenty-first", "nineteen 86", "two thousand and five".

use blackbar_core::TextRange;

use super::shape::{YEARS, full_year};
use crate::recognizers::choices::one_of;
use crate::recognizers::pieces::{digits_at, ends_word};
use crate::recognizers::spelled_numbers::number_words_at;
use crate::scan::Scan;

/// A day of the month in words.
pub(super) fn day_at(scan: &Scan<'_>, at: usize) -> Option<(u32, TextRange)> {
    let number = number_words_at(scan, at)?;
    (1..=31).contains(&number.value).then_some((number.value, number.range))
}

/// A year in words, or half in words: centuries and years are spoken apart.
pub(super) fn year_at(scan: &Scan<'_>, at: usize) -> Option<(i32, TextRange)> {
    let text = scan.text;
    let first = number_words_at(scan, at)?;
    let value = i32::try_from(first.value).ok()?;
    if YEARS.contains(&value) {
        return Some((value, first.range));
    }
    let century = match value {
        10..=21 => value * 100,
        // "'86" is also spoken without its century.
        32..=99 => return Some((full_year(first.value), first.range)),
        _ => return None,
    };
    let next = one_of(text, first.end(), &[" ", "-", " oh ", " o ", "-oh-"])?;
    let rest = number_words_at(scan, next)
        .or_else(|| digits_at(text, next, 2).filter(|digits| ends_word(text, digits.end())));
    match rest {
        // "nineteen oh five": the zero is a word of its own.
        Some(zero) if zero.value == 0 && zero.len() > 1 => {
            let next = one_of(text, zero.end(), &[" ", "-"])?;
            let unit = number_words_at(scan, next).filter(|unit| (1..=9).contains(&unit.value))?;
            Some((century + unit.value as i32, TextRange::new(at, unit.end())))
        }
        Some(rest) if rest.value < 100 => Some((century + rest.value as i32, TextRange::new(at, rest.end()))),
        _ => None,
    }
}
