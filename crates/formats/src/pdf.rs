//! PDF: pages rewritten natively, or rendered, read and covered as pictures.
//!
//! Whatever way a page goes, the output is a new document into which only known things are carried (`rebuild`), so that
//! nothing survives by being overlooked. `load` settles what the file says, `walker` and `layout` turn content streams into
//! text with the bytes behind it, `plan` and `rewrite` take glyphs out, `image_pages` writes pages as pictures, `check` looks
//! at the result.

mod album;
mod annotations;
mod cff;
mod check;
mod document;
mod fallback;
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
mod rebuild;
mod render;
mod rewrite;
mod strings;
#[cfg(test)]
mod tests;
mod true_type;
mod trust;
mod walker;

use blackbar_core::{Document, Format, FormatError, OpenContext};

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

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        open::open(bytes, context)
    }
}

/// Whether a file is meant to be a PDF: the mark may have junk before it, but no other file's mark.
pub(crate) fn begins(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"%PDF-")
}
