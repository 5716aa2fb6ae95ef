//! A stretch of characters that no other command interrupts.

use blackbar_core::{TextRange, Unescaped};

use super::spelling::RtfSpelling;
use crate::spliced::Slot;

/// An open stretch.
pub(super) struct Run<'r> {
    source: &'r [u8],
    start: usize,
    end: usize,
    reading: Unescaped,
    /// Where plain characters began that are not in the reading yet.
    plain: Option<usize>,
    fallback: usize,
}

impl<'r> Run<'r> {
    pub(super) fn new(source: &'r [u8], start: usize, fallback: usize) -> Run<'r> {
        Run { source, start, end: start, reading: Unescaped::new(), plain: None, fallback }
    }

    /// A character that is spelled as itself.
    pub(super) fn plain(&mut self, range: TextRange) {
        self.plain.get_or_insert(range.start());
        self.end = range.end();
    }

    /// Text that the source spells otherwise, or that nobody sees.
    pub(super) fn escape(&mut self, range: TextRange, reads: &str) {
        self.settle();
        self.reading.escape(range.relative_to(self.start), reads);
        self.end = range.end();
    }

    fn settle(&mut self) {
        if let Some(start) = self.plain.take() {
            let plain = self.source.get(start..self.end).unwrap_or_default();
            // Only ASCII comes here.
            self.reading.verbatim(start - self.start, std::str::from_utf8(plain).unwrap_or(""));
        }
    }

    pub(super) fn finish(mut self) -> Slot<RtfSpelling> {
        self.settle();
        let spelling = RtfSpelling { fallback: self.fallback };
        Slot { range: TextRange::new(self.start, self.end), reading: self.reading, spelling }
    }
}
