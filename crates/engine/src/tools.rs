//! What the binary loaded and hands to the engine.

use std::collections::BTreeMap;
use std::sync::Arc;

use blackbar_core::{Language, LanguageId, Readers, TokenTagger};

use crate::{Accuracy, EngineError};

/// A text with a rival to English this strong goes to the multilingual network, which reads English too.
const RIVAL: f32 = 0.25;

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

impl Tools {
    /// The tagger for an accuracy. The automatic ones go by the language, and take the other of their pair when
    /// only that is loaded.
    pub fn tagger(
        &self,
        accuracy: Accuracy,
        languages: &[(Language, f32)],
    ) -> Result<Option<&dyn TokenTagger>, EngineError> {
        let first = languages.first().is_none_or(|(language, _)| *language == Language::ENGLISH);
        let english = first && !languages.iter().skip(1).any(|(_, share)| *share >= RIVAL);
        let pair = match accuracy {
            Accuracy::HighAutomatic => [Accuracy::High, Accuracy::HighMultilingual],
            Accuracy::StandardHighAutomatic => [Accuracy::StandardHigh, Accuracy::StandardHighMultilingual],
            fixed => [fixed, fixed],
        };
        let order = if english { pair } else { [pair[1], pair[0]] };
        let loaded = || order.iter().chain([&accuracy]).filter_map(|name| self.taggers.get(name));
        let network = loaded().find(|tagger| tagger.is_some()).or_else(|| loaded().next());
        network.map(Option::as_deref).ok_or(EngineError::NotLoaded)
    }
}
