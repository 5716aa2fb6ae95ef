//! Large sheets and the strings of workbooks are written in windows, and come out as if they had been written whole. Sheets are also read
//! in windows when the output is opened again.

use std::cell::Cell;
use std::sync::Arc;

use blackbar_core::{Cancel, Changes, FileSettings, FormatError, Limits, OpenContext, Purpose, Readers};
use proptest::prelude::*;

use super::build::workbook;
use super::samples::samples;
use super::{edits, parts};
use crate::office_xml::Family;
use crate::office_xml::document::PackageDocument;
use crate::office_xml::opening::{Nesting, open};
use crate::office_xml::windows::TAKEN;

const VALUES: [(&str, &str); 4] = [
    ("Ann Lee", "[NAME_1]"),
    ("ann.lee@example.org", "[E&1]"),
    ("555867530", "[PHONE_1]"),
    ("Ötzi Çelik", ""),
];

type Parts = Vec<(String, Vec<u8>)>;

/// A workbook opened with windows of a size.
fn opened(bytes: &[u8], window: usize, purpose: Purpose) -> Result<PackageDocument, FormatError> {
    let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
    let settings = &FileSettings::default();
    let (limits, cancel, readers) = (&limits, &cancel, &readers);
    let context = OpenContext { limits, cancel, readers, settings, purpose };
    let nesting = Nesting { depth: 0, zero_numbers: false, budget: &Cell::new(1 << 30), window };
    open(Arc::new(bytes.to_vec()), &context, Some(Family::Excel), nesting)
}

/// The parts of a workbook written in windows of a size.
fn written(bytes: &[u8], window: usize) -> Result<Parts, FormatError> {
    let document = opened(bytes, window, Purpose::Redact)?;
    let edits = edits(&document, &VALUES);
    let written = blackbar_core::Document::write(Box::new(document), Changes { edits })?;
    Ok(parts(&written.bytes))
}

/// What a workbook says that is only read, in windows of a size.
fn read(bytes: &[u8], window: usize) -> Result<String, FormatError> {
    let document = opened(bytes, window, Purpose::Verify)?;
    Ok(blackbar_core::Document::text(&document).readings())
}

/// A cell, or something that makes windows hard.
fn cell(kind: usize, at: usize) -> String {
    match kind {
        0 => format!("<c r=\"A{at}\" t=\"inlineStr\"><is><t>Ann Lee {at}</t></is></c>"),
        1 => format!("<c r=\"B{at}\" t=\"str\"><f>\"ann.lee@example.org\"</f><v>ann.lee@example.org</v></c>"),
        2 => format!("<c r=\"C{at}\" s=\"0\"><v>555867530</v></c>"),
        3 => format!("<c r=\"D{at}\"><v>{at}</v></c>"),
        4 => "<c t=\"inlineStr\"><is><t xml:space=\"preserve\"> Ötzi Çelik </t></is></c>".to_owned(),
        5 => "<!-- </row> -->".to_owned(),
        6 => "<c t=\"inlineStr\"><is><t><![CDATA[Ann Lee</row>]]></t></is></c>".to_owned(),
        7 => format!("<c r=\"E{at}\" t=\"str\"><f t=\"shared\" si=\"0\">A1</f><v>Ann Lee</v></c>"),
        _ => format!("</row><row r=\"{at}\">"),
    }
}

fn sheet(kinds: &[usize], after: &str) -> Vec<u8> {
    let cells: String = kinds.iter().enumerate().map(|(at, kind)| cell(*kind, at)).collect();
    workbook(&format!("<row r=\"1\">{cells}</row>"), "", after).build()
}

/// A string, or something that makes windows hard.
fn string(kind: usize, at: usize) -> String {
    match kind {
        0 => format!("<si><t>Ann Lee {at}</t></si>"),
        1 => format!("<si><t>{at}</t></si>"),
        2 => "<si><t xml:space=\"preserve\"> Ötzi Çelik </t></si>".to_owned(),
        3 => {
            "<si><r><rPr><b/></rPr><t>Ann </t></r><r><t>Lee</t></r><phoneticPr fontId=\"1\"/></si>".to_owned()
        }
        4 => "<si><t>ann.lee@example.org</t><rPh sb=\"0\" eb=\"1\"><t>Ann Lee</t></rPh></si>".to_owned(),
        5 => "<si/><si></si>\n".to_owned(),
        6 => "<!-- </si> -->".to_owned(),
        7 => "<si><t><![CDATA[Ann Lee</si>]]></t></si>".to_owned(),
        _ => "<si><t>a \"shared\" &lt;/si&gt; 555867530 Ann&#x20;Lee</t></si>".to_owned(),
    }
}

/// A workbook with these strings, each in a cell.
fn strings(kinds: &[usize], after: &str) -> Vec<u8> {
    let all: String = kinds.iter().enumerate().map(|(at, kind)| string(*kind, at)).collect();
    let count: usize = kinds.iter().map(|kind| [1, 1, 1, 1, 1, 2, 0, 1, 1][*kind]).sum();
    let cell = |at: usize| format!("<c t=\"s\"><v>{at}</v></c>");
    let cells: String = (0..count).map(cell).collect();
    workbook(&format!("<row r=\"1\">{cells}</row>"), &format!("{all}{after}"), "").build()
}

fn check(bytes: &[u8], window: usize) {
    match (written(bytes, usize::MAX), written(bytes, window)) {
        (Ok(whole), Ok(in_windows)) => assert!(whole == in_windows, "windows of {window}"),
        (whole, in_windows) => assert_eq!(whole.err(), in_windows.err(), "windows of {window}"),
    }
    assert_eq!(read(bytes, usize::MAX), read(bytes, window), "read in windows of {window}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_sheet_in_windows_comes_out_as_it_does_whole(
        kinds in proptest::collection::vec((0_usize..14).prop_map(|kind| kind.min(8)), 1..120),
        hard in any::<bool>(),
        window in 40_usize..4000,
    ) {
        let easy = |kind: &usize| hard || !(5..8).contains(kind);
        let kinds: Vec<usize> = kinds.into_iter().filter(easy).collect();
        check(&sheet(&kinds, "<headerFooter><oddHeader>&amp;CAnn Lee</oddHeader></headerFooter>"), window);
    }

    #[test]
    fn strings_in_windows_come_out_as_they_do_whole(
        kinds in proptest::collection::vec(0_usize..9, 1..120),
        hard in any::<bool>(),
        window in 40_usize..4000,
    ) {
        let easy = |kind: &usize| hard || *kind < 6;
        let kinds: Vec<usize> = kinds.into_iter().filter(easy).collect();
        check(&strings(&kinds, ""), window);
    }
}

#[test]
fn plain_rows_are_taken_in_windows() {
    let kinds: Vec<usize> = (0..600).map(|at| [0, 1, 2, 3, 4, 8][at % 6]).collect();
    let bytes = sheet(&kinds, "<headerFooter><oddHeader>&amp;CAnn Lee</oddHeader></headerFooter>");
    let taken_in = |window| TAKEN.lock().unwrap().contains(&("row", window));
    check(&bytes, 10_001);
    assert!(taken_in(10_001) && TAKEN.lock().unwrap().contains(&("read", 10_001)));
    // A formula that cells share may lose its cells in any window.
    check(&sheet(&[kinds, vec![8, 7]].concat(), ""), 10_002);
    assert!(!taken_in(10_002));
}

#[test]
fn plain_strings_are_taken_in_windows() {
    let kinds: Vec<usize> = (0..600).map(|at| at % 6).collect();
    check(&strings(&kinds, ""), 5_003);
    assert!(TAKEN.lock().unwrap().contains(&("si", 5_003)));
}

#[test]
fn a_value_in_the_markup_is_refused_in_windows_too() {
    let kinds: Vec<usize> = (0..600).map(|at| [0, 3, 8][at % 3]).collect();
    let odd = "<extLst><ext uri=\"x\"><y:z xmlns:y=\"urn:y\" note=\"Ann Lee\"/></ext></extLst>";
    check(&sheet(&kinds, odd), 1000);
    check(&strings(&kinds, odd), 1000);
}

#[test]
fn real_sheets_read_the_same_in_windows() {
    let workbooks = samples().into_iter().filter(|(_, format, _)| format.name() == "XLSX");
    let mut any = false;
    for (name, _, bytes) in workbooks {
        any = true;
        for window in [301, 5_009] {
            assert!(read(&bytes, usize::MAX) == read(&bytes, window), "{name} in windows of {window}");
        }
    }
    assert!(!any || TAKEN.lock().unwrap().contains(&("read", 5_009)));
}
