//! Organisations by the words they share, for a network to decide: "Charité" and "Charité Universitätsmedizin Berlin".

use std::collections::HashMap;

use blackbar_core::Secret;

use super::spelling::sound;
use super::vectors::Centroid;
use super::weights::{JOIN, MOST_COMPARED, ORGANIZATION_PART, SOUND};

/// Words that many organisations share say nothing about which one it is.
#[rustfmt::skip]
const COMMON: &[&str] = &[
    "the", "of", "and", "for", "de", "del", "la", "le", "der", "die", "das", "und", "et", "y", "bank", "university", "hospital",
    "clinic", "school", "institute", "department", "ministry", "international", "national", "global", "general", "new",
    "services", "systems", "solutions", "college", "center", "centre", "foundation", "association", "klinik", "universitat",
];
/// Longer names are compared as a whole only.
const MOST_WORDS: usize = 12;

struct Known {
    words: Vec<Secret<Box<str>>>,
    cluster: usize,
    centroid: Centroid,
}

/// Organisations seen so far that have a vector.
#[derive(Default)]
pub(super) struct OrganizationClusters {
    known: Vec<Known>,
    by_word: HashMap<Secret<Box<str>>, Vec<usize>>,
    by_cluster: HashMap<usize, usize>,
}

impl OrganizationClusters {
    /// The cluster of the organisation that this is another name of, if the vectors agree.
    pub(super) fn find(&self, normal: &str, vector: &[f32]) -> Option<usize> {
        let words: Vec<&str> = normal.split(' ').collect();
        if words.len() > MOST_WORDS {
            return None;
        }
        let mut compared: Vec<usize> = words
            .iter()
            .filter(|word| !is_common(word))
            .flat_map(|word| std::iter::once((*word).to_owned()).chain(sound_key(word)))
            .filter_map(|key| self.by_word.get(&Secret::new(key.into())))
            .flatten()
            .copied()
            .collect();
        compared.sort_unstable();
        compared.dedup();
        compared.truncate(MOST_COMPARED);
        let score = |index: usize| {
            let known = self.known.get(index)?;
            let earned = earned(&known.words, &words)?;
            Some((earned + known.centroid.likeness(vector)?, known.cluster))
        };
        let scored = compared.into_iter().filter_map(score);
        // The earlier of two that stand equal.
        let best = scored.fold(None, |best: Option<(f32, usize)>, one| match best {
            Some(best) if best.0 >= one.0 => Some(best),
            _ => Some(one),
        })?;
        (best.0 >= JOIN).then_some(best.1)
    }

    /// Remembers a mention of a cluster.
    pub(super) fn add(&mut self, normal: &str, cluster: usize, vector: &[f32]) {
        if let Some(known) = self.by_cluster.get(&cluster).and_then(|index| self.known.get_mut(*index)) {
            known.centroid.add(vector);
            return;
        }
        let words: Vec<&str> = normal.split(' ').collect();
        if words.len() > MOST_WORDS {
            return;
        }
        let index = self.known.len();
        for word in words.iter().filter(|word| !is_common(word)) {
            for key in std::iter::once((*word).to_owned()).chain(sound_key(word)) {
                let list = self.by_word.entry(Secret::new(key.into())).or_default();
                if list.len() < MOST_COMPARED && !list.contains(&index) {
                    list.push(index);
                }
            }
        }
        let mut centroid = Centroid::default();
        centroid.add(vector);
        let words = words.into_iter().map(|word| Secret::new(word.into())).collect();
        self.known.push(Known { words, cluster, centroid });
        self.by_cluster.insert(cluster, index);
    }
}

fn is_common(word: &str) -> bool {
    COMMON.contains(&word)
}

/// Sounds are told apart from words by a sign that no folded word has.
fn sound_key(word: &str) -> Option<String> {
    sound(word).filter(|sound| sound.len() >= 3).map(|sound| format!("\0{sound}"))
}

fn earned(known: &[Secret<Box<str>>], words: &[&str]) -> Option<f32> {
    let is_known = |word: &str| known.iter().any(|known| &**known.expose() == word);
    let all_known = words.iter().all(|word| is_known(word));
    let all_said = known.iter().all(|known| words.contains(&&**known.expose()));
    if all_known || all_said {
        return Some(ORGANIZATION_PART);
    }
    let sounds = known.len() == words.len()
        && known.iter().zip(words).all(|(known, word)| {
            let known: &str = known.expose();
            known == *word || sound(known).is_some_and(|known| sound(word).is_some_and(|own| own == known))
        });
    sounds.then_some(SOUND)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_is_the_long_one_when_the_vectors_agree() {
        let mut clusters = OrganizationClusters::default();
        clusters.add("charite universitatsmedizin berlin", 7, &[1.0, 0.0]);
        clusters.add("berlin airport", 8, &[0.0, 1.0]);
        assert_eq!(clusters.find("charite", &[0.9, 0.43]), Some(7));
        assert_eq!(clusters.find("charite", &[0.0, 1.0]), None);
        assert_eq!(clusters.find("berlin", &[0.0, 1.0]), Some(8), "the nearer of two");
        assert_eq!(clusters.find("hospital", &[1.0, 0.0]), None);
        assert_eq!(clusters.find("sharite", &[1.0, 0.0]), None, "one word is not three");
    }
}
