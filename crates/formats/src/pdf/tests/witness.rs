//! A second reader that still finds a value: its pages become pictures, and what it finds elsewhere is withheld.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use blackbar_core::{
    Cancel, Changes, FormatError, PdfApproach, PdfWitness, Purpose, ReaderError, Readers, WitnessedPdf,
};
use lopdf::Dictionary;

use super::build::Build;
use super::{edits, open_as, reader, settings, text_of};

/// Says one thing the first time and another thing from then on.
struct Says {
    first: Result<WitnessedPdf, ReaderError>,
    then: WitnessedPdf,
    asked: AtomicUsize,
}

impl PdfWitness for Says {
    fn texts(&self, pdf: &[u8], _: &Cancel) -> Result<WitnessedPdf, ReaderError> {
        assert!(pdf.starts_with(b"%PDF-"));
        match self.asked.fetch_add(1, Ordering::SeqCst) {
            0 => self.first.clone(),
            _ => Ok(self.then.clone()),
        }
    }
}

fn seen(pages: [&str; 2], elsewhere: &str) -> WitnessedPdf {
    WitnessedPdf { pages: pages.map(str::to_owned).to_vec(), elsewhere: elsewhere.to_owned() }
}

/// The warnings of a redaction of John Smith from two pages, and the text of the output.
fn redacted(
    first: Result<WitnessedPdf, ReaderError>,
    can_read: bool,
) -> Result<(Vec<String>, String), FormatError> {
    let then = seen(["Dear [NAME_1],\r\nhello", "The second page"], "");
    redacted_from("(The second page) Tj", first, then, can_read)
}

/// As well, with another second page and what is found in the end.
fn redacted_from(
    second: &str,
    first: Result<WitnessedPdf, ReaderError>,
    then: WitnessedPdf,
    can_read: bool,
) -> Result<(Vec<String>, String), FormatError> {
    let mut build = Build::new();
    for content in ["(Dear John Smith, hello) Tj", second] {
        build.page(&format!("BT /F1 12 Tf 72 700 Td {content} ET"), Dictionary::new(), Dictionary::new());
    }
    let witness = Says { first, then, asked: AtomicUsize::new(0) };
    let readers = if can_read { reader("") } else { Readers::default() };
    let readers = Readers { pdf_witness: Some(Arc::new(witness)), ..readers };
    let document = open_as(&build.bytes(), &settings(PdfApproach::Enhanced), &readers, Purpose::Redact)?;
    let edits = edits(document.as_ref(), &[("John Smith", "[NAME_1]")]);
    let written = document.write(Changes { edits: edits.clone() })?;
    let warnings = written.warnings.iter().map(ToString::to_string).collect();
    Ok((warnings, text_of(&written.bytes)))
}

const CLEAN: [&str; 2] = ["Dear [NAME_1], hello", "The second page"];

#[test]
fn a_witness_that_finds_nothing_changes_nothing() {
    let (warnings, text) = redacted(Ok(seen(CLEAN, "")), true).unwrap();
    assert!(warnings.is_empty() && text.contains("The second page"), "{warnings:?} {text}");
}

#[test]
fn pages_on_which_a_witness_finds_a_value_become_pictures() {
    for (pages, number) in
        [(["Dear John\r\nSmith, hello", CLEAN[1]], 1), ([CLEAN[0], "The John Smith second page"], 2)]
    {
        let (warnings, text) = redacted(Ok(seen(pages, "")), true).unwrap();
        let expected =
            format!("pages that could not be rewritten safely were turned into images (page {number})");
        assert_eq!(warnings, [expected]);
        assert!(text.contains("[NAME_1]") && text.contains("The second page"), "{text}");
        let page = u32::try_from(number).unwrap();
        assert_eq!(redacted(Ok(seen(pages, "")), false), Err(FormatError::NotRemoved(vec![page])));
    }
}

#[test]
fn words_that_were_to_stay_are_no_value_when_lines_are_read_as_one() {
    let second = "(The forge of John) Tj 0 -14 Td (Smith is no name) Tj";
    let pages = || seen([CLEAN[0], "The forge of John\r\nSmith is no name"], "");
    let (warnings, text) = redacted_from(second, Ok(pages()), pages(), true).unwrap();
    assert!(warnings.is_empty() && text.contains("John\nSmith is no name"), "{warnings:?} {text}");
    // Once more than that is too often.
    let twice = seen([CLEAN[0], "The forge of John\r\nSmith is no name John Smith"], "");
    let (warnings, _) = redacted_from(second, Ok(twice), pages(), true).unwrap();
    assert_eq!(warnings.len(), 1);
}

#[test]
fn what_stands_on_no_page_or_cannot_be_read_is_withheld() {
    let one_page = WitnessedPdf { pages: vec![CLEAN[0].to_owned()], elsewhere: String::new() };
    for first in [Ok(seen(CLEAN, "by John Smith")), Ok(one_page), Err(ReaderError::Failed("witness"))] {
        assert_eq!(redacted(first, true), Err(FormatError::NotRemoved(Vec::new())));
    }
}
