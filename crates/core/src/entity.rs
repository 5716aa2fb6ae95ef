//! What was decided: the stretches of text that will be replaced.

use std::fmt;
use std::sync::Arc;

use crate::{Label, Overlap, Reason, TextRange};

/// A built-in label, or one that a BLOCK filter made up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EntityType {
    /// One of the 69.
    Known(Label),
    /// From a BLOCK filter.
    Custom(Arc<str>),
}

impl EntityType {
    /// The known label of that name, else a custom one.
    pub fn from_name(name: &str) -> EntityType {
        Label::from_name(name).map_or_else(|| EntityType::Custom(name.into()), EntityType::Known)
    }

    /// The name on the wire.
    pub fn name(&self) -> &str {
        match self {
            EntityType::Known(label) => label.name(),
            EntityType::Custom(name) => name,
        }
    }

    /// The built-in label, if it is one.
    pub fn label(&self) -> Option<Label> {
        match self {
            EntityType::Known(label) => Some(*label),
            EntityType::Custom(_) => None,
        }
    }
}

impl From<Label> for EntityType {
    fn from(label: Label) -> EntityType {
        EntityType::Known(label)
    }
}

impl fmt::Display for EntityType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One stretch that will be replaced. Holds no text: its range says where that is.
#[derive(Clone, Debug, PartialEq)]
pub struct Entity {
    /// Where, in the extracted text.
    pub range: TextRange,
    /// What it is. Those of a column are mostly the same and share it: a large sheet has millions.
    pub verdict: Arc<Verdict>,
}

/// What an entity is, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// All labels with their likelihoods, the best first; never empty.
    pub labels: Box<[(EntityType, f32)]>,
    /// Why.
    pub reason: Reason,
}

impl Verdict {
    /// The label it is reported and replaced under.
    pub fn best(&self) -> &EntityType {
        &self.labels[0].0
    }

    /// The likelihood of the best label.
    pub fn likelihood(&self) -> f32 {
        self.labels[0].1
    }
}

impl Entity {
    /// One with a verdict of its own.
    pub fn new(range: TextRange, labels: impl Into<Box<[(EntityType, f32)]>>, reason: Reason) -> Entity {
        Entity { range, verdict: Arc::new(Verdict { labels: labels.into(), reason }) }
    }

    /// All labels with their likelihoods, the best first.
    pub fn labels(&self) -> &[(EntityType, f32)] {
        &self.verdict.labels
    }

    /// The label it is reported and replaced under.
    pub fn best(&self) -> &EntityType {
        self.verdict.best()
    }

    /// The likelihood of the best label.
    pub fn likelihood(&self) -> f32 {
        self.verdict.likelihood()
    }
}

/// Entities in the order of the text, none touching another's bytes. There is one constructor.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entities(Vec<Entity>);

impl Entities {
    /// Sorts; refuses overlapping, empty or label-less ones.
    pub fn new(mut entities: Vec<Entity>) -> Result<Entities, Overlap> {
        entities.sort_by_key(|entity| entity.range);
        let sound = entities.iter().all(|entity| !entity.range.is_empty() && !entity.labels().is_empty());
        let disjoint = entities.windows(2).all(|pair| pair[0].range.end() <= pair[1].range.start());
        if sound && disjoint { Ok(Entities(entities)) } else { Err(Overlap) }
    }

    /// In the order of the text.
    pub fn iter(&self) -> std::slice::Iter<'_, Entity> {
        self.0.iter()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// As a slice.
    pub fn as_slice(&self) -> &[Entity] {
        &self.0
    }
}

impl<'e> IntoIterator for &'e Entities {
    type Item = &'e Entity;
    type IntoIter = std::slice::Iter<'e, Entity>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
