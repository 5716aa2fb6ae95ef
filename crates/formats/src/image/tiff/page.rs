//! What a directory says of its picture, checked: sizes, depths, where the strips or tiles are.

use blackbar_core::{FormatError, Limits};

use super::super::contained::damaged;
use super::super::exif;
use super::super::raster::{Orientation, check_size};
use super::directory::{Directory, Source};

/// How strips and tiles are compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compression {
    None,
    FaxRuns,
    Group3 { two_dimensional: bool },
    Group4,
    Lzw,
    OldJpeg,
    Jpeg,
    Deflate,
    PackBits,
}

/// What samples mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Photometric {
    WhiteIsZero,
    BlackIsZero,
    Rgb,
    Palette,
    Cmyk,
    YCbCr,
    /// The second value: whether colour differences are signed.
    Lab(bool),
}

/// Pixels across and down a unit (2: inch, 3: cm), as fractions.
#[derive(Clone, Copy)]
pub(super) struct Resolution {
    pub(super) across: (u32, u32),
    pub(super) down: (u32, u32),
    pub(super) unit: u16,
}

/// Strips are tiles as wide as the picture.
pub(super) struct Page {
    pub(super) size: (u32, u32),
    pub(super) depth: u8,
    /// Whether samples are signed.
    pub(super) signed: bool,
    /// Samples a pixel, the extra ones too.
    pub(super) samples: usize,
    pub(super) photometric: Photometric,
    pub(super) compression: Compression,
    pub(super) planar: bool,
    pub(super) predictor: bool,
    pub(super) reversed_bits: bool,
    pub(super) tile: (usize, usize),
    /// Offset and length of each.
    pub(super) tiles: Vec<(usize, usize)>,
    pub(super) colours: Vec<[u8; 4]>,
    /// The kind of the first extra sample, where it is an opacity.
    pub(super) alpha: Option<u16>,
    pub(super) subsampling: (usize, usize),
    pub(super) coefficients: [f32; 3],
    /// Black and white of luminance and colour differences.
    pub(super) reference: [f32; 6],
    pub(super) jpeg_tables: Option<Vec<u8>>,
    pub(super) orientation: Orientation,
    pub(super) resolution: Option<Resolution>,
    pub(super) profile: Option<Vec<u8>>,
    /// A smaller copy of another page, or a mask of one.
    pub(super) is_derived: bool,
}

/// More channels than any picture for the eye has.
const MOST_SAMPLES: usize = 16;

const UNSUPPORTED: FormatError = FormatError::Unsupported("a TIFF picture of this kind");

impl Page {
    pub(super) fn read(
        directory: &Directory,
        source: Source<'_>,
        limits: &Limits,
    ) -> Result<Page, FormatError> {
        let number = |tag: u16| directory.number(source, tag);
        let missing = || damaged("a page does not say its size");
        let size = check_size(number(256).ok_or_else(missing)?, number(257).ok_or_else(missing)?, limits)?;
        let compression = compression(number(259).unwrap_or(1), number(292).unwrap_or(0))?;
        let photometric = match number(262) {
            Some(0) => Photometric::WhiteIsZero,
            Some(1 | 4) => Photometric::BlackIsZero,
            Some(2) => Photometric::Rgb,
            Some(3) => Photometric::Palette,
            Some(5) => Photometric::Cmyk,
            Some(6) => Photometric::YCbCr,
            Some(8) => Photometric::Lab(true),
            Some(9) => Photometric::Lab(false),
            None if matches!(compression, Compression::Group3 { .. } | Compression::Group4) => {
                Photometric::WhiteIsZero
            }
            None if compression == Compression::OldJpeg => Photometric::YCbCr,
            None => Photometric::BlackIsZero,
            _ => return Err(UNSUPPORTED),
        };
        let depths = directory.numbers(source, 258);
        let plain = if compression == Compression::OldJpeg { 8 } else { 1 };
        let depth = depths.first().copied().unwrap_or(plain);
        let colours = if compression == Compression::OldJpeg && number(277).is_none() {
            3
        } else {
            photometric.channels()
        };
        let samples = number(277).and_then(|count| usize::try_from(count).ok()).unwrap_or(colours);
        if depths.iter().take(samples).any(|other| *other != depth)
            || samples > MOST_SAMPLES
            || samples < photometric.channels()
        {
            return Err(UNSUPPORTED);
        }
        let depth = u8::try_from(depth).ok().filter(|depth| (1..=16).contains(depth)).ok_or(UNSUPPORTED)?;
        let signed = match number(339).unwrap_or(1) {
            1 | 4 => false,
            2 if !matches!(photometric, Photometric::Lab(_)) => true,
            2 => false,
            _ => return Err(UNSUPPORTED),
        };
        let planar = number(284) == Some(2) && samples > 1;
        let predictor = match number(317).unwrap_or(1) {
            1 => false,
            2 => true,
            _ => return Err(UNSUPPORTED),
        };
        let alpha = directory.numbers(source, 338).first().copied().filter(|kind| matches!(kind, 1 | 2));
        let subsampling = match directory.numbers(source, 530).as_slice() {
            [across @ (1 | 2 | 4), down @ (1 | 2 | 4), ..] => (to_size(*across), to_size(*down)),
            _ => (2, 2),
        };
        let coefficients = directory.decimals(source, 529);
        let coefficients = <[f32; 3]>::try_from(coefficients).ok().filter(|all| all[1] > 0.0);
        let reference = <[f32; 6]>::try_from(directory.decimals(source, 532)).ok();
        let resolution = directory.fraction(source, 282).zip(directory.fraction(source, 283));
        let unit = number(296).and_then(|unit| u16::try_from(unit).ok()).unwrap_or(2);
        let mut page = Page {
            size,
            depth,
            signed,
            samples,
            photometric,
            compression,
            planar,
            predictor,
            reversed_bits: number(266) == Some(2),
            tile: (0, 0),
            tiles: Vec::new(),
            colours: Vec::new(),
            alpha: alpha.and_then(|kind| u16::try_from(kind).ok()),
            subsampling,
            coefficients: coefficients.unwrap_or([0.299, 0.587, 0.114]),
            reference: reference.unwrap_or([0.0, 255.0, 128.0, 255.0, 128.0, 255.0]),
            jpeg_tables: directory.bytes(source, 347).map(<[u8]>::to_vec),
            orientation: Orientation::from_exif(
                number(274).and_then(|one| u16::try_from(one).ok()).unwrap_or(1),
            ),
            resolution: resolution.map(|(across, down)| Resolution { across, down, unit }),
            profile: directory.bytes(source, 34675).and_then(exif::profile),
            is_derived: number(254).unwrap_or(0) & 0b101 != 0,
        };
        if photometric == Photometric::Palette {
            page.colours = palette(&directory.numbers(source, 320), depth)?;
        }
        page.lay_out(directory, source)?;
        Ok(page)
    }

    /// Where its strips or tiles are, and how many there must be.
    fn lay_out(&mut self, directory: &Directory, source: Source<'_>) -> Result<(), FormatError> {
        let (width, height) = (self.size.0 as usize, self.size.1 as usize);
        let number = |tag: u16| directory.number(source, tag).and_then(|value| usize::try_from(value).ok());
        let tiled = number(322).zip(number(323));
        let (offsets, lengths);
        (self.tile, offsets, lengths) = if let Some((wide, high)) = tiled {
            // A tile may reach beyond the picture, but not far.
            let most = (width * height).saturating_mul(4).max(4 << 20);
            if wide == 0 || high == 0 || wide.checked_mul(high).is_none_or(|pixels| pixels > most) {
                return Err(damaged("its tiles have no size"));
            }
            ((wide, high), directory.numbers(source, 324), directory.numbers(source, 325))
        } else {
            let rows = number(278).filter(|rows| *rows > 0).unwrap_or(height).min(height);
            ((width, rows), directory.numbers(source, 273), directory.numbers(source, 279))
        };
        if self.compression == Compression::OldJpeg {
            // One stream for all of the page; only files that name it are read.
            let at = number(513).filter(|at| *at > 0).ok_or(UNSUPPORTED)?;
            let length = number(514).unwrap_or(source.bytes.len().saturating_sub(at));
            (self.tile, self.tiles) = ((width, height), vec![(at, length)]);
            return Ok(());
        }
        let planes = if self.planar { self.samples } else { 1 };
        let count = width.div_ceil(self.tile.0) * height.div_ceil(self.tile.1) * planes;
        if offsets.len() < count {
            return Err(damaged("strips of a page are missing"));
        }
        let one = self.tile_bytes().ok_or_else(|| damaged("its strips have no size"))?;
        self.tiles = offsets
            .iter()
            .take(count)
            .enumerate()
            .map(|(index, at)| {
                let at = to_size(*at);
                let told = lengths.get(index).copied().map(to_size);
                let rest = source.bytes.len().saturating_sub(at);
                // A single strip of unsaid length reaches as far as it can.
                let plain = if self.compression == Compression::None { one.min(rest) } else { rest };
                (at, told.filter(|length| *length > 0).unwrap_or(plain).min(rest))
            })
            .collect();
        Ok(())
    }

    /// Samples that lie side by side in a row of a strip.
    pub(super) fn interleaved(&self) -> usize {
        if self.planar { 1 } else { self.samples }
    }

    /// Bytes of a tile when decompressed.
    pub(super) fn tile_bytes(&self) -> Option<usize> {
        if self.is_subsampled() {
            let (across, down) = self.subsampling;
            let units = self.tile.0.div_ceil(across).checked_mul(self.tile.1.div_ceil(down))?;
            return units.checked_mul(across * down + 2);
        }
        let bits = self.tile.0.checked_mul(self.interleaved())?.checked_mul(usize::from(self.depth))?;
        bits.div_ceil(8).checked_mul(self.tile.1)
    }

    /// Whether colour differences are stored for groups of pixels.
    pub(super) fn is_subsampled(&self) -> bool {
        self.photometric == Photometric::YCbCr
            && self.subsampling != (1, 1)
            && !self.planar
            && !matches!(self.compression, Compression::Jpeg | Compression::OldJpeg)
    }
}

impl Photometric {
    /// Samples that make a colour.
    pub(super) fn channels(self) -> usize {
        match self {
            Photometric::WhiteIsZero | Photometric::BlackIsZero | Photometric::Palette => 1,
            Photometric::Rgb | Photometric::YCbCr | Photometric::Lab(_) => 3,
            Photometric::Cmyk => 4,
        }
    }
}

fn compression(number: u64, options: u64) -> Result<Compression, FormatError> {
    Ok(match number {
        1 => Compression::None,
        2 => Compression::FaxRuns,
        3 => Compression::Group3 { two_dimensional: options & 1 != 0 },
        4 => Compression::Group4,
        5 => Compression::Lzw,
        6 => Compression::OldJpeg,
        7 => Compression::Jpeg,
        8 | 32946 => Compression::Deflate,
        32773 => Compression::PackBits,
        _ => return Err(FormatError::Unsupported("a TIFF picture compressed in this way")),
    })
}

/// Reds, then greens, then blues, of 16 bits each; some writers put 8-bit numbers there.
fn palette(map: &[u64], depth: u8) -> Result<Vec<[u8; 4]>, FormatError> {
    if depth > 8 {
        return Err(UNSUPPORTED);
    }
    let count = map.len() / 3;
    if count == 0 {
        return Err(damaged("it has no palette"));
    }
    let shift = if map.iter().any(|value| *value > 255) { 8 } else { 0 };
    let part = |at: usize| map.get(at).map_or(0, |value| u8::try_from(value >> shift).unwrap_or(u8::MAX));
    let colours = (0..count).map(|index| [part(index), part(index + count), part(index + 2 * count), 255]);
    Ok(colours.take(1 << depth).collect())
}

fn to_size(value: u64) -> usize {
    usize::try_from(value).unwrap_or(usize::MAX)
}
