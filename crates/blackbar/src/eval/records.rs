//! The texts that are measured on, whatever file they come from.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Context;
use blackbar_core::{Label, LabelSet, TextRange};

use super::{corpus, marks};

/// A stretch that someone marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    /// In bytes.
    pub range: TextRange,
    pub label: Label,
}

/// One text with its marks, in order and disjoint.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Record {
    /// The collection it belongs to.
    pub set: String,
    pub language: String,
    /// News, clinical note, chat ...; empty when the set does not say.
    pub kind: String,
    pub text: String,
    pub spans: Vec<Span>,
    /// The labels whose every occurrence is marked.
    pub complete: LabelSet,
    /// Written for this repository: its text may appear in the report.
    pub is_ours: bool,
}

/// Reads files and folders; at most `limit` records of each file, spread evenly over it.
pub(super) fn load(paths: &[PathBuf], limit: Option<usize>) -> anyhow::Result<Vec<Record>> {
    let mut files = BTreeSet::new();
    for path in paths {
        if path.is_dir() {
            for entry in walkdir::WalkDir::new(path) {
                let entry = entry.with_context(|| format!("reading {}", path.display()))?;
                if is_set(entry.path()) {
                    files.insert(entry.into_path());
                }
            }
        } else {
            files.insert(path.clone());
        }
    }
    anyhow::ensure!(!files.is_empty(), "no set was found: .txt, .jsonl or .jsonl.gz files are read");
    let mut records = Vec::new();
    for file in files {
        let read = if is_marked_text(&file) { marks::read(&file) } else { corpus::read(&file) };
        let all = read.with_context(|| format!("reading {}", file.display()))?;
        records.extend(spread(all, limit));
    }
    Ok(records)
}

fn is_marked_text(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "txt")
}

fn is_set(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    [".txt", ".jsonl", ".jsonl.gz"].iter().any(|ending| name.ends_with(ending))
}

/// `limit` of them, each as far from the next.
fn spread<T>(all: Vec<T>, limit: Option<usize>) -> Vec<T> {
    let total = all.len();
    let Some(limit) = limit.filter(|limit| *limit < total) else { return all };
    let mut wanted = (0..limit).map(|index| index * total / limit).peekable();
    let keep = all.into_iter().enumerate().filter(|(index, _)| wanted.next_if_eq(index).is_some());
    keep.map(|(_, item)| item).collect()
}

/// Puts spans in order; refuses empty and overlapping ones, which no count below would be right for.
pub(super) fn in_order(mut spans: Vec<Span>) -> anyhow::Result<Vec<Span>> {
    spans.sort_by_key(|span| span.range);
    let disjoint = spans.windows(2).all(|pair| pair[0].range.end() <= pair[1].range.start());
    anyhow::ensure!(
        disjoint && spans.iter().all(|span| !span.range.is_empty()),
        "spans are empty or overlap"
    );
    Ok(spans)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_takes_from_the_whole_file() {
        assert_eq!(spread((0..10).collect(), Some(3)), [0, 3, 6]);
        assert_eq!(spread(vec![1, 2], Some(5)), [1, 2]);
        assert_eq!(spread(vec![1, 2], None), [1, 2]);
        assert!(spread(vec![1, 2], Some(0)).is_empty());
    }

    #[test]
    fn overlapping_spans_are_refused() {
        let span = |start, end| Span { range: TextRange::new(start, end), label: Label::Name };
        assert!(in_order(vec![span(4, 6), span(0, 4)]).is_ok());
        assert!(in_order(vec![span(0, 4), span(3, 6)]).is_err());
        assert!(in_order(vec![span(3, 3)]).is_err());
    }
}
