//! Any rate to the 16 kHz mono that speech recognition hears: a windowed sinc, piece by piece, so that an hour of
//! sound is never held at its own rate.

/// What recognition hears.
pub(crate) const HEARD: u32 = 16_000;

/// Zero crossings on each side of the kernel.
const LOBES: f64 = 12.0;
/// Points of the kernel between two zero crossings.
const STEPS: usize = 256;

pub(crate) struct Resampler {
    /// Input samples for each output sample.
    step: f64,
    /// How far the kernel reaches in input samples.
    reach: f64,
    kernel: Vec<f32>,
    /// Input not yet done with; its first sample is number `first`.
    pending: Vec<f32>,
    first: u64,
    /// Number of the next output sample.
    next: u64,
    /// 16 kHz.
    pub(crate) heard: Vec<f32>,
}

impl Resampler {
    pub(crate) fn new(rate: u32) -> Resampler {
        let step = f64::from(rate.max(1)) / f64::from(HEARD);
        let stretch = step.max(1.0);
        // A little below half the lower rate, so that the slope of the filter ends there.
        let kernel = (0..=(LOBES as usize) * STEPS)
            .map(|point| {
                let x = point as f64 / STEPS as f64;
                let window = 0.5 + 0.5 * (std::f64::consts::PI * x / LOBES).cos();
                let phase = std::f64::consts::PI * x * 0.95;
                let sinc = if point == 0 { 1.0 } else { phase.sin() / phase };
                (sinc * window * 0.95 / stretch) as f32
            })
            .collect();
        Resampler {
            step,
            reach: LOBES * stretch,
            kernel,
            pending: Vec::new(),
            first: 0,
            next: 0,
            heard: Vec::new(),
        }
    }

    /// Makes room for so many seconds.
    pub(crate) fn expect(&mut self, seconds: f64) {
        self.heard.reserve((seconds.max(0.0) * f64::from(HEARD)) as usize + 1);
    }

    /// Takes the next samples.
    pub(crate) fn push(&mut self, samples: &[f32]) {
        if (self.step - 1.0).abs() < 1e-12 {
            self.heard.extend_from_slice(samples);
            return;
        }
        self.pending.extend_from_slice(samples);
        // Work in pieces that are worth it.
        if self.pending.len() > 8192 {
            self.work(false);
        }
    }

    /// The rest, when all is in.
    pub(crate) fn finish(mut self) -> Vec<f32> {
        self.work(true);
        self.heard
    }

    fn work(&mut self, last: bool) {
        let end = self.first + self.pending.len() as u64;
        let scale = LOBES / self.reach * STEPS as f64;
        loop {
            let centre = self.next as f64 * self.step;
            let over = if last { centre >= end as f64 } else { centre + self.reach + 1.0 >= end as f64 };
            if over {
                break;
            }
            let from = ((centre - self.reach).ceil().max(self.first as f64)) as u64;
            let to = ((centre + self.reach).floor() as u64 + 1).min(end);
            let mut sum = 0.0f32;
            let window = self.pending.get((from - self.first) as usize..(to.max(from) - self.first) as usize);
            for (offset, sample) in window.unwrap_or_default().iter().enumerate() {
                let distance = ((from + offset as u64) as f64 - centre).abs() * scale;
                sum += sample * self.kernel.get(distance as usize).copied().unwrap_or_default();
            }
            self.heard.push(sum);
            self.next += 1;
        }
        let keep = (self.next as f64 * self.step - self.reach - 2.0).max(self.first as f64) as u64;
        let done = usize::try_from(keep - self.first).unwrap_or_default().min(self.pending.len());
        self.pending.drain(..done);
        self.first += done as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rate: u32, hertz: f64, expected: f64) {
        let mut resampler = Resampler::new(rate);
        let samples: Vec<f32> = (0..rate)
            .map(|n| (std::f64::consts::TAU * hertz * f64::from(n) / f64::from(rate)).sin() as f32)
            .collect();
        for piece in samples.chunks(1000) {
            resampler.push(piece);
        }
        let heard = resampler.finish();
        assert!((15_999..=16_001).contains(&heard.len()), "{}", heard.len());
        let error = heard.iter().enumerate().skip(200).take(15_600).map(|(n, sample)| {
            let meant = expected * (std::f64::consts::TAU * hertz * n as f64 / 16_000.0).sin();
            (f64::from(*sample) - meant).abs()
        });
        let worst = error.fold(0.0, f64::max);
        assert!(worst < 0.02, "{rate} Hz: {worst}");
    }

    #[test]
    fn a_tone_keeps_its_pitch_place_and_strength() {
        for rate in [8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000] {
            check(rate, 1000.0, 1.0);
        }
    }

    #[test]
    fn what_would_fold_back_is_gone() {
        check(48_000, 12_000.0, 0.0);
        check(44_100, 10_000.0, 0.0);
    }
}
