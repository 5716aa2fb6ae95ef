//! The file of an output. Pictures are written the moment they are ready and are then held nowhere else, so that a long
//! scan costs its compressed bytes once; everything else follows behind them, packed as current readers expect.

use std::collections::BTreeMap;
use std::io::Write;

use blackbar_core::FormatError;
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, StringFormat, dictionary};

use super::lexer::{Spelling, write_name, write_string};
use super::load::CHAIN;

/// The second line tells transports that this is no text.
const HEAD: &[u8] = b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
/// Objects packed into one stream.
const PACKED: usize = 200;

/// Where an object is.
#[derive(Clone, Copy)]
enum At {
    Byte(usize),
    /// In another object, as the how manyeth.
    Inside(u32, usize),
}

/// A file under way.
pub(super) struct Saver {
    bytes: Vec<u8>,
    places: BTreeMap<u32, At>,
}

impl Saver {
    pub(super) fn new() -> Saver {
        Saver { bytes: HEAD.to_vec(), places: BTreeMap::new() }
    }

    /// Writes a stream that is final.
    pub(super) fn stream(&mut self, id: ObjectId, stream: &Stream) -> Result<(), FormatError> {
        self.places.insert(id.0, At::Byte(self.bytes.len()));
        self.bytes.extend(format!("{} 0 obj\n", id.0).bytes());
        self.bytes.extend_from_slice(b"<<");
        for (key, value) in stream.dict.iter().filter(|(key, _)| key.as_slice() != b"Length") {
            entry(key, value, &mut self.bytes)?;
        }
        self.bytes.extend(format!("/Length {}>>stream\n", stream.content.len()).bytes());
        self.bytes.extend_from_slice(&stream.content);
        self.bytes.extend_from_slice(b"\nendstream\nendobj\n");
        Ok(())
    }

    /// Writes what is left, and where everything is.
    pub(super) fn finish(mut self, document: &Document) -> Result<Vec<u8>, FormatError> {
        let mut last = document.max_id.max(self.places.keys().next_back().copied().unwrap_or_default());
        let mut packed: Vec<(u32, &Object)> = Vec::new();
        for (id, object) in &document.objects {
            match object {
                Object::Stream(stream) => self.stream(*id, stream)?,
                other => packed.push((id.0, other)),
            }
        }
        for objects in packed.chunks(PACKED) {
            last += 1;
            let (mut head, mut body) = (String::new(), Vec::new());
            for (index, (number, object)) in objects.iter().enumerate() {
                head.push_str(&format!("{number} {} ", body.len()));
                write_object(object, &mut body, 0)?;
                body.push(b'\n');
                self.places.insert(*number, At::Inside(last, index));
            }
            let dict = dictionary! {
                "Type" => "ObjStm", "N" => count(objects.len()), "First" => count(head.len()),
            };
            let all = [head.into_bytes(), body].concat();
            self.stream((last, 0), &deflated(dict, &all)?)?;
        }
        self.table(last + 1, document)
    }

    fn table(mut self, id: u32, document: &Document) -> Result<Vec<u8>, FormatError> {
        let start = self.bytes.len();
        self.places.insert(id, At::Byte(start));
        // Differences to the row above do best with a table of ascending numbers.
        let (mut rows, mut above) = (Vec::new(), [0_u8; 7]);
        for number in 0..=id {
            let (kind, place, index) = match self.places.get(&number) {
                Some(At::Byte(at)) => (1, *at, 0),
                Some(At::Inside(holder, index)) => (2, *holder as usize, *index),
                None => (0, 0, if number == 0 { 0xFFFF } else { 0 }),
            };
            let place = u32::try_from(place).map_err(|_| FormatError::OverLimit("size of the output"))?;
            let ([a, b, c, d], [e, f]) =
                (place.to_be_bytes(), u16::try_from(index).unwrap_or(u16::MAX).to_be_bytes());
            let row = [kind, a, b, c, d, e, f];
            rows.push(2);
            rows.extend(row.iter().zip(above).map(|(byte, above)| byte.wrapping_sub(above)));
            above = row;
        }
        let mut dict = dictionary! {
            "Type" => "XRef", "Size" => i64::from(id) + 1, "W" => vec![1.into(), 4.into(), 2.into()],
            "DecodeParms" => dictionary! { "Predictor" => 12, "Columns" => 7 },
        };
        if let Ok(root) = document.trailer.get(b"Root") {
            dict.set("Root", root.clone());
        }
        let table = deflated(dict, &rows)?;
        self.stream((id, 0), &table)?;
        self.bytes.extend(format!("startxref\n{start}\n%%EOF\n").bytes());
        Ok(self.bytes)
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn deflated(mut dict: Dictionary, content: &[u8]) -> Result<Stream, FormatError> {
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::new(6));
    let written = encoder.write_all(content).and_then(|()| encoder.finish());
    dict.set("Filter", "FlateDecode");
    Ok(Stream::new(dict, written.map_err(|_| unwritable())?).with_compression(false))
}

fn unwritable() -> FormatError {
    FormatError::Unsupported("it cannot be written")
}

fn entry(key: &[u8], value: &Object, out: &mut Vec<u8>) -> Result<(), FormatError> {
    write_name(key, out);
    out.push(b' ');
    write_object(value, out, 0)
}

fn write_object(object: &Object, out: &mut Vec<u8>, depth: usize) -> Result<(), FormatError> {
    if depth > 2 * CHAIN {
        return Err(unwritable());
    }
    match object {
        Object::Null => out.extend_from_slice(b"null"),
        Object::Boolean(value) => out.extend_from_slice(if *value { b"true" } else { b"false" }),
        Object::Integer(value) => out.extend(value.to_string().bytes()),
        Object::Real(value) if value.is_finite() => out.extend(value.to_string().bytes()),
        Object::Real(_) => out.push(b'0'),
        Object::Name(name) => write_name(name, out),
        Object::String(bytes, StringFormat::Literal) => write_string(bytes, Spelling::Literal, out),
        Object::String(bytes, StringFormat::Hexadecimal) => write_string(bytes, Spelling::Hex, out),
        Object::Array(items) => {
            out.push(b'[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(b' ');
                }
                write_object(item, out, depth + 1)?;
            }
            out.push(b']');
        }
        Object::Dictionary(dict) => {
            out.extend_from_slice(b"<<");
            for (key, value) in dict.iter() {
                write_name(key, out);
                out.push(b' ');
                write_object(value, out, depth + 1)?;
            }
            out.extend_from_slice(b">>");
        }
        Object::Reference(id) => out.extend(format!("{} {} R", id.0, id.1).bytes()),
        // A stream is always an object of its own.
        Object::Stream(_) => return Err(unwritable()),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_object_is_read_back() {
        let mut document = Document::with_version("1.7");
        let root = document.add_object(dictionary! {
            "Type" => "Catalog", "A" => Object::Real(-0.25), "B" => Object::Null, "C" => true,
            "D" => Object::Name(b"odd name/#".to_vec()), "E" => vec![1.into(), (-7).into()],
            "F" => Object::String(b"(\\) \r\n\x00\xFF".to_vec(), StringFormat::Literal),
            "G" => Object::String(b"\x00\xFE".to_vec(), StringFormat::Hexadecimal),
        });
        document.trailer.set("Root", root);
        let picture = document.new_object_id();
        for number in 0..450 {
            document.add_object(Object::Integer(number));
        }
        let kept =
            document.add_object(Object::Stream(Stream::new(dictionary! { "K" => 1 }, b"kept".to_vec())));
        let mut saver = Saver::new();
        let data = Stream::new(dictionary! { "Subtype" => "Image" }, b"pixels endstream".to_vec());
        saver.stream(picture, &data).unwrap();
        let bytes = saver.finish(&document).unwrap();
        let again = Document::load_mem(&bytes).unwrap();
        assert_eq!(again.objects.get(&root), document.objects.get(&root));
        let content = |id: ObjectId| again.objects[&id].as_stream().unwrap().content.clone();
        assert_eq!(content(picture), b"pixels endstream");
        assert_eq!(content(kept), b"kept");
        let numbers = again.objects.values().filter(|object| object.as_i64().is_ok()).count();
        assert_eq!(numbers, 450);
    }

    #[test]
    fn a_stream_inside_another_object_is_an_error() {
        let mut document = Document::with_version("1.7");
        let stream = Object::Stream(Stream::new(Dictionary::new(), Vec::new()));
        document.add_object(Object::Array(vec![stream]));
        assert!(Saver::new().finish(&document).is_err());
    }
}
