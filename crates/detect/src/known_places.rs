//! A place or an organisation that is found at most of its mentions is found at all of them: a firm that a letter names ten times
//! is not hidden by covering it six times.
//!
//! Unlike a person's (`known_names`), such a name is often an ordinary word somewhere else, so one mention decides nothing: it must
//! be found as often as it is missed, surely at least once, a single word more than once, and a mention that the tagger is certain
//! is nothing stays as it is. What is found at a third of its mentions is found where the tagger is in doubt.

use std::collections::BTreeMap;

use aho_corasick::{AhoCorasick, MatchKind};
use blackbar_core::{Evidence, Finding, Label, Likelihoods, Reason, TextRange};

use crate::covered::Covered;
use crate::fusion::Nothing;
use crate::known_names::is_whole;
use crate::scan::REPORTED;

/// From where on a mention is sure.
const SURE: f32 = 0.7;
/// What a further mention is believed at.
const CARRIED: f32 = 0.6;
/// A tagger this sure that a mention is nothing is believed, of a name that is found at half of its mentions and of one that is
/// found at fewer.
const NOTHING: f32 = 0.97;
const NOTHING_OF_FEW: f32 = 0.9;
/// A name that is missed more often than it is found must be found so often, and at one mention in so many.
const FEW: usize = 3;
const SHARE_OF_FEW: usize = 3;
/// Names looked for at most.
const MOST: usize = 5_000;
const FEWEST_LETTERS: usize = 3;

/// Adds findings for the missed mentions of the places and organisations among `findings`. `nothing` is what the tagger calls no
/// entity.
pub(crate) fn carry(text: &str, findings: &mut Vec<Finding>, nothing: &Nothing) {
    let mut known = mentioned(text, findings);
    known.retain(|name, found| found.sure && (found.count > 1 || name.contains(char::is_whitespace)));
    let patterns: Vec<&str> = known.keys().copied().take(MOST).collect();
    let automaton = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(&patterns);
    let Ok(automaton) = automaton else { return };
    let covered = Covered::by(findings);
    let mut missed: BTreeMap<&str, Vec<TextRange>> = BTreeMap::new();
    for hit in automaton.find_iter(text) {
        let range = TextRange::new(hit.start(), hit.end());
        if is_whole(text, range) && !covered.touches(range) {
            missed.entry(range.of(text)).or_default().push(range);
        }
    }
    for (name, ranges) in missed {
        let Some(found) = known.get(name) else { continue };
        let believed = match found.count {
            count if count >= ranges.len() => NOTHING,
            count if count >= FEW && count * SHARE_OF_FEW >= ranges.len() + count => NOTHING_OF_FEW,
            _ => continue,
        };
        for range in ranges {
            if nothing.least(text, range).is_none_or(|least| least > believed) {
                continue;
            }
            let reason = Reason { finder: "known_places", evidence: Evidence::CONTEXT };
            let labels = Likelihoods::one(found.label, CARRIED).with(found.label.root(), CARRIED * 0.9);
            findings.push(Finding { range, labels, reason });
        }
    }
}

/// How a name was found.
struct Found {
    label: Label,
    count: usize,
    sure: bool,
}

/// The names of places and organisations that are capitalised words.
fn mentioned<'t>(text: &'t str, findings: &[Finding]) -> BTreeMap<&'t str, Found> {
    let mut known: BTreeMap<&'t str, Found> = BTreeMap::new();
    for finding in findings {
        let (label, likelihood) = finding.labels.best();
        let name = finding.range.of(text);
        if likelihood < REPORTED || !is_carried(label) || !is_name_like(name) {
            continue;
        }
        let found = known.entry(name).or_insert(Found { label, count: 0, sure: false });
        found.count += 1;
        found.sure |= likelihood >= SURE;
    }
    known
}

fn is_carried(label: Label) -> bool {
    use Label as L;
    matches!(
        label,
        L::Location
            | L::LocationCity
            | L::LocationState
            | L::LocationCountry
            | L::Organization
            | L::OrganizationMedicalFacility
    )
}

/// A capital first, and letters in all its words; scripts without capitals part no words, or join particles to them.
fn is_name_like(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
        && name.chars().filter(|c| c.is_alphabetic()).count() >= FEWEST_LETTERS
        && name.split_whitespace().all(|word| word.contains(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds the mentions of `name` that `found` numbers; every other one is nothing by `nothing`. Says how many are carried.
    fn carried(
        text: &str,
        name: &str,
        (found, label): (&[usize], Label),
        likelihood: f32,
        nothing: f32,
    ) -> usize {
        let mentions: Vec<TextRange> =
            text.match_indices(name).map(|(at, _)| TextRange::at(at, name.len())).collect();
        let reason = Reason { finder: "test", evidence: Evidence::MODEL };
        let finding = |at: &usize| Finding {
            range: mentions[*at],
            labels: Likelihoods::one(label, likelihood),
            reason,
        };
        let mut findings: Vec<Finding> = found.iter().map(finding).collect();
        carry(text, &mut findings, &Nothing::new(mentions.iter().map(|range| (*range, nothing)).collect()));
        assert!(findings.iter().all(|finding| finding.range.of(text) == name));
        findings.len() - found.len()
    }

    #[test]
    fn what_is_mostly_found_is_found_everywhere() {
        let text = "Cybernet sued. For Cybernet, Cybernet's bank and Cybernet AG; not Cybernetics.";
        let firm = |found: &'static [usize]| (found, Label::Organization);
        assert_eq!(carried(text, "Cybernet", firm(&[0, 1]), 0.9, 0.5), 2);
        assert_eq!(carried(text, "Cybernet", firm(&[0, 1]), 0.6, 0.5), 0, "never sure");
        assert_eq!(carried(text, "Cybernet", firm(&[0, 1]), 0.9, 0.99), 0, "certainly nothing");
        assert_eq!(carried(text, "Cybernet", firm(&[0]), 0.9, 0.5), 0, "a single word, once");
        assert_eq!(
            carried(text, "Cybernet", (&[0, 1], Label::Product), 0.9, 0.5),
            0,
            "neither place nor firm"
        );
    }

    #[test]
    fn a_third_of_many_mentions_speaks_where_the_tagger_doubts() {
        let text = "Cybernet, ".repeat(9);
        let firm = |found: &'static [usize]| (found, Label::Organization);
        assert_eq!(carried(&text, "Cybernet", firm(&[0, 1, 2]), 0.9, 0.85), 6);
        assert_eq!(carried(&text, "Cybernet", firm(&[0, 1, 2]), 0.9, 0.95), 0);
        assert_eq!(carried(&text, "Cybernet", firm(&[0, 1]), 0.9, 0.85), 0);
    }

    #[test]
    fn several_words_need_one_mention_but_half_of_all() {
        let text = "Bad Ems, near Bad Ems; Bad Ems.";
        assert_eq!(carried(text, "Bad Ems", (&[0, 1], Label::LocationCity), 0.9, 0.5), 1);
        assert_eq!(carried(text, "Bad Ems", (&[0], Label::LocationCity), 0.9, 0.5), 0);
        assert_eq!(carried("Bad Ems, near Bad Ems", "Bad Ems", (&[0], Label::LocationCity), 0.9, 0.5), 1);
        assert_eq!(carried("the spa, the spa", "the spa", (&[0], Label::Location), 0.9, 0.5), 0);
    }
}
