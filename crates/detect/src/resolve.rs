//! One rule for overlapping findings.
//!
//! Findings overlap and contradict each other; entities do not. This is how they become entities:
//!
//! 1. A finding under [`REPORTED`] is a hint: it never makes an entity, it only adds a secondary label. Findings that
//!    the request does not want are dropped here, unless non-max suppression asks for a decision over all labels.
//! 2. Findings of the same text (blanks and punctuation at the ends aside) become one claim: all their labels, the
//!    largest likelihood of each, all their evidence. Labels without a check digit stay below those with one.
//! 3. Parts that stand side by side also claim the whole (`compose`).
//! 4. Claims are ranked: **containers** (e-mail address, URL, file name, postal address: what they are is plain from
//!    their form, and their parts are theirs) before **validated** ones (a check digit holds, likelihood 0.75 or more)
//!    before the rest; then the longer, the likelier, the earlier. A composite so wins over its parts: a date over its
//!    year, a URL over the address in it, a card with a valid check digit over the telephone number that it is not.
//! 5. In that order each claim takes the bytes that are still free. A loser keeps what the winner does not cover, as an
//!    entity of its own, if anything but punctuation is left: **no byte that an enabled finding covers is given
//!    up**. A loser that is almost as long as the winner around it adds its labels to the winner's.
//! 6. `Choice::report` says which labels are reported; with non-max suppression it drops whole entities here.
//! 7. ALLOW and ALLOW_TEXT drop entities; BLOCK entities are laid over the rest by the same rule of free bytes, their
//!    rank being the threshold and that of found entities the likelihood.
//!
//! All of it is sorting and one ordered map: n log n.

mod compose;
mod cover;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use blackbar_core::{
    Entities, Entity, EntityType, Evidence, Finding, Label, Likelihoods, Reason, TextRange, Verdict,
};

use crate::DetectError;
use crate::choose::{Choice, LEAST};
use crate::filters::{self, Blocked, Filter};
use crate::scan::{REPORTED, floor_char};

use cover::{Cover, is_filler};

/// A check digit counts from here; below, it holds too often by chance.
const VALIDATED: f32 = 0.75;
/// A loser at least this long, measured by the winner, is about the same thing.
const ALMOST: f64 = 0.8;
/// What is left of its likelihoods.
const NESTED: f32 = 0.9;
/// Labels of findings without a check digit stay this much below those with one.
const UNCHECKED: f32 = 0.98;

/// All findings about one stretch.
#[derive(Clone, Debug)]
struct Claim {
    range: TextRange,
    /// Without punctuation at the ends.
    core: TextRange,
    labels: Likelihoods,
    reason: Reason,
}

/// Decides: findings in, disjoint entities out.
pub fn resolve(
    text: &str,
    findings: Vec<Finding>,
    choice: &Choice,
    filters: &[Filter],
) -> Result<Entities, DetectError> {
    let (claims, hints) = claims(text, findings, choice);
    let mut claims = merge(text, claims);
    let wholes = compose::compose(text, &claims, choice);
    if !wholes.is_empty() {
        claims.extend(wholes);
        claims = merge(text, claims);
    }
    let winners = share_out(text, claims);
    let mut entities = report(winners, &merge(text, hints), choice);
    filters::allow(text, &mut entities, filters)?;
    let blocked = filters::block(text, choice, filters)?;
    if !blocked.is_empty() {
        entities = lay_over(text, entities, blocked);
    }
    finish(entities)
}

/// Findings that count as claims, and those that are only hints.
fn claims(text: &str, findings: Vec<Finding>, choice: &Choice) -> (Vec<Claim>, Vec<Claim>) {
    let (mut claims, mut hints) = (Vec::with_capacity(findings.len()), Vec::new());
    for finding in findings {
        let range = whole_characters(text, finding.range).trimmed(text);
        if range.is_empty() {
            continue;
        }
        let core = core_of(text, range);
        let claim = Claim { range, core, labels: finding.labels, reason: finding.reason };
        if claim.labels.best().1 < REPORTED {
            hints.push(claim);
        } else if choice.non_max_suppression || choice.reports(&claim.labels) {
            claims.push(claim);
        }
    }
    (claims, hints)
}

/// Widened to whole characters inside the text: a careless finding must not lose its text.
fn whole_characters(text: &str, range: TextRange) -> TextRange {
    let start = floor_char(text, range.start());
    let mut end = range.end().min(text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    TextRange::new(start, end.max(start))
}

/// The range without what is neither letter nor digit at its ends; all of it when it holds none.
fn core_of(text: &str, range: TextRange) -> TextRange {
    let slice = range.of(text);
    let edge = |c: char| !c.is_alphanumeric();
    let left = slice.len() - slice.trim_start_matches(edge).len();
    let middle = slice.trim_matches(edge).len();
    if middle == 0 { range } else { TextRange::at(range.start() + left, middle) }
}

fn is_validated(claim: &Claim) -> bool {
    claim.reason.evidence.has(Evidence::CHECKSUM) && claim.labels.best().1 >= VALIDATED
}

/// Sorts by falling likelihood. The bits of floats from 0 to 1 are in the order of their values.
fn likeliest_first(claim: &Claim) -> Reverse<u32> {
    Reverse(claim.labels.best().1.to_bits())
}

/// One claim for each core.
fn merge(text: &str, mut claims: Vec<Claim>) -> Vec<Claim> {
    claims.sort_by_cached_key(|claim| (claim.core, !is_validated(claim), likeliest_first(claim)));
    claims.dedup_by(|claim, lead| {
        if lead.core != claim.core {
            return false;
        }
        let bound =
            if is_validated(lead) && !is_validated(claim) { lead.labels.best().1 * UNCHECKED } else { 1.0 };
        for (label, likelihood) in claim.labels.iter() {
            lead.labels.raise(label, likelihood.min(bound));
        }
        lead.range = with_edges(text, lead.range, claim.range);
        lead.reason.evidence = lead.reason.evidence.and(claim.reason.evidence);
        true
    });
    claims
}

/// `lead` with the signs that `other` has around it, `+` or `!`, but not commas and brackets.
fn with_edges(text: &str, lead: TextRange, other: TextRange) -> TextRange {
    let left = TextRange::new(other.start().min(lead.start()), lead.start());
    let right = TextRange::new(lead.end(), other.end().max(lead.end()));
    let left = left.of(text).trim_start_matches(is_filler).len();
    let right = right.of(text).trim_end_matches(is_filler).len();
    TextRange::new(lead.start() - left, lead.end() + right)
}

/// Containers, validated claims, the rest.
fn tier(claim: &Claim) -> u8 {
    match claim.labels.best().0 {
        Label::EmailAddress | Label::Url | Label::Filename | Label::LocationAddress => 0,
        _ if is_validated(claim) => 1,
        _ => 2,
    }
}

/// Gives each byte to the highest claim on it.
fn share_out(text: &str, claims: Vec<Claim>) -> Vec<Claim> {
    // In a table most claims meet no other.
    let (mut winners, mut contested) = alone_and_contested(claims);
    for winner in &mut winners {
        winner.core = core_of(text, winner.range);
    }
    contested.sort_by_cached_key(|claim| {
        (tier(claim), Reverse(claim.range.len()), likeliest_first(claim), claim.range)
    });
    let mut cover = Cover::default();
    let mut by_start: BTreeMap<usize, usize> = BTreeMap::new();
    for claim in contested {
        let parts = cover.take(text, claim.range);
        if parts.is_empty() {
            let around = by_start.range(..=claim.range.start()).next_back().map(|(_, index)| *index);
            if let Some(winner) = around.and_then(|index| winners.get_mut(index)) {
                add_almost_equal(winner, &claim);
            }
        }
        for part in parts {
            by_start.insert(part.start(), winners.len());
            winners.push(Claim { range: part, core: core_of(text, part), ..claim.clone() });
        }
    }
    winners
}

/// The claims that share no byte with another, and the rest.
fn alone_and_contested(mut claims: Vec<Claim>) -> (Vec<Claim>, Vec<Claim>) {
    claims.sort_by_key(|claim| claim.range);
    let mut covered = 0;
    let mut starts = claims.iter().map(|claim| claim.range.start()).skip(1).collect::<Vec<_>>().into_iter();
    let meets_another = |claim: &mut Claim| {
        let next = starts.next().unwrap_or(usize::MAX);
        let alone = covered <= claim.range.start() && claim.range.end() <= next;
        covered = covered.max(claim.range.end());
        !alone
    };
    let contested = claims.extract_if(.., meets_another).collect();
    (claims, contested)
}

fn add_almost_equal(winner: &mut Claim, loser: &Claim) {
    let share = loser.range.len() as f64 / winner.range.len() as f64;
    if !winner.range.contains(loser.range) || share < ALMOST {
        return;
    }
    let best = winner.labels.best().1;
    for (label, likelihood) in loser.labels.iter() {
        winner.labels.raise(label, likelihood.min(best) * NESTED);
    }
}

/// What the request may see of the winners, with the hints about the same text as further labels.
fn report(winners: Vec<Claim>, hints: &[Claim], choice: &Choice) -> Vec<Entity> {
    let mut entities = Vec::with_capacity(winners.len());
    let mut known = KnownVerdicts::default();
    for winner in winners {
        let Some(mut labels) = choice.report(&winner.labels) else { continue };
        if let Ok(index) = hints.binary_search_by(|hint| hint.core.cmp(&winner.core)) {
            let (_, best) = labels.best();
            for (label, likelihood) in hints[index].labels.iter() {
                let capped = likelihood.min(best * UNCHECKED);
                if choice.enabled.contains(label) && capped >= LEAST {
                    labels.raise(label, capped);
                }
            }
        }
        entities.push(Entity { range: winner.range, verdict: known.shared(&labels, winner.reason) });
    }
    entities
}

/// What the last few entities were: in a table the next ones are mostly equal to one of them.
#[derive(Default)]
struct KnownVerdicts(VecDeque<Arc<Verdict>>);

impl KnownVerdicts {
    const MOST: usize = 16;

    fn shared(&mut self, labels: &Likelihoods, reason: Reason) -> Arc<Verdict> {
        let own = || labels.iter().map(|(label, likelihood)| (EntityType::Known(label), likelihood));
        let same = |known: &&Arc<Verdict>| known.reason == reason && known.labels.iter().cloned().eq(own());
        if let Some(known) = self.0.iter().find(same) {
            return Arc::clone(known);
        }
        let new = Arc::new(Verdict { labels: own().collect(), reason });
        self.0.push_front(Arc::clone(&new));
        self.0.truncate(KnownVerdicts::MOST);
        new
    }
}

/// BLOCK entities over found ones. A threshold of 1 always wins; a found entity wins a tie.
fn lay_over(text: &str, entities: Vec<Entity>, blocked: Vec<Blocked>) -> Vec<Entity> {
    let found = entities.into_iter().map(|entity| (entity.likelihood(), 0, entity));
    let blocked = blocked.into_iter().map(|blocked| {
        let rank = if blocked.threshold >= 1.0 { f32::INFINITY } else { blocked.threshold };
        (rank, 1, blocked.entity)
    });
    let mut ranked: Vec<(f32, u8, Entity)> = found.chain(blocked).collect();
    // Stable: among BLOCK filters of one threshold the earlier filter, then the earlier match.
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let mut cover = Cover::default();
    let mut kept = Vec::with_capacity(ranked.len());
    for (_, _, entity) in ranked {
        for part in cover.take(text, entity.range) {
            kept.push(Entity { range: part, ..entity.clone() });
        }
    }
    kept
}

/// Sorted and disjoint. Overlaps cannot be left; if there were one, the text under it would still be covered, and if
/// that went wrong too, there is no answer rather than one without its entities.
fn finish(mut entities: Vec<Entity>) -> Result<Entities, DetectError> {
    entities.retain(|entity| !entity.range.is_empty() && !entity.labels().is_empty());
    entities.sort_by_key(|entity| entity.range);
    entities.dedup_by(|entity, last| {
        let overlap = last.range.overlaps(entity.range);
        if overlap {
            last.range = last.range.cover(entity.range);
        }
        overlap
    });
    Entities::new(entities).map_err(|_| DetectError::Internal("entities overlap"))
}
