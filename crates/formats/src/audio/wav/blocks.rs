//! A WAV file of ADPCM blocks.

use blackbar_core::{AudioSettings, Cancel, FormatError, Limits};

use super::adpcm::Adpcm;
use super::chunks::Chunks;
use crate::audio::pitch;
use crate::audio::recording::{Recording, check_duration};
use crate::audio::stretches::Stretches;
use crate::audio::tone::Tone;

pub(super) struct Blocks {
    chunks: Chunks,
    adpcm: Adpcm,
    /// Samples of each channel in a block.
    samples: usize,
}

impl Blocks {
    pub(super) fn new(chunks: Chunks, adpcm: Adpcm, limits: &Limits) -> Result<Blocks, FormatError> {
        let samples = adpcm.samples(chunks.block, chunks.channels).filter(|_| chunks.bits == 4);
        let samples =
            samples.ok_or(FormatError::Unsupported("this coding of WAV samples is not supported"))?;
        let blocks = Blocks { chunks, adpcm, samples };
        check_duration(blocks.duration(), limits)?;
        Ok(blocks)
    }

    /// Whole blocks only: a piece of one at the end cannot be coded again.
    fn data(&self) -> &[u8] {
        let data = self.chunks.data();
        data.get(..data.len() / self.chunks.block * self.chunks.block).unwrap_or_default()
    }

    fn frames(&self) -> usize {
        self.data().len() / self.chunks.block * self.samples
    }

    /// The voice of every channel by so many semitones, coded anew block by block.
    fn shift(&self, data: &mut [u8], steps: i32, cancel: &Cancel) -> Result<(), FormatError> {
        let (channels, length) = (self.chunks.channels, self.chunks.block);
        for channel in 0..channels {
            let mut samples = Vec::with_capacity(data.len() / length * self.samples);
            for block in data.chunks_exact(length) {
                let read = self.adpcm.read(block, channel, channels).ok_or_else(damaged)?;
                samples.extend(read.into_iter().map(|sample| sample as f32 / 32_768.0));
            }
            let shifted = pitch::shift(&samples, self.chunks.rate, steps, cancel)?;
            for (block, samples) in data.chunks_exact_mut(length).zip(shifted.chunks_exact(self.samples)) {
                cancel.check()?;
                let samples: Vec<i32> = samples.iter().map(|sample| (sample * 32_767.0) as i32).collect();
                self.adpcm.write(block, channel, channels, &samples).ok_or_else(damaged)?;
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
        cancel: &Cancel,
    ) -> Result<(), FormatError> {
        let tone = Tone::new(settings, self.chunks.rate);
        let channels = self.chunks.channels;
        let length = self.samples as u64;
        let all = (data.len() / self.chunks.block) as u64 * length;
        for (start, end) in stretches.samples(self.chunks.rate, 0) {
            let end = end.min(all);
            for number in start / length..end.div_ceil(length) {
                cancel.check()?;
                let from = usize::try_from(number).unwrap_or(usize::MAX).saturating_mul(self.chunks.block);
                let Some(block) = data.get_mut(from..from.saturating_add(self.chunks.block)) else { break };
                for channel in 0..channels {
                    let mut samples = self.adpcm.read(block, channel, channels).ok_or_else(damaged)?;
                    for (offset, sample) in samples.iter_mut().enumerate() {
                        let at = number * length + offset as u64;
                        if (start..end).contains(&at) {
                            *sample = (tone.sample(at - start, end - start) * 32_767.0) as i32;
                        }
                    }
                    self.adpcm.write(block, channel, channels, &samples).ok_or_else(damaged)?;
                }
            }
        }
        Ok(())
    }

    /// The file with its blocks changed where they stand.
    fn changed(
        mut self,
        change: impl FnOnce(&Blocks, &mut [u8]) -> Result<(), FormatError>,
    ) -> Result<Vec<u8>, FormatError> {
        let (length, frames) = (self.data().len(), self.frames());
        let (mut bytes, blocks) = self.chunks.rewrapped(length, Some(frames));
        change(&self, bytes.get_mut(blocks).unwrap_or_default())?;
        Ok(bytes)
    }
}

fn damaged() -> FormatError {
    FormatError::Damaged("a block of its samples is broken".into())
}

impl Recording for Blocks {
    fn duration(&self) -> f64 {
        self.frames() as f64 / f64::from(self.chunks.rate)
    }

    fn rate(&self) -> u32 {
        self.chunks.rate
    }

    fn channels(&self) -> usize {
        self.chunks.channels
    }

    fn hear(&self, cancel: &Cancel, sink: &mut dyn FnMut(&[f32])) -> Result<Vec<(f64, f64)>, FormatError> {
        let channels = self.chunks.channels;
        let share = 1.0 / (32_768.0 * channels as f32);
        for block in self.data().chunks_exact(self.chunks.block) {
            cancel.check()?;
            let mut mixed = vec![0.0; self.samples];
            for channel in 0..channels {
                let samples = self.adpcm.read(block, channel, channels).ok_or_else(damaged)?;
                mixed.iter_mut().zip(samples).for_each(|(sum, sample)| *sum += sample as f32 * share);
            }
            sink(&mixed);
        }
        Ok(Vec::new())
    }

    fn bleep(
        self: Box<Self>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError> {
        self.changed(|blocks, data| blocks.overwrite(data, stretches, settings, cancel))
    }

    fn distort(
        self: Box<Self>,
        steps: i32,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Option<Result<Vec<u8>, FormatError>> {
        let changed = self.changed(|blocks, data| {
            blocks.shift(data, steps, cancel)?;
            blocks.overwrite(data, stretches, settings, cancel)
        });
        Some(changed)
    }
}
