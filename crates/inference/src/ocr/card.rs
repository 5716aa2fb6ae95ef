//! The tables of the cards that the reader of pictures is made of.

use crate::{ModelCard, ModelError, Precision};

/// `[ocr]`: a detector and a recogniser that work together.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OcrCard {
    /// `high` or `standard`.
    pub(super) quality: String,
    /// The detector's file.
    pub(super) detector: String,
    /// From here on a pixel is text.
    pub(super) pixel: f32,
    /// From here on average a stretch of pixels is a line.
    pub(super) stretch: f32,
    /// How much a stretch is grown.
    pub(super) grow: f32,
    /// The recogniser's file.
    pub(super) recogniser: String,
    /// Pixels.
    pub(super) height: usize,
    /// The file with its characters, one a line; missing: in the notes of the network.
    #[serde(default)]
    pub(super) characters: Option<String>,
    /// `f32` where the faster one reads worse.
    #[serde(default)]
    pub(super) detector_precision: Option<String>,
    /// The same.
    #[serde(default)]
    pub(super) recogniser_precision: Option<String>,
}

/// `[turns]`: which way up.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnsCard {
    /// The file of the network for pages.
    pub(super) page: String,
    /// The file of the network for lines.
    pub(super) line: String,
}

impl OcrCard {
    /// The table of a card, if it can be worked with.
    pub(super) fn of(card: &ModelCard) -> Result<Option<OcrCard>, ModelError> {
        let Some(table) = card.table::<OcrCard>("ocr")? else { return Ok(None) };
        let share = |value: f32| value > 0.0 && value < 1.0;
        let sound = ["high", "standard"].contains(&table.quality.as_str())
            && share(table.pixel)
            && share(table.stretch)
            && (0.0..=4.0).contains(&table.grow)
            && (16..=96).contains(&table.height);
        if sound {
            return Ok(Some(table));
        }
        Err(ModelError::Unusable { model: card.name.clone(), reason: "[ocr] has values out of range".into() })
    }
}

/// The precision a card asks for.
pub(super) fn precision(card: &ModelCard, word: Option<&str>) -> Result<Precision, ModelError> {
    word.unwrap_or("auto").parse().map_err(|error| ModelError::Unusable {
        model: card.name.clone(),
        reason: format!("precision: {error}"),
    })
}
