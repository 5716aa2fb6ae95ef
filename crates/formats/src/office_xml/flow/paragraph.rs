//! A paragraph: the pieces of its line, and what becomes of them when it ends.

use blackbar_core::{Element, FormatError, Join, TextRange};

use super::{Flow, Spelling, Unit};

/// A stretch of text in a paragraph.
#[derive(Clone)]
pub(in super::super) struct Piece {
    pub(in super::super) slot: u32,
    /// In the source of the part.
    pub(in super::super) range: TextRange,
    pub(in super::super) spelling: Spelling,
    /// How it follows the piece before it.
    pub(in super::super) join: Join,
    /// Came with a tracked change.
    pub(in super::super) inserted: bool,
    /// Went with a tracked change.
    pub(in super::super) deleted: bool,
}

/// An open paragraph.
pub(super) struct Paragraph {
    pub(super) element: Element,
    pub(super) pieces: Vec<Piece>,
    /// Of fields: `HYPERLINK "mailto:..."`.
    pub(super) codes: Vec<Piece>,
    pending: Join,
}

impl Paragraph {
    pub(super) fn new(element: Element) -> Paragraph {
        Paragraph { element, pieces: Vec::new(), codes: Vec::new(), pending: Join::Same }
    }

    /// Something between two pieces that is no text.
    pub(super) fn separate(&mut self, join: Join) {
        if self.pending != Join::Line {
            self.pending = join;
        }
    }

    /// How the next piece follows.
    pub(super) fn joined(&mut self) -> Join {
        std::mem::replace(&mut self.pending, Join::Same)
    }
}

impl Flow<'_, '_, '_> {
    /// Shows a paragraph that ended; one inside another waits for the outer one.
    pub(super) fn close(&mut self, paragraph: Paragraph) -> Result<(), FormatError> {
        let Paragraph { element, pieces, codes, .. } = paragraph;
        let source = self.part.source;
        let blank = |pieces: &[Piece]| pieces.iter().all(|piece| piece.range.of(source).trim().is_empty());
        let mut units = Vec::new();
        if !blank(&pieces) {
            // A tracked paragraph is read as it is now and, where that differs, as it was: a name may stand in either.
            let now: Vec<Piece> = pieces.iter().filter(|piece| !piece.deleted).cloned().collect();
            let was: Vec<Piece> =
                pieces.iter().filter(|piece| !piece.inserted || piece.deleted).cloned().collect();
            let tracked = now.len() < pieces.len();
            if !blank(&now) {
                units.push(now);
            }
            if tracked && !blank(&was) {
                units.push(was);
            }
        }
        let mut units: Vec<Unit> = units
            .into_iter()
            .map(|pieces| Unit { pieces, element, context: None, series: None, join: Join::Line, gap: "\n" })
            .collect();
        if !blank(&codes) {
            let link =
                codes.iter().any(|piece| piece.range.of(source).to_ascii_uppercase().contains("HYPERLINK"));
            let element = if link { Element::Hyperlinks } else { element };
            if self.wants(element) {
                let unit = Unit {
                    pieces: codes,
                    element,
                    context: None,
                    series: None,
                    join: Join::Apart,
                    gap: "\n",
                };
                self.later.push(unit);
            }
        }
        if let Some(first) = units.first_mut() {
            if std::mem::take(&mut self.new_box) {
                first.join = Join::Apart;
            }
            self.in_table(first);
        }
        if self.paragraphs.is_empty() {
            let later = std::mem::take(&mut self.later);
            for unit in units.into_iter().chain(later) {
                self.show(unit)?;
            }
        } else {
            self.later.extend(units);
        }
        Ok(())
    }

    /// A paragraph in a cell takes its name from the head of the column.
    fn in_table(&mut self, unit: &mut Unit) {
        let source = self.part.source;
        let Some(table) = self.tables.last_mut() else { return };
        let text: String =
            unit.pieces.iter().map(|piece| piece.spelling.reading(piece.range.of(source))).collect();
        let place = table.place(&text);
        unit.join = place.join;
        unit.gap = place.gap;
        unit.context = place.context;
        unit.series = place.series;
    }
}
