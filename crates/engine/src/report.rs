//! What comes out, in the engine's own terms: byte offsets, places, no JSON.

use std::sync::Arc;

use blackbar_core::{Entity, Language, Place, PlacedObject, TextRange, Warning};
use blackbar_detect::analysis::Analysis;
use blackbar_detect::replace::Replacement;

/// One entity of an answer.
#[derive(Clone)]
pub struct RedactedEntity {
    /// Labels and likelihoods; its range is in `original`.
    pub entity: Entity,
    /// What it says, as a person reads it, where the original spells it otherwise.
    pub said: Option<Arc<String>>,
    /// What comes in its place.
    pub replacement: Replacement,
    /// In the processed text, with the marker's surrounding characters.
    pub processed: TextRange,
    /// Where it lies in the file.
    pub place: Place,
}

impl RedactedEntity {
    /// What it says, as a person reads it.
    pub fn text<'t>(&'t self, original: &'t str) -> &'t str {
        match &self.said {
            Some(said) => said,
            None => self.entity.range.of(original),
        }
    }

    /// What the answer names: `NAME_1`.
    pub fn shown(&self) -> &str {
        self.replacement.shown()
    }
}

/// One redacted text.
#[derive(Clone)]
pub struct RedactedText {
    /// What was sent.
    pub original: String,
    /// What comes back.
    pub processed: String,
    /// In the order of the text.
    pub entities: Vec<RedactedEntity>,
    /// The likeliest first.
    pub languages: Vec<(Language, f32)>,
}

/// One redacted file.
pub struct RedactedFile {
    /// The file.
    pub bytes: Vec<u8>,
    /// Its text; entities' ranges and places refer to it.
    pub text: RedactedText,
    /// What was seen in its pictures, where that was asked for.
    pub objects: Vec<PlacedObject>,
    /// Pages, where it has them.
    pub page_count: Option<u32>,
    /// Seconds, for recordings.
    pub audio_duration: Option<f64>,
    /// What the sender should know: parts removed, fallbacks taken.
    pub warnings: Vec<Warning>,
}

/// One entity of an analysis.
#[derive(Clone)]
pub struct AnalysedEntity {
    /// Its range is in the text that was sent.
    pub entity: Entity,
    /// What it says.
    pub text: String,
    /// Its reading.
    pub analysis: Analysis,
    /// Equal for mentions of one thing; `None` when coreference is off. Unique over all texts of a request.
    pub cluster: Option<usize>,
    /// Ties to other clusters: (kind, cluster).
    pub relations: Vec<(&'static str, usize)>,
}

/// One analysed text.
#[derive(Clone)]
pub struct AnalysedText {
    /// What was sent.
    pub original: String,
    /// In the order of the text.
    pub entities: Vec<AnalysedEntity>,
    /// The likeliest first.
    pub languages: Vec<(Language, f32)>,
}
