//! What was redacted is gone: every format, every sample, every style, judged by opening the output again.

#![expect(clippy::expect_used, clippy::panic, reason = "helpers of tests fail as tests do")]

#[path = "support/corpus.rs"]
mod corpus;

use blackbar_core::{Cancel, ExtractedText, Secret, TextRange};
use blackbar_detect::coreference::Coreference;
use blackbar_detect::replace::Style;
use blackbar_engine::{RedactedFile, Settings, redact_file};

use corpus::{Sample, open, samples, settings, tools};

/// Shorter values turn up elsewhere by chance.
const TELLING: usize = 5;

fn styles() -> [(&'static str, Style); 3] {
    [
        ("marker", Style::default()),
        ("mask", Style::Mask { character: '#' }),
        ("synthetic", Style::Synthetic { coreference: Some(Coreference::Heuristics) }),
    ]
}

fn redact(sample: &Sample, bytes: &[u8], style: &Style, key: u8) -> RedactedFile {
    let settings = Settings { style: style.clone(), key: Secret::new([key; 32]), ..settings() };
    match redact_file(sample.format, bytes.to_vec(), &settings, &tools(), &Cancel::new()) {
        Ok(file) => file,
        Err(error) => panic!("{}: {error}", sample.name),
    }
}

fn readings(text: &ExtractedText) -> String {
    text.passages().iter().map(|passage| text.reading(passage).to_owned() + "\n").collect()
}

/// The readings of the original without what was redacted.
fn kept(text: &ExtractedText, redacted: &[TextRange]) -> String {
    let mut kept = String::new();
    for passage in text.passages() {
        let reading = text.reading(passage);
        let mut done = 0;
        for range in redacted.iter().filter_map(|range| range.intersect(passage.range)) {
            let local = range.relative_to(passage.range.start());
            let local = passage.reading.as_ref().map_or(local, |unescaped| unescaped.from_source(local));
            kept.push_str(reading.get(done..local.start()).unwrap_or_default());
            kept.push('\u{1}');
            done = local.end();
        }
        kept.push_str(reading.get(done..).unwrap_or_default());
        kept.push('\n');
    }
    kept
}

/// What is wrong with one redaction; the corpus is invented, so values may be named.
fn leaks(sample: &Sample, style: &str, file: &RedactedFile) -> Vec<String> {
    let original = open(sample.format, sample.bytes.clone()).expect("a sample opens");
    let output = readings(&open(sample.format, file.bytes.clone()).expect("the output opens"));
    let ranges: Vec<TextRange> = file.text.entities.iter().map(|entity| entity.range).collect();
    let kept = kept(&original, &ranges);
    // A made-up value may happen to be somebody else's.
    let shown: String = match style {
        "synthetic" => file.text.entities.iter().map(|entity| entity.shown.to_string() + "\n").collect(),
        _ => String::new(),
    };
    let count = |text: &str, value: &str| text.matches(value).count();
    let mut wrong = Vec::new();
    for entity in file.text.entities.iter() {
        let value = entity.text(&file.text.original);
        let told = || format!("{} as {style}: {value:?} as {:?}", sample.name, entity.shown);
        if value.chars().count() < TELLING {
            continue;
        }
        if entity.shown.contains(value) {
            wrong.push(format!("{} is no replacement", told()));
        }
        if count(&output, value) > count(&kept, value) + count(&shown, value) {
            wrong.push(format!("{} is left", told()));
        }
    }
    wrong
}

#[test]
fn no_redacted_value_is_left_in_any_reading() {
    let mut wrong = Vec::new();
    let mut redacted = 0;
    for sample in samples() {
        for (name, style) in styles() {
            let file = redact(&sample, &sample.bytes, &style, 7);
            redacted += file.text.entities.len();
            wrong.extend(leaks(&sample, name, &file));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(redacted > 900, "the samples hold something to redact: {redacted}");
}

/// A second look at a redacted file finds markers, if anything: a value that only it sees was missed by the first.
#[test]
fn a_redacted_file_holds_nothing_more_to_redact() {
    let mut wrong = Vec::new();
    for sample in samples() {
        let first = redact(&sample, &sample.bytes, &Style::default(), 7);
        let second = redact(&sample, &first.bytes, &Style::default(), 7);
        let markers: Vec<String> =
            first.text.entities.iter().map(|entity| entity.shown.to_string()).collect();
        for entity in second.text.entities.iter() {
            let text = entity.text(&second.text.original);
            if !markers.iter().any(|marker| text.contains(marker)) {
                wrong.push(format!("{}: {:?} {}", sample.name, text, entity.best().name()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_same_file_and_key_give_the_same_bytes() {
    let mut depends_on_key = 0;
    for sample in samples() {
        for (name, style) in styles() {
            let bytes = |key| redact(&sample, &sample.bytes, &style, key).bytes;
            let first = bytes(7);
            assert_eq!(first, bytes(7), "{} as {name}", sample.name);
            if name == "synthetic" {
                depends_on_key += usize::from(first != bytes(8));
            } else {
                assert_eq!(first, bytes(8), "{} as {name} needs no key", sample.name);
            }
        }
    }
    assert!(depends_on_key > 15, "made-up values come from the key");
}

/// The test above can fail.
#[test]
fn a_file_that_was_not_redacted_is_noticed() {
    for sample in samples() {
        let file = redact(&sample, &sample.bytes, &Style::default(), 7);
        let telling = file
            .text
            .entities
            .iter()
            .any(|entity| entity.text(&file.text.original).chars().count() >= TELLING);
        let unchanged = RedactedFile { bytes: sample.bytes.clone(), ..file };
        assert_eq!(!leaks(&sample, "marker", &unchanged).is_empty(), telling, "{}", sample.name);
    }
}
