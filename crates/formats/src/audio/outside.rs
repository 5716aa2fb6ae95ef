//! Recordings that only the outside program can decode: all of the sound becomes samples, is bleeped there, and is coded
//! anew. The result is decoded once more before it is given away.

use std::sync::Arc;

use blackbar_core::{AudioSettings, Cancel, FormatError, Limits, SoundCoding, SoundConverter};

use super::codec::check_pieces;
use super::recording::Recording;
use super::stretches::Stretches;
use super::tone::Tone;
use super::wav;

const WRITTEN_ANEW: &str = "the recording was decoded and all of it written anew";

/// Bits a second of each channel below which the tone and the voice would suffer, and the most that is of use.
const LEAST_BITS: f64 = 48_000.0;
const MOST_BITS: f64 = 256_000.0;
/// What coding anew may add or take, in seconds: encoders fill up their last packet.
const SLACK: f64 = 0.3;
/// Samples that encoders of bare streams put before the sound; containers say how many, bare streams cannot.
const PRIMING: u64 = 1024;
/// Seconds at the ends of a stretch that are not looked at: coding blurs edges.
const BLUR: f64 = 0.04;

pub(super) struct Outside {
    samples: Box<dyn Recording>,
    coding: SoundCoding,
    converter: Arc<dyn SoundConverter>,
    limits: Limits,
    bits_a_second: u32,
    warnings: Vec<&'static str>,
}

impl Outside {
    pub(super) fn open(
        bytes: &[u8],
        coding: SoundCoding,
        converter: &Arc<dyn SoundConverter>,
        mut warnings: Vec<&'static str>,
        limits: &Limits,
        cancel: &Cancel,
    ) -> Result<Outside, FormatError> {
        let decoded = converter.decode(bytes, coding, limits.decoded_bytes, cancel)?;
        let samples = wav::open(decoded, limits)?;
        if samples.duration() <= 0.0 {
            return Err(FormatError::Damaged("it has no sound".into()));
        }
        // At least as good as it came.
        let channels = samples.channels() as f64;
        let stated = bytes.len() as f64 * 8.0 / samples.duration();
        let bits_a_second = stated.clamp(LEAST_BITS * channels, MOST_BITS * channels) as u32;
        warnings.push(WRITTEN_ANEW);
        let (converter, limits) = (Arc::clone(converter), limits.clone());
        Ok(Outside { samples, coding, converter, limits, bits_a_second, warnings })
    }

    fn write(
        self,
        changed: impl FnOnce(Box<dyn Recording>) -> Result<Vec<u8>, FormatError>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError> {
        let Outside { samples, coding, converter, limits, bits_a_second, .. } = self;
        let duration = samples.duration();
        let wav = changed(samples)?;
        // MP3 knows no more than this.
        let bits_a_second =
            if coding == SoundCoding::Mp3 { bits_a_second.min(320_000) } else { bits_a_second };
        let written = converter.encode(&wav, coding, bits_a_second, cancel)?;
        let again = converter.decode(&written, coding, limits.decoded_bytes, cancel)?;
        let again = wav::open(again, &limits)?;
        let failed = || FormatError::Unsupported("the recording written anew did not pass its check");
        if (again.duration() - duration).abs() > SLACK {
            return Err(failed());
        }
        let bare = matches!(coding, SoundCoding::Adts | SoundCoding::Latm);
        let blur = (BLUR * f64::from(again.rate())) as u64;
        let inside: Vec<(u64, u64)> = stretches
            .samples(again.rate(), if bare { PRIMING } else { 0 })
            .into_iter()
            .map(|(start, end)| (start + blur, end.saturating_sub(blur)))
            .filter(|(start, end)| start < end)
            .collect();
        let tone = Tone::new(settings, again.rate());
        let mut first = 0;
        let mut passed = Ok(());
        again.hear(cancel, &mut |piece| {
            if passed.is_ok() {
                passed = check_pieces(piece, first, &inside, again.rate(), |piece| tone.covers(piece));
            }
            first += piece.len() as u64;
        })?;
        passed.map_err(|_| failed())?;
        Ok(written)
    }
}

impl Recording for Outside {
    fn duration(&self) -> f64 {
        self.samples.duration()
    }

    fn rate(&self) -> u32 {
        self.samples.rate()
    }

    fn channels(&self) -> usize {
        self.samples.channels()
    }

    fn hear(&self, cancel: &Cancel, sink: &mut dyn FnMut(&[f32])) -> Result<Vec<(f64, f64)>, FormatError> {
        self.samples.hear(cancel, sink)
    }

    fn bleep(
        self: Box<Self>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError> {
        self.write(|samples| samples.bleep(stretches, settings, cancel), stretches, settings, cancel)
    }

    fn distort(
        self: Box<Self>,
        steps: i32,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Option<Result<Vec<u8>, FormatError>> {
        let change = |samples: Box<dyn Recording>| {
            let distorted = samples.distort(steps, stretches, settings, cancel);
            distorted.unwrap_or(Err(FormatError::Unsupported("the voice cannot be shifted")))
        };
        Some(self.write(change, stretches, settings, cancel))
    }

    fn warnings(&self) -> Vec<&'static str> {
        self.warnings.clone()
    }
}
