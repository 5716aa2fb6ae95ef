//! Matrices that are stored as bytes. `training/text/export.py` puts each behind `Max(matrix, -128)`, which changes nothing
//! but keeps OpenVINO from unpacking it at every run in bf16 or f32. A processor with VNNI multiplies bytes by bytes, one and
//! a half times as fast as f32; for that the matrix must stand bare, so the lock is made `Sub(matrix, 0)`, which OpenVINO drops.

use crate::onnx_fields::Fields;

// Field numbers of the messages, from the ONNX definition.
const MODEL_GRAPH: u64 = 7;
const GRAPH_NODE: u64 = 1;
const GRAPH_INITIALIZER: u64 = 5;
const NODE_INPUT: u64 = 1;
const NODE_KIND: u64 = 4;
const TENSOR_NAME: u64 = 8;
const TENSOR_BYTES: u64 = 9;

/// Whether the processor multiplies bytes, and oneDNN was not told to do without some of its instructions.
pub(super) fn are_fast() -> bool {
    #[cfg(target_arch = "x86_64")]
    let can = std::arch::is_x86_feature_detected!("avx512vnni");
    #[cfg(not(target_arch = "x86_64"))]
    let can = false;
    can && std::env::var_os("ONEDNN_MAX_CPU_ISA").is_none()
}

/// The file with its matrices bare; `None` when it has none behind such a lock.
pub(super) fn unlocked(onnx: &[u8]) -> Option<Vec<u8>> {
    let graph = fields(onnx, MODEL_GRAPH).next()?;
    let (mut kinds, mut bounds) = (Vec::new(), Vec::new());
    for node in fields(graph, GRAPH_NODE) {
        let Some(kind) = fields(node, NODE_KIND).next().filter(|kind| *kind == b"Max") else { continue };
        kinds.push(kind);
        bounds.push(fields(node, NODE_INPUT).nth(1)?);
    }
    let lowest = (-128f32).to_le_bytes();
    let numbers: Vec<&[u8]> = fields(graph, GRAPH_INITIALIZER)
        .filter(|tensor| fields(tensor, TENSOR_NAME).next().is_some_and(|name| bounds.contains(&name)))
        .filter_map(|tensor| fields(tensor, TENSOR_BYTES).next().filter(|number| *number == lowest))
        .collect();
    // Another kind of network may really look for a maximum.
    if kinds.is_empty() || numbers.len() != kinds.len() {
        return None;
    }
    let mut bare = onnx.to_vec();
    let mut put = |place: &[u8], new: &[u8]| {
        let start = place.as_ptr().addr().checked_sub(onnx.as_ptr().addr())?;
        bare.get_mut(start..start + place.len())?.copy_from_slice(new);
        Some(())
    };
    kinds.into_iter().try_for_each(|kind| put(kind, b"Sub"))?;
    numbers.into_iter().try_for_each(|number| put(number, &[0; 4]))?;
    Some(bare)
}

fn fields(message: &[u8], number: u64) -> impl Iterator<Item = &[u8]> {
    Fields(message)
        .map_while(|field| field)
        .filter(move |(found, _)| *found == number)
        .map(|(_, bytes)| bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::onnx_fields::testing::field;

    fn model(kind: &[u8], bound: f32) -> Vec<u8> {
        let node = [field(1, b"w"), field(1, b"bound"), field(2, b"y"), field(4, kind)].concat();
        let tensor = [field(8, b"bound"), field(9, &bound.to_le_bytes())].concat();
        field(7, &[field(1, &node), field(5, &tensor)].concat())
    }

    #[test]
    fn only_the_lock_of_a_byte_matrix_is_taken_off() {
        assert_eq!(unlocked(&model(b"Max", -128.0)), Some(model(b"Sub", 0.0)));
        assert_eq!(unlocked(&model(b"Max", 0.0)), None);
        assert_eq!(unlocked(&model(b"Min", -128.0)), None);
        assert_eq!(unlocked(b"\xff\xff"), None);
    }
}
