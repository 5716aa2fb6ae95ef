//! Every known word of every language, found in one pass.
//!
//! A word is written in lower case. It matches in any case, and without its accents too (people type and scan
//! "numero" for "número"), but a place not with other accents than its own ("irá" is not "irã"), and a title, a nationality or
//! the like not with accents it does not have ("gây" is not "gay"). It matches whole words only, except: a trailing `*` lets any ending follow
//! ("паспорт*"), a leading `*` any beginning ("*straße"), and words of scripts without spaces between words
//! (Han, kana, Thai) match anywhere. One blank in a phrase matches one blank, underscore or hyphen. A word with a
//! capital in the table ("US", "IT") matches only as it is written.
//!
//! Whole words are looked up token by token in a hash table, which costs about a nanosecond a byte however many
//! there are; only the open ones need an automaton.

mod accents;
mod literals;
mod open_words;
mod whole_words;

use std::collections::HashMap;
use std::sync::LazyLock;

use blackbar_core::TextRange;

use super::{Meaning, MeaningKind};
use crate::{languages, recognizers};
use open_words::OpenWords;
use whole_words::WholeWords;

pub(super) use literals::Literals;

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
}

/// All words, compiled once.
pub struct Lexicon {
    entries: Vec<Entry>,
    whole: WholeWords,
    open: OpenWords,
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
        }
        let (open, whole): (Vec<_>, Vec<_>) =
            by_word.into_iter().partition(|(word, _)| open_words::is_open(word));
        let whole = WholeWords::new(&whole, |entry| entries[entry as usize].meanings.as_slice());
        Lexicon { entries, whole, open: OpenWords::new(&open) }
    }

    /// Every known word in `text`, by start, then end.
    pub fn find(&self, text: &str) -> Vec<Hit> {
        let mut hits: Vec<Hit> = Vec::with_capacity(text.len() / 64);
        self.whole.find(text, &mut |range, entry| hits.push(Hit { range, entry }));
        let sorted = hits.len();
        self.open.find(text, &mut |range, entry| hits.push(Hit { range, entry }));
        if hits.len() > sorted || !hits.is_sorted_by_key(|hit| (hit.range, hit.entry)) {
            hits.sort_by_key(|hit| (hit.range, hit.entry));
        }
        hits.dedup_by_key(|hit| (hit.range, hit.entry));
        hits
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Label;

    use super::*;
    use crate::scan::{Cue, Side};

    fn found(text: &str) -> Vec<String> {
        let words = [
            ("número", Meaning::Cue(Cue::Account)),
            ("date of birth", Meaning::Cue(Cue::Birth)),
            ("d.o.b.", Meaning::Cue(Cue::Birth)),
            ("n°", Meaning::Cue(Cue::Account)),
            ("o'clock", Meaning::Cue(Cue::Time)),
            ("großmutter", Meaning::Cue(Cue::Name)),
            ("*straße", Meaning::Street(Side::Suffix)),
            ("паспорт*", Meaning::Cue(Cue::Passport)),
            ("生年月日", Meaning::Cue(Cue::Birth)),
            ("जन्म तिथि", Meaning::Cue(Cue::Birth)),
            ("IT", Meaning::Cue(Cue::Occupation)),
            ("€", Meaning::Currency),
            ("irã", Meaning::Term(Label::LocationCountry)),
            ("quebec", Meaning::Term(Label::LocationState)),
            ("gay", Meaning::Term(Label::Sexuality)),
            ("roi", Meaning::Honorific),
        ];
        Lexicon::new(words.into_iter()).find(text).iter().map(|hit| hit.range.of(text).to_owned()).collect()
    }

    #[test]
    fn words_match_in_any_case_and_without_accents() {
        assert_eq!(found("NÚMERO numero Número numeros"), ["NÚMERO", "numero", "Número"]);
        assert_eq!(found("date_of_birth, Date-of-Birth"), ["date_of_birth", "Date-of-Birth"]);
        assert_eq!(found("D.O.B.: N° 5 o\u{2019}clock"), ["D.O.B.", "N°", "o\u{2019}clock"]);
        assert_eq!(found("Grossmutter GROSSMUTTER Großmutter"), ["Grossmutter", "GROSSMUTTER", "Großmutter"]);
        assert_eq!(found("Hauptstraße HAUPTSTRASSE"), ["straße", "STRASSE"]);
        assert_eq!(found("Номер ПАСПОРТА: 1"), ["ПАСПОРТ"]);
        assert_eq!(found("it is IT"), ["IT"]);
        assert_eq!(found("彼の生年月日は जन्म तिथि 5€"), ["生年月日", "जन्म तिथि", "€"]);
        assert_eq!(found("my_date of birthday"), Vec::<String>::new());
    }

    #[test]
    fn other_accents_make_another_word() {
        assert_eq!(found("o Irã irá à IRA, IRÃ e Ira\u{303}"), ["Irã", "IRÃ", "Ira\u{303}"]);
        assert_eq!(found("nümero, Québec, Quebec"), ["nümero", "Québec", "Quebec"]);
        assert_eq!(found("có thể gây ra, gay, GAY; rời. Roi"), ["gay", "GAY", "Roi"]);
    }
}
