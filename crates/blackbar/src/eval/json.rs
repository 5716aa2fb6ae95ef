//! Every count as JSON, for tools that compare two runs.

use blackbar_core::Label;
use serde_json::{Map, Value, json};

use super::runner::{Arm, Outcome};
use super::score::{Counts, Share, Tally};

/// All arms, pretty-printed. `words_per_second` is the one value that differs from run to run.
pub(super) fn render(outcomes: &[(Arm, Outcome)]) -> anyhow::Result<String> {
    let arms: Vec<Value> = outcomes.iter().map(|(arm, outcome)| arm_value(arm, outcome)).collect();
    Ok(serde_json::to_string_pretty(&json!({ "accuracies": arms }))? + "\n")
}

fn arm_value(arm: &Arm, outcome: &Outcome) -> Value {
    let groups: Vec<Value> = outcome
        .tallies
        .iter()
        .map(|(group, tally)| {
            let mut value = tally_value(tally);
            value["set"] = json!(group.set);
            value["language"] = json!(group.language);
            value["kind"] = json!(group.kind);
            value
        })
        .collect();
    let mistakes: Vec<Value> = outcome
        .counts
        .iter()
        .map(|((set, kind), count)| json!({"set": set, "kind": kind.to_string(), "count": count}))
        .collect();
    let coreference = outcome.coreference.iter().map(|row| {
        let all = row.total(|_| true);
        let value = json!({
            "mentions": all.mentions,
            "precision": rounded(Some(all.precision)),
            "recall": rounded(Some(all.recall)),
            "f1": rounded(Some(all.f1)),
        });
        (row.mode.to_owned(), value)
    });
    json!({
        "coreference": coreference.collect::<Map<_, _>>(),
        "names": arm.names,
        "all": tally_value(&outcome.total(|_| true)),
        "groups": groups,
        "mistakes": mistakes,
        "words": outcome.words,
        "words_per_second": outcome.words_per_second().round(),
    })
}

fn tally_value(tally: &Tally) -> Value {
    let bins: Vec<Value> = tally
        .bins
        .iter()
        .map(|bin| json!({"right": share(bin.right), "likelihoods": rounded(Some(bin.likelihoods))}))
        .collect();
    json!({
        "records": tally.records,
        "characters": tally.characters,
        "character_recall": share(tally.recall),
        "character_precision": share(tally.precision),
        "overall": counts(&tally.overall()),
        "families": by_label(tally.families.iter()),
        "labels": by_label(tally.labels.iter()),
        "label_accuracy": share(tally.labelled),
        "false_entities_without_data": share(tally.silence),
        "false_entities_without_data_or_beta": tally.silent_default,
        "records_without_data": tally.silent_records,
        "calibration_error": rounded(tally.calibration_error()),
        "bins": bins,
    })
}

fn by_label<'c>(all: impl Iterator<Item = (&'c Label, &'c Counts)>) -> Value {
    Value::Object(all.map(|(label, one)| (label.name().to_owned(), counts(one))).collect::<Map<_, _>>())
}

fn counts(counts: &Counts) -> Value {
    json!({
        "recall": share(counts.recall),
        "precision": share(counts.precision),
        "exact": counts.exact,
        "f1": rounded(counts.f1()),
        "strict_f1": rounded(counts.strict_f1()),
        "character_recall": share(counts.characters),
    })
}

fn share(share: Share) -> Value {
    json!({"part": share.part, "whole": share.whole, "value": rounded(share.value())})
}

/// Six decimals: sums of floats in another order would differ further down.
fn rounded(value: Option<f64>) -> Option<f64> {
    value.map(|value| (value * 1e6).round() / 1e6)
}
