//! Files that are made to cost, to hide or to break.

use blackbar_core::{FileSettings, FormatError};

use super::build::{document, workbook};
use super::{open_with, package};
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
    let written = document.write(blackbar_core::Changes { edits: &Default::default() }).expect("writes");
    assert_eq!(written.warnings, ["a damaged part was removed"]);
    assert!(super::parts(&written.bytes).iter().all(|(name, _)| name != "word/header1.xml"));
}

#[test]
fn a_shared_string_that_is_not_there_is_no_one() {
    let bytes =
        workbook("<row><c t=\"s\"><v>99</v></c><c t=\"s\"><v>x</v></c></row>", "<si><t>a</t></si>", "")
            .build();
    assert!(open_with(&Xlsx, &bytes, &FileSettings::default()).is_ok());
}
