//! The stretches of a recording that are to be bleeped: in seconds, sorted, merged, inside the recording.

/// Sorted and disjoint; none is empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Stretches(Vec<(f64, f64)>);

impl Stretches {
    /// Cuts to the recording, drops what is empty or no number, merges what overlaps or touches.
    pub(crate) fn new(ranges: impl IntoIterator<Item = (f64, f64)>, duration: f64) -> Stretches {
        let mut sound: Vec<(f64, f64)> = ranges
            .into_iter()
            .filter(|(start, end)| !start.is_nan() && !end.is_nan())
            .map(|(start, end)| (start.clamp(0.0, duration), end.clamp(0.0, duration)))
            .filter(|(start, end)| start < end)
            .collect();
        sound.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut merged: Vec<(f64, f64)> = Vec::with_capacity(sound.len());
        for (start, end) in sound {
            match merged.last_mut() {
                Some(last) if start <= last.1 => last.1 = last.1.max(end),
                _ => merged.push((start, end)),
            }
        }
        Stretches(merged)
    }

    /// In samples at `rate`, outward to whole ones, `skip` samples into the coded stream.
    pub(crate) fn samples(&self, rate: u32, skip: u64) -> Vec<(u64, u64)> {
        let rate = f64::from(rate);
        // A float that is no whole number saturates; both ends lie inside the recording.
        let sample = |seconds: f64| (seconds * rate) as u64;
        let outward = |(start, end): &(f64, f64)| (sample(*start) + skip, (end * rate).ceil() as u64 + skip);
        self.0.iter().map(outward).collect()
    }

    /// As [`Stretches::samples`], `offset` seconds into the coded stream; what lies before its beginning is cut.
    pub(crate) fn shifted_samples(&self, rate: u32, offset: f64) -> Vec<(u64, u64)> {
        let shifted = self.0.iter().map(|(start, end)| ((start + offset).max(0.0), (end + offset).max(0.0)));
        let kept = shifted.filter(|(start, end)| start < end).collect();
        Stretches(kept).samples(rate, 0)
    }
}

/// The runs of packets that hold anything of the stretches. A packet `n` sounds from `n * length` on, and its echo
/// in the packets behind it ends `tail` samples after its own end. Runs that meet are one.
pub(crate) fn packet_runs(
    stretches: &[(u64, u64)],
    length: u64,
    tail: u64,
    packets: usize,
) -> Vec<std::ops::Range<usize>> {
    let mut runs: Vec<std::ops::Range<usize>> = Vec::with_capacity(stretches.len());
    for (start, end) in stretches {
        let index = |sample: u64| usize::try_from(sample / length.max(1)).unwrap_or(usize::MAX).min(packets);
        let run =
            index(start.saturating_sub(tail))..index(end.saturating_sub(1)).saturating_add(1).min(packets);
        match runs.last_mut() {
            Some(last) if run.start <= last.end => last.end = last.end.max(run.end),
            _ if run.is_empty() => {}
            _ => runs.push(run),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_cut_sorted_and_merged() {
        let ranges =
            [(5.0, 20.0), (1.0, 2.0), (1.5, 3.0), (f64::NAN, 4.0), (9.0, 8.0), (11.0, 12.0), (-1.0, 0.5)];
        let stretches = Stretches::new(ranges, 10.0);
        assert_eq!(stretches.0, [(0.0, 0.5), (1.0, 3.0), (5.0, 10.0)]);
        assert_eq!(stretches.samples(10, 3), [(3, 8), (13, 33), (53, 103)]);
    }

    #[test]
    fn packets_are_taken_with_their_echo() {
        assert_eq!(packet_runs(&[(2500, 3001)], 1000, 600, 100), vec![1..4; 1]);
        assert_eq!(packet_runs(&[(2500, 3001), (4100, 4200)], 1000, 600, 100), vec![1..5; 1]);
        assert_eq!(packet_runs(&[(2500, 3001), (9000, 9900)], 1000, 0, 9), vec![2..4; 1]);
    }
}
