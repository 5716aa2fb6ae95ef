//! Markers: `[NAME_1]`, in four shapes and fourteen languages.

use std::collections::{HashMap, HashSet};
use std::fmt::Display;

use blackbar_core::{Entity, EntityType, FastMap, Language, SharedText};

use super::Replacement;
use super::keyed::{Keyed, base32};
use crate::coreference::fold::normalise;
use crate::languages::{self, LanguageProfile};

/// The keyword of a marker pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerKeyword {
    /// `BEST_ENTITY_TYPE`
    Best,
    /// `ALL_ENTITY_TYPES`
    All,
    /// `UNIQUE_NUMBERED_ENTITY_TYPE`
    Numbered,
    /// `UNIQUE_HASHED_ENTITY_TYPE`
    Hashed,
}

impl MarkerKeyword {
    /// Every keyword with its name; none is part of another.
    pub const ALL: [(MarkerKeyword, &'static str); 4] = [
        (MarkerKeyword::Numbered, "UNIQUE_NUMBERED_ENTITY_TYPE"),
        (MarkerKeyword::Hashed, "UNIQUE_HASHED_ENTITY_TYPE"),
        (MarkerKeyword::All, "ALL_ENTITY_TYPES"),
        (MarkerKeyword::Best, "BEST_ENTITY_TYPE"),
    ];

    /// Whether equal mentions share a marker that others do not have.
    pub fn is_unique(self) -> bool {
        matches!(self, MarkerKeyword::Numbered | MarkerKeyword::Hashed)
    }
}

/// A marker pattern cut at its one keyword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkerPattern {
    /// What stands before the keyword.
    pub before: String,
    /// The keyword.
    pub keyword: MarkerKeyword,
    /// What stands behind it.
    pub behind: String,
}

impl Default for MarkerPattern {
    fn default() -> MarkerPattern {
        MarkerPattern { before: "[".into(), keyword: MarkerKeyword::Numbered, behind: "]".into() }
    }
}

impl MarkerPattern {
    /// `None` unless the pattern holds exactly one keyword.
    pub fn parse(pattern: &str) -> Option<MarkerPattern> {
        let mut found = None;
        for (keyword, name) in MarkerKeyword::ALL {
            for (at, _) in pattern.match_indices(name) {
                let (before, rest) = (&pattern[..at], &pattern[at + name.len()..]);
                let cut = MarkerPattern { before: before.into(), keyword, behind: rest.into() };
                if found.replace(cut).is_some() {
                    return None;
                }
            }
        }
        found
    }

    /// The body with what surrounds it.
    fn dress(&self, body: impl Display) -> Replacement {
        self.dressed(format!("{}{body}{}", self.before, self.behind).into())
    }

    /// A body that has what surrounds it.
    fn dressed(&self, text: SharedText) -> Replacement {
        Replacement::dressed(text, self.before.len(), self.behind.len())
    }
}

/// The language of marker labels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerLanguage {
    /// The detected one, English when it has no labels.
    Auto,
    /// One of `languages::ALL`.
    Fixed(Language),
}

impl MarkerLanguage {
    /// The profile to take labels from; `None` means the English names.
    pub(super) fn profile(self, detected: &[(Language, f32)]) -> Option<&'static LanguageProfile> {
        let language = match self {
            MarkerLanguage::Fixed(language) => language,
            MarkerLanguage::Auto => {
                detected.iter().max_by(|a, b| a.1.total_cmp(&b.1).then(std::cmp::Ordering::Greater))?.0
            }
        };
        languages::by_code(language.code())
    }
}

/// A label as markers show it. Custom labels are the sender's own words and stay.
fn shown_label<'e>(entity: &'e EntityType, profile: Option<&LanguageProfile>) -> &'e str {
    match (entity.label(), profile) {
        (Some(label), Some(profile)) => (profile.marker_label)(label),
        _ => entity.name(),
    }
}

/// Markers handed out so far, of one session and so of one pattern.
#[derive(Default)]
pub(super) struct Markers {
    /// Highest number by shown label: two labels with one translation must not share `NAME_1`.
    numbers: FastMap<Box<str>, u64>,
    /// Markers by cluster: what surrounds the body is the pattern's.
    of_cluster: Vec<Option<SharedText>>,
    /// Those without a number.
    of_labels: HashMap<Box<str>, Replacement>,
    /// Hashed bodies and the digest they stand for.
    hashed: HashMap<Box<str>, [u8; 16]>,
}

/// What one text asks of the markers.
pub(super) struct MarkerContext<'c> {
    pub(super) keyword: MarkerKeyword,
    pub(super) profile: Option<&'static LanguageProfile>,
    pub(super) keyed: &'c Keyed,
    pub(super) text: &'c str,
    /// Numbers that the text itself already shows behind a label, read when first needed.
    taken: FastMap<Box<str>, HashSet<u64>>,
}

impl<'c> MarkerContext<'c> {
    pub(super) fn new(
        keyword: MarkerKeyword,
        profile: Option<&'static LanguageProfile>,
        keyed: &'c Keyed,
        text: &'c str,
    ) -> MarkerContext<'c> {
        MarkerContext { keyword, profile, keyed, text, taken: FastMap::default() }
    }
}

impl Markers {
    /// The marker of an entity. Mentions of one cluster get one, made from the first of them; without a cluster each gets its
    /// own number.
    pub(super) fn marker(
        &mut self,
        context: &mut MarkerContext<'_>,
        pattern: &MarkerPattern,
        entity: &Entity,
        cluster: Option<usize>,
    ) -> Replacement {
        if let Some(made) = cluster.and_then(|cluster| self.of_cluster.get(cluster)?.as_ref()) {
            return pattern.dressed(made.clone());
        }
        match context.keyword {
            MarkerKeyword::Best | MarkerKeyword::All => {
                let body = labels_shown(context, entity);
                let marker =
                    self.of_labels.entry(body.as_str().into()).or_insert_with(|| pattern.dress(&body));
                marker.clone()
            }
            MarkerKeyword::Numbered | MarkerKeyword::Hashed => {
                let marker = match context.keyword {
                    MarkerKeyword::Numbered => {
                        let (label, number) = self.numbered(context, entity);
                        pattern.dress(format_args!("{label}_{number}"))
                    }
                    _ => pattern.dress(self.hashed(context, entity)),
                };
                if let Some(cluster) = cluster {
                    if self.of_cluster.len() <= cluster {
                        self.of_cluster.resize(cluster + 1, None);
                    }
                    self.of_cluster[cluster] = Some(marker.text().clone());
                }
                marker
            }
        }
    }

    /// The next free number of an entity's label.
    fn numbered<'e>(&mut self, context: &mut MarkerContext<'_>, entity: &'e Entity) -> (&'e str, u64) {
        let label = shown_label(entity.best(), context.profile);
        // Most come again and again, and a key of their own for each look takes as long as the rest.
        let taken = match context.taken.get(label) {
            Some(taken) => taken,
            None => context.taken.entry(label.into()).or_insert(numbers_behind(context.text, label)),
        };
        let number = match self.numbers.get_mut(label) {
            Some(number) => number,
            None => self.numbers.entry(label.into()).or_default(),
        };
        *number += 1;
        // A text that was redacted before shows NAME_1 already, and that is somebody else.
        while taken.contains(number) {
            *number += 1;
        }
        (label, *number)
    }

    fn hashed(&mut self, context: &MarkerContext<'_>, entity: &Entity) -> String {
        const SHORTEST: usize = 5;
        let label = shown_label(entity.best(), context.profile);
        let normal = normalise(entity.best(), entity.range.of(context.text));
        let digest = context.keyed.digest("marker", &[&normal]);
        let letters = base32(&digest);
        let mut identity = [0; 16];
        identity.copy_from_slice(&digest[..16]);
        for length in SHORTEST..=letters.len() {
            let body = format!("{label}_{}", &letters[..length]);
            let owner = *self.hashed.entry(body.as_str().into()).or_insert(identity);
            if owner == identity {
                return body;
            }
        }
        format!("{label}_{letters}")
    }
}

/// The best label, or all of them, as markers show them.
fn labels_shown(context: &MarkerContext<'_>, entity: &Entity) -> String {
    if context.keyword == MarkerKeyword::Best {
        return shown_label(entity.best(), context.profile).to_owned();
    }
    let mut labels: Vec<&str> = Vec::new();
    for (label, _) in entity.labels().iter() {
        let label = shown_label(label, context.profile);
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    labels.join(",")
}

/// The numbers that stand behind `label_` in a text.
fn numbers_behind(text: &str, label: &str) -> HashSet<u64> {
    let mut numbers = HashSet::new();
    if label.is_empty() {
        return numbers;
    }
    let finder = memchr::memmem::Finder::new(label);
    for at in finder.find_iter(text.as_bytes()) {
        let Some(digits) = text.get(at + label.len()..).and_then(|rest| rest.strip_prefix('_')) else {
            continue;
        };
        let len = digits.bytes().take(20).take_while(u8::is_ascii_digit).count();
        numbers.extend(digits[..len].parse::<u64>().ok());
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_holds_exactly_one_keyword() {
        for (pattern, expected) in [
            ("[UNIQUE_NUMBERED_ENTITY_TYPE]", Some(("[", MarkerKeyword::Numbered, "]"))),
            ("--[UNIQUE_HASHED_ENTITY_TYPE]--", Some(("--[", MarkerKeyword::Hashed, "]--"))),
            ("BEST_ENTITY_TYPE", Some(("", MarkerKeyword::Best, ""))),
            ("<ALL_ENTITY_TYPES>", Some(("<", MarkerKeyword::All, ">"))),
            ("é BEST_ENTITY_TYPE é", Some(("é ", MarkerKeyword::Best, " é"))),
            ("", None),
            ("[ENTITY_TYPE]", None),
            ("[best_entity_type]", None),
            ("BEST_ENTITY_TYPE BEST_ENTITY_TYPE", None),
            ("BEST_ENTITY_TYPEALL_ENTITY_TYPES", None),
            ("[UNIQUE_NUMBERED_ENTITY_TYPE UNIQUE_HASHED_ENTITY_TYPE]", None),
        ] {
            let cut = MarkerPattern::parse(pattern);
            let cut = cut.as_ref().map(|cut| (cut.before.as_str(), cut.keyword, cut.behind.as_str()));
            assert_eq!(cut, expected, "{pattern}");
        }
    }

    #[test]
    fn numbers_already_in_the_text_are_seen() {
        let found = numbers_behind("NAME_1 XNAME_22 NAME_ NAME_99999999999999999999999 NAME", "NAME");
        assert_eq!(found, HashSet::from([1, 22]));
    }
}
