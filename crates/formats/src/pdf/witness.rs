//! What a reader that is not ours still finds in an output. Reading order, encodings and damaged objects are matters of
//! opinion: a value that only somebody else can put together is left all the same.

use std::collections::BTreeSet;
use std::sync::Arc;

use blackbar_core::{Edits, FormatError, ReaderError};

use super::document::PdfDocument;
use super::fallback::{TELLING, in_one_line, not_removed};

/// An output and what must be gone from it.
pub(super) struct Testimony<'t> {
    pub(super) document: &'t PdfDocument,
    pub(super) bytes: &'t Arc<Vec<u8>>,
    /// From every part of it.
    pub(super) values: &'t [String],
    /// From each page.
    pub(super) edits: &'t [Edits],
}

impl Testimony<'_> {
    /// The pages on which a value can still be read; an error where one stands elsewhere, or the file cannot be read.
    pub(super) fn telling_pages(&self) -> Result<BTreeSet<usize>, FormatError> {
        let mut telling = BTreeSet::new();
        let nothing_went = self.values.is_empty() && self.edits.iter().all(Edits::is_empty);
        let Some(witness) = self.document.readers.pdf_witness.as_ref().filter(|_| !nothing_went) else {
            return Ok(telling);
        };
        let seen = witness.texts(self.bytes, &self.document.cancel).map_err(|error| match error {
            ReaderError::Cancelled(cancelled) => FormatError::Cancelled(cancelled),
            _ => not_removed([]),
        })?;
        let values: Vec<String> = self.values.iter().map(|value| in_one_line(value)).collect();
        let elsewhere = in_one_line(&seen.elsewhere);
        let is_elsewhere = values.iter().any(|value| elsewhere.contains(value.as_str()));
        if seen.pages.len() != self.document.pages.len() || is_elsewhere {
            return Err(not_removed([]));
        }
        let none = Edits::default();
        for (number, page) in seen.pages.iter().enumerate() {
            let got = in_one_line(page);
            let original = self.document.parts.part(number).unwrap_or_default();
            let edits = self.edits.get(number).unwrap_or(&none);
            let meant = in_one_line(&edits.apply(original).text);
            // Words that stay one below the other spell a value to whoever reads on over the end of the line: we do too.
            let is_left = |value: &str| got.matches(value).count() > meant.matches(value).count();
            let of_page = edits.ranges().iter().map(|range| in_one_line(range.of(original)));
            let mut telling_here = of_page.filter(|value| value.chars().count() >= TELLING);
            if telling_here.any(|value| is_left(&value)) || values.iter().any(|value| is_left(value)) {
                telling.insert(number);
            }
        }
        Ok(telling)
    }
}
