//! Values that keep their outline: digit for digit, capital for capital.

use super::random::Random;

/// Random characters of the same class in every place; punctuation stays. `None` when nothing would change.
pub(super) fn shaped(value: &str, random: &mut Random) -> Option<String> {
    let mut first_digit = true;
    let made: String = value
        .chars()
        .map(|c| {
            if c.is_ascii_digit() {
                // A number keeps its length: no zero where there was none.
                let digit = if first_digit && c != '0' { nonzero(random) } else { random.digit() };
                first_digit = false;
                return digit;
            }
            if c.is_alphabetic() || c.is_numeric() {
                first_digit = true;
            }
            like(c, random)
        })
        .collect();
    (made != value).then_some(made)
}

/// As [`shaped`], digits only; letters stay. For values whose letters are units or words of the language.
pub(super) fn redigited(value: &str, random: &mut Random) -> Option<String> {
    let mut previous = None;
    let made: String = value
        .chars()
        .map(|c| {
            let leading = !previous.is_some_and(|p: char| p.is_ascii_digit() || p == '.' || p == ',');
            previous = Some(c);
            match c {
                '0' if leading => '0',
                '1'..='9' if leading => nonzero(random),
                '0'..='9' => random.digit(),
                c => like_digit(c, random),
            }
        })
        .collect();
    (made != value).then_some(made)
}

fn nonzero(random: &mut Random) -> char {
    char::from(b'1' + random.below(9) as u8)
}

/// Digits of other scripts come in blocks of ten.
fn like_digit(c: char, random: &mut Random) -> char {
    const ZEROS: [u32; 8] = [0x0660, 0x06F0, 0x0966, 0x09E6, 0x0A66, 0x0E50, 0x1040, 0xFF10];
    let zero = ZEROS.iter().find(|zero| (**zero..**zero + 10).contains(&(c as u32)));
    zero.and_then(|zero| char::from_u32(zero + random.below(10) as u32)).unwrap_or(c)
}

/// Another character of the same script and case.
fn like(c: char, random: &mut Random) -> char {
    let mut from = |range: std::ops::RangeInclusive<char>| {
        let (low, high) = (*range.start() as u32, *range.end() as u32);
        char::from_u32(low + random.below((high - low + 1) as usize) as u32).unwrap_or(c)
    };
    match c {
        'a'..='z' => from('a'..='z'),
        'A'..='Z' => from('A'..='Z'),
        'а'..='я' => from('а'..='ш'),
        'А'..='Я' => from('А'..='Ш'),
        'α'..='ω' => from('α'..='ρ'),
        'Α'..='Ω' => from('Α'..='Ρ'),
        'ぁ'..='ん' => from('さ'..='ほ'),
        'ァ'..='ン' => from('サ'..='ホ'),
        '가'..='힣' => from('가'..='힣'),
        '一'..='鿿' => from('一'..='龠'),
        'ऀ'..='ॿ' if c.is_alphabetic() && !is_sign(c) => from('क'..='ह'),
        'א'..='ת' => from('א'..='ת'),
        'ا'..='ي' => from('ب'..='غ'),
        c if c.is_lowercase() => from('a'..='z'),
        c if c.is_uppercase() => from('A'..='Z'),
        c => like_digit(c, random),
    }
}

/// Devanagari vowel signs lean on the letter before them.
fn is_sign(c: char) -> bool {
    matches!(c, '\u{900}'..='\u{903}' | '\u{93A}'..='\u{94F}' | '\u{962}' | '\u{963}')
}

/// Writes `made` in the capitals of `original`.
pub(super) fn in_case_of(original: &str, made: &str) -> String {
    let letters = || original.chars().filter(|c| c.is_alphabetic());
    let upper = letters().filter(|c| c.is_uppercase()).count();
    let lower = letters().filter(|c| c.is_lowercase()).count();
    if lower > 0 && upper == 0 {
        made.to_lowercase()
    } else if upper > 1 && lower == 0 {
        made.to_uppercase()
    } else if letters().next().is_some_and(char::is_uppercase) {
        let mut rest = made.chars();
        rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
    } else {
        made.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replace::keyed::Keyed;
    use blackbar_core::Secret;

    fn random() -> Random {
        Random::new(&Keyed::new(Secret::new([9; 32])), &["shape"], 0)
    }

    #[test]
    fn the_outline_stays() {
        let outline = |text: &str| -> String {
            text.chars()
                .map(|c| match c {
                    c if c.is_numeric() => '9',
                    c if c.is_lowercase() => 'a',
                    c if c.is_uppercase() => 'A',
                    c => c,
                })
                .collect()
        };
        for value in ["GID-45434", "ab12 CD", "Ünïcode 7", "Иванов-5", "٣٤"] {
            let made = shaped(value, &mut random()).expect("something changes");
            assert_eq!(outline(&made), outline(value), "{value} became {made}");
            assert_ne!(made, value);
        }
        assert_eq!(shaped("--", &mut random()), None);
        assert_eq!(shaped("", &mut random()), None);
    }

    #[test]
    fn words_stay_when_only_digits_change() {
        let made = redigited("$1,094.50 per month", &mut random()).expect("digits change");
        assert!(made.ends_with(" per month") && made.starts_with('$') && !made.starts_with("$0"), "{made}");
    }

    #[test]
    fn capitals_are_kept() {
        for (original, expected) in [
            ("JOHN", "MARK"),
            ("john", "mark"),
            ("John", "Mark"),
            ("McDonald", "Mark"),
            ("J", "Mark"),
            ("山田", "Mark"),
        ] {
            assert_eq!(in_case_of(original, "Mark"), expected, "{original}");
        }
    }
}
