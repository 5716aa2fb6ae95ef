//! Counts for `/metrics`, in Prometheus' text form. Small and our own: the set of names is closed, labels are bounded
//! by construction, and nothing grows when nobody asks.

mod family;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use blackbar_core::EntityType;

use family::{Counters, Histograms};

/// Where requests beyond the cap on distinct projects are counted.
const OTHER: &str = "other";

/// All counts of one service.
pub(crate) struct Metrics {
    started: Instant,
    most_projects: usize,
    projects: Mutex<BTreeSet<String>>,
    requests: Counters,
    latency: Histograms,
    entities: Counters,
    characters: Counters,
    bytes: Counters,
    rejected: Counters,
    panics: AtomicU64,
}

/// How busy the service is now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Load {
    /// Being worked on.
    pub(crate) running: usize,
    /// Being read in, or waiting.
    pub(crate) waiting: usize,
}

impl Metrics {
    /// Nothing counted yet.
    pub(crate) fn new(most_projects: usize) -> Metrics {
        Metrics {
            started: Instant::now(),
            most_projects,
            projects: Mutex::default(),
            requests: Counters::new(
                "blackbar_requests_total",
                "Requests answered.",
                &["route", "status", "project"],
            ),
            latency: Histograms::new("blackbar_request_seconds", "Time from request to answer.", "route"),
            entities: Counters::new("blackbar_entities_total", "Entities found.", &["label"]),
            characters: Counters::new(
                "blackbar_characters_total",
                "Characters of text processed.",
                &["project"],
            ),
            bytes: Counters::new(
                "blackbar_bytes_total",
                "Bytes of bodies taken in and given out.",
                &["direction"],
            ),
            rejected: Counters::new(
                "blackbar_rejected_total",
                "Requests turned away before work.",
                &["reason"],
            ),
            panics: AtomicU64::new(0),
        }
    }

    /// A request was answered.
    pub(crate) fn answered(&self, route: &str, status: u16, project: Option<&str>, took: Duration) {
        let project = project.map_or_else(String::new, |project| self.project(project));
        self.requests.add(&[route, &status.to_string(), &project], 1);
        self.latency.observe(route, took);
    }

    /// Text was processed.
    pub(crate) fn processed(&self, project: &str, characters: u64) {
        self.characters.add(&[&self.project(project)], characters);
    }

    /// Entities were found. Labels that requests make up are counted together: they are the client's words.
    pub(crate) fn found<'e>(&self, labels: impl Iterator<Item = &'e EntityType>) {
        let mut counts = BTreeMap::<&str, u64>::new();
        for label in labels {
            *counts.entry(label.label().map_or("custom", |label| label.name())).or_default() += 1;
        }
        for (label, count) in counts {
            self.entities.add(&[label], count);
        }
    }

    /// A body came in.
    pub(crate) fn took_in(&self, bytes: usize) {
        self.bytes.add(&["in"], bytes as u64);
    }

    /// A body went out.
    pub(crate) fn gave_out(&self, bytes: usize) {
        self.bytes.add(&["out"], bytes as u64);
    }

    /// A request was turned away.
    pub(crate) fn rejected(&self, reason: &'static str) {
        self.rejected.add(&[reason], 1);
    }

    /// A worker panicked.
    pub(crate) fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    /// The project as it is counted: one of the first so many, else `other`.
    fn project(&self, project: &str) -> String {
        let mut known = self.projects.lock().unwrap_or_else(PoisonError::into_inner);
        if known.contains(project) {
            return project.to_owned();
        }
        if known.len() >= self.most_projects {
            return OTHER.to_owned();
        }
        known.insert(project.to_owned());
        project.to_owned()
    }

    /// In Prometheus' text form.
    pub(crate) fn render(&self, load: Load) -> String {
        let mut text = String::new();
        for counters in [&self.requests, &self.entities, &self.characters, &self.bytes, &self.rejected] {
            counters.render(&mut text);
        }
        self.latency.render(&mut text);
        let gauges = [
            ("blackbar_running", "gauge", "Requests being worked on.", load.running as u64),
            ("blackbar_queue_depth", "gauge", "Requests being read in or waiting.", load.waiting as u64),
            (
                "blackbar_panics_total",
                "counter",
                "Workers that panicked.",
                self.panics.load(Ordering::Relaxed),
            ),
            ("blackbar_uptime_seconds", "gauge", "Time since start.", self.started.elapsed().as_secs()),
        ];
        for (name, kind, help, value) in gauges {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        }
        let _ = writeln!(
            text,
            "# HELP blackbar_info What is running.\n# TYPE blackbar_info gauge\nblackbar_info{{version=\"{}\"}} 1",
            env!("CARGO_PKG_VERSION")
        );
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::Label;

    #[test]
    fn projects_beyond_the_cap_are_counted_together() {
        let metrics = Metrics::new(2);
        for project in ["a", "b", "c", "d", "a"] {
            metrics.answered("/process/text", 200, Some(project), Duration::from_millis(3));
        }
        let text = metrics.render(Load::default());
        for (project, count) in [("a", 2), ("b", 1), ("other", 2)] {
            let line = format!(
                "blackbar_requests_total{{route=\"/process/text\",status=\"200\",project=\"{project}\"}} {count}"
            );
            assert!(text.contains(&line), "{line} in {text}");
        }
        assert!(!text.contains("project=\"c\"") && !text.contains("project=\"d\""));
    }

    #[test]
    fn made_up_labels_do_not_become_metric_labels() {
        let metrics = Metrics::new(2);
        let labels = [EntityType::Known(Label::Name), EntityType::Custom("JOHN_SMITH".into())];
        metrics.found(labels.iter());
        let text = metrics.render(Load::default());
        assert!(text.contains("blackbar_entities_total{label=\"NAME\"} 1"));
        assert!(text.contains("blackbar_entities_total{label=\"custom\"} 1") && !text.contains("JOHN"));
    }

    #[test]
    fn a_histogram_adds_up() {
        let metrics = Metrics::new(2);
        for millis in [1, 20, 90_000] {
            metrics.answered("/", 200, None, Duration::from_millis(millis));
        }
        let text = metrics.render(Load { running: 1, waiting: 2 });
        assert!(text.contains("blackbar_request_seconds_bucket{route=\"/\",le=\"+Inf\"} 3"), "{text}");
        assert!(text.contains("blackbar_request_seconds_bucket{route=\"/\",le=\"0.025\"} 2"), "{text}");
        assert!(text.contains("blackbar_request_seconds_count{route=\"/\"} 3"), "{text}");
        assert!(text.contains("\nblackbar_queue_depth 2\n"), "{text}");
    }
}
