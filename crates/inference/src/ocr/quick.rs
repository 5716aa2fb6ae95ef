//! The quick recogniser before the main one: it needs a third of the time and reads clean words as well. Its reading is
//! taken where it is sure of every character and can write all that the main one could have read there. It is never
//! trusted with digits: it drops points, strokes and blanks between them and is sure of what is left (`8091` for 80.91).

use std::sync::Arc;

use blackbar_core::ReaderError;

use super::card::QuickCard;
use super::recogniser::{Reading, Ready, Recogniser};

/// Shorter readings are not trusted: a mean over so few characters says little.
const FEWEST: usize = 4;

/// A recogniser that reads first.
pub(super) struct Quick {
    pub(super) recogniser: Arc<Recogniser>,
    pub(super) card: QuickCard,
}

/// The same when it is ready.
#[derive(Clone)]
pub(super) struct ReadyQuick {
    pub(super) recogniser: Arc<Ready>,
    pub(super) card: QuickCard,
}

impl Quick {
    pub(super) fn get(&self) -> Result<ReadyQuick, ReaderError> {
        Ok(ReadyQuick { recogniser: self.recogniser.get()?, card: self.card })
    }
}

impl QuickCard {
    /// Whether the main recogniser need not read it again.
    pub(super) fn trusts(&self, reading: &Reading) -> bool {
        let glyphs = &reading.glyphs;
        glyphs.len() >= FEWEST
            && reading.confidence() >= self.mean
            && glyphs.iter().all(|glyph| glyph.likelihood >= self.least && is_known(glyph.character))
    }
}

/// Whether this is no digit, and the quick recogniser has all characters that it could be mistaken for. It has no kana, half of the
/// Chinese characters, and of Romanian's letters with a comma only those with a cedilla.
fn is_known(character: char) -> bool {
    match character {
        '0'..='9' | 'Ş' | 'ş' | 'Ţ' | 'ţ' => false,
        ' '..='~' | '\u{a1}'..='\u{17f}' | '€' | '–' | '—' | '‘' | '’' | '“' | '”' | '„' | '…' | '•' => {
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::recogniser::Glyph;
    use super::*;

    fn trusts(text: &str, likelihood: f32, weakest: f32) -> bool {
        let glyph = |(number, character)| Glyph {
            character,
            start: 0.0,
            end: 1.0,
            likelihood: if number == 0 { weakest } else { likelihood },
        };
        let glyphs = text.chars().enumerate().map(glyph).collect();
        QuickCard { mean: 0.9, least: 0.8 }.trusts(&Reading { glyphs, ..Reading::default() })
    }

    #[test]
    fn sure_readings_of_latin_words_are_trusted() {
        assert!(trusts("Jürgen Łukasiewicz, “Žižek”", 0.95, 0.95));
        assert!(!trusts("Jürgen Łukasiewicz", 0.85, 0.95));
        assert!(!trusts("Jürgen Łukasiewicz", 0.99, 0.7));
    }

    #[test]
    fn digits_few_letters_and_what_it_cannot_write_are_read_again() {
        for text in ["Total 8091", "Mr.", "", "Ştefan Popescu", "東京都庁", "Αθήνα", "Nguyễn Văn"]
        {
            assert!(!trusts(text, 1.0, 1.0), "{text}");
        }
    }
}
