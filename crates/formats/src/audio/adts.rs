//! AAC as a bare stream, every packet with a small header (ADTS).

use blackbar_core::{AudioSettings, Cancel, FormatError, Limits};

use super::aac::{Config, Packets};
use super::bits::BitReader;
use super::recording::{Recording, check_duration};
use super::stretches::Stretches;

pub(crate) struct Adts {
    bytes: Vec<u8>,
    packets: Packets,
}

/// A packet with its header.
struct Frame {
    config: (u8, u8),
    header: usize,
    length: usize,
}

impl Frame {
    fn read(bytes: &[u8]) -> Option<Frame> {
        let mut bits = BitReader::new(bytes.get(..7)?);
        let sync = bits.take(12) == 0xFFF;
        bits.skip(1);
        let layer = bits.take(2);
        let unprotected = bits.take(1) == 1;
        let low_complexity = bits.take(2) == 1;
        let rate_index = bits.take(4) as u8;
        bits.skip(1);
        let channels = bits.take(3) as u8;
        bits.skip(4);
        let length = bits.take(13) as usize;
        bits.skip(11);
        let alone = bits.take(2) == 0;
        // The checksum of protected packets covers what is replaced; such streams are not taken.
        let sound = sync && layer == 0 && unprotected && low_complexity && alone && length > 7;
        sound.then_some(Frame { config: (rate_index, channels), header: 7, length })
    }
}

/// Whether the bytes begin with two packets.
pub(crate) fn is_adts(bytes: &[u8]) -> bool {
    let Some(first) = Frame::read(bytes) else { return false };
    bytes.get(first.length..).and_then(Frame::read).is_some_and(|second| second.config == first.config)
}

/// Whether they begin like a stream that this code does not take apart: with checksums, or in another profile.
pub(crate) fn is_odd(bytes: &[u8]) -> bool {
    let sync = |bytes: &[u8]| matches!(bytes, [0xFF, second, ..] if second & 0xF6 == 0xF0);
    let length = bytes.get(3..6).map(|bytes| {
        let mut bits = BitReader::new(bytes);
        bits.skip(6);
        bits.take(13) as usize
    });
    !is_adts(bytes) && sync(bytes) && length.and_then(|length| bytes.get(length..)).is_some_and(sync)
}

impl Adts {
    pub(crate) fn open(bytes: Vec<u8>, limits: &Limits) -> Result<Adts, FormatError> {
        if !is_adts(&bytes) {
            return Err(FormatError::WrongType("an AAC stream"));
        }
        let mut places = Vec::new();
        let mut at = 0;
        let mut config = None;
        while let Some(frame) = bytes.get(at..).and_then(Frame::read) {
            if config.is_some_and(|config| config != frame.config) || at + frame.length > bytes.len() {
                break;
            }
            config = Some(frame.config);
            places.push(at + frame.header..at + frame.length);
            at += frame.length;
        }
        let (rate_index, channels) = config.ok_or(FormatError::WrongType("an AAC stream"))?;
        let packets = Packets { config: Config::new(rate_index, channels)?, places, offset: 0.0 };
        check_duration(packets.seconds(), limits)?;
        Ok(Adts { bytes, packets })
    }
}

impl Recording for Adts {
    fn duration(&self) -> f64 {
        self.packets.seconds()
    }

    fn rate(&self) -> u32 {
        self.packets.config.rate
    }

    fn hear(&self, cancel: &Cancel, sink: &mut dyn FnMut(&[f32])) -> Result<Vec<(f64, f64)>, FormatError> {
        self.packets.hear(&self.bytes, cancel, sink)
    }

    fn bleep(
        mut self: Box<Self>,
        stretches: &Stretches,
        settings: &AudioSettings,
        cancel: &Cancel,
    ) -> Result<Vec<u8>, FormatError> {
        self.packets.bleep(&mut self.bytes, stretches, settings, cancel)?;
        // What follows the last packet is no sound.
        let end = self.packets.places.last().map_or(0, |place| place.end);
        self.bytes.truncate(end);
        Ok(self.bytes)
    }
}
