//! The samples, and short ways to use them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use blackbar_core::{
    Cancel, Changes, Document, Edits, ExtractedText, FileSettings, Format, FormatError, Limits, OpenContext,
    Passage, PdfApproach, Purpose, Readers, Recheck, TextRange, Written,
};

#[path = "../../../engine/tests/support/drawn_text.rs"]
mod drawn_text;
#[path = "../../../engine/tests/support/murmur.rs"]
mod murmur;

/// A file to try things on.
pub(crate) struct Sample {
    /// For messages.
    pub(crate) name: String,
    /// Its format.
    pub(crate) format: &'static dyn Format,
    /// Its content.
    pub(crate) bytes: Vec<u8>,
}

/// Every `tests/corpus/<format>/<case>/input.*`, and each that is UTF-8 also in UTF-16.
pub(crate) fn samples() -> &'static [Sample] {
    static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
        let mut files = Vec::new();
        collect(&root, &mut files);
        files.sort();
        files.iter().flat_map(|path| sample(path)).collect()
    });
    &SAMPLES
}

/// Those whose text is in their bytes, so that an output can be compared with what was meant.
pub(crate) fn readable() -> impl Iterator<Item = &'static Sample> {
    samples().iter().filter(|sample| keeps_bytes(sample.format))
}

/// Whether a format changes nothing but the passages that are edited. PDF is read again too, but written anew.
pub(crate) fn keeps_bytes(format: &dyn Format) -> bool {
    format.recheck() == Recheck::Reads && format.name() != "PDF"
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.file_stem().is_some_and(|stem| stem == "input") {
            files.push(path);
        }
    }
}

fn sample(path: &Path) -> Vec<Sample> {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let Some(format) =
        blackbar_formats::ALL.iter().copied().find(|format| format.extensions().contains(&ending))
    else {
        return Vec::new();
    };
    let name = path.display().to_string();
    let bytes = fs::read(path).expect("a sample can be read");
    let mut samples = Vec::new();
    let text = std::str::from_utf8(&bytes).ok().map(|text| text.trim_start_matches('\u{FEFF}').to_owned());
    if let Some(text) = text.filter(|text| !text.is_ascii()) {
        let little = format!("\u{FEFF}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        samples.push(Sample { name: format!("{name} in UTF-16LE"), format, bytes: little });
        samples.push(Sample { name: format!("{name} in UTF-16BE"), format, bytes: big });
    }
    samples.push(Sample { name, format, bytes });
    samples
}

pub(crate) fn open(format: &dyn Format, bytes: &[u8]) -> Result<Box<dyn Document>, FormatError> {
    let (limits, cancel) = (Limits::default(), Cancel::new());
    let readers = Readers {
        ocr: Some(Arc::new(drawn_text::DrawnText)),
        speech: Some(Arc::new(murmur::Murmur)),
        ..Readers::default()
    };
    let (mut settings, purpose) = (FileSettings::default(), Purpose::Redact);
    // The pages of a PDF are not drawn in the letters that the reader of these tests knows.
    settings.pdf.approach = PdfApproach::Enhanced;
    let context =
        OpenContext { limits: &limits, cancel: &cancel, readers: &readers, settings: &settings, purpose };
    format.open(bytes.to_vec(), &context)
}

pub(crate) fn write(document: Box<dyn Document>, edits: &Edits) -> Written {
    document.write(Changes { edits: edits.clone() }).expect("an opened file can be written")
}

/// How a person reads each passage.
pub(crate) fn readings(text: &ExtractedText) -> Vec<String> {
    text.passages().iter().map(|passage| text.reading(passage).to_owned()).collect()
}

/// A range of a passage's reading, in the text of the document.
pub(crate) fn in_source(passage: &Passage, reading: TextRange) -> TextRange {
    passage
        .reading
        .as_ref()
        .map_or(reading, |unescaped| unescaped.to_source(reading))
        .shift(passage.range.start())
}

/// The closest character border at or before `at`.
pub(crate) fn border(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}
