//! An ONNX file that ends in a softmax, without it: over many thousands of characters it takes a tenth of the network's time, and
//! what it says is needed for the few steps that a character stands at.

use crate::onnx_fields::{Change, Fields, first, rewritten};

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
    let output = |bytes: &[u8]| {
        rewritten(bytes, |number, _| {
            Some(if number == VALUE_NAME { Change::Hold(before.to_vec()) } else { Change::Keep })
        })
    };
    let mut is_first = true;
    let graph = rewritten(graph, |number, bytes| {
        let change = number == GRAPH_OUTPUT && std::mem::take(&mut is_first);
        Some(if change { Change::Hold(output(bytes)?) } else { Change::Keep })
    })?;
    rewritten(onnx, |number, _| {
        Some(if number == MODEL_GRAPH { Change::Hold(graph.clone()) } else { Change::Keep })
    })
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
