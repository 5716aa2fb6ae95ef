//! What a document carries beside its pages: gone, or as detection left it.

use lopdf::{Dictionary, Object, dictionary};

use super::build::{Build, everything};
use super::{gone, redact, text_of};

const SECRET: &str = "Jane Roe";

fn text(value: &str) -> Object {
    Object::string_literal(value)
}

#[test]
fn nothing_that_is_not_shown_survives() {
    let mut build = Build::new();
    let file = build.stream(dictionary! { "Type" => "EmbeddedFile" }, b"a letter to Jane Roe");
    let attachment = build.document.add_object(dictionary! {
        "Type" => "Filespec", "F" => text("Jane Roe.txt"), "EF" => dictionary! { "F" => file },
    });
    let metadata = build.stream(dictionary! { "Type" => "Metadata", "Subtype" => "XML" }, b"<x>Jane Roe</x>");
    let form_data = build.stream(Dictionary::new(), b"<xdp>Jane Roe</xdp>");
    let script = dictionary! { "S" => "JavaScript", "JS" => text("app.alert('Jane Roe')") };
    let unused =
        build.stream(dictionary! { "Type" => "XObject", "Subtype" => "Form" }, b"BT (Jane Roe) Tj ET");
    let info = build.document.add_object(dictionary! { "Author" => text(SECRET), "Title" => text(SECRET) });
    build.document.trailer.set("Info", info);
    build.catalog.extend(&dictionary! {
        "Metadata" => metadata,
        "Names" => dictionary! {
            "EmbeddedFiles" => dictionary! { "Names" => vec![text(SECRET), attachment.into()] },
            "JavaScript" => dictionary! { "Names" => vec![text("x"), script.clone().into()] },
        },
        "OpenAction" => script.clone(),
        "AA" => dictionary! { "WC" => script.clone() },
        "AcroForm" => dictionary! { "Fields" => Vec::<Object>::new(), "XFA" => form_data },
        "StructTreeRoot" => dictionary! { "Type" => "StructTreeRoot", "K" => dictionary! { "S" => "P", "ActualText" => text(SECRET) } },
        "PageLabels" => dictionary! { "Nums" => vec![0.into(), dictionary! { "P" => text(SECRET) }.into()] },
        "PieceInfo" => dictionary! { "App" => dictionary! { "Private" => text(SECRET) } },
        "OCProperties" => dictionary! { "OCGs" => Vec::<Object>::new(), "D" => dictionary! { "Name" => text(SECRET) } },
        "Lang" => text(SECRET),
        "Unheard" => text(SECRET),
    });
    let keys = dictionary! {
        "Metadata" => metadata, "PieceInfo" => dictionary! { "App" => text(SECRET) }, "AA" => script,
        "Thumb" => unused, "LastModified" => text(SECRET), "Of" => text(SECRET),
        "Annots" => vec![
            dictionary! { "Subtype" => "FileAttachment", "FS" => attachment, "Contents" => text(SECRET),
                "Rect" => vec![0.into(), 0.into(), 9.into(), 9.into()] }.into(),
            dictionary! { "Subtype" => "Popup", "Contents" => text(SECRET),
                "Rect" => vec![0.into(), 0.into(), 9.into(), 9.into()] }.into(),
        ],
    };
    let resources = dictionary! { "XObject" => dictionary! { "Unused" => unused } };
    build.page("BT /F1 12 Tf 72 700 Td (All is well) Tj ET", resources, keys);
    let output = redact(&build.bytes(), &[("well", "[X]")]);
    gone(&output, SECRET);
    gone(&output, "app.alert");
    assert_eq!(text_of(&output), "All is [X]");
}

#[test]
fn comments_links_and_titles_are_redacted_where_they_are() {
    let mut build = Build::new();
    let square = || Object::Array(vec![10.into(), 10.into(), 200.into(), 50.into()]);
    let annotations = vec![
        dictionary! { "Type" => "Annot", "Subtype" => "Text", "Rect" => square(), "Contents" => text("Ask Jane Roe about it"),
            "T" => text("Rick Deckard"), "RC" => text("<p>Jane Roe</p>"), "Subj" => text(SECRET) }.into(),
        dictionary! { "Type" => "Annot", "Subtype" => "Link", "Rect" => square(),
            "A" => dictionary! { "S" => "URI", "URI" => text("mailto:jane.roe@example.com?subject=x") } }.into(),
        dictionary! { "Type" => "Annot", "Subtype" => "Link", "Rect" => square(),
            "A" => dictionary! { "S" => "Launch", "F" => text("Jane Roe.exe") } }.into(),
    ];
    let page = build.page(
        "BT /F1 12 Tf 72 700 Td (Nothing) Tj ET",
        Dictionary::new(),
        dictionary! { "Annots" => annotations },
    );
    let item = build.document.add_object(dictionary! {
        "Title" => text("Chapter on Jane Roe"), "Dest" => vec![page.into(), Object::Name(b"Fit".to_vec())],
    });
    build.catalog.set("Outlines", dictionary! { "First" => item, "Last" => item, "Count" => 1 });
    let file = build.bytes();
    let output = redact(
        &file,
        &[("Jane Roe", "[NAME_1]"), ("Rick Deckard", "[NAME_2]"), ("jane.roe@example.com", "[EMAIL_1]")],
    );
    let text = text_of(&output);
    for expected in ["Ask [NAME_1] about it", "[NAME_2]", "mailto:[EMAIL_1]?subject=x", "Chapter on [NAME_1]"]
    {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    let again = lopdf::Document::load_mem(&output).unwrap();
    assert!(again.catalog().unwrap().get(b"Outlines").is_ok());
    assert!(memchr::memmem::find(&everything(&output), b"Launch").is_none());
}

#[test]
fn field_values_and_what_shows_them_are_redacted() {
    let mut build = Build::new();
    let font = build.font;
    let look = build.stream(
        dictionary! {
            "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 190.into(), 20.into()],
            "Resources" => dictionary! { "Font" => dictionary! { "F1" => font } },
        },
        b"/Tx BMC BT /F1 12 Tf 2 5 Td (Jane Roe) Tj ET EMC",
    );
    let field = build.document.add_object(dictionary! {
        "Type" => "Annot", "Subtype" => "Widget", "FT" => "Tx", "T" => text("full_name"), "TU" => text("Your name"),
        "V" => text(SECRET), "DV" => text(SECRET), "RV" => text("<b>Jane Roe</b>"), "DA" => text("/F1 12 Tf 0 g"),
        "Rect" => vec![100.into(), 600.into(), 290.into(), 620.into()], "AP" => dictionary! { "N" => look, "R" => look },
        "AA" => dictionary! { "K" => dictionary! { "S" => "JavaScript", "JS" => text("Jane Roe") } },
    });
    build.catalog.set(
        "AcroForm",
        dictionary! {
            "Fields" => vec![field.into()], "DA" => text("/F1 12 Tf"), "NeedAppearances" => true,
            "DR" => dictionary! { "Font" => dictionary! { "F1" => font } },
        },
    );
    build.page(
        "BT /F1 12 Tf 40 605 Td (Name:) Tj ET",
        Dictionary::new(),
        dictionary! { "Annots" => vec![field.into()] },
    );
    let file = build.bytes();
    assert_eq!(text_of(&file).matches(SECRET).count(), 3, "shown, value, default");
    let output = redact(&file, &[(SECRET, "[NAME_1]")]);
    let again = lopdf::Document::load_mem(&output).unwrap();
    let form = again.catalog().unwrap().get(b"AcroForm").unwrap().as_dict().unwrap();
    let field = form.get(b"Fields").unwrap().as_array().unwrap()[0].as_reference().unwrap();
    let field = again.get_dictionary(field).unwrap();
    assert_eq!(field.get(b"V").unwrap().as_str().unwrap(), b"[NAME_1]");
    assert_eq!(field.get(b"T").unwrap().as_str().unwrap(), b"full_name");
}

#[test]
fn a_value_that_only_one_of_field_and_appearance_lost_is_lost_by_both() {
    for (only_value, expected) in [(true, "value"), (false, "appearance")] {
        let mut build = Build::new();
        let font = build.font;
        let look = build.stream(
            dictionary! {
                "Type" => "XObject", "Subtype" => "Form", "BBox" => vec![0.into(), 0.into(), 190.into(), 20.into()],
                "Resources" => dictionary! { "Font" => dictionary! { "F1" => font } },
            },
            b"BT /F1 12 Tf 2 5 Td (Jane Roe) Tj ET",
        );
        let field = build.document.add_object(dictionary! {
            "Type" => "Annot", "Subtype" => "Widget", "FT" => "Tx", "T" => text("n"), "V" => text(SECRET),
            "Rect" => vec![100.into(), 600.into(), 290.into(), 620.into()], "AP" => dictionary! { "N" => look },
        });
        build.catalog.set("AcroForm", dictionary! { "Fields" => vec![field.into()] });
        build.page("", Dictionary::new(), dictionary! { "Annots" => vec![field.into()] });
        let file = build.bytes();
        let document = super::open(&file);
        let all = document.text().text();
        let at = if only_value { all.rfind(SECRET) } else { all.find(SECRET) }.expect("is there");
        let range = blackbar_core::TextRange::at(at, SECRET.len());
        let edits =
            blackbar_core::Edits::new(vec![blackbar_core::Edit { range, text: "[NAME_1]".into() }]).unwrap();
        let written = document.write(blackbar_core::Changes { edits: edits.clone() }).expect("writes");
        assert!(!text_of(&written.bytes).contains(SECRET), "only the {expected} was found");
        assert_eq!(text_of(&written.bytes).matches("[NAME_1]").count(), 2);
    }
}

#[test]
fn an_older_revision_is_gone() {
    let base = super::build::page("BT /F1 12 Tf 72 700 Td (Jane Roe was here) Tj ET");
    let document = lopdf::Document::load_mem(&base).unwrap();
    let (id, _) = document
        .objects
        .iter()
        .find(|(_, object)| matches!(object, Object::Stream(stream) if memchr::memmem::find(&stream.content, b"Tj").is_some()))
        .unwrap();
    let root = document.trailer.get(b"Root").unwrap().as_reference().unwrap();
    let start = memchr::memmem::rfind(&base, b"startxref").unwrap();
    let previous: String = String::from_utf8_lossy(&base[start + 9..])
        .chars()
        .skip_while(|one| !one.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect();
    let mut updated = base.clone();
    let at = updated.len();
    let content = "BT /F1 12 Tf 72 700 Td (Nobody was here) Tj ET";
    updated.extend(
        format!("{} 0 obj\n<</Length {}>>stream\n{content}\nendstream\nendobj\n", id.0, content.len())
            .bytes(),
    );
    let table = updated.len();
    updated.extend(
        format!(
            "xref\n{} 1\n{at:010} 00000 n \ntrailer\n<</Size {}/Root {} 0 R/Prev {previous}>>\nstartxref\n{table}\n%%EOF\n",
            id.0,
            document.max_id + 1,
            root.0
        )
        .bytes(),
    );
    assert_eq!(text_of(&updated), "Nobody was here");
    gone(&redact(&updated, &[("Nobody", "[X]")]), SECRET);
}

#[test]
fn a_hidden_layer_is_taken_out_and_a_shown_one_stays() {
    let mut build = Build::new();
    let layer = |build: &mut Build, name: &str| {
        build.document.add_object(dictionary! { "Type" => "OCG", "Name" => text(name) })
    };
    let (shown, hidden) = (layer(&mut build, "Jane Roe's"), layer(&mut build, "other"));
    build.catalog.set(
        "OCProperties",
        dictionary! {
            "OCGs" => vec![shown.into(), hidden.into()], "D" => dictionary! { "OFF" => vec![hidden.into()] },
        },
    );
    let resources = dictionary! { "Properties" => dictionary! { "A" => shown, "B" => hidden } };
    build.page(
        "/OC /A BDC BT /F1 12 Tf 72 700 Td (Shown) Tj ET EMC /OC /B BDC BT /F1 12 Tf 72 600 Td (Jane Roe) Tj ET 0 0 9 9 re f EMC",
        resources,
        Dictionary::new(),
    );
    let output = redact(&build.bytes(), &[]);
    gone(&output, SECRET);
    assert_eq!(text_of(&output), "Shown");
}
