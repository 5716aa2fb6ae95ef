//! The elements of a WebM file. Clusters of live recordings do not say how long they are, so the elements are walked one
//! after the other, stepping into those that hold others, rather than as a tree.

use std::ops::Range;

use blackbar_core::FormatError;

use crate::audio::needs_ffmpeg;
use crate::audio::recording::be16;

const SEGMENT: u32 = 0x1853_8067;
const CLUSTER: u32 = 0x1F43_B675;
const INFO: u32 = 0x1549_A966;
const TRACKS: u32 = 0x1654_AE6B;
const TRACK: u32 = 0xAE;
const BLOCK_GROUP: u32 = 0xA0;
const BLOCK: u32 = 0xA1;
const SIMPLE_BLOCK: u32 = 0xA3;
const CLUSTER_TIME: u32 = 0xE7;
const TIME_SCALE: u32 = 0x002A_D7B1;
const NUMBER: u32 = 0xD7;
const KIND: u32 = 0x83;
const CODEC: u32 = 0x86;
const CODEC_PRIVATE: u32 = 0x63A2;
const CODEC_DELAY: u32 = 0x56AA;
const ENCODINGS: u32 = 0x6D80;
/// Empty space. What an editor left in it goes like everything else.
const VOID: u8 = 0xEC;
const MUXER: u32 = 0x4D80;
const WRITER: u32 = 0x5741;
/// Elements without a text that stay: the head of the file, times, sizes, the table of seek points, what describes the
/// audio track.
const KEPT: &[u32] = &[
    0x1A45_DFA3,
    0x1C53_BB6B,
    CLUSTER_TIME,
    TIME_SCALE,
    0x4489,
    0xA7,
    0xAB,
    0x9B,
    0xFB,
    0x75A2,
    NUMBER,
    KIND,
    CODEC,
    CODEC_PRIVATE,
    CODEC_DELAY,
    0x73C5,
    0x9C,
    0xB9,
    0x88,
    0x55AA,
    0x0022_B59C,
    0x56BB,
    0x0023_E383,
    0xE1,
    MUXER,
    WRITER,
];
const MOST: usize = 5_000_000;

/// An element by its place in the file.
struct Element {
    id: u32,
    start: usize,
    /// `None`: until the next of its kind.
    inside: Range<usize>,
    open_end: bool,
}

impl Element {
    fn read(bytes: &[u8], at: usize) -> Option<Element> {
        let first = *bytes.get(at)?;
        let id_length = first.leading_zeros() as usize + 1;
        if id_length > 4 {
            return None;
        }
        let id = bytes.get(at..at + id_length)?.iter().fold(0, |id, byte| id << 8 | u32::from(*byte));
        let (size, size_length, open_end) = length(bytes, at + id_length)?;
        let start = at + id_length + size_length;
        let end = if open_end { bytes.len() } else { start.checked_add(usize::try_from(size).ok()?)? };
        Some(Element { id, start: at, inside: start..end.min(bytes.len()), open_end })
    }

    fn number(&self, bytes: &[u8]) -> Option<u64> {
        let value = bytes.get(self.inside.clone()).filter(|value| value.len() <= 8)?;
        Some(value.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }
}

/// A number that says its own length: (value, bytes, whether it means "unknown").
fn length(bytes: &[u8], at: usize) -> Option<(u64, usize, bool)> {
    let first = *bytes.get(at)?;
    let length = first.leading_zeros() as usize + 1;
    if length > 8 {
        return None;
    }
    let value = bytes.get(at..at + length)?.iter().fold(0u64, |value, byte| value << 8 | u64::from(*byte));
    let mask = (1u64 << (7 * length)) - 1;
    Some((value & mask, length, value & mask == mask))
}

/// What the file holds.
pub(super) struct Contents {
    /// Of the audio track: where each packet lies and its time in milliseconds.
    pub(super) blocks: Vec<(Range<usize>, f64)>,
    pub(super) channels: u8,
    /// Samples at 48 kHz before time 0.
    pub(super) delay: u64,
    pub(super) other_tracks: bool,
    /// Whole elements that become void.
    dropped: Vec<Range<usize>>,
    /// Names of programs, blanked.
    names: Vec<Range<usize>>,
}

impl Contents {
    /// Voids everything that does not stay.
    pub(super) fn clean(&self, bytes: &mut [u8]) {
        for place in &self.dropped {
            let Some(element) = bytes.get_mut(place.clone()) else { continue };
            let length = element.len();
            element.fill(0);
            // The length of what is inside, in one byte or in eight.
            let header: Vec<u8> = match length {
                0 | 1 => Vec::new(),
                2..=127 => vec![VOID, 0x80 | (length - 2) as u8],
                _ => {
                    let mut header = vec![VOID];
                    header.extend_from_slice(&((1u64 << 56) | (length as u64 - 9)).to_be_bytes());
                    header
                }
            };
            if let Some(place) = element.get_mut(..header.len()) {
                place.copy_from_slice(&header);
            }
        }
        for name in &self.names {
            if let Some(name) = bytes.get_mut(name.clone()) {
                name.fill(b' ');
            }
        }
    }
}

/// One audio track of Opus.
struct Audio {
    number: u64,
    channels: u8,
    delay_ns: u64,
}

fn damaged() -> FormatError {
    FormatError::Damaged("its elements are broken".into())
}

pub(super) fn read(bytes: &[u8]) -> Result<Contents, FormatError> {
    let mut contents = Contents {
        blocks: Vec::new(),
        channels: 1,
        delay: 0,
        other_tracks: false,
        dropped: Vec::new(),
        names: Vec::new(),
    };
    let (mut scale, mut cluster) = (1_000_000u64, 0u64);
    let mut audio: Option<Audio> = None;
    let mut at = 0;
    let mut count = 0usize;
    while at < bytes.len() {
        let element = Element::read(bytes, at).ok_or_else(damaged)?;
        count += 1;
        if count > MOST {
            return Err(FormatError::OverLimit("too many elements"));
        }
        let whole = element.start..element.inside.end;
        at = element.inside.end;
        match element.id {
            SEGMENT | CLUSTER | INFO | BLOCK_GROUP => at = element.inside.start,
            _ if element.open_end => return Err(damaged()),
            TRACKS => {
                let tracks = children(bytes, element.inside.clone()).ok_or_else(damaged)?;
                for track in tracks {
                    let found =
                        if track.id == TRACK { track_entry(bytes, &track, &mut contents)? } else { None };
                    match found {
                        Some(found) if audio.is_none() => audio = Some(found),
                        _ => {
                            contents.other_tracks |= track.id == TRACK;
                            contents.dropped.push(track.start..track.inside.end);
                        }
                    }
                }
            }
            TIME_SCALE => scale = element.number(bytes).filter(|scale| *scale > 0).ok_or_else(damaged)?,
            CLUSTER_TIME => cluster = element.number(bytes).ok_or_else(damaged)?,
            MUXER | WRITER => contents.names.push(element.inside),
            BLOCK | SIMPLE_BLOCK => {
                let (number, used, _) = length(bytes, element.inside.start).ok_or_else(damaged)?;
                let header = element.inside.start + used;
                let time = be16(bytes, header).ok_or_else(damaged)?.cast_signed();
                let flags = *bytes.get(header + 2).ok_or_else(damaged)?;
                if audio.as_ref().is_none_or(|audio| audio.number != number) {
                    contents.dropped.push(whole);
                    continue;
                }
                if flags & 0x06 != 0 {
                    return Err(FormatError::Unsupported(needs_ffmpeg!("WebM with several packets a block")));
                }
                let ticks = cluster as f64 + f64::from(time);
                let place = header + 3..element.inside.end.max(header + 3);
                contents.blocks.push((place, ticks * scale as f64 / 1e6));
            }
            id if KEPT.contains(&id) => {}
            _ => contents.dropped.push(whole),
        }
    }
    let audio = audio.ok_or(FormatError::Unsupported("the file has no audio track in Opus"))?;
    contents.channels = audio.channels;
    // No encoder waits longer than a second.
    contents.delay = (audio.delay_ns.min(1_000_000_000) * 48).div_ceil(1_000_000);
    Ok(contents)
}

fn children(bytes: &[u8], range: Range<usize>) -> Option<Vec<Element>> {
    let mut found = Vec::new();
    let mut at = range.start;
    while at < range.end {
        let element = Element::read(bytes, at)
            .filter(|element| !element.open_end && element.inside.end <= range.end)?;
        at = element.inside.end;
        found.push(element);
    }
    Some(found)
}

/// An audio track of Opus with at most two channels; nothing for other kinds of tracks.
fn track_entry(bytes: &[u8], track: &Element, contents: &mut Contents) -> Result<Option<Audio>, FormatError> {
    let fields = children(bytes, track.inside.clone()).ok_or_else(damaged)?;
    let field = |id: u32| fields.iter().find(|field| field.id == id);
    if field(KIND).and_then(|kind| kind.number(bytes)) != Some(2) {
        return Ok(None);
    }
    let codec = field(CODEC).and_then(|codec| bytes.get(codec.inside.clone())).unwrap_or_default();
    if codec != b"A_OPUS" || field(ENCODINGS).is_some() {
        return Err(FormatError::Unsupported(needs_ffmpeg!("WebM whose sound is not Opus")));
    }
    let head = field(CODEC_PRIVATE).and_then(|head| bytes.get(head.inside.clone())).unwrap_or_default();
    let (channels, family) = (head.get(9).copied(), head.get(18).copied());
    let (Some(channels @ (1 | 2)), Some(0)) = (channels, family) else {
        return Err(FormatError::Unsupported(needs_ffmpeg!("Opus with more than two channels")));
    };
    let number = field(NUMBER).and_then(|number| number.number(bytes)).ok_or_else(damaged)?;
    let delay_ns = field(CODEC_DELAY).and_then(|delay| delay.number(bytes)).unwrap_or_default();
    let unknown = fields.iter().filter(|field| !KEPT.contains(&field.id));
    contents.dropped.extend(unknown.map(|field| field.start..field.inside.end));
    Ok(Some(Audio { number, channels, delay_ns }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_say_how_long_they_are() {
        assert_eq!(length(&[0x82], 0), Some((2, 1, false)));
        assert_eq!(length(&[0x40, 0x7F], 0), Some((127, 2, false)));
        assert_eq!(length(&[0xFF], 0), Some((127, 1, true)));
        assert_eq!(
            length(&[0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], 0),
            Some(((1 << 56) - 1, 8, true))
        );
        assert_eq!(length(&[0x00, 0x01], 0), None);
        assert_eq!(length(&[0x40], 0), None);
    }
}
