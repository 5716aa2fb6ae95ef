//! A line as the networks see it, taken from its page once for all of them.

use std::ops::Range;

use super::geometry::Strip;
use super::page::Page;
use super::recogniser::{LONGEST, Strips, planes_of};

/// Longer lines, in strips of the longest, are squeezed.
const MOST_STRIPS: usize = 64;

/// The pixels of a strip, scaled to a network's height.
pub(super) struct Sampled {
    pixels: Vec<[f32; 3]>,
    pub(super) width: usize,
    pub(super) height: usize,
}

impl Sampled {
    pub(super) fn new(page: &Page, strip: &Strip, height: usize) -> Sampled {
        let aspect = strip.width() / strip.height().max(1.0);
        let width = ((height as f32 * aspect).ceil() as usize).clamp(1, MOST_STRIPS * LONGEST);
        Sampled { pixels: page.strip(strip, width, height), width, height }
    }

    /// The columns between two fractions of the width, at least one.
    pub(super) fn columns(&self, from: f32, to: f32) -> Range<usize> {
        let column = |at: f32| (at * self.width as f32).round() as usize;
        let start = column(from).min(self.width - 1);
        start..column(to).clamp(start + 1, self.width)
    }

    /// Some columns as planes, padded to `padded(their number)`.
    pub(super) fn planes(&self, columns: Range<usize>, padded: impl Fn(usize) -> usize) -> Strips {
        let used = columns.len();
        let rows =
            self.pixels.chunks_exact(self.width).map(|row| row.get(columns.clone()).unwrap_or_default());
        planes_of(rows, self.height, padded(used), used)
    }
}
