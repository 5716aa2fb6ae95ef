//! Values that repeat are looked at once. The cells of a large sheet say "paid", "EUR" and the same price again and again, each
//! behind the name of its column; nothing is found across the border between two values, so that equal ones hold equal findings.

use std::collections::hash_map::Entry;

use blackbar_core::{FastMap, Finding, TextRange};

use super::{BORDER, Found};

/// Fewer values are looked at as they stand.
const FEWEST: usize = 64;

/// Every value of a text once. The first and the last one stay apart: beside them the text begins and ends.
pub(super) struct Once {
    text: String,
    /// Where each different value begins in that text, and where the last one ends.
    starts: Vec<usize>,
    /// The values of the whole text, in order: where each begins, and which of the different ones it is.
    values: Vec<(usize, usize)>,
}

impl Once {
    /// `None` where it would save little.
    pub(super) fn new(text: &str) -> Option<Once> {
        let borders = memchr::memchr_iter(BORDER as u8, text.as_bytes());
        if borders.clone().take(FEWEST).count() < FEWEST {
            return None;
        }
        let last = borders.clone().next_back()?;
        // Room that is not used takes no memory.
        let worth = text.len() / 4 * 3;
        let mut once = Once { text: String::with_capacity(worth), starts: Vec::new(), values: Vec::new() };
        let mut known: FastMap<&str, usize> = FastMap::default();
        let mut start = 0;
        for end in borders {
            let value = text.get(start..=end)?;
            let number = if start == 0 {
                once.enter(value)
            } else {
                match known.entry(value) {
                    Entry::Occupied(known) => *known.get(),
                    Entry::Vacant(new) => *new.insert(once.enter(value)),
                }
            };
            once.values.push((start, number));
            start = end + 1;
            if once.text.len() >= worth {
                return None;
            }
        }
        let number = once.enter(text.get(last + 1..)?);
        once.values.push((last + 1, number));
        once.starts.push(once.text.len());
        (once.text.len() < worth).then_some(once)
    }

    fn enter(&mut self, value: &str) -> usize {
        self.starts.push(self.text.len());
        self.text.push_str(value);
        self.starts.len() - 1
    }

    /// What recognizers are to look at.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// What was found, at every place where the value stands, in the order in which it would have been found there. `None` if
    /// a finding reaches from one value into another, which none should.
    pub(super) fn everywhere(&self, found: Found) -> Option<Vec<Finding>> {
        let Found { findings, ends } = found;
        let starts = std::iter::once(0).chain(ends.iter().copied());
        let passes = starts.zip(ends.iter().copied().chain([findings.len()]));
        let mut all = Vec::with_capacity(findings.len().saturating_mul(2));
        for (from, to) in passes {
            let part = findings.get(from..to)?;
            let of_value = self.by_value(part)?;
            for (start, number) in &self.values {
                let (first, count) = *of_value.get(*number)?;
                let here = |finding: &Finding| Finding {
                    range: finding.range.relative_to(self.starts[*number]).shift(*start),
                    ..finding.clone()
                };
                all.extend(part.get(first..first + count)?.iter().map(here));
            }
        }
        Some(all)
    }

    /// The findings of each different value: the first, and how many. They are found value by value.
    fn by_value(&self, findings: &[Finding]) -> Option<Vec<(usize, usize)>> {
        let mut of_value = Vec::with_capacity(self.starts.len());
        let mut first = 0;
        for ends in self.starts.windows(2) {
            let value = TextRange::new(ends[0], ends[1]);
            let inside = |finding: &&Finding| value.contains(finding.range);
            let count = findings.iter().skip(first).take_while(inside).count();
            of_value.push((first, count));
            first += count;
        }
        (first == findings.len()).then_some(of_value)
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Cancel, LabelSet};
    use proptest::prelude::*;

    use super::super::{DISPATCH, find, run};
    use super::*;

    const NAMES: &[&str] =
        &["", "email: ", "phone: ", "date of birth: ", "ssn: ", "iban: ", "price €: ", "name: ", "amount: "];
    #[rustfmt::skip]
    const VALUES: &[&str] = &[
        "", "ann.lee@example.org", "+1 415 555 0132", "(415) 555-0132", "1980-05-03", "3 May 1980", "078-05-1120", "219099999",
        "GB82 WEST 1234 5698 7654 32", "4111 1111 1111 1111", "Ann Lee", "Dr. Helena Marchetti", "12 Main Street, Springfield",
        "http://example.org/a?b=c", "192.168.10.7", "3.50", "17500", "1,250.00 EUR", "$5", "€", "born 1980", "aged 44", "May",
        "12:30", "password: hunter2", "part 17", "checked and sent", "blood type AB+", "5 mg", "52.5200, 13.4050", "Berlin",
        "John", "Mr", "MRN 1234567", "ZIP 94105", "C:\\Users\\ann\\a.txt", "asthma", "two weeks", "x@y", "55", "№ 7", "Zürich",
    ];

    fn text(cells: &[(usize, usize)]) -> String {
        let cell = |(name, value): &(usize, usize)| [NAMES[*name], VALUES[*value]].concat();
        cells.iter().map(cell).collect::<Vec<_>>().join("\n\u{1E}")
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn what_is_looked_at_once_is_found_as_if_it_were_looked_at_everywhere(
            cells in prop::collection::vec((0..NAMES.len(), 0..VALUES.len()), 80..200),
            more in 1_usize..4,
        ) {
            let text = text(&cells.repeat(more + 1));
            prop_assert!(Once::new(&text).is_some());
            let cancel = Cancel::new();
            let plainly = run(&DISPATCH, &text, LabelSet::all(), &cancel).map(|found| found.findings);
            prop_assert_eq!(find(&text, LabelSet::all(), &cancel), plainly);
        }
    }

    #[test]
    fn few_or_different_values_are_looked_at_as_they_stand() {
        assert!(Once::new("").is_none());
        assert!(Once::new(&text(&[(1, 1); 60])).is_none());
        assert!(Once::new(&text(&[(1, 1); 70])).is_some());
        let different: Vec<String> = (0..200).map(|number| format!("part {number}")).collect();
        assert!(Once::new(&different.join("\n\u{1E}")).is_none());
    }

    #[test]
    fn a_finding_across_a_border_is_refused() {
        let once = Once::new(&text(&[(1, 1); 70])).unwrap();
        let across = Finding {
            range: TextRange::new(0, once.text().len()),
            labels: blackbar_core::Likelihoods::one(blackbar_core::Label::Name, 1.0),
            reason: blackbar_core::Reason { finder: "test", evidence: blackbar_core::Evidence::MODEL },
        };
        assert!(once.everywhere(Found { findings: vec![across], ends: vec![1] }).is_none());
    }
}
