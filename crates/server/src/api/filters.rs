//! `entity_detection.filter`: patterns are compiled while they are read, so that an error names its pattern.

use blackbar_core::EntityType;
use blackbar_detect::filters::Filter;
use blackbar_detect::python_regex::PythonRegex;
use serde_json::json;

use crate::schema::{Checked, checked, number, object, union};

/// More patterns than this in one request are refused: each is compiled.
pub(crate) const MOST_FILTERS: usize = 10_000;

/// A label longer than this is refused: it is written out with every entity.
const LONGEST_TYPE: usize = 256;

object! {
    /// An entity is ignored when the pattern matches at the beginning of its text.
    pub(crate) struct AllowFilter {
        /// A Python regular expression; end it with `$` to allow whole texts only.
        pattern: PythonRegex = python_regex(), required;
    }
}

object! {
    /// Every match of the pattern becomes an entity.
    pub(crate) struct BlockFilter {
        /// A new type, or an existing one such as NAME.
        entity_type: String = entity_type(), required;
        /// A word or a Python regular expression.
        pattern: PythonRegex = python_regex(), required;
        /// Wins over a found entity whose likelihood is smaller than this.
        threshold: f64 = number(Some(0.0), Some(1.0)), default(1);
    }
}

object! {
    /// Entities inside what the pattern, or its groups, match are ignored.
    pub(crate) struct AllowTextFilter {
        /// A Python regular expression.
        pattern: PythonRegex = python_regex(), required;
    }
}

union! {
    /// A pattern of the request's own.
    pub(crate) enum FilterItem by "type" {
        "ALLOW" => Allow(AllowFilter),
        "BLOCK" => Block(BlockFilter),
        "ALLOW_TEXT" => AllowText(AllowTextFilter),
    }
}

impl FilterItem {
    /// The label it makes, if it makes one.
    pub(crate) fn makes(&self) -> Option<&str> {
        match self {
            FilterItem::Block(block) => Some(&block.entity_type),
            FilterItem::Allow(_) | FilterItem::AllowText(_) => None,
        }
    }

    /// Everything resolved.
    pub(crate) fn settle(self) -> Filter {
        match self {
            FilterItem::Allow(AllowFilter { pattern }) => Filter::Allow(pattern),
            FilterItem::Block(BlockFilter { entity_type, pattern, threshold }) => Filter::Block {
                entity_type: EntityType::from_name(&entity_type),
                pattern,
                threshold: threshold as f32,
            },
            FilterItem::AllowText(AllowTextFilter { pattern }) => Filter::AllowText(pattern),
        }
    }
}

fn python_regex() -> Checked<PythonRegex> {
    checked(
        || json!({ "description": "A Python regular expression." }),
        |text| {
            PythonRegex::new(&text)
                .map_err(|error| ("value_error", format!("Value error, invalid regular expression: {error}")))
        },
    )
}

fn entity_type() -> Checked<String> {
    checked(
        || json!({ "minLength": 1, "maxLength": LONGEST_TYPE }),
        |text| {
            if text.is_empty() {
                Err(("string_too_short", "String should have at least 1 character".to_owned()))
            } else if text.chars().nth(LONGEST_TYPE).is_some() {
                Err(("string_too_long", format!("String should have at most {LONGEST_TYPE} characters")))
            } else {
                Ok(text)
            }
        },
    )
}
