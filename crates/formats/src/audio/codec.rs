//! Packets to samples: symphonia's decoders, fed by our own readers of containers so that every packet keeps its place
//! in the file.

use blackbar_core::FormatError;
use symphonia::core::audio::{Audio, GenericAudioBufferRef};
use symphonia::core::codecs::audio::well_known::{CODEC_ID_AAC, CODEC_ID_MP3};
use symphonia::core::codecs::audio::{AudioCodecParameters, AudioDecoder, AudioDecoderOptions};
use symphonia::core::packet::PacketRef;
use symphonia::core::units::{Duration, Timestamp};
use symphonia::default::codecs::{AacDecoder, MpaDecoder};

use super::mix::mix;
use super::tone::{FOREIGN, Tone};

/// A decoder and its last output.
pub(crate) struct Decoder {
    inner: Box<dyn AudioDecoder>,
    mono: Vec<f32>,
}

impl Decoder {
    pub(crate) fn mp3() -> Result<Decoder, FormatError> {
        let mut parameters = AudioCodecParameters::new();
        parameters.for_codec(CODEC_ID_MP3);
        let options = AudioDecoderOptions::default().gapless(false);
        let decoder = MpaDecoder::try_new(&parameters, &options).map_err(|_| cannot())?;
        Ok(Decoder::around(Box::new(decoder)))
    }

    /// AAC-LC; `config` is the AudioSpecificConfig.
    pub(crate) fn aac(config: &[u8]) -> Result<Decoder, FormatError> {
        let mut parameters = AudioCodecParameters::new();
        parameters.for_codec(CODEC_ID_AAC).with_extra_data(config.into());
        let options = AudioDecoderOptions::default().gapless(false);
        let decoder = AacDecoder::try_new(&parameters, &options).map_err(|_| cannot())?;
        Ok(Decoder::around(Box::new(decoder)))
    }

    fn around(inner: Box<dyn AudioDecoder>) -> Decoder {
        Decoder { inner, mono: Vec::new() }
    }

    /// The samples of a packet, all channels mixed; nothing when it cannot be decoded.
    pub(crate) fn decode(&mut self, packet: &[u8]) -> Option<&[f32]> {
        let packet = PacketRef::new(0, Timestamp::new(0), Duration::new(0), packet);
        let decoded = self.inner.decode_ref(&packet).ok()?;
        self.mono.clear();
        // Both decoders calculate in this; another would be a change of theirs.
        let GenericAudioBufferRef::F32(decoded) = decoded else { return None };
        let finite = |sample: f32| if sample.is_finite() { sample } else { 0.0 };
        match (decoded.plane(0)?, decoded.plane(1)) {
            (one, None) => self.mono.extend(one.iter().copied().map(finite)),
            (left, Some(right)) => {
                let both = left.iter().zip(right);
                mix(both.map(|(left, right)| (finite(*left), finite(*right))), &mut self.mono);
            }
        }
        // Neither is given more than two channels.
        decoded.plane(2).is_none().then_some(&self.mono)
    }
}

fn cannot() -> FormatError {
    FormatError::Unsupported("this kind of sound cannot be decoded")
}

/// Seconds of the windows in which an output is looked at.
const WINDOW: f64 = 0.02;

/// Sees that `samples`, which begin at number `first` of the stream, are the tone (or silence) inside the stretches, in
/// packets that we filled with it ourselves.
pub(crate) fn check_bleeped(
    samples: &[f32],
    first: u64,
    stretches: &[(u64, u64)],
    tone: &Tone,
    rate: u32,
) -> Result<(), FormatError> {
    check_pieces(samples, first, stretches, rate, |piece| tone.foreign_share(piece) <= FOREIGN)
}

/// Sees that what is decoded inside the stretches does not depend on what was before it: `alone` is the same packets, decoded
/// with silence before them. A voice that is far weaker than the tone would pass by its power; it does not pass here.
pub(crate) fn check_alone(
    samples: &[f32],
    alone: &[f32],
    first: u64,
    stretches: &[(u64, u64)],
) -> Result<(), FormatError> {
    let last = first + samples.len() as u64;
    let begin = stretches.partition_point(|(_, end)| *end <= first);
    for (start, end) in stretches.iter().skip(begin).take_while(|(start, _)| *start < last) {
        let place = |sample: u64| usize::try_from(sample.clamp(first, last) - first).unwrap_or(usize::MAX);
        let inside = place(*start)..place(*end);
        let same = |(a, b): (&f32, &f32)| (a - b).abs() <= 1e-6;
        let (Some(there), Some(alone)) = (samples.get(inside.clone()), alone.get(inside)) else {
            return Err(failed());
        };
        if !there.iter().zip(alone).all(same) {
            return Err(failed());
        }
    }
    Ok(())
}

fn failed() -> FormatError {
    FormatError::Unsupported("the bleeped recording did not pass its check")
}

/// Sees that every piece of the stretches is as it should be.
pub(crate) fn check_pieces(
    samples: &[f32],
    first: u64,
    stretches: &[(u64, u64)],
    rate: u32,
    good: impl Fn(&[f32]) -> bool,
) -> Result<(), FormatError> {
    let last = first + samples.len() as u64;
    let window = ((f64::from(rate) * WINDOW) as usize).max(32);
    let begin = stretches.partition_point(|(_, end)| *end <= first);
    for (start, end) in stretches.iter().skip(begin).take_while(|(start, _)| *start < last) {
        let from = usize::try_from(start.max(&first) - first).unwrap_or(usize::MAX);
        let to = usize::try_from(end.min(&last) - first).unwrap_or(usize::MAX);
        let inside = samples.get(from..to.max(from)).unwrap_or_default();
        for piece in inside.chunks(window) {
            // A scrap at the end is too short to tell a sine from anything else.
            if piece.len() >= window / 2 && !good(piece) {
                return Err(failed());
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weak_voice_under_the_tone_is_noticed() {
        let alone: Vec<f32> = (0..4000).map(|n| (n as f32 * 0.1).sin() * 0.7).collect();
        let voice = |from: usize, to: usize| -> Vec<f32> {
            let voice = |n: usize| if (from..to).contains(&n) { (n as f32 * 0.03).sin() * 0.01 } else { 0.0 };
            alone.iter().enumerate().map(|(n, sample)| sample + voice(n)).collect()
        };
        let check =
            |samples: &[f32]| check_alone(samples, &alone, 1000, &[(500, 900), (1500, 3000), (4500, 9000)]);
        assert!(check(&alone).is_ok() && check(&voice(0, 500)).is_ok() && check(&voice(2000, 3500)).is_ok());
        assert!(check(&voice(0, 520)).is_err() && check(&voice(3900, 4000)).is_err());
        assert!(check_alone(&alone, &alone[..100], 1000, &[(1500, 3000)]).is_err());
    }
}
