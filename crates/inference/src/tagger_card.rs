//! The `[tagger]` table of a model's card: how the network's tokens, windows and outputs are to be read.

use std::collections::BTreeMap;

use blackbar_core::Label;

/// What a card says of a text network.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaggerCard {
    /// Tokens of one window, the two special tokens included.
    pub max_tokens: usize,
    /// Tokens that neighbouring windows share.
    pub overlap: usize,
    /// Logits are divided by it before the softmax.
    pub temperature: f32,
    /// Added to the log-probability of "nothing" before the best path is looked for; negative: more is found.
    #[serde(default)]
    pub nothing_bias: f32,
    /// Tag 0 is nothing, 1+2i begins a stretch of the i-th label, 2+2i goes on with it.
    pub labels: Vec<String>,
    /// The likelihood of a stretch that counts as one half, by label; missing: one half itself.
    #[serde(default)]
    pub thresholds: BTreeMap<String, f32>,
    /// Id of the token that begins a window.
    pub begin: u32,
    /// Id of the token that ends it.
    pub end: u32,
    /// Id of the token that fills it up.
    pub pad: u32,
}

impl TaggerCard {
    /// The labels and their thresholds, if the whole table can be worked with; else what is wrong with it.
    pub(crate) fn check(&self) -> Result<Vec<(Label, f32)>, String> {
        if !(8..=4096).contains(&self.max_tokens) {
            return Err("max_tokens must be 8 to 4096".into());
        }
        if self.overlap >= self.max_tokens - 2 {
            return Err("overlap must be below max_tokens - 2".into());
        }
        if !self.temperature.is_finite() || self.temperature <= 0.0 || !self.nothing_bias.is_finite() {
            return Err("temperature must be above 0 and nothing_bias finite".into());
        }
        for name in self.thresholds.keys() {
            if !self.labels.contains(name) {
                return Err(format!("thresholds: {name} is none of the labels"));
            }
        }
        let mut labels: Vec<(Label, f32)> = Vec::with_capacity(self.labels.len());
        for name in &self.labels {
            let label = Label::from_name(name).ok_or_else(|| format!("labels: {name} is unknown"))?;
            if labels.iter().any(|(known, _)| *known == label) {
                return Err(format!("labels: {name} is there twice"));
            }
            let threshold = self.thresholds.get(name).copied().unwrap_or(0.5);
            if !(threshold > 0.0 && threshold < 1.0) {
                return Err(format!("thresholds: {name} must lie between 0 and 1"));
            }
            labels.push((label, threshold));
        }
        if labels.is_empty() {
            return Err("labels: there is none".into());
        }
        Ok(labels)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(change: impl FnOnce(&mut TaggerCard)) -> Result<Vec<(Label, f32)>, String> {
        let mut card = TaggerCard {
            max_tokens: 256,
            overlap: 64,
            temperature: 1.3,
            nothing_bias: 0.0,
            labels: vec!["NAME".into(), "LOCATION_CITY".into()],
            thresholds: BTreeMap::from([("NAME".into(), 0.4)]),
            begin: 101,
            end: 102,
            pad: 0,
        };
        change(&mut card);
        card.check()
    }

    #[test]
    fn a_good_card_gives_labels_with_thresholds() {
        assert_eq!(check(|_| {}), Ok(vec![(Label::Name, 0.4), (Label::LocationCity, 0.5)]));
    }

    #[test]
    fn a_card_that_cannot_work_is_refused() {
        let wrong: [fn(&mut TaggerCard); 9] = [
            |card| card.max_tokens = 2,
            |card| card.overlap = 254,
            |card| card.temperature = 0.0,
            |card| card.temperature = f32::NAN,
            |card| card.labels.push("NAME".into()),
            |card| card.labels.push("NOBODY".into()),
            |card| card.labels.clear(),
            |card| card.thresholds.extend([("NAME".into(), 1.0)]),
            |card| card.thresholds.extend([("CVV".into(), 0.5)]),
        ];
        for change in wrong {
            assert!(check(change).is_err());
        }
    }
}
