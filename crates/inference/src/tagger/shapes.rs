//! What the vocabularies lose: whether a token is written in capitals, and what white space stands before it. The
//! network is told both in one small number a token.

/// Of special tokens and padding.
pub(crate) const SPECIAL: u8 = 24;
/// Where a network is told how a word is known (`known_words`), that many times this is added to its shape.
pub(crate) const KNOWN_STEP: u16 = 25;

/// What the table needs of one token and of what is before it.
#[derive(Clone, Copy)]
pub(crate) struct Place<'t> {
    /// The token's own characters, without white space at their beginning.
    pub(crate) characters: &'t str,
    /// What lies between the token before and this one.
    pub(crate) before: &'t str,
    /// Nothing was read before it.
    pub(crate) first: bool,
}

/// 0 to 23.
pub(crate) fn shape(place: Place<'_>) -> u8 {
    gap(place.before, place.first) * 6 + case(place.characters)
}

/// White space as the model counts it.
pub(crate) fn is_white(character: char) -> bool {
    character.is_whitespace() || character == '\u{1e}'
}

fn gap(before: &str, first: bool) -> u8 {
    let (mut white, mut tabular) = (0usize, false);
    for character in before.chars().filter(|character| is_white(*character)) {
        if matches!(character, '\n' | '\r' | '\u{2028}' | '\u{2029}') {
            return 2;
        }
        white += 1;
        tabular |= matches!(character, '\t' | '\u{1e}');
    }
    match white {
        _ if first => 2,
        0 => 0,
        1 if !tabular => 1,
        _ => 3,
    }
}

fn case(characters: &str) -> u8 {
    let (mut upper, mut lower, mut digit) = (0usize, 0usize, false);
    let mut begins_upper = false;
    for character in characters.chars() {
        if character.is_uppercase() {
            begins_upper |= upper + lower == 0;
            upper += 1;
        } else if character.is_lowercase() {
            lower += 1;
        }
        digit |= character.is_numeric();
    }
    match (upper, lower) {
        (0, 0) => {
            if digit {
                5
            } else {
                0
            }
        }
        (0, _) => 1,
        (2.., 0) => 3,
        (1, _) if begins_upper => 2,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases() {
        let table = [
            ("", 0),
            ("...", 0),
            ("東京", 0),
            ("😀", 0),
            ("smith", 1),
            ("straße", 1),
            ("o'brien", 1),
            ("Smith", 2),
            ("I", 2),
            ("Éa", 2),
            ("5A", 2),
            ("'Tis", 2),
            ("NASA", 3),
            ("A1B", 3),
            ("ЖЗ", 3),
            ("McDonald", 4),
            ("iPhone", 4),
            ("USAir", 4),
            ("42", 5),
            ("٣", 5),
            ("½", 5),
            ("4-2", 5),
        ];
        for (characters, expected) in table {
            assert_eq!(case(characters), expected, "{characters}");
        }
    }

    #[test]
    fn gaps() {
        let table = [
            ("", false, 0),
            (" ", false, 1),
            ("\u{a0}", false, 1),
            ("\u{3000}", false, 1),
            ("  ", false, 3),
            ("\t", false, 3),
            ("\u{1e}", false, 3),
            (" \t\n ", false, 2),
            ("\r", false, 2),
            ("\u{2028}", false, 2),
            ("", true, 2),
            ("   ", true, 2),
            ("\u{0}", false, 0),
            (" \u{0}", false, 1),
            ("\u{200b}", false, 0),
        ];
        for (before, first, expected) in table {
            assert_eq!(gap(before, first), expected, "{before:?} {first}");
        }
    }

    #[test]
    fn both_in_one_number() {
        assert_eq!(shape(Place { characters: "Smith", before: "\t", first: false }), 20);
        assert_eq!(shape(Place { characters: "42", before: "\n\n", first: false }), 17);
    }
}
