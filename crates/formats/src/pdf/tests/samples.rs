//! Real files, many of them hostile: each is redacted or refused in words.

use std::path::Path;
use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Edit, Edits, ExtractedText, FormatError, Limits, OpenContext, PdfApproach, Purpose,
    Readers, TextRange,
};

use super::super::fonts::FontBook;
use super::super::layers::Layers;
use super::super::layout::PageText;
use super::super::rebuild::trimmed;
use super::super::walker::Walker;
use super::super::{load, render, trust};
use super::{open_as, reader, settings};

/// Long words with a capital, as names would be.
fn edits(text: &ExtractedText) -> Edits {
    let mut edits = Vec::new();
    for passage in text.passages() {
        let mut at = passage.range.start();
        for word in passage.range.of(text.text()).split_inclusive(|one: char| !one.is_alphanumeric()) {
            let name = word.trim_end_matches(|one: char| !one.is_alphanumeric());
            if name.starts_with(char::is_uppercase) && name.chars().count() >= 6 && edits.len() < 200 {
                edits.push(Edit { range: TextRange::at(at, name.len()), text: "[NAME_1]".into() });
            }
            at += word.len();
        }
    }
    Edits::new(edits).unwrap_or_default()
}

fn files() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/samples/pdf");
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            Some((entry.file_name().to_string_lossy().into_owned(), std::fs::read(entry.path()).ok()?))
        })
        .collect();
    files.sort();
    if files.is_empty() {
        eprintln!("SKIPPED: no samples in ../shared/samples/pdf");
    }
    files
}

#[test]
fn real_files_are_redacted_or_refused() {
    let (mut redacted, mut refused, mut wrong) = (0, Vec::new(), Vec::new());
    let files = files();
    for (name, bytes) in &files {
        let document =
            match open_as(bytes, &settings(PdfApproach::Enhanced), &Readers::default(), Purpose::Redact) {
                Ok(document) => document,
                Err(error) => {
                    refused.push(format!("{name}: {error}"));
                    continue;
                }
            };
        let text = document.text().clone();
        let edits = edits(&text);
        let written = match document.write(Changes { edits: edits.clone() }) {
            Ok(written) => written,
            Err(error) => {
                wrong.push(format!("{name}: {error}"));
                continue;
            }
        };
        redacted += 1;
        // Marker fonts and the table of objects weigh a little whatever the size of the file.
        if written.bytes.len() > bytes.len() * 6 / 5 + 1024 {
            wrong.push(format!("{name}: from {} to {} bytes", bytes.len(), written.bytes.len()));
        }
        let again =
            open_as(&written.bytes, &settings(PdfApproach::Enhanced), &Readers::default(), Purpose::Verify);
        let Ok(again) = again else {
            wrong.push(format!("{name}: cannot be opened again"));
            continue;
        };
        // No value more often than the text that was to stay accounts for.
        let (meant, got) = (edits.apply(text.text()).text, again.text().text().to_owned());
        for edit in edits.iter() {
            let value = edit.range.of(text.text());
            if got.matches(value).count() > meant.matches(value).count() {
                wrong.push(format!("{name}: {value} is left"));
                break;
            }
        }
    }
    eprintln!("{} files: {redacted} redacted, {} refused: {refused:#?}", files.len(), refused.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(files.is_empty() || redacted >= 80, "{redacted}");
}

#[test]
fn real_files_become_pictures_or_are_refused() {
    let mut settings = settings(PdfApproach::Standard);
    settings.pdf.density = 40;
    for (name, bytes) in files().iter().filter(|(_, bytes)| bytes.len() < 100_000) {
        match open_as(bytes, &settings, &reader("John Smith"), Purpose::Redact) {
            Ok(document) => {
                let edits = edits(document.text());
                let written = document.write(Changes { edits: edits.clone() });
                assert!(written.is_ok(), "{name}");
            }
            Err(
                FormatError::Encrypted
                | FormatError::Damaged(_)
                | FormatError::OverLimit(_)
                | FormatError::WrongType(_),
            ) => {}
            Err(error) => panic!("{name}: {error}"),
        }
    }
}

#[test]
fn few_real_pages_are_doubted() {
    let (mut pages, mut looked_at, mut unclear) = (0, Vec::new(), Vec::new());
    for (name, bytes) in files() {
        let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
        let settings = settings(PdfApproach::Enhanced);
        let context = OpenContext {
            limits: &limits,
            cancel: &cancel,
            readers: &readers,
            settings: &settings,
            purpose: Purpose::Redact,
        };
        let Ok(mut document) = load::load(&bytes, &context) else { continue };
        load::number_fonts(&mut document);
        let plain = Arc::new(load::plain_bytes(&mut document).unwrap());
        let Ok(pdf) = render::open(&plain) else { continue };
        let (fonts, layers) = (FontBook::new(&pdf, &document), Layers::read(&document));
        let walker =
            Walker { document: &document, fonts: &fonts, layers: &layers, cancel: &cancel, limit: 64 << 20 };
        for id in document.page_iter() {
            let Ok(walk) = walker.page(id) else { continue };
            let text = PageText::read(&walk.glyphs, 1);
            pages += 1;
            let doubted = walk.glyphs.iter().filter(|glyph| glyph.doubted).count();
            if doubted > 0 {
                unclear.push(format!("{name}: {doubted} of {}", walk.glyphs.len()));
            }
            if trust::has_cause(&walk, &text.text) {
                looked_at.push(format!("{name}: outlines {}", trust::has_outlines(&walk)));
            }
        }
    }
    eprintln!("{pages} pages; doubted: {unclear:#?}; looked at: {looked_at:#?}");
    assert!(looked_at.len() * 4 <= pages, "{} of {pages}", looked_at.len());
    assert!(unclear.len() * 20 <= pages, "{} of {pages}", unclear.len());
}

#[test]
fn programs_of_real_fonts_are_trimmed() {
    let (mut kinds, mut odd) = (std::collections::BTreeMap::new(), Vec::new());
    for (name, bytes) in files() {
        let Ok(document) = lopdf::Document::load_mem(&bytes) else { continue };
        for object in document.objects.values() {
            let Ok(descriptor) = object.as_dict() else { continue };
            for key in [&b"FontFile"[..], b"FontFile2", b"FontFile3"] {
                let Some(lopdf::Object::Stream(stream)) = load::get(&document, descriptor, key) else {
                    continue;
                };
                let Ok(Some(program)) = load::decoded(stream, 64 << 20) else { continue };
                let kind = String::from_utf8_lossy(key).into_owned();
                let lost = std::collections::BTreeSet::from([1_u32]);
                let mut dict = stream.dict.clone();
                match trimmed(&program, &lost, &std::collections::BTreeSet::new(), &mut dict) {
                    Some(trimmed) => {
                        *kinds.entry(kind).or_insert(0) += 1;
                        // What reads it before reads it after.
                        let read = |bytes: Vec<u8>| read_fonts::model::Font::new(bytes, 0).is_some();
                        assert!(!read(program) || read(trimmed), "{name}");
                    }
                    None => odd.push(format!("{name}: {kind}, {} bytes", program.len())),
                }
            }
        }
    }
    eprintln!("trimmed {kinds:?}; left alone: {odd:#?}");
    assert!(odd.len() * 10 <= kinds.values().sum::<usize>(), "{odd:#?}");
}
