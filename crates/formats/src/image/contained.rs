//! Decoders of others may panic on hostile files; here a panic becomes an error like any other.

use std::panic::{AssertUnwindSafe, catch_unwind};

use blackbar_core::FormatError;

/// Runs a decoder or encoder; whatever it had half done is dropped with it.
pub(crate) fn contained<T>(work: impl FnOnce() -> Result<T, FormatError>) -> Result<T, FormatError> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(done) => done,
        Err(_) => Err(damaged("its decoder gave up")),
    }
}

/// The error of a broken picture.
pub(crate) fn damaged(why: &str) -> FormatError {
    FormatError::Damaged(why.to_owned())
}
