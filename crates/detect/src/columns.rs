//! The cells of a column are of one kind: what most of them are, the rest is too.
//!
//! A single nine-digit number may be anything; in a column of social security numbers it is one. Each column votes
//! once, and its label goes to the cells that were missed and to those that were taken for something less likely.

mod sums;

use std::collections::{BTreeMap, BTreeSet};

use blackbar_core::{Evidence, Finding, Label, Likelihoods, Reason, TextRange, count_while};

use smallvec::SmallVec;

use crate::scan::REPORTED;
use sums::{is_mistakable, is_sum};

pub(crate) use sums::leave_sums;

/// A value in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Where, in the coordinates of the findings.
    pub range: TextRange,
    /// Cells of one column share a number.
    pub series: u32,
}

/// Fewer values than this say nothing about a column.
const FEWEST: usize = 5;
/// The share of the values that must be of one label.
const SHARE: f32 = 0.6;
/// The share of a value that a finding must cover to speak for it.
const WHOLLY: f64 = 0.8;
/// A column of numbers is beyond doubt with so many values and this share: then what was typed badly is one too.
const MANY: usize = 20;
const CLEAR_SHARE: f32 = 0.9;
/// How much less an ancestor counts than the label itself.
const FOR_PARENT: f32 = 0.95;
/// By how much a rival stays under the column's label.
const BELOW: f32 = 0.05;

/// A small number alone in a cell is an age only when its header says so, and then a recognizer has found it: a row number looks
/// the same to a network.
pub fn leave_row_numbers(text: &str, cells: &[Cell], findings: &mut Vec<Finding>) {
    let small = |cell: &Cell| {
        let range = cell.range.trimmed(text);
        let digits = range.of(text);
        (digits.len() <= 3 && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
            .then_some(range)
    };
    let may_be_one = |finding: &Finding| {
        finding.labels.best().0 == Label::Age && finding.reason.evidence == Evidence::MODEL
    };
    if !findings.iter().any(may_be_one) {
        return;
    }
    let numbers: BTreeSet<TextRange> = cells.iter().filter_map(small).collect();
    findings.retain(|finding| !may_be_one(finding) || !numbers.contains(&finding.range.trimmed(text)));
}

/// Adds findings to the cells of columns that are mostly of one label, and puts their rivals below them.
pub fn vote(text: &str, cells: &[Cell], findings: &mut Vec<Finding>) {
    let mut values: Vec<Value> = Vec::with_capacity(cells.len());
    values.extend(cells.iter().filter_map(|cell| Value::new(text, *cell)));
    if values.len() < FEWEST {
        return;
    }
    values.sort_by_key(|value| value.range);
    let mut order: Vec<InOrder> =
        findings.iter().enumerate().map(|(index, finding)| (finding.range, index)).collect();
    order.sort();
    let mut supports = Vec::new();
    for (value, of_value) in each_with_findings(&mut values, &order) {
        value.read(text, of_value.iter().map(|(_, index)| &findings[*index]), &mut supports);
    }
    let mut columns: BTreeMap<u32, Column> = BTreeMap::new();
    for value in &values {
        columns.entry(value.series).or_default().add(value);
    }
    let verdicts: BTreeMap<u32, Verdict> =
        columns.into_iter().filter_map(|(series, column)| Some((series, column.verdict()?))).collect();
    let mut added = Vec::new();
    let mut changed = Vec::new();
    for (value, of_value) in each_with_findings(&mut values, &order) {
        let Some(verdict) = verdicts.get(&value.series) else { continue };
        match value.judge(verdict) {
            Judgement::Fine => {}
            Judgement::Missed => added.push(verdict.finding(value.range)),
            Judgement::Rival => {
                added.push(verdict.finding(value.range));
                changed.extend(of_value.iter().map(|(_, index)| (*index, verdict)));
            }
        }
    }
    for (index, verdict) in changed {
        let labels = &mut findings[index].labels;
        *labels = verdict.put_below(labels);
    }
    findings.extend(added);
}

/// Where a finding lies, and which it is.
type InOrder = (TextRange, usize);

/// Each value with the findings that begin in it; both are in order, so this is one pass.
fn each_with_findings<'v>(
    values: &'v mut [Value],
    order: &'v [InOrder],
) -> impl Iterator<Item = (&'v mut Value, &'v [InOrder])> {
    let mut rest = order;
    values.iter_mut().map(move |value| {
        let begin_before = |end: usize| move |(range, _): &InOrder| range.start() < end;
        rest = &rest[count_while(rest, begin_before(value.range.start()))..];
        let inside = &rest[..count_while(rest, begin_before(value.range.end()))];
        (value, inside)
    })
}

/// A cell that holds something.
struct Value {
    range: TextRange,
    series: u32,
    shape: Shape,
    /// Labels that cover it, with the best likelihood of each.
    labels: SmallVec<[Spoken; 2]>,
    /// The likelihood of the best of them.
    best: Option<(Label, f32)>,
    /// A check digit speaks for what it was found to be.
    checked: bool,
    letters_and_digits: u32,
    /// "Total".
    sums_up: bool,
}

/// What speaks for a label of a value.
#[derive(Clone, Copy)]
struct Spoken {
    label: Label,
    likelihood: f32,
    /// Bonus for a check digit or context.
    bonus: f32,
}

/// The same while the findings are taken in.
#[derive(Clone, Copy)]
struct Support {
    spoken: Spoken,
    covered: usize,
    until: usize,
}

/// What a value looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Shape {
    letters: bool,
    digits: bool,
    length: u32,
    /// How many digits.
    count: u32,
}

impl Value {
    /// `None` for cells that say nothing: empty, "N/A", true and false.
    fn new(text: &str, cell: Cell) -> Option<Value> {
        let range = cell.range.trimmed(text);
        let own = range.of(text);
        if own.is_empty() || says_nothing(own) {
            return None;
        }
        let mut shape = Shape { letters: false, digits: false, length: 0, count: 0 };
        let mut letters_and_digits = 0;
        for character in own.chars() {
            let (letter, digit) = (character.is_alphabetic(), character.is_numeric());
            shape.letters |= letter;
            shape.digits |= digit;
            shape.length += 1;
            shape.count += u32::from(digit);
            letters_and_digits += u32::from(letter || digit);
        }
        if letters_and_digits == 0 {
            return None;
        }
        let series = cell.series;
        Some(Value {
            range,
            series,
            shape,
            labels: SmallVec::new(),
            best: None,
            checked: false,
            letters_and_digits,
            sums_up: is_sum(own),
        })
    }

    /// Takes in the findings that begin in the cell, in order of start. `supports` is room that the next value uses again.
    fn read<'f>(
        &mut self,
        text: &str,
        findings: impl Iterator<Item = &'f Finding>,
        supports: &mut Vec<Support>,
    ) {
        supports.clear();
        for finding in findings {
            let end = finding.range.end().min(self.range.end());
            let checked = finding.reason.evidence.has(Evidence::CHECKSUM);
            let bonus = if checked {
                0.2
            } else if finding.reason.evidence.has(Evidence::CONTEXT) {
                0.1
            } else {
                0.0
            };
            for (label, likelihood) in finding.labels.iter().filter(|(_, likelihood)| *likelihood >= REPORTED)
            {
                let mut weight = 1.0;
                for label in std::iter::once(label).chain(label.ancestors()) {
                    let known = supports.iter().position(|support| support.spoken.label == label);
                    let known = known.unwrap_or_else(|| {
                        let until = self.range.start();
                        let spoken = Spoken { label, likelihood: 0.0, bonus: 0.0 };
                        supports.push(Support { spoken, covered: 0, until });
                        supports.len() - 1
                    });
                    let support = &mut supports[known];
                    let spoken = &mut support.spoken;
                    spoken.likelihood = spoken.likelihood.max(likelihood * weight);
                    spoken.bonus = spoken.bonus.max(bonus);
                    let fresh = TextRange::new(finding.range.start().max(support.until).min(end), end);
                    support.covered += alphanumeric_len(fresh.of(text));
                    support.until = support.until.max(end);
                    weight *= FOR_PARENT;
                }
                self.checked |= checked && likelihood >= 0.75;
            }
        }
        let enough = f64::from(self.letters_and_digits) * WHOLLY;
        supports.retain(|support| support.covered as f64 >= enough);
        supports.sort_by_key(|support| support.spoken.label);
        self.labels = supports.iter().map(|support| support.spoken).collect();
        self.best = self
            .labels
            .iter()
            .map(|spoken| (spoken.label, spoken.likelihood))
            .max_by(|a, b| a.1.total_cmp(&b.1));
    }

    fn judge(&self, verdict: &Verdict) -> Judgement {
        // It may be the company, but nobody and no place.
        if self.sums_up && is_mistakable(verdict.label) && verdict.label.root() != Label::Organization {
            return Judgement::Fine;
        }
        match self.best {
            Some((label, _)) if label.root() == verdict.label.root() => Judgement::Fine,
            Some(_) if self.checked => Judgement::Fine,
            Some(_) => Judgement::Rival,
            None if verdict.fits(self.shape) => Judgement::Missed,
            None => Judgement::Fine,
        }
    }
}

enum Judgement {
    Fine,
    Missed,
    Rival,
}

/// The votes of one column.
#[derive(Default)]
struct Column {
    values: usize,
    votes: BTreeMap<Label, Vote>,
}

#[derive(Default)]
struct Vote {
    cells: usize,
    total: f32,
    shapes: Vec<Shape>,
}

impl Column {
    fn add(&mut self, value: &Value) {
        self.values += 1;
        for spoken in &value.labels {
            let vote = self.votes.entry(spoken.label).or_default();
            vote.cells += 1;
            vote.total += spoken.likelihood + spoken.bonus;
            // Of each kind of shape the shortest and the longest are enough.
            let same = |shape: &&mut Shape| {
                (shape.letters, shape.digits) == (value.shape.letters, value.shape.digits)
            };
            let mut ends = vote.shapes.iter_mut().filter(same);
            match (ends.next(), ends.next()) {
                (Some(short), Some(long)) => {
                    short.length = short.length.min(value.shape.length);
                    short.count = short.count.min(value.shape.count);
                    long.length = long.length.max(value.shape.length);
                }
                _ => vote.shapes.extend([value.shape, value.shape]),
            }
        }
    }

    /// The label of the column, if it has one.
    fn verdict(self) -> Option<Verdict> {
        if self.values < FEWEST {
            return None;
        }
        let share_of = |vote: &Vote| vote.cells as f32 / self.values as f32;
        // The finer of two that stand equal: a column of given names, not of names.
        let depth = |label: Label| label.ancestors().count();
        let (label, vote) = self
            .votes
            .into_iter()
            .filter(|(_, vote)| share_of(vote) >= SHARE)
            .max_by(|a, b| a.1.total.total_cmp(&b.1.total).then_with(|| depth(a.0).cmp(&depth(b.0))))?;
        let share = vote.cells as f32 / self.values as f32;
        let likelihood = 0.6 + 0.2 * (share - SHARE) / (1.0 - SHARE);
        let clear = self.values >= MANY && share >= CLEAR_SHARE;
        Some(Verdict { label, likelihood, shapes: vote.shapes, clear })
    }
}

/// What a column was found to be.
struct Verdict {
    label: Label,
    likelihood: f32,
    /// The shortest and the longest of each kind, side by side.
    shapes: Vec<Shape>,
    /// There are so many, and so few others, that what looks odd was typed badly.
    clear: bool,
}

impl Verdict {
    fn finding(&self, range: TextRange) -> Finding {
        let reason = Reason { finder: "column", evidence: Evidence::COLUMN };
        Finding { range, labels: Likelihoods::one(self.label, self.likelihood), reason }
    }

    /// Numbers of one kind have one length; words vary, so a longer name is still a name.
    fn fits(&self, shape: Shape) -> bool {
        self.shapes.chunks_exact(2).any(|ends| {
            let [short, long] = ends else { return false };
            // A digit more or less, a letter for a digit, a remark behind it.
            let mistyped = self.clear
                && (short.digits, short.letters) == (true, false)
                && shape.count.saturating_mul(2) >= short.count
                && shape.length <= long.length.saturating_mul(2);
            if mistyped {
                return true;
            }
            let most = if short.digits { long.length } else { long.length.saturating_mul(2) };
            let least = if short.digits { short.length } else { short.length / 2 };
            (short.letters, short.digits) == (shape.letters, shape.digits)
                && (least..=most).contains(&shape.length)
        })
    }

    /// The labels, those that are not the column's kind a little under it.
    fn put_below(&self, labels: &Likelihoods) -> Likelihoods {
        let bounded = |(label, likelihood): (Label, f32)| {
            let rival = label.root() != self.label.root();
            (label, if rival { likelihood.min(self.likelihood - BELOW) } else { likelihood })
        };
        let (best, likelihood) = bounded(labels.best());
        labels
            .iter()
            .skip(1)
            .map(bounded)
            .fold(Likelihoods::one(best, likelihood), |all, (label, likelihood)| all.with(label, likelihood))
    }
}

fn alphanumeric_len(text: &str) -> usize {
    text.chars().filter(|c| c.is_alphanumeric()).count()
}

/// What a column of anything may hold, in small letters.
#[rustfmt::skip]
const FILLERS: &[&str] = &[
    "n/a", "na", "#n/a", "nan", "null", "nil", "none", "unknown", "undefined", "not available", "tbd", "true", "false", "yes", "no",
    "y", "n", "t", "f", "0", "1", "x",
];

/// For each first byte the lengths of the fillers, which tells most cells apart without comparing.
static LENGTHS: [u32; 256] = {
    let mut lengths = [0; 256];
    let mut at = 0;
    while at < FILLERS.len() {
        let filler = FILLERS[at].as_bytes();
        lengths[filler[0] as usize] |= 1 << filler.len();
        at += 1;
    }
    lengths
};

/// Whether a cell holds a filler.
fn says_nothing(own: &str) -> bool {
    if own.len() > 16 {
        return false;
    }
    if !own.is_ascii() {
        return FILLERS.contains(&own.to_lowercase().as_str());
    }
    let first = own.bytes().next().unwrap_or_default().to_ascii_lowercase();
    LENGTHS[usize::from(first)] >> own.len() & 1 == 1
        && FILLERS.iter().any(|filler| filler.eq_ignore_ascii_case(own))
}

#[cfg(test)]
mod tests;
