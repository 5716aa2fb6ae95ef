//! An ONNX file that ends in a softmax, without it: over many thousands of characters it takes a tenth of the network's time, and
//! what it says is needed for the few steps that a character stands at.

use crate::onnx_fields::{Fields, put};

// Field numbers of the messages, from the ONNX definition.
const MODEL_GRAPH: u64 = 7;
const GRAPH_NODE: u64 = 1;
const GRAPH_OUTPUT: u64 = 12;
const NODE_INPUT: u64 = 1;
const NODE_OUTPUT: u64 = 2;
const NODE_KIND: u64 = 4;
const VALUE_NAME: u64 = 1;

/// `None` when the file does not end so, or is none.
pub(super) fn without_softmax(onnx: &[u8]) -> Option<Vec<u8>> {
    let graph = first(onnx, MODEL_GRAPH)?;
    let end = first(first(graph, GRAPH_OUTPUT)?, VALUE_NAME)?;
    let is_last =
        |node: &[u8]| first(node, NODE_OUTPUT) == Some(end) && first(node, NODE_KIND) == Some(b"Softmax");
    let nodes = || Fields(graph).map_while(|field| field).filter(|(number, _)| *number == GRAPH_NODE);
    let before = nodes().find(|(_, node)| is_last(node)).and_then(|(_, node)| first(node, NODE_INPUT))?;
    rewritten(onnx, MODEL_GRAPH, |_, graph| {
        rewritten(graph, GRAPH_OUTPUT, |first_of_them, output| {
            let renamed = || rewritten(output, VALUE_NAME, |_, _| Some(before.to_vec()));
            if first_of_them { renamed() } else { Some(output.to_vec()) }
        })
    })
}

/// What the first field of that number holds.
fn first(message: &[u8], number: u64) -> Option<&[u8]> {
    Fields(message).map_while(|field| field).find(|(found, _)| *found == number).map(|(_, content)| content)
}

/// A message with other contents in its fields of one number; all other bytes are copied.
fn rewritten(message: &[u8], number: u64, new: impl Fn(bool, &[u8]) -> Option<Vec<u8>>) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(message.len() + 64);
    let mut fields = Fields(message);
    let mut first = true;
    loop {
        let left = fields.0;
        let Some(field) = fields.next() else { return Some(out) };
        let (found, content) = field?;
        if found == number {
            put(&mut out, number, &new(std::mem::take(&mut first), content)?);
        } else {
            out.extend(left.get(..left.len() - fields.0.len())?);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::onnx_fields::testing::field;

    fn model(kind: &[u8], end: &[u8]) -> Vec<u8> {
        let node = [field(1, b"sums"), field(2, b"likelihoods"), field(4, kind)].concat();
        let value = [field(1, end), field(2, b"type")].concat();
        let graph = [field(1, &node), vec![5 << 3, 150, 1], field(12, &value), field(12, &field(1, b"more"))];
        [vec![1 << 3, 8], field(7, &graph.concat()), field(14, b"note")].concat()
    }

    #[test]
    fn the_sums_before_it_become_the_answer() {
        let changed = without_softmax(&model(b"Softmax", b"likelihoods"));
        assert_eq!(changed, Some(model(b"Softmax", b"sums")), "nobody asks the node itself any more");
        assert_eq!(without_softmax(&model(b"Sigmoid", b"likelihoods")), None);
        assert_eq!(without_softmax(&model(b"Softmax", b"others")), None);
    }

    #[test]
    fn damaged_bytes_end_in_nothing() {
        let model = model(b"Softmax", b"likelihoods");
        for length in 0..model.len() {
            let _ = without_softmax(&model[..length]);
        }
        for at in 0..model.len() {
            let mut changed = model.clone();
            changed[at] ^= 0xff;
            let _ = without_softmax(&changed);
        }
    }
}
