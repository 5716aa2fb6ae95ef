//! Pages made for the test, and what becomes of them.

use blackbar_core::{Changes, Edit, Edits, FormatError, Limits, TextRange};

use super::Html;
use crate::testing::open_with;

fn text_of(source: &str) -> String {
    open_with(&Html, source.as_bytes(), &Limits::default()).expect("opens").text().text().to_owned()
}

fn redact(source: &str, changes: &[(&str, &str)]) -> String {
    let document = open_with(&Html, source.as_bytes(), &Limits::default()).expect("opens");
    let text = document.text().text().to_owned();
    let edits = changes.iter().flat_map(|(from, to)| {
        text.match_indices(from)
            .map(|(at, from)| Edit { range: TextRange::at(at, from.len()), text: (*to).into() })
    });
    let edits = Edits::new(edits.collect()).expect("disjoint");
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    assert_eq!(written.processed.expect("a text").ranges.len(), edits.len());
    String::from_utf8(written.bytes).expect("UTF-8")
}

#[test]
fn sloppy_pages_are_read_as_browsers_show_them() {
    let page = "<!DOCTYPE html><html><body><p class=MsoNormal>Dear <b>Jo</b>hn<br>Sm&iacute;th\r\n<i>x</i> 1 < 2<td>A<td>B</p>";
    assert_eq!(text_of(page), "Dear John\nSmíth x 1 < 2\nA\nB\nMsoNormal");
    assert_eq!(redact(page, &[]), page);
    let output = redact(page, &[("John", "[N<&>]"), ("Smíth", "[M é]")]);
    assert!(output.contains("Dear <b>[N&#60;&#38;&#62;]</b><br>[M &#233;]\r\n<i>"), "{output}");
    assert_eq!(text_of(&output), "Dear [N<&>]\n[M é] x 1 < 2\nA\nB\nMsoNormal");
}

#[test]
fn attributes_are_values_and_links_are_decoded() {
    let page = "<p><a href='mailto:J%C3%BCrg%20B@x.org' title=Ann>Jürg</a> <img alt=\"Bob &amp; Co\" width=10 src=\"a.png\"></p>";
    assert_eq!(text_of(page), "Jürg\nmailto:Jürg B@x.org\nAnn\nBob & Co\na.png");
    let output = redact(page, &[("Ann", "[N 1]"), ("Bob & Co", "[\"O\"]"), ("Jürg B", "[M]")]);
    assert!(output.contains("title=&#91;N&#32;1&#93;>") && output.contains("mailto:[M]@x.org"), "{output}");
    assert!(output.contains("alt=\"[&#34;O&#34;]\""), "{output}");
}

#[test]
fn what_only_programs_read_goes() {
    let page = "<html><head><meta charset=utf-8><meta name=author content='Ann Lee'><link rel=File-List href=ann.xml>\
        <script>var Bob</script><!-- Cid --><style>/* Dan */ p { color: red }</style><style>p:after{content:'Eve'}</style>\
        <!--[if gte mso 9]><xml><o:DocumentProperties><o:Author>Fay</o:Author></o:DocumentProperties></xml><![endif]-->\
        </head><body onload='Gil()'><object data=hal>Inner</object><p style='background:url(data:Ida)'>Text</p></body></html><a Jan";
    let output = redact(page, &[]);
    for word in ["Ann", "ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "hal", "Ida", "Jan"] {
        assert!(!output.contains(word), "{word}: {output}");
    }
    assert!(
        output.contains("charset=utf-8") && output.contains("p { color: red }") && output.contains("Inner"),
        "{output}"
    );
    assert_eq!(redact(&output, &[]), output, "once is enough");
}

#[test]
fn a_picture_in_the_page_is_a_picture() {
    // Nothing reads pictures here; with a reader they are covered (the tests of office files do that).
    let output = redact("<img src=\"data:image/bmp;base64,Qk0=\">Sid<img src='data:text/html,Tom'>", &[]);
    assert_eq!(output, "<img src=\"\">Sid<img src=''>");
    let broken = redact("<img src='data:image/png;base64,QW5u'>", &[]);
    assert_eq!(broken, "<img src=''>");
}

#[test]
fn encodings_stay_and_odd_ones_are_refused() {
    let page = b"<meta charset=windows-1252><p>J\xFCrg Meier";
    let document = open_with(&Html, page, &Limits::default()).expect("opens");
    let at = document.text().text().find("Meier").expect("there");
    let edits = Edits::new(vec![Edit { range: TextRange::at(at, 5), text: "名".into() }]).unwrap();
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    assert_eq!(written.bytes, b"<meta charset=windows-1252><p>J\xFCrg &#21517;");
    let error = open_with(&Html, b"<meta charset=utf-7>+AEo-", &Limits::default()).err();
    assert!(matches!(error, Some(FormatError::Unsupported(_))));
}

#[test]
fn no_page_is_too_broken() {
    let whole =
        "<!--[if x]><p a='b' c=d e><![CDATA[x]]><style>/*</style>&eacute<!-- y --></p><script>z</script";
    for cut in 0..whole.len() {
        let _ = redact(&whole[..cut], &[]);
        let mut flipped = whole.as_bytes().to_vec();
        flipped[cut] ^= 1 << (cut % 7);
        if let Ok(document) = open_with(&Html, &flipped, &Limits::default()) {
            let _ = document.write(Changes { edits: Edits::default() });
        }
    }
}
