//! Words said letter by letter, and codes of letters and digits: "p a t t e r s o n", "D four two six".

use super::Word;
use super::numbers::{digit, heard_as};

/// Fewer letters in a row are abbreviations: "the F B I". Letters that were heard as one spelled word need one less.
const FEWEST_LETTERS: usize = 4;
/// Characters of the shortest code of letters and digits.
const SHORTEST_CODE: usize = 4;
/// Letters that are words of their own: they begin no code.
const WORDS: &[char] = &['a', 'i', 'o'];

/// The letters or the digit that a word spells, and whether it was one word for several: "w", "W-I-L-L", "four", "7".
fn spelled(word: &Word<'_>) -> Option<(String, bool)> {
    let core = word.core.as_str();
    if let Some(digit) = digit(core).filter(|_| core.len() > 1) {
        return Some((digit.to_string(), false));
    }
    if is_short_code(core) {
        return Some((core.to_owned(), false));
    }
    let letters: Vec<char> = core.split('-').map(|part| part.parse::<char>().ok()).collect::<Option<_>>()?;
    let plain = letters.iter().all(|letter| letter.is_alphanumeric());
    plain.then(|| (letters.iter().collect(), letters.len() > 1))
}

/// "b228": a letter or two and digits that were heard as one word.
fn is_short_code(core: &str) -> bool {
    let letters = core.bytes().take_while(u8::is_ascii_lowercase).count();
    let digits = core.len() - letters;
    (1..=2).contains(&letters)
        && (2..=6).contains(&digits)
        && core.bytes().skip(letters).all(|byte| byte.is_ascii_digit())
}

/// Digits of a code that were heard as a number or as a word that sounds like one: "B two two eight for 1906".
fn more_digits(words: &[Word<'_>], at: usize, read: &str) -> Option<(String, bool)> {
    if read.len() < 3 || !read.ends_with(|character: char| character.is_ascii_digit()) {
        return None;
    }
    let core = &words.get(at)?.core;
    if (2..=4).contains(&core.len()) && core.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some((core.clone(), false));
    }
    heard_as(words, at).map(|group| (group.digits, false))
}

/// A spelling from word `at` on: how many words, and what they read.
pub(super) fn code(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    let mut read = String::new();
    let (mut used, mut together) = (0, false);
    for (index, word) in words.iter().enumerate().skip(at) {
        if word.is_hesitation() && used > 0 {
            continue;
        }
        let Some((letters, joined)) = spelled(word).or_else(|| more_digits(words, index, &read)) else {
            break;
        };
        read.push_str(&letters);
        together |= joined;
        used = index + 1 - at;
        if word.ends_sentence() {
            break;
        }
    }
    let letters = read.chars().take_while(|character| character.is_alphabetic()).count();
    let all = read.chars().count();
    if letters == all {
        let fewest = FEWEST_LETTERS - usize::from(together);
        let mut characters = read.chars();
        let first = characters.next().filter(|_| all >= fewest)?;
        return Some((used, first.to_uppercase().chain(characters).collect()));
    }
    // Numbers are read elsewhere; "a four one five number" and "I two ..." begin with a word.
    let first = read.chars().next()?;
    let begins = letters > 1 || letters == 1 && !WORDS.contains(&first);
    (begins && all >= SHORTEST_CODE).then(|| (used, read.to_uppercase()))
}
