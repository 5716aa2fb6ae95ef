//! Text strings of dictionaries (titles, comments, values of fields): bytes to text and back.

use lopdf::Object;

/// Bytes 0x18 to 0x1F and 0x80 to 0xA0 of PDFDocEncoding; the rest is Latin-1.
const LOW: [char; 8] = ['˘', 'ˇ', 'ˆ', '˙', '˝', '˛', '˚', '˜'];
const HIGH: [char; 33] = [
    '•', '†', '‡', '…', '—', '–', 'ƒ', '⁄', '‹', '›', '−', '‰', '„', '“', '”', '‘', '’', '‚', '™', 'ﬁ', 'ﬂ',
    'Ł', 'Œ', 'Š', 'Ÿ', 'Ž', 'ı', 'ł', 'œ', 'š', 'ž', '\u{FFFD}', '€',
];

/// What a text string says.
pub(super) fn decode(bytes: &[u8]) -> String {
    let units = |rest: &[u8], unit: fn([u8; 2]) -> u16| -> String {
        let units = rest.chunks_exact(2).filter_map(|pair| pair.try_into().ok()).map(unit);
        char::decode_utf16(units).map(|one| one.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    };
    let text = match bytes {
        [0xFE, 0xFF, rest @ ..] => units(rest, u16::from_be_bytes),
        [0xFF, 0xFE, rest @ ..] => units(rest, u16::from_le_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        plain => plain.iter().map(|byte| doc_encoding(*byte)).collect(),
    };
    // Language marks are between escape characters.
    let mut kept = String::with_capacity(text.len());
    let mut in_mark = false;
    for character in text.chars() {
        match character {
            '\u{1B}' => in_mark = !in_mark,
            '\r' if !in_mark => kept.push('\n'),
            character if !in_mark && (character == '\n' || character == '\t' || !character.is_control()) => {
                kept.push(character);
            }
            _ => {}
        }
    }
    kept
}

fn doc_encoding(byte: u8) -> char {
    match byte {
        0x18..=0x1F => LOW.get(usize::from(byte - 0x18)).copied().unwrap_or(' '),
        0x80..=0xA0 => HIGH.get(usize::from(byte - 0x80)).copied().unwrap_or(' '),
        other => char::from(other),
    }
}

/// A text as a string object.
pub(super) fn encode(text: &str) -> Object {
    if text.is_ascii() {
        return Object::string_literal(text);
    }
    let bytes = [0xFE, 0xFF].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
    Object::String(bytes, lopdf::StringFormat::Hexadecimal)
}

/// A link target: what no URI may hold is spelled in percents.
pub(super) fn encode_uri(text: &str) -> Object {
    let mut spelled = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_graphic()
            && !matches!(byte, b'<' | b'>' | b'"' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}')
        {
            spelled.push(char::from(byte));
        } else {
            spelled.push_str(&format!("%{byte:02X}"));
        }
    }
    Object::string_literal(spelled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_come_back() {
        for text in ["Plain (text)", "Zoë Łukasz", "名前 😀", ""] {
            let Object::String(bytes, _) = encode(text) else { panic!("a string") };
            assert_eq!(decode(&bytes), text);
        }
        assert_eq!(decode(b"Caf\xe9 \x80"), "Café •");
        assert_eq!(decode(b"\xFE\xFF\0\x1B\0e\0n\0\x1B\0A"), "A");
    }
}
