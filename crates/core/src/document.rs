//! What a file format offers: bytes in, text with places out; edits in, bytes out.

use std::sync::Arc;

use crate::{
    Cancel, Cancelled, Edits, ExtractedText, FileSettings, FoundObject, Limits, Place, Processed,
    ReaderError, Readers, TextRange, Warning,
};

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
    /// A value that was to go is still found on these pages, which count from 1; none where it is elsewhere, or not known
    /// where.
    #[error("the file cannot be processed: a redacted value could not be removed from all of its parts")]
    NotRemoved(Vec<u32>),
    /// A reader that the file needs (OCR, speech) gave no answer.
    #[error("the file cannot be read: {0}")]
    Reader(ReaderError),
    /// Time was up.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl From<ReaderError> for FormatError {
    fn from(error: ReaderError) -> FormatError {
        match error {
            ReaderError::Cancelled(cancelled) => FormatError::Cancelled(cancelled),
            other => FormatError::Reader(other),
        }
    }
}

/// Why a file is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To be redacted: all of it is read.
    #[default]
    Redact,
    /// Our own output is looked at again: text is, pictures and recordings inside it need not be read anew.
    Verify,
}

/// What opening a file may use and spend.
pub struct OpenContext<'c> {
    /// Sizes, counts, depths.
    pub limits: &'c Limits,
    /// Stops long work.
    pub cancel: &'c Cancel,
    /// OCR, speech and the like, where loaded.
    pub readers: &'c Readers,
    /// What the request asks of files.
    pub settings: &'c FileSettings,
    /// What for.
    pub purpose: Purpose,
}

/// How an output can be checked by opening it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recheck {
    /// It must read exactly as meant, or at least hold none of the redacted values.
    Reads,
    /// Its text comes from a network, which never reads twice alike; the writer checks pixels or samples itself, and the
    /// file is opened again only when the request asks for a full verification.
    WriterChecks,
}

/// A file format: one file or folder in `formats`, one line in `formats::ALL`.
pub trait Format: Send + Sync {
    /// For people and metrics: "CSV".
    fn name(&self) -> &'static str;

    /// The content types of the contract that it serves.
    fn content_types(&self) -> &'static [&'static str];

    /// File name endings, without the dot.
    fn extensions(&self) -> &'static [&'static str];

    /// What opening an output again can tell.
    fn recheck(&self) -> Recheck {
        Recheck::Reads
    }

    /// How a file that cannot be rewritten safely the way it was asked for may be tried once more, and what the sender is
    /// told then: these pages another way, or all of them where none is named. Nothing where there is no other way.
    fn safer(
        &self,
        settings: &FileSettings,
        readers: &Readers,
        pages: &[u32],
    ) -> Option<(FileSettings, Warning)> {
        let _ = (settings, readers, pages);
        None
    }

    /// Reads the bytes.
    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError>;

    /// Reads bytes that are needed elsewhere too, in large files without another copy of them.
    fn open_shared(
        &self,
        bytes: &Arc<Vec<u8>>,
        context: &OpenContext<'_>,
    ) -> Result<Box<dyn Document>, FormatError> {
        self.open(bytes.to_vec(), context)
    }
}

/// What is to change in a document.
#[derive(Clone)]
pub struct Changes {
    /// Replacements in its text.
    pub edits: Edits,
}

/// A redacted document.
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// Its text for the answer, with the place of each edit; nothing where that is what [`Edits::apply`] makes of the text, which whoever
    /// asked can do when there is room for it.
    pub processed: Option<Processed>,
    /// What the sender should know: parts removed, fallbacks taken.
    pub warnings: Vec<Warning>,
}

/// An object with the page it was seen on.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedObject {
    /// From 1.
    pub page: u32,
    /// What and where.
    pub object: FoundObject,
}

/// An opened file.
pub trait Document: Send {
    /// What detection reads.
    fn text(&self) -> &ExtractedText;

    /// Pages, where the format has them.
    fn page_count(&self) -> Option<u32> {
        None
    }

    /// Seconds, for recordings.
    fn audio_duration(&self) -> Option<f64> {
        None
    }

    /// The objects that were looked for and seen; writing covers them all.
    fn objects(&self) -> &[PlacedObject] {
        &[]
    }

    /// Where a range of the text lies: unless a format knows better, where its first passage does.
    fn place(&self, range: TextRange) -> Option<Place> {
        let text = self.text();
        text.passages().get(text.passage_at(range.start())).map(|passage| passage.place.clone())
    }

    /// The file with the changes made. With no changes the text stays the same; same input, same output.
    fn write(self: Box<Self>, changes: Changes) -> Result<Written, FormatError>;
}
