//! What comes out, in the engine's own terms: byte offsets, places, no JSON.

use blackbar_core::{
    EditText, Entity, EntityType, Language, Place, PlacedObject, TextRange, Verdict, Warning,
};
use blackbar_detect::analysis::Analysis;

use crate::EngineError;
use crate::redactions::Redactions;
use crate::runs::Runs;

/// The entities of an answer, in the order of the text. Each is put together when it is asked for: a large sheet has a million.
#[derive(Clone, Default)]
pub struct RedactedEntities {
    found: Redactions,
    /// In the processed text, one an entity.
    processed: Vec<TextRange>,
    places: Runs<Place>,
}

/// One entity of an answer.
#[derive(Clone)]
pub struct RedactedEntity<'r> {
    /// In `original`.
    pub range: TextRange,
    /// Labels and likelihoods.
    pub verdict: &'r Verdict,
    /// What it says, as a person reads it, where the original spells it otherwise.
    pub said: Option<&'r str>,
    /// What the answer names: `NAME_1`.
    pub shown: EditText<'r>,
    /// In the processed text, with the marker's surrounding characters.
    pub processed: TextRange,
    /// Where it lies in the file.
    pub place: &'r Place,
}

impl<'r> RedactedEntity<'r> {
    /// What it says, as a person reads it.
    pub fn text(&self, original: &'r str) -> &'r str {
        self.said.unwrap_or_else(|| self.range.of(original))
    }

    /// The label it is reported and replaced under.
    pub fn best(&self) -> &'r EntityType {
        self.verdict.best()
    }
}

impl RedactedEntities {
    /// What was found with where it went, in the processed text and in the file.
    pub(crate) fn new(
        found: Redactions,
        processed: Vec<TextRange>,
        places: Runs<Place>,
    ) -> Result<RedactedEntities, EngineError> {
        let count = found.verdicts().count();
        if count != processed.len() || count != places.count() {
            return Err(EngineError::Internal("the format lost an edit"));
        }
        Ok(RedactedEntities { found, processed, places })
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.processed.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.processed.is_empty()
    }

    /// What each is reported as.
    pub fn labels(&self) -> impl Iterator<Item = &EntityType> {
        self.found.verdicts().each().map(|verdict| verdict.best())
    }

    /// One by one.
    pub fn iter(&self) -> impl Iterator<Item = RedactedEntity<'_>> {
        let rest = self.processed.iter().zip(self.places.each());
        self.found.each().zip(rest).map(|(one, (processed, place))| RedactedEntity {
            range: one.range,
            verdict: one.verdict,
            said: one.said.map(|said| said.as_str()),
            shown: one.around.shown(one.text),
            processed: *processed,
            place,
        })
    }
}

/// One redacted text.
#[derive(Clone)]
pub struct RedactedText {
    /// What was sent.
    pub original: String,
    /// What comes back.
    pub processed: String,
    /// What was found and replaced.
    pub entities: RedactedEntities,
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
