//! Content streams written anew: only operators of the specification, without marked content, without what a hidden layer
//! shows, and with the glyphs of a plan taken out.
//!
//! A removed stretch becomes one advance, rounded, so that neither the letters nor their widths are left; the replacement is
//! shown in its place with a font of ours, in the same state (colour, mode, clip) that the removed text had.

mod inline;
mod row;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use lopdf::{Dictionary, Document, Object, ObjectId};

use super::layers::Layers;
use super::lexer::{Operand, Operation, Operations};
use super::marker_fonts::MarkerFonts;
use super::walker::Show;
pub(super) use inline::{InlineImage, inline_image};
use row::Row;

/// Bytes of an inline image that may be the shape of a letter.
const SHAPE: usize = 16 << 10;

/// What is shown in place of removed glyphs.
pub(super) struct Marker {
    pub(super) text: String,
    /// The room there is, in units of a `TJ` number.
    pub(super) room: f64,
}

/// One glyph that goes.
pub(super) struct Removal {
    pub(super) element: u32,
    pub(super) start: u32,
    pub(super) length: u32,
    pub(super) units: f64,
    /// Shown before the gap.
    pub(super) marker: Option<Rc<Marker>>,
}

/// What goes from one operator.
pub(super) struct ShowPlan {
    pub(super) show: Show,
    pub(super) removals: Vec<Removal>,
}

/// What goes from one stream, by operator.
pub(super) type StreamPlan = BTreeMap<u32, ShowPlan>;

/// Names of resources that a stream uses.
#[derive(Default)]
pub(super) struct Used {
    pub(super) fonts: BTreeSet<Vec<u8>>,
    pub(super) objects: BTreeSet<Vec<u8>>,
    pub(super) states: BTreeSet<Vec<u8>>,
    pub(super) spaces: BTreeSet<Vec<u8>>,
    pub(super) patterns: BTreeSet<Vec<u8>>,
    pub(super) shadings: BTreeSet<Vec<u8>>,
    /// Fonts of ours.
    pub(super) markers: BTreeSet<&'static [u8]>,
    /// What is left to be shown, by font; without a name where the font was set elsewhere.
    pub(super) codes: BTreeMap<Vec<u8>, Codes>,
}

/// Codes of shown strings, read as single bytes and as pairs: the font knows which they are.
#[derive(Clone, Default)]
pub(super) struct Codes {
    pub(super) bytes: BTreeSet<u8>,
    pub(super) pairs: BTreeSet<u16>,
}

impl Codes {
    fn add(&mut self, string: &[u8]) {
        self.bytes.extend(string);
        self.pairs
            .extend(string.chunks_exact(2).filter_map(|pair| pair.try_into().ok()).map(u16::from_be_bytes));
    }
}

/// A stream written anew.
#[derive(Default)]
pub(super) struct Rewritten {
    pub(super) content: Vec<u8>,
    pub(super) used: Used,
    pub(super) inline_images: Vec<InlineImage>,
}

/// What a stream is written with.
pub(super) struct Rewriter<'r> {
    /// The page or stream that is written.
    pub(super) stream: ObjectId,
    pub(super) document: &'r Document,
    pub(super) layers: &'r Layers,
    pub(super) resources: &'r Dictionary,
    pub(super) plan: Option<&'r StreamPlan>,
    /// Fills that go.
    pub(super) fills: Option<&'r BTreeSet<u32>>,
    /// No text at all: the glyphs of a Type 3 font are shapes, and text inside them would never be read.
    pub(super) shapes_only: bool,
    /// Number of the first inline image, where several streams share their resources.
    pub(super) first_image: usize,
}

/// What one pass over a stream carries along.
struct Pass<'r, 'm> {
    rewriter: &'r Rewriter<'r>,
    fonts: &'m mut MarkerFonts,
    out: Rewritten,
    /// The font before each `q` that is open.
    saved: Vec<Vec<u8>>,
    font: Vec<u8>,
    in_text: bool,
    marked: Vec<bool>,
}

impl Rewriter<'_> {
    /// Whether an object may be drawn: a form or a picture of a layer that is shown.
    fn shows(&self, name: &[u8]) -> bool {
        let id = super::walker::reference(self.document, self.resources, b"XObject", name);
        let Some(Object::Stream(stream)) = id.and_then(|id| self.document.objects.get(&id)) else {
            return false;
        };
        let kind = stream.dict.get(b"Subtype").and_then(Object::as_name).unwrap_or_default();
        matches!(kind, b"Form" | b"Image") && !self.layers.hides_object(self.document, &stream.dict)
    }

    pub(super) fn rewrite(&self, content: &[u8], fonts: &mut MarkerFonts) -> Rewritten {
        let mut pass = Pass {
            rewriter: self,
            fonts,
            out: Rewritten::default(),
            saved: Vec::new(),
            font: Vec::new(),
            in_text: false,
            marked: Vec::new(),
        };
        for (number, operation) in Operations::new(content).enumerate() {
            pass.operation(u32::try_from(number).unwrap_or(u32::MAX), &operation);
        }
        if pass.in_text {
            pass.out.content.extend_from_slice(b"ET\n");
        }
        for _ in &pass.saved {
            pass.out.content.extend_from_slice(b"Q\n");
        }
        pass.out
    }
}

impl Pass<'_, '_> {
    fn emit(&mut self, operation: &Operation<'_>) {
        for operand in &operation.operands {
            operand.write(&mut self.out.content);
            self.out.content.push(b' ');
        }
        self.out.content.extend_from_slice(operation.operator);
        self.out.content.push(b'\n');
    }

    fn operation(&mut self, number: u32, operation: &Operation<'_>) {
        let hidden = self.marked.contains(&true);
        let first = || operation.operands.first().and_then(Operand::name);
        let last = || operation.operands.last().and_then(Operand::name);
        let used = &mut self.out.used;
        match operation.operator {
            b"q" => self.saved.push(self.font.clone()),
            b"Q" => match self.saved.pop() {
                Some(font) => self.font = font,
                None => return,
            },
            b"BT" => {
                // Readers disagree on a text inside a text.
                if std::mem::replace(&mut self.in_text, true) {
                    self.out.content.extend_from_slice(b"ET\n");
                }
            }
            b"ET" => {
                if !std::mem::replace(&mut self.in_text, false) {
                    return;
                }
            }
            b"BMC" => return self.marked.push(false),
            b"BDC" => {
                let Rewriter { document, layers, resources, .. } = self.rewriter;
                return self.marked.push(layers.hides_marked(document, resources, &operation.operands));
            }
            b"EMC" => {
                self.marked.pop();
                return;
            }
            b"Tj" | b"TJ" | b"'" | b"\"" => return self.show(number, operation, hidden),
            b"S" | b"s" | b"f" | b"F" | b"f*" | b"B" | b"B*" | b"b" | b"b*"
                if hidden || self.rewriter.fills.is_some_and(|fills| fills.contains(&number)) =>
            {
                return self.out.content.extend_from_slice(b"n\n");
            }
            b"Do" | b"sh" | b"BI" if hidden => return,
            b"BI" if self.rewriter.shapes_only && operation.image.is_some_and(|data| data.len() <= SHAPE) => {
                return self.shape(operation);
            }
            b"BI" => return self.inline_image(number, operation),
            b"Do" => match first().filter(|name| self.rewriter.shows(name)) {
                Some(name) => {
                    used.objects.insert(name);
                }
                None => return,
            },
            b"sh" => used.shadings.extend(first()),
            b"gs" => used.states.extend(first()),
            b"Tf" => {
                self.font = first().unwrap_or_default();
                used.fonts.insert(self.font.clone());
            }
            b"CS" | b"cs" => used.spaces.extend(first()),
            b"SCN" | b"scn" => used.patterns.extend(last()),
            b"cm" | b"w" | b"J" | b"j" | b"M" | b"d" | b"ri" | b"i" | b"m" | b"l" | b"c" | b"v" | b"y"
            | b"h" | b"re" | b"S" | b"s" | b"f" | b"F" | b"f*" | b"B" | b"B*" | b"b" | b"b*" | b"n"
            | b"W" | b"W*" | b"Tc" | b"Tw" | b"Tz" | b"TL" | b"Tr" | b"Ts" | b"Td" | b"TD" | b"Tm"
            | b"T*" | b"d0" | b"d1" | b"SC" | b"sc" | b"G" | b"g" | b"RG" | b"rg" | b"K" | b"k" => {}
            _ => return,
        }
        self.emit(operation);
    }

    fn show(&mut self, number: u32, operation: &Operation<'_>, hidden: bool) {
        let plan = self.rewriter.plan.and_then(|plan| plan.get(&number));
        if plan.is_none() && !hidden && !self.rewriter.shapes_only {
            let codes = self.out.used.codes.entry(self.font.clone()).or_default();
            for operand in &operation.operands {
                match operand {
                    Operand::String(bytes, _) => codes.add(bytes),
                    Operand::Array(items) => items.iter().for_each(|item| {
                        if let Operand::String(bytes, _) = item {
                            codes.add(bytes);
                        }
                    }),
                    _ => {}
                }
            }
            return self.emit(operation);
        }
        let out = &mut self.out.content;
        if operation.operator == b"\""
            && let [word, letter, ..] = operation.operands.as_slice()
        {
            word.write(out);
            out.extend_from_slice(b" Tw ");
            letter.write(out);
            out.extend_from_slice(b" Tc ");
        }
        if matches!(operation.operator, b"'" | b"\"") {
            out.extend_from_slice(b"T*\n");
        }
        let Some(plan) = plan.filter(|_| !hidden && !self.rewriter.shapes_only) else { return };
        let shown =
            if operation.operator == b"\"" { operation.operands.get(2) } else { operation.operands.first() };
        let Some(shown) = shown else { return };
        let elements = match shown {
            Operand::Array(items) => items.as_slice(),
            lone => std::slice::from_ref(lone),
        };
        let mut row = Row { pass: self, show: &plan.show, items: Vec::new(), gap: None };
        for (element, item) in elements.iter().enumerate() {
            match item {
                Operand::Number(value, _) => row.number(*value),
                Operand::String(bytes, spelling) => {
                    let mut removals =
                        plan.removals.iter().filter(|removal| removal.element as usize == element);
                    row.string(bytes, *spelling, &mut removals);
                }
                _ => {}
            }
        }
        row.close_gap();
        row.flush();
    }
}
