//! Bytes that a part holds as letters of the usual 64: files, pictures, texts, lists of links. Nobody reads them there, and nothing of
//! ours can change them.

/// Elements that hold bytes whatever they look like: `_PID_HLINKS`, the list of all links, is such a property, and a program that
/// manages quotations keeps who is quoted in the data of a field.
const HOLDERS: &[&str] = &[
    "blob",
    "oblob",
    "stream",
    "ostream",
    "storage",
    "ostorage",
    "vstream",
    "binData",
    "binaryData",
    "binary",
    "fldData",
    "DataMashup",
];
/// What files begin with.
const FILES: &[&[u8]] = &[
    b"PK\x03\x04",
    b"\xD0\xCF\x11\xE0",
    b"%PDF-",
    b"{\\rtf",
    b"\x89PNG",
    b"\xFF\xD8\xFF",
    b"GIF8",
    b"\x1F\x8B",
    b"\x78\x9C",
    b"\x78\xDA",
    b"\x78\x01",
    b"\x01\x00\x00\x00\x6C\x00\x00\x00",
];
/// A shorter text is a word.
const SHORTEST: usize = 12;
/// From so many letters on no word looks like bytes.
const LONG: usize = 40;
/// So many letters are looked at.
const LOOKED_AT: usize = 4096;

/// Whether the text of an element is bytes.
pub(super) fn are_bytes(element: &str, text: &str) -> bool {
    are_plainly_bytes(text)
        || HOLDERS.contains(&element)
            && text.len() >= SHORTEST
            && has_one_word_a_line(text)
            && text.bytes().all(|byte| byte.is_ascii_whitespace() || is_letter(byte) || byte == b'=')
}

/// One of the 64.
fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/')
}

/// A sentence has blanks between its words, bytes are broken into lines.
fn has_one_word_a_line(text: &str) -> bool {
    let blank =
        |three: &[u8]| three[1] == b' ' && !three[0].is_ascii_whitespace() && !three[2].is_ascii_whitespace();
    !text.as_bytes().windows(3).take(LONG).any(blank)
}

/// Whether a text of which nothing else is known is bytes: a file, another text, or no word of any language.
pub(super) fn are_plainly_bytes(text: &str) -> bool {
    let text = text.trim();
    if text.len() < SHORTEST || !has_one_word_a_line(text) {
        return false;
    }
    let letters: Vec<u8> = text.bytes().filter(|byte| !byte.is_ascii_whitespace()).take(LOOKED_AT).collect();
    let filled = letters.iter().rev().take_while(|byte| **byte == b'=').count();
    let (bare, _) = letters.split_at(letters.len() - filled);
    if !letters.len().is_multiple_of(4) || filled > 2 || !bare.iter().all(|byte| is_letter(*byte)) {
        return false;
    }
    let Ok(bytes) = base64_simd::STANDARD.decode_to_vec(&letters) else { return false };
    FILES.iter().any(|file| bytes.starts_with(file))
        || is_text(&bytes, filled > 0)
        || bare.len() >= LONG && is_noise(bare)
}

/// Whether bytes say something, in one of the usual encodings.
fn is_text(bytes: &[u8], certain: bool) -> bool {
    let fewest = if certain { 4 } else { 12 };
    // The end may be in the middle of a letter.
    let text = match str::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) if error.error_len().is_none() => str::from_utf8(&bytes[..error.valid_up_to()]).ok(),
        Err(_) => None,
    };
    let plain = |letter: char| !letter.is_control() || letter.is_ascii_whitespace();
    let utf8 = text.is_some_and(|text| text.len() >= fewest && text.chars().all(plain));
    let wide = |first: usize| {
        let units: Vec<u16> =
            bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[first], pair[1 - first]])).collect();
        let letters = units.iter().filter(|unit| matches!(unit, 0x20..0x7F | 0xA0..0x250 | 0x370..0x600));
        let latin = letters.count() * 4 >= units.len() * 3;
        units.len() * 2 >= fewest && latin && !units.iter().any(|unit| matches!(unit, 1..8 | 0xD800..0xF900))
    };
    utf8 || wide(0) || wide(1)
}

/// Letters as they come by chance: in words and paths capitals, small letters and figures stand together, and identifiers are made of
/// sixteen signs.
fn is_noise(letters: &[u8]) -> bool {
    if letters.iter().all(|byte| byte.is_ascii_hexdigit() || *byte == b'x') {
        return false;
    }
    let kind = |byte: &u8| match byte {
        b'a'..=b'z' => 0,
        b'A'..=b'Z' => 1,
        _ => 2,
    };
    let alike = letters.windows(2).filter(|pair| kind(&pair[0]) == kind(&pair[1])).count();
    alike * 9 < letters.len() * 5
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(bytes: impl AsRef<[u8]>) -> String {
        base64_simd::STANDARD.encode_to_string(bytes)
    }

    #[test]
    fn files_and_texts_are_told_from_words() {
        let wide: Vec<u8> = "Ann Lee, Zürich".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let by_chance: Vec<u8> = (0..60_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let lines = spelled([b"PK\x03\x04".as_slice(), &by_chance].concat());
        for bytes in [
            spelled("Ann Lee"),
            spelled("written by Ann Lee"),
            spelled("<a>Grüße</a>"),
            spelled(wide),
            spelled(by_chance),
            format!("\r\n  {}\r\n  {}", &lines[..40], &lines[40..]),
        ] {
            assert!(are_plainly_bytes(&bytes), "{bytes}");
        }
        for text in [
            "Ann",
            "ProductID123",
            "MicrosoftOfficeWordDocument2016Templates",
            "Documents/Letters/Zurich/Drafts/Second/x",
            "0x0101007F6C1D2B3A4E5F60718293A4B5C6D7E8",
            "7f6c1d2b3a4e5f60718293a4b5c6d7e87f6c1d2b",
            "4111111111111111411111111111111141111111",
            "a sentence of words that nobody spells so",
            "urn:schemas",
            "",
        ] {
            assert!(!are_plainly_bytes(text), "{text}");
        }
    }

    #[test]
    fn what_holds_bytes_does_whatever_they_are() {
        assert!(are_bytes("fldData", "AAAAAAAAAAAA\r\n  AAAA"));
        assert!(!are_bytes("fldData", "Ann Lee was here"));
        assert!(!are_bytes("title", "AAAAAAAAAAAA"));
        assert!(are_bytes("title", &spelled("by Ann Lee of Zürich")));
    }
}
