//! The tokens of RTF: braces, commands, characters.

use blackbar_core::TextRange;

use crate::spliced::hex_value;

/// No command is longer, and no number has more digits.
const LONGEST_NAME: usize = 64;
const MOST_DIGITS: usize = 10;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'r> {
    Open,
    Close,
    /// `\name12`
    Word(&'r str, Option<i32>),
    /// `\~` and the like.
    Symbol(u8),
    /// `\'e9`
    Hex(u8),
    /// A character of its own.
    Byte(u8),
    /// A line break of the source, which says nothing.
    Break,
    /// `\bin3abc`: bytes of any kind.
    Binary(TextRange),
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'r> {
    pub(super) kind: Kind<'r>,
    /// With the blank that ends a command.
    pub(super) range: TextRange,
}

/// Reads one token after the other; whatever the bytes, each takes at least one of them.
#[derive(Clone, Copy)]
pub(super) struct Tokens<'r> {
    source: &'r [u8],
    at: usize,
}

impl<'r> Tokens<'r> {
    pub(super) fn new(source: &'r [u8]) -> Tokens<'r> {
        Tokens { source, at: 0 }
    }

    /// Where the next token begins.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.source.get(at).copied()
    }

    /// Nothing at the end.
    pub(super) fn next(&mut self) -> Option<Token<'r>> {
        let start = self.at;
        let first = self.byte(start)?;
        let (kind, length) = match first {
            b'{' => (Kind::Open, 1),
            b'}' => (Kind::Close, 1),
            b'\r' | b'\n' | 0 => (Kind::Break, 1),
            b'\\' => self.command(start),
            other => (Kind::Byte(other), 1),
        };
        self.at = start.saturating_add(length).min(self.source.len());
        Some(Token { kind, range: TextRange::new(start, self.at) })
    }

    /// What follows a backslash, and its length with it.
    fn command(&self, start: usize) -> (Kind<'r>, usize) {
        let Some(first) = self.byte(start + 1) else { return (Kind::Break, 1) };
        if first == b'\'' {
            let value = |at: usize| self.byte(at).and_then(hex_value);
            return match (value(start + 2), value(start + 3)) {
                (Some(high), Some(low)) => (Kind::Hex(high << 4 | low), 4),
                _ => (Kind::Break, 2),
            };
        }
        if !first.is_ascii_alphabetic() {
            return (Kind::Symbol(first), 2);
        }
        let rest = self.source.get(start + 1..).unwrap_or_default();
        let length = rest.iter().take(LONGEST_NAME).take_while(|byte| byte.is_ascii_alphabetic()).count();
        let name = rest.get(..length).and_then(|name| std::str::from_utf8(name).ok()).unwrap_or("");
        let mut end = start + 1 + length;
        let minus =
            self.byte(end) == Some(b'-') && self.byte(end + 1).is_some_and(|next| next.is_ascii_digit());
        let digits_at = end + usize::from(minus);
        let after = self.source.get(digits_at..).unwrap_or_default();
        let digits = after.iter().take(MOST_DIGITS).take_while(|byte| byte.is_ascii_digit()).count();
        let mut parameter = None;
        if digits > 0 {
            end = digits_at + digits;
            let number = after.get(..digits).and_then(|digits| std::str::from_utf8(digits).ok());
            let number: i64 = number.and_then(|number| number.parse().ok()).unwrap_or(0);
            let number = if minus { -number } else { number };
            parameter = Some(i32::try_from(number).unwrap_or(0));
        }
        if self.byte(end) == Some(b' ') {
            end += 1;
        }
        if name == "bin" {
            let wanted = parameter.and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
            let data = TextRange::new(end, end.saturating_add(wanted).min(self.source.len()));
            return (Kind::Binary(data), data.end() - start);
        }
        (Kind::Word(name, parameter), end - start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(source: &[u8]) -> Vec<Kind<'_>> {
        let mut tokens = Tokens::new(source);
        std::iter::from_fn(|| tokens.next()).map(|token| token.kind).collect()
    }

    #[test]
    fn commands_end_where_they_end() {
        use Kind::{Binary, Byte, Close, Hex, Open, Symbol, Word};
        assert_eq!(
            kinds(b"{\\b1 x\\par\\'e9\\u-3 ?\\~\\bin2 }{}"),
            [
                Open,
                Word("b", Some(1)),
                Byte(b'x'),
                Word("par", None),
                Hex(0xE9),
                Word("u", Some(-3)),
                Byte(b'?'),
                Symbol(b'~'),
                Binary(TextRange::new(28, 30)),
                Close
            ]
        );
        assert_eq!(kinds(b"\\bin9999999 ab"), [Binary(TextRange::new(12, 14))]);
        assert_eq!(kinds(b"\\"), [Kind::Break]);
        assert_eq!(kinds(b"\\b-x"), [Word("b", None), Byte(b'-'), Byte(b'x')]);
    }
}
