//! The inside of a JSON string: where it ends and what its escapes say.

use blackbar_core::{TextRange, Unescaped};

/// What a look for a string's end gave.
pub(super) enum StringEnd {
    /// The closing quote stands here.
    At {
        /// Offset of the quote.
        quote: usize,
        /// Whether there is anything to unescape.
        escaped: bool,
    },
    /// The text ended first.
    Open,
    /// A byte that no string may hold.
    Invalid(usize),
}

/// Quotes, backslashes and control characters.
const STOPS: [bool; 256] = {
    let mut stops = [false; 256];
    let mut byte = 0;
    while byte < 0x20 {
        stops[byte] = true;
        byte += 1;
    }
    stops[b'"' as usize] = true;
    stops[b'\\' as usize] = true;
    stops
};

/// Looks for the end of a string whose content begins at `from`.
pub(super) fn find_end(bytes: &[u8], from: usize) -> StringEnd {
    let mut at = from;
    let mut escaped = false;
    loop {
        let Some(step) =
            bytes.get(at..).and_then(|rest| rest.iter().position(|byte| STOPS[usize::from(*byte)]))
        else {
            return StringEnd::Open;
        };
        at += step;
        match bytes[at] {
            b'"' => return StringEnd::At { quote: at, escaped },
            b'\\' => {
                escaped = true;
                match escape_at(bytes, at) {
                    Escape::Reads { length, .. } => at += length,
                    Escape::Open => return StringEnd::Open,
                    Escape::Invalid => return StringEnd::Invalid(at),
                }
            }
            _ => return StringEnd::Invalid(at),
        }
    }
}

/// Where a string that begins at `from` and has no end in sight may be cut: behind a blank in its second half, else
/// before whatever may be half an escape.
pub(super) fn cut_inside(bytes: &[u8], from: usize) -> usize {
    let half = from + (bytes.len() - from) / 2;
    let mut at = from;
    let mut blank = None;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => match escape_at(bytes, at) {
                Escape::Reads { length, .. } if at + length + 12 <= bytes.len() => at += length,
                _ => break,
            },
            b' ' if at >= half => {
                at += 1;
                blank = Some(at);
            }
            _ => at += 1,
        }
    }
    blank.unwrap_or(at)
}

enum Escape {
    Reads { length: usize, character: char },
    Open,
    Invalid,
}

/// The escape at a backslash. A surrogate pair is one escape; half a pair reads as a replacement character.
fn escape_at(bytes: &[u8], at: usize) -> Escape {
    let simple = |character| Escape::Reads { length: 2, character };
    match bytes.get(at + 1) {
        None => Escape::Open,
        Some(b'"') => simple('"'),
        Some(b'\\') => simple('\\'),
        Some(b'/') => simple('/'),
        Some(b'b') => simple('\u{8}'),
        Some(b'f') => simple('\u{c}'),
        Some(b'n') => simple('\n'),
        Some(b'r') => simple('\r'),
        Some(b't') => simple('\t'),
        Some(b'u') => match unit_at(bytes, at) {
            Ok(unit) => match char::from_u32(unit) {
                Some(character) => Escape::Reads { length: 6, character },
                None => surrogate(bytes, at, unit),
            },
            Err(escape) => escape,
        },
        Some(_) => Escape::Invalid,
    }
}

fn surrogate(bytes: &[u8], at: usize, first: u32) -> Escape {
    let lone = Escape::Reads { length: 6, character: '\u{FFFD}' };
    if first >= 0xDC00 {
        return lone;
    }
    match unit_at(bytes, at + 6) {
        Ok(second @ 0xDC00..=0xDFFF) => {
            let value = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
            let character = char::from_u32(value).unwrap_or('\u{FFFD}');
            Escape::Reads { length: 12, character }
        }
        // Too short to know: the other half may still come. At the end of a file this is an open string anyway.
        Err(Escape::Open) => Escape::Open,
        _ => lone,
    }
}

/// The four hexadecimal digits of `\uXXXX`.
fn unit_at(bytes: &[u8], at: usize) -> Result<u32, Escape> {
    let mut value = 0;
    for (place, offset) in (0..6).zip(at..) {
        let Some(byte) = bytes.get(offset) else { return Err(Escape::Open) };
        let fits = match place {
            0 => *byte == b'\\',
            1 => *byte == b'u',
            _ => {
                let digit = char::from(*byte).to_digit(16);
                value = value * 16 + digit.unwrap_or(0);
                digit.is_some()
            }
        };
        if !fits {
            return Err(Escape::Invalid);
        }
    }
    Ok(value)
}

/// How a person reads the content of a string.
pub(super) fn unescape(content: &str) -> Unescaped {
    let mut reading = Unescaped::new();
    each_part(content, |part| match part {
        Part::Verbatim(range) => reading.verbatim(range.start(), range.of(content)),
        Part::Escape(range, character) => reading.escape(range, character.encode_utf8(&mut [0; 4])),
    });
    reading
}

/// A key as text.
pub(super) fn unescaped_key(content: &str) -> String {
    let mut key = String::with_capacity(content.len());
    each_part(content, |part| match part {
        Part::Verbatim(range) => key.push_str(range.of(content)),
        Part::Escape(_, character) => key.push(character),
    });
    key
}

enum Part {
    Verbatim(TextRange),
    Escape(TextRange, char),
}

fn each_part(content: &str, mut take: impl FnMut(Part)) {
    let bytes = content.as_bytes();
    let mut done = 0;
    while let Some(step) = bytes.get(done..).and_then(|rest| memchr::memchr(b'\\', rest)) {
        let at = done + step;
        if step > 0 {
            take(Part::Verbatim(TextRange::new(done, at)));
        }
        done = match escape_at(bytes, at) {
            Escape::Reads { length, character } => {
                take(Part::Escape(TextRange::at(at, length), character));
                at + length
            }
            // Half a surrogate pair at the very end of the content.
            _ => {
                let end = content.len().min(at + 6);
                take(Part::Escape(TextRange::new(at, end), '\u{FFFD}'));
                end
            }
        };
    }
    if done < content.len() {
        take(Part::Verbatim(TextRange::new(done, content.len())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(content: &str, expected: &str) {
        assert_eq!(unescape(content).text(), expected, "{content}");
        assert_eq!(unescaped_key(content), expected, "{content}");
    }

    #[test]
    fn escapes_read_as_what_they_stand_for() {
        check(r"a\nb\t\/\\", "a\nb\t/\\");
        check(r"Jos\u00e9", "José");
        check(r"\ud83d\ude00!", "😀!");
        check(r"\uD83Dx", "\u{FFFD}x");
        check(r"\ude00", "\u{FFFD}");
        check(r"\ud83d", "\u{FFFD}");
        check(r"\ud83d\u0041", "\u{FFFD}A");
        check("plain", "plain");
    }

    #[test]
    fn ends_are_found_behind_escaped_quotes() {
        assert!(matches!(find_end(br#"ab\"c" d"#, 0), StringEnd::At { quote: 5, escaped: true }));
        assert!(matches!(find_end(b"abc", 0), StringEnd::Open));
        assert!(matches!(find_end(b"ab\\", 0), StringEnd::Open));
        assert!(matches!(find_end(b"a\nb\"", 0), StringEnd::Invalid(1)));
        assert!(matches!(find_end(br#"a\x""#, 0), StringEnd::Invalid(1)));
        assert!(matches!(find_end(br#"\ud83d""#, 0), StringEnd::At { quote: 6, .. }));
    }

    #[test]
    fn a_giant_string_is_cut_at_a_blank_and_never_in_an_escape() {
        assert_eq!(cut_inside(b"\"one two three", 1), 9);
        let escapes = r"\u00e9".repeat(10);
        assert_eq!(cut_inside(escapes.as_bytes(), 0) % 6, 0);
    }
}
