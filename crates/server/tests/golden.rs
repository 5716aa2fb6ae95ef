//! Files with the answer we stand behind: `tests/corpus/<format>/<case>/` with `input.*`, the options of a request in
//! `request.json`, and text and entities in `expected.json`.
//!
//! `BLACKBAR_REFRESH=1 cargo test -p blackbar-server --test golden` writes what comes out now into `expected.json`;
//! read the difference before committing it. The recognizers stand alone here: no model, the same answer everywhere.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use blackbar_core::{Cancel, Readers, Secret};
use blackbar_detect::language_id::WrittenLanguages;
use blackbar_engine::{Accuracy, RedactedFile, Tools, redact_file};
use blackbar_server::{RequestDefaults, settings_from_json};
use serde_json::{Value, json};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus")
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Every folder of a case with a request.
fn cases() -> Vec<PathBuf> {
    let formats = children(&corpus()).into_iter().filter(|path| path.is_dir());
    let cases = formats.flat_map(|format| children(&format));
    cases.filter(|case| case.join("request.json").is_file()).collect()
}

fn input(case: &Path) -> PathBuf {
    let mut inputs = children(case).into_iter().filter(|path| path.file_stem().unwrap() == "input");
    inputs.next().unwrap()
}

fn tools() -> Tools {
    let taggers = Accuracy::ALL.into_iter().map(|accuracy| (accuracy, None)).collect::<BTreeMap<_, _>>();
    Tools::for_text(Arc::new(WrittenLanguages), taggers, Vec::new())
}

fn redacted(case: &Path) -> RedactedFile {
    let request: Value = serde_json::from_slice(&fs::read(case.join("request.json")).unwrap()).unwrap();
    let defaults = RequestDefaults { key: Some(Secret::new([7; 32])), ..RequestDefaults::default() };
    let settings = settings_from_json(request, &defaults).unwrap();
    let path = input(case);
    let bytes = fs::read(&path).unwrap();
    let format = blackbar_formats::recognise(&bytes, path.to_str()).unwrap();
    assert!(case.parent().unwrap().file_name().unwrap().eq_ignore_ascii_case(format.name()), "{case:?}");
    redact_file(format, bytes, &settings, &tools(), &Cancel::new()).unwrap()
}

fn answer(file: &RedactedFile) -> Value {
    let entities = file.text.entities.iter().map(|entity| {
        json!({
            "text": entity.text(&file.text.original),
            "label": entity.best().name(),
            "marker": &*entity.shown,
        })
    });
    let entities: Vec<Value> = entities.collect();
    json!({ "processed_text": file.text.processed, "entities": entities })
}

/// Where the two begin to differ, short enough for a terminal.
fn difference(expected: &Value, got: &Value) -> String {
    let pretty = |value: &Value| serde_json::to_string_pretty(value).unwrap();
    let (expected, got) = (pretty(expected), pretty(got));
    let mut lines = expected.lines().zip(got.lines()).filter(|(expected, got)| expected != got);
    let first: Vec<String> =
        lines.by_ref().take(6).map(|(expected, got)| format!("  - {expected}\n  + {got}")).collect();
    first.join("\n")
}

#[test]
fn every_case_gives_the_answer_we_stand_behind() {
    #[expect(
        clippy::disallowed_methods,
        reason = "how a person asks this test to write; nothing is configured"
    )]
    let refresh = std::env::var("BLACKBAR_REFRESH").is_ok_and(|value| value == "1");
    let mut wrong = Vec::new();
    let cases = cases();
    assert!(cases.len() >= 14, "the corpus is there");
    for case in cases {
        let got = answer(&redacted(&case));
        let path = case.join("expected.json");
        if refresh {
            fs::write(&path, serde_json::to_string_pretty(&got).unwrap() + "\n").unwrap();
            eprintln!("wrote {}", path.display());
            continue;
        }
        let expected = fs::read(&path).ok().and_then(|bytes| serde_json::from_slice::<Value>(&bytes).ok());
        match expected {
            Some(expected) if expected == got => {}
            Some(expected) => {
                wrong.push(format!("{}:\n{}", case.display(), difference(&expected, &got)));
            }
            None => wrong.push(format!("{}: no expected.json; run with BLACKBAR_REFRESH=1", case.display())),
        }
    }
    assert!(wrong.is_empty(), "{} cases differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// The text of an answer is the text of the file: an expectation about one says something about the other.
#[test]
fn the_file_holds_what_the_answer_says() {
    for case in cases() {
        let file = redacted(&case);
        let format = blackbar_formats::recognise(&file.bytes, input(&case).to_str()).unwrap();
        let limits = blackbar_core::Limits::default();
        let (cancel, readers) = (Cancel::new(), Readers::default());
        let settings = blackbar_core::FileSettings::default();
        let context = blackbar_core::OpenContext {
            limits: &limits,
            cancel: &cancel,
            readers: &readers,
            settings: &settings,
            purpose: blackbar_core::Purpose::Redact,
        };
        let again = format.open(file.bytes, &context).unwrap();
        assert_eq!(again.text().text(), file.text.processed, "{case:?}");
    }
}
