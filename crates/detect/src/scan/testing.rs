//! Cases as data: a text with its findings marked in place.

use blackbar_core::{Cancel, Label, LabelSet};

use super::{Dispatch, REPORTED, Recognizer, run};

/// Runs one recognizer alone over each case. A case marks what must be found as `‹LABEL|text›`; nothing else may
/// be found at or over the reported likelihood: `"SSN: ‹SSN|078-05-1120›, order 078-05-11209"`.
#[track_caller]
pub(crate) fn check(recognizer: &'static Recognizer, cases: &[&str]) {
    check_all(&[recognizer], cases);
}

/// As [`check`] for recognizers that work together.
#[track_caller]
pub(crate) fn check_all(recognizers: &[&'static Recognizer], cases: &[&str]) {
    let dispatch = Dispatch::new(recognizers.iter().copied());
    for case in cases {
        let (text, expected) = unmark(case);
        let found = run(&dispatch, &text, LabelSet::all(), &Cancel::new()).expect("not cancelled").findings;
        let mut got: Vec<(Label, &str)> = found
            .iter()
            .filter(|finding| finding.labels.best().1 >= REPORTED)
            .map(|finding| (finding.labels.best().0, finding.range.of(&text)))
            .collect();
        let mut want: Vec<(Label, &str)> =
            expected.iter().map(|(label, text)| (*label, text.as_str())).collect();
        got.sort();
        got.dedup();
        want.sort();
        want.dedup();
        assert_eq!(got, want, "in {case:?}");
    }
}

/// What the recognizers report in a text, as sorted pairs of label and text: for findings inside findings, which
/// marks cannot show.
pub(crate) fn found(recognizers: &[&'static Recognizer], text: &str) -> Vec<(String, String)> {
    let dispatch = Dispatch::new(recognizers.iter().copied());
    let found = run(&dispatch, text, LabelSet::all(), &Cancel::new()).expect("not cancelled").findings;
    let mut pairs: Vec<(String, String)> = found
        .iter()
        .filter(|finding| finding.labels.best().1 >= REPORTED)
        .map(|finding| (finding.labels.best().0.name().to_owned(), finding.range.of(text).to_owned()))
        .collect();
    pairs.sort();
    pairs.dedup();
    pairs
}

/// Takes the marks out: the bare text and what was marked.
pub(crate) fn unmark(case: &str) -> (String, Vec<(Label, String)>) {
    let mut text = String::new();
    let mut marks = Vec::new();
    let mut rest = case;
    while let Some((before, after)) = rest.split_once('‹') {
        text.push_str(before);
        let (mark, after) = after.split_once('›').expect("a mark is closed");
        let (label, value) = mark.split_once('|').expect("a mark has a label");
        let label = Label::from_name(label).unwrap_or_else(|| panic!("{label} is a label"));
        text.push_str(value);
        marks.push((label, value.to_owned()));
        rest = after;
    }
    text.push_str(rest);
    (text, marks)
}
