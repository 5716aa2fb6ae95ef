//! The tables of a track: where its packets lie and when they sound.

use std::ops::Range;

use blackbar_core::FormatError;

use super::boxes::{Box4, children, find};
use super::damaged;
use crate::audio::needs_ffmpeg;
use crate::audio::recording::{be16, be32, be64};

/// What the tables of an audio track say.
pub(super) struct Track {
    /// AudioSpecificConfig.
    pub(super) config: Vec<u8>,
    pub(super) packets: Vec<Range<usize>>,
    /// Seconds of sound before time 0.
    pub(super) offset: f64,
    /// Seconds that the edit list shows, if there is one.
    pub(super) duration: Option<f64>,
    /// Seconds of all packets.
    pub(super) media_seconds: f64,
}

/// Units a second, from an `mvhd` or `mdhd`.
pub(super) fn timescale(bytes: &[u8], header: &Box4) -> Option<f64> {
    let inside = bytes.get(header.inside())?;
    let at = if inside.first() == Some(&1) { 20 } else { 12 };
    be32(inside, at).filter(|scale| *scale > 0).map(f64::from)
}

impl Track {
    pub(super) fn read(bytes: &[u8], track: &Box4, movie_scale: f64) -> Result<Track, FormatError> {
        let scale = find(bytes, track, &[b"mdia", b"mdhd"]).and_then(|header| timescale(bytes, &header));
        let scale = scale.ok_or_else(damaged)?;
        let table = |name: &[u8; 4]| -> Option<&[u8]> {
            let found = find(bytes, track, &[b"mdia", b"minf", b"stbl", name])?;
            bytes.get(found.inside())
        };
        let description = find(bytes, track, &[b"mdia", b"minf", b"stbl", b"stsd"]).ok_or_else(damaged)?;
        let config = config(bytes, &description)?;
        let sizes = table(b"stsz").ok_or_else(damaged)?;
        let chunks = offsets(table(b"stco"), table(b"co64")).ok_or_else(damaged)?;
        let runs = table(b"stsc").ok_or_else(damaged)?;
        let packets = packets(sizes, &chunks, runs, bytes.len()).ok_or_else(damaged)?;
        let media =
            table(b"stts").and_then(|times| media_length(times, packets.len())).ok_or_else(damaged)?;
        let (offset, duration) = match find(bytes, track, &[b"edts", b"elst"]) {
            Some(edits) => edit(bytes.get(edits.inside()).unwrap_or_default(), scale, movie_scale)?,
            None => (0.0, None),
        };
        Ok(Track { config, packets, offset, duration, media_seconds: media as f64 / scale })
    }
}

/// Refuses what is not AAC.
fn config(bytes: &[u8], description: &Box4) -> Result<Vec<u8>, FormatError> {
    let other = FormatError::Unsupported(needs_ffmpeg!("an MP4 file whose sound is not AAC"));
    let inside = description.inside();
    let entries = children(bytes, inside.start + 8..inside.end).ok_or_else(damaged)?;
    let [entry] = entries.as_slice() else { return Err(other) };
    if &entry.name != b"mp4a" {
        return Err(other);
    }
    let fields = entry.inside();
    // QuickTime's later versions have more fields before the boxes.
    let more = match be16(bytes, fields.start + 8) {
        Some(0) => 0,
        Some(1) => 16,
        Some(2) => 36,
        _ => return Err(damaged()),
    };
    let boxes = children(bytes, fields.start + 28 + more..fields.end).ok_or_else(damaged)?;
    let esds = boxes.iter().find(|item| &item.name == b"esds").copied().or_else(|| {
        let wave = boxes.iter().find(|item| &item.name == b"wave")?;
        find(bytes, wave, &[b"esds"])
    });
    let esds = esds.and_then(|esds| bytes.get(esds.inside())).ok_or(other.clone())?;
    decoder_config(esds.get(4..).unwrap_or_default()).ok_or(other)
}

/// The AudioSpecificConfig in nested descriptors: ES (3), decoder configuration (4), decoder specific information (5).
fn decoder_config(mut bytes: &[u8]) -> Option<Vec<u8>> {
    loop {
        let (tag, rest) = bytes.split_first()?;
        let mut length = 0usize;
        bytes = rest;
        for _ in 0..4 {
            let (byte, rest) = bytes.split_first()?;
            bytes = rest;
            length = length << 7 | usize::from(byte & 0x7F);
            if byte & 0x80 == 0 {
                break;
            }
        }
        match tag {
            3 => {
                let flags = *bytes.get(2)?;
                if flags & 0xE0 != 0 {
                    return None;
                }
                bytes = bytes.get(3..)?;
            }
            4 => {
                // MPEG-4 audio, or MPEG-2 AAC-LC.
                if ![0x40, 0x67].contains(bytes.first()?) {
                    return None;
                }
                bytes = bytes.get(13..)?;
            }
            5 => return bytes.get(..length).map(<[u8]>::to_vec),
            _ => bytes = bytes.get(length..)?,
        }
    }
}

/// The entries of a table of `width` bytes each, behind its version, flags and count.
fn entries(table: &[u8], width: usize) -> Option<impl Iterator<Item = &[u8]>> {
    let count = usize::try_from(be32(table, 4)?).ok()?;
    let entries = table.get(8..8usize.checked_add(count.checked_mul(width)?)?)?;
    Some(entries.chunks_exact(width))
}

fn offsets(short: Option<&[u8]>, long: Option<&[u8]>) -> Option<Vec<usize>> {
    let whole = |offset: Option<u64>| offset.and_then(|offset| usize::try_from(offset).ok());
    match (short, long) {
        (Some(table), None) => entries(table, 4)?.map(|entry| whole(be32(entry, 0).map(u64::from))).collect(),
        (None, Some(table)) => entries(table, 8)?.map(|entry| whole(be64(entry, 0))).collect(),
        _ => None,
    }
}

/// The place of every packet; none may lie outside the file.
fn packets(sizes: &[u8], chunks: &[usize], runs: &[u8], length: usize) -> Option<Vec<Range<usize>>> {
    let fixed = usize::try_from(be32(sizes, 4)?).ok()?;
    let count = usize::try_from(be32(sizes, 8)?).ok()?;
    // A packet has at least a byte.
    if count > length {
        return None;
    }
    let size = |index: usize| -> Option<usize> {
        if fixed > 0 { Some(fixed) } else { usize::try_from(be32(sizes, 12 + 4 * index)?).ok() }
    };
    let runs: Vec<(usize, usize)> = entries(runs, 12)?
        .map(|entry| Some((usize::try_from(be32(entry, 0)?).ok()?, usize::try_from(be32(entry, 4)?).ok()?)))
        .collect::<Option<_>>()?;
    let mut packets = Vec::with_capacity(count);
    let mut run = 0;
    for (chunk, offset) in chunks.iter().enumerate() {
        while runs.get(run + 1).is_some_and(|(first, _)| *first <= chunk + 1) {
            run += 1;
        }
        let mut at = *offset;
        for _ in 0..runs.get(run)?.1 {
            if packets.len() == count {
                break;
            }
            let end = at.checked_add(size(packets.len())?)?;
            if end > length {
                return None;
            }
            packets.push(at..end);
            at = end;
        }
    }
    (packets.len() == count).then_some(packets)
}

/// All packets together in the track's units; refused when they do not all sound equally long.
fn media_length(times: &[u8], packets: usize) -> Option<u64> {
    let mut total = 0u64;
    let mut counted = 0u64;
    for entry in entries(times, 8)? {
        let (count, delta) = (u64::from(be32(entry, 0)?), u64::from(be32(entry, 4)?));
        counted = counted.checked_add(count)?;
        total = total.checked_add(count.checked_mul(delta)?)?;
    }
    (counted == packets as u64 && total > 0).then_some(total)
}

/// Where time 0 lies in the sound and how long it is shown: (offset, duration), in seconds.
fn edit(list: &[u8], scale: f64, movie_scale: f64) -> Result<(f64, Option<f64>), FormatError> {
    let long = list.first() == Some(&1);
    let edits: Option<Vec<(f64, i64)>> = entries(list, if long { 20 } else { 12 }).map(|entries| {
        let read = |entry: &[u8]| -> Option<(f64, i64)> {
            Some(if long {
                (be64(entry, 0)? as f64, be64(entry, 8)?.cast_signed())
            } else {
                (f64::from(be32(entry, 0)?), i64::from(be32(entry, 4)?.cast_signed()))
            })
        };
        entries.filter_map(read).collect()
    });
    let edits = edits.ok_or_else(damaged)?;
    match edits.as_slice() {
        [] => Ok((0.0, None)),
        [(shown, from)] if *from >= 0 => {
            let shown = shown / movie_scale;
            Ok((*from as f64 / scale, (shown > 0.0).then_some(shown)))
        }
        [(wait, -1), (shown, from)] if *from >= 0 => {
            let (wait, shown) = (wait / movie_scale, shown / movie_scale);
            Ok((*from as f64 / scale - wait, (shown > 0.0).then_some(shown + wait)))
        }
        _ => Err(FormatError::Unsupported(needs_ffmpeg!("sound that is played in pieces (an edit list)"))),
    }
}
