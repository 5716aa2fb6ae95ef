//! The characters of a pattern, an escape and what it escapes being one token, with one token of look-ahead.
//! Positions are counted in code points, as Python counts them.

use super::PatternError;

/// A character, or a backslash with the one behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Char(char),
    Escape(char),
}

impl Token {
    pub(super) fn len(self) -> usize {
        match self {
            Token::Char(_) => 1,
            Token::Escape(_) => 2,
        }
    }
}

pub(super) struct Tokens {
    chars: Vec<char>,
    /// Behind the token of look-ahead.
    index: usize,
    next: Option<Token>,
}

impl Tokens {
    pub(super) fn new(pattern: &str) -> Result<Tokens, PatternError> {
        let mut tokens = Tokens { chars: pattern.chars().collect(), index: 0, next: None };
        tokens.advance()?;
        Ok(tokens)
    }

    fn advance(&mut self) -> Result<(), PatternError> {
        self.next = match self.chars.get(self.index) {
            None => None,
            Some('\\') => {
                let escaped = self.chars.get(self.index + 1).ok_or(PatternError {
                    position: self.chars.len() - 1,
                    message: "bad escape (end of pattern)",
                })?;
                Some(Token::Escape(*escaped))
            }
            Some(c) => Some(Token::Char(*c)),
        };
        self.index += self.next.map_or(0, Token::len);
        Ok(())
    }

    pub(super) fn peek(&self) -> Option<Token> {
        self.next
    }

    pub(super) fn next_is(&self, c: char) -> bool {
        self.next == Some(Token::Char(c))
    }

    /// The next token if it is a plain character that `wanted` accepts.
    pub(super) fn peek_char(&self, wanted: impl Fn(char) -> bool) -> Option<char> {
        match self.next {
            Some(Token::Char(c)) if wanted(c) => Some(c),
            _ => None,
        }
    }

    pub(super) fn get(&mut self) -> Result<Option<Token>, PatternError> {
        let token = self.next;
        self.advance()?;
        Ok(token)
    }

    pub(super) fn eat(&mut self, c: char) -> Result<bool, PatternError> {
        let there = self.next_is(c);
        if there {
            self.advance()?;
        }
        Ok(there)
    }

    /// Up to `most` plain characters that `wanted` accepts.
    pub(super) fn take_while(
        &mut self,
        most: usize,
        wanted: impl Fn(char) -> bool,
    ) -> Result<String, PatternError> {
        let mut taken = String::new();
        while taken.len() < most
            && let Some(c) = self.peek_char(&wanted)
        {
            taken.push(c);
            self.advance()?;
        }
        Ok(taken)
    }

    /// A name that ends in `close`, which is taken too.
    pub(super) fn take_name(&mut self, close: char, messages: NameMessages) -> Result<String, PatternError> {
        let mut name = String::new();
        loop {
            let token = self.next;
            self.advance()?;
            match token {
                None if name.is_empty() => return Err(self.error(messages.missing, 0)),
                None => return Err(self.error(messages.unterminated, name.chars().count())),
                Some(Token::Char(c)) if c == close => {
                    return if name.is_empty() { Err(self.error(messages.missing, 1)) } else { Ok(name) };
                }
                Some(Token::Char(c)) => name.push(c),
                Some(Token::Escape(c)) => name.extend(['\\', c]),
            }
        }
    }

    /// The position of the next token.
    pub(super) fn tell(&self) -> usize {
        self.index - self.next.map_or(0, Token::len)
    }

    pub(super) fn seek(&mut self, position: usize) -> Result<(), PatternError> {
        self.index = position;
        self.advance()
    }

    /// An error `back` characters before the next token.
    pub(super) fn error(&self, message: &'static str, back: usize) -> PatternError {
        PatternError { position: self.tell().saturating_sub(back), message }
    }
}

/// What to say when a name is not there or does not end.
#[derive(Clone, Copy)]
pub(super) struct NameMessages {
    pub(super) missing: &'static str,
    pub(super) unterminated: &'static str,
}
