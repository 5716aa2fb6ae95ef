//! PDF: pages rewritten natively, or rendered, read and covered as pictures.
//!
//! Whatever way a page goes, the output is a new document into which only known things are carried (`rebuild`), so that
//! nothing survives by being overlooked. `load` settles what the file says, `walker` and `layout` turn content streams into
//! text with the bytes behind it, `plan` and `rewrite` take glyphs out, `image_pages` writes pages as pictures, `check` looks
//! at the result.

mod album;
mod annotations;
mod appearances;
mod cff;
mod check;
mod document;
mod fallback;
mod field_lines;
mod fields;
mod fonts;
mod image_pages;
mod layers;
mod layout;
mod lexer;
mod load;
mod loose;
mod marker_fonts;
mod matrix;
mod open;
mod outlines;
mod pictures;
mod plan;
mod read_codes;
mod rebuild;
mod render;
mod replaced;
mod rewrite;
mod save;
mod side_by_side;
mod strings;
#[cfg(test)]
mod tests;
mod true_type;
mod trust;
mod type1;
mod walker;
mod witness;

use blackbar_core::{
    Document, FileSettings, Format, FormatError, OpenContext, PdfApproach, Readers, Warning,
};

/// Said of pages that are pictures because nothing else was safe.
const TURNED: &str = "pages that could not be rewritten safely were turned into images";

/// `application/pdf`
pub struct Pdf;

impl Format for Pdf {
    fn name(&self) -> &'static str {
        "PDF"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["application/pdf"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["pdf"]
    }

    /// Pages as images, where somebody can read them: those that are named, unless they are images already.
    fn safer(
        &self,
        settings: &FileSettings,
        readers: &Readers,
        pages: &[u32],
    ) -> Option<(FileSettings, Warning)> {
        if settings.pdf.approach == PdfApproach::Standard || readers.ocr.is_none() {
            return None;
        }
        let mut safer = settings.clone();
        let known = &settings.pdf.as_images;
        if pages.iter().any(|page| !known.contains(page)) {
            safer.pdf.as_images.extend(pages.iter().filter(|page| !known.contains(page)));
            return Some((safer, Warning::on_pages(TURNED, pages.iter().copied())));
        }
        safer.pdf.approach = PdfApproach::Standard;
        Some((safer, "the file could not be rewritten safely: its pages were turned into images".into()))
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        open::open(bytes, context)
    }
}

/// Whether a file is meant to be a PDF: the mark may have junk before it, but no other file's mark.
pub(crate) fn begins(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"%PDF-")
}
