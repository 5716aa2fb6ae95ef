//! How well the three coreference modes bring mentions together, on marked texts (`tests/coreference`).

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Context;
use blackbar_core::{Cancel, Language};
use blackbar_detect::coreference::{Case, Coreference, Score, score};
use blackbar_engine::{Accuracy, Tools};

use super::table::{Table, number};

#[derive(serde::Deserialize)]
struct Line {
    language: String,
    text: String,
}

/// The cases of each language.
pub(super) type Cases = BTreeMap<Language, Vec<Case>>;

/// Reads JSON lines of `language` and `text`, the mentions marked `[[cluster:LABEL|text]]`.
pub(super) fn read(path: &Path) -> anyhow::Result<Cases> {
    let text = std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    parse(&text).with_context(|| format!("reading {}", path.display()))
}

fn parse(text: &str) -> anyhow::Result<Cases> {
    let mut cases = Cases::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let at = || format!("line {}", number + 1);
        let line: Line = serde_json::from_str(line).with_context(at)?;
        let language = Language::new(&line.language).context("no language code").with_context(at)?;
        let case = Case::parse(&line.text).context("a mark is not sound").with_context(at)?;
        cases.entry(language).or_default().push(case);
    }
    Ok(cases)
}

/// One mode's scores.
pub(super) struct Row {
    pub mode: &'static str,
    pub by_language: BTreeMap<Language, Score>,
}

impl Row {
    /// Over the languages that `wanted` takes.
    pub(super) fn total(&self, wanted: impl Fn(Language) -> bool) -> Score {
        let parts = self.by_language.iter().filter(|(language, _)| wanted(**language));
        total(parts.map(|(_, score)| score))
    }
}

/// B-cubed is a mean over mentions, so parts add up by their number of mentions.
fn total<'s>(scores: impl Iterator<Item = &'s Score>) -> Score {
    let mut all = Score::default();
    for score in scores {
        let mentions = score.mentions as f64;
        all.precision += score.precision * mentions;
        all.recall += score.recall * mentions;
        all.mentions += score.mentions;
    }
    if all.mentions > 0 {
        all.precision /= all.mentions as f64;
        all.recall /= all.mentions as f64;
    }
    if all.precision + all.recall > 0.0 {
        all.f1 = 2.0 * all.precision * all.recall / (all.precision + all.recall);
    }
    all
}

const MODES: [(&str, Coreference); 3] = [
    ("heuristics", Coreference::Heuristics),
    ("model_prediction", Coreference::ModelPrediction),
    ("combined", Coreference::Combined),
];

/// Every mode with the networks of an accuracy.
pub(super) fn measure(cases: &Cases, accuracy: Accuracy, tools: &Tools) -> anyhow::Result<Vec<Row>> {
    let cancel = Cancel::new();
    let one = |(mode, setting): (&'static str, Coreference)| {
        let mut by_language = BTreeMap::new();
        for (language, cases) in cases {
            let tagger = tools.tagger(accuracy, &[(*language, 1.0)])?;
            by_language.insert(*language, score(cases, setting, tagger, &cancel)?);
        }
        Ok(Row { mode, by_language })
    };
    MODES.into_iter().map(one).collect()
}

/// The modes under each other.
pub(super) fn table(rows: &[Row]) -> Table {
    let mut table =
        Table::new(&["mode", "mentions", "precision", "recall", "B-cubed F1", "English F1", "other F1"]);
    for row in rows {
        let all = row.total(|_| true);
        let f1 = |score: Score| number((score.mentions > 0).then_some(score.f1));
        table.row(&[
            row.mode.to_owned(),
            all.mentions.to_string(),
            number(Some(all.precision)),
            number(Some(all.recall)),
            f1(all),
            f1(row.total(|language| language == Language::ENGLISH)),
            f1(row.total(|language| language != Language::ENGLISH)),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_cases_are_read() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/coreference/cases.jsonl");
        assert!(read(&path).unwrap().contains_key(&Language::ENGLISH));
        assert!(parse("{\"language\":\"en\",\"text\":\"[[NAME|Ana]]\"}").is_err());
        assert!(parse("{\"language\":\"english\",\"text\":\"x\"}").is_err());
        assert!(parse("\n").unwrap().is_empty());
    }

    #[test]
    fn parts_add_up_by_their_mentions() {
        let score = |precision, recall, mentions| Score { precision, recall, f1: 0.0, mentions };
        let all = total([score(1.0, 0.5, 30), score(0.6, 0.9, 10)].iter());
        assert!((all.precision - 0.9).abs() < 1e-9 && (all.recall - 0.6).abs() < 1e-9);
        assert!((all.f1 - 0.72).abs() < 1e-9);
        assert_eq!(total([].iter()), Score::default());
    }
}
