//! JSON and JSON Lines: strings and numbers are values, keys are never touched.
//!
//! A lexer of our own instead of a tree: duplicate keys, `1E5`, `-0`, twenty-digit numbers and every blank come out
//! as they went in, and nesting costs no stack.

mod scanner;
mod spelling;
mod string;

use blackbar_core::{Document, Format, FormatError, OpenContext};

use crate::encoding::Hint;
use crate::source_text::{self, Opening};

pub(crate) use scanner::JsonScanner;

/// `application/json`.
pub struct Json;

pub(crate) const OPENING: Opening = Opening { what: "a JSON file", hint: Hint::Text };

impl Format for Json {
    fn name(&self) -> &'static str {
        "JSON"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["application/json"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["json", "jsonl", "ndjson", "geojson", "jsonld", "ipynb", "har"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        source_text::open(bytes, context, &OPENING, JsonScanner::new(context.limits))
    }
}
