//! Typing errors: words that differ by one letter, found without comparing every word with every other.

/// Shorter words differ by one letter too often to mean the same.
pub(super) const SHORTEST: usize = 6;
/// Longer "words" are not words; their neighbourhood is not worth its memory.
const LONGEST: usize = 32;

/// The word and all it becomes when one letter is left out. Two words that are one error apart share one of
/// these; empty for words that are too short or too long to be compared.
pub(super) fn neighbourhood(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().take(LONGEST + 1).collect();
    if letters.len() < SHORTEST || letters.len() > LONGEST {
        return Vec::new();
    }
    let mut neighbours = vec![word.to_owned()];
    for left_out in 0..letters.len() {
        neighbours
            .push(letters.iter().enumerate().filter(|(at, _)| *at != left_out).map(|(_, c)| *c).collect());
    }
    neighbours
}

/// One letter added, left out, replaced, or two neighbours exchanged; both words long enough.
pub(super) fn one_apart(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) =
        (a.chars().take(LONGEST + 1).collect(), b.chars().take(LONGEST + 1).collect());
    let sizes = [a.len(), b.len()];
    // Numbers that differ by a digit are different numbers.
    if a == b
        || a.iter().chain(&b).any(|c| c.is_numeric())
        || sizes.iter().any(|len| !(SHORTEST..=LONGEST).contains(len))
        || a.len().abs_diff(b.len()) > 1
    {
        return false;
    }
    let front = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
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
    use super::*;

    #[test]
    fn one_error_is_near_and_two_are_not() {
        for (a, b) in
            [("michael", "micheal"), ("michael", "michal"), ("carter", "cartter"), ("weller", "walter")]
        {
            let near = one_apart(a, b);
            assert_eq!(near, (a, b) != ("weller", "walter"), "{a} {b}");
            let shared = neighbourhood(a).iter().any(|word| neighbourhood(b).contains(word));
            assert!(shared || !near);
        }
        assert!(!one_apart("smith", "smyth"), "too short");
        assert!(!one_apart("michael", "michael"), "equal is not near");
        assert!(neighbourhood(&"x".repeat(100)).is_empty());
    }
}
