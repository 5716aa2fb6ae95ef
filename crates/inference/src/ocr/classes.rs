//! Which character stands at a step, out of what a recogniser says of all the thousands it can write.

/// What a network says of every class.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Answers {
    /// Likelihoods that add up to one.
    Likelihoods,
    /// What a softmax makes likelihoods of.
    Logits,
}

/// The likeliest class of a step and its likelihood. `shares` help to choose: what the likelihood of every class is multiplied by.
pub(super) fn likeliest(row: &[f32], answers: Answers, shares: Option<&[f32]>) -> (usize, f32) {
    match (answers, shares) {
        (Answers::Likelihoods, None) => best(row),
        (Answers::Likelihoods, Some(shares)) => best_of(row, shares),
        (Answers::Logits, None) => best_logit(row),
        (Answers::Logits, Some(shares)) => best_of(&softmax(row), shares),
    }
}

fn softmax(row: &[f32]) -> Vec<f32> {
    let (_, top) = highest(row);
    let sum = exponentials(row, top);
    row.iter().map(|value| exponential(value - top) / sum).collect()
}

/// Classes looked at together.
const BLOCK: usize = 512;
const LANES: usize = 16;

/// The likeliest class of a step. The likelihoods of a step add up to one.
fn best(row: &[f32]) -> (usize, f32) {
    // Between characters, which is most steps, the first class says so loudly.
    match row.first().filter(|none| **none > 0.5) {
        Some(none) => (0, *none),
        None => highest(row),
    }
}

/// The same before the softmax. How likely no character is nobody asks.
fn best_logit(row: &[f32]) -> (usize, f32) {
    let (class, top) = highest(row);
    if class == 0 { (0, 1.0) } else { (class, 1.0 / exponentials(row, top)) }
}

/// Where the highest number stands, and what it is.
fn highest(row: &[f32]) -> (usize, f32) {
    // The highest of each block in lanes, which compilers turn into wide instructions: a row has thousands of classes.
    let (mut top, mut place) = (f32::MIN, 0);
    for (number, block) in row.chunks(BLOCK).enumerate() {
        let mut lanes = [f32::MIN; LANES];
        let mut parts = block.chunks_exact(LANES);
        for part in &mut parts {
            for (lane, value) in lanes.iter_mut().zip(part) {
                *lane = if *value > *lane { *value } else { *lane };
            }
        }
        let highest = lanes.iter().chain(parts.remainder()).copied().fold(f32::MIN, f32::max);
        if highest > top {
            (top, place) = (highest, number);
        }
    }
    let block = row.chunks(BLOCK).nth(place).unwrap_or_default();
    (place * BLOCK + block.iter().position(|value| *value == top).unwrap_or(0), top)
}

/// The powers of e of all numbers of a row, less its highest, added up.
fn exponentials(row: &[f32], top: f32) -> f32 {
    let mut lanes = [0.0; LANES];
    let mut parts = row.chunks_exact(LANES);
    for part in &mut parts {
        for (lane, value) in lanes.iter_mut().zip(part) {
            *lane += exponential(value - top);
        }
    }
    let rest = parts.remainder().iter().map(|value| exponential(value - top));
    lanes.iter().sum::<f32>() + rest.sum::<f32>()
}

/// e to the power of a number that is not above zero, right to five digits: the C library's is called a number at a time.
#[inline]
fn exponential(value: f32) -> f32 {
    // Added, it pushes the fraction out of a number.
    const WHOLE: f32 = 12_582_912.0;
    const BIAS: u32 = 127;
    const MANTISSA: u32 = 23;
    let power = (value * std::f32::consts::LOG2_E).max(-126.0);
    let whole = power + WHOLE;
    let rest = power - (whole - WHOLE);
    let rest = 1.0
        + rest
            * (std::f32::consts::LN_2
                + rest * (0.240_226_5 + rest * (0.055_504_1 + rest * (0.009_618_1 + rest * 0.001_333_4))));
    f32::from_bits(whole.to_bits().wrapping_add(BIAS) << MANTISSA) * rest
}

/// The same with shares, none above one. Classes behind them (the blank) are as likely as the network says.
fn best_of(row: &[f32], shares: &[f32]) -> (usize, f32) {
    let (class, likelihood) = best(row);
    // All others together cannot outweigh it.
    if likelihood * shares.get(class).copied().unwrap_or(1.0) > 1.0 - likelihood {
        return (class, likelihood);
    }
    let weighed = row.iter().zip(shares.iter().chain(std::iter::repeat(&1.0))).enumerate();
    let (class, likelihood, _) = weighed.fold((0, 0.0, f32::MIN), |best, (class, (value, share))| {
        let weight = value * share;
        if weight > best.2 { (class, *value, weight) } else { best }
    });
    (class, likelihood)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_likeliest_class_is_found_wherever_it_stands() {
        for classes in [1, 5, 16, 511, 512, 513, 1100, 18_385] {
            for class in [0, 1, 15, 16, 511, 512, 1099, 18_384] {
                let mut row = vec![1e-5; classes];
                if let Some(place) = row.get_mut(class) {
                    *place = 0.4;
                    assert_eq!(best(&row), (class, 0.4), "{class} of {classes}");
                    assert_eq!(best_of(&row, &[0.5; 9]), (class, 0.4), "{class} of {classes}");
                }
            }
        }
        assert_eq!(best(&[0.6, 0.4]), (0, 0.6));
        assert_eq!(best(&[]), (0, f32::MIN));
    }

    #[test]
    fn logits_say_what_their_softmax_would() {
        for classes in [3, 16, 17, 1100, 18_385] {
            let row: Vec<f32> = (0..classes).map(|class| ((class * 37) % 101) as f32 * 0.3 - 20.0).collect();
            let sum: f64 = row.iter().map(|value| f64::from(*value).exp()).sum();
            let (class, likelihood) = best_logit(&row);
            let wanted = f64::from(row[class]).exp() / sum;
            assert!(row.iter().all(|value| *value <= row[class]));
            assert!((f64::from(likelihood) / wanted - 1.0).abs() < 1e-4, "{likelihood} {wanted}");
            let total: f32 = softmax(&row).iter().sum();
            assert!((total - 1.0).abs() < 1e-3, "{total}");
        }
        assert_eq!(best_logit(&[5.0, 1.0]), (0, 1.0));
        for value in [0.0f32, -0.3, -1.0, -7.7, -40.0, -80.0] {
            assert!((exponential(value) / value.exp() - 1.0).abs() < 1e-4, "{value}");
        }
        assert!(exponential(-1e9) < 1e-37 && exponential(f32::MIN) < 1e-37);
    }

    #[test]
    fn shares_choose_a_class_and_leave_its_likelihood() {
        assert_eq!(best_of(&[0.1, 0.5, 0.4], &[1.0, 0.3, 1.0]), (2, 0.4));
        assert_eq!(best_of(&[0.1, 0.8, 0.1], &[1.0, 0.3, 1.0]), (1, 0.8));
        assert_eq!(best_of(&[0.1, 0.7, 0.2], &[1.0, 0.0]), (2, 0.2));
        let logits = [0.1f32, 0.7, 0.2].map(f32::ln);
        assert_eq!(likeliest(&logits, Answers::Logits, Some(&[1.0, 0.0])).0, 2);
    }
}
