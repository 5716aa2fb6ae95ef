//! Another pitch for the same words at the same speed: the sound is stretched in time by joining overlapping pieces
//! where they fit best (WSOLA), then played faster or slower by the same factor.

use blackbar_core::{Cancel, Cancelled};

/// More than two octaves leave nothing to understand.
const MOST: i32 = 24;
/// Seconds of one piece; half of it overlaps the next.
const PIECE: f64 = 0.03;
/// Seconds around the expected place in which the best fit is looked for.
const SEARCH: f64 = 0.008;

/// The samples, `steps` semitones higher (lower where negative); as many as came in.
pub(crate) fn shift(samples: &[f32], rate: u32, steps: i32, cancel: &Cancel) -> Result<Vec<f32>, Cancelled> {
    let steps = steps.clamp(-MOST, MOST);
    if steps == 0 {
        return Ok(samples.to_vec());
    }
    let factor = 2f64.powf(f64::from(steps) / 12.0);
    let stretched = stretch(samples, rate, factor, cancel)?;
    let at = |index: usize| stretched.get(index).copied().unwrap_or_default();
    Ok((0..samples.len())
        .map(|n| {
            let place = n as f64 * factor;
            let (whole, part) = (place as usize, place.fract() as f32);
            at(whole) + (at(whole + 1) - at(whole)) * part
        })
        .collect())
}

/// `factor` times as long at the same pitch.
fn stretch(samples: &[f32], rate: u32, factor: f64, cancel: &Cancel) -> Result<Vec<f32>, Cancelled> {
    let half = ((f64::from(rate) * PIECE / 2.0) as usize).max(16);
    let search = (f64::from(rate) * SEARCH) as usize;
    let length = (samples.len() as f64 * factor).ceil() as usize;
    let mut out = vec![0.0f32; length + 2 * half];
    let fade: Vec<f32> = (0..2 * half)
        .map(|n| 0.5 - 0.5 * (std::f32::consts::PI * (n as f32 + 0.5) / half as f32).cos())
        .collect();
    let slice = |from: usize, length: usize| samples.get(from..(from + length).min(samples.len()));
    let mut from = 0;
    for to in (0..length).step_by(half) {
        cancel.check()?;
        let expected = (to as f64 / factor) as usize;
        // What would follow the last piece naturally is what the next one should look like.
        if to > 0 {
            let natural = slice(from + half, half).unwrap_or_default();
            let candidates = expected.saturating_sub(search)..expected + search;
            let likeness = |candidate: usize| -> f32 {
                let there = slice(candidate, half).unwrap_or_default();
                natural.iter().zip(there).step_by(3).map(|(a, b)| a * b).sum()
            };
            let best = candidates.step_by(2).map(|place| (likeness(place), place));
            from = best.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(expected, |(_, place)| place);
        }
        let piece = slice(from, 2 * half).unwrap_or_default();
        for ((sample, value), weight) in out.iter_mut().skip(to).zip(piece).zip(&fade) {
            *sample += value * weight;
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tone_moves_by_so_many_semitones_and_keeps_its_length() {
        let rate = 16_000;
        let tone: Vec<f32> = (0..rate).map(|n| (n as f32 * 0.1).sin() * 0.5).collect();
        for steps in [-12, -5, 4, 12] {
            let shifted = shift(&tone, rate, steps, &Cancel::new()).unwrap();
            assert_eq!(shifted.len(), tone.len());
            let crossings =
                |samples: &[f32]| samples.windows(2).filter(|w| w[0] < 0.0 && w[1] >= 0.0).count();
            let ratio = crossings(&shifted[2000..14_000]) as f64 / crossings(&tone[2000..14_000]) as f64;
            let meant = 2f64.powf(f64::from(steps) / 12.0);
            assert!((ratio / meant - 1.0).abs() < 0.05, "{steps}: {ratio} for {meant}");
        }
    }
}
