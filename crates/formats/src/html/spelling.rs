//! How HTML spells text: what a person reads, and how a replacement is written.

use blackbar_core::{TextRange, Unescaped};

use super::entities::NAMED;
use super::tokens::Quote;
use crate::spliced::{Spelling, hex_value};

/// No name is longer.
const LONGEST_NAME: usize = 32;

/// Where a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HtmlSpelling {
    /// Between tags: blanks and line breaks are one blank.
    Text,
    /// In a tag.
    Attribute(Quote),
    /// In a tag: `%20` stands for a blank.
    Link(Quote),
    /// Where nothing is escaped.
    Raw,
}

impl Spelling for HtmlSpelling {
    fn spelled(self, text: &str, _: &[u8]) -> Vec<u8> {
        let mut out = String::with_capacity(text.len());
        for character in text.chars() {
            let character =
                if character.is_control() && !matches!(character, '\n' | '\t') { '?' } else { character };
            match self {
                HtmlSpelling::Raw if character.is_alphanumeric() || character == ' ' => out.push(character),
                HtmlSpelling::Raw => out.push('_'),
                HtmlSpelling::Attribute(Quote::None) | HtmlSpelling::Link(Quote::None)
                    if !character.is_ascii_alphanumeric() =>
                {
                    out.push_str(&format!("&#{};", u32::from(character)));
                }
                _ if matches!(character, '&' | '<' | '>' | '"' | '\'') || !character.is_ascii() => {
                    out.push_str(&format!("&#{};", u32::from(character)));
                }
                _ => out.push(character),
            }
        }
        out.into_bytes()
    }
}

impl HtmlSpelling {
    /// What a person reads, with the way back to the source.
    pub(super) fn reading(self, source: &str) -> Unescaped {
        let mut reading = Unescaped::new();
        let mut at = 0;
        let mut plain = 0;
        while let Some(rest) = source.get(at..).filter(|rest| !rest.is_empty()) {
            match self.escape_at(rest) {
                Some((length, reads)) => {
                    if plain < at {
                        reading.verbatim(plain, TextRange::new(plain, at).of(source));
                    }
                    reading.escape(TextRange::at(at, length), &reads);
                    at += length;
                    plain = at;
                }
                None => at += rest.chars().next().map_or(1, char::len_utf8),
            }
        }
        if plain < source.len() {
            reading.verbatim(plain, TextRange::new(plain, source.len()).of(source));
        }
        reading
    }

    fn escape_at(self, source: &str) -> Option<(usize, String)> {
        match (self, source.as_bytes().first()?) {
            (HtmlSpelling::Raw, _) => None,
            (_, b'&') => reference(source, self == HtmlSpelling::Text),
            (HtmlSpelling::Link(_), b'%') => percent(source),
            (HtmlSpelling::Text, b'\r' | b'\n' | b'\t' | b' ') => {
                let length = source.len() - source.trim_ascii_start().len();
                let breaks = source.get(..length)?.contains(['\r', '\n', '\t']);
                breaks.then(|| (length, " ".to_owned()))
            }
            _ => None,
        }
    }
}

/// `&eacute;`, `&#233;`, `&#xE9`, `&eacute`.
fn reference(source: &str, in_text: bool) -> Option<(usize, String)> {
    let rest = source.strip_prefix('&')?;
    if let Some(number) = rest.strip_prefix('#') {
        let (digits, radix, prefix) = match number.strip_prefix(['x', 'X']) {
            Some(hex) => (hex, 16, 3),
            None => (number, 10, 2),
        };
        let length = digits.bytes().take(16).take_while(|byte| char::from(*byte).is_digit(radix)).count();
        let code = u32::from_str_radix(digits.get(..length)?, radix).ok()?;
        let semicolon = usize::from(digits.as_bytes().get(length) == Some(&b';'));
        return Some((prefix + length + semicolon, of_code(code).to_string()));
    }
    let length = rest.bytes().take(LONGEST_NAME).take_while(u8::is_ascii_alphanumeric).count();
    let name = rest.get(..length)?;
    if rest.as_bytes().get(length) == Some(&b';') {
        let at = NAMED.binary_search_by(|(known, ..)| (*known).cmp(name)).ok()?;
        return NAMED.get(at).map(|(_, character, _)| (length + 2, character.to_string()));
    }
    // Without a semicolon the longest name that the text begins with; in a link `&copy=` is no sign.
    if !in_text {
        return None;
    }
    (2..=length).rev().find_map(|length| {
        let name = name.get(..length)?;
        let at = NAMED.binary_search_by(|(known, ..)| (*known).cmp(name)).ok()?;
        NAMED.get(at).filter(|(.., bare)| *bare).map(|(_, character, _)| (length + 1, character.to_string()))
    })
}

/// The numbers from 128 to 159 mean the characters that Windows has there.
fn of_code(code: u32) -> char {
    if let Some(byte) = u8::try_from(code).ok().filter(|byte| (128..160).contains(byte)) {
        let bytes = [byte];
        let (text, ..) = encoding_rs::WINDOWS_1252.decode(&bytes);
        return text.chars().next().unwrap_or('\u{FFFD}');
    }
    char::from_u32(code).filter(|one| *one != '\0').unwrap_or('\u{FFFD}')
}

/// `%C3%A9` is one character of two bytes.
fn percent(source: &str) -> Option<(usize, String)> {
    let bytes = source.as_bytes();
    let byte_at = |number: usize| {
        let (high, low) = (bytes.get(3 * number + 1)?, bytes.get(3 * number + 2)?);
        (bytes.get(3 * number) == Some(&b'%')).then_some(hex_value(*high)? << 4 | hex_value(*low)?)
    };
    let mut character = Vec::with_capacity(4);
    for number in 0..4 {
        character.push(byte_at(number)?);
        if let Ok(text) = std::str::from_utf8(&character) {
            return (!text.contains(char::is_control)).then(|| (3 * character.len(), text.to_owned()));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_reads_its_own_escapes() {
        let link = HtmlSpelling::Link(Quote::Double);
        for (spelling, source, reading) in [
            (HtmlSpelling::Text, "Jos&eacute;&nbsp;Mu&#241oz &amp; O&#x27;Neil", "José\u{A0}Muñoz & O'Neil"),
            (HtmlSpelling::Text, "&scaron;&cacute; &eacutemile &#146; &bogus;", "šć émile ’ &bogus;"),
            (HtmlSpelling::Text, "John\r\n  Smith", "John Smith"),
            (HtmlSpelling::Text, "a  b", "a  b"),
            (link, "mailto:J%C3%BCrg%20B@x.org?a=1&copy=2&amp;b", "mailto:Jürg B@x.org?a=1&copy=2&b"),
            (HtmlSpelling::Raw, "a &amp;\n", "a &amp;\n"),
        ] {
            assert_eq!(spelling.reading(source).text(), reading);
        }
    }

    #[test]
    fn what_is_spelled_reads_as_meant() {
        for spelling in
            [HtmlSpelling::Text, HtmlSpelling::Attribute(Quote::None), HtmlSpelling::Attribute(Quote::Single)]
        {
            for text in ["[NAME_1]", "a&b<c>\"d\"'e'", "é 名 😀", "&amp;", "x y>"] {
                let spelled = String::from_utf8(spelling.spelled(text, b"")).expect("ASCII");
                assert_eq!(spelling.reading(&spelled).text(), text, "{spelling:?} {spelled}");
            }
        }
    }
}
