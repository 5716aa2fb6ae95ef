//! Cells drawn for a person to write one letter in each, as forms have them for numbers and dates. Empty ones read as letters
//! nobody is sure of. They are told from letters by what print never has: one line across all of it, and uprights on
//! that line as far apart as each other, from one end to the other.

use super::inked::{Group, Inked};

/// Two cells could be a letter.
const FEWEST_CELLS: usize = 3;
/// Narrower ones, in pixels, hold no letter.
const NARROWEST: usize = 6;
/// How much a cell may be wider or narrower than most, in pixels and as a share of it.
const UNEVEN_PIXELS: f32 = 1.5;
const UNEVEN_SHARE: f32 = 0.06;
/// Along how much of its width a line may be broken.
const BROKEN: f32 = 0.04;
/// The most of its height that a line takes.
const THICKEST: f32 = 0.2;

impl Inked {
    /// Whether a group of pixels is a row of empty cells.
    pub(super) fn is_comb(&self, group: &Group) -> bool {
        if !self.holds(group) || group.height() < NARROWEST {
            return false;
        }
        let thickest = ((group.height() as f32 * THICKEST) as usize).max(3);
        let across = |y: usize| (group.left..=group.right).filter(|x| self.is_ink(*x, y)).count();
        let is_line = |y: usize| across(y) as f32 >= (1.0 - BROKEN) * group.width() as f32;
        let lines = runs((group.top..=group.bottom).map(is_line));
        if lines.is_empty() || lines.iter().any(|(from, to)| to - from > thickest) {
            return false;
        }
        // The rows beside a line are its blurred edges.
        let beside = |row: usize| lines.iter().any(|(from, to)| row + 1 >= *from && row <= *to);
        let between: Vec<usize> =
            (0..group.height()).filter(|row| !beside(*row)).map(|row| group.top + row).collect();
        let upright = |x: usize| between.iter().any(|y| self.is_ink(x, *y));
        let uprights = runs((group.left..=group.right).map(upright));
        let ends = uprights.first().is_some_and(|(from, _)| *from == 0)
            && uprights.last().is_some_and(|(_, to)| *to == group.width());
        if !ends || uprights.len() <= FEWEST_CELLS || uprights.iter().any(|(from, to)| to - from > thickest) {
            return false;
        }
        let heights: Vec<usize> = uprights
            .iter()
            .map(|(from, to)| {
                let inked = |y: &&usize| (*from..*to).any(|x| self.is_ink(group.left + x, **y));
                between.iter().filter(inked).count()
            })
            .collect();
        let inner = heights.get(1..heights.len() - 1).unwrap_or_default();
        let level = inner.iter().max().zip(inner.iter().min()).is_some_and(|(most, least)| most - least <= 2);
        level && evenly_apart(&uprights)
    }
}

/// Stretches of what holds: from, and up to.
fn runs(holds: impl Iterator<Item = bool>) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (at, _) in holds.enumerate().filter(|(_, holds)| *holds) {
        match runs.last_mut() {
            Some((_, to)) if *to == at => *to = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}

fn evenly_apart(uprights: &[(usize, usize)]) -> bool {
    let middle = |(from, to): &(usize, usize)| (from + to) as f32 / 2.0;
    let cells: Vec<f32> = uprights
        .iter()
        .zip(uprights.iter().skip(1))
        .map(|(left, right)| middle(right) - middle(left))
        .collect();
    let usual = cells.iter().sum::<f32>() / cells.len().max(1) as f32;
    let uneven = UNEVEN_PIXELS.max(UNEVEN_SHARE * usual);
    usual >= NARROWEST as f32 && cells.iter().all(|cell| (cell - usual).abs() <= uneven)
}
