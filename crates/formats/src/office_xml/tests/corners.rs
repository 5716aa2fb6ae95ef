//! The corners that few files have.

use super::build::{Builder, document, presentation, shape, word_part, workbook};
use super::traps::{everything, gone};
use super::{open, page_of, part, redact, text_of};
use crate::{Docx, Pptx, Xlsx};

const SLIDE: &str = "xmlns:a=\"a\" xmlns:p=\"p\"";

fn run(text: &str) -> String {
    format!("<w:r><w:t>{text}</w:t></w:r>")
}

#[test]
fn moved_hidden_and_stored_text_of_a_document_is_read() {
    let body = format!(
        "<w:p><w:moveFrom w:id=\"1\" w:author=\"Mover Moe\">{}</w:moveFrom></w:p><w:p><w:moveTo w:id=\"2\" w:author=\"Mover Moe\">{}</w:moveTo></w:p>\
         <w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden Hal</w:t></w:r></w:p>\
         <w:p><w:r><w:fldChar w:fldCharType=\"begin\"><w:ffData><w:name w:val=\"Field Flo\"/><w:ddList><w:listEntry w:val=\"Entry Ed\"/></w:ddList></w:ffData></w:fldChar></w:r></w:p>\
         <w:p><w:r><w:pict><v:shape><o:ink xmlns:o=\"o\" i=\"QUJD\"/></v:shape></w:pict></w:r></w:p>",
        run("Moved Mona"),
        run("Moved Mona")
    );
    let builder = word_part(
        document(&body),
        "glossary/document.xml",
        "wordprocessingml.document.glossary",
        "glossaryDocument",
        &format!(
            "<w:docParts><w:docPart><w:docPartPr><w:name w:val=\"Block Bruno\"/></w:docPartPr><w:docPartBody><w:p>{}</w:p></w:docPartBody></w:docPart></w:docParts>",
            run("Glossary Gwen")
        ),
    );
    let builder = word_part(
        builder,
        "settings.xml",
        "wordprocessingml.settings",
        "settings",
        "<w:rsids><w:rsidRoot w:val=\"00AB12CD\"/><w:rsid w:val=\"00AB12CE\"/></w:rsids><w:compat/>",
    );
    let builder = word_part(
        builder,
        "styles.xml",
        "wordprocessingml.styles",
        "styles",
        "<w:style w:styleId=\"a\"><w:name w:val=\"heading 1\"/></w:style><w:style w:customStyle=\"1\" w:styleId=\"b\"><w:name w:val=\"Style Stig\"/></w:style>",
    );
    let bytes = builder
        .part(
            "word/people.xml",
            "wordprocessingml.people",
            ("word/document.xml", "rId40", "people"),
            "<w15:people xmlns:w15=\"w\"><w15:person w15:author=\"Person Per\"><w15:presenceInfo w15:providerId=\"AD\" w15:userId=\"S::per@firm.org\"/></w15:person></w15:people>",
        )
        .build();
    assert!(!text_of(&Docx, &bytes).contains("heading 1"));
    let output = gone(
        &Docx,
        &bytes,
        &[
            ("Mover Moe", "[1]"),
            ("Moved Mona", "[2]"),
            ("Hidden Hal", "[3]"),
            ("Field Flo", "[4]"),
            ("Entry Ed", "[5]"),
            ("Glossary Gwen", "[6]"),
            ("Block Bruno", "[7]"),
            ("Style Stig", "[8]"),
            ("Person Per", "[9]"),
            ("per@firm.org", "[10]"),
        ],
    );
    let all = everything(&output);
    assert!(!all.contains("rsid") && all.contains("<w:compat/>"), "{all}");
    assert!(!all.contains("QUJD"), "ink of older programs");
}

#[test]
fn what_a_workbook_keeps_beside_its_cells_is_read() {
    let main = "<workbook xmlns:r=\"r\" xmlns:x=\"x\"><x:absPath url=\"C:\\Users\\userudo\\\"/><fileSharing userName=\"Sharer Shaun\"/>\
        <sheets><sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"rId1\"/><sheet name=\"Secret Seth\" sheetId=\"2\" state=\"veryHidden\" r:id=\"rId2\"/></sheets></workbook>";
    let sheet = |text: &str| {
        format!(
            "<worksheet><cols><col min=\"1\" max=\"1\" hidden=\"1\"/></cols><sheetData><row r=\"1\" hidden=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>{text}</t></is></c></row></sheetData><legacyDrawing r:id=\"rId9\" xmlns:r=\"r\"/></worksheet>"
        )
    };
    let book = "xl/workbook.xml";
    let first = "xl/worksheets/sheet1.xml";
    let bytes = Builder::default()
        .part(book, "spreadsheetml.sheet.main", ("", "rId1", "officeDocument"), main)
        .part(first, "spreadsheetml.worksheet", (book, "rId1", "worksheet"), &sheet("Row Rolf"))
        .part("xl/worksheets/sheet2.xml", "spreadsheetml.worksheet", (book, "rId2", "worksheet"), &sheet("Hidden Hans"))
        .part("xl/threadedComments/threadedComment1.xml", "application/vnd.ms-excel.threadedcomments+xml", (first, "rId3", "threadedComment"),
            "<ThreadedComments><threadedComment ref=\"A1\" dT=\"2020-01-01T00:00:00.00\" personId=\"{1}\" id=\"{2}\"><text>Thread Thea</text></threadedComment></ThreadedComments>")
        .part("xl/persons/person.xml", "application/vnd.ms-excel.person+xml", (book, "rId4", "person"),
            "<personList><person displayName=\"Person Pia\" id=\"{1}\" userId=\"pia@firm.org\" providerId=\"AD\"/></personList>")
        .part("xl/externalLinks/externalLink1.xml", "spreadsheetml.externalLink", (book, "rId5", "externalLink"),
            "<externalLink><externalBook><sheetNames><sheetName val=\"Far Fritz\"/></sheetNames><sheetDataSet><sheetData sheetId=\"0\"><row r=\"1\"><cell r=\"A1\" t=\"str\"><v>Cached Cara</v></cell></row></sheetData></sheetDataSet></externalBook></externalLink>")
        .link(("xl/externalLinks/externalLink1.xml", "rId1", "externalLinkPath"), "file:///\\\\server\\userudo\\book.xlsx")
        .part("xl/connections.xml", "spreadsheetml.connections", (book, "rId6", "connections"),
            "<connections><connection id=\"1\" name=\"Link Lars\" odcFile=\"x\"><dbPr connection=\"Provider=X;User ID=Conny Conn;\"/></connection></connections>")
        .part("xl/queryTables/queryTable1.xml", "spreadsheetml.queryTable", (first, "rId7", "queryTable"),
            "<queryTable name=\"Query Quin\" connectionId=\"1\"/>")
        .part("xl/drawings/vmlDrawing1.vml", "application/vnd.openxmlformats-officedocument.vmlDrawing", (first, "rId9", "vmlDrawing"),
            "<xml xmlns:v=\"v\" xmlns:x=\"x\"><v:shape alt=\"Alt Alba\"><v:textbox><div>Thread Thea <font>Twin Tea</font></div></v:textbox><x:ClientData><x:Row>0</x:Row></x:ClientData></v:shape></xml>")
        .part("xl/drawings/drawing1.xml", "drawing", (first, "rId8", "drawing"),
            "<xdr:wsDr xmlns:xdr=\"d\" xmlns:a=\"a\"><xdr:sp><xdr:nvSpPr><xdr:cNvPr id=\"2\" name=\"TextBox 1\" descr=\"Descr Dino\"/></xdr:nvSpPr><xdr:txBody><a:p><a:r><a:t>Shape Shea</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>")
        .build();
    let document = open(&Xlsx, &bytes);
    assert_eq!(document.page_count(), Some(2));
    assert_eq!(page_of(document.as_ref(), "Hidden Hans"), Some(2));
    let output = gone(
        &Xlsx,
        &bytes,
        &[
            ("Sharer Shaun", "[1]"),
            ("Secret Seth", "[2]"),
            ("Row Rolf", "[3]"),
            ("Hidden Hans", "[4]"),
            ("Thread Thea", "[5]"),
            ("Person Pia", "[6]"),
            ("pia@firm.org", "[7]"),
            ("Far Fritz", "[8]"),
            ("Cached Cara", "[9]"),
            ("Link Lars", "[10]"),
            ("Conny Conn", "[11]"),
            ("Query Quin", "[12]"),
            ("Alt Alba", "[13]"),
            ("Twin Tea", "[14]"),
            ("Descr Dino", "[15]"),
            ("Shape Shea", "[16]"),
        ],
    );
    assert!(!everything(&output).contains("userudo"), "folders name the user");
    assert!(part(&output, book).contains("state=\"veryHidden\""));
}

#[test]
fn the_style_of_a_table_is_no_text_but_a_name_in_its_place_is() {
    let table = |style: &str| {
        let id = format!("<a:tableStyleId>{style}</a:tableStyleId>");
        let bytes = presentation(&[&format!("{}<a:tbl><a:tblPr>{id}</a:tblPr></a:tbl>", shape("Tab Tilda"))]);
        text_of(&Pptx, &bytes.build())
    };
    assert!(!table("{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}").contains("5C22544A"));
    assert!(table("{Dana Dane-7EE6-4342-B048-85BDC9FD1C3A}").contains("Dana Dane"));
}

#[test]
fn what_a_presentation_keeps_beside_its_slides_is_read() {
    let main = "ppt/presentation.xml";
    let slide = "ppt/slides/slide1.xml";
    let bytes = presentation(&["<p:sp/>", &shape("Second Sol")])
        .part("ppt/slideLayouts/slideLayout1.xml", "presentationml.slideLayout", (slide, "rId1", "slideLayout"), &format!("<p:sldLayout {SLIDE}>{}</p:sldLayout>", shape("Layout Lou")))
        .part("ppt/slideMasters/slideMaster1.xml", "presentationml.slideMaster", (main, "rId10", "slideMaster"), &format!("<p:sldMaster {SLIDE}>{}</p:sldMaster>", shape("Master Moritz")))
        .part("ppt/handoutMasters/handoutMaster1.xml", "presentationml.handoutMaster", (main, "rId11", "handoutMaster"), &format!("<p:handoutMaster {SLIDE}>{}</p:handoutMaster>", shape("Handout Hedy")))
        .part("ppt/notesMasters/notesMaster1.xml", "presentationml.notesMaster", (main, "rId12", "notesMaster"), &format!("<p:notesMaster {SLIDE}>{}</p:notesMaster>", shape("Notes Nell")))
        .part("ppt/comments/modernComment1.xml", "application/vnd.ms-powerpoint.comments+xml", (slide, "rId13", "comments"),
            "<p188:cmLst xmlns:p188=\"p\" xmlns:a=\"a\"><p188:cm id=\"{1}\" authorId=\"{2}\"><p188:txBody><a:p><a:r><a:t>Modern Mae</a:t></a:r></a:p></p188:txBody></p188:cm></p188:cmLst>")
        .part("ppt/authors.xml", "application/vnd.ms-powerpoint.authors+xml", (main, "rId14", "authors"),
            "<p188:authorLst xmlns:p188=\"p\"><p188:author id=\"{2}\" name=\"Author Ada\" initials=\"AdaA\" userId=\"ada@firm.org\"/></p188:authorLst>")
        .part("ppt/diagrams/data1.xml", "drawingml.diagramData", (slide, "rId15", "diagramData"),
            "<dgm:dataModel xmlns:dgm=\"d\" xmlns:a=\"a\"><dgm:pt><dgm:t><a:p><a:r><a:t>Art Arno</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>")
        .part("ppt/diagrams/drawing1.xml", "application/vnd.ms-office.drawingml.diagramDrawing+xml", (slide, "rId16", "diagramDrawing"),
            "<dsp:drawing xmlns:dsp=\"d\" xmlns:a=\"a\"><dsp:sp><dsp:txBody><a:p><a:r><a:t>Art Arno</a:t></a:r></a:p></dsp:txBody></dsp:sp></dsp:drawing>")
        .part("ppt/charts/chartEx1.xml", "application/vnd.ms-office.chartex+xml", (slide, "rId17", "chartEx"),
            "<cx:chartSpace xmlns:cx=\"c\"><cx:chartData><cx:data><cx:strDim><cx:f>Sheet1!A1</cx:f><cx:lvl><cx:pt idx=\"0\">Extra Edda</cx:pt></cx:lvl></cx:strDim></cx:data></cx:chartData></cx:chartSpace>")
        .part("ppt/drawings/drawing1.xml", "drawingml.chartshapes", ("ppt/charts/chartEx1.xml", "rId1", "chartUserShapes"),
            "<c:userShapes xmlns:c=\"c\" xmlns:cdr=\"d\" xmlns:a=\"a\"><cdr:sp><cdr:txBody><a:p><a:r><a:t>Drawn Dana</a:t></a:r></a:p></cdr:txBody></cdr:sp></c:userShapes>")
        .bytes("ppt/media/image1.svg", "image/svg+xml", (slide, "rId18", "image"), b"<svg xmlns=\"s\"><title>Svg Sara</title><text>Written <tspan>Wade</tspan></text></svg>")
        .bytes("ppt/media/image2.svg", "image/svg+xml", (slide, "rId19", "image"), b"<svg xmlns=\"s\"><image href=\"data:image/png;base64,QW5u\"/></svg>")
        .build();
    let output = gone(
        &Pptx,
        &bytes,
        &[
            ("Second Sol", "[1]"),
            ("Layout Lou", "[2]"),
            ("Master Moritz", "[3]"),
            ("Handout Hedy", "[4]"),
            ("Notes Nell", "[5]"),
            ("Modern Mae", "[6]"),
            ("Author Ada", "[7]"),
            ("AdaA", "[8]"),
            ("ada@firm.org", "[9]"),
            ("Art Arno", "[10]"),
            ("Extra Edda", "[11]"),
            ("Drawn Dana", "[12]"),
            ("Svg Sara", "[13]"),
            ("Wade", "[14]"),
        ],
    );
    assert!(!everything(&output).contains("QW5u"));
}

#[test]
fn no_sentence_runs_from_one_shape_into_the_next() {
    let two = format!("{}{}", shape("Learning Arts"), shape("Center for Arts"));
    let document = open(&Pptx, &presentation(&[&two]).build());
    let text = document.text();
    let join =
        |reading: &str| text.passages().iter().find(|one| text.reading(one) == reading).map(|one| one.join);
    assert_eq!(join("Center for Arts"), Some(blackbar_core::Join::Apart));
}

#[test]
fn a_value_in_the_markup_that_nothing_searched_is_refused() {
    let bytes = workbook(
        "<row><c t=\"inlineStr\"><is><t>Call 415-555-0132 now</t></is></c></row>",
        "",
        "<extLst><ext uri=\"415-555-0132\"/></extLst>",
    )
    .build();
    let document = open(&Xlsx, &bytes);
    let all = super::edits(document.as_ref(), &[("415-555-0132", "[1]")]);
    assert!(document.write(blackbar_core::Changes { edits: all.clone() }).is_err());
}

#[test]
fn a_value_that_a_program_calls_its_shapes_too_is_no_reason_to_refuse() {
    let named =
        |name: &str| format!("<p:pic><p:nvPicPr><p:cNvPr id=\"2\" name=\"{name}\"/></p:nvPicPr></p:pic>");
    let slide = format!("{}{}", shape("Ask Text Placeholder"), named("Text Placeholder 2"));
    let output = redact(&Pptx, &presentation(&[&slide]).build(), &[("Text Placeholder", "[1]")]).bytes;
    let slide = part(&output, "ppt/slides/slide1.xml");
    assert!(slide.contains("Ask [1]") && slide.contains("name=\"Text Placeholder 2\""), "{slide}");
}

#[test]
fn endnotes_footers_hidden_slides_and_the_properties_of_a_firm_are_read() {
    let builder = word_part(
        document(&format!("<w:p>{}</w:p>", run("Stays"))),
        "endnotes.xml",
        "wordprocessingml.endnotes",
        "endnotes",
        &format!("<w:endnote w:id=\"1\"><w:p>{}</w:p></w:endnote>", run("End Enno")),
    );
    let builder = word_part(
        builder,
        "footer1.xml",
        "wordprocessingml.footer",
        "ftr",
        &format!("<w:p>{}<w:r><w:fldChar w:fldCharType=\"begin\"/></w:r></w:p>", run("Footer Frida")),
    );
    let app = "<Properties xmlns:vt=\"v\"><Manager>Manager Mina</Manager><Company>Company Cato</Company><Pages>2</Pages>\
        <TitlesOfParts><vt:vector size=\"1\" baseType=\"lpstr\"><vt:lpstr>Title Tilo</vt:lpstr></vt:vector></TitlesOfParts>\
        <HyperlinkBase>https://base.org/Base%20Bert</HyperlinkBase></Properties>";
    let bytes = builder
        .part("docProps/app.xml", "extended-properties", ("", "rId9", "extended-properties"), app)
        .build();
    let output = gone(
        &Docx,
        &bytes,
        &[
            ("End Enno", "[1]"),
            ("Footer Frida", "[2]"),
            ("Manager Mina", "[3]"),
            ("Company Cato", "[4]"),
            ("Title Tilo", "[5]"),
        ],
    );
    let text = text_of(&Docx, &output);
    assert!(
        text.contains("Stays") && part(&output, "docProps/app.xml").contains("<Pages>2</Pages>"),
        "{text}"
    );
    let slide = format!(
        "<p:sld xmlns:p=\"p\" xmlns:a=\"a\" show=\"0\"><p:cSld name=\"Named Nils\"><p:spTree>{}</p:spTree></p:cSld></p:sld>",
        shape("Unseen Ute")
    );
    let bytes = presentation(&[&shape("Seen")])
        .part(
            "ppt/slides/slide9.xml",
            "presentationml.slide",
            ("ppt/presentation.xml", "rId30", "slide"),
            &slide,
        )
        .build();
    let output = gone(&Pptx, &bytes, &[("Unseen Ute", "[1]"), ("Named Nils", "[2]")]);
    assert!(part(&output, "ppt/slides/slide9.xml").contains("show=\"0\""));
}

#[test]
fn scenarios_filters_and_totals_of_a_sheet_are_read() {
    let after = "<autoFilter ref=\"A1:A2\"><filterColumn colId=\"0\"><filters><filter val=\"Filter Fina\"/></filters></filterColumn></autoFilter>\
        <scenarios><scenario name=\"Scene Sina\" user=\"User Ulla\" comment=\"Made by Maker Mary\" count=\"1\"><inputCells r=\"A1\" val=\"Input Iris\"/></scenario></scenarios>\
        <dataValidations count=\"1\"><dataValidation sqref=\"A1\" error=\"Error Erna\" errorTitle=\"Title Thom\"/></dataValidations>\
        <conditionalFormatting sqref=\"A1\"><cfRule type=\"containsText\" text=\"Rule Rosa\"><formula>NOT(ISERROR(SEARCH(\"Rule Rosa\",A1)))</formula></cfRule></conditionalFormatting>";
    let table = "<table ref=\"A1:A2\" comment=\"Comment Curt\"><tableColumns><tableColumn id=\"1\" name=\"Kept\" totalsRowLabel=\"Total Tina\"/></tableColumns></table>";
    let rows = "<row><c t=\"inlineStr\"><is><t>Kept</t></is></c></row><row><c t=\"inlineStr\"><is><t>Filter Fina</t></is></c></row>";
    let bytes = workbook(rows, "", after)
        .part(
            "xl/tables/table1.xml",
            "spreadsheetml.table",
            ("xl/worksheets/sheet1.xml", "rId1", "table"),
            table,
        )
        .build();
    let output = gone(
        &Xlsx,
        &bytes,
        &[
            ("Filter Fina", "[1]"),
            ("Scene Sina", "[2]"),
            ("User Ulla", "[3]"),
            ("Maker Mary", "[4]"),
            ("Input Iris", "[5]"),
            ("Error Erna", "[6]"),
            ("Title Thom", "[7]"),
            ("Rule Rosa", "[8]"),
            ("Comment Curt", "[9]"),
            ("Total Tina", "[10]"),
        ],
    );
    let sheet = part(&output, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains("<filter val=\"[1]\"/>") && sheet.contains("comment=\"Made by [4]\""), "{sheet}");
    assert!(part(&output, "xl/tables/table1.xml").contains("name=\"Kept\" totalsRowLabel=\"[10]\""));
}

#[test]
fn a_time_that_was_redacted_does_not_come_back_with_a_date() {
    let bytes = document(
        "<w:p><w:sdt><w:sdtPr><w:date w:fullDate=\"2015-06-22T00:00:00Z\"/></w:sdtPr><w:sdtContent><w:r>\
         <w:t>22.6.2015</w:t></w:r></w:sdtContent></w:sdt></w:p>",
    )
    .build();
    let output = gone(&Docx, &bytes, &[("00:00:00", "[TIME_1]")]);
    assert!(!part(&output, "word/document.xml").contains("00:00"));
}
