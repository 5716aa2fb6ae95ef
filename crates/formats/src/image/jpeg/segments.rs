//! What stands before the pixels of a JPEG: quantisation tables, sampling, resolution, orientation, profile. The pixels
//! themselves are left to the decoder.

use super::super::exif;
use super::super::raster::Orientation;

/// What the writer needs to know of the original.
#[derive(Clone, Default)]
pub(crate) struct Segments {
    /// Of luminance and of colour, in rows.
    pub(crate) tables: [Option<Box<[u16; 64]>>; 2],
    /// Columns and rows of luminance a sample of colour.
    pub(crate) sampling: Option<(u8, u8)>,
    /// Whether it builds up in scans.
    pub(crate) progressive: bool,
    /// Colours of a pixel.
    pub(crate) components: usize,
    /// Unit (0 none, 1 inch, 2 cm) and pixels across and down.
    pub(crate) density: Option<(u8, u16, u16)>,
    /// Which way up.
    pub(crate) orientation: Orientation,
    /// The colour profile.
    pub(crate) profile: Option<Vec<u8>>,
    /// What the mark of Adobe says of the colours.
    pub(crate) adobe_transform: Option<u8>,
    /// Width and height in the frame header.
    pub(crate) size: Option<(u16, u16)>,
}

/// Position in rows of each coefficient as stored.
const ZIGZAG: [usize; 64] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
    14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39,
    46, 53, 60, 61, 54, 47, 55, 62, 63,
];

/// Reads the segments up to the first scan; what is broken is passed over, the decoder judges the rest.
pub(crate) fn read(bytes: &[u8]) -> Segments {
    let mut found = Segments::default();
    let mut tables: [Option<Box<[u16; 64]>>; 4] = Default::default();
    let mut assigned: Vec<usize> = Vec::new();
    let mut profile: Vec<(u8, &[u8])> = Vec::new();
    let mut at = 2;
    while let Some((marker, content, next)) = segment(bytes, at) {
        at = next;
        match marker {
            0xDB => quantisation(content, &mut tables),
            0xC0..=0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF if found.size.is_none() => {
                found.progressive = marker & 3 == 2;
                assigned = frame(content, &mut found);
            }
            0xE0 if content.starts_with(b"JFIF\0") => {
                let short =
                    |at: usize| Some(u16::from(*content.get(at)?) << 8 | u16::from(*content.get(at + 1)?));
                found.density =
                    content.get(7).copied().zip(short(8)).zip(short(10)).map(|((a, b), c)| (a, b, c));
            }
            0xE1 if content.starts_with(b"Exif\0") => found.orientation = exif::orientation(content),
            0xE2 => {
                if let Some([number, _, chunk @ ..]) = content.strip_prefix(b"ICC_PROFILE\0") {
                    profile.push((*number, chunk));
                }
            }
            0xEE if content.starts_with(b"Adobe") => found.adobe_transform = content.get(11).copied(),
            0xDA | 0xD9 => break,
            _ => {}
        }
    }
    profile.sort_by_key(|(number, _)| *number);
    let whole: Vec<u8> = profile.iter().flat_map(|(_, chunk)| chunk.iter().copied()).collect();
    found.profile = exif::profile(&whole);
    let table = |component: usize| assigned.get(component).and_then(|id| tables.get(*id)?.clone());
    found.tables = [table(0), table(1)];
    found
}

/// The marker at or behind `at`, its content, and where the next one is looked for.
fn segment(bytes: &[u8], mut at: usize) -> Option<(u8, &[u8], usize)> {
    at += memchr::memchr(0xFF, bytes.get(at..)?)?;
    while *bytes.get(at)? == 0xFF {
        at += 1;
    }
    let marker = *bytes.get(at)?;
    // Markers without content, and the stuffed zero.
    if matches!(marker, 0x00 | 0x01 | 0xD0..=0xD8) {
        return Some((marker, &[], at + 1));
    }
    let length = usize::from(*bytes.get(at + 1)?) << 8 | usize::from(*bytes.get(at + 2)?);
    let end = (at + 1 + length.max(2)).min(bytes.len());
    Some((marker, bytes.get(at + 3..end).unwrap_or_default(), end))
}

fn quantisation(mut content: &[u8], tables: &mut [Option<Box<[u16; 64]>>; 4]) {
    while let Some((head, rest)) = content.split_first() {
        let wide = head >> 4 != 0;
        let length = if wide { 128 } else { 64 };
        let (Some(values), Some(slot)) = (rest.get(..length), tables.get_mut(usize::from(head & 15))) else {
            return;
        };
        let mut table = Box::new([1; 64]);
        for (order, place) in ZIGZAG.iter().enumerate() {
            let value = if wide {
                u16::from(values[order * 2]) << 8 | u16::from(values[order * 2 + 1])
            } else {
                u16::from(values[order])
            };
            // The writer knows tables of 8 bits only.
            table[*place] = value.clamp(1, 255);
        }
        *slot = Some(table);
        content = rest.get(length..).unwrap_or_default();
    }
}

/// Sampling and the table of each component.
fn frame(content: &[u8], found: &mut Segments) -> Vec<usize> {
    if let Some([_, high, low, wide, narrow, count, ..]) = content.get(..6) {
        let height = u16::from(*high) << 8 | u16::from(*low);
        found.size = Some((u16::from(*wide) << 8 | u16::from(*narrow), height));
        found.components = usize::from(*count);
    }
    let components: Vec<&[u8]> = content.get(6..).unwrap_or_default().chunks_exact(3).collect();
    let factors = |index: usize| components.get(index).map(|part| (part[1] >> 4, part[1] & 15));
    if let (Some((across, down)), Some((colour_across, colour_down))) = (factors(0), factors(1)) {
        let ratio = |whole: u8, part: u8| whole.checked_div(part).unwrap_or(1).max(1);
        found.sampling = Some((ratio(across, colour_across), ratio(down, colour_down)));
    }
    components.iter().map(|part| usize::from(part[2])).collect()
}
