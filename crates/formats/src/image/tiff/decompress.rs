//! The bytes of one strip or tile, decompressed to the length they must have and no further.

use std::io::Read;

use super::fax::{Coding, decode};
use super::page::{Compression, Page};

/// At most `length` bytes; fewer when the strip is damaged. JPEG is not for here.
pub(super) fn decompress(strip: &[u8], page: &Page, length: usize) -> Vec<u8> {
    let reversed: Vec<u8>;
    let strip = if page.reversed_bits {
        reversed = strip.iter().map(|byte| byte.reverse_bits()).collect();
        &reversed
    } else {
        strip
    };
    let coding = match page.compression {
        Compression::None => return strip.get(..length.min(strip.len())).unwrap_or_default().to_vec(),
        Compression::PackBits => return pack_bits(strip, length),
        Compression::Lzw => return lzw(strip, length),
        Compression::Deflate => return inflate(strip, length),
        Compression::FaxRuns => Coding::ByteRuns,
        Compression::Group3 { two_dimensional } => Coding::Group3 { two_dimensional },
        Compression::Group4 => Coding::Group4,
        Compression::Jpeg | Compression::OldJpeg => return Vec::new(),
    };
    let (pixels, _) = decode(strip, page.tile.0, page.tile.1, coding);
    let samples = super::super::raster::Samples::Eight(pixels);
    super::super::bits::pack(&samples, page.tile.0, 1)
}

fn pack_bits(strip: &[u8], length: usize) -> Vec<u8> {
    let mut out = Vec::new();
    let mut rest = strip;
    while let Some((head, behind)) = rest.split_first() {
        if out.len() >= length {
            break;
        }
        match head.cast_signed() {
            -128 => rest = behind,
            count @ 0.. => {
                let count = (usize::from(count.unsigned_abs()) + 1).min(behind.len());
                out.extend_from_slice(behind.get(..count).unwrap_or_default());
                rest = behind.get(count..).unwrap_or_default();
            }
            count => {
                let Some((value, after)) = behind.split_first() else { break };
                out.resize(out.len() + usize::from(count.unsigned_abs()) + 1, *value);
                rest = after;
            }
        }
    }
    out.truncate(length);
    out
}

fn inflate(strip: &[u8], length: usize) -> Vec<u8> {
    let mut out = Vec::new();
    // What came before an error is kept.
    let _ = flate2::read::ZlibDecoder::new(strip).take(length as u64).read_to_end(&mut out);
    out
}

fn lzw(strip: &[u8], length: usize) -> Vec<u8> {
    use weezl::{BitOrder, LzwStatus, decode::Configuration};
    // The first TIFFs had the bits the other way round, and began with a clear code that tells it.
    let old = strip.first() == Some(&0) && strip.get(1).is_some_and(|byte| byte & 1 == 1);
    let mut decoder = if old {
        Configuration::new(BitOrder::Lsb, 8).build()
    } else {
        Configuration::with_tiff_size_switch(BitOrder::Msb, 8).build()
    };
    let mut out = vec![0; length];
    let (mut read, mut written) = (0, 0);
    while let (Some(input), Some(output)) = (strip.get(read..), out.get_mut(written..)) {
        let step = decoder.decode_bytes(input, output);
        read += step.consumed_in;
        written += step.consumed_out;
        let idle = step.consumed_in == 0 && step.consumed_out == 0;
        if idle || !matches!(step.status, Ok(LzwStatus::Ok)) || written >= length {
            break;
        }
    }
    out.truncate(written);
    out
}
