//! BMP, read by our own code: decoders at hand refuse the headers of OS/2 and runs from above. Written without runs, in
//! the depth it had; 16-bit pixels become 24-bit ones of the same colours. Profiles and what stands between the parts go.

mod header;
mod pixels;

use blackbar_core::{Document, Format, FormatError, Limits, OpenContext, Recheck};

use super::bits::pack;
use super::check::Loss;
use super::document;
use super::raster::{Colour, Raster, Samples, check_size};
use super::still::{Codec, Still};

/// Windows and OS/2 bitmaps.
pub struct Bmp;

/// Whether the bytes begin like one.
pub(crate) fn begins(bytes: &[u8]) -> bool {
    header::begins(bytes)
}

impl Format for Bmp {
    fn name(&self) -> &'static str {
        "BMP"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["image/bmp", "image/x-ms-bmp"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["bmp", "dib"]
    }

    fn recheck(&self) -> Recheck {
        Recheck::WriterChecks
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        if !begins(&bytes) {
            return Err(FormatError::WrongType("a BMP picture"));
        }
        let (raster, density) = decode(&bytes, context.limits)?;
        let codec = BmpCodec { density, limits: context.limits.clone() };
        document::open(Box::new(Still { raster, codec, warnings: Vec::new() }), context)
    }
}

struct BmpCodec {
    density: (u32, u32),
    limits: Limits,
}

impl Codec for BmpCodec {
    fn loss(&self) -> Loss {
        Loss::None
    }

    fn encode(&self, raster: &Raster) -> Result<Vec<u8>, FormatError> {
        encode(raster, self.density)
    }

    fn decode(&self, bytes: &[u8]) -> Result<Raster, FormatError> {
        decode(bytes, &self.limits).map(|(raster, _)| raster)
    }
}

fn decode(bytes: &[u8], limits: &Limits) -> Result<(Raster, (u32, u32)), FormatError> {
    let header = header::read(bytes)?;
    let size = check_size(header.width, header.height, limits)?;
    Ok((pixels::read(bytes, &header, size)?, header.density))
}

fn encode(raster: &Raster, density: (u32, u32)) -> Result<Vec<u8>, FormatError> {
    let unsupported = || FormatError::Unsupported("the BMP picture cannot be written");
    let Samples::Eight(samples) = &raster.samples else { return Err(unsupported()) };
    let (bits, palette, rows) = match &raster.colour {
        Colour::Palette(colours) => {
            let packed = pack(&raster.samples, raster.width as usize, raster.depth);
            (u32::from(raster.depth), colours.as_slice(), packed)
        }
        Colour::Rgb => {
            (24, &[][..], samples.chunks_exact(3).flat_map(|pixel| [pixel[2], pixel[1], pixel[0]]).collect())
        }
        Colour::Rgba => {
            let swapped = samples.chunks_exact(4).flat_map(|pixel| [pixel[2], pixel[1], pixel[0], pixel[3]]);
            (32, &[][..], swapped.collect())
        }
        _ => return Err(unsupported()),
    };
    let header_length: u32 = if bits == 32 { 108 } else { 40 };
    let colours = u32::try_from(palette.len()).map_err(|_| unsupported())?;
    let stride = rows.len() / raster.height as usize;
    let padded = stride.next_multiple_of(4);
    let start = 14 + header_length + colours * 4;
    let image = u32::try_from(padded * raster.height as usize).map_err(|_| unsupported())?;
    let total = start.checked_add(image).ok_or_else(unsupported)?;
    let mut bytes = Vec::with_capacity(total as usize);
    bytes.extend_from_slice(b"BM");
    let compression = if bits == 32 { 3 } else { 0 };
    let planes_and_bits = 1 | bits << 16;
    let words = [total, 0, start, header_length, raster.width, raster.height, planes_and_bits];
    let more = [compression, image, density.0, density.1, colours, 0];
    words.iter().chain(&more).for_each(|word| bytes.extend_from_slice(&word.to_le_bytes()));
    if bits == 32 {
        let masks = [0xFF_0000u32, 0xFF00, 0xFF, 0xFF00_0000, u32::from_be_bytes(*b"sRGB")];
        masks.iter().for_each(|word| bytes.extend_from_slice(&word.to_le_bytes()));
        bytes.resize(14 + header_length as usize, 0);
    }
    palette.iter().for_each(|colour| bytes.extend_from_slice(&[colour[2], colour[1], colour[0], 0]));
    for row in rows.chunks_exact(stride).rev() {
        bytes.extend_from_slice(row);
        bytes.resize(bytes.len() + padded - stride, 0);
    }
    Ok(bytes)
}
