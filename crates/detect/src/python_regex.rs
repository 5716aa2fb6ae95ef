//! Python's `re` on a safe engine.

/// What is wrong with a pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message} at position {position}")]
pub struct PatternError {
    /// In code points, as Python counts.
    pub position: usize,
    /// Never quotes the pattern.
    pub message: &'static str,
}

/// A compiled pattern.
#[derive(Clone, Debug)]
pub struct PythonRegex(());

impl PythonRegex {
    /// Compiles; what cannot be expressed is an error, never a silent difference.
    pub fn new(_pattern: &str) -> Result<PythonRegex, PatternError> {
        Ok(PythonRegex(()))
    }
}
