//! Reads one XML part: paragraphs over their runs, text boxes apart from the line they are anchored in, attributes that
//! hold text, and everything else that is not plainly layout.

mod ink;
mod paragraph;
mod properties;
mod removed;
mod table;
mod text;

use std::borrow::Cow;
use std::sync::Arc;

use blackbar_core::{Cancel, Element, FastMap, FormatError, Join, OfficeSettings, TextRange, ValueName};

use super::attributes::{TextAttribute, text_attribute};
use super::built_in_styles::is_built_in;
use super::extraction::{Extraction, Shown};
use super::generated_names::{is_generated_style, is_placeholder};
use super::grid::{Grid, InSheet};
use super::markup::{Tag, Token, Tokens};
use super::number_format::NumberFormats;
use super::part_kind::PartKind;
use super::row_blocks;
use super::sensitivity::is_of_label;
use super::shared_strings::SharedStrings;
use super::source::Splice;
use super::spelled_bytes::are_plainly_bytes;
use super::spelling::Spelling;
use crate::names::words;

use paragraph::{Paragraph, Piece};
use table::Table;

/// More names are not shared.
const MOST_NAMES: usize = 1000;

/// What reading a part needs to know.
pub(super) struct Part<'p> {
    /// The entry.
    pub(super) index: usize,
    /// Its XML.
    pub(super) source: &'p str,
    /// What it is.
    pub(super) kind: PartKind,
    /// Where a person meets it.
    pub(super) page: u32,
}

/// What all parts share.
pub(super) struct Shelf<'p> {
    /// Where the text goes.
    pub(super) out: &'p mut Extraction,
    /// What the request asks.
    pub(super) settings: &'p OfficeSettings,
    /// Changes that are made whatever is found: (entry, change).
    pub(super) fixed: &'p mut Vec<(usize, Splice)>,
    /// What the sender should know.
    pub(super) warnings: &'p mut Vec<&'static str>,
    /// How a workbook shows its numbers.
    pub(super) formats: &'p NumberFormats,
    /// A workbook's strings.
    pub(super) strings: Option<&'p mut SharedStrings>,
    /// Nesting of XML.
    pub(super) depth: usize,
    /// Stops long work.
    pub(super) cancel: &'p Cancel,
    /// A workbook behind a chart whose numbers are to go.
    pub(super) zero_numbers: bool,
    /// The package is a workbook: what formulas refer to is in it.
    pub(super) in_workbook: bool,
    /// Pictures of handwriting that goes: (the entry that shows it, the relationship that leads to it).
    pub(super) ink_pictures: &'p mut Vec<(usize, String)>,
}

/// Some pieces that stand together.
pub(super) struct Unit {
    pub(super) pieces: Vec<Piece>,
    pub(super) element: Element,
    pub(super) context: Option<ValueName>,
    pub(super) series: Option<u32>,
    pub(super) join: Join,
    pub(super) gap: &'static str,
}

/// The state of reading a part.
pub(super) struct Flow<'p, 's, 'q> {
    pub(super) part: Part<'p>,
    pub(super) shelf: &'s mut Shelf<'q>,
    /// The element that a text belongs to unless something says otherwise.
    base: Element,
    /// Names of the open elements.
    open: Vec<&'p str>,
    paragraphs: Vec<Paragraph>,
    /// What stands inside a paragraph but not in its line: text boxes, notes on pictures, field codes.
    later: Vec<Unit>,
    tables: Vec<Table>,
    /// Open `w:ins` and `w:moveTo`; open `w:del` and `w:moveFrom`.
    tracked: (usize, usize),
    /// A slide's placeholder for its footer, header, date or number is open.
    in_banner: bool,
    page: u32,
    /// Word says where its pages ended when it last looked; else page breaks are counted.
    rendered_breaks: bool,
    began: bool,
    /// The name of the property that is open.
    property: Option<ValueName>,
    /// It says something of a sensitivity label.
    in_label: bool,
    pub(super) grid: Option<Grid<'p>>,
    /// A shape or text box has begun, of which nothing was read yet: no sentence runs on into it.
    new_box: bool,
    /// Where the list of editing sessions begins.
    sessions: Option<usize>,
    /// What the open style is called by paragraphs.
    style_id: Option<Arc<str>>,
    /// What values of this part are named by, as far as attributes say.
    names: FastMap<Cow<'p, str>, ValueName>,
    /// One for each open choice between forms of a content: whether the newer one is handwriting.
    choices: Vec<bool>,
}

/// Reads a part; says on which page it ends.
pub(super) fn read(part: Part<'_>, shelf: &mut Shelf<'_>) -> Result<u32, FormatError> {
    let base = match part.kind {
        PartKind::Word(element)
        | PartKind::Drawing(element)
        | PartKind::Markup(element)
        | PartKind::Values(element) => element,
        PartKind::Chart => Element::Charts,
        PartKind::Workbook | PartKind::Sheet | PartKind::SharedStrings => Element::Tables,
        PartKind::Ink => Element::InkDrawings,
        _ => Element::Paragraphs,
    };
    let page = part.page;
    let rendered_breaks = memchr::memmem::find(part.source.as_bytes(), b"lastRenderedPageBreak").is_some();
    shelf.out.expect(part.source);
    let grid = (part.kind == PartKind::Sheet).then(|| Grid::new(part.source));
    let mut flow = Flow {
        part,
        shelf,
        base,
        open: Vec::new(),
        paragraphs: Vec::new(),
        later: Vec::new(),
        tables: Vec::new(),
        tracked: (0, 0),
        in_banner: false,
        page,
        rendered_breaks,
        began: false,
        property: None,
        in_label: false,
        grid,
        new_box: false,
        sessions: None,
        style_id: None,
        names: FastMap::default(),
        choices: Vec::new(),
    };
    flow.run()?;
    Ok(flow.page)
}

impl<'p> Flow<'p, '_, '_> {
    fn run(&mut self) -> Result<(), FormatError> {
        let source = self.part.source;
        let mut tokens = Tokens::new(source, self.shelf.depth);
        let mut count = 0_usize;
        while let Some(token) = tokens.next()? {
            count += 1;
            if count.is_multiple_of(4096) {
                self.shelf.cancel.check()?;
            }
            match self.grid_token(&token)? {
                InSheet::Elsewhere => {}
                InSheet::Taken => continue,
                InSheet::Begins => {
                    row_blocks::read(&mut tokens, |rows| {
                        self.shelf.cancel.check()?;
                        rows.into_iter().try_for_each(|event| self.row_event(event))
                    })?;
                    continue;
                }
            }
            match token {
                Token::Start(tag) => {
                    self.start(&tag)?;
                    if tag.empty {
                        self.end(tag.name)?;
                    } else {
                        self.open.push(tag.name);
                    }
                }
                Token::End(name, range) => {
                    self.open.pop();
                    self.end(name)?;
                    if let Some(start) = self.sessions.take_if(|_| name == "rsids") {
                        let range = TextRange::new(start, range.end());
                        self.shelf.out.session(self.part.index, range);
                    }
                }
                Token::Text(range) => self.text(range, Spelling::Text)?,
                Token::CData(range) => self.text(range, Spelling::CData)?,
                Token::Comment(range) | Token::Instruction(range) => {
                    self.value(range, Spelling::Remark, None, self.base, false)?;
                }
            }
        }
        while let Some(paragraph) = self.paragraphs.pop() {
            self.close(paragraph)?;
        }
        Ok(())
    }

    fn parent(&self) -> &'p str {
        self.open.last().copied().unwrap_or("")
    }

    fn within(&self, name: &str) -> bool {
        self.open.contains(&name)
    }

    /// Whether the request wants an element processed.
    pub(super) fn wants(&self, element: Element) -> bool {
        self.shelf.settings.elements.contains(&element)
    }

    /// The element of running text at this place.
    fn element(&self) -> Element {
        match self.base {
            Element::Paragraphs if self.in_banner => Element::Headers,
            Element::Paragraphs if !self.tables.is_empty() => Element::Tables,
            base => base,
        }
    }

    fn start(&mut self, tag: &Tag<'_, 'p>) -> Result<(), FormatError> {
        let parent = self.parent();
        self.ink_choice(tag);
        match tag.name {
            "p" | "si" | "is" | "rPh" | "text" | "div" => {
                self.paragraphs.push(Paragraph::new(self.element()));
            }
            "txBody" | "txbxContent" => self.new_box = true,
            // Inside a paragraph the older form of its content, to be read apart.
            "Fallback" => self.paragraphs.push(Paragraph::new(self.element())),
            "tbl" => self.tables.push(Table::new(self.shelf.out, self.shelf.settings.structure_tables)),
            "tr" => self.tables.last_mut().into_iter().for_each(Table::row),
            "tc" => {
                let span = tag.get("gridSpan").and_then(|span| span.parse().ok()).unwrap_or(1);
                self.tables.last_mut().into_iter().for_each(|table| table.cell(span));
            }
            "gridSpan" => {
                let span = tag.get("val").and_then(|span| span.parse().ok()).unwrap_or(1);
                self.tables.last_mut().into_iter().for_each(|table| table.widen(span));
            }
            "ins" | "moveTo" => self.tracked.0 += 1,
            "del" | "moveFrom" => self.tracked.1 += 1,
            "tab" | "ptab" if matches!(parent, "r" | "fld") => self.separate(Join::Space),
            "cr" => self.separate(Join::Line),
            "br" => {
                self.separate(Join::Line);
                if tag.get("type") == Some("page") && !self.rendered_breaks {
                    self.page = self.page.saturating_add(1);
                }
            }
            "lastRenderedPageBreak" => self.page = self.page.saturating_add(1),
            "ph" => {
                self.in_banner = matches!(tag.get("type"), Some("ftr" | "hdr" | "dt" | "sldNum"));
            }
            "property" => {
                let name = tag.get("name").map(|name| words(&Spelling::Attribute.reading(name)));
                self.property = name.map(ValueName::from);
                self.in_label = tag.get("name").is_some_and(is_of_label);
            }
            "absPath" if self.wants(Element::CoreProperties) => self.clear_attribute(tag, "url"),
            // Who has the list can tell which documents were written in one sitting. Word makes it anew.
            "rsids" if self.wants(Element::CoreProperties) && !tag.empty => {
                self.sessions = Some(tag.range.start());
            }
            // The session in which a style was made.
            "rsid" if tag.empty && self.parent() == "style" && self.wants(Element::CoreProperties) => {
                self.shelf.out.session(self.part.index, tag.range);
                return Ok(());
            }
            // Handwriting of older programs.
            "ink" if self.wants(Element::InkDrawings) && tag.get("i").is_some_and(|ink| !ink.is_empty()) => {
                self.clear_attribute(tag, "i");
                self.ink_removed();
            }
            // Leads to the printer's settings, which go.
            "pageSetup" if self.wants(Element::CoreProperties) => {
                if let Some(id) = tag.attributes.iter().find(|one| one.name == "id") {
                    self.drop_attribute(id);
                }
            }
            _ => {}
        }
        self.attributes(tag)
    }

    fn attributes(&mut self, tag: &Tag<'_, 'p>) -> Result<(), FormatError> {
        if tag.name == "style" {
            self.style_id = tag.get("styleId").map(Arc::from);
        }
        let names = self.names_something(tag);
        for attribute in tag.attributes {
            if self.goes(attribute) {
                continue;
            }
            // What a number is shown with: `"Ann Lee: "0`.
            if attribute.name == "formatCode" {
                self.format_code(attribute.range)?;
                continue;
            }
            let is_name = names
                && attribute.name == "val"
                && !attribute.value.trim().is_empty()
                && !is_placeholder(attribute.value);
            let named = is_name.then_some(TextAttribute {
                element: None,
                spelling: Spelling::Attribute,
                context: "",
                copy: true,
            });
            let Some(text) = named.or_else(|| text_attribute(self.part.kind, tag, attribute)) else {
                continue;
            };
            if tag.name == "absPath" {
                continue;
            }
            let TextAttribute { element, mut spelling, context, copy } = text;
            let mut element = element.unwrap_or(self.base);
            if tag.name == "fldSimple" && !attribute.value.to_ascii_uppercase().contains("HYPERLINK") {
                element = self.element();
            }
            if tag.name == "href" && attribute.value.starts_with('#') {
                spelling = Spelling::Attribute;
            }
            let context = match context {
                "" if matches!(self.part.kind, PartKind::Values(_)) => {
                    Some(self.name(Cow::Owned(words(attribute.name))))
                }
                "" => None,
                context => Some(self.name(Cow::Borrowed(context))),
            };
            // What is a copy, or has a spelling of its own, is a name that other places refer to.
            if !copy && spelling == Spelling::Attribute && are_plainly_bytes(attribute.value) {
                self.bytes(attribute.range, element);
                continue;
            }
            let slots = self.shelf.out.slots();
            self.value(attribute.range, spelling, context, element, copy)?;
            if let Some(id) = self.style_id.clone().filter(|_| is_name && self.parent() == "style") {
                self.shelf.out.style(id, slots);
            }
        }
        Ok(())
    }

    /// The name of a value; all values of the part that are named so share it.
    fn name(&mut self, name: Cow<'p, str>) -> ValueName {
        if let Some(known) = self.names.get(&name) {
            return known.clone();
        }
        let new = ValueName::from(&*name);
        // Data of one's own may have any number of names.
        if self.names.len() < MOST_NAMES {
            self.names.insert(name, new.clone());
        }
        new
    }

    /// Whether a tag names what people name: building blocks, form fields, frames, lists, styles of their own.
    fn names_something(&self, tag: &Tag<'_, 'p>) -> bool {
        match (tag.name, self.parent()) {
            ("name", "docPartPr" | "style") if tag.get("val").is_some_and(is_generated_style) => false,
            ("name", "docPartPr" | "category" | "ffData" | "frame" | "abstractNum" | "fieldMapData")
            | ("aliases", "style") => true,
            ("name", "style") => !tag.get("val").is_some_and(is_built_in),
            _ => false,
        }
    }

    fn end(&mut self, name: &'p str) -> Result<(), FormatError> {
        self.end_choice(name);
        match name {
            "p" | "si" | "is" | "rPh" | "text" | "div" | "Fallback" => {
                if let Some(paragraph) = self.paragraphs.pop() {
                    self.close(paragraph)?;
                }
            }
            "tbl" => {
                self.tables.pop();
            }
            "tc" => self.tables.last_mut().into_iter().for_each(Table::end_cell),
            "ins" | "moveTo" => self.tracked.0 = self.tracked.0.saturating_sub(1),
            "del" | "moveFrom" => self.tracked.1 = self.tracked.1.saturating_sub(1),
            "sp" => self.in_banner = false,
            "property" => (self.property, self.in_label) = (None, false),
            _ => {}
        }
        Ok(())
    }

    fn separate(&mut self, join: Join) {
        if let Some(paragraph) = self.paragraphs.last_mut() {
            paragraph.separate(join);
        }
    }

    /// A value on its own.
    pub(super) fn value(
        &mut self,
        range: TextRange,
        spelling: Spelling,
        context: Option<ValueName>,
        element: Element,
        copy: bool,
    ) -> Result<(), FormatError> {
        if !self.wants(element) || range.of(self.part.source).trim().is_empty() {
            return Ok(());
        }
        let piece = self.piece(range, spelling, Join::Apart, copy)?;
        self.unit(Unit { pieces: vec![piece], element, context, series: None, join: Join::Apart, gap: "\n" })
    }

    /// Shows what stands together; inside a paragraph, after it.
    fn unit(&mut self, unit: Unit) -> Result<(), FormatError> {
        if self.paragraphs.is_empty() {
            return self.show(unit);
        }
        self.later.push(unit);
        Ok(())
    }

    pub(super) fn piece(
        &mut self,
        range: TextRange,
        spelling: Spelling,
        join: Join,
        copy: bool,
    ) -> Result<Piece, FormatError> {
        let slot = self.shelf.out.slot(self.part.index, range, spelling, copy)?;
        Ok(Piece { slot, range, spelling, join, inserted: self.tracked.0 > 0, deleted: self.tracked.1 > 0 })
    }

    /// Puts a unit into the text.
    pub(super) fn show(&mut self, unit: Unit) -> Result<(), FormatError> {
        let source = self.part.source;
        let mut first = true;
        let alone = unit.pieces.len() == 1;
        for piece in unit.pieces {
            let reading = piece.spelling.reading(piece.range.of(source));
            if reading.is_empty() {
                continue;
            }
            let join = match (first, self.began) {
                (true, true) => unit.join,
                (true, false) => Join::Apart,
                (false, _) => piece.join,
            };
            let gap = match join {
                _ if first => unit.gap,
                Join::Same => "",
                Join::Space => " ",
                Join::Line | Join::Apart => "\n",
            };
            let context = if first { unit.context.clone() } else { None };
            let series = if alone { unit.series } else { None };
            let shown = Shown { join, gap, page: self.page, element: unit.element, context, series };
            self.shelf.out.show(piece.slot, &reading, shown)?;
            (first, self.began) = (false, true);
        }
        Ok(())
    }
}
