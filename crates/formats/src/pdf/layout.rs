//! Glyphs to text in reading order: runs, lines, pieces of lines, columns, rows, and how each piece follows the last.
//!
//! Runs keep the order they were drawn in and are only moved as a whole, so that texts drawn over one another do not
//! mingle letter by letter; the same text drawn twice (bold by offset, shadows) is read once and removed twice.

mod columns;
mod lines;
mod twins;

use std::collections::{BTreeMap, HashMap};

use blackbar_core::{Element, Join, Passage, PassageKind, Place, TextRange, Unescaped, ValueName};

use super::fonts::Says;
use super::walker::{Glyph, NOWHERE};
use lines::{Item, Piece};

/// The text of a page and the glyphs behind it.
#[derive(Default)]
pub(super) struct PageText {
    pub(super) text: String,
    /// In this text; the first is apart from whatever stood before.
    pub(super) passages: Vec<Passage>,
    /// (start in the text, its bytes, glyph), ascending.
    spans: Vec<(usize, usize, u32)>,
    /// Further glyphs that draw the same letter in the same place.
    twins: HashMap<u32, Vec<u32>>,
    /// Glyphs with ink.
    pub(super) inked: usize,
    /// Glyphs that nothing explains, or that two witnesses explain differently.
    pub(super) unknown: usize,
    /// Of these, the ones beside another.
    pub(super) unknown_beside: usize,
}

impl PageText {
    /// Reads the glyphs of a page.
    pub(super) fn read(glyphs: &[Glyph], page: u32) -> PageText {
        let mut text = PageText { twins: twins::find(glyphs), ..PageText::default() };
        let doubled: std::collections::HashSet<u32> = text.twins.values().flatten().copied().collect();
        // Writing of one direction and space is read together.
        let mut groups: BTreeMap<(u32, i32), Vec<u32>> = BTreeMap::new();
        let mut last_unknown = None;
        for (index, glyph) in (0_u32..).zip(glyphs) {
            if doubled.contains(&index) {
                continue;
            }
            if glyph.says != Says::Char(' ') {
                text.inked += 1;
            }
            if glyph.is_unclear() {
                text.unknown += 1;
                if last_unknown.is_some_and(|last| last + 1 == index) {
                    text.unknown_beside += 1;
                }
                last_unknown = Some(index);
            }
            groups.entry((glyph.group, angle(glyph))).or_default().push(index);
        }
        for ((group, angle), members) in groups {
            if group == NOWHERE {
                text.as_drawn(glyphs, &members, page);
                continue;
            }
            let pieces = lines::pieces(glyphs, &members, f64::from(angle).to_radians());
            for (block, pieces) in columns::order(pieces).into_iter().enumerate() {
                text.block(glyphs, &pieces, page, block == 0);
            }
        }
        text
    }

    /// The glyphs that a range of the text stands for, twins included, in the order of the text.
    pub(super) fn glyphs(&self, range: TextRange) -> Vec<u32> {
        let first = self.spans.partition_point(|(start, length, _)| start + length <= range.start());
        let behind = self.spans.iter().skip(first).take_while(|(start, ..)| *start < range.end());
        let mut found = Vec::new();
        for (.., glyph) in behind {
            found.push(*glyph);
        }
        let twins: Vec<u32> =
            found.iter().filter_map(|glyph| self.twins.get(glyph)).flatten().copied().collect();
        found.extend(twins);
        found
    }

    fn place(page: u32) -> Place {
        Place::Page { page, element: Element::Paragraphs }
    }

    fn as_drawn(&mut self, glyphs: &[Glyph], members: &[u32], page: u32) {
        self.separate('\n');
        let start = self.text.len();
        for index in members {
            self.glyph(glyphs, *index);
        }
        self.passage(start, Join::Apart, page, None);
    }

    fn block(&mut self, glyphs: &[Glyph], pieces: &[Piece], page: u32, first: bool) {
        let right = pieces.iter().map(|piece| piece.end).fold(f64::NEG_INFINITY, f64::max);
        let mut last: Option<&Piece> = None;
        for piece in pieces {
            let join = match last {
                None if first || self.passages.is_empty() => Join::Apart,
                // The next column goes on where the last one broke off in the middle of a sentence.
                None if self
                    .text
                    .ends_with(|end: char| end.is_alphanumeric() || matches!(end, ',' | '-')) =>
                {
                    Join::Space
                }
                None => Join::Line,
                Some(last) => follows(last, piece, right),
            };
            let join = self.hyphen(join, glyphs, piece);
            self.separate(if matches!(join, Join::Space | Join::Same) { ' ' } else { '\n' });
            let start = self.text.len();
            for item in &piece.items {
                match item {
                    Item::Glyph(index) => self.glyph(glyphs, *index),
                    Item::Blank => self.text.push(' '),
                }
            }
            self.passage(start, join, page, None);
            last = Some(piece);
        }
    }

    /// A word divided at the end of a line is read as one.
    fn hyphen(&mut self, join: Join, glyphs: &[Glyph], piece: &Piece) -> Join {
        let starts_small = piece.items.iter().find_map(|item| match item {
            Item::Glyph(index) => glyphs.get(*index as usize).map(|glyph| match &glyph.says {
                Says::Char(character) => character.is_lowercase(),
                Says::Text(text) => text.starts_with(char::is_lowercase),
                Says::Unknown => false,
            }),
            Item::Blank => None,
        });
        if join != Join::Space || starts_small != Some(true) {
            return join;
        }
        let Some(last) = self.passages.last_mut() else { return join };
        let reads = last.range.of(&self.text);
        let Some(word) = reads.strip_suffix('-').filter(|word| word.ends_with(char::is_alphabetic)) else {
            return join;
        };
        let mut reading = Unescaped::new();
        reading.verbatim(0, word);
        reading.escape(TextRange::new(word.len(), reads.len()), "");
        last.reading = Some(Box::new(reading));
        Join::Same
    }

    fn separate(&mut self, separator: char) {
        if !self.text.is_empty() {
            self.text.push(separator);
        }
    }

    fn glyph(&mut self, glyphs: &[Glyph], index: u32) {
        let Some(glyph) = glyphs.get(index as usize) else { return };
        let start = self.text.len();
        match &glyph.says {
            Says::Char(character) => self.text.push(*character),
            Says::Text(text) => self.text.push_str(text),
            Says::Unknown => self.text.push(char::REPLACEMENT_CHARACTER),
        }
        self.spans.push((start, self.text.len() - start, index));
    }

    fn passage(&mut self, start: usize, join: Join, page: u32, context: Option<ValueName>) {
        // Blanks at the ends belong to no passage, so that a line of blanks is none.
        let line = self.text.get(start..).unwrap_or_default();
        let kept = line.trim();
        if kept.is_empty() {
            return;
        }
        let lead = line.len() - line.trim_start().len();
        let range = TextRange::at(start + lead, kept.len());
        let kind = PassageKind { place: Self::place(page), join, context, ..PassageKind::default() };
        self.passages.push(Passage::new(range, kind));
    }
}

/// How a piece follows the one before it in its block.
fn follows(last: &Piece, piece: &Piece, right: f64) -> Join {
    let size = last.size.max(piece.size);
    if (last.base - piece.base).abs() < 0.5 * size {
        return Join::Space;
    }
    let alike = last.size < 1.3 * piece.size && piece.size < 1.3 * last.size;
    let near = last.base - piece.base < 2.2 * size;
    // A line of running text ends near the right edge; the lines of an address do not.
    let full = right - last.end < 8.0 * last.size && last.end - last.start > 12.0 * last.size;
    let below = piece.start < last.end && last.start < piece.end;
    if alike && near && full && below { Join::Space } else { Join::Line }
}

/// The direction of the line in degrees: nearly straight ones count as straight, so that the words of a crooked scan stay
/// together.
fn angle(glyph: &Glyph) -> i32 {
    let degrees = glyph.along.1.atan2(glyph.along.0).to_degrees();
    let straight = (degrees / 90.0).round() * 90.0;
    let kept = if (degrees - straight).abs() < 8.0 { straight } else { (degrees / 5.0).round() * 5.0 };
    (kept as i32).rem_euclid(360)
}
