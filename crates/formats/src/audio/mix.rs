//! Two channels into the one that recognition hears. A wire that is soldered the wrong way round turns one channel over: the
//! mean of both is silence then, and what nobody hears nobody bleeps.

/// Below this share of the power of both channels their sum is not what they hold.
const CANCELS: f32 = 0.1;

/// Adds the mean of the pairs, or the first channel where the two cancel each other out.
pub(crate) fn mix(pairs: impl Iterator<Item = (f32, f32)> + Clone, to: &mut Vec<f32>) {
    let (mut both, mut each) = (0.0f32, 0.0f32);
    for (left, right) in pairs.clone() {
        both += (left + right) * (left + right);
        each += left * left + right * right;
    }
    // What is no number is for others to judge.
    if both < CANCELS * each {
        to.extend(pairs.map(|(left, _)| left));
    } else {
        to.extend(pairs.map(|(left, right)| (left + right) * 0.5));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(right: impl Fn(f32, usize) -> f32) -> f32 {
        let left: Vec<f32> = (0..2000).map(|n| (n as f32 * 0.07).sin() * 0.3).collect();
        let pairs = left.iter().enumerate().map(|(n, left)| (*left, right(*left, n)));
        let mut mixed = Vec::new();
        mix(pairs, &mut mixed);
        assert_eq!(mixed.len(), left.len());
        mixed.iter().map(|sample| sample * sample).sum::<f32>()
            / left.iter().map(|sample| sample * sample).sum::<f32>()
    }

    #[test]
    fn nothing_is_lost_however_the_channels_lie_to_each_other() {
        assert!((check(|left, _| left) - 1.0).abs() < 0.01);
        assert!((check(|_, _| 0.0) - 0.25).abs() < 0.01);
        assert!(check(|_, n| (n as f32 * 0.11).sin() * 0.3) > 0.4);
        assert!((check(|left, _| -left) - 1.0).abs() < 0.01);
        assert!((check(|left, _| -0.9 * left) - 1.0).abs() < 0.01);
    }
}
