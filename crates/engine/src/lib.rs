//! The path of one file or text, top to bottom: open, detect, choose, replace, write, verify, report.

mod settings;

pub use settings::{
    Accuracy, AudioSettings, BinBehaviour, ChartBehaviour, DetectionSettings, ImageSettings, Masking,
    ObjectSettings, OcrSettings, OcrSystem, OfficeSettings, PdfApproach, PdfSettings, Settings,
    UnsupportedImages,
};
pub use tools::{ModelInfo, Tools};
mod report;
mod tools;
pub use report::{AnalysedEntity, AnalysedText, RedactedEntity, RedactedFile, RedactedText};

use blackbar_core::{Cancel, Format, FormatError};
use blackbar_detect::DetectError;

/// Why a request gave no answer. Holds no text of the input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// The file.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// Detection.
    #[error(transparent)]
    Detect(#[from] DetectError),
    /// The output still held something that was to go; nothing is returned.
    #[error("the redacted file did not pass verification and is withheld")]
    Unverified,
    /// A bug on our side, said without any input.
    #[error("internal error: {0}")]
    Internal(&'static str),
}

/// Redacts texts: one answer a text. Linked texts share context and numbering.
pub fn redact_texts(
    _texts: &[String],
    _linked: bool,
    _settings: &Settings,
    _tools: &Tools,
    _cancel: &Cancel,
) -> Result<Vec<RedactedText>, EngineError> {
    Err(EngineError::Internal("not wired"))
}

/// Finds and analyses entities, replaces nothing.
pub fn analyse_texts(
    _texts: &[String],
    _linked: bool,
    _settings: &Settings,
    _analysis: &AnalysisSettings,
    _tools: &Tools,
    _cancel: &Cancel,
) -> Result<Vec<AnalysedText>, EngineError> {
    Err(EngineError::Internal("not wired"))
}

/// What `/analyze/text` asks beyond detection.
#[derive(Clone, Debug, Default)]
pub struct AnalysisSettings {
    /// Settles the order of day and month: `en-CA`.
    pub locale: Option<String>,
    /// How mentions are brought together.
    pub coreference: Option<blackbar_detect::coreference::Coreference>,
    /// Whether ties between mentions are looked for.
    pub relations: bool,
}

/// Redacts a file held in memory.
pub fn redact_file(
    _format: &dyn Format,
    _bytes: Vec<u8>,
    _settings: &Settings,
    _tools: &Tools,
    _cancel: &Cancel,
) -> Result<RedactedFile, EngineError> {
    Err(EngineError::Internal("not wired"))
}
