//! Words with an open end, words of scripts without blanks, and signs: an automaton over the bytes.

use aho_corasick::{AhoCorasick, AhoCorasickKind, MatchKind};
use blackbar_core::TextRange;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::whole_words::{Found, joins};

struct Open {
    left: bool,
    right: bool,
    exact: Option<String>,
    entry: u32,
}

pub(super) struct OpenWords {
    automaton: Option<AhoCorasick>,
    /// Pattern number to word.
    patterns: Vec<u32>,
    words: Vec<Open>,
}

/// Whether a table word needs the automaton.
pub(super) fn is_open(word: &str) -> bool {
    let first = word.chars().next();
    word.starts_with('*')
        || word.ends_with('*')
        || word.chars().any(unspaced)
        || first.is_none_or(|c| !joins(c))
}

impl OpenWords {
    pub(super) fn new(words: &[(&'static str, u32)]) -> OpenWords {
        let mut open = Vec::new();
        let mut patterns = Vec::new();
        let mut spelled = Vec::new();
        for (word, entry) in words {
            let bare = word.trim_matches('*');
            if bare.is_empty() {
                continue;
            }
            let is_exact = bare.chars().any(char::is_uppercase);
            for spelling in spellings(bare, is_exact) {
                patterns.push(open.len() as u32);
                spelled.push(spelling);
            }
            open.push(Open {
                left: word.starts_with('*') || bare.chars().next().is_some_and(|c| unspaced(c) || !joins(c)),
                right: word.ends_with('*')
                    || bare.chars().next_back().is_some_and(|c| unspaced(c) || !joins(c)),
                exact: is_exact.then(|| bare.to_owned()),
                entry: *entry,
            });
        }
        let automaton = AhoCorasick::builder()
            .ascii_case_insensitive(true)
            .match_kind(MatchKind::Standard)
            .kind(Some(AhoCorasickKind::ContiguousNFA))
            .build(&spelled)
            .ok();
        OpenWords { automaton, patterns, words: open }
    }

    pub(super) fn find(&self, text: &str, found: Found<'_>) {
        let Some(automaton) = &self.automaton else { return };
        for hit in automaton.find_overlapping_iter(text) {
            let word = &self.words[self.patterns[hit.pattern().as_usize()] as usize];
            let range = TextRange::new(hit.start(), hit.end());
            let left = word.left || !text[..range.start()].chars().next_back().is_some_and(joins);
            let right = word.right || !text[range.end()..].chars().next().is_some_and(joins);
            if left && right && word.exact.as_ref().is_none_or(|exact| exact == range.of(text)) {
                found(range, word.entry);
            }
        }
    }
}

/// Scripts that put no blanks between words, and Korean, which glues particles to them.
fn unspaced(c: char) -> bool {
    matches!(c as u32, 0x0E00..=0x0EFF | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF)
}

/// The spellings one table word stands for. ASCII case is the automaton's business.
fn spellings(word: &str, exact: bool) -> Vec<String> {
    let mut all = vec![word.to_owned()];
    if !exact {
        let mut chars = word.chars();
        all.extend(chars.next().map(|first| first.to_uppercase().collect::<String>() + chars.as_str()));
        all.push(word.to_uppercase());
        let plain: String = word.nfd().filter(|c| !is_combining_mark(*c)).nfc().collect();
        if word.chars().all(|c| !c.is_alphabetic() || (c as u32) < 0x0250) {
            all.push(plain);
        }
        if word.contains('ß') {
            all.push(word.replace('ß', "ss"));
        }
    }
    for joiner in ["_", "-"] {
        let more: Vec<String> =
            all.iter().filter(|w| w.contains(' ')).map(|w| w.replace(' ', joiner)).collect();
        all.extend(more);
    }
    // The automaton folds ASCII case, so spellings that differ only there are one.
    let mut seen = std::collections::HashSet::new();
    all.retain(|spelling| seen.insert(spelling.to_ascii_lowercase()));
    all
}
