//! Strips and tiles to one raster: unpacked, predictions undone, planes merged, colours that no writer keeps (luminance
//! and differences, CIE L*a*b*) turned to RGB.

use blackbar_core::{Cancel, FormatError, Limits};

use super::super::bits::unpack;
use super::super::contained::{contained, damaged};
use super::super::jpeg;
use super::super::raster::{Colour, Raster, Samples};
use super::colours::{rgb_from_lab, rgb_from_luminance};
use super::decompress::decompress;
use super::directory::Source;
use super::page::{Compression, Page, Photometric};

/// A decoded page, upright.
pub(super) struct Pixels {
    pub(super) raster: Raster,
    /// Whether parts were damaged and left blank.
    pub(super) blank: bool,
}

pub(super) fn read(
    page: &Page,
    source: Source<'_>,
    limits: &Limits,
    cancel: &Cancel,
) -> Result<Pixels, FormatError> {
    let (width, height) = (page.size.0 as usize, page.size.1 as usize);
    let wanted = page.photometric.channels() + usize::from(page.alpha.is_some() && page.keeps_alpha());
    let count = width * height * wanted;
    if count > limits.decoded_bytes {
        return Err(FormatError::OverLimit("memory of a picture"));
    }
    let mut whole =
        if page.depth > 8 { Samples::Sixteen(vec![0; count]) } else { Samples::Eight(vec![0; count]) };
    let across = width.div_ceil(page.tile.0);
    let a_plane = across * height.div_ceil(page.tile.1);
    let (mut blank, mut any) = (false, false);
    for (index, (at, length)) in page.tiles.iter().enumerate() {
        cancel.check()?;
        let plane = index / a_plane;
        if plane >= wanted {
            break;
        }
        let strip = at.checked_add(*length).and_then(|end| source.bytes.get(*at..end)).unwrap_or_default();
        let (left, top) = (index % a_plane % across * page.tile.0, index % a_plane / across * page.tile.1);
        let rows = page.tile.1.min(height - top);
        let Some((tile, complete)) = tile(page, source, strip, rows, limits)? else {
            blank = true;
            continue;
        };
        any = true;
        blank |= !complete;
        let columns = page.tile.0.min(width - left);
        let from = tile.channels;
        for y in 0..rows.min(tile.rows) {
            for x in 0..columns.min(tile.columns) {
                let source_at = (y * tile.columns + x) * from;
                let target_at = ((top + y) * width + left + x) * wanted;
                if page.planar {
                    copy(&tile.samples, source_at, &mut whole, target_at + plane, 1);
                } else {
                    copy(&tile.samples, source_at, &mut whole, target_at, wanted.min(from));
                }
            }
        }
    }
    if !any {
        return Err(damaged("its pixels cannot be read"));
    }
    let raster = coloured(page, whole)?;
    Ok(Pixels { raster: raster.upright(page.orientation), blank })
}

impl Page {
    /// Whether the opacity has a place in what is written.
    pub(super) fn keeps_alpha(&self) -> bool {
        let room = self.samples > self.photometric.channels() && self.depth >= 8;
        room && matches!(self.photometric, Photometric::Rgb | Photometric::BlackIsZero)
    }
}

/// Unpacked samples of a strip or tile.
struct Tile {
    samples: Samples,
    columns: usize,
    rows: usize,
    channels: usize,
}

fn copy(from: &Samples, at: usize, to: &mut Samples, target: usize, count: usize) {
    match (from, to) {
        (Samples::Eight(from), Samples::Eight(to)) => {
            if let (Some(from), Some(to)) = (from.get(at..at + count), to.get_mut(target..target + count)) {
                to.copy_from_slice(from);
            }
        }
        (Samples::Sixteen(from), Samples::Sixteen(to)) => {
            if let (Some(from), Some(to)) = (from.get(at..at + count), to.get_mut(target..target + count)) {
                to.copy_from_slice(from);
            }
        }
        _ => {}
    }
}

/// One tile, and whether all of it was there; nothing when none of it was.
fn tile(
    page: &Page,
    source: Source<'_>,
    strip: &[u8],
    rows: usize,
    limits: &Limits,
) -> Result<Option<(Tile, bool)>, FormatError> {
    if matches!(page.compression, Compression::Jpeg | Compression::OldJpeg) {
        return Ok(contained(|| jpeg_tile(page, strip, limits)).ok().map(|tile| {
            let complete = tile.rows >= rows;
            (tile, complete)
        }));
    }
    let length = page.tile_bytes().filter(|length| *length <= limits.decoded_bytes);
    let length = length.ok_or(FormatError::OverLimit("memory of a picture"))?;
    let mut bytes = decompress(strip, page, length);
    if bytes.is_empty() {
        return Ok(None);
    }
    // The last strip is often shorter than the others.
    let needed = length / page.tile.1 * rows;
    let complete = bytes.len() >= needed;
    bytes.resize(length, 0);
    let (columns, channels) = (page.tile.0, page.interleaved());
    if page.is_subsampled() {
        let samples = super::colours::upsampled(page, &bytes);
        return Ok(Some((Tile { samples, columns, rows: page.tile.1, channels: 3 }, complete)));
    }
    if page.depth == 16 && !source.big_endian {
        bytes.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
    }
    let mut samples = unpack(&bytes, columns * channels, page.tile.1, page.depth)?;
    if page.predictor {
        undo_prediction(&mut samples, columns * channels, channels, page.depth);
    }
    Ok(Some((Tile { samples, columns, rows: page.tile.1, channels }, complete)))
}

/// Each sample was stored as the difference from the one a pixel before.
fn undo_prediction(samples: &mut Samples, a_row: usize, channels: usize, depth: u8) {
    match samples {
        Samples::Eight(samples) => {
            let mask = u8::try_from((1u16 << depth) - 1).unwrap_or(u8::MAX);
            for row in samples.chunks_exact_mut(a_row) {
                for at in channels..row.len() {
                    row[at] = row[at].wrapping_add(row[at - channels]) & mask;
                }
            }
        }
        Samples::Sixteen(samples) => {
            let mask = u16::try_from((1u32 << depth) - 1).unwrap_or(u16::MAX);
            for row in samples.chunks_exact_mut(a_row) {
                for at in channels..row.len() {
                    row[at] = row[at].wrapping_add(row[at - channels]) & mask;
                }
            }
        }
    }
}

/// A strip with the tables that all strips share put before it.
pub(super) fn jpeg_stream(page: &Page, strip: &[u8]) -> Vec<u8> {
    match page.jpeg_tables.as_deref().and_then(|tables| tables.get(2..)) {
        Some(tables) if page.compression == Compression::Jpeg => {
            let tables = tables.strip_suffix(&[0xFF, 0xD9]).unwrap_or(tables);
            [&[0xFF, 0xD8], tables, strip.get(2..).unwrap_or_default()].concat()
        }
        _ => strip.to_vec(),
    }
}

/// The samples of a JPEG stream as they are stored, whatever its own marks say of colours.
fn jpeg_tile(page: &Page, strip: &[u8], limits: &Limits) -> Result<Tile, FormatError> {
    let stream = jpeg_stream(page, strip);
    let raw = jpeg::decode_raw(&stream, limits)?;
    let channels = raw.samples.len() / (raw.width * raw.height).max(1);
    let fits = channels == page.interleaved() || page.compression == Compression::OldJpeg && channels >= 3;
    if page.depth != 8 || !fits {
        return Err(FormatError::Unsupported("a TIFF picture of this kind"));
    }
    let samples = Samples::Eight(raw.samples);
    Ok(Tile { samples, columns: raw.width, rows: raw.height, channels })
}

/// The raster in a layout that is written back.
fn coloured(page: &Page, mut samples: Samples) -> Result<Raster, FormatError> {
    let unsupported = || FormatError::Unsupported("a TIFF picture of this kind");
    if page.signed {
        match &mut samples {
            Samples::Eight(samples) if page.depth == 8 => {
                samples.iter_mut().for_each(|sample| *sample ^= 0x80);
            }
            Samples::Sixteen(samples) if page.depth == 16 => {
                samples.iter_mut().for_each(|sample| *sample ^= 0x8000);
            }
            _ => return Err(unsupported()),
        }
    }
    let alpha = page.alpha.is_some() && page.keeps_alpha();
    let (colour, samples, depth) = match page.photometric {
        Photometric::WhiteIsZero => (Colour::Grey { inverted: true }, samples, page.depth),
        Photometric::BlackIsZero if alpha => (Colour::GreyAlpha, samples, page.depth),
        Photometric::BlackIsZero => (Colour::Grey { inverted: false }, samples, page.depth),
        Photometric::Rgb if alpha => (Colour::Rgba, samples, page.depth),
        Photometric::Rgb => (Colour::Rgb, samples, page.depth),
        Photometric::Cmyk => (Colour::Cmyk { inverted: false }, samples, page.depth),
        Photometric::Palette => (Colour::Palette(page.colours.clone()), samples, page.depth),
        Photometric::YCbCr => {
            let Samples::Eight(mut samples) = samples else { return Err(unsupported()) };
            if page.depth != 8 {
                return Err(unsupported());
            }
            samples.chunks_exact_mut(3).for_each(|pixel| rgb_from_luminance(pixel, page));
            (Colour::Rgb, Samples::Eight(samples), 8)
        }
        Photometric::Lab(signed) => {
            let Samples::Eight(mut samples) = samples else { return Err(unsupported()) };
            if page.depth != 8 {
                return Err(unsupported());
            }
            samples.chunks_exact_mut(3).for_each(|pixel| rgb_from_lab(pixel, signed));
            (Colour::Rgb, Samples::Eight(samples), 8)
        }
    };
    Raster::new(page.size, depth, colour, samples)
}
