//! Content streams written anew: only operators of the specification, without marked content, without what a hidden layer
//! shows, and with the glyphs of a plan taken out.
//!
//! A removed stretch becomes one advance, rounded, so that neither the letters nor their widths are left; the replacement is
//! shown in its place with a font of ours, in the same state (colour, mode, clip) that the removed text had.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use lopdf::{Dictionary, Document, Object, ObjectId};

use super::layers::Layers;
use super::lexer::{Operand, Operation, Operations, Spelling, write_name, write_number, write_string};
use super::marker_fonts::MarkerFonts;
use super::walker::Show;

/// Advances of removed text are rounded to this many thousandths of the size: less than a reader notices, and enough that
/// the width does not tell one name from another of about the same length.
const ROUNDED_TO: f64 = 50.0;
/// A replacement is made smaller down to this, ...
const SMALLEST: f64 = 0.55;
/// ... and then narrower down to this.
const NARROWEST: f64 = 0.25;
/// How wide a replacement may be in a vertical line, in thousandths of the size.
const BESIDE_VERTICAL: f64 = 2500.0;

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

/// An inline image; it becomes an object.
pub(super) struct InlineImage {
    /// The stream and operator it stood at.
    pub(super) stream: ObjectId,
    pub(super) operator: u32,
    pub(super) name: Vec<u8>,
    pub(super) dict: Vec<(Vec<u8>, Object)>,
    pub(super) data: Vec<u8>,
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

    /// A small inline image in a glyph stays where it is.
    fn shape(&mut self, operation: &Operation<'_>) {
        let (Some(Operand::Dict(entries)), Some(data)) = (operation.operands.first(), operation.image) else {
            return;
        };
        let out = &mut self.out.content;
        out.extend_from_slice(b"BI ");
        for (key, value) in entries {
            if long_key(&super::lexer::unescape_name(key)).is_some() {
                write_name(key, out);
                out.push(b' ');
                value.write(out);
                out.push(b' ');
            }
        }
        out.extend_from_slice(b"ID ");
        out.extend_from_slice(data);
        out.extend_from_slice(b"\nEI\n");
        for (_, value) in entries {
            self.out.used.spaces.extend(value.name());
        }
    }

    fn inline_image(&mut self, operator: u32, operation: &Operation<'_>) {
        let number = self.rewriter.first_image + self.out.inline_images.len();
        let name = format!("BbrInline{number}").into_bytes();
        let Some(image) = inline_image(self.rewriter.stream, operator, operation, name) else { return };
        write_name(&image.name, &mut self.out.content);
        self.out.content.extend_from_slice(b" Do\n");
        self.out.inline_images.push(image);
    }
}

/// An inline image in the terms of an object.
pub(super) fn inline_image(
    stream: ObjectId,
    operator: u32,
    operation: &Operation<'_>,
    name: Vec<u8>,
) -> Option<InlineImage> {
    let (Some(Operand::Dict(entries)), Some(data)) = (operation.operands.first(), operation.image) else {
        return None;
    };
    let entry = |(key, value): &(&[u8], Operand<'_>)| {
        let key = super::lexer::unescape_name(key);
        Some((long_key(&key)?.to_vec(), object(&key, value, 0)?))
    };
    let dict = entries.iter().filter_map(entry).collect();
    Some(InlineImage { stream, operator, name, dict, data: data.to_vec() })
}

/// The items of one show operator as they are put together.
struct Row<'a, 'r, 'm> {
    pass: &'a mut Pass<'r, 'm>,
    show: &'a Show,
    /// Written items of the array under way.
    items: Vec<u8>,
    /// The advance of the gap under way, and what is shown in it.
    gap: Option<(f64, Option<Rc<Marker>>)>,
}

impl Row<'_, '_, '_> {
    fn number(&mut self, value: f64) {
        match &mut self.gap {
            Some((units, _)) => *units -= value,
            None => {
                write_number(value, &mut self.items);
                self.items.push(b' ');
            }
        }
    }

    fn string(&mut self, bytes: &[u8], spelling: Spelling, removals: &mut dyn Iterator<Item = &'_ Removal>) {
        let mut done = 0;
        for removal in removals {
            let start = (removal.start as usize).min(bytes.len()).max(done);
            let end = (start + removal.length as usize).min(bytes.len());
            self.kept(bytes.get(done..start).unwrap_or_default(), spelling);
            if removal.marker.is_some() {
                self.close_gap();
            }
            let gap = self.gap.get_or_insert_with(|| (0.0, removal.marker.clone()));
            gap.0 += removal.units;
            done = end;
        }
        self.kept(bytes.get(done..).unwrap_or_default(), spelling);
    }

    fn kept(&mut self, bytes: &[u8], spelling: Spelling) {
        if bytes.is_empty() {
            return;
        }
        self.close_gap();
        self.pass.out.used.codes.entry(self.pass.font.clone()).or_default().add(bytes);
        write_string(bytes, spelling, &mut self.items);
    }

    fn flush(&mut self) {
        if !self.items.is_empty() {
            let out = &mut self.pass.out.content;
            out.push(b'[');
            out.append(&mut self.items);
            out.extend_from_slice(b"]TJ\n");
        }
    }

    fn close_gap(&mut self) {
        let Some((units, marker)) = self.gap.take() else { return };
        let mut advance = (units / ROUNDED_TO).round() * ROUNDED_TO;
        if let Some(marker) = marker {
            self.flush();
            advance -= self.marker(&marker);
        }
        if advance.abs() > 1e-6 {
            write_number(-advance, &mut self.items);
            self.items.push(b' ');
        }
    }

    /// Shows the replacement; how far it moved the text position, in units of a `TJ` number.
    fn marker(&mut self, marker: &Marker) -> f64 {
        let show = self.show;
        if marker.text.is_empty() || show.font.is_empty() || show.size == 0.0 {
            return 0.0;
        }
        let lettering = self.pass.fonts.letter(&marker.text);
        let natural = lettering.width * show.em;
        if natural <= 0.0 {
            return 0.0;
        }
        let room = if show.vertical { BESIDE_VERTICAL } else { marker.room };
        let ratio = (room / natural).min(1.0);
        let smaller = ratio.clamp(SMALLEST, 1.0);
        let narrower = (ratio / smaller).clamp(NARROWEST, 1.0);
        self.pass.out.used.markers.insert(lettering.font);
        let out = &mut self.pass.out.content;
        let mut set = |operator: &[u8], values: &[f64]| {
            for value in values {
                write_number(*value, out);
                out.push(b' ');
            }
            out.extend_from_slice(operator);
            out.push(b' ');
        };
        set(b"Tc", &[0.0]);
        set(b"Tw", &[0.0]);
        set(b"Tz", &[100.0 * show.stretch * narrower]);
        write_name(lettering.font, out);
        out.push(b' ');
        write_number(show.size * show.em * smaller, out);
        out.extend_from_slice(b" Tf ");
        write_string(&lettering.bytes, spelling_of(&lettering.bytes), out);
        out.extend_from_slice(b" Tj ");
        if show.vertical {
            out.push(b'[');
            write_number(lettering.width, out);
            out.extend_from_slice(b"]TJ ");
        }
        write_name(&show.font, out);
        out.push(b' ');
        write_number(show.size, out);
        out.extend_from_slice(b" Tf ");
        let mut set = |operator: &[u8], value: f64| {
            write_number(value, out);
            out.push(b' ');
            out.extend_from_slice(operator);
            out.push(b' ');
        };
        set(b"Tz", 100.0 * show.stretch);
        set(b"Tc", show.spacing);
        set(b"Tw", show.word_spacing);
        out.push(b'\n');
        if show.vertical { 0.0 } else { natural * smaller * narrower }
    }
}

fn spelling_of(bytes: &[u8]) -> Spelling {
    if bytes.iter().all(|byte| (b' '..=b'~').contains(byte)) { Spelling::Literal } else { Spelling::Hex }
}

/// Keys of inline images in full; others are left out.
fn long_key(key: &[u8]) -> Option<&'static [u8]> {
    Some(match key {
        b"BPC" | b"BitsPerComponent" => b"BitsPerComponent",
        b"CS" | b"ColorSpace" => b"ColorSpace",
        b"D" | b"Decode" => b"Decode",
        b"DP" | b"DecodeParms" => b"DecodeParms",
        b"F" | b"Filter" => b"Filter",
        b"H" | b"Height" => b"Height",
        b"IM" | b"ImageMask" => b"ImageMask",
        b"I" | b"Interpolate" => b"Interpolate",
        b"W" | b"Width" => b"Width",
        _ => return None,
    })
}

fn object(key: &[u8], value: &Operand<'_>, depth: usize) -> Option<Object> {
    if depth > 8 {
        return None;
    }
    Some(match value {
        Operand::Number(value, _) if value.fract() == 0.0 => Object::Integer(*value as i64),
        Operand::Number(value, _) => Object::Real(*value as f32),
        Operand::Name(_) => Object::Name(long_name(key, value.name()?)),
        Operand::String(bytes, _) => Object::String(bytes.clone(), lopdf::StringFormat::Hexadecimal),
        Operand::Array(items) => {
            Object::Array(items.iter().filter_map(|item| object(key, item, depth + 1)).collect())
        }
        Operand::Dict(entries) => {
            let mut dict = Dictionary::new();
            for (inner, value) in entries {
                dict.set(super::lexer::unescape_name(inner), object(inner, value, depth + 1)?);
            }
            Object::Dictionary(dict)
        }
        Operand::Bool(value) => Object::Boolean(*value),
        Operand::Null => Object::Null,
    })
}

/// Names that inline images abbreviate.
fn long_name(key: &[u8], name: Vec<u8>) -> Vec<u8> {
    let full: &[u8] = match (key, name.as_slice()) {
        (b"CS" | b"ColorSpace", b"G") => b"DeviceGray",
        (b"CS" | b"ColorSpace", b"RGB") => b"DeviceRGB",
        (b"CS" | b"ColorSpace", b"CMYK") => b"DeviceCMYK",
        (b"CS" | b"ColorSpace", b"I") => b"Indexed",
        (b"F" | b"Filter", b"AHx") => b"ASCIIHexDecode",
        (b"F" | b"Filter", b"A85") => b"ASCII85Decode",
        (b"F" | b"Filter", b"LZW") => b"LZWDecode",
        (b"F" | b"Filter", b"Fl") => b"FlateDecode",
        (b"F" | b"Filter", b"RL") => b"RunLengthDecode",
        (b"F" | b"Filter", b"CCF") => b"CCITTFaxDecode",
        (b"F" | b"Filter", b"DCT") => b"DCTDecode",
        _ => return name,
    };
    full.to_vec()
}
