//! An output that does not pass verification is tried once more in the safer way of its format, and only then withheld.

#![expect(clippy::expect_used, reason = "helpers of tests fail as tests do")]

use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Document, ExtractedText, FileSettings, Format, FormatError, OpenContext, PdfApproach,
    Readers, Warning, Written,
};
use blackbar_detect::language_id::WrittenLanguages;
use blackbar_engine::{Accuracy, EngineError, Settings, Tools, redact_file};

fn tools() -> Tools {
    let taggers = Accuracy::ALL.into_iter().map(|accuracy| (accuracy, None)).collect();
    Tools::for_text(Arc::new(WrittenLanguages), taggers, Vec::new())
}

/// As the sender asked: natively.
fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.files.pdf.approach = PdfApproach::Enhanced;
    settings
}

/// A text that is written without its changes, unless it is done as images.
struct Leaky {
    /// How it fails.
    refuses: bool,
    /// The page that fails, where it is known, and whether it is enough that this page is an image.
    page: Option<(u32, bool)>,
    /// Whether the other way is any better.
    can_do_better: bool,
}

struct Opened {
    text: ExtractedText,
    honest: bool,
    refuses: bool,
    pages: Vec<u32>,
}

impl Format for Leaky {
    fn name(&self) -> &'static str {
        "Leaky"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &[]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &[]
    }

    fn safer(&self, settings: &FileSettings, _: &Readers, pages: &[u32]) -> Option<(FileSettings, Warning)> {
        let mut safer = settings.clone();
        if settings.pdf.approach == PdfApproach::Standard {
            return None;
        }
        if !pages.is_empty() {
            safer.pdf.as_images = pages.to_vec();
            return Some((safer, Warning::on_pages("pages as images", pages.iter().copied())));
        }
        safer.pdf.approach = PdfApproach::Standard;
        Some((safer, "done as images".into()))
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        let text = ExtractedText::running(String::from_utf8(bytes).expect("is text"));
        let pdf = &context.settings.pdf;
        let page_done = self.page.is_some_and(|(page, enough)| enough && pdf.as_images.contains(&page));
        let honest = self.can_do_better && (pdf.approach == PdfApproach::Standard || page_done);
        let pages = self.page.iter().map(|(page, _)| *page).collect();
        Ok(Box::new(Opened { text, honest, refuses: self.refuses, pages }))
    }
}

impl Document for Opened {
    fn text(&self) -> &ExtractedText {
        &self.text
    }

    fn write(self: Box<Self>, changes: Changes) -> Result<Written, FormatError> {
        let processed = changes.edits.apply(self.text.text());
        let bytes = match (self.honest, self.refuses) {
            (true, _) => processed.text.clone().into_bytes(),
            (false, true) if !self.pages.is_empty() => return Err(FormatError::NotRemoved(self.pages)),
            (false, true) => return Err(FormatError::Unsupported("a value could not be removed")),
            (false, false) => self.text.text().as_bytes().to_vec(),
        };
        Ok(Written { bytes, processed: Some(processed), warnings: vec!["of the document".into()] })
    }
}

const TEXT: &str = "Write to ann.weber@example.org soon";

#[test]
fn the_safer_way_is_taken_and_said() {
    for refuses in [false, true] {
        let format = Leaky { refuses, page: None, can_do_better: true };
        let file = redact_file(&format, TEXT.into(), &settings(), &tools(), &Cancel::new()).expect("is done");
        assert_eq!(file.warnings, ["done as images", "of the document"]);
        assert!(!String::from_utf8(file.bytes).expect("is text").contains("ann.weber"));
        assert_eq!(file.text.entities.len(), 1);
    }
}

#[test]
fn only_the_page_that_fails_is_done_another_way() {
    let run = |enough: bool| {
        let format = Leaky { refuses: true, page: Some((2, enough)), can_do_better: true };
        redact_file(&format, TEXT.into(), &settings(), &tools(), &Cancel::new()).expect("is done").warnings
    };
    assert_eq!(run(true), ["pages as images (page 2)", "of the document"]);
    // Where that is not enough, the whole file is.
    assert_eq!(run(false), ["done as images", "of the document"]);
}

#[test]
fn where_that_is_no_better_nothing_is_returned() {
    let result = |refuses| {
        let format = Leaky { refuses, page: None, can_do_better: false };
        redact_file(&format, TEXT.into(), &settings(), &tools(), &Cancel::new()).map(|_| ())
    };
    assert_eq!(result(false), Err(EngineError::Unverified(Vec::new())));
    assert!(matches!(result(true), Err(EngineError::Format(FormatError::Unsupported(_)))));
}
