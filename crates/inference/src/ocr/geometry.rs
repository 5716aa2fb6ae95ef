//! Points and turned rectangles, in pixels of a page.

use std::ops::{Add, Mul, Sub};

/// A point or a direction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    pub(super) fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    pub(super) fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    pub(super) fn dot(self, other: Point) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// Of length one; a point without direction looks to the right.
    pub(super) fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { Point::new(1.0, 0.0) }
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, by: f32) -> Point {
        Point::new(self.x * by, self.y * by)
    }
}

/// A rectangle as it is read: from `origin` along `across`, its lines following each other along `down`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strip {
    pub(super) origin: Point,
    pub(super) across: Point,
    pub(super) down: Point,
}

impl Strip {
    pub(super) fn width(&self) -> f32 {
        self.across.length()
    }

    pub(super) fn height(&self) -> f32 {
        self.down.length()
    }

    /// A place in it, both as fractions.
    pub(super) fn at(&self, across: f32, down: f32) -> Point {
        self.origin + self.across * across + self.down * down
    }

    pub(super) fn corners(&self) -> [Point; 4] {
        [self.at(0.0, 0.0), self.at(1.0, 0.0), self.at(1.0, 1.0), self.at(0.0, 1.0)]
    }

    /// From one fraction of its width to another.
    pub(super) fn part(&self, from: f32, to: f32) -> Strip {
        Strip { origin: self.at(from, 0.0), across: self.across * (to - from), down: self.down }
    }

    /// From one fraction of its height to another.
    pub(super) fn rows(&self, from: f32, to: f32) -> Strip {
        Strip { origin: self.at(0.0, from), across: self.across, down: self.down * (to - from) }
    }

    /// Read upside down.
    pub(super) fn upside_down(&self) -> Strip {
        Strip { origin: self.at(1.0, 1.0), across: self.across * -1.0, down: self.down * -1.0 }
    }

    /// Read from the bottom to the top.
    pub(super) fn upwards(&self) -> Strip {
        Strip { origin: self.at(0.0, 1.0), across: self.down * -1.0, down: self.across }
    }

    /// Read from the top to the bottom.
    pub(super) fn downwards(&self) -> Strip {
        Strip { origin: self.at(1.0, 0.0), across: self.down, down: self.across * -1.0 }
    }

    /// Wider on every side by this many pixels.
    pub(super) fn grown(&self, by: f32) -> Strip {
        let (x, y) = (self.across.unit() * by, self.down.unit() * by);
        Strip { origin: self.origin - x - y, across: self.across + x * 2.0, down: self.down + y * 2.0 }
    }

    /// On a page this many times as large.
    pub(super) fn scaled(&self, x: f32, y: f32) -> Strip {
        let by = |point: Point| Point::new(point.x * x, point.y * y);
        Strip { origin: by(self.origin), across: by(self.across), down: by(self.down) }
    }

    /// Left, top, right and bottom of the upright box around it.
    pub(super) fn bounds(&self) -> (f32, f32, f32, f32) {
        let corners = self.corners();
        let fold = |start: f32, pick: fn(f32, f32) -> f32, axis: fn(&Point) -> f32| {
            corners.iter().map(axis).fold(start, pick)
        };
        (
            fold(f32::MAX, f32::min, |point| point.x),
            fold(f32::MAX, f32::min, |point| point.y),
            fold(f32::MIN, f32::max, |point| point.x),
            fold(f32::MIN, f32::max, |point| point.y),
        )
    }
}

/// The corners of the smallest hull around points, in order.
pub(super) fn convex_hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let chain = |points: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for point in points {
            while let [.., a, b] = chain.as_slice() {
                let (u, v) = (*b - *a, point - *a);
                if u.x * v.y - u.y * v.x > 0.0 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut hull = chain(&mut points.iter().copied());
    hull.extend(chain(&mut points.iter().rev().copied()));
    hull
}

/// The smallest rectangle around a hull, its long side read across, turned as little from upright as can be.
pub(super) fn smallest_rectangle(hull: &[Point]) -> Option<Strip> {
    let mut best: Option<(f32, Strip)> = None;
    for (number, from) in hull.iter().enumerate() {
        let to = hull.get((number + 1) % hull.len())?;
        let x = (*to - *from).unit();
        let y = Point::new(-x.y, x.x);
        let (mut left, mut right, mut top, mut bottom) = (f32::MAX, f32::MIN, f32::MAX, f32::MIN);
        for point in hull {
            left = left.min(point.dot(x));
            right = right.max(point.dot(x));
            top = top.min(point.dot(y));
            bottom = bottom.max(point.dot(y));
        }
        let area = (right - left) * (bottom - top);
        if best.as_ref().is_none_or(|(smallest, _)| area < *smallest) {
            let strip =
                Strip { origin: x * left + y * top, across: x * (right - left), down: y * (bottom - top) };
            best = Some((area, strip));
        }
    }
    best.map(|(_, strip)| upright(strip))
}

/// The same rectangle, named so that `across` points to the right rather than up or down.
fn upright(strip: Strip) -> Strip {
    let turns = [strip, strip.upwards(), strip.upside_down(), strip.downwards()];
    let rightness = |strip: &Strip| strip.across.unit().x;
    turns.into_iter().max_by(|a, b| rightness(a).total_cmp(&rightness(b))).unwrap_or(strip)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f32, b: f32) -> bool {
        (a - b).abs() < 0.01
    }

    #[test]
    fn the_smallest_rectangle_is_turned_with_its_points() {
        let (x, y) = (Point::new(0.8, 0.6), Point::new(-0.6, 0.8));
        let at = |a: f32, b: f32| Point::new(50.0, 50.0) + x * a + y * b;
        let points = vec![at(0.0, 0.0), at(40.0, 0.0), at(40.0, 10.0), at(0.0, 10.0), at(20.0, 5.0)];
        let strip = smallest_rectangle(&convex_hull(points)).unwrap();
        assert!(close(strip.width(), 40.0) && close(strip.height(), 10.0), "{strip:?}");
        assert!(close(strip.across.unit().x, 0.8) && close(strip.across.unit().y, 0.6), "{strip:?}");
        assert!((strip.at(0.5, 0.5) - at(20.0, 5.0)).length() < 0.01);
    }

    #[test]
    fn turned_strips_cover_the_same_ground() {
        let strip = Strip {
            origin: Point::new(3.0, 4.0),
            across: Point::new(10.0, 0.0),
            down: Point::new(0.0, 30.0),
        };
        for turned in [strip.upwards(), strip.downwards(), strip.upside_down()] {
            assert_eq!(turned.bounds(), strip.bounds());
        }
        assert_eq!(strip.upwards().at(0.0, 0.0), Point::new(3.0, 34.0));
        assert_eq!(strip.downwards().at(0.0, 0.0), Point::new(13.0, 4.0));
        assert_eq!(strip.grown(1.0).bounds(), (2.0, 3.0, 14.0, 35.0));
    }
}
