//! WebM with Opus. Packets that hold a bleeped stretch are replaced in place by packets of the same length; whatever is
//! neither the audio track nor needed to play it (tags, chapters, attachments, other tracks) becomes void where it
//! stands.

mod elements;
mod opus;

use std::ops::Range;

use blackbar_core::{AudioSettings, Cancel, FormatError, Limits};

use super::codec::check_bleeped;
use super::recording::{Recording, check_duration};
use super::stretches::Stretches;
use super::tone::Tone;
use elements::{Contents, read};
use opus::{Decoder, Encoder};

/// Opus counts in this rate whatever was recorded.
const RATE: u32 = 48_000;
/// Samples in which a packet sounds on after its end.
const TAIL: u64 = 960;
/// Packets before a run that bring a decoder into step.
const LEAD: usize = 20;
/// A hole in the times longer than this is silence; shorter ones are rounding.
const HOLE: u64 = 4_800;

/// Bytes in which the tracks are described.
const HEAD: usize = 1 << 16;

/// A packet, where it lies and when it sounds.
struct Packet {
    place: Range<usize>,
    /// In samples of the decoded stream.
    start: u64,
    samples: u32,
}

pub(crate) struct WebM {
    bytes: Vec<u8>,
    contents: Contents,
    packets: Vec<Packet>,
}

/// Whether the bytes begin like a WebM or Matroska file.
pub(crate) fn is_webm(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0x1A, 0x45, 0xDF, 0xA3])
}

/// Whether the head of the file names Vorbis.
pub(crate) fn is_vorbis(bytes: &[u8]) -> bool {
    let head = bytes.get(..HEAD.min(bytes.len())).unwrap_or_default();
    memchr::memmem::find(head, b"A_VORBIS").is_some()
}

impl WebM {
    pub(crate) fn open(bytes: Vec<u8>, limits: &Limits) -> Result<WebM, FormatError> {
        if !is_webm(&bytes) {
            return Err(FormatError::WrongType("a WebM file"));
        }
        let contents = read(&bytes)?;
        let mut packets: Vec<Packet> = Vec::with_capacity(contents.blocks.len());
        let mut next = 0u64;
        for (place, milliseconds) in &contents.blocks {
            let stated = (milliseconds.max(0.0) * f64::from(RATE) / 1000.0) as u64;
            if stated > next + HOLE {
                next = stated;
            }
            let samples = opus::samples(bytes.get(place.clone()).unwrap_or_default());
            packets.push(Packet { place: place.clone(), start: next, samples: samples.unwrap_or_default() });
            next += u64::from(samples.unwrap_or_default());
            check_duration(next as f64 / f64::from(RATE), limits)?;
        }
        if next == 0 {
            return Err(FormatError::Damaged("it has no sound".into()));
        }
        Ok(WebM { bytes, contents, packets })
    }

    fn end(&self) -> u64 {
        self.packets.last().map_or(0, |packet| packet.start + u64::from(packet.samples))
    }

    /// The packets that sound in a stretch, as runs.
    fn runs(&self, stretches: &[(u64, u64)]) -> Vec<Range<usize>> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        for (start, end) in stretches {
            let from = self
                .packets
                .partition_point(|packet| packet.start + u64::from(packet.samples) + TAIL <= *start);
            let to = self.packets.partition_point(|packet| packet.start < *end);
            match runs.last_mut() {
                Some(last) if from <= last.end => last.end = last.end.max(to),
                _ if from < to => runs.push(from..to),
                _ => {}
            }
        }
        runs
    }

    /// Puts the tone in place of the packets of a run.
    fn replace(&mut self, run: &Range<usize>, tone: &Tone) -> Result<(), FormatError> {
        let mut encoder = Encoder::new(self.contents.channels)?;
        for packet in self.packets.get(run.clone()).unwrap_or_default() {
            if let Some(old) = self.bytes.get_mut(packet.place.clone()) {
                encoder.replace(old, packet.start, packet.samples, tone)?;
            }
        }
        Ok(())
    }

    fn check(&self, run: &Range<usize>, stretches: &[(u64, u64)], tone: &Tone) -> Result<(), FormatError> {
        let mut decoder = Decoder::new(self.contents.channels)?;
        for (index, packet) in
            self.packets.iter().enumerate().take(run.end).skip(run.start.saturating_sub(LEAD))
        {
            let bytes = self.bytes.get(packet.place.clone()).unwrap_or_default();
            let Some(samples) = decoder.decode(bytes) else { continue };
            if index >= run.start {
                check_bleeped(samples, packet.start, stretches, tone, RATE)?;
            }
        }
        Ok(())
    }
}

impl Recording for WebM {
    fn duration(&self) -> f64 {
        (self.end().saturating_sub(self.contents.delay)) as f64 / f64::from(RATE)
    }

    fn rate(&self) -> u32 {
        RATE
    }

    fn hear(&self, cancel: &Cancel, sink: &mut dyn FnMut(&[f32])) -> Result<Vec<(f64, f64)>, FormatError> {
        let mut decoder = Decoder::new(self.contents.channels)?;
        let mut at = 0u64;
        let mut skip = usize::try_from(self.contents.delay).unwrap_or_default();
        let mut unheard = Vec::new();
        let silence = vec![0.0; 5_760];
        let mut give = |samples: &[f32]| {
            let skipped = skip.min(samples.len());
            skip -= skipped;
            sink(samples.get(skipped..).unwrap_or_default());
        };
        for (index, packet) in self.packets.iter().enumerate() {
            if index % 64 == 0 {
                cancel.check()?;
            }
            while at < packet.start {
                let missing = usize::try_from(packet.start - at).unwrap_or(usize::MAX).min(silence.len());
                give(silence.get(..missing).unwrap_or_default());
                at += missing as u64;
            }
            let bytes = self.bytes.get(packet.place.clone()).unwrap_or_default();
            let samples = packet.samples as usize;
            match decoder.decode(bytes).filter(|decoded| decoded.len() == samples) {
                Some(decoded) => give(decoded),
                None => {
                    let time = |sample: u64| (sample as f64 - self.contents.delay as f64) / f64::from(RATE);
                    unheard.push((time(packet.start), time(packet.start + samples as u64)));
                    give(silence.get(..samples).unwrap_or_default());
                }
            }
            at = packet.start + samples as u64;
        }
        Ok(unheard)
    }

    fn bleep(
        mut self: Box<Self>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError> {
        self.contents.clean(&mut self.bytes);
        let tone = Tone::new(settings, RATE);
        let samples = stretches.samples(RATE, self.contents.delay);
        for run in &self.runs(&samples) {
            cancel.check()?;
            self.replace(run, &tone)?;
            if self.check(run, &samples, &tone).is_err() {
                // Packets too short for the tone: silence takes no room.
                let silence = tone.silenced();
                self.replace(run, &silence)?;
                self.check(run, &samples, &silence)?;
            }
        }
        Ok(self.bytes)
    }

    fn warnings(&self) -> Vec<&'static str> {
        if self.contents.other_tracks {
            vec!["tracks other than the first audio track were removed"]
        } else {
            Vec::new()
        }
    }
}
