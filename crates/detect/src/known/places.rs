//! A place or an organisation that is found at most of its mentions is found at all of them: a firm that a letter names ten times
//! is not hidden by covering it six times.
//!
//! Unlike a person's (`names`), such a name is often an ordinary word somewhere else, so one mention decides nothing: it must
//! be found as often as it is missed, surely at least once, a single word more than once, and a mention that the tagger is certain
//! is nothing stays as it is. What is found at a third of its mentions is found where the tagger is in doubt.

use blackbar_core::{Evidence, Finding, Label, Likelihoods, Reason, TextRange};

use super::mentions::Mentions;
use super::word_table::WordTable;
use crate::covered::Covered;
use crate::fusion::Nothing;
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
const FEWEST_LETTERS: usize = 3;

/// How a name was found.
#[derive(Clone, Copy)]
struct Found {
    /// By its first mention.
    label: Label,
    count: usize,
    sure: bool,
}

impl Found {
    fn join(&mut self, other: Found) {
        self.count += other.count;
        self.sure |= other.sure;
    }

    fn is_enough(self, name: &str) -> bool {
        self.sure && (self.count > 1 || name.contains(char::is_whitespace))
    }

    /// What the tagger must not be surer of than this where it takes a mention for nothing; none, where so many are missed that
    /// nothing is carried.
    fn believed(self, missed: usize) -> Option<f32> {
        match self.count {
            count if count >= missed => Some(NOTHING),
            count if count >= FEW && count * SHARE_OF_FEW >= missed + count => Some(NOTHING_OF_FEW),
            _ => None,
        }
    }
}

/// The names of places and organisations that are capitalised words.
#[derive(Default)]
pub(super) struct Places {
    found: WordTable<Found>,
}

impl Places {
    /// Those among `findings`.
    pub(super) fn among(text: &str, findings: &[Finding]) -> Places {
        let mut places = Places::default();
        for finding in findings {
            let (label, likelihood) = finding.labels.best();
            let name = finding.range.of(text);
            if likelihood >= REPORTED && is_carried(label) && is_name_like(name) {
                places.found.enter(name, Found { label, count: 1, sure: likelihood >= SURE }, Found::join);
            }
        }
        places
    }

    /// Takes in those of what follows in the document.
    pub(super) fn add(&mut self, other: Places) {
        self.found.add(other.found, Found::join);
    }
}

/// How often names were missed.
#[derive(Default)]
pub(super) struct Missed {
    counts: WordTable<usize>,
}

impl Missed {
    /// Takes in those of what follows in the document.
    pub(super) fn add(&mut self, other: Missed) {
        self.counts.add(other.counts, |count, other| *count += other);
    }
}

/// The places and organisations of a whole document, ready to be looked for.
pub(super) struct KnownPlaces<'p> {
    found: &'p WordTable<Found>,
    mentions: Mentions<'p>,
}

impl<'p> KnownPlaces<'p> {
    pub(super) fn new(places: &'p Places) -> KnownPlaces<'p> {
        let enough = places.found.iter().filter(|(name, found)| found.is_enough(name)).map(|(name, _)| name);
        KnownPlaces { found: &places.found, mentions: Mentions::of(enough) }
    }

    fn get(&self, name: &str) -> Option<Found> {
        self.found.get(name).copied().filter(|found| found.is_enough(name))
    }

    fn missed_in(&self, text: &str, covered: &Covered) -> Vec<TextRange> {
        let mut mentions = self.mentions.in_text(text, |name| self.get(name).is_some());
        mentions.retain(|range| !covered.touches(*range));
        mentions
    }

    /// How often they were missed in a text, where `covered` does not reach.
    pub(super) fn missed(&self, text: &str, covered: &Covered) -> Missed {
        let mut missed = Missed::default();
        for range in self.missed_in(text, covered) {
            missed.counts.enter(range.of(text), 1, |count, one| *count += one);
        }
        missed
    }

    /// Adds findings for their missed mentions in a text. `nothing` is what the tagger calls no entity.
    pub(super) fn carry(&self, text: &str, findings: &mut Vec<Finding>, missed: &Missed, nothing: &Nothing) {
        let covered = Covered::by(findings);
        for range in self.missed_in(text, &covered) {
            let name = range.of(text);
            let count = missed.counts.get(name).copied().unwrap_or_default();
            let Some((found, believed)) =
                self.get(name).and_then(|found| Some((found, found.believed(count)?)))
            else {
                continue;
            };
            if nothing.least(text, range).is_none_or(|least| least > believed) {
                continue;
            }
            let reason = Reason { finder: "known_places", evidence: Evidence::CONTEXT };
            let labels = Likelihoods::one(found.label, CARRIED).with(found.label.root(), CARRIED * 0.9);
            findings.push(Finding { range, labels, reason });
        }
    }
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
        let nothing = Nothing::new(mentions.iter().map(|range| (*range, nothing)).collect());
        let places = Places::among(text, &findings);
        let known = KnownPlaces::new(&places);
        let missed = known.missed(text, &Covered::by(&findings));
        known.carry(text, &mut findings, &missed, &nothing);
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
