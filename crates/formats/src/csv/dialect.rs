//! How one file writes its cells, and how a replacement is written into them.

use blackbar_core::TextRange;

use super::cell::closing_quote;
use crate::source_text::{self, Output, Piece, Value};

/// The signs of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dialect {
    /// Between cells; ASCII.
    pub(crate) delimiter: u8,
    /// Around cells; ASCII.
    pub(crate) quote: u8,
    /// Whether a backslash escapes inside quotes.
    pub(crate) backslash: bool,
    /// Whether blanks may stand before an opening quote.
    pub(crate) blanks_before_quote: bool,
    /// Cells of most rows.
    pub(crate) columns: usize,
    /// Whether the first row names the columns.
    pub(crate) has_header: bool,
}

impl Dialect {
    /// What a file has that shows nothing else.
    pub(crate) const PLAIN: Dialect = Dialect {
        delimiter: b',',
        quote: b'"',
        backslash: false,
        blanks_before_quote: false,
        columns: 1,
        has_header: false,
    };
}

/// How a cell is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CellKind {
    /// Without quotes.
    Bare,
    /// Between quotes, which are not part of the value.
    Quoted,
    /// Between quotes that close before the cell ends: `"a"b`. When touched, the quotes are put around all of it.
    Mixed,
    /// A part of a cell without quotes: nothing may be added that needs quotes.
    Part,
}

impl source_text::Dialect for Dialect {
    type Kind = CellKind;

    fn respell(&self, value: &Value<'_, CellKind>, out: &mut Output<'_>) {
        match value.kind {
            CellKind::Bare if self.needs_quotes(value, out) => {
                let can_quote = self.blanks_before_quote || !value.before.ends_with([' ', '\t']);
                if can_quote { self.quote_all(value, out) } else { self.flatten(value, out) }
            }
            CellKind::Bare => spell(value, out, |text| text),
            CellKind::Quoted => spell(value, out, |text| self.escaped(&text)),
            CellKind::Mixed => self.close_late(value, out),
            CellKind::Part => self.flatten(value, out),
        }
    }
}

impl Dialect {
    /// Whether the cell would be read as something else without quotes.
    fn needs_quotes(&self, value: &Value<'_, CellKind>, out: &Output<'_>) -> bool {
        let mut empty = true;
        for piece in &value.pieces {
            let text = match *piece {
                Piece::Kept(range) => out.source(range).to_owned(),
                Piece::New { text, .. } => out.writable_here(text),
            };
            let bytes = text.as_bytes();
            if empty && bytes.first() == Some(&self.quote) {
                return true;
            }
            if matches!(piece, Piece::New { .. })
                && bytes.iter().any(|byte| *byte == self.delimiter || matches!(byte, b'\n' | b'\r'))
            {
                return true;
            }
            empty &= bytes.is_empty();
        }
        // The only cell of a row that becomes empty would take the row with it.
        empty && self.columns <= 1
    }

    fn quote_all(&self, value: &Value<'_, CellKind>, out: &mut Output<'_>) {
        let quote = char::from(self.quote).to_string();
        out.markup(&quote);
        for piece in &value.pieces {
            match *piece {
                Piece::Kept(range) => {
                    let kept = out.source(range);
                    let escaped = self.escaped(kept);
                    if escaped == kept { out.keep(range) } else { out.markup(&escaped) }
                }
                Piece::New { index, text } => out.replace(index, |to, encoding| {
                    to.push_str(&self.escaped(&Output::writable(encoding, text)));
                }),
            }
        }
        out.markup(&quote);
    }

    /// Moves the closing quote to the end of the cell.
    fn close_late(&self, value: &Value<'_, CellKind>, out: &mut Output<'_>) {
        let quote = char::from(self.quote);
        let close = closing_quote(out.source(value.range), self).map(|at| value.range.start() + at);
        for piece in &value.pieces {
            let range = match *piece {
                Piece::Kept(range) => range,
                Piece::New { index, text } => {
                    out.replace(index, |to, encoding| {
                        to.push_str(&self.escaped(&Output::writable(encoding, text)));
                    });
                    continue;
                }
            };
            let inside = close.map_or(range.end(), |close| close.clamp(range.start(), range.end()));
            out.keep(TextRange::new(range.start(), inside));
            let mut done = inside;
            for (at, _) in out.source(TextRange::new(inside, range.end())).match_indices(quote) {
                let at = inside + at;
                out.keep(TextRange::new(done, at));
                if Some(at) != close {
                    out.markup(&self.escaped(&quote.to_string()));
                }
                done = at + 1;
            }
            out.keep(TextRange::new(done, range.end()));
        }
        out.markup(&quote.to_string());
    }

    /// Without anything that would need quotes: the signs of the file become blanks.
    fn flatten(&self, value: &Value<'_, CellKind>, out: &mut Output<'_>) {
        spell(value, out, |text| {
            let signs = [char::from(self.delimiter), char::from(self.quote), '\n', '\r'];
            text.replace(signs, " ")
        });
    }

    fn escaped(&self, text: &str) -> String {
        let quote = char::from(self.quote);
        if self.backslash {
            let text = text.replace('\\', "\\\\");
            text.replace(quote, &format!("\\{quote}"))
        } else {
            text.replace(quote, &format!("{quote}{quote}"))
        }
    }
}

fn spell(value: &Value<'_, CellKind>, out: &mut Output<'_>, escape: impl Fn(String) -> String) {
    for piece in &value.pieces {
        match *piece {
            Piece::Kept(range) => out.keep(range),
            Piece::New { index, text } => {
                out.replace(index, |to, encoding| to.push_str(&escape(Output::writable(encoding, text))));
            }
        }
    }
}
