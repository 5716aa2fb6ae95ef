//! What will be done: every option resolved, every default filled in. The server turns a request into this.

use blackbar_core::{FileSettings, Limits, Secret};
use blackbar_detect::choose::Choice;
use blackbar_detect::filters::Filter;
use blackbar_detect::replace::Style;

/// The contract's `accuracy` values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the contract's")]
pub enum Accuracy {
    Standard,
    StandardHigh,
    StandardHighMultilingual,
    StandardHighAutomatic,
    High,
    HighMultilingual,
    HighAutomatic,
}

impl Accuracy {
    /// All seven.
    pub const ALL: [Accuracy; 7] = [
        Accuracy::Standard,
        Accuracy::StandardHigh,
        Accuracy::StandardHighMultilingual,
        Accuracy::StandardHighAutomatic,
        Accuracy::High,
        Accuracy::HighMultilingual,
        Accuracy::HighAutomatic,
    ];

    /// Whether the more careful readers serve it.
    pub fn is_high(self) -> bool {
        matches!(self, Accuracy::High | Accuracy::HighMultilingual | Accuracy::HighAutomatic)
    }

    /// The one or two accuracies whose networks it uses: the automatic ones choose by the language, English first.
    pub fn pair(self) -> [Accuracy; 2] {
        match self {
            Accuracy::HighAutomatic => [Accuracy::High, Accuracy::HighMultilingual],
            Accuracy::StandardHighAutomatic => [Accuracy::StandardHigh, Accuracy::StandardHighMultilingual],
            fixed => [fixed, fixed],
        }
    }

    /// The name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Accuracy::Standard => "standard",
            Accuracy::StandardHigh => "standard_high",
            Accuracy::StandardHighMultilingual => "standard_high_multilingual",
            Accuracy::StandardHighAutomatic => "standard_high_automatic",
            Accuracy::High => "high",
            Accuracy::HighMultilingual => "high_multilingual",
            Accuracy::HighAutomatic => "high_automatic",
        }
    }
}

/// What is looked for in text.
#[derive(Clone, Debug)]
pub struct DetectionSettings {
    /// Which model.
    pub accuracy: Accuracy,
    /// Which labels.
    pub choice: Choice,
    /// The request's patterns, in order.
    pub filters: Vec<Filter>,
}

impl Default for DetectionSettings {
    fn default() -> DetectionSettings {
        DetectionSettings {
            accuracy: Accuracy::HighAutomatic,
            choice: Choice::default(),
            filters: Vec::new(),
        }
    }
}

/// Everything one request asks for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// In text.
    pub detection: DetectionSettings,
    /// How entities are replaced.
    pub style: Style,
    /// Makes hashes and made-up values repeatable.
    pub key: Secret<[u8; 32]>,
    /// Of files.
    pub files: FileSettings,
    /// What the request may cost.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            detection: DetectionSettings::default(),
            style: Style::default(),
            key: Secret::new([0; 32]),
            files: FileSettings::default(),
            limits: Limits::default(),
        }
    }
}
