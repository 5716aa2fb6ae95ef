//! What a stretch of text between two tags is.

use blackbar_core::{ChartBehaviour, Element, FormatError, Join, TextRange, ValueName};

use super::{Flow, Spelling, Unit, properties};
use crate::names::words;
use crate::office_xml::format_code::format_texts;
use crate::office_xml::formula;
use crate::office_xml::formula_values::values;
use crate::office_xml::guid::{is_guid, is_thread};
use crate::office_xml::part_kind::PartKind;
use crate::office_xml::renames::FORMULAS;
use crate::office_xml::sensitivity;
use crate::office_xml::source::Splice;
use crate::office_xml::spelled_bytes::are_bytes;

/// Elements whose text is layout.
const LAYOUT: &[&str] = &[
    "posOffset",
    "align",
    "pctWidth",
    "pctHeight",
    "pctPosHOffset",
    "pctPosVOffset",
    "sqref",
    "ref",
    "style",
    "attrName",
    "traceFormat",
    "modelId",
    "creationId",
];
/// What old drawings say of a control that is no text, as long as it is a word or numbers.
#[rustfmt::skip]
const CONTROLS: &[&str] = &[
    "Anchor", "Row", "Column", "TextHAlign", "TextVAlign", "LockText", "Locked", "AutoFill", "AutoLine", "AutoPict",
    "MoveWithCells", "SizeWithCells", "PrintObject", "Disabled", "CF", "Camera", "Visible", "Dx", "Page", "Min", "Max", "Inc",
    "Val", "Horiz", "Sel", "SelType", "MultiSel", "MultiLine", "VScroll", "VTEdit", "ValidIds", "WidthMin", "LCT", "DropStyle",
    "DropLines", "Colored", "Checked", "NoThreeD", "NoThreeD2", "FirstButton", "Default", "Cancel", "Dismiss", "Help",
    "JustLastX", "SecretEdit", "UIObj", "RecalcAlways", "DefaultSize", "MapOCX", "RowHidden", "ColHidden", "ScriptLanguage",
    "ScriptLocation", "Accel", "Accel2",
];
/// Of typed properties.
const NUMBERS: &[&str] =
    &["i1", "i2", "i4", "i8", "int", "ui1", "ui2", "ui4", "ui8", "uint", "r4", "r8", "decimal", "cy"];
/// A number with fewer digits is no one's number.
const TELLING_DIGITS: usize = 6;

/// Whether a number by itself may be someone's.
fn tells(number: &str) -> bool {
    number.bytes().filter(u8::is_ascii_digit).count() >= TELLING_DIGITS
}

/// Whether a text is a number that says where a drawing begins or ends on a sheet or in a chart: `4`, `-609600`, `0.25`.
fn is_position(open: &[&str], text: &str) -> bool {
    let [.., "from" | "to", "col" | "colOff" | "row" | "rowOff" | "x" | "y"] = open else { return false };
    let text = text.trim();
    text.len() <= 20
        && text.parse::<f64>().is_ok_and(f64::is_finite)
        && text.bytes().any(|byte| byte.is_ascii_digit())
}

/// Whether a text says how a control of an old drawing looks and works.
fn is_control(name: &str, text: &str) -> bool {
    let text = text.trim();
    let numbers = text.bytes().all(|byte| byte.is_ascii_digit() || b", -".contains(&byte));
    let word = text.len() <= 16 && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    CONTROLS.contains(&name) && (numbers || word)
}

impl Flow<'_, '_, '_> {
    /// Whether a text is layout. In a part where people choose the names of elements no name says so.
    fn is_layout(&self, name: &str, source: &str) -> bool {
        match self.part.kind {
            PartKind::Values(_) => properties::is_setting(&self.open, source),
            _ => LAYOUT.contains(&name) || is_position(&self.open, source),
        }
    }

    /// Bytes spelled as letters go.
    pub(super) fn bytes(&mut self, range: TextRange, element: Element) {
        const WARNING: &str = "bytes in the properties or data of the file were removed";
        if self.wants(element) {
            self.shelf.fixed.push((self.part.index, Splice::gone(range)));
            if !self.shelf.warnings.contains(&WARNING) {
                self.shelf.warnings.push(WARNING);
            }
        }
    }

    /// A stretch of text.
    pub(super) fn text(&mut self, range: TextRange, spelling: Spelling) -> Result<(), FormatError> {
        let source = range.of(self.part.source);
        let parent = self.parent();
        let in_old_textbox = self.part.kind == PartKind::Vml && self.within("textbox");
        match parent {
            "t" | "delText" | "tspan" => self.run_of_text(range, spelling),
            "text" if !source.trim().is_empty() => self.run_of_text(range, spelling),
            _ if source.trim().is_empty() => Ok(()),
            "instrText" | "delInstrText" => self.code(range, spelling),
            _ if in_old_textbox => self.run_of_text(range, spelling),
            _ if self.part.kind == PartKind::Vml
                && self.within("ClientData")
                && is_control(parent, source) =>
            {
                Ok(())
            }
            _ if self.is_layout(parent, source) => Ok(()),
            _ if self.in_label && sensitivity::is_setting(source) => Ok(()),
            "formatCode" => self.format_code(range),
            "tableStyleId" if is_guid(source) => Ok(()),
            "author" if is_thread(source) => Ok(()),
            "trace" => self.trace(range),
            name if FORMULAS.contains(&name) => self.formula(range),
            "oddHeader" | "evenHeader" | "firstHeader" | "oddFooter" | "evenFooter" | "firstFooter" => {
                self.banner(range)
            }
            "author" => self.value(
                range,
                spelling,
                Some(ValueName::from("author name")),
                if self.base == Element::ReviewComments { Element::ReviewCommentAuthors } else { self.base },
                false,
            ),
            "v" | "pt" if self.part.kind == PartKind::Chart => self.chart_value(range, spelling),
            name if NUMBERS.contains(&name) => self.number(range),
            // A cell that another workbook lent, or an old value of one.
            "v" if source.trim().parse::<f64>().is_ok() => self.number(range),
            "filetime" | "date" => {
                let context = self.property.clone();
                self.value(range, Spelling::Moment, context, self.base, false)
            }
            name if are_bytes(name, source) => {
                self.bytes(range, self.base);
                Ok(())
            }
            name => {
                let context = self.property.clone().or_else(|| self.context_of(name));
                let copy = matches!(self.part.kind, PartKind::Values(_));
                self.value(range, spelling, context, self.base, copy)
            }
        }
    }

    /// What an element's name says of its text.
    fn context_of(&self, name: &str) -> Option<ValueName> {
        match name {
            "creator" | "lastModifiedBy" | "Manager" => Some(ValueName::from("author name")),
            "Company" => Some(ValueName::from("company")),
            "lpstr" | "lpwstr" | "v" => None,
            name => Some(ValueName::from(words(name))),
        }
    }

    fn run_of_text(&mut self, range: TextRange, spelling: Spelling) -> Result<(), FormatError> {
        if range.is_empty() {
            return Ok(());
        }
        let in_workbook = matches!(self.part.kind, PartKind::SharedStrings | PartKind::Markup(_));
        let spelling = if in_workbook && spelling == Spelling::Text { Spelling::SheetText } else { spelling };
        let Some(element) = self.paragraphs.last().map(|paragraph| paragraph.element) else {
            return self.value(range, spelling, None, self.element(), false);
        };
        if !self.wants(element) {
            return Ok(());
        }
        let join = self.paragraphs.last_mut().map_or(Join::Apart, super::Paragraph::joined);
        // Old drawings, the older form of newer ones and the picture of a diagram repeat what stands elsewhere.
        let copy = matches!(self.part.kind, PartKind::Vml | PartKind::Drawing(Element::SmartArts))
            || self.within("Fallback");
        let piece = self.piece(range, spelling, join, copy)?;
        self.paragraphs.last_mut().into_iter().for_each(|paragraph| paragraph.pieces.push(piece.clone()));
        Ok(())
    }

    fn code(&mut self, range: TextRange, spelling: Spelling) -> Result<(), FormatError> {
        if self.paragraphs.is_empty() {
            return self.value(range, spelling, None, self.element(), false);
        }
        let piece = self.piece(range, spelling, Join::Same, true)?;
        self.paragraphs.last_mut().into_iter().for_each(|paragraph| paragraph.codes.push(piece.clone()));
        Ok(())
    }

    /// Only some of a formula is anyone's; the rest must stay to be a formula.
    pub(in super::super) fn formula(&mut self, range: TextRange) -> Result<(), FormatError> {
        for (value, spelling) in values(range.of(self.part.source), self.shelf.in_workbook) {
            self.value(value.shift(range.start()), spelling, None, self.base, true)?;
        }
        Ok(())
    }

    /// A number's format: what it shows beside the number.
    pub(super) fn format_code(&mut self, range: TextRange) -> Result<(), FormatError> {
        if !self.wants(self.base) {
            return Ok(());
        }
        for run in format_texts(range.of(self.part.source)) {
            let mut pieces = Vec::with_capacity(run.len());
            for (piece, spelling) in run {
                pieces.push(self.piece(piece.shift(range.start()), spelling, Join::Same, true)?);
            }
            self.unit(Unit {
                pieces,
                element: self.base,
                context: None,
                series: None,
                join: Join::Apart,
                gap: "\n",
            })?;
        }
        Ok(())
    }

    /// A sheet's header or footer: text between codes.
    fn banner(&mut self, range: TextRange) -> Result<(), FormatError> {
        if !self.wants(Element::Headers) {
            return Ok(());
        }
        let mut units: Vec<Unit> = Vec::new();
        for (stretch, join) in formula::banner_texts(range.of(self.part.source)) {
            let piece = self.piece(stretch.shift(range.start()), Spelling::Banner, join, false)?;
            match units.last_mut().filter(|_| join != Join::Apart) {
                Some(unit) => unit.pieces.push(piece),
                None => units.push(Unit {
                    pieces: vec![piece],
                    element: Element::Headers,
                    context: None,
                    series: None,
                    join: Join::Apart,
                    gap: "\n",
                }),
            }
        }
        units.into_iter().try_for_each(|unit| self.show(unit))
    }

    /// A name in a chart is a copy of a cell; a number must stay one.
    fn chart_value(&mut self, range: TextRange, spelling: Spelling) -> Result<(), FormatError> {
        let numeric = ["numCache", "numLit", "numDim"].iter().any(|name| self.within(name));
        if !numeric {
            return self.value(range, spelling, None, self.base, true);
        }
        if self.shelf.settings.charts == ChartBehaviour::SetToZero && self.wants(Element::Charts) {
            self.shelf.fixed.push((self.part.index, Splice { range, text: "0".into() }));
            return Ok(());
        }
        let source = range.of(self.part.source);
        match source.trim().parse() {
            Ok(number) if !tells(source) && self.wants(Element::Charts) => {
                self.shelf.out.point(self.part.index, range, number)
            }
            _ => self.number(range),
        }
    }

    fn number(&mut self, range: TextRange) -> Result<(), FormatError> {
        if !tells(range.of(self.part.source)) {
            return Ok(());
        }
        let context = self.property.clone();
        self.value(range, Spelling::Number, context, self.base, true)
    }

    /// Handwriting is a person's hand; the shape that held it stays, with a dot in it.
    fn trace(&mut self, range: TextRange) -> Result<(), FormatError> {
        if self.part.kind != PartKind::Ink {
            return self.value(range, Spelling::Text, None, self.base, false);
        }
        if self.wants(Element::InkDrawings) {
            self.shelf.fixed.push((self.part.index, Splice { range, text: "0 0".into() }));
            self.ink_removed();
        }
        Ok(())
    }
}
