//! The letters of what is drawn in place of a removed text: Helvetica, which every reader has, for plain letters, and a
//! subset of DejaVu Sans that goes into the file for the rest. Writing that DejaVu has no letters for (Chinese, Korean, Thai,
//! Hindi) is drawn as a star and still reads as what it is when it is searched or copied.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};
use subsetter::GlyphRemapper;

/// Names in the resources.
pub(super) const PLAIN: &[u8] = b"BbrPlain";
pub(super) const WIDE: &[u8] = b"BbrWide";

/// Widths of Helvetica from the blank to the tilde.
const HELVETICA: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/// Drawn where the font has no letters: a word of them.
const INSTEAD: char = '*';

/// A text ready to be shown.
pub(super) struct Lettering {
    pub(super) font: &'static [u8],
    pub(super) bytes: Vec<u8>,
    /// In thousandths of the size.
    pub(super) width: f64,
}

/// The fonts of one output.
#[derive(Default)]
pub(super) struct MarkerFonts {
    plain: Option<ObjectId>,
    wide: Option<ObjectId>,
    /// Letters of the embedded font by what they say: (code, glyph in the subset, width).
    letters: BTreeMap<String, (u16, u16, u16)>,
    glyphs: GlyphRemapper,
}

impl MarkerFonts {
    /// The text in codes of one of the fonts.
    pub(super) fn letter(&mut self, text: &str) -> Lettering {
        let plain = |character: char| (' '..='~').contains(&character);
        let text: String = text.chars().map(|one| if one.is_control() { ' ' } else { one }).collect();
        if text.chars().all(plain) {
            let width = text.bytes().filter_map(|byte| HELVETICA.get(usize::from(byte - b' '))).copied();
            return Lettering { font: PLAIN, width: width.map(f64::from).sum(), bytes: text.into_bytes() };
        }
        let face = ttf_parser::Face::parse(dejavu::sans::regular(), 0).ok();
        let (mut bytes, mut width) = (Vec::new(), 0.0);
        let mut show = |says: String, drawn: char| {
            let (code, _, advance) = self.wide_letter(says, drawn, face.as_ref());
            bytes.extend(code.to_be_bytes());
            width += f64::from(advance);
        };
        let mut missing = String::new();
        for character in as_seen(&text) {
            if face.as_ref().and_then(|face| face.glyph_index(character)).is_none() {
                missing.push(character);
                continue;
            }
            if !missing.is_empty() {
                show(std::mem::take(&mut missing), INSTEAD);
            }
            show(character.to_string(), character);
        }
        if !missing.is_empty() {
            show(missing, INSTEAD);
        }
        Lettering { font: WIDE, bytes, width }
    }

    fn wide_letter(
        &mut self,
        says: String,
        drawn: char,
        face: Option<&ttf_parser::Face<'_>>,
    ) -> (u16, u16, u16) {
        if let Some(known) = self.letters.get(&says) {
            return *known;
        }
        let glyph = face.and_then(|face| face.glyph_index(drawn));
        let advance = face.zip(glyph).and_then(|(face, glyph)| face.glyph_hor_advance(glyph)).unwrap_or(1229);
        let per_em = face.map_or(2048, ttf_parser::Face::units_per_em).max(1);
        let advance = u16::try_from(u32::from(advance) * 1000 / u32::from(per_em)).unwrap_or(600);
        let glyph = self.glyphs.remap(glyph.map_or(0, |glyph| glyph.0));
        let code = u16::try_from(self.letters.len() + 1).unwrap_or(u16::MAX);
        self.letters.insert(says, (code, glyph, advance));
        (code, glyph, advance)
    }

    /// The font object behind a name, written by [`MarkerFonts::finish`].
    pub(super) fn reference(&mut self, font: &[u8], output: &mut Document) -> ObjectId {
        let slot = if font == PLAIN { &mut self.plain } else { &mut self.wide };
        *slot.get_or_insert_with(|| output.new_object_id())
    }

    /// Writes the fonts that were used.
    pub(super) fn finish(self, output: &mut Document) {
        if let Some(id) = self.plain {
            let font = dictionary! {
                "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "Encoding" => "WinAnsiEncoding",
            };
            output.objects.insert(id, Object::Dictionary(font));
        }
        let Some(id) = self.wide else { return };
        let program = subsetter::subset(dejavu::sans::regular(), 0, &self.glyphs).unwrap_or_default();
        let length = i64::try_from(program.len()).unwrap_or_default();
        let program = output.add_object(compressed(dictionary! { "Length1" => length }, program));
        let descriptor = output.add_object(dictionary! {
            "Type" => "FontDescriptor", "FontName" => "BLKBAR+DejaVuSans", "Flags" => 4,
            "FontBBox" => vec![(-1021).into(), (-463).into(), 1793.into(), 1232.into()],
            "ItalicAngle" => 0, "Ascent" => 928, "Descent" => -236, "CapHeight" => 729, "StemV" => 90,
            "FontFile2" => program,
        });
        let mut by_code: Vec<(u16, u16, u16, String)> =
            self.letters.into_iter().map(|(says, (code, glyph, width))| (code, glyph, width, says)).collect();
        by_code.sort_unstable();
        let widths: Vec<Object> = by_code.iter().map(|(_, _, width, _)| i64::from(*width).into()).collect();
        let mut to_glyph = vec![0, 0];
        to_glyph.extend(by_code.iter().flat_map(|(_, glyph, ..)| glyph.to_be_bytes()));
        let to_glyph = output.add_object(compressed(Dictionary::new(), to_glyph));
        let descendant = output.add_object(dictionary! {
            "Type" => "Font", "Subtype" => "CIDFontType2", "BaseFont" => "BLKBAR+DejaVuSans",
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
            "Type" => "Font", "Subtype" => "Type0", "BaseFont" => "BLKBAR+DejaVuSans", "Encoding" => "Identity-H",
            "DescendantFonts" => vec![descendant.into()], "ToUnicode" => to_unicode,
        };
        output.objects.insert(id, Object::Dictionary(font));
    }
}

/// Stretches of scripts that run from right to left the other way round, as they look.
fn as_seen(text: &str) -> Vec<char> {
    let is_leftward =
        |one: char| matches!(one, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}');
    let mut seen: Vec<char> = text.chars().collect();
    let mut at = 0;
    while let Some(start) = seen.iter().skip(at).position(|one| is_leftward(*one)).map(|found| at + found) {
        let rest = seen.iter().skip(start);
        // Blanks and the like between two such words belong to the stretch.
        let end = rest.take_while(|one| is_leftward(**one) || !one.is_alphanumeric()).count() + start;
        let last = seen.iter().take(end).rposition(|one| is_leftward(*one)).unwrap_or(start);
        if let Some(stretch) = seen.get_mut(start..=last) {
            stretch.reverse();
        }
        at = last + 1;
    }
    seen
}

/// A ToUnicode table; codes of `width` bytes.
pub(super) fn to_unicode(says: impl Iterator<Item = (u32, String)>, width: usize) -> Vec<u8> {
    let digits = width * 2;
    let last = if width == 1 { "FF".to_owned() } else { "F".repeat(digits) };
    let mut table = format!(
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering \
         (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<{}> \
         <{last}>\nendcodespacerange\n",
        "0".repeat(digits)
    );
    let rows: Vec<String> = says
        .map(|(code, text)| {
            let units: String = text.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
            format!("<{code:0digits$X}> <{units}>\n")
        })
        .collect();
    // The specification allows a hundred rows a section.
    for section in rows.chunks(100) {
        table.push_str(&format!("{} beginbfchar\n{}endbfchar\n", section.len(), section.concat()));
    }
    table.push_str("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
    table.into_bytes()
}

/// A stream, deflated when that makes it smaller.
pub(super) fn compressed(mut dict: Dictionary, content: Vec<u8>) -> Stream {
    use std::io::Write;

    dict.remove(b"Filter");
    dict.remove(b"DecodeParms");
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::new(6));
    let deflated = encoder.write_all(&content).and_then(|()| encoder.finish());
    match deflated {
        Ok(deflated) if deflated.len() + 24 < content.len() => {
            dict.set("Filter", "FlateDecode");
            Stream::new(dict, deflated).with_compression(false)
        }
        _ => Stream::new(dict, content).with_compression(false),
    }
}
