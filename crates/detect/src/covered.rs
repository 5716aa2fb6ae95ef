//! What findings cover already.

use blackbar_core::{Finding, TextRange};

use crate::scan::REPORTED;

/// The places of the findings that are reported; one look tells whether a place is covered.
pub(crate) struct Covered {
    starts: Vec<usize>,
    /// The furthest end of the findings that begin no later.
    ends: Vec<usize>,
}

impl Covered {
    /// By these findings.
    pub(crate) fn by(findings: &[Finding]) -> Covered {
        let reported = findings.iter().filter(|finding| finding.labels.best().1 >= REPORTED);
        let mut ranges: Vec<TextRange> = reported.map(|finding| finding.range).collect();
        ranges.sort();
        let mut furthest = 0;
        let until = |range: &TextRange| {
            furthest = furthest.max(range.end());
            furthest
        };
        Covered {
            starts: ranges.iter().map(|range| range.start()).collect(),
            ends: ranges.iter().map(until).collect(),
        }
    }

    /// Whether a part of it is.
    pub(crate) fn touches(&self, range: TextRange) -> bool {
        let before = self.starts.partition_point(|start| *start < range.end());
        before > 0 && self.ends[before - 1] > range.start()
    }
}
