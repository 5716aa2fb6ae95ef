//! Web archives made for the test, and what becomes of them.

use blackbar_core::{Changes, Edit, Edits, Limits, TextRange};

use super::WebArchive;
use crate::spliced::Envelope;
use crate::testing::open_with;

fn redact(source: &[u8], changes: &[(&str, &str)]) -> (String, String) {
    let document = open_with(&WebArchive, source, &Limits::default()).expect("opens");
    let text = document.text().text().to_owned();
    let edits = changes.iter().flat_map(|(from, to)| {
        text.match_indices(from)
            .map(|(at, from)| Edit { range: TextRange::at(at, from.len()), text: (*to).into() })
    });
    let edits = Edits::new(edits.collect()).expect("disjoint");
    assert!(changes.is_empty() || edits.len() >= changes.len(), "{text}");
    let written = document.write(Changes { edits: edits.clone() }).expect("writes");
    (text, String::from_utf8_lossy(&written.bytes).into_owned())
}

fn archive(head: &str) -> String {
    let picture = Envelope::Base64Lines.around(include_bytes!("../office_xml/blank/blank.png"));
    format!(
        "{head}MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n boundary=\"--=mid\";\r\n type=\"text/html\"\r\n\r\n\
         ----=mid\r\nContent-Type: text/html; charset=\"utf-8\"\r\nContent-Transfer-Encoding: quoted-printable\r\n\
         Content-Location: file:///C:/fake/document.html\r\n\r\n<p class=3DMsoNormal>Dear J=C3=BCrg Me=\r\nier,</p>\r\n\
         ----=mid\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\
         Content-Location: file:///C:/fake/image0.png\r\n\r\n{}\r\n\
         ----=mid--\r\n",
        String::from_utf8_lossy(&picture)
    )
}

#[test]
fn pages_are_redacted_inside_their_encoding() {
    let source = archive("");
    let (text, same) = redact(source.as_bytes(), &[]);
    assert_eq!(same, source, "nothing changes without a change");
    assert!(text.contains("Dear Jürg Meier,"), "{text}");
    let (_, output) = redact(source.as_bytes(), &[("Jürg Meier", "[NAME=1]")]);
    assert!(!output.contains("J=C3") && output.contains("Dear [NAME=3D1],</p>"), "{output}");
    assert!(output.contains("class=3DMsoNormal"), "{output}");
    let again = open_with(&WebArchive, output.as_bytes(), &Limits::default()).expect("opens");
    assert!(again.text().text().contains("Dear [NAME=1],"));
}

#[test]
fn lines_about_the_sender_and_parts_of_other_kinds_go() {
    let source = archive("From: \"Saved by Ann\" <a@x.org>\r\nSubject: Bob's\r\n page\r\n").replace(
        "----=mid--\r\n",
        "----=mid\r\nContent-Type: application/x-mso\r\nContent-Transfer-Encoding: base64\r\n\r\nQW5u\r\n\
         ----=mid\r\nContent-Type: text/xml\r\n\r\n<o:MainFile HRef=\"cid.htm\"/>\r\n\
         ----=mid\r\nContent-Type: text/plain; name=\"dan.txt\"\r\nContent-Transfer-Encoding: x-uuencode\r\n\r\nEve\r\n\
         ----=mid--\r\nFay",
    );
    let (text, output) = redact(source.as_bytes(), &[("dan.txt", "[1]")]);
    for word in ["Ann", "a@x.org", "Bob", "page", "QW5u", "cid", "dan", "Eve", "Fay"] {
        assert!(!output.contains(word), "{word}: {output}");
    }
    assert!(text.contains("file:///C:/fake/document.html"), "{text}");
    assert!(output.starts_with("MIME-Version: 1.0\r\nContent-Type: multipart/related;"), "{output}");
}

#[test]
fn a_page_alone_and_broken_archives() {
    let single = "MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<p>Archived Ari</p>";
    assert_eq!(redact(single.as_bytes(), &[("Ari", "[1]")]).1, single.replace("Ari", "[1]"));
    let whole = archive("X-A: b\r\n").into_bytes();
    for cut in 0..whole.len() {
        let _ = open_with(&WebArchive, &whole[..cut], &Limits::default());
        let mut flipped = whole.clone();
        flipped[cut] ^= 1 << (cut % 7);
        if let Ok(document) = open_with(&WebArchive, &flipped, &Limits::default()) {
            let _ = document.write(Changes { edits: Edits::default() });
        }
    }
}
