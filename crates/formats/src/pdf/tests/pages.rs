//! Pages as pictures, pictures on pages, places.

use std::sync::Arc;

use blackbar_core::{Cancel, Element, FormatError, PdfApproach, Picture, Place, Purpose, Readers, TextRange};
use lopdf::{Dictionary, Object, dictionary};

use super::super::fonts::FontBook;
use super::super::layers::Layers;
use super::super::layout::PageText;
use super::super::walker::Walker;
use super::super::{load, render};
use super::build::{Build, page};
use super::{gone, open, open_as, reader, settings, text_of, write_as};

/// Where a word begins on the first page.
pub(super) fn origin(bytes: &[u8], word: &str) -> (f64, f64) {
    let mut document = lopdf::Document::load_mem(bytes).unwrap();
    load::number_fonts(&mut document);
    let plain = Arc::new(load::plain_bytes(&mut document).unwrap());
    let pdf = render::open(&plain).unwrap();
    let fonts = FontBook::new(&pdf, &document);
    let layers = Layers::default();
    let walker = Walker {
        document: &document,
        fonts: &fonts,
        layers: &layers,
        cancel: &Cancel::new(),
        limit: 1 << 20,
    };
    let walk = walker.page(document.page_iter().next().unwrap()).unwrap();
    let text = PageText::read(&walk.glyphs, 1);
    let at = text.text.find(word).unwrap_or_else(|| panic!("{word} in {}", text.text));
    let glyph = text.glyphs(TextRange::at(at, 1))[0];
    walk.glyphs[glyph as usize].origin
}

/// The first page, one pixel a point.
pub(super) fn rendered(bytes: &[u8]) -> Picture {
    render::page(&render::open(&Arc::new(bytes.to_vec())).unwrap(), 0, 1.0).unwrap()
}

#[test]
fn a_page_becomes_a_picture_with_the_processed_text_behind_it() {
    let file = page("BT /F1 30 Tf 72 400 Td (whatever is drawn) Tj ET");
    let written = write_as(
        &file,
        &[("John Smith", "[NAME_1]")],
        &settings(PdfApproach::Standard),
        &reader("Dear John Smith, hi"),
    );
    gone(&written.bytes, "John Smith");
    gone(&written.bytes, "whatever");
    assert_eq!(text_of(&written.bytes), "Dear [NAME_1], hi");
    assert_eq!(written.processed.unwrap().text, "Dear [NAME_1], hi");
    let picture = rendered(&written.bytes);
    assert_eq!((picture.width, picture.height), (612, 792));
    // The name lies in the middle of the line the reader saw.
    let at = |x: f32, y: f32| picture.rgb[((y * 792.0) as usize * 612 + (x * 612.0) as usize) * 3];
    assert!(at(0.45, 0.5) < 10, "covered");
    assert!(at(0.45, 0.7) > 250, "nothing else is");
}

#[test]
fn pictures_report_boxes_and_native_pages_elements() {
    let file = page("BT /F1 12 Tf 72 400 Td (Dear John Smith) Tj ET");
    let place = |approach, readers: &Readers| {
        let document = open_as(&file, &settings(approach), readers, Purpose::Redact).unwrap();
        assert_eq!(document.page_count(), Some(1));
        let at = document.text().text().find("John").unwrap();
        document.place(TextRange::at(at, 10))
    };
    assert!(matches!(
        place(PdfApproach::Standard, &reader("Dear John Smith")),
        Some(Place::Image { page: 1, .. })
    ));
    let native = Some(Place::Page { page: 1, element: Element::Paragraphs });
    assert_eq!(place(PdfApproach::Enhanced, &reader("")), native);
    assert_eq!(place(PdfApproach::Auto, &reader("")), native);
}

#[test]
fn without_a_reader_pages_are_not_made_pictures() {
    let file = page("BT /F1 12 Tf 72 400 Td (Dear John Smith) Tj ET");
    let opened = open_as(&file, &settings(PdfApproach::Standard), &Readers::default(), Purpose::Redact);
    assert!(matches!(opened.map(|_| ()), Err(FormatError::Reader(_))));
}

/// A page with a picture of stripes, and words in invisible letters over it.
fn scan(words: &str) -> Vec<u8> {
    let mut build = Build::new();
    let pixels: Vec<u8> = (0..100 * 100).map(|at| if at % 7 == 0 { 0 } else { 255 }).collect();
    let picture = build.stream(
        dictionary! { "Type" => "XObject", "Subtype" => "Image", "Width" => 100, "Height" => 100, "ColorSpace" => "DeviceGray",
            "BitsPerComponent" => 8 },
        &pixels,
    );
    let content = format!("q 612 0 0 792 0 0 cm /P Do Q BT 3 Tr /F1 12 Tf 72 400 Td ({words}) Tj ET");
    build.page(&content, dictionary! { "XObject" => dictionary! { "P" => picture } }, Dictionary::new());
    build.bytes()
}

#[test]
fn a_scan_is_read_as_a_picture_when_it_is_up_to_us() {
    let document =
        open_as(&scan("bad 0CR"), &settings(PdfApproach::Auto), &reader("good OCR"), Purpose::Redact)
            .unwrap();
    assert_eq!(document.text().text(), "good OCR");
}

#[test]
fn pictures_on_native_pages_are_read_and_covered() {
    let file = scan("a layer");
    let written = write_as(
        &file,
        &[("John Smith", "[NAME_1]")],
        &settings(PdfApproach::Enhanced),
        &reader("John Smith"),
    );
    assert!(written.warnings.is_empty(), "{:?}", written.warnings);
    assert!(text_of(&written.bytes).contains("a layer"));
    let picture = rendered(&written.bytes);
    let at = |x: f32, y: f32| picture.rgb[((y * 792.0) as usize * 612 + (x * 612.0) as usize) * 3];
    let row: Vec<u8> = (12..88).map(|x| at(x as f32 / 100.0, 0.5)).collect();
    assert!(row.iter().all(|light| *light < 40), "{row:?}");
    let free: Vec<u8> = (12..88).map(|x| at(x as f32 / 100.0, 0.8)).collect();
    assert!(free.iter().any(|light| *light > 200), "{free:?}");
}

#[test]
fn pictures_that_nobody_reads_become_blank() {
    let written = write_as(&scan("a layer"), &[], &settings(PdfApproach::Enhanced), &Readers::default());
    assert_eq!(written.warnings.len(), 1);
    let picture = rendered(&written.bytes);
    assert!(picture.rgb.iter().all(|light| *light == picture.rgb[0]), "one colour");
}

#[test]
fn inline_images_become_objects_that_are_read() {
    let content =
        "q 200 0 0 100 50 50 cm BI /W 16 /H 16 /BPC 8 /CS /G ID ".to_owned() + &"A".repeat(256) + " EI Q";
    let written = write_as(&page(&content), &[], &settings(PdfApproach::Enhanced), &reader(""));
    let again = rendered(&written.bytes);
    assert_eq!(again.rgb, rendered(&page(&content)).rgb);
    let blank = write_as(&page(&content), &[], &settings(PdfApproach::Enhanced), &Readers::default());
    assert_ne!(rendered(&blank.bytes).rgb, again.rgb);
}

#[test]
fn pages_look_the_same_outside_of_redactions() {
    let content = "0.2 0.4 0.8 rg 100 100 200 50 re f BT 0 g /F1 18 Tf 72 700 Td (Dear John Smith, welcome) Tj ET \
                   BT /F1 11 Tf 1 0 0 1 72 500 Tm (Other words stay as they are) Tj ET";
    let mut build = Build::new();
    build.page(
        content,
        Dictionary::new(),
        dictionary! { "Rotate" => 90,
        "CropBox" => vec![20.into(), 20.into(), 500.into(), 780.into()] },
    );
    let file = build.bytes();
    let unchanged = write_as(&file, &[], &settings(PdfApproach::Enhanced), &Readers::default());
    assert_eq!(rendered(&file).rgb, rendered(&unchanged.bytes).rgb, "nothing to redact, nothing to see");
    let output = super::redact(&file, &[("John Smith", "[NAME_1]")]);
    let (before, after) = (rendered(&file), rendered(&output));
    assert_eq!((before.width, before.height), (after.width, after.height));
    let differing = before.rgb.chunks(3).zip(after.rgb.chunks(3)).filter(|(a, b)| a != b).count();
    assert!(differing > 50 && differing < 18 * 220, "{differing}");
}

#[test]
fn columns_are_read_one_after_the_other_and_rows_across() {
    let mut content = String::from("BT /F1 10 Tf\n");
    for line in 0..6 {
        content.push_str(&format!(
            "1 0 0 1 60 {} Tm (left column line {line} goes on and) Tj\n",
            700 - 12 * line
        ));
        content.push_str(&format!(
            "1 0 0 1 320 {} Tm (right column line {line} goes on and) Tj\n",
            700 - 12 * line
        ));
    }
    let text = text_of(&page(&(content + "ET")));
    assert!(text.find("left column line 5").unwrap() < text.find("right column line 0").unwrap(), "{text}");
    let table = "BT /F1 10 Tf 1 0 0 1 60 700 Tm (Name) Tj 1 0 0 1 200 700 Tm (John Smith) Tj \
                 1 0 0 1 60 680 Tm (City) Tj 1 0 0 1 200 680 Tm (Bern) Tj ET";
    assert_eq!(text_of(&page(table)).replace('\n', " "), "Name John Smith City Bern");
}

#[test]
fn divided_words_are_read_as_one() {
    let long = "This line is long enough to be one of running text and then comes Schmidt-";
    let file = page(&format!(
        "BT /F1 10 Tf 72 700 Td 12 TL ({long}) Tj T* (berger was here and the line goes on and on for a long while now) Tj ET"
    ));
    let document = open(&file);
    let readings: String =
        document.text().passages().iter().map(|passage| document.text().reading(passage)).collect();
    assert!(readings.contains("Schmidtberger"), "{readings}");
}

#[test]
fn rotated_and_vertical_lines_are_read() {
    let file = page(
        "BT /F1 12 Tf 0 1 -1 0 300 300 Tm (Turned John Smith) Tj ET BT /F1 12 Tf 72 700 Td (Upright) Tj ET",
    );
    let output = super::redact(&file, &[("John Smith", "[NAME_1]")]);
    assert!(text_of(&output).contains("Turned [NAME_1]"));
}

#[test]
fn right_to_left_lines_are_read_in_order() {
    let mut build = Build::new();
    let says = b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange \
                 4 beginbfchar <01> <05D3> <02> <05D5> <03> <05D9> <04> <05D3> endbfchar endcmap";
    let says = build.stream(Dictionary::new(), says);
    let font = build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "FirstChar" => 1, "LastChar" => 4,
        "Widths" => vec![500.into(), 500.into(), 500.into(), 500.into()], "ToUnicode" => says,
        "Encoding" => dictionary! { "Type" => "Encoding", "Differences" => vec![1.into(), Object::Name(b"g1".to_vec()),
            Object::Name(b"g2".to_vec()), Object::Name(b"g3".to_vec()), Object::Name(b"g4".to_vec())] },
    });
    // Drawn from left to right, as most programs do: the last letter first.
    build.page(
        "BT /H 12 Tf 72 700 Td <04030201> Tj ET",
        dictionary! { "Font" => dictionary! { "H" => font } },
        Dictionary::new(),
    );
    assert_eq!(text_of(&build.bytes()), "דויד");
}
