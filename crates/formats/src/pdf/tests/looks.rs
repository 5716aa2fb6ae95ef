//! Fonts that say nothing of their codes: what a reader of pictures sees decides, and the page stays a page.

use blackbar_core::{PdfApproach, Place, Purpose, ReadLine, Readers, Rect, TextRange, Warning};
use lopdf::{Dictionary, dictionary};

use super::super::true_type;
use super::build::{Build, everything};
use super::trust::{codes, embedded, face};
use super::{Says, gone, open_as, settings, text_of, write_as};

/// A DejaVu without its tables of characters and names.
fn silent_font() -> Vec<u8> {
    let font = dejavu::sans::regular();
    let mut tables = true_type::tables(font).unwrap();
    for tag in [b"cmap", b"post", b"name", b"GSUB", b"GPOS"] {
        tables.remove(tag);
    }
    true_type::assembled(&font[..4], &tables)
}

const SIZE: f32 = 20.0;

/// One page a list of lines, 40 points apart from 700 downwards, in such a font.
fn silent(pages: &[&[&str]]) -> Vec<u8> {
    let mut build = Build::new();
    let letters: String = pages.concat().concat();
    let font = embedded(&mut build, &silent_font(), &letters, None);
    for lines in pages {
        let fonts = dictionary! { "Font" => dictionary! { "F2" => font } };
        let content: String = lines
            .iter()
            .enumerate()
            .map(|(line, text)| {
                format!("BT /F2 {SIZE} Tf 72 {} Td <{}> Tj ET\n", 700 - 40 * line, codes(text))
            })
            .collect();
        build.page(&content, fonts, Dictionary::new());
    }
    build.bytes()
}

/// The line that a reader sees where `shown` is drawn; a letter of `said` for each of it.
fn line(number: usize, shown: &str, said: &str) -> ReadLine {
    let face = face();
    let mut x = 72.0;
    let low = 792.0 - 700.0 + 40.0 * number as f32;
    let mut chars = Vec::new();
    for letter in shown.chars() {
        let advance = face.glyph_hor_advance(face.glyph_index(letter).unwrap()).unwrap();
        let width = f32::from(advance) / 2048.0 * SIZE;
        // A little off, as readers are.
        let (x0, x1) = (x + 1.5, x + width + 2.0);
        chars.push(Rect {
            x0: x0 / 612.0,
            y0: (low - 16.0) / 792.0,
            x1: x1 / 612.0,
            y1: (low + 4.0) / 792.0,
        });
        x += width;
    }
    assert_eq!(said.chars().count(), chars.len());
    ReadLine { text: said.to_owned(), chars, block: 0, confidence: 0.9, legible: true }
}

fn readers(lines: Vec<ReadLine>) -> Readers {
    Readers { ocr: Some(std::sync::Arc::new(Says(lines))), ..Readers::default() }
}

const LINES: [&str; 2] = ["Dear Anna Quist, hello", "and a banana for Dan"];

#[test]
fn codes_that_nothing_explains_are_read_by_their_looks() {
    let file = silent(&[&LINES]);
    let readers = readers(vec![line(0, LINES[0], LINES[0]), line(1, LINES[1], LINES[1])]);
    let enhanced = settings(PdfApproach::Enhanced);
    let document = open_as(&file, &enhanced, &readers, Purpose::Redact).unwrap();
    assert_eq!(document.text().text().replace('\n', " "), LINES.join(" "));
    assert!(matches!(document.place(TextRange::at(0, 4)), Some(Place::Page { page: 1, .. })));
    let written = write_as(&file, &[("Anna Quist", "[NAME_1]")], &enhanced, &readers);
    assert_eq!(written.warnings, Vec::<Warning>::new());
    gone(&written.bytes, "Anna Quist");
    // Nobody has to look at it again: the output says what its codes mean.
    let text = text_of(&written.bytes).replace(" ,", ",").replace("  ", " ");
    assert!(text.starts_with("Dear [NAME_1], hello") && text.contains("banana for Dan"), "{text}");
    assert!(memchr::memmem::find(&everything(&written.bytes), b"/Image").is_none(), "still a page");
    // Letters that only the name had are named by no table, and have no outline.
    let output = lopdf::Document::load_mem(&written.bytes).unwrap();
    let programs = output.objects.values().filter_map(|object| match object {
        lopdf::Object::Stream(stream) if stream.dict.has(b"Length1") => stream.decompressed_content().ok(),
        _ => None,
    });
    let program = programs.max_by_key(Vec::len).unwrap();
    let after = ttf_parser::Face::parse(&program, 0).unwrap();
    for (letter, stays) in [('Q', false), ('D', true)] {
        assert_eq!(
            after.glyph_bounding_box(face().glyph_index(letter).unwrap()).is_some(),
            stays,
            "{letter}"
        );
    }
}

#[test]
fn a_letter_that_was_misread_once_is_outvoted() {
    let file = silent(&[&LINES]);
    let readers = readers(vec![line(0, LINES[0], "Dear Auna Quist, hello"), line(1, LINES[1], LINES[1])]);
    let document = open_as(&file, &settings(PdfApproach::Enhanced), &readers, Purpose::Redact).unwrap();
    assert!(document.text().text().starts_with("Dear Anna Quist"), "{}", document.text().text());
}

#[test]
fn a_page_that_was_not_read_alike_stays_a_picture() {
    let file = silent(&[&LINES]);
    // Every letter another one each time.
    let seen = ["bcdf ghij klmno pqrstu", "xyz w cfgihk jlm nopz"].map(|line| line.replace(' ', "v"));
    let lines = vec![
        line(0, LINES[0], &seen[0].chars().cycle().take(LINES[0].chars().count()).collect::<String>()),
        line(1, LINES[1], &seen[1].chars().cycle().take(LINES[1].chars().count()).collect::<String>()),
    ];
    let enhanced = settings(PdfApproach::Enhanced);
    let document = open_as(&file, &enhanced, &readers(lines.clone()), Purpose::Redact).unwrap();
    assert!(matches!(document.place(TextRange::at(0, 4)), Some(Place::Image { .. })));
    let written = write_as(&file, &[], &enhanced, &readers(lines));
    assert_eq!(
        written.warnings,
        ["pages with text in fonts that cannot be read were processed as images (page 1)"]
    );
}

/// A code that was read on one page means the same on a page where it alone was unknown; the text that is searched and the
/// text that is taken out are the same.
#[test]
fn a_page_with_one_unknown_letter_takes_over_what_was_read_elsewhere() {
    let mut build = Build::new();
    let letters = LINES.concat() + "J";
    let font = embedded(&mut build, &silent_font(), &letters, None);
    let fonts = |build: &Build| dictionary! { "Font" => dictionary! { "F1" => build.font, "F2" => font } };
    let first = format!(
        "BT /F1 20 Tf 72 700 Td (Before ) Tj /F2 20 Tf <{}> Tj /F1 20 Tf (nna Quist here) Tj ET",
        codes("A")
    );
    let resources = fonts(&build);
    build.page(&first, resources, Dictionary::new());
    let second =
        format!("BT /F2 20 Tf 72 700 Td <{}> Tj 0 -40 Td <{}> Tj ET", codes(LINES[0]), codes(LINES[1]));
    let resources = fonts(&build);
    build.page(&second, resources, Dictionary::new());
    let file = build.bytes();
    let readers = readers(vec![line(0, LINES[0], LINES[0]), line(1, LINES[1], LINES[1])]);
    let enhanced = settings(PdfApproach::Enhanced);
    let written = write_as(&file, &[("Anna Quist", "[NAME_1]")], &enhanced, &readers);
    gone(&written.bytes, "Anna Quist");
    let text = text_of(&written.bytes).replace(" ,", ",").replace("  ", " ");
    assert!(text.contains("Before [NAME_1] here") && text.contains("Dear [NAME_1], hello"), "{text}");
}

#[test]
fn a_page_that_is_asked_for_as_an_image_is_one_and_the_others_are_not() {
    let file = silent(&[&LINES, &LINES]);
    let readers = readers(vec![line(0, LINES[0], LINES[0]), line(1, LINES[1], LINES[1])]);
    let mut enhanced = settings(PdfApproach::Enhanced);
    enhanced.pdf.as_images = vec![2];
    let document = open_as(&file, &enhanced, &readers, Purpose::Redact).unwrap();
    let second = document.text().text().rfind("Dear").unwrap();
    assert!(matches!(document.place(TextRange::at(0, 4)), Some(Place::Page { page: 1, .. })));
    assert!(matches!(document.place(TextRange::at(second, 4)), Some(Place::Image { page: 2, .. })));
}
