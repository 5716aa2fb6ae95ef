//! RTF, as it stands inside other files: the contract has no content type for it.
//!
//! A tokenizer of our own: a name may be cut by any number of commands, and each character must know its bytes, so that
//! what is not touched stays as it is. Groups are told by a table; what only programs read (the author, who edited when,
//! objects, groups that are not known) goes.

mod code_page;
mod destinations;
mod picture;
mod reader;
mod run;
mod spelling;
mod tokens;

use blackbar_core::{Document, Format, FormatError, OpenContext};

/// RTF inside another file.
pub(crate) struct Rtf;

/// Whether the bytes begin as RTF does.
pub(crate) fn is_rtf(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"{\\rtf")
}

impl Format for Rtf {
    fn name(&self) -> &'static str {
        "RTF"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &[]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["rtf"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        if bytes.len() > context.limits.input_bytes {
            return Err(FormatError::OverLimit("too many bytes"));
        }
        if !is_rtf(&bytes) {
            return Err(FormatError::WrongType("an RTF file"));
        }
        let found = reader::Reader::new(&bytes, context).read()?;
        Ok(found.finish(bytes, None, context))
    }
}

#[cfg(test)]
mod tests;
