//! WAV: samples are rewritten where they are bleeped, in their own coding, and nowhere else. The output holds the format
//! and the samples; every other chunk (texts, broadcast notes, ID3, cue labels) is left out.

mod adpcm;
mod blocks;
mod chunks;
mod sample;

use blackbar_core::{AudioSettings, Cancel, FormatError, Limits};

use super::mix::mix;
use super::pitch;
use super::recording::{Recording, check_duration};
use super::stretches::Stretches;
use super::tone::Tone;
use adpcm::Adpcm;
use blocks::Blocks;
use chunks::Chunks;
use sample::Coding;

pub(crate) struct Wav {
    chunks: Chunks,
    coding: Coding,
    channels: usize,
    rate: u32,
    /// Bytes of one sample of every channel.
    frame: usize,
}

/// Whether the bytes begin like a WAV file.
pub(crate) fn is_wav(bytes: &[u8]) -> bool {
    matches!(bytes.get(..4), Some(b"RIFF" | b"RF64" | b"BW64")) && bytes.get(8..12) == Some(b"WAVE")
}

/// Opens a file of samples or of ADPCM blocks.
pub(crate) fn open(bytes: Vec<u8>, limits: &Limits) -> Result<Box<dyn Recording>, FormatError> {
    let chunks = Chunks::read(bytes)?;
    match Adpcm::new(chunks.tag) {
        Some(adpcm) => Ok(Box::new(Blocks::new(chunks, adpcm, limits)?)),
        None => Ok(Box::new(Wav::new(chunks, limits)?)),
    }
}

impl Wav {
    fn new(chunks: Chunks, limits: &Limits) -> Result<Wav, FormatError> {
        let channels = chunks.channels;
        let coding = Coding::new(chunks.tag, chunks.bits, chunks.block, channels)
            .ok_or(FormatError::Unsupported("this coding of WAV samples is not supported"))?;
        let frame = coding.width() * channels;
        let wav = Wav { coding, channels, rate: chunks.rate, frame, chunks };
        check_duration(wav.duration(), limits)?;
        Ok(wav)
    }

    fn frames(&self) -> usize {
        self.chunks.data.len() / self.frame
    }

    /// Whole samples only.
    fn data(&self) -> &[u8] {
        let data = self.chunks.data();
        data.get(..self.frames() * self.frame).unwrap_or_default()
    }

    /// The file with its samples changed where they stand: they may be most of the memory there is.
    fn changed(
        mut self,
        change: impl FnOnce(&Wav, &mut [u8]) -> Result<(), FormatError>,
    ) -> Result<Vec<u8>, FormatError> {
        let (length, fact) = (self.data().len(), self.coding.needs_fact().then(|| self.frames()));
        let (mut bytes, samples) = self.chunks.rewrapped(length, fact);
        change(&self, bytes.get_mut(samples).unwrap_or_default())?;
        Ok(bytes)
    }

    /// The voice of every channel by so many semitones.
    fn shift(&self, data: &mut [u8], steps: i32, cancel: &Cancel) -> Result<(), FormatError> {
        for channel in 0..self.channels {
            let samples = data.chunks_exact(self.frame).filter_map(|frame| {
                frame.chunks_exact(self.coding.width()).nth(channel).map(|sample| self.coding.read(sample))
            });
            let shifted = pitch::shift(&samples.collect::<Vec<_>>(), self.rate, steps, cancel)?;
            for (frame, value) in data.chunks_exact_mut(self.frame).zip(shifted) {
                if let Some(sample) = frame.chunks_exact_mut(self.coding.width()).nth(channel) {
                    self.coding.write(f64::from(value), sample);
                }
            }
        }
        Ok(())
    }

    /// Puts the tone over the stretches of `data`.
    fn overwrite(
        &self,
        data: &mut [u8],
        stretches: &Stretches,
        settings: &AudioSettings,
    ) -> Result<(), FormatError> {
        let tone = Tone::new(settings, self.rate);
        let all = self.frames() as u64;
        for (start, end) in stretches.samples(self.rate, 0) {
            let end = end.min(all);
            for at in start..end {
                let value = tone.sample(at - start, end - start);
                let from = usize::try_from(at).unwrap_or(usize::MAX).saturating_mul(self.frame);
                let Some(frame) = data.get_mut(from..from.saturating_add(self.frame)) else { break };
                // One coding of the value for all channels.
                let mut samples = frame.chunks_exact_mut(self.coding.width());
                let Some(first) = samples.next() else { break };
                self.coding.write(value, first);
                samples.for_each(|sample| sample.copy_from_slice(first));
            }
            self.check(data, start, end, &tone)?;
        }
        Ok(())
    }

    /// Reads a stretch back: every sample of every channel has to be the tone.
    fn check(&self, data: &[u8], start: u64, end: u64, tone: &Tone) -> Result<(), FormatError> {
        let place = |at: u64| usize::try_from(at).unwrap_or(usize::MAX).saturating_mul(self.frame);
        let mut samples = Vec::new();
        self.coding.read_all(data.get(place(start)..place(end)).unwrap_or_default(), &mut samples);
        let error = self.coding.error();
        for (at, frame) in (0..).zip(samples.chunks_exact(self.channels)) {
            let meant = tone.sample(at, end - start) as f32;
            if frame.iter().any(|sample| (sample - meant).abs() > error) {
                return Err(FormatError::Unsupported("the bleeped recording did not pass its check"));
            }
        }
        Ok(())
    }
}

impl Recording for Wav {
    fn duration(&self) -> f64 {
        self.frames() as f64 / f64::from(self.rate)
    }

    fn rate(&self) -> u32 {
        self.rate
    }

    fn channels(&self) -> usize {
        self.channels
    }

    fn hear(&self, cancel: &Cancel, sink: &mut dyn FnMut(&[f32])) -> Result<Vec<(f64, f64)>, FormatError> {
        let share = 1.0 / self.channels as f32;
        let (mut samples, mut mixed) = (Vec::new(), Vec::new());
        for frames in self.data().chunks(self.frame * 8192) {
            cancel.check()?;
            samples.clear();
            self.coding.read_all(frames, &mut samples);
            match self.channels {
                1 => sink(&samples),
                2 => {
                    mixed.clear();
                    mix(samples.as_chunks::<2>().0.iter().map(|[left, right]| (*left, *right)), &mut mixed);
                    sink(&mixed);
                }
                channels => {
                    mixed.clear();
                    mixed.extend(samples.chunks_exact(channels).map(|all| all.iter().sum::<f32>() * share));
                    sink(&mixed);
                }
            }
        }
        Ok(Vec::new())
    }

    fn bleep(
        self: Box<Self>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError> {
        cancel.check()?;
        self.changed(|wav, data| wav.overwrite(data, stretches, settings))
    }

    fn distort(
        self: Box<Self>,
        steps: i32,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Option<Result<Vec<u8>, FormatError>> {
        let changed = self.changed(|wav, data| {
            wav.shift(data, steps, cancel)?;
            wav.overwrite(data, stretches, settings)
        });
        Some(changed)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use blackbar_core::FileSettings;

    /// A WAV file of 16-bit samples.
    pub(crate) fn pcm16(rate: u32, channels: u16, samples: &[i16]) -> Vec<u8> {
        let data: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        file(1, rate, channels, 16, &data)
    }

    pub(crate) fn file(tag: u16, rate: u32, channels: u16, bits: u16, data: &[u8]) -> Vec<u8> {
        let block = channels * bits.div_ceil(8);
        let mut format = Vec::new();
        format.extend_from_slice(&tag.to_le_bytes());
        format.extend_from_slice(&channels.to_le_bytes());
        format.extend_from_slice(&rate.to_le_bytes());
        format.extend_from_slice(&(rate * u32::from(block)).to_le_bytes());
        format.extend_from_slice(&block.to_le_bytes());
        format.extend_from_slice(&bits.to_le_bytes());
        let list = b"LIST\x12\0\0\0INFOIART\x06\0\0\0Alice\0";
        let mut out = b"RIFF".to_vec();
        out.extend_from_slice(&((4 + 24 + list.len() + 8 + data.len()) as u32).to_le_bytes());
        out.extend_from_slice(b"WAVEfmt \x10\0\0\0");
        out.extend_from_slice(&format);
        out.extend_from_slice(list);
        out.extend_from_slice(b"data");
        out.extend_from_slice(&(data.len() as u32).to_le_bytes());
        out.extend_from_slice(data);
        out
    }

    fn plain(bytes: &[u8]) -> Result<Wav, FormatError> {
        Wav::new(Chunks::read(bytes.to_vec())?, &Limits::default())
    }

    fn bleeped(bytes: &[u8], range: (f64, f64)) -> Vec<u8> {
        let wav = Box::new(plain(bytes).unwrap());
        let stretches = Stretches::new([range], wav.duration());
        wav.bleep(&stretches, &FileSettings::default().audio, &Cancel::new()).unwrap()
    }

    #[test]
    fn only_the_samples_of_the_stretch_change_and_tags_go() {
        for (tag, bits) in [(1, 8), (1, 16), (1, 24), (1, 32), (3, 32), (3, 64), (6, 8), (7, 8)] {
            for channels in [1u16, 2] {
                let width = usize::from(bits / 8);
                let data: Vec<u8> = match tag {
                    3 if bits == 32 => (0..800).flat_map(|n: i32| (n as f32 * 0.001).to_le_bytes()).collect(),
                    3 => (0..800).flat_map(|n: i32| (f64::from(n) * 0.001).to_le_bytes()).collect(),
                    _ => (0..800 * width).map(|n| (n * 37 % 251) as u8).collect(),
                };
                let before = file(tag, 1000, channels, bits, &data);
                let after = bleeped(&before, (0.1, 0.2));
                assert!(memchr::memmem::find(&after, b"Alice").is_none());
                let after = plain(&after).unwrap();
                let frame = width * usize::from(channels);
                assert_eq!(after.data().len(), data.len());
                assert!(after.data()[..100 * frame] == data[..100 * frame], "{tag} {bits}");
                assert!(after.data()[200 * frame..] == data[200 * frame..], "{tag} {bits}");
                let mut inside = Vec::new();
                after.hear(&Cancel::new(), &mut |piece| inside.extend_from_slice(piece)).unwrap();
                let tone = Tone::new(&FileSettings::default().audio, 1000);
                for (n, sample) in inside[100..200].iter().enumerate() {
                    let meant = tone.sample(n as u64, 100);
                    assert!((f64::from(*sample) - meant).abs() < 0.03, "{tag} {bits} {n}: {sample} {meant}");
                }
            }
        }
    }

    #[test]
    fn sizes_that_are_wrong_do_no_harm() {
        let good = pcm16(8000, 1, &[1; 4000]);
        let at = memchr::memmem::find(&good, b"data").unwrap() + 4;
        for size in [0, u32::MAX, u32::MAX - 1, 100_000] {
            let mut bytes = good.clone();
            bytes[at..at + 4].copy_from_slice(&size.to_le_bytes());
            assert_eq!(plain(&bytes).unwrap().frames(), 4000, "{size}");
        }
        for length in 0..good.len() {
            let _ = plain(&good[..length]);
        }
        let mut zero = good.clone();
        zero[22..24].copy_from_slice(&[0, 0]);
        assert!(plain(&zero).is_err());
    }
}
