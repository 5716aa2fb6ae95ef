//! How replacements are written into JSON.

use crate::encoding::TextEncoding;
use crate::source_text::{Dialect, Output, Piece, Value};

/// What a JSON value is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum JsonKind {
    /// Spelled as it reads.
    String,
    /// With escapes in it.
    EscapedString,
    /// Becomes a string when touched: a marker is no number.
    Number,
}

/// JSON has one way to spell.
pub(crate) struct JsonDialect;

impl Dialect for JsonDialect {
    type Kind = JsonKind;

    fn respell(&self, value: &Value<'_, JsonKind>, out: &mut Output<'_>) {
        let quotes = if value.kind == JsonKind::Number { "\"" } else { "" };
        out.markup(quotes);
        for piece in &value.pieces {
            match *piece {
                Piece::Kept(range) => out.keep(range),
                Piece::New { index, text } => out.replace(index, |to, encoding| escape(text, encoding, to)),
            }
        }
        out.markup(quotes);
    }
}

fn escape(text: &str, encoding: TextEncoding, to: &mut String) {
    for character in text.chars() {
        match character {
            '"' => to.push_str("\\\""),
            '\\' => to.push_str("\\\\"),
            '\n' => to.push_str("\\n"),
            '\r' => to.push_str("\\r"),
            '\t' => to.push_str("\\t"),
            _ if character.is_control() || !encoding.can_write(character) => {
                for unit in character.encode_utf16(&mut [0; 2]) {
                    to.push_str(&format!("\\u{unit:04x}"));
                }
            }
            _ => to.push(character),
        }
    }
}
