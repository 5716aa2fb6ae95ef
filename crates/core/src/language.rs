//! A language by its two-letter code.

use std::fmt;

/// An ISO 639-1 code, lower case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language([u8; 2]);

impl Language {
    /// English.
    pub const ENGLISH: Language = Language(*b"en");

    /// Takes a two-letter code in lower case.
    pub fn new(code: &str) -> Option<Language> {
        match code.as_bytes() {
            [a @ b'a'..=b'z', b @ b'a'..=b'z'] => Some(Language([*a, *b])),
            _ => None,
        }
    }

    /// The code.
    pub fn code(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or("en")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
