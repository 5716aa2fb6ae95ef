//! What the tests over files share: the corpus, tools without a model, a short way to redact.

#![expect(clippy::expect_used, reason = "helpers of tests fail as tests do")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use blackbar_core::{Cancel, ExtractedText, Format, FormatError, OpenContext, PdfApproach, Purpose, Readers};
use blackbar_detect::language_id::WrittenLanguages;
use blackbar_engine::{Accuracy, OcrReaders, Settings, SpeechReaders, Tools};

#[path = "drawn_text.rs"]
mod drawn_text;
#[path = "murmur.rs"]
mod murmur;

use drawn_text::DrawnText;
use murmur::Murmur;

/// One file of the corpus.
pub(crate) struct Sample {
    /// `<format>/<case>`.
    pub(crate) name: String,
    pub(crate) format: &'static dyn Format,
    pub(crate) bytes: Vec<u8>,
}

/// Every `tests/corpus/<format>/<case>/input.*`.
pub(crate) fn samples() -> Vec<Sample> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let cases = children(&root).into_iter().flat_map(|format| children(&format));
    let samples: Vec<Sample> =
        cases.flat_map(|case| children(&case)).filter_map(|path| sample(&path)).collect();
    for format in blackbar_formats::ALL {
        assert!(
            samples.iter().any(|sample| sample.format.name() == format.name()),
            "{} has none",
            format.name()
        );
    }
    samples
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
    paths.sort();
    paths
}

fn sample(path: &Path) -> Option<Sample> {
    path.file_stem().filter(|stem| *stem == "input")?;
    let bytes = fs::read(path).expect("a sample can be read");
    let format = blackbar_formats::recognise(&bytes, path.to_str()).expect("a sample has a format");
    let mut parts = path.iter().rev().skip(1).map(|part| part.to_string_lossy().into_owned());
    let case = parts.next().unwrap_or_default();
    Some(Sample { name: format!("{}/{case}", parts.next().unwrap_or_default()), format, bytes })
}

/// Recognizers alone, and a reader of the pictures of the corpus.
pub(crate) fn tools() -> Tools {
    let taggers = Accuracy::ALL.into_iter().map(|accuracy| (accuracy, None)).collect();
    let tools = Tools::for_text(Arc::new(WrittenLanguages), taggers, Vec::new());
    let ocr = OcrReaders {
        high: Some(Arc::new(DrawnText)),
        standard: Some(Arc::new(DrawnText)),
        ..OcrReaders::default()
    };
    let speech = SpeechReaders { high: Some(Arc::new(Murmur)), standard: Some(Arc::new(Murmur)) };
    Tools { ocr, speech, ..tools }
}

/// The defaults, but that the pages of a PDF are read as they are: they are not drawn in the letters our reader knows.
pub(crate) fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.files.pdf.approach = PdfApproach::Enhanced;
    settings
}

/// The text of a file.
pub(crate) fn open(format: &dyn Format, bytes: Vec<u8>) -> Result<ExtractedText, FormatError> {
    let (settings, cancel) = (settings(), Cancel::new());
    let readers =
        Readers { ocr: Some(Arc::new(DrawnText)), speech: Some(Arc::new(Murmur)), ..Readers::default() };
    let context = OpenContext {
        limits: &settings.limits,
        cancel: &cancel,
        readers: &readers,
        settings: &settings.files,
        purpose: Purpose::Redact,
    };
    format.open(bytes, &context).map(|document| document.text().clone())
}
