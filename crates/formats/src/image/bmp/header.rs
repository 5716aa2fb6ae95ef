//! The header of a BMP: eight generations of it, from OS/2 to Windows 98, told apart by their length.

use super::super::contained::damaged;
use blackbar_core::FormatError;

/// How the pixels are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Storage {
    /// In rows.
    Plain,
    /// In runs of bytes or nibbles.
    Runs,
}

/// What the header says.
pub(super) struct Header {
    pub(super) width: u64,
    pub(super) height: u64,
    pub(super) top_down: bool,
    /// Bits a pixel.
    pub(super) bits: u16,
    pub(super) storage: Storage,
    /// Which bits are red, green, blue and opacity.
    pub(super) masks: Option<[u32; 4]>,
    /// Pixels a metre.
    pub(super) density: (u32, u32),
    /// Red, green, blue.
    pub(super) palette: Vec<[u8; 4]>,
    /// Where the pixels begin.
    pub(super) start: usize,
}

const FILE_HEADER: usize = 14;
/// Three bytes a colour, 16-bit sides.
const CORE: usize = 12;
const LENGTHS: [usize; 7] = [CORE, 40, 52, 56, 64, 108, 124];

/// Whether a file begins like a BMP.
pub(super) fn begins(bytes: &[u8]) -> bool {
    let length = long(bytes, FILE_HEADER).and_then(|length| usize::try_from(length).ok());
    bytes.starts_with(b"BM")
        && length.is_some_and(|length| LENGTHS.contains(&length) || (16..=64).contains(&length))
}

fn short(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes)
}

fn long(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes)
}

pub(super) fn read(bytes: &[u8]) -> Result<Header, FormatError> {
    let cut = || damaged("its header ends early");
    let length = long(bytes, FILE_HEADER).ok_or_else(cut)? as usize;
    let fields = bytes.get(FILE_HEADER..FILE_HEADER + length).ok_or_else(cut)?;
    // Fields that a shorter header lacks are zero.
    let field = |at: usize| long(fields, at).unwrap_or(0);
    let (width, height, top_down, bits) = if length == CORE {
        let side = |at| short(fields, at).map(u64::from).ok_or_else(cut);
        (side(4)?, side(6)?, false, short(fields, 10).ok_or_else(cut)?)
    } else {
        let height = field(8).cast_signed();
        let width = u64::try_from(field(4).cast_signed()).map_err(|_| damaged("its width is none"))?;
        (width, u64::from(height.unsigned_abs()), height < 0, short(fields, 14).ok_or_else(cut)?)
    };
    let compression = if length == CORE { 0 } else { field(16) };
    let storage = match (compression, bits) {
        (0, 1 | 2 | 4 | 8 | 16 | 24 | 32) | (3 | 6, 16 | 32) => Storage::Plain,
        (1, 8) | (2, 4) => Storage::Runs,
        (0, _) => return Err(damaged("its depth is none")),
        _ => return Err(FormatError::Unsupported("a BMP picture compressed in this way")),
    };
    let mut behind = FILE_HEADER + length;
    let masks = match (compression, bits, length) {
        // Behind the shortest header that can have them, the masks follow it; later ones hold them.
        (3 | 6, ..) => {
            let count = if compression == 6 || length >= 56 { 4 } else { 3 };
            let masks = std::array::from_fn(|index| {
                if index < count { long(bytes, FILE_HEADER + 40 + index * 4).unwrap_or(0) } else { 0 }
            });
            behind = behind.max(FILE_HEADER + 40 + count * 4);
            Some(masks)
        }
        (0, 16, _) => Some([0x7C00, 0x3E0, 0x1F, 0]),
        _ => None,
    };
    let start = long(bytes, 10).ok_or_else(cut)? as usize;
    let palette =
        if bits <= 8 { palette(bytes, behind, start, bits, (length, field(32))) } else { Vec::new() };
    // Some writers leave the offset out, or the palette out of it.
    let colours = palette.len() * if length == CORE { 3 } else { 4 };
    let start = if start < behind || start == behind && bits <= 8 { behind + colours } else { start };
    Ok(Header {
        width,
        height,
        top_down,
        bits,
        storage,
        masks,
        density: (field(24), field(28)),
        palette,
        start,
    })
}

/// As many colours as are used and there; those missing are black.
fn palette(bytes: &[u8], from: usize, to: usize, bits: u16, (length, used): (usize, u32)) -> Vec<[u8; 4]> {
    let most = 1usize << bits;
    let count = if used == 0 { most } else { (used as usize).min(most) };
    let size = if length == CORE { 3 } else { 4 };
    let to = if to > from { to.min(bytes.len()) } else { bytes.len() };
    let entries = bytes.get(from..to).unwrap_or_default().chunks_exact(size).take(count);
    let mut colours: Vec<[u8; 4]> = entries.map(|entry| [entry[2], entry[1], entry[0], 255]).collect();
    colours.resize(count, [0, 0, 0, 255]);
    colours
}
