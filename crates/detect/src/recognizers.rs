//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

mod after_cue;
pub mod bic;
pub mod card_code;
pub mod card_expiry;
mod checksums;
mod context;
pub mod countries;
pub mod credit_card;
mod grouping;
#[cfg(test)]
mod hostile;
pub mod iban;
pub mod labelled_number;
pub mod masked_number;
pub mod medical_code;
mod number_words;
pub mod phone_number;
pub mod vehicle_number;

use crate::scan::{Meaning, Recognizer};

/// Every recognizer but the countries' numbers, which are tables of their own.
pub static ALL: &[&Recognizer] = &[
    &bic::RECOGNIZER,
    &card_code::RECOGNIZER,
    &card_expiry::RECOGNIZER,
    &credit_card::RECOGNIZER,
    &iban::RECOGNIZER,
    &labelled_number::RECOGNIZER,
    &masked_number::RECOGNIZER,
    &medical_code::RECOGNIZER,
    &phone_number::RECOGNIZER,
    &vehicle_number::RECOGNIZER,
];

/// Every recognizer.
pub fn all() -> impl Iterator<Item = &'static Recognizer> {
    ALL.iter().copied().chain(std::iter::once(&countries::RECOGNIZER))
}

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    number_words::words().chain(countries::words())
}
