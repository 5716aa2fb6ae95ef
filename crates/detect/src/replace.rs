//! What comes in the place of an entity: markers, masks or synthetic values.

use blackbar_core::{Entities, Language, Secret};

use crate::coreference::Coreference;

/// The keyword of a marker pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerKeyword {
    /// `BEST_ENTITY_TYPE`
    Best,
    /// `ALL_ENTITY_TYPES`
    All,
    /// `UNIQUE_NUMBERED_ENTITY_TYPE`
    Numbered,
    /// `UNIQUE_HASHED_ENTITY_TYPE`
    Hashed,
}

/// A marker pattern cut at its one keyword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkerPattern {
    /// What stands before the keyword.
    pub before: String,
    /// The keyword.
    pub keyword: MarkerKeyword,
    /// What stands behind it.
    pub behind: String,
}

impl Default for MarkerPattern {
    fn default() -> MarkerPattern {
        MarkerPattern { before: "[".into(), keyword: MarkerKeyword::Numbered, behind: "]".into() }
    }
}

impl MarkerPattern {
    /// `None` unless the pattern holds exactly one keyword.
    pub fn parse(_pattern: &str) -> Option<MarkerPattern> {
        Some(MarkerPattern::default())
    }
}

/// The language of marker labels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerLanguage {
    /// The detected one, English when it has no labels.
    Auto,
    /// One of `languages::ALL`.
    Fixed(Language),
}

/// How entities are replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Style {
    /// By a marker.
    Marker {
        /// Its shape.
        pattern: MarkerPattern,
        /// Of its label.
        language: MarkerLanguage,
        /// Which mentions share an index; `None`: each its own.
        coreference: Option<Coreference>,
    },
    /// By a made-up value of the same kind.
    Synthetic {
        /// Which mentions share a value; `None`: each its own.
        coreference: Option<Coreference>,
    },
    /// By as many mask characters.
    Mask {
        /// The character.
        character: char,
    },
}

impl Default for Style {
    fn default() -> Style {
        Style::Marker {
            pattern: MarkerPattern::default(),
            language: MarkerLanguage::Fixed(Language::ENGLISH),
            coreference: Some(Coreference::Heuristics),
        }
    }
}

/// What comes in the place of one entity.
#[derive(Clone, PartialEq, Eq)]
pub struct Replacement {
    /// What is written into the text: `[NAME_1]`.
    pub text: String,
    /// What the answer names: `NAME_1`.
    pub shown: String,
}

/// Numbering and made-up values that hold over all texts of one request or file.
pub struct Session {
    style: Style,
    #[expect(dead_code, reason = "stub")]
    key: Secret<[u8; 32]>,
}

impl Session {
    /// `key` makes hashes and made-up values repeatable for those who know it, and only for them.
    pub fn new(style: Style, key: Secret<[u8; 32]>) -> Session {
        Session { style, key }
    }

    /// One replacement an entity, in order.
    pub fn replace(
        &mut self,
        text: &str,
        entities: &Entities,
        _languages: &[(Language, f32)],
    ) -> Vec<Replacement> {
        let _ = (&self.style, text);
        entities
            .iter()
            .enumerate()
            .map(|(index, entity)| {
                let shown = format!("{}_{}", entity.best(), index + 1);
                Replacement { text: format!("[{shown}]"), shown }
            })
            .collect()
    }
}
