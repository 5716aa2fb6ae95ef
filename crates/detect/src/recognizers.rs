//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

pub mod ages;
mod amounts;
pub mod blood_types;
pub mod body_measures;
pub mod coordinates;
pub mod dates;
pub mod doses;
pub mod durations;
pub mod medical_statistics;
pub mod money;
mod number_words;
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
    &durations::DURATIONS_IN_FIGURES,
    &durations::DURATIONS_IN_WORDS,
    &ages::AGES_IN_FIGURES,
    &ages::AGES_IN_WORDS,
    &ages::AGE_DECADES,
    &money::MONEY_IN_FIGURES,
    &money::MONEY_IN_WORDS,
    &doses::DOSES_IN_FIGURES,
    &doses::DOSES_IN_WORDS,
    &blood_types::BLOOD_TYPES,
    &blood_types::ANNOUNCED_BLOOD_TYPES,
    &medical_statistics::MEDICAL_STATISTICS,
    &body_measures::BODY_MEASURES,
    &coordinates::COORDINATES,
    &coordinates::GEO_ADDRESSES,
];

/// Every recognizer.
pub fn all() -> impl Iterator<Item = &'static Recognizer> {
    ALL.iter().copied()
}

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    std::iter::empty()
}
