//! A reader of pictures for tests: it knows one font (`drawn_font.txt`, 8 by 16 pixels, at one to three times its size,
//! on a grid) and reads it from the pixels, so that what is covered is really gone for it. The pictures are made by
//! `tests/corpus/image/make.py`.

use std::collections::HashMap;
use std::sync::LazyLock;

use blackbar_core::{Cancel, Ocr, Picture, ReadLine, ReaderError, Rect};

const WIDTH: usize = 8;
const HEIGHT: usize = 16;

static FONT: LazyLock<HashMap<[u8; HEIGHT], char>> = LazyLock::new(|| {
    let glyph = |line: &str| {
        let (character, hex) = line.split_at_checked(1)?;
        let mut rows = [0; HEIGHT];
        for (row, digits) in rows.iter_mut().zip(0..) {
            *row = u8::from_str_radix(hex.trim().get(digits * 2..digits * 2 + 2)?, 16).ok()?;
        }
        Some((rows, character.chars().next()?))
    };
    include_str!("drawn_font.txt").lines().filter_map(glyph).collect()
});

/// Reads the font of the tests.
pub(crate) struct DrawnText;

impl Ocr for DrawnText {
    fn read(&self, picture: &Picture, _: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        let sizes = [1, 2, 3].map(|scale| lines(picture, scale));
        let count = |lines: &[ReadLine]| lines.iter().map(|line| line.text.len()).sum::<usize>();
        Ok(sizes.into_iter().max_by_key(|lines| count(lines)).unwrap_or_default())
    }
}

fn lines(picture: &Picture, scale: usize) -> Vec<ReadLine> {
    let (width, height) = (picture.width as usize, picture.height as usize);
    let (columns, rows) = (width / (WIDTH * scale), height / (HEIGHT * scale));
    let area = |column: usize, row: usize| Rect {
        x0: share(column * WIDTH * scale, width),
        y0: share(row * HEIGHT * scale, height),
        x1: share((column + 1) * WIDTH * scale, width),
        y1: share((row + 1) * HEIGHT * scale, height),
    };
    let mut lines = Vec::new();
    for row in 0..rows {
        let read: Vec<char> = (0..columns).map(|column| character(picture, scale, column, row)).collect();
        let Some(first) = read.iter().position(|one| *one != ' ') else { continue };
        let last = read.iter().rposition(|one| *one != ' ').unwrap_or(first);
        lines.push(ReadLine {
            text: read[first..=last].iter().collect(),
            chars: (first..=last).map(|column| area(column, row)).collect(),
            block: 0,
            confidence: 1.0,
            legible: true,
        });
    }
    lines
}

/// What stands in a cell of the grid; a blank where it is nothing of the font.
fn character(picture: &Picture, scale: usize, column: usize, row: usize) -> char {
    let mut glyph = [0u8; HEIGHT];
    for (y, bits) in glyph.iter_mut().enumerate() {
        for x in 0..WIDTH {
            let (left, top) = ((column * WIDTH + x) * scale, (row * HEIGHT + y) * scale);
            let dots = (top..top + scale).flat_map(|y| (left..left + scale).map(move |x| (x, y)));
            let light: usize = dots
                .map(|(x, y)| {
                    let at = (y * picture.width as usize + x) * 3;
                    picture.rgb[at..at + 3].iter().map(|value| usize::from(*value)).sum::<usize>()
                })
                .sum();
            *bits |= u8::from(light < 128 * 3 * scale * scale) << (7 - x);
        }
    }
    FONT.get(&glyph).copied().unwrap_or(' ')
}

fn share(at: usize, length: usize) -> f32 {
    at as f32 / length as f32
}
