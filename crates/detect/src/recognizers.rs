//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

mod cities;
mod east_asian_addresses;
mod labelled_fields;
mod organizations;
mod person_names;
mod postal_codes;
mod reading;
mod street_addresses;
mod terms;

use crate::scan::{Meaning, Recognizer};

/// Every recognizer but the countries' numbers, which are tables of their own.
pub static ALL: &[&Recognizer] = &[
    &cities::CITIES,
    &east_asian_addresses::EAST_ASIAN_ADDRESSES,
    &labelled_fields::LABELLED_FIELDS,
    &organizations::ORGANIZATIONS,
    &person_names::PERSON_NAMES,
    &postal_codes::POSTAL_CODES,
    &street_addresses::STREET_ADDRESSES,
    &terms::TERMS,
];

/// Every recognizer.
pub fn all() -> impl Iterator<Item = &'static Recognizer> {
    ALL.iter().copied()
}

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    std::iter::empty()
}
