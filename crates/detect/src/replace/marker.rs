//! Markers: `[NAME_1]`, in four shapes and fourteen languages.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;
use std::num::NonZeroU32;

use blackbar_core::{Entities, Entity, EntityType, FastMap, Language, SharedTexts};

use super::keyed::{Keyed, base32};
use super::{Around, Replacement};
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

    /// What surrounds the body, which the answer does not name.
    fn around(&self) -> Around {
        match (u32::try_from(self.before.len()), u32::try_from(self.behind.len())) {
            (Ok(before), Ok(behind)) => Around { before, behind },
            _ => Around::default(),
        }
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

/// Markers handed out so far, of one session and so of one pattern. A large sheet has a million: none of them is kept as a text that
/// can be made again.
#[derive(Default)]
pub(super) struct Markers {
    /// Those with numbers: two labels with one translation must not share `NAME_1`.
    labels: Vec<Counted>,
    /// Where a shown label stands among them.
    by_label: FastMap<Box<str>, u32>,
    /// Numbers by cluster.
    numbered: Vec<Option<Numbered>>,
    /// Hashed bodies by cluster.
    hashed: Vec<Option<Box<str>>>,
    /// Hashed bodies and the digest they stand for.
    digests: HashMap<Box<str>, [u8; 16]>,
}

/// A shown label and the highest number it has got.
struct Counted {
    shown: Box<str>,
    last: u64,
}

/// A body with a number.
#[derive(Clone, Copy)]
struct Numbered {
    label: u32,
    /// From 1.
    number: NonZeroU32,
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
    /// The markers of a text's entities. Mentions of one cluster get one, made from the first of them; without a cluster each gets
    /// its own number.
    pub(super) fn all(
        &mut self,
        context: &mut MarkerContext<'_>,
        pattern: &MarkerPattern,
        entities: &Entities,
        clusters: &[usize],
    ) -> Vec<Replacement> {
        let mut texts = SharedTexts::with_capacity(entities.len());
        for (index, entity) in entities.iter().enumerate() {
            texts.push(|text| {
                text.push_str(&pattern.before);
                self.body(context, entity, clusters.get(index).copied(), text);
                text.push_str(&pattern.behind);
            });
        }
        let around = pattern.around();
        texts.finish().map(|text| Replacement::new(text, around)).collect()
    }

    fn body(
        &mut self,
        context: &mut MarkerContext<'_>,
        entity: &Entity,
        cluster: Option<usize>,
        text: &mut String,
    ) {
        match context.keyword {
            MarkerKeyword::Best | MarkerKeyword::All => text.push_str(&labels_shown(context, entity)),
            MarkerKeyword::Numbered => {
                let known = cluster.and_then(|cluster| *self.numbered.get(cluster)?);
                let (label, number) = match known {
                    Some(Numbered { label, number }) => (label, u64::from(number.get())),
                    None => self.number(context, entity),
                };
                if let (None, Some(cluster)) = (known, cluster) {
                    // As many clusters as would take higher numbers are in no memory.
                    let number = u32::try_from(number).ok().and_then(NonZeroU32::new);
                    keep(&mut self.numbered, cluster, number.map(|number| Numbered { label, number }));
                }
                let label = self.labels.get(label as usize).map_or("", |label| &*label.shown);
                // Writing to a string does not fail.
                let _ = write!(text, "{label}_{number}");
            }
            MarkerKeyword::Hashed => {
                let known = cluster.and_then(|cluster| self.hashed.get(cluster)?.as_deref());
                if let Some(body) = known {
                    return text.push_str(body);
                }
                let body = self.hash(context, entity);
                text.push_str(&body);
                if let Some(cluster) = cluster {
                    keep(&mut self.hashed, cluster, Some(body.into()));
                }
            }
        }
    }

    /// The next free number of an entity's label, and which label that is.
    fn number(&mut self, context: &mut MarkerContext<'_>, entity: &Entity) -> (u32, u64) {
        let label = shown_label(entity.best(), context.profile);
        // Most come again and again, and a key of their own for each look takes as long as the rest.
        let taken = match context.taken.get(label) {
            Some(taken) => taken,
            None => context.taken.entry(label.into()).or_insert(numbers_behind(context.text, label)),
        };
        let place = match self.by_label.get(label) {
            Some(place) => *place,
            None => {
                let place = self.labels.len() as u32;
                self.by_label.insert(label.into(), place);
                self.labels.push(Counted { shown: label.into(), last: 0 });
                place
            }
        };
        let counted = &mut self.labels[place as usize];
        counted.last += 1;
        // A text that was redacted before shows NAME_1 already, and that is somebody else.
        while taken.contains(&counted.last) {
            counted.last += 1;
        }
        (place, counted.last)
    }

    fn hash(&mut self, context: &MarkerContext<'_>, entity: &Entity) -> String {
        const SHORTEST: usize = 5;
        let label = shown_label(entity.best(), context.profile);
        let normal = normalise(entity.best(), entity.range.of(context.text));
        let digest = context.keyed.digest("marker", &[&normal]);
        let letters = base32(&digest);
        let mut identity = [0; 16];
        identity.copy_from_slice(&digest[..16]);
        for length in SHORTEST..=letters.len() {
            let body = format!("{label}_{}", &letters[..length]);
            let owner = *self.digests.entry(body.as_str().into()).or_insert(identity);
            if owner == identity {
                return body;
            }
        }
        format!("{label}_{letters}")
    }
}

/// Puts what a cluster has to its place.
fn keep<T>(of_cluster: &mut Vec<Option<T>>, cluster: usize, value: Option<T>) {
    if of_cluster.len() <= cluster {
        of_cluster.resize_with(cluster + 1, || None);
    }
    of_cluster[cluster] = value;
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
