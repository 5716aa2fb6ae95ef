//! Office documents: DOCX, XLSX, PPTX.
//!
//! A package is a zip file of XML parts. Each part is read as tokens that know their bytes; a value is a slot in a part's
//! source, and writing splices replacements into the slots and touches nothing else: a part without changes is copied as it
//! is compressed. What holds no text that can be read is replaced by something blank of its kind, or goes, with whatever
//! refers to it.

mod attributes;
mod binaries;
mod built_in_styles;
mod cells;
mod change_texts;
mod child;
mod container;
mod deflate;
mod document;
mod extraction;
mod flow;
mod format_code;
mod formula;
mod formula_names;
mod formula_values;
mod generated_names;
mod grid;
mod guid;
mod headings;
mod leftovers;
mod markup;
mod number_format;
mod ole;
mod ole_native;
mod opening;
mod output;
mod package;
mod packed_slots;
mod packer;
mod part_kind;
mod part_slots;
mod plan;
mod removal;
mod renames;
mod rewriting;
mod row_blocks;
mod rows;
mod sensitivity;
mod shape_names;
mod shared_strings;
mod sheet_names;
mod slot_changes;
mod source;
mod spelled_bytes;
mod spelling;
mod style_ids;
#[cfg(test)]
mod tests;
mod unlisted;
mod value_finder;
mod windows;

use std::cell::Cell;
use std::sync::Arc;

use blackbar_core::{Document, Element, Format, FormatError, OpenContext};

use opening::{Nesting, open};
use windows::WINDOW;

/// `application/vnd.openxmlformats-officedocument.wordprocessingml.document`
pub struct Docx;
/// `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`
pub struct Xlsx;
/// `application/vnd.openxmlformats-officedocument.presentationml.presentation`
pub struct Pptx;

/// The contract's twelve.
const ALL_ELEMENTS: [Element; 12] = [
    Element::Paragraphs,
    Element::Tables,
    Element::Charts,
    Element::Hyperlinks,
    Element::Headers,
    Element::Footnotes,
    Element::ReviewComments,
    Element::ReviewCommentAuthors,
    Element::SmartArts,
    Element::CoreProperties,
    Element::AltText,
    Element::InkDrawings,
];

/// Which program a package is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    Word,
    Excel,
    PowerPoint,
}

impl Family {
    /// By the content type of the main part.
    fn of(content_type: &str) -> Option<Family> {
        let lower = content_type.to_ascii_lowercase();
        let main = lower.strip_suffix(".main+xml")?;
        if main.contains("wordprocessingml") || main.contains("ms-word") {
            Some(Family::Word)
        } else if main.contains("spreadsheetml") || main.contains("ms-excel") {
            Some(Family::Excel)
        } else if main.contains("presentationml") || main.contains("ms-powerpoint") {
            Some(Family::PowerPoint)
        } else {
            None
        }
    }

    fn what(self) -> &'static str {
        match self {
            Family::Word => "a Word document (DOCX)",
            Family::Excel => "an Excel workbook (XLSX)",
            Family::PowerPoint => "a PowerPoint presentation (PPTX)",
        }
    }
}

/// The office format of a file, by its content.
pub(crate) fn recognise(bytes: &[u8]) -> Option<&'static dyn Format> {
    Some(match opening::family_of(bytes)? {
        Family::Word => &Docx,
        Family::Excel => &Xlsx,
        Family::PowerPoint => &Pptx,
    })
}

/// What the three are called.
pub(crate) const NAMES: [&str; 3] = ["DOCX", "XLSX", "PPTX"];

/// Whether the bytes are an office file with a password. What kind it is cannot be told.
pub(crate) fn is_encrypted(bytes: &[u8]) -> bool {
    opening::is_encrypted(bytes)
}

fn open_as(
    family: Family,
    bytes: Arc<Vec<u8>>,
    context: &OpenContext<'_>,
) -> Result<Box<dyn Document>, FormatError> {
    let budget = Cell::new(u64::try_from(context.limits.decoded_bytes).unwrap_or(u64::MAX));
    let nesting = Nesting { depth: 0, zero_numbers: false, budget: &budget, window: WINDOW };
    Ok(Box::new(open(bytes, context, Some(family), nesting)?))
}

impl Format for Docx {
    fn name(&self) -> &'static str {
        "DOCX"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["docx", "docm", "dotx", "dotm"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        open_as(Family::Word, Arc::new(bytes), context)
    }

    fn open_shared(
        &self,
        bytes: &Arc<Vec<u8>>,
        context: &OpenContext<'_>,
    ) -> Result<Box<dyn Document>, FormatError> {
        open_as(Family::Word, Arc::clone(bytes), context)
    }
}

impl Format for Xlsx {
    fn name(&self) -> &'static str {
        "XLSX"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["xlsx", "xlsm", "xltx", "xltm"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        open_as(Family::Excel, Arc::new(bytes), context)
    }

    fn open_shared(
        &self,
        bytes: &Arc<Vec<u8>>,
        context: &OpenContext<'_>,
    ) -> Result<Box<dyn Document>, FormatError> {
        open_as(Family::Excel, Arc::clone(bytes), context)
    }
}

impl Format for Pptx {
    fn name(&self) -> &'static str {
        "PPTX"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["application/vnd.openxmlformats-officedocument.presentationml.presentation"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["pptx", "pptm", "potx", "potm", "ppsx", "ppsm"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        open_as(Family::PowerPoint, Arc::new(bytes), context)
    }

    fn open_shared(
        &self,
        bytes: &Arc<Vec<u8>>,
        context: &OpenContext<'_>,
    ) -> Result<Box<dyn Document>, FormatError> {
        open_as(Family::PowerPoint, Arc::clone(bytes), context)
    }
}
