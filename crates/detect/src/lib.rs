//! Text in, entities and replacements out. No files, no networks of its own: a tagger comes in through the
//! `TokenTagger` trait of `blackbar-core`.
//!
//! The path of a text: [`reading`] puts the passages of a document together as a person reads them; [`scan`] runs
//! every recognizer in one pass and yields findings that overlap and contradict each other; `fusion` weighs them
//! against the tagger's; [`choose`] and [`resolve`] decide; [`filters`] apply the request's patterns; [`coreference`] says which mentions are one;
//! [`replace`] writes what comes in their place.

pub mod analysis;
pub mod choose;
pub mod columns;
pub mod coreference;
mod covered;
mod detect;
pub mod filters;
mod fusion;
pub mod known;
pub mod language_id;
pub mod languages;
mod packed;
pub mod python_regex;
pub mod reading;
pub mod recognizers;
pub mod reidentify;
pub mod replace;
pub mod resolve;
pub mod scan;
mod tables;

pub use detect::{Looked, Wanted, decide, detect, look};

/// Builds every table that is otherwise built at the first request.
pub fn warm_up() {
    let text = "call +1 415 555 0132 or mail a@example.com, born 7 March 1961, IBAN DE89370400440532013000";
    let _ = scan::find(text, blackbar_core::LabelSet::all(), &blackbar_core::Cancel::new());
}

/// Why detection gave no answer. Holds no text of the input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DetectError {
    /// Time was up.
    #[error(transparent)]
    Cancelled(#[from] blackbar_core::Cancelled),
    /// A filter's pattern needs more steps than a request may take.
    #[error("the pattern of filter {filter} takes too many steps on this text")]
    PatternTooCostly {
        /// Index in the request's list of filters.
        filter: usize,
    },
    /// A reader failed.
    #[error(transparent)]
    Reader(#[from] blackbar_core::ReaderError),
    /// A bug on our side, said without any input: no answer is better than one with a hole in it.
    #[error("internal error: {0}")]
    Internal(&'static str),
}
