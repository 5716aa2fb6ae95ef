//! HTML, as it stands inside other files: the contract has no content type for it.
//!
//! It is cut the way browsers do, so that no page is too sloppy to be read; what only programs read (scripts, comments, who
//! wrote it with what) goes. Pictures inside it are read like any other.

mod css;
mod encoding;
mod entities;
mod reader;
mod spelling;
mod tokens;

use blackbar_core::{Document, Format, FormatError, OpenContext};

pub(crate) use css::is_plain_css;

/// HTML inside another file.
pub(crate) struct Html;

/// Nothing.
pub(crate) const BLANK: &[u8] = b"<html><head><title></title></head><body></body></html>";

impl Format for Html {
    fn name(&self) -> &'static str {
        "HTML"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &[]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["html", "htm", "xhtml", "xht"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        open_in(bytes, None, context)
    }
}

/// Opens a page that the file around it says an encoding of.
pub(crate) fn open_in(
    bytes: Vec<u8>,
    charset: Option<&str>,
    context: &OpenContext<'_>,
) -> Result<Box<dyn Document>, FormatError> {
    if bytes.len() > context.limits.input_bytes {
        return Err(FormatError::OverLimit("too many bytes"));
    }
    let (text, encoding) = encoding::decoded(bytes, charset)?;
    let found = reader::Reader::new(&text, context).read()?;
    Ok(found.finish(text.into_bytes(), Some(encoding), context))
}

#[cfg(test)]
mod tests;
