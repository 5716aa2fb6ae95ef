//! Files that are made to hide something: every name in every corner must be found and go.

use blackbar_core::{Changes, ChartBehaviour, Edits, Element, FileSettings};

use super::build::{Builder, document, named_workbook, presentation, properties, shape, word_part, workbook};
use super::{edits, open, open_with, page_of, part, parts, redact, text_of};
use crate::{Docx, Pptx, Xlsx};

/// All content of all parts, unescaped as far as names go.
pub(super) fn everything(bytes: &[u8]) -> String {
    parts(bytes)
        .into_iter()
        .map(|(name, content)| format!("{name}\n{}\n", String::from_utf8_lossy(&content)))
        .collect()
}

/// What changes in a part whatever is found in it: editing sessions, folders, printers, handwriting, signs of parts that go.
const ALWAYS: &[&str] =
    &["rsids", "absPath", "<pageSetup", "trace>", ":ink ", "<Types", "<Relationships", "\\Users\\"];

/// The names of all tags of a part, in order; of a sheet those outside its cells, which change their kind.
fn tags(part: &str) -> Vec<&str> {
    let (before, behind) = match (part.find("<sheetData>"), part.find("</sheetData>")) {
        (Some(start), Some(end)) => (&part[..start], &part[end..]),
        _ => (part, ""),
    };
    let name = |piece: &'_ str| piece.find(['>', ' ', '/']).map_or(piece.len(), |end| end.max(1));
    [before, behind]
        .into_iter()
        .flat_map(|half| half.split('<').skip(1))
        .map(|one| &one[..name(one)])
        .collect()
}

/// Says that a part that holds none of the words is the same to the byte, and that the others keep all their tags.
fn rest_is_untouched(before: &[u8], after: &[u8], words: &[&str]) {
    let before = parts(before);
    for (name, new) in parts(after) {
        let Some((_, old)) = before.iter().find(|(one, _)| *one == name) else { panic!("{name} is new") };
        let (Ok(old), Ok(new)) = (str::from_utf8(old), str::from_utf8(&new)) else { continue };
        let is_xml = old.starts_with('<') && !name.ends_with(".htm") && !name.ends_with(".svg");
        if !is_xml || ALWAYS.iter().any(|sign| old.contains(sign)) {
            continue;
        }
        let spelled_otherwise = old.contains("_x00") || old.contains('%') || old.contains(" s=\"");
        if !spelled_otherwise && !words.iter().any(|word| old.contains(word)) {
            assert_eq!(old, new, "{name} changed");
        }
        assert_eq!(tags(old), tags(new), "{name} lost or got tags");
    }
}

/// Redacts and says that none of the words is left anywhere, and that the rest is as it was.
pub(super) fn gone(format: &dyn blackbar_core::Format, bytes: &[u8], changes: &[(&str, &str)]) -> Vec<u8> {
    let written = redact(format, bytes, changes);
    let all = everything(&written.bytes);
    for (from, _) in changes {
        if let Some(word) = from.split_whitespace().last() {
            let at = all.find(word).map(|at| &all[at.saturating_sub(60)..(at + 60).min(all.len())]);
            assert!(at.is_none(), "{word} is left: {at:?}");
        }
    }
    let words: Vec<&str> = changes.iter().flat_map(|(from, _)| from.split_whitespace()).collect();
    rest_is_untouched(bytes, &written.bytes, &words);
    written.bytes
}

fn run(text: &str) -> String {
    format!("<w:r><w:t>{text}</w:t></w:r>")
}

#[test]
fn a_name_split_over_runs_takes_the_first_runs_looks() {
    let body = "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Dear Jo</w:t></w:r><w:proofErr w:type=\"spellStart\"/>\
                <w:r><w:t>hn</w:t></w:r><w:r><w:t xml:space=\"preserve\"> </w:t></w:r><w:r><w:t>Smith and all</w:t></w:r></w:p>";
    let bytes = document(body).build();
    assert_eq!(text_of(&Docx, &bytes), "Dear John Smith and all");
    let output = gone(&Docx, &bytes, &[("John Smith", "[N]")]);
    let main = part(&output, "word/document.xml");
    assert!(main.contains("<w:rPr><w:b/></w:rPr><w:t>Dear [N]</w:t>"), "{main}");
    assert!(main.contains("<w:t xml:space=\"preserve\"> and all</w:t>"), "{main}");
}

#[test]
fn every_corner_of_a_document_is_read() {
    let body = format!(
        "<w:p>{}<w:r><mc:AlternateContent><mc:Choice Requires=\"wps\"><w:drawing><wp:docPr id=\"1\" name=\"x\" descr=\"Alt Alice\"/>\
         <w:txbxContent><w:p>{}</w:p></w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape alt=\"Old Oscar\">\
         <v:textbox><w:txbxContent><w:p>{}</w:p></w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>{}</w:p>\
         <w:p><w:del w:id=\"1\" w:author=\"Author Anna\"><w:r><w:delText>Deleted Dora</w:delText></w:r></w:del>\
         <w:ins w:id=\"2\" w:author=\"Author Anna\">{}</w:ins></w:p>\
         <w:p><w:r><w:instrText>HYPERLINK \"mailto:</w:instrText></w:r><w:r><w:instrText>field@fred.org\"</w:instrText></w:r>\
         <w:fldSimple w:instr=\" AUTHOR Simple \"/><w:hyperlink r:id=\"rId5\" w:tooltip=\"Tip Tom\">{}</w:hyperlink></w:p>\
         <w:sdt><w:sdtPr><w:alias w:val=\"Alias Alf\"/><w:date w:fullDate=\"1980-05-03T00:00:00Z\"/></w:sdtPr><w:sdtContent><w:p>{}</w:p></w:sdtContent></w:sdt>\
         <w:p><m:oMath><m:r><m:t>Math Max</m:t></m:r></m:oMath></w:p><!-- Comment Carl -->",
        run("John "),
        run("Box Bea"),
        run("Box Bea"),
        run("Smith"),
        run("Inserted Ina"),
        run("Link Lou"),
        run("Control Cora")
    );
    let builder = document(&body)
        .link(("word/document.xml", "rId5", "hyperlink"), "mailto:t%61rget@tim.org")
        .link(("word/document.xml", "rId6", "attachedTemplate"), "file:///C:\\Users\\userudo\\t.dotx");
    let builder = word_part(
        builder,
        "header1.xml",
        "wordprocessingml.header",
        "hdr",
        &format!("<w:p>{}</w:p>", run("Header Hanna")),
    );
    let builder = word_part(
        builder,
        "footnotes.xml",
        "wordprocessingml.footnotes",
        "footnotes",
        &format!("<w:footnote><w:p>{}</w:p></w:footnote>", run("Foot Fay")),
    );
    let builder = word_part(
        builder,
        "comments.xml",
        "wordprocessingml.comments",
        "comments",
        &format!(
            "<w:comment w:id=\"0\" w:author=\"Critic Cleo\" w:initials=\"CleoC\"><w:p>{}</w:p></w:comment>",
            run("Remark Rita")
        ),
    );
    let builder = word_part(
        builder,
        "settings.xml",
        "wordprocessingml.settings",
        "settings",
        "<w:docVars><w:docVar w:name=\"who\" w:val=\"Variable Vera\"/></w:docVars>",
    );
    let builder = builder
        .part("docProps/custom.xml", "custom-properties", ("", "rId7", "custom-properties"),
            "<Properties xmlns:vt=\"v\"><property fmtid=\"{D5CDD505-2E9C-101B-9397-08002B2CF9AE}\" pid=\"2\" name=\"Client\"><vt:lpwstr>Custom Cyd</vt:lpwstr></property>\
             <property pid=\"3\" name=\"Id\"><vt:i4>78051120</vt:i4></property></Properties>")
        .part("customXml/item1.xml", "application/xml", ("word/document.xml", "rId9", "customXml"),
            "<data xmlns=\"urn:x\"><person role=\"Role Rob\">Store Stan</person></data>")
        .part("word/strange.xml", "application/vnd.somebody.strange+xml", ("word/document.xml", "rId10", "http://x/strange"),
            "<s note=\"Strange Sue\">Unknown Uma</s>");
    let bytes = properties(builder, "Creator Kit").build();
    let document = open(&Docx, &bytes);
    assert_eq!(document.page_count(), Some(3));
    assert!(
        document.text().text().contains("John Smith\n"),
        "a text box does not cut the line: {}",
        document.text().text()
    );
    let output = gone(
        &Docx,
        &bytes,
        &[
            ("John Smith", "[1]"),
            ("Alt Alice", "[2]"),
            ("Box Bea", "[3]"),
            ("Old Oscar", "[4]"),
            ("Author Anna", "[5]"),
            ("Deleted Dora", "[6]"),
            ("Inserted Ina", "[7]"),
            ("field@fred.org", "[8]"),
            ("Tip Tom", "[9]"),
            ("Link Lou", "[10]"),
            ("Alias Alf", "[11]"),
            ("Control Cora", "[12]"),
            ("Math Max", "[13]"),
            ("Comment Carl", "[14]"),
            ("target@tim.org", "[15]"),
            ("Header Hanna", "[16]"),
            ("Foot Fay", "[17]"),
            ("Critic Cleo", "[18]"),
            ("CleoC", "[19]"),
            ("Remark Rita", "[20]"),
            ("Variable Vera", "[21]"),
            ("Custom Cyd", "[22]"),
            ("78051120", "[23]"),
            ("Role Rob", "[24]"),
            ("Store Stan", "[25]"),
            ("Strange Sue", "[26]"),
            ("Unknown Uma", "[27]"),
            ("Creator Kit", "[28]"),
            ("1980-05-03", "[29]"),
        ],
    );
    let all = everything(&output);
    assert!(!all.contains("userudo"), "the folder of the template names the user");
    assert!(
        all.contains("mailto:%5B15%5D")
            && all.contains("<vt:i4>0</vt:i4>")
            && all.contains("fullDate=\"1900-01-01")
    );
}

#[test]
fn a_tracked_name_is_read_as_it_was_and_as_it_is() {
    let body = format!(
        "<w:p>{}<w:del w:id=\"1\"><w:r><w:delText>Smi</w:delText></w:r></w:del><w:ins w:id=\"2\">{}</w:ins>{}</w:p>",
        run("John "),
        run("Sta"),
        run("th")
    );
    let bytes = document(&body).build();
    assert_eq!(text_of(&Docx, &bytes), "John Stath\nJohn Smith");
    gone(&Docx, &bytes, &[("John Smith", "[1]")]);
}

#[test]
fn a_tables_first_row_names_its_columns() {
    let cell = |text: &str| format!("<w:tc><w:p>{}</w:p></w:tc>", run(text));
    let row =
        |cells: &[&str]| format!("<w:tr>{}</w:tr>", cells.iter().map(|text| cell(text)).collect::<String>());
    let body = format!("<w:tbl>{}{}</w:tbl>", row(&["Name", "SSN"]), row(&["Ann", "078051120"]));
    let document = open(&Docx, &document(&body).build());
    let text = document.text();
    let contexts: Vec<_> = text
        .passages()
        .iter()
        .map(|one| (text.reading(one), one.context.as_deref(), one.series.number()))
        .collect();
    assert_eq!(
        contexts,
        [
            ("Name", None, None),
            ("SSN", None, None),
            ("Ann", Some("Name"), Some(0)),
            ("078051120", Some("SSN"), Some(1))
        ]
    );
    assert_eq!(text.text(), "Name\tSSN\nAnn\t078051120");
}

#[test]
fn pages_are_counted_by_breaks() {
    let bytes = document(&format!(
        "<w:p>{}</w:p><w:p><w:r><w:br w:type=\"page\"/></w:r>{}</w:p>",
        run("One"),
        run("Two")
    ))
    .build();
    let document = open(&Docx, &bytes);
    assert_eq!(
        (page_of(document.as_ref(), "One"), page_of(document.as_ref(), "Two"), document.page_count()),
        (Some(1), Some(2), Some(2))
    );
}

#[test]
fn every_corner_of_a_workbook_is_read() {
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"inlineStr\"><is><t>Phone</t></is></c></row>\
        <row r=\"2\"><c r=\"A2\" t=\"s\"><v>1</v></c><c r=\"B2\" s=\"3\"><v>4155550132</v></c></row>\
        <row r=\"3\"><c r=\"A3\" t=\"str\"><f>A2&amp;\"Literal Liz\"</f><v>Cached Cass</v></c><c r=\"B3\"><f>B2+1</f><v>4155550133</v></c></row>\
        <row r=\"4\"><c r=\"A4\" t=\"s\"><v>1</v></c><c r=\"B4\"><v>5</v></c></row>";
    let strings = "<si><t>Name</t></si><si><r><t>Rich </t></r><r><rPr><b/></rPr><t>Ri_x0063_ky</t></r><rPh sb=\"0\" eb=\"1\"><t>Phonetic Phil</t></rPh></si><si><t>Unused Ugo</t></si>";
    let after = "<dataValidations><dataValidation sqref=\"A1\" prompt=\"Prompt Pam\"><formula1>\"List Leo,List Lea\"</formula1></dataValidation></dataValidations>\
        <hyperlinks><hyperlink ref=\"A2\" r:id=\"rId1\" display=\"Display Dirk\" tooltip=\"Tip Tess\"/></hyperlinks>\
        <pageSetup orientation=\"portrait\" r:id=\"rId2\"/>\
        <headerFooter><oddHeader>&amp;L&amp;\"Arial,Bold\"&amp;12Header Hugo&amp;RPage &amp;P</oddHeader></headerFooter>";
    let bytes = workbook(rows, strings, after)
        .link(("xl/worksheets/sheet1.xml", "rId1", "hyperlink"), "mailto:link@lia.org")
        .bytes("xl/printerSettings/printerSettings1.bin", "application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings", ("xl/worksheets/sheet1.xml", "rId2", "printerSettings"), b"Printer Pit")
        .part("xl/comments1.xml", "spreadsheetml.comments", ("xl/worksheets/sheet1.xml", "rId3", "comments"),
            "<comments><authors><author>Author Abe</author></authors><commentList><comment ref=\"A1\" authorId=\"0\"><text><r><t>Note </t></r><r><t>Nora</t></r></text></comment></commentList></comments>")
        .part("xl/calcChain.xml", "spreadsheetml.calcChain", ("xl/workbook.xml", "rId7", "calcChain"), "<calcChain><c r=\"A3\" i=\"1\"/></calcChain>")
        .part("xl/pivotCache/pivotCacheDefinition1.xml", "spreadsheetml.pivotCacheDefinition", ("xl/workbook.xml", "rId8", "pivotCacheDefinition"),
            "<pivotCacheDefinition refreshedBy=\"Refresh Rex\"><cacheFields><cacheField name=\"Name\"><sharedItems><s v=\"Rich Ricky\"/><n v=\"4155550132\"/></sharedItems></cacheField></cacheFields></pivotCacheDefinition>")
        .build();
    let document = open(&Xlsx, &bytes);
    let text = document.text();
    let of = |value: &str| text.passages().iter().find(|one| text.reading(one) == value).expect(value);
    assert_eq!(of("4155550132").context.as_deref(), Some("Phone"));
    assert_eq!(of("Cached Cass").context.as_deref(), Some("Name"));
    assert!(text.text().starts_with("Name\tPhone\nRich Ricky"), "{}", text.text());
    let output = gone(
        &Xlsx,
        &bytes,
        &[
            ("Rich Ricky", "[1]"),
            ("Phonetic Phil", "[2]"),
            ("Unused Ugo", "[3]"),
            ("4155550132", "[4]"),
            ("Literal Liz", "[5\"]"),
            ("Cached Cass", "[6]"),
            ("4155550133", "[7]"),
            ("Prompt Pam", "[8]"),
            ("List Leo", "[9]"),
            ("List Lea", "[10]"),
            ("Display Dirk", "[11]"),
            ("Tip Tess", "[12]"),
            ("Header Hugo", "1 &"),
            ("link@lia.org", "[14]"),
            ("Author Abe", "[15]"),
            ("Note Nora", "[16]"),
            ("Refresh Rex", "[17]"),
        ],
    );
    let sheet = part(&output, "xl/worksheets/sheet1.xml");
    assert!(
        sheet.contains("<c r=\"B2\" s=\"3\" t=\"inlineStr\"><is><t xml:space=\"preserve\">[4]</t></is></c>"),
        "{sheet}"
    );
    assert!(sheet.contains("<c r=\"A3\" t=\"str\"><v>[6]</v></c>"), "{sheet}");
    assert!(sheet.contains("&amp;12 1 &amp;&amp;&amp;RPage &amp;P"), "{sheet}");
    assert!(sheet.contains("<pageSetup orientation=\"portrait\"/>"), "{sheet}");
    let all = everything(&output);
    assert!(!all.contains("calcChain") && !all.contains("printerSettings"), "{all}");
}

#[test]
fn one_shared_string_is_redacted_in_all_its_cells() {
    let rows = "<row><c t=\"s\"><v>0</v></c></row><row><c t=\"s\"><v>0</v></c></row>";
    let bytes = workbook(rows, "<si><t>Ann Lee</t></si>", "").build();
    let document = open(&Xlsx, &bytes);
    assert_eq!(document.text().text(), "Ann Lee\nAnn Lee");
    let all = edits(document.as_ref(), &[("Ann Lee", "[1]")]);
    let first = Edits::new(all.iter().take(1).collect()).unwrap();
    let written = document.write(Changes { edits: first.clone() }).unwrap();
    assert_eq!(written.processed.unwrap().text, "[1]\n[1]");
    assert_eq!(text_of(&Xlsx, &written.bytes), "[1]\n[1]");
}

#[test]
fn a_sheets_name_changes_where_it_is_used() {
    let rows = "<row><c t=\"n\"><f>'Ann Lee'!A2+1</f><v>7</v></c></row>";
    let bytes = named_workbook("Ann Lee", rows, "", "").build();
    let output = gone(&Xlsx, &bytes, &[("Ann Lee", "[NAME_1]")]);
    assert!(part(&output, "xl/workbook.xml").contains("name=\"(NAME_1)\""));
    assert!(part(&output, "xl/worksheets/sheet1.xml").contains("<f>'(NAME_1)'!A2+1</f>"));
}

#[test]
fn a_date_is_shown_as_one_and_becomes_a_text() {
    let rows = "<row><c t=\"inlineStr\"><is><t>Date of birth</t></is></c></row><row><c s=\"1\"><v>29344</v></c></row>";
    let styles = "<styleSheet><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>";
    let bytes = workbook(rows, "", "")
        .part("xl/styles.xml", "spreadsheetml.styles", ("xl/workbook.xml", "rId4", "styles"), styles)
        .build();
    assert_eq!(text_of(&Xlsx, &bytes), "Date of birth\n1980-05-03");
    let output = gone(&Xlsx, &bytes, &[("1980-05-03", "[DOB_1]")]);
    let sheet = part(&output, "xl/worksheets/sheet1.xml");
    assert!(
        sheet.contains("<c s=\"1\" t=\"inlineStr\"><is><t xml:space=\"preserve\">[DOB_1]</t></is></c>"),
        "{sheet}"
    );
}

#[test]
fn a_tables_columns_are_called_as_their_first_cells() {
    let rows = "<row><c t=\"s\"><v>0</v></c><c t=\"inlineStr\"><is><t>Sum</t></is></c></row>";
    let table = "<table ref=\"A1:B2\"><tableColumns><tableColumn id=\"1\" name=\"Q&amp;A Ann Lee\"/><tableColumn id=\"2\" name=\"Sum\"/></tableColumns></table>";
    let bytes = workbook(rows, "<si><t>Q&amp;A Ann Lee</t></si>", "")
        .part(
            "xl/tables/table1.xml",
            "spreadsheetml.table",
            ("xl/worksheets/sheet1.xml", "rId1", "table"),
            table,
        )
        .build();
    let document = open(&Xlsx, &bytes);
    let all = edits(document.as_ref(), &[("Lee", "[1]")]);
    assert_eq!(all.len(), 2);
    for one in all.iter() {
        let document = open(&Xlsx, &bytes);
        let edits = Edits::new(vec![one.clone()]).unwrap();
        let written = document.write(Changes { edits: edits.clone() }).unwrap();
        assert!(part(&written.bytes, "xl/tables/table1.xml").contains("name=\"Q&amp;A Ann [1]\""));
        assert!(part(&written.bytes, "xl/sharedStrings.xml").contains("<t>Q&amp;A Ann [1]</t>"));
    }
}

pub(super) fn deck() -> Builder {
    let chart = "<c:chart xmlns:c=\"c\"><c:ser><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache><c:pt idx=\"0\"><c:v>Series Sam</c:v></c:pt></c:strCache></c:strRef></c:tx>\
        <c:val><c:numRef><c:f>Sheet1!$B$2</c:f><c:numCache><c:formatCode>General</c:formatCode><c:pt idx=\"0\"><c:v>4155550132</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:chart>";
    let inner = workbook(
        "<row><c t=\"inlineStr\"><is><t>Inner Ivy</t></is></c><c><v>4155550132</v></c></row>",
        "",
        "",
    )
    .build();
    let footer = "<p:sp><p:nvSpPr><p:nvPr><p:ph type=\"ftr\"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>Footer Finn</a:t></a:r></a:p></p:txBody></p:sp>";
    presentation(&[&shape("Slide Sid"), &format!("{}{footer}", shape("Second Sol"))])
        .part("ppt/notesSlides/notesSlide1.xml", "presentationml.notesSlide", ("ppt/slides/slide2.xml", "rId1", "notesSlide"),
            &format!("<p:notes xmlns:p=\"p\" xmlns:a=\"a\">{}</p:notes>", shape("Note Nia")))
        .part("ppt/comments/comment1.xml", "presentationml.comments", ("ppt/slides/slide2.xml", "rId2", "comments"),
            "<p:cmLst xmlns:p=\"p\"><p:cm authorId=\"0\"><p:text>Comment Cyr</p:text></p:cm></p:cmLst>")
        .part("ppt/commentAuthors.xml", "presentationml.commentAuthors", ("ppt/presentation.xml", "rId9", "commentAuthors"),
            "<p:cmAuthorLst xmlns:p=\"p\"><p:cmAuthor id=\"0\" name=\"Author Ali\" initials=\"AAli\"/></p:cmAuthorLst>")
        .part("ppt/charts/chart1.xml", "drawingml.chart", ("ppt/slides/slide1.xml", "rId3", "chart"), chart)
        .bytes("ppt/embeddings/book.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ("ppt/charts/chart1.xml", "rId1", "package"), &inner)
        .part("ppt/diagrams/data1.xml", "drawingml.diagramData", ("ppt/slides/slide1.xml", "rId4", "diagramData"),
            "<dgm:dataModel xmlns:dgm=\"d\" xmlns:a=\"a\"><dgm:pt><dgm:t><a:p><a:r><a:t>Art Arno</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>")
        .part("ppt/ink/ink1.xml", "application/inkml+xml", ("ppt/slides/slide1.xml", "rId5", "customXml"),
            "<inkml:ink xmlns:inkml=\"i\"><inkml:trace>1 2, 3 4</inkml:trace></inkml:ink>")
        .bytes("ppt/media/image1.png", "image/png", ("ppt/slides/slide1.xml", "rId6", "image"), b"\x89PNG\r\n\x1A\nPicture Pia")
        .bytes("ppt/media/image2.emf", "image/x-emf", ("ppt/slides/slide1.xml", "rId7", "image"), b"Metafile Mia")
        .bytes("ppt/embeddings/oleObject1.bin", "application/vnd.openxmlformats-officedocument.oleObject", ("ppt/slides/slide1.xml", "rId8", "oleObject"), b"Object Ole")
        .bytes("docProps/thumbnail.jpeg", "image/jpeg", ("", "rId4", "http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail"), b"Thumb Theo")
        .bytes("ppt/vbaProject.bin", "application/vnd.ms-office.vbaProject", ("ppt/presentation.xml", "rId20", "vbaProject"), b"Macro Mac")
        .bytes("ppt/media/film.mp4", "video/mp4", ("ppt/slides/slide1.xml", "rId9", "video"), b"Film Flo")
}

#[test]
fn every_corner_of_a_presentation_is_read() {
    let bytes = deck().build();
    let document = open(&Pptx, &bytes);
    assert_eq!(document.page_count(), Some(2));
    for (value, page) in [
        ("Slide Sid", 1),
        ("Second Sol", 2),
        ("Note Nia", 2),
        ("Comment Cyr", 2),
        ("Series Sam", 1),
        ("Inner Ivy", 1),
    ] {
        assert_eq!(page_of(document.as_ref(), value), Some(page), "{value}");
    }
    let output = gone(
        &Pptx,
        &bytes,
        &[
            ("Slide Sid", "[1]"),
            ("Second Sol", "[2]"),
            ("Note Nia", "[3]"),
            ("Comment Cyr", "[4]"),
            ("Author Ali", "[5]"),
            ("AAli", "[6]"),
            ("Series Sam", "[7]"),
            ("Inner Ivy", "[8]"),
            ("Art Arno", "[9]"),
            ("4155550132", "[10]"),
            ("Footer Finn", "[11]"),
        ],
    );
    let all = everything(&output);
    for word in ["Pia", "Mia", "Ole", "Theo", "Mac", "Flo", "3 4", "vbaProject", "thumbnail"] {
        assert!(!all.contains(word), "{word}");
    }
    let inner = parts(&output).into_iter().find(|(name, _)| name.ends_with("book.xlsx")).unwrap().1;
    assert_eq!(text_of(&Xlsx, &inner), "[8]\t[10]");
}

#[test]
fn charts_are_set_to_zero_with_the_book_behind_them() {
    let mut settings = FileSettings::default();
    settings.office.charts = ChartBehaviour::SetToZero;
    let document = open_with(&Pptx, &deck().build(), &settings).unwrap();
    let written = document.write(Changes { edits: Edits::default() }).unwrap();
    assert!(
        part(&written.bytes, "ppt/charts/chart1.xml")
            .contains("<c:pt idx=\"0\"><c:v>0</c:v></c:pt></c:numCache>")
    );
    let inner = parts(&written.bytes).into_iter().find(|(name, _)| name.ends_with("book.xlsx")).unwrap().1;
    assert!(part(&inner, "xl/worksheets/sheet1.xml").contains("<c><v>0</v></c>"));
}

#[test]
fn an_element_that_is_not_wanted_stays_as_it_is() {
    let body = format!(
        "<w:p>{}</w:p><w:tbl><w:tr><w:tc><w:p>{}</w:p></w:tc></w:tr></w:tbl>",
        run("Para Pat"),
        run("Cell Cim")
    );
    let bytes = properties(document(&body), "Creator Kit").build();
    let mut settings = FileSettings::default();
    settings.office.elements = vec![Element::Tables];
    let document = open_with(&Docx, &bytes, &settings).unwrap();
    assert_eq!(document.text().text(), "Cell Cim");
    settings.office.elements = vec![Element::Paragraphs, Element::CoreProperties];
    let document = open_with(&Docx, &bytes, &settings).unwrap();
    assert_eq!(document.text().text(), "Para Pat\nCreator Kit\nCreator Kit");
}

/// Two hundred people with their social security numbers, ten of which somebody typed badly.
fn ssn_column() -> Vec<u8> {
    const ODD: [&str; 10] = [
        "219-09-999",
        "219 09 9999",
        "2l9-09-9999",
        "219-09-99990",
        "21909-9999",
        "219.09.9999",
        "219-09-9999 (old)",
        "219099999",
        "219-O9-9999",
        "#219-09-9999",
    ];
    let mut rows = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>No.</t></is></c><c r=\"B1\" t=\"inlineStr\"><is><t>SSN</t></is></c>\
        <c r=\"C1\" t=\"inlineStr\"><is><t>Sum</t></is></c></row>"
        .to_owned();
    for row in 2..202_usize {
        let ssn = match ODD.get((row / 20).wrapping_sub(1)).filter(|_| row.is_multiple_of(20)) {
            Some(odd) => (*odd).to_owned(),
            None => format!("{:03}-{:02}-{:04}", 200 + row, 10 + row % 80, 1000 + row * 37 % 9000),
        };
        rows.push_str(&format!(
            "<row r=\"{row}\"><c r=\"A{row}\"><v>{}</v></c><c r=\"B{row}\" t=\"inlineStr\"><is><t>{ssn}</t></is></c><c r=\"C{row}\"><v>{}.5</v></c></row>",
            row - 1,
            row * 3
        ));
    }
    workbook(&rows, "", "").build()
}

/// Writes the samples of `tests/corpus`: `cargo test -p blackbar-formats --lib write_the_corpus -- --ignored`.
#[test]
#[ignore = "writes files of the repository"]
fn write_the_corpus() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let body = format!(
        "<w:p>{}{}{}</w:p><w:tbl><w:tr><w:tc><w:p>{}</w:p></w:tc><w:tc><w:p>{}</w:p></w:tc></w:tr><w:tr><w:tc><w:p>{}</w:p></w:tc><w:tc><w:p>{}</w:p></w:tc></w:tr></w:tbl>\
         <w:p><w:del w:id=\"1\" w:author=\"Grace Hopper\"><w:r><w:delText>Call (415) 555-0132 today.</w:delText></w:r></w:del><w:ins w:id=\"2\" w:author=\"Grace Hopper\">{}</w:ins></w:p>",
        run("My name is Ines"),
        run(" Berg"),
        run(" and my e-mail is ines.berg@example.com."),
        run("Employee name"),
        run("SSN"),
        run("Bo Lindqvist"),
        run("219-09-9999"),
        run("Write to bo@example.org, R&amp;D.")
    );
    let builder =
        document(&body).link(("word/document.xml", "rId5", "hyperlink"), "mailto:ines.berg@example.com");
    let builder = word_part(
        builder,
        "header1.xml",
        "wordprocessingml.header",
        "hdr",
        &format!("<w:p>{}</w:p>", run("Contact: Ines Berg, +1 415 555 0132")),
    );
    let docx = properties(builder, "Ines Berg").build();
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c><c r=\"C1\" t=\"s\"><v>2</v></c></row>\
        <row r=\"2\"><c r=\"A2\" t=\"s\"><v>3</v></c><c r=\"B2\"><v>219099999</v></c><c r=\"C2\" t=\"s\"><v>4</v></c></row>\
        <row r=\"3\"><c r=\"A3\" t=\"s\"><v>5</v></c><c r=\"B3\"><v>457555462</v></c><c r=\"C3\" t=\"str\"><f>\"bo\"&amp;\"@example.org\"</f><v>bo@example.org</v></c></row>\
        <row r=\"4\"><c r=\"A4\" t=\"s\"><v>3</v></c><c r=\"B4\"><v>219099999</v></c><c r=\"C4\" t=\"s\"><v>4</v></c></row>";
    let strings = "<si><t>Full name</t></si><si><t>SSN</t></si><si><t>E-mail</t></si><si><t>Ines Berg</t></si><si><t>ines.berg@example.com</t></si><si><r><t>Bo </t></r><r><t>Lindqvist</t></r></si>";
    let after = "<headerFooter><oddHeader>&amp;LContact: ines.berg@example.com&amp;RPage &amp;P</oddHeader></headerFooter>";
    let xlsx = properties(workbook(rows, strings, after), "Ines Berg").build();
    let pptx = properties(
        presentation(&[
            &shape("My name is Ines Berg."),
            &shape("Call (415) 555-0132 or write to ines.berg@example.com"),
        ]),
        "Ines Berg",
    )
    .build();
    let cases = [
        ("docx/letter", "docx", docx),
        ("xlsx/letter", "xlsx", xlsx),
        ("pptx/letter", "pptx", pptx),
        ("xlsx/ssn_column", "xlsx", ssn_column()),
    ];
    for (folder, ending, bytes) in cases {
        let folder = root.join(folder);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("input.{ending}")), bytes).unwrap();
    }
}
