//! Sentences that are nothing but digits or letters: the answer to a question that names what it is, which somebody else asked
//! or nobody recorded. Detection gets to read what such an answer is most often, so that no number is left because it stands alone.

use super::{Word, letters, numbers};

/// As many digits are a telephone number.
const PHONE: usize = 7;
/// Fewer are just a number.
const FEWEST: usize = 4;

/// The answer that begins at word `at`: how many words, and what they read.
pub(super) fn answer(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    let begins = at == 0 || words.get(at - 1).is_some_and(Word::ends_sentence);
    if !begins {
        return None;
    }
    if let Some((used, reads)) = letters::code(words, at).filter(|(used, _)| ends(words, at + used)) {
        let says = if reads.contains(|c: char| c.is_ascii_digit()) { "my code is" } else { "my name is" };
        return Some((used, format!("{says} {reads}")));
    }
    let (used, reads) = spoken(words, at).or_else(|| written(words, at))?;
    if !ends(words, at + used) {
        return None;
    }
    if let Some(date) = date(&reads) {
        return Some((used, date));
    }
    let digits: String = reads.chars().filter(char::is_ascii_digit).collect();
    match digits.len() {
        PHONE => Some((used, format!("my phone number is {} {}", &digits[..3], &digits[3..]))),
        FEWEST..PHONE => Some((used, format!("my code is {digits}"))),
        more if more > PHONE => Some((used, format!("my phone number is {reads}"))),
        _ => None,
    }
}

/// Whether the sentence ends before word `next`.
fn ends(words: &[Word<'_>], next: usize) -> bool {
    next >= words.len() || words.get(next - 1).is_some_and(Word::ends_sentence)
}

/// Digits in words. "O" begins a number where nothing but digits follows.
fn spoken(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    let first = words.get(at)?.core.as_str();
    if matches!(first, "o" | "oh") {
        let (used, reads) = numbers::digits(words, at + 1)?;
        return Some((used + 1, format!("0{reads}")));
    }
    numbers::digits(words, at)
}

/// A number that was heard as one.
fn written(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    let core = &words.get(at)?.core;
    let year = core.len() == 4 && (core.starts_with("19") || core.starts_with("20"));
    let plain = core.len() >= FEWEST && core.bytes().all(|byte| byte.is_ascii_digit());
    (plain && !year).then(|| (1, core.clone()))
}

/// "12 29 59": month, day and year.
fn date(reads: &str) -> Option<String> {
    let parts: Vec<u32> = reads.split(' ').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let [month, day, year] = parts.as_slice() else { return None };
    let plausible = (1..=12).contains(month) && (1..=31).contains(day) && reads.len() <= 10 && *year < 2100;
    (plausible && (*year < 100 || *year > 1900)).then(|| format!("{month}/{day}/{year}"))
}
