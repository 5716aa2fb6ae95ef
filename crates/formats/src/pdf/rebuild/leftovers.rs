//! What a font keeps of letters that only removed text needed: a subset made for one name spells that name. Names of
//! encodings, widths, drawings of Type 3 fonts and outlines of the programs go with the last glyph that showed them.

use std::collections::{BTreeSet, HashMap};

use blackbar_core::FormatError;
use lopdf::{Dictionary, Object, ObjectId};
use read_fonts::model::Font;
use read_fonts::types::GlyphId;

use super::super::cff;
use super::super::load::{as_dict, decoded, get, guarded, number, resolve};
use super::super::marker_fonts::compressed;
use super::super::rewrite::Codes;
use super::super::{true_type, type1};
use super::{Rebuilder, Role};

impl Rebuilder<'_> {
    /// Trims the fonts that lost glyphs, by what is still shown of each font.
    pub(super) fn trim_fonts(&mut self, codes: &HashMap<ObjectId, Codes>) -> Result<(), FormatError> {
        let nothing = Codes::default();
        let mut ids: Vec<ObjectId> = self.source.gone.keys().copied().collect();
        ids.sort_unstable();
        for id in &ids {
            let shown = codes.get(id).unwrap_or(&nothing);
            let Some(carried) = self.carried.get(&(*id, Role::Font)).copied() else { continue };
            let Some(Object::Dictionary(mut font)) = self.output.objects.remove(&carried) else { continue };
            match font.get(b"Subtype").and_then(Object::as_name).unwrap_or_default() {
                b"Type0" => self.trim_composite(&font, shown),
                _ => self.trim_simple(&mut font, shown),
            }
            self.output.objects.insert(carried, Object::Dictionary(font));
        }
        self.trim_programs(&ids, codes)
    }

    fn trim_simple(&mut self, font: &mut Dictionary, shown: &Codes) {
        let is_shown = |code: i64| u8::try_from(code).is_ok_and(|code| shown.bytes.contains(&code));
        let mut names = BTreeSet::new();
        let mut has_differences = false;
        if let Ok(Object::Dictionary(encoding)) = font.get_mut(b"Encoding")
            && let Ok(Object::Array(items)) = encoding.get(b"Differences")
        {
            has_differences = true;
            let (mut kept, mut code, mut next) = (Vec::new(), 0, None);
            for item in items {
                match item {
                    Object::Name(name) => {
                        if is_shown(code) {
                            if next != Some(code) {
                                kept.push(Object::Integer(code));
                            }
                            kept.push(Object::Name(name.clone()));
                            names.insert(name.clone());
                            next = Some(code + 1);
                        }
                        code += 1;
                    }
                    other => code = number(other).map_or(code, |number| number as i64),
                }
            }
            encoding.set("Differences", kept);
        }
        let first = font.get(b"FirstChar").ok().and_then(number).unwrap_or_default() as i64;
        if let Ok(Object::Array(widths)) = font.get_mut(b"Widths") {
            for (width, code) in widths.iter_mut().zip(first..) {
                if !is_shown(code) {
                    *width = Object::Integer(0);
                }
            }
        }
        if let Ok(Object::Dictionary(drawings)) = font.get_mut(b"CharProcs")
            && has_differences
        {
            let gone: Vec<Vec<u8>> =
                drawings.iter().map(|(name, _)| name.clone()).filter(|name| !names.contains(name)).collect();
            for name in gone {
                if let Some(Object::Reference(id)) = drawings.remove(&name) {
                    self.output.objects.remove(&id);
                }
            }
        }
    }

    /// The widths of a composite font whose codes are the numbers of its glyphs.
    fn trim_composite(&mut self, font: &Dictionary, shown: &Codes) {
        let identity = font
            .get(b"Encoding")
            .and_then(Object::as_name)
            .is_ok_and(|encoding| encoding.starts_with(b"Identity"));
        let Ok(Object::Array(descendants)) = font.get(b"DescendantFonts") else { return };
        let Some(Object::Reference(id)) = descendants.first().filter(|_| identity) else { return };
        let Some(Object::Dictionary(descendant)) = self.output.objects.get_mut(id) else { return };
        let Ok(Object::Array(widths)) = descendant.get(b"W") else { return };
        let mut kept: Vec<Object> = Vec::new();
        let mut keep = |cid: i64, width: &Object| {
            if u16::try_from(cid).is_ok_and(|cid| shown.pairs.contains(&cid)) {
                kept.push(Object::Integer(cid));
                kept.push(Object::Array(vec![width.clone()]));
            }
        };
        let mut items = widths.iter();
        while let (Some(first), Some(second)) = (items.next(), items.next()) {
            let first = number(first).unwrap_or_default() as i64;
            match second {
                Object::Array(list) => list.iter().zip(first..).for_each(|(width, cid)| keep(cid, width)),
                last => {
                    let Some(width) = items.next() else { break };
                    let last = (number(last).unwrap_or_default() as i64).min(first.saturating_add(0xFFFF));
                    (first..=last).for_each(|cid| keep(cid, width));
                }
            }
        }
        descendant.set("W", kept);
    }

    /// The programs of these fonts, each with all fonts that use it.
    fn trim_programs(
        &mut self,
        ids: &[ObjectId],
        codes: &HashMap<ObjectId, Codes>,
    ) -> Result<(), FormatError> {
        let mut programs: BTreeSet<ObjectId> = BTreeSet::new();
        programs.extend(ids.iter().filter_map(|id| program_of(self.source.document, *id)));
        for program in programs {
            let Some(carried) = self.carried.get(&(program, Role::Program)).copied() else { continue };
            let (mut used, mut lost) = (BTreeSet::new(), BTreeSet::new());
            let mut known = true;
            for (font, glyphs) in self
                .source
                .glyphs
                .iter()
                .filter(|(font, _)| program_of(self.source.document, **font) == Some(program))
            {
                lost.extend(self.source.gone.get(font).into_iter().flatten().map(|(_, glyph)| *glyph));
                let Some(shown) = codes.get(font) else { continue };
                match glyphs {
                    Some(glyphs) if glyphs.len() <= 256 => {
                        used.extend(shown.bytes.iter().filter_map(|code| glyphs.get(usize::from(*code))));
                    }
                    Some(glyphs) => {
                        used.extend(shown.pairs.iter().filter_map(|code| glyphs.get(usize::from(*code))));
                    }
                    None => known = false,
                }
            }
            let lost: BTreeSet<u32> = lost.difference(&used).copied().collect();
            let Some(Object::Stream(stream)) = self.output.objects.get(&carried) else { continue };
            if lost.is_empty() || !known {
                continue;
            }
            let mut dict = stream.dict.clone();
            let Some(bytes) = decoded(stream, self.source.limit)? else { continue };
            let Some(trimmed) = trimmed(&bytes, &lost, &used, &mut dict) else { continue };
            self.output.objects.insert(carried, Object::Stream(compressed(dict, trimmed)));
        }
        Ok(())
    }
}

/// A program without the lost glyphs, and its lengths in its dictionary; nothing when it is of no kind that we understand.
pub(in super::super) fn trimmed(
    program: &[u8],
    lost: &BTreeSet<u32>,
    used: &BTreeSet<u32>,
    dict: &mut Dictionary,
) -> Option<Vec<u8>> {
    let length = |length: usize| i64::try_from(length).unwrap_or_default();
    if let Some(trimmed) = true_type::without(program, lost, used).or_else(|| cff::without(program, lost)) {
        if dict.has(b"Length1") {
            dict.set("Length1", length(trimmed.len()));
        }
        return Some(trimmed);
    }
    let trimmed = type1::without(program, &names_of(program, lost)?)?;
    for (key, part) in ["Length1", "Length2", "Length3"].into_iter().zip(trimmed.lengths) {
        dict.set(key, length(part));
    }
    Some(trimmed.program)
}

/// The names of glyphs of a Type 1 program.
fn names_of(program: &[u8], glyphs: &BTreeSet<u32>) -> Option<BTreeSet<Vec<u8>>> {
    let font = guarded(|| Font::new(program.to_vec(), 0)).ok()??;
    let name = |glyph: &u32| guarded(|| font.glyph_name(GlyphId::new(*glyph)).map(|name| name.to_string()));
    let names = glyphs.iter().map(|glyph| name(glyph).ok().flatten().map(String::into_bytes));
    names.collect()
}

/// The program of a font.
pub(in super::super) fn program_of(document: &lopdf::Document, font: ObjectId) -> Option<ObjectId> {
    let font = document.objects.get(&font).and_then(as_dict)?;
    let holder = match get(document, font, b"DescendantFonts") {
        Some(Object::Array(descendants)) => as_dict(resolve(document, descendants.first()?)?)?,
        _ => font,
    };
    let descriptor = as_dict(get(document, holder, b"FontDescriptor")?)?;
    let program =
        [&b"FontFile2"[..], b"FontFile3", b"FontFile"].iter().find_map(|key| descriptor.get(key).ok());
    program?.as_reference().ok()
}
