//! Single words in attributes that the schemas type as text, each at one place alone, and bytes that are spelled as letters.

use blackbar_core::{Changes, Edits};

use super::build::{document, presentation, shape, word_part, workbook};
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
         pivotTableDefinition@pivotTableStyle x15:timeslicer@name x14:geoLocationQuery@postalCode",
    );
    let bytes = workbook("<row><c t=\"inlineStr\"><is><t>Stays</t></is></c></row>", "", &after).build();
    found(&Xlsx, &bytes, &words);
}

#[test]
fn single_words_in_a_presentation_are_read() {
    let (shapes, words) = planted(
        "p14:bmkTgt@bmkName p173:track@label p202:designTag@val p15:guide@name a:tableStyle@styleName a:hlinkClick@tgtFrame \
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
