//! A line as the networks see it, taken from its page once for all of them.

use super::geometry::Strip;
use super::page::Page;
use super::recogniser::{LONGEST, Strips, planes, planes_of};

/// Longer lines, in strips of the longest, are squeezed.
const MOST_STRIPS: usize = 64;

/// A strip of a page and its pixels, scaled to a network's height.
pub(super) struct Sampled<'p> {
    pub(super) page: &'p Page,
    pub(super) strip: &'p Strip,
    pixels: Vec<[f32; 3]>,
    width: usize,
    height: usize,
}

impl<'p> Sampled<'p> {
    pub(super) fn new(page: &'p Page, strip: &'p Strip, height: usize) -> Sampled<'p> {
        let aspect = strip.width() / strip.height().max(1.0);
        let width = ((height as f32 * aspect).ceil() as usize).clamp(1, MOST_STRIPS * LONGEST);
        Sampled { page, strip, pixels: page.strip(strip, width, height), width, height }
    }

    /// What lies between two fractions of the width, as a network of this height takes it, padded to `padded(its width)`.
    pub(super) fn part(&self, from: f32, to: f32, height: usize, padded: impl Fn(usize) -> usize) -> Strips {
        let column = |at: f32| (at * self.width as f32).round() as usize;
        let start = column(from).min(self.width - 1);
        let columns = start..column(to).clamp(start + 1, self.width);
        if height != self.height || columns.len() > LONGEST {
            return planes(self.page, &self.strip.part(from, to), height, padded);
        }
        let used = columns.len();
        let rows =
            self.pixels.chunks_exact(self.width).map(|row| row.get(columns.clone()).unwrap_or_default());
        planes_of(rows, height, padded(used), used)
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Picture;

    use super::super::geometry::Point;
    use super::super::recogniser::bucket;
    use super::*;

    #[test]
    fn a_part_is_the_same_as_when_it_is_taken_alone() {
        let (width, height) = (400_u32, 48_u32);
        let shade = |at: u32| (at % width * 255 / width) as u8;
        let rgb = (0..width * height).flat_map(|at| [shade(at), 255 - shade(at), 7]).collect();
        let page = Page::new(&Picture { width, height, rgb }).unwrap();
        let strip = Strip {
            origin: Point::new(0.0, 0.0),
            across: Point::new(400.0, 0.0),
            down: Point::new(0.0, 48.0),
        };
        let line = Sampled::new(&page, &strip, 48);
        let (whole, alone) = (line.part(0.0, 1.0, 48, bucket), planes(&page, &strip, 48, bucket));
        assert_eq!((whole.planes, whole.width, whole.used), (alone.planes, alone.width, alone.used));
        let (half, alone) =
            (line.part(0.5, 1.0, 48, bucket), planes(&page, &strip.part(0.5, 1.0), 48, bucket));
        assert_eq!((half.planes, half.width, half.used), (alone.planes, alone.width, alone.used));
        let (lower, alone) =
            (line.part(0.0, 0.5, 32, bucket), planes(&page, &strip.part(0.0, 0.5), 32, bucket));
        assert_eq!((lower.planes, lower.used), (alone.planes, alone.used), "another height");
    }
}
