//! Values without text: colour spaces, functions, shadings, graphics states.

use lopdf::{Dictionary, Object, Stream};

use super::super::load::{CHAIN, get, resolve};
use super::{Rebuilder, Role};

/// Every key that such a value may have.
const KEYS: &[&[u8]] = &[
    b"Alternate",
    b"AntiAlias",
    b"BBox",
    b"Background",
    b"BitsPerComponent",
    b"BitsPerCoordinate",
    b"BitsPerFlag",
    b"BitsPerSample",
    b"BlackPoint",
    b"Bounds",
    b"C0",
    b"C1",
    b"ColorSpace",
    b"Colors",
    b"Columns",
    b"Coords",
    b"Decode",
    b"DecodeParms",
    b"Domain",
    b"EarlyChange",
    b"Encode",
    b"Extend",
    b"Filter",
    b"Function",
    b"FunctionType",
    b"Functions",
    b"Gamma",
    b"Matrix",
    b"N",
    b"Order",
    b"Predictor",
    b"Range",
    b"ShadingType",
    b"Size",
    b"VerticesPerRow",
    b"WhitePoint",
];
/// Keys of a graphics state that hold no more than numbers and names.
const STATE: &[&[u8]] = &[
    b"LW", b"LC", b"LJ", b"ML", b"D", b"RI", b"OP", b"op", b"OPM", b"FL", b"SM", b"SA", b"BM", b"CA", b"ca",
    b"AIS", b"TK",
];

impl Rebuilder<'_> {
    /// A value with everything it refers to, as far as the keys are known.
    pub(super) fn plain(&mut self, object: &Object) -> Object {
        self.plain_within(object, 0)
    }

    fn plain_within(&mut self, object: &Object, depth: usize) -> Object {
        if depth > CHAIN {
            return Object::Null;
        }
        match object {
            Object::Reference(id) => {
                let document = self.source.document;
                let Some(target) = document.objects.get(id) else { return Object::Null };
                let (number, fresh) = self.number_for(*id, Role::Plain);
                if fresh {
                    let copy = self.plain_within(target, depth + 1);
                    self.output.objects.insert(number, copy);
                }
                Object::Reference(number)
            }
            Object::Array(items) => {
                Object::Array(items.iter().map(|item| self.plain_within(item, depth + 1)).collect())
            }
            Object::Dictionary(dict) => Object::Dictionary(self.plain_dict(dict, depth)),
            Object::Stream(stream) => {
                let dict = self.plain_dict(&stream.dict, depth);
                Object::Stream(Stream::new(dict, stream.content.clone()).with_compression(false))
            }
            other => other.clone(),
        }
    }

    fn plain_dict(&mut self, dict: &Dictionary, depth: usize) -> Dictionary {
        let mut copy = Dictionary::new();
        for key in KEYS {
            if let Ok(value) = dict.get(key) {
                let value = self.plain_within(value, depth + 1);
                copy.set(*key, value);
            }
        }
        copy
    }

    /// Values of these keys that are numbers, names, booleans, or lists of them.
    pub(super) fn simple(&self, dict: &Dictionary, keys: &[&[u8]]) -> Dictionary {
        let mut copy = Dictionary::new();
        for key in keys {
            if let Some(value) =
                get(self.source.document, dict, key).and_then(|value| self.simple_value(value, 0))
            {
                copy.set(*key, value);
            }
        }
        copy
    }

    fn simple_value(&self, value: &Object, depth: usize) -> Option<Object> {
        match resolve(self.source.document, value)? {
            Object::Array(items) if depth < 4 => Some(Object::Array(
                items.iter().filter_map(|item| self.simple_value(item, depth + 1)).collect(),
            )),
            value @ (Object::Integer(_) | Object::Real(_) | Object::Name(_) | Object::Boolean(_)) => {
                Some(value.clone())
            }
            _ => None,
        }
    }

    /// A graphics state.
    pub(super) fn state(
        &mut self,
        dict: &Dictionary,
        outer: &Dictionary,
    ) -> Result<Dictionary, blackbar_core::FormatError> {
        let document = self.source.document;
        let mut copy = self.simple(dict, STATE);
        if let Some(Object::Array(font)) = get(document, dict, b"Font")
            && let [Object::Reference(id), size, ..] = font.as_slice()
            && let Some(size) = resolve(document, size).and_then(super::super::load::number)
        {
            let font = self.font(*id, outer)?;
            self.keep_table(*id);
            copy.set("Font", vec![font.into(), Object::Real(size as f32)]);
        }
        match get(document, dict, b"SMask") {
            Some(Object::Name(_)) => copy.set("SMask", "None"),
            Some(Object::Dictionary(mask)) => {
                let mut soft = self.simple(mask, &[b"S", b"BC"]);
                if let Some(transfer) = mask.get(b"TR").ok().filter(|value| value.as_name().is_err()) {
                    let transfer = self.plain(transfer);
                    soft.set("TR", transfer);
                }
                let group = match mask.get(b"G") {
                    Ok(Object::Reference(id)) => self.form(*id, outer)?,
                    _ => None,
                };
                // Without its group a mask is none, and all of what it dims shows: as in a reader that knows no masks.
                match group {
                    Some(group) => {
                        soft.set("G", group);
                        copy.set("SMask", soft);
                    }
                    None => copy.set("SMask", "None"),
                }
            }
            _ => {}
        }
        Ok(copy)
    }
}
