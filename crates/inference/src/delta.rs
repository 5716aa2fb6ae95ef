//! A refined network, stored as its difference from an older file of the repository (`training/text/delta.py`): a tenth of
//! the size, and the old file need not be stored twice. Applied in memory, in place.

use half::f16;

use crate::difference::{Rest, unpacked};

const MAGIC: &[u8] = b"BBDELTA1";
/// What a difference may unpack to.
const MOST_BYTES: u64 = 256 << 20;

const AS_THEY_ARE: u8 = 0;
const WIDENED: u8 = 1;
const STEPS: u8 = 2;

/// Makes the old file the new one; else says why it cannot be, and the file is good for nothing.
pub(crate) fn apply(onnx: &mut [u8], delta: &[u8]) -> Result<(), &'static str> {
    let body = unpacked(delta, MAGIC, MOST_BYTES).ok_or("its difference is damaged")?;
    let mut rest = Rest::new(&body);
    while !rest.is_empty() {
        entry(onnx, &mut rest).ok_or("its difference does not fit its weights")?;
    }
    Ok(())
}

/// One tensor.
fn entry(onnx: &mut [u8], rest: &mut Rest<'_>) -> Option<()> {
    let place = rest.place()?;
    let [kind] = rest.array()?;
    let (rows, columns) = (rest.count()?, rest.count()?);
    let numbers = rows.checked_mul(columns).filter(|numbers| *numbers > 0)?;
    let width = if kind == WIDENED { 4 } else { 2 };
    let end = place.checked_add(numbers.checked_mul(width)?)?;
    let old = onnx.get_mut(place..end)?;
    match kind {
        AS_THEY_ARE => old.copy_from_slice(rest.take(numbers.checked_mul(2)?)?),
        WIDENED => {
            let new = rest.take(numbers.checked_mul(2)?)?;
            for (wide, narrow) in old.chunks_exact_mut(4).zip(new.chunks_exact(2)) {
                wide.copy_from_slice(&number(narrow).to_f32().to_le_bytes());
            }
        }
        STEPS => {
            let steps = rest.singles(columns)?;
            let counts = rest.take(numbers)?;
            for (row, counts) in old.chunks_exact_mut(columns * 2).zip(counts.chunks_exact(columns)) {
                for ((bytes, count), step) in row.chunks_exact_mut(2).zip(counts).zip(&steps) {
                    let moved = number(bytes).to_f32() + step * f32::from(count.cast_signed());
                    bytes.copy_from_slice(&f16::from_f32(moved).to_le_bytes());
                }
            }
        }
        _ => return None,
    }
    Some(())
}

fn number(bytes: &[u8]) -> f16 {
    f16::from_le_bytes(bytes.try_into().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn packed(entries: &[u8]) -> Vec<u8> {
        let mut writer = flate2::write::DeflateEncoder::new(MAGIC.to_vec(), flate2::Compression::fast());
        writer.write_all(entries).unwrap();
        writer.finish().unwrap()
    }

    fn entry_of(place: u64, kind: u8, rows: u32, columns: u32, content: &[u8]) -> Vec<u8> {
        [&place.to_le_bytes()[..], &[kind], &rows.to_le_bytes(), &columns.to_le_bytes(), content].concat()
    }

    fn halves(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|value| f16::from_f32(*value).to_le_bytes()).collect()
    }

    #[test]
    fn matrices_move_by_steps_and_vectors_are_replaced() {
        let mut onnx = [vec![7; 3], halves(&[1.0, 2.0, 3.0, 4.0]), vec![0; 8], halves(&[9.0])].concat();
        let steps = [0.5f32.to_le_bytes(), 0.25f32.to_le_bytes()].concat();
        let body = [
            entry_of(3, STEPS, 2, 2, &[steps, vec![2, 0xff, 0, 4]].concat()),
            entry_of(11, WIDENED, 1, 2, &halves(&[-1.5, 2.5])),
            entry_of(19, AS_THEY_ARE, 1, 1, &halves(&[8.0])),
        ];
        apply(&mut onnx, &packed(&body.concat())).unwrap();
        assert_eq!(onnx[..3], [7; 3]);
        assert_eq!(onnx[3..11], halves(&[2.0, 1.75, 3.0, 5.0]));
        assert_eq!(onnx[11..19], [(-1.5f32).to_le_bytes(), 2.5f32.to_le_bytes()].concat());
        assert_eq!(onnx[19..], halves(&[8.0]));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let body = entry_of(0, STEPS, 2, 2, &[vec![0; 8], vec![1; 4]].concat());
        assert!(apply(&mut [0; 7], &packed(&body)).is_err());
        for length in 0..body.len() {
            assert_eq!(apply(&mut [0; 8], &packed(&body[..length])).is_ok(), length == 0);
        }
        let delta = packed(&body);
        for length in 0..delta.len() {
            assert!(apply(&mut [0; 8], &delta[..length]).is_err());
        }
        assert!(apply(&mut [0; 8], &packed(&entry_of(0, 3, 1, 1, &[0; 2]))).is_err());
        assert!(apply(&mut [0; 8], &packed(&entry_of(u64::MAX, 0, u32::MAX, u32::MAX, &[]))).is_err());
        assert!(apply(&mut [0; 8], &packed(&entry_of(0, STEPS, 5, 0, &[]))).is_err());
    }
}
