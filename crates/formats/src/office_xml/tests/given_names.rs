//! Names that people give to what others never see: styles, macros, buttons, formats of numbers, signature lines.

use super::build::{document, presentation, shape, word_part, workbook};
use super::traps::{everything, gone};
use super::{open, part, redact, text_of};
use crate::{Docx, Pptx, Xlsx};

/// A workbook whose styles are these.
fn styled(styles: &str, rows: &str, after: &str) -> Vec<u8> {
    workbook(rows, "", after)
        .part("xl/styles.xml", "spreadsheetml.styles", ("xl/workbook.xml", "rId4", "styles"), styles)
        .build()
}

fn formats(codes: &[&str]) -> Vec<u8> {
    let all: String = codes
        .iter()
        .enumerate()
        .map(|(number, code)| format!("<numFmt numFmtId=\"{}\" formatCode=\"{code}\"/>", 164 + number))
        .collect();
    styled(
        &format!(
            "<styleSheet><numFmts>{all}</numFmts><cellXfs><xf numFmtId=\"164\"/></cellXfs></styleSheet>"
        ),
        "<row><c s=\"0\"><v>7</v></c></row>",
        "",
    )
}

#[test]
fn what_a_number_is_shown_with_is_read_however_it_is_spelled() {
    for (code, reading, expected) in [
        ("\\A\\n\\n\\ \\L\\e\\e0.0", "Ann Lee", "&quot;[1]&quot;0.0"),
        ("&quot;A&quot;\\n&quot;n Lee&quot;0", "Ann Lee", "&quot;[1]&quot;&quot;&quot;0"),
        ("\\A\\n\\n \\L\\e\\e\\:0", "Ann Lee:", "&quot;[1]&quot;\\:0"),
        ("&quot;Ann&quot; &quot;Lee&quot;@", "Ann Lee", "&quot;[1]&quot;&quot;&quot;@"),
        ("\\M\\r\\ &quot;Ann Lee&quot;\\!0;\\-0", "Mr Ann Lee!", "\\M\\r\\ &quot;[1]&quot;\\!0;\\-0"),
        ("[$Ann Lee-409]0.00", "Ann Lee", "[$(1)-409]0.00"),
        ("[$Ann Lee]#,##0", "Ann Lee", "[$(1)]#,##0"),
        ("0.0 Ann Lee;0", "Ann Lee", "0.0 &quot;[1]&quot;;0"),
    ] {
        let bytes = formats(&[code]);
        let text = text_of(&Xlsx, &bytes);
        assert!(text.lines().any(|line| line == reading), "{code}: {text}");
        let output = redact(&Xlsx, &bytes, &[("Ann Lee", "[1]")]).bytes;
        let styles = part(&output, "xl/styles.xml");
        assert!(styles.contains(&format!("formatCode=\"{expected}\"")), "{code}: {styles}");
        let again = text_of(&Xlsx, &output);
        assert!(!again.contains("Ann") && !again.contains("Lee"), "{again}");
    }
}

#[test]
fn plain_formats_of_numbers_are_no_text() {
    let codes = [
        "General",
        "yyyy\\-mm\\-dd hh:mm:ss AM/PM",
        "[$-409]d\\ mmm\\ yyyy;@",
        "_(* #,##0.00_);_(* \\(#,##0.00\\);_(* &quot;-&quot;??_);_(@_)",
        "[Red]0.00E+00",
        "[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####",
    ];
    let text = text_of(&Xlsx, &formats(&codes));
    assert!(!text.contains(char::is_alphabetic), "{text}");
}

#[test]
fn names_of_a_workbooks_styles_are_read_and_stay_in_step() {
    let styles = "<styleSheet><cellStyles><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/>\
        <cellStyle name=\"Cell Cy\" xfId=\"1\"/><cellStyle name=\"Odd Otto\" xfId=\"2\" builtinId=\"3\"/></cellStyles>\
        <tableStyles defaultTableStyle=\"Table Tycho\" defaultPivotStyle=\"PivotStyleLight16\"><tableStyle name=\"Table Tycho\" count=\"0\"/></tableStyles></styleSheet>";
    let table = "<table id=\"1\" name=\"Table1\" displayName=\"Table1\" ref=\"A1:A2\" dataCellStyle=\"Cell Cy\">\
        <tableColumns><tableColumn id=\"1\" name=\"x\" dataCellStyle=\"Cell Cy\"/></tableColumns><tableStyleInfo name=\"Table Tycho\"/></table>";
    let bytes = workbook("<row><c t=\"inlineStr\"><is><t>x</t></is></c></row>", "", "")
        .part("xl/styles.xml", "spreadsheetml.styles", ("xl/workbook.xml", "rId4", "styles"), styles)
        .part(
            "xl/tables/table1.xml",
            "spreadsheetml.table",
            ("xl/worksheets/sheet1.xml", "rId1", "table"),
            table,
        )
        .build();
    let text = text_of(&Xlsx, &bytes);
    assert!(!text.contains("Normal") && !text.contains("PivotStyle"), "{text}");
    let output = gone(&Xlsx, &bytes, &[("Cell Cy", "[1]"), ("Odd Otto", "[2]"), ("Table Tycho", "[3]")]);
    let table = part(&output, "xl/tables/table1.xml");
    assert!(
        table.contains("dataCellStyle=\"[1]\"") && table.contains("tableStyleInfo name=\"[3]\""),
        "{table}"
    );
}

#[test]
fn a_style_that_is_called_by_a_name_gets_another_identifier() {
    let paragraph = "<w:p><w:pPr><w:pStyle w:val=\"AnnLeeLetter\"/></w:pPr><w:r><w:t>Hi</w:t></w:r></w:p>";
    let styles = "<w:style w:type=\"paragraph\" w:default=\"1\" w:styleId=\"Standard\"><w:name w:val=\"Normal\"/></w:style>\
        <w:style w:type=\"paragraph\" w:customStyle=\"1\" w:styleId=\"AnnLeeLetter\"><w:name w:val=\"Ann Lee Letter\"/><w:basedOn w:val=\"Standard\"/><w:next w:val=\"AnnLeeLetter\"/></w:style>\
        <w:style w:type=\"paragraph\" w:styleId=\"Other\"><w:name w:val=\"Otto Ott\"/><w:aliases w:val=\"Ali Alias\"/></w:style>";
    let builder = word_part(document(paragraph), "styles.xml", "wordprocessingml.styles", "styles", styles);
    let bytes = builder.build();
    assert!(!text_of(&Docx, &bytes).contains("Normal"));
    let output = gone(&Docx, &bytes, &[("Ann Lee", "[1]"), ("Otto Ott", "[2]"), ("Ali Alias", "[3]")]);
    let all = everything(&output);
    assert!(!all.contains("AnnLee"), "{all}");
    let styles = part(&output, "word/styles.xml");
    assert!(styles.contains("w:styleId=\"Style1\"><w:name w:val=\"[1] Letter\"/>"), "{styles}");
    assert!(
        styles.contains("<w:next w:val=\"Style1\"/>") && styles.contains("w:val=\"Standard\""),
        "{styles}"
    );
    assert!(part(&output, "word/document.xml").contains("<w:pStyle w:val=\"Style1\"/>"));
}

#[test]
fn numbers_of_editing_sessions_go() {
    let body = "<w:p w:rsidR=\"00AB12CD\" w:rsidRDefault=\"00AB12CE\" w14:paraId=\"1\"><w:r w:rsidRPr=\"00AB12CF\"><w:t>Hi</w:t></w:r></w:p>";
    let main = |changes| part(&redact(&Docx, &document(body).build(), changes).bytes, "word/document.xml");
    let changed = main(&[("Hi", "[1]")]);
    assert!(changed.contains("<w:p w14:paraId=\"1\"><w:r><w:t>[1]</w:t>"), "{changed}");
    // Where nothing is redacted nothing changes.
    assert!(main(&[]).contains(body));
}

#[test]
fn styles_do_not_say_in_which_session_they_were_made() {
    let styles = "<w:style w:styleId=\"a\"><w:name w:val=\"Normal\"/><w:rsid w:val=\"00AB12CD\"/><w:qFormat/></w:style>";
    let body = document("<w:p><w:r><w:t>Hi</w:t></w:r></w:p>");
    let builder = word_part(body, "styles.xml", "wordprocessingml.styles", "styles", styles);
    let output = redact(&Docx, &builder.build(), &[("Hi", "[1]")]).bytes;
    let styles = part(&output, "word/styles.xml");
    assert!(styles.contains("<w:name w:val=\"Normal\"/><w:qFormat/></w:style>"), "{styles}");
}

#[test]
fn names_that_word_gives_to_placeholders_are_no_text() {
    let name = |name: &str| {
        let body = format!(
            "<w:sdt><w:sdtPr><w:placeholder><w:docPart w:val=\"{name}\"/></w:placeholder></w:sdtPr><w:sdtContent/></w:sdt>"
        );
        let part = format!(
            "<w:docParts><w:docPart><w:docPartPr><w:name w:val=\"{name}\"/></w:docPartPr></w:docPart></w:docParts>"
        );
        let kind = "wordprocessingml.document.glossary";
        word_part(document(&body), "glossary/document.xml", kind, "glossaryDocument", &part).build()
    };
    assert_eq!(text_of(&Docx, &name("DefaultPlaceholder_-1854013440")), "");
    gone(&Docx, &name("DefaultPlaceholder_Annika"), &[("Annika", "[1]")]);
}

#[test]
fn a_link_whose_beginning_goes_goes_whole() {
    let link =
        |target: &str| document("<w:p/>").link(("word/document.xml", "rId5", "hyperlink"), target).build();
    let bytes = link("https://x.org/a%20Watson");
    assert_eq!(text_of(&Docx, &bytes), "https://x.org/a Watson");
    let output = redact(&Docx, &bytes, &[("https://x.org/a", "[1]")]).bytes;
    assert!(part(&output, "word/_rels/document.xml.rels").contains("Target=\"%5B1%5D\""));
    let output = redact(&Docx, &link("mailto:a@x.org?subject=Hi"), &[("a@x.org", "[1]")]).bytes;
    assert!(part(&output, "word/_rels/document.xml.rels").contains("Target=\"mailto:%5B1%5D?subject=Hi\""));
}

#[test]
fn the_copy_that_old_drawings_keep_of_new_ones_goes() {
    let body = "<w:p><w:r><w:pict><v:shape id=\"s\" o:gfxdata=\"UEsDBBQABgAIAAAAIQA=\" style=\"a\"><v:textbox/></v:shape></w:pict></w:r></w:p>";
    let output = redact(&Docx, &document(body).build(), &[]).bytes;
    let main = part(&output, "word/document.xml");
    assert!(main.contains("<v:shape id=\"s\" style=\"a\">"), "{main}");
}

#[test]
fn who_may_edit_and_who_is_to_sign_is_read() {
    let body = "<w:permStart w:id=\"1\" w:ed=\"FIRM\\permpaula\"/><w:p><w:r><w:pict><v:shape>\
        <o:signatureline xmlns:o=\"o\" o:suggestedsigner=\"Signer Sig\" o:suggestedsigner2=\"Bossbert\" o:suggestedsigneremail=\"sig@firm.org\" o:signinginstructions=\"Ask Instructor Ina\"/></v:shape></w:pict></w:r></w:p>\
        <w:p><w:r><w:fldChar><w:ffData><w:entryMacro w:val=\"Makromax\"/></w:ffData></w:fldChar></w:r></w:p>\
        <w:sdt><w:sdtPr><w15:repeatingSection xmlns:w15=\"w\"><w15:sectionTitle w15:val=\"Sectiona\"/></w15:repeatingSection><w:placeholder><w:docPart w:val=\"Placeholdera\"/></w:placeholder>\
        <w:dataBinding w:xpath=\"/a[@b='Pathpat']\"/></w:sdtPr><w:sdtContent/></w:sdt>";
    gone(
        &Docx,
        &document(body).build(),
        &[
            ("permpaula", "[1]"),
            ("Signer Sig", "[2]"),
            ("Bossbert", "[3]"),
            ("sig@firm.org", "[4]"),
            ("Instructor Ina", "[5]"),
            ("Makromax", "[6]"),
            ("Sectiona", "[7]"),
            ("Placeholdera", "[8]"),
            ("Pathpat", "[9]"),
        ],
    );
}

#[test]
fn what_programs_call_the_pieces_of_a_workbook_is_read() {
    let main = "<workbook xmlns:r=\"r\"><workbookPr codeName=\"Bookbea\"/><sheets><sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>";
    let sheet = "<worksheet xmlns:r=\"r\"><sheetPr codeName=\"Codecora\"/><sheetData/><sortState><sortCondition customList=\"Listlou,Bob\"/></sortState>\
        <controls><control name=\"Buttonbo\" shapeId=\"1\"><controlPr macro=\"[0]!Makromia\"/></control></controls></worksheet>";
    let pivot = "<pivotTableDefinition name=\"PivotTable1\" dataCaption=\"Values\" rowHeaderCaption=\"Rowena\" grandTotalCaption=\"Grandgus\"><pageFields><pageField fld=\"0\" name=\"Pagepam\"/></pageFields>\
        <filters><filter name=\"Filterflo\" stringValue1=\"Stringstu\"/></filters></pivotTableDefinition>";
    let vml = "<xml xmlns:v=\"v\" xmlns:x=\"x\"><v:shape><x:ClientData ObjectType=\"List\"><x:Anchor>1, 2</x:Anchor><x:TextHAlign>Center</x:TextHAlign>\
        <x:FmlaMacro>[0]!Makromax</x:FmlaMacro><x:ListItem>Itemida</x:ListItem></x:ClientData></v:shape></xml>";
    let book = "xl/workbook.xml";
    let first = "xl/worksheets/sheet1.xml";
    let bytes = super::build::Builder::default()
        .part(book, "spreadsheetml.sheet.main", ("", "rId1", "officeDocument"), main)
        .part(first, "spreadsheetml.worksheet", (book, "rId1", "worksheet"), sheet)
        .part(
            "xl/pivotTables/pivotTable1.xml",
            "spreadsheetml.pivotTable",
            (first, "rId2", "pivotTable"),
            pivot,
        )
        .part(
            "xl/drawings/vmlDrawing1.vml",
            "application/vnd.openxmlformats-officedocument.vmlDrawing",
            (first, "rId3", "vmlDrawing"),
            vml,
        )
        .build();
    let text = text_of(&Xlsx, &bytes);
    assert!(!text.contains("Center") && !text.contains("1, 2"), "{text}");
    gone(
        &Xlsx,
        &bytes,
        &[
            ("Bookbea", "_1"),
            ("Codecora", "_2"),
            ("Listlou", "[3]"),
            ("Buttonbo", "[4]"),
            ("Makromia", "[5]"),
            ("Rowena", "[6]"),
            ("Grandgus", "[7]"),
            ("Pagepam", "[8]"),
            ("Filterflo", "[9]"),
            ("Stringstu", "[10]"),
            ("Makromax", "[11]"),
            ("Itemida", "[12]"),
        ],
    );
}

#[test]
fn what_a_slide_calls_its_marks_and_links_is_read() {
    let more = "<p:pic><a:hlinkClick invalidUrl=\"http://invalidina.org\" action=\"ppaction://macro?name=Makromo\"/><p14:bmk xmlns:p14=\"m\" name=\"Markmel\"/></p:pic><p:control name=\"Buttonben\"/>";
    let data = "<dgm:dataModel xmlns:dgm=\"d\"><dgm:ptLst><dgm:pt><dgm:prSet phldrT=\"[Placepia]\"/></dgm:pt></dgm:ptLst></dgm:dataModel>";
    let layout = "<dgm:layoutDef xmlns:dgm=\"d\"><dgm:title val=\"Titletia\"/><dgm:desc val=\"Descdan\"/><dgm:forEach axis=\"self ch\" ptType=\"doc node\"/></dgm:layoutDef>";
    let slide = "ppt/slides/slide1.xml";
    let bytes = presentation(&[&format!("{}{more}", shape("Slide"))])
        .part("ppt/diagrams/data1.xml", "drawingml.diagramData", (slide, "rId2", "diagramData"), data)
        .part("ppt/diagrams/layout1.xml", "drawingml.diagramLayout", (slide, "rId3", "diagramLayout"), layout)
        .build();
    assert!(!text_of(&Pptx, &bytes).contains("doc node"));
    let words = [
        ("invalidina", "x"),
        ("Makromo", "x"),
        ("Markmel", "x"),
        ("Buttonben", "x"),
        ("Placepia", "x"),
        ("Titletia", "x"),
        ("Descdan", "x"),
    ];
    gone(&Pptx, &bytes, &words);
}

#[test]
fn a_text_in_an_attribute_that_nobody_knows_is_read() {
    let body = "<w:p><w:pPr><w:strange w:some=\"by Stella Strange\" w:mail=\"s@strange.org\" mc:Ignorable=\"wp wps\"/><w:rFonts w:ascii=\"Open Sans\"/></w:pPr><w:r><w:t>Hi</w:t></w:r></w:p>";
    let bytes = document(body).build();
    let text = open(&Docx, &bytes).text().text().to_owned();
    assert!(!text.contains("wps") && !text.contains("Open Sans"), "{text}");
    gone(&Docx, &bytes, &[("Stella Strange", "[1]"), ("s@strange.org", "[2]")]);
}

#[test]
fn names_that_programs_give_are_neither_shown_nor_changed() {
    let styles = "<w:style w:type=\"character\" w:customStyle=\"1\" w:styleId=\"TitleChar\"><w:name w:val=\"Title Char\"/></w:style>\
        <w:style w:type=\"paragraph\" w:customStyle=\"1\" w:styleId=\"E5\"><w:name w:val=\"E55B908539E9404A9D0AA1F0C8DA48F6\"/></w:style>\
        <w:style w:type=\"paragraph\" w:customStyle=\"1\" w:styleId=\"Ann\"><w:name w:val=\"Ann Lee\"/></w:style>";
    let body = "<w:p><w:r><w:drawing><wp:docPr id=\"1\" name=\"Рисунок 7\"/></w:drawing><w:t>Stays</w:t></w:r></w:p>";
    let builder = word_part(document(body), "styles.xml", "wordprocessingml.styles", "styles", styles);
    let levels = "<w:abstractNum><w:lvl><w:lvlText w:val=\"%1.%2\"/></w:lvl><w:lvl><w:lvlText w:val=\"Ann %1\"/></w:lvl></w:abstractNum>";
    let bytes =
        word_part(builder, "numbering.xml", "wordprocessingml.numbering", "numbering", levels).build();
    let text = text_of(&Docx, &bytes);
    let mut shown: Vec<&str> = text.split_whitespace().collect();
    shown.sort_unstable();
    assert_eq!(shown, ["%1", "Ann", "Ann", "Lee", "Stays"]);
    gone(&Docx, &bytes, &[("Ann", "[1]")]);
}
