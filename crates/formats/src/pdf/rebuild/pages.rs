//! Pages, forms, patterns and their resources.

use blackbar_core::FormatError;
use lopdf::{Dictionary, Object, ObjectId};

use super::super::lexer::write_number;
use super::super::load::{self, as_dict, decoded, get, get_dict, resolve};
use super::super::marker_fonts::compressed;
use super::super::rewrite::{Rewriter, Rewritten};
use super::super::walker::reference;
use super::{Quad, Rebuilder, Role};

/// Forms inside forms.
const DEPTH: usize = 24;

impl Rebuilder<'_> {
    /// A page with everything it shows.
    pub(super) fn page(&mut self, number: usize) -> Result<Dictionary, FormatError> {
        let document = self.source.document;
        let empty = Dictionary::new();
        let Some(entry) = self.source.pages.get(number) else { return Ok(empty) };
        let page = document.objects.get(&entry.id).and_then(as_dict).unwrap_or(&empty);
        let resources = load::inherited(document, page, b"Resources").and_then(as_dict).unwrap_or(&empty);
        let content = load::page_content(document, page, self.source.limit)?;
        let mut rewritten = self.rewrite(entry.id, &content, resources);
        if let Some(covers) = self.source.covers.get(&number) {
            rewritten.content = covered(&rewritten.content, covers, self.source.cover_grey);
        }
        let mut copy = self.simple(page, &[b"BleedBox", b"TrimBox", b"ArtBox", b"UserUnit", b"Tabs"]);
        copy.set("MediaBox", numbers(entry.media_box));
        if let Some(crop_box) = entry.crop_box {
            copy.set("CropBox", numbers(crop_box));
        }
        if entry.rotate != 0 {
            copy.set("Rotate", entry.rotate);
        }
        if let Some(group) = get_dict(document, page, b"Group") {
            let group = self.group(group);
            copy.set("Group", group);
        }
        let carried = self.resources(resources, &rewritten)?;
        copy.set("Resources", carried);
        let content = self.output.add_object(compressed(Dictionary::new(), rewritten.content));
        copy.set("Contents", content);
        let annotations = self.annotations(number, page, resources)?;
        if !annotations.is_empty() {
            copy.set("Annots", annotations);
        }
        Ok(copy)
    }

    fn rewrite(&mut self, id: ObjectId, content: &[u8], resources: &Dictionary) -> Rewritten {
        let rewriter = Rewriter {
            stream: id,
            document: self.source.document,
            layers: self.source.layers,
            resources,
            plan: self.source.plans.get(&id),
            fills: self.source.fills.get(&id),
            shapes_only: false,
            first_image: 0,
        };
        rewriter.rewrite(content, &mut self.fonts)
    }

    fn group(&mut self, group: &Dictionary) -> Dictionary {
        let mut copy = self.simple(group, &[b"S", b"I", b"K"]);
        copy.set("Type", "Group");
        if let Ok(space) = group.get(b"CS") {
            let space = self.plain(space);
            copy.set("CS", space);
        }
        copy
    }

    /// A form, or a tiling pattern, which is much the same.
    pub(super) fn form(&mut self, id: ObjectId, outer: &Dictionary) -> Result<Option<ObjectId>, FormatError> {
        let document = self.source.document;
        if self.open.contains(&id) || self.open.len() >= DEPTH {
            return Ok(None);
        }
        let Some(Object::Stream(stream)) = document.objects.get(&id) else { return Ok(None) };
        let (number, fresh) = self.number_for(id, Role::Form);
        if !fresh {
            return Ok(Some(number));
        }
        let resources = get_dict(document, &stream.dict, b"Resources").unwrap_or(outer);
        let content = decoded(stream, self.source.limit)?.unwrap_or_default();
        let rewritten = self.rewrite(id, &content, resources);
        self.open.push(id);
        let carried = self.resources(resources, &rewritten);
        self.open.pop();
        let mut copy = self.simple(
            &stream.dict,
            &[
                b"Type",
                b"Subtype",
                b"BBox",
                b"Matrix",
                b"PatternType",
                b"PaintType",
                b"TilingType",
                b"XStep",
                b"YStep",
            ],
        );
        if let Some(group) = get_dict(document, &stream.dict, b"Group") {
            let group = self.group(group);
            copy.set("Group", group);
        }
        copy.set("Resources", carried?);
        self.output.objects.insert(number, Object::Stream(compressed(copy, rewritten.content)));
        Ok(Some(number))
    }

    /// The resources that a stream uses, and no others.
    pub(super) fn resources(
        &mut self,
        old: &Dictionary,
        rewritten: &Rewritten,
    ) -> Result<Dictionary, FormatError> {
        let document = self.source.document;
        let used = &rewritten.used;
        let mut copy = Dictionary::new();
        let mut fonts = Dictionary::new();
        self.note_codes(old, used);
        for name in &used.fonts {
            if let Some(id) = reference(document, old, b"Font", name) {
                let font = self.font(id, old)?;
                fonts.set(name.clone(), font);
            }
        }
        for name in &used.markers {
            let font = self.fonts.reference(name, &mut self.output);
            fonts.set(*name, font);
        }
        let mut objects = Dictionary::new();
        for name in &used.objects {
            let Some(id) = reference(document, old, b"XObject", name) else { continue };
            let kind =
                document.objects.get(&id).and_then(as_dict).and_then(|dict| get(document, dict, b"Subtype"));
            let carried = match kind {
                Some(Object::Name(kind)) if kind == b"Form" => self.form(id, old)?,
                Some(Object::Name(kind)) if kind == b"Image" => Some(self.image(id)?),
                _ => None,
            };
            if let Some(carried) = carried {
                objects.set(name.clone(), carried);
            }
        }
        for image in &rewritten.inline_images {
            let picture = self.pictures.inline(document, old, image)?;
            let picture = self.masked(picture)?;
            let id = self.output.new_object_id();
            self.place_picture(id, picture)?;
            objects.set(image.name.clone(), id);
        }
        let mut states = Dictionary::new();
        for name in &used.states {
            if let Some(state) =
                get_dict(document, old, b"ExtGState").and_then(|all| get_dict(document, all, name))
            {
                let state = self.state(state, old)?;
                states.set(name.clone(), state);
            }
        }
        let mut spaces = Dictionary::new();
        if let Some(all) = get_dict(document, old, b"ColorSpace") {
            let defaults: [&[u8]; 3] = [b"DefaultGray", b"DefaultRGB", b"DefaultCMYK"];
            for name in used.spaces.iter().map(Vec::as_slice).chain(defaults) {
                if let Ok(space) = all.get(name) {
                    let space = self.plain(space);
                    spaces.set(name, space);
                }
            }
        }
        let mut patterns = Dictionary::new();
        for name in &used.patterns {
            if let Some(pattern) = self.pattern(old, name)? {
                patterns.set(name.clone(), pattern);
            }
        }
        let mut shadings = Dictionary::new();
        for name in &used.shadings {
            if let Some(shading) = get_dict(document, old, b"Shading").and_then(|all| all.get(name).ok()) {
                let shading = self.plain(shading);
                shadings.set(name.clone(), shading);
            }
        }
        for (key, category) in [
            ("Font", fonts),
            ("XObject", objects),
            ("ExtGState", states),
            ("ColorSpace", spaces),
            ("Pattern", patterns),
            ("Shading", shadings),
        ] {
            if !category.is_empty() {
                copy.set(key, category);
            }
        }
        Ok(copy)
    }

    fn pattern(&mut self, old: &Dictionary, name: &[u8]) -> Result<Option<Object>, FormatError> {
        let document = self.source.document;
        let Some(all) = get_dict(document, old, b"Pattern") else { return Ok(None) };
        match all.get(name).ok().and_then(|pattern| resolve(document, pattern)) {
            Some(Object::Stream(_)) => {
                let Some(id) = reference(document, old, b"Pattern", name) else { return Ok(None) };
                Ok(self.form(id, old)?.map(Object::from))
            }
            Some(Object::Dictionary(pattern)) => {
                let mut copy = self.simple(pattern, &[b"Type", b"PatternType", b"Matrix"]);
                if let Ok(shading) = pattern.get(b"Shading") {
                    let shading = self.plain(shading);
                    copy.set("Shading", shading);
                }
                if let Some(state) = get_dict(document, pattern, b"ExtGState") {
                    let state = self.state(state, old)?;
                    copy.set("ExtGState", state);
                }
                Ok(Some(Object::Dictionary(copy)))
            }
            _ => Ok(None),
        }
    }

    fn masked(
        &mut self,
        (mut picture, mask): (lopdf::Stream, Option<lopdf::Stream>),
    ) -> Result<lopdf::Stream, FormatError> {
        if let Some(mask) = mask {
            let mask = self.add_picture(&mask)?;
            picture.dict.set("SMask", mask);
        }
        Ok(picture)
    }

    fn image(&mut self, id: ObjectId) -> Result<ObjectId, FormatError> {
        let (number, fresh) = self.number_for(id, Role::Image);
        if fresh {
            self.source.cancel.check()?;
            let picture = self.pictures.object(self.source.document, id)?;
            let picture = self.masked(picture)?;
            self.place_picture(number, picture)?;
        }
        Ok(number)
    }
}

fn numbers(values: [f64; 4]) -> Object {
    let number = |value: f64| match value {
        value if value.fract() == 0.0 => Object::Integer(value as i64),
        value => Object::Real(value as f32),
    };
    Object::Array(values.into_iter().map(number).collect())
}

/// The content with areas covered on top of it.
fn covered(content: &[u8], covers: &[Quad], grey: f64) -> Vec<u8> {
    let mut out = b"q\n".to_vec();
    out.extend_from_slice(content);
    out.extend_from_slice(b"Q\nq ");
    write_number(grey, &mut out);
    out.extend_from_slice(b" g\n");
    for quad in covers {
        for (index, (x, y)) in quad.iter().enumerate() {
            write_number(*x, &mut out);
            out.push(b' ');
            write_number(*y, &mut out);
            out.extend_from_slice(if index == 0 { b" m " } else { b" l " });
        }
        out.extend_from_slice(b"h f\n");
    }
    out.extend_from_slice(b"Q\n");
    out
}
