//! The document type declaration: entities declared inside the file hold text like any other.

use blackbar_core::TextRange;
use memchr::{memchr, memmem};

use super::spelling::XmlKind;
use super::tag::{Look, name_end, skip_blanks};

/// Text inside a declaration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Declared {
    /// The text.
    pub(super) value: TextRange,
    /// How it is written.
    pub(super) kind: XmlKind,
    /// The declared name, where there is one.
    pub(super) name: TextRange,
}

/// Reads the declaration whose `<!DOCTYPE` stands at `at`; the answer is where it ends.
pub(super) fn doctype(text: &str, at: usize, declared: &mut Vec<Declared>) -> Look<usize> {
    let bytes = text.as_bytes();
    let mut from = at + "<!DOCTYPE".len();
    let mut in_subset = false;
    loop {
        let Some(step) = bytes.get(from..).and_then(|rest| {
            rest.iter().position(|byte| matches!(byte, b'"' | b'\'' | b'[' | b']' | b'<' | b'>'))
        }) else {
            return Look::Open;
        };
        from += step;
        let next = match bytes[from] {
            b'[' if !in_subset => {
                in_subset = true;
                Look::Whole(from + 1)
            }
            b']' if in_subset => {
                in_subset = false;
                Look::Whole(from + 1)
            }
            b'>' if !in_subset => return Look::Whole(from + 1),
            b'<' if in_subset => declaration(bytes, from, declared),
            quote @ (b'"' | b'\'') if !in_subset => match memchr(quote, &bytes[from + 1..]) {
                Some(length) => Look::Whole(from + length + 2),
                None => Look::Open,
            },
            _ => Look::Bad(from),
        };
        match next {
            Look::Whole(end) => from = end,
            other => return other,
        }
    }
}

/// One declaration of the internal subset.
fn declaration(bytes: &[u8], at: usize, declared: &mut Vec<Declared>) -> Look<usize> {
    let rest = &bytes[at..];
    for (opens, closes, kind) in
        [(&b"<!--"[..], &b"-->"[..], XmlKind::Comment), (b"<?", b"?>", XmlKind::Instruction)]
    {
        if rest.starts_with(opens) {
            let from = at + opens.len();
            let Some(length) = bytes.get(from..).and_then(|rest| memmem::find(rest, closes)) else {
                return Look::Open;
            };
            declared.push(Declared {
                value: TextRange::at(from, length),
                kind,
                name: TextRange::at(from, 0),
            });
            return Look::Whole(from + length + closes.len());
        }
    }
    let is_entity = rest.starts_with(b"<!ENTITY");
    let holds_text = is_entity || rest.starts_with(b"<!ATTLIST");
    if !(holds_text || rest.starts_with(b"<!ELEMENT") || rest.starts_with(b"<!NOTATION")) {
        return if rest.len() < 10 { Look::Open } else { Look::Bad(at) };
    }
    let mut from = at + if is_entity { 8 } else { 9 };
    let mut name = TextRange::at(from, 0);
    let mut external = false;
    loop {
        from = skip_blanks(bytes, from);
        match bytes.get(from) {
            None => return Look::Open,
            Some(b'>') => return Look::Whole(from + 1),
            Some(b'<') => return Look::Bad(from),
            Some(quote @ (b'"' | b'\'')) => {
                let Some(length) = memchr(*quote, &bytes[from + 1..]) else { return Look::Open };
                if holds_text && !external {
                    let kind = XmlKind::Entity { double: *quote == b'"' };
                    declared.push(Declared { value: TextRange::at(from + 1, length), kind, name });
                }
                from += length + 2;
            }
            Some(_) => {
                let end = name_end(bytes, from).unwrap_or(from + 1);
                let word = &bytes[from..end];
                if matches!(word, b"SYSTEM" | b"PUBLIC") {
                    external = true;
                } else if name_end(bytes, from).is_some() && (name.is_empty() || !is_entity) {
                    name = TextRange::new(from, end);
                }
                from = end;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&str, &str)]) {
        let mut declared = Vec::new();
        assert_eq!(doctype(text, 0, &mut declared), Look::Whole(text.len()), "{text}");
        let found: Vec<(&str, &str)> =
            declared.iter().map(|declared| (declared.name.of(text), declared.value.of(text))).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn declared_text_is_found() {
        check("<!DOCTYPE html>", &[]);
        check("<!DOCTYPE html PUBLIC \"-//W3C//>\" 'x>'>", &[]);
        check(
            "<!DOCTYPE a [<!ENTITY n \"John Smith\"> <!ENTITY % p 'x'>]>",
            &[("n", "John Smith"), ("p", "x")],
        );
        check("<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///x\"><!ELEMENT a (#PCDATA)>]>", &[]);
        check("<!DOCTYPE a [<!-- John ]> --><?p Mary ?>%pe;]>", &[("", " John ]> "), ("", "p Mary ")]);
        check("<!DOCTYPE a [<!ATTLIST a owner CDATA \"John\">]>", &[("CDATA", "John")]);
    }

    #[test]
    fn broken_declarations_are_told_from_open_ones() {
        for open in ["<!DOCTYPE a [<!ENTITY n \"Jo", "<!DOCTYPE a [", "<!DOCTYPE a [<!EN"] {
            assert_eq!(doctype(open, 0, &mut Vec::new()), Look::Open, "{open}");
        }
        assert!(matches!(doctype("<!DOCTYPE a [<!WRONG thing here>]>", 0, &mut Vec::new()), Look::Bad(_)));
        assert!(matches!(doctype("<!DOCTYPE a <b>", 0, &mut Vec::new()), Look::Bad(_)));
    }
}
