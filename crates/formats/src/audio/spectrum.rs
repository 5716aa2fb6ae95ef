//! A steady sine as the coefficients of a transform codec (MP3, AAC), found with the codec's own decoder: what one
//! coefficient alone sounds like is decoded once, and since these transforms are orthogonal, the tone's share of each
//! coefficient is its product with that sound.

use super::tone::Tone;

/// A coefficient and what the tone does to it.
struct Answer {
    coefficient: usize,
    /// Of the product of the tone with the coefficient's sound: real and imaginary part.
    re: f64,
    im: f64,
}

/// The tone in terms of the coefficients around its pitch.
pub(crate) struct Spectrum {
    answers: Vec<Answer>,
    omega: f64,
    amplitude: f64,
    /// Samples from one block of coefficients to the next.
    hop: f64,
}

/// Coefficients on each side of the pitch that are looked at; the rest of the tone is far below hearing.
const AROUND: usize = 10;

impl Spectrum {
    /// `sound` decodes one coefficient of value 1 that stands alone in block 0.
    pub(crate) fn new(
        tone: &Tone,
        coefficients: usize,
        mut sound: impl FnMut(usize) -> Option<Vec<f32>>,
    ) -> Option<Spectrum> {
        let middle = (tone.omega / std::f64::consts::PI * coefficients as f64) as usize;
        let mut answers = Vec::new();
        for coefficient in middle.saturating_sub(AROUND)..(middle + AROUND + 1).min(coefficients) {
            let sound = sound(coefficient)?;
            let (mut re, mut im, mut power) = (0.0, 0.0, 0.0);
            for (n, sample) in sound.iter().enumerate() {
                let (sine, cosine) = (tone.omega * n as f64).sin_cos();
                let sample = f64::from(*sample);
                re += sample * cosine;
                im += sample * sine;
                power += sample * sample;
            }
            if power <= 0.0 || !power.is_finite() {
                return None;
            }
            answers.push(Answer { coefficient, re: re / power, im: im / power });
        }
        Some(Spectrum { answers, omega: tone.omega, amplitude: tone.amplitude, hop: coefficients as f64 })
    }

    /// The coefficients of block `block`: (which, value), ascending.
    pub(crate) fn block(&self, block: u64) -> impl Iterator<Item = (usize, f64)> {
        let (sine, cosine) = (self.omega * self.hop * block as f64).sin_cos();
        self.answers.iter().map(move |answer| {
            let value = self.amplitude * (answer.im * cosine + answer.re * sine);
            (answer.coefficient, value)
        })
    }
}

/// Values as the codecs quantise them: the sign and the 3/4th power in steps; the largest becomes `largest`.
pub(crate) fn quantise(values: impl Iterator<Item = (usize, f64)>, step: f64) -> Vec<(usize, i32)> {
    let quantised = |value: f64| ((value.abs() / step).powf(0.75) + 0.4054) as i32;
    values
        .map(|(which, value)| (which, if value < 0.0 { -quantised(value) } else { quantised(value) }))
        .filter(|(_, value)| *value != 0)
        .collect()
}
