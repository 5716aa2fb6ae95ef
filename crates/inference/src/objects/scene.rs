//! Whether a picture is a page or a photograph. Print looks like logos to a network that knows few brands, so what is
//! seen on a page must be seen more clearly; on a photograph that would miss logos for nothing.

use blackbar_core::Picture;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scene {
    /// Paper or a screen: mostly one light or even ground.
    Page,
    /// Anything else.
    Photograph,
}

/// So many rows and columns are looked at.
const GRID: usize = 128;
/// A photograph has less than this share of paper: pixels without colour that are nearly as bright as its brightest.
/// Of 133 pages (receipts, scripts, signed letters) the least has .74; of 48 rides the most has .24.
const PAPER: f32 = 0.6;
/// How far the channels of such a pixel lie apart at most.
const COLOUR: u8 = 48;
/// A photograph has less than this share of pixels of about one brightness: a page may be dark or tinted.
const EVEN: f32 = 0.7;

impl Scene {
    /// By the share of its most frequent brightness and of what looks like paper.
    pub(super) fn of(picture: &Picture) -> Scene {
        let (width, height) = (picture.width as usize, picture.height as usize);
        let mut seen = Vec::with_capacity(GRID * GRID);
        for row in 0..GRID {
            for column in 0..GRID {
                let middle = |number: usize, side: usize| (2 * number + 1) * side / (2 * GRID);
                let at = 3 * (middle(row, height) * width + middle(column, width));
                if let Some(&[r, g, b]) = picture.rgb.get(at..at + 3) {
                    let bright = (u32::from(r) * 77 + u32::from(g) * 150 + u32::from(b) * 29) >> 8;
                    seen.push((bright as usize, r.max(g).max(b) - r.min(g).min(b)));
                }
            }
        }
        let mut counts = [0usize; 256];
        for (bright, _) in &seen {
            if let Some(count) = counts.get_mut(*bright) {
                *count += 1;
            }
        }
        let share = |count: usize| count as f32 / seen.len().max(1) as f32;
        let mut brighter = 0;
        let brightest = counts.iter().rposition(|count| {
            brighter += count;
            brighter * 20 > seen.len()
        });
        let enough = brightest.unwrap_or(255) * 3 / 4;
        let paper = seen.iter().filter(|(bright, colour)| *bright > enough && *colour < COLOUR).count();
        let even = counts.windows(24).map(|counts| counts.iter().sum()).max().unwrap_or(0);
        if share(paper) < PAPER && share(even) < EVEN { Scene::Photograph } else { Scene::Page }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(expected: Scene, pixel: impl Fn(usize, usize) -> [u8; 3]) {
        for (width, height) in [(300, 200), (97, 640)] {
            let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
            let rgb = pixels.flat_map(|(x, y)| pixel(x * 300 / width, y * 300 / height)).collect();
            let picture = Picture { width: width as u32, height: height as u32, rgb };
            assert_eq!(Scene::of(&picture), expected, "{width} x {height}");
        }
    }

    #[test]
    fn paper_is_a_page_in_any_light() {
        let text = |x: usize, y: usize| y % 10 < 4 && x.is_multiple_of(3);
        check(Scene::Page, |x, y| if text(x, y) { [20; 3] } else { [250; 3] });
        check(Scene::Page, |x, y| if text(x, y) { [200; 3] } else { [25, 30, 40] });
        check(Scene::Page, |x, y| if text(x, y) { [40, 20, 20] } else { [240, 200, 120] });
        // A sheet on a table, the light falling off to one side.
        check(Scene::Page, |x, y| {
            let on_sheet = (40..260).contains(&x) && (20..280).contains(&y);
            if on_sheet { [190 + (x / 10) as u8; 3].map(|value| value - 6) } else { [110, 70, 40] }
        });
    }

    #[test]
    fn many_colours_are_a_photograph() {
        check(Scene::Photograph, |x, y| [(x * 255 / 300) as u8, (y * 255 / 300) as u8, 90]);
        check(Scene::Photograph, |x, y| [(x * 7 % 200) as u8, (y * 5 % 180) as u8, ((x + y) % 150) as u8]);
    }

    #[test]
    fn no_picture_is_too_small() {
        for (width, height) in [(0, 0), (1, 1), (5000, 1)] {
            let rgb = vec![200; width * height * 3];
            Scene::of(&Picture { width: width as u32, height: height as u32, rgb });
        }
    }
}
