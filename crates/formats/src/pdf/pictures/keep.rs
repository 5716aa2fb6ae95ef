//! Data of a picture as it is, without what travels along with it.

use lopdf::{Dictionary, Document, Object, Stream};

use super::super::load::{get, number, resolve};

const KEYS: &[&[u8]] =
    &[b"Width", b"Height", b"BitsPerComponent", b"Decode", b"ImageMask", b"Interpolate", b"Intent"];
const PARAMETERS: &[&[u8]] = &[
    b"K",
    b"Columns",
    b"Rows",
    b"BlackIs1",
    b"EncodedByteAlign",
    b"EndOfLine",
    b"EndOfBlock",
    b"DamagedRowsBeforeError",
    b"Predictor",
    b"Colors",
    b"BitsPerComponent",
    b"EarlyChange",
    b"ColorTransform",
];
/// Colour spaces without data of their own.
const SPACES: &[&[u8]] = &[b"DeviceGray", b"DeviceRGB", b"DeviceCMYK"];

/// The picture by known keys, if its data can be taken over: rasters that hold nothing but pixels, and JPEG without its
/// notes. Others are decoded and encoded anew.
pub(super) fn without_company(document: &Document, stream: &Stream) -> Option<Stream> {
    let filters: Vec<Vec<u8>> = match get(document, &stream.dict, b"Filter") {
        None => Vec::new(),
        Some(Object::Name(name)) => vec![name.clone()],
        Some(Object::Array(names)) => {
            let names = names.iter().map(|name| resolve(document, name)?.as_name().ok().map(<[u8]>::to_vec));
            names.collect::<Option<_>>()?
        }
        _ => return None,
    };
    let mut dict = Dictionary::new();
    dict.set("Type", "XObject");
    dict.set("Subtype", "Image");
    for key in KEYS {
        match get(document, &stream.dict, key) {
            None => {}
            Some(value @ (Object::Integer(_) | Object::Real(_) | Object::Boolean(_) | Object::Name(_))) => {
                dict.set(*key, value.clone());
            }
            Some(Object::Array(items)) => {
                let numbers =
                    items.iter().map(|item| resolve(document, item).filter(|item| number(item).is_some()));
                dict.set(*key, Object::Array(numbers.map(Option::<&Object>::cloned).collect::<Option<_>>()?));
            }
            _ => return None,
        }
    }
    if !super::is_mask(document, &stream.dict) {
        let Some(Object::Name(space)) = get(document, &stream.dict, b"ColorSpace") else { return None };
        if !SPACES.contains(&space.as_slice()) {
            return None;
        }
        dict.set("ColorSpace", Object::Name(space.clone()));
    }
    let content = match filters.iter().map(Vec::as_slice).collect::<Vec<_>>().as_slice() {
        [b"DCTDecode"] => without_notes(&stream.content)?,
        [] => stream.content.get(..rows(document, stream, false)?)?.to_vec(),
        [b"FlateDecode"] => without_rest(&stream.content, rows(document, stream, true)?)?,
        _ => return None,
    };
    if let Some(filter) = filters.first() {
        dict.set("Filter", Object::Name(filter.clone()));
        let parameters = match get(document, &stream.dict, b"DecodeParms") {
            Some(Object::Array(items)) => items.first().and_then(|first| resolve(document, first)),
            other => other,
        };
        if let Some(Object::Dictionary(parameters)) = parameters {
            let mut kept = Dictionary::new();
            for key in PARAMETERS {
                if let Some(value @ (Object::Integer(_) | Object::Boolean(_))) =
                    get(document, parameters, key)
                {
                    kept.set(*key, value.clone());
                }
            }
            dict.set("DecodeParms", kept);
        }
    }
    Some(Stream::new(dict, content).with_compression(false))
}

/// Bytes of all rows of a picture; `filtered` for rows as they are before a predictor is undone.
fn rows(document: &Document, stream: &Stream, filtered: bool) -> Option<usize> {
    let side = |key: &[u8]| {
        let value = get(document, &stream.dict, key).and_then(number)?;
        (1.0..=1e6).contains(&value).then_some(value as usize)
    };
    let is_mask = super::is_mask(document, &stream.dict);
    let colours = match get(document, &stream.dict, b"ColorSpace") {
        _ if is_mask => 1,
        Some(Object::Name(name)) if name == b"DeviceRGB" => 3,
        Some(Object::Name(name)) if name == b"DeviceCMYK" => 4,
        _ => 1,
    };
    let bits = if is_mask { 1 } else { side(b"BitsPerComponent")? };
    let row = side(b"Width")?.checked_mul(colours * bits)?.div_ceil(8);
    let predicts = filtered
        && match get(document, &stream.dict, b"DecodeParms") {
            Some(Object::Dictionary(parameters)) => {
                get(document, parameters, b"Predictor").and_then(number).is_some_and(|kind| kind >= 10.0)
            }
            Some(_) => return None,
            None => false,
        };
    (row + usize::from(predicts)).checked_mul(side(b"Height")?)
}

/// Deflated data up to its end, if that is all of the picture and no more.
fn without_rest(data: &[u8], expected: usize) -> Option<Vec<u8>> {
    let mut inflate = flate2::Decompress::new(true);
    let (mut buffer, mut total) = (vec![0; 1 << 16], 0_usize);
    loop {
        let read = usize::try_from(inflate.total_in()).ok()?;
        let before = inflate.total_out();
        let status =
            inflate.decompress(data.get(read..)?, &mut buffer, flate2::FlushDecompress::None).ok()?;
        total += usize::try_from(inflate.total_out() - before).ok()?;
        if total > expected {
            return None;
        }
        if status == flate2::Status::StreamEnd {
            let end = usize::try_from(inflate.total_in()).ok()?;
            return data.get(..end).filter(|_| total == expected).map(<[u8]>::to_vec);
        }
        let stuck = inflate.total_out() == before && usize::try_from(inflate.total_in()).ok()? == read;
        if stuck {
            return None;
        }
    }
}

/// A JPEG without comments and application segments, but for Adobe's, which says how colours are stored.
fn without_notes(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut kept = bytes.get(..2).filter(|start| *start == [0xFF, 0xD8])?.to_vec();
    let mut at = 2;
    loop {
        let marker = *bytes.get(at + 1).filter(|_| bytes.get(at) == Some(&0xFF))?;
        if marker == 0xFF {
            at += 1;
            continue;
        }
        let length = usize::from(u16::from_be_bytes([*bytes.get(at + 2)?, *bytes.get(at + 3)?]));
        let segment = bytes.get(at..at + 2 + length)?;
        match marker {
            // A scan up to the next mark; what follows the end is not the picture.
            0xDA => {
                kept.extend_from_slice(segment);
                let data = bytes.get(at + 2 + length..)?;
                let is_mark = |pair: &[u8]| pair[0] == 0xFF && !matches!(pair[1], 0 | 0xD0..=0xD7 | 0xFF);
                let end = data.windows(2).position(is_mark)?;
                kept.extend_from_slice(data.get(..end)?);
                at += 2 + length + end;
                if data.get(end + 1) == Some(&0xD9) {
                    kept.extend_from_slice(&[0xFF, 0xD9]);
                    return Some(kept);
                }
                continue;
            }
            0xE0..=0xED | 0xEF | 0xFE => {}
            _ => kept.extend_from_slice(segment),
        }
        at += 2 + length;
    }
}
