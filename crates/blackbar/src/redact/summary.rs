//! What a run did: a table for people, JSON lines for programs.

use std::collections::BTreeMap;
use std::io;

use serde_json::json;

use super::job::Outcome;
use super::plan::Planned;
use crate::standard_output::say;

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
    /// Why a line could not be written.
    unsaid: Option<io::Error>,
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
            unsaid: None,
        }
    }

    pub(super) fn add(&mut self, planned: &Planned, outcome: Outcome) {
        let name = planned.name.display().to_string();
        if self.json
            && let Err(error) = self.line(&name, &outcome)
        {
            self.unsaid.get_or_insert(error);
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

    fn line(&self, name: &str, outcome: &Outcome) -> io::Result<()> {
        let value = match outcome {
            Outcome::Redacted { entities, bytes, warnings } => {
                let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
                json!({"file": name, "status": "redacted", "entities": entities, "bytes": bytes, "warnings": warnings})
            }
            Outcome::AlreadyDone => json!({"file": name, "status": "already_done"}),
            Outcome::Unsupported => json!({"file": name, "status": "unsupported"}),
            Outcome::Failed(reason) => json!({"file": name, "status": "failed", "reason": reason}),
        };
        say(&value.to_string())
    }

    /// Says all of it, or why something could not be said before.
    pub(super) fn print(&mut self) -> io::Result<()> {
        if let Some(error) = self.unsaid.take() {
            return Err(error);
        }
        if self.json {
            let total = json!({
                "redacted": self.redacted,
                "already_done": self.already,
                "unsupported": self.unsupported.len(),
                "failed": self.failures.len(),
                "bytes": self.bytes,
                "entities": self.entities,
            });
            return say(&total.to_string());
        }
        let mut lines = Vec::new();
        let mut labels: Vec<_> = self.entities.iter().collect();
        labels.sort_by_key(|(label, count)| (std::cmp::Reverse(**count), label.as_str()));
        for (label, count) in labels {
            lines.push(format!("{count:>10}  {label}"));
        }
        lines.push(format!(
            "{} redacted, {} already done, {} unsupported, {} failed",
            self.redacted,
            self.already,
            self.unsupported.len(),
            self.failures.len()
        ));
        for (name, warning) in &self.warnings {
            lines.push(format!("note         {name}: {warning}"));
        }
        for name in &self.unsupported {
            lines.push(format!("unsupported  {name}"));
        }
        for (name, reason) in &self.failures {
            lines.push(format!("failed       {name}: {reason}"));
        }
        say(&lines.join("\n"))
    }
}
