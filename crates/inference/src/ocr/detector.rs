//! Finds the lines of a page. The page is looked at nearly as it is, in tiles, because small print vanishes when it is
//! made smaller; a large page is looked at once more as a whole, because a title may be larger than a tile shows. Where
//! the print is tiny the page is enlarged.

use std::sync::Arc;

use blackbar_core::{Cancel, ReaderError};

use super::FAILED;
use super::components::{LineRules, TextMap, lines};
use super::geometry::Strip;
use super::network::{LazyNetwork, Network};
use super::page::Page;
use super::spread::spread;
use super::tiles::{Cut, cut};
use crate::Pool;

/// What the detector subtracts and divides by, blue first: the order it was trained in.
const MEAN: [f32; 3] = [0.485, 0.456, 0.406];
const DEVIATION: [f32; 3] = [0.229, 0.224, 0.225];

/// Ground around the page, in pixels as the detector sees it, so that text at the very edge stands free.
const MARGIN: usize = 16;
/// The most pixels a page is looked at with.
const MOST_PIXELS: f32 = 24e6;
/// Longer pages are made smaller, but not below [`LEAST_SCALE`].
const LONG: f32 = 1600.0;
/// Print of six points on a page of 300 dpi keeps 11 pixels.
const LEAST_SCALE: f32 = 0.66;
/// Shorter pages are enlarged, at most twice.
const SHORT: f32 = 800.0;
/// The longest side of a page looked at as a whole.
const WHOLE: f32 = 480.0;
/// Lines lower than this, as the detector saw them, are looked for again in a page twice as large.
const TINY: f32 = 13.0;
/// A tile is left out when no pixel differs from its neighbours by more.
const BLANK: u8 = 12;
/// A page's margins are left out where no pixel differs from its neighbour by more: less than in a tile, because the faintest print beside a
/// page's text was always looked at together with it.
const EMPTY: u8 = 2;

/// What is so many times as long as high is a word at least, and not the crumb of a letter.
const LONG_LINE: f32 = 3.0;
/// What is so many times as high as a word is not the same word.
const MUCH_HIGHER: f32 = 3.0;
/// A title is so many times as wide as high.
const WIDE: f32 = 2.0;
/// A line is no larger than so many times its picture, and the ground around it.
const LARGEST: f32 = 1.15;

/// The detector of one quality.
pub(super) struct Detector {
    pub(super) network: LazyNetwork,
    pub(super) rules: LineRules,
}

struct Tile {
    page: Page,
    columns: Cut,
    rows: Cut,
}

impl Detector {
    /// The lines of a page, in its pixels, in no order.
    pub(super) fn find(&self, page: &Page, pool: &Pool, cancel: &Cancel) -> Result<Vec<Strip>, ReaderError> {
        let network = self.network.get()?;
        let look = |scale: f32| self.look(&network, page, scale, pool, cancel);
        let longest = page.width.max(page.height) as f32;
        let pixels = (page.width * page.height) as f32;
        let most = (MOST_PIXELS / pixels).sqrt();
        let scale = if longest > LONG {
            (LONG / longest).max(LEAST_SCALE)
        } else {
            (SHORT / longest).clamp(1.0, 2.0)
        };
        let scale = scale.min(most);
        let mut found = look(scale)?;
        let mut heights: Vec<f32> =
            found.iter().map(|line| line.height().min(line.width()) * scale).collect();
        heights.sort_by(f32::total_cmp);
        let low = heights.get(heights.len() / 5).is_some_and(|height| *height < TINY);
        if low && scale * 2.0 <= most {
            add_missing(&mut found, look(scale * 2.0)?, Prefer::New);
        }
        if found.is_empty() && scale > 0.5 {
            found = look(scale / 2.0)?;
        }
        if longest * scale > WHOLE * 1.3 {
            add_missing(&mut found, look(WHOLE / longest)?, Prefer::Old);
        }
        // Lines are read next.
        self.network.rest();
        Ok(found)
    }

    fn look(
        &self,
        network: &Arc<Network>,
        page: &Page,
        scale: f32,
        pool: &Pool,
        cancel: &Cancel,
    ) -> Result<Vec<Strip>, ReaderError> {
        let side = |pixels: usize| ((pixels as f32 * scale).round() as usize).max(1);
        let (width, height) = (side(page.width), side(page.height));
        let (small, left, top) = page.scaled(width, height)?.without_margins(EMPTY, 2 * MARGIN);
        let (map_width, map_height) = (small.width + 2 * MARGIN, small.height + 2 * MARGIN);
        let mut tiles = Vec::new();
        for rows in cut(map_height) {
            for columns in cut(map_width) {
                tiles.push(Tile { page: small.clone(), columns, rows: rows.clone() });
            }
        }
        let network = Arc::clone(network);
        let parts = spread(pool, tiles, cancel, move |stream, tile| tile.run(&network, stream))?;
        let mut likelihood = vec![0; map_width * map_height];
        for (tile, values) in parts {
            let width = tile.columns.answers.len();
            for (row, values) in tile.rows.answers.zip(values.chunks_exact(width.max(1))) {
                let from = row * map_width + tile.columns.answers.start;
                if let Some(place) = likelihood.get_mut(from..from + width) {
                    place.copy_from_slice(values);
                }
            }
        }
        let map = TextMap { width: map_width, likelihood };
        let (x, y) = (page.width as f32 / width as f32, page.height as f32 / height as f32);
        let place = |mut line: Strip| {
            line.origin.x += left as f32 - MARGIN as f32;
            line.origin.y += top as f32 - MARGIN as f32;
            line.scaled(x, y)
        };
        let mut found: Vec<Strip> = lines(&map, self.rules).into_iter().map(place).collect();
        found.retain(|line| fits(line, page.width as f32, page.height as f32));
        Ok(found)
    }
}

/// Whether a line is no larger than its picture. Where the detector takes all of a photograph for text, it is: what is seen as the
/// middle of a line is grown by as much as the rest of a line of that size would take.
fn fits(line: &Strip, width: f32, height: f32) -> bool {
    let (shorter, longer) = (line.width().min(line.height()), line.width().max(line.height()));
    let room = |side: f32| LARGEST * side + MARGIN as f32;
    shorter <= room(width.min(height)) && longer <= room(width.hypot(height))
}

/// Where a tile answers, and what.
struct Answered {
    columns: Cut,
    rows: Cut,
}

impl Tile {
    fn run(self, network: &Network, stream: usize) -> Result<(Answered, Vec<u8>), ReaderError> {
        let (width, height) = (self.columns.length, self.rows.length);
        let (wide, high) = (self.columns.answers.len(), self.rows.answers.len());
        let mut planes = vec![0.0; 3 * width * height];
        let (first, rest) = planes.split_at_mut(width * height);
        let (second, third) = rest.split_at_mut(width * height);
        let mut blank = true;
        for y in 0..height {
            let mut before: Option<[u8; 3]> = None;
            let row = (self.rows.start + y).wrapping_sub(MARGIN);
            let line = y * width..(y + 1) * width;
            let slots = [&mut *first, &mut *second, &mut *third]
                .map(|plane| plane.get_mut(line.clone()).unwrap_or_default().iter_mut());
            let [blues, greens, reds] = slots;
            for (x, ((blue, green), red)) in blues.zip(greens).zip(reds).enumerate() {
                let pixel = self.page.pixel((self.columns.start + x).wrapping_sub(MARGIN), row);
                if blank && let Some(before) = before {
                    blank = before.iter().zip(pixel).all(|(a, b)| a.abs_diff(b) <= BLANK);
                }
                before = Some(pixel);
                let [r, g, b] = pixel.map(|value| f32::from(value) / 255.0);
                *blue = (b - MEAN[0]) / DEVIATION[0];
                *green = (g - MEAN[1]) / DEVIATION[1];
                *red = (r - MEAN[2]) / DEVIATION[2];
            }
        }
        let answered = Answered { columns: self.columns.clone(), rows: self.rows.clone() };
        if blank {
            return Ok((answered, vec![0; wide * high]));
        }
        let output = network.run(stream, [1, 3, height, width], &planes)?;
        if output.values.len() != width * height {
            return Err(FAILED);
        }
        let (left, top) =
            (self.columns.answers.start - self.columns.start, self.rows.answers.start - self.rows.start);
        let mut values = Vec::with_capacity(wide * high);
        for row in output.values.chunks_exact(width).skip(top).take(high) {
            values.extend(row.iter().skip(left).take(wide).map(|value| (value * 255.0) as u8));
        }
        Ok((answered, values))
    }
}

/// Whose rectangle is kept where two looks found the same line.
#[derive(Clone, Copy, PartialEq)]
enum Prefer {
    Old,
    New,
}

/// Adds the lines of a second look that the first did not find. Where both found something, the preferred one's are
/// kept; what only the other saw stays. What a line lies on (a table, a wall) may be taken for a line, too, and hides none.
fn add_missing(lines: &mut Vec<Strip>, second: Vec<Strip>, prefer: Prefer) {
    let first = std::mem::take(lines);
    let (mut kept, others) = if prefer == Prefer::Old { (first, second) } else { (second, first) };
    let is_missing = |line: &Strip| {
        let most = if is_long(line) { MUCH_HIGHER * line.width().min(line.height()) } else { f32::MAX };
        covered(line, &kept.iter().filter(|other| other.width().min(other.height()) <= most)) < 0.5
    };
    let missing: Vec<Strip> = others.into_iter().filter(is_missing).collect();
    // A title of which a tile saw only crumbs: the whole wins over what lies in it.
    let titles = || missing.iter().filter(|line| line.width() > WIDE * line.height());
    kept.retain(|line| is_long(line) || !titles().any(|title| covered(line, &std::iter::once(title)) > 0.8));
    kept.extend(missing);
    *lines = kept;
}

/// Whether it has room for a word.
fn is_long(line: &Strip) -> bool {
    let (width, height) = (line.width(), line.height());
    width.max(height) > LONG_LINE * width.min(height)
}

/// How much of a line's middle lies in any of the others, by points along it.
fn covered<'s>(line: &Strip, others: &(impl Iterator<Item = &'s Strip> + Clone)) -> f32 {
    const POINTS: [f32; 9] = [0.05, 0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85, 0.95];
    let mut inside = 0;
    for across in POINTS {
        for down in [0.3, 0.5, 0.7] {
            let point = line.at(across, down);
            inside += usize::from(others.clone().any(|other| {
                let from = point - other.origin;
                let x = from.dot(other.across) / other.across.dot(other.across).max(1.0);
                let y = from.dot(other.down) / other.down.dot(other.down).max(1.0);
                (0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y)
            }));
        }
    }
    inside as f32 / (POINTS.len() * 3) as f32
}

#[cfg(test)]
mod tests {
    use blackbar_core::Picture;

    use super::super::geometry::Point;
    use super::*;

    fn line(x: f32, y: f32, width: f32, height: f32) -> Strip {
        Strip { origin: Point::new(x, y), across: Point::new(width, 0.0), down: Point::new(0.0, height) }
    }

    #[test]
    fn faint_print_in_a_margin_is_no_margin() {
        let (width, height) = (400_usize, 300_usize);
        let mut rgb = vec![255; 3 * width * height];
        // Black print in the middle, print of 251 in the lower right corner.
        for (x, y, ink) in [(200, 100, 0), (390, 290, 251)] {
            for at in 0..8 {
                let start = 3 * (y * width + x + at);
                rgb[start..start + 3].fill(if at % 2 == 0 { ink } else { 255 });
            }
        }
        let page = Page::new(&Picture { width: 400, height: 300, rgb }).unwrap();
        let (kept, left, top) = page.without_margins(EMPTY, 2 * MARGIN);
        assert_eq!((left + kept.width, top + kept.height), (400, 300));
        let (kept, left, top) = page.without_margins(BLANK, 2 * MARGIN);
        assert!(left + kept.width < 300 && top + kept.height < 200, "the corner is what EMPTY is for");
    }

    #[test]
    fn no_line_is_larger_than_its_picture() {
        let fits = |width: f32, height: f32| fits(&line(-20.0, -20.0, width, height), 900.0, 506.0);
        assert!(fits(910.0, 516.0) && fits(1040.0, 80.0) && fits(80.0, 900.0), "also along the diagonal");
        assert!(!fits(882.0, 748.0) && !fits(748.0, 882.0) && !fits(1500.0, 80.0));
        assert!(super::fits(&line(-8.0, -8.0, 56.0, 36.0), 40.0, 20.0), "a small picture with a word in it");
    }

    #[test]
    fn a_second_look_adds_what_the_first_did_not_see() {
        let (small, crumb) = (line(10.0, 10.0, 100.0, 20.0), line(30.0, 130.0, 10.0, 10.0));
        let (same, title) = (line(8.0, 8.0, 104.0, 26.0), line(0.0, 100.0, 400.0, 100.0));
        let mut lines = vec![small, crumb];
        add_missing(&mut lines, vec![same, title], Prefer::Old);
        assert_eq!(lines, [small, title]);
        let mut lines = vec![small, crumb];
        add_missing(&mut lines, vec![same], Prefer::New);
        assert_eq!(lines, [same, crumb]);
    }

    #[test]
    fn what_lines_lie_on_hides_none_of_them() {
        let (word, short, table) =
            (line(10.0, 10.0, 100.0, 20.0), line(30.0, 130.0, 24.0, 12.0), line(0.0, 0.0, 500.0, 300.0));
        for prefer in [Prefer::Old, Prefer::New] {
            for (first, second) in [(vec![word, short], vec![table]), (vec![table], vec![word, short])] {
                let mut lines = first;
                add_missing(&mut lines, second, prefer);
                assert!(lines.contains(&word), "{lines:?}");
            }
        }
        let mut lines = vec![word, short];
        add_missing(&mut lines, vec![table], Prefer::Old);
        assert_eq!(lines, [word, short, table], "a table is no title");
    }
}
