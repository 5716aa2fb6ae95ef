//! One national number: what it looks like, what proves it, what announces it.

use blackbar_core::Label;

use super::super::grouping::Written;

/// A country and its numbers.
pub struct Country {
    /// ISO 3166-1 alpha-2, lower case.
    pub code: &'static str,
    /// Its numbers.
    pub schemes: &'static [Scheme],
}

/// What proves a number.
#[derive(Clone, Copy)]
pub enum Check {
    /// Nothing but its shape.
    None,
    /// A validator of the `stdnum` crate, by key.
    Standard(&'static str),
    /// Our own, over the compact form in capitals.
    Own(fn(&[u8]) -> bool),
}

/// What may be said without a word nearby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Nothing: too many other numbers look like it.
    NeedsContext,
    /// Reported when written in one of its shapes and the check holds.
    Written,
    /// Reported more surely in a shape, and in compact form when that has letters.
    Strong,
    /// Cannot be an accident.
    Proof,
}

/// One kind of number.
pub struct Scheme {
    /// Country code and name: `us_ssn`.
    pub name: &'static str,
    /// What it is reported as.
    pub label: Label,
    /// `#` a digit, `@` a letter, `?` either, `~` any separator; all else stands for itself, letters in capitals.
    /// The compact form of each shape fits too.
    pub shapes: &'static [&'static str],
    /// What proves it.
    pub check: Check,
    /// What announces it, in the languages of the country and in English.
    pub words: &'static [&'static str],
    /// What may be said without context.
    pub strength: Strength,
}

impl Scheme {
    /// A number that needs context and has no check.
    pub const fn new(name: &'static str, label: Label) -> Scheme {
        Scheme { name, label, shapes: &[], check: Check::None, words: &[], strength: Strength::NeedsContext }
    }

    /// With these shapes.
    pub const fn shapes(mut self, shapes: &'static [&'static str]) -> Scheme {
        self.shapes = shapes;
        self
    }

    /// Announced by these words.
    pub const fn words(mut self, words: &'static [&'static str]) -> Scheme {
        self.words = words;
        self
    }

    /// Proved by a validator of `stdnum`.
    pub const fn standard(mut self, key: &'static str) -> Scheme {
        self.check = Check::Standard(key);
        self
    }

    /// Proved by our own check.
    pub const fn own(mut self, check: fn(&[u8]) -> bool) -> Scheme {
        self.check = Check::Own(check);
        self
    }

    /// As sure as this without context.
    pub const fn strength(mut self, strength: Strength) -> Scheme {
        self.strength = strength;
        self
    }
}

/// How a number is written, measured on a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// As the shape has it.
    Written,
    /// Without separators.
    Plain,
    /// With other separators.
    Odd,
}

/// A compact form with the ways to write it.
pub(super) struct Shape {
    pub(super) scheme: u16,
    compact: Vec<u8>,
    /// For each way: compact offset and separator of each border.
    ways: Vec<Vec<(u8, u8)>>,
    check: Resolved,
}

#[derive(Clone, Copy)]
enum Resolved {
    None,
    Standard(&'static dyn stdnum::Validator),
    Own(fn(&[u8]) -> bool),
}

impl Shape {
    /// The shapes of a scheme, those with one compact form together.
    pub(super) fn all(number: u16, scheme: &'static Scheme) -> Vec<Shape> {
        let check = match scheme.check {
            Check::None => Resolved::None,
            Check::Standard(key) => stdnum::find(key).map_or(Resolved::None, Resolved::Standard),
            Check::Own(check) => Resolved::Own(check),
        };
        let mut shapes: Vec<Shape> = Vec::new();
        for text in scheme.shapes {
            let mut compact = Vec::new();
            let mut way = Vec::new();
            for byte in text.bytes() {
                match byte {
                    b'#' | b'@' | b'?' => compact.push(byte),
                    byte if byte.is_ascii_alphanumeric() => compact.push(byte),
                    separator => way.push((compact.len() as u8, separator)),
                }
            }
            match shapes.iter_mut().find(|shape| shape.compact == compact) {
                Some(shape) => shape.ways.push(way),
                None => shapes.push(Shape { scheme: number, compact, ways: vec![way], check }),
            }
        }
        shapes
    }

    pub(super) fn len(&self) -> usize {
        self.compact.len()
    }

    pub(super) fn digits_only(&self) -> bool {
        self.compact.iter().all(|byte| *byte == b'#' || byte.is_ascii_digit())
    }

    /// Whether the characters are of the right kinds; lengths are equal.
    pub(super) fn fits(&self, compact: &[u8]) -> bool {
        self.compact.iter().zip(compact).all(|(kind, byte)| match kind {
            b'#' => byte.is_ascii_digit(),
            b'@' => byte.is_ascii_uppercase(),
            b'?' => true,
            literal => literal == byte,
        })
    }

    /// How it is written. A shape without separators makes its compact form a written one only when it has
    /// letters: a row of digits is a row of digits.
    pub(super) fn spelling(&self, written: &Written) -> Spelling {
        let matches = |way: &Vec<(u8, u8)>| {
            way.len() + 1 == written.groups()
                && way
                    .iter()
                    .zip(written.borders())
                    .all(|(want, got)| want.0 == got.0 && (want.1 == got.1 || want.1 == b'~'))
        };
        if written.groups() == 1 {
            let telling = !written.all_digits() && self.ways.iter().any(Vec::is_empty);
            if telling { Spelling::Written } else { Spelling::Plain }
        } else if self.ways.iter().any(matches) {
            Spelling::Written
        } else {
            Spelling::Odd
        }
    }

    /// What the check says; `None` without one.
    pub(super) fn valid(&self, compact: &str) -> Option<bool> {
        match self.check {
            Resolved::None => None,
            Resolved::Standard(validator) => Some(validator.validate(compact).is_ok()),
            Resolved::Own(check) => Some(check(compact.as_bytes())),
        }
    }
}
