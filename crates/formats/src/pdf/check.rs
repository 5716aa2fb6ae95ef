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
        .as_slice()
        .iter()
        .map(|edit| edit.range.of(text.text()).trim().to_owned())
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
    let mut spellings: Vec<Vec<u8>> = Vec::new();
    for value in values {
        spellings.push(value.as_bytes().to_vec());
        spellings.push(value.encode_utf16().flat_map(u16::to_be_bytes).collect());
    }
    let finders: Vec<memchr::memmem::Finder<'_>> =
        spellings.iter().map(memchr::memmem::Finder::new).collect();
    let clean = |bytes: &[u8]| finders.iter().all(|finder| finder.find(bytes).is_none());
    for (id, object) in &document.objects {
        if !holds_none(object, &clean, limit, 0)? {
            holders.push(*id);
        }
    }
    Ok(holders)
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
