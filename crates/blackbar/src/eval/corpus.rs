//! Corpora as JSON lines, plain or gzipped: one text a line, spans in code points.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use anyhow::Context;
use blackbar_core::{Label, LabelSet, TextRange};

use super::records::{Record, Span, in_order};

#[derive(serde::Deserialize)]
struct Line {
    lang: String,
    text: String,
    spans: Vec<Mark>,
    source: String,
    complete: Vec<String>,
}

#[derive(serde::Deserialize)]
struct Mark {
    start: usize,
    end: usize,
    label: String,
}

/// Every record of a file.
pub(super) fn read(path: &Path) -> anyhow::Result<Vec<Record>> {
    let file = File::open(path)?;
    let plain: Box<dyn Read> = if path.extension().is_some_and(|extension| extension == "gz") {
        Box::new(flate2::read::MultiGzDecoder::new(file))
    } else {
        Box::new(file)
    };
    let mut records = Vec::new();
    for (number, line) in BufReader::new(plain).lines().enumerate() {
        let line = line?;
        if !line.trim().is_empty() {
            records.push(record(&line).with_context(|| format!("line {}", number + 1))?);
        }
    }
    Ok(records)
}

fn record(line: &str) -> anyhow::Result<Record> {
    let line: Line = serde_json::from_str(line)?;
    let label = |name: &str| Label::from_name(name).with_context(|| format!("no label is called {name}"));
    let complete = line.complete.iter().map(|name| label(name)).collect::<anyhow::Result<LabelSet>>()?;
    let ends: Vec<usize> = line.text.char_indices().map(|(at, _)| at).chain([line.text.len()]).collect();
    let span = |mark: &Mark| {
        let byte = |index: usize| ends.get(index).copied().context("a span ends behind the text");
        let range = TextRange::new(byte(mark.start)?, byte(mark.end)?);
        Ok(Span { range, label: label(&mark.label)? })
    };
    let spans = in_order(line.spans.iter().map(span).collect::<anyhow::Result<_>>()?)?;
    Ok(Record {
        set: line.source,
        language: line.lang,
        kind: String::new(),
        text: line.text,
        spans,
        complete,
        is_ours: false,
    })
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    const LINE: &str = r#"{"lang":"es","text":"Señor Muñoz, 41","spans":[{"start":13,"end":15,"label":"AGE"},{"start":6,"end":11,"label":"NAME"}],"source":"x","complete":["NAME"]}"#;

    fn check(line: &str) -> Option<Vec<(String, &'static str)>> {
        let record = record(line).ok()?;
        let shown = |span: &Span| (span.range.of(&record.text).to_owned(), span.label.name());
        Some(record.spans.iter().map(shown).collect())
    }

    #[test]
    fn code_points_become_bytes() {
        assert_eq!(check(LINE).unwrap(), [("Muñoz".to_owned(), "NAME"), ("41".to_owned(), "AGE")]);
    }

    #[test]
    fn what_cannot_be_right_is_refused() {
        assert!(check(&LINE.replace("\"end\":15", "\"end\":16")).is_none());
        assert!(check(&LINE.replace("\"AGE\"", "\"AGES\"")).is_none());
        assert!(check(&LINE.replace("\"start\":13", "\"start\":8")).is_none());
        assert!(check("{}").is_none());
    }

    #[test]
    fn gzipped_files_are_read_and_blank_lines_passed_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.es.dev.jsonl.gz");
        let mut gzip =
            flate2::write::GzEncoder::new(File::create(&path).unwrap(), flate2::Compression::fast());
        write!(gzip, "{LINE}\n\n{LINE}\n").unwrap();
        gzip.finish().unwrap();
        assert_eq!(read(&path).unwrap().len(), 2);
    }
}
