//! Opus packets there and back, by libopus.

use blackbar_core::FormatError;
use opusic_c::{Application, Bitrate, Channels, SampleRate};

use super::super::mix::mix;
use super::super::tone::Tone;

/// The longest packet, 120 ms.
const LONGEST: usize = 5_760;

fn failed<E>(_: E) -> FormatError {
    FormatError::Unsupported("the sound cannot be coded as Opus")
}

fn channels(count: u8) -> Channels {
    if count == 1 { Channels::Mono } else { Channels::Stereo }
}

/// Samples of a packet; nothing when it is none.
pub(super) fn samples(packet: &[u8]) -> Option<u32> {
    let samples = opusic_c::utils::get_nb_samples(packet, SampleRate::Hz48000).ok()?;
    u32::try_from(samples).ok().filter(|samples| *samples as usize <= LONGEST)
}

pub(super) struct Decoder {
    inner: opusic_c::Decoder,
    channels: usize,
    interleaved: Vec<f32>,
    mono: Vec<f32>,
}

impl Decoder {
    pub(super) fn new(count: u8) -> Result<Decoder, FormatError> {
        let inner = opusic_c::Decoder::new(channels(count), SampleRate::Hz48000).map_err(failed)?;
        let channels = usize::from(count);
        Ok(Decoder { inner, channels, interleaved: vec![0.0; LONGEST * channels], mono: Vec::new() })
    }

    /// All channels mixed; nothing when the packet cannot be decoded.
    pub(super) fn decode(&mut self, packet: &[u8]) -> Option<&[f32]> {
        if packet.is_empty() {
            return None;
        }
        let samples = self.inner.decode_float_to_slice(packet, &mut self.interleaved, false).ok()?;
        self.mono.clear();
        let decoded = self.interleaved.get(..samples * self.channels)?;
        if self.channels == 1 {
            self.mono.extend_from_slice(decoded);
        } else {
            mix(decoded.as_chunks::<2>().0.iter().map(|[left, right]| (*left, *right)), &mut self.mono);
        }
        Some(&self.mono)
    }
}

/// Codes the tone, without the modes for speech: they do not hold a sine.
pub(super) struct Encoder {
    inner: opusic_c::Encoder,
    channels: usize,
}

impl Encoder {
    pub(super) fn new(count: u8) -> Result<Encoder, FormatError> {
        let mut inner = opusic_c::Encoder::new(channels(count), SampleRate::Hz48000, Application::LowDelay)
            .map_err(failed)?;
        inner.set_bitrate(Bitrate::Max).map_err(failed)?;
        inner.set_vbr(false).map_err(failed)?;
        Ok(Encoder { inner, channels: usize::from(count) })
    }

    /// Puts the tone in place of a packet, in as many bytes and samples.
    pub(super) fn replace(
        &mut self,
        old: &mut [u8],
        start: u64,
        samples: u32,
        tone: &Tone,
    ) -> Result<(), FormatError> {
        // One or two bytes only say that nothing was sent.
        if old.len() <= 2 {
            return Ok(());
        }
        let one = (0..u64::from(samples))
            .map(|at| (tone.amplitude * (tone.omega * (start + at) as f64).sin()) as f32);
        let input: Vec<f32> = one.flat_map(|sample| std::iter::repeat_n(sample, self.channels)).collect();
        let mut new = vec![0; old.len()];
        let length = self.inner.encode_float_to_slice(&input, &mut new).map_err(failed)?;
        // At a constant rate the encoder itself fills the packet up.
        if length != old.len() {
            return Err(failed(()));
        }
        old.copy_from_slice(&new);
        Ok(())
    }
}
