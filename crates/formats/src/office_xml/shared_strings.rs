//! The strings that the cells of a workbook share.

use std::ops::Range;

use blackbar_core::{FormatError, TextRange};

use super::extraction::Extraction;
use super::markup::{Token, Tokens};
use super::spelling::Spelling;

/// A stretch of a string: one run.
#[derive(Clone, Copy)]
pub(super) struct StringPiece {
    pub(super) slot: u32,
    pub(super) range: TextRange,
    pub(super) spelling: Spelling,
    /// How the string is pronounced, which Japanese sheets add.
    pub(super) phonetic: bool,
}

/// A workbook's strings. What the slots of their pieces say is not kept twice: a large sheet has a million strings.
pub(super) struct SharedStrings {
    /// The part's XML.
    pub(super) source: String,
    /// The slot of the first piece; those of the others follow.
    first: u32,
    /// Where the pieces stand, where there are no slots that say so.
    ranges: Vec<TextRange>,
    /// The pieces that are not simply text, by their numbers: how they are spelled, and whether they say how a string is pronounced.
    odd: Vec<(u32, Spelling, bool)>,
    /// Where the pieces of each string end.
    ends: Vec<u32>,
    count: u32,
    used: Vec<bool>,
}

impl SharedStrings {
    /// Reads the part.
    pub(super) fn read(
        part: usize,
        source: String,
        depth: usize,
        out: &mut Extraction,
    ) -> Result<SharedStrings, FormatError> {
        // A string and its text have two tags each. Room that is not used takes no memory, and a list that grows is there twice.
        let most = memchr::memchr_iter(b'<', source.as_bytes()).count() / 4;
        out.expect_slots(most);
        let mut strings = SharedStrings {
            source: String::new(),
            first: out.slots(),
            ranges: Vec::with_capacity(if out.has_slots() { 0 } else { most }),
            odd: Vec::new(),
            ends: Vec::with_capacity(most),
            count: 0,
            used: Vec::with_capacity(most),
        };
        let mut tokens = Tokens::new(&source, depth);
        let (mut in_text, mut phonetic) = (false, false);
        while let Some(token) = tokens.next()? {
            match token {
                Token::Start(tag) if tag.name == "rPh" => phonetic = !tag.empty,
                Token::Start(tag) if tag.name == "t" => in_text = !tag.empty,
                Token::Start(tag) if tag.name == "si" && tag.empty => strings.end(),
                Token::End("t", _) => in_text = false,
                Token::End("rPh", _) => phonetic = false,
                Token::End("si", _) => strings.end(),
                Token::Text(range) if in_text => {
                    strings.add(part, range, Spelling::SheetText, phonetic, out)?;
                }
                Token::CData(range) if in_text => {
                    strings.add(part, range, Spelling::CData, phonetic, out)?;
                }
                _ => {}
            }
        }
        strings.source = source;
        Ok(strings)
    }

    fn add(
        &mut self,
        part: usize,
        range: TextRange,
        spelling: Spelling,
        phonetic: bool,
        out: &mut Extraction,
    ) -> Result<(), FormatError> {
        let slot = out.slot(part, range, spelling, false)?;
        if phonetic {
            let begun = self.ends.last().map_or(0, |end| *end);
            out.pronounced(slot, self.first.saturating_add(begun));
        }
        if !out.has_slots() {
            self.ranges.push(range);
        }
        if phonetic || spelling != Spelling::SheetText {
            self.odd.push((self.count, spelling, phonetic));
        }
        self.count = self.count.checked_add(1).ok_or(FormatError::OverLimit("too much text"))?;
        Ok(())
    }

    fn end(&mut self) {
        self.ends.push(self.count);
        self.used.push(false);
    }

    /// Says whether a string is shown for the first time; it is not the next time.
    pub(super) fn take(&mut self, index: usize) -> bool {
        self.used.get_mut(index).is_some_and(|used| !std::mem::replace(used, true))
    }

    /// The pieces of a string.
    pub(super) fn pieces_of(&self, index: usize) -> Range<u32> {
        let end_of = |index: usize| self.ends.get(index).copied();
        let start = index.checked_sub(1).map_or(Some(0), end_of);
        start.zip(end_of(index)).map_or(0..0, |(start, end)| start..end)
    }

    /// One of the pieces.
    pub(super) fn piece(&self, number: u32, out: &Extraction) -> StringPiece {
        let slot = self.first.saturating_add(number);
        let own = || self.ranges.get(number as usize).copied().unwrap_or_default();
        let range = if out.has_slots() { out.range_of(slot) } else { own() };
        let odd = self.odd.binary_search_by_key(&number, |(number, ..)| *number).ok();
        let (spelling, phonetic) = odd
            .and_then(|at| self.odd.get(at))
            .map_or((Spelling::SheetText, false), |(_, spelling, phonetic)| (*spelling, *phonetic));
        StringPiece { slot, range, spelling, phonetic }
    }

    /// Strings that no cell uses: leftovers, and as telling as the rest.
    pub(super) fn unused(&self) -> impl Iterator<Item = Range<u32>> {
        let unused = self.used.iter().enumerate().filter(|(_, used)| !**used);
        unused.map(|(index, _)| self.pieces_of(index))
    }
}
