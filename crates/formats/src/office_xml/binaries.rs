//! What stands in for a part that cannot be redacted: something of its kind that opens and says nothing.

use blackbar_core::Format;

use crate::PlainText;
use crate::html::Html;
use crate::rtf::{Rtf, is_rtf};
use crate::web_archive::{WebArchive, is_web_archive};

/// A compound file with nothing in it.
pub(super) const EMPTY_COMPOUND: &[u8] = include_bytes!("blank/blank.bin");
/// A zip file with nothing in it.
pub(super) const EMPTY_ZIP: &[u8] = b"PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
/// A drawing with nothing in it.
pub(super) const EMPTY_SVG: &[u8] = b"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>";
/// A recording of nothing.
const EMPTY_WAV: &[u8] =
    b"RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1F\0\0\x40\x1F\0\0\x01\0\x08\0data\0\0\0\0";

fn ending(name: &str) -> String {
    name.rsplit_once('.').map_or_else(String::new, |(_, ending)| ending.to_ascii_lowercase())
}

/// A blank picture of the kind that a part's name says.
pub(super) fn blank_picture(name: &str) -> &'static [u8] {
    match ending(name).as_str() {
        "jpg" | "jpeg" | "jpe" | "jfif" => include_bytes!("blank/blank.jpeg"),
        "gif" => include_bytes!("blank/blank.gif"),
        "bmp" | "dib" => include_bytes!("blank/blank.bmp"),
        "tif" | "tiff" => include_bytes!("blank/blank.tiff"),
        "emf" => include_bytes!("blank/blank.emf"),
        "wmf" => include_bytes!("blank/blank.wmf"),
        // Office looks at the bytes, not at the name.
        _ => include_bytes!("blank/blank.png"),
    }
}

/// A recording or film of nothing.
pub(super) fn blank_media(name: &str) -> &'static [u8] {
    if ending(name) == "wav" { EMPTY_WAV } else { b"" }
}

/// A document of another kind with nothing in it.
pub(super) fn blank_chunk(name: &str) -> &'static [u8] {
    match ending(name).as_str() {
        "rtf" => b"{\\rtf1 }",
        "htm" | "html" | "xht" | "xhtml" => b"<html><head><title></title></head><body></body></html>",
        "mht" | "mhtml" => {
            b"MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<html><body></body></html>\r\n"
        }
        _ => b" ",
    }
}

/// Why a document of another kind went.
pub(super) const CHUNK_REMOVED: &str =
    "an embedded text was removed: it is damaged, or in a format or an encoding that cannot be redacted";

/// How a document of another kind can be read, by what it holds, its name and what the package says of it; nothing where it
/// cannot.
pub(super) fn chunk_format(name: &str, content_type: &str, bytes: &[u8]) -> Option<&'static dyn Format> {
    if is_rtf(bytes) {
        return Some(&Rtf);
    }
    let content_type = content_type.to_ascii_lowercase();
    let content_type = content_type.split(';').next().unwrap_or("").trim();
    let is_mail = content_type == "message/rfc822" || content_type.starts_with("multipart/");
    let ending = ending(name);
    match ending.as_str() {
        "mht" | "mhtml" | "eml" => Some(&WebArchive),
        _ if is_mail => Some(&WebArchive),
        "htm" | "html" | "xht" | "xhtml" if is_web_archive(bytes) => Some(&WebArchive),
        "htm" | "html" | "xht" | "xhtml" => Some(&Html),
        _ if content_type.contains("html") => Some(&Html),
        "txt" => Some(&PlainText),
        _ if content_type == "text/plain" => Some(&PlainText),
        _ => None,
    }
}

/// Whether an SVG may hold what its text does not show: pictures, scripts, text in styles.
pub(super) fn svg_hides(source: &str) -> bool {
    let lower = source.to_ascii_lowercase();
    ["data:", "<script", "foreignobject", "<!entity", "<image", "@import", "content:"]
        .iter()
        .any(|sign| lower.contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_told_by_content_then_name_then_type() {
        for (name, content_type, bytes, format) in [
            ("a.html", "text/html", &b"<p>x</p>"[..], Some("HTML")),
            ("a.html", "text/html", b"{\\rtf1 x}", Some("RTF")),
            ("a.dat", "application/rtf", b" {\\rtf1 x}", Some("RTF")),
            ("a.dat", "message/rfc822", b"MIME-Version: 1.0", Some("MHT")),
            ("a.htm", "text/html", b"MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n", Some("MHT")),
            ("a.dat", "application/xhtml+xml", b"<p/>", Some("HTML")),
            ("a.txt", "text/plain", b"x", Some("text")),
            ("a.dat", "application/octet-stream", b"x", None),
        ] {
            assert_eq!(chunk_format(name, content_type, bytes).map(Format::name), format, "{name}");
        }
    }
}
