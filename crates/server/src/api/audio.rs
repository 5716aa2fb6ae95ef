//! `audio_options`

use blackbar_core::AudioSettings;

use super::convert::{saturating_i32, saturating_u32};
use crate::schema::{integer, number, object};

object! {
    /// How recordings are processed.
    pub(crate) struct AudioOptions {
        /// Seconds added before a bleep.
        bleep_start_padding: f64 = number(Some(0.0), None), default(0.5);
        /// Seconds added behind a bleep.
        bleep_end_padding: f64 = number(Some(0.0), None), default(0.2);
        /// Shifts the voice: above 0 higher, below 0 lower.
        distortion_steps: i64 = integer(i64::from(i32::MIN), i64::from(i32::MAX)), default(0);
        /// Of the bleep, in Hz.
        bleep_frequency: i64 = integer(1, i64::from(i32::MAX)), default(600);
        /// Of the bleep, in dB.
        bleep_gain: f64 = number(None, None), default(-3);
    }
}

impl AudioOptions {
    /// Everything resolved.
    pub(crate) fn settle(self) -> AudioSettings {
        let AudioOptions {
            bleep_start_padding,
            bleep_end_padding,
            distortion_steps,
            bleep_frequency,
            bleep_gain,
        } = self;
        AudioSettings {
            start_padding: bleep_start_padding,
            end_padding: bleep_end_padding,
            distortion_steps: saturating_i32(distortion_steps),
            frequency: saturating_u32(bleep_frequency),
            gain: bleep_gain,
        }
    }
}
