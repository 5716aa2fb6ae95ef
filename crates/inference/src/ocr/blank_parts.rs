//! What of a line that cannot be read is blank need not be covered: a strip around three signs far apart is mostly ground. Only
//! where no pixel differs from it; paper that is not even keeps the whole strip.

use super::geometry::Strip;
use super::line::{Line, Placed};
use super::page::Page;

/// How far one of a pixel's colours is from the ground's where something may stand. Fainter than what counts as ink elsewhere: pale
/// yellow on white is something.
const FAINT: f32 = 10.0;
/// Blanks wider than so many heights of the strip part it.
const WIDE: f32 = 1.0;
/// So much of its height stays around what stands there.
const MARGIN: f32 = 0.2;
/// Strips of more pixels stay whole.
const MOST_PIXELS: f32 = (1 << 22) as f32;

/// The parts of a line that cannot be read in which something stands.
pub(super) fn without_blanks(page: &Page, line: Line) -> Vec<Line> {
    let parts = parts(page, &line.strip);
    if line.stacked || line.glyphs.is_empty() || parts.is_empty() {
        return vec![line];
    }
    let whole = line.strip;
    let along = |placed: &Placed| {
        let middle = placed.strip.at(0.5, 0.5) - whole.origin;
        middle.dot(whole.across) / whole.across.dot(whole.across).max(1.0)
    };
    parts
        .into_iter()
        .map(|([from, to], strip)| {
            let inside = |glyph: &&Placed| (from..=to).contains(&along(glyph));
            let mut signs: Vec<char> =
                line.glyphs.iter().filter(inside).map(|glyph| glyph.character).collect();
            // None wider than high: by their size is told how much more is covered around them.
            let fewest = (strip.width() / strip.height().max(1.0)).ceil().max(1.0) as usize;
            signs.resize(signs.len().max(fewest), '\u{fffd}');
            let share = |number: usize| number as f32 / signs.len() as f32;
            let place = |(number, character): (usize, &char)| Placed {
                character: *character,
                strip: strip.part(share(number), share(number + 1)),
            };
            let glyphs = signs.iter().enumerate().map(place).collect();
            Line { strip, glyphs, latin: None, ..line.clone() }
        })
        .collect()
}

/// Where something stands: from and to as fractions of the width, and the strip around it.
fn parts(page: &Page, strip: &Strip) -> Vec<([f32; 2], Strip)> {
    let (width, height) = (strip.width().ceil(), strip.height().ceil());
    if width < 1.0 || height < 1.0 || width * height > MOST_PIXELS {
        return Vec::new();
    }
    let (columns, rows) = (width as usize, height as usize);
    let pixels = page.strip(strip, columns, rows);
    let ground: [f32; 3] = std::array::from_fn(|colour| {
        let mut values: Vec<f32> = pixels.iter().map(|pixel| pixel[colour]).collect();
        let middle = values.len() / 2;
        *values.select_nth_unstable_by(middle, f32::total_cmp).1
    });
    let differs =
        |pixel: &[f32; 3]| pixel.iter().zip(ground).any(|(value, usual)| (value - usual).abs() >= FAINT);
    let inked = |x: usize, y: usize| pixels.get(y * columns + x).is_none_or(differs);
    let margin = (MARGIN * height).ceil() as usize;
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for x in (0..columns).filter(|x| (0..rows).any(|y| inked(*x, y))) {
        match runs.last_mut() {
            Some((_, to)) if ((x - *to) as f32) < WIDE * height + 2.0 * margin as f32 => *to = x + 1,
            _ => runs.push((x, x + 1)),
        }
    }
    runs.into_iter()
        .map(|(from, to)| {
            let row = |y: &usize| (from..to).any(|x| inked(x, *y));
            let top = (0..rows).find(row).unwrap_or(0).saturating_sub(margin);
            let bottom = ((0..rows).rev().find(row).map_or(rows, |y| y + 1) + margin).min(rows);
            let (from, to) = (from.saturating_sub(margin), (to + margin).min(columns));
            let across = [from as f32 / width, to as f32 / width];
            let [left, right] = across;
            (across, strip.part(left, right).rows(top as f32 / height, bottom as f32 / height))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use blackbar_core::Picture;

    use super::super::geometry::Point;
    use super::*;

    /// What is left of a strip of 600 by 60 pixels with dark squares of 20 at these places, on ground with so much noise.
    fn left_of(squares: &[(usize, usize)], noise: u8) -> Vec<(f32, f32, f32, f32)> {
        let (width, height) = (800, 200);
        let mut rgb: Vec<u8> = (0..width * height * 3).map(|at| 240 - noise * (at / 3 % 2) as u8).collect();
        for (number, (left, top)) in squares.iter().enumerate() {
            for y in *top..top + 20 {
                // The last one is pale yellow: as light as the ground.
                let colour = if number == 2 { [240, 240, 180] } else { [30; 3] };
                rgb[(y * width + left) * 3..][..60].copy_from_slice(&colour.repeat(20));
            }
        }
        let page = Page::new(&Picture { width: width as u32, height: height as u32, rgb }).unwrap();
        let strip = Strip {
            origin: Point::new(100.0, 70.0),
            across: Point::new(600.0, 0.0),
            down: Point::new(0.0, 60.0),
        };
        let glyph = |at: f32| Placed { character: 'x', strip: strip.part(at, at + 0.1) };
        let glyphs = (0..10).map(|at| glyph(at as f32 / 10.0)).collect();
        let line = Line {
            strip,
            glyphs,
            confidence: 0.5,
            stacked: false,
            legible: false,
            script: None,
            latin: None,
        };
        let parts = without_blanks(&page, line);
        let no_wider =
            |part: &Line| part.glyphs.iter().all(|glyph| glyph.strip.width() <= part.strip.height() + 0.1);
        assert!(parts.iter().all(|part| !part.legible && !part.glyphs.is_empty() && no_wider(part)));
        parts.iter().map(|part| part.strip.bounds()).collect()
    }

    #[test]
    fn only_what_stands_there_is_left() {
        let left = left_of(&[(120, 90), (150, 92), (600, 80)], 0);
        assert_eq!(left.len(), 2, "{left:?}");
        assert_eq!(left[0], (108.0, 78.0, 182.0, 124.0));
        assert_eq!(left[1], (588.0, 70.0, 632.0, 112.0));
    }

    #[test]
    fn what_is_not_even_stays_whole() {
        assert_eq!(left_of(&[(120, 90)], 30), [(100.0, 70.0, 700.0, 130.0)]);
        assert_eq!(left_of(&[], 0), [(100.0, 70.0, 700.0, 130.0)], "nothing to be seen");
    }
}
