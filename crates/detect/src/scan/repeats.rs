//! Values that repeat are looked at once. The cells of a large sheet say "paid", "EUR" and the same price again and again, each
//! behind the name of its column; nothing is found across the border between two values, so that equal ones hold equal findings.
//! Where figures of one shape turn out alike, the rest of them is not looked at either ([`Shapes`]).

use std::collections::hash_map::Entry;

use blackbar_core::{FastMap, Finding, LabelSet, TextRange};

use super::alike::{Look, Model, Shapes};
use super::{BORDER, Found};

/// Fewer values are looked at as they stand.
const FEWEST: usize = 64;

/// Every value of a text once. The first and the last one stay apart: beside them the text begins and ends.
pub(super) struct Once<'t> {
    source: &'t str,
    /// What recognizers are to look at.
    looked_at: Values,
    /// The different values.
    different: Vec<Different>,
    /// The values of the whole text, in order: where each begins, and which of the different ones it is.
    values: Vec<(usize, usize)>,
    shapes: Shapes,
}

/// Where the findings of a different value are to be taken from.
#[derive(Clone, Copy)]
enum Different {
    /// It was looked at.
    First(usize),
    /// It is as others of its shape, if they are all alike.
    Alike { shape: u32, value: TextRange },
    /// They were not, and it was looked at after them.
    Second(usize),
}

/// Values one after the other.
#[derive(Default)]
pub(super) struct Values {
    text: String,
    /// Where each begins.
    starts: Vec<usize>,
}

impl Values {
    pub(super) fn enter(&mut self, value: &str) -> usize {
        self.starts.push(self.text.len());
        self.text.push_str(value);
        self.starts.len() - 1
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }
}

impl<'t> Once<'t> {
    /// `None` where it would save little. With `alike`, figures that turn out as many others of their shape are not looked at.
    pub(super) fn new(text: &'t str, alike: bool) -> Option<Once<'t>> {
        let borders = memchr::memchr_iter(BORDER as u8, text.as_bytes());
        if borders.clone().take(FEWEST).count() < FEWEST {
            return None;
        }
        let last = borders.clone().next_back()?;
        // Room that is not used takes no memory.
        let worth = text.len() / 4 * 3;
        let looked_at = Values { text: String::with_capacity(worth), starts: Vec::new() };
        let mut once = Once {
            source: text,
            looked_at,
            different: Vec::new(),
            values: Vec::new(),
            shapes: Shapes::default(),
        };
        let mut known: FastMap<&str, usize> = FastMap::default();
        let mut start = 0;
        for end in borders {
            let place = TextRange::new(start, end + 1);
            let number = if start == 0 {
                once.enter(place, false)
            } else {
                match known.entry(place.of(text)) {
                    Entry::Occupied(known) => *known.get(),
                    Entry::Vacant(new) => *new.insert(once.enter(place, alike)),
                }
            };
            once.values.push((start, number));
            start = end + 1;
            if once.looked_at.text.len() >= worth {
                return None;
            }
        }
        let number = once.enter(TextRange::new(last + 1, text.len()), false);
        once.values.push((last + 1, number));
        (once.looked_at.text.len() < worth).then_some(once)
    }

    fn enter(&mut self, place: TextRange, alike: bool) -> usize {
        let value = place.of(self.source);
        let look = if alike { self.shapes.look(value) } else { Look::Closely };
        let different = match look {
            Look::Closely => Different::First(self.looked_at.enter(value)),
            Look::AsSample(shape) => {
                let sample = self.looked_at.enter(value);
                self.shapes.sample(shape, sample);
                Different::First(sample)
            }
            Look::AsOthers(shape) => Different::Alike { shape, value: place },
        };
        self.different.push(different);
        self.different.len() - 1
    }

    /// What recognizers are to look at.
    pub(super) fn text(&self) -> &str {
        self.looked_at.text()
    }

    /// What was found in what was looked at.
    pub(super) fn by_value(&self, found: Found) -> Option<ByValue> {
        ByValue::new(&self.looked_at, found)
    }

    /// The values that have to be looked at after all, because what was found shows that those of their shape are not alike.
    pub(super) fn second(&mut self, first: &ByValue, wanted: LabelSet) -> Values {
        let mut second = Values::default();
        self.shapes.judge(self.looked_at.text(), first, wanted);
        // It may be as large as the text.
        self.looked_at = Values::default();
        for different in &mut self.different {
            if let Different::Alike { shape, value } = *different
                && self.shapes.model(shape).is_none()
            {
                *different = Different::Second(second.enter(value.of(self.source)));
            }
        }
        second
    }

    /// What was found, at every place where the value stands, in the order in which it would have been found there.
    pub(super) fn everywhere(&self, first: &ByValue, second: &ByValue) -> Option<Vec<Finding>> {
        let of_different = |different: &Different| match *different {
            Different::First(place) => Some((first, Model { place, edges: None })),
            Different::Alike { shape, .. } => self.shapes.model(shape).map(|model| (first, model)),
            Different::Second(place) => Some((second, Model { place, edges: None })),
        };
        let found_any = |pass: &usize| first.found_any(*pass) || second.found_any(*pass);
        let passes: Vec<usize> = (0..first.passes.len().max(second.passes.len())).filter(found_any).collect();
        // As many as there will be, or a few more: a long list that grows is copied, and takes its room twice.
        let findings_of = |(_, number): &(usize, usize)| {
            let found = self.different.get(*number).and_then(of_different);
            let count = |(found, model): (&ByValue, Model)| {
                passes.iter().map(|pass| found.of(*pass, model.place).len()).sum()
            };
            found.map_or(0, count)
        };
        let mut all = Vec::with_capacity(self.values.iter().map(findings_of).sum());
        for pass in passes.iter().copied() {
            let ends = self.values.iter().skip(1).map(|(start, _)| *start).chain([self.source.len()]);
            for ((start, number), end) in self.values.iter().zip(ends) {
                let (found, model) = of_different(self.different.get(*number)?)?;
                let (from, to) = (found.value(model.place)?, TextRange::new(*start, end));
                let here = |finding: &Finding| {
                    let range = match model.edges {
                        None => finding.range.relative_to(from.start()).shift(to.start()),
                        Some(edges) => edges.taken_over(from, finding.range, to)?,
                    };
                    Some(Finding { range, ..finding.clone() })
                };
                all.extend(found.of(pass, model.place).iter().filter_map(here));
            }
        }
        Some(all)
    }
}

/// What was found in each of some values.
pub(super) struct ByValue {
    findings: Vec<Finding>,
    starts: Vec<usize>,
    /// Of the text that was looked at.
    len: usize,
    /// By pass over the text and by value, the first of its findings and how many; nothing for a pass that found none, as most do.
    passes: Vec<Vec<(u32, u32)>>,
}

impl ByValue {
    /// `None` if a finding reaches from one value into another, which none should.
    pub(super) fn new(values: &Values, found: Found) -> Option<ByValue> {
        let Found { findings, ends } = found;
        let mut passes = Vec::with_capacity(ends.len() + 1);
        let mut done = 0;
        for end in ends.iter().copied().chain([findings.len()]) {
            if done == end {
                passes.push(Vec::new());
                continue;
            }
            let mut of_value = Vec::with_capacity(values.starts.len());
            let next = values.starts.iter().skip(1).copied().chain([values.text.len()]);
            for (start, next) in values.starts.iter().zip(next) {
                let value = TextRange::new(*start, next);
                let inside = |finding: &&Finding| value.contains(finding.range);
                let count = findings.get(done..end)?.iter().take_while(inside).count();
                of_value.push((u32::try_from(done).ok()?, u32::try_from(count).ok()?));
                done += count;
            }
            if done != end {
                return None;
            }
            passes.push(of_value);
        }
        Some(ByValue { findings, starts: values.starts.clone(), len: values.text.len(), passes })
    }

    /// What one pass found in one value.
    pub(super) fn of(&self, pass: usize, place: usize) -> &[Finding] {
        let found = self.passes.get(pass).and_then(|values| values.get(place));
        let Some((first, count)) = found.map(|(first, count)| (*first as usize, *count as usize)) else {
            return &[];
        };
        self.findings.get(first..first + count).unwrap_or_default()
    }

    /// Whether a pass found anything, which most do not.
    fn found_any(&self, pass: usize) -> bool {
        self.passes.get(pass).is_some_and(|values| !values.is_empty())
    }

    /// How many passes there were.
    pub(super) fn passes(&self) -> usize {
        self.passes.len()
    }

    /// Where a value lies in the text that was looked at, with its border.
    pub(super) fn value(&self, place: usize) -> Option<TextRange> {
        let end = self.starts.get(place + 1).copied().unwrap_or(self.len);
        Some(TextRange::new(*self.starts.get(place)?, end))
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Cancel;
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
            prop_assert!(Once::new(&text, true).is_some());
            let cancel = Cancel::new();
            let plainly = run(&DISPATCH, &text, LabelSet::all(), &cancel).map(|found| found.findings);
            prop_assert_eq!(find(&text, LabelSet::all(), &cancel), plainly);
        }
    }

    #[test]
    fn few_or_different_values_are_looked_at_as_they_stand() {
        assert!(Once::new("", true).is_none());
        assert!(Once::new(&text(&[(1, 1); 60]), true).is_none());
        assert!(Once::new(&text(&[(1, 1); 70]), true).is_some());
        let different: Vec<String> = (0..200).map(|number| format!("part {number}")).collect();
        assert!(Once::new(&different.join("\n\u{1E}"), true).is_none());
    }

    #[test]
    fn a_finding_across_a_border_is_refused() {
        let text = text(&[(1, 1); 70]);
        let once = Once::new(&text, true).unwrap();
        let across = Finding {
            range: TextRange::new(0, once.text().len()),
            labels: blackbar_core::Likelihoods::one(blackbar_core::Label::Name, 1.0),
            reason: blackbar_core::Reason { finder: "test", evidence: blackbar_core::Evidence::MODEL },
        };
        assert!(once.by_value(Found { findings: vec![across], ends: vec![1] }).is_none());
    }
}
