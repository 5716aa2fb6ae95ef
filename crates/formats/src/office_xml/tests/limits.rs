//! Files that are made to cost, to hide or to break.

use std::io::{Cursor, Write};

use blackbar_core::{Changes, Edit, Edits, FileSettings, FormatError};
use zip::ZipWriter;
use zip::write::FullFileOptions;

use super::build::{document, workbook};
use super::{open_with, package, part, parts, redact};
use crate::{Docx, Pptx, Xlsx};

fn error(bytes: &[u8]) -> Option<FormatError> {
    open_with(&Docx, bytes, &FileSettings::default()).err()
}

#[test]
fn other_files_are_refused_by_name() {
    assert!(matches!(error(b"hello"), Some(FormatError::WrongType(_))));
    assert!(matches!(error(&workbook("", "", "").build()), Some(FormatError::WrongType(_))));
    assert!(matches!(
        open_with(&Pptx, &document("").build(), &FileSettings::default()).err(),
        Some(FormatError::WrongType(_))
    ));
    let mut old = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1".to_vec();
    assert!(matches!(error(&old), Some(FormatError::WrongType(_))));
    old.extend("EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes));
    assert_eq!(error(&old), Some(FormatError::Encrypted));
    assert!(matches!(error(b"PK\x03\x04 and nothing more"), Some(FormatError::Damaged(_))));
    assert!(matches!(error(&package(&[("a.txt", b"x")])), Some(FormatError::Damaged(_))));
}

#[test]
fn parts_that_are_many_or_strange_are_refused() {
    let names: Vec<String> = (0..10_001).map(|number| format!("p{number}.xml")).collect();
    let parts: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), b"<a/>".as_slice())).collect();
    assert_eq!(error(&package(&parts)), Some(FormatError::OverLimit("too many parts")));
    assert!(matches!(error(&package(&[("../x.xml", b"<a/>")])), Some(FormatError::Damaged(_))));
    assert!(matches!(
        error(&package(&[("a.xml", b"<a/>"), ("A.xml", b"<a/>")])),
        Some(FormatError::Damaged(_))
    ));
}

#[test]
fn a_bomb_is_refused_before_it_is_unpacked() {
    let zeros = vec![b' '; 80 << 20];
    assert_eq!(
        error(&package(&[("word/document.xml", &zeros)])),
        Some(FormatError::OverLimit("a part is compressed beyond measure"))
    );
}

#[test]
fn nested_and_declared_xml_is_refused() {
    let deep = document(&format!("{}{}", "<w:p>".repeat(2000), "</w:p>".repeat(2000))).build();
    assert_eq!(error(&deep), Some(FormatError::OverLimit("nested too deeply")));
    let declared = document("</w:body></w:document><!DOCTYPE a []>").build();
    assert!(matches!(error(&declared), Some(FormatError::Damaged(_))));
    assert!(matches!(error(&document("<w:p>").build()), Some(FormatError::Damaged(_))));
}

#[test]
fn a_formula_longer_than_excel_takes_is_one_value() {
    let formula = format!("\"Ann Lee\"&amp;{}\"x@y.org\"", "\"a\"&amp;".repeat(20_000));
    let rows = format!(
        "<row r=\"1\"><c r=\"A1\"><f>{formula}</f><v>1</v></c><c r=\"B1\" t=\"inlineStr\"><is><t>Ann Lee</t></is></c></row>"
    );
    let bytes = workbook(&rows, "", "").build();
    let document = open_with(&Xlsx, &bytes, &FileSettings::default()).unwrap();
    assert!(document.text().passages().len() < 20);
    // What is redacted in a cell goes in the formula too.
    let written = redact(&Xlsx, &bytes, &[("x@y.org", "[E]"), ("Ann Lee", "[N]")]);
    let sheet = part(&written.bytes, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains("[E]") && !sheet.contains("x@y.org") && !sheet.contains("Ann Lee"));
}

#[test]
fn a_damaged_part_goes_only_when_the_request_allows_it() {
    let bytes = document("<w:p><w:r><w:t>Ann</w:t></w:r></w:p>")
        .part(
            "word/header1.xml",
            "wordprocessingml.header",
            ("word/document.xml", "rId3", "header"),
            "<w:hdr><w:p>broken",
        )
        .build();
    assert!(matches!(error(&bytes), Some(FormatError::Damaged(_))));
    let mut settings = FileSettings::default();
    settings.office.integrity_check = false;
    let document = open_with(&Docx, &bytes, &settings).expect("opens");
    let written = document.write(Changes { edits: Default::default() }).expect("writes");
    assert_eq!(written.warnings, ["a damaged part was removed"]);
    assert!(parts(&written.bytes).iter().all(|(name, _)| name != "word/header1.xml"));
}

#[test]
fn a_file_that_was_cut_off_is_taken_to_pieces_only_when_the_request_allows_it() {
    let mut noise = 1_u32;
    let mut picture = Vec::new();
    for _ in 0..20_000 {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        picture.push((noise >> 24) as u8);
    }
    let bytes = document("<w:p><w:r><w:t>Ann</w:t></w:r></w:p>")
        .bytes("word/media/image1.png", "image/png", ("word/document.xml", "rId3", "image"), &picture)
        .build();
    let cut = &bytes[..bytes.len() - 10_000];
    assert!(matches!(error(cut), Some(FormatError::Damaged(_))));
    let mut settings = FileSettings::default();
    settings.office.integrity_check = false;
    let document = open_with(&Docx, cut, &settings).expect("opens");
    assert_eq!(document.text().text(), "Ann");
    let written = document.write(Changes { edits: Default::default() }).expect("writes");
    assert_eq!(written.warnings, ["the file is damaged: what could still be read was kept"]);
    let rels = part(&written.bytes, "word/_rels/document.xml.rels");
    assert!(!rels.contains("image1"), "{rels}");
    assert!(open_with(&Docx, &written.bytes, &FileSettings::default()).is_ok());
    assert!(open_with(&Docx, &bytes[..300], &settings).is_err());
}

#[test]
fn a_shared_string_that_is_not_there_is_no_one() {
    let bytes =
        workbook("<row><c t=\"s\"><v>99</v></c><c t=\"s\"><v>x</v></c></row>", "<si><t>a</t></si>", "")
            .build();
    assert!(open_with(&Xlsx, &bytes, &FileSettings::default()).is_ok());
}

/// Large parts are compressed in pieces, and many values are looked up word by word.
#[test]
fn a_large_part_with_many_changes_reads_as_meant() {
    let row = |number: usize| {
        format!(
            "<row r=\"{number}\"><c r=\"A{number}\"><v>{}</v></c><c r=\"B{number}\" t=\"inlineStr\"><is><t>note {number} &amp; more</t></is></c></row>",
            200_000_000 + number
        )
    };
    let rows: String = (1..=50_000).map(row).collect();
    assert!(rows.len() > 4 << 20);
    let bytes = workbook(&rows, "", "").build();
    let document = open_with(&Xlsx, &bytes, &FileSettings::default()).expect("opens");
    let passages = document.text().passages().iter().step_by(7);
    let edit = |range| Edit { range, text: "[X_1]".into() };
    let edits = Edits::new(passages.map(|passage| edit(passage.range)).collect()).expect("disjoint");
    let meant = edits.apply(document.text().text());
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    assert!(written.processed.is_none(), "it changes as was asked");
    let again = open_with(&Xlsx, &written.bytes, &FileSettings::default()).expect("opens again");
    assert!(again.text().text() == meant.text);
    assert_eq!(again.text().text().matches("[X_1]").count(), edits.len());
}

/// `cargo test -p blackbar-formats --lib large_sheet -- --ignored --nocapture`
#[test]
#[ignore = "says how fast a large sheet is read and written"]
fn a_large_sheet_in_bounded_memory() {
    let row = |number: usize| {
        format!(
            "<row r=\"{number}\"><c r=\"A{number}\" t=\"s\"><v>{}</v></c><c r=\"B{number}\"><v>{}</v></c>\
             <c r=\"C{number}\" t=\"inlineStr\"><is><t>note {number}</t></is></c><c r=\"D{number}\"><f>B{number}*2</f><v>{number}</v></c></row>",
            number % 1000,
            200_000_000 + number
        )
    };
    let rows: String = (1..=300_000).map(row).collect();
    let strings: String = (0..1000).map(|number| format!("<si><t>Person {number}</t></si>")).collect();
    let bytes = workbook(&rows, &strings, "").build();
    let start = std::time::Instant::now();
    let document = open_with(&Xlsx, &bytes, &FileSettings::default()).expect("opens");
    let opened = start.elapsed();
    let edits = super::edits(document.as_ref(), &[("Person 7\n", "[N]\n"), ("200000077", "[SSN_1]")]);
    let passages = document.text().passages().len();
    let start = std::time::Instant::now();
    document.write(Changes { edits: edits.clone() }).expect("writes");
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default().to_owned();
    eprintln!(
        "{} MB of XML, {passages} passages: opened in {opened:?}, written in {:?}, {peak}",
        rows.len() >> 20,
        start.elapsed()
    );
}

/// Remarks on the entries of a zip file, and on all of it, are written by nobody and read by few.
#[test]
fn remarks_in_the_zip_file_go() {
    let plain = document("<w:p><w:r><w:t>Ann</w:t></w:r></w:p>").build();
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts(&plain) {
        let mut options = FullFileOptions::default().with_file_comment("Remark Ria");
        options.add_extra_field(0x5F5F, b"Field Fay".as_slice(), true).unwrap();
        writer.start_file(name, options).unwrap();
        writer.write_all(&content).unwrap();
    }
    writer.set_comment("Whole Will").unwrap();
    let bytes = writer.finish().unwrap().into_inner();
    let holds = |bytes: &[u8], text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds(&bytes, "Remark Ria") && holds(&bytes, "Field Fay") && holds(&bytes, "Whole Will"));
    let document = open_with(&Docx, &bytes, &FileSettings::default()).unwrap();
    let written = document.write(Changes { edits: Edits::default() }).unwrap();
    for text in ["Ria", "Fay", "Will"] {
        assert!(!holds(&written.bytes, text), "{text}");
    }
    assert_eq!(parts(&written.bytes), parts(&plain));
}
