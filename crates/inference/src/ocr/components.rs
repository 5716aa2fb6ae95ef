//! From the map of a text detector to lines: connected stretches of "this is text", each in the smallest rectangle.
//! The network draws the kernel of a line, so the rectangle is grown again by what training took away.

use super::geometry::{Point, Strip, convex_hull, smallest_rectangle};

/// How likely text is at every pixel, 0 to 255.
pub(super) struct TextMap {
    pub(super) width: usize,
    pub(super) likelihood: Vec<u8>,
}

/// What counts as a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineRules {
    /// A pixel belongs to text from here on, 0 to 1.
    pub(super) pixel: f32,
    /// A stretch is a line when its pixels have this on average.
    pub(super) stretch: f32,
    /// Area over perimeter, times this: what a rectangle is grown by on each side.
    pub(super) grow: f32,
}

/// Pixels; smaller stretches are specks.
const SPECK: f32 = 3.0;

struct Run {
    row: usize,
    start: usize,
    end: usize,
}

/// The lines of a map, in its own pixels.
pub(super) fn lines(map: &TextMap, rules: LineRules) -> Vec<Strip> {
    let limit = (rules.pixel * 255.0) as u8;
    let runs = runs(map, limit);
    let roots = join(&runs);
    let mut members: Vec<Vec<usize>> = (0..runs.len()).map(|_| Vec::new()).collect();
    for (number, root) in roots.iter().enumerate() {
        if let Some(list) = members.get_mut(*root) {
            list.push(number);
        }
    }
    members.iter().filter(|list| !list.is_empty()).filter_map(|list| line(map, &runs, list, rules)).collect()
}

fn runs(map: &TextMap, limit: u8) -> Vec<Run> {
    let mut runs = Vec::new();
    for (row, values) in map.likelihood.chunks_exact(map.width.max(1)).enumerate() {
        let mut start = None;
        for (x, value) in values.iter().chain([&0]).enumerate() {
            match (*value > limit, start) {
                (true, None) => start = Some(x),
                (false, Some(from)) => {
                    runs.push(Run { row, start: from, end: x });
                    start = None;
                }
                _ => {}
            }
        }
    }
    runs
}

/// For every run the number of the run that stands for its stretch; runs touch along edges and corners.
fn join(runs: &[Run]) -> Vec<usize> {
    fn root(roots: &mut [usize], mut number: usize) -> usize {
        while let Some(&next) = roots.get(number)
            && next != number
        {
            let after = roots.get(next).copied().unwrap_or(next);
            if let Some(slot) = roots.get_mut(number) {
                *slot = after;
            }
            number = next;
        }
        number
    }
    let mut roots: Vec<usize> = (0..runs.len()).collect();
    // The first run of the row above that can still touch.
    let mut above = 0;
    for (number, run) in runs.iter().enumerate() {
        while runs.get(above).is_some_and(|other| {
            other.row + 1 < run.row || (other.row + 1 == run.row && other.end < run.start)
        }) {
            above += 1;
        }
        for (offset, other) in runs.iter().skip(above).enumerate() {
            if other.row + 1 != run.row || other.start > run.end {
                break;
            }
            let (a, b) = (root(&mut roots, above + offset), root(&mut roots, number));
            if let Some(slot) = roots.get_mut(a.max(b)) {
                *slot = a.min(b);
            }
        }
    }
    (0..runs.len()).map(|number| root(&mut roots, number)).collect()
}

fn line(map: &TextMap, runs: &[Run], members: &[usize], rules: LineRules) -> Option<Strip> {
    let (mut sum, mut count) = (0u64, 0u64);
    let mut points = Vec::with_capacity(members.len() * 4);
    for run in members.iter().filter_map(|number| runs.get(*number)) {
        let from = run.row * map.width;
        let values = map.likelihood.get(from + run.start..from + run.end)?;
        sum += values.iter().map(|value| u64::from(*value)).sum::<u64>();
        count += values.len() as u64;
        for x in [run.start, run.end] {
            points.push(Point::new(x as f32, run.row as f32));
            points.push(Point::new(x as f32, run.row as f32 + 1.0));
        }
    }
    if (sum as f32) < rules.stretch * 255.0 * count as f32 {
        return None;
    }
    let strip = smallest_rectangle(&convex_hull(points))?;
    let (width, height) = (strip.width(), strip.height());
    if width.min(height) < SPECK {
        return None;
    }
    Some(strip.grown(width * height * rules.grow / (2.0 * (width + height))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: LineRules = LineRules { pixel: 0.3, stretch: 0.5, grow: 1.6 };

    fn map(rows: &[&str]) -> TextMap {
        let likelihood = rows.iter().flat_map(|row| row.bytes().map(|byte| (byte - b'0') * 28)).collect();
        TextMap { width: rows[0].len(), likelihood }
    }

    #[test]
    fn stretches_that_touch_are_one_line() {
        let rows = [
            "0000000000000000",
            "0999990000009990",
            "0999999990099990",
            "0999000999999990",
            "0000000000000000",
            "0999900000044440",
            "0999900000044440",
            "0999900000044440",
        ];
        let found = lines(&map(&rows), RULES);
        // The faint one at the lower right is none; the bent one is one.
        assert_eq!(found.len(), 2, "{found:?}");
        let (left, top, right, bottom) = found[1].bounds();
        assert!(left < 1.0 && right > 5.0 && top < 5.0 && bottom > 8.0);
    }

    #[test]
    fn specks_and_nothing_are_no_lines() {
        assert!(lines(&map(&["000", "090", "000"]), RULES).is_empty());
        let empty = TextMap { width: 0, likelihood: Vec::new() };
        assert!(lines(&empty, RULES).is_empty());
    }
}
