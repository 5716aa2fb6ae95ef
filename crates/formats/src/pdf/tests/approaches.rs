//! What the three approaches and the options of a request make of a file.

use blackbar_core::{FileSettings, FormatError, PdfApproach, Place, Purpose, Readers, TextRange};
use lopdf::{Dictionary, Document, Object, dictionary};

use super::build::{Build, page};
use super::{gone, open_as, reader, redact, settings, text_of, write_as};

/// A page of letters, a page that is a scan, and another page of letters.
fn mixed() -> Vec<u8> {
    let mut build = Build::new();
    let pixels: Vec<u8> = (0..100 * 100).map(|at| if at % 7 == 0 { 0 } else { 255 }).collect();
    let picture = build.stream(
        dictionary! { "Type" => "XObject", "Subtype" => "Image", "Width" => 100, "Height" => 100,
        "ColorSpace" => "DeviceGray", "BitsPerComponent" => 8 },
        &pixels,
    );
    let lines = ["BT /F1 12 Tf 72 700 Td (Page one by John Smith) Tj ET", "q 612 0 0 792 0 0 cm /P Do Q"];
    for content in [lines[0], lines[1], "BT /F1 12 Tf 72 700 Td (Page three by John Smith) Tj ET"] {
        let pictures = dictionary! { "P" => picture };
        build.page(content, dictionary! { "XObject" => pictures }, Dictionary::new());
    }
    build.bytes()
}

#[test]
fn a_mixed_file_goes_page_by_page() {
    let (file, settings, readers) = (mixed(), settings(PdfApproach::Auto), reader("a scan about John Smith"));
    let document = open_as(&file, &settings, &readers, Purpose::Redact).unwrap();
    let text = document.text().text().to_owned();
    let place = |words: &str| document.place(TextRange::at(text.find(words).unwrap(), words.len()));
    assert!(matches!(place("Page one"), Some(Place::Page { page: 1, .. })));
    assert!(matches!(place("a scan"), Some(Place::Image { page: 2, .. })));
    assert!(matches!(place("Page three"), Some(Place::Page { page: 3, .. })));
    drop(document);
    let written = write_as(&file, &[("John Smith", "[NAME_1]")], &settings, &readers);
    gone(&written.bytes, "John Smith");
    assert_eq!(text_of(&written.bytes).matches("by [NAME_1]").count(), 2);
}

/// Every picture of an output: pixels across and down.
fn pictures(bytes: &[u8]) -> Vec<(i64, i64)> {
    let document = Document::load_mem(bytes).unwrap();
    let size = |dict: &Dictionary, key: &[u8]| dict.get(key).and_then(Object::as_i64).unwrap();
    document
        .objects
        .values()
        .filter_map(|object| object.as_stream().ok())
        .filter(|stream| {
            stream.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|kind| kind == b"Image")
        })
        .map(|stream| (size(&stream.dict, b"Width"), size(&stream.dict, b"Height")))
        .collect()
}

fn standard(density: u32, most: u32, text_layer: bool) -> FileSettings {
    let mut settings = settings(PdfApproach::Standard);
    (settings.pdf.density, settings.pdf.max_resolution, settings.pdf.text_layer) =
        (density, most, text_layer);
    settings
}

#[test]
fn density_and_the_longest_side_decide_how_large_a_page_is_drawn() {
    let file = page("BT /F1 30 Tf 72 400 Td (words) Tj ET");
    for (density, most, size) in [(72, 3000, (612, 792)), (144, 3000, (1224, 1584)), (600, 396, (306, 396))] {
        let written = write_as(&file, &[], &standard(density, most, true), &reader("words"));
        assert_eq!(pictures(&written.bytes), [size]);
    }
}

#[test]
fn a_layer_of_any_script_stands_behind_the_picture_unless_it_is_not_wanted() {
    let file = page("BT /F1 30 Tf 72 400 Td (words) Tj ET");
    let read = "Иван 名前 ชื่อ नाम 😀";
    let with = write_as(&file, &[], &standard(72, 3000, true), &reader(read));
    assert_eq!(text_of(&with.bytes), read);
    let without = write_as(&file, &[], &standard(72, 3000, false), &reader(read));
    assert_eq!(text_of(&without.bytes), "");
    assert!(without.bytes.len() < with.bytes.len());
}

#[test]
fn pages_as_pictures_keep_their_size_and_the_way_they_are_turned() {
    let mut build = Build::new();
    let corner = "0 0 1 rg 40 40 60 60 re f";
    let cropped = vec![20.into(), 20.into(), 320.into(), 620.into()];
    for (turn, keys) in
        [(0_i64, Dictionary::new()), (90, dictionary! { "CropBox" => cropped }), (270, Dictionary::new())]
    {
        let mut keys = keys;
        keys.set("Rotate", turn);
        build.page(corner, Dictionary::new(), keys);
    }
    let file = build.bytes();
    let written = write_as(&file, &[], &standard(72, 3000, true), &reader(""));
    let (before, after) = (shown(&file), shown(&written.bytes));
    let sizes: Vec<(u32, u32)> = after.iter().map(|page| (page.width, page.height)).collect();
    assert_eq!(sizes, [(612, 792), (600, 300), (792, 612)]);
    for (before, after) in before.iter().zip(&after) {
        assert_eq!((before.width, before.height), (after.width, after.height));
        let differing = before.rgb.iter().zip(&after.rgb).filter(|(a, b)| a.abs_diff(**b) > 40).count();
        assert!(differing < before.rgb.len() / 500, "{differing}");
    }
}

fn shown(bytes: &[u8]) -> Vec<blackbar_core::Picture> {
    let pdf = super::super::render::open(&std::sync::Arc::new(bytes.to_vec())).unwrap();
    (0..pdf.pages().len()).map(|page| super::super::render::page(&pdf, page, 1.0).unwrap()).collect()
}

#[test]
fn a_name_over_two_lines_goes_from_both() {
    let file = page(
        "BT /F1 12 Tf 72 700 Td 14 TL (This line is long enough to be one of running text, and it names Bartholomew) Tj \
         T* (Smithson, who lives here and goes on living here for a very long while to come) Tj ET",
    );
    let document =
        open_as(&file, &settings(PdfApproach::Enhanced), &Readers::default(), Purpose::Redact).unwrap();
    let text = document.text();
    let reading: Vec<&str> = text.text().split('\n').collect();
    assert_eq!(reading.len(), 1, "one sentence: {reading:?}");
    drop(document);
    let output = redact(&file, &[("Bartholomew Smithson", "[NAME_1]")]);
    gone(&output, "Bartholomew");
    gone(&output, "Smithson");
    assert!(text_of(&output).contains("it names [NAME_1]"), "{}", text_of(&output));
}

/// Made by qpdf.
const WITHOUT_A_PASSWORD: [&[u8]; 4] = [
    include_bytes!("encrypted/rc4-40.pdf"),
    include_bytes!("encrypted/rc4-128.pdf"),
    include_bytes!("encrypted/aes-128.pdf"),
    include_bytes!("encrypted/aes-256.pdf"),
];

#[test]
fn what_opens_without_a_password_is_written_without_one() {
    for file in WITHOUT_A_PASSWORD {
        let output = redact(file, &[("Jane Roe", "[NAME_1]")]);
        assert!(!Document::load_mem(&output).unwrap().is_encrypted());
        let text = text_of(&output);
        assert!(text.contains("Dear [NAME_1], hello") && text.contains("Ask [NAME_1] about it"), "{text}");
        let pictured = write_as(file, &[("Jane", "[X]")], &standard(72, 3000, true), &reader("Dear Jane"));
        assert_eq!(text_of(&pictured.bytes), "Dear [X]");
    }
}

#[test]
fn what_needs_a_password_is_refused() {
    let file = include_bytes!("encrypted/closed.pdf");
    for approach in [PdfApproach::Enhanced, PdfApproach::Standard, PdfApproach::Auto] {
        let opened = open_as(file, &settings(approach), &reader("words"), Purpose::Redact);
        assert_eq!(opened.map(|_| ()), Err(FormatError::Encrypted));
    }
}
