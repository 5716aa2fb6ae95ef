//! CSV and its kin: any delimiter, any quoting, every untouched field as it was.
//!
//! There is no one CSV: the dialect is sniffed from the beginning of the file. Each cell is a value of its own,
//! named by its column's header.

mod cell;
mod dialect;
mod header;
mod scanner;
mod sniff;

use blackbar_core::{Document, Format, FormatError, OpenContext};

use crate::encoding::Hint;
use crate::source_text::{self, Opening};

pub(crate) use scanner::CsvScanner;
pub(crate) use sniff::{looks_like_table, sniff};

/// `text/csv`.
pub struct Csv;

pub(crate) const OPENING: Opening = Opening { what: "a CSV file", hint: Hint::Text };

impl Format for Csv {
    fn name(&self) -> &'static str {
        "CSV"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["text/csv"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["csv", "tsv", "tab", "psv"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        source_text::open(bytes, context, &OPENING, CsvScanner::new())
    }
}
