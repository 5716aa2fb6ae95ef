//! An adapted network, stored as a difference of low rank from the shipped one (`training/text/low_rank.py`): two thin matrices
//! beside each large one. Applied in memory, in place but for a table that grows.

use half::f16;

use crate::difference::{Rest, single, unpacked};
use crate::onnx_table::with_table;

const MAGIC: &[u8] = b"BBLOWRK1";
/// What a difference may unpack to.
const MOST_BYTES: u64 = 64 << 20;
const MOST_RANK: usize = 256;

const HALVES: u8 = 0;
const BYTES: u8 = 1;
const VECTOR: u8 = 2;
const TABLE: u8 = 3;
/// How often a table may come again.
const MOST_COPIES: usize = 64;

/// Makes the shipped file the adapted one, and says whether its table of shapes has grown; else says why it cannot be, and the file is
/// good for nothing.
pub(crate) fn apply(onnx: &mut Vec<u8>, packed: &[u8]) -> Result<bool, &'static str> {
    let misfit = "its difference of low rank does not fit its weights";
    let body = unpacked(packed, MAGIC, MOST_BYTES).ok_or("its difference of low rank is damaged")?;
    let mut rest = Rest::new(&body);
    let mut grown = None;
    while !rest.is_empty() {
        entry(onnx, &mut rest, &mut grown).ok_or(misfit)?;
    }
    // All places are those of the file as it was.
    let has_grown = grown.is_some();
    if let Some(Grown { place, columns, values }) = grown {
        *onnx = with_table(onnx, place, columns, &values).ok_or(misfit)?;
    }
    Ok(has_grown)
}

/// A table that has more rows now.
struct Grown {
    place: usize,
    columns: usize,
    values: Vec<f32>,
}

/// One tensor.
fn entry(onnx: &mut [u8], rest: &mut Rest<'_>, grown: &mut Option<Grown>) -> Option<()> {
    let place = rest.place()?;
    let [kind] = rest.array()?;
    let (rows, columns) = (rest.count()?, rest.count()?);
    let numbers = rows.checked_mul(columns).filter(|numbers| *numbers > 0)?;
    match kind {
        HALVES => {
            let rank = rest.count()?;
            let moves = Moves::read(rest, rows, columns, rank)?;
            let old = onnx.get_mut(place..place.checked_add(numbers.checked_mul(2)?)?)?;
            for (number, row) in old.chunks_exact_mut(columns * 2).enumerate() {
                for (bytes, moved) in row.chunks_exact_mut(2).zip(moves.row(number)) {
                    let old = f16::from_le_bytes(bytes.try_into().unwrap_or_default());
                    bytes.copy_from_slice(&f16::from_f32(old.to_f32() + moved).to_le_bytes());
                }
            }
        }
        BYTES => {
            let rank = rest.count()?;
            let scales_at = rest.place()?;
            let moves = Moves::read(rest, rows, columns, rank)?;
            bytes(onnx, (place, numbers), scales_at, &moves)?;
        }
        VECTOR => {
            let step = f32::from_le_bytes(rest.array()?);
            let counts = rest.take(numbers)?;
            let old = onnx.get_mut(place..place.checked_add(numbers.checked_mul(4)?)?)?;
            for (bytes, count) in old.chunks_exact_mut(4).zip(counts) {
                let old = f32::from_le_bytes(bytes.try_into().unwrap_or_default());
                bytes.copy_from_slice(&(old + step * f32::from(count.cast_signed())).to_le_bytes());
            }
        }
        TABLE => {
            let copies = rest.count().filter(|copies| (1..=MOST_COPIES).contains(copies))?;
            let old = onnx.get(place..place.checked_add(numbers.checked_mul(4)?)?)?;
            let mut values = Vec::with_capacity(numbers.checked_mul(copies)?);
            for _ in 0..copies {
                let step = f32::from_le_bytes(rest.array()?);
                let counts = rest.take(columns)?;
                let moves = counts.iter().map(|count| step * f32::from(count.cast_signed())).cycle();
                values.extend(old.chunks_exact(4).map(single).zip(moves).map(|(old, moved)| old + moved));
            }
            *grown = Some(Grown { place, columns, values });
        }
        _ => return None,
    }
    Some(())
}

/// A matrix of bytes with a scale for each column: both are made anew.
fn bytes(onnx: &mut [u8], (place, numbers): (usize, usize), scales_at: usize, moves: &Moves) -> Option<()> {
    let columns = moves.columns;
    let scales_end = scales_at.checked_add(columns.checked_mul(4)?)?;
    let scales: Vec<f32> = onnx.get(scales_at..scales_end)?.chunks_exact(4).map(single).collect();
    let matrix = place..place.checked_add(numbers)?;
    let mut values: Vec<f32> = Vec::with_capacity(numbers);
    for (number, row) in onnx.get(matrix.clone())?.chunks_exact(columns).enumerate() {
        let moved = moves.row(number);
        let old = row.iter().zip(&scales).map(|(byte, scale)| f32::from(byte.cast_signed()) * scale);
        values.extend(old.zip(moved).map(|(old, moved)| old + moved));
    }
    let mut largest = vec![0.0_f32; columns];
    for row in values.chunks_exact(columns) {
        largest.iter_mut().zip(row).for_each(|(most, value)| *most = most.max(value.abs()));
    }
    let scales: Vec<f32> = largest.into_iter().map(|most| most / 127.0 + 1e-12).collect();
    for (row, values) in onnx.get_mut(matrix)?.chunks_exact_mut(columns).zip(values.chunks_exact(columns)) {
        for ((byte, value), scale) in row.iter_mut().zip(values).zip(&scales) {
            *byte = ((value / scale).round_ties_even() as i8).cast_unsigned();
        }
    }
    for (bytes, scale) in onnx.get_mut(scales_at..scales_end)?.chunks_exact_mut(4).zip(&scales) {
        bytes.copy_from_slice(&scale.to_le_bytes());
    }
    Some(())
}

/// How far each number of a matrix moves: the product of two thin ones.
struct Moves {
    columns: usize,
    rank: usize,
    /// Row by row, scaled.
    left: Vec<f32>,
    right: Vec<f32>,
}

impl Moves {
    fn read(rest: &mut Rest<'_>, rows: usize, columns: usize, rank: usize) -> Option<Moves> {
        if !(1..=MOST_RANK).contains(&rank) {
            return None;
        }
        let scales = rest.singles(rank)?;
        let whole = |byte: &u8| f32::from(byte.cast_signed());
        let left = rest.take(rows.checked_mul(rank)?)?;
        let left = left.chunks_exact(rank).flat_map(|row| row.iter().map(whole).zip(&scales));
        let left = left.map(|(value, scale)| value * scale).collect();
        let right = rest.take(rank.checked_mul(columns)?)?.iter().map(whole).collect();
        Some(Moves { columns, rank, left, right })
    }

    fn row(&self, number: usize) -> Vec<f32> {
        let mut moved = vec![0.0; self.columns];
        let left = self.left.chunks_exact(self.rank).nth(number).unwrap_or_default();
        for (factor, right) in left.iter().zip(self.right.chunks_exact(self.columns)) {
            moved.iter_mut().zip(right).for_each(|(moved, right)| *moved += factor * right);
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;
    use crate::onnx_table::testing::model;

    fn packed(entries: &[u8]) -> Vec<u8> {
        let mut writer = flate2::write::DeflateEncoder::new(MAGIC.to_vec(), flate2::Compression::fast());
        writer.write_all(entries).unwrap();
        writer.finish().unwrap()
    }

    fn head(place: u64, kind: u8, rows: u32, columns: u32) -> Vec<u8> {
        [&place.to_le_bytes()[..], &[kind], &rows.to_le_bytes(), &columns.to_le_bytes()].concat()
    }

    fn halves(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|value| f16::from_f32(*value).to_le_bytes()).collect()
    }

    fn singles(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|value| value.to_le_bytes()).collect()
    }

    #[test]
    fn thin_matrices_move_halves_and_steps_move_vectors() {
        // (2, -1)ᵀ (1, 3) / 2 beside a matrix of two rows and two columns.
        let thin = [1_u32.to_le_bytes().to_vec(), singles(&[0.5]), vec![2, 255, 1, 3]].concat();
        let body = [
            [head(1, HALVES, 2, 2), thin].concat(),
            [head(9, VECTOR, 1, 2), singles(&[0.25]), vec![4, 254]].concat(),
        ];
        let mut onnx = [vec![7], halves(&[1.0, 2.0, 3.0, 4.0]), singles(&[1.0, 1.0]), vec![7]].concat();
        assert!(!apply(&mut onnx, &packed(&body.concat())).unwrap());
        let expected = [vec![7], halves(&[2.0, 5.0, 2.5, 2.5]), singles(&[2.0, 0.5]), vec![7]].concat();
        assert_eq!(onnx, expected);
    }

    #[test]
    fn a_table_comes_again_for_each_kind() {
        let mut onnx = model(1, &[1.5, 2.5]);
        let place = onnx.windows(4).position(|bytes| bytes == 1.5_f32.to_le_bytes()).unwrap() as u64;
        let body = [head(place, TABLE, 1, 2), 2_u32.to_le_bytes().to_vec()].concat();
        let body = [body, singles(&[1.0]), vec![0, 0], singles(&[0.5]), vec![1, 254]].concat();
        assert!(apply(&mut onnx, &packed(&body)).unwrap());
        assert_eq!(onnx, model(2, &[1.5, 2.5, 2.0, 1.5]));
    }

    #[test]
    fn a_matrix_of_bytes_gets_new_scales() {
        let mut onnx = [vec![10, 20, 30, 236], singles(&[0.1, 0.5])].concat();
        let thin =
            [1_u32.to_le_bytes().to_vec(), 4_u64.to_le_bytes().to_vec(), singles(&[1.0]), vec![1, 0, 4, 2]];
        let body = [head(0, BYTES, 2, 2), thin.concat()].concat();
        apply(&mut onnx, &packed(&body)).unwrap();
        let scales: Vec<f32> = onnx[4..].chunks_exact(4).map(single).collect();
        let value = |at: usize| f32::from(onnx[at].cast_signed()) * scales[at % 2];
        for (at, wanted) in [5.0, 12.0, 3.0, -10.0].into_iter().enumerate() {
            assert!((value(at) - wanted).abs() < 0.05, "{at}: {}", value(at));
        }
        assert_eq!(onnx[0], 127, "the largest of a column has the largest number");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let thin = [1_u32.to_le_bytes().to_vec(), 4_u64.to_le_bytes().to_vec(), singles(&[1.0]), vec![1; 4]];
        let whole = [head(0, BYTES, 2, 2), thin.concat()].concat();
        for length in 1..whole.len() {
            assert!(apply(&mut vec![0; 12], &packed(&whole[..length])).is_err(), "{length}");
        }
        assert!(apply(&mut vec![0; 12], &packed(&whole)).is_ok());
        assert!(apply(&mut vec![0; 11], &packed(&whole)).is_err());
        let wild = [
            [head(0, HALVES, 2, 2), u32::MAX.to_le_bytes().to_vec()].concat(),
            head(u64::MAX, VECTOR, 1, u32::MAX),
            head(0, HALVES, u32::MAX, u32::MAX),
            head(0, HALVES, 0, 2),
            head(0, 9, 1, 1),
            [head(0, TABLE, 1, 2), u32::MAX.to_le_bytes().to_vec()].concat(),
            // It is in no tensor.
            [head(0, TABLE, 1, 2), 1_u32.to_le_bytes().to_vec(), singles(&[1.0]), vec![1, 1]].concat(),
        ];
        for body in wild {
            assert!(apply(&mut vec![0; 12], &packed(&body)).is_err());
        }
        assert!(apply(&mut vec![0; 12], b"BBDELTA1").is_err());
    }
}
