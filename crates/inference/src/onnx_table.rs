//! A table in an ONNX file that gets more rows: what holds it is written anew, the rest is copied.

use std::ops::Range;

use crate::onnx_fields::{Fields, first, put, put_varint};

// Field numbers of the messages, from the ONNX definition.
const MODEL_GRAPH: u64 = 7;
const GRAPH_INITIALIZER: u64 = 5;
const TENSOR_DIMENSION: u64 = 1;
const TENSOR_TYPE: u64 = 2;
const TENSOR_NAME: u64 = 8;
const TENSOR_BYTES: u64 = 9;
const FLOAT: u64 = 1;

/// The file with `values` (so many columns) in place of the table whose numbers begin at `place`.
pub(crate) fn with_table(onnx: &[u8], place: usize, columns: usize, values: &[f32]) -> Option<Vec<u8>> {
    let graph = field_around(onnx, 0..onnx.len(), MODEL_GRAPH, place)?;
    let tensor = field_around(onnx, graph.content.clone(), GRAPH_INITIALIZER, place)?;
    let name = first(onnx.get(tensor.content.clone())?, TENSOR_NAME)?;
    let rows = values.len().checked_div(columns)?;
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    let mut table = Vec::with_capacity(bytes.len() + 64);
    for dimension in [rows, columns] {
        put_varint(&mut table, TENSOR_DIMENSION << 3);
        put_varint(&mut table, dimension as u64);
    }
    put_varint(&mut table, TENSOR_TYPE << 3);
    put_varint(&mut table, FLOAT);
    put(&mut table, TENSOR_NAME, name);
    put(&mut table, TENSOR_BYTES, &bytes);
    let mut inside = onnx.get(graph.content.start..tensor.whole.start)?.to_vec();
    put(&mut inside, GRAPH_INITIALIZER, &table);
    inside.extend(onnx.get(tensor.whole.end..graph.content.end)?);
    let mut whole = onnx.get(..graph.whole.start)?.to_vec();
    put(&mut whole, MODEL_GRAPH, &inside);
    whole.extend(onnx.get(graph.whole.end..)?);
    Some(whole)
}

/// Where a field lies, with its key and without.
struct Place {
    whole: Range<usize>,
    content: Range<usize>,
}

/// The field of that number, of the message at `message`, that `place` lies in.
fn field_around(onnx: &[u8], message: Range<usize>, number: u64, place: usize) -> Option<Place> {
    let mut fields = Fields(onnx.get(message.clone())?);
    loop {
        let start = message.end - fields.0.len();
        let (found, content) = fields.next()??;
        let end = message.end - fields.0.len();
        let content = end - content.len()..end;
        if found == number && content.contains(&place) {
            return Some(Place { whole: start..end, content });
        }
    }
}

/// A file with one table of two columns.
#[cfg(test)]
pub(crate) mod testing {
    use crate::onnx_fields::testing::field;

    pub(crate) fn model(rows: u8, values: &[f32]) -> Vec<u8> {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        let table = [vec![8, rows, 8, 2, 16, 1], field(8, b"shapes"), field(9, &bytes)].concat();
        let other = [vec![8, 1], field(8, b"other"), field(9, &[1; 4])].concat();
        let graph = [field(1, b"node"), field(5, &other), field(5, &table), field(11, b"input")].concat();
        [vec![8, 8], field(7, &graph), field(8, b"opset")].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::testing::model;
    use super::*;

    #[test]
    fn a_table_grows_and_the_rest_stays() {
        let (old, new) = ([1.5, 2.5], [1.5, 2.5, 3.5, 4.5]);
        let small = model(1, &old);
        let place = small.windows(4).position(|bytes| bytes == old[0].to_le_bytes()).unwrap();
        assert_eq!(with_table(&small, place, 2, &new), Some(model(2, &new)));
        assert_eq!(with_table(&small, small.len(), 2, &new), None);
        assert_eq!(with_table(&small, 0, 2, &new), None);
        for length in 0..small.len() {
            // Whatever comes of it, it comes.
            with_table(&small[..length], place, 2, &new);
        }
    }
}
