//! What the binary loaded and hands to the engine.

use std::collections::BTreeMap;
use std::sync::Arc;

use blackbar_core::{LanguageId, Readers, TokenTagger};

use crate::Accuracy;

/// A loaded model, for diagnostics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelInfo {
    /// Its folder under `models/`, or the rule set's name.
    pub name: String,
    /// Version.
    pub version: String,
    /// Checksum of the weights, where there are any.
    pub sha256: Option<String>,
    /// The `accuracy` values it serves.
    pub serves: Vec<&'static str>,
}

/// The loaded readers. An accuracy that is no key of `taggers` is not loaded; one with `None` is served by the
/// recognizers alone.
#[derive(Clone)]
pub struct Tools {
    /// For files.
    pub readers: Readers,
    /// Tells languages.
    pub language_id: Arc<dyn LanguageId>,
    /// By accuracy.
    pub taggers: BTreeMap<Accuracy, Option<Arc<dyn TokenTagger>>>,
    /// What is loaded.
    pub models: Vec<ModelInfo>,
}
