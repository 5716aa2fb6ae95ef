//! A network's view of mentions: one vector each, of which only the direction counts.

use blackbar_core::{Cancel, Entities, EntityType, Label, ReaderError, TextRange, TokenTagger};

/// Longer vectors than any network gives are not kept.
const MOST_DIMENSIONS: usize = 4096;

/// The vectors of the people and organisations among the entities of one text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MentionVectors(Vec<Option<Vec<f32>>>);

impl MentionVectors {
    /// Asks the tagger. Without people or organisations it is not asked; a tagger that has no vectors gives none.
    pub fn ask(
        text: &str,
        entities: &Entities,
        tagger: &dyn TokenTagger,
        cancel: &Cancel,
    ) -> Result<MentionVectors, ReaderError> {
        let asked: Vec<(usize, TextRange)> = entities
            .iter()
            .enumerate()
            .filter(|(_, entity)| is_linked(entity.best()))
            .map(|(index, entity)| (index, entity.range))
            .collect();
        if asked.is_empty() {
            return Ok(MentionVectors::default());
        }
        let ranges: Vec<TextRange> = asked.iter().map(|(_, range)| *range).collect();
        let given = tagger.mention_vectors(text, &ranges, cancel)?;
        if given.is_empty() {
            return Ok(MentionVectors::default());
        }
        if given.len() != asked.len() {
            return Err(ReaderError::Failed("tagger"));
        }
        let mut vectors = vec![None; entities.len()];
        for ((index, _), vector) in asked.into_iter().zip(given) {
            if let Some(slot) = vectors.get_mut(index) {
                *slot = unit(vector);
            }
        }
        Ok(MentionVectors(vectors))
    }

    /// The vector of the entity with that index, of length one.
    pub(super) fn of(&self, index: usize) -> Option<&[f32]> {
        self.0.get(index)?.as_deref()
    }
}

/// Whether mentions of this type are told apart by vectors.
fn is_linked(entity_type: &EntityType) -> bool {
    entity_type.label().is_some_and(|label| matches!(label.root(), Label::Name | Label::Organization))
}

/// Of length one; `None` for a vector that points nowhere.
fn unit(mut vector: Vec<f32>) -> Option<Vec<f32>> {
    let length = vector.iter().map(|x| x * x).sum::<f32>().sqrt();
    if !length.is_normal() || vector.len() > MOST_DIMENSIONS {
        return None;
    }
    vector.iter_mut().for_each(|x| *x /= length);
    Some(vector)
}

/// The vectors of a cluster's mentions, summed: the mean of their cosines with another vector is one product away, so
/// average linkage costs no more than a comparison with one mention.
#[derive(Clone, Debug, Default)]
pub(super) struct Centroid {
    sum: Vec<f32>,
    count: u32,
}

impl Centroid {
    pub(super) fn add(&mut self, vector: &[f32]) {
        if self.sum.is_empty() {
            self.sum = vec![0.0; vector.len()];
        }
        if self.sum.len() == vector.len() {
            self.sum.iter_mut().zip(vector).for_each(|(sum, x)| *sum += x);
            self.count = self.count.saturating_add(1);
        }
    }

    /// The mean cosine of a vector with the cluster's mentions; `None` when none of them has a vector.
    pub(super) fn likeness(&self, vector: &[f32]) -> Option<f32> {
        if self.count == 0 || self.sum.len() != vector.len() {
            return None;
        }
        let product: f32 = self.sum.iter().zip(vector).map(|(sum, x)| sum * x).sum();
        Some(product / self.count as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn likeness_is_the_mean_cosine() {
        let mut centroid = Centroid::default();
        assert_eq!(centroid.likeness(&[1.0, 0.0]), None);
        centroid.add(&[1.0, 0.0]);
        centroid.add(&[0.0, 1.0]);
        assert_eq!(centroid.likeness(&[1.0, 0.0]), Some(0.5));
        assert_eq!(centroid.likeness(&[1.0]), None, "of another network");
    }

    #[test]
    fn only_vectors_that_point_somewhere_are_kept() {
        assert_eq!(unit(vec![3.0, 4.0]), Some(vec![0.6, 0.8]));
        assert_eq!(unit(vec![0.0, 0.0]), None);
        assert_eq!(unit(vec![f32::NAN, 1.0]), None);
        assert_eq!(unit(Vec::new()), None);
    }
}
