//! Runs the engine over the records, as /process/text does, and counts.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::Context;
use blackbar_core::{Cancel, EntityType, Language};
use blackbar_engine::{Accuracy, DetectionSettings, Settings, Tools, redact_texts};
use rayon::prelude::*;

use super::families;
use super::mistakes::{Kind, Mistake, mistakes};
use super::records::{Record, Span};
use super::score::{Found, Tally, score};

/// Accuracies that the same networks answer: measured once.
pub(super) struct Arm {
    pub accuracy: Accuracy,
    /// All names it is measured for.
    pub names: Vec<&'static str>,
}

impl Arm {
    /// `high, high_automatic`
    pub(super) fn title(&self) -> String {
        self.names.join(", ")
    }
}

/// The accuracies asked for (none: all that are loaded), those with the same networks together.
pub(super) fn arms(asked: &[String], tools: &Tools) -> anyhow::Result<Vec<Arm>> {
    let known = |name: &String| {
        let found = Accuracy::ALL.into_iter().find(|accuracy| accuracy.name() == name);
        let names = || Accuracy::ALL.map(Accuracy::name).join(", ");
        found.with_context(|| format!("no accuracy is called {name}; there are {}", names()))
    };
    let loaded = |accuracy: &Accuracy| networks(tools, *accuracy).is_some();
    let wanted: Vec<Accuracy> = match asked {
        [] => Accuracy::ALL.into_iter().filter(loaded).collect(),
        names => names.iter().map(known).collect::<anyhow::Result<_>>()?,
    };
    let mut arms: Vec<(Networks, Arm)> = Vec::new();
    for accuracy in wanted {
        let key = networks(tools, accuracy)
            .with_context(|| format!("no model is loaded for {}", accuracy.name()))?;
        match arms.iter_mut().find(|(known, _)| *known == key) {
            Some((_, arm)) => arm.names.push(accuracy.name()),
            None => arms.push((key, Arm { accuracy, names: vec![accuracy.name()] })),
        }
    }
    Ok(arms.into_iter().map(|(_, arm)| arm).collect())
}

/// Where the taggers for English and for another language lie in memory; null: recognizers alone.
type Networks = [*const (); 2];

fn networks(tools: &Tools, accuracy: Accuracy) -> Option<Networks> {
    let address = |language: Language| {
        let tagger = tools.tagger(accuracy, &[(language, 1.0)]).ok()?;
        Some(tagger.map_or(std::ptr::null(), |tagger| std::ptr::from_ref(tagger).cast()))
    };
    Some([address(Language::ENGLISH)?, address(Language::new("de")?)?])
}

/// What the tallies are kept apart by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Group {
    pub set: String,
    pub language: String,
    pub kind: String,
    pub is_ours: bool,
}

/// What was counted for one arm.
#[derive(Default)]
pub(super) struct Outcome {
    pub tallies: BTreeMap<Group, Tally>,
    /// Every mistake's kind, by set.
    pub counts: BTreeMap<(String, Kind), usize>,
    /// In the order of the records: all of our own sets, the first few of the others.
    pub mistakes: Vec<Mistake>,
    /// By mode; empty when no cases were given.
    pub coreference: Vec<super::coreference::Row>,
    pub words: usize,
    /// The only thing here that differs from run to run.
    pub time: Duration,
}

impl Outcome {
    /// The sum over the groups that `wanted` takes.
    pub(super) fn total(&self, wanted: impl Fn(&Group) -> bool) -> Tally {
        let mut total = Tally::default();
        for (_, tally) in self.tallies.iter().filter(|(group, _)| wanted(group)) {
            total.add(tally);
        }
        total
    }

    /// The distinct values of a part of the groups, in order.
    pub(super) fn names(
        &self,
        wanted: impl Fn(&Group) -> bool,
        part: impl Fn(&Group) -> &String,
    ) -> Vec<String> {
        let mut names: Vec<String> =
            self.tallies.keys().filter(|group| wanted(group)).map(|group| part(group).clone()).collect();
        names.sort();
        names.dedup();
        names
    }

    /// Informational.
    pub(super) fn words_per_second(&self) -> f64 {
        self.words as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Measures one arm. `keep` mistakes of each kind and set are remembered where the set is not ours.
pub(super) fn run(arm: &Arm, records: &[Record], tools: &Tools, keep: usize) -> anyhow::Result<Outcome> {
    let began = Instant::now();
    let answers: Vec<Vec<Found>> = records
        .par_iter()
        .map(|record| answer(arm.accuracy, record, tools))
        .collect::<anyhow::Result<_>>()?;
    let time = began.elapsed();
    let words = records.iter().map(|record| record.text.split_whitespace().count()).sum();
    let mut outcome = Outcome { time, words, ..Outcome::default() };
    for (record, found) in records.iter().zip(&answers) {
        let group = Group {
            set: record.set.clone(),
            language: record.language.clone(),
            kind: record.kind.clone(),
            is_ours: record.is_ours,
        };
        outcome.tallies.entry(group).or_default().add(&score(record, found));
        for mistake in mistakes(record, found) {
            let count = outcome.counts.entry((mistake.set.clone(), mistake.kind)).or_default();
            *count += 1;
            if record.is_ours || *count <= keep {
                outcome.mistakes.push(mistake);
            }
        }
    }
    Ok(outcome)
}

fn answer(accuracy: Accuracy, record: &Record, tools: &Tools) -> anyhow::Result<Vec<Found>> {
    let detection =
        DetectionSettings { accuracy, choice: families::choice(record.complete), filters: Vec::new() };
    let settings = Settings { detection, ..Settings::default() };
    let texts = [record.text.clone()];
    let answers = redact_texts(&texts, false, &settings, tools, &Cancel::new())?;
    let entities = answers.iter().flat_map(|answer| answer.entities.iter());
    let found = entities.filter_map(|one| match one.best() {
        EntityType::Known(label) => Some(Found {
            span: Span { range: one.range, label: *label },
            likelihood: one.verdict.likelihood(),
        }),
        EntityType::Custom(_) => None,
    });
    Ok(found.collect())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blackbar_core::{Evidence, LanguageId, ReaderError, Tagged, TokenTagger};
    use blackbar_core::{Finding, Label, Likelihoods, Reason, TextRange};

    use super::*;

    struct NoLanguage;

    impl LanguageId for NoLanguage {
        fn identify(&self, _: &str) -> Vec<(Language, f32)> {
            Vec::new()
        }
    }

    /// Takes the first three bytes for a given name.
    struct FirstWord;

    impl TokenTagger for FirstWord {
        fn name(&self) -> &str {
            "first word"
        }

        fn tag(&self, texts: &[&str], _: &Cancel) -> Result<Vec<Tagged>, ReaderError> {
            let finding = Finding {
                range: TextRange::new(0, 3),
                labels: Likelihoods::one(Label::NameGiven, 0.9),
                reason: Reason { finder: "first word", evidence: Evidence::MODEL },
            };
            Ok(texts
                .iter()
                .map(|_| Tagged { findings: vec![finding.clone()], ..Tagged::default() })
                .collect())
        }
    }

    fn tools() -> Tools {
        let tagger: Arc<dyn TokenTagger> = Arc::new(FirstWord);
        let taggers = [
            (Accuracy::High, Some(tagger.clone())),
            (Accuracy::HighMultilingual, Some(tagger)),
            (Accuracy::Standard, None),
        ];
        Tools::for_text(Arc::new(NoLanguage), taggers.into_iter().collect(), Vec::new())
    }

    #[test]
    fn accuracies_with_the_same_networks_are_measured_once() {
        let titles: Vec<_> = arms(&[], &tools()).unwrap().iter().map(Arm::title).collect();
        assert_eq!(titles, ["standard", "high, high_multilingual, high_automatic"]);
        assert!(arms(&["standard_high".into()], &tools()).is_err());
        assert!(arms(&["hihg".into()], &tools()).is_err());
    }

    #[test]
    fn the_engine_is_asked_and_counted() {
        let record = Record {
            set: "s".into(),
            language: "en".into(),
            kind: "chat".into(),
            text: "Ana mailed ana@example.com".into(),
            spans: vec![Span { range: TextRange::new(0, 3), label: Label::NameGiven }],
            complete: families::everything(),
            is_ours: false,
        };
        let tools = tools();
        let arm = |name: &str| arms(&[name.into()], &tools).unwrap().remove(0);
        let records = [record];
        let network = run(&arm("high"), &records, &tools, 5).unwrap();
        let total = network.total(|_| true);
        assert_eq!(total.labels[&Label::NameGiven].exact, 1);
        assert_eq!(total.labels[&Label::EmailAddress].precision.whole, 1);
        assert_eq!(network.counts[&("s".to_owned(), Kind::False)], 1);
        assert!(run(&arm("high"), &records, &tools, 0).unwrap().mistakes.is_empty());
        let rules = run(&arm("standard"), &records, &tools, 5).unwrap();
        assert_eq!(rules.mistakes[0].kind, Kind::Missed);
    }
}
