//! Boxes drawn for a person to tick. The recogniser takes two of them for letters and is unsure of what it read, so that they
//! would be covered as writing that nobody can read. What stands in a strip is told apart by its ink: straight frames with
//! nothing in them say nothing. One of them may hold a single mark, a tick or a cross; more could be the letters of a name,
//! one a box.

use super::geometry::Strip;
use super::inked::{Group, Inked};
use super::page::Page;

/// Smaller boxes, in pixels, cannot be told from letters.
const SMALLEST: usize = 8;
/// Groups of pixels so small are dirt.
const DIRT: usize = 2;
/// How far the edge of a straight frame may lie from its side, in pixels ...
const UNEVEN: usize = 1;
/// ... and along how much of a side it may be missing.
const BROKEN: f32 = 0.04;
/// The most of a box's side that its lines take.
const THICKEST: f32 = 0.2;
/// A box with a mark in it is no larger than this share of the picture's shorter side: a seal is.
const LARGEST_TICKED: f32 = 0.035;
/// And its mark has no more ink than this share of the room in it.
const HEAVIEST_MARK: f32 = 0.45;

/// Whether nothing stands in a strip but boxes and rows of empty cells.
pub(super) fn holds_only_boxes(page: &Page, strip: &Strip) -> bool {
    let Some(area) = Inked::around(page, strip) else { return false };
    let groups = area.groups();
    let mut boxes: Vec<(&Group, usize)> = Vec::new();
    let (combs, groups): (Vec<&Group>, Vec<&Group>) = groups
        .iter()
        .filter(|group| group.pixels > DIRT && group.touches(area.strip))
        .partition(|group| area.is_comb(group));
    let others: Vec<&Group> = groups
        .into_iter()
        .filter(|group| match area.frame(group) {
            Some(line) => {
                boxes.push((group, line));
                false
            }
            None => true,
        })
        .collect();
    // Whatever else there is stands in a box, and makes it one with a mark.
    let nothing = boxes.is_empty() && combs.is_empty();
    if nothing || !others.iter().all(|other| boxes.iter().any(|(outer, _)| outer.encloses(other))) {
        return false;
    }
    let marked: Vec<_> = boxes.iter().filter(|(group, line)| area.ink_inside(group, *line) > DIRT).collect();
    match marked.as_slice() {
        [] => true,
        [(group, line)] => {
            let marks = others.iter().filter(|other| group.encloses(other)).count();
            marks <= 1 && area.is_ticked(group, *line, page.width.min(page.height))
        }
        _ => false,
    }
}

impl Inked {
    /// How thick the lines of a group are that is a straight frame.
    fn frame(&self, group: &Group) -> Option<usize> {
        let (width, height) = (group.width(), group.height());
        if !self.holds(group) || width < SMALLEST || height < SMALLEST {
            return None;
        }
        let thickest = ((width.min(height) as f32 * THICKEST) as usize).max(2);
        let across = 0..width;
        let down = 0..height;
        let sides: [Vec<Option<usize>>; 4] = [
            across
                .clone()
                .map(|x| self.stroke((0..height).map(|y| (group.left + x, group.top + y))))
                .collect(),
            across.map(|x| self.stroke((0..height).map(|y| (group.left + x, group.bottom - y)))).collect(),
            down.clone().map(|y| self.stroke((0..width).map(|x| (group.left + x, group.top + y)))).collect(),
            down.map(|y| self.stroke((0..width).map(|x| (group.right - x, group.top + y)))).collect(),
        ];
        let mut line = 1;
        for side in sides {
            let gaps = side.iter().filter(|stroke| stroke.is_none()).count();
            if gaps as f32 > BROKEN * side.len() as f32 {
                return None;
            }
            // Half of the strokes are as thick as the line; at the corners they are as long as the other side.
            let mut ends: Vec<usize> = side.into_iter().flatten().collect();
            let middle = ends.len() / 2;
            line = line.max(*ends.select_nth_unstable(middle).1);
        }
        (line <= thickest).then_some(line)
    }

    /// Where the ink that begins at the edge ends; none where it begins farther inside.
    fn stroke(&self, mut inward: impl Iterator<Item = (usize, usize)>) -> Option<usize> {
        let start = inward.by_ref().take(UNEVEN + 1).position(|(x, y)| self.is_ink(x, y))?;
        Some(start + 1 + inward.take_while(|(x, y)| self.is_ink(*x, *y)).count())
    }

    /// The room inside its lines, and a pixel of their blurred edges less.
    fn room(group: &Group, line: usize) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
        let line = line + 1;
        let within = |from: usize, to: usize| from + line..(to + 1).saturating_sub(line).max(from + line);
        (within(group.left, group.right), within(group.top, group.bottom))
    }

    fn ink_inside(&self, group: &Group, line: usize) -> usize {
        let (columns, rows) = Self::room(group, line);
        rows.map(|y| columns.clone().filter(|x| self.is_ink(*x, y)).count()).sum()
    }

    fn is_ticked(&self, group: &Group, line: usize, shorter_side: usize) -> bool {
        let (width, height) = (group.width() as f32, group.height() as f32);
        let (columns, rows) = Self::room(group, line);
        let room = (columns.len() * rows.len()) as f32;
        width.max(height) <= LARGEST_TICKED * shorter_side as f32
            && width < 1.3 * height
            && height < 1.3 * width
            && self.ink_inside(group, line) as f32 <= HEAVIEST_MARK * room
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Picture;

    use super::super::geometry::Point;
    use super::*;

    /// Rows of a drawing, 24 pixels a sign: `#` is ink, `o` a box with a line of one pixel, `x` one with a cross in it, `O` a ring,
    /// `u` a cell that shares its sides with the next, `1` one with a stroke on its line, `e` one with a bar.
    fn only_boxes(rows: &[&str]) -> bool {
        const CELL: usize = 24;
        let (width, height) = (1200, 900);
        let mut rgb = vec![250; width * height * 3];
        let mut dot = |x: usize, y: usize| rgb[(y * width + x) * 3..][..3].fill(20);
        for (row, signs) in rows.iter().enumerate() {
            for (column, sign) in signs.bytes().enumerate() {
                let (left, top) = (200 + column * CELL, 200 + row * CELL);
                for step in 0..20 {
                    match sign {
                        b'#' => (0..20).for_each(|x| dot(left + x, top + step)),
                        b'o' | b'x' => {
                            dot(left + step, top);
                            dot(left + step, top + 19);
                            dot(left, top + step);
                            dot(left + 19, top + step);
                            if sign == b'x' {
                                dot(left + step, top + step);
                                dot(left + step, top + 19 - step);
                            }
                        }
                        // A ring: no straight side.
                        b'O' => {
                            let turn = step as f32 / 20.0 * std::f32::consts::TAU;
                            for part in 0..8 {
                                let turn = turn + part as f32 * 0.04;
                                dot(
                                    left + (10.0 + 9.0 * turn.cos()) as usize,
                                    top + (10.0 + 9.0 * turn.sin()) as usize,
                                );
                            }
                        }
                        b'-' => dot(left + step, top + 10),
                        b'u' | b'1' | b'e' => {
                            for side in 0..CELL + 1 {
                                dot(left + side, top + 19);
                            }
                            dot(left, top + step);
                            dot(left + CELL, top + step);
                            if sign == b'1' && step > 4 {
                                dot(left + 9, top + step);
                            }
                            if sign == b'e' && step < 12 {
                                dot(left + step, top + 9);
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        let page = Page::new(&Picture { width: width as u32, height: height as u32, rgb }).unwrap();
        let columns = rows[0].len() * CELL;
        let strip = Strip {
            origin: Point::new(195.0, 195.0),
            across: Point::new(columns as f32 + 5.0, 0.0),
            down: Point::new(0.0, (rows.len() * CELL) as f32 + 5.0),
        };
        holds_only_boxes(&page, &strip)
    }

    #[test]
    fn empty_boxes_are_no_writing() {
        assert!(
            only_boxes(&["o o"]) && only_boxes(&["oo"]) && only_boxes(&["o", "o"]) && only_boxes(&["oooo"])
        );
        assert!(only_boxes(&["x o"]), "one is ticked");
    }

    #[test]
    fn rows_of_empty_cells_are_no_writing() {
        assert!(only_boxes(&["uuu"]) && only_boxes(&["uuuuuuuu"]) && only_boxes(&["uuu uuuu"]));
        assert!(only_boxes(&["uuuu o"]), "and a box to tick");
        for writing in [["uu "], ["u1uu"], ["uueu"], ["uuuuO"], ["uuuu-"], ["uuuu#"], ["uuu u"]] {
            assert!(!only_boxes(&writing), "{writing:?}");
        }
    }

    #[test]
    fn whatever_may_be_letters_is() {
        assert!(!only_boxes(&["x x"]), "two letters, one a box");
        for writing in [["o O"], ["OO "], ["o -"], ["o #"], ["-- "], ["## "], ["   "]] {
            assert!(!only_boxes(&writing), "{writing:?}");
        }
    }
}
