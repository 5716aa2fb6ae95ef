//! The text of a document, cut into passages: the only part of a file that detection sees.
//!
//! For text files (plain, CSV, JSON, XML) `text` is the whole decoded file, markup and all, so that the
//! offsets in the answer index what the client sent; the passages are the stretches that hold values. A
//! passage whose source spelling differs from what a person reads (`\u00e9`, `&amp;`, `""`) carries the
//! reading beside it. For other files `text` is put together by the format from what it found.

use std::fmt;
use std::sync::{Arc, LazyLock};

use crate::TextRange;
use crate::ordered::count_while_near;
use crate::passage_kind::PassageKind;
use crate::text_range::narrow;

/// One stretch of the text that detection reads and that may be changed.
#[derive(Clone, PartialEq)]
pub struct Passage {
    /// In the extracted text, in its source spelling.
    pub range: TextRange,
    kind: Arc<PassageKind>,
}

impl std::ops::Deref for Passage {
    type Target = PassageKind;

    fn deref(&self) -> &PassageKind {
        &self.kind
    }
}

impl std::ops::DerefMut for Passage {
    /// What changes in one changes in no other.
    fn deref_mut(&mut self) -> &mut PassageKind {
        Arc::make_mut(&mut self.kind)
    }
}

impl Passage {
    /// A passage that is spelled as it reads.
    pub fn new(range: TextRange, kind: impl Into<Arc<PassageKind>>) -> Passage {
        Passage { range, kind: kind.into() }
    }

    /// A passage of running text that is spelled as it reads.
    pub fn plain(range: TextRange) -> Passage {
        static RUNNING: LazyLock<Arc<PassageKind>> = LazyLock::new(Arc::default);
        Passage::new(range, Arc::clone(&RUNNING))
    }

    /// The same, read otherwise.
    #[must_use]
    pub fn read_as(mut self, reading: Option<Box<Unescaped>>) -> Passage {
        if reading.is_some() {
            self.reading = reading;
        }
        self
    }
}

impl fmt::Debug for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Passage")
            .field("range", &self.range)
            .field("join", &self.join)
            .field("series", &self.series)
            .finish_non_exhaustive()
    }
}

/// The reading of an escaped passage, with a way back to the source spelling.
#[derive(Clone, PartialEq, Default)]
pub struct Unescaped {
    text: String,
    /// (reading offset, source offset from the passage's start), ascending; between two marks both run alike
    /// unless the source is longer: then the stretch is one escape and is taken whole. Texts are shorter than four gigabytes.
    marks: Vec<(u32, u32)>,
}

impl Unescaped {
    /// Empty; fill with [`Unescaped::verbatim`] and [`Unescaped::escape`] from left to right.
    pub fn new() -> Unescaped {
        Unescaped::default()
    }

    /// Empty, with room for a reading of so many bytes in so many pieces.
    pub fn with_room(bytes: usize, pieces: usize) -> Unescaped {
        Unescaped { text: String::with_capacity(bytes), marks: Vec::with_capacity(pieces) }
    }

    /// The reading.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds text that stands at `source` and is spelled as it reads.
    pub fn verbatim(&mut self, source: usize, text: &str) {
        self.mark(source);
        self.text.push_str(text);
        self.mark(source + text.len());
    }

    /// Adds text that the source spells with the bytes `source` (from the passage's start).
    pub fn escape(&mut self, source: TextRange, reads: &str) {
        self.mark(source.start());
        self.text.push_str(reads);
        self.mark(source.end());
    }

    fn mark(&mut self, source: usize) {
        let mark = (narrow(self.text.len()), narrow(source));
        if self.marks.last() != Some(&mark) {
            self.marks.push(mark);
        }
    }

    /// The source bytes (from the passage's start) behind a range of the reading. An escape that is touched
    /// at all is taken whole.
    pub fn to_source(&self, range: TextRange) -> TextRange {
        self.to_source_near(range, &mut (self.marks.len() / 2))
    }

    /// The same, quick where it is near the last one that was asked for with this `near`, which begins as zero.
    pub fn to_source_near(&self, range: TextRange, near: &mut usize) -> TextRange {
        let start = self.offset(range.start(), false, near);
        TextRange::new(start, self.offset(range.end(), true, near))
    }

    /// The range of the reading behind source bytes (from the passage's start). Part of an escape counts as all
    /// of it.
    pub fn from_source(&self, range: TextRange) -> TextRange {
        let offset = |at: usize, is_end: bool| {
            let at_source = narrow(at);
            let before =
                |(_, source): &(u32, u32)| if is_end { *source < at_source } else { *source <= at_source };
            let next = self.marks.partition_point(before);
            let Some((reading, source)) = self.mark_before(next) else {
                return self.mark_at(0).map_or(at, |(reading, _)| reading);
            };
            match self.mark_at(next) {
                Some((next_reading, next_source)) if next_reading - reading != next_source - source => {
                    if is_end && at > source {
                        next_reading
                    } else {
                        reading
                    }
                }
                _ => (reading + (at - source)).min(self.text.len()),
            }
        };
        TextRange::new(offset(range.start(), false), offset(range.end(), true))
    }

    /// The smallest range of source bytes (from the passage's start) over `source` that cuts no escape in two.
    pub fn whole_escapes(&self, source: TextRange) -> TextRange {
        TextRange::new(self.escape_at(source.start()).start(), self.escape_at(source.end()).end())
    }

    /// The escape that holds source offset `at` strictly inside, or the empty range there.
    fn escape_at(&self, at: usize) -> TextRange {
        let at_source = narrow(at);
        let next = self.marks.partition_point(|(_, source)| *source <= at_source);
        match (self.mark_before(next), self.mark_at(next)) {
            (Some((reading, source)), Some((next_reading, next_source)))
                if source < at && next_reading - reading != next_source - source =>
            {
                TextRange::new(source, next_source)
            }
            _ => TextRange::new(at, at),
        }
    }

    fn offset(&self, at: usize, is_end: bool, near: &mut usize) -> usize {
        let at_reading = narrow(at);
        let before =
            |(reading, _): &(u32, u32)| if is_end { *reading < at_reading } else { *reading <= at_reading };
        let next = count_while_near(&self.marks, *near, before);
        *near = next;
        let Some((reading, source)) = self.mark_before(next) else {
            return self.mark_at(0).map_or(at, |(_, source)| source);
        };
        let into = at - reading;
        match self.mark_at(next) {
            // Inside an escape: the lengths differ, so there is no place inside it.
            Some((next_reading, next_source)) if next_reading - reading != next_source - source => {
                if is_end && into > 0 { next_source } else { source }
            }
            _ => source + into,
        }
    }

    fn mark_before(&self, next: usize) -> Option<(usize, usize)> {
        self.mark_at(next.checked_sub(1)?)
    }

    fn mark_at(&self, index: usize) -> Option<(usize, usize)> {
        self.marks.get(index).map(|(reading, source)| (*reading as usize, *source as usize))
    }
}

impl fmt::Debug for Unescaped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Unescaped({} bytes)", self.text.len())
    }
}

/// A document's text and its passages, in order and disjoint. Copies share them: a large sheet has millions.
#[derive(Clone, Default, PartialEq)]
pub struct ExtractedText {
    text: Arc<String>,
    passages: Arc<Vec<Passage>>,
}

impl ExtractedText {
    /// Passages must be ascending, disjoint and on character borders; those that are not are dropped into
    /// order by the caller, so a violation is a bug of the format and shows in debug builds.
    pub fn new(text: String, passages: Vec<Passage>) -> ExtractedText {
        debug_assert!(passages.windows(2).all(|pair| pair[0].range.end() <= pair[1].range.start()));
        debug_assert!(
            passages.iter().all(|passage| text.get(std::ops::Range::from(passage.range)).is_some())
        );
        ExtractedText { text: Arc::new(text), passages: Arc::new(passages) }
    }

    /// One passage over the whole text.
    pub fn running(text: String) -> ExtractedText {
        let passages = vec![Passage::plain(TextRange::new(0, text.len()))];
        ExtractedText { text: Arc::new(text), passages: Arc::new(passages) }
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The whole text, for those who need it when the passages are done with.
    pub fn shared_text(&self) -> Arc<String> {
        Arc::clone(&self.text)
    }

    /// In the order of the text.
    pub fn passages(&self) -> &[Passage] {
        &self.passages
    }

    /// How a person reads the passage.
    pub fn reading<'t>(&'t self, passage: &'t Passage) -> &'t str {
        passage.reading.as_ref().map_or_else(|| passage.range.of(&self.text), |reading| reading.text())
    }

    /// The passage at byte `offset`, or the next one after it.
    pub fn passage_at(&self, offset: usize) -> usize {
        self.passages.partition_point(|passage| passage.range.end() <= offset)
    }
}

impl fmt::Debug for ExtractedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ExtractedText({} bytes, {} passages)", self.text.len(), self.passages.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passage_is_small() {
        assert_eq!(size_of::<Passage>(), 16, "a sheet with a million cells has a million of them");
    }

    #[test]
    fn an_escape_is_taken_whole() {
        // Source `a\u00e9b`: reading "aéb".
        let mut reading = Unescaped::new();
        reading.verbatim(0, "a");
        reading.escape(TextRange::new(1, 7), "é");
        reading.verbatim(7, "b");
        assert_eq!(reading.text(), "aéb");
        assert_eq!(reading.to_source(TextRange::new(0, 1)), TextRange::new(0, 1));
        assert_eq!(reading.to_source(TextRange::new(1, 3)), TextRange::new(1, 7));
        assert_eq!(reading.to_source(TextRange::new(3, 4)), TextRange::new(7, 8));
        assert_eq!(reading.to_source(TextRange::new(0, 4)), TextRange::new(0, 8));
        assert_eq!(reading.from_source(TextRange::new(1, 7)), TextRange::new(1, 3));
        assert_eq!(reading.from_source(TextRange::new(2, 8)), TextRange::new(1, 4));
        assert_eq!(reading.from_source(TextRange::new(7, 8)), TextRange::new(3, 4));
        assert_eq!(reading.whole_escapes(TextRange::new(0, 3)), TextRange::new(0, 7));
        assert_eq!(reading.whole_escapes(TextRange::new(5, 8)), TextRange::new(1, 8));
        assert_eq!(reading.whole_escapes(TextRange::new(1, 7)), TextRange::new(1, 7));
    }
}
