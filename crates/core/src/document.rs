//! What a file format offers: bytes in, text with places out; edits in, bytes out.

use crate::{Cancel, Cancelled, Edits, ExtractedText, Limits, Processed, Readers};

/// Why a file could not be opened or written. Messages are for the sender of the file and never hold any of
/// its content.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// The bytes are not of the stated type.
    #[error("the file is not {0}")]
    WrongType(&'static str),
    /// The bytes are of the type, but broken.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// A password is needed.
    #[error("the file is encrypted")]
    Encrypted,
    /// One of [`Limits`] was met.
    #[error("the file is over a limit: {0}")]
    OverLimit(&'static str),
    /// Sound, but beyond what this build can redact safely.
    #[error("the file cannot be processed: {0}")]
    Unsupported(&'static str),
    /// Time was up.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// What opening a file may use and spend.
pub struct OpenContext<'c> {
    /// Sizes, counts, depths.
    pub limits: &'c Limits,
    /// Stops long work.
    pub cancel: &'c Cancel,
    /// OCR, speech and the like, where loaded.
    pub readers: &'c Readers,
}

/// A file format: one file or folder in `formats`, one line in `formats::ALL`.
pub trait Format: Send + Sync {
    /// For people and metrics: "CSV".
    fn name(&self) -> &'static str;

    /// The content types of the contract that it serves.
    fn content_types(&self) -> &'static [&'static str];

    /// File name endings, without the dot.
    fn extensions(&self) -> &'static [&'static str];

    /// Reads the bytes.
    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError>;
}

/// What is to change in a document.
#[derive(Clone, Copy)]
pub struct Changes<'c> {
    /// Replacements in its text.
    pub edits: &'c Edits,
}

/// A redacted document.
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// Its text for the answer, with the place of each edit.
    pub processed: Processed,
}

/// An opened file.
pub trait Document: Send {
    /// What detection reads.
    fn text(&self) -> &ExtractedText;

    /// Pages, where the format has them.
    fn page_count(&self) -> Option<u32> {
        None
    }

    /// The file with the changes made. With no changes the text stays the same; same input, same output.
    fn write(self: Box<Self>, changes: Changes<'_>) -> Result<Written, FormatError>;
}
