//! Writes pages as a plain TIFF: little-endian, strips, and no tag but those that the pixels need, their resolution and
//! their profile.

use std::io::Write;

use blackbar_core::FormatError;

use super::super::bits::pack;
use super::super::raster::{Colour, Raster, Samples};
use super::fax;
use super::page::{Compression, Page, Resolution};

/// About the bytes of a strip before compression.
const STRIP: usize = 256 << 10;

/// A file in the making.
pub(super) struct TiffWriter {
    bytes: Vec<u8>,
    /// Where the offset of the next directory belongs.
    link: usize,
    many: bool,
}

/// A tag, its kind (3: 16 bits, 4: 32 bits, 5: fractions, 7: bytes), its values.
struct Entry(u16, u16, Vec<u32>);

fn too_large<E>(_: E) -> FormatError {
    FormatError::OverLimit("size of a TIFF picture")
}

impl TiffWriter {
    /// `many`: whether more than one page will follow.
    pub(super) fn new(many: bool) -> TiffWriter {
        TiffWriter { bytes: b"II*\0\0\0\0\0".to_vec(), link: 4, many }
    }

    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }

    /// Adds a page that came from `page`; `jpeg` is the stream of a page that is written as one, with its sampling.
    pub(super) fn add(
        &mut self,
        raster: &Raster,
        page: &Page,
        jpeg: Option<(Vec<u8>, (u8, u8))>,
    ) -> Result<(), FormatError> {
        let (mut photometric, extra, map) = layout(raster, page)?;
        let channels = raster.channels();
        let (compression, number) =
            if jpeg.is_some() { (Compression::Jpeg, 7) } else { kept(page.compression, raster) };
        let a_row = raster.width as usize * channels;
        let row_bytes = (a_row * usize::from(raster.depth)).div_ceil(8);
        let rows = (STRIP / row_bytes.max(1)).clamp(1, raster.height as usize);
        // Streams and fax are coded as a whole.
        let whole = matches!(compression, Compression::Group4 | Compression::Jpeg);
        let rows = if whole { raster.height as usize } else { rows };
        let (mut offsets, mut lengths) = (Vec::new(), Vec::new());
        for top in (0..raster.height as usize).step_by(rows) {
            let bottom = (top + rows).min(raster.height as usize);
            let packed = match &jpeg {
                Some((stream, _)) => stream.clone(),
                None => strip(raster, page.signed, top * a_row..bottom * a_row, a_row, compression)?,
            };
            self.align();
            offsets.push(u32::try_from(self.bytes.len()).map_err(too_large)?);
            lengths.push(u32::try_from(packed.len()).map_err(too_large)?);
            self.bytes.extend_from_slice(&packed);
        }
        if jpeg.is_some() && channels == 3 {
            photometric = 6;
        }
        let mut entries = vec![
            Entry(254, 4, vec![if self.many { 2 } else { 0 }]),
            Entry(256, 4, vec![raster.width]),
            Entry(257, 4, vec![raster.height]),
            Entry(258, 3, vec![u32::from(raster.depth); channels]),
            Entry(259, 3, vec![number]),
            Entry(262, 3, vec![photometric]),
            Entry(273, 4, offsets),
            Entry(277, 3, vec![u32::try_from(channels).map_err(too_large)?]),
            Entry(278, 4, vec![u32::try_from(rows).map_err(too_large)?]),
            Entry(279, 4, lengths),
            Entry(284, 3, vec![1]),
        ];
        if let Some(Resolution { across, down, unit }) = page.resolution {
            let (across, down) = if page.orientation.swaps_sides() { (down, across) } else { (across, down) };
            entries.push(Entry(282, 5, vec![across.0, across.1]));
            entries.push(Entry(283, 5, vec![down.0, down.1]));
            entries.push(Entry(296, 3, vec![u32::from(unit.clamp(1, 3))]));
        }
        if let Some((_, (across, down))) = jpeg.filter(|_| channels == 3) {
            entries.push(Entry(530, 3, vec![u32::from(across), u32::from(down)]));
        }
        if let Some(map) = map {
            entries.push(Entry(320, 3, map));
        }
        if let Some(kind) = extra {
            entries.push(Entry(338, 3, vec![kind]));
        }
        if page.signed {
            entries.push(Entry(339, 3, vec![2; channels]));
        }
        // A profile of colours that were turned to RGB is not one of RGB.
        if let Some(profile) =
            page.profile.as_ref().filter(|_| page.photometric.channels() == channels.min(4))
        {
            entries.push(Entry(34675, 7, profile.iter().map(|byte| u32::from(*byte)).collect()));
        }
        self.directory(entries)
    }

    fn align(&mut self) {
        if self.bytes.len() % 2 == 1 {
            self.bytes.push(0);
        }
    }

    fn directory(&mut self, mut entries: Vec<Entry>) -> Result<(), FormatError> {
        entries.sort_by_key(|entry| entry.0);
        let mut values = Vec::with_capacity(entries.len());
        for Entry(_, kind, numbers) in &entries {
            let bytes: Vec<u8> = match kind {
                3 => numbers
                    .iter()
                    .flat_map(|one| u16::try_from(*one).unwrap_or(u16::MAX).to_le_bytes())
                    .collect(),
                7 => numbers.iter().map(|one| u8::try_from(*one).unwrap_or(u8::MAX)).collect(),
                _ => numbers.iter().flat_map(|one| one.to_le_bytes()).collect(),
            };
            values.push(if bytes.len() <= 4 {
                let mut inline = [0; 4];
                inline.iter_mut().zip(&bytes).for_each(|(to, from)| *to = *from);
                inline
            } else {
                self.align();
                let at = u32::try_from(self.bytes.len()).map_err(too_large)?;
                self.bytes.extend_from_slice(&bytes);
                at.to_le_bytes()
            });
        }
        self.align();
        let at = u32::try_from(self.bytes.len()).map_err(too_large)?;
        if let Some(link) = self.bytes.get_mut(self.link..self.link + 4) {
            link.copy_from_slice(&at.to_le_bytes());
        }
        self.bytes.extend_from_slice(&u16::try_from(entries.len()).map_err(too_large)?.to_le_bytes());
        for (Entry(tag, kind, numbers), value) in entries.iter().zip(values) {
            let count = if *kind == 5 { numbers.len() / 2 } else { numbers.len() };
            self.bytes.extend_from_slice(&tag.to_le_bytes());
            self.bytes.extend_from_slice(&kind.to_le_bytes());
            self.bytes.extend_from_slice(&u32::try_from(count).map_err(too_large)?.to_le_bytes());
            self.bytes.extend_from_slice(&value);
        }
        self.link = self.bytes.len();
        self.bytes.extend_from_slice(&[0; 4]);
        Ok(())
    }
}

/// The number for what samples mean, the kind of the extra sample, the palette.
type Layout = (u32, Option<u32>, Option<Vec<u32>>);

fn layout(raster: &Raster, page: &Page) -> Result<Layout, FormatError> {
    let alpha = u32::from(page.alpha.unwrap_or(2));
    Ok(match &raster.colour {
        Colour::Grey { inverted: true } => (0, None, None),
        Colour::Grey { inverted: false } => (1, None, None),
        Colour::GreyAlpha => (1, Some(alpha), None),
        Colour::Rgb => (2, None, None),
        Colour::Rgba => (2, Some(alpha), None),
        Colour::Cmyk { inverted: false } => (5, None, None),
        Colour::Palette(colours) => {
            let size = 1usize << raster.depth;
            let map = (0..3).flat_map(|channel| {
                (0..size)
                    .map(move |index| colours.get(index).map_or(0, |colour| u32::from(colour[channel]) * 257))
            });
            (3, None, Some(map.collect()))
        }
        Colour::Cmyk { inverted: true } => {
            return Err(FormatError::Unsupported("the TIFF picture cannot be written"));
        }
    })
}

/// The compression that is written for one that was read, and its number. What loses detail becomes what loses none.
fn kept(compression: Compression, raster: &Raster) -> (Compression, u32) {
    let bilevel = raster.depth == 1 && matches!(raster.colour, Colour::Grey { .. });
    match compression {
        Compression::FaxRuns | Compression::Group3 { .. } | Compression::Group4 if bilevel => {
            (Compression::Group4, 4)
        }
        Compression::None => (Compression::None, 1),
        Compression::Lzw => (Compression::Lzw, 5),
        Compression::PackBits => (Compression::PackBits, 32773),
        _ => (Compression::Deflate, 8),
    }
}

fn strip(
    raster: &Raster,
    signed: bool,
    range: std::ops::Range<usize>,
    a_row: usize,
    compression: Compression,
) -> Result<Vec<u8>, FormatError> {
    let failed = || FormatError::Unsupported("the TIFF picture cannot be written");
    let samples = match &raster.samples {
        Samples::Eight(samples) => {
            let flip = if signed { 0x80 } else { 0 };
            Samples::Eight(
                samples.get(range).ok_or_else(failed)?.iter().map(|sample| sample ^ flip).collect(),
            )
        }
        Samples::Sixteen(samples) => {
            let flip = if signed { 0x8000 } else { 0 };
            Samples::Sixteen(
                samples.get(range).ok_or_else(failed)?.iter().map(|sample| sample ^ flip).collect(),
            )
        }
    };
    if let (Compression::Group4, Samples::Eight(pixels)) = (compression, &samples) {
        return fax::encode(pixels, a_row).ok_or_else(failed);
    }
    let mut packed = pack(&samples, a_row, raster.depth);
    if raster.depth == 16 {
        packed.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
    }
    Ok(match compression {
        Compression::Lzw => {
            let order = weezl::BitOrder::Msb;
            weezl::encode::Encoder::with_tiff_size_switch(order, 8).encode(&packed).map_err(|_| failed())?
        }
        Compression::PackBits => {
            let row_bytes = (a_row * usize::from(raster.depth)).div_ceil(8);
            packed.chunks(row_bytes.max(1)).flat_map(pack_bits).collect()
        }
        Compression::Deflate => {
            let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::default());
            encoder.write_all(&packed).map_err(|_| failed())?;
            encoder.finish().map_err(|_| failed())?
        }
        _ => packed,
    })
}

/// Runs of three and more as runs, the rest as it is.
fn pack_bits(row: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut at = 0;
    let run_at = |at: usize| {
        let first = row.get(at);
        row.iter().skip(at).take(128).take_while(|byte| Some(*byte) == first).count()
    };
    while at < row.len() {
        let run = run_at(at);
        if run >= 3 {
            out.extend_from_slice(&[u8::try_from(257 - run).unwrap_or(0), row[at]]);
            at += run;
            continue;
        }
        let start = at;
        while at < row.len() && at - start < 128 && run_at(at) < 3 {
            at += 1;
        }
        out.push(u8::try_from(at - start - 1).unwrap_or(0));
        out.extend_from_slice(row.get(start..at).unwrap_or_default());
    }
    out
}
