//! Tables of overlaps, and the one promise as a property.

mod property;
mod tables;

use blackbar_core::{Entities, Evidence, Finding, Label, LegislationSet, Likelihoods, Reason, TextRange};

use super::resolve;
use crate::choose::{Choice, Selected, Selector};
use crate::filters::Filter;

/// A finding of `part`, its first occurrence in `text`: `"LABEL .9 OTHER .4"`.
fn finding(text: &str, part: &str, labels: &str, evidence: Evidence) -> Finding {
    let start = text.find(part).unwrap_or_else(|| panic!("{part:?} is in the text"));
    let words: Vec<&str> = labels.split(' ').collect();
    let mut pairs = words.chunks_exact(2).map(|pair| {
        (Label::from_name(pair[0]).expect("a label"), pair[1].parse::<f32>().expect("a likelihood"))
    });
    let (label, likelihood) = pairs.next().expect("one label");
    let labels = pairs
        .fold(Likelihoods::one(label, likelihood), |all, (label, likelihood)| all.with(label, likelihood));
    let reason = Reason { finder: "test", evidence };
    Finding { range: TextRange::at(start, part.len()), labels, reason }
}

fn choice(enable: &[&str], disable: &[&str], suppression: bool) -> Choice {
    let select = |names: &[&str]| {
        let select = |name: &&str| match (Label::from_name(name), LegislationSet::from_name(name)) {
            (Some(label), _) => Selected::Label(label),
            (_, Some(set)) => Selected::Set(set),
            _ => Selected::Custom((*name).into()),
        };
        names.iter().map(select).collect::<Vec<_>>()
    };
    let mut selectors = Vec::new();
    if !enable.is_empty() {
        selectors.push(Selector::Enable(select(enable)));
    }
    if !disable.is_empty() {
        selectors.push(Selector::Disable(select(disable)));
    }
    Choice::new(&selectors, suppression)
}

/// The entities as `LABEL|text`.
fn shown(text: &str, entities: &Entities) -> Vec<String> {
    entities.iter().map(|entity| format!("{}|{}", entity.best(), entity.range.of(text))).collect()
}

fn run(text: &str, findings: Vec<Finding>, choice: &Choice, filters: &[Filter]) -> Entities {
    resolve(text, findings, choice, filters).expect("few steps")
}
