//! How replacements are written into the different parts of an XML file.

use blackbar_core::TextRange;

use super::references;
use crate::encoding::TextEncoding;
use crate::source_text::{Dialect, Output, Piece, Value};

/// What a value of an XML file is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum XmlKind {
    /// Between tags.
    Text,
    /// `<![CDATA[...]]>`
    Cdata,
    /// Of a tag.
    Attribute {
        /// Which quotes.
        double: bool,
    },
    /// `<!--...-->`
    Comment,
    /// `<?...?>`
    Instruction,
    /// A declared entity's text, or an attribute's default.
    Entity {
        /// Which quotes.
        double: bool,
    },
}

/// XML has one way to spell each.
pub(crate) struct XmlDialect;

impl Dialect for XmlDialect {
    type Kind = XmlKind;

    fn respell(&self, value: &Value<'_, XmlKind>, out: &mut Output<'_>) {
        for piece in &value.pieces {
            match *piece {
                Piece::Kept(range) => {
                    if may_close(value.kind, out.written(), out.source(range)) {
                        out.markup(separator(value.kind));
                    }
                    out.keep(range);
                }
                Piece::New { index, text } => {
                    out.replace(index, |to, encoding| spell(value.kind, text, encoding, to));
                }
            }
        }
    }

    fn whole(&self, kind: XmlKind, source: &str, range: TextRange) -> TextRange {
        match kind {
            XmlKind::Text | XmlKind::Attribute { .. } | XmlKind::Entity { .. } => {
                references::whole(source, range)
            }
            XmlKind::Cdata | XmlKind::Comment | XmlKind::Instruction => range,
        }
    }
}

/// Whether a kept piece would end its container together with what was written before it.
fn may_close(kind: XmlKind, written: &str, kept: &str) -> bool {
    match kind {
        XmlKind::Cdata => {
            written.ends_with("]]") && kept.starts_with('>')
                || written.ends_with(']') && kept.starts_with("]>")
        }
        XmlKind::Comment => written.ends_with('-') && kept.starts_with('-'),
        XmlKind::Instruction => written.ends_with('?') && kept.starts_with('>'),
        XmlKind::Text | XmlKind::Attribute { .. } | XmlKind::Entity { .. } => false,
    }
}

/// What keeps the two apart.
fn separator(kind: XmlKind) -> &'static str {
    if kind == XmlKind::Cdata { "]]><![CDATA[" } else { " " }
}

fn spell(kind: XmlKind, text: &str, encoding: TextEncoding, to: &mut String) {
    match kind {
        XmlKind::Text => escape(text, encoding, to, |character| match character {
            '&' => Some("&amp;"),
            '<' => Some("&lt;"),
            '>' => Some("&gt;"),
            '\r' => Some("&#13;"),
            _ => None,
        }),
        XmlKind::Attribute { double } => escape(text, encoding, to, |character| match character {
            '"' if double => Some("&quot;"),
            '\'' if !double => Some("&apos;"),
            _ => in_quotes(character),
        }),
        XmlKind::Entity { double } => escape(text, encoding, to, |character| match character {
            '"' if double => Some("&#34;"),
            '\'' if !double => Some("&#39;"),
            '%' => Some("&#37;"),
            _ => in_quotes(character),
        }),
        XmlKind::Cdata => {
            for character in Output::writable(encoding, text).chars().map(allowed) {
                if character == '>' && to.ends_with("]]") {
                    to.push_str(separator(kind));
                }
                to.push(character);
            }
        }
        // Nothing can be escaped here: two dashes, or a question mark before a bracket, would end it.
        XmlKind::Comment => {
            let text = Output::writable(encoding, text);
            let mut left = text.chars().count();
            for character in text.chars().map(allowed) {
                left -= 1;
                let risky = character == '-' && (to.ends_with('-') || left == 0);
                to.push(if risky { '_' } else { character });
            }
        }
        XmlKind::Instruction => {
            let text = Output::writable(encoding, text);
            let mut left = text.chars().count();
            for character in text.chars().map(allowed) {
                left -= 1;
                let risky = character == '>' && to.ends_with('?') || character == '?' && left == 0;
                to.push(if risky { '_' } else { character });
            }
        }
    }
}

fn in_quotes(character: char) -> Option<&'static str> {
    match character {
        '&' => Some("&amp;"),
        '<' => Some("&lt;"),
        '\n' => Some("&#10;"),
        '\r' => Some("&#13;"),
        '\t' => Some("&#9;"),
        _ => None,
    }
}

fn escape(
    text: &str,
    encoding: TextEncoding,
    to: &mut String,
    special: impl Fn(char) -> Option<&'static str>,
) {
    for character in text.chars().map(allowed) {
        match special(character) {
            Some(spelled) => to.push_str(spelled),
            None if encoding.can_write(character) => to.push(character),
            None => to.push_str(&format!("&#x{:X};", u32::from(character))),
        }
    }
}

/// XML has no way at all to write most control characters.
fn allowed(character: char) -> char {
    let control = character < ' ' && !matches!(character, '\t' | '\n' | '\r');
    if control || !references::is_xml(character) { '?' } else { character }
}
