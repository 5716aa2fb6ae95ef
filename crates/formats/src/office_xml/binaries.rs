//! What stands in for a part that cannot be redacted: something of its kind that opens and says nothing.

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
pub(super) fn chunk_removed(name: &str) -> &'static str {
    match ending(name).as_str() {
        "rtf" => "an embedded text was removed: RTF cannot be redacted",
        "mht" | "mhtml" => "an embedded text was removed: web archives (MHT) cannot be redacted",
        "htm" | "html" | "xht" | "xhtml" => {
            "an embedded text was removed: its HTML is not well-formed, or holds pictures or scripts"
        }
        _ => "an embedded text was removed: its format cannot be redacted",
    }
}

/// How a document of another kind can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChunkKind {
    /// As XML, if it is well-formed.
    Markup,
    /// As plain text.
    Text,
    /// Not at all.
    Unreadable,
}

/// How a document of another kind can be read, by its name and what it holds. Pictures and programs inside HTML are no
/// text, so that such a file is not read.
pub(super) fn chunk_kind(name: &str, bytes: &[u8]) -> ChunkKind {
    match ending(name).as_str() {
        "htm" | "html" | "xht" | "xhtml" => {
            let lower = String::from_utf8_lossy(bytes).to_ascii_lowercase();
            let hides = ["base64", "data:image", "<script", "<object", "<embed", "<iframe", "<applet"];
            // In two bytes a letter the signs would not be seen.
            let hides = bytes.contains(&0) || hides.iter().any(|sign| lower.contains(sign));
            if hides { ChunkKind::Unreadable } else { ChunkKind::Markup }
        }
        "txt" => ChunkKind::Text,
        _ => ChunkKind::Unreadable,
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
    fn html_that_may_hide_a_picture_is_not_read() {
        let page = "<html><body><p>Hello</p></body></html>";
        let hidden = "<html><img src=\"data:image/png;base64,QQ==\"/></html>";
        let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
        assert_eq!(chunk_kind("a.html", page.as_bytes()), ChunkKind::Markup);
        assert_eq!(chunk_kind("a.html", hidden.as_bytes()), ChunkKind::Unreadable);
        assert_eq!(chunk_kind("a.html", &wide(hidden)), ChunkKind::Unreadable);
        assert_eq!(chunk_kind("a.rtf", page.as_bytes()), ChunkKind::Unreadable);
    }
}
