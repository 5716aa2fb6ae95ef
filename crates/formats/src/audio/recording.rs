//! What every kind of recording can do, whatever its container and codec.

use blackbar_core::{Cancel, FormatError, Limits};

use super::stretches::Stretches;
use blackbar_core::AudioSettings;

/// An opened recording. Nothing of it is decoded before it is asked for.
pub(crate) trait Recording: Send {
    /// Seconds that a player shows.
    fn duration(&self) -> f64;

    /// Seconds of all sound in the file, also of what a player leaves out at the end.
    fn extent(&self) -> f64 {
        self.duration()
    }

    /// Samples a second of what [`Recording::hear`] gives.
    fn rate(&self) -> u32;

    fn channels(&self) -> usize {
        1
    }

    /// All channels mixed into one, in order, in pieces; the first sample is at time 0. Gives back the stretches, in
    /// seconds, that could not be decoded: what was not heard must not stay.
    fn hear(&self, cancel: &Cancel, sink: &mut dyn FnMut(&[f32])) -> Result<Vec<(f64, f64)>, FormatError>;

    /// The file with the tone in place of the stretches and without tags. What lies outside is kept byte for byte.
    fn bleep(
        self: Box<Self>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError>;

    /// The file with its voice shifted by so many semitones and the stretches bleeped; `None` where it would have to be
    /// encoded anew and this code cannot.
    fn distort(
        self: Box<Self>,
        _steps: i32,
        _stretches: &Stretches,
        _settings: &AudioSettings,
        _cancel: &Cancel,
    ) -> Option<Result<Vec<u8>, FormatError>> {
        None
    }

    /// What was found in the file that will not be in the output and that its sender may miss.
    fn warnings(&self) -> Vec<&'static str> {
        Vec::new()
    }
}

/// Refuses a recording whose samples would be more than the limits allow; recognition hears two bytes a sample at
/// 16 kHz.
pub(crate) fn check_duration(seconds: f64, limits: &Limits) -> Result<(), FormatError> {
    let heard = seconds * f64::from(super::resample::HEARD) * 2.0;
    if heard.is_finite() && heard >= 0.0 && heard <= limits.decoded_bytes as f64 {
        Ok(())
    } else {
        Err(FormatError::OverLimit("the recording is too long"))
    }
}

/// Big-endian numbers out of bytes that may end too soon.
pub(crate) fn be16(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}

pub(crate) fn be32(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}

pub(crate) fn be64(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}
