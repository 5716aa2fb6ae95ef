//! The builtin reader, and a cloud reader for the lines it is unsure of. The cloud is shown nothing else: all but those
//! lines is painted white before the picture leaves.

use std::sync::Arc;

use blackbar_core::{Cancel, Ocr, Picture, ReadLine, ReaderError, Rect};

use super::words::around;

/// Below this the builtin reader's line is asked about.
const UNSURE: f32 = 0.8;

/// The reader.
pub(super) struct Hybrid {
    pub(super) builtin: Arc<dyn Ocr>,
    pub(super) cloud: Arc<dyn Ocr>,
}

impl Ocr for Hybrid {
    fn read(&self, picture: &Picture, cancel: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        let mut lines = self.builtin.read(picture, cancel)?;
        let unsure: Vec<usize> = (0..lines.len()).filter(|index| lines[*index].confidence < UNSURE).collect();
        if unsure.is_empty() {
            return Ok(lines);
        }
        let areas: Vec<Rect> = unsure.iter().map(|index| padded(area(&lines[*index]))).collect();
        let mut asked: Vec<Vec<ReadLine>> = areas.iter().map(|_| Vec::new()).collect();
        for line in self.cloud.read(&only(picture, &areas), cancel)? {
            let (x, y) = middle(area(&line));
            let inside = |area: &Rect| area.x0 <= x && x <= area.x1 && area.y0 <= y && y <= area.y1;
            if let Some(index) = areas.iter().position(inside) {
                asked[index].push(line);
            }
        }
        for (index, mut answers) in unsure.into_iter().zip(asked).rev() {
            // A line that the cloud does not see stays as the builtin reader read it.
            if !answers.is_empty() {
                let block = lines[index].block;
                answers.iter_mut().for_each(|answer| answer.block = block);
                lines.splice(index..=index, answers);
            }
        }
        Ok(lines)
    }
}

fn area(line: &ReadLine) -> Rect {
    let corners: Vec<_> =
        line.chars.iter().flat_map(|rect| [(rect.x0, rect.y0), (rect.x1, rect.y1)]).collect();
    around(&corners)
}

fn padded(rect: Rect) -> Rect {
    let by = (rect.y1 - rect.y0) * 0.3;
    Rect {
        x0: (rect.x0 - by).max(0.0),
        y0: (rect.y0 - by).max(0.0),
        x1: (rect.x1 + by).min(1.0),
        y1: (rect.y1 + by).min(1.0),
    }
}

fn middle(rect: Rect) -> (f32, f32) {
    (f32::midpoint(rect.x0, rect.x1), f32::midpoint(rect.y0, rect.y1))
}

/// The picture with everything outside the areas white.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "fractions of a side to pixels, clamped by the slices below"
)]
fn only(picture: &Picture, areas: &[Rect]) -> Picture {
    let row = picture.width as usize * 3;
    let mut rgb = vec![255; picture.rgb.len()];
    let (width, height) = (picture.width as f32, picture.height as f32);
    for area in areas {
        let (left, right) =
            ((area.x0 * width) as usize * 3, ((area.x1 * width).ceil() as usize * 3).min(row));
        let (top, bottom) = ((area.y0 * height) as usize, (area.y1 * height).ceil() as usize);
        for y in top..bottom.min(picture.height as usize) {
            let (from, to) = (y * row + left.min(right), y * row + right);
            if let (Some(into), Some(of)) = (rgb.get_mut(from..to), picture.rgb.get(from..to)) {
                into.copy_from_slice(of);
            }
        }
    }
    Picture { width: picture.width, height: picture.height, rgb }
}
