//! The request's own patterns: ALLOW, BLOCK and ALLOW_TEXT.

use blackbar_core::EntityType;

use crate::python_regex::PythonRegex;

/// An item of `entity_detection.filter`.
#[derive(Clone, Debug)]
pub enum Filter {
    /// Ignore an entity when the pattern matches at the beginning of its text.
    Allow(PythonRegex),
    /// Make every match an entity of this type.
    Block {
        /// Built-in or new.
        entity_type: EntityType,
        /// What to look for.
        pattern: PythonRegex,
        /// Wins over a found entity whose likelihood is smaller than this.
        threshold: f32,
    },
    /// Ignore entities inside what the pattern (or its groups) matches.
    AllowText(PythonRegex),
}
