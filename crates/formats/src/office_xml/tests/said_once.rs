//! Single words in attributes that the schemas type as text, each at one place alone, and bytes that are spelled as letters.

use blackbar_core::{Changes, Edits};

use super::build::{document, named_workbook, presentation, shape, word_part, workbook};
use super::traps::gone;
use super::{open, part, parts, text_of};
use crate::{Docx, Pptx, Xlsx};

/// Elements with these attributes, each with a word of its own, and the words.
fn planted(places: &str) -> (String, Vec<String>) {
    let (mut source, mut words) = (String::new(), Vec::new());
    for (element, attribute) in places.split_whitespace().filter_map(|place| place.split_once('@')) {
        let word = format!("Planted{}x", words.len());
        source.push_str(&format!("<{element} {attribute}=\"{word}\"/>"));
        words.push(word);
    }
    (source, words)
}

/// All of them are read, and none is left.
fn found(format: &dyn blackbar_core::Format, bytes: &[u8], words: &[String]) {
    let text = text_of(format, bytes);
    let unread: Vec<&String> = words.iter().filter(|word| !text.contains(word.as_str())).collect();
    assert!(unread.is_empty(), "{unread:?}");
    gone(format, bytes, &words.iter().map(|word| (word.as_str(), "[1]")).collect::<Vec<_>>());
}

#[test]
fn single_words_in_a_document_are_read() {
    let (body, words) = planted(
        "w:comboBox@w:lastValue w:dropDownList@w:lastValue w:placeholder@w:val w:description@w:val w:numberingChange@w:original \
         w:hyperlink@w:docLocation w:hyperlink@w:tgtFrame w:objectLink@w:fieldCodes w:person@w:contact w:autoCaption@w:caption \
         w:saveThroughXslt@w:solutionID v:imagedata@src v:fill@althref v:stroke@src w:oembed@oEmbedUrl w:webVideoPr@embeddedHtml",
    );
    let bytes = document(&format!("<w:p><w:r>{body}<w:t>Stays</w:t></w:r></w:p>")).build();
    found(&Docx, &bytes, &words);
}

#[test]
fn single_words_in_a_workbook_are_read() {
    let (after, words) = planted(
        "x14:signatureLine@suggestedSigner x14:signatureLine@signingInstructions x15:modelTable@name x15:modelTable@connection \
         x15:modelRelationship@fromTable x15:rangePr@sourceName x15:dbCommand@text x15:oledbPr@connection x15:question@text \
         kpi@caption kpi@uniqueName dimension@name measureGroup@name groupMember@uniqueName cacheHierarchy@defaultMemberUniqueName \
         calculatedMember@mdx set@setDefinition x14:i@c x14:i@n x14:selection@n b@c x15:cachedUniqueName@name \
         group@name cx:lvl@name \
         pivotTableDefinition@pivotTableStyle x15:timeslicer@name x14:geoLocationQuery@postalCode",
    );
    let bytes = workbook("<row><c t=\"inlineStr\"><is><t>Stays</t></is></c></row>", "", &after).build();
    found(&Xlsx, &bytes, &words);
}

#[test]
fn single_words_in_a_presentation_are_read() {
    let (shapes, words) = planted(
        "p14:bmkTgt@bmkName p173:track@label p202:designTag@val p15:guide@name p188:cm@tags a:tableStyle@styleName a:hlinkClick@tgtFrame \
         aif:imageFormula@formula",
    );
    let bytes = presentation(&[&format!("{}{shapes}", shape("Stays"))]).build();
    found(&Pptx, &bytes, &words);
}

#[test]
fn bytes_that_are_spelled_as_letters_go() {
    let spelled = |bytes: &[u8]| base64_simd::STANDARD.encode_to_string(bytes);
    let quoted = spelled("<author>Quoted Quentin</author>".as_bytes());
    let query = spelled(b"\0\0\0\0\x20\0\0\0PK\x03\x04C:\\Users\\Query Quinn\\list.xlsx");
    let shown = spelled(b"shown to everybody");
    let kept = spelled(b"kept for Variable Vera");
    let body = format!(
        "<w:p><w:r><w:fldChar w:fldCharType=\"begin\"><w:fldData xml:space=\"preserve\">{}\r\n{}</w:fldData></w:fldChar></w:r>\
         <w:r><w:t>Stays</w:t><w:t>{shown}</w:t></w:r></w:p>",
        &quoted[..20],
        &quoted[20..]
    );
    let builder = word_part(
        document(&body),
        "settings.xml",
        "wordprocessingml.settings",
        "settings",
        &format!("<w:docVars><w:docVar w:name=\"State\" w:val=\"{kept}\"/></w:docVars>"),
    );
    let data = format!("<DataMashup xmlns=\"u\">{query}</DataMashup>");
    let bytes = builder
        .part("customXml/item1.xml", "application/xml", ("word/document.xml", "rId9", "customXml"), &data)
        .build();
    let written = open(&Docx, &bytes).write(Changes { edits: Edits::default() }).unwrap();
    assert_eq!(written.warnings, ["bytes in the properties or data of the file were removed"]);
    let all: Vec<u8> = parts(&written.bytes).into_iter().flat_map(|(_, content)| content).collect();
    let all = String::from_utf8_lossy(&all);
    assert!(!all.contains(&query) && !all.contains(&kept) && !all.contains(&quoted[20..]), "{all}");
    assert!(part(&written.bytes, "customXml/item1.xml").contains("<DataMashup xmlns=\"u\"></DataMashup>"));
    // What a person reads is no hidden text.
    assert!(
        part(&written.bytes, "word/document.xml").contains(&format!("<w:t>Stays</w:t><w:t>{shown}</w:t>"))
    );
}

#[test]
fn a_formula_and_names_that_look_like_bytes_stay() {
    let formula = "A1+B2+C3+D4+A1+B2+C3+D4+A1+B2+C3+D4+A1+B2+C3+D4";
    let style = "QW5uIExlZSB3YXMgaGVyZQ==";
    let rows = format!("<row><c><f>{formula}</f><v>7</v></c></row>");
    let styles = format!(
        "<styleSheet><cellXfs><xf numFmtId=\"0\"/></cellXfs><cellStyles><cellStyle name=\"{style}\" xfId=\"0\"/></cellStyles></styleSheet>"
    );
    let bytes = workbook(&rows, "", "")
        .part("xl/styles.xml", "spreadsheetml.styles", ("xl/workbook.xml", "rId4", "styles"), &styles)
        .build();
    let written = open(&Xlsx, &bytes).write(Changes { edits: Edits::default() }).unwrap();
    assert_eq!(parts(&written.bytes), parts(&bytes));
}

#[test]
fn sheets_of_other_workbooks_are_told_from_those_of_this_one() {
    let cache = "<pivotCacheDefinition xmlns:r=\"r\"><cacheSource><worksheetSource ref=\"A1\" sheet=\"Other Otto\" r:id=\"rId1\"/></cacheSource></pivotCacheDefinition>";
    let own = "<pivotCacheDefinition xmlns:r=\"r\"><cacheSource><worksheetSource ref=\"A1\" sheet=\"Own Olga\"/></cacheSource></pivotCacheDefinition>";
    let from = |id| ("xl/workbook.xml", id, "pivotCacheDefinition");
    let kind = "spreadsheetml.pivotCacheDefinition";
    let bytes = named_workbook("Own Olga", "<row><c><v>1</v></c></row>", "", "")
        .part("xl/pivotCache/one.xml", kind, from("rId7"), cache)
        .part("xl/pivotCache/two.xml", kind, from("rId8"), own)
        .build();
    let output = gone(&Xlsx, &bytes, &[("Other Otto", "[1]"), ("Own Olga", "[2]")]);
    assert!(part(&output, "xl/pivotCache/one.xml").contains("sheet=\"[1]\""));
    assert!(part(&output, "xl/pivotCache/two.xml").contains("sheet=\"(2)\""));
}

#[test]
fn files_and_sheets_of_other_workbooks_in_formulas_follow() {
    let link = "<externalLink><externalBook><sheetNames><sheetName val=\"Other Otto\"/><sheetName val=\"Rudi\"/><sheetName val=\"Own Olga\"/></sheetNames></externalBook></externalLink>";
    let formula = "SUM('[1]Other Otto'!A1,[1]Rudi!A1,'Own Olga'!B1,'C:\\Users\\Fritz\\[pay.xlsx]May'!A1,[Bob.xlsx]May!A1,[Bea.xlsx]Rudi!A1,'[1]Own Olga'!A1)";
    let bytes = named_workbook("Own Olga", &format!("<row><c><f>{formula}</f><v>1</v></c></row>"), "", "")
        .part(
            "xl/externalLinks/externalLink1.xml",
            "spreadsheetml.externalLink",
            ("xl/workbook.xml", "rId7", "externalLink"),
            link,
        )
        .build();
    let changes = [
        ("Other Otto", "[1]"),
        ("Rudi", "[2]"),
        ("Fritz", "[3]"),
        ("Bob", "[4]"),
        ("Bea", "[5]"),
        ("Own Olga", "[6]"),
    ];
    let output = gone(&Xlsx, &bytes, &changes);
    let sheet = part(&output, "xl/worksheets/sheet1.xml");
    let expected = "<f>SUM('[1](1)'!A1,'[1](2)'!A1,'(6)'!B1,'C:\\Users\\(3)\\[pay.xlsx]May'!A1,[_4_.xlsx]May!A1,[_5_.xlsx]_2_!A1,'[1](6)'!A1)</f>";
    assert!(sheet.contains(expected), "{sheet}");
    let link = part(&output, "xl/externalLinks/externalLink1.xml");
    assert!(link.contains("val=\"(1)\"/><sheetName val=\"(2)\"/><sheetName val=\"(6)\""), "{link}");
}
