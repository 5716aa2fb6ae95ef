//! Follows content streams with their graphics state: where every glyph of a page stands, what it says, and which bytes of
//! which stream draw it.

mod page;
mod show;

use std::collections::HashSet;
use std::rc::Rc;

use blackbar_core::{Cancel, FormatError};
use lopdf::{Dictionary, Document, Object, ObjectId};

use super::fonts::{FontBook, LoadedFont};
use super::layers::Layers;
use super::lexer::{Operand, Operations};
use super::load::{self, as_dict, get, get_dict, numbers, resolve};
use super::matrix::Matrix;
use super::outlines::{Outline, Path};
use super::pictures::{PictureKey, inline_stream};
use super::rewrite::inline_image;
pub(super) use page::{Glyph, NOWHERE, PageWalk, PlacedImage, Show};

/// Forms inside forms.
const DEPTH: usize = 24;
/// Saved graphics states.
const SAVED: usize = 4096;
/// Operators and glyphs of one page; ordinary ones have thousands.
const OPERATORS: usize = 20_000_000;
const GLYPHS: usize = 3_000_000;
/// Drawings like letters that are taken down; fewer are enough to have the page looked at.
const OUTLINES: usize = 100_000;

/// Walks the pages of one document.
pub(super) struct Walker<'w, 'p> {
    pub(super) document: &'w Document,
    pub(super) fonts: &'w FontBook<'p>,
    pub(super) layers: &'w Layers,
    pub(super) cancel: &'w Cancel,
    /// Bytes one stream may decode to.
    pub(super) limit: usize,
}

#[derive(Clone)]
struct State<'p> {
    ctm: Matrix,
    font: Option<Rc<LoadedFont<'p>>>,
    font_id: Option<ObjectId>,
    font_name: Rc<[u8]>,
    size: f64,
    spacing: f64,
    word_spacing: f64,
    stretch: f64,
    leading: f64,
    rise: f64,
    mode: i64,
}

impl State<'_> {
    fn new(ctm: Matrix) -> Self {
        State {
            ctm,
            font: None,
            font_id: None,
            font_name: Rc::from(&b""[..]),
            size: 0.0,
            spacing: 0.0,
            word_spacing: 0.0,
            stretch: 1.0,
            leading: 0.0,
            rise: 0.0,
            mode: 0,
        }
    }
}

/// What one walk over a page carries along.
struct Walk<'a, 'w, 'p> {
    walker: &'a Walker<'w, 'p>,
    page: PageWalk,
    operators: usize,
    /// Streams being walked, against cycles.
    open: Vec<ObjectId>,
    /// Patterns and masks are walked once.
    aside: HashSet<ObjectId>,
    groups: u32,
}

impl<'p> Walker<'_, 'p> {
    /// A page with everything that it draws, annotations too.
    pub(super) fn page(&self, id: ObjectId) -> Result<PageWalk, FormatError> {
        let mut walk = Walk {
            walker: self,
            page: PageWalk::default(),
            operators: 0,
            open: vec![id],
            aside: HashSet::new(),
            groups: 0,
        };
        let empty = Dictionary::new();
        let Some(page) = self.document.objects.get(&id).and_then(as_dict) else { return Ok(walk.page) };
        let resources =
            load::inherited(self.document, page, b"Resources").and_then(as_dict).unwrap_or(&empty);
        let content = load::page_content(self.document, page, self.limit)?;
        walk.stream(id, &content, resources, State::new(Matrix::IDENTITY), 0)?;
        for annotation in super::annotations::of_page(self.document, page) {
            for (stream, matrix) in super::annotations::appearances(self.document, self.layers, annotation) {
                walk.form(stream, resources, &State::new(matrix), 0)?;
            }
        }
        Ok(walk.page)
    }
}

impl<'p> Walk<'_, '_, 'p> {
    fn document(&self) -> &Document {
        self.walker.document
    }

    fn form(
        &mut self,
        id: ObjectId,
        outer: &Dictionary,
        state: &State<'p>,
        depth: usize,
    ) -> Result<(), FormatError> {
        if depth >= DEPTH || self.open.contains(&id) {
            return Ok(());
        }
        let walker = self.walker;
        let Some(Object::Stream(stream)) = walker.document.objects.get(&id) else { return Ok(()) };
        if walker.layers.hides_object(walker.document, &stream.dict) {
            return Ok(());
        }
        let Some(content) = load::decoded(stream, walker.limit)? else { return Ok(()) };
        let matrix = numbers::<6>(walker.document, &stream.dict, b"Matrix").map_or(Matrix::IDENTITY, Matrix);
        let resources = get_dict(walker.document, &stream.dict, b"Resources").unwrap_or(outer);
        let inner = State { ctm: matrix.then(state.ctm), ..state.clone() };
        self.open.push(id);
        let walked = self.stream(id, &content, resources, inner, depth + 1);
        self.open.pop();
        walked
    }

    /// A pattern or mask: in a group of its own, once a page.
    fn aside(&mut self, id: ObjectId, outer: &Dictionary, depth: usize) -> Result<(), FormatError> {
        if !self.aside.insert(id) {
            return Ok(());
        }
        self.groups += 1;
        let (first, group) = (self.page.glyphs.len(), self.groups);
        self.form(id, outer, &State::new(Matrix::IDENTITY), depth)?;
        for glyph in self.page.glyphs.iter_mut().skip(first).filter(|glyph| glyph.group == 0) {
            glyph.group = group;
        }
        Ok(())
    }

    fn stream(
        &mut self,
        id: ObjectId,
        content: &[u8],
        resources: &Dictionary,
        state: State<'p>,
        depth: usize,
    ) -> Result<(), FormatError> {
        let mut state = state;
        let mut saved: Vec<State<'p>> = Vec::new();
        let (mut text, mut line) = (Matrix::IDENTITY, Matrix::IDENTITY);
        let mut marked: Vec<bool> = Vec::new();
        let mut path = Path::default();
        for (number, operation) in Operations::new(content).enumerate() {
            self.operators += 1;
            if self.operators > OPERATORS || self.page.glyphs.len() > GLYPHS {
                return Err(FormatError::OverLimit("content of a page"));
            }
            if self.operators.is_multiple_of(1024) {
                self.walker.cancel.check()?;
            }
            let operands = operation.operands.as_slice();
            let value = |index: usize| operands.get(index).and_then(Operand::number).unwrap_or_default();
            match operation.operator {
                b"q" if saved.len() < SAVED => saved.push(state.clone()),
                b"Q" => {
                    if let Some(last) = saved.pop() {
                        state = last;
                    }
                }
                b"cm" => {
                    let matrix = Matrix(std::array::from_fn(value));
                    if matrix.is_sound() {
                        state.ctm = matrix.then(state.ctm);
                    }
                }
                b"gs" => self.graphics_state(operands, resources, &mut state, depth)?,
                b"BT" => (text, line) = (Matrix::IDENTITY, Matrix::IDENTITY),
                b"Tc" => state.spacing = value(0),
                b"Tw" => state.word_spacing = value(0),
                b"Tz" => state.stretch = value(0) / 100.0,
                b"TL" => state.leading = value(0),
                b"Ts" => state.rise = value(0),
                b"Tr" => state.mode = value(0) as i64,
                b"Tf" => {
                    let name = operands.first().and_then(Operand::name).unwrap_or_default();
                    state.font_id = reference(self.document(), resources, b"Font", &name);
                    state.font = state.font_id.map(|id| self.walker.fonts.get(id));
                    state.font_name = name.into();
                    state.size = value(1);
                }
                b"Td" | b"TD" => {
                    if operation.operator == b"TD" {
                        state.leading = -value(1);
                    }
                    line = Matrix::translation(value(0), value(1)).then(line);
                    text = line;
                }
                b"Tm" => {
                    let matrix = Matrix(std::array::from_fn(value));
                    if matrix.is_sound() {
                        (text, line) = (matrix, matrix);
                    }
                }
                b"T*" => {
                    line = Matrix::translation(0.0, -state.leading).then(line);
                    text = line;
                }
                operator @ (b"Tj" | b"TJ" | b"'" | b"\"") => {
                    if operator == b"\"" {
                        (state.word_spacing, state.spacing) = (value(0), value(1));
                    }
                    if matches!(operator, b"'" | b"\"") {
                        line = Matrix::translation(0.0, -state.leading).then(line);
                        text = line;
                    }
                    let shown = if operator == b"\"" { operands.get(2) } else { operands.first() };
                    let hidden = marked.contains(&true);
                    if let Some(shown) = shown {
                        let at = (id, u32::try_from(number).unwrap_or(u32::MAX));
                        self.show(at, shown, &state, &mut text, hidden);
                    }
                }
                b"BMC" => marked.push(false),
                b"BDC" => {
                    let hides = self.walker.layers.hides_marked(self.document(), resources, operands);
                    marked.push(hides);
                }
                b"EMC" => {
                    marked.pop();
                }
                b"Do" if !marked.contains(&true) => {
                    let name = operands.first().and_then(Operand::name).unwrap_or_default();
                    self.object(&name, resources, &state, depth)?;
                }
                b"BI" if !marked.contains(&true) => {
                    let number = u32::try_from(number).unwrap_or(u32::MAX);
                    if let Some(image) = inline_image(id, number, &operation, Vec::new()) {
                        let inline = Some(inline_stream(self.document(), resources, &image));
                        let key = PictureKey::Inline(id, number);
                        self.page.images.push(PlacedImage { key, matrix: state.ctm, inline });
                    }
                }
                b"scn" | b"SCN" => {
                    if let Some(name) = operands.last().and_then(Operand::name)
                        && let Some(pattern) = reference(self.document(), resources, b"Pattern", &name)
                    {
                        self.aside(pattern, resources, depth)?;
                    }
                }
                operator => {
                    if let Some(outline) = path.operator(operator, value, state.ctm)
                        && !marked.contains(&true)
                        && self.page.outlines.len() < OUTLINES
                    {
                        let operator = u32::try_from(number).unwrap_or(u32::MAX);
                        self.page.outlines.push(Outline { stream: id, operator, ..outline });
                    }
                }
            }
        }
        Ok(())
    }

    fn graphics_state(
        &mut self,
        operands: &[Operand<'_>],
        resources: &Dictionary,
        state: &mut State<'p>,
        depth: usize,
    ) -> Result<(), FormatError> {
        let document = self.walker.document;
        let Some(name) = operands.first().and_then(Operand::name) else { return Ok(()) };
        let Some(dict) =
            get_dict(document, resources, b"ExtGState").and_then(|all| get_dict(document, all, &name))
        else {
            return Ok(());
        };
        if let Some(Object::Array(font)) = get(document, dict, b"Font")
            && let [Object::Reference(id), size, ..] = font.as_slice()
        {
            state.font = Some(self.walker.fonts.get(*id));
            state.font_id = Some(*id);
            state.font_name = Rc::from(&b""[..]);
            state.size = resolve(document, size).and_then(load::number).unwrap_or_default();
        }
        if let Some(mask) = get_dict(document, dict, b"SMask")
            && let Ok(Object::Reference(id)) = mask.get(b"G")
        {
            self.aside(*id, resources, depth)?;
        }
        Ok(())
    }

    fn object(
        &mut self,
        name: &[u8],
        resources: &Dictionary,
        state: &State<'p>,
        depth: usize,
    ) -> Result<(), FormatError> {
        let document = self.walker.document;
        let Some(id) = reference(document, resources, b"XObject", name) else { return Ok(()) };
        let Some(Object::Stream(stream)) = document.objects.get(&id) else { return Ok(()) };
        match stream.dict.get(b"Subtype").and_then(Object::as_name).unwrap_or_default() {
            b"Form" => self.form(id, resources, state, depth),
            b"Image" => {
                if !self.walker.layers.hides_object(document, &stream.dict) {
                    let key = PictureKey::Object(id);
                    self.page.images.push(PlacedImage { key, matrix: state.ctm, inline: None });
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// The object number under a name in a category of resources.
pub(super) fn reference(
    document: &Document,
    resources: &Dictionary,
    category: &[u8],
    name: &[u8],
) -> Option<ObjectId> {
    let mut id = get_dict(document, resources, category)?.get(name).ok()?.as_reference().ok()?;
    for _ in 0..load::CHAIN {
        match document.objects.get(&id)? {
            Object::Reference(next) => id = *next,
            _ => return Some(id),
        }
    }
    None
}
