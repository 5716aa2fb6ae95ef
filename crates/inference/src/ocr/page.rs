//! A page of pixels: scaled and turned as a whole for the networks that look at all of it, and sampled along a turned
//! rectangle for those that read a line.

use std::sync::Arc;

use blackbar_core::{Picture, ReaderError};

use super::FAILED;
use super::geometry::{Point, Strip};
use super::scale::scale;

/// A picture whose brightest and darkest hundredths lie closer together than this is stretched.
const FAINT: u8 = 110;

/// 8-bit RGB; clones share the pixels.
#[derive(Clone)]
pub(super) struct Page {
    pub(super) width: usize,
    pub(super) height: usize,
    rgb: Arc<Vec<u8>>,
    /// What lies beyond the edges: the usual colour of the edge itself.
    pub(super) ground: [u8; 3],
}

impl Page {
    /// A picture as it came, with its contrast raised where it is faint.
    pub(super) fn new(picture: &Picture) -> Result<Page, ReaderError> {
        let (width, height) = (picture.width as usize, picture.height as usize);
        let expected = width.checked_mul(height).and_then(|pixels| pixels.checked_mul(3));
        if expected != Some(picture.rgb.len()) {
            return Err(FAILED);
        }
        let mut rgb = picture.rgb.clone();
        stretch(&mut rgb);
        Ok(Page::of(width, height, rgb))
    }

    fn of(width: usize, height: usize, rgb: Vec<u8>) -> Page {
        let ground = edge_colour(width, height, &rgb);
        Page { width, height, rgb: Arc::new(rgb), ground }
    }

    /// Turned clockwise by so many quarters.
    pub(super) fn turned(&self, quarters: usize) -> Page {
        let (width, height) = (self.width, self.height);
        let quarters = quarters % 4;
        if quarters == 0 {
            return self.clone();
        }
        let (new_width, new_height) = if quarters % 2 == 1 { (height, width) } else { (width, height) };
        let mut rgb = Vec::with_capacity(self.rgb.len());
        for y in 0..new_height {
            for x in 0..new_width {
                let (from_x, from_y) = match quarters {
                    1 => (y, height - 1 - x),
                    2 => (width - 1 - x, height - 1 - y),
                    _ => (width - 1 - y, x),
                };
                rgb.extend(self.pixel(from_x, from_y));
            }
        }
        Page { width: new_width, height: new_height, rgb: Arc::new(rgb), ground: self.ground }
    }

    /// Without the empty margins around all that differs from its neighbour by more than `blank`, but for a rim; and how much of it lies
    /// left of and above what is kept.
    pub(super) fn without_margins(&self, blank: u8, rim: usize) -> (Page, usize, usize) {
        // Left, upper, right and lower edge of what is not empty.
        let mut inked: Option<[usize; 4]> = None;
        for (y, row) in self.rgb.chunks_exact((3 * self.width).max(1)).enumerate() {
            let pixels = row.as_chunks::<3>().0;
            let differ = |pair: &[[u8; 3]]| matches!(pair, [a, b] if a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > blank));
            let Some(first) = pixels.windows(2).position(differ) else { continue };
            let last = pixels.windows(2).rposition(differ).unwrap_or(first);
            let [left, top, right, _] = inked.unwrap_or([first, y, 0, 0]);
            inked = Some([left.min(first), top, right.max(last + 2), y + 1]);
        }
        let Some([left, top, right, bottom]) = inked else { return (self.clone(), 0, 0) };
        let (left, right) = (left.saturating_sub(rim), (right + rim).min(self.width));
        let (top, bottom) = (top.saturating_sub(rim), (bottom + rim).min(self.height));
        if (left, top, right, bottom) == (0, 0, self.width, self.height) {
            return (self.clone(), 0, 0);
        }
        let mut rgb = Vec::with_capacity(3 * (right - left) * (bottom - top));
        for row in self.rgb.chunks_exact(3 * self.width).take(bottom).skip(top) {
            rgb.extend_from_slice(row.get(3 * left..3 * right).unwrap_or_default());
        }
        let (width, height) = (right - left, bottom - top);
        (Page { width, height, rgb: Arc::new(rgb), ground: self.ground }, left, top)
    }

    /// As large as asked for.
    pub(super) fn scaled(&self, width: usize, height: usize) -> Result<Page, ReaderError> {
        if (width, height) == (self.width, self.height) {
            return Ok(self.clone());
        }
        let rgb = scale(&self.rgb, (self.width, self.height), (width, height)).ok_or(FAILED)?;
        Ok(Page { width, height, rgb: Arc::new(rgb), ground: self.ground })
    }

    /// The ground beyond the edges.
    pub(super) fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        if x >= self.width || y >= self.height {
            return self.ground;
        }
        let at = (y * self.width + x) * 3;
        match self.rgb.get(at..at + 3) {
            Some(&[r, g, b]) => [r, g, b],
            _ => self.ground,
        }
    }

    /// Red, green and blue between the pixels.
    #[inline]
    fn between(&self, point: Point) -> [f32; 3] {
        // Far outside is as good as just outside, and keeps the numbers small.
        let x = (point.x - 0.5).clamp(-2.0, self.width as f32 + 1.0);
        let y = (point.y - 0.5).clamp(-2.0, self.height as f32 + 1.0);
        let (left, top) = (floor(x), floor(y));
        let (right_share, lower_share) = (x - left as f32, y - top as f32);
        let (upper, lower) = (self.pair(left, top), self.pair(left, top + 1));
        let (left_share, upper_share) = (1.0 - right_share, 1.0 - lower_share);
        let mut mixed = [0.0; 3];
        let corners = upper.0.iter().zip(upper.1).zip(lower.0.iter().zip(lower.1));
        for (mixed, ((a, b), (c, d))) in mixed.iter_mut().zip(corners) {
            let [a, b, c, d] = [*a, b, *c, d].map(f32::from);
            *mixed = upper_share * left_share * a
                + upper_share * right_share * b
                + lower_share * left_share * c
                + lower_share * right_share * d;
        }
        mixed
    }

    /// Two pixels side by side.
    #[inline]
    fn pair(&self, column: i32, row: i32) -> ([u8; 3], [u8; 3]) {
        if let (Ok(left), Ok(above)) = (usize::try_from(column), usize::try_from(row))
            && left + 1 < self.width
            && above < self.height
        {
            let at = (above * self.width + left) * 3;
            if let Some(&[r, g, b, right_r, right_g, right_b]) = self.rgb.get(at..at + 6) {
                return ([r, g, b], [right_r, right_g, right_b]);
            }
        }
        (self.near(column, row), self.near(column + 1, row))
    }

    /// As [`Page::pixel`], for places before the page, too.
    #[cold]
    fn near(&self, column: i32, row: i32) -> [u8; 3] {
        match (usize::try_from(column), usize::try_from(row)) {
            (Ok(column), Ok(row)) => self.pixel(column, row),
            _ => self.ground,
        }
    }

    /// A strip as a picture of its own.
    pub(super) fn picture(&self, strip: &Strip, width: usize, height: usize) -> Picture {
        let pixels = self.strip(strip, width, height);
        let rgb = pixels.into_iter().flatten().map(|value| value.round().clamp(0.0, 255.0) as u8).collect();
        Picture { width: width as u32, height: height as u32, rgb }
    }

    /// The pixels of a strip, `width` x `height`, row by row. Where several pixels of the page fall on one, it is
    /// their average.
    pub(super) fn strip(&self, strip: &Strip, width: usize, height: usize) -> Vec<[f32; 3]> {
        let samples =
            |length: f32, pixels: usize| ((length / pixels.max(1) as f32).round() as usize).clamp(1, 8);
        let (columns, rows) = (samples(strip.width(), width), samples(strip.height(), height));
        let (right, down) =
            (strip.across * (1.0 / (width * columns) as f32), strip.down * (1.0 / (height * rows) as f32));
        let share = 1.0 / (columns * rows) as f32;
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            if (columns, rows) == (1, 1) {
                let line = down * (y as f32 + 0.5);
                let at = |x: usize| strip.origin + right * (x as f32 + 0.5) + line;
                pixels.extend((0..width).map(|x| self.between(at(x))));
                continue;
            }
            for x in 0..width {
                let mut sum = [0.0; 3];
                for sub_y in 0..rows {
                    for sub_x in 0..columns {
                        let point = strip.origin
                            + right * ((x * columns + sub_x) as f32 + 0.5)
                            + down * ((y * rows + sub_y) as f32 + 0.5);
                        let value = self.between(point);
                        sum.iter_mut().zip(value).for_each(|(sum, value)| *sum += value * share);
                    }
                }
                pixels.push(sum);
            }
        }
        pixels
    }
}

/// Rounded down; a call to the C library's takes longer than all the rest of a pixel on processors without a word for it.
fn floor(value: f32) -> i32 {
    let cut = value as i32;
    cut - i32::from(value < cut as f32)
}

/// Spreads the brightness of a faint picture over the whole range.
fn stretch(rgb: &mut [u8]) {
    let mut counts = [0usize; 256];
    let mut pixels = 0usize;
    for pixel in rgb.chunks_exact(3) {
        if let &[r, g, b] = pixel
            && let Some(count) = counts.get_mut(brightness([r, g, b]))
        {
            *count += 1;
            pixels += 1;
        }
    }
    // A thousandth: the ink of a page with few words is not much.
    let few = pixels / 1000;
    let mut seen = 0;
    let mut enough = |count: &usize| {
        seen += count;
        seen > few
    };
    let low = counts.iter().position(&mut enough);
    seen = 0;
    let mut enough = |count: &usize| {
        seen += count;
        seen > few
    };
    let high = counts.iter().rposition(&mut enough);
    let (Some(low), Some(high)) = (low, high) else { return };
    if high <= low + 8 || high - low >= usize::from(FAINT) {
        return;
    }
    let table: Vec<u8> =
        (0..256usize).map(|value| (value.saturating_sub(low) * 255 / (high - low)).min(255) as u8).collect();
    for value in rgb {
        *value = table.get(usize::from(*value)).copied().unwrap_or(*value);
    }
}

fn brightness(pixel: [u8; 3]) -> usize {
    let [r, g, b] = pixel.map(usize::from);
    (r * 77 + g * 150 + b * 29) >> 8
}

/// The median of the edge, a channel at a time.
fn edge_colour(width: usize, height: usize, rgb: &[u8]) -> [u8; 3] {
    let mut counts = [[0usize; 256]; 3];
    let mut total = 0;
    let mut count = |x: usize, y: usize| {
        let at = (y * width + x) * 3;
        if let Some(pixel) = rgb.get(at..at + 3) {
            total += 1;
            for (counts, value) in counts.iter_mut().zip(pixel) {
                if let Some(count) = counts.get_mut(usize::from(*value)) {
                    *count += 1;
                }
            }
        }
    };
    for x in 0..width {
        count(x, 0);
        count(x, height.saturating_sub(1));
    }
    for y in 0..height {
        count(0, y);
        count(width.saturating_sub(1), y);
    }
    counts.map(|counts| {
        let mut seen = 0;
        let median = counts.iter().position(|count| {
            seen += count;
            seen * 2 >= total
        });
        median.unwrap_or(255).min(255) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(width: u32, height: u32, rgb: Vec<u8>) -> Page {
        Page::new(&Picture { width, height, rgb }).unwrap()
    }

    #[test]
    fn empty_margins_go_but_for_a_rim() {
        let (width, height) = (100_usize, 80_usize);
        let mut rgb = vec![250; 3 * width * height];
        let empty = Picture { width: 100, height: 80, rgb: rgb.clone() };
        for y in 30..40 {
            for x in 20..50 {
                rgb[3 * (y * width + x) + 1] = if x % 3 == 0 { 0 } else { 250 };
            }
        }
        let page = Page::new(&Picture { width: 100, height: 80, rgb }).unwrap();
        let (kept, left, top) = page.without_margins(12, 8);
        // Columns 21 to 48 are inked; the pixels beside them differ from them.
        assert_eq!((left, top, kept.width, kept.height), (12, 22, 46, 26));
        assert!((0..26).all(|y| (0..46).all(|x| kept.pixel(x, y) == page.pixel(x + 12, y + 22))));
        let (all, left, top) = page.without_margins(12, 90);
        assert_eq!((left, top, all.width, all.height), (0, 0, 100, 80));
        let (nothing, left, top) = Page::new(&empty).unwrap().without_margins(12, 8);
        assert_eq!((left, top, nothing.width, nothing.height), (0, 0, 100, 80));
    }

    #[test]
    fn a_picture_must_have_its_pixels() {
        assert!(Page::new(&Picture { width: 3, height: 3, rgb: vec![0; 26] }).is_err());
        assert!(Page::new(&Picture { width: u32::MAX, height: u32::MAX, rgb: vec![] }).is_err());
    }

    #[test]
    fn four_quarters_are_none() {
        let first = page(3, 2, (0..18).map(|value| value * 14).collect());
        assert_eq!(first.turned(1).pixel(1, 0), first.pixel(0, 0));
        assert_eq!(first.turned(3).pixel(0, 2), first.pixel(0, 0));
        let around = first.turned(1).turned(1).turned(2);
        assert_eq!(around.rgb, first.rgb);
    }

    #[test]
    fn a_faint_picture_is_stretched() {
        let rgb: Vec<u8> = (0..300).map(|value| if value % 2 == 0 { 200 } else { 170 }).collect();
        let page = page(10, 10, rgb.iter().flat_map(|value| [*value; 3]).take(300).collect());
        assert_eq!((page.pixel(0, 0), page.pixel(1, 0)), ([255; 3], [0; 3]));
    }

    #[test]
    fn a_strip_is_sampled_where_it_lies() {
        let mut rgb = vec![255; 20 * 20 * 3];
        for y in 5..10 {
            for x in 8..12 {
                rgb[(y * 20 + x) * 3..][..3].fill(0);
            }
        }
        let page = page(20, 20, rgb);
        let strip = Strip {
            origin: Point::new(8.0, 10.0),
            across: Point::new(0.0, -5.0),
            down: Point::new(4.0, 0.0),
        };
        let pixels = page.strip(&strip, 5, 4);
        assert!(pixels[6..9].iter().all(|pixel| pixel[0] < 1.0), "{pixels:?}");
        let wider = page.strip(&strip.grown(4.0), 13, 12);
        assert!(wider[0][0] > 250.0);
    }
}
