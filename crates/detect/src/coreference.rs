//! Which mentions are the same person, place or number.
//!
//! Spelling only, no network: mentions are folded, people's names are cut into words and compared word by word,
//! organisations lose their legal form. A [`Linker`] remembers what it saw, so that the parts of a file, the
//! strings of a linked batch and the chunks of a stream share their clusters.

use blackbar_core::Entities;

pub(crate) mod fold;
mod linker;
mod nearness;
mod nicknames;
pub(crate) mod organizations;
mod people;
pub(crate) mod person_name;

pub use linker::Linker;

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
    /// Whether nicknames, initials alone and doubtful positions may link too. Until a network is loaded, this is
    /// what the two model-based settings add to the heuristics.
    pub(crate) fn is_lenient(self) -> bool {
        self != Coreference::Heuristics
    }
}

/// The cluster number of each entity, from 0 in order of first mention.
pub fn clusters(text: &str, entities: &Entities, mode: Option<Coreference>) -> Vec<usize> {
    Linker::new(mode).link(text, entities)
}

#[cfg(test)]
pub(crate) mod tests;
