//! The passages of a document put together as a person reads them, and the way back to the file's own bytes.
//!
//! Three coordinates meet here. *Source*: bytes of the extracted text, in the file's spelling; edits are made
//! there. *Reading*: what a person reads, unescaped, passages joined; entities, filters and replacements work
//! there. *Scan*: the reading with odd characters folded and the names of values put before them ("ssn: 078…");
//! only recognizers and taggers see it. A long document is read in blocks, so memory does not grow with it.

mod disguise;
mod escapes;
mod fold;

use std::borrow::Cow;

use blackbar_core::{ExtractedText, FastMap, Join, Passage, TextRange, Unescaped, count_while_near};

use crate::columns::Cell;
use crate::scan::BORDER;

/// About how much is read at once. Large enough that columns can vote and sentences are never cut.
const BLOCK: usize = 2 << 20;
/// And how many passages: what is worked out for a cell takes more room than its text, if that is short. Values that come again in a block
/// are looked at once, so that fewer passages would take more time, and several blocks are there at a time, so that more would take more
/// room.
const PASSAGES: usize = 1 << 14;

/// A stretch of one passage inside a reading.
struct Piece {
    /// Where it stands in the reading.
    range: TextRange,
    passage: u32,
    /// Where it begins in the passage's own reading: not zero only where a giant passage was cut.
    from: u32,
}

impl Piece {
    /// Texts are shorter than four gigabytes, and so have fewer passages.
    fn new(range: TextRange, passage: usize, from: usize) -> Piece {
        let narrow = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Piece { range, passage: narrow(passage), from: narrow(from) }
    }
}

/// Where a block of a document begins, and how much one is to hold.
#[derive(Clone, Copy)]
pub struct Block {
    passage: usize,
    /// Where in the passage's own reading: not zero only where a giant passage was cut.
    from: usize,
    size: usize,
    passages: usize,
}

/// The whole document in blocks, in order. Cuts fall between values or at line ends.
pub fn blocks(source: &ExtractedText) -> impl Iterator<Item = (Block, Reading<'_>)> {
    blocks_of(source, BLOCK)
}

/// In blocks of about a size.
pub(crate) fn blocks_of(source: &ExtractedText, size: usize) -> impl Iterator<Item = (Block, Reading<'_>)> {
    let mut next = Block { passage: 0, from: 0, size, passages: evenly(source.passages().len()) };
    std::iter::from_fn(move || {
        let block = next;
        let (reading, after) = block.read_on(source)?;
        next = after;
        Some((block, reading))
    })
}

impl Block {
    /// What stands in it.
    pub fn read(self, source: &ExtractedText) -> Option<Reading<'_>> {
        self.read_on(source).map(|(reading, _)| reading)
    }

    /// What stands in it, and where the next one begins. `None`: the document ends before it.
    fn read_on(mut self, source: &ExtractedText) -> Option<(Reading<'_>, Block)> {
        let passages = source.passages();
        passages.get(self.passage)?;
        let mut text = Cow::Borrowed("");
        let mut pieces: Vec<Piece> = Vec::new();
        while let Some(current) = passages.get(self.passage) {
            let may_cut = pieces.is_empty() || current.join == Join::Apart || current.join == Join::Line;
            if (text.len() >= self.size || pieces.len() >= self.passages) && may_cut {
                break;
            }
            let whole = source.reading(current);
            let rest = whole.get(self.from..).unwrap_or("");
            let taken = &rest[..cut(rest, self.size)];
            if !pieces.is_empty() {
                text.to_mut().push_str(joint(current.join));
            }
            pieces.push(Piece::new(TextRange::at(text.len(), taken.len()), self.passage, self.from));
            if text.is_empty() {
                text = Cow::Borrowed(taken);
            } else {
                text.to_mut().push_str(taken);
            }
            if taken.len() < rest.len() {
                self.from += taken.len();
                break;
            }
            (self.passage, self.from) = (self.passage + 1, 0);
        }
        Some((Reading { source, text, pieces }, self))
    }
}

/// Some passages, as a person reads them.
pub struct Reading<'t> {
    source: &'t ExtractedText,
    text: Cow<'t, str>,
    pieces: Vec<Piece>,
}

impl<'t> Reading<'t> {
    /// What a person reads.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The source bytes behind a range of the reading, and the first passage they lie in. `None` when the range
    /// holds no byte of any passage.
    pub fn to_source(&self, range: TextRange) -> Option<(TextRange, usize)> {
        self.to_source_near(range, &mut 0)
    }

    /// The same, quick where it is near the last one that was asked for with this `near`, which begins as zero.
    pub fn to_source_near(&self, range: TextRange, near: &mut usize) -> Option<(TextRange, usize)> {
        let first = count_while_near(&self.pieces, *near, |piece| piece.range.end() <= range.start());
        *near = first;
        let begun = count_while_near(&self.pieces, first, |piece| piece.range.start() < range.end());
        let last = begun.checked_sub(1)?;
        let (head, tail) = (self.pieces.get(first)?, self.pieces.get(last)?);
        if first > last {
            return None;
        }
        let from = range.start().max(head.range.start());
        let to = range.end().min(tail.range.end());
        let start = self.offset(head, TextRange::new(from, head.range.end())).start();
        let end = self.offset(tail, TextRange::new(tail.range.start(), to)).end();
        (start < end).then_some((TextRange::new(start, end), head.passage as usize))
    }

    fn passage(&self, piece: &Piece) -> &'t Passage {
        &self.source.passages()[piece.passage as usize]
    }

    fn offset(&self, piece: &Piece, range: TextRange) -> TextRange {
        let local = range.relative_to(piece.range.start()).shift(piece.from as usize);
        let passage = self.passage(piece);
        let inside = passage.reading.as_ref().map_or(local, |reading| reading.to_source(local));
        inside.shift(passage.range.start())
    }

    /// The parts of `range` that lie in one value each: nothing may reach across an [`Join::Apart`] border.
    pub fn within_values(&self, range: TextRange) -> Vec<TextRange> {
        let first = self.pieces.partition_point(|piece| piece.range.end() <= range.start());
        let mut parts: Vec<TextRange> = Vec::new();
        for piece in self.pieces.iter().skip(first).take_while(|piece| piece.range.start() < range.end()) {
            let Some(part) = piece.range.intersect(range) else { continue };
            let apart = self.passage(piece).join == Join::Apart && piece.from == 0;
            match parts.last_mut() {
                Some(open) if !apart => *open = open.cover(part),
                _ => parts.push(part),
            }
        }
        parts
    }

    /// Whether a range begins, ends and stays in one piece of one value. Most do, and need not be put together from parts.
    pub(crate) fn is_within_one(&self, range: TextRange, near: &mut usize) -> bool {
        let first = count_while_near(&self.pieces, *near, |piece| piece.range.end() <= range.start());
        *near = first;
        let inside = |piece: &Piece| piece.range.contains(range);
        self.pieces.get(first).is_some_and(inside) || self.within_values(range) == [range]
    }

    /// The cells of columns, in reading coordinates.
    pub fn cells(&self) -> Vec<Cell> {
        let cell = |piece: &Piece| {
            let series = self.passage(piece).series.number()?;
            Some(Cell { range: piece.range, series })
        };
        self.pieces.iter().filter_map(cell).collect()
    }

    /// What recognizers see; its `to_source` leads back to the reading. `None`: the reading itself will do.
    pub(crate) fn scan_text(&self) -> Option<Unescaped> {
        let named = |piece: &Piece| self.passage(piece).context.is_some();
        if !self.pieces.iter().any(named) && !fold::needed(&self.text) && self.pieces.len() == 1 {
            return None;
        }
        // A sheet has few names and many values.
        let mut names: FastMap<&str, String> = FastMap::default();
        let mut scan =
            Unescaped::with_room(self.text.len().saturating_mul(2), self.pieces.len().saturating_mul(4));
        for (index, piece) in self.pieces.iter().enumerate() {
            let passage = self.passage(piece);
            let here = TextRange::at(piece.range.start(), 0);
            if index > 0 {
                match passage.join {
                    Join::Apart => scan.escape(here, "\n\u{1E}"),
                    join => scan.escape(here, joint(join)),
                }
            }
            if let Some(context) = &passage.context {
                let name = names.entry(context).or_insert_with(|| format!("{}: ", words_of(context)));
                scan.escape(here, name);
            }
            fold::fold(piece.range.of(&self.text), piece.range.start(), &mut scan);
        }
        Some(scan)
    }
}

/// How many passages each block gets: as many as the others, in so many blocks that two or four cores end together. Where cuts
/// fall does not depend on the machine.
fn evenly(passages: usize) -> usize {
    match passages.div_ceil(PASSAGES) {
        0 | 1 => PASSAGES,
        blocks => passages.div_ceil(blocks.next_multiple_of(4)),
    }
}

/// What a reader sees between two passages.
fn joint(join: Join) -> &'static str {
    match join {
        Join::Same => "",
        Join::Space => " ",
        Join::Line | Join::Apart => "\n",
    }
}

/// Where to cut a passage that is much larger than a block: at the last paragraph or line end.
fn cut(text: &str, size: usize) -> usize {
    if text.len() <= size.saturating_mul(2) {
        return text.len();
    }
    let window = &text[..crate::scan::floor_char(text, size)];
    let paragraph = window.rfind("\n\n").map(|at| at + 2);
    let line = || window.rfind('\n').map(|at| at + 1);
    let blank = || window.rfind(' ').map(|at| at + 1);
    let at = paragraph.or_else(line).or_else(blank).unwrap_or(window.len());
    if at == 0 { window.len().max(1) } else { at }
}

/// "dateOfBirth", "date_of_birth" and "DATE-OF-BIRTH" all read "date of birth".
fn words_of(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 8);
    let mut last = ' ';
    for c in name.chars() {
        if c == BORDER || c == ':' || matches!(c, '_' | '-' | '.' | '/' | '[' | ']' | '\n' | '\r' | '\t') {
            if last != ' ' {
                words.push(' ');
            }
            last = ' ';
            continue;
        }
        if c.is_uppercase() && last.is_lowercase() {
            words.push(' ');
        }
        words.push(c);
        last = c;
    }
    words.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::PassageKind;

    fn cell(start: usize, end: usize, context: &str) -> Passage {
        let (join, context, series) = (Join::Apart, Some(context.into()), Some(0).into());
        let kind = PassageKind { join, context, series, ..PassageKind::default() };
        Passage::new(TextRange::new(start, end), kind)
    }

    #[test]
    fn headers_stand_before_values_in_the_scan_only() {
        let source =
            ExtractedText::new("12,34".into(), vec![cell(0, 2, "homePhone"), cell(3, 5, "date_of_birth")]);
        let reading = blocks(&source).next().unwrap().1;
        assert_eq!(reading.text(), "12\n34");
        let scan = reading.scan_text().unwrap();
        assert_eq!(scan.text(), "home Phone: 12\n\u{1E}date of birth: 34");
        let at = scan.text().find("34").unwrap();
        assert_eq!(scan.to_source(TextRange::at(at, 2)), TextRange::new(3, 5));
        assert_eq!(reading.to_source(TextRange::new(3, 5)), Some((TextRange::new(3, 5), 1)));
        let at = scan.text().find("12").unwrap();
        assert_eq!(scan.to_source(TextRange::at(at, 1)), TextRange::new(0, 1));
        assert!(scan.to_source(TextRange::new(0, 4)).is_empty());
        assert_eq!(reading.within_values(TextRange::new(0, 5)), [TextRange::new(0, 2), TextRange::new(3, 5)]);
    }

    #[test]
    fn blocks_are_of_one_size() {
        assert_eq!([0, 1, PASSAGES].map(evenly), [PASSAGES; 3]);
        assert_eq!(evenly(PASSAGES + 1), PASSAGES.div_ceil(4) + 1);
        assert_eq!(evenly(PASSAGES * 25 / 4), PASSAGES * 25 / 32);
        assert_eq!(evenly(PASSAGES * 8), PASSAGES);
    }

    #[test]
    fn a_long_text_is_read_in_blocks_that_add_up() {
        let source = ExtractedText::running("Anna went home.\nShe slept.\n\n".repeat(50));
        let blocks: Vec<_> = blocks_of(&source, 100).collect();
        assert!(blocks.len() > 5);
        let whole: String = blocks.iter().map(|(_, reading)| reading.text().to_owned()).collect();
        assert_eq!(whole, source.text());
        let again: String =
            blocks.iter().map(|(block, _)| block.read(&source).unwrap().text().to_owned()).collect();
        assert_eq!(again, whole);
        let (_, last) = blocks.last().unwrap();
        let (range, _) = last.to_source(TextRange::new(0, 4)).unwrap();
        assert_eq!(range.of(source.text()), &last.text()[..4]);
    }
}
