//! The strings that the cells of a workbook share.

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

/// A workbook's strings.
pub(super) struct SharedStrings {
    /// The part's XML.
    pub(super) source: String,
    pieces: Vec<StringPiece>,
    /// Where the pieces of each string end.
    ends: Vec<u32>,
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
            pieces: Vec::with_capacity(most),
            ends: Vec::with_capacity(most),
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
                    strings.piece(part, range, Spelling::SheetText, phonetic, out)?;
                }
                Token::CData(range) if in_text => {
                    strings.piece(part, range, Spelling::CData, phonetic, out)?;
                }
                _ => {}
            }
        }
        strings.source = source;
        Ok(strings)
    }

    fn piece(
        &mut self,
        part: usize,
        range: TextRange,
        spelling: Spelling,
        phonetic: bool,
        out: &mut Extraction,
    ) -> Result<(), FormatError> {
        let slot = out.slot(part, range, spelling, false)?;
        if phonetic {
            let begun = self.ends.last().map_or(0, |end| *end as usize);
            out.pronounced(slot, self.pieces.get(begun).map_or(slot, |piece| piece.slot));
        }
        self.pieces.push(StringPiece { slot, range, spelling, phonetic });
        Ok(())
    }

    fn end(&mut self) {
        self.ends.push(u32::try_from(self.pieces.len()).unwrap_or(u32::MAX));
        self.used.push(false);
    }

    /// Says whether a string is shown for the first time; it is not the next time.
    pub(super) fn take(&mut self, index: usize) -> bool {
        self.used.get_mut(index).is_some_and(|used| !std::mem::replace(used, true))
    }

    /// The pieces of a string.
    pub(super) fn pieces_of(&self, index: usize) -> &[StringPiece] {
        let end_of = |index: usize| self.ends.get(index).map(|end| *end as usize);
        let start = index.checked_sub(1).map_or(Some(0), end_of);
        match (start, end_of(index)) {
            (Some(start), Some(end)) => self.pieces.get(start..end).unwrap_or_default(),
            _ => &[],
        }
    }

    /// Strings that no cell uses: leftovers, and as telling as the rest.
    pub(super) fn unused(&self) -> impl Iterator<Item = &[StringPiece]> {
        let unused = self.used.iter().enumerate().filter(|(_, used)| !**used);
        unused.map(|(index, _)| self.pieces_of(index))
    }
}
