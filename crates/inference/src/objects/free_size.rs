//! CenterFace's file says that its input is 10 x 3 x 32 x 32, though the network takes pictures of any size; and it lists
//! every weight as an input. This rewrites the few fields of the file that say so: an ONNX file is one protobuf message,
//! and everything else is copied as it is.

use crate::onnx_fields::{Change, Fields, first, put, rewritten};

/// ONNX's field numbers.
mod model {
    pub(super) const GRAPH: u64 = 7;
}
mod graph {
    pub(super) const INITIALIZER: u64 = 5;
    pub(super) const INPUT: u64 = 11;
    pub(super) const OUTPUT: u64 = 12;
    pub(super) const VALUE_INFO: u64 = 13;
}
/// The name of a tensor (`TensorProto`) and of a value (`ValueInfoProto`).
const TENSOR_NAME: u64 = 8;
const VALUE_NAME: u64 = 1;

/// The same network with one input `name` of 1 x 3 x any x any and no word about other sizes; `None` if the bytes are no
/// such network.
pub(super) fn free(onnx: &[u8], name: &str) -> Option<Vec<u8>> {
    let mut graphs = 0;
    let freed = rewritten(onnx, |number, bytes| {
        if number != model::GRAPH {
            return Some(Change::Keep);
        }
        graphs += 1;
        Some(Change::Hold(free_graph(bytes, name)?))
    })?;
    (graphs == 1).then_some(freed)
}

fn free_graph(bytes: &[u8], name: &str) -> Option<Vec<u8>> {
    let mut weights = Vec::new();
    for field in Fields(bytes) {
        let (number, inside) = field?;
        if number == graph::INITIALIZER {
            weights.push(first(inside, TENSOR_NAME)?);
        }
    }
    let mut inputs = 0;
    let freed = rewritten(bytes, |number, inside| match number {
        graph::INPUT => {
            let own = first(inside, VALUE_NAME)?;
            if own == name.as_bytes() {
                inputs += 1;
                return Some(Change::Hold(value(own, Some(&[Some(1), Some(3), None, None]))));
            }
            weights.contains(&own).then_some(Change::Drop)
        }
        graph::OUTPUT => Some(Change::Hold(value(first(inside, VALUE_NAME)?, None))),
        // Sizes in between, worked out for the fixed input.
        graph::VALUE_INFO => Some(Change::Drop),
        _ => Some(Change::Keep),
    })?;
    (inputs == 1).then_some(freed)
}

/// A `ValueInfoProto`: a tensor of 32-bit numbers with this name and, where given, these sizes.
fn value(name: &[u8], sizes: Option<&[Option<u8>]>) -> Vec<u8> {
    // TypeProto.Tensor: elem_type = 1 (FLOAT), shape = 2; Dimension: dim_value = 1, an empty one is any size.
    let mut tensor = vec![0x08, 1];
    if let Some(sizes) = sizes {
        let mut shape = Vec::new();
        for size in sizes {
            match size {
                Some(size) => put(&mut shape, 1, &[0x08, *size]),
                None => put(&mut shape, 1, &[]),
            }
        }
        put(&mut tensor, 2, &shape);
    }
    let mut kind = Vec::new();
    put(&mut kind, 1, &tensor);
    let mut value = Vec::new();
    put(&mut value, VALUE_NAME, name);
    put(&mut value, 2, &kind);
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &[u8], number: u64) -> Vec<u8> {
        let mut out = Vec::new();
        put(&mut out, number, name);
        out
    }

    fn network() -> Vec<u8> {
        let mut graph = Vec::new();
        put(&mut graph, 1, b"\x0a\x01x");
        put(&mut graph, graph::INITIALIZER, &named(b"w", TENSOR_NAME));
        put(&mut graph, graph::INPUT, &value(b"picture", Some(&[Some(10), Some(3), Some(32), Some(32)])));
        put(&mut graph, graph::INPUT, &named(b"w", VALUE_NAME));
        put(&mut graph, graph::OUTPUT, &value(b"heat", Some(&[Some(10)])));
        put(&mut graph, graph::VALUE_INFO, &value(b"between", Some(&[Some(10)])));
        let mut model = vec![0x08, 4];
        put(&mut model, model::GRAPH, &graph);
        model
    }

    #[test]
    fn only_what_is_said_of_sizes_changes() {
        let freed = free(&network(), "picture").unwrap();
        let mut graph = Vec::new();
        put(&mut graph, 1, b"\x0a\x01x");
        put(&mut graph, graph::INITIALIZER, &named(b"w", TENSOR_NAME));
        put(&mut graph, graph::INPUT, &value(b"picture", Some(&[Some(1), Some(3), None, None])));
        put(&mut graph, graph::OUTPUT, &value(b"heat", None));
        let mut expected = vec![0x08, 4];
        put(&mut expected, model::GRAPH, &graph);
        assert_eq!(freed, expected);
        assert!(free(&network(), "other").is_none());
    }

    #[test]
    fn damaged_files_give_nothing_and_no_panic() {
        let good = network();
        for end in 0..good.len() {
            let _ = free(&good[..end], "picture");
        }
        for at in 0..good.len() {
            for bit in 0..8 {
                let mut bad = good.clone();
                bad[at] ^= 1 << bit;
                let _ = free(&bad, "picture");
            }
        }
        assert!(free(&[0xff; 12], "picture").is_none());
    }
}
