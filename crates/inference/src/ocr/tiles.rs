//! How a page is cut for the detector: tiles of a few fixed sizes (a runtime prepares itself for every size anew) that
//! overlap, each answering for the pixels that lie farther from its edges than from its neighbours'.

use std::ops::Range;

/// The sides a tile may have; multiples of 32, as the network needs. The network keeps the memory of the largest, and with these an A4
/// page of 200 dpi is cut with little waste: into three by four.
const SIDES: [usize; 5] = [224, 416, 448, 480, 512];
/// What neighbouring tiles share at least.
const OVERLAP: usize = 128;

/// A stretch of one side of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cut {
    /// Where it begins.
    pub(super) start: usize,
    /// Its length; may reach beyond the page.
    pub(super) length: usize,
    /// The part it answers for.
    pub(super) answers: Range<usize>,
}

/// Cuts one side. Together the parts answered for are the whole side, each pixel once.
pub(super) fn cut(side: usize) -> Vec<Cut> {
    let largest = SIDES[SIDES.len() - 1];
    if let Some(length) = SIDES.into_iter().find(|length| *length >= side) {
        return vec![Cut { start: 0, length, answers: 0..side }];
    }
    let count = (side - OVERLAP).div_ceil(largest - OVERLAP);
    // As small as so many tiles can be.
    let enough = |length: &usize| (*length - OVERLAP.min(*length)) * count + OVERLAP >= side;
    let length = SIDES.into_iter().find(enough).unwrap_or(largest);
    let starts: Vec<usize> = (0..count).map(|number| (side - length) * number / (count - 1).max(1)).collect();
    let seam = |left: usize, right: usize| (right + left + length) / 2;
    (0..count)
        .map(|number| {
            let start = starts.get(number).copied().unwrap_or(0);
            let before = number.checked_sub(1).and_then(|before| starts.get(before));
            let from = before.map_or(0, |before| seam(*before, start));
            let to = starts.get(number + 1).map_or(side, |next| seam(start, *next));
            Cut { start, length, answers: from..to }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pixel_is_answered_for_once() {
        for side in 1..6000 {
            let cuts = cut(side);
            let mut next = 0;
            for cut in &cuts {
                assert_eq!(cut.answers.start, next, "{side}");
                assert!(
                    cut.start <= cut.answers.start && cut.answers.end <= cut.start + cut.length,
                    "{side}"
                );
                let inner =
                    |edge: usize, outer: usize| edge == 0 || edge == side || edge.abs_diff(outer) > 60;
                assert!(inner(cut.answers.start, cut.start), "{side}: {cut:?}");
                assert!(inner(cut.answers.end, cut.start + cut.length), "{side}: {cut:?}");
                next = cut.answers.end;
            }
            assert_eq!(next, side);
        }
    }
}
