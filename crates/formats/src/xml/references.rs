//! `&amp;`, `&#233;`, `&name;`: where they stand and what they say.

use blackbar_core::{TextRange, Unescaped};
use memchr::memchr;

/// No reference is longer.
const LONGEST: usize = 80;

/// Named characters that documents written by hand use without declaring them. A name spelled with them would
/// not be recognised otherwise. The five of XML first.
const NAMED: &[(&str, char)] = &[
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", '\u{A0}'),
    ("shy", '\u{AD}'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("hellip", '…'),
    ("bull", '•'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("laquo", '«'),
    ("raquo", '»'),
    ("euro", '€'),
    ("pound", '£'),
    ("yen", '¥'),
    ("cent", '¢'),
    ("copy", '©'),
    ("reg", '®'),
    ("deg", '°'),
    ("middot", '·'),
    ("sect", '§'),
    ("ordf", 'ª'),
    ("ordm", 'º'),
    ("iexcl", '¡'),
    ("iquest", '¿'),
    ("Agrave", 'À'),
    ("Aacute", 'Á'),
    ("Acirc", 'Â'),
    ("Atilde", 'Ã'),
    ("Auml", 'Ä'),
    ("Aring", 'Å'),
    ("AElig", 'Æ'),
    ("Ccedil", 'Ç'),
    ("Egrave", 'È'),
    ("Eacute", 'É'),
    ("Ecirc", 'Ê'),
    ("Euml", 'Ë'),
    ("Igrave", 'Ì'),
    ("Iacute", 'Í'),
    ("Icirc", 'Î'),
    ("Iuml", 'Ï'),
    ("ETH", 'Ð'),
    ("Ntilde", 'Ñ'),
    ("Ograve", 'Ò'),
    ("Oacute", 'Ó'),
    ("Ocirc", 'Ô'),
    ("Otilde", 'Õ'),
    ("Ouml", 'Ö'),
    ("Oslash", 'Ø'),
    ("Ugrave", 'Ù'),
    ("Uacute", 'Ú'),
    ("Ucirc", 'Û'),
    ("Uuml", 'Ü'),
    ("Yacute", 'Ý'),
    ("THORN", 'Þ'),
    ("szlig", 'ß'),
    ("agrave", 'à'),
    ("aacute", 'á'),
    ("acirc", 'â'),
    ("atilde", 'ã'),
    ("auml", 'ä'),
    ("aring", 'å'),
    ("aelig", 'æ'),
    ("ccedil", 'ç'),
    ("egrave", 'è'),
    ("eacute", 'é'),
    ("ecirc", 'ê'),
    ("euml", 'ë'),
    ("igrave", 'ì'),
    ("iacute", 'í'),
    ("icirc", 'î'),
    ("iuml", 'ï'),
    ("eth", 'ð'),
    ("ntilde", 'ñ'),
    ("ograve", 'ò'),
    ("oacute", 'ó'),
    ("ocirc", 'ô'),
    ("otilde", 'õ'),
    ("ouml", 'ö'),
    ("oslash", 'ø'),
    ("ugrave", 'ù'),
    ("uacute", 'ú'),
    ("ucirc", 'û'),
    ("uuml", 'ü'),
    ("yacute", 'ý'),
    ("thorn", 'þ'),
    ("yuml", 'ÿ'),
    ("OElig", 'Œ'),
    ("oelig", 'œ'),
    ("Scaron", 'Š'),
    ("scaron", 'š'),
    ("Zcaron", 'Ž'),
    ("zcaron", 'ž'),
    ("Yuml", 'Ÿ'),
];

/// A reference in a text.
enum Reference {
    /// Stands for a character.
    Character(char),
    /// Stands for something the file declares, or does not.
    Other,
}

/// The reference at an ampersand, with its length; nothing when it is none.
fn reference_at(bytes: &[u8], at: usize) -> Option<(usize, Reference)> {
    let rest = &bytes[at + 1..bytes.len().min(at + LONGEST)];
    let name = std::str::from_utf8(&rest[..memchr(b';', rest)?]).ok()?;
    let length = name.len() + 2;
    let Some(number) = name.strip_prefix('#') else {
        let good = name.starts_with(|first: char| first.is_alphabetic() || matches!(first, '_' | ':'))
            && !name.contains(|character: char| character.is_ascii() && !is_name_byte(character as u8));
        let known = NAMED.iter().find(|(known, _)| *known == name);
        return good.then_some((
            length,
            known.map_or(Reference::Other, |(_, stands)| Reference::Character(*stands)),
        ));
    };
    let value = match number.strip_prefix('x') {
        Some(digits) if digits.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            u32::from_str_radix(digits, 16).ok()?
        }
        None if number.bytes().all(|byte| byte.is_ascii_digit()) => number.parse().ok()?,
        _ => return None,
    };
    let character = char::from_u32(value).filter(|character| is_xml(*character))?;
    Some((length, Reference::Character(character)))
}

/// Whether XML 1.0 or 1.1 can hold the character at all.
pub(super) fn is_xml(character: char) -> bool {
    !matches!(character, '\0' | '\u{FFFE}' | '\u{FFFF}')
}

/// Bytes that a name may go on with.
pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':' | b'-' | b'.') || byte >= 0x80
}

/// Whether there are references; the offset of an ampersand that is none is an error.
pub(super) fn check(source: &str) -> Result<bool, usize> {
    let bytes = source.as_bytes();
    let mut at = 0;
    let mut any = false;
    while let Some(step) = memchr(b'&', &bytes[at..]) {
        at += step;
        let (length, _) = reference_at(bytes, at).ok_or(at)?;
        any = true;
        at += length;
    }
    Ok(any)
}

/// How a person reads it. References to what the file declares stay as they are spelled.
pub(super) fn unescape(source: &str) -> Unescaped {
    let bytes = source.as_bytes();
    let mut reading = Unescaped::new();
    let (mut done, mut at) = (0, 0);
    while let Some(step) = memchr(b'&', &bytes[at..]) {
        at += step;
        match reference_at(bytes, at) {
            Some((length, Reference::Character(character))) => {
                if at > done {
                    reading.verbatim(done, &source[done..at]);
                }
                reading.escape(TextRange::at(at, length), character.encode_utf8(&mut [0; 4]));
                at += length;
                done = at;
            }
            Some((length, Reference::Other)) => at += length,
            None => at += 1,
        }
    }
    if done < source.len() {
        reading.verbatim(done, &source[done..]);
    }
    reading
}

/// Widens a range so that it cuts no reference.
pub(super) fn whole(source: &str, range: TextRange) -> TextRange {
    let around = |at: usize| {
        let bytes = source.as_bytes();
        let from = at.saturating_sub(LONGEST);
        let before = bytes.get(from..at).unwrap_or_default();
        let ampersand = from + memchr::memrchr2(b'&', b';', before)?;
        let (length, _) = (bytes[ampersand] == b'&').then(|| reference_at(bytes, ampersand))??;
        (ampersand + length > at).then(|| TextRange::at(ampersand, length))
    };
    let start = around(range.start()).map_or(range.start(), TextRange::start);
    let end = around(range.end()).map_or(range.end(), TextRange::end);
    TextRange::new(start, end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_read_as_what_they_stand_for() {
        for (source, expected) in [
            ("Smith &amp; Sons", "Smith & Sons"),
            ("Jos&#233; &#xE9;", "José é"),
            ("Jos&eacute;", "José"),
            ("&lt;b&gt;", "<b>"),
            ("&custom; x", "&custom; x"),
            ("none", "none"),
        ] {
            assert!(check(source).is_ok());
            assert_eq!(unescape(source).text(), expected, "{source}");
        }
    }

    #[test]
    fn bare_ampersands_are_errors() {
        for (source, at) in
            [("a & b", 2), ("&", 0), ("&;", 0), ("&#0;", 0), ("&#x110000;", 0), ("x&#zz;", 1), ("&a b;", 0)]
        {
            assert_eq!(check(source), Err(at), "{source}");
        }
    }

    #[test]
    fn a_reference_is_taken_whole() {
        let source = "ab&custom;cd";
        assert_eq!(whole(source, TextRange::new(0, 4)), TextRange::new(0, 10));
        assert_eq!(whole(source, TextRange::new(5, 12)), TextRange::new(2, 12));
        assert_eq!(whole(source, TextRange::new(10, 12)), TextRange::new(10, 12));
        assert_eq!(whole(source, TextRange::new(0, 2)), TextRange::new(0, 2));
    }
}
