//! The cells of a sheet as its markup has them: what each holds and where, before anything is known of its table.

use blackbar_core::TextRange;
use smallvec::{SmallVec, smallvec};

use super::formula_values::values;
use super::markup::{Tag, Token};
use super::spelling::Spelling;

/// The columns of a sheet.
const MOST_COLUMNS: u32 = 16_384;

/// Excel's formulas end at 8,192 characters, each of which takes ten bytes at most. A longer one is read as one text: a value for each
/// of its millions of quotes would take thirty times its room.
const LONGEST_FORMULA: usize = 10 * 8192;

/// What a cell holds.
#[derive(Clone, Copy)]
#[cfg_attr(test, derive(Debug, PartialEq))]
pub(super) enum Content {
    Nothing,
    Shared(usize),
    /// A number, a date: a change makes the cell a text.
    Typed(TextRange),
    /// The cached result of a formula, or a text in the value.
    Cached(TextRange),
}

/// A stretch of a cell's own string.
#[derive(Clone, Copy)]
#[cfg_attr(test, derive(Debug, PartialEq))]
pub(super) struct InlinePiece {
    pub(super) range: TextRange,
    pub(super) spelling: Spelling,
    /// How the string is pronounced, which Japanese sheets add.
    pub(super) phonetic: bool,
}

/// An open or finished cell.
#[cfg_attr(test, derive(Debug, PartialEq))]
pub(super) struct Cell<'p> {
    pub(super) column: u32,
    kind: &'p str,
    pub(super) style: Option<usize>,
    pub(super) content: Content,
    /// A string of its own, which nearly always is one piece.
    pub(super) inline: SmallVec<[InlinePiece; 1]>,
    /// What of its formula may be anyone's.
    pub(super) formulas: Vec<(TextRange, Spelling)>,
}

impl Cell<'_> {
    pub(super) fn is_filled(&self) -> bool {
        !matches!(self.content, Content::Nothing) || !self.inline.is_empty()
    }
}

/// What stands among the cells of a sheet.
#[cfg_attr(test, derive(Debug, PartialEq))]
pub(super) enum RowEvent<'p> {
    /// A row begins, with the number that it says.
    Begins(Option<u64>),
    /// The cells of a row that has ended; never none, and no more than a sheet has columns.
    Cells(Vec<Cell<'p>>),
    /// Something beside the cells, which is no sheet's, but anyone's.
    Beside(TextRange, Spelling),
}

/// Reads the cells from left to right.
pub(super) struct RowReader<'p> {
    source: &'p str,
    /// The open elements inside the cells.
    open: Vec<&'p str>,
    row: Vec<Cell<'p>>,
    cell: Option<Cell<'p>>,
    next_column: u32,
    /// How many cells the last row had: the next one will have as many.
    usual: usize,
}

/// `BC12` is in column 55, counted from 1.
fn column_of(reference: &str) -> Option<u32> {
    let letters = reference.bytes().take_while(u8::is_ascii_alphabetic);
    let column = letters.fold(0_u32, |column, letter| {
        column.saturating_mul(26).saturating_add(u32::from(letter.to_ascii_uppercase() - b'A') + 1)
    });
    (1..=MOST_COLUMNS).contains(&column).then_some(column)
}

/// What a cell shows where its formula fails. Anything else that begins so may be a person's tag.
#[rustfmt::skip]
const ERRORS: &[&str] = &[
    "#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#GETTING_DATA", "#SPILL!", "#CALC!", "#FIELD!",
    "#BLOCKED!", "#UNKNOWN!", "#CONNECT!", "#BUSY!", "#PYTHON!", "#EXTERNAL!",
];

/// Whether the value of a cell is a truth or an error.
fn says_nothing(value: &str) -> bool {
    let value = value.trim();
    matches!(value, "0" | "1" | "true" | "false") || ERRORS.contains(&value)
}

impl<'p> RowReader<'p> {
    /// Of a sheet's source; it stands before a row.
    pub(super) fn new(source: &'p str) -> RowReader<'p> {
        RowReader { source, open: Vec::new(), row: Vec::new(), cell: None, next_column: 1, usual: 0 }
    }

    /// Takes a token that stands among the cells; says what there is to be known now.
    pub(super) fn take(&mut self, token: &Token<'_, 'p>, events: &mut Vec<RowEvent<'p>>) {
        match token {
            Token::Start(tag) => self.start(tag, events),
            Token::End(name, _) => {
                self.open.pop();
                match *name {
                    "c" => self.end_cell(events),
                    "row" => self.end_row(events),
                    _ => {}
                }
            }
            Token::Text(range) if self.cell.is_some() => self.text(*range, Spelling::SheetText),
            Token::CData(range) if self.cell.is_some() => self.text(*range, Spelling::CData),
            Token::Text(range) => self.beside(*range, Spelling::SheetText, events),
            Token::CData(range) => self.beside(*range, Spelling::CData, events),
            Token::Comment(range) | Token::Instruction(range) => {
                self.beside(*range, Spelling::Remark, events);
            }
        }
    }

    /// Ends a row that is still open. Another one may begin in any column.
    pub(super) fn end_row(&mut self, events: &mut Vec<RowEvent<'p>>) {
        self.next_column = 1;
        self.hand_on(events);
    }

    fn hand_on(&mut self, events: &mut Vec<RowEvent<'p>>) {
        if !self.row.is_empty() {
            self.usual = self.row.len();
            events.push(RowEvent::Cells(std::mem::take(&mut self.row)));
        }
    }

    fn beside(&self, range: TextRange, spelling: Spelling, events: &mut Vec<RowEvent<'p>>) {
        if !range.of(self.source).trim().is_empty() {
            events.push(RowEvent::Beside(range, spelling));
        }
    }

    fn start(&mut self, tag: &Tag<'_, 'p>, events: &mut Vec<RowEvent<'p>>) {
        match tag.name {
            "row" => {
                self.end_row(events);
                events.push(RowEvent::Begins(tag.get("r").and_then(|number| number.parse().ok())));
            }
            "c" => {
                let column = tag.get("r").and_then(column_of).unwrap_or(self.next_column);
                self.next_column = column.saturating_add(1);
                self.cell = Some(Cell {
                    column,
                    kind: tag.get("t").unwrap_or("n"),
                    style: tag.get("s").and_then(|style| style.parse().ok()),
                    content: Content::Nothing,
                    inline: smallvec![],
                    formulas: Vec::new(),
                });
            }
            _ => {}
        }
        if !tag.empty {
            self.open.push(tag.name);
        } else if tag.name == "c" {
            self.end_cell(events);
        }
    }

    fn text(&mut self, range: TextRange, spelling: Spelling) {
        let source = range.of(self.source);
        let parent = self.open.last().copied().unwrap_or("");
        let phonetic = self.open.contains(&"rPh");
        let Some(cell) = self.cell.as_mut() else { return };
        let piece = InlinePiece { range, spelling, phonetic };
        match parent {
            // A value in pieces, which a remark or quotes cut.
            "v" if !matches!(cell.content, Content::Nothing) => cell.inline.push(piece),
            "v" => {
                cell.content = match cell.kind {
                    "s" => source.trim().parse().map_or(Content::Typed(range), Content::Shared),
                    "b" | "e" if says_nothing(source) => Content::Nothing,
                    "str" | "inlineStr" | "b" | "e" => Content::Cached(range),
                    _ => Content::Typed(range),
                };
            }
            "t" => cell.inline.push(piece),
            "f" if source.len() > LONGEST_FORMULA => cell.formulas.push((range, Spelling::Formula)),
            "f" => {
                let values = values(source, true).into_iter();
                cell.formulas.extend(values.map(|(one, spelling)| (one.shift(range.start()), spelling)));
            }
            _ if source.trim().is_empty() => {}
            _ => cell.inline.push(piece),
        }
    }

    fn end_cell(&mut self, events: &mut Vec<RowEvent<'p>>) {
        let Some(cell) = self.cell.take() else { return };
        if self.row.is_empty() {
            self.row.reserve_exact(self.usual.max(1));
        }
        self.row.push(cell);
        // A cell takes thirty times the room of `<c/>`: a row without end must not be held.
        if self.row.len() >= MOST_COLUMNS as usize {
            self.hand_on(events);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_counted_in_letters() {
        for (reference, column) in [
            ("A1", Some(1)),
            ("Z9", Some(26)),
            ("AA1", Some(27)),
            ("BC12", Some(55)),
            ("XFD1", Some(16_384)),
            ("XFE1", None),
            ("1", None),
        ] {
            assert_eq!(column_of(reference), column, "{reference}");
        }
    }

    #[test]
    fn a_row_without_end_is_handed_on_in_parts() {
        let source = format!("<row>{}</row>", "<c/>".repeat(40_000));
        let (mut reader, mut events) = (RowReader::new(&source), Vec::new());
        let mut tokens = crate::office_xml::markup::Tokens::new(&source, 8);
        while let Some(token) = tokens.next().unwrap() {
            reader.take(&token, &mut events);
        }
        let cells = events.iter().filter_map(|event| match event {
            RowEvent::Cells(cells) => Some(cells),
            _ => None,
        });
        let columns: Vec<Vec<u32>> =
            cells.map(|cells| cells.iter().map(|cell| cell.column).collect()).collect();
        assert_eq!(columns.iter().map(Vec::len).collect::<Vec<_>>(), [16_384, 16_384, 7_232]);
        assert!(columns.concat().into_iter().eq(1..=40_000), "columns are counted on");
    }
}
