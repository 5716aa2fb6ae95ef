//! Repeatable randomness: a stream that only the holder of the key can foretell.

use super::super::keyed::Keyed;

/// xoshiro256** seeded by an HMAC; the choices it makes tell nothing about the key.
#[derive(Clone)]
pub(super) struct Random([u64; 4]);

impl Random {
    /// The stream of one purpose, value and try.
    pub(super) fn new(keyed: &Keyed, parts: &[&str], attempt: u32) -> Random {
        let attempt = attempt.to_string();
        let mut parts = parts.to_vec();
        parts.push(&attempt);
        let digest = keyed.digest("synthetic", &parts);
        let mut state = [0u64; 4];
        for (word, bytes) in state.iter_mut().zip(digest.chunks_exact(8)) {
            *word = bytes.iter().fold(0, |word, byte| (word << 8) | u64::from(*byte));
        }
        // The all-zero state is the one it never leaves.
        state[0] |= 1;
        Random(state)
    }

    fn next(&mut self) -> u64 {
        let state = &mut self.0;
        let result = state[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = state[1] << 17;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= shifted;
        state[3] = state[3].rotate_left(45);
        result
    }

    /// A number below `bound`; zero when that is zero.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        // The bias of a multiply-shift over small bounds is beyond notice.
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// A number from `low` to `high`, both among them.
    pub(super) fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low).max(0) as usize + 1) as i64
    }

    /// One of a list; the default when it is empty.
    pub(super) fn pick<T: Copy + Default>(&mut self, list: &[T]) -> T {
        list.get(self.below(list.len())).copied().unwrap_or_default()
    }

    /// A decimal digit.
    pub(super) fn digit(&mut self) -> char {
        char::from(b'0' + self.below(10) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::Secret;

    #[test]
    fn streams_repeat_and_differ_by_attempt() {
        let keyed = Keyed::new(Secret::new([5; 32]));
        let draw = |attempt| -> Vec<usize> {
            let mut random = Random::new(&keyed, &["a"], attempt);
            (0..20).map(|_| random.below(1000)).collect()
        };
        assert_eq!(draw(0), draw(0));
        assert_ne!(draw(0), draw(1));
        let mut random = Random::new(&keyed, &["b"], 0);
        assert!((0..1000).map(|_| random.between(-3, 3)).all(|n| (-3..=3).contains(&n)));
        assert_eq!(random.below(0), 0);
        assert_eq!(random.pick::<u8>(&[]), 0);
    }
}
