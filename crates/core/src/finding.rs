//! What a recognizer or a tagger claims about a stretch of text, before anything is decided.

use std::fmt;

use smallvec::{SmallVec, smallvec};

use crate::{Label, TextRange};

/// Why something was found, as bits a machine can read.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Evidence(u8);

impl Evidence {
    /// The text has the shape.
    pub const PATTERN: Evidence = Evidence(1);
    /// A check digit or another proof of validity holds.
    pub const CHECKSUM: Evidence = Evidence(2);
    /// A word nearby, a header or a key says what it is.
    pub const CONTEXT: Evidence = Evidence(4);
    /// The text stands in a list.
    pub const LIST: Evidence = Evidence(8);
    /// A network said so.
    pub const MODEL: Evidence = Evidence(16);
    /// The request's own filter said so.
    pub const FILTER: Evidence = Evidence(32);
    /// The other cells of the column are of that kind.
    pub const COLUMN: Evidence = Evidence(64);

    const NAMES: [(Evidence, &'static str); 7] = [
        (Evidence::PATTERN, "pattern"),
        (Evidence::CHECKSUM, "checksum"),
        (Evidence::CONTEXT, "context"),
        (Evidence::LIST, "list"),
        (Evidence::MODEL, "model"),
        (Evidence::FILTER, "filter"),
        (Evidence::COLUMN, "column"),
    ];

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Evidence) -> Evidence {
        Evidence(self.0 | other.0)
    }

    /// Whether all bits of `other` are set.
    pub const fn has(self, other: Evidence) -> bool {
        self.0 & other.0 == other.0
    }

    /// The names of the bits that are set.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Evidence::NAMES.into_iter().filter(move |(bit, _)| self.has(*bit)).map(|(_, name)| name)
    }
}

impl fmt::Debug for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

/// Who found it and on what evidence. Holds no text of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The recognizer's or the tagger's name.
    pub finder: &'static str,
    /// Why.
    pub evidence: Evidence,
}

/// Labels with likelihoods, the best first. Never empty. Most have one or two, with their parents: a sheet has millions of them, and
/// these need no room elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Likelihoods(SmallVec<[(Label, f32); 3]>);

impl Likelihoods {
    /// One label.
    pub fn one(label: Label, likelihood: f32) -> Likelihoods {
        Likelihoods(smallvec![(label, likelihood.clamp(0.0, 1.0))])
    }

    /// Adds a label or raises its likelihood.
    #[must_use]
    pub fn with(mut self, label: Label, likelihood: f32) -> Likelihoods {
        self.raise(label, likelihood);
        self
    }

    /// Adds a label or raises its likelihood.
    pub fn raise(&mut self, label: Label, likelihood: f32) {
        let likelihood = likelihood.clamp(0.0, 1.0);
        match self.0.iter_mut().find(|(known, _)| *known == label) {
            Some((_, known)) => *known = known.max(likelihood),
            None => self.0.push((label, likelihood)),
        }
        // Stable: the label named first wins a tie.
        self.0.sort_by(|a, b| b.1.total_cmp(&a.1));
    }

    /// The best label.
    pub fn best(&self) -> (Label, f32) {
        self.0[0]
    }

    /// The likelihood of one label, zero when it is not among them.
    pub fn of(&self, label: Label) -> f32 {
        self.0.iter().find(|(known, _)| *known == label).map_or(0.0, |(_, likelihood)| *likelihood)
    }

    /// All of them, the best first.
    pub fn iter(&self) -> impl Iterator<Item = (Label, f32)> + '_ {
        self.0.iter().copied()
    }

    /// Only the labels `keep` accepts; `None` when none is left.
    pub fn retain(&self, keep: impl Fn(Label) -> bool) -> Option<Likelihoods> {
        let kept: SmallVec<_> = self.0.iter().copied().filter(|(label, _)| keep(*label)).collect();
        (!kept.is_empty()).then_some(Likelihoods(kept))
    }
}

/// A claim about a stretch of text. Findings overlap and contradict each other; `detect` decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// Where.
    pub range: TextRange,
    /// What, with how much belief.
    pub labels: Likelihoods,
    /// Why.
    pub reason: Reason,
}
