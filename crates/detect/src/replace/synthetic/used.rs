//! What a made-up value must not be: the original, another's value, or an original elsewhere.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};

use blackbar_core::{EntityType, Label};

use crate::coreference::fold::{fold, fold_letters, is_identifier};
use crate::coreference::person_name::PersonName;

/// Values given out are remembered up to this many; beyond, equal values may recur.
const MOST_GIVEN: usize = 1 << 20;

/// What a candidate is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Good,
    /// Not the original, but taken or an original elsewhere: only when nothing better is drawn.
    Tolerable,
    /// Shows the original.
    Refused,
}

/// Keyed hashes only: no spelling is kept here.
#[derive(Default)]
pub(super) struct Used {
    hasher: RandomState,
    /// Values given out, and to whom.
    given: HashMap<u64, u64>,
    originals: HashSet<u64>,
}

impl Used {
    /// Remembers a value that must not come up by chance.
    pub(super) fn note_original(&mut self, entity: &EntityType, value: &str) {
        self.originals.insert(self.hasher.hash_one(fold(value).as_str()));
        if entity.label().is_some_and(|label| label.root() == Label::Name) {
            for word in PersonName::parse(value).words.iter().filter(|word| !word.initial) {
                self.originals.insert(self.hasher.hash_one(word.folded.as_str()));
            }
        }
    }

    pub(super) fn is_original(&self, folded: &str) -> bool {
        self.originals.contains(&self.hasher.hash_one(folded))
    }

    /// An owner that stands for a word rather than a cluster.
    pub(super) fn owner_of(&self, folded: &str) -> u64 {
        self.hasher.hash_one(("word", folded))
    }

    pub(super) fn is_free(&self, folded: &str, owner: u64) -> bool {
        self.given.get(&self.hasher.hash_one(folded)).is_none_or(|known| *known == owner)
    }

    pub(super) fn take(&mut self, folded: &str, owner: u64) {
        if self.given.len() < MOST_GIVEN {
            self.given.entry(self.hasher.hash_one(folded)).or_insert(owner);
        }
    }

    /// Compares a candidate with the original and with everything else.
    pub(super) fn judge(
        &self,
        entity: &EntityType,
        original: &str,
        candidate: &str,
        owner: usize,
    ) -> Verdict {
        if candidate.trim().is_empty() || shows(entity, original, candidate) {
            return Verdict::Refused;
        }
        let folded = fold(candidate);
        let words: Vec<&str> = folded.split(' ').collect();
        let elsewhere = self.is_original(&folded)
            || words.iter().any(|word| word.chars().count() > 2 && self.is_original(word))
            || words.windows(2).any(|pair| self.is_original(&pair.join(" ")));
        if elsewhere || !self.is_free(&folded, owner as u64) { Verdict::Tolerable } else { Verdict::Good }
    }
}

/// Whether the candidate equals or contains the original, however it is dressed.
fn shows(entity: &EntityType, original: &str, candidate: &str) -> bool {
    if candidate == original || candidate.contains(original) && original.chars().count() > 2 {
        return true;
    }
    let compact =
        |text: &str| -> String { fold_letters(text).chars().filter(|c| c.is_alphanumeric()).collect() };
    let (bare, made) = (compact(original), compact(candidate));
    if bare.is_empty() {
        return false;
    }
    if bare == made {
        // Same letters and digits: only signs can differ (O+ and O-).
        return entity.label() != Some(Label::BloodType);
    }
    if bare.chars().count() > 3 && made.contains(&bare) {
        return true;
    }
    let words = |text: &str| -> Vec<String> { fold(text).split(' ').map(str::to_owned).collect() };
    if entity.label().is_some_and(is_identifier) {
        return false;
    }
    let (old, new) = (words(original), words(candidate));
    new.windows(old.len().max(1)).any(|stretch| stretch == old)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_original_is_never_shown() {
        let name = EntityType::Known(Label::Name);
        let used = Used::default();
        for (original, candidate) in [
            ("Ann", "Ann"),
            ("Ann", "ann"),
            ("Lee", "Mark Lee"),
            ("Smith", "Smithson"),
            ("Zoë", "Zoe"),
            ("x", ""),
        ] {
            assert_eq!(used.judge(&name, original, candidate, 0), Verdict::Refused, "{original} {candidate}");
        }
        assert_eq!(used.judge(&name, "Ann", "Joanna", 0), Verdict::Good);
    }

    #[test]
    fn other_originals_and_taken_values_are_avoided() {
        let mut used = Used::default();
        let city = EntityType::Known(Label::LocationCity);
        used.note_original(&city, "New York");
        used.take("oslo", 1);
        assert_eq!(used.judge(&city, "Rome", "12 New York Road", 0), Verdict::Tolerable);
        assert_eq!(used.judge(&city, "Rome", "Oslo", 0), Verdict::Tolerable);
        assert_eq!(used.judge(&city, "Rome", "Oslo", 1), Verdict::Good);
    }
}
