//! A tag: its name, its attributes, its end.

use blackbar_core::TextRange;
use memchr::memchr;

use super::references::is_name_byte;

/// More attributes than this no honest element has.
const MOST: usize = 4096;

/// An attribute of a tag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Attribute {
    /// Its name, with any prefix.
    pub(super) name: TextRange,
    /// Between the quotes.
    pub(super) value: TextRange,
    /// Which quotes.
    pub(super) double: bool,
}

/// What a look at a piece of markup gave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Look<T> {
    /// All of it.
    Whole(T),
    /// It goes on behind the text.
    Open,
    /// Not well-formed, here.
    Bad(usize),
    /// More than is sane.
    TooMany,
}

/// A start tag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StartTag {
    /// With any prefix.
    pub(super) name: TextRange,
    /// `<br/>`.
    pub(super) is_empty: bool,
    /// One past `>`.
    pub(super) end: usize,
}

/// The end of a name that begins at `from`, or nothing when none does.
pub(super) fn name_end(bytes: &[u8], from: usize) -> Option<usize> {
    let first = *bytes.get(from)?;
    if !(first.is_ascii_alphabetic() || matches!(first, b'_' | b':') || first >= 0x80) {
        return None;
    }
    let length = bytes[from..].iter().position(|byte| !is_name_byte(*byte)).unwrap_or(bytes.len() - from);
    Some(from + length)
}

/// The first offset from `from` on that is no blank.
pub(super) fn skip_blanks(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    from + rest.iter().position(|byte| !is_blank(*byte)).unwrap_or(rest.len())
}

/// The four blanks of XML.
pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// Reads the start tag whose `<` stands at `at`; its attributes go into the list.
pub(super) fn start_tag(text: &str, at: usize, attributes: &mut Vec<Attribute>) -> Look<StartTag> {
    attributes.clear();
    let bytes = text.as_bytes();
    let Some(end_of_name) = name_end(bytes, at + 1) else {
        return if at + 1 < bytes.len() { Look::Bad(at + 1) } else { Look::Open };
    };
    let name = TextRange::new(at + 1, end_of_name);
    let mut from = end_of_name;
    loop {
        let next = skip_blanks(bytes, from);
        match bytes.get(next) {
            None => return Look::Open,
            Some(b'>') => {
                return finish(text, attributes, StartTag { name, is_empty: false, end: next + 1 });
            }
            Some(b'/') => {
                return match bytes.get(next + 1) {
                    None => Look::Open,
                    Some(b'>') => finish(text, attributes, StartTag { name, is_empty: true, end: next + 2 }),
                    Some(_) => Look::Bad(next),
                };
            }
            Some(_) if next == from => return Look::Bad(next),
            Some(_) => {}
        }
        if attributes.len() >= MOST {
            return Look::TooMany;
        }
        match attribute(bytes, next) {
            Look::Whole(attribute) => {
                from = attribute.value.end() + 1;
                attributes.push(attribute);
            }
            Look::Open => return Look::Open,
            Look::Bad(at) => return Look::Bad(at),
            Look::TooMany => return Look::TooMany,
        }
    }
}

fn attribute(bytes: &[u8], at: usize) -> Look<Attribute> {
    let Some(end_of_name) = name_end(bytes, at) else { return Look::Bad(at) };
    let equals = skip_blanks(bytes, end_of_name);
    let quote_at = match bytes.get(equals) {
        None => return Look::Open,
        Some(b'=') => skip_blanks(bytes, equals + 1),
        Some(_) => return Look::Bad(equals),
    };
    let quote = match bytes.get(quote_at) {
        None => return Look::Open,
        Some(quote @ (b'"' | b'\'')) => *quote,
        Some(_) => return Look::Bad(quote_at),
    };
    let Some(length) = memchr(quote, &bytes[quote_at + 1..]) else {
        // A `<` shows that the quote was never closed, long before the file ends.
        return memchr(b'<', &bytes[quote_at + 1..])
            .map_or(Look::Open, |step| Look::Bad(quote_at + 1 + step));
    };
    let value = TextRange::at(quote_at + 1, length);
    if let Some(step) = memchr(b'<', &bytes[std::ops::Range::from(value)]) {
        return Look::Bad(value.start() + step);
    }
    Look::Whole(Attribute { name: TextRange::new(at, end_of_name), value, double: quote == b'"' })
}

/// No attribute may stand twice.
fn finish(text: &str, attributes: &[Attribute], tag: StartTag) -> Look<StartTag> {
    if attributes.len() > 1 {
        let mut names: Vec<(&str, usize)> =
            attributes.iter().map(|attribute| (attribute.name.of(text), attribute.name.start())).collect();
        names.sort_unstable();
        if let Some(pair) = names.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Look::Bad(pair[1].1);
        }
    }
    Look::Whole(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let mut attributes = Vec::new();
        let shown = match start_tag(text, 0, &mut attributes) {
            Look::Whole(tag) => {
                let list: Vec<String> = attributes
                    .iter()
                    .map(|attribute| format!("{}={}", attribute.name.of(text), attribute.value.of(text)))
                    .collect();
                format!("{}{} [{}]", tag.name.of(text), if tag.is_empty { "/" } else { "" }, list.join(","))
            }
            Look::Open => "open".to_owned(),
            Look::Bad(at) => format!("bad {at}"),
            Look::TooMany => "too many".to_owned(),
        };
        assert_eq!(shown, expected, "{text}");
    }

    #[test]
    fn tags_are_read_with_their_attributes() {
        check("<a>", "a []");
        check("<a/>", "a/ []");
        check("<n:a b='1>' c = \"2\" />", "n:a/ [b=1>,c=2]");
        check("<a b='1'", "open");
        check("<a b='1", "open");
        check("<", "open");
        check("<a b>", "bad 4");
        check("<a b=1>", "bad 5");
        check("<a b='1'c='2'>", "bad 8");
        check("<a b='1' b='2'>", "bad 9");
        check("<a b='<'>", "bad 6");
        check("<1>", "bad 1");
    }
}
