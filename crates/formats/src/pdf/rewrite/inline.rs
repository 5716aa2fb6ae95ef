//! Inline images: they become objects, so that they are read and covered as all pictures are; those that draw a letter of a
//! Type 3 font stay where they are.

use lopdf::{Dictionary, Object, ObjectId};

use super::super::lexer::{Operand, Operation, unescape_name, write_name};
use super::Pass;

/// An inline image; it becomes an object.
pub(in super::super) struct InlineImage {
    /// The stream and operator it stood at.
    pub(in super::super) stream: ObjectId,
    pub(in super::super) operator: u32,
    pub(in super::super) name: Vec<u8>,
    pub(in super::super) dict: Vec<(Vec<u8>, Object)>,
    pub(in super::super) data: Vec<u8>,
}

impl Pass<'_, '_> {
    /// A small inline image in a glyph stays where it is.
    pub(super) fn shape(&mut self, operation: &Operation<'_>) {
        let (Some(Operand::Dict(entries)), Some(data)) = (operation.operands.first(), operation.image) else {
            return;
        };
        let out = &mut self.out.content;
        out.extend_from_slice(b"BI ");
        for (key, value) in entries {
            if long_key(&unescape_name(key)).is_some() {
                write_name(key, out);
                out.push(b' ');
                value.write(out);
                out.push(b' ');
            }
        }
        out.extend_from_slice(b"ID ");
        out.extend_from_slice(data);
        out.extend_from_slice(b"\nEI\n");
        for (_, value) in entries {
            self.out.used.spaces.extend(value.name());
        }
    }

    pub(super) fn inline_image(&mut self, operator: u32, operation: &Operation<'_>) {
        let number = self.rewriter.first_image + self.out.inline_images.len();
        let name = format!("BbrInline{number}").into_bytes();
        let Some(image) = inline_image(self.rewriter.stream, operator, operation, name) else { return };
        write_name(&image.name, &mut self.out.content);
        self.out.content.extend_from_slice(b" Do\n");
        self.out.inline_images.push(image);
    }
}

/// An inline image in the terms of an object.
pub(in super::super) fn inline_image(
    stream: ObjectId,
    operator: u32,
    operation: &Operation<'_>,
    name: Vec<u8>,
) -> Option<InlineImage> {
    let (Some(Operand::Dict(entries)), Some(data)) = (operation.operands.first(), operation.image) else {
        return None;
    };
    let entry = |(key, value): &(&[u8], Operand<'_>)| {
        let key = unescape_name(key);
        Some((long_key(&key)?.to_vec(), object(&key, value, 0)?))
    };
    let dict = entries.iter().filter_map(entry).collect();
    Some(InlineImage { stream, operator, name, dict, data: data.to_vec() })
}

/// Keys of inline images in full; others are left out.
fn long_key(key: &[u8]) -> Option<&'static [u8]> {
    Some(match key {
        b"BPC" | b"BitsPerComponent" => b"BitsPerComponent",
        b"CS" | b"ColorSpace" => b"ColorSpace",
        b"D" | b"Decode" => b"Decode",
        b"DP" | b"DecodeParms" => b"DecodeParms",
        b"F" | b"Filter" => b"Filter",
        b"H" | b"Height" => b"Height",
        b"IM" | b"ImageMask" => b"ImageMask",
        b"I" | b"Interpolate" => b"Interpolate",
        b"W" | b"Width" => b"Width",
        _ => return None,
    })
}

fn object(key: &[u8], value: &Operand<'_>, depth: usize) -> Option<Object> {
    if depth > 8 {
        return None;
    }
    Some(match value {
        Operand::Number(value, _) if value.fract() == 0.0 => Object::Integer(*value as i64),
        Operand::Number(value, _) => Object::Real(*value as f32),
        Operand::Name(_) => Object::Name(long_name(key, value.name()?)),
        Operand::String(bytes, _) => Object::String(bytes.clone(), lopdf::StringFormat::Hexadecimal),
        Operand::Array(items) => {
            Object::Array(items.iter().filter_map(|item| object(key, item, depth + 1)).collect())
        }
        Operand::Dict(entries) => {
            let mut dict = Dictionary::new();
            for (inner, value) in entries {
                dict.set(unescape_name(inner), object(inner, value, depth + 1)?);
            }
            Object::Dictionary(dict)
        }
        Operand::Bool(value) => Object::Boolean(*value),
        Operand::Null => Object::Null,
    })
}

/// Names that inline images abbreviate.
fn long_name(key: &[u8], name: Vec<u8>) -> Vec<u8> {
    let full: &[u8] = match (key, name.as_slice()) {
        (b"CS" | b"ColorSpace", b"G") => b"DeviceGray",
        (b"CS" | b"ColorSpace", b"RGB") => b"DeviceRGB",
        (b"CS" | b"ColorSpace", b"CMYK") => b"DeviceCMYK",
        (b"CS" | b"ColorSpace", b"I") => b"Indexed",
        (b"F" | b"Filter", b"AHx") => b"ASCIIHexDecode",
        (b"F" | b"Filter", b"A85") => b"ASCII85Decode",
        (b"F" | b"Filter", b"LZW") => b"LZWDecode",
        (b"F" | b"Filter", b"Fl") => b"FlateDecode",
        (b"F" | b"Filter", b"RL") => b"RunLengthDecode",
        (b"F" | b"Filter", b"CCF") => b"CCITTFaxDecode",
        (b"F" | b"Filter", b"DCT") => b"DCTDecode",
        _ => return name,
    };
    full.to_vec()
}
