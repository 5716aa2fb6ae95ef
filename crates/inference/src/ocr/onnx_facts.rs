//! What an ONNX file says of itself: the names of its first input and output, and its notes (PP-OCR keeps the list of
//! characters there). A reader of just these few fields; everything else is skipped by its length.

use crate::onnx_fields::{Fields, first};

/// The few facts.
#[derive(Debug, Default, PartialEq)]
pub(super) struct OnnxFacts {
    pub(super) input: String,
    pub(super) output: String,
    pub(super) notes: Vec<(String, String)>,
}

// Field numbers of the messages, from the ONNX definition.
const MODEL_GRAPH: u64 = 7;
const MODEL_NOTES: u64 = 14;
const GRAPH_INITIALIZER: u64 = 5;
const GRAPH_INPUT: u64 = 11;
const GRAPH_OUTPUT: u64 = 12;
const INITIALIZER_NAME: u64 = 8;
const VALUE_NAME: u64 = 1;

impl OnnxFacts {
    /// `None` when the bytes are no such file.
    pub(super) fn read(onnx: &[u8]) -> Option<OnnxFacts> {
        let mut facts = OnnxFacts::default();
        let mut graph = None;
        for field in Fields(onnx) {
            match field? {
                (MODEL_GRAPH, bytes) => graph = Some(bytes),
                (MODEL_NOTES, bytes) => facts.notes.push((text(bytes, 1)?, text(bytes, 2)?)),
                _ => {}
            }
        }
        let (mut inputs, mut weights) = (Vec::new(), Vec::new());
        for field in Fields(graph?) {
            match field? {
                (GRAPH_INPUT, bytes) => inputs.push(text(bytes, VALUE_NAME)?),
                (GRAPH_INITIALIZER, bytes) => weights.extend(text(bytes, INITIALIZER_NAME)),
                (GRAPH_OUTPUT, bytes) if facts.output.is_empty() => facts.output = text(bytes, VALUE_NAME)?,
                _ => {}
            }
        }
        // Old files list their weights as inputs too.
        facts.input = inputs.into_iter().find(|name| !weights.contains(name))?;
        Some(facts)
    }

    pub(super) fn note(&self, key: &str) -> Option<&str> {
        self.notes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }
}

fn text(message: &[u8], number: u64) -> Option<String> {
    String::from_utf8(first(message, number)?.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::onnx_fields::testing::field;

    fn model() -> Vec<u8> {
        let graph = [
            field(11, &field(1, b"weight")),
            field(11, &field(1, b"x")),
            field(12, &field(1, b"y")),
            field(5, &[field(8, b"weight"), vec![1 << 3, 150, 1]].concat()),
        ];
        let note = [field(1, b"character"), field(2, "a\nß".as_bytes())].concat();
        [vec![1 << 3, 8], field(7, &graph.concat()), field(14, &note)].concat()
    }

    #[test]
    fn names_and_notes_are_read() {
        let facts = OnnxFacts::read(&model()).unwrap();
        assert_eq!((facts.input.as_str(), facts.output.as_str()), ("x", "y"));
        assert_eq!(facts.note("character"), Some("a\nß"));
    }

    #[test]
    fn damaged_bytes_end_in_nothing() {
        let model = model();
        for length in 0..model.len() {
            let _ = OnnxFacts::read(&model[..length]);
        }
        for at in 0..model.len() {
            let mut changed = model.clone();
            changed[at] ^= 0xff;
            let _ = OnnxFacts::read(&changed);
        }
        assert_eq!(OnnxFacts::read(&[0xff; 40]), None);
    }
}
