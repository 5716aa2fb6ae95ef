//! The pixels of a BMP: packed indices, runs of them, or numbers whose bits are told by masks.

use blackbar_core::FormatError;

use super::super::bits::{row_bytes, unpack};
use super::super::contained::damaged;
use super::super::raster::{Colour, Raster, Samples};
use super::header::{Header, Storage};

/// Upright, whatever way the rows are stored.
pub(super) fn read(bytes: &[u8], header: &Header, size: (u32, u32)) -> Result<Raster, FormatError> {
    let data = bytes.get(header.start..).ok_or_else(|| damaged("its pixels are missing"))?;
    let (width, height) = (size.0 as usize, size.1 as usize);
    let (mut samples, channels, depth, colour) = match (header.storage, header.bits) {
        (Storage::Runs, bits) => {
            let colour = Colour::Palette(header.palette.clone());
            (runs(data, width, height, bits == 4), 1, u8::try_from(bits).unwrap_or(8), colour)
        }
        (Storage::Plain, bits @ (1 | 2 | 4 | 8)) => {
            let bits = u8::try_from(bits).unwrap_or(8);
            let rows = rows(data, width, height, bits)?;
            let Samples::Eight(indices) = unpack(&rows, width, height, bits)? else {
                return Err(damaged("its depth is none"));
            };
            // There is no writer of two bits.
            (indices, 1, if bits == 2 { 4 } else { bits }, Colour::Palette(header.palette.clone()))
        }
        (Storage::Plain, bits) => {
            let (samples, alpha) = numbers(data, header, width, height, usize::from(bits / 8))?;
            if alpha { (samples, 4, 8, Colour::Rgba) } else { (samples, 3, 8, Colour::Rgb) }
        }
    };
    if !header.top_down {
        let stride = width * channels;
        for y in 0..height / 2 {
            let (upper, lower) = samples.split_at_mut((height - 1 - y) * stride);
            upper[y * stride..(y + 1) * stride].swap_with_slice(&mut lower[..stride]);
        }
    }
    Raster::new(size, depth, colour, Samples::Eight(samples))
}

/// The rows without the bytes that fill them up to a multiple of four.
fn rows(data: &[u8], width: usize, height: usize, bits: u8) -> Result<Vec<u8>, FormatError> {
    let early = || damaged("its pixels end early");
    let used = row_bytes(width, bits).ok_or_else(early)?;
    let stride = used.next_multiple_of(4);
    if data.len() < stride * (height - 1) + used {
        return Err(early());
    }
    let mut rows = Vec::with_capacity(used * height);
    for y in 0..height {
        rows.extend_from_slice(data.get(y * stride..y * stride + used).ok_or_else(early)?);
    }
    Ok(rows)
}

/// Pixels of 16, 24 and 32 bits as bytes of red, green, blue and, where there is any, opacity.
fn numbers(
    data: &[u8],
    header: &Header,
    width: usize,
    height: usize,
    bytes: usize,
) -> Result<(Vec<u8>, bool), FormatError> {
    let masks = header.masks.unwrap_or([0xFF_0000, 0xFF00, 0xFF, 0]);
    if masks.iter().take(3).any(|mask| *mask == 0) {
        return Err(damaged("its colours have no bits"));
    }
    let rows = rows(data, width, height, u8::try_from(bytes * 8).unwrap_or(32))?;
    let number = |pixel: &[u8]| pixel.iter().rev().fold(0u32, |number, byte| number << 8 | u32::from(*byte));
    // An opacity that is zero all over was never filled in.
    let alpha = masks[3] != 0 && rows.chunks_exact(bytes).any(|pixel| number(pixel) & masks[3] != 0);
    let channels = if alpha { 4 } else { 3 };
    let mut samples = Vec::with_capacity(width * height * channels);
    for pixel in rows.chunks_exact(bytes) {
        let number = number(pixel);
        samples.extend(masks.iter().take(channels).map(|mask| part(number, *mask)));
    }
    Ok((samples, alpha))
}

/// The bits under a mask as a byte.
fn part(number: u32, mask: u32) -> u8 {
    let shift = mask.trailing_zeros();
    let most = mask >> shift;
    let value = (number & mask) >> shift;
    u8::try_from((u64::from(value) * 255 + u64::from(most) / 2) / u64::from(most)).unwrap_or(u8::MAX)
}

/// Pixels that no run reaches are of the first colour. Every step takes bytes from the input, so it ends.
fn runs(data: &[u8], width: usize, height: usize, nibbles: bool) -> Vec<u8> {
    let mut pixels = vec![0; width * height];
    let (mut x, mut y, mut at) = (0usize, 0usize, 0usize);
    let mut put = |x: usize, y: usize, index: u8| {
        if x < width
            && let Some(pixel) = pixels.get_mut(y * width + x)
        {
            *pixel = index;
        }
    };
    let half = |byte: u8, place: usize| {
        if !nibbles {
            byte
        } else if place.is_multiple_of(2) {
            byte >> 4
        } else {
            byte & 15
        }
    };
    while let (Some(count), Some(value)) = (data.get(at).copied(), data.get(at + 1).copied()) {
        at += 2;
        match (count, value) {
            (0, 0) => (x, y) = (0, y + 1),
            (0, 1) => break,
            (0, 2) => {
                let moved = |at: usize| data.get(at).copied().map_or(0, usize::from);
                (x, y, at) = (x + moved(at), y + moved(at + 1), at + 2);
            }
            (0, literal) => {
                let literal = usize::from(literal);
                for place in 0..literal {
                    let byte = data.get(at + if nibbles { place / 2 } else { place }).copied().unwrap_or(0);
                    put(x + place, y, half(byte, place));
                }
                x += literal;
                at += (if nibbles { literal.div_ceil(2) } else { literal }).next_multiple_of(2);
            }
            (count, value) => {
                (0..usize::from(count)).for_each(|place| put(x + place, y, half(value, place)));
                x += usize::from(count);
            }
        }
        if y >= height {
            break;
        }
    }
    pixels
}
