//! The ink on a part of a page, in groups of pixels that touch.

use super::geometry::Strip;
use super::page::Page;

/// How far a pixel's brightness is from the ground's where it has ink. Low: what is faint counts.
const INK: i32 = 24;
/// No part of a page that is looked at has more pixels.
const MOST_PIXELS: usize = 1 << 22;

/// Where there is ink on a part of a page.
pub(super) struct Inked {
    width: usize,
    height: usize,
    ink: Vec<bool>,
    /// The strip itself: left, top, right, bottom.
    pub(super) strip: [usize; 4],
}

/// Pixels with ink that touch.
pub(super) struct Group {
    pub(super) left: usize,
    pub(super) top: usize,
    /// The last column and row.
    pub(super) right: usize,
    pub(super) bottom: usize,
    pub(super) pixels: usize,
}

impl Group {
    pub(super) fn width(&self) -> usize {
        self.right - self.left + 1
    }

    pub(super) fn height(&self) -> usize {
        self.bottom - self.top + 1
    }

    pub(super) fn touches(&self, [left, top, right, bottom]: [usize; 4]) -> bool {
        self.left < right && left <= self.right && self.top < bottom && top <= self.bottom
    }

    pub(super) fn encloses(&self, other: &Group) -> bool {
        self.left < other.left
            && other.right < self.right
            && self.top < other.top
            && other.bottom < self.bottom
    }
}

impl Inked {
    /// The strip with as much around it as it is high, so that no box is cut.
    pub(super) fn around(page: &Page, strip: &Strip) -> Option<Inked> {
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

    /// Whether all of a group is there: it may go on where it touches the edge.
    pub(super) fn holds(&self, group: &Group) -> bool {
        group.left > 0 && group.top > 0 && group.right + 1 < self.width && group.bottom + 1 < self.height
    }

    pub(super) fn is_ink(&self, x: usize, y: usize) -> bool {
        x < self.width && self.ink.get(y * self.width + x).copied().unwrap_or(false)
    }

    pub(super) fn groups(&self) -> Vec<Group> {
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
}

fn brightness([red, green, blue]: [u8; 3]) -> i32 {
    (i32::from(red) * 3 + i32::from(green) * 6 + i32::from(blue)) / 10
}
