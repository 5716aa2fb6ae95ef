//! Characters that running text writes as escapes: `\u00e9` of programs and JSON, `&eacute;` and `&#233;` of web pages, `%C3%A9` of
//! addresses. In logs, exports and mails they stand in the middle of names.

use unicode_normalization::char::compose;

/// JSON inside JSON has two, inside that four.
const MOST_BACKSLASHES: usize = 4;
const LONGEST_ENTITY: usize = 10;
/// How far back the beginning of a link is looked for.
const LONGEST_LINK: usize = 512;

/// Whether the text may hold any.
pub(super) fn maybe(text: &str) -> bool {
    memchr::memchr3_iter(b'\\', b'&', b'%', text.as_bytes()).any(|at| read(text, at).is_some())
}

/// The escape that begins at `at`: how many bytes it takes, and what it stands for.
pub(super) fn read(text: &str, at: usize) -> Option<(usize, char)> {
    let rest = text.get(at..)?;
    let (len, c) = match rest.as_bytes().first()? {
        b'\\' => backslashed(rest)?,
        b'&' => entity(rest)?,
        b'%' => percent(text, at)?,
        _ => return None,
    };
    (!c.is_control()).then_some((len, c))
}

fn backslashed(rest: &str) -> Option<(usize, char)> {
    let slashes = rest.bytes().take(MOST_BACKSLASHES + 1).take_while(|byte| *byte == b'\\').count();
    let unit = |from: usize| -> Option<u32> {
        let digits = rest.get(from..)?.strip_prefix('u')?.get(..4)?;
        hexadecimal(digits)
    };
    let first = unit(slashes)?;
    let len = slashes + 5;
    if let Some(c) = char::from_u32(first) {
        return Some((len, c));
    }
    // Half of a pair: the other half has to follow.
    let again = rest.get(len..)?.bytes().take_while(|byte| *byte == b'\\').count();
    let second = (again == slashes).then(|| unit(len + again)).flatten()?;
    let c = char::decode_utf16([first as u16, second as u16]).next()?.ok()?;
    Some((2 * len, c))
}

fn entity(rest: &str) -> Option<(usize, char)> {
    let head = &rest.as_bytes()[..rest.len().min(LONGEST_ENTITY + 1)];
    let end = memchr::memchr(b';', head)?;
    let name = rest.get(1..end)?;
    let c = match name.strip_prefix('#') {
        Some(number) => char::from_u32(match number.strip_prefix(['x', 'X']) {
            Some(digits) => hexadecimal(digits)?,
            None => {
                number.bytes().all(|byte| byte.is_ascii_digit()).then(|| number.parse().ok()).flatten()?
            }
        })?,
        None => named(name)?,
    };
    Some((end + 1, c))
}

fn named(name: &str) -> Option<char> {
    #[rustfmt::skip]
    const WHOLE: [(&str, char); 14] = [
        ("amp", '&'), ("nbsp", ' '), ("quot", '"'), ("apos", '\''), ("szlig", 'ß'), ("oslash", 'ø'), ("Oslash", 'Ø'),
        ("aelig", 'æ'), ("AElig", 'Æ'), ("oelig", 'œ'), ("OElig", 'Œ'), ("eth", 'ð'), ("thorn", 'þ'), ("lstrok", 'ł'),
    ];
    #[rustfmt::skip]
    const MARKS: [(&str, char); 10] = [
        ("acute", '\u{301}'), ("grave", '\u{300}'), ("circ", '\u{302}'), ("uml", '\u{308}'), ("tilde", '\u{303}'),
        ("cedil", '\u{327}'), ("ring", '\u{30a}'), ("caron", '\u{30c}'), ("breve", '\u{306}'), ("ogon", '\u{328}'),
    ];
    if let Some((_, c)) = WHOLE.iter().find(|(known, _)| *known == name) {
        return Some(*c);
    }
    let base = name.chars().next().filter(char::is_ascii_alphabetic)?;
    let (_, mark) = MARKS.iter().find(|(known, _)| *known == &name[1..])?;
    compose(base, *mark)
}

/// A character of a form: bytes of UTF-8. A plain one counts only between other characters ("50 %20" is none).
fn percent(text: &str, at: usize) -> Option<(usize, char)> {
    if is_in_link(text, at) {
        return None;
    }
    let byte = |index: usize| -> Option<u8> {
        let digits = text.get(at + 3 * index..)?.strip_prefix('%')?.get(..2)?;
        hexadecimal(digits)?.try_into().ok()
    };
    let first = byte(0)?;
    let count = match first {
        0..0x80 => 1,
        0xC2..0xE0 => 2,
        0xE0..0xF0 => 3,
        0xF0..0xF5 => 4,
        _ => return None,
    };
    let bytes: Vec<u8> = (0..count).map_while(byte).collect();
    let c = std::str::from_utf8(&bytes).ok().filter(|_| bytes.len() == count)?.chars().next()?;
    if count == 1 {
        let before = text[..at].chars().next_back().filter(|c| !c.is_whitespace())?;
        let after = text[at + 3..].chars().next().filter(|c| !c.is_whitespace())?;
        if before.is_ascii_digit() && after.is_ascii_digit() {
            return None;
        }
    }
    Some((3 * count, c))
}

/// A link is found and covered whole as it is written; with a blank in it, it would end there.
fn is_in_link(text: &str, at: usize) -> bool {
    let from = crate::scan::floor_char(text, at.saturating_sub(LONGEST_LINK));
    let head = text.get(from..at).unwrap_or_default();
    let word = head.rfind(char::is_whitespace).map_or(head, |blank| &head[blank..]);
    word.contains(['/', '?'])
}

fn hexadecimal(digits: &str) -> Option<u32> {
    let all = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    all.then(|| u32::from_str_radix(digits, 16).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_read() {
        for (text, expected) in [
            (r"\u00e9", (6, 'é')),
            (r"\\u00e9", (7, 'é')),
            (r"\ud83d\ude00!", (12, '😀')),
            ("&eacute;", (8, 'é')),
            ("&Ccaron;", (8, 'Č')),
            ("&#233;", (6, 'é')),
            ("&#xE9;", (6, 'é')),
            ("%C3%A9", (6, 'é')),
            ("&nbsp;", (6, ' ')),
        ] {
            assert_eq!(read(text, 0), Some(expected), "{text}");
            assert!(maybe(text));
        }
        assert_eq!(read("john%40example.com", 4), Some((3, '@')));
    }

    #[test]
    fn what_is_none_stays() {
        for text in [
            r"\users",
            r"\u12",
            r"\ud83d",
            r"\ud83dx",
            r"\u0000",
            "&",
            "&;",
            "&#;",
            "&#x;",
            "&#1114112;",
            "&foo;",
            "&éacute;",
            "&eacute",
            "%",
            "%4",
            "%ZZ",
            "%20",
            "%C3",
            "%C3%28",
            "%FF%FE",
            "50%20",
            "R&D;",
            "AT&T",
            "https://x.org/Ann%20Lee",
            "x.org/a/Ren%C3%A9e%20L",
            "go?to=a%40x.org",
        ] {
            assert!(!maybe(text), "{text}");
        }
        assert!(read("é", 1).is_none());
    }
}
