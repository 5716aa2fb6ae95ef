//! Replacements of stretches of a text: sorted, disjoint, applied in one pass from left to right.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use crate::{ExtractedText, Passage, SharedText, TextRange};

/// Replace `range` by `text`.
#[derive(Clone, PartialEq)]
pub struct Edit {
    /// What goes, in the extracted text.
    pub range: TextRange,
    /// What comes, as a person reads it; the format spells it. Equal ones share it: a large sheet has millions.
    pub text: SharedText,
}

/// Two values that must not overlap do, or one is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("ranges overlap or are empty")]
pub struct Overlap;

/// Edits in the order of the text, none touching another's bytes. Copies share them.
#[derive(Clone, Default, PartialEq)]
pub struct Edits(Arc<Vec<Edit>>);

/// A text after its edits.
#[derive(Clone, Default, PartialEq)]
pub struct Processed {
    /// The new text.
    pub text: String,
    /// Where each edit's replacement lies in it, one an edit.
    pub ranges: Vec<TextRange>,
}

impl Processed {
    /// A text with every edit made: what goes and what comes, in the order of the text.
    pub fn of<'e, E: Iterator<Item = (TextRange, &'e str)>>(text: &str, edits: impl Fn() -> E) -> Processed {
        // A long text that grows is copied, and takes its room twice.
        let (mut room, mut count) = (text.len(), 0);
        for (goes, comes) in edits() {
            room = (room + comes.len()).saturating_sub(goes.len());
            count += 1;
        }
        let mut processed =
            Processed { text: String::with_capacity(room), ranges: Vec::with_capacity(count) };
        let mut done = 0;
        for (goes, comes) in edits() {
            processed.text.push_str(TextRange::new(done, goes.start()).of(text));
            processed.ranges.push(TextRange::at(processed.text.len(), comes.len()));
            processed.text.push_str(comes);
            done = goes.end();
        }
        processed.text.push_str(TextRange::new(done, text.len().max(done)).of(text));
        processed
    }
}

/// The part of an edit that falls into one passage.
#[derive(Clone, Copy, PartialEq)]
pub struct LocalEdit<'e> {
    /// Which edit.
    pub index: usize,
    /// What goes, from the passage's start.
    pub range: TextRange,
    /// What comes: the replacement in the first passage an edit touches, nothing in the rest.
    pub text: &'e str,
}

/// The edits of one passage, of which there mostly is one.
pub type LocalEdits<'e> = SmallVec<[LocalEdit<'e>; 1]>;

impl Edits {
    /// Sorts; refuses overlapping or empty ranges.
    pub fn new(mut edits: Vec<Edit>) -> Result<Edits, Overlap> {
        edits.sort_by_key(|edit| edit.range);
        let sound = edits.iter().all(|edit| !edit.range.is_empty());
        let disjoint = edits.windows(2).all(|pair| pair[0].range.end() <= pair[1].range.start());
        if sound && disjoint { Ok(Edits(Arc::new(edits))) } else { Err(Overlap) }
    }

    /// In the order of the text.
    pub fn as_slice(&self) -> &[Edit] {
        &self.0
    }

    /// What goes and what comes, in the order of the text.
    pub fn each(&self) -> impl Iterator<Item = (TextRange, &str)> {
        self.0.iter().map(|edit| (edit.range, edit.text.as_str()))
    }

    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text with every edit made. Fit for texts that need no spelling; formats with escapes write themselves.
    pub fn apply(&self, text: &str) -> Processed {
        Processed::of(text, || self.each())
    }

    /// What comes in the passage of a local edit.
    pub fn text_of(&self, local: &LocalEdit<'_>) -> SharedText {
        match self.0.get(local.index) {
            Some(edit) if !local.text.is_empty() => edit.text.clone(),
            _ => SharedText::default(),
        }
    }

    /// The edits of each passage that has any, in order: (passage index, its edits). An edit that crosses
    /// passages lands in the first and empties its part of the rest.
    pub fn by_passage<'e>(
        &'e self,
        text: &'e ExtractedText,
    ) -> impl Iterator<Item = (usize, LocalEdits<'e>)> {
        let mut parts = self.parts(text).peekable();
        std::iter::from_fn(move || {
            let (number, first) = parts.next()?;
            let mut edits = smallvec![first];
            while let Some((_, next)) = parts.next_if(|(next, _)| *next == number) {
                edits.push(next);
            }
            Some((number, edits))
        })
    }

    /// The parts of the edits with their passages. Both are in order, so this is one pass.
    fn parts<'e>(&'e self, text: &'e ExtractedText) -> impl Iterator<Item = (usize, LocalEdit<'e>)> {
        let passages = text.passages();
        let mut first = 0;
        self.0.iter().enumerate().flat_map(move |(index, edit)| {
            let before = |passage: &&Passage| passage.range.end() <= edit.range.start();
            first += passages.iter().skip(first).take_while(before).count();
            let mut replacement: &str = &edit.text;
            let touched = passages.iter().enumerate().skip(first);
            touched.take_while(|(_, passage)| passage.range.start() < edit.range.end()).filter_map(
                move |(number, passage)| {
                    let shared = passage.range.intersect(edit.range)?;
                    let text = std::mem::take(&mut replacement);
                    Some((
                        number,
                        LocalEdit { index, range: shared.relative_to(passage.range.start()), text },
                    ))
                },
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edit(start: usize, end: usize, text: &str) -> Edit {
        Edit { range: TextRange::new(start, end), text: text.into() }
    }

    #[test]
    fn edits_are_applied_from_left_to_right() {
        let edits = Edits::new(vec![edit(8, 13, "[B]"), edit(0, 5, "[A]")]).ok().unwrap();
        let processed = edits.apply("Alice & Bobby.");
        assert_eq!(processed.text, "[A] & [B].");
        assert_eq!(processed.ranges, [TextRange::new(0, 3), TextRange::new(6, 9)]);
    }

    #[test]
    fn overlapping_edits_are_refused() {
        assert!(Edits::new(vec![edit(0, 5, ""), edit(4, 6, "")]).is_err());
        assert!(Edits::new(vec![edit(3, 3, "x")]).is_err());
    }

    #[test]
    fn an_edit_over_two_passages_lands_in_the_first() {
        let passages = vec![Passage::plain(TextRange::new(0, 5)), Passage::plain(TextRange::new(6, 12))];
        let text = ExtractedText::new("Alice Smith!".into(), passages);
        let edits = Edits::new(vec![edit(0, 11, "[NAME_1]")]).ok().unwrap();
        let grouped: Vec<_> = edits.by_passage(&text).collect();
        assert_eq!(grouped.len(), 2);
        assert!(grouped[0].1[0].text == "[NAME_1]" && grouped[0].1[0].range == TextRange::new(0, 5));
        assert!(grouped[1].1[0].text.is_empty() && grouped[1].1[0].range == TextRange::new(0, 5));
    }
}
