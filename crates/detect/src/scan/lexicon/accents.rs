//! Which accents a text may have where a known word stands.

use blackbar_core::Label;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::scan::Meaning;

/// How closely the accents of a text must be those of the word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Accents {
    /// Any: a cue that was scanned badly, a drug whose name has accents in one language and none in another.
    Free,
    /// All may be missing and there may be more, but none in the place of another: "irá" is not "irã", "Québec" is Quebec.
    Own,
    /// All may be missing, but there may be none that the word does not have.
    NoMore,
}

/// A marked word that is an entity and has at most so many letters needs its accents: without them it is another one.
const SHORT: usize = 3;

impl Accents {
    /// What a word with these meanings needs.
    pub(super) fn of(meanings: &[Meaning]) -> Accents {
        let closest = |meaning: &Meaning| match meaning {
            Meaning::Term(label) if label.root() == Label::Location => Accents::Own,
            Meaning::Term(
                Label::Gender
                | Label::Sexuality
                | Label::MaritalStatus
                | Label::Origin
                | Label::Religion
                | Label::Language
                | Label::PoliticalAffiliation
                | Label::ZodiacSign,
            )
            | Meaning::Honorific
            | Meaning::MedicalTitle => Accents::NoMore,
            _ => Accents::Free,
        };
        let all = || meanings.iter().map(closest);
        if all().any(|one| one == Accents::Free) {
            Accents::Free
        } else if all().any(|one| one == Accents::Own) {
            Accents::Own
        } else {
            Accents::NoMore
        }
    }

    /// Whether `text`, which is `word` but for case and accents, is that word.
    pub(super) fn fit(self, word: &str, text: &str) -> bool {
        if self == Accents::Free {
            return true;
        }
        let (wanted, got) = (letters(word), letters(text));
        // "ß" for "ss" shifts the letters.
        wanted.len() != got.len()
            || wanted.iter().zip(&got).all(|((letter, wanted), (_, got))| {
                let other = got != wanted && !got.is_empty();
                !letter.is_ascii() || !other || (wanted.is_empty() && self == Accents::Own)
            })
    }
}

/// Whether a text without accents is not the word.
pub(super) fn needs_its_accents(word: &str, meanings: &[Meaning]) -> bool {
    let marked = letters(word).iter().any(|(letter, marks)| letter.is_ascii() && !marks.is_empty());
    marked
        && word.chars().count() <= SHORT
        && meanings.iter().all(|meaning| matches!(meaning, Meaning::Term(_)))
}

/// The letters in lower case, each with its marks.
fn letters(word: &str) -> Vec<(char, Vec<char>)> {
    let mut letters: Vec<(char, Vec<char>)> = Vec::with_capacity(word.len());
    for part in word.chars().flat_map(char::to_lowercase).nfd() {
        match letters.last_mut() {
            Some((_, marks)) if is_combining_mark(part) => marks.push(part),
            _ => letters.push((part, Vec::new())),
        }
    }
    letters
}
