//! Matrices of PDF: six numbers, points are row vectors, `a.then(b)` applies `a` first.

/// `[a b c d e f]` of the specification.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Matrix(pub(super) [f64; 6]);

impl Matrix {
    pub(super) const IDENTITY: Matrix = Matrix([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    pub(super) fn translation(x: f64, y: f64) -> Matrix {
        Matrix([1.0, 0.0, 0.0, 1.0, x, y])
    }

    pub(super) fn then(self, next: Matrix) -> Matrix {
        let ([a, b, c, d, e, f], [g, h, i, j, k, l]) = (self.0, next.0);
        Matrix([
            a * g + b * i,
            a * h + b * j,
            c * g + d * i,
            c * h + d * j,
            e * g + f * i + k,
            e * h + f * j + l,
        ])
    }

    pub(super) fn apply(self, x: f64, y: f64) -> (f64, f64) {
        let [a, b, c, d, e, f] = self.0;
        (x * a + y * c + e, x * b + y * d + f)
    }

    /// A vector: without the translation.
    pub(super) fn turn(self, x: f64, y: f64) -> (f64, f64) {
        let [a, b, c, d, ..] = self.0;
        (x * a + y * c, x * b + y * d)
    }

    /// Whether every number is one that a page can hold.
    pub(super) fn is_sound(self) -> bool {
        self.0.iter().all(|number| number.is_finite() && number.abs() < 1e9)
    }

    /// The box around a box.
    pub(super) fn bounds(self, [x0, y0, x1, y1]: [f64; 4]) -> [f64; 4] {
        let corners = [(x0, y0), (x1, y0), (x0, y1), (x1, y1)].map(|(x, y)| self.apply(x, y));
        let fold = |start: f64, pick: fn(f64, f64) -> f64, of: fn(&(f64, f64)) -> f64| {
            corners.iter().map(of).fold(start, pick)
        };
        [
            fold(f64::INFINITY, f64::min, |corner| corner.0),
            fold(f64::INFINITY, f64::min, |corner| corner.1),
            fold(f64::NEG_INFINITY, f64::max, |corner| corner.0),
            fold(f64::NEG_INFINITY, f64::max, |corner| corner.1),
        ]
    }
}
