//! The words made-up values are put together from: one file a language, one line in [`ALL`].
//!
//! Written down from general knowledge. Family names and places are common ones; none points at a person.

mod de;
mod en;
mod es;
mod fr;
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

use std::collections::HashMap;
use std::sync::OnceLock;

use blackbar_core::Language;

use crate::coreference::fold::fold_letters;

/// Word lists of one language: names parted by blanks, the rest by semicolons.
pub(super) struct Vocabulary {
    pub(super) code: &'static str,
    pub(super) male: &'static str,
    pub(super) female: &'static str,
    pub(super) family: &'static str,
    pub(super) cities: &'static str,
    pub(super) regions: &'static str,
    pub(super) countries: &'static str,
    /// Names of streets without the street word.
    pub(super) streets: &'static str,
    pub(super) organizations: &'static str,
    pub(super) facilities: &'static str,
    pub(super) occupations: &'static str,
    pub(super) conditions: &'static str,
}

pub(super) static ALL: &[&Vocabulary] = &[
    &en::ENGLISH,
    &nl::DUTCH,
    &fr::FRENCH,
    &de::GERMAN,
    &hi::HINDI,
    &it::ITALIAN,
    &ja::JAPANESE,
    &ko::KOREAN,
    &zh::CHINESE,
    &pt::PORTUGUESE,
    &ru::RUSSIAN,
    &es::SPANISH,
    &tl::TAGALOG,
    &uk::UKRAINIAN,
];

/// Who a given name is usually given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gender {
    Male,
    Female,
}

impl Vocabulary {
    /// Given names of a gender.
    pub(super) fn given(&self, gender: Gender) -> &'static str {
        match gender {
            Gender::Male => self.male,
            Gender::Female => self.female,
        }
    }

    /// Family name first, without a blank.
    pub(super) fn is_unspaced(&self) -> bool {
        matches!(self.code, "ja" | "ko" | "zh")
    }

    pub(super) fn is_cyrillic(&self) -> bool {
        matches!(self.code, "ru" | "uk")
    }
}

/// The vocabulary that fits a value by its script, and by the text's language where the script leaves a choice.
pub(super) fn for_value(value: &str, languages: &[(Language, f32)]) -> &'static Vocabulary {
    let says = |code: &str| languages.iter().any(|(language, _)| language.code() == code);
    let by_code = |code: &str| ALL.iter().copied().find(|known| known.code == code);
    let mut script = None;
    for c in value.chars().filter(|c| c.is_alphabetic()) {
        script = match c as u32 {
            0x0400..=0x052F => {
                Some(if says("uk") || value.contains(['і', 'ї', 'є', 'ґ', 'І', 'Ї', 'Є', 'Ґ']) {
                    "uk"
                } else {
                    "ru"
                })
            }
            0x0900..=0x097F => Some("hi"),
            0x3040..=0x30FF => Some("ja"),
            0xAC00..=0xD7AF | 0x1100..=0x11FF => Some("ko"),
            0x3400..=0x9FFF => Some(if says("ja") {
                "ja"
            } else if says("ko") && !says("zh") {
                "ko"
            } else {
                "zh"
            }),
            _ => script,
        };
        // One kana settles that the Han beside it are Japanese.
        if script.is_some_and(|code| code != "zh") {
            break;
        }
    }
    let likeliest = || {
        let mut best: Option<(&'static Vocabulary, f32)> = None;
        for (language, likelihood) in languages {
            let Some(found) = by_code(language.code()) else { continue };
            if best.is_none_or(|(_, known)| *likelihood > known) {
                best = Some((found, *likelihood));
            }
        }
        best.map(|(found, _)| found).filter(|found| is_latin(found))
    };
    script.and_then(by_code).or_else(likeliest).unwrap_or(&en::ENGLISH)
}

fn is_latin(vocabulary: &Vocabulary) -> bool {
    vocabulary.male.chars().next().is_some_and(|c| (c as u32) < 0x250)
}

/// The items of a list parted by semicolons.
pub(super) fn items(list: &'static str) -> Vec<&'static str> {
    list.split(';').map(str::trim).filter(|item| !item.is_empty()).collect()
}

/// The items of a list parted by blanks.
pub(super) fn words(list: &'static str) -> Vec<&'static str> {
    list.split_whitespace().collect()
}

/// Folded given names of all languages.
fn given_names() -> &'static HashMap<String, Gender> {
    static NAMES: OnceLock<HashMap<String, Gender>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut names = HashMap::new();
        for vocabulary in ALL {
            for gender in [Gender::Male, Gender::Female] {
                for name in vocabulary.given(gender).split_whitespace() {
                    names.entry(fold_letters(name)).or_insert(gender);
                }
            }
        }
        names
    })
}

/// Folded family names of all languages.
fn family_names() -> &'static std::collections::HashSet<String> {
    static NAMES: OnceLock<std::collections::HashSet<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        ALL.iter().flat_map(|vocabulary| vocabulary.family.split_whitespace()).map(fold_letters).collect()
    })
}

/// The usual gender of a folded given name.
pub(super) fn gender_of(folded: &str) -> Option<Gender> {
    given_names().get(folded).copied()
}

/// Whether a folded word is a name in some language.
pub(crate) fn is_known_name(folded: &str) -> bool {
    given_names().contains_key(folded) || family_names().contains(folded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_enough_words() {
        for vocabulary in ALL {
            let english = vocabulary.code == "en";
            let (given, family) = if english { (60, 100) } else { (25, 40) };
            assert!(words(vocabulary.male).len() >= given, "{}", vocabulary.code);
            assert!(words(vocabulary.female).len() >= given, "{}", vocabulary.code);
            assert!(words(vocabulary.family).len() >= family, "{}", vocabulary.code);
            for list in [
                vocabulary.cities,
                vocabulary.regions,
                vocabulary.countries,
                vocabulary.streets,
                vocabulary.organizations,
                vocabulary.facilities,
                vocabulary.occupations,
                vocabulary.conditions,
            ] {
                let found = items(list);
                assert!(
                    found.len() >= 5 && found.iter().all(|item| !item.contains("  ")),
                    "{}",
                    vocabulary.code
                );
            }
        }
    }

    #[test]
    fn the_script_decides_before_the_language() {
        let english = [(Language::ENGLISH, 0.9)];
        let german = [(Language::new("de").expect("a code"), 0.9), (Language::ENGLISH, 0.2)];
        for (value, languages, code) in [
            ("Иван", &english[..], "ru"),
            ("Сергій", &english, "uk"),
            ("राजेश", &english, "hi"),
            ("山田", &english, "zh"),
            ("山田さくら", &english, "ja"),
            ("김민수", &english, "ko"),
            ("Hans", &german, "de"),
            ("Hans", &[], "en"),
        ] {
            assert_eq!(for_value(value, languages).code, code, "{value}");
        }
    }
}
