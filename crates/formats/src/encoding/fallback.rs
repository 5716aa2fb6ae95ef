//! What to write for a character that an encoding does not have.

use unicode_normalization::UnicodeNormalization;

/// The closest ASCII: letters without their accents, typographic marks straightened, else a question mark.
pub(crate) fn closest(character: char) -> String {
    let known = match character {
        '\u{2018}' | '\u{2019}' | '\u{201A}' | '\u{2032}' => "'",
        '\u{201C}' | '\u{201D}' | '\u{201E}' | '\u{00AB}' | '\u{00BB}' | '\u{2033}' => "\"",
        '\u{2010}'..='\u{2015}' | '\u{2212}' => "-",
        '\u{00D8}' => "O",
        '\u{00F8}' => "o",
        '\u{0141}' => "L",
        '\u{0142}' => "l",
        '\u{0110}' => "D",
        '\u{0111}' => "d",
        '\u{0131}' => "i",
        '\u{00DF}' => "ss",
        '\u{00C6}' => "AE",
        '\u{00E6}' => "ae",
        '\u{0152}' => "OE",
        '\u{0153}' => "oe",
        '\u{20AC}' => "EUR",
        _ => "",
    };
    if !known.is_empty() {
        return known.to_owned();
    }
    let ascii: String = character.nfkd().filter(char::is_ascii).collect();
    if ascii.is_empty() { "?".to_owned() } else { ascii }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_lose_their_accents_and_the_rest_becomes_a_question_mark() {
        for (from, to) in
            [('é', "e"), ('Ł', "L"), ('ß', "ss"), ('“', "\""), ('—', "-"), ('名', "?"), ('１', "1")]
        {
            assert_eq!(closest(from), to);
        }
    }
}
