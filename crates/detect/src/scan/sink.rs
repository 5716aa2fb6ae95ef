//! Where recognizers put what they find.

use blackbar_core::{Evidence, Finding, Label, Likelihoods, Reason, TextRange};

use super::{Anchor, REPORTED, Recognizer, Scan};

/// Collects findings under the name of the recognizer that is running.
#[derive(Default)]
pub struct Sink {
    finder: &'static str,
    findings: Vec<Finding>,
}

impl Sink {
    pub(super) fn run(&mut self, recognizer: &'static Recognizer, scan: &Scan<'_>, anchor: Anchor) {
        self.finder = recognizer.name;
        (recognizer.check)(scan, anchor, self);
    }

    /// One label.
    pub fn push(&mut self, range: TextRange, label: Label, likelihood: f32, evidence: Evidence) {
        self.push_labels(range, Likelihoods::one(label, likelihood), evidence);
    }

    /// Several labels with likelihoods. The same claim twice is kept once, at its best.
    pub fn push_labels(&mut self, range: TextRange, labels: Likelihoods, evidence: Evidence) {
        if range.is_empty() {
            return;
        }
        let reason = Reason { finder: self.finder, evidence };
        let twin = self.findings.iter_mut().rev().take(8).find(|known| {
            known.range == range
                && known.reason.finder == reason.finder
                && known.labels.best().0 == labels.best().0
        });
        match twin {
            Some(known) if known.labels.best().1 >= labels.best().1 => {}
            Some(known) => *known = Finding { range, labels, reason },
            None => self.findings.push(Finding { range, labels, reason }),
        }
    }

    /// Whether the running recognizer has already reported something over the byte at `offset`: recognizers that
    /// are woken at each group of a number ask this at the later ones.
    pub fn covers(&self, offset: usize) -> bool {
        self.findings
            .iter()
            .rev()
            .take(8)
            .filter(|known| known.range.contains_offset(offset) && known.reason.finder == self.finder)
            .any(|known| known.labels.best().1 >= REPORTED)
    }

    pub(super) fn len(&self) -> usize {
        self.findings.len()
    }

    pub(super) fn into_findings(self) -> Vec<Finding> {
        self.findings
    }
}
