//! `processed_text`: how entities are replaced.

use blackbar_core::Language;
use blackbar_detect::coreference::Coreference;
use blackbar_detect::replace::{MarkerLanguage, MarkerPattern, Style};
use serde_json::json;

use super::convert::Defaults;
use crate::schema::{Checked, Choices, checked, nullable, object, one_of, union};

/// Which mentions are brought together.
pub(crate) const COREFERENCE: Choices<Coreference> = &[
    ("heuristics", Coreference::Heuristics),
    ("combined", Coreference::Combined),
    ("model_prediction", Coreference::ModelPrediction),
];

const LANGUAGES: Choices<&str> = &[
    ("auto", "auto"),
    ("nl", "nl"),
    ("en", "en"),
    ("fr", "fr"),
    ("de", "de"),
    ("hi", "hi"),
    ("it", "it"),
    ("ja", "ja"),
    ("ko", "ko"),
    ("zh", "zh"),
    ("pt", "pt"),
    ("ru", "ru"),
    ("es", "es"),
    ("tl", "tl"),
    ("uk", "uk"),
];

const SYNTHETIC_ACCURACY: Choices<&str> = &[
    ("standard", "standard"),
    ("standard_multilingual", "standard_multilingual"),
    ("standard_automatic", "standard_automatic"),
    ("standard_high_multilingual", "standard_high_multilingual"),
    ("high_multilingual", "high_multilingual"),
];

/// The keywords a marker pattern must hold one of.
const KEYWORDS: &str =
    "BEST_ENTITY_TYPE, ALL_ENTITY_TYPES, UNIQUE_NUMBERED_ENTITY_TYPE, UNIQUE_HASHED_ENTITY_TYPE";

object! {
    /// Entities are replaced by markers.
    pub(crate) struct MarkerText {
        /// The marker's format, with exactly one keyword: BEST_ENTITY_TYPE, ALL_ENTITY_TYPES,
        /// UNIQUE_NUMBERED_ENTITY_TYPE or UNIQUE_HASHED_ENTITY_TYPE.
        pattern: Option<MarkerPattern> = marker_pattern(), configured("[UNIQUE_NUMBERED_ENTITY_TYPE]");
        /// The language of the labels; `auto` is the detected one.
        marker_language: &'static str = one_of(LANGUAGES), default("en");
        /// Which mentions get the same marker; null: each its own.
        coreference_resolution: Option<Coreference> = nullable(one_of(COREFERENCE)), default("heuristics");
    }
}

object! {
    /// Entities are replaced by made-up values of their kind.
    pub(crate) struct SyntheticText {
        /// Which mentions get the same value; null: each its own.
        coreference_resolution: Option<Coreference> = nullable(one_of(COREFERENCE)), default("heuristics");
        /// The model that makes the values.
        synthetic_entity_accuracy: Option<&'static str> = one_of(SYNTHETIC_ACCURACY), configured("standard");
    }
}

object! {
    /// Every character of an entity is replaced by a mask.
    pub(crate) struct MaskText {
        /// A single character.
        mask_character: char = single_character(), default("#");
    }
}

union! {
    /// How entities are replaced.
    pub(crate) enum ProcessedText by "type" or "MARKER" {
        "MARKER" => Marker(MarkerText),
        "SYNTHETIC" => Synthetic(SyntheticText),
        "MASK" => Mask(MaskText),
    }
}

impl ProcessedText {
    /// Everything resolved.
    pub(crate) fn settle(self, defaults: &Defaults) -> Style {
        match self {
            ProcessedText::Marker(MarkerText { pattern, marker_language, coreference_resolution }) => {
                Style::Marker {
                    pattern: pattern.unwrap_or_else(|| defaults.marker_pattern.clone()),
                    // Every name but `auto` is a language code.
                    language: Language::new(marker_language)
                        .map_or(MarkerLanguage::Auto, MarkerLanguage::Fixed),
                    coreference: coreference_resolution,
                }
            }
            // Values are made by rules; all the accuracies are served by the same ones.
            ProcessedText::Synthetic(SyntheticText {
                coreference_resolution,
                synthetic_entity_accuracy: _all_alike,
            }) => Style::Synthetic { coreference: coreference_resolution },
            ProcessedText::Mask(MaskText { mask_character }) => Style::Mask { character: mask_character },
        }
    }
}

fn marker_pattern() -> Checked<MarkerPattern> {
    checked(
        || json!({}),
        |text| {
            MarkerPattern::parse(&text).ok_or_else(|| {
                (
                    "value_error",
                    format!("Value error, pattern should contain exactly one keyword of {KEYWORDS}"),
                )
            })
        },
    )
}

fn single_character() -> Checked<char> {
    checked(
        || json!({ "minLength": 1, "maxLength": 1 }),
        |text| {
            let mut characters = text.chars();
            match (characters.next(), characters.next()) {
                (Some(character), None) => Ok(character),
                (None, _) => Err(("string_too_short", "String should have at least 1 character".to_owned())),
                _ => Err(("string_too_long", "String should have at most 1 character".to_owned())),
            }
        },
    )
}
