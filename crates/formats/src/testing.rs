//! Short ways to open and redact in unit tests.

use blackbar_core::{
    Cancel, Changes, Document, Edit, Edits, FileSettings, Format, FormatError, Join, Limits, OpenContext,
    Passage, Purpose, Readers, TextRange,
};

pub(crate) fn open_with(
    format: &dyn Format,
    bytes: &[u8],
    limits: &Limits,
) -> Result<Box<dyn Document>, FormatError> {
    let (cancel, readers, settings) = (Cancel::new(), Readers::default(), FileSettings::default());
    let purpose = Purpose::Redact;
    format.open(
        bytes.to_vec(),
        &OpenContext { limits, cancel: &cancel, readers: &readers, settings: &settings, purpose },
    )
}

fn open(format: &dyn Format, bytes: &[u8]) -> Box<dyn Document> {
    open_with(format, bytes, &Limits::default()).expect("opens")
}

fn each<T>(format: &dyn Format, text: &str, take: impl Fn(&Passage) -> T) -> Vec<(String, T)> {
    let document = open(format, text.as_bytes());
    let text = document.text();
    text.passages().iter().map(|passage| (text.reading(passage).to_owned(), take(passage))).collect()
}

pub(crate) fn readings(format: &dyn Format, text: &str) -> Vec<String> {
    each(format, text, |_| ()).into_iter().map(|(reading, ())| reading).collect()
}

pub(crate) fn contexts(format: &dyn Format, text: &str) -> Vec<(String, Option<String>)> {
    each(format, text, |passage| passage.context.as_deref().map(str::to_owned))
}

pub(crate) fn joins(format: &dyn Format, text: &str) -> Vec<(String, Join)> {
    each(format, text, |passage| passage.join)
}

pub(crate) fn series(format: &dyn Format, text: &str) -> Vec<Option<u32>> {
    each(format, text, |passage| passage.series.number()).into_iter().map(|(_, series)| series).collect()
}

pub(crate) fn refused(format: &dyn Format, bytes: &[u8]) {
    assert!(matches!(open_with(format, bytes, &Limits::default()), Err(FormatError::WrongType(_))));
}

/// Replaces the first reading of each value by another, as detection would.
pub(crate) fn redact_bytes(format: &dyn Format, bytes: &[u8], changes: &[(&str, &str)]) -> Vec<u8> {
    let document = open(format, bytes);
    let text = document.text();
    let edits = changes.iter().map(|(from, to)| {
        let (passage, at) = text
            .passages()
            .iter()
            .find_map(|passage| text.reading(passage).find(from).map(|at| (passage, at)))
            .expect("the value is there");
        let range = TextRange::at(at, from.len());
        let source = passage.reading.as_ref().map_or(range, |reading| reading.to_source(range));
        Edit { range: source.shift(passage.range.start()), text: (*to).into() }
    });
    let edits = Edits::new(edits.collect()).expect("edits are disjoint");
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    if let Some(processed) = &written.processed {
        assert_eq!(processed.ranges.len(), edits.len());
        assert!(processed.ranges.iter().all(|range| range.end() <= processed.text.len()));
    }
    written.bytes
}

pub(crate) fn redact(format: &dyn Format, text: &str, changes: &[(&str, &str)]) -> String {
    String::from_utf8(redact_bytes(format, text.as_bytes(), changes)).expect("UTF-8 stays UTF-8")
}
