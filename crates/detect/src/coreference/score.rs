//! How well mentions are brought together, against texts whose mentions were told apart by hand: B-cubed precision,
//! recall and F1, as coreference is usually scored.

use std::collections::HashMap;

use blackbar_core::{
    Cancel, Entities, Entity, EntityType, Evidence, ReaderError, Reason, TextRange, TokenTagger,
};

use super::{Coreference, MentionVectors, clusters_with};

/// A text with its mentions and who each of them is.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Without the marks.
    pub text: String,
    /// The mentions, in order.
    pub mentions: Entities,
    /// The cluster of each.
    pub gold: Vec<u32>,
}

impl Case {
    /// Reads `[[1:NAME|Michael Carter]] called. [[1:NAME_FAMILY|Carter]] ...`; `None` when a mark is not sound.
    pub fn parse(marked: &str) -> Option<Case> {
        let mut text = String::with_capacity(marked.len());
        let (mut entities, mut gold) = (Vec::new(), Vec::new());
        let mut rest = marked;
        while let Some((before, after)) = rest.split_once("[[") {
            text.push_str(before);
            let (mark, after) = after.split_once("]]")?;
            let (number, mark) = mark.split_once(':')?;
            let (label, mention) = mark.split_once('|')?;
            gold.push(number.parse().ok()?);
            let range = TextRange::at(text.len(), mention.len());
            let reason = Reason { finder: "gold", evidence: Evidence::default() };
            entities.push(Entity::new(range, [(EntityType::from_name(label), 1.0)], reason));
            text.push_str(mention);
            rest = after;
        }
        text.push_str(rest);
        let mentions = Entities::new(entities).ok()?;
        Some(Case { text, mentions, gold })
    }
}

/// B-cubed over the mentions of all cases.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// Of the mentions put together with one, the share that belongs there; the mean over all mentions.
    pub precision: f64,
    /// Of the mentions that belong with one, the share that was put there.
    pub recall: f64,
    /// Their harmonic mean.
    pub f1: f64,
    /// Mentions counted.
    pub mentions: usize,
}

/// Links the mentions of each case on its own, with the tagger's vectors where the mode asks for them, and scores.
pub fn score(
    cases: &[Case],
    mode: Coreference,
    tagger: Option<&dyn TokenTagger>,
    cancel: &Cancel,
) -> Result<Score, ReaderError> {
    let (mut precision, mut recall, mut mentions) = (0.0, 0.0, 0);
    for case in cases {
        let vectors = match tagger {
            Some(tagger) if mode.uses_vectors() => {
                MentionVectors::ask(&case.text, &case.mentions, tagger, cancel)?
            }
            _ => MentionVectors::default(),
        };
        let found = clusters_with(&case.text, &case.mentions, Some(mode), &vectors);
        let pairs: Vec<(usize, u32)> = found.into_iter().zip(case.gold.iter().copied()).collect();
        let (mut by_found, mut by_gold, mut by_both) = (HashMap::new(), HashMap::new(), HashMap::new());
        for (found, gold) in &pairs {
            *by_found.entry(*found).or_insert(0_u32) += 1;
            *by_gold.entry(*gold).or_insert(0_u32) += 1;
            *by_both.entry((*found, *gold)).or_insert(0_u32) += 1;
        }
        let share = |both: Option<&u32>, all: Option<&u32>| {
            f64::from(both.copied().unwrap_or(0)) / f64::from(all.copied().unwrap_or(1))
        };
        for pair in &pairs {
            precision += share(by_both.get(pair), by_found.get(&pair.0));
            recall += share(by_both.get(pair), by_gold.get(&pair.1));
        }
        mentions += pairs.len();
    }
    if mentions == 0 {
        return Ok(Score::default());
    }
    let (precision, recall) = (precision / mentions as f64, recall / mentions as f64);
    let f1 = if precision + recall > 0.0 { 2.0 * precision * recall / (precision + recall) } else { 0.0 };
    Ok(Score { precision, recall, f1, mentions })
}

#[cfg(test)]
mod tests;
