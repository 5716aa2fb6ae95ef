//! Fields that the viewer is asked to draw.

use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Edit, Edits, Limits, OpenContext, PdfApproach, Purpose, Readers, TextRange,
};
use lopdf::{Dictionary, Object, dictionary};

use super::super::{appearances, render};
use super::build::Build;
use super::{open_as, reader, redact, settings, text_of};

const SECRET: &str = "Jane Roe";

/// Fields of type, flags and value, one below the other from 600 points downwards.
fn form(fields: &[(&str, i64, Object)], needed: bool) -> Vec<u8> {
    let mut build = Build::new();
    let mut ids = Vec::new();
    for (number, (kind, flags, value)) in (0_i64..).zip(fields) {
        let low = 600 - 60 * number;
        ids.push(Object::from(build.document.add_object(dictionary! {
            "Type" => "Annot", "Subtype" => "Widget", "FT" => *kind, "Ff" => *flags, "V" => value.clone(),
            "T" => Object::string_literal(format!("f{number}")), "DA" => Object::string_literal("/F1 0 Tf 1 0 0 rg"),
            "Rect" => vec![100.into(), low.into(), 300.into(), (low + 40).into()],
        })));
    }
    let form = dictionary! { "Fields" => ids.clone(), "NeedAppearances" => needed };
    build.catalog.set("AcroForm", form);
    build.page("BT /F1 12 Tf 40 700 Td (Name:) Tj ET", Dictionary::new(), dictionary! { "Annots" => ids });
    build.bytes()
}

fn plain(value: &str) -> Object {
    Object::string_literal(value)
}

#[test]
fn what_a_viewer_would_draw_is_read_and_redacted() {
    let file = form(&[("Tx", 0, plain(SECRET))], true);
    assert_eq!(text_of(&file).matches(SECRET).count(), 2, "shown and value");
    let output = redact(&file, &[(SECRET, "[NAME_1]")]);
    assert_eq!(text_of(&output).matches("[NAME_1]").count(), 2);
    let again = lopdf::Document::load_mem(&output).unwrap();
    let form = again.catalog().unwrap().get(b"AcroForm").unwrap().as_dict().unwrap();
    assert!(form.get(b"NeedAppearances").unwrap().as_bool().unwrap());
    let as_it_was = form_of_one_that_shows_nothing();
    assert_eq!(text_of(&as_it_was).matches(SECRET).count(), 1, "nobody is asked to draw it");
}

fn form_of_one_that_shows_nothing() -> Vec<u8> {
    form(&[("Tx", 0, plain(SECRET))], false)
}

/// A field of two lines, the second of which goes on with a word of the first, and a page that says the word, too.
#[test]
fn what_is_redacted_elsewhere_is_not_drawn_anew() {
    let mut build = Build::new();
    let shown = dictionary! {
        "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 200.into(), 40.into()],
        "Resources" => dictionary! { "Font" => dictionary! { "F1" => build.font } },
    };
    let content = b"BT /F1 12 Tf 2 24 Td (Jane Roe of North) Tj 0 -16 Td (gate) Tj ET".to_vec();
    let shown = build.document.add_object(lopdf::Stream::new(shown, content));
    let field = build.document.add_object(dictionary! {
        "Type" => "Annot", "Subtype" => "Widget", "FT" => "Tx", "V" => plain("Jane Roe of Northgate"), "T" => plain("f"),
        "DA" => plain("/F1 12 Tf"), "Rect" => vec![100.into(), 500.into(), 300.into(), 540.into()],
        "AP" => dictionary! { "N" => shown },
    });
    build.catalog.set("AcroForm", dictionary! { "Fields" => vec![field.into()] });
    let annotations = dictionary! { "Annots" => vec![field.into()] };
    build.page("BT /F1 12 Tf 40 700 Td (Northgate) Tj ET", Dictionary::new(), annotations);
    let file = build.bytes();
    let document =
        open_as(&file, &settings(PdfApproach::Enhanced), &reader(""), Purpose::Redact).expect("opens");
    let text = document.text().text().to_owned();
    let value = text.rfind("Jane Roe").expect("the value comes last");
    let page = text.find("Northgate").expect("the page comes first");
    assert!(text.contains("North\ngate") && page < value, "{text:?}");
    let edit = |start, length, text: &str| Edit { range: TextRange::at(start, length), text: text.into() };
    let edits = Edits::new(vec![edit(page, 9, "[CITY_1]"), edit(value, 8, "[NAME_1]")]).expect("disjoint");
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    assert!(written.warnings.is_empty(), "no page became a picture");
    let text = text_of(&written.bytes);
    assert!(!text.contains("Northgate") && text.contains("[NAME_1] of [CITY_1]"), "{text:?}");
}

/// A look that breaks words in two does not say what the value says, so all of it is drawn anew: line by line, not as one
/// line of tiny letters.
#[test]
fn a_field_of_several_lines_keeps_its_lines() {
    let mut build = Build::new();
    let shown = dictionary! {
        "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 240.into(), 60.into()],
        "Resources" => dictionary! { "Font" => dictionary! { "F1" => build.font } },
    };
    let content = b"BT /F1 12 Tf 2 44 Td (Please call Jane Roe-North) Tj 0 -14 Td (gate before the next appoint) Tj 0 -14 Td \
        (ment, and bring the letter.) Tj ET";
    let shown = build.document.add_object(lopdf::Stream::new(shown, content.to_vec()));
    let value = "Please call Jane Roe-Northgate before the next appointment, and bring the letter.";
    let field = build.document.add_object(dictionary! {
        "Type" => "Annot", "Subtype" => "Widget", "FT" => "Tx", "Ff" => 1 << 12, "V" => plain(value), "T" => plain("f"),
        "DA" => plain("/F1 12 Tf"), "Rect" => vec![100.into(), 500.into(), 340.into(), 560.into()],
        "AP" => dictionary! { "N" => shown },
    });
    build.catalog.set("AcroForm", dictionary! { "Fields" => vec![field.into()] });
    build.page("", Dictionary::new(), dictionary! { "Annots" => vec![field.into()] });
    let output = redact(&build.bytes(), &[("Jane Roe-Northgate", "[NAME_1]")]);
    let text = text_of(&output);
    assert!(!text.contains("Roe") && !text.contains("gate before"), "{text:?}");
    let document = lopdf::Document::load_mem(&output).unwrap();
    let looks = document.objects.values().filter_map(|object| object.as_stream().ok());
    let looks = looks.filter_map(|stream| stream.get_plain_content().ok());
    let stretched = looks.flat_map(|look| {
        let words: Vec<String> =
            String::from_utf8_lossy(&look).split_ascii_whitespace().map(str::to_owned).collect();
        words
            .windows(2)
            .filter(|pair| pair[1] == "Tz")
            .map(|pair| pair[0].parse().unwrap())
            .collect::<Vec<f64>>()
    });
    let stretched: Vec<f64> = stretched.collect();
    assert!(
        stretched.len() == 6 && stretched.iter().all(|stretch| *stretch > 99.0),
        "three lines: {stretched:?}"
    );
}

#[test]
fn passwords_and_other_scripts_are_not_drawn() {
    let cyrillic = Object::String(
        [0xFE, 0xFF].into_iter().chain("Иван".encode_utf16().flat_map(u16::to_be_bytes)).collect(),
        lopdf::StringFormat::Hexadecimal,
    );
    let file =
        form(&[("Tx", 1 << 13, plain("hunter2")), ("Tx", 0, cyrillic), ("Ch", 0, plain("Chile"))], true);
    let text = text_of(&file);
    for (value, times) in [("hunter2", 1), ("Иван", 1), ("Chile", 2)] {
        assert_eq!(text.matches(value).count(), times, "{value}");
    }
}

#[test]
fn a_field_that_nobody_sees_is_not_drawn() {
    let mut document = lopdf::Document::load_mem(&form(&[("Tx", 0, plain(SECRET))], true)).unwrap();
    for object in document.objects.values_mut() {
        if let Object::Dictionary(dict) = object
            && dict.has(b"FT")
        {
            dict.set("F", 2);
        }
    }
    let before = document.objects.len();
    appearances::draw_missing(&mut document);
    assert_eq!(document.objects.len(), before);
}

#[test]
fn a_value_as_long_as_a_book_is_left_to_the_viewer() {
    let book = "word ".repeat(10_000);
    let mut document = lopdf::Document::load_mem(&form(&[("Tx", 1 << 12, plain(&book))], true)).unwrap();
    let before = document.objects.len();
    appearances::draw_missing(&mut document);
    assert_eq!(document.objects.len(), before);
}

#[test]
fn long_values_are_drawn_in_lines() {
    let file = form(
        &[("Tx", 1 << 12, plain("one two three four five six seven eight nine ten eleven twelve"))],
        true,
    );
    assert!(text_of(&file).contains("eleven twelve"));
    assert!(!text_of(&file).lines().next().unwrap().contains("twelve"));
}

#[test]
fn letters_that_would_be_cut_are_smaller() {
    for flags in [0_i64, 1 << 12] {
        let mut build = Build::new();
        let field = Object::from(build.document.add_object(dictionary! {
            "Type" => "Annot", "Subtype" => "Widget", "FT" => "Tx", "Ff" => flags, "V" => plain("Bob"),
            "T" => plain("f"), "DA" => plain("/F1 30 Tf"),
            "Rect" => vec![100.into(), 600.into(), 300.into(), 608.into()],
        }));
        build
            .catalog
            .set("AcroForm", dictionary! { "Fields" => vec![field.clone()], "NeedAppearances" => true });
        build.page("", Dictionary::new(), dictionary! { "Annots" => vec![field] });
        let mut document = lopdf::Document::load_mem(&build.bytes()).unwrap();
        appearances::draw_missing(&mut document);
        let drawn = document.objects.values().filter_map(|object| object.as_stream().ok());
        let drawn = drawn.map(|stream| String::from_utf8_lossy(&stream.content).into_owned());
        let look = drawn.into_iter().find(|content| content.contains("BlackbarField")).unwrap();
        assert!(look.contains("/BlackbarField 5.60 Tf"), "{look}");
        let low: f64 = look.split(" Td").next().unwrap().rsplit(' ').next().unwrap().parse().unwrap();
        assert!((0.0..=8.0 - 5.6).contains(&low), "{look}");
    }
}

#[test]
fn pages_as_pictures_show_them() {
    let settings = settings(PdfApproach::Standard);
    let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
    let context = OpenContext {
        limits: &limits,
        cancel: &cancel,
        readers: &readers,
        settings: &settings,
        purpose: Purpose::Redact,
    };
    let red = |needed: bool| {
        let file = form(&[("Tx", 0, plain(SECRET))], needed);
        let drawn = Arc::new(appearances::drawn(file, &context).unwrap());
        let picture = render::page(&render::open(&drawn).unwrap(), 0, 1.0).unwrap();
        picture.rgb.chunks_exact(3).filter(|pixel| pixel[0] > 200 && pixel[1] < 100).count()
    };
    assert!(red(true) > 50, "red letters");
    assert_eq!(red(false), 0);
}
