//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

mod checksums;
mod context;
pub mod countries;
pub mod credit_card;
mod grouping;
pub mod iban;
mod number_words;
pub mod phone_number;

use crate::scan::{Meaning, Recognizer};

/// Every recognizer but the countries' numbers, which are tables of their own.
pub static ALL: &[&Recognizer] = &[&credit_card::RECOGNIZER, &iban::RECOGNIZER, &phone_number::RECOGNIZER];

/// Every recognizer.
pub fn all() -> impl Iterator<Item = &'static Recognizer> {
    ALL.iter().copied().chain(std::iter::once(&countries::RECOGNIZER))
}

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    number_words::words().chain(countries::words())
}
