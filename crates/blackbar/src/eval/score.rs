//! The arithmetic: what was marked against what was found.
//!
//! Everything is counted, never averaged, so that tallies of records can be added up to a language, a set or all.

use std::collections::BTreeMap;

use blackbar_core::Label;

use super::families::{accepts, family, is_judged};
use super::records::{Record, Span};

/// An entity of the engine's answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Found {
    /// What, and where in bytes.
    pub span: Span,
    /// Of its best label.
    pub likelihood: f32,
}

/// How many of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Share {
    pub part: usize,
    pub whole: usize,
}

impl Share {
    pub(super) fn new(part: usize, whole: usize) -> Share {
        Share { part, whole }
    }

    fn count(&mut self, is_part: bool) {
        self.whole += 1;
        self.part += usize::from(is_part);
    }

    fn add(&mut self, other: Share) {
        self.part += other.part;
        self.whole += other.whole;
    }

    /// `None` when there is nothing to take a share of.
    pub(super) fn value(self) -> Option<f64> {
        (self.whole > 0).then(|| self.part as f64 / self.whole as f64)
    }
}

/// Entities of one label or family.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    /// Marked entities that share a character with a found one of the same kind.
    pub recall: Share,
    /// Found entities that share a character with a marked one of the same kind.
    pub precision: Share,
    /// Marked entities found with the same edges.
    pub exact: usize,
    /// Characters of marked entities that any found entity covers.
    pub characters: Share,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.recall.add(other.recall);
        self.precision.add(other.precision);
        self.exact += other.exact;
        self.characters.add(other.characters);
    }

    /// By overlap.
    pub(super) fn f1(&self) -> Option<f64> {
        f1(self.recall, self.precision)
    }

    /// Same edges asked for.
    pub(super) fn strict_f1(&self) -> Option<f64> {
        f1(Share::new(self.exact, self.recall.whole), Share::new(self.exact, self.precision.whole))
    }
}

/// Nothing marked and nothing found says nothing; one of the two empty is a zero.
fn f1(recall: Share, precision: Share) -> Option<f64> {
    if recall.whole + precision.whole == 0 {
        return None;
    }
    let (recall, precision) = (recall.value().unwrap_or(0.0), precision.value().unwrap_or(0.0));
    Some(if recall + precision > 0.0 { 2.0 * recall * precision / (recall + precision) } else { 0.0 })
}

/// Found entities whose likelihood lies in one tenth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Bin {
    pub right: Share,
    pub likelihoods: f64,
}

/// What was counted on some records.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Tally {
    pub records: usize,
    pub characters: usize,
    /// Marked characters that some entity covers.
    pub recall: Share,
    /// Covered characters that are marked.
    pub precision: Share,
    pub families: BTreeMap<Label, Counts>,
    pub labels: BTreeMap<Label, Counts>,
    /// Marked entities that something was found on: those with the right label.
    pub labelled: Share,
    /// False entities (part) on the characters (whole) of records in which nothing is marked.
    pub silence: Share,
    pub silent_records: usize,
    /// Those of the false entities that a request without selectors would bring too: not under a beta label.
    pub silent_default: usize,
    pub bins: [Bin; 10],
}

impl Tally {
    /// Adds another's counts.
    pub(super) fn add(&mut self, other: &Tally) {
        self.records += other.records;
        self.characters += other.characters;
        self.recall.add(other.recall);
        self.precision.add(other.precision);
        for (label, counts) in &other.families {
            self.families.entry(*label).or_default().add(counts);
        }
        for (label, counts) in &other.labels {
            self.labels.entry(*label).or_default().add(counts);
        }
        self.labelled.add(other.labelled);
        self.silence.add(other.silence);
        self.silent_records += other.silent_records;
        self.silent_default += other.silent_default;
        for (bin, more) in self.bins.iter_mut().zip(&other.bins) {
            bin.right.add(more.right);
            bin.likelihoods += more.likelihoods;
        }
    }

    /// All families together.
    pub(super) fn overall(&self) -> Counts {
        sum(self.families.values())
    }

    /// All families but the three that every corpus has.
    pub(super) fn others(&self) -> Counts {
        let known = [Label::Name, Label::Location, Label::Organization];
        sum(self.families.iter().filter(|(label, _)| !known.contains(label)).map(|(_, counts)| counts))
    }

    /// How far likelihoods are from the share that is right, weighted by how many there are.
    pub(super) fn calibration_error(&self) -> Option<f64> {
        let total: usize = self.bins.iter().map(|bin| bin.right.whole).sum();
        let distance = |bin: &Bin| (bin.likelihoods - bin.right.part as f64).abs();
        (total > 0).then(|| self.bins.iter().map(distance).sum::<f64>() / total as f64)
    }

    /// False entities per 5,000 characters of text without personal data.
    pub(super) fn false_alarms(&self) -> Option<f64> {
        self.silence.value().map(|share| share * 5000.0)
    }

    /// The same without beta labels.
    pub(super) fn default_false_alarms(&self) -> Option<f64> {
        Share::new(self.silent_default, self.silence.whole).value().map(|share| share * 5000.0)
    }
}

fn sum<'c>(counts: impl Iterator<Item = &'c Counts>) -> Counts {
    counts.fold(Counts::default(), |mut all, counts| {
        all.add(counts);
        all
    })
}

/// The sorted, disjoint `spans` that share a byte with `with`.
pub(super) fn overlapping<T>(spans: &[T], span: impl Fn(&T) -> Span, with: Span) -> &[T] {
    let start = spans.partition_point(|one| span(one).range.end() <= with.range.start());
    let end = spans.partition_point(|one| span(one).range.start() < with.range.end());
    &spans[start..end.max(start)]
}

/// The entities that the record's set can judge.
pub(super) fn judged<'f>(record: &Record, found: &'f [Found]) -> Vec<&'f Found> {
    found.iter().filter(|one| is_judged(one.span.label, record.complete)).collect()
}

/// Counts one record. `found` is sorted and disjoint.
pub(super) fn score(record: &Record, found: &[Found]) -> Tally {
    let found: Vec<Found> = judged(record, found).into_iter().copied().collect();
    let complete = record.complete;
    let mut tally = Tally { records: 1, characters: record.text.chars().count(), ..Tally::default() };
    let same_family = |gold: Span, found: Span| family(gold.label, complete) == family(found.label, complete);
    for gold in record.spans.iter().copied().filter(|span| is_judged(span.label, complete)) {
        let on_it = overlapping(&found, |one| one.span, gold);
        let kin = || on_it.iter().filter(|one| same_family(gold, one.span));
        let right = || on_it.iter().filter(|one| accepts(gold.label, one.span.label, complete));
        let characters = characters(&record.text, gold, on_it);
        for (map, label, matched, exact) in [
            (
                &mut tally.families,
                family(gold.label, complete),
                kin().count() > 0,
                kin().any(|one| one.span.range == gold.range),
            ),
            (
                &mut tally.labels,
                gold.label,
                right().count() > 0,
                right().any(|one| one.span.range == gold.range),
            ),
        ] {
            let counts = map.entry(label).or_default();
            counts.recall.count(matched);
            counts.exact += usize::from(exact);
            counts.characters.add(characters);
        }
        tally.recall.add(characters);
        if !on_it.is_empty() {
            tally.labelled.count(right().count() > 0);
        }
    }
    for one in &found {
        let under = overlapping(&record.spans, |span| *span, one.span);
        let kin = under.iter().any(|gold| same_family(*gold, one.span));
        let right = under.iter().any(|gold| accepts(gold.label, one.span.label, complete));
        let covered: Vec<_> = under.iter().map(|span| Found { span: *span, likelihood: 1.0 }).collect();
        tally.families.entry(family(one.span.label, complete)).or_default().precision.count(kin);
        tally.labels.entry(one.span.label).or_default().precision.count(right);
        tally.precision.add(characters(&record.text, one.span, &covered));
        let likelihood = f64::from(one.likelihood.clamp(0.0, 1.0));
        let bin = &mut tally.bins[((likelihood * 10.0) as usize).min(9)];
        bin.right.count(kin);
        bin.likelihoods += likelihood;
    }
    if record.spans.is_empty() {
        tally.silent_records = 1;
        tally.silence = Share::new(found.len(), tally.characters);
        tally.silent_default = found.iter().filter(|one| !one.span.label.is_beta()).count();
    }
    tally
}

/// The characters of `of` that `others` cover. White space carries nothing and is not counted.
fn characters(text: &str, of: Span, others: &[Found]) -> Share {
    let mut share = Share::default();
    for (at, character) in of.range.of(text).char_indices() {
        if !character.is_whitespace() {
            let offset = of.range.start() + at;
            share.count(others.iter().any(|one| one.span.range.contains_offset(offset)));
        }
    }
    share
}

#[cfg(test)]
mod tests;
