//! Drawings that may be writing: filled shapes of the size and make of letters, as programs leave them that turn text into
//! outlines. Whether they are letters only a look at the page tells (`trust`).

use lopdf::ObjectId;

use super::matrix::Matrix;

/// Heights of letters, in points.
const HEIGHT: std::ops::Range<f64> = 2.5..90.0;
/// A letter is not wider than this many heights.
const WIDEST: f64 = 2.5;
/// Fewer segments make no letter but `l` and `-`; rectangles and triangles are left out, ...
const SEGMENTS: usize = 5;
/// ... but go along where letters go.
const STROKE: (usize, f64) = (3, 15.0);

/// One painting operator with shapes like letters, or with strokes that may be parts of some.
#[derive(Clone, Debug)]
pub(super) struct Outline {
    /// The page or the stream, and which operator of it.
    pub(super) stream: ObjectId,
    pub(super) operator: u32,
    /// The middle of each shape, in the page's space.
    pub(super) letters: Vec<(f64, f64)>,
}

/// The path under construction.
#[derive(Default)]
pub(super) struct Path {
    letters: Vec<(f64, f64)>,
    strokes: bool,
    current: Option<Shape>,
}

/// One part of a path, in the page's space.
struct Shape {
    low: (f64, f64),
    high: (f64, f64),
    segments: usize,
}

impl Shape {
    fn at(point: (f64, f64)) -> Shape {
        Shape { low: point, high: point, segments: 0 }
    }

    fn add(&mut self, (x, y): (f64, f64)) {
        self.low = (self.low.0.min(x), self.low.1.min(y));
        self.high = (self.high.0.max(x), self.high.1.max(y));
    }

    fn is_stroke(&self) -> bool {
        let (width, height) = (self.high.0 - self.low.0, self.high.1 - self.low.1);
        let (long, short) = (width.max(height), width.min(height));
        self.segments >= STROKE.0 && HEIGHT.contains(&(long + 2.0)) && long <= STROKE.1 * short.max(0.3)
    }

    fn is_letter(&self) -> bool {
        let (width, height) = (self.high.0 - self.low.0, self.high.1 - self.low.1);
        // Of text that runs up or down the page the sides are exchanged.
        let (long, short) = (width.max(height), width.min(height));
        self.segments >= SEGMENTS && HEIGHT.contains(&long) && short > 0.0 && long <= WIDEST * short.max(0.8)
    }
}

impl Path {
    /// Follows one operator; what a fill painted, if anything like letters.
    pub(super) fn operator(
        &mut self,
        operator: &[u8],
        value: impl Fn(usize) -> f64,
        ctm: Matrix,
    ) -> Option<Outline> {
        let points: &[usize] = match operator {
            b"m" | b"l" => &[0],
            b"c" => &[0, 2, 4],
            b"v" | b"y" => &[0, 2],
            b"h" => return None,
            b"re" => {
                self.finish();
                return None;
            }
            b"f" | b"F" | b"f*" | b"B" | b"B*" | b"b" | b"b*" => {
                self.finish();
                let Path { letters, strokes, .. } = std::mem::take(self);
                let telling = strokes || !letters.is_empty();
                return telling.then_some(Outline { stream: (0, 0), operator: 0, letters });
            }
            b"n" | b"S" | b"s" => {
                *self = Path::default();
                return None;
            }
            _ => return None,
        };
        if operator == b"m" {
            self.finish();
            self.current = Some(Shape::at(ctm.apply(value(0), value(1))));
            return None;
        }
        if let Some(shape) = &mut self.current {
            for index in points {
                shape.add(ctm.apply(value(*index), value(index + 1)));
            }
            shape.segments += 1;
        }
        None
    }

    fn finish(&mut self) {
        let Some(shape) = self.current.take() else { return };
        self.strokes |= shape.is_stroke();
        let letter = Some(shape).filter(Shape::is_letter);
        self.letters
            .extend(letter.map(|Shape { low, high, .. }| ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters seen in operators of numbers and a name each.
    fn letters(content: &str) -> usize {
        let (mut path, mut numbers, mut found) = (Path::default(), Vec::new(), 0);
        for word in content.split_whitespace() {
            match word.parse::<f64>() {
                Ok(number) => numbers.push(number),
                Err(_) => {
                    let value = |index: usize| numbers.get(index).copied().unwrap_or_default();
                    let outline = path.operator(word.as_bytes(), value, Matrix::IDENTITY);
                    found += outline.map_or(0, |outline| outline.letters.len());
                    numbers.clear();
                }
            }
        }
        found
    }

    #[test]
    fn small_filled_shapes_of_many_segments_are_like_letters() {
        let letter = "0 0 m 4 0 l 4 2 l 2 2 l 2 9 l 0 9 l h ";
        assert_eq!(letters(&format!("{letter}f")), 1);
        assert_eq!(letters(&format!("{letter}{letter}f*")), 2);
        assert_eq!(letters(&format!("{letter}S")), 0, "lines only");
        assert_eq!(letters("0 0 50 9 re f 0 0 m 9 0 l 9 9 l h f"), 0, "boxes and arrows");
        assert_eq!(letters("0 0 m 400 0 l 400 200 l 200 200 l 200 900 l 0 900 l h f"), 0, "too large");
        assert_eq!(letters("0 0 m 5 0 6 3 3 6 c 2 7 1 8 c 1 2 v 4 4 y 2 2 l 0 0 l f"), 1);
    }
}
