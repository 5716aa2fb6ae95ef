//! The `[speech]` table of a model's card.

/// Which accuracies hear with a recogniser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// Those whose names begin with `high`.
    High,
    /// The others.
    Standard,
}

/// How the networks of a recogniser are to be run.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpeechCard {
    pub(super) quality: Quality,
    /// ISO 639-1; the first names the recogniser's language.
    pub(super) languages: Vec<String>,
    /// Layers of the decoder.
    pub(super) layers: usize,
    /// Heads of each.
    pub(super) heads: usize,
    /// Numbers of a head's keys and values.
    pub(super) head_size: usize,
    /// The (layer, head) pairs whose attention follows the sound best.
    pub(super) aligned: Vec<(usize, usize)>,
    /// Mean log-likelihood of a token below which speech counts as another language.
    pub(super) least_log_likelihood: f32,
}

impl SpeechCard {
    pub(super) fn check(&self) -> Result<(), &'static str> {
        let sizes = [self.layers, self.heads, self.head_size];
        if sizes.iter().any(|size| !(1..=1024).contains(size)) {
            return Err("layers, heads and head_size must be 1 to 1024");
        }
        if self.aligned.is_empty()
            || self.aligned.iter().any(|(layer, head)| *layer >= self.layers || *head >= self.heads)
        {
            return Err("aligned must name layers and heads that there are");
        }
        if self.languages.is_empty() || !self.least_log_likelihood.is_finite() {
            return Err("languages must not be empty and least_log_likelihood must be a number");
        }
        Ok(())
    }
}
