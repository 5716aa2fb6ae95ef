//! MP3: the frames that hold a bleeped stretch are replaced in place, all others stay byte for byte. A frame's sound
//! (its main data) may lie in the frames before it (the bit reservoir), so the stream of main data between the last
//! frame that stays and the next one that does is emptied and filled with the tone's. What is no frame (ID3, APE,
//! lyrics, pictures, junk) is left out.

mod frame;
mod tone_frames;

use std::ops::Range;

use blackbar_core::{AudioSettings, Cancel, FormatError, Limits};

use super::codec::{Decoder, check_alone, check_bleeped};
use super::recording::{Recording, check_duration};
use super::stretches::{Stretches, packet_runs};
use super::tone::Tone;
use frame::{Header, Side};
use tone_frames::ToneFrames;

pub(crate) use frame::is_mp3;

/// Samples after its own end in which a frame still sounds: one overlapping block and the synthesis filter.
const TAIL: u64 = 576 + 481;
/// Frames before a run that a decoder needs to have its reservoir and overlap.
const LEAD: usize = 12;

/// A frame's place in the file.
struct Frame {
    header: Header,
    bytes: Range<usize>,
    /// Where its payload begins in the stream of all payloads.
    stream: usize,
}

pub(crate) struct Mp3 {
    bytes: Vec<u8>,
    /// Of the tag frame that encoders put first and that has no sound.
    info: Option<Range<usize>>,
    frames: Vec<Frame>,
    first: Header,
    /// Samples at the beginning and at the end that players skip.
    skip: u64,
    padding: u64,
}

impl Mp3 {
    pub(crate) fn open(bytes: Vec<u8>, limits: &Limits) -> Result<Mp3, FormatError> {
        let mut found = frame::walk(&bytes);
        let Some((first, _)) = found.first().cloned() else {
            return Err(FormatError::WrongType("an MP3 file"));
        };
        if found.iter().any(|(header, _)| !header.same_stream(&first)) {
            return Err(FormatError::Unsupported("the recording changes its rate or channels on the way"));
        }
        let (mut info, mut skip, mut padding) = (None, 0, 0);
        if let Some(tag) = found.first().and_then(|(header, place)| frame::info_tag(&bytes, header, place)) {
            info = Some(found.remove(0).1);
            (skip, padding) = (tag.skip, tag.padding);
        }
        let mut stream = 0;
        let frames: Vec<Frame> = found
            .into_iter()
            .map(|(header, bytes)| {
                let frame = Frame { header, bytes, stream };
                stream += frame.header.payload_length();
                frame
            })
            .collect();
        if frames.is_empty() {
            return Err(FormatError::Damaged("it has no sound".into()));
        }
        let mp3 = Mp3 { bytes, info, frames, first, skip, padding };
        check_duration(mp3.duration(), limits)?;
        Ok(mp3)
    }

    fn side(&self, index: usize) -> Option<Side> {
        let frame = self.frames.get(index)?;
        Some(Side::read(&frame.header, self.bytes.get(frame.bytes.clone())?))
    }

    /// Where the main data of a frame begins and ends in the stream.
    fn main_data(&self, index: usize) -> Option<Range<usize>> {
        let frame = self.frames.get(index)?;
        let side = self.side(index)?;
        let begin = frame.stream.saturating_sub(side.main_data_begin);
        Some(begin..begin + side.main_data_bits.div_ceil(8))
    }

    /// Writes into the stream of payloads.
    fn write_stream(&mut self, mut at: usize, mut data: &[u8]) {
        let mut index = self.frames.partition_point(|frame| frame.stream <= at).saturating_sub(1);
        while !data.is_empty() {
            let Some(frame) = self.frames.get(index) else { return };
            let within = at - frame.stream;
            let room = frame.header.payload_length().saturating_sub(within).min(data.len());
            let start = frame.bytes.start + frame.header.payload_start() + within;
            if let Some(place) = self.bytes.get_mut(start..start + room) {
                place.copy_from_slice(data.get(..room).unwrap_or_default());
            }
            data = data.get(room..).unwrap_or_default();
            at += room;
            index += 1;
        }
    }

    /// Replaces the frames of a run.
    fn replace(&mut self, run: &Range<usize>, tone: &ToneFrames) -> Result<(), FormatError> {
        let inconsistent = || FormatError::Damaged("its frames contradict each other".into());
        let before =
            run.start.checked_sub(1).and_then(|index| self.main_data(index)).map_or(0, |data| data.end);
        let own = self.main_data(run.start).ok_or_else(inconsistent)?;
        let gap_start = own.start.max(before.min(self.frames.get(run.start).map_or(0, |frame| frame.stream)));
        let end_of_stream =
            self.frames.last().map_or(0, |frame| frame.stream + frame.header.payload_length());
        let gap_end = self.main_data(run.end).map_or(end_of_stream, |data| data.start);
        if gap_end < gap_start {
            return Err(inconsistent());
        }
        self.write_stream(gap_start, &vec![0; gap_end - gap_start]);
        let mut free = gap_start;
        for index in run.clone() {
            let Some(frame) = self.frames.get(index) else { break };
            let (header, stream, place) = (frame.header, frame.stream, frame.bytes.clone());
            let begin = free.max(stream.saturating_sub(header.longest_reach())).min(stream);
            let room = (stream + header.payload_length()).min(gap_end).saturating_sub(begin);
            let coded = tone.frame(&header, index as u64, room);
            let side = coded.side(&header, stream - begin);
            let bytes = self.bytes.get_mut(place).ok_or_else(inconsistent)?;
            header.rewrite(bytes, &side);
            free = begin + coded.main_data.len();
            self.write_stream(begin, &coded.main_data);
        }
        Ok(())
    }

    /// Decodes the frames of a run again, with what a decoder needs before it.
    fn check(&self, run: &Range<usize>, stretches: &[(u64, u64)], tone: &Tone) -> Result<(), FormatError> {
        let samples = self.decoded(run, false)?;
        let first = run.start as u64 * u64::from(self.first.samples());
        check_alone(&samples, &self.decoded(run, true)?, first, stretches)?;
        check_bleeped(&samples, first, stretches, tone, self.first.rate)
    }

    /// The samples of a run. With `silent` the frames before it only lend their bytes, as a reservoir, and say nothing.
    fn decoded(&self, run: &Range<usize>, silent: bool) -> Result<Vec<f32>, FormatError> {
        let from = run.start.saturating_sub(LEAD);
        let mut decoder = Decoder::mp3()?;
        let length = usize::from(self.first.samples());
        let mut samples = Vec::new();
        for (index, frame) in (from..run.end).zip(self.frames.get(from..).unwrap_or_default()) {
            let packet = self.bytes.get(frame.bytes.clone()).unwrap_or_default();
            let mut quiet = Vec::new();
            if silent && index < run.start {
                quiet.extend_from_slice(packet);
                let begin = Side::read(&frame.header, packet).main_data_begin;
                frame.header.rewrite(&mut quiet, &tone_frames::silence(&frame.header, begin));
            }
            let decoded = decoder.decode(if quiet.is_empty() { packet } else { &quiet });
            match decoded.filter(|_| index >= run.start) {
                Some(decoded) => samples.extend_from_slice(decoded),
                None if index < run.start => {}
                None => samples.resize(samples.len() + length, 0.0),
            }
        }
        Ok(samples)
    }
}

impl Recording for Mp3 {
    fn duration(&self) -> f64 {
        let samples = self.frames.len() as u64 * u64::from(self.first.samples());
        samples.saturating_sub(self.skip + self.padding) as f64 / f64::from(self.first.rate)
    }

    fn extent(&self) -> f64 {
        let samples = self.frames.len() as u64 * u64::from(self.first.samples());
        samples.saturating_sub(self.skip) as f64 / f64::from(self.first.rate)
    }

    fn rate(&self) -> u32 {
        self.first.rate
    }

    fn hear(&self, cancel: &Cancel, sink: &mut dyn FnMut(&[f32])) -> Result<Vec<(f64, f64)>, FormatError> {
        let mut decoder = Decoder::mp3()?;
        let silence = vec![0.0; usize::from(self.first.samples())];
        let mut skip = usize::try_from(self.skip).unwrap_or(usize::MAX);
        let mut unheard = Vec::new();
        let length = f64::from(self.first.samples()) / f64::from(self.first.rate);
        for (index, frame) in self.frames.iter().enumerate() {
            if index % 64 == 0 {
                cancel.check()?;
            }
            let packet = self.bytes.get(frame.bytes.clone()).unwrap_or_default();
            let decoded = decoder.decode(packet);
            if decoded.is_none() {
                let start = index as f64 * length - self.skip as f64 / f64::from(self.first.rate);
                unheard.push((start, start + length));
            }
            let samples = decoded.unwrap_or(&silence);
            let skipped = skip.min(samples.len());
            skip -= skipped;
            sink(samples.get(skipped..).unwrap_or_default());
        }
        Ok(unheard)
    }

    fn bleep(
        mut self: Box<Self>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError> {
        let tone = Tone::new(settings, self.first.rate);
        let length = u64::from(self.first.samples());
        let samples = stretches.samples(self.first.rate, self.skip);
        let runs = packet_runs(&samples, length, TAIL, self.frames.len());
        if !runs.is_empty() {
            let frames = ToneFrames::new(&tone)?;
            for run in &runs {
                cancel.check()?;
                self.replace(run, &frames)?;
            }
            for run in &runs {
                cancel.check()?;
                self.check(run, &samples, &tone)?;
            }
        }
        let kept = self.info.iter().chain(self.frames.iter().map(|frame| &frame.bytes));
        let mut out = Vec::with_capacity(self.bytes.len());
        for place in kept {
            out.extend_from_slice(self.bytes.get(place.clone()).unwrap_or_default());
        }
        Ok(out)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    /// Where a frame in the middle of a file begins.
    pub(crate) fn boundary(bytes: &[u8]) -> usize {
        let frames = super::frame::walk(bytes);
        frames[frames.len() / 2].1.start
    }
}
