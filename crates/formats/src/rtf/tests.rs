//! RTF made for the test, and what becomes of it. LibreOffice, where it is at hand, reads it before and after.

use std::fs;
use std::process::Command;

use blackbar_core::{Changes, Document, Edit, Edits, FormatError, Limits, TextRange};

use super::Rtf;
use crate::testing::open_with;

fn open(source: &[u8]) -> Box<dyn Document> {
    open_with(&Rtf, source, &Limits::default()).expect("opens")
}

/// Every mention of the values changed.
fn redact(source: &[u8], changes: &[(&str, &str)]) -> Vec<u8> {
    let document = open(source);
    let text = document.text().text().to_owned();
    let edits = changes.iter().flat_map(|(from, to)| {
        text.match_indices(from)
            .map(|(at, from)| Edit { range: TextRange::at(at, from.len()), text: (*to).into() })
    });
    let edits = Edits::new(edits.collect()).expect("disjoint");
    document.write(Changes { edits: edits.clone() }).expect("writes").bytes
}

fn check(source: &[u8], text: &str) {
    assert_eq!(open(source).text().text(), text, "{}", String::from_utf8_lossy(source));
    assert_eq!(redact(source, &[]), source);
}

#[test]
fn text_is_read_through_commands_and_escapes() {
    check(b"{\\rtf1\\ansi Dear {\\b Jo}hn \\i Sm\\i0 ith\\par Bye}", "Dear John Smith\nBye");
    check(
        b"{\\rtf1 Jos\\'e9 Mu\\u241\\'f1oz \\u8217?s \\{x\\} a\\~b\\_c d\\-e}",
        "José Muñoz ’s {x} a\u{A0}b-c de",
    );
    check(b"{\\rtf1\\uc0\\u26085\\u26412 x\\u-10179\\u-8704 y}", "日本x😀y");
    check(b"{\\rtf1\\uc2\\u233 abc}", "éc");
    check(b"{\\rtf1 A\\tab B\\cell C\\row D\\line E}", "A B\nC\nD\nE");
    check(b"{\\rtf1 Jo\r\nhn\\par\r\nSm\r\nith}", "John\nSmith");
    assert_eq!(open(b"{\\rtf1\\bin3 {}}x\\'zy}").text().text(), "xzy");
}

#[test]
fn bytes_are_read_by_the_code_page_of_the_font() {
    let fonts = "{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset128 MS Mincho;}}";
    let source = format!(
        "{{\\rtf1\\ansicpg1252{fonts}\\f0 J\\'fcrg \\f1 \\'c8\\'e2\\'e0\\'ed \\f2 \\'8eR\\'93\\'63}}"
    );
    check(source.as_bytes(), "Jürg Иван 山田");
    check(b"{\\rtf1\\ansicpg1250 Ko\\'9a\\'e8}", "Košč");
    check(b"{\\rtf1\\pc J\\'81rg}", "Jürg");
    check(b"{\\rtf1\\ansi J\xFCrg}", "Jürg");
}

#[test]
fn notes_names_and_instructions_are_read_apart() {
    let source = br#"{\rtf1 See {\field{\*\fldinst HYPERLINK "mailto:ann@x.org"}{\fldrslt Ann}} Lee{\footnote Note by {\b Bo}b} now.
{\header Head}{\*\bkmkstart Mark}{\*\annotation{\*\atnauthor Cid}Said}{\*\revtbl{Unknown;}{Dan Roe;}}}"#;
    let text = open(source).text().text().to_owned();
    assert_eq!(
        text,
        "See Ann Lee now.\nHYPERLINK \"mailto:ann@x.org\"\nNote by Bob\nHead\nMark\nCid\nSaid\nUnknown;\nDan Roe;"
    );
    assert_eq!(redact(source, &[]), source);
}

#[test]
fn what_only_programs_read_goes() {
    let source = br#"{\rtf1{\info{\author Ann Lee}{\company Acme}}{\*\generator Writer of Bob}\b{\*\unknown Cid}d
{\*\rsidtbl\rsid1}{\object{\*\objdata 414e4e}{\result Shown}}{\*\shpinst{\sp{\sn wzDescription}{\sv Photo of Dan}}{\sp{\sn posh}{\sv 914400}}}}trailing Eve"#;
    let output = String::from_utf8(redact(source, &[("Dan", "[1]")])).unwrap();
    for word in ["Ann", "Acme", "Bob", "Cid", "rsid", "414e4e", "Dan", "Eve"] {
        assert!(!output.contains(word), "{word}: {output}");
    }
    assert!(
        output.contains("\\b{}d") && output.contains("Shown") && output.contains("Photo of [1]"),
        "{output}"
    );
    assert_eq!(open(output.as_bytes()).text().text(), "d\nShown\nPhoto of [1]".replace("d\n", "d"));
}

#[test]
fn a_replacement_is_escaped_and_takes_the_first_format() {
    for (source, from, to, expected) in [
        ("{\\rtf1 a {\\b Jo}hn b}", "John", "[N]", "{\\rtf1 a {\\b [N]} b}"),
        ("{\\rtf1 a John b}", "John", "{\\x}é", "{\\rtf1 a \\{\\\\x\\}\\u233? b}"),
        ("{\\rtf1\\uc0 John}", "John", "é5", "{\\rtf1\\uc0 \\u233 5}"),
        ("{\\rtf1\\b(x) y}", "(x)", "N1", "{\\rtf1\\b{}N1 y}"),
        ("{\\rtf1 Jos\\'e9 x}", "José", "[N]", "{\\rtf1 [N] x}"),
        ("{\\rtf1\\uc0\\u8217(5}", "(", "", "{\\rtf1\\uc0\\u8217{}5}"),
        ("{\\rtf1 x}", "x", "😀", "{\\rtf1 \\u-10179?\\u-8704?}"),
    ] {
        let output = String::from_utf8(redact(source.as_bytes(), &[(from, to)])).unwrap();
        assert_eq!(output, expected);
        assert!(open(output.as_bytes()).text().text().contains(to));
    }
}

#[test]
fn text_for_older_programs_hides_nothing() {
    let output = redact(b"{\\rtf1\\uc9\\u32 John Lee and more}", &[]);
    assert!(!String::from_utf8_lossy(&output).contains("John"));
}

#[test]
fn a_picture_that_cannot_be_read_is_blank() {
    let source = b"{\\rtf1 a{\\pict\\wmetafile8\\picwgoal100\\pichgoal50 010009000003}b}";
    let output = String::from_utf8(redact(source, &[])).unwrap();
    assert!(
        !output.contains("010009000003") && output.contains("\\pngblip\\picwgoal100\\pichgoal50"),
        "{output}"
    );
    assert_eq!(redact(output.as_bytes(), &[]), output.as_bytes(), "once is enough");
}

#[test]
fn a_value_that_stands_where_nothing_is_read_withholds_the_file() {
    let document = open(b"{\\rtf1{\\fonttbl{\\f0 John Smith;}}Dear John Smith}");
    let at = document.text().text().find("John").expect("there");
    let edits = Edits::new(vec![Edit { range: TextRange::at(at, 10), text: "[N]".into() }]).unwrap();
    assert!(matches!(document.write(Changes { edits: edits.clone() }), Err(FormatError::Unsupported(_))));
}

#[test]
fn broken_files_are_refused_and_never_panic() {
    let error = |source: &[u8]| open_with(&Rtf, source, &Limits::default()).err();
    assert!(matches!(error(b"x"), Some(FormatError::WrongType(_))));
    assert!(matches!(error(b"{\\rtf1 x"), Some(FormatError::Damaged(_))));
    assert_eq!(error(&b"{\\rtf1".repeat(2000)), Some(FormatError::OverLimit("nested too deeply")));
    let whole = SAMPLE.as_bytes();
    for cut in 0..whole.len() {
        let _ = error(&whole[..cut]);
        let mut flipped = whole.to_vec();
        flipped[cut] ^= 1 << (cut % 8);
        if let Ok(document) = open_with(&Rtf, &flipped, &Limits::default()) {
            let _ = document.write(Changes { edits: Edits::default() });
        }
    }
}

/// Something of everything that LibreOffice shows.
const SAMPLE: &str = r#"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\froman\fcharset0 Times New Roman;}{\f1\fswiss\fcharset204 Arial Cyr;}}
{\colortbl;\red255\green0\blue0;}{\stylesheet{\s0 Normal;}{\s1 heading 1;}{\*\cs10 Default Paragraph Font;}}
{\info{\title Secret title}{\author Hidden Hal}}
\pard\plain\f0\fs24 Dear {\b Jo}hn {\i Sm\i0 ith}, born in {\cf1 Z\'fcrich}\par
\pard Call \u8220?the office\u8221? or {\field{\*\fldinst HYPERLINK "http://example.org/"}{\fldrslt our page}}.\par
{\f1 \'c8\'e2\'e0\'ed} wrote\tab this\line and that.\par
\trowd\cellx3000\cellx6000\pard\intbl Cell one\cell Cell two\cell\row\pard
{\header\pard Header text\par}Last line.\par}"#;

/// The text that LibreOffice reads.
fn by_libreoffice(source: &[u8], name: &str) -> Option<String> {
    let folder = std::env::temp_dir().join(format!("blackbar-rtf-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).ok()?;
    fs::write(folder.join("a.rtf"), source).ok()?;
    let profile = format!("-env:UserInstallation=file://{}/profile", folder.display());
    let run = Command::new("soffice")
        .args(["--headless", &profile, "--convert-to", "txt:Text (encoded):UTF8", "--outdir"])
        .arg(&folder)
        .arg(folder.join("a.rtf"))
        .output();
    let text = run.ok().and_then(|_| fs::read_to_string(folder.join("a.txt")).ok());
    let _ = fs::remove_dir_all(&folder);
    text
}

#[test]
fn libreoffice_reads_the_same_but_for_what_was_redacted() {
    let Some(before) = by_libreoffice(SAMPLE.as_bytes(), "before") else {
        eprintln!("SKIPPED: LibreOffice (soffice) is not installed");
        return;
    };
    let changes =
        [("John Smith", "[NAME_1]"), ("Zürich", "{é 名}"), ("Иван", "[NAME_2]"), ("Cell two", "[X_1]")];
    let output = redact(SAMPLE.as_bytes(), &changes);
    let after = by_libreoffice(&output, "after").expect("reads the output");
    let expected = changes.iter().fold(before.clone(), |text, (from, to)| text.replace(from, to));
    assert!(before.contains("John Smith") && before.contains("Иван"), "{before}");
    assert_eq!(after, expected);
    for word in ["Secret", "Hal", "Smith"] {
        assert!(!String::from_utf8_lossy(&output).contains(word));
    }
}
