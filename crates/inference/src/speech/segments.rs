//! From voice activity to pieces that the recogniser takes at once: never longer than it was trained for, cut where
//! nobody speaks if there is such a place, and with a little air on both sides.

use super::RATE;
use super::voice::WINDOW;

/// A voice begins at this likelihood and goes on above the lower one.
const BEGINS: f32 = 0.5;
const GOES_ON: f32 = 0.35;
/// In windows of 32 ms: a pause that ends a segment, the longest segment, from where on any pause ends it.
const PAUSE: usize = 8;
const LONGEST: usize = 14 * RATE / WINDOW;
const LONG: usize = LONGEST * 7 / 10;
/// In samples: air on both sides, and the longest gap over which neighbours are joined.
const AIR: usize = RATE / 8;
const GAP: usize = RATE * 6 / 10;

/// A stretch of speech, in samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Segment {
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Segment {
    pub(super) fn range(&self) -> std::ops::Range<usize> {
        self.start..self.end
    }
}

/// The segments of a recording of `length` samples.
pub(super) fn segments(voiced: &[f32], length: usize) -> Vec<Segment> {
    let mut raw: Vec<(usize, usize)> = Vec::new();
    let mut begin: Option<usize> = None;
    let mut quiet = 0;
    for (at, likelihood) in voiced.iter().enumerate() {
        let Some(first) = begin else {
            if *likelihood >= BEGINS {
                begin = Some(at);
                quiet = 0;
            }
            continue;
        };
        quiet = if *likelihood < GOES_ON { quiet + 1 } else { 0 };
        let long = at + 1 - first;
        if quiet >= PAUSE || long > LONG && quiet > 0 {
            raw.push((first, at + 1 - quiet));
            begin = None;
        } else if long >= LONGEST {
            // Nobody takes a breath: the least likely place of the last third.
            let from = first + LONG;
            let tail = voiced.get(from..=at).unwrap_or_default();
            let least =
                tail.iter().enumerate().min_by(|a, b| a.1.total_cmp(b.1)).map_or(at, |(n, _)| from + n);
            raw.push((first, least));
            begin = Some(least);
            quiet = 0;
        }
    }
    if let Some(first) = begin {
        raw.push((first, voiced.len()));
    }
    let mut joined: Vec<Segment> = Vec::with_capacity(raw.len());
    for (first, last) in raw {
        let next = Segment { start: first * WINDOW, end: (last * WINDOW).min(length) };
        match joined.last_mut() {
            Some(before)
                if next.start.saturating_sub(before.end) < GAP
                    && next.end - before.start < LONGEST * WINDOW =>
            {
                before.end = next.end;
            }
            _ if next.start < next.end => joined.push(next),
            _ => {}
        }
    }
    // The air between two segments is shared, so that nothing is heard twice.
    let ends: Vec<usize> = joined.iter().map(|segment| segment.end).collect();
    let starts: Vec<usize> = joined.iter().map(|segment| segment.start).collect();
    for (index, segment) in joined.iter_mut().enumerate() {
        let before = index.checked_sub(1).and_then(|before| ends.get(before)).copied().unwrap_or(0);
        let after = starts.get(index + 1).copied().unwrap_or(length);
        segment.start -= AIR.min((segment.start - before.min(segment.start)) / 2);
        segment.end += AIR.min((after.max(segment.end) - segment.end) / 2);
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pattern: &[(f32, usize)]) -> Vec<(usize, usize)> {
        let voiced: Vec<f32> = pattern.iter().flat_map(|(value, count)| vec![*value; *count]).collect();
        let length = voiced.len() * WINDOW;
        segments(&voiced, length)
            .iter()
            .map(|segment| (segment.start / WINDOW, segment.end / WINDOW))
            .collect()
    }

    #[test]
    fn speech_is_cut_at_pauses_and_joined_over_short_ones() {
        assert!(check(&[(0.1, 100)]).is_empty());
        assert_eq!(check(&[(0.1, 50), (0.9, 30), (0.1, 50)]), [(46, 83)]);
        assert_eq!(check(&[(0.1, 50), (0.9, 30), (0.1, 10), (0.9, 30), (0.1, 50)]), [(46, 123)]);
        assert_eq!(check(&[(0.9, 30), (0.1, 40), (0.9, 30)]).len(), 2);
    }

    #[test]
    fn endless_speech_is_cut_without_losing_a_sample() {
        let cut = check(&[(0.9, 3000)]);
        assert!(cut.len() >= 6);
        assert_eq!((cut[0].0, cut[cut.len() - 1].1), (0, 3000));
        assert!(cut.windows(2).all(|pair| pair[0].1 == pair[1].0));
        assert!(cut.iter().all(|(start, end)| end - start <= LONGEST + 8));
    }
}
