//! The strings that the cells of a workbook share.

use std::ops::Range;

use blackbar_core::{FormatError, TextRange};

use super::extraction::{Extraction, narrow};
use super::markup::{Token, Tokens};
use super::spelling::Spelling;

/// A stretch of a string: one run.
#[derive(Clone, Copy)]
pub(super) struct StringPiece<'s> {
    pub(super) slot: u32,
    /// As a person reads it.
    pub(super) reading: &'s str,
    /// How the string is pronounced, which Japanese sheets add.
    pub(super) phonetic: bool,
}

/// A workbook's strings as they are read: their markup takes three times as much, and the sheet that shows them is in memory too.
pub(super) struct SharedStrings {
    /// The slot of the first piece; those of the others follow.
    first: u32,
    /// The pieces one behind the other, and where each ends.
    readings: String,
    pieces: Vec<u32>,
    /// Those that say how a string is pronounced, in order.
    phonetic: Vec<u32>,
    /// How many strings of one piece there are before the first that has none or several.
    plain: usize,
    /// Where the pieces of each of the others end.
    ends: Vec<u32>,
    used: Vec<bool>,
}

impl SharedStrings {
    /// Reads the part.
    pub(super) fn read(
        part: usize,
        source: &str,
        depth: usize,
        out: &mut Extraction,
    ) -> Result<SharedStrings, FormatError> {
        // A string and its text have two tags each. Room that is not used takes no memory, and a list that grows is there twice.
        let most = memchr::memchr_iter(b'<', source.as_bytes()).count() / 4;
        out.expect_slots(most);
        let mut strings = SharedStrings {
            first: out.slots(),
            readings: String::with_capacity(source.len()),
            pieces: Vec::with_capacity(most),
            phonetic: Vec::new(),
            plain: 0,
            ends: Vec::new(),
            used: Vec::with_capacity(most),
        };
        let mut tokens = Tokens::new(source, depth);
        let (mut in_text, mut phonetic) = (false, false);
        while let Some(token) = tokens.next()? {
            let (range, spelling) = match token {
                Token::Start(tag) if tag.name == "rPh" => {
                    phonetic = !tag.empty;
                    continue;
                }
                Token::Start(tag) if tag.name == "t" => {
                    in_text = !tag.empty;
                    continue;
                }
                Token::Start(tag) if tag.name == "si" && tag.empty => {
                    strings.end();
                    continue;
                }
                Token::End("t", _) => {
                    in_text = false;
                    continue;
                }
                Token::End("rPh", _) => {
                    phonetic = false;
                    continue;
                }
                Token::End("si", _) => {
                    strings.end();
                    continue;
                }
                Token::Text(range) if in_text => (range, Spelling::SheetText),
                Token::CData(range) if in_text => (range, Spelling::CData),
                _ => continue,
            };
            let slot = out.slot(part, range, spelling, false)?;
            if phonetic {
                out.pronounced(slot, strings.first.saturating_add(narrow(strings.begun())?));
                strings.phonetic.push(narrow(strings.pieces.len())?);
            }
            strings.readings.push_str(&spelling.reading(range.of(source)));
            strings.pieces.push(narrow(strings.readings.len())?);
        }
        Ok(strings)
    }

    /// The first piece of the string that is being read.
    fn begun(&self) -> usize {
        self.ends.last().map_or(self.plain, |end| *end as usize)
    }

    fn end(&mut self) {
        if self.ends.is_empty() && self.pieces.len() == self.plain + 1 {
            self.plain += 1;
        } else {
            // There is a number for each piece, or reading would have ended.
            self.ends.push(u32::try_from(self.pieces.len()).unwrap_or(u32::MAX));
        }
        self.used.push(false);
    }

    /// Says whether a string is shown for the first time; it is not the next time.
    pub(super) fn take(&mut self, index: usize) -> bool {
        self.used.get_mut(index).is_some_and(|used| !std::mem::replace(used, true))
    }

    /// The pieces of a string.
    pub(super) fn pieces_of(&self, index: usize) -> Range<usize> {
        let Some(behind) = index.checked_sub(self.plain) else { return index..index + 1 };
        let end_of = |behind: usize| self.ends.get(behind).map(|end| *end as usize);
        let start = behind.checked_sub(1).map_or(Some(self.plain), end_of);
        start.zip(end_of(behind)).map_or(0..0, |(start, end)| start..end)
    }

    /// One of the pieces.
    pub(super) fn piece(&self, number: usize) -> StringPiece<'_> {
        let end_of = |number: usize| self.pieces.get(number).map_or(0, |end| *end as usize);
        let start = number.checked_sub(1).map_or(0, end_of);
        // Where there is such a piece there is a number for it.
        let narrow = u32::try_from(number).unwrap_or(u32::MAX);
        StringPiece {
            slot: self.first.saturating_add(narrow),
            reading: TextRange::new(start, end_of(number).max(start)).of(&self.readings),
            phonetic: self.phonetic.binary_search(&narrow).is_ok(),
        }
    }

    /// Strings that no cell uses: leftovers, and as telling as the rest.
    pub(super) fn unused(&self) -> impl Iterator<Item = Range<usize>> {
        let unused = self.used.iter().enumerate().filter(|(_, used)| !**used);
        unused.map(|(index, _)| self.pieces_of(index))
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Limits, Purpose};

    use super::*;

    /// The strings of a list, each with its pieces.
    fn strings(list: &str) -> Vec<Vec<String>> {
        let mut out = Extraction::new(&Limits::default(), Purpose::Redact);
        out.slot(0, TextRange::at(0, 1), Spelling::Text, false).unwrap();
        let source = format!("<sst>{list}</sst>");
        let strings = SharedStrings::read(1, &source, 16, &mut out).unwrap();
        let piece = |number| {
            let StringPiece { slot, reading, phonetic } = strings.piece(number);
            assert_eq!(slot as usize, number + 1);
            format!("{reading}{}", if phonetic { "~" } else { "" })
        };
        let count = strings.used.len();
        assert!(strings.pieces_of(count).is_empty() && strings.pieces_of(usize::MAX).is_empty());
        (0..count).map(|index| strings.pieces_of(index).map(piece).collect()).collect()
    }

    #[test]
    fn each_string_has_its_pieces() {
        const PLAIN: &str = "<si><t>Ann &amp; Bob</t></si><si><t>Lee</t></si>";
        assert_eq!(strings(PLAIN), [["Ann & Bob"], ["Lee"]]);
        let runs =
            "<si><r><t>A</t></r><r><t><![CDATA[&]]></t></r><rPh sb=\"0\" eb=\"1\"><t>ei</t></rPh></si>";
        let all = strings(&format!("{PLAIN}{runs}<si/><si><t/></si>{PLAIN}"));
        let expected: [&[&str]; 7] =
            [&["Ann & Bob"], &["Lee"], &["A", "&", "ei~"], &[], &[], &["Ann & Bob"], &["Lee"]];
        assert_eq!(all, expected);
        assert_eq!(strings("<si/><si><t>Lee</t></si>"), [&[][..], &["Lee"]]);
        assert!(strings("").is_empty());
    }
}
