//! Which mentions are the same person, place or number.
//!
//! Mentions are folded, people's names are cut into words and compared word by word, organisations lose their legal
//! form. That is `heuristics`. Where a network gives vectors of mentions ([`MentionVectors`]), `combined` asks them about
//! people and organisations that spelling leaves open or alone, and `model_prediction` about all; neither joins names
//! that contradict each other. Without vectors both go by spelling, nicknames included.
//!
//! A [`Linker`] remembers what it saw, so that the parts of a file, the strings of a linked batch and the chunks of a
//! stream share their clusters. A mention is compared with a bounded number of clusters, each by one product.

use blackbar_core::Entities;

pub(crate) mod fold;
mod linker;
mod mentions;
mod nearness;
mod nicknames;
mod numbered;
mod organization_clusters;
pub(crate) mod organizations;
mod people;
pub(crate) mod person_name;
mod score;
mod spelling;
mod vectors;
mod weights;

pub use linker::Linker;
pub use mentions::{MentionReader, Mentions};
pub use score::{Case, Score, score};
pub use vectors::MentionVectors;

/// How mentions are brought together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coreference {
    /// By spelling: equal and near-equal mentions, parts of names, initials.
    Heuristics,
    /// By a network's view of the mentions; spelling where none is loaded.
    ModelPrediction,
    /// Both.
    Combined,
}

impl Coreference {
    /// Whether a tagger should be asked for vectors of mentions.
    pub fn uses_vectors(self) -> bool {
        self != Coreference::Heuristics
    }

    /// Whether nicknames, initials alone and doubtful positions may link too. Without vectors, this is what the two
    /// model-based settings add to the heuristics.
    pub(crate) fn is_lenient(self) -> bool {
        self != Coreference::Heuristics
    }
}

/// The cluster number of each entity, from 0 in order of first mention.
pub fn clusters(text: &str, entities: &Entities, mode: Option<Coreference>) -> Vec<usize> {
    clusters_with(text, entities, mode, &MentionVectors::default())
}

/// As [`clusters`], with a network's view of the mentions.
pub fn clusters_with(
    text: &str,
    entities: &Entities,
    mode: Option<Coreference>,
    vectors: &MentionVectors,
) -> Vec<usize> {
    let mut linker = Linker::new(mode);
    let mentions = linker.reader().read(text, entities);
    linker.link_with(text, entities, &mentions, vectors)
}

#[cfg(test)]
pub(crate) mod tests;
