//! Samples of 1 to 16 bits, packed in rows that begin on a byte: highest bit first, as PNG, BMP and TIFF have them.

use blackbar_core::FormatError;

use super::contained::damaged;
use super::raster::Samples;

/// Bytes of a row.
pub(crate) fn row_bytes(samples: usize, depth: u8) -> Option<usize> {
    Some(samples.checked_mul(usize::from(depth))?.div_ceil(8))
}

/// One number a sample. Samples of 16 bits are big-endian. Missing bytes are an error, further ones are not read.
pub(crate) fn unpack(
    packed: &[u8],
    samples_a_row: usize,
    rows: usize,
    depth: u8,
) -> Result<Samples, FormatError> {
    let short = || damaged("the picture ends early");
    let stride = row_bytes(samples_a_row, depth).ok_or_else(short)?;
    if stride == 0 || packed.len() / stride < rows {
        return Err(short());
    }
    let lines = packed.chunks_exact(stride).take(rows);
    Ok(match depth {
        8 => Samples::Eight(packed.get(..stride * rows).ok_or_else(short)?.to_vec()),
        16 => {
            let pairs = packed.get(..stride * rows).ok_or_else(short)?.chunks_exact(2);
            Samples::Sixteen(pairs.map(|pair| u16::from(pair[0]) << 8 | u16::from(pair[1])).collect())
        }
        1..=7 => {
            let mut samples = Vec::with_capacity(samples_a_row * rows);
            for line in lines {
                samples.extend((0..samples_a_row).map(|at| u8::try_from(bits(line, at, depth)).unwrap_or(0)));
            }
            Samples::Eight(samples)
        }
        9..=15 => {
            let mut samples = Vec::with_capacity(samples_a_row * rows);
            for line in lines {
                samples
                    .extend((0..samples_a_row).map(|at| u16::try_from(bits(line, at, depth)).unwrap_or(0)));
            }
            Samples::Sixteen(samples)
        }
        _ => return Err(damaged("the depth of the picture is none")),
    })
}

/// The sample with number `at` of a row.
fn bits(line: &[u8], at: usize, depth: u8) -> u32 {
    let first = at * usize::from(depth);
    let byte = |index: usize| line.get(first / 8 + index).copied().map_or(0, u32::from);
    let window = byte(0) << 16 | byte(1) << 8 | byte(2);
    let shift = 24 - first % 8 - usize::from(depth);
    window >> shift & ((1 << depth) - 1)
}

/// The reverse of [`unpack`].
pub(crate) fn pack(samples: &Samples, samples_a_row: usize, depth: u8) -> Vec<u8> {
    match samples {
        Samples::Eight(samples) if depth == 8 => samples.clone(),
        Samples::Sixteen(samples) if depth == 16 => {
            samples.iter().flat_map(|sample| sample.to_be_bytes()).collect()
        }
        Samples::Eight(samples) => {
            pack_rows(samples.iter().map(|sample| u32::from(*sample)), samples_a_row, depth)
        }
        Samples::Sixteen(samples) => {
            pack_rows(samples.iter().map(|sample| u32::from(*sample)), samples_a_row, depth)
        }
    }
}

fn pack_rows(samples: impl Iterator<Item = u32>, samples_a_row: usize, depth: u8) -> Vec<u8> {
    let (mut packed, mut held, mut count) = (Vec::new(), 0u32, 0u8);
    for (at, sample) in samples.enumerate() {
        held = held << depth | sample & ((1 << depth) - 1);
        count += depth;
        while count >= 8 {
            count -= 8;
            packed.push(u8::try_from(held >> count & 0xFF).unwrap_or(0));
        }
        held &= (1 << count) - 1;
        if (at + 1) % samples_a_row.max(1) == 0 && count > 0 {
            packed.push(u8::try_from(held << (8 - count) & 0xFF).unwrap_or(0));
            (held, count) = (0, 0);
        }
    }
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_depth_packs_and_unpacks() {
        for depth in 1..=16u8 {
            let value = |at: u32| at.wrapping_mul(2_654_435_761) >> 7 & ((1 << depth) - 1);
            let samples = if depth <= 8 {
                Samples::Eight((0..21).map(|at| u8::try_from(value(at)).unwrap()).collect())
            } else {
                Samples::Sixteen((0..21).map(|at| u16::try_from(value(at)).unwrap()).collect())
            };
            let packed = pack(&samples, 7, depth);
            assert_eq!(packed.len(), 3 * row_bytes(7, depth).unwrap());
            assert_eq!(unpack(&packed, 7, 3, depth), Ok(samples), "{depth}");
            assert!(unpack(&packed[1..], 7, 3, depth).is_err());
        }
    }
}
