//! What the bleep route takes.

use super::file::AudioFile;
use crate::schema::{Path, Report, array, integer, number, object, object_of};

object! {
    /// A stretch of time in seconds.
    pub(crate) struct Timestamp {
        /// Where it begins.
        start: f64 = number(Some(0.0), None), required;
        /// Where it ends, behind its beginning.
        end: f64 = number(Some(0.0), None), required;
    }
}

object! {
    /// A recording to bleep.
    pub(crate) struct BleepRequest {
        /// The recording.
        file: AudioFile = object_of::<AudioFile>(), required;
        /// The stretches to bleep.
        timestamps: Vec<Timestamp> = array(object_of::<Timestamp>()), required;
        /// Of the bleep, in Hz.
        bleep_frequency: i64 = integer(1, i64::from(i32::MAX)), default(600);
        /// Of the bleep, in dB.
        bleep_gain: f64 = number(None, None), default(-3);
    }
}

impl BleepRequest {
    /// What no single property can say: every stretch ends behind its beginning.
    pub(crate) fn check(&self, report: &mut Report) {
        let here = Path::ROOT.key("timestamps");
        for (index, timestamp) in self.timestamps.iter().enumerate() {
            if timestamp.start >= timestamp.end {
                report.add(
                    &here.index(index).key("end"),
                    "greater_than",
                    "Input should be greater than start",
                );
            }
        }
    }
}
