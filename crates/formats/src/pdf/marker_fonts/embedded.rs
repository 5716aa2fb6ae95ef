//! A font in the file: the glyphs that are drawn, and what each of them says.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};
use subsetter::GlyphRemapper;

use super::shaping::{self, Drawn, Face};
use super::{compressed, to_unicode};

/// One of the fonts, as far as an output needs it.
#[derive(Default)]
pub(super) struct EmbeddedFont {
    pub(super) id: Option<ObjectId>,
    /// Codes by what is said, the glyph in the subset and its width.
    codes: BTreeMap<(String, u16, u16), u16>,
    glyphs: GlyphRemapper,
}

impl EmbeddedFont {
    /// The code of a glyph.
    pub(super) fn code(&mut self, drawn: Drawn) -> u16 {
        let glyph = self.glyphs.remap(drawn.glyph);
        let next = u16::try_from(self.codes.len() + 1).unwrap_or(u16::MAX);
        *self.codes.entry((drawn.says, glyph, drawn.advance)).or_insert(next)
    }

    /// Writes it, if it is used.
    pub(super) fn finish(self, face: &Face, output: &mut Document) {
        let Some(id) = self.id else { return };
        let program = subsetter::subset(face.program(), 0, &self.glyphs).unwrap_or_default();
        let length = i64::try_from(program.len()).unwrap_or_default();
        let program = output.add_object(compressed(dictionary! { "Length1" => length }, program));
        let descriptor = output.add_object(descriptor(face, program));
        let mut by_code: Vec<(u16, u16, u16, String)> =
            self.codes.into_iter().map(|((says, glyph, width), code)| (code, glyph, width, says)).collect();
        by_code.sort_unstable();
        let widths: Vec<Object> = by_code.iter().map(|(_, _, width, _)| i64::from(*width).into()).collect();
        let mut to_glyph = vec![0, 0];
        to_glyph.extend(by_code.iter().flat_map(|(_, glyph, ..)| glyph.to_be_bytes()));
        let to_glyph = output.add_object(compressed(Dictionary::new(), to_glyph));
        let descendant = output.add_object(dictionary! {
            "Type" => "Font", "Subtype" => "CIDFontType2", "BaseFont" => face.base_font,
            "CIDSystemInfo" => dictionary! {
                "Registry" => Object::string_literal("Adobe"), "Ordering" => Object::string_literal("Identity"),
                "Supplement" => 0,
            },
            "FontDescriptor" => descriptor, "CIDToGIDMap" => to_glyph, "DW" => 600,
            "W" => vec![1.into(), Object::Array(widths)],
        });
        let says = by_code.into_iter().map(|(code, _, _, says)| (u32::from(code), says));
        let to_unicode = output.add_object(compressed(Dictionary::new(), to_unicode(says, 2)));
        let font = dictionary! {
            "Type" => "Font", "Subtype" => "Type0", "BaseFont" => face.base_font, "Encoding" => "Identity-H",
            "DescendantFonts" => vec![descendant.into()], "ToUnicode" => to_unicode,
        };
        output.objects.insert(id, Object::Dictionary(font));
    }
}

fn descriptor(face: &Face, program: ObjectId) -> Dictionary {
    let opened = shaping::FACES.iter().position(|one| one.name == face.name).and_then(shaping::opened);
    let per_em = opened.map_or(1000, |face| face.units_per_em().max(1));
    let scaled = |units: i16| i64::from(units) * 1000 / i64::from(per_em);
    let (area, ascent, descent) = opened.map_or(([0, -200, 1000, 800], 800, -200), |face| {
        let area = face.global_bounding_box();
        let area = [area.x_min, area.y_min, area.x_max, area.y_max].map(scaled);
        (area, scaled(face.ascender()), scaled(face.descender()))
    });
    dictionary! {
        "Type" => "FontDescriptor", "FontName" => face.base_font, "Flags" => 4,
        "FontBBox" => area.map(Object::from).to_vec(),
        "ItalicAngle" => 0, "Ascent" => ascent, "Descent" => descent, "CapHeight" => 729, "StemV" => 90,
        "FontFile2" => program,
    }
}
