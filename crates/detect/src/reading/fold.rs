//! Odd spellings of plain characters: full-width forms, exotic blanks and dashes, other scripts' digits,
//! decomposed accents, letters of styled alphabets ("𝓙𝓾𝓵𝓲𝓪"), characters that cannot be seen, escapes and words in disguise.
//! Recognizers see the plain ones.

use blackbar_core::{TextRange, Unescaped};
use unicode_normalization::char::{compose, decompose_compatible, is_combining_mark};

use super::{disguise, escapes};
use crate::scan::BORDER;

/// Whether the text holds anything to fold.
pub(super) fn needed(text: &str) -> bool {
    if disguise::maybe(text) || escapes::maybe(text) {
        return true;
    }
    if text.is_ascii() {
        return text.contains(BORDER);
    }
    text.chars().any(|c| folded(c) != Folded::Same || is_combining_mark(c))
}

#[derive(PartialEq, Eq)]
enum Folded {
    Same,
    Char(char),
    Gone,
}

/// Adds `text`, which stands at `at` in the reading, folded, to the scan.
pub(super) fn fold(text: &str, at: usize, scan: &mut Unescaped) {
    if !needed(text) {
        scan.verbatim(at, text);
        return;
    }
    let mut kept = 0;
    let mut changes = disguise::changes(text).into_iter().peekable();
    let mut chars = text.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        let mut end = start + c.len_utf8();
        let mut meant = c;
        if let Some((len, escaped)) = escapes::read(text, start) {
            (end, meant) = (start + len, escaped);
            while chars.next_if(|(at, _)| *at < end).is_some() {}
            while changes.next_if(|(at, _)| *at < end).is_some() {}
        }
        let mut plain = match (changes.next_if(|(at, _)| *at == start), folded(meant)) {
            (Some((_, seen)), _) => seen,
            (None, Folded::Same) => Some(meant),
            (None, Folded::Char(plain)) => Some(plain),
            (None, Folded::Gone) => None,
        };
        while let (Some(base), Some((mark_at, mark))) = (plain, chars.peek().copied()) {
            let Some(composed) = is_combining_mark(mark).then(|| compose(base, mark)).flatten() else {
                break;
            };
            plain = Some(composed);
            end = mark_at + mark.len_utf8();
            chars.next();
        }
        if plain == Some(c) {
            continue;
        }
        if kept < start {
            scan.verbatim(at + kept, &text[kept..start]);
        }
        let mut buffer = [0; 4];
        let reads = plain.map_or("", |plain| plain.encode_utf8(&mut buffer));
        scan.escape(TextRange::new(at + start, at + end), reads);
        kept = end;
    }
    if kept < text.len() {
        scan.verbatim(at + kept, &text[kept..]);
    }
}

fn folded(c: char) -> Folded {
    let code = c as u32;
    if code < 0x80 {
        return if c == BORDER { Folded::Char(' ') } else { Folded::Same };
    }
    let plain = match code {
        0xA0 | 0x1680 | 0x2000..=0x200A | 0x202F | 0x205F | 0x3000 => ' ',
        0xAD | 0x200B..=0x200F | 0x202A..=0x202E | 0x2060..=0x2064 | 0x2066..=0x2069 | 0xFEFF => {
            return Folded::Gone;
        }
        0x2010..=0x2015 | 0x2212 | 0xFE58 | 0xFE63 => '-',
        0x2018 | 0x2019 | 0x02BC => '\'',
        0xFF01..=0xFF5E => char::from_u32(code - 0xFEE0).unwrap_or(c),
        0x210A..=0x2113 | 0x2115..=0x211D | 0x2124..=0x2134 | 0x24B6..=0x24E9 | 0x1D400..=0x1D7CB => {
            styled(c)
        }
        _ => match digit(code) {
            Some(value) => char::from(b'0' + value),
            None => return Folded::Same,
        },
    };
    if plain == c { Folded::Same } else { Folded::Char(plain) }
}

/// The letter behind one of a styled alphabet: script, bold, double-struck, in a circle.
fn styled(c: char) -> char {
    let mut letters = Vec::new();
    decompose_compatible(c, |letter| letters.push(letter));
    match letters[..] {
        [letter] if letter.is_alphabetic() => letter,
        _ => c,
    }
}

/// The value of a decimal digit of another script.
fn digit(code: u32) -> Option<u8> {
    const ZEROS: [u32; 24] = [
        0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66,
        0x0DE6, 0x0E50, 0x0ED0, 0x0F20, 0x1040, 0x17E0, 0x1810, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6,
    ];
    ZEROS.iter().find_map(|zero| (*zero..zero + 10).contains(&code).then(|| (code - zero) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let mut scan = Unescaped::new();
        fold(text, 0, &mut scan);
        assert_eq!(scan.text(), expected);
        let whole = scan.to_source(TextRange::new(0, scan.text().len()));
        assert_eq!(whole.end(), text.len());
    }

    #[test]
    fn odd_characters_are_seen_as_plain_ones() {
        check("０９０－１２３４", "090-1234");
        check("te\u{301}l\u{a0}٠١٢", "tél 012");
        check("4\u{200b}1\u{2011}1", "41-1");
        check("plain é", "plain é");
        check("J o h n  S m i t h\u{301}", "John Smith\u{301}");
        check("dm 𝓙𝓾𝓵𝓲𝓪 or 𝗧𝗼𝗺, Ⓐⓝⓝⓐ ℋ", "dm Julia or Tom, Anna H");
    }

    #[test]
    fn escapes_are_seen_as_what_they_stand_for() {
        check(r#"{"name":"Jos\u00e9 \u00c1lvarez"}"#, r#"{"name":"José Álvarez"}"#);
        check("M&uuml;ller&#44; Ren%C3%A9e%20Dub%C3%A9", "Müller, Renée Dubé");
        check("a&nbsp;b \\u2019", "a b '");
    }
}
