//! Counters and histograms that share a name and differ in their labels.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Upper bounds in seconds.
const BUCKETS: [f64; 14] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0, 300.0];

/// Counters by their labels' values.
pub(super) struct Counters {
    name: &'static str,
    help: &'static str,
    labels: &'static [&'static str],
    counts: Mutex<BTreeMap<Vec<String>, u64>>,
}

impl Counters {
    pub(super) fn new(name: &'static str, help: &'static str, labels: &'static [&'static str]) -> Counters {
        Counters { name, help, labels, counts: Mutex::default() }
    }

    pub(super) fn add(&self, values: &[&str], amount: u64) {
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(values).or_default();
        *count = count.saturating_add(amount);
    }

    pub(super) fn render(&self, text: &mut String) {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "# HELP {0} {1}\n# TYPE {0} counter", self.name, self.help);
        for (values, count) in &*self.counts.lock().unwrap_or_else(PoisonError::into_inner) {
            let labels: Vec<String> = self
                .labels
                .iter()
                .zip(values)
                .map(|(label, value)| format!("{label}=\"{}\"", escaped(value)))
                .collect();
            let _ = writeln!(text, "{}{{{}}} {count}", self.name, labels.join(","));
        }
    }
}

#[derive(Default)]
struct Histogram {
    buckets: [u64; BUCKETS.len()],
    sum: f64,
    count: u64,
}

/// Histograms of durations by the value of one label.
pub(super) struct Histograms {
    name: &'static str,
    help: &'static str,
    label: &'static str,
    histograms: Mutex<BTreeMap<String, Histogram>>,
}

impl Histograms {
    pub(super) fn new(name: &'static str, help: &'static str, label: &'static str) -> Histograms {
        Histograms { name, help, label, histograms: Mutex::default() }
    }

    pub(super) fn observe(&self, value: &str, took: Duration) {
        let seconds = took.as_secs_f64();
        let mut histograms = self.histograms.lock().unwrap_or_else(PoisonError::into_inner);
        let histogram = histograms.entry(value.to_owned()).or_default();
        for (bucket, bound) in histogram.buckets.iter_mut().zip(BUCKETS) {
            *bucket += u64::from(seconds <= bound);
        }
        histogram.sum += seconds;
        histogram.count += 1;
    }

    pub(super) fn render(&self, text: &mut String) {
        let (name, label) = (self.name, self.label);
        // Writing to a String cannot fail.
        let _ = writeln!(text, "# HELP {name} {}\n# TYPE {name} histogram", self.help);
        for (value, histogram) in &*self.histograms.lock().unwrap_or_else(PoisonError::into_inner) {
            let value = escaped(value);
            for (count, bound) in histogram.buckets.iter().zip(BUCKETS) {
                let _ = writeln!(text, "{name}_bucket{{{label}=\"{value}\",le=\"{bound}\"}} {count}");
            }
            let _ = writeln!(text, "{name}_bucket{{{label}=\"{value}\",le=\"+Inf\"}} {}", histogram.count);
            let _ = writeln!(text, "{name}_sum{{{label}=\"{value}\"}} {}", histogram.sum);
            let _ = writeln!(text, "{name}_count{{{label}=\"{value}\"}} {}", histogram.count);
        }
    }
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}
