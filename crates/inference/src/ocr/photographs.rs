//! Small photographs, which the detector takes for one line that fills the picture. Whatever is written stands on a ground
//! of about one brightness; a photograph has none.

use super::geometry::Strip;
use super::page::Page;

/// A line fills its picture when so much of either side is in it.
const FILLED: f32 = 0.9;
/// Nothing that is so many times as wide as high counts: a name can fill its picture, too.
const WIDE: f32 = 2.0;
/// How far apart the darkest and brightest pixels of a ground are at most.
const ONE_BRIGHTNESS: usize = 32;
/// A ground takes at least so much of a picture. Of 298 boxes around signatures, the fullest that writing comes in, none has
/// less; most photographs of the samples have .28 to .44, a few (a cat before a wall) more.
const SMALLEST_GROUND: f32 = 0.45;

/// Whether a line is as large as its picture and stands on no ground.
pub(super) fn is_photograph(page: &Page, strip: &Strip) -> bool {
    let (left, top, right, bottom) = strip.bounds();
    let (page_width, page_height) = (page.width as f32, page.height as f32);
    let width = right.min(page_width) - left.max(0.0);
    let height = bottom.min(page_height) - top.max(0.0);
    width >= FILLED * page_width
        && height >= FILLED * page_height
        && page_width < WIDE * page_height
        && !has_ground(page)
}

fn has_ground(page: &Page) -> bool {
    let mut counts = [0_usize; 256];
    for y in 0..page.height {
        for x in 0..page.width {
            let [r, g, b] = page.pixel(x, y).map(u32::from);
            let brightness = ((3 * r + 6 * g + b) / 10) as usize;
            if let Some(count) = counts.get_mut(brightness) {
                *count += 1;
            }
        }
    }
    let most = counts.windows(ONE_BRIGHTNESS).map(|range| range.iter().sum::<usize>()).max().unwrap_or(0);
    most as f32 >= SMALLEST_GROUND * (page.width * page.height) as f32
}

#[cfg(test)]
mod tests {
    use blackbar_core::Picture;

    use super::super::geometry::Point;
    use super::*;

    /// A picture of `shades` bands, each of another brightness.
    fn page(width: usize, height: usize, shades: usize) -> Page {
        let shade = |at: usize| (at % width * shades / width * 255 / shades.max(2)) as u8;
        let rgb = (0..width * height).flat_map(|at| [shade(at); 3]).collect();
        Page::new(&Picture { width: width as u32, height: height as u32, rgb }).unwrap()
    }

    fn whole(page: &Page) -> Strip {
        let (width, height) = (page.width as f32, page.height as f32);
        // Upside down and a little larger, as lines that fill their picture come.
        Strip {
            origin: Point::new(width + 4.0, height + 4.0),
            across: Point::new(-width - 8.0, 0.0),
            down: Point::new(0.0, -height - 8.0),
        }
    }

    #[test]
    fn what_fills_its_picture_and_has_no_ground_is_a_photograph() {
        let shaded = page(100, 75, 10);
        assert!(is_photograph(&shaded, &whole(&shaded)));
        assert!(!is_photograph(&shaded, &whole(&shaded).part(0.0, 0.7)), "there is more beside it");
    }

    #[test]
    fn writing_that_fills_its_picture_is_none() {
        let two_tones = page(100, 75, 2);
        assert!(!is_photograph(&two_tones, &whole(&two_tones)), "it stands on a ground");
        let wide = page(300, 75, 10);
        assert!(!is_photograph(&wide, &whole(&wide)), "a name is wide");
    }
}
