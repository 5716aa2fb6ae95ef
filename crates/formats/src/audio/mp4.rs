//! MP4 and M4A. The packets of the one audio track are replaced in place; everything that is neither that track nor
//! needed to play it (tags, covers, chapters, lyrics, other tracks, pictures, texts) is overwritten with zeros where it
//! stands, so that no offset in the file changes.

mod boxes;
mod tables;

use std::ops::Range;

use blackbar_core::{AudioSettings, Cancel, FormatError, Limits};

use super::aac::{Config, Packets};
use super::needs_ffmpeg;
use super::recording::{Recording, be32, check_duration};
use super::stretches::Stretches;
use boxes::{Box4, children, find, only};
use tables::Track;

/// Boxes that stay, by the box they lie in; all others become free space.
const KEPT_IN_MOOV: &[&[u8; 4]] = &[b"mvhd", b"iods"];
const KEPT_IN_TRAK: &[&[u8; 4]] = &[b"tkhd", b"edts", b"mdia"];
const KEPT_IN_EDTS: &[&[u8; 4]] = &[b"elst"];
const KEPT_IN_MDIA: &[&[u8; 4]] = &[b"mdhd", b"hdlr", b"minf"];
const KEPT_IN_MINF: &[&[u8; 4]] = &[b"smhd", b"dinf", b"stbl"];
const KEPT_IN_STBL: &[&[u8; 4]] = &[b"stsd", b"stts", b"stsc", b"stsz", b"stco", b"co64", b"sgpd", b"sbgp"];

pub(crate) struct Mp4 {
    bytes: Vec<u8>,
    packets: Packets,
    duration: f64,
    /// Free space to be: the whole box.
    dropped: Vec<Box4>,
    /// Where samples of all tracks lie.
    data: Vec<Range<usize>>,
    /// The name in the audio track's handler.
    handler_name: Range<usize>,
    /// When the file and the track were made and changed.
    dates: Vec<Range<usize>>,
    warnings: Vec<&'static str>,
}

/// Whether the bytes begin like an MP4 file.
pub(crate) fn is_mp4(bytes: &[u8]) -> bool {
    bytes.get(4..8) == Some(b"ftyp") && be32(bytes, 0).is_some_and(|size| size >= 8)
}

/// Whether an MP4 file has an audio track, as pictures in the same container have not.
pub(crate) fn is_sound(bytes: &[u8]) -> bool {
    let tracks = || {
        let movie = only(&children(bytes, 0..bytes.len())?, b"moov")?;
        let inside = children(bytes, movie.inside())?;
        Some(inside.iter().any(|item| &item.name == b"trak" && handler(bytes, item) == Some(*b"soun")))
    };
    tracks() == Some(true)
}

/// Whether the sound of a file is coded without loss. A guess from the names of its codings is enough: it only says how
/// it is to be written anew.
pub(crate) fn is_lossless(bytes: &[u8]) -> bool {
    let described = || {
        let movie = only(&children(bytes, 0..bytes.len())?, b"moov")?;
        let tracks = children(bytes, movie.inside())?;
        let track = tracks.iter().find(|item| handler(bytes, item) == Some(*b"soun"))?;
        let codings = find(bytes, track, &[b"mdia", b"minf", b"stbl", b"stsd"])?;
        Some(bytes.get(codings.inside())?.get(12..16)? == b"alac")
    };
    described() == Some(true)
}

/// What of a file's tracks will be missed when only its first audio track is kept.
pub(crate) fn warnings(bytes: &[u8]) -> Vec<&'static str> {
    let tracks = || {
        let movie = only(&children(bytes, 0..bytes.len())?, b"moov")?;
        let inside = children(bytes, movie.inside())?;
        Some(inside.iter().any(|item| &item.name == b"trak" && handler(bytes, item) == Some(*b"vide")))
    };
    if tracks() == Some(true) { vec![VIDEO_REMOVED] } else { Vec::new() }
}

const VIDEO_REMOVED: &str = "the video track was removed";

fn damaged() -> FormatError {
    FormatError::Damaged("its boxes are broken".into())
}

impl Mp4 {
    pub(crate) fn open(bytes: Vec<u8>, limits: &Limits) -> Result<Mp4, FormatError> {
        if !is_mp4(&bytes) {
            return Err(FormatError::WrongType("an MP4 or M4A file"));
        }
        let top = children(&bytes, 0..bytes.len()).ok_or_else(damaged)?;
        if top.iter().any(|item| &item.name == b"moof") {
            return Err(FormatError::Unsupported(needs_ffmpeg!("MP4 in fragments")));
        }
        let movie = only(&top, b"moov").ok_or_else(damaged)?;
        let mut dropped: Vec<Box4> =
            top.iter().filter(|item| ![b"ftyp", b"moov", b"mdat"].contains(&&item.name)).copied().collect();
        let inside = children(&bytes, movie.inside()).ok_or_else(damaged)?;
        let mut warnings = Vec::new();
        let mut audio = None;
        for item in &inside {
            if &item.name != b"trak" {
                if !KEPT_IN_MOOV.contains(&&item.name) {
                    dropped.push(*item);
                }
                continue;
            }
            let kind = handler(&bytes, item);
            if kind == Some(*b"soun") && audio.is_none() {
                audio = Some(*item);
                continue;
            }
            dropped.push(*item);
            let warning = match kind.as_ref() {
                Some(b"vide") => VIDEO_REMOVED,
                Some(b"soun") => "all audio tracks but the first were removed",
                _ => "tracks that are no sound were removed",
            };
            if !warnings.contains(&warning) {
                warnings.push(warning);
            }
        }
        let track = audio.ok_or(FormatError::Unsupported("the file has no audio track"))?;
        let scale = find(&bytes, &movie, &[b"mvhd"]).and_then(|header| tables::timescale(&bytes, &header));
        let track_table = Track::read(&bytes, &track, scale.ok_or_else(damaged)?)?;
        for (path, kept) in [
            (&[][..], KEPT_IN_TRAK),
            (&[b"edts"], KEPT_IN_EDTS),
            (&[b"mdia"], KEPT_IN_MDIA),
            (&[b"mdia", b"minf"], KEPT_IN_MINF),
            (&[b"mdia", b"minf", b"stbl"], KEPT_IN_STBL),
        ] {
            let Some(parent) = find(&bytes, &track, path) else { continue };
            let inside = children(&bytes, parent.inside()).ok_or_else(damaged)?;
            dropped.extend(inside.iter().filter(|item| !kept.contains(&&item.name)));
        }
        let name = find(&bytes, &track, &[b"mdia", b"hdlr"]).ok_or_else(damaged)?;
        let packets = Packets {
            config: Config::read(&track_table.config)?,
            places: track_table.packets,
            offset: track_table.offset,
        };
        let data = top.iter().filter(|item| &item.name == b"mdat").map(Box4::inside).collect();
        // Packets must lie in the data: anything else could rewrite the tables.
        let places = &packets.places;
        let inside_data = |place: &Range<usize>, data: &[Range<usize>]| {
            data.iter().any(|data| data.start <= place.start && place.end <= data.end)
        };
        let data: Vec<Range<usize>> = data;
        if places.is_empty() || !places.iter().all(|place| inside_data(place, &data)) {
            return Err(damaged());
        }
        let duration = track_table.duration.unwrap_or_else(|| packets.seconds() - packets.offset).max(0.0);
        check_duration(duration.max(packets.seconds() - packets.offset), limits)?;
        if (packets.seconds() / track_table.media_seconds - 1.0).abs() > 0.05 {
            return Err(FormatError::Unsupported(needs_ffmpeg!("an audio track whose times have gaps")));
        }
        let handler_name = name.inside().start + 24..name.inside().end.max(name.inside().start + 24);
        let headers = [
            find(&bytes, &movie, &[b"mvhd"]),
            find(&bytes, &track, &[b"tkhd"]),
            find(&bytes, &track, &[b"mdia", b"mdhd"]),
        ];
        let dates = headers.iter().flatten().map(|header| dates(&bytes, header)).collect();
        Ok(Mp4 { bytes, packets, duration, dropped, data, handler_name, dates, warnings })
    }

    /// Zeros in everything that does not stay.
    fn clean(&mut self) {
        for item in &self.dropped {
            let inside = item.inside();
            if let Some(name) = self.bytes.get_mut(item.name_at()..item.name_at() + 4) {
                name.copy_from_slice(b"free");
            }
            if let Some(inside) = self.bytes.get_mut(inside) {
                inside.fill(0);
            }
        }
        for place in self.dates.iter().chain([&self.handler_name]) {
            if let Some(value) = self.bytes.get_mut(place.clone()) {
                value.fill(0);
            }
        }
        let mut kept: Vec<Range<usize>> = self.packets.places.clone();
        kept.sort_by_key(|place| place.start);
        for data in &self.data {
            let mut at = data.start;
            let from = kept.partition_point(|place| place.end <= data.start);
            for place in kept.iter().skip(from).take_while(|place| place.start < data.end) {
                if let Some(gap) = self.bytes.get_mut(at..place.start.max(at)) {
                    gap.fill(0);
                }
                at = at.max(place.end);
            }
            if let Some(gap) = self.bytes.get_mut(at..data.end.max(at)) {
                gap.fill(0);
            }
        }
    }
}

/// The two times behind the version and flags of a header: four bytes each, or eight.
fn dates(bytes: &[u8], header: &Box4) -> Range<usize> {
    let inside = header.inside();
    let length = if bytes.get(inside.start) == Some(&1) { 16 } else { 8 };
    let start = (inside.start + 4).min(inside.end);
    start..(start + length).min(inside.end)
}

/// The kind of a track.
fn handler(bytes: &[u8], track: &Box4) -> Option<[u8; 4]> {
    let handler = find(bytes, track, &[b"mdia", b"hdlr"])?;
    bytes.get(handler.inside())?.get(8..12)?.try_into().ok()
}

impl Recording for Mp4 {
    fn duration(&self) -> f64 {
        self.duration
    }

    fn extent(&self) -> f64 {
        self.duration.max(self.packets.seconds() - self.packets.offset)
    }

    fn rate(&self) -> u32 {
        self.packets.config.rate
    }

    fn hear(&self, cancel: &Cancel, sink: &mut dyn FnMut(&[f32])) -> Result<Vec<(f64, f64)>, FormatError> {
        self.packets.hear(&self.bytes, cancel, sink)
    }

    fn bleep(
        mut self: Box<Self>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError> {
        self.clean();
        self.packets.bleep(&mut self.bytes, stretches, settings, cancel)?;
        Ok(self.bytes)
    }

    fn warnings(&self) -> Vec<&'static str> {
        self.warnings.clone()
    }
}
