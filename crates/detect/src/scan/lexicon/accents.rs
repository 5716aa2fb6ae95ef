//! Which accents a text may have where a known word stands.

use blackbar_core::Label;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::scan::Meaning;

/// How closely the accents of a text must be those of the word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Accents {
    /// All may be missing and there may be more: a cue, or a place whose English name has none.
    Free,
    /// All may be missing, but there may be none that the word does not have.
    NoMore,
}

/// A marked word that is an entity and has at most so many letters needs its accents: without them it is another one.
const SHORT: usize = 3;

impl Accents {
    /// What a word with these meanings needs.
    pub(super) fn of(meanings: &[Meaning]) -> Accents {
        let itself = |meaning: &Meaning| match meaning {
            Meaning::Term(label) => label.root() != Label::Location,
            Meaning::Honorific | Meaning::MedicalTitle => true,
            _ => false,
        };
        if meanings.iter().all(itself) { Accents::NoMore } else { Accents::Free }
    }

    /// Whether `text`, which is `word` but for case and accents, is that word.
    pub(super) fn fit(self, word: &str, text: &str) -> bool {
        let (wanted, got) = (letters(word), letters(text));
        // "ß" for "ss" shifts the letters.
        wanted.len() != got.len()
            || wanted.iter().zip(&got).all(|((letter, wanted), (_, got))| {
                let other = got != wanted && !got.is_empty();
                !letter.is_ascii() || !other || (wanted.is_empty() && self == Accents::Free)
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
