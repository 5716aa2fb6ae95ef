//! Real files from elsewhere, where they are at hand.

use std::fs;
use std::path::Path;

use blackbar_core::{Changes, Edit, Edits, FormatError, TextRange};

use super::{open_with, parts};
use crate::{Docx, Pptx, Xlsx};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/samples/ooxml");

pub(super) fn samples() -> Vec<(String, &'static dyn blackbar_core::Format, Vec<u8>)> {
    let mut paths: Vec<_> =
        fs::read_dir(Path::new(FOLDER)).into_iter().flatten().flatten().map(|e| e.path()).collect();
    paths.sort();
    if paths.is_empty() {
        eprintln!("SKIPPED: there are no samples in {FOLDER}");
    }
    let sample = |path: std::path::PathBuf| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        let format: &'static dyn blackbar_core::Format = match path.extension()?.to_str()? {
            "docx" | "docm" => &Docx,
            "xlsx" | "xlsm" | "xlsb" => &Xlsx,
            "pptx" => &Pptx,
            _ => return None,
        };
        Some((name, format, fs::read(&path).ok()?))
    };
    paths.into_iter().filter_map(sample).collect()
}

/// Files that cannot be opened, and why.
fn may_be_refused(name: &str, error: &FormatError) -> bool {
    match error {
        FormatError::Encrypted => name.contains("protect"),
        FormatError::Damaged(_) => name.contains("clusterfuzz"),
        FormatError::Unsupported(_) => name.ends_with("xlsb"),
        _ => false,
    }
}

/// Every word with a capital, as detection might have it.
fn names(document: &dyn blackbar_core::Document) -> Edits {
    let text = document.text();
    let mut edits = Vec::new();
    for passage in text.passages() {
        let reading = text.reading(passage);
        let mut at = 0;
        for word in reading.split_inclusive(|character: char| !character.is_alphanumeric()) {
            let name = word.trim_end_matches(|character: char| !character.is_alphanumeric());
            if name.starts_with(char::is_uppercase)
                || name.len() > 3 && name.bytes().all(|byte| byte.is_ascii_digit())
            {
                let range = TextRange::at(passage.range.start() + at, name.len());
                edits.push(Edit { range, text: "[N<&1]".into() });
            }
            at += word.len();
        }
    }
    Edits::new(edits).expect("words are disjoint")
}

#[test]
fn real_files_open_and_come_out_whole() {
    let (mut opened, mut refused, mut wrong) = (0, Vec::new(), Vec::new());
    for (name, format, bytes) in samples() {
        let settings = Default::default();
        let document = match open_with(format, &bytes, &settings) {
            Ok(document) => document,
            Err(error) => {
                if !may_be_refused(&name, &error) {
                    wrong.push(format!("{name}: {error}"));
                }
                refused.push(name);
                continue;
            }
        };
        opened += 1;
        let text = document.text().text().to_owned();
        let written = document.write(Changes { edits: Edits::default() }).expect(&name);
        if written.processed.is_some_and(|processed| processed.text != text) {
            wrong.push(format!("{name}: the text changes"));
        }
        let before = parts(&bytes);
        let mut kept = 0;
        for (part, content) in parts(&written.bytes) {
            kept += usize::from(before.iter().any(|(one, old)| *one == part && *old == content));
        }
        if kept * 6 < before.len() {
            wrong.push(format!("{name}: {kept} of {} parts kept", before.len()));
        }
        match open_with(format, &written.bytes, &settings) {
            Ok(again) if again.text().text() == text => {
                let twice = again.write(Changes { edits: Edits::default() }).expect(&name);
                if parts(&twice.bytes) != parts(&written.bytes) {
                    wrong.push(format!("{name}: not the same when written twice"));
                }
            }
            Ok(_) => wrong.push(format!("{name}: reads differently")),
            Err(error) => wrong.push(format!("{name}: output: {error}")),
        }
    }
    eprintln!("{opened} opened, refused: {refused:?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn real_files_lose_every_name() {
    let mut wrong = Vec::new();
    for (name, format, bytes) in samples() {
        let settings = Default::default();
        let Ok(document) = open_with(format, &bytes, &settings) else { continue };
        let edits = names(document.as_ref());
        let before = document.text().passages().len();
        let written = match document.write(Changes { edits: edits.clone() }) {
            Ok(written) => written,
            Err(error) => {
                wrong.push(format!("{name}: {error}"));
                continue;
            }
        };
        match open_with(format, &written.bytes, &settings) {
            Ok(again) => {
                let left = names(again.as_ref());
                let strange = left
                    .ranges()
                    .iter()
                    .map(|range| range.of(again.text().text()))
                    .filter(|word| !["N", "1900"].contains(word));
                let strange: Vec<_> = strange.take(5).collect();
                if !strange.is_empty() {
                    wrong.push(format!("{name}: {strange:?} left of {before}"));
                }
            }
            Err(error) => wrong.push(format!("{name}: output: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// For looking at with other programs: `BLACKBAR_OUTPUTS=folder cargo test -p blackbar-formats --lib write_outputs -- --ignored`;
/// `BLACKBAR_EVERY=20` changes only every twentieth name.
#[test]
#[ignore = "writes files"]
fn write_outputs() {
    let Some(folder) = std::env::var_os("BLACKBAR_OUTPUTS") else { return };
    let every = std::env::var_os("BLACKBAR_EVERY");
    let every = every.and_then(|every| every.to_str()?.parse().ok()).unwrap_or(1);
    for (name, format, bytes) in samples() {
        let start = std::time::Instant::now();
        let Ok(document) = open_with(format, &bytes, &Default::default()) else { continue };
        let opened = start.elapsed();
        let edits = names(document.as_ref());
        let edits = edits.iter().step_by(every.max(1)).collect();
        let edits = Edits::new(edits).expect("some of those that are disjoint");
        let written = document.write(Changes { edits: edits.clone() }).expect(&name);
        let size: usize = parts(&bytes).iter().map(|(_, content)| content.len()).sum();
        eprintln!("{name}: {size} bytes in parts, opened in {opened:?}, written in {:?}", start.elapsed());
        fs::write(Path::new(&folder).join(name), written.bytes).expect("can be written");
    }
}
