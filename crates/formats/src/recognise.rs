//! What a file is, from its bytes and its name, for those who do not say.

use blackbar_core::{Format, Limits};

use crate::csv::looks_like_table;
use crate::encoding::{Decoder, Hint, detect};
use crate::json::JsonScanner;
use crate::source_text::{Found, Scanner, Window};
use crate::xml::XmlScanner;
use crate::{ALL, Csv, Json, Pdf, PlainText, Xml, image, magic, office_xml};

/// The text formats need no more than this to be told apart.
const SAMPLE: usize = 64 << 10;

/// The format of a file; nothing when no built format fits. The name's ending decides between formats that the bytes
/// allow, since a table or a JSON file is text as well.
pub fn recognise(bytes: &[u8], file_name: Option<&str>) -> Option<&'static dyn Format> {
    if let Some(format) = office_xml::recognise(bytes) {
        return Some(format);
    }
    if let Some(picture) = image::recognise(bytes) {
        return Some(picture);
    }
    if crate::pdf::begins(bytes) {
        return Some(&Pdf);
    }
    if let Some(audio) = crate::audio::recognise(bytes) {
        return Some(audio);
    }
    if office_xml::is_encrypted(bytes) {
        // Its name says what it is, and opening it says that it cannot be read.
        return by_ending(file_name).filter(|format| office_xml::NAMES.contains(&format.name()));
    }
    if magic::is_binary(bytes) {
        return None;
    }
    let complete = bytes.len() <= SAMPLE;
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let encoding = detect(sample, complete, Hint::Xml);
    let mut decoded = crate::encoding::Decoded::default();
    let unmarked = sample.get(encoding.mark.len()..).unwrap_or_default();
    Decoder::new(encoding).decode(unmarked, complete, &mut decoded);
    if magic::is_junk(&decoded) {
        return None;
    }
    if let Some(format) = by_ending(file_name) {
        return Some(format);
    }
    Some(by_content(&decoded.text, complete))
}

/// The format whose files are called so.
fn by_ending(file_name: Option<&str>) -> Option<&'static dyn Format> {
    let (_, ending) = file_name?.rsplit_once('.')?;
    let ending = ending.to_ascii_lowercase();
    ALL.iter().copied().find(|format| format.extensions().contains(&ending.as_str()))
}

fn by_content(text: &str, complete: bool) -> &'static dyn Format {
    let limits = Limits::default();
    match text.trim_start().as_bytes().first() {
        Some(b'<') if scans(XmlScanner::new(&limits), text, complete) => &Xml,
        Some(b'{' | b'[') if scans(JsonScanner::new(&limits), text, complete) => &Json,
        _ if looks_like_table(text) => &Csv,
        _ => &PlainText,
    }
}

fn scans(mut scanner: impl Scanner, text: &str, complete: bool) -> bool {
    let window = Window { text, enough: usize::MAX, last: complete, force: false };
    scanner.scan(&window, &mut Found::new(usize::MAX, text.len())).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], file_name: Option<&str>, expected: Option<&str>) {
        assert_eq!(recognise(bytes, file_name).map(Format::name), expected, "{file_name:?}");
    }

    #[test]
    fn a_file_with_a_password_is_what_its_name_says() {
        let mut bytes = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1".to_vec();
        check(&bytes, Some("a.docx"), None);
        bytes.extend("EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes));
        check(&bytes, Some("a.XLSX"), Some("XLSX"));
        check(&bytes, Some("a.txt"), None);
        check(&bytes, None, None);
    }

    #[test]
    fn the_name_decides_between_what_the_bytes_allow() {
        check(b"a,b\n1,2\n", Some("table.CSV"), Some("CSV"));
        check(b"{\"a\": 1}", Some("x.json"), Some("JSON"));
        check(b"{\"a\": 1}", Some("notes.txt"), Some("text"));
        check(b"%PDF-1.7", Some("x.txt"), Some("PDF"));
        check(b"\0\x01\x02\x03\x04\x05", Some("x.csv"), None);
    }

    #[test]
    fn bytes_speak_for_themselves() {
        check(b"{\"a\": 1}\n{\"a\": 2}\n", None, Some("JSON"));
        check(b"<?xml version=\"1.0\"?><a>x</a>", Some("noending"), Some("XML"));
        check(b"\xFF\xFE<\0a\0/\0>\0", None, Some("XML"));
        check(b"<p>not <b>well-formed", None, Some("text"));
        check(b"[INFO] started\n[INFO] stopped\n", Some("x.unknown"), Some("text"));
        check(b"id;name;city\n1;Ann;Bern\n2;Bob;Basel\n", None, Some("CSV"));
        check(b"Dear Ann,\nthanks.\n", None, Some("text"));
        check(b"", None, Some("text"));
    }
}
