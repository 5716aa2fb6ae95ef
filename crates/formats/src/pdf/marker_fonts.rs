//! The letters of what is drawn in place of a removed text: Helvetica, which every reader has, for plain letters, and subsets
//! of fonts that go into the file for the rest. Characters that none of them has are drawn as a star and still read as what
//! they are when the text is searched or copied.

mod embedded;
mod shaping;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use embedded::EmbeddedFont;
use shaping::{Drawn, FACES, WIDE};

/// Its name in the resources.
const PLAIN: &[u8] = b"BbrPlain";

/// Widths of Helvetica from the blank to the tilde.
const HELVETICA: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/// Drawn where no font has the letters: one for all that stand together.
const INSTEAD: &str = "*";

/// A text ready to be shown.
pub(super) struct Lettering {
    pub(super) runs: Vec<Run>,
    /// In thousandths of the size.
    pub(super) width: f64,
}

/// What is shown in one font.
pub(super) struct Run {
    pub(super) font: &'static [u8],
    pub(super) bytes: Vec<u8>,
}

/// The fonts of one output.
#[derive(Default)]
pub(super) struct MarkerFonts {
    plain: Option<ObjectId>,
    /// One for each of the faces.
    embedded: [EmbeddedFont; FACES.len()],
}

impl MarkerFonts {
    /// The text in codes of the fonts.
    pub(super) fn letter(&mut self, text: &str) -> Lettering {
        let text: String = text.chars().map(|one| if one.is_control() { ' ' } else { one }).collect();
        let mut lettering = Lettering { runs: Vec::new(), width: 0.0 };
        for stretch in shaping::stretches(&text) {
            let (face, drawn) = match stretch.face {
                _ if stretch.text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) => {
                    let widths =
                        stretch.text.bytes().filter_map(|byte| HELVETICA.get(usize::from(byte - b' ')));
                    lettering.width += widths.copied().map(f64::from).sum::<f64>();
                    lettering.runs.push(Run { font: PLAIN, bytes: stretch.text.into_bytes() });
                    continue;
                }
                Some(face) => (face, shaping::shaped(face, &stretch.text, stretch.leftward)),
                None => {
                    let star = shaping::shaped(WIDE, INSTEAD, false);
                    (
                        WIDE,
                        star.into_iter().map(|star| Drawn { says: stretch.text.clone(), ..star }).collect(),
                    )
                }
            };
            let name = FACES.get(face).map(|known| known.name);
            let (Some(font), Some(name)) = (self.embedded.get_mut(face), name) else { continue };
            let mut bytes = Vec::with_capacity(2 * drawn.len());
            for one in drawn {
                lettering.width += f64::from(one.advance);
                bytes.extend(font.code(one).to_be_bytes());
            }
            lettering.runs.push(Run { font: name, bytes });
        }
        lettering
    }

    /// The font object behind a name, written by [`MarkerFonts::finish`].
    pub(super) fn reference(&mut self, font: &[u8], output: &mut Document) -> ObjectId {
        let face = FACES.iter().position(|face| face.name == font);
        let slot = match face.and_then(|face| self.embedded.get_mut(face)) {
            Some(embedded) => &mut embedded.id,
            None => &mut self.plain,
        };
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
        for (font, face) in self.embedded.into_iter().zip(&FACES) {
            font.finish(face, output);
        }
    }
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
