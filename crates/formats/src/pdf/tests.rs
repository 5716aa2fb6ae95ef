//! Traps: each known way for a redaction to fail, built here object by object, and what every output must hold to.

mod appearances;
mod approaches;
pub(super) mod build;
mod content;
mod document;
mod filters;
mod hostile;
mod looks;
mod pages;
mod samples;
mod trust;
mod witness;

use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Document, Edit, Edits, FileSettings, Format, FormatError, Limits, Ocr, OpenContext,
    PdfApproach, Picture, Purpose, ReadLine, ReaderError, Readers, Rect, TextRange, Written,
};

use super::Pdf;

/// Reads what it was told to, wherever it looks.
struct Says(Vec<ReadLine>);

impl Ocr for Says {
    fn read(&self, _: &Picture, _: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        Ok(self.0.clone())
    }
}

/// A reader that sees one line in the middle of every picture.
fn reader(text: &str) -> Readers {
    let count = text.chars().count().max(1);
    let at = |index: usize| 0.1 + 0.8 * index as f32 / count as f32;
    let chars = (0..count).map(|index| Rect { x0: at(index), y0: 0.4, x1: at(index + 1), y1: 0.6 }).collect();
    let line = ReadLine { text: text.to_owned(), chars, block: 0, confidence: 1.0, legible: true };
    let lines = if text.is_empty() { Vec::new() } else { vec![line] };
    Readers { ocr: Some(Arc::new(Says(lines))), ..Readers::default() }
}

fn settings(approach: PdfApproach) -> FileSettings {
    let mut settings = FileSettings::default();
    settings.pdf.approach = approach;
    settings
}

fn open_as(
    bytes: &[u8],
    settings: &FileSettings,
    readers: &Readers,
    purpose: Purpose,
) -> Result<Box<dyn Document>, FormatError> {
    let (limits, cancel) = (Limits::default(), Cancel::new());
    Pdf.open(bytes.to_vec(), &OpenContext { limits: &limits, cancel: &cancel, readers, settings, purpose })
}

fn open(bytes: &[u8]) -> Box<dyn Document> {
    open_as(bytes, &settings(PdfApproach::Enhanced), &Readers::default(), Purpose::Redact).expect("opens")
}

fn text_of(bytes: &[u8]) -> String {
    open(bytes).text().text().to_owned()
}

/// Replaces every occurrence of each value.
fn edits(document: &dyn Document, changes: &[(&str, &str)]) -> Edits {
    let text = document.text().text();
    let mut edits = Vec::new();
    for (value, replacement) in changes {
        for (at, found) in text.match_indices(value) {
            edits.push(Edit { range: TextRange::at(at, found.len()), text: (*replacement).into() });
        }
    }
    assert!(!edits.is_empty() || changes.is_empty(), "nothing found in {text:?}");
    Edits::new(edits).expect("disjoint")
}

fn write_as(bytes: &[u8], changes: &[(&str, &str)], settings: &FileSettings, readers: &Readers) -> Written {
    let document = open_as(bytes, settings, readers, Purpose::Redact).expect("opens");
    let edits = edits(document.as_ref(), changes);
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    assert_eq!(written.processed.as_ref().unwrap().ranges.len(), edits.len());
    written
}

/// Redacts natively, and checks with our own reader, with lopdf's, and in every decoded byte.
fn redact(bytes: &[u8], changes: &[(&str, &str)]) -> Vec<u8> {
    let written = write_as(bytes, changes, &settings(PdfApproach::Enhanced), &Readers::default());
    for (value, _) in changes {
        gone(&written.bytes, value);
    }
    written.bytes
}

/// Nowhere in the file.
fn gone(bytes: &[u8], value: &str) {
    let text = text_of(bytes);
    assert!(!text.contains(value), "{value:?} is left in {text:?}");
    let everything = build::everything(bytes);
    let utf16: Vec<u8> = value.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for spelling in [value.as_bytes(), &utf16] {
        assert!(memchr::memmem::find(&everything, spelling).is_none(), "{value:?} is left in the file");
    }
    let again = lopdf::Document::load_mem(bytes).expect("loads");
    let pages: Vec<u32> = again.get_pages().keys().copied().collect();
    let extracted = again.extract_text(&pages).unwrap_or_default();
    assert!(!extracted.contains(value), "{value:?} is left for lopdf");
}
