//! The cells of a sheet, row by row: shared strings, strings of their own, numbers, cached results, and the row that names
//! the columns.

use blackbar_core::{ChartBehaviour, Element, FormatError, Join, TextRange, ValueName};

use super::extraction::{Extraction, Shown};
use super::flow::Flow;
use super::formula::literals;
use super::headings::{Headings, Role, Texts};
use super::markup::{Tag, Token};
use super::shared_strings::StringPiece;
use super::source::Splice;
use super::spelling::Spelling;

/// The columns of a sheet.
const MOST_COLUMNS: u32 = 16_384;
/// Longer texts name nothing.
const LONGEST_NAME: usize = 80;
/// So many columns of numbers below a row of texts make it the names of a table.
const FEWEST_NUMBERS: usize = 2;
/// A longer string that many cells share is shown once.
const REPEATED: usize = 400;

/// What a cell holds.
enum Content {
    Nothing,
    Shared(usize),
    /// A number, a date: a change makes the cell a text.
    Typed(TextRange),
    /// The cached result of a formula, or a text in the value.
    Cached(TextRange),
}

/// An open or finished cell.
struct Cell<'p> {
    column: u32,
    kind: &'p str,
    style: Option<usize>,
    content: Content,
    /// A string of its own.
    inline: Vec<(TextRange, Spelling, bool)>,
    formulas: Vec<TextRange>,
}

impl Cell<'_> {
    fn is_filled(&self) -> bool {
        !matches!(self.content, Content::Nothing) || !self.inline.is_empty()
    }
}

/// The state of reading a sheet's cells.
pub(super) struct Grid<'p> {
    /// The open elements inside the cells.
    open: Vec<&'p str>,
    inside: bool,
    row: Vec<Cell<'p>>,
    /// Its number, and that of the last one with something in it.
    row_number: u64,
    last_filled: u64,
    /// A row that names the columns of another table if numbers follow it.
    held: Option<Vec<Cell<'p>>>,
    cell: Option<Cell<'p>>,
    next_column: u32,
    headings: Headings,
    /// The numbers of the table's columns.
    series: Vec<Option<u32>>,
}

impl<'p> Grid<'p> {
    pub(super) fn new() -> Grid<'p> {
        Grid {
            open: Vec::new(),
            inside: false,
            row: Vec::new(),
            row_number: 0,
            last_filled: 0,
            held: None,
            cell: None,
            next_column: 0,
            headings: Headings::default(),
            series: Vec::new(),
        }
    }

    fn within(&self, name: &str) -> bool {
        self.open.contains(&name)
    }
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

/// How a cell is shown, decided once for all its pieces.
struct InGrid {
    page: u32,
    gap: &'static str,
    context: Option<ValueName>,
    series: Option<u32>,
}

impl<'p> Flow<'p, '_, '_> {
    /// Takes a token that belongs to a cell; the rest of the sheet is read like any part.
    pub(super) fn grid_token(&mut self, token: &Token<'_, 'p>) -> Result<bool, FormatError> {
        let Some(grid) = self.grid.as_mut() else { return Ok(false) };
        match token {
            Token::Start(tag) if tag.name == "sheetData" => {
                grid.inside = !tag.empty;
                return Ok(true);
            }
            Token::End("sheetData", _) => {
                grid.inside = false;
                self.end_row()?;
                self.show_held(&[])?;
                return Ok(true);
            }
            _ if !grid.inside => return Ok(false),
            Token::Start(tag) => self.grid_start(tag)?,
            Token::End(name, _) => {
                grid.open.pop();
                match *name {
                    "c" => self.end_cell(),
                    "row" => self.end_row()?,
                    _ => {}
                }
            }
            Token::Text(range) if grid.cell.is_some() => self.grid_text(*range, Spelling::SheetText),
            Token::CData(range) if grid.cell.is_some() => self.grid_text(*range, Spelling::CData),
            // Text beside the cells is no sheet's, but anyone's.
            Token::Text(range) => self.value(*range, Spelling::SheetText, None, Element::Tables, false)?,
            Token::CData(range) => self.value(*range, Spelling::CData, None, Element::Tables, false)?,
            Token::Comment(range) | Token::Instruction(range) => {
                self.value(*range, Spelling::Remark, None, Element::Tables, false)?;
            }
        }
        Ok(true)
    }

    fn grid_start(&mut self, tag: &Tag<'_, 'p>) -> Result<(), FormatError> {
        if tag.name == "row" {
            self.end_row()?;
        }
        let Some(grid) = self.grid.as_mut() else { return Ok(()) };
        match tag.name {
            "row" => {
                grid.next_column = 1;
                let number = tag.get("r").and_then(|number| number.parse().ok());
                grid.row_number = number.unwrap_or(grid.row_number.saturating_add(1));
            }
            "c" => {
                let column = tag.get("r").and_then(column_of).unwrap_or(grid.next_column);
                grid.next_column = column.saturating_add(1);
                let kind = tag.get("t").unwrap_or("n");
                let style = tag.get("s").and_then(|style| style.parse().ok());
                grid.cell = Some(Cell {
                    column,
                    kind,
                    style,
                    content: Content::Nothing,
                    inline: Vec::new(),
                    formulas: Vec::new(),
                });
            }
            _ => {}
        }
        if tag.empty {
            if tag.name == "c" {
                self.end_cell();
            }
        } else {
            grid.open.push(tag.name);
        }
        Ok(())
    }

    fn grid_text(&mut self, range: TextRange, spelling: Spelling) {
        let source = range.of(self.part.source);
        let Some(grid) = self.grid.as_mut() else { return };
        let (parent, phonetic) = (grid.open.last().copied().unwrap_or(""), grid.within("rPh"));
        let Some(cell) = grid.cell.as_mut() else { return };
        match parent {
            // A value in pieces, which a remark or quotes cut.
            "v" if !matches!(cell.content, Content::Nothing) => cell.inline.push((range, spelling, phonetic)),
            "v" => {
                cell.content = match cell.kind {
                    "s" => source.trim().parse().map_or(Content::Typed(range), Content::Shared),
                    "b" | "e" if says_nothing(source) => Content::Nothing,
                    "str" | "inlineStr" | "b" | "e" => Content::Cached(range),
                    _ => Content::Typed(range),
                };
            }
            "t" => cell.inline.push((range, spelling, phonetic)),
            "f" => cell.formulas.extend(literals(source).into_iter().map(|one| one.shift(range.start()))),
            _ if source.trim().is_empty() => {}
            _ => cell.inline.push((range, spelling, phonetic)),
        }
    }

    fn end_cell(&mut self) {
        let Some(grid) = self.grid.as_mut() else { return };
        if let Some(cell) = grid.cell.take() {
            grid.row.push(cell);
        }
    }

    fn end_row(&mut self) -> Result<(), FormatError> {
        let Some(grid) = self.grid.as_mut() else { return Ok(()) };
        let row = std::mem::take(&mut grid.row);
        if row.is_empty() {
            return Ok(());
        }
        self.show_held(&row)?;
        let naming = self.shelf.settings.structure_tables
            && match self.role_of(&row) {
                Role::Names => true,
                Role::Values => false,
                Role::Open => {
                    if let Some(grid) = self.grid.as_mut() {
                        grid.held = Some(row);
                    }
                    return Ok(());
                }
            };
        self.show_row(row, naming)
    }

    fn show_row(&mut self, row: Vec<Cell<'_>>, naming: bool) -> Result<(), FormatError> {
        let structured = self.shelf.settings.structure_tables;
        let mut gap = "\n";
        let mut label: Option<ValueName> = None;
        for cell in row {
            let text = if self.may_be_label(&cell) { self.short_text(&cell) } else { None };
            let context =
                if naming || !structured { None } else { label.take().or_else(|| self.name_of(cell.column)) };
            label = text
                .as_deref()
                .and_then(|text| text.trim().strip_suffix(':'))
                .filter(|label| !label.is_empty())
                .map(ValueName::from);
            let series = if structured && !naming { self.series_of(cell.column) } else { None };
            if self.show_cell(&cell, &InGrid { page: self.part.page, gap, context, series })? {
                gap = "\t";
            }
        }
        Ok(())
    }

    /// What the row is to its table.
    fn role_of(&mut self, row: &[Cell<'_>]) -> Role {
        let Some(grid) = self.grid.as_mut() else { return Role::Values };
        let filled = row.iter().filter(|cell| cell.is_filled()).count();
        if filled == 0 {
            return Role::Values;
        }
        let after_gap = grid.row_number > grid.last_filled.saturating_add(1);
        grid.last_filled = grid.row_number;
        let has_numbers = row.iter().any(|cell| matches!(cell.content, Content::Typed(_)));
        if has_numbers {
            grid.headings.values();
            return Role::Values;
        }
        let first = row
            .iter()
            .find(|cell| cell.is_filled())
            .and_then(|cell| Some((usize::try_from(cell.column).ok()?, self.short_text(cell)?)));
        let Some(grid) = self.grid.as_ref() else { return Role::Values };
        let again = first.is_some_and(|(column, text)| grid.headings.is_named(column, &text));
        if !(grid.headings.may_name() || after_gap || again) {
            return Role::Values;
        }
        let texts = self.texts_of(row);
        let Some(grid) = self.grid.as_mut() else { return Role::Values };
        let role = match texts {
            Some(texts) => grid.headings.read(texts, after_gap),
            None => {
                grid.headings.values();
                Role::Values
            }
        };
        if role == Role::Names {
            grid.series.clear();
        }
        role
    }

    /// Shows the row that was held back, now that the next one is known: numbers below it make it the names of a table.
    fn show_held(&mut self, next: &[Cell<'_>]) -> Result<(), FormatError> {
        let Some(grid) = self.grid.as_mut() else { return Ok(()) };
        let Some(held) = grid.held.take() else { return Ok(()) };
        let follows = grid.row_number == grid.last_filled.saturating_add(1);
        let texts = self.texts_of(&held).unwrap_or_default();
        let is_number = |column: usize| {
            let number = |cell: &Cell<'_>| matches!(cell.content, Content::Typed(_));
            next.iter().any(|cell| usize::try_from(cell.column) == Ok(column) && number(cell))
        };
        let numbers = texts.iter().filter(|(column, _)| is_number(*column)).count();
        let naming = follows && numbers >= FEWEST_NUMBERS;
        if let Some(grid) = self.grid.as_mut().filter(|_| naming) {
            grid.headings.begin(texts);
            grid.series.clear();
        }
        self.show_row(held, naming)
    }

    fn name_of(&self, column: u32) -> Option<ValueName> {
        self.grid.as_ref()?.headings.name(usize::try_from(column).ok()?)
    }

    /// The number of a column of this table.
    fn series_of(&mut self, column: u32) -> Option<u32> {
        let at = usize::try_from(column).ok()?;
        let grid = self.grid.as_mut()?;
        if grid.series.len() <= at {
            grid.series.resize(at + 1, None);
        }
        let out = &mut *self.shelf.out;
        grid.series.get_mut(at).map(|series| *series.get_or_insert_with(|| out.columns(1)))
    }

    /// The texts of a row's cells with their columns, if there is nothing else in them.
    fn texts_of(&self, row: &[Cell<'_>]) -> Option<Texts> {
        let filled = row.iter().filter(|cell| cell.is_filled());
        let text = |cell: &Cell<'_>| {
            Some((usize::try_from(cell.column).ok()?, self.short_text(cell)?.trim().to_owned()))
        };
        let texts: Option<Texts> = filled.map(text).collect();
        Some(texts?.into_iter().filter(|(_, text)| !text.is_empty()).collect())
    }

    /// Whether a cell may end in a colon: most plainly do not, and need not be put together to tell.
    fn may_be_label(&self, cell: &Cell<'_>) -> bool {
        let last = match (&cell.content, cell.inline.as_slice()) {
            (Content::Typed(_), _) => return false,
            (Content::Cached(range), _) | (Content::Nothing, [(range, _, _)]) => range.of(self.part.source),
            (Content::Shared(index), _) => {
                let Some(strings) = self.shelf.strings.as_deref() else { return false };
                match strings.pieces_of(*index) {
                    [piece] => piece.range.of(&strings.source),
                    pieces => return !pieces.is_empty(),
                }
            }
            (Content::Nothing, pieces) => return !pieces.is_empty(),
        };
        // It may be spelled `&#58;` or `_x003A_`, and blanks may follow in some spelling too.
        matches!(last.trim_end().bytes().next_back(), Some(b':' | b';' | b'_'))
    }

    /// The text of a cell, when it is a text and short enough to name something.
    fn short_text(&self, cell: &Cell<'_>) -> Option<String> {
        let source = self.part.source;
        let text: String = match cell.content {
            Content::Shared(index) => {
                let strings = self.shelf.strings.as_deref()?;
                let pieces = strings.pieces_of(index).iter().filter(|piece| !piece.phonetic);
                pieces.map(|piece| piece.spelling.reading(piece.range.of(&strings.source))).collect()
            }
            Content::Cached(range) => Spelling::SheetText.reading(range.of(source)).into_owned(),
            Content::Typed(_) => return None,
            Content::Nothing => {
                let pieces = cell.inline.iter().filter(|(_, _, phonetic)| !phonetic);
                pieces.map(|(range, spelling, _)| spelling.reading(range.of(source))).collect()
            }
        };
        (text.len() <= LONGEST_NAME).then_some(text)
    }

    fn show_cell(&mut self, cell: &Cell<'_>, place: &InGrid) -> Result<bool, FormatError> {
        if !self.wants(Element::Tables) {
            return Ok(false);
        }
        let source = self.part.source;
        let mut shown = false;
        match cell.content {
            Content::Nothing => {}
            Content::Shared(index) => shown = self.show_shared(index, place)?,
            Content::Typed(range) if self.shelf.zero_numbers => {
                debug_assert!(self.shelf.settings.charts == ChartBehaviour::SetToZero);
                self.shelf.fixed.push((self.part.index, Splice { range, text: "0".into() }));
            }
            Content::Typed(range) => {
                let reading = self.shelf.formats.shown(range.of(source), cell.style);
                let slot = self.shelf.out.slot(self.part.index, range, Spelling::Cell, false)?;
                shown = show_piece(self.shelf.out, slot, &reading, place, true, true)?;
            }
            Content::Cached(range) => {
                let slot = self.shelf.out.slot(self.part.index, range, Spelling::SheetText, true)?;
                let reading = Spelling::SheetText.reading(range.of(source));
                shown = show_piece(self.shelf.out, slot, &reading, place, true, true)?;
            }
        }
        let alone = cell.inline.len() == 1;
        let mut first = true;
        let mut was_phonetic = false;
        for (range, spelling, phonetic) in &cell.inline {
            let slot = self.shelf.out.slot(self.part.index, *range, *spelling, false)?;
            let reading = spelling.reading(range.of(source));
            let starts = first || *phonetic != was_phonetic;
            shown |= show_piece(self.shelf.out, slot, &reading, place, starts, alone)?;
            (first, was_phonetic) = (false, *phonetic);
        }
        for literal in &cell.formulas {
            self.value(*literal, Spelling::Formula, None, Element::Tables, true)?;
        }
        Ok(shown)
    }

    fn show_shared(&mut self, index: usize, place: &InGrid) -> Result<bool, FormatError> {
        let Some(strings) = self.shelf.strings.as_deref_mut() else { return Ok(false) };
        let fresh = strings.take(index);
        let pieces = strings.pieces_of(index);
        let length: usize = pieces.iter().map(|piece| piece.range.len()).sum();
        if !fresh && length > REPEATED {
            return Ok(false);
        }
        let alone = pieces.len() == 1;
        let mut shown = false;
        for wanted in [false, true] {
            let mut first = true;
            for piece in pieces.iter().filter(|piece| piece.phonetic == wanted) {
                let reading = piece.spelling.reading(piece.range.of(&strings.source));
                shown |= show_piece(self.shelf.out, piece.slot, &reading, place, first, alone)?;
                first = false;
            }
        }
        Ok(shown)
    }

    /// Strings that no cell uses.
    pub(super) fn show_unused(
        out: &mut Extraction,
        source: &str,
        pieces: &[StringPiece],
    ) -> Result<(), FormatError> {
        for (index, piece) in pieces.iter().enumerate() {
            let reading = piece.spelling.reading(piece.range.of(source));
            let first = index == 0 || piece.phonetic;
            let shown = Shown {
                join: if first { Join::Apart } else { Join::Same },
                gap: if first { "\n" } else { "" },
                page: 1,
                element: Element::Tables,
                context: None,
                series: None,
            };
            out.show(piece.slot, &reading, shown)?;
        }
        Ok(())
    }
}

fn show_piece(
    out: &mut Extraction,
    slot: u32,
    reading: &str,
    place: &InGrid,
    first: bool,
    alone: bool,
) -> Result<bool, FormatError> {
    if reading.is_empty() {
        return Ok(false);
    }
    let shown = Shown {
        join: if first { Join::Apart } else { Join::Same },
        gap: if first { place.gap } else { "" },
        page: place.page,
        element: Element::Tables,
        context: if first { place.context.clone() } else { None },
        series: if alone { place.series } else { None },
    };
    out.show(slot, reading, shown)?;
    Ok(true)
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
}
