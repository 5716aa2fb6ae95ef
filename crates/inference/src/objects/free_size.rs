//! CenterFace's file says that its input is 10 x 3 x 32 x 32, though the network takes pictures of any size; and it lists
//! every weight as an input. This rewrites the few fields of the file that say so: an ONNX file is one protobuf message,
//! and everything else is copied as it is.

use crate::onnx_fields::put;

/// A field of a message: its number and, of those with a length, the bytes inside.
struct Field<'b> {
    number: u64,
    inside: Option<&'b [u8]>,
    /// With tag and length, as it stands.
    whole: &'b [u8],
}

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
    let mut out = Vec::with_capacity(onnx.len());
    let mut graphs = 0;
    for field in fields(onnx)? {
        match (field.number, field.inside) {
            (model::GRAPH, Some(inside)) => {
                put(&mut out, model::GRAPH, &free_graph(inside, name)?);
                graphs += 1;
            }
            _ => out.extend_from_slice(field.whole),
        }
    }
    (graphs == 1).then_some(out)
}

fn free_graph(bytes: &[u8], name: &str) -> Option<Vec<u8>> {
    let all = fields(bytes)?;
    let mut weights = Vec::new();
    for field in all.iter().filter(|field| field.number == graph::INITIALIZER) {
        weights.push(name_of(field.inside?, TENSOR_NAME)?);
    }
    let mut out = Vec::with_capacity(bytes.len());
    let mut inputs = 0;
    for field in &all {
        match field.number {
            graph::INPUT => {
                let own = name_of(field.inside?, VALUE_NAME)?;
                if own == name.as_bytes() {
                    put(&mut out, graph::INPUT, &value(own, Some(&[Some(1), Some(3), None, None])));
                    inputs += 1;
                } else if !weights.contains(&own) {
                    return None;
                }
            }
            graph::OUTPUT => {
                put(&mut out, graph::OUTPUT, &value(name_of(field.inside?, VALUE_NAME)?, None));
            }
            // Sizes in between, worked out for the fixed input.
            graph::VALUE_INFO => {}
            _ => out.extend_from_slice(field.whole),
        }
    }
    (inputs == 1).then_some(out)
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

fn name_of(bytes: &[u8], number: u64) -> Option<&[u8]> {
    fields(bytes)?.into_iter().find(|field| field.number == number)?.inside
}

/// The fields of a message, in order; `None` if it is none.
fn fields(mut bytes: &[u8]) -> Option<Vec<Field<'_>>> {
    let mut found = Vec::new();
    while !bytes.is_empty() {
        let (tag, mut used) = varint(bytes)?;
        let mut inside = None;
        match tag & 7 {
            0 => used += varint(bytes.get(used..)?)?.1,
            1 => used += 8,
            2 => {
                let (length, more) = varint(bytes.get(used..)?)?;
                let start = used + more;
                used = start.checked_add(usize::try_from(length).ok()?)?;
                inside = Some(bytes.get(start..used)?);
            }
            5 => used += 4,
            _ => return None,
        }
        found.push(Field { number: tag >> 3, inside, whole: bytes.get(..used)? });
        bytes = bytes.get(used..)?;
    }
    Some(found)
}

/// A number and how many bytes it took.
fn varint(bytes: &[u8]) -> Option<(u64, usize)> {
    let mut value = 0u64;
    for (at, byte) in bytes.iter().take(10).enumerate() {
        value |= u64::from(byte & 0x7f).checked_shl(7 * at as u32)?;
        if byte & 0x80 == 0 {
            return Some((value, at + 1));
        }
    }
    None
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
