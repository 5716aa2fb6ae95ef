//! Cell after cell, with the names of the columns carried along.

use blackbar_core::{FormatError, Join, Passage, PassageKind, PassageKinds, Series, TextRange, ValueName};

use super::cell::{Cell, Look, bare, cell_at, quoted, unescape};
use super::dialect::{CellKind, Dialect};
use super::sniff::sniff;
use crate::names::words;
use crate::plain_text::blank_cut;
use crate::source_text::{Found, Scanner, Window};

/// Columns beyond this have no name.
const MOST_NAMED: usize = 1 << 16;

/// Reads a table a window at a time.
pub(crate) struct CsvScanner {
    dialect: Option<Dialect>,
    names: Vec<Option<ValueName>>,
    kinds: PassageKinds,
    in_header: bool,
    column: u32,
    /// Inside a giant cell that was cut: whether it is quoted.
    inside: Option<bool>,
}

impl CsvScanner {
    /// At the beginning of a file.
    pub(crate) fn new() -> CsvScanner {
        let kinds = PassageKinds::default();
        CsvScanner { dialect: None, names: Vec::new(), kinds, in_header: false, column: 0, inside: None }
    }

    /// The signs of the file, from its beginning; the answer is how much of it is no table.
    fn begin(&mut self, text: &str) -> (Dialect, usize) {
        let (dialect, skip) = sniff(text);
        self.in_header = dialect.has_header;
        self.dialect = Some(dialect);
        (dialect, skip)
    }

    fn push(
        &mut self,
        text: &str,
        cell: &Cell,
        dialect: &Dialect,
        found: &mut Found<CellKind>,
    ) -> Result<(), FormatError> {
        let column = self.column as usize;
        let source = cell.value.of(text);
        let reading =
            if cell.escaped && !source.is_empty() { Some(Box::new(unescape(source, dialect))) } else { None };
        if self.in_header && column < MOST_NAMED {
            let name = words(reading.as_ref().map_or(source, |reading| reading.text()));
            self.names.resize(column, None);
            self.names.push((!name.is_empty()).then(|| name.into()));
        }
        if source.is_empty() {
            return Ok(());
        }
        let (context, series) = if self.in_header {
            (None, Series::default())
        } else {
            (self.names.get(column).cloned().flatten(), Some(self.column).into())
        };
        let kind = PassageKind { join: Join::Apart, context, series, ..PassageKind::default() };
        found.push(Passage::new(cell.value, self.kinds.shared(kind)).read_as(reading), cell.kind)
    }

    /// A part of a cell that is too large to be held whole.
    fn push_part(
        &mut self,
        text: &str,
        value: usize,
        is_quoted: bool,
        found: &mut Found<CellKind>,
    ) -> Result<usize, FormatError> {
        let dialect = self.dialect.unwrap_or(Dialect::PLAIN);
        let mut cut = value + blank_cut(&text[value..]);
        // A quote or backslash before the cut may be half of an escape.
        let signs = [char::from(dialect.quote), '\\'];
        while cut > value && text[value..cut].ends_with(signs) {
            cut -= 1;
        }
        if cut <= value {
            return Ok(0);
        }
        let kind = if is_quoted { CellKind::Quoted } else { CellKind::Part };
        let cell = Cell { value: TextRange::new(value, cut), kind, escaped: is_quoted, end: cut };
        self.push(text, &cell, &dialect, found)?;
        self.inside = Some(is_quoted);
        Ok(cut)
    }
}

impl Scanner for CsvScanner {
    type Dialect = Dialect;

    fn scan(&mut self, window: &Window<'_>, found: &mut Found<CellKind>) -> Result<usize, FormatError> {
        let bytes = window.text.as_bytes();
        let (dialect, mut at) = match self.dialect {
            Some(dialect) => (dialect, 0),
            None => self.begin(window.text),
        };
        while at < bytes.len() {
            if self.column == 0 && self.inside.is_none() {
                if at >= window.enough {
                    return Ok(at);
                }
                // Blank lines are no rows, and one between a header and its rows does not end it.
                if matches!(bytes[at], b'\n' | b'\r') {
                    at += 1;
                    continue;
                }
            }
            let look = match self.inside {
                None => cell_at(bytes, at, &dialect, window.last),
                Some(true) => quoted(bytes, at, &dialect, window.last),
                Some(false) => bare(bytes, at, at, &dialect, window.last),
            };
            let cell = match look {
                Look::Whole(cell) => cell,
                Look::Open { value, quoted } if window.force && at == 0 => {
                    return self.push_part(window.text, value, quoted, found);
                }
                Look::Open { .. } => return Ok(at),
            };
            self.push(window.text, &cell, &dialect, found)?;
            self.inside = None;
            at = cell.end;
            match bytes.get(at) {
                Some(byte) if *byte == dialect.delimiter => {
                    at += 1;
                    self.column = self.column.saturating_add(1);
                }
                Some(_) => {
                    at += if bytes[at..].starts_with(b"\r\n") { 2 } else { 1 };
                    self.column = 0;
                    self.in_header = false;
                }
                None => {}
            }
        }
        Ok(at)
    }

    fn dialect(&self) -> Dialect {
        self.dialect.unwrap_or(Dialect::PLAIN)
    }
}
