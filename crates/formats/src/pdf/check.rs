//! The last look at an output before it leaves: no redacted value in any string or decoded stream of it. Names, fonts, tables
//! of codes and colour profiles are left out: they hold words of their makers ("Identity", "Georgia"), and none of the text.

use blackbar_core::{Edits, ExtractedText, FormatError};
use lopdf::{Document, Object, ObjectId};

use super::load::decoded;
use super::strings::decode;

/// Shorter values turn up in numbers and compressed data by chance.
const TELLING: usize = 6;

/// The values that must be gone: those that are not also part of the text that stays.
pub(super) fn values(text: &ExtractedText, edits: &Edits, processed: &str) -> Vec<String> {
    let mut values: Vec<String> = edits
        .ranges()
        .iter()
        .map(|range| range.of(text.text()).trim().to_owned())
        .filter(|value| value.chars().count() >= TELLING && !processed.contains(value.as_str()))
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// The objects of an output in which one of the values is still found.
pub(super) fn holders(
    document: &Document,
    values: &[String],
    limit: usize,
) -> Result<Vec<ObjectId>, FormatError> {
    let mut holders = Vec::new();
    if values.is_empty() {
        return Ok(holders);
    }
    let wanted = Wanted::new(values);
    for (id, object) in &document.objects {
        if !holds_none(object, &|bytes| wanted.is_clean(bytes), limit, 0)? {
            holders.push(*id);
        }
    }
    Ok(holders)
}

/// Whether one of the values is found in an object.
pub(super) fn holds(object: &Object, values: &[String], limit: usize) -> Result<bool, FormatError> {
    if values.is_empty() {
        return Ok(false);
    }
    let wanted = Wanted::new(values);
    Ok(!holds_none(object, &|bytes| wanted.is_clean(bytes), limit, 0)?)
}

/// Values as they may be spelled.
struct Wanted(Vec<memchr::memmem::Finder<'static>>);

impl Wanted {
    fn new(values: &[String]) -> Wanted {
        let mut finders = Vec::new();
        for value in values {
            let wide: Vec<u8> = value.encode_utf16().flat_map(u16::to_be_bytes).collect();
            finders.push(memchr::memmem::Finder::new(value.as_bytes()).into_owned());
            finders.push(memchr::memmem::Finder::new(&wide).into_owned());
        }
        Wanted(finders)
    }

    fn is_clean(&self, bytes: &[u8]) -> bool {
        self.0.iter().all(|finder| finder.find(bytes).is_none())
    }
}

fn holds_none(
    object: &Object,
    clean: &dyn Fn(&[u8]) -> bool,
    limit: usize,
    depth: usize,
) -> Result<bool, FormatError> {
    if depth > super::load::CHAIN {
        return Ok(false);
    }
    Ok(match object {
        Object::String(bytes, _) => clean(bytes) && clean(decode(bytes).as_bytes()),
        Object::Array(items) => {
            for item in items {
                if !holds_none(item, clean, limit, depth + 1)? {
                    return Ok(false);
                }
            }
            true
        }
        Object::Dictionary(dict) => dict_holds_none(dict, clean, limit, depth)?,
        Object::Stream(stream) if is_machinery(stream) => true,
        Object::Stream(stream) => {
            let content = decoded(stream, limit)?;
            dict_holds_none(&stream.dict, clean, limit, depth)?
                && clean(&stream.content)
                && content.is_none_or(|content| is_code_table(&content) || clean(&content))
        }
        _ => true,
    })
}

/// Programs of fonts and colour profiles.
fn is_machinery(stream: &lopdf::Stream) -> bool {
    let has = |key: &[u8]| stream.dict.has(key);
    let subtype = stream.dict.get(b"Subtype").and_then(Object::as_name).unwrap_or_default();
    has(b"Length1")
        || has(b"Length3")
        || has(b"N")
        || matches!(subtype, b"Type1C" | b"CIDFontType0C" | b"OpenType")
}

fn is_code_table(content: &[u8]) -> bool {
    memchr::memmem::find(content, b"begincmap").is_some()
}

fn dict_holds_none(
    dict: &lopdf::Dictionary,
    clean: &dyn Fn(&[u8]) -> bool,
    limit: usize,
    depth: usize,
) -> Result<bool, FormatError> {
    for (key, value) in dict.iter() {
        if !matches!(key.as_slice(), b"Registry" | b"Ordering")
            && !holds_none(value, clean, limit, depth + 1)?
        {
            return Ok(false);
        }
    }
    Ok(true)
}
