//! Fonts: dictionaries by known keys, programs as they are.

use blackbar_core::FormatError;
use lopdf::{Dictionary, Object, ObjectId, Stream};

use super::super::load::{as_dict, decoded, get, get_dict, resolve};
use super::super::marker_fonts::compressed;
use super::super::rewrite::{Rewriter, Rewritten};
use super::{Rebuilder, Role};

const SIMPLE: &[&[u8]] = &[
    b"Type",
    b"Subtype",
    b"BaseFont",
    b"Name",
    b"FirstChar",
    b"LastChar",
    b"Widths",
    b"DW",
    b"W",
    b"DW2",
    b"W2",
    b"FontBBox",
    b"FontMatrix",
];
const DESCRIPTOR: &[&[u8]] = &[
    b"Type",
    b"FontName",
    b"FontStretch",
    b"FontWeight",
    b"Flags",
    b"FontBBox",
    b"ItalicAngle",
    b"Ascent",
    b"Descent",
    b"Leading",
    b"CapHeight",
    b"XHeight",
    b"StemV",
    b"StemH",
    b"AvgWidth",
    b"MaxWidth",
    b"MissingWidth",
];
const PROGRAM: &[&[u8]] =
    &[b"Length1", b"Length2", b"Length3", b"Subtype", b"Filter", b"Type", b"CMapName", b"WMode"];

impl Rebuilder<'_> {
    /// A font with all that belongs to it.
    pub(super) fn font(&mut self, id: ObjectId, outer: &Dictionary) -> Result<ObjectId, FormatError> {
        let (number, fresh) = self.number_for(id, Role::Font);
        if fresh {
            let document = self.source.document;
            let empty = Dictionary::new();
            let font = document.objects.get(&id).and_then(as_dict).unwrap_or(&empty);
            let copy = self.font_dict(font, outer)?;
            self.output.objects.insert(number, Object::Dictionary(copy));
        }
        Ok(number)
    }

    fn font_dict(&mut self, font: &Dictionary, outer: &Dictionary) -> Result<Dictionary, FormatError> {
        let document = self.source.document;
        let mut copy = self.simple(font, SIMPLE);
        if let Some(descriptor) = get_dict(document, font, b"FontDescriptor") {
            let mut described = self.simple(descriptor, DESCRIPTOR);
            for key in [&b"FontFile"[..], b"FontFile2", b"FontFile3"] {
                if let Some(program) = self.program(descriptor, key) {
                    described.set(key, program);
                }
            }
            let described = self.output.add_object(described);
            copy.set("FontDescriptor", described);
        }
        match get(document, font, b"Encoding") {
            Some(Object::Name(name)) => copy.set("Encoding", Object::Name(name.clone())),
            Some(Object::Dictionary(encoding)) => {
                let encoding = self.simple(encoding, &[b"Type", b"BaseEncoding", b"Differences"]);
                copy.set("Encoding", encoding);
            }
            Some(Object::Stream(_)) => {
                if let Some(map) = self.program(font, b"Encoding") {
                    copy.set("Encoding", map);
                }
            }
            _ => {}
        }
        match get(document, font, b"ToUnicode") {
            Some(Object::Name(name)) => copy.set("ToUnicode", Object::Name(name.clone())),
            Some(Object::Stream(_)) => {
                if let Some(map) = self.program(font, b"ToUnicode") {
                    copy.set("ToUnicode", map);
                }
            }
            _ => {}
        }
        if let Some(Object::Array(descendants)) = get(document, font, b"DescendantFonts")
            && let Some(descendant) =
                descendants.first().and_then(|first| resolve(document, first)).and_then(as_dict)
        {
            let descendant = self.descendant(descendant);
            let descendant = self.output.add_object(descendant);
            copy.set("DescendantFonts", vec![descendant.into()]);
        }
        if let Some(procedures) = get_dict(document, font, b"CharProcs") {
            self.glyph_procedures(font, procedures, outer, &mut copy)?;
        }
        Ok(copy)
    }

    fn descendant(&mut self, font: &Dictionary) -> Dictionary {
        let document = self.source.document;
        let mut copy = self.simple(font, SIMPLE);
        if let Some(info) = get_dict(document, font, b"CIDSystemInfo") {
            let mut system = self.simple(info, &[b"Supplement"]);
            for key in [&b"Registry"[..], b"Ordering"] {
                if let Some(Object::String(name, format)) = get(document, info, key) {
                    let name = name.iter().copied().filter(u8::is_ascii_alphanumeric).take(32).collect();
                    system.set(key, Object::String(name, *format));
                }
            }
            copy.set("CIDSystemInfo", system);
        }
        if let Some(descriptor) = get_dict(document, font, b"FontDescriptor") {
            let mut described = self.simple(descriptor, DESCRIPTOR);
            for key in [&b"FontFile"[..], b"FontFile2", b"FontFile3"] {
                if let Some(program) = self.program(descriptor, key) {
                    described.set(key, program);
                }
            }
            let described = self.output.add_object(described);
            copy.set("FontDescriptor", described);
        }
        match get(document, font, b"CIDToGIDMap") {
            Some(Object::Name(name)) => copy.set("CIDToGIDMap", Object::Name(name.clone())),
            Some(Object::Stream(_)) => {
                if let Some(map) = self.program(font, b"CIDToGIDMap") {
                    copy.set("CIDToGIDMap", map);
                }
            }
            _ => {}
        }
        copy
    }

    /// A stream that is data of a font.
    fn program(&mut self, holder: &Dictionary, key: &[u8]) -> Option<ObjectId> {
        let document = self.source.document;
        let id = holder.get(key).ok()?.as_reference().ok()?;
        let Object::Stream(stream) = resolve(document, document.objects.get(&id)?)? else { return None };
        let (number, fresh) = self.number_for(id, Role::Program);
        if fresh {
            let mut dict = self.simple(&stream.dict, PROGRAM);
            if let Ok(parameters) = stream.dict.get(b"DecodeParms") {
                let parameters = self.plain(parameters);
                dict.set("DecodeParms", parameters);
            }
            let program = Stream::new(dict, stream.content.clone()).with_compression(false);
            self.output.objects.insert(number, Object::Stream(program));
        }
        Some(number)
    }

    /// The glyphs of a Type 3 font: drawings without text.
    fn glyph_procedures(
        &mut self,
        font: &Dictionary,
        procedures: &Dictionary,
        outer: &Dictionary,
        copy: &mut Dictionary,
    ) -> Result<(), FormatError> {
        let document = self.source.document;
        let resources = get_dict(document, font, b"Resources").unwrap_or(outer);
        let mut all = Rewritten::default();
        let mut written = Dictionary::new();
        for (name, procedure) in procedures.iter().take(65_536) {
            let Some(Object::Stream(stream)) = resolve(document, procedure) else { continue };
            let content = decoded(stream, self.source.limit)?.unwrap_or_default();
            let rewriter = Rewriter {
                stream: (0, 0),
                document,
                layers: self.source.layers,
                resources,
                plan: None,
                fills: None,
                shapes_only: true,
                first_image: all.inline_images.len(),
            };
            let mut rewritten = rewriter.rewrite(&content, &mut self.fonts);
            let id =
                self.output.add_object(compressed(Dictionary::new(), std::mem::take(&mut rewritten.content)));
            written.set(name.clone(), id);
            all.inline_images.append(&mut rewritten.inline_images);
            all.used.objects.append(&mut rewritten.used.objects);
            all.used.states.append(&mut rewritten.used.states);
            all.used.spaces.append(&mut rewritten.used.spaces);
            all.used.patterns.append(&mut rewritten.used.patterns);
            all.used.shadings.append(&mut rewritten.used.shadings);
        }
        copy.set("CharProcs", written);
        let resources = self.resources(resources, &all)?;
        copy.set("Resources", resources);
        Ok(())
    }
}
