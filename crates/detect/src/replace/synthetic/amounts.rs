//! Ages, sums, doses, durations: other figures in the same form.

use super::Context;
use super::random::Random;
use super::shape::{in_case_of, redigited};
use crate::analysis::numbers::{in_words, to_english};

/// An age one to five years off, in figures or words; spans move as a whole.
pub(super) fn age(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let step = [1, 2, 3, 4, 5, -1, -2, -3, -4, -5][random.below(10)];
    if value.chars().any(|c| c.is_ascii_digit()) {
        let lowest = figures(value).min()?;
        let step = if lowest + step < 1 { step.abs() } else { step };
        let step = if lowest + step > 115 { -step.abs() } else { step };
        return Some(with_figures(value, |number| number + step));
    }
    decade(value, random).or_else(|| in_other_words(value, step, context, random))
}

/// The numbers written in figures.
fn figures(value: &str) -> impl Iterator<Item = i64> {
    value.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok())
}

fn with_figures(value: &str, change: impl Fn(i64) -> i64) -> String {
    let mut made = String::with_capacity(value.len());
    let mut digits = String::new();
    for c in value.chars().map(Some).chain([None]) {
        match c {
            Some(c) if c.is_ascii_digit() => digits.push(c),
            other => {
                if !digits.is_empty() {
                    let number = digits.parse::<i64>().map_or(0, &change).max(0);
                    made.push_str(&format!(
                        "{number:0width$}",
                        width = if digits.starts_with('0') { digits.len() } else { 1 }
                    ));
                    digits.clear();
                }
                made.extend(other);
            }
        }
    }
    made
}

/// "in his forties".
fn decade(value: &str, random: &mut Random) -> Option<String> {
    const DECADES: [&str; 8] =
        ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"];
    let folded = value.to_lowercase();
    let at = DECADES.iter().position(|decade| folded.contains(decade))?;
    let near = if at == 0 || (at + 1 < DECADES.len() && random.below(2) == 0) { at + 1 } else { at - 1 };
    let start = folded.find(DECADES[at])?;
    let end = start + DECADES[at].len();
    Some(format!(
        "{}{}{}",
        value.get(..start)?,
        in_case_of(value.get(start..end)?, DECADES[near]),
        value.get(end..)?
    ))
}

/// A number in words becomes another: English by rule, other languages from their tables.
fn in_other_words(value: &str, step: i64, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let number = in_words(value)?;
    let target = if number + step < 1 { number + step.abs() } else { number + step };
    if context.vocabulary.code == "en" {
        let words = in_case_of(value, &to_english(target)?);
        // What stands behind the number ("years old") stays.
        let folded = value.to_lowercase();
        let spelled = to_english(number)?;
        let spaced = spelled.replace('-', " ");
        let old = [spelled, spaced].into_iter().find(|old| folded.contains(old.as_str()))?;
        let start = folded.find(&old)?;
        return Some(format!("{}{words}{}", value.get(..start)?, value.get(start + old.len()..)?));
    }
    let table = context.profile?.number_words;
    let folded = value.to_lowercase();
    let (_, old) = table
        .iter()
        .flat_map(|(number, words)| words.iter().map(move |word| (number, *word)))
        .filter(|(_, word)| folded.contains(*word))
        .max_by_key(|(_, word)| word.len())?;
    let (_, words) = table.get(random.below(table.len()))?;
    let start = folded.find(old)?;
    let end = start + old.len();
    Some(format!(
        "{}{}{}",
        value.get(..start)?,
        in_case_of(value.get(start..end)?, words.first()?),
        value.get(end..)?
    ))
}

/// Sums, doses, durations, statistics: other digits; a share stays a share.
pub(super) fn amount(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let has_digits = value.chars().any(char::is_numeric);
    if !has_digits {
        let step = random.between(1, 9);
        return in_other_words(value, step, context, random);
    }
    let share = value.contains('%') || value.to_lowercase().contains("percent");
    if share && figures(value).all(|number| number <= 100) {
        return redigited(&with_figures(value, |number| if number == 100 { 50 } else { number }), random);
    }
    redigited(value, random)
}
