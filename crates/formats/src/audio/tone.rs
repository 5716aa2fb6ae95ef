//! The bleep: a sine in place of the speech.

use blackbar_core::AudioSettings;

/// Over this many seconds a tone swells and fades inside its stretch, so that it does not click.
const EDGE: f64 = 0.005;

/// Louder than full scale cannot be; quieter than this is silence.
const QUIETEST: f64 = -200.0;

/// More than this share of something else than the tone, and it is not the tone.
pub(crate) const FOREIGN: f64 = 0.35;
/// The share of its power at which a tone is there at all.
const THERE: f64 = 0.1;
/// The mean power of a sample that nobody hears: 40 dB under full scale.
const QUIET: f64 = 1e-4;

/// A sine at one sampling rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tone {
    /// Radians a sample.
    pub(crate) omega: f64,
    /// 0 to 1, of full scale.
    pub(crate) amplitude: f64,
    rate: f64,
}

impl Tone {
    /// The tone asked for; a frequency that the rate cannot hold becomes the highest that it can.
    pub(crate) fn new(settings: &AudioSettings, rate: u32) -> Tone {
        let rate = f64::from(rate.max(1));
        let frequency = f64::from(settings.frequency).clamp(1.0, rate * 0.45);
        let gain = if settings.gain.is_nan() { -3.0 } else { settings.gain.clamp(QUIETEST, 0.0) };
        Tone { omega: std::f64::consts::TAU * frequency / rate, amplitude: 10f64.powf(gain / 20.0), rate }
    }

    /// Silence in its place.
    pub(crate) fn silenced(self) -> Tone {
        Tone { amplitude: 0.0, ..self }
    }

    /// Sample `at` of a stretch of `length` samples.
    pub(crate) fn sample(&self, at: u64, length: u64) -> f64 {
        let edge = (self.rate * EDGE).min(length as f64 / 2.0).max(1.0);
        let inside = (at as f64).min(length.saturating_sub(at + 1) as f64);
        let swell =
            if inside >= edge { 1.0 } else { 0.5 - 0.5 * (std::f64::consts::PI * inside / edge).cos() };
        self.amplitude * swell * (self.omega * at as f64).sin()
    }

    /// How much of the power of `samples` is not this tone, as a share of the tone's own power. Small when they are
    /// the tone or silence.
    pub(crate) fn foreign_share(&self, samples: &[f32]) -> f64 {
        let (all, explained) = self.powers(samples);
        // Quantisation noise of 8-bit codings, which is no speech.
        let floor = 1e-5 * samples.len() as f64;
        (all - explained).max(0.0) / (self.own_power(samples.len()) + floor)
    }

    /// Whether nothing but this tone, or nothing at all, is in `samples`. A voice that is much weaker than the tone
    /// would be has little foreign power too: where the tone is not, it has to be quiet.
    pub(crate) fn covers(&self, samples: &[f32]) -> bool {
        let (all, explained) = self.powers(samples);
        let there = explained >= THERE * self.own_power(samples.len());
        self.foreign_share(samples) <= FOREIGN && (there || all <= QUIET * samples.len() as f64)
    }

    fn own_power(&self, samples: usize) -> f64 {
        0.5 * self.amplitude * self.amplitude * samples as f64
    }

    /// The power of all there is, and of what is this tone.
    fn powers(&self, samples: &[f32]) -> (f64, f64) {
        // Least squares on sine and cosine; the window is at least a few periods or the 2x2 system would not stand.
        let (mut ss, mut sc, mut cc, mut ys, mut yc, mut yy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
        for (n, sample) in samples.iter().enumerate() {
            let (s, c) = (self.omega * n as f64).sin_cos();
            let y = f64::from(*sample);
            ss += s * s;
            sc += s * c;
            cc += c * c;
            ys += y * s;
            yc += y * c;
            yy += y * y;
        }
        let determinant = ss * cc - sc * sc;
        let explained = if determinant.abs() > 1e-9 {
            let a = (ys * cc - yc * sc) / determinant;
            let b = (yc * ss - ys * sc) / determinant;
            a * ys + b * yc
        } else {
            0.0
        };
        (yy, explained)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::FileSettings;

    #[test]
    fn the_tone_is_told_from_anything_else() {
        let tone = Tone::new(&FileSettings::default().audio, 16_000);
        let samples: Vec<f32> = (0..800).map(|at| tone.sample(at + 4000, 100_000) as f32).collect();
        assert!(tone.foreign_share(&samples) < 1e-6);
        assert!(tone.foreign_share(&[0.0; 800]) < 1e-6);
        let mixed: Vec<f32> =
            samples.iter().enumerate().map(|(n, s)| s * 0.5 + 0.5 * (n as f32 * 0.05).sin()).collect();
        assert!(tone.foreign_share(&mixed) > 0.3);
        // A voice much weaker than the tone is still a voice.
        let weak: Vec<f32> = (0..800).map(|n| 0.15 * (n as f32 * 0.07).sin()).collect();
        assert!(!tone.covers(&weak) && !tone.covers(&mixed));
        assert!(tone.covers(&samples) && tone.covers(&[0.0; 800]));
    }

    #[test]
    fn edges_are_soft_and_levels_hold() {
        let mut settings = FileSettings::default().audio;
        settings.gain = 40.0;
        settings.frequency = u32::MAX;
        let tone = Tone::new(&settings, 8_000);
        assert!(tone.amplitude <= 1.0 && tone.omega < std::f64::consts::PI);
        assert!(tone.sample(0, 100).abs() < 1e-9 && tone.sample(99, 100).abs() < 1e-9);
        assert!(tone.sample(0, 1).abs() <= 1.0);
    }
}
