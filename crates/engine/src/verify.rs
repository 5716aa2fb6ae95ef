//! The last gate: the output is opened again, and what was to go must be gone.
//!
//! The text of the reopened output has to be the text we meant to write: every passage with its edits made and
//! nothing else. Where a format had to spell a replacement differently (a legacy encoding without the letter), the
//! second test decides: no redacted value may occur more often than in the text we meant to write.

use std::collections::HashMap;

use blackbar_core::{Edits, ExtractedText, Processed, TextRange};

use crate::EngineError;

/// What the output has to read like, worked out before it is written, so that the passages of a large file need not be kept
/// until then.
pub(crate) struct Expected {
    meant: String,
    values: Vec<String>,
}

impl Expected {
    /// After these edits.
    pub(crate) fn new(original: &ExtractedText, edits: &Edits) -> Expected {
        let values = original.replaced(edits).into_iter().map(str::to_owned).collect();
        Expected { meant: original.readings_after(edits), values }
    }

    /// Compares the reopened output with what was meant.
    pub(crate) fn verify(&self, again: &ExtractedText) -> Result<(), EngineError> {
        if again.readings() == self.meant { Ok(()) } else { self.verify_read(again) }
    }

    /// For outputs that a network reads again and never to the letter: no redacted value may be read more often than the
    /// kept text accounts for.
    pub(crate) fn verify_read(&self, again: &ExtractedText) -> Result<(), EngineError> {
        let values: Vec<&str> = self.values.iter().map(String::as_str).collect();
        let clean = no_value_left(&values, &self.meant, &again.readings());
        if clean { Ok(()) } else { Err(EngineError::Unverified) }
    }
}

/// For chunks, which cannot be opened on their own: the written text holds each replacement at its place, and the
/// text around the replacements is the original's.
pub(crate) fn verify_values(
    original: &ExtractedText,
    edits: &Edits,
    processed: &Processed,
) -> Result<(), EngineError> {
    let in_order = processed.ranges.windows(2).all(|pair| pair[0].end() <= pair[1].start());
    if !in_order || processed.ranges.len() != edits.as_slice().len() {
        return Err(EngineError::Unverified);
    }
    let values = original.replaced(edits);
    let meant = original.readings_after(edits);
    let mut kept = String::with_capacity(processed.text.len());
    let mut done = 0;
    for range in &processed.ranges {
        kept.push_str(TextRange::new(done, range.start()).of(&processed.text));
        kept.push('\n');
        done = range.end();
    }
    kept.push_str(TextRange::new(done, processed.text.len()).of(&processed.text));
    // Keys and markup are in the written text but not in the readings, so they are counted on both sides.
    let whole = format!("{meant}\n{}", outside_passages(original));
    if no_value_left(&values, &whole, &kept) { Ok(()) } else { Err(EngineError::Unverified) }
}

fn outside_passages(text: &ExtractedText) -> String {
    let mut rest = String::new();
    let mut done = 0;
    for passage in text.passages() {
        rest.push_str(TextRange::new(done, passage.range.start()).of(text.text()));
        rest.push('\n');
        done = passage.range.end();
    }
    rest.push_str(TextRange::new(done, text.text().len()).of(text.text()));
    rest
}

/// Whether no value occurs more often in `got` than in `meant`.
fn no_value_left(values: &[&str], meant: &str, got: &str) -> bool {
    let Ok(automaton) = aho_corasick::AhoCorasick::new(values) else { return false };
    let count = |text: &str| {
        let mut counts: HashMap<usize, usize> = HashMap::new();
        automaton
            .find_overlapping_iter(text)
            .for_each(|found| *counts.entry(found.pattern().as_usize()).or_default() += 1);
        counts
    };
    let allowed = count(meant);
    count(got).iter().all(|(value, times)| *times <= allowed.get(value).copied().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::Edit;

    fn edits(range: TextRange) -> Edits {
        Edits::new(vec![Edit { range, text: "[NAME_1]".into() }]).unwrap_or_default()
    }

    #[test]
    fn an_output_that_still_holds_the_value_is_withheld() {
        let original = ExtractedText::running("Hello Ines, bye".into());
        let edits = edits(TextRange::new(6, 10));
        let expected = Expected::new(&original, &edits);
        let check = |output: &str| expected.verify(&ExtractedText::running(output.into()));
        assert_eq!(check("Hello [NAME_1], bye"), Ok(()));
        assert_eq!(check("Hello [?], bye"), Ok(()), "spelled otherwise, but nothing left");
        assert_eq!(check("Hello Ines, bye"), Err(EngineError::Unverified));
        assert_eq!(check("Hello [NAME_1], bye Ines"), Err(EngineError::Unverified));
    }

    #[test]
    fn a_value_that_stays_elsewhere_on_purpose_is_no_leak() {
        let original = ExtractedText::running("Ines and Ines".into());
        let edits = edits(TextRange::new(0, 4));
        let again = ExtractedText::running("[NAME_1] and Ines".into());
        assert_eq!(Expected::new(&original, &edits).verify(&again), Ok(()));
    }
}
