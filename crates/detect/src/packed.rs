//! Findings that wait until all of a document has been looked at. A large sheet has millions of them, of a few dozen kinds.

use std::hash::BuildHasher;

use blackbar_core::{FastHasher, Finding, Label, Likelihoods, Reason, TextRange};
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use smallvec::SmallVec;

/// Findings in a fifth of their room: where each is, and of which kind.
#[derive(Default)]
pub(crate) struct Packed {
    found: Vec<(TextRange, u32)>,
    kinds: Vec<Kind>,
}

/// All that a finding is, apart from where.
#[derive(PartialEq)]
struct Kind {
    labels: Likelihoods,
    reason: Reason,
}

impl Packed {
    pub(crate) fn new(findings: &[Finding]) -> Packed {
        let Packed { mut found, mut kinds } = Packed::default();
        let hasher = FastHasher::default();
        let mut numbers: HashTable<u32> = HashTable::new();
        found.reserve_exact(findings.len());
        for Finding { range, labels, reason } in findings {
            let kind = Kind { labels: labels.clone(), reason: *reason };
            let known = |number: &u32| kinds.get(*number as usize);
            let entry = numbers.entry(
                kind.hash(&hasher),
                |number| known(number) == Some(&kind),
                |number| known(number).map_or(0, |known| known.hash(&hasher)),
            );
            let number = match entry {
                Entry::Occupied(number) => *number.get(),
                Entry::Vacant(place) => {
                    // A block has fewer findings than there are numbers.
                    let number = u32::try_from(kinds.len()).unwrap_or(u32::MAX);
                    place.insert(number);
                    kinds.push(kind);
                    number
                }
            };
            found.push((*range, number));
        }
        Packed { found, kinds }
    }

    /// As they were.
    pub(crate) fn unpacked(&self) -> Vec<Finding> {
        let mut findings = Vec::with_capacity(self.found.len());
        findings.extend(self.found.iter().filter_map(|(range, number)| {
            let Kind { labels, reason } = self.kinds.get(*number as usize)?;
            Some(Finding { range: *range, labels: labels.clone(), reason: *reason })
        }));
        findings
    }
}

impl Kind {
    fn hash(&self, hasher: &FastHasher) -> u64 {
        let labels = self.labels.iter().map(|(label, likelihood)| (label, likelihood.to_bits()));
        let labels: SmallVec<[(Label, u32); 3]> = labels.collect();
        hasher.hash_one((labels, self.reason.finder, self.reason.evidence))
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Evidence;

    use super::*;

    #[test]
    fn they_come_out_as_they_went_in() {
        let finding = |number: usize| Finding {
            range: TextRange::at(7 * number, 5),
            labels: Likelihoods::one(Label::Name, 0.5 + 0.1 * (number % 3) as f32)
                .with(Label::NameGiven, 0.4),
            reason: Reason {
                finder: if number.is_multiple_of(2) { "even" } else { "odd" },
                evidence: if number.is_multiple_of(5) { Evidence::MODEL } else { Evidence::LIST },
            },
        };
        let all: Vec<Finding> = (0..1000).map(finding).collect();
        let packed = Packed::new(&all);
        assert_eq!(packed.unpacked(), all);
        assert_eq!(packed.kinds.len(), 2 * 3 * 2, "one of each kind");
        assert_eq!(size_of::<(TextRange, u32)>(), 12);
        assert_eq!(Packed::default().unpacked(), []);
    }
}
