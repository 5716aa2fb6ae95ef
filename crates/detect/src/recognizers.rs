//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

pub mod dates;
mod pieces;
pub mod times;

use crate::scan::{Meaning, Recognizer};

/// Every recognizer but the countries' numbers, which are tables of their own.
pub static ALL: &[&Recognizer] = &[
    &dates::DATES_IN_FIGURES,
    &dates::DATES_IN_WORDS,
    &dates::DATE_PARTS_IN_FIGURES,
    &dates::DATE_PARTS_IN_WORDS,
    &times::TIMES_IN_FIGURES,
    &times::TIMES_IN_WORDS,
];

/// Every recognizer.
pub fn all() -> impl Iterator<Item = &'static Recognizer> {
    ALL.iter().copied()
}

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    std::iter::empty()
}
