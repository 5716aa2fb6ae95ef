//! The cells of a column are of one kind: what most of them are, the rest is too.
//!
//! A single nine-digit number may be anything; in a column of social security numbers it is one. Each column votes
//! once, and its label goes to the cells that were missed and to those that were taken for something less likely. In a
//! large text it votes in each block, and where it is not beyond doubt there, over all of them.

mod sums;
mod votes;

use std::collections::BTreeSet;

use blackbar_core::{Evidence, Finding, Label, TextRange, count_while};

use smallvec::SmallVec;

use crate::scan::REPORTED;
use sums::{is_mistakable, is_sum};
use votes::Verdict;

pub(crate) use sums::leave_sums;
pub(crate) use votes::Unsure;
pub use votes::{Verdicts, Votes};

/// A value in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Where, in the coordinates of the findings.
    pub range: TextRange,
    /// Cells of one column share a number.
    pub series: u32,
}

/// The share of a value that a finding must cover to speak for it.
const WHOLLY: f64 = 0.8;
/// How much less an ancestor counts than the label itself.
const FOR_PARENT: f32 = 0.95;

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

/// Adds findings to the cells of columns that are mostly of one label, and puts their rivals below them. Gives back the votes, and
/// which columns more of them may change.
pub(crate) fn vote(text: &str, cells: &[Cell], findings: &mut Vec<Finding>) -> (Votes, Unsure) {
    let mut values: Vec<Value> = Vec::with_capacity(cells.len());
    values.extend(cells.iter().filter_map(|cell| Value::new(text, *cell)));
    let order = read(text, &mut values, findings);
    let votes = Votes::of(&values);
    let verdicts = votes.verdicts();
    follow(&mut values, &order, &verdicts, findings);
    let unsure = votes.unsure(&verdicts);
    (votes, unsure)
}

/// Gives to the cells of a block what their columns are by the votes of all blocks. What is added stands last.
pub(crate) fn follow_all(text: &str, cells: &[Cell], verdicts: &Verdicts, findings: &mut Vec<Finding>) {
    let mut values: Vec<Value> = cells.iter().filter_map(|cell| Value::new(text, *cell)).collect();
    let order = read(text, &mut values, findings);
    follow(&mut values, &order, verdicts, findings);
}

/// Brings values and findings into order, and reads what the ones say of the others.
fn read(text: &str, values: &mut [Value], findings: &[Finding]) -> Vec<InOrder> {
    values.sort_by_key(|value| value.range);
    let mut order: Vec<InOrder> =
        findings.iter().enumerate().map(|(index, finding)| (finding.range, index)).collect();
    order.sort();
    let mut supports = Vec::new();
    for (value, of_value) in each_with_findings(values, &order) {
        value.read(text, of_value.iter().map(|(_, index)| &findings[*index]), &mut supports);
    }
    order
}

fn follow(values: &mut [Value], order: &[InOrder], verdicts: &Verdicts, findings: &mut Vec<Finding>) {
    let mut added = Vec::new();
    let mut changed = Vec::new();
    for (value, of_value) in each_with_findings(values, order) {
        let Some(verdict) = verdicts.of(value.series) else { continue };
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
