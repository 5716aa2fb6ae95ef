//! What a run did: a table for people, JSON lines for programs.

use std::collections::BTreeMap;

use serde_json::json;

use super::job::Outcome;
use super::plan::Planned;

/// Counts, and the files that gave no copy.
pub(super) struct Summary {
    json: bool,
    skip_unsupported: bool,
    redacted: usize,
    already: usize,
    unsupported: Vec<String>,
    failures: Vec<(String, String)>,
    warnings: Vec<(String, String)>,
    bytes: u64,
    entities: BTreeMap<String, usize>,
}

impl Summary {
    pub(super) fn new(json: bool, skip_unsupported: bool) -> Summary {
        Summary {
            json,
            skip_unsupported,
            redacted: 0,
            already: 0,
            unsupported: Vec::new(),
            failures: Vec::new(),
            warnings: Vec::new(),
            bytes: 0,
            entities: BTreeMap::new(),
        }
    }

    pub(super) fn add(&mut self, planned: &Planned, outcome: Outcome) {
        let name = planned.name.display().to_string();
        if self.json {
            self.line(&name, &outcome);
        }
        match outcome {
            Outcome::Redacted { entities, bytes, warnings } => {
                self.redacted += 1;
                self.warnings.extend(warnings.into_iter().map(|warning| (name.clone(), warning.to_string())));
                self.bytes += bytes;
                entities
                    .into_iter()
                    .for_each(|(label, count)| *self.entities.entry(label).or_default() += count);
            }
            Outcome::AlreadyDone => self.already += 1,
            Outcome::Unsupported => self.unsupported.push(name),
            Outcome::Failed(reason) => self.failures.push((name, reason)),
        }
    }

    /// Whether anything that should have a copy has none.
    pub(super) fn failed(&self) -> bool {
        !self.failures.is_empty() || (!self.skip_unsupported && !self.unsupported.is_empty())
    }

    #[expect(clippy::print_stdout, reason = "the command's result")]
    fn line(&self, name: &str, outcome: &Outcome) {
        let value = match outcome {
            Outcome::Redacted { entities, bytes, warnings } => {
                let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
                json!({"file": name, "status": "redacted", "entities": entities, "bytes": bytes, "warnings": warnings})
            }
            Outcome::AlreadyDone => json!({"file": name, "status": "already_done"}),
            Outcome::Unsupported => json!({"file": name, "status": "unsupported"}),
            Outcome::Failed(reason) => json!({"file": name, "status": "failed", "reason": reason}),
        };
        println!("{value}");
    }

    #[expect(clippy::print_stdout, reason = "the command's result")]
    pub(super) fn print(&self) {
        if self.json {
            let total = json!({
                "redacted": self.redacted,
                "already_done": self.already,
                "unsupported": self.unsupported.len(),
                "failed": self.failures.len(),
                "bytes": self.bytes,
                "entities": self.entities,
            });
            println!("{total}");
            return;
        }
        let mut labels: Vec<_> = self.entities.iter().collect();
        labels.sort_by_key(|(label, count)| (std::cmp::Reverse(**count), label.as_str()));
        for (label, count) in labels {
            println!("{count:>10}  {label}");
        }
        println!(
            "{} redacted, {} already done, {} unsupported, {} failed",
            self.redacted,
            self.already,
            self.unsupported.len(),
            self.failures.len()
        );
        for (name, warning) in &self.warnings {
            println!("note         {name}: {warning}");
        }
        for name in &self.unsupported {
            println!("unsupported  {name}");
        }
        for (name, reason) in &self.failures {
            println!("failed       {name}: {reason}");
        }
    }
}
