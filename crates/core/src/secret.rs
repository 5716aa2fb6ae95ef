//! Text that must not reach a log, an error or a metric.

use std::borrow::Borrow;
use std::fmt;

/// Holds a value and refuses to print it.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Wraps a value.
    pub fn new(value: T) -> Secret<T> {
        Secret(value)
    }

    /// The value, by a name that stands out in a review.
    pub fn expose(&self) -> &T {
        &self.0
    }

    /// Gives the value away.
    pub fn into_exposed(self) -> T {
        self.0
    }
}

/// So that maps by secrets can be asked without a copy: it hashes and compares as its text does.
impl Borrow<str> for Secret<Box<str>> {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[secret]")
    }
}

impl<T> fmt::Display for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[secret]")
    }
}
