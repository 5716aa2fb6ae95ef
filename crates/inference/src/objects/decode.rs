//! From a network's numbers to boxes in the pixels of its view.

use blackbar_core::{ObjectKind, ReaderError, Rect};

use super::FAILED;
use super::card::{Decoder, Wanted};
use crate::Output;

/// Boxes of one view are at most this many; a network gone wild must not make merging slow.
const MOST: usize = 2000;
/// The logarithm of a box's half side is cut here, so that it stays a number.
const LARGEST_LOG: f32 = 8.0;

/// Something that may be an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Candidate {
    /// What.
    pub(super) kind: ObjectKind,
    /// Left, upper, right, lower edge in pixels.
    pub(super) area: [f32; 4],
    /// 0 to 1.
    pub(super) score: f32,
}

/// An object with a side of this share of the picture's longer one is large.
const LARGE: f32 = 0.2;

impl Candidate {
    /// Whether it is large in a picture of this size.
    pub(super) fn is_large(&self, width: u32, height: u32) -> bool {
        let [x0, y0, x1, y1] = self.area;
        (x1 - x0).max(y1 - y0) >= LARGE * width.max(height) as f32
    }

    /// With a share of its longer side added to every side.
    pub(super) fn grown(self, share: f32) -> Candidate {
        let [x0, y0, x1, y1] = self.area;
        let more = share * (x1 - x0).max(y1 - y0).max(0.0);
        Candidate { area: [x0 - more, y0 - more, x1 + more, y1 + more], ..self }
    }

    /// Its place as fractions of the picture.
    pub(super) fn fraction(&self, width: u32, height: u32) -> Rect {
        let [x0, y0, x1, y1] = self.area;
        let across = |x: f32| (x / width as f32).clamp(0.0, 1.0);
        let down = |y: f32| (y / height as f32).clamp(0.0, 1.0);
        Rect { x0: across(x0), y0: down(y0), x1: across(x1), y1: down(y1) }
    }
}

impl Decoder {
    /// The outputs it reads, in this order.
    pub(super) fn outputs(self) -> &'static [&'static str] {
        match self {
            Decoder::Centerface => &["537", "538", "539"],
            Decoder::Edges => &["heat", "edges"],
        }
    }

    /// The name of the network's one input.
    pub(super) fn input(self) -> &'static str {
        match self {
            Decoder::Centerface => "input.1",
            Decoder::Edges => "picture",
        }
    }

    fn stride(self) -> usize {
        match self {
            Decoder::Centerface => 4,
            Decoder::Edges => 8,
        }
    }

    /// Boxes of all that scores at least its kind's lowest threshold.
    pub(super) fn decode(
        self,
        outputs: &[Output],
        frame: [usize; 2],
        kinds: &[Wanted],
    ) -> Result<Vec<Candidate>, ReaderError> {
        let stride = self.stride();
        let (rows, columns) = (frame[1] / stride, frame[0] / stride);
        let planes: &[usize] = match self {
            Decoder::Centerface => &[1, 2, 2],
            Decoder::Edges => &[kinds.len(), 4],
        };
        if outputs.len() != planes.len() {
            return Err(FAILED);
        }
        for (output, planes) in outputs.iter().zip(planes) {
            // Weights that make no numbers would otherwise read as "nothing found".
            if output.shape != [1, *planes, rows, columns]
                || !output.values.iter().all(|value| value.is_finite())
            {
                return Err(FAILED);
            }
        }
        let Some((heat, rest)) = outputs.split_first() else { return Err(FAILED) };
        let area = rows * columns;
        let mut found = Vec::new();
        for (wanted, plane) in kinds.iter().zip(heat.values.chunks_exact(area.max(1))) {
            for (cell, score) in plane.iter().enumerate() {
                if *score < wanted.lowest() || !is_peak(plane, columns, cell) {
                    continue;
                }
                let middle = [(cell % columns) as f32, (cell / columns) as f32];
                let value = |output: usize, plane: usize| {
                    rest.get(output)
                        .and_then(|output| output.values.get(plane * area + cell))
                        .copied()
                        .unwrap_or(0.0)
                };
                let area = match self {
                    Decoder::Centerface => around(middle, value, stride as f32),
                    Decoder::Edges => between(middle, value, stride as f32),
                };
                found.push(Candidate { kind: wanted.kind, area, score: score.min(1.0) });
            }
        }
        if found.len() > MOST {
            found.sort_by(|a, b| b.score.total_cmp(&a.score));
            found.truncate(MOST);
        }
        Ok(found)
    }
}

/// Whether no neighbour is hotter. Of two neighbours equally hot both are taken: merging settles it.
fn is_peak(plane: &[f32], columns: usize, cell: usize) -> bool {
    let (row, column) = (cell / columns, cell % columns);
    let here = plane.get(cell).copied().unwrap_or(0.0);
    (row.saturating_sub(1)..=row + 1).all(|y| {
        (column.saturating_sub(1)..=(column + 1).min(columns - 1))
            .all(|x| plane.get(y * columns + x).is_none_or(|value| *value <= here))
    })
}

/// CenterFace: the logarithms of height and width (in cells), and how far the middle lies from the cell.
fn around(cell: [f32; 2], value: impl Fn(usize, usize) -> f32, stride: f32) -> [f32; 4] {
    let height = value(0, 0).min(LARGEST_LOG).exp() * stride;
    let width = value(0, 1).min(LARGEST_LOG).exp() * stride;
    let x = (cell[0] + value(1, 1) + 0.5) * stride;
    let y = (cell[1] + value(1, 0) + 0.5) * stride;
    [x - width / 2.0, y - height / 2.0, x + width / 2.0, y + height / 2.0]
}

/// Ours: the logarithms of the distances (in pixels) from the cell's middle to the left, upper, right, lower edge.
fn between(cell: [f32; 2], value: impl Fn(usize, usize) -> f32, stride: f32) -> [f32; 4] {
    let far = |edge: usize| value(0, edge).min(LARGEST_LOG).exp();
    let (x, y) = ((cell[0] + 0.5) * stride, (cell[1] + 0.5) * stride);
    [x - far(0), y - far(1), x + far(2), y + far(3)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOGO: &[Wanted] = &[Wanted::new(ObjectKind::Logo, 0.4)];

    fn plane(planes: usize, rows: usize, columns: usize, set: &[(usize, f32)]) -> Output {
        let mut values = vec![0.0; planes * rows * columns];
        for (at, value) in set {
            values[*at] = *value;
        }
        Output { shape: vec![1, planes, rows, columns], values }
    }

    #[test]
    fn a_peak_becomes_a_box_and_its_slope_does_not() {
        let heat = plane(1, 4, 4, &[(5, 0.9), (6, 0.8), (15, 0.3)]);
        let log = 10f32.ln();
        let edges = plane(4, 4, 4, &[(5, log), (16 + 5, log), (32 + 5, log), (48 + 5, log)]);
        let found = Decoder::Edges.decode(&[heat, edges], [32, 32], LOGO).unwrap();
        assert_eq!(found.len(), 1);
        let rounded = found[0].area.map(f32::round);
        assert_eq!(rounded, [2.0, 2.0, 22.0, 22.0]);
    }

    #[test]
    fn a_box_grows_by_a_share_of_its_longer_side() {
        let seen = Candidate { kind: ObjectKind::LicensePlate, area: [5.0, 50.0, 105.0, 70.0], score: 0.9 };
        let grown = seen.grown(0.1);
        assert_eq!(grown.area, [-5.0, 40.0, 115.0, 80.0]);
        let place = grown.fraction(200, 100);
        assert_eq!([place.x0, place.y0, place.x1, place.y1], [0.0, 0.4, 0.575, 0.8]);
    }

    #[test]
    fn faces_are_read_as_their_network_writes_them() {
        let heat = plane(1, 8, 8, &[(9, 0.9)]);
        // Height 16, width 8; the middle half a cell down.
        let scale = plane(2, 8, 8, &[(9, 4f32.ln()), (64 + 9, 2f32.ln())]);
        let offset = plane(2, 8, 8, &[(9, 0.5)]);
        let kinds = [Wanted::new(ObjectKind::Face, 0.4)];
        let found = Decoder::Centerface.decode(&[heat, scale, offset], [32, 32], &kinds).unwrap();
        assert_eq!(found[0].area.map(f32::round), [2.0, 0.0, 10.0, 16.0]);
    }

    #[test]
    fn what_is_no_number_or_has_no_shape_fails() {
        let heat = plane(1, 4, 4, &[(5, f32::NAN)]);
        let edges = plane(4, 4, 4, &[]);
        assert!(Decoder::Edges.decode(&[heat, edges.clone()], [32, 32], LOGO).is_err());
        assert!(Decoder::Edges.decode(&[plane(1, 2, 2, &[]), edges.clone()], [32, 32], LOGO).is_err());
        assert!(Decoder::Edges.decode(&[edges], [32, 32], LOGO).is_err());
        let wild = plane(4, 4, 4, &[(5, f32::MAX)]);
        let found = Decoder::Edges.decode(&[plane(1, 4, 4, &[(5, 0.9)]), wild], [32, 32], LOGO).unwrap();
        assert!(found[0].area.iter().all(|edge| edge.is_finite()));
    }
}
