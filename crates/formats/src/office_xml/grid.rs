//! The cells of a sheet, row by row: shared strings, strings of their own, numbers, cached results, and the row that names
//! the columns.

use std::ops::Range;

use blackbar_core::{ChartBehaviour, Element, FormatError, Join, TextRange, ValueName};

use super::extraction::{Extraction, Shown};
use super::flow::Flow;
use super::headings::{Headings, Role, Texts};
use super::markup::Token;
use super::rows::{Cell, Content, InlinePiece, RowEvent, RowReader};
use super::shared_strings::SharedStrings;
use super::source::Splice;
use super::spelling::Spelling;

/// Longer texts name nothing.
const LONGEST_NAME: usize = 80;
/// So many columns of numbers below a row of texts make it the names of a table.
const FEWEST_NUMBERS: usize = 2;
/// A longer string that many cells share is shown once.
const REPEATED: usize = 400;

/// The state of reading a sheet's cells.
pub(super) struct Grid<'p> {
    /// While the cells are read.
    inside: bool,
    rows: RowReader<'p>,
    /// What the last token has brought; empty again before the next one.
    events: Vec<RowEvent<'p>>,
    /// The row's number, and that of the last one with something in it.
    row_number: u64,
    last_filled: u64,
    /// A row that names the columns of another table if numbers follow it.
    held: Option<Vec<Cell<'p>>>,
    /// What stands beside the cells behind it.
    behind_held: Vec<(TextRange, Spelling)>,
    headings: Headings,
    /// The numbers of the table's columns.
    series: Vec<Option<u32>>,
}

impl<'p> Grid<'p> {
    pub(super) fn new(source: &'p str) -> Grid<'p> {
        Grid {
            inside: false,
            rows: RowReader::new(source),
            events: Vec::new(),
            row_number: 0,
            last_filled: 0,
            held: None,
            behind_held: Vec::new(),
            headings: Headings::default(),
            series: Vec::new(),
        }
    }
}

/// Whose a token is.
pub(super) enum InSheet {
    /// It is the cells', and was taken.
    Taken,
    /// As before, and the cells begin behind it.
    Begins,
    /// Not the cells'.
    Elsewhere,
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
    pub(super) fn grid_token(&mut self, token: &Token<'_, 'p>) -> Result<InSheet, FormatError> {
        let Some(grid) = self.grid.as_mut() else { return Ok(InSheet::Elsewhere) };
        match token {
            Token::Start(tag) if tag.name == "sheetData" => {
                grid.inside = !tag.empty;
                return Ok(if tag.empty { InSheet::Taken } else { InSheet::Begins });
            }
            Token::End("sheetData", _) => {
                grid.inside = false;
                grid.rows.end_row(&mut grid.events);
                self.rows()?;
                self.show_held(&[])?;
            }
            _ if !grid.inside => return Ok(InSheet::Elsewhere),
            token => {
                grid.rows.take(token, &mut grid.events);
                self.rows()?;
            }
        }
        Ok(InSheet::Taken)
    }

    /// Shows what the last token has brought.
    fn rows(&mut self) -> Result<(), FormatError> {
        let Some(grid) = self.grid.as_mut().filter(|grid| !grid.events.is_empty()) else { return Ok(()) };
        let mut events = std::mem::take(&mut grid.events);
        for event in events.drain(..) {
            self.row_event(event)?;
        }
        if let Some(grid) = self.grid.as_mut() {
            grid.events = events;
        }
        Ok(())
    }

    /// Shows what stands among the cells.
    pub(super) fn row_event(&mut self, event: RowEvent<'p>) -> Result<(), FormatError> {
        match event {
            RowEvent::Begins(number) => {
                if let Some(grid) = self.grid.as_mut() {
                    grid.row_number = number.unwrap_or(grid.row_number.saturating_add(1));
                }
                Ok(())
            }
            RowEvent::Cells(row) => self.end_row(row),
            RowEvent::Beside(range, spelling) => {
                match self.grid.as_mut().filter(|grid| grid.held.is_some()) {
                    Some(grid) => {
                        grid.behind_held.push((range, spelling));
                        Ok(())
                    }
                    None => self.value(range, spelling, None, Element::Tables, false),
                }
            }
        }
    }

    fn end_row(&mut self, row: Vec<Cell<'p>>) -> Result<(), FormatError> {
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
        let behind = std::mem::take(&mut grid.behind_held);
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
        self.show_row(held, naming)?;
        let beside = |(range, spelling)| self.value(range, spelling, None, Element::Tables, false);
        behind.into_iter().try_for_each(beside)
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
            (Content::Cached(range), _) | (Content::Nothing, [InlinePiece { range, .. }]) => {
                range.of(self.part.source)
            }
            (Content::Shared(index), _) => {
                let Some(strings) = self.shelf.strings.as_deref() else { return false };
                let pieces = strings.pieces_of(*index);
                if pieces.len() != 1 {
                    return !pieces.is_empty();
                }
                strings.piece(pieces.start).reading
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
                let pieces = strings.pieces_of(index).map(|number| strings.piece(number));
                pieces.filter(|piece| !piece.phonetic).map(|piece| piece.reading).collect()
            }
            Content::Cached(range) => Spelling::SheetText.reading(range.of(source)).into_owned(),
            Content::Typed(_) => return None,
            Content::Nothing => {
                let pieces = cell.inline.iter().filter(|piece| !piece.phonetic);
                pieces.map(|piece| piece.spelling.reading(piece.range.of(source))).collect()
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
        let (mut was_phonetic, mut first_slot) = (false, None);
        for InlinePiece { range, spelling, phonetic } in cell.inline.iter().copied() {
            let slot = self.shelf.out.slot(self.part.index, range, spelling, false)?;
            let begins = *first_slot.get_or_insert(slot);
            if phonetic {
                self.shelf.out.pronounced(slot, begins);
            }
            let reading = spelling.reading(range.of(source));
            let starts = first || phonetic != was_phonetic;
            shown |= show_piece(self.shelf.out, slot, &reading, place, starts, alone)?;
            (first, was_phonetic) = (false, phonetic);
        }
        for (value, spelling) in &cell.formulas {
            self.value(*value, *spelling, None, Element::Tables, true)?;
        }
        Ok(shown)
    }

    fn show_shared(&mut self, index: usize, place: &InGrid) -> Result<bool, FormatError> {
        let Some(strings) = self.shelf.strings.as_deref_mut() else { return Ok(false) };
        let fresh = strings.take(index);
        let pieces = strings.pieces_of(index);
        let length: usize = pieces.clone().map(|number| strings.piece(number).reading.len()).sum();
        if !fresh && length > REPEATED {
            return Ok(false);
        }
        let alone = pieces.len() == 1;
        let mut shown = false;
        for wanted in [false, true] {
            let mut first = true;
            let pieces = pieces.clone().map(|number| strings.piece(number));
            for piece in pieces.filter(|piece| piece.phonetic == wanted) {
                shown |= show_piece(self.shelf.out, piece.slot, piece.reading, place, first, alone)?;
                first = false;
            }
        }
        Ok(shown)
    }

    /// Strings that no cell uses.
    pub(super) fn show_unused(
        out: &mut Extraction,
        strings: &SharedStrings,
        pieces: Range<usize>,
    ) -> Result<(), FormatError> {
        for number in pieces.clone() {
            let piece = strings.piece(number);
            let first = number == pieces.start || piece.phonetic;
            let shown = Shown {
                join: if first { Join::Apart } else { Join::Same },
                gap: if first { "\n" } else { "" },
                page: 1,
                element: Element::Tables,
                context: None,
                series: None,
            };
            out.show(piece.slot, piece.reading, shown)?;
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
