//! The last gate: the output is opened again, and what was to go must be gone.
//!
//! The text of the reopened output has to be the text we meant to write: every passage with its edits made and
//! nothing else. Where a format had to spell a replacement differently (a legacy encoding without the letter), the
//! second test decides: no redacted value may occur more often than in the text we meant to write.

use std::collections::HashMap;
use std::sync::Arc;

use blackbar_core::{EditText, Edits, ExtractedText, Meant, Place, Processed, TextRange, telling_once};

use crate::EngineError;

/// What the output has to read like, worked out before it is written, so that the passages of a large file need not be kept
/// until then.
pub(crate) struct Expected {
    meant: Meant,
    original: Arc<String>,
    /// Parts of redacted values that do not stand in the original as they are read: it spells them otherwise, or they reach over
    /// several passages.
    parts: Vec<Box<str>>,
}

impl Expected {
    /// After these edits.
    pub(crate) fn new(original: &ExtractedText, edits: &Edits) -> Expected {
        let parts = original.replaced_in_parts(edits).into_iter().map(Box::from).collect();
        Expected { meant: Meant::new(original, edits), original: original.shared_text(), parts }
    }

    /// Compares the reopened output with what was meant; `edits` are the same again: whoever asks has them, and a large sheet has
    /// millions.
    pub(crate) fn verify<'e, E>(
        &self,
        again: &ExtractedText,
        edits: impl Fn() -> E,
    ) -> Result<(), EngineError>
    where
        E: Iterator<Item = (TextRange, EditText<'e>)>,
    {
        if self.meant.is_read_in(&self.original, edits(), again) {
            Ok(())
        } else {
            self.verify_read(again, edits)
        }
    }

    /// For outputs that a network reads again and never to the letter: no redacted value may be read more often than the
    /// kept text accounts for.
    pub(crate) fn verify_read<'e, E>(
        &self,
        again: &ExtractedText,
        edits: impl Fn() -> E,
    ) -> Result<(), EngineError>
    where
        E: Iterator<Item = (TextRange, EditText<'e>)>,
    {
        let of_original = edits().map(|(place, _)| place.of(&self.original));
        let values = telling_once(of_original.chain(self.parts.iter().map(|part| &**part)));
        let meant = self.meant.text(&self.original, edits());
        match left_over(&values, &meant, &again.readings()) {
            Some(left) if left.is_empty() => Ok(()),
            Some(left) => Err(EngineError::Unverified(pages_with(&left, again))),
            None => Err(EngineError::Unverified(Vec::new())),
        }
    }
}

/// The pages of which one tells a value; none, where a value also stands in no page, so that all of the file is suspect.
fn pages_with(values: &[&str], text: &ExtractedText) -> Vec<u32> {
    let mut pages = Vec::new();
    for passage in text.passages() {
        let reading = text.reading(passage);
        if values.iter().any(|value| reading.contains(value)) {
            match passage.place {
                Place::Page { page, .. } | Place::Image { page, .. } => pages.push(page),
                Place::Text | Place::Audio { .. } => return Vec::new(),
            }
        }
    }
    pages.sort_unstable();
    pages.dedup();
    pages
}

/// For chunks, which cannot be opened on their own: the written text holds each replacement at its place, and the
/// text around the replacements is the original's.
pub(crate) fn verify_values(
    original: &ExtractedText,
    edits: &Edits,
    processed: &Processed,
) -> Result<(), EngineError> {
    let in_order = processed.ranges.windows(2).all(|pair| pair[0].end() <= pair[1].start());
    if !in_order || processed.ranges.len() != edits.len() {
        return Err(EngineError::Unverified(Vec::new()));
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
    let clean = left_over(&values, &whole, &kept).is_some_and(|left| left.is_empty());
    if clean { Ok(()) } else { Err(EngineError::Unverified(Vec::new())) }
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

/// The values that occur more often in `got` than in `meant`; nothing where they cannot be looked for.
fn left_over<'v>(values: &[&'v str], meant: &str, got: &str) -> Option<Vec<&'v str>> {
    let automaton = aho_corasick::AhoCorasick::new(values).ok()?;
    let count = |text: &str| {
        let mut counts: HashMap<usize, usize> = HashMap::new();
        automaton
            .find_overlapping_iter(text)
            .for_each(|found| *counts.entry(found.pattern().as_usize()).or_default() += 1);
        counts
    };
    let allowed = count(meant);
    let too_many = |(value, times): (usize, usize)| {
        (times > allowed.get(&value).copied().unwrap_or_default()).then(|| values.get(value).copied())?
    };
    Some(count(got).into_iter().filter_map(too_many).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::{Edit, Element, Passage, PassageKind};

    fn edits(range: TextRange) -> Edits {
        Edits::new(vec![Edit { range, text: "[NAME_1]".into() }]).unwrap_or_default()
    }

    /// What becomes of an output.
    fn verified(original: &ExtractedText, edits: &Edits, again: &ExtractedText) -> Result<(), EngineError> {
        Expected::new(original, edits).verify(again, || edits.each())
    }

    #[test]
    fn an_output_that_still_holds_the_value_is_withheld() {
        let original = ExtractedText::running("Hello Ines, bye".into());
        let edits = edits(TextRange::new(6, 10));
        let check = |output: &str| verified(&original, &edits, &ExtractedText::running(output.into()));
        assert_eq!(check("Hello [NAME_1], bye"), Ok(()));
        assert_eq!(check("Hello [?], bye"), Ok(()), "spelled otherwise, but nothing left");
        assert_eq!(check("Hello Ines, bye"), Err(EngineError::Unverified(Vec::new())));
        assert_eq!(check("Hello [NAME_1], bye Ines"), Err(EngineError::Unverified(Vec::new())));
    }

    #[test]
    fn a_value_that_the_file_spells_otherwise_is_looked_for() {
        let mut reading = blackbar_core::Unescaped::new();
        reading.verbatim(0, "In");
        reading.escape(TextRange::new(2, 8), "é");
        reading.verbatim(8, "s, bye");
        let range = TextRange::new(0, 14);
        let passage = Passage::plain(range).read_as(Some(Box::new(reading)));
        let original = ExtractedText::new("In&#233;s, bye".into(), vec![passage]);
        let edits = edits(TextRange::new(0, 9));
        let check = |output: &str| verified(&original, &edits, &ExtractedText::running(output.into()));
        assert_eq!(check("[NAME_1], bye"), Ok(()));
        assert_eq!(check("[NAME_1], bye Inés"), Err(EngineError::Unverified(Vec::new())));
    }

    #[test]
    fn the_pages_that_tell_are_named() {
        let on = |page: u32, range: TextRange| {
            let place = Place::Page { page, element: Element::Paragraphs };
            Passage::new(range, PassageKind { place, ..PassageKind::default() })
        };
        let lines = |text: &str, pages: &[u32]| {
            let mut at = 0;
            let mut passages = Vec::new();
            for (line, page) in text.split('\n').zip(pages) {
                passages.push(on(*page, TextRange::at(at, line.len())));
                at += line.len() + 1;
            }
            ExtractedText::new(text.into(), passages)
        };
        let original = lines("Hello Ines\nnobody\nsays Ines", &[1, 2, 3]);
        let change = |range| Edit { range, text: "[N]".into() };
        let all = vec![change(TextRange::at(6, 4)), change(TextRange::at(23, 4))];
        let edits = Edits::new(all).unwrap_or_default();
        let check = |text: &str, pages: &[u32]| verified(&original, &edits, &lines(text, pages));
        assert_eq!(check("Hello [N]\nnobody\nsays [N]", &[1, 2, 3]), Ok(()));
        assert_eq!(check("Hello [N]\nnobody\nsays Ines", &[1, 2, 3]), Err(EngineError::Unverified(vec![3])));
    }

    #[test]
    fn a_value_that_stays_elsewhere_on_purpose_is_no_leak() {
        let original = ExtractedText::running("Ines and Ines".into());
        let edits = edits(TextRange::new(0, 4));
        let again = ExtractedText::running("[NAME_1] and Ines".into());
        assert_eq!(verified(&original, &edits, &again), Ok(()));
    }
}
