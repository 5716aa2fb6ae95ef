//! Fake models: one that knows a few words and, on others, does what a broken or slow one would.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use blackbar_core::{
    Cancel, Evidence, Finding, Label, Language, LanguageId, Likelihoods, ReaderError, Reason, Tagged,
    TextRange, TokenTagger,
};
use blackbar_engine::{Accuracy, ModelInfo, Tools};

/// Knows a few words, and does on others what a broken model would.
struct FakeTagger;

const WORDS: &[(&str, Label, f32)] = &[
    ("Zoë Müller", Label::Name, 0.912_345),
    ("Zoë", Label::NameGiven, 0.9),
    ("Quelltal", Label::LocationCity, 0.8),
];

impl TokenTagger for FakeTagger {
    fn name(&self) -> &str {
        "fake"
    }

    fn tag(&self, texts: &[&str], cancel: &Cancel) -> Result<Vec<Tagged>, ReaderError> {
        for text in texts {
            assert!(!text.contains("MODEL PANIC"), "a panic that quotes {text}");
            if text.contains("MODEL FAILURE") {
                return Err(ReaderError::Failed("tagger"));
            }
            let began = Instant::now();
            while text.contains("MODEL SLOW") && began.elapsed() < Duration::from_secs(20) {
                cancel.check()?;
                std::thread::sleep(Duration::from_millis(5));
            }
            if text.contains("MODEL PAUSE") {
                std::thread::sleep(Duration::from_millis(400));
            }
        }
        Ok(texts.iter().map(|text| Tagged { findings: tag(text), nothing: Vec::new() }).collect())
    }
}

fn tag(text: &str) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for (word, label, likelihood) in WORDS {
        for (start, _) in text.match_indices(word) {
            let range = TextRange::at(start, word.len());
            if findings.iter().any(|known| known.range.overlaps(range)) {
                continue;
            }
            let labels = match label {
                Label::LocationCity => Likelihoods::one(*label, *likelihood).with(Label::Location, 0.333_333),
                _ => Likelihoods::one(*label, *likelihood),
            };
            findings.push(Finding {
                range,
                labels,
                reason: Reason { finder: "fake", evidence: Evidence::MODEL },
            });
        }
    }
    findings
}

struct FakeLanguageId;

impl LanguageId for FakeLanguageId {
    fn identify(&self, _: &str) -> Vec<(Language, f32)> {
        vec![(Language::ENGLISH, 0.75), (Language::new("fr").unwrap(), 0.25)]
    }
}

/// All accuracies but `standard` are served.
pub(crate) fn tools() -> Tools {
    let served = Accuracy::ALL.into_iter().filter(|accuracy| *accuracy != Accuracy::Standard);
    let taggers = served
        .map(|accuracy| (accuracy, Some(Arc::new(FakeTagger) as Arc<dyn TokenTagger>)))
        .collect::<BTreeMap<_, _>>();
    let model = ModelInfo {
        name: "fake".into(),
        version: "1".into(),
        sha256: Some("00".into()),
        serves: vec!["high"],
    };
    Tools::for_text(Arc::new(FakeLanguageId), taggers, vec![model])
}
