//! Tokens with digits: where numbers of every kind begin.

use blackbar_core::TextRange;

/// A longest run of ASCII letters and digits that holds a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberToken {
    /// Where.
    pub range: TextRange,
    /// How many digits it holds.
    pub digits: u16,
    /// How many letters it holds.
    pub letters: u16,
    /// Whether a letter beyond ASCII or an underscore touches it: then it is part of a larger word.
    pub glued: bool,
}

impl NumberToken {
    /// Digits only.
    pub fn is_digits(&self) -> bool {
        self.letters == 0
    }
}

/// All of them, in order.
pub(super) fn tokens(text: &str) -> Vec<NumberToken> {
    let bytes = text.as_bytes();
    let mut tokens = Vec::with_capacity(bytes.len() / 64);
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_alphanumeric() {
            at += 1;
            continue;
        }
        let start = at;
        let mut digits = 0usize;
        while at < bytes.len() && bytes[at].is_ascii_alphanumeric() {
            digits += usize::from(bytes[at].is_ascii_digit());
            at += 1;
        }
        if digits > 0 {
            let letters = (at - start - digits).min(usize::from(u16::MAX)) as u16;
            let range = TextRange::new(start, at);
            tokens.push(NumberToken {
                range,
                digits: digits.min(u16::MAX.into()) as u16,
                letters,
                glued: glued(text, range),
            });
        }
    }
    tokens
}

fn glued(text: &str, range: TextRange) -> bool {
    let joins = |c: char| c == '_' || (!c.is_ascii() && c.is_alphabetic() && !unspaced(c));
    text[..range.start()].chars().next_back().is_some_and(joins)
        || text[range.end()..].chars().next().is_some_and(joins)
}

/// Han and kana stand next to numbers without a blank: 電話03-1234.
fn unspaced(c: char) -> bool {
    matches!(c as u32, 0x0E00..=0x0EFF | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_hold_a_digit() {
        let text = "call 555-1234 or AB12c, not_9 電話03 été5";
        let found: Vec<_> = tokens(text).iter().map(|t| (t.range.of(text), t.glued)).collect();
        assert_eq!(
            found,
            [("555", false), ("1234", false), ("AB12c", false), ("9", true), ("03", false), ("5", true)]
        );
    }
}
