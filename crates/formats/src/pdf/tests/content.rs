//! Text in content streams, in all the ways it is drawn.

use lopdf::{Dictionary, Object, dictionary};

use super::build::{Build, everything, page};
use super::{gone, redact, settings, text_of, write_as};
use blackbar_core::{PdfApproach, Readers};

#[test]
fn glyphs_are_removed_and_the_marker_stands_in_their_place() {
    let file = page("BT /F1 12 Tf 72 700 Td (Dear John Smith, welcome.) Tj ET");
    let output = redact(&file, &[("John Smith", "[NAME_1]")]);
    // The marker is narrower than what it stands for.
    assert_eq!(text_of(&output), "Dear [NAME_1] , welcome.");
}

#[test]
fn pieces_of_an_array_are_one_text() {
    let file = page("BT /F1 12 Tf 72 700 Td [(Dear Jo) -20 (hn Sm) 15 (i) (th) -300 (of) -300 (Bern)] TJ ET");
    let output = redact(&file, &[("John Smith", "[NAME_1]")]);
    assert_eq!(text_of(&output), "Dear [NAME_1] of Bern");
}

#[test]
fn letters_drawn_one_by_one_in_any_order_are_a_word() {
    let mut content = String::from("BT /F1 10 Tf\n");
    let letters: Vec<(usize, char)> = "Johannes".chars().enumerate().collect();
    for (index, letter) in letters.iter().rev() {
        content.push_str(&format!("1 0 0 1 {} 700 Tm ({letter}) Tj\n", 72.0 + 5.6 * *index as f64));
    }
    content.push_str("ET");
    let output = redact(&page(&content), &[("Johannes", "[NAME_1]")]);
    assert_eq!(text_of(&output).trim(), "[NAME_1]");
}

#[test]
fn quotes_and_their_spacing_are_understood() {
    let file = page("BT /F1 12 Tf 14 TL 72 700 Td (One) ' 1 2 (Ada Lovelace two) \" (three) ' ET");
    let output = redact(&file, &[("Ada Lovelace", "[NAME_1]")]);
    let text = text_of(&output);
    assert!(text.contains("[NAME_1]") && text.contains("three"), "{text}");
}

#[test]
fn neighbours_stay_where_they_were() {
    let file =
        page("BT /F1 12 Tf 72 700 Td (Dear Bartholomew Smithson, see you) Tj 0 -14 Td (next line) Tj ET");
    let output = redact(&file, &[("Bartholomew Smithson", "[NAME_1]")]);
    let place = |bytes: &[u8], word: &str| super::pages::origin(bytes, word);
    for word in ["Dear", ", see", "next line"] {
        let (before, after) = (place(&file, word), place(&output, word));
        assert!((before.0 - after.0).abs() < 0.05 * 12.0 && (before.1 - after.1).abs() < 0.01, "{word}");
    }
}

#[test]
fn the_width_of_what_is_gone_is_not_told() {
    let wide = |name: &str| {
        let file = page(&format!("BT /F1 10 Tf 72 700 Td (From {name} to us) Tj ET"));
        let output = redact(&file, &[(name, "[NAME_1]")]);
        super::pages::origin(&output, " to us").0
    };
    // 2 units of 1/1000 em apart.
    assert_eq!(wide("Dana Fixx"), wide("Dana Fixx"));
    assert!(
        String::from_utf8_lossy(&everything(&redact(
            &page("BT /F1 10 Tf 72 700 Td (From Dana Fixx to us) Tj ET"),
            &[("Dana Fixx", "")]
        )))
        .contains("50"),
        "one rounded number"
    );
}

#[test]
fn the_same_text_drawn_twice_is_read_once_and_removed_twice() {
    let bold =
        "BT /F1 12 Tf 72 700 Td (Call John Smith) Tj ET BT /F1 12 Tf 72.3 700 Td (Call John Smith) Tj ET";
    let file = page(bold);
    assert_eq!(text_of(&file), "Call John Smith");
    let output = redact(&file, &[("John Smith", "[NAME_1]")]);
    assert_eq!(text_of(&output).matches("[NAME_1]").count(), 1);
}

#[test]
fn hidden_text_is_text() {
    for state in ["3 Tr", "1 1 1 rg", "/F1 0.01 Tf", "0 Tz", "1 0 0 1 9000 9000 Tm", "1 0 0 1 1e30 5 Tm"] {
        let file = page(&format!("BT /F1 12 Tf 72 700 Td {state} (Jane Roe was here) Tj ET"));
        redact(&file, &[("Jane Roe", "[NAME_1]")]);
    }
    let clipped = page("q 0 0 1 1 re W n BT /F1 12 Tf 72 700 Td (Jane Roe was here) Tj ET Q");
    redact(&clipped, &[("Jane Roe", "[NAME_1]")]);
    let covered = page("BT /F1 12 Tf 72 700 Td (Jane Roe was here) Tj ET 0 g 70 690 200 30 re f");
    redact(&covered, &[("Jane Roe", "[NAME_1]")]);
    let under_a_picture = page(
        "BT /F1 12 Tf 72 700 Td (Jane Roe was here) Tj ET q 300 0 0 60 60 680 cm \
         BI /W 8 /H 8 /BPC 8 /CS /G /F /AHx ID 00> EI Q",
    );
    redact(&under_a_picture, &[("Jane Roe", "[NAME_1]")]);
    let mut build = Build::new();
    let small = vec![0.into(), 0.into(), 300.into(), 300.into()];
    build.page(
        "BT /F1 12 Tf 72 700 Td (Jane Roe was here) Tj ET",
        Dictionary::new(),
        dictionary! { "CropBox" => small },
    );
    redact(&build.bytes(), &[("Jane Roe", "[NAME_1]")]);
}

#[test]
fn comments_and_marked_content_do_not_survive() {
    let file = page(
        "% typed by Jane Roe\n/Span << /ActualText (Jane Roe) /MCID 0 >> BDC BT /F1 12 Tf 72 700 Td (J. R.) Tj ET EMC \
         /P << /Alt (Jane Roe) >> DP",
    );
    gone(&redact(&file, &[("J. R.", "[NAME_1]")]), "Jane Roe");
}

#[test]
fn a_form_that_is_shown_twice_is_changed_once() {
    let mut build = Build::new();
    let font = build.font;
    let form = build.stream(
        dictionary! {
            "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 300.into(), 50.into()],
            "Resources" => dictionary! { "Font" => dictionary! { "F1" => font } },
        },
        b"BT /F1 12 Tf 5 5 Td (Signed: John Smith) Tj ET",
    );
    let objects = dictionary! { "XObject" => dictionary! { "X" => form } };
    build.page("q 1 0 0 1 50 700 cm /X Do Q q 1 0 0 1 50 100 cm /X Do Q", objects.clone(), Dictionary::new());
    build.page("/X Do", objects, Dictionary::new());
    let output = redact(&build.bytes(), &[("John Smith", "[NAME_1]")]);
    assert_eq!(text_of(&output).matches("Signed: [NAME_1]").count(), 3);
}

#[test]
fn ligatures_are_spelled_out_and_go_whole() {
    let mut build = Build::new();
    let font = build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica",
        "Encoding" => dictionary! { "Type" => "Encoding", "BaseEncoding" => "WinAnsiEncoding",
            "Differences" => vec![1.into(), Object::Name(b"fi".to_vec()), Object::Name(b"ffi".to_vec())] },
    });
    let fonts = dictionary! { "Font" => dictionary! { "F1" => font } };
    build.page("BT /F1 12 Tf 72 700 Td (Gri\\002th and Mr. \\001nch) Tj ET", fonts, Dictionary::new());
    let file = build.bytes();
    assert_eq!(text_of(&file), "Griffith and Mr. finch");
    redact(&file, &[("Griffith", "[NAME_1]"), ("finch", "[NAME_2]")]);
}

#[test]
fn chinese_and_japanese_without_a_table_are_read() {
    for (encoding, ordering, codes, says) in [
        ("UniJIS-UCS2-H", "Japan1", "5c71 7530 592a 90ce", "山田太郎"),
        ("90ms-RKSJ-H", "Japan1", "8e52 9363 91be 9859", "山田太郎"),
        ("Identity-H", "Japan1", "0a26", ""),
        ("GBK-EUC-H", "GB1", "cdf5 d0a1 c3f7", "王小明"),
        ("KSC-EUC-H", "Korea1", "b1e8 c3b6 bcf6", "김철수"),
        ("UniCNS-UCS2-H", "CNS1", "738b 5c0f 660e", "王小明"),
    ] {
        let mut build = Build::new();
        let descendant = build.document.add_object(dictionary! {
            "Type" => "Font", "Subtype" => "CIDFontType0", "BaseFont" => "Any",
            "CIDSystemInfo" => dictionary! { "Registry" => Object::string_literal("Adobe"),
                "Ordering" => Object::string_literal(ordering), "Supplement" => 2 },
        });
        let font = build.document.add_object(dictionary! {
            "Type" => "Font", "Subtype" => "Type0", "BaseFont" => "Any", "Encoding" => encoding,
            "DescendantFonts" => vec![descendant.into()],
        });
        let fonts = dictionary! { "Font" => dictionary! { "F1" => font } };
        build.page(
            &format!("BT /F1 12 Tf 72 700 Td <{}> Tj ET", codes.replace(' ', "")),
            fonts,
            Dictionary::new(),
        );
        let file = build.bytes();
        if says.is_empty() {
            assert!(!text_of(&file).contains('\u{FFFD}'), "{encoding}");
        } else {
            assert_eq!(text_of(&file), says, "{encoding}");
            redact(&file, &[(says, "[NAME_1]")]);
        }
    }
}

#[test]
fn markers_of_any_script_are_drawn_and_read_back() {
    let scripts: [(&str, &[&str]); 13] = [
        ("[NAME_1]", &[]),
        ("Jürgen Groß", &["DejaVuSans"]),
        ("[ИМЯ_1]", &["DejaVuSans"]),
        ("[ΟΝΟΜΑ_1]", &["DejaVuSans"]),
        ("[名前_1]", &["DroidSansFallback"]),
        ("[이름_1]", &["DroidSansFallback"]),
        ("[फ़ाइल_चिकित्सक_1]", &["NotoSansDevanagari"]),
        ("[שם]", &["DejaVuSans"]),
        ("[שם פרטי_1]", &["DejaVuSans"]),
        ("الاسم", &["DejaVuSans"]),
        ("[الاسم الأول_12]", &["DejaVuSans"]),
        ("😀", &["DejaVuSans"]),
        // Nothing draws these; a star stands for them, and they are read as what they are.
        ("ชื่อ", &["DejaVuSans"]),
    ];
    for (marker, fonts) in scripts {
        let file = page("BT /F1 12 Tf 72 700 Td (We wrote to our dear Bartholomew Smithson, welcome.) Tj ET");
        let output = redact(&file, &[("Bartholomew Smithson", marker)]);
        let plain = |text: &str| text.replace(' ', "");
        assert_eq!(plain(&text_of(&output)), plain(&format!("We wrote to our dear {marker}, welcome.")));
        let written = lopdf::Document::load_mem(&output).unwrap();
        let embedded: Vec<&str> = ["DejaVuSans", "DroidSansFallback", "NotoSansDevanagari"]
            .into_iter()
            .filter(|name| {
                let is_named = |dict: &Dictionary| {
                    let name = format!("BLKBAR+{name}");
                    dict.get(b"FontName")
                        .and_then(Object::as_name)
                        .is_ok_and(|given| given == name.as_bytes())
                };
                written.objects.values().any(|object| object.as_dict().is_ok_and(is_named))
            })
            .collect();
        assert_eq!(embedded, fonts, "{marker}");
    }
}

#[test]
fn covering_leaves_no_text_and_a_dark_area() {
    let file = page("BT /F1 20 Tf 72 700 Td (Dear John Smith, welcome.) Tj ET");
    let mut settings = settings(PdfApproach::Enhanced);
    settings.pdf.inline_replacement = false;
    let written = write_as(&file, &[("John Smith", "[NAME_1]")], &settings, &Readers::default());
    gone(&written.bytes, "John Smith");
    gone(&written.bytes, "[NAME_1]");
    let (x, y) = super::pages::origin(&file, "John");
    let picture = super::pages::rendered(&written.bytes);
    let at = |x: f64, y: f64| picture.rgb[((792.0 - y) as usize * picture.width as usize + x as usize) * 3];
    assert!(at(x + 20.0, y + 5.0) < 10, "black in the middle");
    assert!(at(x - 15.0, y + 30.0) > 250, "white beside it");
}

#[test]
fn type_3_glyphs_are_text_and_hold_none() {
    let mut build = Build::new();
    let glyph = build
        .stream(Dictionary::new(), b"1000 0 0 0 750 750 d1 0 0 750 750 re f BT /F1 9 Tf (Jane Roe) Tj ET");
    let font = build.document.add_object(dictionary! {
        "Type" => "Font", "Subtype" => "Type3", "FontBBox" => vec![0.into(), 0.into(), 750.into(), 750.into()],
        "FontMatrix" => vec![0.001.into(), 0.into(), 0.into(), 0.001.into(), 0.into(), 0.into()],
        "CharProcs" => dictionary! { "A" => glyph, "B" => glyph }, "FirstChar" => 65, "LastChar" => 66,
        "Widths" => vec![1000.into(), 1000.into()],
        "Encoding" => dictionary! { "Type" => "Encoding",
            "Differences" => vec![65.into(), Object::Name(b"A".to_vec()), Object::Name(b"B".to_vec())] },
        "Resources" => dictionary! { "Font" => dictionary! { "F1" => build.font } },
    });
    let fonts = dictionary! { "Font" => dictionary! { "T" => font } };
    build.page("BT /T 12 Tf 72 700 Td (ABBA AB) Tj ET", fonts, Dictionary::new());
    let file = build.bytes();
    let output = redact(&file, &[("ABBA", "[X]")]);
    gone(&output, "Jane Roe");
    assert!(text_of(&output).contains("[X]"));
}

#[test]
fn patterns_and_masks_are_read() {
    let mut build = Build::new();
    let font = build.font;
    let resources = dictionary! { "Font" => dictionary! { "F1" => font } };
    let pattern = build.stream(
        dictionary! {
            "Type" => "Pattern", "PatternType" => 1, "PaintType" => 1, "TilingType" => 1, "XStep" => 200, "YStep" => 50,
            "BBox" => vec![0.into(), 0.into(), 200.into(), 50.into()], "Resources" => resources.clone(),
        },
        b"BT /F1 12 Tf 5 5 Td (Copy of Jane Roe) Tj ET",
    );
    let mask = build.stream(
        dictionary! {
            "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 300.into(), 50.into()],
            "Resources" => resources, "Group" => dictionary! { "S" => "Transparency", "CS" => "DeviceGray" },
        },
        b"BT /F1 12 Tf 5 5 Td (Mask of John Doe) Tj ET",
    );
    let state = dictionary! { "SMask" => dictionary! { "S" => "Luminosity", "G" => mask } };
    let resources = dictionary! {
        "Pattern" => dictionary! { "P" => pattern }, "ExtGState" => dictionary! { "G" => state },
    };
    build.page("/G gs /Pattern cs /P scn 0 0 600 700 re f", resources, Dictionary::new());
    let output = redact(&build.bytes(), &[("Jane Roe", "[NAME_1]"), ("John Doe", "[NAME_2]")]);
    assert!(text_of(&output).contains("Copy of [NAME_1]"));
}
