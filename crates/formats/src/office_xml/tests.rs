//! Office files made for the test, and what becomes of them.

mod build;
mod charts;
mod corners;
mod elements;
mod given_names;
mod inner;
mod limits;
mod names;
mod odd_places;
mod programs;
mod said_once;
mod samples;
mod strict;
mod tables;
mod traps;
mod verifying;
mod windows;

use std::io::{Cursor, Read, Write};

use blackbar_core::{
    Cancel, Changes, Document, Edit, Edits, FileSettings, Format, FormatError, Limits, OpenContext, Place,
    Purpose, Readers, TextRange, Written,
};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

fn open_with(
    format: &dyn Format,
    bytes: &[u8],
    settings: &FileSettings,
) -> Result<Box<dyn Document>, FormatError> {
    let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
    let context = OpenContext {
        limits: &limits,
        cancel: &cancel,
        readers: &readers,
        settings,
        purpose: Purpose::Redact,
    };
    format.open(bytes.to_vec(), &context)
}

fn open(format: &dyn Format, bytes: &[u8]) -> Box<dyn Document> {
    open_with(format, bytes, &FileSettings::default()).expect("opens")
}

/// A package of these parts.
fn package(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).expect("a part starts");
        writer.write_all(content).expect("a part is written");
    }
    writer.finish().expect("a package is written").into_inner()
}

/// The parts of a package.
fn parts(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("a zip file");
    (0..archive.len())
        .map(|index| {
            let mut file = archive.by_index(index).expect("an entry");
            let mut content = Vec::new();
            file.read_to_end(&mut content).expect("its content");
            (file.name().expect("its name").into_owned(), content)
        })
        .collect()
}

fn part(bytes: &[u8], name: &str) -> String {
    let found = parts(bytes).into_iter().find(|(one, _)| one == name);
    String::from_utf8(found.unwrap_or_else(|| panic!("{name} is there")).1).expect("UTF-8")
}

/// Edits of every mention of the values.
fn edits(document: &dyn Document, changes: &[(&str, &str)]) -> Edits {
    let text = document.text().text();
    let all = changes.iter().flat_map(|(from, to)| {
        text.match_indices(from)
            .map(|(at, from)| Edit { range: TextRange::at(at, from.len()), text: (*to).into() })
    });
    Edits::new(all.collect()).expect("disjoint")
}

fn redact(format: &dyn Format, bytes: &[u8], changes: &[(&str, &str)]) -> Written {
    let document = open(format, bytes);
    let edits = edits(document.as_ref(), changes);
    let meant = edits.apply(document.text().text());
    let mut written = document.write(Changes { edits: edits.clone() }).expect("writes");
    let processed = written.processed.get_or_insert(meant);
    for (edit, range) in edits.iter().zip(&processed.ranges) {
        let shown = range.of(&processed.text);
        assert!(shown == &*edit.text || !shown.is_empty(), "{shown}");
    }
    assert_eq!(processed.ranges.len(), edits.len());
    open(format, &written.bytes);
    written
}

fn text_of(format: &dyn Format, bytes: &[u8]) -> String {
    open(format, bytes).text().text().to_owned()
}

fn page_of(document: &dyn Document, value: &str) -> Option<u32> {
    let at = document.text().text().find(value)?;
    match document.place(TextRange::at(at, value.len()))? {
        Place::Page { page, .. } => Some(page),
        _ => None,
    }
}
