//! A part of a picture to be covered, in pixels, and how.

use blackbar_core::{Masking, Rect};

/// A rectangle of whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    /// First column.
    pub(crate) left: u32,
    /// First row.
    pub(crate) top: u32,
    /// The column behind the last.
    pub(crate) right: u32,
    /// The row behind the last.
    pub(crate) bottom: u32,
    /// How it is covered.
    pub(crate) masking: Masking,
    /// The smallest detail that a blur may leave, in pixels.
    pub(crate) cell: u32,
}

impl Region {
    /// A solid one.
    pub(crate) fn blackbox(left: u32, top: u32, right: u32, bottom: u32) -> Region {
        Region { left, top, right, bottom, masking: Masking::BlackBox, cell: 1 }
    }

    /// The pixels that a box touches, with some more on every side; nothing when the picture has none there. A box
    /// that is no box (not a number) is all of the picture: what cannot be placed is not left open.
    pub(crate) fn around(
        area: Rect,
        padding: f32,
        (width, height): (u32, u32),
        masking: Masking,
        cell: u32,
    ) -> Option<Region> {
        let sides = [area.x0, area.y0, area.x1, area.y1, padding];
        if sides.iter().any(|side| !side.is_finite()) {
            return Some(Region { left: 0, top: 0, right: width, bottom: height, masking, cell });
        }
        let low = |side: f32, length: u32| to_pixel((side * as_float(length) - padding).floor(), length);
        let high = |side: f32, length: u32| to_pixel((side * as_float(length) + padding).ceil(), length);
        let region = Region {
            left: low(area.x0.min(area.x1), width),
            top: low(area.y0.min(area.y1), height),
            right: high(area.x0.max(area.x1), width),
            bottom: high(area.y0.max(area.y1), height),
            masking,
            cell,
        };
        (region.left < region.right && region.top < region.bottom).then_some(region)
    }

    /// In pixels.
    pub(crate) fn width(&self) -> u32 {
        self.right.saturating_sub(self.left)
    }

    /// In pixels.
    pub(crate) fn height(&self) -> u32 {
        self.bottom.saturating_sub(self.top)
    }

    /// The part inside of another rectangle, from its corner.
    pub(crate) fn within(&self, left: u32, top: u32, width: u32, height: u32) -> Option<Region> {
        let inside = Region {
            left: self.left.max(left) - left,
            top: self.top.max(top) - top,
            right: self.right.min(left.saturating_add(width)).checked_sub(left)?,
            bottom: self.bottom.min(top.saturating_add(height)).checked_sub(top)?,
            ..*self
        };
        (inside.left < inside.right && inside.top < inside.bottom).then_some(inside)
    }

    /// The same part of the same picture at another size.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "pages that are rendered at one size and covered at another use it")
    )]
    pub(crate) fn scaled(&self, from: (u32, u32), to: (u32, u32)) -> Region {
        let scale = |at: u32, from: u32, to: u32, up: u64| {
            let scaled =
                (u64::from(at) * u64::from(to) + up * u64::from(from.max(1) - 1)) / u64::from(from.max(1));
            u32::try_from(scaled).unwrap_or(to).min(to)
        };
        Region {
            left: scale(self.left, from.0, to.0, 0),
            top: scale(self.top, from.1, to.1, 0),
            right: scale(self.right, from.0, to.0, 1),
            bottom: scale(self.bottom, from.1, to.1, 1),
            masking: self.masking,
            cell: scale(self.cell, from.1, to.1, 1).max(1),
        }
    }
}

/// The stretches of a row of `width` pixels that no region covers.
pub(crate) fn outside(regions: &[Region], y: u32, width: u32) -> Vec<(u32, u32)> {
    let mut covered: Vec<(u32, u32)> = regions
        .iter()
        .filter(|region| (region.top..region.bottom).contains(&y))
        .map(|region| (region.left, region.right))
        .collect();
    covered.sort_unstable();
    let (mut free, mut done) = (Vec::new(), 0);
    for (left, right) in covered {
        if left > done {
            free.push((done, left.min(width)));
        }
        done = done.max(right);
    }
    if done < width {
        free.push((done, width));
    }
    free
}

#[expect(
    clippy::cast_precision_loss,
    reason = "sides of pictures are far below the precision of f32 that matters"
)]
pub(crate) fn as_float(length: u32) -> f32 {
    length as f32
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to the picture before; float casts saturate"
)]
pub(crate) fn to_pixel(at: f32, length: u32) -> u32 {
    at.clamp(0.0, as_float(length)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn around(x0: f32, y0: f32, x1: f32, y1: f32) -> Option<(u32, u32, u32, u32)> {
        Region::around(Rect { x0, y0, x1, y1 }, 2.0, (100, 50), Masking::Blur, 4)
            .map(|region| (region.left, region.top, region.right, region.bottom))
    }

    #[test]
    fn boxes_grow_and_stay_inside() {
        assert_eq!(around(0.1, 0.2, 0.2, 0.4), Some((8, 8, 22, 22)));
        assert_eq!(around(-1.0, -1.0, 9.0, 9.0), Some((0, 0, 100, 50)));
        assert_eq!(around(f32::NAN, 0.2, 0.2, 0.4), Some((0, 0, 100, 50)));
        assert_eq!(around(0.2, 0.4, 0.1, 0.2), Some((8, 8, 22, 22)), "corners the other way round");
        assert_eq!(around(3.0, 0.2, 4.0, 0.4), None);
    }

    #[test]
    fn rows_know_what_is_free() {
        let regions = [Region::blackbox(2, 0, 4, 2), Region::blackbox(3, 1, 6, 3)];
        assert_eq!(outside(&regions, 0, 8), [(0, 2), (4, 8)]);
        assert_eq!(outside(&regions, 1, 8), [(0, 2), (6, 8)]);
        assert_eq!(outside(&regions, 5, 8), [(0, 8)]);
    }

    #[test]
    fn scaling_never_shrinks_what_is_covered() {
        let region = Region::blackbox(3, 3, 5, 5).scaled((10, 10), (15, 25));
        assert_eq!((region.left, region.top, region.right, region.bottom), (4, 7, 8, 13));
    }
}
