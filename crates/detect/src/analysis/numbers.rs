//! Numbers in digits and in words.

use crate::coreference::fold::fold_letters;
use crate::languages;

/// The first number of a text, in digits or words: "41", "forty-one", "twelve".
pub(crate) fn first_number(text: &str) -> Option<i64> {
    let start = text.find(|c: char| c.is_ascii_digit());
    if let Some(start) = start {
        let digits: String = text[start..].chars().take_while(char::is_ascii_digit).take(18).collect();
        return digits.parse().ok();
    }
    let decimal: String =
        text.chars().skip_while(|c| !c.is_numeric()).map_while(other_digit).take(18).collect();
    if !decimal.is_empty() {
        return decimal.parse().ok();
    }
    in_words(text)
}

/// Digits of other scripts.
fn other_digit(c: char) -> Option<char> {
    const ZEROS: [u32; 6] = [0x0660, 0x06F0, 0x0966, 0x09E6, 0x0E50, 0xFF10];
    let zero = ZEROS.iter().find(|zero| (**zero..**zero + 10).contains(&(c as u32)))?;
    char::from_digit(c as u32 - zero, 10)
}

/// A number in words: English by rule, other languages by their tables.
pub(crate) fn in_words(text: &str) -> Option<i64> {
    const MOST_WORDS: usize = 16;
    let folded = fold_letters(text);
    let (mut total, mut part, mut seen) = (0i64, 0i64, false);
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    for word in words.take(MOST_WORDS) {
        match word_value(word) {
            Some(100) => part = part.max(1) * 100,
            Some(1000) => {
                total += part.max(1) * 1000;
                part = 0;
            }
            Some(value) => part += value,
            None if matches!(word, "and" | "y" | "e" | "et" | "und") => continue,
            None if seen => break,
            None => continue,
        }
        seen = true;
    }
    seen.then_some(total + part)
}

fn word_value(word: &str) -> Option<i64> {
    english(word).or_else(|| {
        languages::ALL.iter().find_map(|language| {
            language
                .number_words
                .iter()
                .find(|(_, words)| words.iter().any(|known| fold_letters(known) == word))
                .map(|(value, _)| i64::from(*value))
        })
    })
}

const ENGLISH: [(&str, i64); 39] = [
    ("zero", 0),
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
    ("thirteen", 13),
    ("fourteen", 14),
    ("fifteen", 15),
    ("sixteen", 16),
    ("seventeen", 17),
    ("eighteen", 18),
    ("nineteen", 19),
    ("twenty", 20),
    ("thirty", 30),
    ("forty", 40),
    ("fifty", 50),
    ("sixty", 60),
    ("seventy", 70),
    ("eighty", 80),
    ("ninety", 90),
    ("hundred", 100),
    ("thousand", 1000),
    ("first", 1),
    ("second", 2),
    ("third", 3),
    ("fourth", 4),
    ("fifth", 5),
    ("sixth", 6),
    ("seventh", 7),
    ("eighth", 8),
    ("ninth", 9),
];

fn english(word: &str) -> Option<i64> {
    ENGLISH.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

/// A number below 1000 in English words: "forty-one".
pub(crate) fn to_english(number: i64) -> Option<String> {
    let name = |value: i64| ENGLISH.iter().find(|(_, known)| *known == value).map(|(name, _)| *name);
    match number {
        0..=20 => name(number).map(str::to_owned),
        21..=99 => {
            let tens = name(number / 10 * 10)?;
            if number % 10 == 0 {
                Some(tens.to_owned())
            } else {
                Some(format!("{tens}-{}", name(number % 10)?))
            }
        }
        100..=999 => {
            let hundreds = format!("{} hundred", name(number / 100)?);
            if number % 100 == 0 {
                Some(hundreds)
            } else {
                Some(format!("{hundreds} {}", to_english(number % 100)?))
            }
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read() {
        for (text, expected) in [
            ("41", Some(41)),
            ("twelve", Some(12)),
            ("Forty-One years", Some(41)),
            ("one hundred and two", Some(102)),
            ("aged 7", Some(7)),
            ("two thousand five", Some(2005)),
            ("४१", Some(41)),
            ("old", None),
            ("", None),
        ] {
            assert_eq!(first_number(text), expected, "{text}");
        }
    }

    #[test]
    fn english_words_come_back() {
        for number in 0..1000 {
            let words = to_english(number).expect("below a thousand");
            assert_eq!(in_words(&words), Some(number), "{words}");
        }
    }
}
