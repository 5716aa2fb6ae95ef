//! Text where programs seldom put any, or where a name says that there is none.

use blackbar_core::{Changes, Edits, Element, FileSettings, UnsupportedImages};

use super::build::{document, presentation, shape, word_part, workbook};
use super::traps::{everything, gone};
use super::{edits, open, open_with, part, parts, text_of};
use crate::{Docx, Pptx, Xlsx};

#[test]
fn what_word_took_a_text_for_goes_with_it() {
    let body = "<w:p><w:smartTag w:uri=\"urn:x\" w:element=\"PersonName\"><w:smartTagPr><w:attr w:name=\"ProductID\" w:val=\"Ann Smart\"/></w:smartTagPr>\
        <w:r><w:t>Ann Smart</w:t></w:r></w:smartTag><w:r><w:t> was here</w:t></w:r></w:p>";
    let builder = word_part(
        document(body),
        "webSettings.xml",
        "wordprocessingml.webSettings",
        "webSettings",
        "<w:frameset><w:frame><w:name w:val=\"Frame Fritzi\"/></w:frame></w:frameset>",
    );
    let builder = word_part(
        builder,
        "numbering.xml",
        "wordprocessingml.numbering",
        "numbering",
        "<w:abstractNum w:abstractNumId=\"0\"><w:name w:val=\"List Lotte\"/></w:abstractNum>",
    );
    let bytes = builder.build();
    // Only the text is found, but the tag says the same.
    let text = text_of(&Docx, &bytes);
    assert_eq!(text.matches("Ann Smart").count(), 2, "{text}");
    let document = open(&Docx, &bytes);
    let mut all = edits(document.as_ref(), &[("Ann Smart", "[1]")]).iter().collect::<Vec<_>>();
    all.truncate(1);
    let written = document.write(Changes { edits: Edits::new(all).unwrap() }).unwrap();
    assert!(part(&written.bytes, "word/document.xml").contains("w:val=\"[1]\"/></w:smartTagPr>"));
    gone(&Docx, &bytes, &[("Ann Smart", "[1]"), ("Frame Fritzi", "[2]"), ("List Lotte", "[3]")]);
}

#[test]
fn in_data_of_ones_own_no_name_of_an_element_means_layout() {
    let data = "<data xmlns=\"urn:x\"><Notes>Noted Nora</Notes><ref>Referred Rudi</ref><style>Stylish Stine</style>\
        <created>by Creating Karl</created><Application>Applied Arthur</Application><align>Aligned Alma</align><bool>Boole Bob</bool></data>";
    let custom = "<Properties xmlns:vt=\"v\"><property pid=\"2\" name=\"_PID_HLINKS\"><vt:blob>AwAAAG0AYQBpAGwAdABvADoAYQBAAGIA</vt:blob></property>\
        <property pid=\"3\" name=\"Done\"><vt:bool>true</vt:bool></property></Properties>";
    let bytes = document("<w:p><w:r><w:t>Stays</w:t></w:r></w:p>")
        .part("customXml/item1.xml", "application/xml", ("word/document.xml", "rId9", "customXml"), data)
        .part("docProps/custom.xml", "custom-properties", ("", "rId7", "custom-properties"), custom)
        .build();
    let document = open(&Docx, &bytes);
    let names = [
        ("Noted Nora", "[1]"),
        ("Referred Rudi", "[2]"),
        ("Stylish Stine", "[3]"),
        ("Creating Karl", "[4]"),
        ("Applied Arthur", "[5]"),
        ("Aligned Alma", "[6]"),
        ("Boole Bob", "[7]"),
    ];
    let written = document.write(Changes { edits: edits(open(&Docx, &bytes).as_ref(), &names) }).unwrap();
    let all = everything(&written.bytes);
    for (name, _) in names {
        assert!(!all.contains(name.split(' ').next_back().unwrap_or(name)), "{name}: {all}");
    }
    assert!(all.contains("<vt:blob></vt:blob>") && all.contains("<vt:bool>true</vt:bool>"), "{all}");
    assert_eq!(written.warnings, ["bytes in the properties or data of the file were removed"]);
    let again = open(&Docx, &written.bytes).write(Changes { edits: Edits::default() }).unwrap();
    assert!(again.warnings.is_empty());
}

#[test]
fn cells_that_say_they_hold_no_text_are_read() {
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"e\"><v>Error Emil</v></c><c r=\"B1\" t=\"b\"><v>Truth Trude</v></c><c r=\"C1\" t=\"e\"><v>#N/A</v></c><c r=\"D1\" t=\"b\"><v>1</v></c></row>\
        <row r=\"2\"><c r=\"A2\" t=\"str\"><v>Torn <!-- x -->Toni</v></c><c r=\"B2\"><v>5</v><extLst><ext><x>Extra Edwin</x></ext></extLst></c>Beside Berta</row>";
    let bytes = workbook(rows, "", "").build();
    let output = gone(
        &Xlsx,
        &bytes,
        &[
            ("Error Emil", "[1]"),
            ("Truth Trude", "[2]"),
            ("Toni", "[3]"),
            ("Extra Edwin", "[4]"),
            ("Beside Berta", "[5]"),
        ],
    );
    let sheet = part(&output, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains("<v>#N/A</v>") && sheet.contains("<c r=\"D1\" t=\"b\"><v>1</v></c>"), "{sheet}");
}

#[test]
fn what_numbers_are_shown_with_and_headers_in_two_looks_are_read() {
    let styles = "<styleSheet><numFmts count=\"1\"><numFmt numFmtId=\"164\" formatCode=\"&quot;Paid by Format Fred: &quot;0.00\"/></numFmts>\
        <cellXfs><xf numFmtId=\"164\"/></cellXfs></styleSheet>";
    let after = "<headerFooter><oddHeader>&amp;LMade by Hea&amp;Bder Hei&amp;Bdi&amp;RPage &amp;P</oddHeader></headerFooter>";
    let bytes = workbook("<row><c s=\"0\"><v>7</v></c></row>", "", after)
        .part("xl/styles.xml", "spreadsheetml.styles", ("xl/workbook.xml", "rId4", "styles"), styles)
        .build();
    let text = text_of(&Xlsx, &bytes);
    assert!(text.contains("Made by Header Heidi\nPage"), "a code for looks does not end a word: {text}");
    let output = gone(&Xlsx, &bytes, &[("Format Fred", "[1]"), ("Header Heidi", "[2]")]);
    let header = part(&output, "xl/worksheets/sheet1.xml");
    assert!(header.contains("&amp;LMade by [2]&amp;B&amp;B&amp;RPage &amp;P"), "{header}");
    assert!(
        part(&output, "xl/styles.xml").contains("formatCode=\"&quot;Paid by [1]: &quot;0.00\""),
        "{output:?}"
    );
}

/// A slide with handwriting, and a picture of it for programs that cannot show handwriting.
fn written_by_hand() -> Vec<u8> {
    let ink = "<mc:AlternateContent xmlns:mc=\"m\"><mc:Choice Requires=\"p14\"><p:contentPart r:id=\"rId2\"/></mc:Choice>\
        <mc:Fallback><p:pic><p:blipFill><a:blip r:embed=\"rId3\"/></p:blipFill></p:pic></mc:Fallback></mc:AlternateContent>";
    let picture = "<p:pic><p:blipFill><a:blip r:embed=\"rId4\"/></p:blipFill></p:pic>";
    let slide = "ppt/slides/slide1.xml";
    presentation(&[&format!("{}{ink}{picture}", shape("Slide"))])
        .part(
            "ppt/ink/ink1.xml",
            "application/inkml+xml",
            (slide, "rId2", "customXml"),
            "<inkml:ink xmlns:inkml=\"i\"><inkml:trace>1 2, 3 4</inkml:trace></inkml:ink>",
        )
        .bytes("ppt/media/image1.emf", "image/x-emf", (slide, "rId3", "image"), b"picture of the hand")
        .bytes("ppt/media/image2.emf", "image/x-emf", (slide, "rId4", "image"), b"another picture")
        .build()
}

#[test]
fn the_picture_of_handwriting_goes_with_it() {
    let mut settings = FileSettings::default();
    settings.office.unsupported_images = UnsupportedImages::Keep;
    let pictures = |settings: &FileSettings| {
        let document = open_with(&Pptx, &written_by_hand(), settings).unwrap();
        let written = document.write(Changes { edits: Edits::default() }).unwrap();
        let all: Vec<Vec<u8>> =
            parts(&written.bytes).into_iter().filter(|one| one.0.ends_with("emf")).map(|one| one.1).collect();
        assert_eq!(all.len(), 2);
        (all.contains(&b"picture of the hand".to_vec()), all.contains(&b"another picture".to_vec()))
    };
    assert_eq!(pictures(&settings), (false, true));
    settings.office.elements.retain(|element| *element != Element::InkDrawings);
    assert_eq!(pictures(&settings), (true, true));
}

#[test]
fn a_value_in_an_attribute_that_is_not_known_is_refused() {
    let body = "<w:p><w:pPr><w:strange w:val=\"415-555-0132\"/></w:pPr><w:r><w:t>Call 415-555-0132 now</w:t></w:r></w:p>";
    let document = open(&Docx, &document(body).build());
    let all = edits(document.as_ref(), &[("415-555-0132", "[1]")]);
    assert_eq!(all.len(), 1);
    assert!(document.write(Changes { edits: all.clone() }).is_err());
}

#[test]
fn a_value_that_stays_in_a_long_text_with_many_changes_is_no_markup() {
    let text = "Ann Lee wrote. ".repeat(9);
    let document = open(&Docx, &document(&format!("<w:p><w:r><w:t>{text}</w:t></w:r></w:p>")).build());
    let mut all = edits(document.as_ref(), &[("Ann Lee", "[1]")]).iter().collect::<Vec<_>>();
    all.pop();
    let written = document.write(Changes { edits: Edits::new(all).unwrap() }).expect("writes");
    assert!(part(&written.bytes, "word/document.xml").contains("[1] wrote. Ann Lee wrote. "));
}

#[test]
fn where_a_drawing_stands_is_no_text_and_a_number_in_another_place_is() {
    let drawing = "<xdr:wsDr xmlns:xdr=\"d\"><xdr:oneCellAnchor><xdr:from><xdr:col>415</xdr:col><xdr:colOff>-609600</xdr:colOff>\
        <xdr:row>see 503-555-0143</xdr:row></xdr:from><xdr:row>503-555-0142</xdr:row></xdr:oneCellAnchor></xdr:wsDr>";
    let first = ("xl/worksheets/sheet1.xml", "rId8", "drawing");
    let bytes = workbook("", "", "").part("xl/drawings/drawing1.xml", "drawing", first, drawing).build();
    let text = text_of(&Xlsx, &bytes);
    assert!(!text.contains("415") && !text.contains("609600"), "{text}");
    assert!(text.contains("503-555-0142") && text.contains("503-555-0143"), "{text}");
}
