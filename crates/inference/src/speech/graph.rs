//! What is changed in the decoder's graph before it is loaded. As published it gives words, not times: its cross-attention is inside the graph; here the softmax of every
//! layer becomes an output of both branches, of the `If` around them and of the graph (`attention.N`). Protobuf allows
//! repeated fields to be added at the end of a message, so the bytes are extended rather than parsed into structures.

mod logits;

pub(super) use logits::with_whole_logits;

/// Fields of the ONNX messages.
const MODEL_GRAPH: u64 = 7;
const GRAPH_NODE: u64 = 1;
const GRAPH_OUTPUT: u64 = 12;
const NODE_OUTPUT: u64 = 2;
const NODE_OP_TYPE: u64 = 4;
const NODE_ATTRIBUTE: u64 = 5;
const ATTRIBUTE_GRAPH: u64 = 6;

/// The name of a layer's attention among the outputs.
pub(super) fn attention_name(layer: usize) -> String {
    format!("attention.{layer}")
}

/// The model with its attention as outputs; nothing when it is not built as expected.
pub(super) fn with_attention(model: &[u8], layers: usize) -> Option<Vec<u8>> {
    // Both branches have to have every softmax.
    let softmax = |layer: usize| format!("/model/decoder/layers.{layer}/encoder_attn/Softmax_output_0");
    let mut branches = 0;
    let model = rewrite(model, |field, value| {
        if field != MODEL_GRAPH {
            return Some(Change::Keep);
        }
        let mut graph = rewrite(value, |field, value| {
            if field != GRAPH_NODE || !is_if(value)? {
                return Some(Change::Keep);
            }
            let mut node = rewrite(value, |field, value| {
                if field != NODE_ATTRIBUTE {
                    return Some(Change::Keep);
                }
                rewrite(value, |field, value| {
                    if field != ATTRIBUTE_GRAPH {
                        return Some(Change::Keep);
                    }
                    let mut branch = value.to_vec();
                    for layer in 0..layers {
                        let name = softmax(layer);
                        memmem(value, name.as_bytes()).then_some(())?;
                        put(&mut branch, GRAPH_OUTPUT, &value_info(&name));
                    }
                    branches += 1;
                    Some(Change::Replace(branch))
                })
                .map(Change::Replace)
            })?;
            (0..layers).for_each(|layer| put(&mut node, NODE_OUTPUT, attention_name(layer).as_bytes()));
            Some(Change::Replace(node))
        })?;
        (0..layers).for_each(|layer| put(&mut graph, GRAPH_OUTPUT, &value_info(&attention_name(layer))));
        Some(Change::Replace(graph))
    })?;
    (branches == 2).then_some(model)
}

/// `ValueInfoProto` of a tensor of 32-bit floats whose shape is not said.
fn value_info(name: &str) -> Vec<u8> {
    let mut info = Vec::new();
    put(&mut info, 1, name.as_bytes());
    // type { tensor_type { elem_type: FLOAT } }
    put(&mut info, 2, &[0x0A, 0x02, 0x08, 0x01]);
    info
}

fn is_if(node: &[u8]) -> Option<bool> {
    let mut found = false;
    rewrite(node, |field, value| {
        found |= field == NODE_OP_TYPE && value == b"If";
        Some(Change::Keep)
    })?;
    Some(found)
}

fn memmem(bytes: &[u8], needle: &[u8]) -> bool {
    bytes.windows(needle.len()).any(|window| window == needle)
}

/// What becomes of a field that holds bytes.
enum Change {
    Keep,
    Replace(Vec<u8>),
    Drop,
}

/// Copies a message; `change` says what becomes of the fields that hold bytes.
fn rewrite(message: &[u8], mut change: impl FnMut(u64, &[u8]) -> Option<Change>) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(message.len() + 4096);
    let mut rest = message;
    while !rest.is_empty() {
        let before = rest;
        let key = varint(&mut rest)?;
        match key & 7 {
            0 => {
                varint(&mut rest)?;
            }
            1 => rest = rest.get(8..)?,
            5 => rest = rest.get(4..)?,
            2 => {
                let length = usize::try_from(varint(&mut rest)?).ok()?;
                let (value, behind) = rest.split_at_checked(length)?;
                rest = behind;
                match change(key >> 3, value)? {
                    Change::Keep => {}
                    Change::Replace(new) => {
                        put(&mut out, key >> 3, &new);
                        continue;
                    }
                    Change::Drop => continue,
                }
            }
            _ => return None,
        }
        out.extend_from_slice(before.get(..before.len() - rest.len())?);
    }
    Some(out)
}

fn varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0u64;
    for shift in (0..64).step_by(7) {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        value |= u64::from(byte & 0x7F) << shift;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

fn put_varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// A field that holds bytes.
fn put(out: &mut Vec<u8>, field: u64, value: &[u8]) {
    put_varint(out, field << 3 | 2);
    put_varint(out, value.len() as u64);
    out.extend_from_slice(value);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(fields: &[(u64, &[u8])]) -> Vec<u8> {
        let mut out = Vec::new();
        fields.iter().for_each(|(field, value)| put(&mut out, *field, value));
        out
    }

    #[test]
    fn every_layer_becomes_an_output_of_both_branches_and_the_graph() {
        let softmax = b"/model/decoder/layers.0/encoder_attn/Softmax_output_0";
        let branch = message(&[(GRAPH_NODE, &message(&[(NODE_OUTPUT, softmax)]))]);
        let attribute = message(&[(1, b"then_branch"), (ATTRIBUTE_GRAPH, &branch)]);
        let node =
            message(&[(NODE_OP_TYPE, b"If"), (NODE_ATTRIBUTE, &attribute), (NODE_ATTRIBUTE, &attribute)]);
        let model = message(&[(MODEL_GRAPH, &message(&[(GRAPH_NODE, &node)]))]);
        let patched = with_attention(&model, 1).unwrap();
        let count = |needle: &[u8]| patched.windows(needle.len()).filter(|window| *window == needle).count();
        assert_eq!(count(b"attention.0"), 2);
        assert_eq!(count(softmax), 4);
        assert!(with_attention(&model, 2).is_none());
        for length in 0..model.len() {
            assert!(with_attention(&model[..length], 1).is_none());
        }
    }
}
