//! Pages that say something else than they show, and pages whose rewriting does not hold.

use std::fmt::Write;

use blackbar_core::{Changes, FormatError, PdfApproach, Place, Purpose, Readers};
use lopdf::{Dictionary, Object, ObjectId, dictionary};

use super::super::marker_fonts::to_unicode;
use super::build::{Build, everything, page};
use super::pages::rendered;
use super::{edits, gone, open, open_as, reader, settings, text_of, write_as};

pub(super) fn face() -> ttf_parser::Face<'static> {
    ttf_parser::Face::parse(dejavu::sans::regular(), 0).unwrap()
}

/// A whole DejaVu, its codes the numbers of its glyphs; `says` is what its table makes of a letter.
fn dejavu_font(build: &mut Build, letters: &str, says: Option<&dyn Fn(char) -> char>) -> ObjectId {
    embedded(build, dejavu::sans::regular(), letters, says)
}

/// As well, from a program of its glyphs.
pub(super) fn embedded(
    build: &mut Build,
    program: &[u8],
    letters: &str,
    says: Option<&dyn Fn(char) -> char>,
) -> ObjectId {
    let program = build.stream(dictionary! { "Length1" => program.len() as i64 }, program);
    let descriptor = build.document.add_object(dictionary! {
        "Type" => "FontDescriptor", "FontName" => "ABCDEF+DejaVuSans", "Flags" => 4, "FontFile2" => program,
        "FontBBox" => vec![(-1021).into(), (-463).into(), 1793.into(), 1232.into()],
        "ItalicAngle" => 0, "Ascent" => 928, "Descent" => -236, "CapHeight" => 729, "StemV" => 90,
    });
    let width = |letter: char| {
        let face = face();
        let glyph = face.glyph_index(letter).unwrap();
        i64::from(face.glyph_hor_advance(glyph).unwrap()) * 1000 / 2048
    };
    let widths: Vec<Object> = letters
        .chars()
        .flat_map(|letter| {
            let cid = i64::from(face().glyph_index(letter).unwrap().0);
            [cid.into(), Object::Array(vec![width(letter).into()])]
        })
        .collect();
    let descendant = build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "CIDFontType2", "BaseFont" => "ABCDEF+DejaVuSans",
        "CIDSystemInfo" => dictionary! { "Registry" => Object::string_literal("Adobe"),
            "Ordering" => Object::string_literal("Identity"), "Supplement" => 0 },
        "FontDescriptor" => descriptor, "CIDToGIDMap" => "Identity", "DW" => 600, "W" => widths,
    });
    let mut font = dictionary! {
        "Type" => "Font", "Subtype" => "Type0", "BaseFont" => "ABCDEF+DejaVuSans", "Encoding" => "Identity-H",
        "DescendantFonts" => vec![descendant.into()],
    };
    if let Some(says) = says {
        let rows = letters
            .chars()
            .map(|letter| (u32::from(face().glyph_index(letter).unwrap().0), says(letter).to_string()));
        let table = build.stream(Dictionary::new(), &to_unicode(rows, 2));
        font.set("ToUnicode", table);
    }
    build.document.add_object(font)
}

pub(super) fn codes(text: &str) -> String {
    text.chars().map(|letter| format!("{:04X}", face().glyph_index(letter).unwrap().0)).collect()
}

/// One page with a text in such a font.
fn in_dejavu(text: &str, says: Option<&dyn Fn(char) -> char>) -> Vec<u8> {
    let mut build = Build::new();
    let font = dejavu_font(&mut build, text, says);
    let fonts = dictionary! { "Font" => dictionary! { "F1" => font } };
    build.page(&format!("BT /F1 20 Tf 72 700 Td <{}> Tj ET", codes(text)), fonts, Dictionary::new());
    build.bytes()
}

#[test]
fn a_font_without_a_table_is_read_by_its_program() {
    let file = in_dejavu("Jürgen Groß", None);
    assert_eq!(text_of(&file), "Jürgen Groß");
    super::redact(&file, &[("Jürgen Groß", "[NAME_1]")]);
}

#[test]
fn an_honest_table_is_believed() {
    let file = in_dejavu("Dear John Smith", Some(&|letter| letter));
    let document =
        open_as(&file, &settings(PdfApproach::Enhanced), &reader("nonsense"), Purpose::Redact).unwrap();
    assert_eq!(document.text().text(), "Dear John Smith");
}

#[test]
fn a_table_that_the_font_contradicts_is_not_believed() {
    // All the same letter, other letters, and only a name among honest words.
    let next = |letter: char| char::from_u32(u32::from(letter) + 1).unwrap();
    let ways: [&dyn Fn(char) -> char; 3] = [
        &|letter| if letter == ' ' { ' ' } else { 'x' },
        &|letter| if letter == ' ' { ' ' } else { next(letter) },
        &|letter| if "JohnSmit".contains(letter) { next(letter) } else { letter },
    ];
    for says in ways {
        let file = in_dejavu("The undersigned John Smith", Some(says));
        let readers = reader("The undersigned John Smith");
        let document = open_as(&file, &settings(PdfApproach::Enhanced), &readers, Purpose::Redact).unwrap();
        assert_eq!(document.text().text(), "The undersigned John Smith");
        let written = write_as(&file, &[("John Smith", "[N]")], &settings(PdfApproach::Enhanced), &readers);
        gone(&written.bytes, "John Smith");
        // Nobody can read it: it goes.
        let written = write_as(&file, &[], &settings(PdfApproach::Enhanced), &Readers::default());
        assert_eq!(written.warnings.len(), 1);
        let letters = text_of(&written.bytes);
        assert!(!letters.contains(&says('J').to_string()), "{letters}");
    }
}

/// A text as filled shapes.
fn outlines(text: &str, size: f64) -> String {
    struct Pen(String);
    impl ttf_parser::OutlineBuilder for Pen {
        fn move_to(&mut self, x: f32, y: f32) {
            writeln!(self.0, "{x} {y} m").unwrap();
        }
        fn line_to(&mut self, x: f32, y: f32) {
            writeln!(self.0, "{x} {y} l").unwrap();
        }
        fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
            writeln!(self.0, "{x1} {y1} {x} {y} v").unwrap();
        }
        fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
            writeln!(self.0, "{x1} {y1} {x2} {y2} {x} {y} c").unwrap();
        }
        fn close(&mut self) {
            self.0.push_str("h\n");
        }
    }
    let (face, scale) = (face(), size / 2048.0);
    let mut pen = Pen(format!("q {scale} 0 0 {scale} 72 400 cm\n"));
    for letter in text.chars() {
        let glyph = face.glyph_index(letter).unwrap();
        face.outline_glyph(glyph, &mut pen);
        pen.0.push_str("f\n");
        writeln!(pen.0, "1 0 0 1 {} 0 cm", face.glyph_hor_advance(glyph).unwrap()).unwrap();
    }
    pen.0 + "Q\n"
}

#[test]
fn writing_in_outlines_makes_the_page_a_picture() {
    let file = page(&format!("{}BT /F1 12 Tf 72 700 Td (Signed) Tj ET", outlines("John Smith", 20.0)));
    let enhanced = settings(PdfApproach::Enhanced);
    let document = open_as(&file, &enhanced, &reader("John Smith"), Purpose::Redact).unwrap();
    assert_eq!(document.text().text(), "John Smith", "as it was read");
    let at = blackbar_core::TextRange::at(0, 4);
    assert!(matches!(document.place(at), Some(Place::Image { page: 1, .. })));
    let written = write_as(&file, &[("John Smith", "[N]")], &enhanced, &reader("John Smith"));
    assert!(!written.warnings.is_empty());
    // A page where nothing is read keeps its text and its drawings.
    let written = write_as(&file, &[], &enhanced, &reader(""));
    assert_eq!(text_of(&written.bytes), "Signed");
    assert_eq!(rendered(&written.bytes).rgb, rendered(&file).rgb);
    // Where nobody can look, they go.
    let written = write_as(&file, &[], &enhanced, &Readers::default());
    assert_eq!(written.warnings.len(), 1);
    let plain = page("BT /F1 12 Tf 72 700 Td (Signed) Tj ET");
    assert_eq!(rendered(&written.bytes).rgb, rendered(&plain).rgb);
}

#[test]
fn outlines_over_the_same_words_in_white_are_no_text() {
    let white = "BT 1 g /F1 20 Tf 72 400 Td (John Smith) Tj ET 0 g ";
    let file = page(&format!("{white}{}", outlines("John Smith", 20.0)));
    let readers = at_line("John Smith", 72.0 / 612.0, (792.0 - 418.0) / 792.0, 0.016);
    let document = open_as(&file, &settings(PdfApproach::Enhanced), &readers, Purpose::Redact).unwrap();
    let at = blackbar_core::TextRange::at(0, 4);
    assert!(
        matches!(document.place(at), Some(Place::Image { .. })),
        "taking the white text out helps nobody"
    );
}

/// A reader that sees a line where it is told.
fn at_line(text: &str, x: f32, y: f32, step: f32) -> Readers {
    let chars = (0..text.chars().count())
        .map(|index| {
            let x0 = x + step * index as f32;
            blackbar_core::Rect { x0, y0: y, x1: x0 + step, y1: y + 0.03 }
        })
        .collect();
    let line = blackbar_core::ReadLine { text: text.into(), chars, block: 0, confidence: 1.0, legible: true };
    Readers { ocr: Some(std::sync::Arc::new(super::Says(vec![line]))), ..Readers::default() }
}

#[test]
fn drawings_that_only_a_table_speaks_for_are_looked_at() {
    let mut build = Build::new();
    let table = to_unicode((65..70).map(|code| (code, "q".to_owned())), 1);
    let table = build.stream(Dictionary::new(), &table);
    let drawing = build.stream(Dictionary::new(), b"1000 0 0 0 750 750 d1 0 0 750 750 re f");
    let font = build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type3", "FontBBox" => vec![0.into(), 0.into(), 750.into(), 750.into()],
        "FontMatrix" => vec![0.001.into(), 0.into(), 0.into(), 0.001.into(), 0.into(), 0.into()],
        "CharProcs" => dictionary! { "g1" => drawing }, "FirstChar" => 65, "LastChar" => 69,
        "Widths" => vec![1000.into(); 5], "ToUnicode" => table,
        "Encoding" => dictionary! { "Type" => "Encoding",
            "Differences" => std::iter::once(65.into()).chain((0..5).map(|_| Object::Name(b"g1".to_vec()))).collect::<Vec<Object>>() },
    });
    let fonts = dictionary! { "Font" => dictionary! { "T" => font } };
    build.page("BT /T 12 Tf 72 700 Td (ABCDE) Tj ET", fonts, Dictionary::new());
    let file = build.bytes();
    let readers = reader("John Smith");
    let document = open_as(&file, &settings(PdfApproach::Enhanced), &readers, Purpose::Redact).unwrap();
    assert_eq!(document.text().text(), "John Smith");
}

/// A Helvetica that is not embedded: its encoding shows one letter, and its table says another.
fn lying_helvetica(build: &mut Build) -> ObjectId {
    let next = |code: u32| if code == 122 { 97 } else { code + 1 };
    let rows = (97..=122).map(|code| (code, char::from_u32(next(code)).unwrap().to_string()));
    let table = to_unicode(rows.chain([(32, " ".to_owned())]), 1);
    let table = build.stream(Dictionary::new(), &table);
    build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "Encoding" => "WinAnsiEncoding",
        "ToUnicode" => table,
    })
}

#[test]
fn a_table_that_the_encoding_contradicts_is_not_believed() {
    let mut build = Build::new();
    let font = lying_helvetica(&mut build);
    let fonts = dictionary! { "Font" => dictionary! { "F1" => font } };
    build.page("BT /F1 12 Tf 72 700 Td (signed by john smith) Tj ET", fonts, Dictionary::new());
    let file = build.bytes();
    let readers = reader("signed by john smith");
    let document = open_as(&file, &settings(PdfApproach::Enhanced), &readers, Purpose::Redact).unwrap();
    assert_eq!(document.text().text(), "signed by john smith");
    // Nobody can read it: it goes.
    let written = write_as(&file, &[], &settings(PdfApproach::Enhanced), &Readers::default());
    assert_eq!(written.warnings, ["text in fonts that cannot be read was removed (page 1)"]);
    assert_eq!(text_of(&written.bytes).trim(), "");
}

#[test]
fn drawings_are_looked_at_whatever_they_are_called() {
    let mut build = Build::new();
    let drawing = build.stream(Dictionary::new(), b"1000 0 0 0 750 750 d1 0 0 750 750 re f");
    let names = ["A", "n", "a", "B", "e"].map(|name| Object::Name(name.as_bytes().to_vec()));
    let mut procedures = Dictionary::new();
    names.iter().for_each(|name| procedures.set(name.as_name().unwrap(), drawing));
    let font = build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type3", "FontBBox" => vec![0.into(), 0.into(), 750.into(), 750.into()],
        "FontMatrix" => vec![0.001.into(), 0.into(), 0.into(), 0.001.into(), 0.into(), 0.into()],
        "CharProcs" => procedures, "FirstChar" => 65, "LastChar" => 69, "Widths" => vec![1000.into(); 5],
        "Encoding" => dictionary! { "Type" => "Encoding",
            "Differences" => std::iter::once(65.into()).chain(names).collect::<Vec<Object>>() },
    });
    let fonts = dictionary! { "Font" => dictionary! { "T" => font } };
    build.page("BT /T 12 Tf 72 700 Td (ABCDE) Tj ET", fonts, Dictionary::new());
    let file = build.bytes();
    assert_eq!(text_of(&file), "AnaBe");
    let readers = reader("John Smith");
    let document = open_as(&file, &settings(PdfApproach::Enhanced), &readers, Purpose::Redact).unwrap();
    assert_eq!(document.text().text(), "John Smith");
}

/// The name once as it should be, and once with its letters from right to left: nobody reads that as the name, but the
/// stream spells it.
fn spread() -> Vec<u8> {
    let mut build = Build::new();
    let content = "BT /F1 12 Tf 72 700 Td (Dear John Smith, hello) Tj ET BT /F1 12 Tf -30 Tc 400 500 Td (John Smith) Tj ET";
    build.page(content, Dictionary::new(), Dictionary::new());
    build.page("BT /F1 12 Tf 72 700 Td (The second page) Tj ET", Dictionary::new(), Dictionary::new());
    build.bytes()
}

#[test]
fn a_page_that_keeps_a_value_is_shown_as_a_picture() {
    let file = spread();
    let written =
        write_as(&file, &[("John Smith", "[NAME_1]")], &settings(PdfApproach::Enhanced), &reader(""));
    assert_eq!(
        written.warnings,
        ["pages that could not be rewritten safely were turned into images (page 1)"]
    );
    gone(&written.bytes, "John Smith");
    let text = text_of(&written.bytes);
    assert!(text.contains("The second page") && text.contains("[NAME_1]"), "{text}");
    // The letters that were spread are covered.
    let picture = rendered(&written.bytes);
    let dark = |x: usize, y: usize| picture.rgb[(y * 612 + x) * 3] < 60;
    assert!(dark(403, 792 - 509), "J is a box");
    let before = rendered(&file);
    let text_rows = 792 - 712..792 - 698;
    let ink = |picture: &blackbar_core::Picture| {
        text_rows
            .clone()
            .flat_map(|y| (72..100).map(move |x| (y * 612 + x) * 3))
            .filter(|at| picture.rgb[*at] < 128)
            .count()
    };
    assert!(ink(&picture) > ink(&before) / 2, "Dear is still there");
    // The second page has its own letters.
    assert!(memchr::memmem::find(&everything(&written.bytes), b"The second page").is_some());
}

/// Two halves of a name that is redacted on another page come together when what stood between them goes. The last gate would
/// withhold the file for that.
#[test]
fn a_page_that_comes_to_read_as_a_value_is_shown_as_a_picture() {
    let mut build = Build::new();
    let halves = "(It says John ) Tj /F1 1 Tf (Bo) Tj /F1 12 Tf (Smith here)";
    for content in ["(Dear John Smith, hello)", halves] {
        let content = format!("BT /F1 12 Tf 72 700 Td {content} Tj ET");
        build.page(&content, Dictionary::new(), Dictionary::new());
    }
    let file = build.bytes();
    let mut enhanced = settings(PdfApproach::Enhanced);
    enhanced.pdf.inline_replacement = false;
    let changes = [("John Smith", "[NAME_1]"), ("Bo", "[NAME_2]")];
    let written = write_as(&file, &changes, &enhanced, &reader(""));
    assert_eq!(
        written.warnings,
        ["pages that could not be rewritten safely were turned into images (page 2)"]
    );
    gone(&written.bytes, "John Smith");
    assert!(text_of(&written.bytes).contains("It says"));
}

#[test]
fn a_picture_that_still_shows_the_value_is_withheld() {
    let file = spread();
    for readers in [Readers::default(), reader("by John Smith")] {
        let document = open_as(&file, &settings(PdfApproach::Enhanced), &readers, Purpose::Redact).unwrap();
        let edits = edits(document.as_ref(), &[("John Smith", "[NAME_1]")]);
        let written = document.write(Changes { edits: edits.clone() });
        assert!(matches!(written.map(|_| ()), Err(FormatError::NotRemoved(pages)) if pages == [1]));
    }
}

#[test]
fn a_subset_does_not_tell_the_letters_that_went() {
    let text = "Zoë Quix stays";
    let file = in_dejavu(text, Some(&|letter| letter));
    let output = super::redact(&file, &[("Zoë Quix", "[N]")]);
    let document = lopdf::Document::load_mem(&output).unwrap();
    let programs: Vec<Vec<u8>> = document
        .objects
        .values()
        .filter_map(|object| match object {
            Object::Stream(stream) if stream.dict.has(b"Length1") => stream.decompressed_content().ok(),
            _ => None,
        })
        .collect();
    let program = programs.iter().max_by_key(|program| program.len()).unwrap();
    let (before, after) = (face(), ttf_parser::Face::parse(program, 0).unwrap());
    for (letter, stays) in [('Q', false), ('x', false), ('Z', false), ('s', true), ('y', true)] {
        let glyph = before.glyph_index(letter).unwrap();
        assert_eq!(after.glyph_bounding_box(glyph).is_some(), stays, "{letter}");
    }
    let widths: Vec<i64> = document
        .objects
        .values()
        .filter_map(|object| object.as_dict().ok()?.get(b"W").ok()?.as_array().ok())
        .filter(|widths| widths.len() != 2 || widths[0].as_i64().ok() != Some(1))
        .flatten()
        .filter_map(|item| item.as_i64().ok())
        .collect();
    let cid = |letter: char| i64::from(before.glyph_index(letter).unwrap().0);
    assert!(widths.contains(&cid('s')) && !widths.contains(&cid('Q')), "{widths:?}");
    assert_eq!(text_of(&output).replace(' ', ""), "[N]stays");
}

#[test]
fn encodings_and_drawings_do_not_tell_the_letters_that_went() {
    let mut build = Build::new();
    let names = |names: &[&str]| -> Vec<Object> {
        std::iter::once(65.into())
            .chain(names.iter().map(|name| Object::Name(name.as_bytes().to_vec())))
            .collect()
    };
    let simple = build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "FirstChar" => 65, "LastChar" => 68,
        "Widths" => vec![611.into(), 333.into(), 777.into(), 500.into()],
        "Encoding" => dictionary! { "Type" => "Encoding",
            "Differences" => names(&["ccaron", "zcaron", "Lslash", "k"]) },
    });
    let drawing = build.stream(Dictionary::new(), b"1000 0 0 0 750 750 d1 0 0 750 751 re f");
    let kept = build.stream(Dictionary::new(), b"1000 0 0 0 750 750 d1 0 0 750 752 re f");
    let drawn = build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type3", "FontBBox" => vec![0.into(), 0.into(), 750.into(), 750.into()],
        "FontMatrix" => vec![0.001.into(), 0.into(), 0.into(), 0.001.into(), 0.into(), 0.into()],
        "CharProcs" => dictionary! { "W" => drawing, "V" => kept }, "FirstChar" => 65, "LastChar" => 66,
        "Widths" => vec![1000.into(), 1000.into()],
        "Encoding" => dictionary! { "Type" => "Encoding", "Differences" => names(&["W", "V"]) },
    });
    let fonts = dictionary! { "Font" => dictionary! { "F1" => simple, "T" => drawn } };
    build.page("BT /F1 12 Tf 72 700 Td (ABCD) Tj /T 12 Tf 0 -30 Td (AAAB) Tj ET", fonts, Dictionary::new());
    let file = build.bytes();
    assert!(text_of(&file).contains("čžŁk"));
    let output = super::redact(&file, &[("čžŁ", "[N]"), ("WWW", "[M]")]);
    let all = everything(&output);
    for (name, stays) in
        [(&b"ccaron"[..], false), (b"Lslash", false), (b"750 751 re", false), (b"750 752 re", true)]
    {
        let found = memchr::memmem::find(&all, name).is_some();
        assert_eq!(found, stays, "{}", String::from_utf8_lossy(name));
    }
    let text = open(&output).text().text().to_owned();
    assert!(text.contains('k') && text.contains('V'), "{text}");
}
