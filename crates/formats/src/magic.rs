//! Bytes that are plainly not text, whatever the sender says.

use blackbar_core::FormatError;

use crate::encoding::Decoded;

/// What other files begin with. Only marks that no text begins with.
const MARKS: &[&[u8]] = &[
    b"%PDF-",
    b"PK\x03\x04",
    b"PK\x05\x06",
    b"PK\x07\x08",
    b"\x89PNG\r\n\x1A\n",
    b"GIF87a",
    b"GIF89a",
    b"\xFF\xD8\xFF",
    b"II*\0",
    b"MM\0*",
    b"II+\0",
    b"MM\0+",
    b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
    b"\x1F\x8B\x08",
    b"7z\xBC\xAF\x27\x1C",
    b"\xFD7zXZ\0",
    b"\x28\xB5\x2F\xFD",
    b"Rar!\x1A\x07",
    b"OggS\0",
    b"ID3\x02",
    b"ID3\x03",
    b"ID3\x04",
    b"fLaC\0",
    b"\x1A\x45\xDF\xA3",
    b"\x7FELF",
    b"SQLite format 3\0",
    b"\0asm",
    b"wOFF",
    // Text only by its bytes: its words hide behind escapes that plain text does not know.
    b"{\\rtf",
];

/// Refuses bytes that begin like a file of another kind.
pub(crate) fn refuse_binary(bytes: &[u8], what: &'static str) -> Result<(), FormatError> {
    if is_binary(bytes) { Err(FormatError::WrongType(what)) } else { Ok(()) }
}

/// Whether the bytes begin like a file that is not text.
pub(crate) fn is_binary(bytes: &[u8]) -> bool {
    let starts = bytes.trim_ascii_start();
    MARKS.iter().any(|mark| bytes.starts_with(mark) || starts.starts_with(mark) && mark[0].is_ascii_graphic())
        || bytes.get(128..132) == Some(b"DICM")
        || bytes.starts_with(b"\0\0\0") && bytes.get(4..8) == Some(b"ftyp")
        || bytes.starts_with(b"RIFF") && matches!(bytes.get(8..12), Some(b"WAVE" | b"WEBP" | b"AVI "))
        || bytes.starts_with(b"BZh") && bytes.get(4..10) == Some(b"1AY&SY")
        || bytes.starts_with(b"BM") && bytes.get(6..10) == Some(&[0; 4])
}

/// Refuses text that is mostly control characters: something binary that has no mark.
pub(crate) fn refuse_junk(decoded: &Decoded, what: &'static str) -> Result<(), FormatError> {
    if is_junk(decoded) { Err(FormatError::WrongType(what)) } else { Ok(()) }
}

/// The beginning tells a binary file.
const JUDGED_BY: usize = 4 << 20;

/// Whether one character in twenty is none that a text has.
pub(crate) fn is_junk(decoded: &Decoded) -> bool {
    let bytes = decoded.text.as_bytes();
    let bytes = &bytes[..bytes.len().min(JUDGED_BY)];
    let strange = bytes.iter().filter(|byte| is_strange(**byte)).count();
    strange * 20 > bytes.len()
}

/// Control characters other than blanks, the backspaces and escapes of terminal logs, and the separators and
/// end-of-file mark that old data files use.
fn is_strange(byte: u8) -> bool {
    byte < 0x20 && !matches!(byte, b'\t'..=b'\r' | 0x1A..=0x1F | 0x08 | 0x01) || byte == 0x7F
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_are_told_by_their_first_bytes() {
        for bytes in [&b"%PDF-1.7"[..], b"PK\x03\x04abc", b"\x89PNG\r\n\x1A\nxx", b"RIFF\x10\0\0\0WAVEfmt "] {
            assert!(is_binary(bytes));
        }
        for bytes in [&b"PK is a postcode area"[..], b"GIF is a format", b"RIFF-RAFF", b"BM 1234 ab", b""] {
            assert!(!is_binary(bytes));
        }
    }

    #[test]
    fn a_share_of_control_characters_is_junk() {
        let decoded = |text: &str| Decoded { text: text.to_owned(), ..Decoded::default() };
        assert!(is_junk(&decoded("\0\0\0\u{2}abc")));
        assert!(!is_junk(&decoded("a log line with one odd byte \u{4} and much else besides")));
        assert!(!is_junk(&decoded("\u{1b}[31mred\u{1b}[0m\r\n")));
    }
}
