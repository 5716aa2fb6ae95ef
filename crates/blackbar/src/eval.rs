//! `blackbar eval`: how good detection is, on texts whose entities someone marked.
//!
//! A developer's tool on evaluation data. Texts appear on the terminal when asked for; in the report only those of
//! sets that lie under `tests/`. Everything written is the same from run to run but the words per second.

mod coreference;
mod corpus;
mod families;
mod json;
mod marks;
mod mistakes;
mod records;
mod report;
mod runner;
mod score;
mod table;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use blackbar_core::Label;

use crate::cli::print;
use crate::config::Config;
use crate::models;
use mistakes::Kind;
use runner::{Arm, Outcome};
use table::{Table, number};

/// Measure detection on marked texts.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Marked texts (.txt with `[[NAME|Ana Ruiz]]`), corpora (.jsonl, .jsonl.gz) or folders of them.
    #[arg(required = true, value_name = "SET")]
    sets: Vec<PathBuf>,
    /// Which accuracies; unset: all that are loaded.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    accuracy: Vec<String>,
    /// Write the whole page here (docs/ACCURACY.md).
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write every count here.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Texts with marked mentions (.jsonl): measure the coreference modes on them too.
    #[arg(long, value_name = "FILE")]
    coreference: Option<PathBuf>,
    /// Take at most so many records of a file, spread evenly over it.
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    /// Print the first N mistakes of each kind, with their text.
    #[arg(long, value_name = "N", default_value_t = 0)]
    errors: usize,
}

impl Args {
    /// What to type to get the same page again.
    fn command(&self) -> String {
        let mut command = "blackbar eval".to_owned();
        for set in shown(&self.sets) {
            let _ = write!(command, " {set}");
        }
        if !self.accuracy.is_empty() {
            let _ = write!(command, " --accuracy {}", self.accuracy.join(","));
        }
        if let Some(cases) = &self.coreference {
            let _ = write!(command, " --coreference {}", cases.display());
        }
        if let Some(limit) = self.limit {
            let _ = write!(command, " --limit {limit}");
        }
        if let Some(report) = &self.report {
            let _ = write!(command, " --report {}", report.display());
        }
        command
    }
}

/// The paths as a person would type them: several files of a folder become one pattern with the ending they share.
fn shown(paths: &[PathBuf]) -> Vec<String> {
    let mut folders: Vec<(&Path, Vec<String>)> = Vec::new();
    for path in paths {
        let folder = path.parent().unwrap_or_else(|| Path::new(""));
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match folders.iter_mut().find(|(known, _)| *known == folder) {
            Some((_, names)) => names.push(name),
            None => folders.push((folder, vec![name])),
        }
    }
    let pattern = |names: &[String]| {
        let (first, others) = names.split_first()?;
        let dots = first.match_indices('.').map(|(at, _)| &first[at..]);
        let ending = dots.into_iter().find(|ending| others.iter().all(|name| name.ends_with(ending)))?;
        (!others.is_empty()).then(|| format!("*{ending}"))
    };
    let show = |(folder, names): &(&Path, Vec<String>)| match pattern(names) {
        Some(pattern) => vec![folder.join(pattern).display().to_string()],
        None => names.iter().map(|name| folder.join(name).display().to_string()).collect(),
    };
    folders.iter().flat_map(show).collect()
}

pub(crate) fn run(args: &Args, config: &Config) -> anyhow::Result<ExitCode> {
    let records = records::load(&args.sets, args.limit)?;
    let cases = args.coreference.as_deref().map(coreference::read).transpose()?.unwrap_or_default();
    models::Warming::begin().done()?;
    let tools = models::tools(config, &models::Preload::Everything)?;
    let mut outcomes = Vec::new();
    for arm in runner::arms(&args.accuracy, &tools)? {
        let mut outcome = runner::run(&arm, &records, &tools, args.errors)?;
        if !cases.is_empty() {
            outcome.coreference = coreference::measure(&cases, arm.accuracy, &tools)?;
        }
        print(&summary(&arm, &outcome, args.errors))?;
        outcomes.push((arm, outcome));
    }
    if let Some(path) = &args.json {
        write(path, &json::render(&outcomes)?)?;
    }
    if let Some(path) = &args.report {
        let page = report::Page { command: args.command(), records: &records, models: &tools.models };
        write(path, &page.render(&outcomes))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| format!("writing {}", path.display()))
}

/// What the terminal shows.
fn summary(arm: &Arm, outcome: &Outcome, errors: usize) -> String {
    let mut table = Table::new(&report::SUMMARY);
    for set in outcome.names(|_| true, |group| &group.set) {
        for language in outcome.names(|group| group.set == set, |group| &group.language) {
            let tally = outcome.total(|group| group.set == set && group.language == language);
            table.row(&report::summary_row(&[&set, &language], &tally));
        }
    }
    table.row(&report::summary_row(&["all", ""], &outcome.total(|_| true)));
    let mut text = format!("## {}\n\n{}\n", arm.title(), table.render());
    let total = outcome.total(|_| true);
    let _ = writeln!(
        text,
        "label accuracy {}, calibration error {}, {:.0} words/s",
        number(total.labelled.value()),
        number(total.calibration_error()),
        outcome.words_per_second()
    );
    if !outcome.coreference.is_empty() {
        let _ = write!(text, "\n{}\n", coreference::table(&outcome.coreference).render());
    }
    for kind in Kind::ALL {
        let count: usize =
            outcome.counts.iter().filter(|((_, of), _)| *of == kind).map(|(_, count)| count).sum();
        let _ = writeln!(text, "{kind}: {count}");
        for mistake in outcome.mistakes.iter().filter(|mistake| mistake.kind == kind).take(errors) {
            let _ = writeln!(
                text,
                "  {} {}: {} -> {}  in  {}",
                mistake.set, mistake.language, mistake.marked, mistake.found, mistake.context
            );
        }
    }
    text
}

/// The families every corpus has; the others are counted together where there is little room.
const FAMILIES: [Label; 3] = [Label::Name, Label::Location, Label::Organization];

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(paths: &[&str], expected: &[&str]) {
        assert_eq!(shown(&paths.iter().map(PathBuf::from).collect::<Vec<_>>()), expected);
    }

    #[test]
    fn files_of_one_folder_are_shown_as_a_pattern() {
        check(
            &["tests/eval", "c/a.en.dev.jsonl.gz", "c/b.de.dev.jsonl.gz"],
            &["tests/eval", "c/*.dev.jsonl.gz"],
        );
        check(&["c/a.txt"], &["c/a.txt"]);
        check(&["c/a.txt", "c/b.jsonl", "d/x"], &["c/a.txt", "c/b.jsonl", "d/x"]);
    }
}
