//! Makes a picture smaller or larger: a triangle as wide as what falls on one pixel, first down, then across. A crate
//! does it faster, but compiles its filters for every kind of pixel into ours, which takes minutes; scaling is a
//! fiftieth of the time a page takes.

use std::ops::Range;

/// Of one output pixel: the inputs it is made of, and their shares.
struct Taps {
    inputs: Range<usize>,
    shares: Vec<f32>,
}

/// RGB rows of `from` as rows of `to`, both (width, height). `None` when the sizes are not what they say.
pub(super) fn scale(rgb: &[u8], from: (usize, usize), to: (usize, usize)) -> Option<Vec<u8>> {
    let stride = from.0.checked_mul(3)?;
    if stride == 0 || to.0 == 0 || to.1 == 0 || rgb.len() != stride.checked_mul(from.1)? {
        return None;
    }
    let (rows, columns) = (taps(from.1, to.1), taps(from.0, to.0));
    let mut scaled = Vec::with_capacity(to.0.checked_mul(to.1)?.checked_mul(3)?);
    let mut sum = vec![0.0f32; stride];
    for row in &rows {
        sum.fill(0.0);
        let inputs = rgb.chunks_exact(stride).skip(row.inputs.start);
        for (input, share) in inputs.zip(&row.shares) {
            for (sum, value) in sum.iter_mut().zip(input) {
                *sum += f32::from(*value) * share;
            }
        }
        for column in &columns {
            let mut pixel = [0.5f32; 3];
            let inputs = sum.get(column.inputs.start * 3..column.inputs.end * 3)?;
            for (input, share) in inputs.chunks_exact(3).zip(&column.shares) {
                for (sum, value) in pixel.iter_mut().zip(input) {
                    *sum += value * share;
                }
            }
            scaled.extend(pixel.map(|value| value as u8));
        }
    }
    Some(scaled)
}

fn taps(from: usize, to: usize) -> Vec<Taps> {
    let ratio = from as f32 / to as f32;
    let reach = ratio.max(1.0);
    (0..to)
        .map(|number| {
            let middle = (number as f32 + 0.5) * ratio;
            let first = ((middle - reach).floor().max(0.0) as usize).min(from.saturating_sub(1));
            let last = ((middle + reach).ceil() as usize).clamp(first + 1, from);
            let share = |input: usize| (1.0 - ((input as f32 + 0.5 - middle) / reach).abs()).max(0.0);
            let mut shares: Vec<f32> = (first..last).map(share).collect();
            let sum: f32 = shares.iter().sum();
            if sum > 0.0 {
                shares.iter_mut().for_each(|share| *share /= sum);
            } else if let Some(share) = shares.first_mut() {
                *share = 1.0;
            }
            Taps { inputs: first..last, shares }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_picture_stays_even_and_edges_stay_where_they_are() {
        for (width, height) in [(1, 1), (3, 9), (10, 4), (40, 31)] {
            let even = scale(&[77; 10 * 8 * 3], (10, 8), (width, height)).unwrap();
            assert!(even.iter().all(|value| *value == 77) && even.len() == width * height * 3);
        }
        let half: Vec<u8> = (0..80).flat_map(|at| if at % 10 < 5 { [0, 0, 0] } else { [255; 3] }).collect();
        let small = scale(&half, (10, 8), (4, 4)).unwrap();
        assert!(small[0] == 0 && small[11] == 255 && small[3] < 60 && small[6] > 195, "{small:?}");
    }

    #[test]
    fn sizes_that_do_not_fit_are_refused() {
        assert_eq!(scale(&[0; 3], (2, 1), (1, 1)), None);
        assert_eq!(scale(&[], (0, 0), (1, 1)), None);
        assert_eq!(scale(&[0; 3], (1, 1), (0, 1)), None);
    }
}
