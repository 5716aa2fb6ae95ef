//! How the values of each column voted, and what the column is by that.

use std::collections::BTreeMap;

use blackbar_core::{Evidence, Finding, Label, Likelihoods, Reason, TextRange};

use super::{Shape, Value};

/// Fewer values than this say nothing about a column.
pub(super) const FEWEST: usize = 5;
/// The share of the values that must be of one label.
const SHARE: f32 = 0.6;
/// A column of numbers is beyond doubt with so many values and this share: then what was typed badly is one too.
const MANY: usize = 20;
const CLEAR_SHARE: f32 = 0.9;
/// By how much a rival stays under the column's label.
const BELOW: f32 = 0.05;

/// The votes of all columns of a text, or of one block of it.
#[derive(Default)]
pub struct Votes(BTreeMap<u32, Column>);

impl Votes {
    /// Counts the values of a text.
    pub(super) fn of(values: &[Value]) -> Votes {
        let mut votes = Votes::default();
        for value in values {
            votes.0.entry(value.series).or_default().add(value);
        }
        votes
    }

    /// Adds the votes of what stands behind.
    pub fn add(&mut self, behind: Votes) {
        for (series, column) in behind.0 {
            self.0.entry(series).or_default().join(column);
        }
    }

    /// What the columns are.
    pub fn verdicts(&self) -> Verdicts {
        let verdict = |(series, column): (&u32, &Column)| Some((*series, column.verdict()?));
        Verdicts(self.0.iter().filter_map(verdict).collect())
    }

    /// The columns that more votes may change.
    pub(super) fn unsure(&self, verdicts: &Verdicts) -> Unsure {
        let unsure = |series: &u32| match verdicts.of(*series) {
            None => Some((*series, None)),
            Some(verdict) => (!verdict.clear).then_some((*series, Some(verdict.label))),
        };
        Unsure(self.0.keys().filter_map(unsure).collect())
    }
}

/// Columns of a block that more votes may change, with what each is by itself.
#[derive(Default)]
pub(crate) struct Unsure(Vec<(u32, Option<Label>)>);

/// What columns were found to be.
#[derive(Default)]
pub struct Verdicts(BTreeMap<u32, Verdict>);

impl Verdicts {
    pub(super) fn of(&self, series: u32) -> Option<&Verdict> {
        self.0.get(&series)
    }

    /// The columns of a block that are something by the votes of all blocks and were nothing by its own, or something else, or are
    /// now beyond doubt.
    pub(crate) fn saying_more(&self, unsure: &Unsure) -> Vec<u32> {
        let says_more = |(series, own): &(u32, Option<Label>)| {
            let verdict = self.of(*series)?;
            let more = verdict.clear || own.is_none_or(|own| own.root() != verdict.label.root());
            more.then_some(*series)
        };
        unsure.0.iter().filter_map(says_more).collect()
    }
}

/// The votes of one column.
#[derive(Default)]
struct Column {
    values: usize,
    /// In order of the labels; few columns have more than three.
    votes: Vec<(Label, Vote)>,
}

#[derive(Default)]
struct Vote {
    cells: usize,
    total: f32,
    /// Of each kind of shape the shortest and the longest, side by side.
    shapes: Vec<Shape>,
}

impl Column {
    fn add(&mut self, value: &Value) {
        self.values += 1;
        for spoken in &value.labels {
            let vote = self.vote(spoken.label);
            vote.cells += 1;
            vote.total += spoken.likelihood + spoken.bonus;
            vote.widen(value.shape, value.shape);
        }
    }

    fn join(&mut self, behind: Column) {
        self.values += behind.values;
        for (label, Vote { cells, total, shapes }) in behind.votes {
            let vote = self.vote(label);
            vote.cells += cells;
            vote.total += total;
            for ends in shapes.chunks_exact(2) {
                vote.widen(ends[0], ends[1]);
            }
        }
    }

    fn vote(&mut self, label: Label) -> &mut Vote {
        let at = self.votes.binary_search_by_key(&label, |(label, _)| *label).unwrap_or_else(|at| {
            self.votes.insert(at, (label, Vote::default()));
            at
        });
        &mut self.votes[at].1
    }

    /// What the column is, if it is something.
    fn verdict(&self) -> Option<Verdict> {
        if self.values < FEWEST {
            return None;
        }
        let share_of = |vote: &Vote| vote.cells as f32 / self.values as f32;
        // The finer of two that stand equal: a column of given names, not of names.
        let depth = |label: Label| label.ancestors().count();
        let (label, vote) = self
            .votes
            .iter()
            .filter(|(_, vote)| share_of(vote) >= SHARE)
            .max_by(|a, b| a.1.total.total_cmp(&b.1.total).then_with(|| depth(a.0).cmp(&depth(b.0))))?;
        let share = share_of(vote);
        let likelihood = 0.6 + 0.2 * (share - SHARE) / (1.0 - SHARE);
        let clear = self.values >= MANY && share >= CLEAR_SHARE;
        Some(Verdict { label: *label, likelihood, shapes: vote.shapes.clone(), clear })
    }
}

impl Vote {
    fn widen(&mut self, shortest: Shape, longest: Shape) {
        let same = |shape: &&mut Shape| (shape.letters, shape.digits) == (shortest.letters, shortest.digits);
        let mut ends = self.shapes.iter_mut().filter(same);
        match (ends.next(), ends.next()) {
            (Some(short), Some(long)) => {
                short.length = short.length.min(shortest.length);
                short.count = short.count.min(shortest.count);
                long.length = long.length.max(longest.length);
            }
            _ => self.shapes.extend([shortest, longest]),
        }
    }
}

/// What a column was found to be.
pub(super) struct Verdict {
    pub(super) label: Label,
    likelihood: f32,
    /// The shortest and the longest of each kind, side by side.
    shapes: Vec<Shape>,
    /// There are so many, and so few others, that what looks odd was typed badly.
    clear: bool,
}

impl Verdict {
    pub(super) fn finding(&self, range: TextRange) -> Finding {
        let reason = Reason { finder: "column", evidence: Evidence::COLUMN };
        Finding { range, labels: Likelihoods::one(self.label, self.likelihood), reason }
    }

    /// Numbers of one kind have one length; words vary, so a longer name is still a name.
    pub(super) fn fits(&self, shape: Shape) -> bool {
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
    pub(super) fn put_below(&self, labels: &Likelihoods) -> Likelihoods {
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
