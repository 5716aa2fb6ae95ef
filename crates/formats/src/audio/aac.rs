//! AAC-LC packets, whatever container they lie in: those that hold a bleeped stretch are replaced in place by packets of
//! the same length that hold the tone, so that no table of the container changes. HE-AAC is handled by its AAC-LC core:
//! a packet without the extension sounds as its core does.

mod tone_packets;

use std::ops::Range;

use blackbar_core::{AudioSettings, Cancel, FormatError};

use super::bits::BitReader;
use super::codec::{Decoder, check_alone, check_bleeped};
use super::needs_ffmpeg;
use super::stretches::{Stretches, packet_runs};
use super::tone::Tone;
use tone_packets::TonePackets;

/// Samples of a packet.
const PACKET: u64 = 1024;
/// Packets before a run that a decoder needs to have its overlap.
const LEAD: usize = 3;
/// Seconds that encoders put before the sound; more of it may be speech.
const PRIMING: f64 = 0.2;
/// By the index in the configuration.
const RATES: [u32; 12] =
    [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000];

/// What a decoder has to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Config {
    rate_index: u8,
    /// Of the core.
    pub(crate) rate: u32,
    channels: u8,
}

impl Config {
    pub(crate) fn new(rate_index: u8, channels: u8) -> Result<Config, FormatError> {
        let rate = RATES.get(usize::from(rate_index)).copied();
        match (rate, channels) {
            (Some(rate), 1 | 2) => Ok(Config { rate_index, rate, channels }),
            _ => {
                Err(FormatError::Unsupported(needs_ffmpeg!("AAC with more than two channels or an odd rate")))
            }
        }
    }

    /// From an AudioSpecificConfig.
    pub(crate) fn read(bytes: &[u8]) -> Result<Config, FormatError> {
        let mut bits = BitReader::new(bytes);
        let mut kind = bits.take(5);
        let rate_index = bits.take(4) as u8;
        let channels = bits.take(4) as u8;
        if kind == 5 || kind == 29 {
            // HE-AAC: the rate of the extension, then the core.
            if bits.take(4) == 15 {
                bits.skip(24);
            }
            kind = bits.take(5);
        }
        let short_frames = bits.take(1) == 1;
        if kind != 2 || short_frames || bytes.len() < 2 {
            return Err(FormatError::Unsupported(needs_ffmpeg!("AAC in another profile than LC and HE")));
        }
        Config::new(rate_index, channels)
    }

    /// As an AudioSpecificConfig of the core.
    fn bytes(self) -> [u8; 2] {
        (2u16 << 11 | u16::from(self.rate_index) << 7 | u16::from(self.channels) << 3).to_be_bytes()
    }
}

/// The packets of a recording, by their places in the file.
pub(crate) struct Packets {
    pub(crate) config: Config,
    pub(crate) places: Vec<Range<usize>>,
    /// Seconds of decoded sound before time 0; negative when it begins later.
    pub(crate) offset: f64,
}

impl Packets {
    /// Seconds of all decoded sound.
    pub(crate) fn seconds(&self) -> f64 {
        self.places.len() as f64 * PACKET as f64 / f64::from(self.config.rate)
    }

    fn offset_samples(&self) -> i64 {
        (self.offset * f64::from(self.config.rate)).round() as i64
    }

    /// See [`super::recording::Recording::hear`].
    pub(crate) fn hear(
        &self,
        bytes: &[u8],
        cancel: &Cancel,
        sink: &mut dyn FnMut(&[f32]),
    ) -> Result<Vec<(f64, f64)>, FormatError> {
        let mut decoder = Decoder::aac(&self.config.bytes())?;
        let silence = [0.0; PACKET as usize];
        let mut skip = usize::try_from(self.offset_samples()).unwrap_or_default();
        let mut late = usize::try_from(self.offset_samples().min(0).unsigned_abs()).unwrap_or_default();
        while late > 0 {
            let piece = silence.get(..late).unwrap_or(&silence);
            sink(piece);
            late -= piece.len();
        }
        let length = PACKET as f64 / f64::from(self.config.rate);
        let mut unheard = Vec::new();
        for (index, place) in self.places.iter().enumerate() {
            if index % 64 == 0 {
                cancel.check()?;
            }
            let decoded = decoder.decode(bytes.get(place.clone()).unwrap_or_default());
            if decoded.is_none() {
                let start = index as f64 * length - self.offset;
                unheard.push((start, start + length));
            }
            let samples = decoded.unwrap_or(&silence);
            let skipped = skip.min(samples.len());
            skip -= skipped;
            sink(samples.get(skipped..).unwrap_or_default());
        }
        Ok(unheard)
    }

    /// Puts the tone in place of the stretches.
    pub(crate) fn bleep(
        &self,
        bytes: &mut [u8],
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<(), FormatError> {
        let tone = Tone::new(settings, self.config.rate);
        let mut samples = stretches.shifted_samples(self.config.rate, self.offset);
        if self.offset > PRIMING {
            // Nobody heard what lies before time 0, and a player that knows no edit lists plays it.
            samples.insert(0, (0, (self.offset * f64::from(self.config.rate)) as u64));
        }
        let runs = packet_runs(&samples, PACKET, PACKET, self.places.len());
        if runs.is_empty() {
            return Ok(());
        }
        let packets = TonePackets::new(&tone, self.config.rate_index, self.config.channels)?;
        for run in &runs {
            cancel.check()?;
            for index in run.clone() {
                let place = self.places.get(index).cloned().unwrap_or_default();
                let old =
                    bytes.get_mut(place).ok_or(FormatError::Unsupported("a packet lies outside the file"))?;
                let new = packets.packet(index as u64, old)?;
                old.copy_from_slice(&new);
            }
        }
        for run in &runs {
            cancel.check()?;
            self.check(bytes, run, &samples, &tone)?;
        }
        Ok(())
    }

    fn check(
        &self,
        bytes: &[u8],
        run: &Range<usize>,
        stretches: &[(u64, u64)],
        tone: &Tone,
    ) -> Result<(), FormatError> {
        let from = run.start.saturating_sub(LEAD);
        let samples = self.decoded(bytes, from..run.end)?;
        let inside = samples.get((run.start - from) * PACKET as usize..).unwrap_or_default();
        let first = run.start as u64 * PACKET;
        check_alone(inside, &self.decoded(bytes, run.clone())?, first, stretches)?;
        check_bleeped(inside, first, stretches, tone, self.config.rate)
    }

    /// Some packets by a decoder that has heard nothing before.
    fn decoded(&self, bytes: &[u8], packets: Range<usize>) -> Result<Vec<f32>, FormatError> {
        let mut decoder = Decoder::aac(&self.config.bytes())?;
        let mut samples = Vec::new();
        for place in self.places.get(packets).unwrap_or_default() {
            match decoder.decode(bytes.get(place.clone()).unwrap_or_default()) {
                Some(decoded) => samples.extend_from_slice(decoded),
                None => samples.resize(samples.len() + PACKET as usize, 0.0),
            }
        }
        Ok(samples)
    }
}
