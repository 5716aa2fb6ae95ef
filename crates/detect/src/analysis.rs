//! What an entity says, in a form a program can use: dates as ISO, ages as numbers, cards checked.

pub(crate) mod checks;
pub(crate) mod dates;
pub(crate) mod numbers;

use blackbar_core::{Entities, EntityType};

/// A value in its normal form.
#[derive(Clone, Debug, PartialEq)]
pub enum Formatted {
    /// A number, such as an age.
    Number(i64),
    /// A string, such as `1995-03-02` or `+4917643476050`.
    Text(String),
}

/// The outcome of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assertion {
    /// What was checked: `luhn`, `iban`, `us/ssn`.
    pub provider: &'static str,
    /// Whether it holds.
    pub valid: bool,
}

/// All that can be said of one entity's text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The normal form, where the label has one.
    pub formatted: Option<Formatted>,
    /// Finer kinds and parts: ("card_brand", "visa"), ("DAY", "2"), ("country", "US").
    pub subtypes: Vec<(&'static str, String)>,
    /// Checks made.
    pub assertions: Vec<Assertion>,
}

/// Reads one entity. `locale` such as `en-CA` settles the order of day and month.
pub fn analyse(_entity: &EntityType, _text: &str, _locale: Option<&str>) -> Analysis {
    Analysis::default()
}

/// A tie between two clusters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// Cluster it starts from (a person).
    pub from: usize,
    /// Cluster it leads to.
    pub to: usize,
    /// `date_of_birth`, `kinship`, `origin`, `residence`, ...
    pub kind: &'static str,
}

/// Ties between the clusters of a text.
pub fn relations(_text: &str, _entities: &Entities, _clusters: &[usize]) -> Vec<Relation> {
    Vec::new()
}
