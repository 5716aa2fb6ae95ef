//! Any rate to the 16 kHz mono that speech recognition hears: a windowed sinc, piece by piece, so that an hour of
//! sound is never held at its own rate. The kernel is sampled once for every place that an output sample can have
//! between two input samples, so that each output sample is one plain product of two rows.

/// What recognition hears.
pub(crate) const HEARD: u32 = 16_000;

/// Zero crossings on each side of the kernel.
const LOBES: f64 = 12.0;
/// The most places between two input samples; odd rates, which have more, take the nearest before.
const MOST_PHASES: u64 = 1024;
/// Products at once.
const LANES: usize = 8;
/// Input that is worth working on.
const PIECE: usize = 8192;

pub(crate) struct Resampler {
    /// Input samples for each output sample: a fraction in its lowest terms.
    over: u64,
    under: u64,
    /// Rows of the kernel, one a phase, all of the same length.
    rows: Vec<f32>,
    row: usize,
    phases: u64,
    /// Input not yet done with.
    pending: Vec<f32>,
    /// Where the next output sample lies: its row begins here in `pending`, and so many parts of `under` behind that.
    at: usize,
    part: u64,
    /// Input samples that have come.
    seen: u64,
    /// 16 kHz.
    heard: Vec<i16>,
}

impl Resampler {
    pub(crate) fn new(rate: u32) -> Resampler {
        let divisor = greatest_common_divisor(rate.max(1), HEARD);
        let (over, under) = (u64::from(rate.max(1) / divisor), u64::from(HEARD / divisor));
        let stretch = (over as f64 / under as f64).max(1.0);
        let reach = (LOBES * stretch).ceil() as usize;
        let row = (2 * reach).next_multiple_of(LANES);
        let phases = under.min(MOST_PHASES);
        let mut rows = Vec::with_capacity(row * phases as usize);
        for phase in 0..phases {
            let centre = reach as f64 - 1.0 + phase as f64 / phases as f64;
            rows.extend((0..row).map(|tap| kernel((tap as f64 - centre) / stretch, stretch)));
        }
        // What lies before the first sample of a row whose middle is the very first one.
        let pending = vec![0.0; reach - 1];
        Resampler { over, under, rows, row, phases, pending, at: 0, part: 0, seen: 0, heard: Vec::new() }
    }

    /// Makes room for so many seconds.
    pub(crate) fn expect(&mut self, seconds: f64) {
        self.heard.reserve((seconds.max(0.0) * f64::from(HEARD)) as usize + 1);
    }

    /// Takes the next samples.
    pub(crate) fn push(&mut self, samples: &[f32]) {
        if self.over == self.under {
            self.heard.extend(samples.iter().copied().map(whole));
            return;
        }
        self.seen += samples.len() as u64;
        self.pending.extend_from_slice(samples);
        if self.pending.len() > PIECE {
            self.work();
        }
    }

    /// The rest, when all is in.
    pub(crate) fn finish(mut self) -> Vec<i16> {
        if self.over != self.under {
            // As many as have their place before the end.
            let all = (self.seen * self.under).div_ceil(self.over);
            self.pending.resize(self.pending.len() + self.row, 0.0);
            self.work();
            self.heard.truncate(usize::try_from(all).unwrap_or(usize::MAX));
        }
        self.heard
    }

    fn work(&mut self) {
        while let Some(window) = self.pending.get(self.at..self.at + self.row) {
            let phase = (self.part * self.phases / self.under) as usize;
            let row = self.rows.get(phase * self.row..(phase + 1) * self.row).unwrap_or_default();
            self.heard.push(whole(product(window, row)));
            self.part += self.over;
            self.at += (self.part / self.under) as usize;
            self.part %= self.under;
        }
        let done = self.at.min(self.pending.len());
        self.pending.drain(..done);
        self.at -= done;
    }
}

/// The kernel at a distance in zero crossings.
fn kernel(x: f64, stretch: f64) -> f32 {
    if x.abs() >= LOBES {
        return 0.0;
    }
    let window = 0.5 + 0.5 * (std::f64::consts::PI * x / LOBES).cos();
    // A little below half the lower rate, so that the slope of the filter ends there.
    let phase = std::f64::consts::PI * x * 0.95;
    let sinc = if phase.abs() < 1e-9 { 1.0 } else { phase.sin() / phase };
    (sinc * window * 0.95 / stretch) as f32
}

/// The sum of the products, in lanes that the compiler can put side by side.
fn product(samples: &[f32], row: &[f32]) -> f32 {
    let mut sums = [0.0f32; LANES];
    for (samples, row) in samples.as_chunks::<LANES>().0.iter().zip(row.as_chunks::<LANES>().0) {
        for ((sum, sample), factor) in sums.iter_mut().zip(samples).zip(row) {
            *sum += sample * factor;
        }
    }
    sums.iter().sum()
}

/// A share of full scale in 16 bits; louder than full scale is cut.
fn whole(sample: f32) -> i16 {
    (sample * 32_768.0).round() as i16
}

fn greatest_common_divisor(mut a: u32, mut b: u32) -> u32 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rate: u32, hertz: f64, expected: f64) {
        let mut resampler = Resampler::new(rate);
        let samples: Vec<f32> = (0..rate)
            .map(|n| 0.9 * (std::f64::consts::TAU * hertz * f64::from(n) / f64::from(rate)).sin() as f32)
            .collect();
        for piece in samples.chunks(1000) {
            resampler.push(piece);
        }
        let heard = resampler.finish();
        assert_eq!(heard.len(), 16_000, "{rate} Hz");
        let error = heard.iter().enumerate().skip(200).take(15_600).map(|(n, sample)| {
            let meant = 0.9 * expected * (std::f64::consts::TAU * hertz * n as f64 / 16_000.0).sin();
            (f64::from(*sample) / 32_768.0 - meant).abs()
        });
        let worst = error.fold(0.0, f64::max);
        assert!(worst < 0.01, "{rate} Hz: {worst}");
    }

    #[test]
    fn a_tone_keeps_its_pitch_place_and_strength() {
        // The last ones share no measure with 16 kHz.
        for rate in [8_000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000, 44_099, 7_919, 383_979] {
            check(rate, 1000.0, 1.0);
        }
    }

    #[test]
    fn what_would_fold_back_is_gone() {
        check(48_000, 12_000.0, 0.0);
        check(44_100, 10_000.0, 0.0);
    }

    #[test]
    fn the_size_of_the_pieces_does_not_matter_and_loud_is_cut() {
        let samples: Vec<f32> = (0..30_000u32).map(|n| (n * 7919 % 997) as f32 / 250.0 - 2.0).collect();
        let through = |length: usize| {
            let mut resampler = Resampler::new(44_100);
            samples.chunks(length).for_each(|piece| resampler.push(piece));
            resampler.finish()
        };
        let all = through(30_000);
        assert_eq!(all.len(), 10_885);
        assert!(all == through(1) && all == through(8_191));
        assert!(all.contains(&i16::MAX) || all.contains(&i16::MIN) || all.iter().any(|s| s.abs() > 30_000));
        assert!(Resampler::new(44_100).finish().is_empty());
    }
}
