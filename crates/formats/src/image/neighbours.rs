//! How far a cover may reach before it hides the lines above and below, and the words before and behind. A reader's boxes are
//! higher than the letters in them, so those of two lines overlap, and with their padding a covered name would hide half of
//! its neighbours.

use std::ops::Range;

use blackbar_core::Rect;

/// A cover may reach anywhere.
pub(super) const ANYWHERE: Rect =
    Rect { x0: f32::NEG_INFINITY, y0: f32::NEG_INFINITY, x1: f32::INFINITY, y1: f32::INFINITY };

/// Lines whose middles are closer than this share of the lower one's height are one line that was read twice.
const APART: f32 = 0.6;
/// What is lower than this share of it may be a dot or an accent that was taken for a line, and what is so many times as high
/// a line whose place is not known.
const LOWEST: f32 = 0.5;
const HIGHEST: f32 = 4.0;
/// A neighbour never takes more than this share of a box: there begin the letters themselves.
const MOST: f32 = 0.2;
/// Above the letters of a line so much of its box is empty; below them less, for some reach down.
const EMPTY_ABOVE: f32 = 0.12;

/// The box of each line of a picture and its characters'.
pub(super) struct Neighbours<'l> {
    lines: Vec<(Rect, &'l [Rect])>,
}

impl<'l> Neighbours<'l> {
    pub(super) fn new(lines: impl Iterator<Item = (Rect, &'l [Rect])>) -> Neighbours<'l> {
        Neighbours { lines: lines.collect() }
    }

    /// Where a cover of `run` may reach, a part of the line `own`, which lies and says `text`; `covered` is the box around it.
    /// What cannot be placed is not kept from covering everything.
    pub(super) fn room(&self, own: usize, text: &str, run: Range<usize>, covered: Rect) -> Rect {
        let sides = [covered.x0, covered.y0, covered.x1, covered.y1];
        // Of a box without a size nothing but its padding would cover anything.
        if sides.iter().any(|side| !side.is_finite()) || covered.x1 <= covered.x0 || covered.y1 <= covered.y0
        {
            return ANYWHERE;
        }
        let letters = self.lines.get(own).map_or(&[][..], |(_, letters)| letters);
        let (top, bottom) = self.between_lines(own, covered);
        let (left, right) = between_words(letters, text, run, covered);
        Rect { x0: left, y0: top, x1: right, y1: bottom }
    }

    fn between_lines(&self, own: usize, run: Rect) -> (f32, f32) {
        let (mut top, mut bottom) = (ANYWHERE.y0, ANYWHERE.y1);
        let height = run.y1 - run.y0;
        if height.is_nan() || height <= 0.0 {
            return (top, bottom);
        }
        for (number, (whole, letters)) in self.lines.iter().enumerate() {
            // As far away as this no cover reaches.
            let near = whole.y0 < run.y1 + 2.0 * height && run.y0 - 2.0 * height < whole.y1;
            if number == own || !near || !beside(*whole, run) {
                continue;
            }
            let Some(other) = letters.iter().filter(|letter| beside(**letter, run)).copied().reduce(around)
            else {
                continue;
            };
            let lower = (run.y0 + run.y1) / 2.0 - (other.y0 + other.y1) / 2.0;
            let (shared, taller) = (height.min(other.y1 - other.y0), other.y1 - other.y0);
            if !(LOWEST * height..=HIGHEST * height).contains(&taller) {
                continue;
            }
            if lower >= APART * shared {
                let limit = if other.y1 <= run.y0 { other.y1 } else { (run.y0 + other.y1) / 2.0 };
                top = top.max(limit.min(run.y0 + MOST * height));
            } else if -lower >= APART * shared {
                let letters = other.y0 + EMPTY_ABOVE * taller;
                let limit =
                    if run.y1 <= other.y0 { other.y0 } else { letters.max((run.y1 + other.y0) / 2.0) };
                bottom = bottom.min(limit.max(run.y1 - MOST * height));
            }
        }
        (top, bottom)
    }
}

/// Up to the words before and behind, whichever way the line is read: the blanks between are room, and what is covered is.
fn between_words(letters: &[Rect], text: &str, run: Range<usize>, covered: Rect) -> (f32, f32) {
    let (mut left, mut right) = (ANYWHERE.x0, ANYWHERE.x1);
    let signs: Vec<char> = text.chars().collect();
    let is_word = |at: &usize| signs.get(*at).is_some_and(|sign| !sign.is_whitespace());
    let before = (0..run.start).rev().find(is_word).filter(|at| at + 1 < run.start);
    let behind = (run.end..signs.len()).find(is_word).filter(|at| *at > run.end);
    for other in before.into_iter().chain(behind).filter_map(|at| letters.get(at)) {
        if other.x0 + other.x1 > covered.x0 + covered.x1 {
            right = right.min(other.x0.max(covered.x1));
        } else {
            left = left.max(other.x1.min(covered.x0));
        }
    }
    (left, right)
}

/// Whether one stands above or below some of the other.
fn beside(one: Rect, other: Rect) -> bool {
    one.x0 < other.x1 && other.x0 < one.x1
}

fn around(one: Rect, other: Rect) -> Rect {
    Rect {
        x0: one.x0.min(other.x0),
        y0: one.y0.min(other.y0),
        x1: one.x1.max(other.x1),
        y1: one.y1.max(other.y1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x0: f32, y0: f32, x1: f32, y1: f32) -> Rect {
        Rect { x0, y0, x1, y1 }
    }

    fn room(others: &[Rect]) -> (f32, f32) {
        let own = rect(0.1, 0.5, 0.9, 0.6);
        let lines: Vec<Rect> = std::iter::once(own).chain(others.iter().copied()).collect();
        let neighbours = Neighbours::new(lines.iter().map(|line| (*line, std::slice::from_ref(line))));
        neighbours.between_lines(0, rect(0.2, 0.5, 0.4, 0.6))
    }

    #[test]
    fn words_before_and_behind_stay_visible() {
        let letter = |at: u8| rect(0.1 * f32::from(at), 0.0, 0.1 * f32::from(at + 1), 0.1);
        let read: Vec<Rect> = (0..8).map(letter).collect();
        let room = |text: &str, letters: &[Rect], run: Range<usize>| {
            let covered = letters[run.clone()].iter().copied().reduce(around).unwrap();
            let found = Neighbours::new(std::iter::once((ANYWHERE, letters))).room(0, text, run, covered);
            (found.x0, found.x1)
        };
        assert!(near(room("is Ann b", &read, 3..6), (0.2, 0.7)));
        assert_eq!(room("is:Ann, ", &read, 3..6), (ANYWHERE.x0, ANYWHERE.x1), "no blank, no room between");
        let leftwards: Vec<Rect> = (0..8).rev().map(letter).collect();
        assert!(near(room("is Ann b", &leftwards, 3..6), (0.1, 0.6)));
        // A box that reaches over the blank is covered all the same.
        let wide: Vec<Rect> =
            (0..8).map(|at| if at == 5 { rect(0.5, 0.0, 0.75, 0.1) } else { letter(at) }).collect();
        assert!(near(room("is Ann b", &wide, 3..6), (0.2, 0.75)));
    }

    fn near(found: (f32, f32), expected: (f32, f32)) -> bool {
        (found.0 - expected.0).abs() < 1e-4 && (found.1 - expected.1).abs() < 1e-4
    }

    #[test]
    fn lines_above_and_below_stay_visible() {
        let found = room(&[rect(0.1, 0.42, 0.9, 0.52), rect(0.1, 0.58, 0.9, 0.68)]);
        assert!(near(found, (0.51, 0.592)), "{found:?}");
        let found = room(&[rect(0.1, 0.38, 0.9, 0.48), rect(0.1, 0.61, 0.9, 0.7)]);
        assert!(near(found, (0.48, 0.61)), "free room is all taken: {found:?}");
    }

    #[test]
    fn what_cannot_be_placed_covers_everything() {
        let line = [
            rect(0.1, 0.1, 0.2, 0.2),
            rect(0.2, 0.1, 0.2, 0.2),
            rect(0.2, 0.1, 0.2, 0.2),
            rect(0.2, 0.1, 0.3, 0.2),
        ];
        for lost in [rect(0.1, f32::NAN, 0.2, 0.3), line[2], rect(0.2, 0.1, 0.3, 0.1)] {
            let neighbours = Neighbours::new(std::iter::once((ANYWHERE, &line[..])));
            assert_eq!(neighbours.room(0, "a Bc", 2..3, lost), ANYWHERE);
        }
    }

    #[test]
    fn letters_are_not_given_up() {
        let free = (f32::NEG_INFINITY, f32::INFINITY);
        assert_eq!(room(&[rect(0.1, 0.52, 0.9, 0.61)]), free, "the same line, read twice");
        assert_eq!(room(&[rect(0.5, 0.55, 0.9, 0.65)]), free, "beside it");
        assert_eq!(room(&[rect(0.1, 0.48, 0.9, 0.51)]), free, "an accent");
        assert_eq!(room(&[rect(0.0, 0.0, 1.0, 1.0)]), free, "anywhere");
        assert_eq!(room(&[rect(f32::NAN, f32::NAN, f32::NAN, f32::NAN)]), free);
        let found = room(&[rect(0.1, 0.3, 0.9, 0.58), rect(0.1, 0.51, 0.9, 0.9)]);
        assert!(near(found, (0.52, 0.58)), "a large line reaches in no farther than this: {found:?}");
    }
}
