//! What programs leave in a package beside what people wrote: identifiers of labels and threads, lines broken as in HTML, files of an
//! archiver.

use blackbar_core::Format;

use super::build::{Builder, document, workbook};
use super::traps::gone;
use super::{open, package, part, parts, redact, text_of};
use crate::{Docx, Xlsx};

const LABEL: &str = "b1c9b508-7c6e-42bd-bedf-808292653d6c";
const SITE: &str = "2882be50-2012-4d88-ac86-544124e120c8";

fn property(number: usize, said: &str, value: &str) -> String {
    format!(
        "<property fmtid=\"{{D5CDD505-2E9C-101B-9397-08002B2CF9AE}}\" pid=\"{number}\" name=\"MSIP_Label_{LABEL}_{said}\">\
         <vt:lpwstr>{value}</vt:lpwstr></property>"
    )
}

#[test]
fn labels_stay_and_who_set_them_goes() {
    let said = [
        ("Enabled", "true"),
        ("SetDate", "2024-02-07T14:50:18Z"),
        ("Method", "Privileged"),
        ("Name", "For Ann Lee"),
        ("SiteId", SITE),
        ("ContentBits", "3"),
        ("Owner", "owner@firm.org"),
    ];
    let properties: String =
        said.iter().enumerate().map(|(number, (said, value))| property(number + 2, said, value)).collect();
    let label = format!(
        "<clbl:labelList xmlns:clbl=\"http://schemas.microsoft.com/office/2020/mipLabelMetadata\">\
         <clbl:label id=\"{{{LABEL}}}\" enabled=\"1\" method=\"Privileged\" siteId=\"{{{SITE}}}\" removed=\"0\"/></clbl:labelList>"
    );
    let bytes = document("<w:p><w:r><w:t>Hello</w:t></w:r></w:p>")
        .part(
            "docProps/custom.xml",
            "custom-properties",
            ("", "rId7", "custom-properties"),
            &format!("<Properties xmlns:vt=\"v\">{properties}</Properties>"),
        )
        .part(
            "docMetadata/LabelInfo.xml",
            "application/vnd.ms-office.classificationlabels+xml",
            ("", "rId8", "classificationlabels"),
            &label,
        )
        .build();
    let text = text_of(&Docx, &bytes);
    for setting in [LABEL, SITE, "Privileged", "2024", "true"] {
        assert!(!text.contains(setting), "{text}");
    }
    let output = gone(&Docx, &bytes, &[("For Ann Lee", "[1]"), ("owner@firm.org", "[2]")]);
    assert_eq!(part(&output, "docMetadata/LabelInfo.xml"), label);
    assert!(part(&output, "docProps/custom.xml").contains(&property(6, "SiteId", SITE)));
}

#[test]
fn the_thread_that_a_comment_repeats_is_no_author() {
    let comment = |author: &str| {
        workbook("", "", "")
            .part(
                "xl/comments1.xml",
                "spreadsheetml.comments",
                ("xl/worksheets/sheet1.xml", "rId3", "comments"),
                &format!(
                    "<comments><authors><author>{author}</author></authors><commentList><comment ref=\"A1\" authorId=\"0\">\
                     <text><t>Call Ann</t></text></comment></commentList></comments>"
                ),
            )
            .build()
    };
    assert!(!text_of(&Xlsx, &comment("tc={7A82DA9E-20F6-46BD-BF44-1A475728DA1A}")).contains("7A82"));
    assert!(text_of(&Xlsx, &comment("tc=Ann Lee")).contains("Ann Lee"));
}

#[test]
fn captions_of_buttons_may_break_their_lines_as_in_html() {
    let caption = "<div><font face=\"Arial\">Mail Ann<br>Lee today</font></div>";
    let bytes = workbook("", "", "")
        .part(
            "xl/drawings/vmlDrawing1.vml",
            "application/vnd.openxmlformats-officedocument.vmlDrawing",
            ("xl/worksheets/sheet1.xml", "rId9", "vmlDrawing"),
            &format!(
                "<xml xmlns:v=\"v\" xmlns:x=\"x\"><v:shape><v:textbox>{caption}</v:textbox></v:shape></xml>"
            ),
        )
        .build();
    let text = text_of(&Xlsx, &bytes);
    assert!(text.contains("Mail Ann\nLee today"), "{text}");
    let output = gone(&Xlsx, &bytes, &[("Ann", "[1]"), ("Lee", "[2]")]);
    let drawing = part(&output, "xl/drawings/vmlDrawing1.vml");
    assert!(drawing.contains("Mail [1]<br>[2] today"), "{drawing}");
}

#[test]
fn files_of_an_archiver_go() {
    let whole = |builder: Builder| parts(&builder.build());
    let own = whole(document("<w:p><w:r><w:t>Ann Lee</w:t></w:r></w:p>"));
    let mut all: Vec<(&str, &[u8])> =
        own.iter().map(|(name, content)| (name.as_str(), content.as_slice())).collect();
    let litter = b"\x00\x05\x16\x07\x00\x02\x00\x00Mac OS X        \xffhttps://intranet/ann".as_slice();
    for name in ["__MACOSX/._word", "__MACOSX/_rels/._.rels", "word/._document.xml", "word/.DS_Store"] {
        all.push((name, litter));
    }
    let bytes = package(&all);
    assert_eq!(crate::recognise(&bytes, None).map(Format::name), Some("DOCX"));
    assert_eq!(open(&Docx, &bytes).text().text(), "Ann Lee");
    let output = gone(&Docx, &bytes, &[("Ann", "[1]")]);
    let names: Vec<String> = parts(&output).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, own.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
}

#[test]
fn how_a_string_that_goes_is_pronounced_goes_too() {
    let strings = "<si><t>\u{540d}\u{524d}</t><rPh sb=\"0\" eb=\"2\"><t>\u{30ca}\u{30de}\u{30a8}</t></rPh></si>\
        <si><r><t>\u{5c71}\u{7530}</t></r><r><t>\u{592a}\u{90ce}</t></r><rPh sb=\"0\" eb=\"2\"><t>\u{30e4}\u{30de}\u{30c0}</t></rPh>\
        <rPh sb=\"2\" eb=\"4\"><t>\u{30bf}\u{30ed}\u{30a6}</t></rPh></si>";
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row><row r=\"2\"><c r=\"A2\" t=\"s\"><v>1</v></c></row>\
        <row r=\"3\"><c r=\"A3\" t=\"inlineStr\"><is><t>\u{82b1}\u{5b50}</t><rPh sb=\"0\" eb=\"2\"><t>\u{30cf}\u{30ca}\u{30b3}</t></rPh></is></c></row>";
    let bytes = workbook(rows, strings, "").build();
    let output = redact(
        &Xlsx,
        &bytes,
        &[("\u{5c71}\u{7530}", "[1]"), ("\u{592a}\u{90ce}", "[2]"), ("\u{82b1}\u{5b50}", "[3]")],
    );
    let (strings, sheet) =
        (part(&output.bytes, "xl/sharedStrings.xml"), part(&output.bytes, "xl/worksheets/sheet1.xml"));
    assert!(strings.contains("\u{30ca}\u{30de}\u{30a8}"), "nothing changed there: {strings}");
    for reading in ["\u{30e4}\u{30de}\u{30c0}", "\u{30bf}\u{30ed}\u{30a6}", "\u{30cf}\u{30ca}\u{30b3}"] {
        assert!(!strings.contains(reading) && !sheet.contains(reading), "{strings} {sheet}");
    }
    assert!(strings.contains("[1]") && strings.contains("[2]") && sheet.contains("[3]"));
}

#[test]
fn a_string_may_be_pronounced_in_any_number_of_pieces() {
    let pieces = "<rPh sb=\"0\" eb=\"1\"><t>Reading</t></rPh>".repeat(50_000);
    let strings = format!("<si><t>Name</t></si><si><t>Ann Lee</t>{pieces}</si>");
    let rows = "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row><row r=\"2\"><c r=\"A2\" t=\"s\"><v>1</v></c></row>";
    let output = redact(&Xlsx, &workbook(rows, &strings, "").build(), &[("Ann Lee", "[1]")]);
    let strings = part(&output.bytes, "xl/sharedStrings.xml");
    assert!(strings.contains("[1]") && !strings.contains("Reading"));
}
