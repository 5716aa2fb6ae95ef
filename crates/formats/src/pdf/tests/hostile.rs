//! Files that mean harm or make no sense: refused in words, within limits.

use blackbar_core::{FormatError, PdfApproach, Purpose, Readers};
use lopdf::{Dictionary, Object, dictionary};

use super::build::{Build, page};
use super::{open, open_as, redact, settings};

fn refusal(bytes: &[u8]) -> FormatError {
    let opened = open_as(bytes, &settings(PdfApproach::Enhanced), &Readers::default(), Purpose::Redact);
    opened.map(|_| ()).expect_err("is refused")
}

#[test]
fn other_files_are_refused() {
    for bytes in [&b""[..], b"%PDF", b"PK\x03\x04", b"hello"] {
        assert!(matches!(refusal(bytes), FormatError::WrongType(_)));
    }
    assert!(matches!(refusal(b"%PDF-1.7\nnothing else"), FormatError::Damaged(_)));
}

#[test]
fn forms_that_contain_themselves_end() {
    let mut build = Build::new();
    let id = build.document.new_object_id();
    let form = lopdf::Stream::new(
        dictionary! {
            "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 300.into(), 50.into()],
            "Resources" => dictionary! { "XObject" => dictionary! { "X" => id }, "Font" => dictionary! { "F1" => build.font } },
        },
        b"BT /F1 12 Tf 5 5 Td (John Smith) Tj ET /X Do /X Do".to_vec(),
    );
    build.document.objects.insert(id, Object::Stream(form));
    build.page("/X Do", dictionary! { "XObject" => dictionary! { "X" => id } }, Dictionary::new());
    redact(&build.bytes(), &[("John Smith", "[NAME_1]")]);
}

#[test]
fn forms_that_multiply_are_refused() {
    let mut build = Build::new();
    let mut inner = build.stream(
        dictionary! {
            "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 300.into(), 50.into()],
            "Resources" => dictionary! { "Font" => dictionary! { "F1" => build.font } },
        },
        b"BT /F1 12 Tf 5 5 Td (John Smith) Tj ET",
    );
    for _ in 0..12 {
        inner = build.stream(
            dictionary! {
                "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 300.into(), 50.into()],
                "Resources" => dictionary! { "XObject" => dictionary! { "X" => inner } },
            },
            "/X Do ".repeat(20).as_bytes(),
        );
    }
    build.page("/X Do", dictionary! { "XObject" => dictionary! { "X" => inner } }, Dictionary::new());
    assert!(matches!(refusal(&build.bytes()), FormatError::OverLimit(_)));
}

#[test]
fn a_stream_that_explodes_is_refused() {
    use std::io::Write;
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
    for _ in 0..300 {
        encoder.write_all(&vec![b' '; 1 << 20]).unwrap();
    }
    let mut build = Build::new();
    let bomb = build.stream(dictionary! { "Filter" => "FlateDecode" }, &encoder.finish().unwrap());
    build.page("", Dictionary::new(), dictionary! { "Contents" => bomb });
    assert!(matches!(refusal(&build.bytes()), FormatError::OverLimit(_)));
}

#[test]
fn too_many_pages_are_refused() {
    let mut build = Build::new();
    for _ in 0..10_001 {
        build.page("", Dictionary::new(), Dictionary::new());
    }
    assert!(matches!(refusal(&build.bytes()), FormatError::OverLimit(_)));
}

#[test]
fn a_page_tree_without_end_ends() {
    let mut build = Build::new();
    build.page("BT /F1 12 Tf 72 700 Td (x) Tj ET", Dictionary::new(), Dictionary::new());
    let mut document = build.document();
    let root = document.catalog().unwrap().get(b"Pages").unwrap().as_reference().unwrap();
    if let Ok(Object::Array(kids)) = document.get_dictionary_mut(root).unwrap().get_mut(b"Kids") {
        kids.insert(0, root.into());
        kids.push(root.into());
    }
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).unwrap();
    let opened = open_as(&bytes, &settings(PdfApproach::Enhanced), &Readers::default(), Purpose::Redact);
    assert!(opened.is_ok() || matches!(opened, Err(FormatError::Damaged(_) | FormatError::OverLimit(_))));
}

#[test]
fn damaged_files_are_answered_or_refused() {
    let file = page("BT /F1 12 Tf 72 700 Td (Dear John Smith, welcome.) Tj ET");
    let mut opened = 0;
    for cut in 0..60 {
        let bytes = &file[..file.len() * cut / 60];
        opened += usize::from(
            open_as(bytes, &settings(PdfApproach::Enhanced), &Readers::default(), Purpose::Redact).is_ok(),
        );
    }
    for seed in 0..200_usize {
        let mut bytes = file.clone();
        let at = seed.wrapping_mul(2_654_435_761) % bytes.len();
        bytes[at] ^= 1 << (seed % 8);
        if let Ok(document) =
            open_as(&bytes, &settings(PdfApproach::Enhanced), &Readers::default(), Purpose::Redact)
        {
            opened += 1;
            let edits = blackbar_core::Edits::default();
            let written = document.write(blackbar_core::Changes { edits: edits.clone() });
            if let Ok(written) = written {
                open(&written.bytes);
            }
        }
    }
    assert!(opened > 50, "{opened}");
}
