//! How a page is encoded, by its mark, the file around it, or what it says itself.

use blackbar_core::FormatError;
use encoding_rs::Encoding;

use crate::encoding::{Base, Decoder, Hint, TextEncoding, detect};

/// A page says its encoding within so many bytes.
const SAID_WITHIN: usize = 4096;

/// The text, and how to write it back.
pub(super) fn decoded(bytes: Vec<u8>, charset: Option<&str>) -> Result<(String, TextEncoding), FormatError> {
    let unsaid = detect(&bytes, true, Hint::Text);
    let marked = !unsaid.mark.is_empty() || !matches!(unsaid.base, Base::Utf8 | Base::Legacy(_));
    // What is UTF-8 was meant to be, whatever it says. Replacements are ASCII.
    let is_utf8 = unsaid.base == Base::Utf8 && std::str::from_utf8(&bytes).is_ok() && !bytes.is_ascii();
    let encoding = if marked || is_utf8 {
        unsaid
    } else {
        match charset.map(str::to_owned).or_else(|| said(&bytes)) {
            None => unsaid,
            Some(label) => {
                // UTF-7 and the like: another program would read what we do not.
                let known = Encoding::for_label(label.as_bytes())
                    .ok_or(FormatError::Unsupported("a page is in an unknown encoding"))?;
                let ascii = known == encoding_rs::UTF_8
                    || known == encoding_rs::UTF_16LE
                    || known == encoding_rs::UTF_16BE;
                let base = if ascii { Base::Utf8 } else { Base::Legacy(known) };
                TextEncoding { base, ascii_only: false, mark: &[] }
            }
        }
    };
    let decoded = Decoder::new(encoding).decode_all(bytes);
    if !decoded.strays.is_empty() || decoded.text.contains('\0') {
        return Err(FormatError::Damaged("a page is not in the encoding it says".to_owned()));
    }
    Ok((decoded.text, encoding))
}

/// The encoding that the beginning of a page names.
fn said(bytes: &[u8]) -> Option<String> {
    let head = bytes.get(..SAID_WITHIN.min(bytes.len()))?;
    let head = String::from_utf8_lossy(head).to_ascii_lowercase();
    let after = |sign: &str| head.split_once(sign).map(|(_, after)| after);
    let declared = || head.starts_with("<?xml").then(|| after("encoding=")).flatten();
    let value = after("charset=").or_else(declared)?;
    let value = value.trim_start_matches(['"', '\'', ' ']);
    let end = value.find(|one: char| !(one.is_ascii_alphanumeric() || "-_:.".contains(one)));
    value.get(..end.unwrap_or(value.len())).filter(|label| !label.is_empty()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_believed_in_order() {
        let text =
            |bytes: &[u8], charset: Option<&str>| decoded(bytes.to_vec(), charset).map(|(text, _)| text);
        let meta =
            b"<meta http-equiv=Content-Type content=\"text/html; charset=windows-1251\"><p>\xC8\xE2\xE0\xED";
        assert!(text(meta, None).is_ok_and(|text| text.ends_with("Иван")));
        assert!(text(b"<p>J\xFCrg", Some("iso-8859-1")).is_ok_and(|text| text == "<p>Jürg"));
        assert!(text("<p charset=iso-8859-1>Jürg".as_bytes(), None).is_ok_and(|text| text.contains("Jürg")));
        assert!(text(b"<meta charset=utf-7><p>+AEoAbwBl-", None).is_err());
        assert!(text(b"\xFF\xFE<\0p\0>\0A\0", None).is_ok_and(|text| text == "<p>A"));
    }
}
