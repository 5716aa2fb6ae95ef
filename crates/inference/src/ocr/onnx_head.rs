//! An ONNX file that ends in a product with one column a character, cut before it. The answers for all steps of a long line are
//! twenty megabytes, which every stream would keep; the network before the product keeps little, and the product is worked out for a
//! few steps at a time.

use crate::onnx_fields::{Change, Fields, first, put, rewritten};

// Field numbers of the messages, from the ONNX definition.
const MODEL_GRAPH: u64 = 7;
const GRAPH_NODE: u64 = 1;
const GRAPH_NAME: u64 = 2;
const GRAPH_WEIGHT: u64 = 5;
const GRAPH_INPUT: u64 = 11;
const GRAPH_OUTPUT: u64 = 12;
const NODE_INPUT: u64 = 1;
const NODE_OUTPUT: u64 = 2;
const NODE_KIND: u64 = 4;
const WEIGHT_NAME: u64 = 8;
const VALUE_NAME: u64 = 1;
const VALUE_TYPE: u64 = 2;
/// A tensor of 32-bit numbers with three dimensions of any size.
const NUMBERS: [u8; 12] = [0x0a, 10, 0x08, 1, 0x12, 6, 0x0a, 0, 0x0a, 0, 0x0a, 0];

/// A product, a bias and what only passes them on.
const LONGEST_CHAIN: usize = 4;

/// The two files.
#[derive(Debug, PartialEq)]
pub(super) struct Halves {
    /// All but the product.
    pub(super) body: Vec<u8>,
    /// The product: its input is the body's output.
    pub(super) head: Vec<u8>,
}

/// `None` when the file does not end so, or is none.
pub(super) fn halves(onnx: &[u8]) -> Option<Halves> {
    let graph = first(onnx, MODEL_GRAPH)?;
    let end = first(first(graph, GRAPH_OUTPUT)?, VALUE_NAME)?;
    let weights: Vec<&[u8]> =
        all(graph, GRAPH_WEIGHT).filter_map(|weight| first(weight, WEIGHT_NAME)).collect();
    let nodes: Vec<&[u8]> = all(graph, GRAPH_NODE).collect();
    // From the end back to the product; in between a bias is added at most.
    let (mut chain, mut own, mut wanted) = (Vec::new(), Vec::new(), end);
    let features = loop {
        let node = *nodes.iter().find(|node| first(node, NODE_OUTPUT) == Some(wanted))?;
        let inputs: Vec<&[u8]> = all(node, NODE_INPUT).collect();
        chain.push(node);
        match (first(node, NODE_KIND)?, inputs.as_slice()) {
            (b"Identity", [before]) => wanted = before,
            (b"Add", [before, bias]) if weights.contains(bias) => {
                own.push(*bias);
                wanted = before;
            }
            (b"MatMul", [before, matrix]) if weights.contains(matrix) => {
                own.push(*matrix);
                break *before;
            }
            _ => return None,
        }
        // A damaged graph may go in a circle.
        if chain.len() > LONGEST_CHAIN {
            return None;
        }
    };
    // What follows from the product goes with it, also behind the end.
    let mut gone: Vec<&[u8]> =
        chain.last().and_then(|product| first(product, NODE_OUTPUT)).into_iter().collect();
    for node in &nodes {
        if all(node, NODE_INPUT).any(|input| gone.contains(&input)) {
            gone.extend(all(node, NODE_OUTPUT));
        }
    }
    let is_gone = |node: &[u8]| all(node, NODE_OUTPUT).any(|output| gone.contains(&output));
    let needs_own = |node: &[u8]| all(node, NODE_INPUT).any(|input| own.contains(&input));
    if nodes.iter().any(|node| !is_gone(node) && needs_own(node)) {
        return None;
    }
    let is_own = |weight: &[u8]| first(weight, WEIGHT_NAME).is_some_and(|name| own.contains(&name));
    let body = rewritten(graph, |number, bytes| {
        Some(match number {
            GRAPH_NODE if is_gone(bytes) => Change::Drop,
            GRAPH_WEIGHT if is_own(bytes) => Change::Drop,
            GRAPH_INPUT if first(bytes, VALUE_NAME).is_some_and(|name| own.contains(&name)) => Change::Drop,
            GRAPH_OUTPUT => Change::Hold(value(features)),
            _ => Change::Keep,
        })
    })?;
    let mut head = rewritten(graph, |number, bytes| {
        Some(match number {
            GRAPH_WEIGHT if is_own(bytes) => Change::Keep,
            _ => Change::Drop,
        })
    })?;
    chain.iter().rev().for_each(|node| put(&mut head, GRAPH_NODE, node));
    put(&mut head, GRAPH_NAME, b"head");
    put(&mut head, GRAPH_INPUT, &value(features));
    put(&mut head, GRAPH_OUTPUT, &value(end));
    let with = |graph: &[u8]| {
        rewritten(onnx, |number, _| {
            Some(if number == MODEL_GRAPH { Change::Hold(graph.to_vec()) } else { Change::Keep })
        })
    };
    Some(Halves { body: with(&body)?, head: with(&head)? })
}

/// A value of that name.
fn value(name: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    put(&mut out, VALUE_NAME, name);
    put(&mut out, VALUE_TYPE, &NUMBERS);
    out
}

/// What all fields of that number hold.
fn all(message: &[u8], number: u64) -> impl Iterator<Item = &[u8]> {
    let fields = Fields(message).map_while(|field| field);
    fields.filter(move |(found, _)| *found == number).map(|(_, content)| content)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(number: u64, content: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        put(&mut bytes, number, content);
        bytes
    }

    fn node(kind: &[u8], inputs: &[&[u8]], output: &[u8]) -> Vec<u8> {
        let inputs: Vec<u8> = inputs.iter().flat_map(|input| field(1, input)).collect();
        field(1, &[inputs, field(2, output), field(4, kind)].concat())
    }

    fn weight(name: &[u8]) -> Vec<u8> {
        field(5, &[vec![1 << 3, 3], field(8, name), field(9, b"numbers")].concat())
    }

    fn model(graph: &[Vec<u8>]) -> Vec<u8> {
        [vec![1 << 3, 8], field(7, &graph.concat()), field(14, b"note")].concat()
    }

    fn whole(bias: &[u8], more: &[u8]) -> Vec<u8> {
        model(&[
            node(b"Relu", &[b"x"], b"seen"),
            node(b"MatMul", &[b"seen", b"matrix"], b"product"),
            node(b"Add", &[b"product", bias], b"sum"),
            node(b"Identity", &[b"sum"], b"logits"),
            node(b"Softmax", &[b"logits"], b"likelihoods"),
            weight(b"other"),
            weight(b"matrix"),
            weight(b"bias"),
            field(11, &field(1, b"x")),
            field(12, &field(1, b"logits")),
            more.to_vec(),
        ])
    }

    #[test]
    fn the_product_is_cut_off_with_its_weights() {
        let halves = halves(&whole(b"bias", b"")).unwrap();
        let (seen, logits) = (field(12, &value(b"seen")), field(12, &value(b"logits")));
        let body = [node(b"Relu", &[b"x"], b"seen"), weight(b"other"), field(11, &field(1, b"x")), seen];
        assert_eq!(halves.body, model(&body));
        let head = [
            weight(b"matrix"),
            weight(b"bias"),
            node(b"MatMul", &[b"seen", b"matrix"], b"product"),
            node(b"Add", &[b"product", b"bias"], b"sum"),
            node(b"Identity", &[b"sum"], b"logits"),
            field(2, b"head"),
            field(11, &value(b"seen")),
            logits,
        ];
        assert_eq!(halves.head, model(&head));
    }

    #[test]
    fn what_ends_otherwise_stays_whole() {
        assert_eq!(halves(&whole(b"seen", b"")), None, "no weight");
        let shared = node(b"Mul", &[b"x", b"bias"], b"more");
        assert_eq!(halves(&whole(b"bias", &shared)), None, "a weight that others need");
        let endless = [node(b"Identity", &[b"y"], b"y"), field(12, &field(1, b"y"))];
        assert_eq!(halves(&model(&endless)), None);
    }

    #[test]
    fn damaged_bytes_end_in_nothing() {
        let model = whole(b"bias", b"");
        for length in 0..model.len() {
            let _ = halves(&model[..length]);
        }
        for at in 0..model.len() {
            let mut changed = model.clone();
            changed[at] ^= 0xff;
            let _ = halves(&changed);
        }
    }
}
