//! Typing errors: words that differ by one letter, found without comparing every word with every other.

use std::hash::{BuildHasher, Hasher};

/// Shorter words differ by one letter too often to mean the same.
pub(super) const SHORTEST: usize = 6;
/// Longer "words" are not words; their neighbourhood is not worth its memory.
const LONGEST: usize = 32;

/// Hashes of the word and of all it becomes when one letter is left out. Two words that are one error apart share one
/// of these (others may by chance); empty for words that are too short or too long to be compared.
pub(super) fn neighbourhood(word: &str, hashing: &impl BuildHasher) -> Vec<u64> {
    let letters: Vec<char> = word.chars().take(LONGEST + 1).collect();
    if !(SHORTEST..=LONGEST).contains(&letters.len()) {
        return Vec::new();
    }
    let without = |left_out: usize| {
        let mut hasher = hashing.build_hasher();
        let kept = letters.iter().enumerate().filter(|(at, _)| *at != left_out);
        kept.for_each(|(_, letter)| hasher.write_u32(u32::from(*letter)));
        hasher.finish()
    };
    (0..=letters.len()).map(without).collect()
}

/// One letter added, left out, replaced, or two neighbours exchanged; both words long enough.
pub(super) fn one_apart(a: &str, b: &str) -> bool {
    // A letter has four bytes at most.
    if a.len().abs_diff(b.len()) > 4 {
        return false;
    }
    let apart = if a.is_ascii() && b.is_ascii() {
        letters_apart(a.as_bytes(), b.as_bytes())
    } else {
        let letters = |word: &str| word.chars().take(LONGEST + 1).collect::<Vec<char>>();
        letters_apart(&letters(a), &letters(b))
    };
    // Numbers that differ by a digit are different numbers.
    apart && !a.chars().chain(b.chars()).any(char::is_numeric)
}

fn letters_apart<T: PartialEq>(a: &[T], b: &[T]) -> bool {
    let comparable = |letters: &[T]| (SHORTEST..=LONGEST).contains(&letters.len());
    if a.len().abs_diff(b.len()) > 1 || !comparable(a) || !comparable(b) {
        return false;
    }
    let front = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[front..], &b[front..]);
    match (a, b) {
        ([], [_]) | ([_], []) => true,
        ([_, rest @ ..], other) if rest == other => true,
        (other, [_, rest @ ..]) if rest == other => true,
        ([_, a @ ..], [_, b @ ..]) if a == b => true,
        ([a1, a2, a @ ..], [b1, b2, b @ ..]) => a1 == b2 && a2 == b1 && a == b,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::hash::RandomState;

    use super::*;

    #[test]
    fn one_error_is_near_and_two_are_not() {
        let hashing = RandomState::new();
        let neighbourhood = |word: &str| neighbourhood(word, &hashing);
        for (a, b) in
            [("michael", "micheal"), ("michael", "michal"), ("carter", "cartter"), ("weller", "walter")]
        {
            let near = one_apart(a, b);
            assert_eq!(near, (a, b) != ("weller", "walter"), "{a} {b}");
            let shared = neighbourhood(a).iter().any(|word| neighbourhood(b).contains(word));
            assert!(shared || !near);
        }
        assert!(one_apart("müllers", "mullers") && one_apart("иванова", "ивановa"));
        assert!(!one_apart("room1234", "room1235"), "numbers");
        assert!(!one_apart("smith", "smyth"), "too short");
        assert!(!one_apart("michael", "michael"), "equal is not near");
        assert!(neighbourhood(&"x".repeat(100)).is_empty());
    }
}
