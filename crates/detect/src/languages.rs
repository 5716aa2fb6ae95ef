//! The languages: one file each, one line in [`ALL`]. A file holds the words that announce values, the names of
//! months and days, titles, street words, terms that are entities themselves, and the marker labels.

mod de;
mod en;
mod es;
mod fr;
mod health;
mod hi;
mod it;
mod ja;
mod ko;
mod nl;
mod pt;
mod ru;
mod tl;
mod uk;
mod zh;

use blackbar_core::Label;

use crate::scan::{Cue, Meaning, Side};

/// How numeric dates are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateOrder {
    /// 31/12/1999
    DayMonthYear,
    /// 12/31/1999
    MonthDayYear,
    /// 1999/12/31
    YearMonthDay,
}

/// Units of time, the payload of `Meaning::TimeUnit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
#[repr(u8)]
pub enum TimeUnit {
    Second,
    Minute,
    Hour,
    Day,
    Week,
    Month,
    Year,
    Decade,
}

/// What the recognizers and the markers know about one language. All words in lower case unless they only
/// count in capitals; see `scan::Lexicon` for `*`.
pub struct LanguageProfile {
    /// ISO 639-1.
    pub code: &'static str,
    /// Numeric dates.
    pub date_order: DateOrder,
    /// Words that announce values.
    pub cues: &'static [(Cue, &'static [&'static str])],
    /// January to December: all forms and abbreviations, inflected ones too.
    pub months: [&'static [&'static str]; 12],
    /// Monday to Sunday.
    pub weekdays: [&'static [&'static str]; 7],
    /// Spring, summer, autumn, winter.
    pub seasons: [&'static [&'static str]; 4],
    /// Units of time with all their forms.
    pub time_units: &'static [(TimeUnit, &'static [&'static str])],
    /// Cardinals and ordinals in words, where dates, ages and durations use them.
    pub number_words: &'static [(u16, &'static [&'static str])],
    /// Currency names ("dollars", "pesos"), signs and codes that are words.
    pub currencies: &'static [&'static str],
    /// Mr, Mrs, Frau.
    pub honorifics: &'static [&'static str],
    /// Dr, nurse: titles of medical professionals.
    pub medical_titles: &'static [&'static str],
    /// Street words.
    pub streets: &'static [(Side, &'static [&'static str])],
    /// Dose units and forms: mg, tablets.
    pub dose_units: &'static [&'static str],
    /// Words that are entities themselves: genders, religions, nationalities, languages, ...
    pub terms: &'static [(Label, &'static [&'static str])],
    /// The label as shown in a marker in this language, such as `NOMBRE` for `NAME`; capitals and underscores.
    pub marker_label: fn(Label) -> &'static str,
}

/// Every language.
pub static ALL: &[&LanguageProfile] = &[
    &de::PROFILE,
    &en::PROFILE,
    &es::PROFILE,
    &fr::PROFILE,
    &hi::PROFILE,
    &it::PROFILE,
    &ja::PROFILE,
    &ko::PROFILE,
    &nl::PROFILE,
    &pt::PROFILE,
    &ru::PROFILE,
    &tl::PROFILE,
    &uk::PROFILE,
    &zh::PROFILE,
];

/// The profile of a language code.
pub fn by_code(code: &str) -> Option<&'static LanguageProfile> {
    ALL.iter().copied().find(|language| language.code == code)
}

/// Every word of every language with what it means.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    ALL.iter().flat_map(|language| language.words()).chain(health::words())
}

impl LanguageProfile {
    fn words(&'static self) -> impl Iterator<Item = (&'static str, Meaning)> {
        fn numbered(
            lists: &'static [&'static [&'static str]],
            meaning: fn(u8) -> Meaning,
        ) -> impl Iterator<Item = (&'static str, Meaning)> {
            lists.iter().enumerate().flat_map(move |(index, words)| {
                words.iter().map(move |word| (*word, meaning(index as u8 + 1)))
            })
        }
        fn each(
            words: &'static [&'static str],
            meaning: Meaning,
        ) -> impl Iterator<Item = (&'static str, Meaning)> {
            words.iter().map(move |word| (*word, meaning))
        }
        let cues = self.cues.iter().flat_map(|(cue, words)| each(words, Meaning::Cue(*cue)));
        let units =
            self.time_units.iter().flat_map(|(unit, words)| each(words, Meaning::TimeUnit(*unit as u8)));
        let numbers =
            self.number_words.iter().flat_map(|(value, words)| each(words, Meaning::NumberWord(*value)));
        let streets = self.streets.iter().flat_map(|(side, words)| each(words, Meaning::Street(*side)));
        let terms = self.terms.iter().flat_map(|(label, words)| each(words, Meaning::Term(*label)));
        cues.chain(numbered(&self.months, Meaning::Month))
            .chain(numbered(&self.weekdays, Meaning::Weekday))
            .chain(numbered(&self.seasons, Meaning::Season))
            .chain(units)
            .chain(numbers)
            .chain(each(self.currencies, Meaning::Currency))
            .chain(each(self.honorifics, Meaning::Honorific))
            .chain(each(self.medical_titles, Meaning::MedicalTitle))
            .chain(streets)
            .chain(each(self.dose_units, Meaning::DoseUnit))
            .chain(terms)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn marker_labels_are_distinct_capitals() {
        for language in ALL {
            let labels: HashSet<&str> = Label::ALL.into_iter().map(language.marker_label).collect();
            assert_eq!(labels.len(), Label::ALL.len(), "{}", language.code);
            for label in labels {
                let sound = !label.is_empty()
                    && label.chars().all(|c| !c.is_lowercase() && !c.is_whitespace() && c != '[' && c != ']');
                assert!(sound, "{}: {label}", language.code);
            }
        }
    }

    #[test]
    fn every_language_knows_every_kind_of_cue() {
        for language in ALL {
            for cue in language.cues {
                assert!(!cue.1.is_empty(), "{}: {:?}", language.code, cue.0);
            }
            let kinds: HashSet<Cue> = language.cues.iter().map(|(cue, _)| *cue).collect();
            assert_eq!(kinds.len(), Cue::Zip as usize + 1, "{}", language.code);
        }
    }

    #[test]
    fn words_are_written_as_the_lexicon_reads_them() {
        for language in ALL {
            for (word, _) in language.words() {
                let bare = word.trim_matches('*');
                assert!(!bare.is_empty() && bare.trim() == bare && !bare.contains("  "), "{word:?}");
            }
        }
    }

    #[test]
    fn the_lists_are_broad() {
        let at_least = [
            (Label::LocationCountry, 190),
            (Label::Language, 60),
            (Label::Origin, 80),
            (Label::Occupation, 60),
            (Label::Religion, 20),
            (Label::ZodiacSign, 12),
        ];
        for language in ALL {
            for (label, least) in at_least {
                let count: usize = language
                    .terms
                    .iter()
                    .filter(|(known, _)| *known == label)
                    .map(|(_, words)| words.len())
                    .sum();
                assert!(count >= least, "{}: {count} words for {label}", language.code);
            }
        }
    }
}
