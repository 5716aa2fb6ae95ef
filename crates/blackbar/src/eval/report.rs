//! The page docs/ACCURACY.md, whole, from the counts. Nothing in it depends on when or how fast it was made.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use blackbar_core::Label;
use blackbar_engine::{Accuracy, ModelInfo};

use super::FAMILIES;
use super::mistakes::{Kind, Mistake, sample};
use super::records::Record;
use super::runner::{Arm, Group, Outcome};
use super::score::{Counts, Tally};
use super::table::{Table, number};

/// How many mistakes of each kind are shown.
const EXAMPLES: usize = 15;

/// What the page says beside the counts.
pub(super) struct Page<'p> {
    pub command: String,
    pub records: &'p [Record],
    pub models: &'p [ModelInfo],
}

const HOW: &str = "\
Each text goes through the whole engine (recognizers, network, fusion) as /process/text would send it, with every label
that its set marks switched on, beta labels too; labels a set does not mark are neither asked for nor judged.

- **characters**: recall is the share of marked characters that some entity covers, whatever its label; precision the
  share of covered characters that are marked. White space is not counted.
- **F1**: an entity is right when it shares a character with a marked one of the same family; **strict**: when both
  edges are the same too. A coarse mark (`LOCATION`, `NAME`, `ORGANIZATION`, `DATE`) accepts the finer labels that its
  set does not know.
- **label**: of the marked entities that something was found on, the share with the right label.
- **false per 5,000**: entities found per 5,000 characters of passages in which nothing is marked.
- **B-cubed**: of the mentions put together with one (belonging together with one), the share that belongs (was put)
  there; the mean over all mentions. Mentions are given, only their clusters are found.
- **calibration**: expected calibration error over ten bins: how far a likelihood is from the share that is right.
";

/// The columns of [`summary_row`].
pub(super) const SUMMARY: [&str; 12] = [
    "set",
    "language",
    "texts",
    "characters: recall",
    "precision",
    "names F1",
    "places F1",
    "organisations F1",
    "other F1",
    "label",
    "false per 5,000",
    "calibration",
];

fn rate(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"))
}

/// One line of a summary.
pub(super) fn summary_row(names: &[&str], tally: &Tally) -> Vec<String> {
    let mut row: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    row.push(tally.records.to_string());
    row.push(number(tally.recall.value()));
    row.push(number(tally.precision.value()));
    row.extend(FAMILIES.map(|family| number(tally.families.get(&family).and_then(Counts::f1))));
    row.push(number(tally.others().f1()));
    row.push(number(tally.labelled.value()));
    row.push(rate(tally.false_alarms()));
    row.push(number(tally.calibration_error()));
    row
}

impl Page<'_> {
    /// The page.
    pub(super) fn render(&self, outcomes: &[(Arm, Outcome)]) -> String {
        let mut page = format!(
            "# Accuracy\n\nMade by one command; do not edit.\n\n```\n{}\n```\n\n{HOW}\n",
            self.command
        );
        page += "## What was measured\n\n";
        page += &self.models_table();
        page.push('\n');
        page += &self.sets_table();
        let is_default = |(arm, _): &(Arm, Outcome)| arm.names.contains(&Accuracy::HighAutomatic.name());
        let detailed = outcomes.iter().position(is_default).unwrap_or(outcomes.len().saturating_sub(1));
        for (index, (arm, outcome)) in outcomes.iter().enumerate() {
            page += &section(arm, outcome, index == detailed);
        }
        page
    }

    fn models_table(&self) -> String {
        let mut table = Table::new(&["model", "version", "sha256", "serves"]);
        for model in self.models {
            let sha256 = model.sha256.clone().unwrap_or_else(|| "-".into());
            let serves = model.serves.join(", ");
            table.row(&[model.name.clone(), model.version.clone(), sha256, serves]);
        }
        table.render()
    }

    fn sets_table(&self) -> String {
        #[derive(Default)]
        struct Size {
            records: usize,
            characters: usize,
            spans: usize,
            labels: BTreeSet<Label>,
        }
        let mut sizes: BTreeMap<(&str, &str), Size> = BTreeMap::new();
        for record in self.records {
            let size = sizes.entry((&record.set, &record.language)).or_default();
            size.records += 1;
            size.characters += record.text.chars().count();
            size.spans += record.spans.len();
            size.labels.extend(record.complete.iter());
        }
        let mut table =
            Table::new(&["set", "language", "texts", "characters", "marked entities", "marked labels"]);
        for ((set, language), size) in sizes {
            let labels = if size.labels.len() > 17 {
                size.labels.len().to_string() + " labels"
            } else {
                size.labels.iter().map(|label| label.name()).collect::<Vec<_>>().join(" ")
            };
            let counts = [size.records, size.characters, size.spans].map(|count| count.to_string());
            let row = [set.to_owned(), language.to_owned()].into_iter().chain(counts).chain([labels]);
            table.row(&row.collect::<Vec<_>>());
        }
        table.render()
    }
}

/// Labels and examples are shown for the default accuracy only: for each of them the page could not be read.
fn section(arm: &Arm, outcome: &Outcome, is_detailed: bool) -> String {
    let mut text = format!("\n## {}\n\n", arm.title());
    let mut add = |title: &str, table: &Table| {
        if !table.is_empty() {
            let _ = write!(text, "### {title}\n\n{}\n", table.render());
        }
    };
    add("By set and language", &summary(outcome));
    add("Our own passages, by language and family: overlap F1 / strict F1", &by_language(outcome));
    add("Our own passages, by kind of text", &by_kind(outcome));
    if is_detailed {
        let english = |group: &Group| group.is_ours && group.language == "en";
        add("Our own passages, by label, English", &by_label(&outcome.total(english)));
        let others = |group: &Group| group.is_ours && group.language != "en";
        add("Our own passages, by label, the other languages", &by_label(&outcome.total(others)));
    }
    add("Text without personal data", &silence(outcome));
    add("Coreference", &super::coreference::table(&outcome.coreference));
    add("Likelihoods", &likelihoods(&outcome.total(|_| true)));
    add("Errors seen", &errors(outcome));
    if is_detailed {
        text += &examples(outcome);
    }
    text
}

fn summary(outcome: &Outcome) -> Table {
    let mut table = Table::new(&SUMMARY);
    for set in outcome.names(|_| true, |group| &group.set) {
        let languages = outcome.names(|group| group.set == set, |group| &group.language);
        for language in &languages {
            let tally = outcome.total(|group| group.set == set && group.language == *language);
            table.row(&summary_row(&[&set, language], &tally));
        }
        if languages.len() > 1 {
            table.row(&summary_row(&[&set, "all"], &outcome.total(|group| group.set == set)));
        }
    }
    table
}

fn by_language(outcome: &Outcome) -> Table {
    // The families that are common enough to be read off for a single language.
    let families = [
        Label::Name,
        Label::Location,
        Label::Organization,
        Label::Date,
        Label::Dob,
        Label::PhoneNumber,
        Label::Occupation,
        Label::Condition,
        Label::Drug,
        Label::Money,
    ];
    let mut header = vec!["language"];
    header.extend(families.iter().map(|label| label.name()));
    header.push("all");
    let mut table = Table::new(&header);
    let ours = |group: &Group| group.is_ours;
    for language in outcome.names(ours, |group| &group.language) {
        let tally = outcome.total(|group| ours(group) && group.language == language);
        let both = |counts: Option<&Counts>| match counts.and_then(Counts::f1) {
            None => "-".to_owned(),
            overlap => {
                let strict = number(counts.and_then(Counts::strict_f1));
                format!("{} / {strict}", number(overlap))
            }
        };
        let mut row = vec![language.clone()];
        row.extend(families.iter().map(|label| both(tally.families.get(label))));
        row.push(both(Some(&tally.overall())));
        table.row(&row);
    }
    table
}

fn by_kind(outcome: &Outcome) -> Table {
    let mut table =
        Table::new(&["kind", "texts", "characters: recall", "precision", "F1", "strict", "label"]);
    let ours = |group: &Group| group.is_ours;
    for kind in outcome.names(ours, |group| &group.kind) {
        let tally = outcome.total(|group| ours(group) && group.kind == kind);
        let overall = tally.overall();
        table.row(&[
            kind.clone(),
            tally.records.to_string(),
            number(tally.recall.value()),
            number(tally.precision.value()),
            number(overall.f1()),
            number(overall.strict_f1()),
            number(tally.labelled.value()),
        ]);
    }
    table
}

fn by_label(tally: &Tally) -> Table {
    let mut table = Table::new(&[
        "label",
        "marked",
        "found",
        "characters covered",
        "recall",
        "precision",
        "F1",
        "strict F1",
    ]);
    for (label, counts) in &tally.labels {
        table.row(&[
            label.name().to_owned(),
            counts.recall.whole.to_string(),
            counts.precision.whole.to_string(),
            number(counts.characters.value()),
            number(counts.recall.value()),
            number(counts.precision.value()),
            number(counts.f1()),
            number(counts.strict_f1()),
        ]);
    }
    table
}

fn silence(outcome: &Outcome) -> Table {
    let mut table = Table::new(&[
        "set",
        "language",
        "texts",
        "characters",
        "false entities",
        "per 5,000",
        "without beta labels",
        "per 5,000",
    ]);
    let mut row = |set: &str, language: &str, tally: &Tally| {
        if tally.silent_records > 0 {
            table.row(&[
                set.to_owned(),
                language.to_owned(),
                tally.silent_records.to_string(),
                tally.silence.whole.to_string(),
                tally.silence.part.to_string(),
                rate(tally.false_alarms()),
                tally.silent_default.to_string(),
                rate(tally.default_false_alarms()),
            ]);
        }
    };
    for set in outcome.names(|_| true, |group| &group.set) {
        for language in outcome.names(|group| group.set == set, |group| &group.language) {
            let tally = outcome.total(|group| group.set == set && group.language == language);
            row(&set, &language, &tally);
        }
    }
    row("our own", "all", &outcome.total(|group| group.is_ours));
    row("all", "all", &outcome.total(|_| true));
    table
}

fn likelihoods(tally: &Tally) -> Table {
    let mut table = Table::new(&["likelihood", "entities", "mean", "right"]);
    for (index, bin) in tally.bins.iter().enumerate().filter(|(_, bin)| bin.right.whole > 0) {
        table.row(&[
            format!("{:.1} to {:.1}", index as f64 / 10.0, (index + 1) as f64 / 10.0),
            bin.right.whole.to_string(),
            format!("{:.3}", bin.likelihoods / bin.right.whole as f64),
            number(bin.right.value()),
        ]);
    }
    table
}

fn errors(outcome: &Outcome) -> Table {
    let mut header = vec!["set".to_owned()];
    header.extend(Kind::ALL.map(|kind| kind.to_string()));
    let mut table = Table::new(&header.iter().map(String::as_str).collect::<Vec<_>>());
    for set in outcome.names(|_| true, |group| &group.set) {
        let count = |kind| outcome.counts.get(&(set.clone(), kind)).copied().unwrap_or_default().to_string();
        table.row(&std::iter::once(set.clone()).chain(Kind::ALL.map(count)).collect::<Vec<_>>());
    }
    table
}

/// Mistakes on our own passages only: the texts of other sets stay out of the page.
fn examples(outcome: &Outcome) -> String {
    let mut text = String::new();
    for kind in Kind::ALL {
        let of_kind = outcome.mistakes.iter().filter(|mistake| mistake.is_ours && mistake.kind == kind);
        let all: Vec<&Mistake> = of_kind.collect();
        let mut table = Table::new(&["language", "marked", "found", "in"]);
        for mistake in sample(&all, EXAMPLES) {
            table.row(&[
                mistake.language.clone(),
                mistake.marked.clone(),
                mistake.found.clone(),
                mistake.context.clone(),
            ]);
        }
        if !table.is_empty() {
            let shown = all.len().min(EXAMPLES);
            let _ = write!(
                text,
                "#### {kind}: {shown} of {} on our own passages\n\n{}\n",
                all.len(),
                table.render()
            );
        }
    }
    text
}

#[cfg(test)]
mod tests;
