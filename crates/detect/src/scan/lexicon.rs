//! Every known word of every language in one automaton.
//!
//! A word is written in lower case. It matches in any case, and without its accents too (people type and scan
//! "numero" for "número"). It matches whole words only, except: a trailing `*` lets any ending follow
//! ("паспорт*"), a leading `*` any beginning ("*straße"), and words of scripts without spaces between words
//! (Han, kana, Thai) match anywhere. One blank in a phrase matches one blank, underscore or hyphen.

use std::collections::HashMap;
use std::sync::LazyLock;

use aho_corasick::automaton::OverlappingState;
use aho_corasick::{AhoCorasick, AhoCorasickKind, Anchored, Input, Match, MatchKind, StartKind};
use blackbar_core::TextRange;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::{Meaning, MeaningKind};
use crate::{languages, recognizers};

/// A known word in a text.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// Where.
    pub range: TextRange,
    entry: u32,
}

impl Hit {
    /// What it can mean, over all languages.
    pub fn meanings(&self) -> &'static [Meaning] {
        &Lexicon::shared().entries[self.entry as usize].meanings
    }

    /// The kinds of its meanings, without repeats.
    pub fn kinds(&self) -> &'static [MeaningKind] {
        &Lexicon::shared().entries[self.entry as usize].kinds
    }

    /// Whether it can mean this.
    pub fn means(&self, meaning: Meaning) -> bool {
        self.meanings().contains(&meaning)
    }

    /// Whether both are the same word of the lexicon at the same place.
    pub fn is_same(&self, other: Hit) -> bool {
        self.range == other.range && self.entry == other.entry
    }

    /// Whether it has a meaning of this kind.
    pub fn is(&self, kind: MeaningKind) -> bool {
        self.kinds().contains(&kind)
    }
}

#[derive(Default)]
struct Entry {
    meanings: Vec<Meaning>,
    kinds: Vec<MeaningKind>,
    open_left: bool,
    open_right: bool,
    /// Written in capitals in the table ("US", "IT"): matches only so.
    exact: Option<String>,
}

/// All words, compiled once. Most begin where a word of the text begins: they are walked from there only. The
/// others (open on the left, or of scripts without blanks) are searched everywhere.
pub struct Lexicon {
    at_word_starts: Patterns,
    anywhere: Patterns,
    entries: Vec<Entry>,
}

/// Spellings with the entries they stand for.
struct Patterns {
    automaton: Option<AhoCorasick>,
    /// Pattern number to entry.
    entries: Vec<u32>,
}

impl Patterns {
    fn new(spellings: &[(String, u32)], start: StartKind) -> Patterns {
        let automaton = AhoCorasick::builder()
            .ascii_case_insensitive(true)
            .match_kind(MatchKind::Standard)
            .start_kind(start)
            .kind(Some(AhoCorasickKind::ContiguousNFA))
            .build(spellings.iter().map(|(spelling, _)| spelling.as_bytes()))
            .ok();
        Patterns { automaton, entries: spellings.iter().map(|(_, number)| *number).collect() }
    }
}

static SHARED: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::new(languages::words().chain(recognizers::words())));

impl Lexicon {
    /// The one over `languages` and `recognizers`.
    pub fn shared() -> &'static Lexicon {
        &SHARED
    }

    fn new(words: impl Iterator<Item = (&'static str, Meaning)>) -> Lexicon {
        let mut entries: Vec<Entry> = Vec::new();
        let mut by_word: HashMap<&'static str, u32> = HashMap::new();
        let mut spelled: HashMap<(String, bool, bool, bool), u32> = HashMap::new();
        let mut patterns: Vec<(String, u32)> = Vec::new();
        for (word, meaning) in words {
            let number = *by_word.entry(word).or_insert_with(|| {
                entries.push(Entry::default());
                entries.len() as u32 - 1
            });
            let entry = &mut entries[number as usize];
            if !entry.meanings.contains(&meaning) {
                entry.meanings.push(meaning);
            }
            if !entry.kinds.contains(&meaning.kind()) {
                entry.kinds.push(meaning.kind());
            }
            if entry.meanings.len() > 1 {
                continue;
            }
            let bare = word.trim_matches('*');
            entry.open_left = word.starts_with('*') || unspaced(bare.chars().next());
            entry.open_right = word.ends_with('*') || unspaced(bare.chars().last());
            let is_exact = bare.chars().any(char::is_uppercase);
            entry.exact = is_exact.then(|| bare.to_owned());
            for spelling in spellings(bare, is_exact) {
                let key = (spelling.clone(), entry.open_left, entry.open_right, is_exact);
                if let std::collections::hash_map::Entry::Vacant(slot) = spelled.entry(key) {
                    slot.insert(number);
                    patterns.push((spelling, number));
                } else {
                    patterns.push((spelling, number));
                }
            }
        }
        let (anywhere, at_word_starts): (Vec<_>, Vec<_>) =
            patterns.into_iter().partition(|(_, number)| entries[*number as usize].open_left);
        Lexicon {
            at_word_starts: Patterns::new(&at_word_starts, StartKind::Anchored),
            anywhere: Patterns::new(&anywhere, StartKind::Unanchored),
            entries,
        }
    }

    /// Every known word in `text`, by start, then end.
    pub fn find(&self, text: &str) -> Vec<Hit> {
        let mut hits: Vec<Hit> = Vec::new();
        if let Some(automaton) = &self.anywhere.automaton {
            for found in automaton.find_overlapping_iter(text.as_bytes()) {
                self.keep(text, &self.anywhere, found, &mut hits);
            }
        }
        if let Some(automaton) = &self.at_word_starts.automaton {
            let mut joined = false;
            for (at, c) in text.char_indices() {
                let starts = !joined && !c.is_whitespace();
                joined = joins(Some(c));
                if !starts {
                    continue;
                }
                let input = Input::new(text).range(at..).anchored(Anchored::Yes);
                let mut state = OverlappingState::start();
                while automaton.try_find_overlapping(input.clone(), &mut state).is_ok() {
                    let Some(found) = state.get_match() else { break };
                    self.keep(text, &self.at_word_starts, found, &mut hits);
                }
            }
        }
        hits.sort_by_key(|hit| (hit.range, hit.entry));
        hits.dedup_by_key(|hit| (hit.range, hit.entry));
        hits
    }

    /// Takes a match in when it is a whole word, spelled as it must be.
    fn keep(&self, text: &str, patterns: &Patterns, found: Match, hits: &mut Vec<Hit>) {
        let number = patterns.entries[found.pattern().as_usize()];
        let entry = &self.entries[number as usize];
        let range = TextRange::new(found.start(), found.end());
        let left = entry.open_left || !joins(text[..range.start()].chars().next_back());
        let right = entry.open_right || !joins(text[range.end()..].chars().next());
        let spelled = entry.exact.as_ref().is_none_or(|exact| exact == range.of(text));
        if left && right && spelled {
            hits.push(Hit { range, entry: number });
        }
    }
}

/// Letters, digits and marks continue a word; an underscore does not ("user_name" holds "name").
fn joins(next: Option<char>) -> bool {
    next.is_some_and(|c| c.is_alphanumeric() || is_combining_mark(c))
}

/// Scripts that put no blanks between words.
fn unspaced(c: Option<char>) -> bool {
    c.is_some_and(
        |c| matches!(c as u32, 0x0E00..=0x0EFF | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xF900..=0xFAFF),
    ) || c.is_some_and(|c| matches!(c as u32, 0xAC00..=0xD7AF))
}

/// The spellings one table word stands for. ASCII case is the automaton's business.
fn spellings(word: &str, exact: bool) -> Vec<String> {
    let mut all = vec![word.to_owned()];
    if !exact {
        all.push(title(word));
        all.push(title_words(word));
        all.push(word.to_uppercase());
        let plain: String = word.nfd().filter(|c| !is_combining_mark(*c)).nfc().collect();
        if plain != word && word.chars().all(is_latin) {
            all.push(plain);
        }
        if word.contains('ß') {
            all.push(word.replace('ß', "ss"));
        }
    }
    if word.contains(' ') {
        for joiner in ["_", "-"] {
            let more: Vec<String> =
                all.iter().filter(|w| w.contains(' ')).map(|w| w.replace(' ', joiner)).collect();
            all.extend(more);
        }
    }
    if word.contains('\'') {
        let more: Vec<String> = all.iter().map(|w| w.replace('\'', "\u{2019}")).collect();
        all.extend(more);
    }
    // The automaton folds ASCII case, so spellings that differ only there are one.
    let mut seen = std::collections::HashSet::new();
    all.retain(|spelling| seen.insert(spelling.to_ascii_lowercase()));
    all
}

fn is_latin(c: char) -> bool {
    !c.is_alphabetic() || (c as u32) < 0x0250 || matches!(c as u32, 0x1E00..=0x1EFF)
}

fn title(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + chars.as_str())
}

/// "южная корея" is written "Южная Корея"; beyond ASCII the automaton does not fold case.
fn title_words(word: &str) -> String {
    word.split_inclusive([' ', '-']).map(title).collect()
}

/// Calls `found` for every occurrence of one of the literals, in any ASCII case.
pub(super) fn each_literal(literals: &'static [&'static str], text: &str, mut found: impl FnMut(TextRange)) {
    static COMPILED: LazyLock<std::sync::Mutex<HashMap<usize, AhoCorasick>>> =
        LazyLock::new(Default::default);
    if let [literal] = literals
        && literal.len() == 1
    {
        let byte = literal.as_bytes()[0];
        memchr::memchr_iter(byte, text.as_bytes()).for_each(|at| found(TextRange::at(at, 1)));
        return;
    }
    let automaton = {
        let mut compiled = COMPILED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let key = literals.as_ptr() as usize;
        match compiled.get(&key) {
            Some(automaton) => automaton.clone(),
            None => {
                let built = AhoCorasick::builder()
                    .ascii_case_insensitive(true)
                    .match_kind(MatchKind::LeftmostLongest)
                    .build(literals);
                let Ok(automaton) = built else { return };
                compiled.insert(key, automaton.clone());
                automaton
            }
        }
    };
    automaton.find_iter(text).for_each(|hit| found(TextRange::new(hit.start(), hit.end())));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::Cue;

    fn found(text: &str) -> Vec<String> {
        let words = [
            ("número", Meaning::Cue(Cue::Account)),
            ("date of birth", Meaning::Cue(Cue::Birth)),
            ("*straße", Meaning::Street(super::super::cue::Side::Suffix)),
            ("паспорт*", Meaning::Cue(Cue::Passport)),
            ("IT", Meaning::Cue(Cue::Occupation)),
            ("южная корея", Meaning::Cue(Cue::Country)),
        ];
        Lexicon::new(words.into_iter()).find(text).iter().map(|hit| hit.range.of(text).to_owned()).collect()
    }

    #[test]
    fn words_match_in_any_case_and_without_accents() {
        assert_eq!(found("NÚMERO numero Número numeros"), ["NÚMERO", "numero", "Número"]);
        assert_eq!(found("date_of_birth, Date-of-Birth"), ["date_of_birth", "Date-of-Birth"]);
        assert_eq!(found("Hauptstraße HAUPTSTRASSE"), ["straße", "STRASSE"]);
        assert_eq!(found("Номер паспорта: 1"), ["паспорт"]);
        assert_eq!(found("it is IT"), ["IT"]);
        assert_eq!(found("Южная Корея"), ["Южная Корея"]);
    }
}
