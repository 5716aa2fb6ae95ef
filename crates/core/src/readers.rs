//! The small traits in front of the heavy things (networks), so that everything else is tested with fakes.

use std::sync::Arc;

use crate::{Cancel, Finding, Language, Rect, TextRange};

/// Why a reader gave no answer. Holds no text of the input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReaderError {
    /// Time was up.
    #[error(transparent)]
    Cancelled(#[from] crate::Cancelled),
    /// The network or its runtime failed.
    #[error("the {0} failed")]
    Failed(&'static str),
    /// It cannot read this kind of input, and says why.
    #[error("{0}")]
    Unsupported(&'static str),
}

/// What a tagger says of one text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tagged {
    /// What it found, in byte offsets of the text.
    pub findings: Vec<Finding>,
    /// For every piece it read, in order and disjoint, the likelihood that it belongs to no entity at all. This is
    /// what speaks against a bare pattern.
    pub nothing: Vec<(TextRange, f32)>,
}

/// Finds names, places and other entities by context.
pub trait TokenTagger: Send + Sync {
    /// Name and version, for diagnostics.
    fn name(&self) -> &str;

    /// What each text holds. Texts of any length; same text, same answer, whatever stands beside it in the batch.
    fn tag(&self, texts: &[&str], cancel: &Cancel) -> Result<Vec<Tagged>, ReaderError>;

    /// One vector for each mention, in the order given; vectors of mentions of the same person or organisation
    /// point the same way (their cosine is what counts). Empty when the tagger has none to give.
    fn mention_vectors(
        &self,
        text: &str,
        mentions: &[TextRange],
        cancel: &Cancel,
    ) -> Result<Vec<Vec<f32>>, ReaderError> {
        let _ = (text, mentions, cancel);
        Ok(Vec::new())
    }
}

/// Tells the languages of a text, the likeliest first.
pub trait LanguageId: Send + Sync {
    /// Each with a likelihood of 0 to 1; empty when nothing can be said.
    fn identify(&self, text: &str) -> Vec<(Language, f32)>;
}

/// Pixels: 8-bit RGB, row by row.
pub struct Picture {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// `3 * width * height` bytes.
    pub rgb: Vec<u8>,
}

/// A line of text read in a picture.
#[derive(Clone)]
pub struct ReadLine {
    /// What it says, in reading order (right-to-left scripts in logical order).
    pub text: String,
    /// One box for each `char` of the text, blanks too; upright boxes even where the line is slanted.
    pub chars: Vec<Rect>,
    /// Lines of one column, cell or paragraph share a number; blocks count in reading order.
    pub block: u32,
    /// 0 to 1.
    pub confidence: f32,
    /// False: there is writing, in a script that could not be read. Such a line is covered whole.
    pub legible: bool,
}

/// Reads text in pictures.
pub trait Ocr: Send + Sync {
    /// Lines in reading order. Every line has exactly one box a character.
    fn read(&self, picture: &Picture, cancel: &Cancel) -> Result<Vec<ReadLine>, ReaderError>;
}

/// A word heard in a recording.
#[derive(Clone)]
pub struct SpokenWord {
    /// What was said.
    pub text: String,
    /// Seconds.
    pub start: f64,
    /// Seconds.
    pub end: f64,
    /// 0 to 1.
    pub confidence: f32,
}

/// Hears speech.
pub trait Speech: Send + Sync {
    /// Words in the order of time; `samples` are mono at 16 kHz. 16 bits are what recognisers are trained on, and half the
    /// memory of an hour.
    fn transcribe(&self, samples: &[i16], cancel: &Cancel) -> Result<Vec<SpokenWord>, ReaderError>;
}

/// How a recording is packed and coded, as far as an outside program must be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundCoding {
    /// MP3.
    Mp3,
    /// AAC in MP4.
    Mp4Aac,
    /// Apple Lossless in MP4.
    Mp4Alac,
    /// AAC as a bare stream of packets with headers.
    Adts,
    /// AAC in a LATM stream.
    Latm,
    /// Opus in WebM.
    WebMOpus,
    /// Vorbis in WebM.
    WebMVorbis,
}

/// Decodes and writes recordings in codings that our own code does not know: a program that may be installed.
pub trait SoundConverter: Send + Sync {
    /// The first audio track, complete, as a WAV file of 16-bit samples of at most `most` bytes.
    fn decode(
        &self,
        recording: &[u8],
        coding: SoundCoding,
        most: usize,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, ReaderError>;

    /// A WAV file in another coding, without tags, at about so many bits a second.
    fn encode(
        &self,
        wav: &[u8],
        coding: SoundCoding,
        bits_a_second: u32,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, ReaderError>;
}

/// The kinds of object the contract names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ObjectKind {
    /// A human face.
    Face,
    /// A vehicle's licence plate.
    LicensePlate,
    /// A company's logo.
    Logo,
    /// A handwritten signature.
    Signature,
}

impl ObjectKind {
    /// All four.
    pub const ALL: [ObjectKind; 4] =
        [ObjectKind::Face, ObjectKind::LicensePlate, ObjectKind::Logo, ObjectKind::Signature];

    /// The name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            ObjectKind::Face => "FACE",
            ObjectKind::LicensePlate => "LICENSE_PLATE",
            ObjectKind::Logo => "LOGO",
            ObjectKind::Signature => "SIGNATURE",
        }
    }
}

/// An object seen in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundObject {
    /// What.
    pub kind: ObjectKind,
    /// Where.
    pub area: Rect,
    /// 0 to 1.
    pub likelihood: f32,
}

/// Finds objects in pictures.
pub trait ObjectFinder: Send + Sync {
    /// The kinds it can find.
    fn kinds(&self) -> Vec<ObjectKind>;

    /// Those of them of which it misses so many that the sender should know.
    fn weak(&self) -> Vec<ObjectKind> {
        Vec::new()
    }

    /// Objects of these kinds; `read` is the text of the picture, which says where brands are named.
    fn find(
        &self,
        picture: &Picture,
        read: &[ReadLine],
        kinds: &[ObjectKind],
        cancel: &Cancel,
    ) -> Result<Vec<FoundObject>, ReaderError>;
}

/// Reads PDFs with code that is not ours: the second pair of eyes on an output.
pub trait PdfWitness: Send + Sync {
    /// All the text it finds.
    fn texts(&self, pdf: &[u8], cancel: &Cancel) -> Result<WitnessedPdf, ReaderError>;
}

/// What a witness says of a PDF.
#[derive(Clone, Default)]
pub struct WitnessedPdf {
    /// One a page.
    pub pages: Vec<String>,
    /// Metadata.
    pub elsewhere: String,
}

/// The readers that formats use while opening and writing a file; a missing one means that part of a file cannot be read.
#[derive(Clone, Default)]
pub struct Readers {
    /// For pictures, scans and medical images.
    pub ocr: Option<Arc<dyn Ocr>>,
    /// For recordings.
    pub speech: Option<Arc<dyn Speech>>,
    /// For recordings in codings that formats does not know.
    pub converter: Option<Arc<dyn SoundConverter>>,
    /// For faces, plates, logos and signatures.
    pub objects: Option<Arc<dyn ObjectFinder>>,
    /// Looks at written PDFs.
    pub pdf_witness: Option<Arc<dyn PdfWitness>>,
}
