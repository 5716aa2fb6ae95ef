//! Scripts that the main recogniser cannot write: a small network tells the script of a strip, a recogniser of our own
//! reads it. The main recogniser's confidence would not tell: it is sure of Latin letters that look like Cyrillic ones.

use std::sync::Arc;

use blackbar_core::ReaderError;
use unicode_bidi::{BidiInfo, Level};

use super::FAILED;
use super::geometry::Strip;
use super::network::{LazyNetwork, Network};
use super::page::Page;
use super::recogniser::{Glyph, Reading, Ready, Recogniser, bucket, planes};

/// `[script_classifier]`
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub(super) struct ClassifierCard {
    /// The widest strip it looks at.
    pub(super) width: usize,
    /// The strip's height.
    #[serde(default = "usual_height")]
    pub(super) height: usize,
    /// What it tells apart; "other" is for the main recogniser.
    pub(super) classes: Vec<String>,
}

/// `[recogniser]`
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub(super) struct RecogniserCard {
    /// The strip's height.
    #[serde(default = "usual_height")]
    pub(super) height: usize,
    /// The file with its characters, one a line.
    pub(super) characters: String,
}

fn usual_height() -> usize {
    48
}

const OTHER: &str = "other";
const RIGHT_TO_LEFT: [&str; 2] = ["arabic", "hebrew"];
/// From here on a strip is read by the recogniser for scripts.
const LIKELY: f32 = 0.5;
/// Below this the main recogniser is asked as well.
const UNSURE: f32 = 0.7;
/// Looks along a long line.
const MOST_WINDOWS: usize = 4;

/// Both networks, ready when first used.
pub(super) struct Scripts {
    pub(super) classifier: LazyNetwork,
    pub(super) card: ClassifierCard,
    pub(super) recogniser: Recogniser,
}

/// Both networks.
#[derive(Clone)]
pub(super) struct ReadyScripts {
    classifier: Arc<Network>,
    card: Arc<ClassifierCard>,
    pub(super) recogniser: Arc<Ready>,
}

impl Scripts {
    pub(super) fn get(&self) -> Result<ReadyScripts, ReaderError> {
        let classifier = self.classifier.get()?;
        Ok(ReadyScripts { classifier, card: Arc::new(self.card.clone()), recogniser: self.recogniser.get()? })
    }
}

/// A script that is not for the main recogniser.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Script {
    pub(super) right_to_left: bool,
}

impl ReadyScripts {
    /// The script of a strip, where it is one of ours.
    pub(super) fn of(
        &self,
        stream: usize,
        page: &Page,
        strip: &Strip,
    ) -> Result<Option<Script>, ReaderError> {
        let card = &self.card;
        let width = card.height as f32 * strip.width() / strip.height().max(1.0);
        let windows = (width / card.width as f32).ceil().clamp(1.0, MOST_WINDOWS as f32) as usize;
        let share = (card.width as f32 / width).min(1.0);
        let mut best: Option<(f32, usize)> = None;
        for window in 0..windows {
            let start = (1.0 - share) * window as f32 / (windows - 1).max(1) as f32;
            let padded = |used: usize| bucket(used).min(card.width);
            let strips = planes(page, &strip.part(start, start + share), card.height, padded);
            let output = self.classifier.run(stream, [1, 3, card.height, strips.width], &strips.planes)?;
            if output.values.len() != card.classes.len() {
                return Err(FAILED);
            }
            for (number, (value, name)) in output.values.iter().zip(&card.classes).enumerate() {
                if name != OTHER && *value >= LIKELY && best.is_none_or(|(highest, _)| *value > highest) {
                    best = Some((*value, number));
                }
            }
        }
        let name = best.and_then(|(_, number)| card.classes.get(number));
        Ok(name.map(|name| Script { right_to_left: RIGHT_TO_LEFT.contains(&name.as_str()) }))
    }

    /// Whether the main recogniser should be asked as well.
    pub(super) fn is_unsure(reading: &Reading) -> bool {
        reading.confidence() < UNSURE
    }
}

/// From the order in which characters stand to the one in which they are read.
pub(super) fn reading_order(glyphs: Vec<Glyph>) -> Vec<Glyph> {
    // What stands from left to right, taken from the right, is a text in which only the stretches that run the other
    // way (numbers, Latin) are backwards: putting it in order for display turns those, and nothing else.
    let backwards: String = glyphs.iter().rev().map(|glyph| glyph.character).collect();
    let info = BidiInfo::new(&backwards, Some(Level::rtl()));
    let levels: Vec<Level> =
        backwards.char_indices().filter_map(|(at, _)| info.levels.get(at).copied()).collect();
    if levels.len() != glyphs.len() {
        return glyphs.into_iter().rev().collect();
    }
    let count = glyphs.len();
    let order = BidiInfo::reorder_visual(&levels);
    order.iter().rev().filter_map(|place| glyphs.get(count.checked_sub(place + 1)?).cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_from_left_to_right_is_read_from_right_to_left() {
        let order = |standing: &str| -> String {
            let glyph = |character| Glyph { character, start: 0.0, end: 1.0, likelihood: 1.0 };
            reading_order(standing.chars().map(glyph).collect()).iter().map(|glyph| glyph.character).collect()
        };
        assert_eq!(order("גבא"), "אבג");
        assert_eq!(order("054-1234567 :ןופלט"), "טלפון: 054-1234567");
        assert_eq!(order("a.b@example.com ראוד"), "דואר a.b@example.com");
        assert_eq!(order(""), "");
    }
}
