//! Backslashes, outside and inside of sets.

use super::super::PatternError;
use super::super::charset::{self, Category};
use super::super::names;
use super::super::tokens::NameMessages;
use super::super::tree::{At, Node};
use super::flags::Flags;
use super::{Item, Parser, literal, place};

/// A member of a set that was written with a backslash.
#[derive(Clone, Copy)]
pub(super) enum Member {
    Literal(u32),
    Category { kind: Category, complement: bool },
}

fn is_octal(c: char) -> bool {
    matches!(c, '0'..='7')
}

impl Parser {
    /// An escape outside of a set; the backslash and `c` are taken.
    pub(super) fn escape(&mut self, c: char, flags: Flags) -> Result<Item, PatternError> {
        let ascii = flags.ascii;
        let at = match c {
            'A' => Some(At::TextStart),
            'Z' => Some(At::TextEnd),
            'b' => Some(At::Boundary { ascii }),
            'B' => Some(At::NoBoundary { ascii }),
            _ => None,
        };
        if let Some(at) = at {
            return Ok(place(at));
        }
        if let Some((kind, complement)) = category(c) {
            let mut set = charset::category(kind, ascii);
            if complement {
                let parts = charset::SetParts {
                    categories: vec![(kind, false)],
                    negated: true,
                    ..charset::SetParts::default()
                };
                set = parts.build(charset::Fold::None, ascii).into();
            }
            return Ok(Item::other(Node::Set(set)));
        }
        let code = match c {
            '1'..='9' => match self.number(c)? {
                Number::Octal(code) => code,
                Number::Group(group) => {
                    let width = self.widths.get(group).copied().flatten().unwrap_or((0, 0));
                    return Ok(Item::other(Node::Backreference { group, fold: flags.fold(), width }));
                }
            },
            _ => self.literal_escape(c)?,
        };
        Ok(Item::other(literal(code, flags.fold())))
    }

    /// An escape inside of a set.
    pub(super) fn set_escape(&mut self, c: char) -> Result<Member, PatternError> {
        if let Some((kind, complement)) = category(c) {
            return Ok(Member::Category { kind, complement });
        }
        if c == 'b' {
            return Ok(Member::Literal(8));
        }
        if is_octal(c) {
            let digits = format!("{c}{}", self.tokens.take_while(2, is_octal)?);
            return self.octal(&digits).map(Member::Literal);
        }
        if c.is_ascii_digit() {
            return Err(self.tokens.error("bad escape", 2));
        }
        self.literal_escape(c).map(Member::Literal)
    }

    /// What stands for one character both in and out of sets.
    fn literal_escape(&mut self, c: char) -> Result<u32, PatternError> {
        Ok(match c {
            'a' => 7,
            'f' => 12,
            'n' => 10,
            'r' => 13,
            't' => 9,
            'v' => 11,
            '0' => {
                let digits = format!("0{}", self.tokens.take_while(2, is_octal)?);
                self.octal(&digits)?
            }
            'x' => self.hexadecimal(2)?,
            'u' => self.hexadecimal(4)?,
            'U' => {
                let code = self.hexadecimal(8)?;
                if code > u32::from(char::MAX) {
                    return Err(self.tokens.error("bad escape", 10));
                }
                code
            }
            'N' => {
                if !self.tokens.eat('{')? {
                    return Err(self.tokens.error("missing {", 0));
                }
                let messages = NameMessages {
                    missing: "missing character name",
                    unterminated: "missing }, unterminated name",
                };
                let name = self.tokens.take_name('}', messages)?;
                let back = name.chars().count() + 4;
                let found = names::lookup(&name);
                u32::from(found.ok_or_else(|| self.tokens.error("unknown character name", back))?)
            }
            letter if letter.is_ascii_alphabetic() => return Err(self.tokens.error("bad escape", 2)),
            other => u32::from(other),
        })
    }

    fn hexadecimal(&mut self, digits: usize) -> Result<u32, PatternError> {
        let taken = self.tokens.take_while(digits, |c| c.is_ascii_hexdigit())?;
        match u32::from_str_radix(&taken, 16) {
            Ok(code) if taken.len() == digits => Ok(code),
            _ => Err(self.tokens.error("incomplete escape", taken.len() + 2)),
        }
    }

    fn octal(&self, digits: &str) -> Result<u32, PatternError> {
        match u32::from_str_radix(digits, 8) {
            Ok(code) if code <= 0o377 => Ok(code),
            _ => Err(self.tokens.error("octal escape value outside of range 0-0o377", digits.len() + 1)),
        }
    }

    /// `\1` is a group, `\101` a character.
    fn number(&mut self, first: char) -> Result<Number, PatternError> {
        let mut digits = String::from(first);
        if let Some(second) = self.tokens.peek_char(|c| c.is_ascii_digit()) {
            self.tokens.get()?;
            digits.push(second);
            if is_octal(first)
                && is_octal(second)
                && let Some(third) = self.tokens.peek_char(is_octal)
            {
                self.tokens.get()?;
                digits.push(third);
                return self.octal(&digits).map(Number::Octal);
            }
        }
        let group: usize = digits.parse().unwrap_or(usize::MAX);
        if group >= self.widths.len() {
            return Err(self.tokens.error("invalid group reference", digits.len()));
        }
        if self.widths[group].is_none() {
            return Err(self.tokens.error("cannot refer to an open group", digits.len() + 1));
        }
        self.check_behind(group)?;
        Ok(Number::Group(group))
    }
}

enum Number {
    Octal(u32),
    Group(usize),
}

fn category(c: char) -> Option<(Category, bool)> {
    Some(match c {
        'd' => (Category::Digit, false),
        'D' => (Category::Digit, true),
        's' => (Category::Space, false),
        'S' => (Category::Space, true),
        'w' => (Category::Word, false),
        'W' => (Category::Word, true),
        _ => return None,
    })
}
