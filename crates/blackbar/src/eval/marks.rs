//! Our own sets: plain text with the entities marked where they stand, `Call [[NAME|Ana Ruiz]] at noon`.
//!
//! Passages stand apart by a blank line. A passage may begin with lines `# kind: news`, `# lang: ro` or
//! `# complete: DAY MONTH YEAR` (the only labels marked in it; unsaid: all but the parts of dates). A block of nothing
//! but `#` lines is a comment (so is `# note: ...` at the head of a passage), and what it sets holds for the rest of the file. The language is the file's name up to
//! the first dot.

use std::path::Path;

use anyhow::Context;
use blackbar_core::{Label, LabelSet, TextRange};

use super::families;
use super::records::{Record, Span};

#[derive(Clone)]
struct Header {
    language: String,
    kind: String,
    complete: LabelSet,
}

/// Every passage of a file.
pub(super) fn read(path: &Path) -> anyhow::Result<Vec<Record>> {
    let text = std::fs::read_to_string(path)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let language = name.split('.').next().unwrap_or_default().to_owned();
    let folder = path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
    let is_ours = path.components().any(|part| part.as_os_str() == "tests");
    let mut records = parse(&text, &language)?;
    for record in &mut records {
        record.set.clone_from(&folder);
        record.is_ours = is_ours;
    }
    Ok(records)
}

fn parse(text: &str, language: &str) -> anyhow::Result<Vec<Record>> {
    let mut defaults =
        Header { language: language.to_owned(), kind: String::new(), complete: families::everything() };
    let mut records = Vec::new();
    let mut block: Vec<&str> = Vec::new();
    for (number, line) in text.lines().chain([""]).enumerate() {
        if !line.trim().is_empty() {
            block.push(line);
            continue;
        }
        let lines = std::mem::take(&mut block);
        if lines.is_empty() {
            continue;
        }
        let at = || format!("the passage that ends before line {}", number + 1);
        let is_comment = lines.iter().all(|line| line.starts_with('#'));
        let mut header = defaults.clone();
        let said = lines.iter().take_while(|line| is_comment || is_header(line)).count();
        for line in &lines[..said] {
            set(&mut header, line).with_context(at)?;
        }
        if is_comment {
            defaults = header;
            continue;
        }
        let (text, spans) = unmark(&lines[said..].join("\n")).with_context(at)?;
        records.push(Record {
            set: String::new(),
            language: header.language,
            kind: header.kind,
            text,
            spans,
            complete: header.complete,
            is_ours: false,
        });
    }
    Ok(records)
}

/// `# word: `, so that a text may still begin with a heading.
fn is_header(line: &str) -> bool {
    let key = line.strip_prefix("# ").and_then(|rest| rest.split_once(": ")).map(|(key, _)| key);
    key.is_some_and(|key| !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_lowercase()))
}

fn set(header: &mut Header, line: &str) -> anyhow::Result<()> {
    if !is_header(line) {
        return Ok(());
    }
    let Some((key, value)) = line.strip_prefix("# ").and_then(|rest| rest.split_once(": ")) else {
        return Ok(());
    };
    match key {
        "kind" => value.trim().clone_into(&mut header.kind),
        "lang" => value.trim().clone_into(&mut header.language),
        "complete" => header.complete = value.split_whitespace().map(label).collect::<anyhow::Result<_>>()?,
        "note" => {}
        _ => anyhow::bail!("nothing is set by `# {key}:`"),
    }
    Ok(())
}

fn label(name: &str) -> anyhow::Result<Label> {
    Label::from_name(name).with_context(|| format!("no label is called {name}"))
}

/// The text without its marks, and where they stood.
fn unmark(marked: &str) -> anyhow::Result<(String, Vec<Span>)> {
    let (mut text, mut spans) = (String::new(), Vec::new());
    let mut rest = marked;
    while let Some(at) = rest.find("[[") {
        let (before, inside) = (&rest[..at], &rest[at + 2..]);
        let Some(name) = mark_label(inside) else {
            text.push_str(&rest[..at + 1]);
            rest = &rest[at + 1..];
            continue;
        };
        text.push_str(before);
        let (_, value) = inside.split_once('|').context("a mark has no |")?;
        let end = value.find("]]").context("a mark has no end")?;
        anyhow::ensure!(!value[..end].contains("[["), "a mark stands inside another");
        let range = TextRange::at(text.len(), end);
        anyhow::ensure!(!value[..end].trim().is_empty(), "a mark is empty");
        anyhow::ensure!(value[..end].trim() == &value[..end], "a mark has white space at its edge");
        spans.push(Span { range, label: label(name)? });
        text.push_str(&value[..end]);
        rest = &value[end + 2..];
    }
    text.push_str(rest);
    Ok((text, spans))
}

/// `[[` opens a mark only before `LABEL|`; code and mathematics keep theirs.
fn mark_label(inside: &str) -> Option<&str> {
    let (name, _) = inside.split_once('|')?;
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_');
    is_name.then_some(name)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[track_caller]
    fn check(marked: &str, expected: &str, spans: &[(&str, &str)]) {
        let (text, found) = unmark(marked).unwrap();
        assert_eq!(text, expected);
        let found: Vec<_> = found.iter().map(|span| (span.label.name(), span.range.of(&text))).collect();
        assert_eq!(found, spans);
    }

    #[test]
    fn marks_are_taken_out_of_the_text() {
        check(
            "[[NAME|Ana Ruiz]] told [[NAME_GIVEN|Zoë]].",
            "Ana Ruiz told Zoë.",
            &[("NAME", "Ana Ruiz"), ("NAME_GIVEN", "Zoë")],
        );
        check("if [[ -f x ]] || [[1,2],[3|4]]", "if [[ -f x ]] || [[1,2],[3|4]]", &[]);
        check("[[[AGE|41]]]", "[41]", &[("AGE", "41")]);
        check("[[DOSE|a|b]]", "a|b", &[("DOSE", "a|b")]);
    }

    #[test]
    fn a_bad_mark_is_an_error() {
        for bad in ["[[NAMES|Ana]]", "[[NAME|Ana", "[[NAME|]]", "[[NAME| Ana]]", "[[NAME|A [[AGE|4]]]]"] {
            assert!(unmark(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn headers_hold_for_their_passage_and_comments_for_the_rest() {
        let text = "# kind: news\n# a comment\n\none\ntwo\n\n# lang: ro\n# complete: DAY YEAR\nthree\n\n# Summary\nfour\n";
        let records = parse(text, "en").unwrap();
        let seen: Vec<_> =
            records.iter().map(|r| (r.text.as_str(), r.language.as_str(), r.kind.as_str())).collect();
        assert_eq!(
            seen,
            [("one\ntwo", "en", "news"), ("three", "ro", "news"), ("# Summary\nfour", "en", "news")]
        );
        assert_eq!(records[1].complete, LabelSet::from([Label::Day, Label::Year]));
        assert!(parse("# knid: news\ntext", "en").is_err());
        assert!(parse("# complete: NAMES\ntext", "en").is_err());
    }

    /// What the brief of the set promises: breadth in labels, languages and kinds, and enough to stay silent on.
    #[test]
    fn our_own_set_covers_every_label_and_language() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/eval");
        let records = super::super::records::load(&[folder], None).unwrap();
        let mut languages: BTreeMap<&str, usize> = BTreeMap::new();
        let mut labels = BTreeSet::new();
        let mut kinds = BTreeSet::new();
        for record in &records {
            *languages.entry(&record.language).or_default() += 1;
            labels.extend(record.spans.iter().map(|span| span.label));
            kinds.insert(record.kind.as_str());
            assert!(record.is_ours && !record.kind.is_empty(), "{}: {}", record.language, record.text);
            for span in &record.spans {
                assert!(record.complete.contains(span.label), "{} is not marked completely", span.label);
            }
        }
        let silent: Vec<_> = Label::ALL.into_iter().filter(|label| !labels.contains(label)).collect();
        assert!(silent.is_empty(), "no example of {silent:?}");
        assert!(records.len() >= 300, "{} passages", records.len());
        for language in "en es fr de it nl pt ru uk zh ja ko hi tl pl".split(' ') {
            assert!(languages.get(language).is_some_and(|count| *count >= 15), "{language}: {languages:?}");
        }
        assert!(records.iter().filter(|record| record.spans.is_empty()).count() >= 40);
        for kind in ["news", "court", "clinical", "chat", "form", "email", "call", "table", "adversarial"] {
            assert!(kinds.contains(kind), "{kind}: {kinds:?}");
        }
    }
}
