//! Replacements of stretches of a text: sorted, disjoint, applied in one pass from left to right.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use crate::edit_texts::EditTexts;
use crate::{EditText, ExtractedText, Passage, SharedText, TextRange};

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
#[derive(Clone, Default)]
pub struct Edits(Arc<Listed>);

/// A large sheet has a million of them: thirteen bytes each, mostly.
#[derive(Default)]
struct Listed {
    ranges: Vec<TextRange>,
    texts: EditTexts,
}

/// Edits that come in the order of the text.
#[derive(Default)]
pub struct EditList(Listed);

impl EditList {
    /// With room for so many: a long list that moves takes its size once more, and room that is not used takes no memory.
    pub fn with_room(count: usize) -> EditList {
        EditList(Listed { ranges: Vec::with_capacity(count), texts: EditTexts::with_room(count) })
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.ranges.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.ranges.is_empty()
    }

    /// Where the last one is.
    pub fn last(&self) -> Option<TextRange> {
        self.0.ranges.last().copied()
    }

    /// Adds one.
    pub fn push(&mut self, range: TextRange, text: &SharedText) {
        self.0.ranges.push(range);
        self.0.texts.push(text);
    }

    /// All of them; refuses those that overlap, are empty or do not come in order.
    pub fn finish(self) -> Result<Edits, Overlap> {
        let ranges = &self.0.ranges;
        let sound = ranges.iter().all(|range| !range.is_empty());
        let disjoint = ranges.windows(2).all(|pair| pair[0].end() <= pair[1].start());
        if sound && disjoint { Ok(Edits(Arc::new(self.0))) } else { Err(Overlap) }
    }
}

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
    pub fn of<'e, E: Iterator<Item = (TextRange, EditText<'e>)>>(
        text: &str,
        edits: impl Fn() -> E,
    ) -> Processed {
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
            processed.text.push_str(&comes);
            done = goes.end();
        }
        processed.text.push_str(TextRange::new(done, text.len().max(done)).of(text));
        processed
    }
}

/// The part of an edit that falls into one passage.
#[derive(Clone, PartialEq)]
pub struct LocalEdit<'e> {
    /// Which edit.
    pub index: usize,
    /// What goes, from the passage's start.
    pub range: TextRange,
    /// What comes: the replacement in the first passage an edit touches, nothing in the rest.
    pub text: EditText<'e>,
}

/// The edits of one passage, of which there mostly is one.
pub type LocalEdits<'e> = SmallVec<[LocalEdit<'e>; 1]>;

impl Edits {
    /// Sorts; refuses overlapping or empty ranges.
    pub fn new(mut edits: Vec<Edit>) -> Result<Edits, Overlap> {
        edits.sort_by_key(|edit| edit.range);
        let mut list = EditList::with_room(edits.len());
        edits.iter().for_each(|edit| list.push(edit.range, &edit.text));
        list.finish()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.ranges.len()
    }

    /// What goes, in the order of the text.
    pub fn ranges(&self) -> &[TextRange] {
        &self.0.ranges
    }

    /// What comes in the place of one.
    pub fn text(&self, index: usize) -> EditText<'_> {
        self.0.texts.get(index)
    }

    /// The same, to be kept elsewhere.
    pub fn shared_text(&self, index: usize) -> SharedText {
        self.0.texts.shared(index)
    }

    /// Whether the same comes in the place of two.
    pub fn have_same_text(&self, one: usize, other: usize) -> bool {
        self.0.texts.are_same(one, other)
    }

    /// What goes and what comes, in the order of the text.
    pub fn each(&self) -> impl ExactSizeIterator<Item = (TextRange, EditText<'_>)> + Clone {
        self.0.ranges.iter().enumerate().map(|(index, range)| (*range, self.text(index)))
    }

    /// One by one, each by itself.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Edit> {
        let edit =
            |(index, range): (usize, &TextRange)| Edit { range: *range, text: self.shared_text(index) };
        self.0.ranges.iter().enumerate().map(edit)
    }

    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.0.ranges.is_empty()
    }

    /// The text with every edit made. Fit for texts that need no spelling; formats with escapes write themselves.
    pub fn apply(&self, text: &str) -> Processed {
        Processed::of(text, || self.each())
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
        self.each().enumerate().flat_map(move |(index, (goes, mut replacement))| {
            let before = |passage: &&Passage| passage.range.end() <= goes.start();
            first += passages.iter().skip(first).take_while(before).count();
            let touched = passages.iter().enumerate().skip(first);
            touched.take_while(move |(_, passage)| passage.range.start() < goes.end()).filter_map(
                move |(number, passage)| {
                    let shared = passage.range.intersect(goes)?;
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
        assert!(*grouped[0].1[0].text == *"[NAME_1]" && grouped[0].1[0].range == TextRange::new(0, 5));
        assert!(grouped[1].1[0].text.is_empty() && grouped[1].1[0].range == TextRange::new(0, 5));
    }
}
