//! Random edits: what comes out reads as it should, and nothing else changed.

use blackbar_core::{Document, Edit, Edits, FormatError, TextRange};
use proptest::prelude::*;

use crate::corpus::{self, Sample, border, in_source, open, readings, write};

/// Replacements that every format can hold as they are.
const PLAIN: &[&str] = &["[NAME_1]", "X", "Jürgen", "[CREDIT_CARD_12]", "#####", "12.5", "O'Neil", "名前"];
/// Replacements that need care.
const RISKY: &[&str] = &[
    "\"",
    "\\",
    "<b>&amp;",
    "]]>",
    "a,b;c\td|e",
    "x\ny",
    "--",
    "?>",
    "'",
    "%",
    "😀",
    "\u{1}",
    "",
    "{\"a\":1}",
    "\r\n",
];

/// One choice: which passage, which part of its reading, which replacement.
type Choice = (prop::sample::Index, prop::sample::Index, prop::sample::Index, prop::sample::Index);

fn choices() -> impl Strategy<Value = Vec<Choice>> {
    prop::collection::vec(any::<Choice>(), 0..8)
}

/// Edits in disjoint passages, and the readings that must come of them.
fn make(document: &dyn Document, choices: &[Choice], pool: &[&str]) -> (Edits, Vec<String>) {
    let text = document.text();
    let mut expected = readings(text);
    let mut edits = Vec::new();
    let mut used = Vec::new();
    if text.passages().is_empty() {
        return (Edits::default(), expected);
    }
    for (passage, from, to, replacement) in choices {
        let number = passage.index(text.passages().len());
        let passage = &text.passages()[number];
        let reading = text.reading(passage);
        let (from, to) =
            (border(reading, from.index(reading.len() + 1)), border(reading, to.index(reading.len() + 1)));
        let range = TextRange::new(from, to);
        let cuts = |at| cuts_reference(reading, at);
        if range.is_empty() || used.contains(&number) || cuts(range.start()) || cuts(range.end()) {
            continue;
        }
        used.push(number);
        let replacement = pool[replacement.index(pool.len())];
        edits.push(Edit { range: in_source(passage, range), text: replacement.into() });
        expected[number] = format!("{}{replacement}{}", &reading[..range.start()], &reading[range.end()..]);
    }
    (Edits::new(edits).expect("different passages are disjoint"), expected)
}

/// References to declared entities read as they are spelled, and go as a whole.
fn cuts_reference(reading: &str, at: usize) -> bool {
    let open = reading[..at].rfind('&').filter(|open| !reading[*open..at].contains([';', ' ']));
    open.is_some() && reading[at..].contains(';')
}

fn apply(sample: &Sample, choices: &[Choice], pool: &[&str]) -> (Vec<u8>, Vec<String>) {
    let document = open(sample.format, &sample.bytes).expect(&sample.name);
    let (edits, expected) = make(document.as_ref(), choices, pool);
    let meant = edits.apply(document.text().text());
    let written = write(document, &edits);
    let processed = written.processed.unwrap_or(meant);
    assert_eq!(processed.ranges.len(), edits.len());
    // The text of the answer is what the file now says.
    let again = match open(sample.format, &written.bytes) {
        Ok(again) => again,
        // UTF-16 without a mark is told by its ASCII: without any left it is withheld, which is safe.
        Err(FormatError::WrongType(_))
            if processed.text.contains('\u{1}') || sample.name.contains("UTF-16") =>
        {
            return (
                sample.bytes.clone(),
                readings(open(sample.format, &sample.bytes).expect(&sample.name).text()),
            );
        }
        Err(error) => panic!("{}: {error}", sample.name),
    };
    if says_its_encoding(sample) {
        assert!(again.text().text() == processed.text, "{}", sample.name);
    }
    (written.bytes, expected)
}

/// Values that became empty or blank are no passages any more.
fn without_blanks(readings: &[String]) -> Vec<&str> {
    readings.iter().map(|reading| reading.trim()).filter(|reading| !reading.is_empty()).collect()
}

/// Only what can be compared when passages may be divided or joined: all the characters.
fn characters(readings: &[String]) -> String {
    readings
        .iter()
        .flat_map(|reading| reading.chars())
        .filter(|character| !character.is_whitespace())
        .collect()
}

/// Legacy encodings are guessed from the very words that the edits take away.
fn says_its_encoding(sample: &Sample) -> bool {
    std::str::from_utf8(&sample.bytes).is_ok()
        || sample.name.contains("UTF-16")
        || sample.format.name() == "XML"
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn edited_files_read_as_expected(choices in choices()) {
        for sample in corpus::readable().filter(|sample| says_its_encoding(sample)) {
            let (bytes, expected) = apply(sample, &choices, PLAIN);
            let found = readings(open(sample.format, &bytes).expect("opened above").text());
            prop_assert_eq!(without_blanks(&found), without_blanks(&expected), "{}", &sample.name);
        }
    }

    #[test]
    fn risky_replacements_break_nothing(choices in choices()) {
        for sample in corpus::readable() {
            let (bytes, expected) = apply(sample, &choices, RISKY);
            let found = readings(open(sample.format, &bytes).expect("opened above").text());
            // Comments, instructions and legacy encodings cannot hold everything; JSON can.
            if sample.format.name() == "JSON" {
                prop_assert_eq!(characters(&found), characters(&expected), "{}", &sample.name);
            }
        }
    }

    #[test]
    fn edits_at_any_bytes_keep_the_file_sound(choices in choices()) {
        for sample in corpus::readable() {
            let document = open(sample.format, &sample.bytes).expect(&sample.name);
            let text = document.text();
            if text.passages().is_empty() {
                continue;
            }
            let mut edits: Vec<Edit> = Vec::new();
            for (passage, from, to, replacement) in &choices {
                let passage = &text.passages()[passage.index(text.passages().len())];
                let source = passage.range.of(text.text());
                let range = TextRange::new(
                    border(source, from.index(source.len() + 1)),
                    border(source, to.index(source.len() + 1)),
                ).shift(passage.range.start());
                let free = edits.iter().all(|edit| !edit.range.overlaps(range));
                if free && !range.is_empty() {
                    edits.push(Edit { range, text: RISKY[replacement.index(RISKY.len())].into() });
                }
            }
            let edits = Edits::new(edits).expect("disjoint");
            let written = write(document, &edits);
            // A text of which only a control character is left is no text any more.
            let again = open(sample.format, &written.bytes);
            let sound = !matches!(again, Err(FormatError::Damaged(_)));
            prop_assert!(sound, "{}", &sample.name);
        }
    }
}

#[test]
fn an_edit_outside_of_every_value_withholds_the_file() {
    let document = open(&blackbar_formats::Json, br#"{"John": 1}"#).expect("opens");
    let edits = Edits::new(vec![Edit { range: TextRange::new(2, 6), text: "x".into() }]).expect("sound");
    assert!(document.write(blackbar_core::Changes { edits: edits.clone() }).is_err());
}
