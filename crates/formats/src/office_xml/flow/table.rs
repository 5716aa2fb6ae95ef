//! A table in running text: the first row names the columns.

use blackbar_core::{Join, ValueName};

use crate::office_xml::extraction::Extraction;

/// Longer texts name nothing.
const LONGEST_NAME: usize = 80;
/// Wider tables have no names for the rest of their columns.
const MOST_COLUMNS: u32 = 256;

/// An open table.
pub(super) struct Table {
    structured: bool,
    series: u32,
    names: Vec<String>,
    /// The row and column, from 1; 0 before the first.
    row: u32,
    column: u32,
    span: u32,
    /// The first paragraph of a cell begins it.
    fresh: bool,
    first_in_row: bool,
    /// The cell to the left, when it is a label with a colon.
    label: Option<ValueName>,
    cell: String,
}

/// How a paragraph of a cell is shown.
pub(super) struct InTable {
    pub(super) join: Join,
    pub(super) gap: &'static str,
    pub(super) context: Option<ValueName>,
    pub(super) series: Option<u32>,
}

impl Table {
    pub(super) fn new(out: &mut Extraction, structured: bool) -> Table {
        Table {
            structured,
            series: out.columns(MOST_COLUMNS),
            names: Vec::new(),
            row: 0,
            column: 0,
            span: 1,
            fresh: false,
            first_in_row: true,
            label: None,
            cell: String::new(),
        }
    }

    pub(super) fn row(&mut self) {
        self.row = self.row.saturating_add(1);
        (self.column, self.span, self.first_in_row, self.label) = (0, 1, true, None);
    }

    pub(super) fn cell(&mut self, span: u32) {
        self.column = self.column.saturating_add(if self.column == 0 { 1 } else { self.span.max(1) });
        self.span = span;
        self.fresh = true;
        self.cell.clear();
    }

    /// The open cell spans more columns.
    pub(super) fn widen(&mut self, span: u32) {
        self.span = span;
    }

    pub(super) fn end_cell(&mut self) {
        let text = self.cell.trim();
        let label = text.strip_suffix(':').filter(|label| !label.is_empty() && label.len() <= LONGEST_NAME);
        self.label = label.map(ValueName::from);
    }

    /// How a paragraph of the open cell is shown.
    pub(super) fn place(&mut self, text: &str) -> InTable {
        let (join, gap) = match (std::mem::take(&mut self.fresh), self.first_in_row) {
            (true, true) => (Join::Apart, "\n"),
            (true, false) => (Join::Apart, "\t"),
            (false, _) => (Join::Line, "\n"),
        };
        let opens = join == Join::Apart;
        self.first_in_row = false;
        if self.cell.len() < LONGEST_NAME {
            self.cell.push_str(text);
            self.cell.push(' ');
        }
        let index = self.column.saturating_sub(1);
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        if !self.structured || index >= MOST_COLUMNS {
            return InTable { join, gap, context: None, series: None };
        }
        if self.row <= 1 {
            if self.names.len() <= at {
                self.names.resize(at + 1, String::new());
            }
            if let Some(name) = self.names.get_mut(at).filter(|name| name.len() < LONGEST_NAME) {
                name.push_str(text);
                name.push(' ');
            }
            return InTable { join, gap, context: self.label.clone(), series: None };
        }
        let name = || self.names.get(at).map(|name| name.trim());
        let name =
            || name().filter(|name| !name.is_empty() && name.len() <= LONGEST_NAME).map(ValueName::from);
        let context = if opens { self.label.clone().or_else(name) } else { None };
        InTable { join, gap, context, series: opens.then_some(self.series.saturating_add(index)) }
    }
}
