//! Small readers that the word-based recognizers share: words before and behind a place, capitals, line borders.
//!
//! All of them look at a bounded window, so that a recognizer costs the same wherever it is woken.

use blackbar_core::TextRange;

use crate::scan::{BORDER, Hit, MeaningKind, Scan};

/// One word of running text: letters, marks, apostrophes and hyphens inside.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'t> {
    /// Where it stands in the scanned text.
    pub(super) range: TextRange,
    /// The word itself.
    pub(super) text: &'t str,
}

impl Word<'_> {
    pub(super) fn is_capitalised(&self) -> bool {
        self.text.chars().next().is_some_and(char::is_uppercase)
    }

    pub(super) fn is_all_capitals(&self) -> bool {
        let mut letters = self.text.chars().filter(|c| c.is_alphabetic());
        letters.by_ref().next().is_some_and(char::is_uppercase)
            && self.text.chars().filter(|c| c.is_alphabetic()).count() > 1
            && self.text.chars().all(|c| !c.is_lowercase())
    }

    /// Letters of a script without capitals (Devanagari, Han, kana, Hangul, Arabic, Thai).
    pub(super) fn is_caseless(&self) -> bool {
        self.text.chars().next().is_some_and(|c| c.is_alphabetic() && !c.is_uppercase() && !c.is_lowercase())
    }
}

/// Han, kana and Hangul.
pub(super) fn is_east_asian(c: char) -> bool {
    matches!(c as u32, 0x3005..=0x3007 | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xF900..=0xFAFF | 0xAC00..=0xD7AF)
}

pub(super) fn is_han(c: char) -> bool {
    matches!(c as u32, 0x3005..=0x3007 | 0x3400..=0x9FFF | 0xF900..=0xFAFF)
}

pub(super) fn is_katakana(c: char) -> bool {
    matches!(c as u32, 0x30A0..=0x30FF)
}

pub(super) fn is_hangul(c: char) -> bool {
    matches!(c as u32, 0xAC00..=0xD7AF)
}

fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

fn in_word(c: char) -> bool {
    c.is_alphabetic() || is_mark(c)
}

fn joins_parts(c: char) -> bool {
    matches!(c, '\'' | '\u{2019}' | '-' | '\u{02BC}')
}

/// The word that begins exactly at `at`. Hyphens and apostrophes count only between letters; a final `'s` is left
/// out.
pub(super) fn word_at<'t>(scan: &Scan<'t>, at: usize) -> Option<Word<'t>> {
    let window = scan.ahead(at, 64);
    let mut end = 0;
    let mut chars = window.char_indices().peekable();
    while let Some((index, c)) = chars.next() {
        if in_word(c) {
            end = index + c.len_utf8();
        } else if !(joins_parts(c) && end == index && chars.peek().is_some_and(|(_, next)| in_word(*next))) {
            break;
        }
    }
    let mut text = window.get(..end)?;
    for possessive in ["'s", "\u{2019}s", "'S"] {
        text = text.strip_suffix(possessive).unwrap_or(text);
    }
    let first = text.chars().next()?;
    in_word(first).then(|| Word { range: TextRange::at(at, text.len()), text })
}

/// The word that ends exactly at `end`.
pub(super) fn word_before<'t>(scan: &Scan<'t>, end: usize) -> Option<Word<'t>> {
    let window = scan.behind(end, 64);
    let mut start = window.len();
    let mut chars = window.char_indices().rev().peekable();
    while let Some((index, c)) = chars.next() {
        if in_word(c) {
            start = index;
        } else if !(joins_parts(c)
            && start == index + c.len_utf8()
            && start < window.len()
            && chars.peek().is_some_and(|(_, next)| in_word(*next)))
        {
            break;
        }
    }
    let text = window.get(start..)?;
    (!text.is_empty()).then(|| Word { range: TextRange::new(end - text.len(), end), text })
}

/// Skips up to `most` blanks (never line ends).
pub(super) fn skip_blanks(scan: &Scan<'_>, at: usize, most: usize) -> usize {
    let blanks = scan.ahead(at, most).bytes().take_while(|b| matches!(b, b' ' | b'\t')).count();
    at + blanks
}

/// As [`skip_blanks`], to the left.
pub(super) fn skip_blanks_before(scan: &Scan<'_>, end: usize, most: usize) -> usize {
    let blanks = scan.behind(end, most).bytes().rev().take_while(|b| matches!(b, b' ' | b'\t')).count();
    end - blanks
}

/// The character at `at`; none at the end and at a [`BORDER`].
pub(super) fn char_at(scan: &Scan<'_>, at: usize) -> Option<char> {
    scan.text.get(at..)?.chars().next().filter(|c| *c != BORDER)
}

/// The character that ends at `end`.
pub(super) fn char_before(scan: &Scan<'_>, end: usize) -> Option<char> {
    scan.text.get(..end)?.chars().next_back().filter(|c| *c != BORDER)
}

/// Whether a longer known word of one of the wanted kinds covers the hit: "file name" over "name".
pub(super) fn is_covered(scan: &Scan<'_>, hit: Hit, kind: impl Fn(&Hit) -> bool) -> bool {
    let from = hit.range.start().saturating_sub(48);
    scan.hits_between(from, hit.range.end())
        .iter()
        .any(|other| other.range != hit.range && other.range.contains(hit.range) && kind(other))
}

/// Whether a known word of this kind begins exactly at `at`.
pub(super) fn hit_at<'s>(scan: &'s Scan<'_>, at: usize, wanted: impl Fn(&Hit) -> bool) -> Option<&'s Hit> {
    scan.hits_between(at, at + 1).iter().filter(|hit| wanted(hit)).max_by_key(|hit| hit.range.end())
}

/// Whether the hit is any announcing word.
pub(super) fn is_cue(hit: &Hit) -> bool {
    hit.kinds().iter().any(|kind| matches!(kind, MeaningKind::Cue(_) | MeaningKind::Scheme))
}

/// Whether a sentence, a line or the text ends at `at`, so that what stands before it is whole.
pub(super) fn ends_here(scan: &Scan<'_>, at: usize) -> bool {
    char_at(scan, at).is_none_or(|c| {
        matches!(c, '\n' | '\r' | '.' | ',' | ';' | '!' | '?' | ')' | '"' | '|' | '。' | '、' | ':')
    })
}

/// Whether a capital at `at` may be only the start of a sentence.
pub(super) fn starts_sentence(scan: &Scan<'_>, at: usize) -> bool {
    let window = scan.behind(at, 8).trim_end_matches([' ', '"', '\'', '(', '\t', '“', '«', '¿', '¡']);
    window.is_empty() || window.ends_with(['.', '!', '?', '\n', '\r', ':', '•', '-', '*', '…'])
}
