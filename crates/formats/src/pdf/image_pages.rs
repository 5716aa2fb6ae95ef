//! Pages that are pictures: rendered, covered, written with the processed text as an invisible layer.

mod palette;

use std::collections::BTreeMap;
use std::io::Write;

use blackbar_core::{Edits, ExtractedText, FormatError, Picture, Place, Rect, TextRange};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::lexer::{Spelling, write_name, write_number, write_string};
use super::marker_fonts::{compressed, to_unicode};
use crate::image::cover::cover;
use crate::image::jpeg::encode_with_quality;
use crate::image::raster::{Colour, Raster, Samples};
use crate::image::reading::PictureText;
use crate::image::tiff::fax;

/// Good enough that small print stays legible.
const QUALITY: u8 = 82;
const LAYER: &[u8] = b"BbrLayer";

/// The font of the invisible layers: no shapes, only codes and what they say.
#[derive(Default)]
pub(super) struct LayerFont {
    codes: BTreeMap<char, u16>,
    id: Option<ObjectId>,
}

impl LayerFont {
    fn encode(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        for character in text.chars() {
            let next = u16::try_from(self.codes.len() + 1).unwrap_or(u16::MAX);
            bytes.extend(self.codes.entry(character).or_insert(next).to_be_bytes());
        }
        bytes
    }

    fn reference(&mut self, output: &mut Document) -> ObjectId {
        *self.id.get_or_insert_with(|| output.new_object_id())
    }

    /// Writes the font, if a page used it.
    pub(super) fn finish(self, output: &mut Document) {
        let Some(id) = self.id else { return };
        let says = self.codes.iter().map(|(character, code)| (u32::from(*code), character.to_string()));
        let mut rows: Vec<(u32, String)> = says.collect();
        rows.sort_unstable();
        let says = output.add_object(compressed(Dictionary::new(), to_unicode(rows.into_iter(), 2)));
        let descriptor = output.add_object(dictionary! {
            "Type" => "FontDescriptor", "FontName" => "BlackbarLayer", "Flags" => 4,
            "FontBBox" => vec![0.into(), (-200).into(), 1000.into(), 800.into()],
            "ItalicAngle" => 0, "Ascent" => 800, "Descent" => -200, "CapHeight" => 700, "StemV" => 80,
        });
        let descendant = output.add_object(dictionary! {
            "Type" => "Font", "Subtype" => "CIDFontType2", "BaseFont" => "BlackbarLayer",
            "CIDSystemInfo" => dictionary! {
                "Registry" => Object::string_literal("Adobe"), "Ordering" => Object::string_literal("Identity"),
                "Supplement" => 0,
            },
            "FontDescriptor" => descriptor, "CIDToGIDMap" => "Identity", "DW" => 500,
        });
        let font = dictionary! {
            "Type" => "Font", "Subtype" => "Type0", "BaseFont" => "BlackbarLayer", "Encoding" => "Identity-H",
            "DescendantFonts" => vec![descendant.into()], "ToUnicode" => says,
        };
        output.objects.insert(id, Object::Dictionary(font));
    }
}

/// A text with places on its page.
pub(super) trait Layer {
    fn text(&self) -> &ExtractedText;

    /// The smallest box around a part of it.
    fn area(&self, range: TextRange) -> Option<Rect>;
}

impl Layer for PictureText {
    fn text(&self) -> &ExtractedText {
        self.text()
    }

    fn area(&self, range: TextRange) -> Option<Rect> {
        match self.place(range)? {
            Place::Image { area, .. } => Some(*area),
            _ => None,
        }
    }
}

/// A page of the output that shows a picture.
pub(super) struct ImagePage<'i> {
    /// Size as it is shown, in points.
    pub(super) size: (f32, f32),
    /// In the output: covered and encoded.
    pub(super) picture: ObjectId,
    /// What it says.
    pub(super) read: &'i dyn Layer,
    /// In that text.
    pub(super) edits: &'i Edits,
    pub(super) text_layer: bool,
}

impl ImagePage<'_> {
    /// The page in the output.
    pub(super) fn write(self, output: &mut Document, font: &mut LayerFont) -> Dictionary {
        let (width, height) = (f64::from(self.size.0), f64::from(self.size.1));
        let mut content = b"q ".to_vec();
        for value in [width, 0.0, 0.0, height, 0.0, 0.0] {
            write_number(value, &mut content);
            content.push(b' ');
        }
        content.extend_from_slice(b"cm /BbrPage Do Q\n");
        let mut resources = dictionary! { "XObject" => dictionary! { "BbrPage" => self.picture } };
        if self.text_layer {
            self.layer(&mut content, font);
            let id = font.reference(output);
            resources.set("Font", dictionary! { "BbrLayer" => id });
        }
        let content = output.add_object(compressed(Dictionary::new(), content));
        let real = |value: f64| Object::Real(value as f32);
        dictionary! {
            "MediaBox" => vec![0.into(), 0.into(), real(width), real(height)],
            "Resources" => resources, "Contents" => content,
        }
    }

    /// The processed text, word by word over the picture.
    fn layer(&self, content: &mut Vec<u8>, font: &mut LayerFont) {
        content.extend_from_slice(b"BT 3 Tr\n");
        let text = self.read.text();
        let mut edits = self.edits.iter().peekable();
        for passage in text.passages() {
            let mut at = passage.range.start();
            while at < passage.range.end() {
                // Edits that ended before, or that a former line began.
                while edits.next_if(|edit| edit.range.end() <= at).is_some() {}
                match edits.peek() {
                    Some(edit) if edit.range.start() <= at => {
                        if edit.range.start() == at {
                            let spaced = blank_behind(text.text(), edit.range.end());
                            self.word(edit.range, &edit.text, spaced, content, font);
                        }
                        at = edit.range.end().min(passage.range.end());
                        continue;
                    }
                    _ => {}
                }
                let stop = edits
                    .peek()
                    .map_or(passage.range.end(), |edit| edit.range.start().min(passage.range.end()));
                let kept = TextRange::new(at, stop);
                let mut start = kept.start();
                for word in kept.of(text.text()).split_inclusive(char::is_whitespace) {
                    let range = TextRange::at(start, word.trim_end().len());
                    if !range.is_empty() {
                        let spaced = blank_behind(text.text(), range.end());
                        self.word(range, range.of(text.text()), spaced, content, font);
                    }
                    start += word.len();
                }
                at = stop;
            }
        }
        content.extend_from_slice(b"ET\n");
    }

    fn word(&self, range: TextRange, shown: &str, spaced: bool, content: &mut Vec<u8>, font: &mut LayerFont) {
        let Some(area) = self.read.area(range) else { return };
        let letters = shown.chars().count();
        let (width, height) = (f64::from(self.size.0), f64::from(self.size.1));
        let (x0, x1) = (f64::from(area.x0) * width, f64::from(area.x1) * width);
        let (y0, y1) = (f64::from(area.y0) * height, f64::from(area.y1) * height);
        let size = (y1 - y0).max(1.0);
        let natural = letters as f64 * 0.5 * size;
        if letters == 0 || natural <= 0.0 {
            return;
        }
        write_name(LAYER, content);
        content.push(b' ');
        let mut set = |values: &[f64], operator: &[u8]| {
            for value in values {
                write_number(*value, content);
                content.push(b' ');
            }
            content.extend_from_slice(operator);
            content.push(b' ');
        };
        set(&[size], b"Tf");
        set(&[(100.0 * (x1 - x0) / natural).clamp(1.0, 1000.0)], b"Tz");
        set(&[1.0, 0.0, 0.0, 1.0, x0, height - y1 + 0.2 * size], b"Tm");
        let mut codes = font.encode(shown);
        if spaced {
            codes.extend(font.encode(" "));
        }
        write_string(&codes, Spelling::Hex, content);
        content.extend_from_slice(b" Tj\n");
    }
}

fn blank_behind(text: &str, at: usize) -> bool {
    text.get(at..).and_then(|rest| rest.chars().next()).is_some_and(char::is_whitespace)
}

/// A rendered page with what is to go covered, ready to be shown.
pub(super) fn covered(picture: Picture, read: &PictureText, edits: &Edits) -> Result<Stream, FormatError> {
    let mut raster = Raster::from_rgb(picture.width, picture.height, picture.rgb)?;
    cover(&mut raster, &read.regions(edits));
    encoded(&raster)
}

/// The picture as an object: grey where it has no colour, two tones where it has no more, by numbers where its colours are few,
/// and whichever way is smaller.
pub(super) fn encoded(raster: &Raster) -> Result<Stream, FormatError> {
    let Samples::Eight(rgb) = &raster.samples else {
        return Err(FormatError::Unsupported("a picture of more than 8 bits a colour"));
    };
    let width = raster.width as usize;
    let (pixels, channels) = match raster.colour {
        Colour::Rgb if rgb.chunks_exact(3).all(|pixel| pixel[0] == pixel[1] && pixel[1] == pixel[2]) => {
            (rgb.iter().step_by(3).copied().collect(), 1)
        }
        Colour::Rgb => (rgb.clone(), 3),
        Colour::Grey { .. } => (rgb.clone(), 1),
        _ => return Err(FormatError::Unsupported("a picture of more than three colours")),
    };
    let mut dict = dictionary! {
        "Type" => "XObject", "Subtype" => "Image",
        "Width" => i64::from(raster.width), "Height" => i64::from(raster.height),
        "ColorSpace" => if channels == 1 { "DeviceGray" } else { "DeviceRGB" }, "BitsPerComponent" => 8,
    };
    if channels == 1 && pixels.iter().all(|pixel| *pixel == 0 || *pixel == 255) {
        return Ok(two_tones(raster.width, raster.height, &pixels));
    }
    let mut lossless = predicted(dict.clone(), &pixels, width * channels, channels, 8, width);
    if channels == 3
        && let Some(numbered) = palette::numbered(&dict, &pixels)
        && numbered.content.len() < lossless.content.len()
    {
        lossless = numbered;
    }
    let samples = Samples::Eight(pixels);
    let colour = if channels == 1 { Colour::Grey { inverted: false } } else { Colour::Rgb };
    let plain = Raster::new((raster.width, raster.height), 8, colour, samples)?;
    let jpeg = encode_with_quality(&plain, QUALITY)?;
    if lossless.content.len() <= jpeg.len() {
        return Ok(lossless);
    }
    dict.set("Filter", "DCTDecode");
    Ok(Stream::new(dict, jpeg).with_compression(false))
}

/// Pixels of 0 and 255: deflated eight a byte, or in the coding of fax, which scans do best with.
pub(super) fn two_tones(width: u32, height: u32, pixels: &[u8]) -> Stream {
    let dict = dictionary! {
        "Type" => "XObject", "Subtype" => "Image", "Width" => i64::from(width), "Height" => i64::from(height),
        "ColorSpace" => "DeviceGray", "BitsPerComponent" => 1,
    };
    let width = width.max(1) as usize;
    let packed: Vec<u8> = pixels.chunks_exact(width).flat_map(pack).collect();
    let deflated = predicted(dict.clone(), &packed, width.div_ceil(8), 1, 1, width);
    let dark: Vec<u8> = pixels.iter().map(|pixel| u8::from(*pixel < 128)).collect();
    match fax::encode(&dark, width) {
        Some(coded) if coded.len() + 40 < deflated.content.len() => {
            let mut dict = dict;
            dict.set("Filter", "CCITTFaxDecode");
            dict.set(
                "DecodeParms",
                dictionary! {
                    "K" => -1, "Columns" => i64::try_from(width).unwrap_or(1), "Rows" => i64::from(height),
                },
            );
            Stream::new(dict, coded).with_compression(false)
        }
        _ => deflated,
    }
}

fn pack(row: &[u8]) -> Vec<u8> {
    let byte = |eight: &[u8]| (0_u8..).zip(eight).fold(0, |byte, (bit, pixel)| byte | (pixel & 0x80) >> bit);
    row.chunks(8).map(byte).collect()
}

/// Deflated row by row as differences to the row above, which pages of text do best with.
fn predicted(
    mut dict: Dictionary,
    pixels: &[u8],
    stride: usize,
    channels: usize,
    bits: i64,
    width: usize,
) -> Stream {
    let above = vec![0; stride];
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::new(6));
    let mut last: &[u8] = &above;
    let mut written = Ok(());
    for row in pixels.chunks_exact(stride.max(1)) {
        let differences: Vec<u8> = std::iter::once(2)
            .chain(row.iter().zip(last).map(|(pixel, above)| pixel.wrapping_sub(*above)))
            .collect();
        written = written.and_then(|()| encoder.write_all(&differences));
        last = row;
    }
    match written.and_then(|()| encoder.finish()) {
        Ok(deflated) => {
            dict.set("Filter", "FlateDecode");
            dict.set("DecodeParms", dictionary! {
                "Predictor" => 15, "Colors" => i64::try_from(channels).unwrap_or(1), "BitsPerComponent" => bits,
                "Columns" => i64::try_from(width).unwrap_or(1),
            });
            Stream::new(dict, deflated).with_compression(false)
        }
        Err(_) => Stream::new(dict, pixels.to_vec()).with_compression(false),
    }
}
