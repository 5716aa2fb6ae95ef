//! One picture to pixels: it is put on a page of its own, as large as it has pixels, and the page is rendered.

use std::collections::BTreeSet;
use std::sync::Arc;

use blackbar_core::{Cancel, FormatError, Limits};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::super::load::{CHAIN, get, number};
use super::super::render;
use super::super::rewrite::InlineImage;
use super::is_mask;
use crate::image::raster::{Colour, Raster, Samples};

/// The renderer counts pixels of a side in 16 bits.
const LONGEST: f64 = 32_000.0;
/// Objects that one picture may need: colour spaces, functions, tables.
const NEEDED: usize = 1000;

/// Every filter there is, with its short name; data behind any other is not looked at.
const FILTERS: &[&[u8]] = &[
    b"ASCIIHexDecode",
    b"AHx",
    b"ASCII85Decode",
    b"A85",
    b"LZWDecode",
    b"LZW",
    b"FlateDecode",
    b"Fl",
    b"RunLengthDecode",
    b"RL",
    b"CCITTFaxDecode",
    b"CCF",
    b"DCTDecode",
    b"DCT",
    b"JBIG2Decode",
    b"JPXDecode",
];

/// Whether all filters of a stream are known.
fn has_known_filters(document: &Document, dict: &Dictionary) -> bool {
    let known = |object: &Object| matches!(super::super::load::resolve(document, object), Some(Object::Name(name)) if FILTERS.contains(&name.as_slice()));
    match get(document, dict, b"Filter") {
        None => true,
        Some(Object::Array(filters)) => filters.iter().all(known),
        Some(filter) => known(filter),
    }
}

/// A line of text needs more pixels than this.
pub(in super::super) fn is_tiny(document: &Document, dict: &Dictionary) -> bool {
    let side = |key: &[u8]| get(document, dict, key).and_then(number).unwrap_or_default();
    let (width, height) = (side(b"Width"), side(b"Height"));
    width < 6.0 || height < 6.0 || width * height < 150.0
}

/// The pixels of a picture, with opacity where it has a mask; nothing when it cannot be decoded.
pub(in super::super) fn decoded(
    document: &Document,
    stream: &Stream,
    limits: &Limits,
    cancel: &Cancel,
) -> Result<Option<Raster>, FormatError> {
    cancel.check()?;
    let side = |key: &[u8]| get(document, &stream.dict, key).and_then(number).unwrap_or_default();
    let (width, height) = (side(b"Width"), side(b"Height"));
    let sound = width >= 1.0 && height >= 1.0 && width <= LONGEST && height <= LONGEST;
    if !sound || width * height > limits.pixels as f64 || !has_known_filters(document, &stream.dict) {
        return Ok(None);
    }
    let mut colour = stream.clone();
    for key in [&b"SMask"[..], b"Mask", b"OC", b"Matte", b"SMaskInData"] {
        colour.dict.remove(key);
    }
    let Some(rgb) = rendered(document, colour, (width, height)) else { return Ok(None) };
    let (wide, high) = (width as u32, height as u32);
    if is_mask(document, &stream.dict) {
        let grey = rgb.iter().step_by(3).copied().collect();
        return Raster::new((wide, high), 8, Colour::Grey { inverted: false }, Samples::Eight(grey))
            .map(Some);
    }
    let mask = |key: &[u8]| match get(document, &stream.dict, key) {
        Some(Object::Stream(mask)) => Some(mask.clone()),
        _ => None,
    };
    let alpha = match (mask(b"SMask"), mask(b"Mask")) {
        (Some(mut soft), _) => {
            for key in [&b"SMask"[..], b"Mask", b"OC", b"Matte"] {
                soft.dict.remove(key);
            }
            let Some(alpha) = rendered(document, soft, (width, height)) else { return Ok(None) };
            Some(alpha.iter().step_by(3).copied().collect::<Vec<u8>>())
        }
        (None, Some(mut hard)) => {
            hard.dict.set("ImageMask", true);
            hard.dict.remove(b"OC");
            let Some(painted) = rendered(document, hard, (width, height)) else { return Ok(None) };
            Some(painted.iter().step_by(3).map(|light| 255 - light).collect())
        }
        _ => None,
    };
    match alpha {
        None => Raster::from_rgb(wide, high, rgb).map(Some),
        Some(alpha) => {
            let rgba = rgb
                .chunks_exact(3)
                .zip(alpha)
                .flat_map(|(rgb, alpha)| [rgb[0], rgb[1], rgb[2], alpha])
                .collect();
            Raster::new((wide, high), 8, Colour::Rgba, Samples::Eight(rgba)).map(Some)
        }
    }
}

/// A picture alone on a page.
fn rendered(document: &Document, picture: Stream, (width, height): (f64, f64)) -> Option<Vec<u8>> {
    let mut alone = Document::with_version("1.7");
    alone.max_id = document.max_id;
    let mut needed = BTreeSet::new();
    gather(document, &Object::Dictionary(picture.dict.clone()), &mut needed, 0);
    for id in &needed {
        alone.objects.insert(*id, document.objects.get(id)?.clone());
    }
    let picture = alone.add_object(Object::Stream(picture));
    let content = format!("{width} 0 0 {height} 0 0 cm /P Do");
    let content = alone.add_object(Object::Stream(Stream::new(Dictionary::new(), content.into_bytes())));
    let root = alone.new_object_id();
    let page = alone.add_object(dictionary! {
        "Type" => "Page", "Parent" => root, "Contents" => content,
        "MediaBox" => vec![0.into(), 0.into(), Object::Integer(width as i64), Object::Integer(height as i64)],
        "Resources" => dictionary! { "XObject" => dictionary! { "P" => picture } },
    });
    let pages = dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 };
    alone.objects.insert(root, Object::Dictionary(pages));
    let catalog = alone.add_object(dictionary! { "Type" => "Catalog", "Pages" => root });
    alone.trailer.set("Root", catalog);
    let mut bytes = Vec::new();
    super::super::load::guarded(|| alone.save_to(&mut bytes)).ok()?.ok()?;
    let pdf = render::open(&Arc::new(bytes)).ok()?;
    let shown = render::page(&pdf, 0, 1.0).ok()?;
    (f64::from(shown.width) == width && f64::from(shown.height) == height).then_some(shown.rgb)
}

/// Everything a value refers to.
fn gather(document: &Document, object: &Object, needed: &mut BTreeSet<ObjectId>, depth: usize) {
    if depth > CHAIN || needed.len() > NEEDED {
        return;
    }
    match object {
        Object::Reference(id) => {
            if let Some(target) = document.objects.get(id)
                && needed.insert(*id)
            {
                gather(document, target, needed, depth + 1);
            }
        }
        Object::Array(items) => items.iter().for_each(|item| gather(document, item, needed, depth + 1)),
        Object::Dictionary(dict) => {
            dict.iter().for_each(|(_, value)| gather(document, value, needed, depth + 1));
        }
        Object::Stream(stream) => {
            stream.dict.iter().for_each(|(_, value)| gather(document, value, needed, depth + 1));
        }
        _ => {}
    }
}

/// An inline image as an object; a colour space that is only a name is looked up in the resources.
pub(in super::super) fn inline_stream(
    document: &Document,
    resources: &Dictionary,
    image: &InlineImage,
) -> Stream {
    let mut dict = dictionary! { "Type" => "XObject", "Subtype" => "Image" };
    for (key, value) in &image.dict {
        let value = match value {
            Object::Name(name) if key == b"ColorSpace" => {
                let named = super::super::load::get_dict(document, resources, b"ColorSpace");
                named.and_then(|all| all.get(name).ok()).cloned().unwrap_or_else(|| value.clone())
            }
            _ => value.clone(),
        };
        dict.set(key.clone(), value);
    }
    Stream::new(dict, image.data.clone()).with_compression(false)
}
