//! Boxes drawn for a person to tick. The recogniser takes two of them for letters and is unsure of what it read, so that they
//! would be covered as writing that nobody can read. What stands in a strip is told apart by its ink: straight frames with
//! nothing in them say nothing. One of them may hold a single mark, a tick or a cross; more could be the letters of a name,
//! one a box.

use super::geometry::Strip;
use super::page::Page;

/// How far a pixel's brightness is from the ground's where it has ink. Low: what is faint counts.
const INK: i32 = 24;
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
/// No strip with boxes alone takes more pixels.
const MOST_PIXELS: usize = 1 << 22;

/// Whether nothing stands in a strip but boxes.
pub(super) fn holds_only_boxes(page: &Page, strip: &Strip) -> bool {
    let Some(area) = Inked::around(page, strip) else { return false };
    let groups = area.groups();
    let mut boxes: Vec<(&Group, usize)> = Vec::new();
    let others: Vec<&Group> = groups
        .iter()
        .filter(|group| group.pixels > DIRT && group.touches(area.strip))
        .filter(|group| match area.frame(group) {
            Some(line) => {
                boxes.push((group, line));
                false
            }
            None => true,
        })
        .collect();
    // Whatever else there is stands in a box, and makes it one with a mark.
    if boxes.is_empty() || !others.iter().all(|other| boxes.iter().any(|(outer, _)| outer.encloses(other))) {
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

/// Where there is ink on a part of a page.
struct Inked {
    width: usize,
    height: usize,
    ink: Vec<bool>,
    /// The strip itself: left, top, right, bottom.
    strip: [usize; 4],
}

/// Pixels with ink that touch.
struct Group {
    left: usize,
    top: usize,
    /// The last column and row.
    right: usize,
    bottom: usize,
    pixels: usize,
}

impl Group {
    fn width(&self) -> usize {
        self.right - self.left + 1
    }

    fn height(&self) -> usize {
        self.bottom - self.top + 1
    }

    fn touches(&self, [left, top, right, bottom]: [usize; 4]) -> bool {
        self.left < right && left <= self.right && self.top < bottom && top <= self.bottom
    }

    fn encloses(&self, other: &Group) -> bool {
        self.left < other.left
            && other.right < self.right
            && self.top < other.top
            && other.bottom < self.bottom
    }
}

impl Inked {
    /// The strip with as much around it as it is high, so that no box is cut.
    fn around(page: &Page, strip: &Strip) -> Option<Inked> {
        let (left, top, right, bottom) = strip.bounds();
        let more = strip.height().min(strip.width());
        let at = |value: f32, most: usize| (value.max(0.0) as usize).min(most);
        let (x0, y0) = (at(left - more, page.width), at(top - more, page.height));
        let (x1, y1) = (at(right + more, page.width), at(bottom + more, page.height));
        let (width, height) = (x1.saturating_sub(x0), y1.saturating_sub(y0));
        if width.checked_mul(height).is_none_or(|pixels| pixels == 0 || pixels > MOST_PIXELS) {
            return None;
        }
        let mut light = Vec::with_capacity(width * height);
        for y in y0..y1 {
            light.extend((x0..x1).map(|x| brightness(page.pixel(x, y))));
        }
        let mut sorted = light.clone();
        let (_, ground, _) = sorted.select_nth_unstable(light.len() / 2);
        let ink = light.iter().map(|value| (value - *ground).abs() >= INK).collect();
        let inner = [(left, x0, width), (top, y0, height), (right, x0, width), (bottom, y0, height)];
        Some(Inked {
            width,
            height,
            ink,
            strip: inner.map(|(edge, from, most)| at(edge - from as f32, most)),
        })
    }

    fn is_ink(&self, x: usize, y: usize) -> bool {
        x < self.width && self.ink.get(y * self.width + x).copied().unwrap_or(false)
    }

    fn groups(&self) -> Vec<Group> {
        let mut left = self.ink.clone();
        let mut groups = Vec::new();
        for start in 0..left.len() {
            if !left.get_mut(start).is_some_and(std::mem::take) {
                continue;
            }
            let (x, y) = (start % self.width, start / self.width);
            let mut group = Group { left: x, top: y, right: x, bottom: y, pixels: 0 };
            let mut open = vec![start];
            while let Some(at) = open.pop() {
                let (x, y) = (at % self.width, at / self.width);
                group.left = group.left.min(x);
                group.right = group.right.max(x);
                group.top = group.top.min(y);
                group.bottom = group.bottom.max(y);
                group.pixels += 1;
                for near_y in y.saturating_sub(1)..(y + 2).min(self.height) {
                    for near_x in x.saturating_sub(1)..(x + 2).min(self.width) {
                        let near = near_y * self.width + near_x;
                        if left.get_mut(near).is_some_and(std::mem::take) {
                            open.push(near);
                        }
                    }
                }
            }
            groups.push(group);
        }
        groups
    }

    /// How thick the lines of a group are that is a straight frame.
    fn frame(&self, group: &Group) -> Option<usize> {
        let (width, height) = (group.width(), group.height());
        let whole =
            group.left > 0 && group.top > 0 && group.right + 1 < self.width && group.bottom + 1 < self.height;
        if !whole || width < SMALLEST || height < SMALLEST {
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

fn brightness([red, green, blue]: [u8; 3]) -> i32 {
    (i32::from(red) * 3 + i32::from(green) * 6 + i32::from(blue)) / 10
}

#[cfg(test)]
mod tests {
    use blackbar_core::Picture;

    use super::super::geometry::Point;
    use super::*;

    /// Rows of a drawing, 24 pixels a sign: `#` is ink, `o` a box with a line of one pixel, `x` one with a cross in it, `O` a ring.
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
    fn whatever_may_be_letters_is() {
        assert!(!only_boxes(&["x x"]), "two letters, one a box");
        for writing in [["o O"], ["OO "], ["o -"], ["o #"], ["-- "], ["## "], ["   "]] {
            assert!(!only_boxes(&writing), "{writing:?}");
        }
    }
}
