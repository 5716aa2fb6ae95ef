//! `(?i)`, `(?i:...)`, `(?i-s:...)`.

use super::super::PatternError;
use super::super::charset::Fold;
use super::super::tokens::{Token, Tokens};

/// What is switched on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flags {
    pub(super) ignore_case: bool,
    pub(super) multiline: bool,
    pub(super) dot_all: bool,
    pub(super) verbose: bool,
    pub(super) ascii: bool,
    /// Asked for by `u`; without `a` it holds anyway.
    pub(super) unicode: bool,
}

impl Flags {
    pub(super) fn fold(self) -> Fold {
        match (self.ignore_case, self.ascii) {
            (false, _) => Fold::None,
            (true, true) => Fold::Ascii,
            (true, false) => Fold::Unicode,
        }
    }

    fn field(&mut self, letter: char) -> Option<&mut bool> {
        match letter {
            'i' => Some(&mut self.ignore_case),
            'm' => Some(&mut self.multiline),
            's' => Some(&mut self.dot_all),
            'x' => Some(&mut self.verbose),
            'a' => Some(&mut self.ascii),
            'u' => Some(&mut self.unicode),
            _ => None,
        }
    }

    pub(super) fn is_letter(letter: char) -> bool {
        letter == 'L' || Flags::default().field(letter).is_some()
    }

    /// What holds inside a group that adds and takes away.
    pub(super) fn inside(self, added: Flags, removed: Flags) -> Flags {
        let typed = added.ascii || added.unicode;
        Flags {
            ignore_case: (self.ignore_case || added.ignore_case) && !removed.ignore_case,
            multiline: (self.multiline || added.multiline) && !removed.multiline,
            dot_all: (self.dot_all || added.dot_all) && !removed.dot_all,
            verbose: (self.verbose || added.verbose) && !removed.verbose,
            ascii: if typed { added.ascii } else { self.ascii },
            unicode: if typed { added.unicode } else { self.unicode },
        }
    }

    pub(super) fn union(self, other: Flags) -> Flags {
        Flags {
            ignore_case: self.ignore_case || other.ignore_case,
            multiline: self.multiline || other.multiline,
            dot_all: self.dot_all || other.dot_all,
            verbose: self.verbose || other.verbose,
            ascii: self.ascii || other.ascii,
            unicode: self.unicode || other.unicode,
        }
    }

    fn intersects(self, other: Flags) -> bool {
        (self.ignore_case && other.ignore_case)
            || (self.multiline && other.multiline)
            || (self.dot_all && other.dot_all)
            || (self.verbose && other.verbose)
    }
}

/// Flags in a group's head.
pub(super) enum Head {
    /// `(?i)`
    Global(Flags),
    /// `(?i-s:`
    Scoped { added: Flags, removed: Flags },
}

/// Reads from behind the first letter or `-`, which is `first`.
pub(super) fn head(tokens: &mut Tokens, first: char) -> Result<Head, PatternError> {
    let mut added = Flags::default();
    let mut letter = first;
    if letter != '-' {
        loop {
            if letter == 'L' {
                return Err(tokens.error("bad inline flags: cannot use 'L' flag with a str pattern", 0));
            }
            if let Some(field) = added.field(letter) {
                *field = true;
            }
            if matches!(letter, 'a' | 'u') && added.ascii && added.unicode {
                return Err(tokens.error("bad inline flags: flags 'a', 'u' and 'L' are incompatible", 0));
            }
            letter = next_letter(tokens, "missing -, : or )", ")-:")?;
            if matches!(letter, ')' | '-' | ':') {
                break;
            }
        }
    }
    if letter == ')' {
        return Ok(Head::Global(added));
    }
    let mut removed = Flags::default();
    if letter == '-' {
        letter = next_letter(tokens, "missing flag", "")?;
        loop {
            if matches!(letter, 'a' | 'u' | 'L') {
                return Err(tokens.error("bad inline flags: cannot turn off flags 'a', 'u' and 'L'", 0));
            }
            if let Some(field) = removed.field(letter) {
                *field = true;
            }
            letter = next_letter(tokens, "missing :", ":")?;
            if letter == ':' {
                break;
            }
        }
    }
    if added.intersects(removed) {
        return Err(tokens.error("bad inline flags: flag turned on and off", 1));
    }
    Ok(Head::Scoped { added, removed })
}

/// A flag's letter or one of `ends`.
fn next_letter(tokens: &mut Tokens, missing: &'static str, ends: &str) -> Result<char, PatternError> {
    match tokens.get()? {
        None => Err(tokens.error(missing, 0)),
        Some(Token::Char(c)) if ends.contains(c) || Flags::is_letter(c) => Ok(c),
        Some(Token::Char(c)) if c.is_alphabetic() => Err(tokens.error("unknown flag", 1)),
        Some(token) => Err(tokens.error(missing, token.len())),
    }
}
