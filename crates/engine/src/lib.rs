//! The path of one file or text, top to bottom: open, detect, choose, replace, write, verify, report.

mod analyse;
mod passages;
mod redact;
mod redactions;
mod report;
mod runs;
mod settings;
mod stream;
mod texts;
mod tools;
mod verify;
mod worker;

pub use analyse::{AnalysisSettings, analyse_texts};
pub use redact::redact_file;
pub use report::{
    AnalysedEntity, AnalysedText, RedactedEntities, RedactedEntity, RedactedFile, RedactedText,
};
pub use settings::{Accuracy, DetectionSettings, Settings};
pub use stream::{StreamSummary, redact_stream};
pub use texts::redact_texts;
pub use tools::{ChosenReaders, ModelInfo, OcrReaders, SpeechReaders, Tools};

use blackbar_core::FormatError;
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
    /// The model asked for is not loaded.
    #[error("no model is loaded for this accuracy")]
    NotLoaded,
    /// The output still held something that was to go; nothing is returned. With the pages, from 1, where it was found, if
    /// that is known.
    #[error("the redacted file did not pass verification and is withheld")]
    Unverified(Vec<u32>),
    /// Where the output goes to did not take it.
    #[error("the output could not be written")]
    Output,
    /// A bug on our side, said without any input.
    #[error("internal error: {0}")]
    Internal(&'static str),
}
