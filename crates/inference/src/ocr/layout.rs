//! Lines in reading order. What stands on one row is one line ("Name:   John Smith"), whether the detector saw one
//! piece or three; columns of running text are kept apart and read one after the other.
//!
//! All of it happens in the frame of the page's main direction of reading, so a page that lies or is skewed is ordered
//! like one that stands.

use unicode_bidi::{BidiClass, bidi_class};

use super::geometry::{Point, Strip};
use super::line::{Line, Placed, SURE};

mod columns;
mod rows;

/// Pieces farther apart than so many heights of their row are cells of a table.
const CELL: f32 = 0.8;
/// Pieces that cannot be read and are farther apart than so many heights are lines of their own: what lies between is not covered.
const FAR: f32 = 1.5;

/// A row of text: pieces from left to right.
struct Row {
    pieces: Vec<Piece>,
    frame: Frame,
}

/// A line that was read, with its place in the frame of the page.
struct Piece {
    line: Line,
    frame: Frame,
}

/// An upright box in the frame of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Frame {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Frame {
    fn height(&self) -> f32 {
        self.bottom - self.top
    }

    fn width(&self) -> f32 {
        self.right - self.left
    }

    fn middle(&self) -> f32 {
        (self.top + self.bottom) / 2.0
    }

    /// How far it is from one to the other along a row.
    fn apart(&self, other: &Frame) -> f32 {
        (self.left - other.right).max(other.left - self.right)
    }

    fn around(&self, other: &Frame) -> Frame {
        Frame {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// A whole line, ready to be handed out.
pub(super) struct Ordered {
    pub(super) glyphs: Vec<Placed>,
    pub(super) confidence: f32,
    pub(super) legible: bool,
    pub(super) block: u32,
    /// How many of the glyphs were read; the others are blanks between pieces.
    read: usize,
}

/// Puts lines in order, with blanks between the pieces of a row.
pub(super) fn order(lines: Vec<Line>) -> Vec<Ordered> {
    let (stacked, flat): (Vec<Line>, Vec<Line>) = lines.into_iter().partition(|line| line.stacked);
    let (x, y) = main_direction(&flat);
    let pieces: Vec<Piece> = flat
        .into_iter()
        .map(|line| {
            let frame = frame(&line, x, y);
            Piece { line, frame }
        })
        .collect();
    let mut ordered = Vec::new();
    let mut block = 0;
    for column in columns::order(rows::join(pieces)) {
        let mut before: Option<Frame> = None;
        for row in column {
            let frame = row.frame;
            let follows = before.is_some_and(|before| {
                let height = before.height().min(frame.height()).max(1.0);
                frame.top - before.bottom < height * 1.2 && before.height().max(frame.height()) < height * 1.8
            });
            if !follows {
                block += 1;
            }
            before = Some(frame);
            ordered.extend(row.finish(block));
        }
    }
    ordered.extend(stacked_order(stacked, block));
    ordered
}

/// The direction most characters are read in, and the one across it.
fn main_direction(lines: &[Line]) -> (Point, Point) {
    let mut sum = Point::default();
    for line in lines {
        sum = sum + line.strip.across.unit() * line.glyphs.len() as f32;
    }
    let x = sum.unit();
    (x, Point::new(-x.y, x.x))
}

fn frame(line: &Line, x: Point, y: Point) -> Frame {
    let mut frame = Frame { left: f32::MAX, top: f32::MAX, right: f32::MIN, bottom: f32::MIN };
    for corner in line.strip.corners() {
        let (across, down) = (corner.dot(x), corner.dot(y));
        frame = frame.around(&Frame { left: across, top: down, right: across, bottom: down });
    }
    frame
}

/// Columns of upright characters: from the right to the left, in bands.
fn stacked_order(mut lines: Vec<Line>, mut block: u32) -> Vec<Ordered> {
    let edges = |line: &Line| line.strip.bounds();
    lines.sort_by(|a, b| edges(b).0.total_cmp(&edges(a).0));
    // Columns above each other are read band by band: a band ends where nothing reaches across.
    let mut bands: Vec<(f32, f32, Vec<Line>)> = Vec::new();
    let mut by_top: Vec<Line> = lines;
    by_top.sort_by(|a, b| edges(a).1.total_cmp(&edges(b).1));
    for line in by_top {
        let (_, top, _, bottom) = edges(&line);
        match bands.last_mut() {
            Some((_, lowest, members)) if top < *lowest - (bottom - top) * 0.2 => {
                *lowest = lowest.max(bottom);
                members.push(line);
            }
            _ => bands.push((top, bottom, vec![line])),
        }
    }
    let mut ordered = Vec::new();
    for (_, _, mut members) in bands {
        members.sort_by(|a, b| edges(b).2.total_cmp(&edges(a).2));
        block += 1;
        for line in members {
            ordered.push(Ordered {
                read: line.glyphs.len(),
                glyphs: line.glyphs,
                confidence: line.confidence,
                legible: line.legible,
                block,
            });
        }
    }
    ordered
}

impl Row {
    /// One line out of its pieces, from the right where it is written so. Where some of it cannot be read, that is a line of
    /// its own, with whatever else of the row is not sure: the rest of a written name, perhaps.
    fn finish(self, block: u32) -> Vec<Ordered> {
        let height = self.frame.height();
        let mut pieces = self.pieces;
        let leftwards = is_right_to_left(&pieces);
        if leftwards {
            pieces.reverse();
        }
        let doubtful = pieces.iter().any(|piece| !piece.line.legible);
        let mut lines: Vec<Ordered> = Vec::new();
        let mut before: Option<(Strip, Frame)> = None;
        for piece in pieces {
            let Line { strip, glyphs, confidence, legible, .. } = piece.line;
            let legible = legible && (!doubtful || confidence >= SURE);
            let last = before.replace((strip, piece.frame));
            let far = |frame: &Frame| !legible && piece.frame.apart(frame) > height * FAR;
            let last = last.filter(|(_, frame)| !far(frame));
            match (lines.last_mut().filter(|line| line.legible == legible), last) {
                (Some(line), Some((last, frame))) => {
                    let (left, right) = if leftwards { (strip, last) } else { (last, strip) };
                    let gap =
                        Strip { origin: left.at(1.0, 0.0), across: right.origin - left.at(1.0, 0.0), ..last };
                    let apart = piece.frame.apart(&frame);
                    // Two blanks say "another cell" where the next word is farther than a blank is wide.
                    let blanks = if apart > height * CELL { 2 } else { 1 };
                    let share = |number: usize| number as f32 / blanks as f32;
                    line.glyphs.extend((0..blanks).map(|number| Placed {
                        character: ' ',
                        strip: gap.part(share(number), share(number + 1)),
                    }));
                    let (old, new) = (line.read as f32, glyphs.len() as f32);
                    line.confidence = (line.confidence * old + confidence * new) / (old + new).max(1.0);
                    line.read += glyphs.len();
                    line.glyphs.extend(glyphs);
                }
                _ => lines.push(Ordered { read: glyphs.len(), glyphs, confidence, legible, block }),
            }
        }
        lines
    }
}

fn is_right_to_left(pieces: &[Piece]) -> bool {
    let mut balance = 0;
    for glyph in pieces.iter().flat_map(|piece| &piece.line.glyphs) {
        balance += match bidi_class(glyph.character) {
            BidiClass::R | BidiClass::AL => 1,
            BidiClass::L => -1,
            _ => 0,
        };
    }
    balance > 0
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A line of letters twice as high as wide, at a place in pixels.
    pub(super) fn line(text: &str, x: f32, y: f32) -> Line {
        turned(text, Point::new(x, y), Point::new(1.0, 0.0))
    }

    fn turned(text: &str, origin: Point, across: Point) -> Line {
        let count = text.chars().count() as f32;
        let down = Point::new(-across.y, across.x);
        let strip = Strip { origin, across: across * (count * 10.0), down: down * 20.0 };
        let glyph = |(number, character)| Placed {
            character,
            strip: strip.part(number as f32 / count, (number + 1) as f32 / count),
        };
        let glyphs = text.chars().enumerate().map(glyph).collect();
        Line { strip, glyphs, confidence: 0.9, stacked: false, legible: true, script: None, latin: None }
    }

    fn texts(lines: Vec<Line>) -> Vec<String> {
        let text = |line: &Ordered| line.glyphs.iter().map(|glyph| glyph.character).collect();
        order(lines).iter().map(text).collect()
    }

    #[test]
    fn a_label_and_its_value_are_one_line() {
        let lines = vec![
            line("12.50", 600.0, 131.0),
            line("Name:", 10.0, 100.0),
            line("Tea", 10.0, 130.0),
            line("John Smith", 300.0, 102.0),
        ];
        assert_eq!(texts(lines), ["Name:  John Smith", "Tea  12.50"]);
    }

    #[test]
    fn what_is_read_stays_beside_what_is_not() {
        let unread = |text: &str, x: f32| Line { legible: false, confidence: 0.5, ..line(text, x, 100.0) };
        let unsure = |text: &str, x: f32| Line { confidence: 0.8, ..line(text, x, 100.0) };
        let row = vec![line("Name:", 10.0, 100.0), unsure("Jolm", 80.0), unread("Sm?th", 130.0)];
        let lines: Vec<(String, bool)> = order(row)
            .iter()
            .map(|line| (line.glyphs.iter().map(|glyph| glyph.character).collect(), line.legible))
            .collect();
        assert_eq!(lines, [("Name:".to_owned(), true), ("Jolm Sm?th".to_owned(), false)]);
        let apart = order(vec![unread("G?O", 10.0), unread("C?mp", 600.0)]);
        assert_eq!(apart.len(), 2, "what lies between is not covered");
    }

    #[test]
    fn columns_of_running_text_are_read_one_after_the_other() {
        let mut lines = vec![line("A title that goes over both of the columns of the page", 50.0, 20.0)];
        for row in 0..4 {
            let y = 100.0 + row as f32 * 30.0;
            lines.push(line(&format!("left column line number {row}"), 10.0, y));
            lines.push(line(&format!("right column line number {row}"), 400.0, y + 2.0));
        }
        let texts = texts(lines);
        let order: Vec<&str> = texts.iter().map(|text| text.split(' ').next().unwrap()).collect();
        assert_eq!(order, ["A", "left", "left", "left", "left", "right", "right", "right", "right"]);
    }

    #[test]
    fn a_page_that_lies_or_is_skewed_is_ordered_too() {
        for across in [Point::new(0.0, 1.0), Point::new(0.995, 0.0998), Point::new(-1.0, 0.0)] {
            let down = Point::new(-across.y, across.x);
            let at = |x: f32, y: f32| Point::new(900.0, 900.0) + across * x + down * y;
            let lines = vec![
                turned("second", at(0.0, 40.0), across),
                turned("value", at(300.0, 0.0), across),
                turned("label", at(0.0, 0.0), across),
            ];
            assert_eq!(texts(lines), ["label  value", "second"], "{across:?}");
        }
    }

    #[test]
    fn stacked_columns_are_read_from_the_right() {
        let mut lines = vec![line("b", 100.0, 0.0), line("a", 200.0, 0.0), line("c", 0.0, 0.0)];
        lines.iter_mut().for_each(|line| line.stacked = true);
        assert_eq!(texts(lines), ["a", "b", "c"]);
    }
}
