//! A range of bytes in a text. Code points appear only at the edge of the service.

use std::ops::Range;

/// `start <= end`, in bytes. Texts are shorter than four gigabytes ([`crate::Limits::MOST_BYTES`]), and a large sheet has millions of
/// these: half the numbers' size is what they take. What lies beyond is cut off, so that a range never names other text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TextRange {
    start: u32,
    end: u32,
}

/// An offset as texts keep it; what lies beyond is the end.
pub(crate) fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

impl TextRange {
    /// A range; reversed ends are put in order, so that no range is ever negative.
    pub fn new(start: usize, end: usize) -> TextRange {
        TextRange { start: narrow(start.min(end)), end: narrow(start.max(end)) }
    }

    /// A range of `len` bytes from `start`.
    pub fn at(start: usize, len: usize) -> TextRange {
        TextRange { start: narrow(start), end: narrow(start.saturating_add(len)) }
    }

    /// First byte.
    pub fn start(self) -> usize {
        self.start as usize
    }

    /// One past the last byte.
    pub fn end(self) -> usize {
        self.end as usize
    }

    /// Bytes covered.
    pub fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Covers nothing.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Whether `other` lies wholly inside.
    pub fn contains(self, other: TextRange) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// Whether the byte at `offset` is covered.
    pub fn contains_offset(self, offset: usize) -> bool {
        self.start() <= offset && offset < self.end()
    }

    /// Whether the two share at least one byte.
    pub fn overlaps(self, other: TextRange) -> bool {
        self.start.max(other.start) < self.end.min(other.end)
    }

    /// The shared bytes, if any.
    pub fn intersect(self, other: TextRange) -> Option<TextRange> {
        let (start, end) = (self.start.max(other.start), self.end.min(other.end));
        (start < end).then_some(TextRange { start, end })
    }

    /// The smallest range over both.
    #[must_use]
    pub fn cover(self, other: TextRange) -> TextRange {
        TextRange { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Moved right by `offset`.
    #[must_use]
    pub fn shift(self, offset: usize) -> TextRange {
        TextRange { start: narrow(self.start() + offset), end: narrow(self.end() + offset) }
    }

    /// Moved left so that `origin` becomes zero; parts before it are cut off.
    #[must_use]
    pub fn relative_to(self, origin: usize) -> TextRange {
        let origin = narrow(origin);
        TextRange { start: self.start.saturating_sub(origin), end: self.end.saturating_sub(origin) }
    }

    /// The text under the range; empty when the range does not fit the text.
    pub fn of(self, text: &str) -> &str {
        text.get(Range::from(self)).unwrap_or("")
    }

    /// Without white space at either end of the covered text.
    #[must_use]
    pub fn trimmed(self, text: &str) -> TextRange {
        let slice = self.of(text);
        let start = self.start() + (slice.len() - slice.trim_start().len());
        TextRange::at(start, slice.trim().len())
    }
}

impl From<Range<usize>> for TextRange {
    fn from(range: Range<usize>) -> TextRange {
        TextRange::new(range.start, range.end)
    }
}

impl From<TextRange> for Range<usize> {
    fn from(range: TextRange) -> Range<usize> {
        range.start()..range.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

    #[test]
    fn what_lies_beyond_four_gigabytes_names_no_other_text() {
        let far = TextRange::at(Limits::MOST_BYTES + 7, 3);
        assert!(far.is_empty());
        assert_eq!(TextRange::at(Limits::MOST_BYTES - 2, 9).len(), 2);
        assert_eq!(TextRange::at(2, 3).shift(Limits::MOST_BYTES), far);
        assert_eq!((far.relative_to(1 << 40), far.of("text")), (TextRange::default(), ""));
    }
}
