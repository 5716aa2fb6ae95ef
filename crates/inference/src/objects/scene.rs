//! Whether a picture is a page or a photograph. Print looks like logos to a network that knows few brands, so what is
//! seen on a page must be seen more clearly; on a photograph that would miss logos for nothing.

use blackbar_core::Picture;

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scene {
    /// Paper or a screen: mostly one light or even ground, with the thin strokes of writing on it.
    Page,
    /// Anything else; also a mark alone on white.
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

/// What differs so much from the most frequent brightness is ink.
const INK: usize = 40;
/// Writing has at least so many edges for every dot of ink. Of 132 pages (receipts, scripts, signed letters) the least has 1.13 and most
/// have over 2; of 24 pictures of a mark alone on one colour 20 have less than 1.
const EDGES: f32 = 1.0;

impl Scene {
    /// By the share of its most frequent brightness and of what looks like paper, and by how thin the strokes on it are.
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
        let of_a_page = share(paper) >= PAPER || share(even) >= EVEN;
        if of_a_page && !has_broad_strokes(&seen, &counts) { Scene::Page } else { Scene::Photograph }
    }
}

/// Whether what is on the ground of a picture is made of broad strokes and areas, as marks and drawings are. What reaches the
/// border is the table a sheet lies on and does not count.
fn has_broad_strokes(seen: &[(usize, u8)], counts: &[usize; 256]) -> bool {
    let near = |ground: usize| counts.iter().take(ground + 12).skip(ground.saturating_sub(12)).sum::<usize>();
    let ground = (0..counts.len()).rev().max_by_key(|ground| near(*ground)).unwrap_or(255);
    let mut ink: Vec<bool> = seen.iter().map(|(bright, _)| bright.abs_diff(ground) > INK).collect();
    clear_from_border(&mut ink);
    let across = ink.chunks(GRID).flat_map(|row| row.windows(2)).filter(|pair| pair.first() != pair.last());
    let down = ink.iter().zip(ink.iter().skip(GRID)).filter(|(upper, lower)| upper != lower);
    let dots = ink.iter().filter(|ink| **ink).count();
    ((across.count() + down.count()) as f32) < EDGES * dots as f32
}

/// Takes away the ink that is joined to the border.
fn clear_from_border(ink: &mut [bool]) {
    let last = GRID - 1;
    let mut open: Vec<(usize, usize)> =
        (0..GRID).flat_map(|n| [(0, n), (last, n), (n, 0), (n, last)]).collect();
    while let Some((row, column)) = open.pop() {
        let Some(dot) = ink.get_mut(row * GRID + column).filter(|dot| **dot) else { continue };
        *dot = false;
        let beside = [
            (row.wrapping_sub(1), column),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
        ];
        open.extend(beside.into_iter().filter(|(row, column)| *row < GRID && *column < GRID));
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
    fn a_mark_alone_on_white_is_no_page() {
        let disc = |x: usize, y: usize| x.abs_diff(150).pow(2) + y.abs_diff(150).pow(2) < 90 * 90;
        check(Scene::Photograph, |x, y| if disc(x, y) { [200, 20, 20] } else { [255; 3] });
        check(Scene::Photograph, |x, y| if disc(x, y) { [240; 3] } else { [20, 40, 90] });
        check(Scene::Page, |_, _| [250; 3]);
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
