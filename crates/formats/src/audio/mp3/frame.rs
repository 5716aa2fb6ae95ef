//! The frames of an MP3 file: their headers, their side information, the tag that encoders put into the first.

use std::ops::Range;

use crate::audio::bits::{BitReader, BitWriter};
use crate::audio::recording::{be16, be32};

/// kbit/s by the index in the header, MPEG-1 and MPEG-2/2.5.
const BITRATES: [[u16; 15]; 2] = [
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const RATES: [u32; 3] = [44_100, 48_000, 32_000];
/// Frames that must follow each other before the first is believed.
const BELIEVED: usize = 2;

/// What a frame's header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    /// MPEG-1, which has two granules a frame; else MPEG-2 or 2.5 with one.
    pub(super) mpeg1: bool,
    pub(super) rate: u32,
    pub(super) mono: bool,
    protected: bool,
    length: usize,
}

impl Header {
    pub(super) fn read(bytes: &[u8]) -> Option<Header> {
        let word = be32(bytes, 0)?;
        let (version, layer) = (word >> 19 & 3, word >> 17 & 3);
        if word >> 21 != 0x7FF || version == 1 || layer != 1 {
            return None;
        }
        let mpeg1 = version == 3;
        let bitrate = *BITRATES.get(usize::from(!mpeg1))?.get((word >> 12 & 15) as usize)?;
        let base = *RATES.get((word >> 10 & 3) as usize)?;
        let rate = base
            >> match version {
                3 => 0,
                2 => 1,
                _ => 2,
            };
        if bitrate == 0 {
            return None;
        }
        let slots = if mpeg1 { 144_000 } else { 72_000 };
        let length = (slots * u32::from(bitrate) / rate + (word >> 9 & 1)) as usize;
        let header = Header { mpeg1, rate, mono: word >> 6 & 3 == 3, protected: word >> 16 & 1 == 0, length };
        (length >= header.payload_start()).then_some(header)
    }

    /// Samples of a frame.
    pub(super) fn samples(&self) -> u16 {
        if self.mpeg1 { 1152 } else { 576 }
    }

    pub(super) fn channels(&self) -> usize {
        if self.mono { 1 } else { 2 }
    }

    pub(super) fn granules(&self) -> usize {
        if self.mpeg1 { 2 } else { 1 }
    }

    fn side_start(&self) -> usize {
        if self.protected { 6 } else { 4 }
    }

    fn side_length(&self) -> usize {
        match (self.mpeg1, self.mono) {
            (true, false) => 32,
            (true, true) | (false, false) => 17,
            (false, true) => 9,
        }
    }

    /// Where the payload begins in the frame.
    pub(super) fn payload_start(&self) -> usize {
        self.side_start() + self.side_length()
    }

    pub(super) fn payload_length(&self) -> usize {
        self.length.saturating_sub(self.payload_start())
    }

    /// How far back main data may begin.
    pub(super) fn longest_reach(&self) -> usize {
        if self.mpeg1 { 511 } else { 255 }
    }

    /// Whether one decoder can take both frames.
    pub(super) fn same_stream(&self, other: &Header) -> bool {
        (self.mpeg1, self.rate, self.mono) == (other.mpeg1, other.rate, other.mono)
    }

    /// Gives a frame new side information; its channels are then coded plainly.
    pub(super) fn rewrite(&self, frame: &mut [u8], side: &[u8]) {
        if let Some(last) = frame.get_mut(3) {
            // Mode "stereo" or "mono", without joint coding; copyright and emphasis stay.
            *last = *last & 0x0F | if self.mono { 0xC0 } else { 0 };
        }
        let start = self.side_start();
        if let Some(place) = frame.get_mut(start..start + side.len()) {
            place.copy_from_slice(side);
        }
        if self.protected {
            let crc = crc16(frame.get(2..4).unwrap_or_default().iter().chain(side));
            if let Some(place) = frame.get_mut(4..6) {
                place.copy_from_slice(&crc.to_be_bytes());
            }
        }
    }
}

/// The checksum of protected frames.
fn crc16<'b>(bytes: impl Iterator<Item = &'b u8>) -> u16 {
    bytes.fold(0xFFFF, |mut crc, byte| {
        crc ^= u16::from(*byte) << 8;
        for _ in 0..8 {
            crc = if crc & 0x8000 == 0 { crc << 1 } else { crc << 1 ^ 0x8005 };
        }
        crc
    })
}

/// What the side information says of where the sound lies.
pub(super) struct Side {
    pub(super) main_data_begin: usize,
    pub(super) main_data_bits: usize,
}

impl Side {
    pub(super) fn read(header: &Header, frame: &[u8]) -> Side {
        let mut bits = BitReader::new(frame.get(header.side_start()..).unwrap_or_default());
        let main_data_begin = bits.take(if header.mpeg1 { 9 } else { 8 }) as usize;
        bits.skip(match (header.mpeg1, header.mono) {
            (true, true) => 5 + 4,
            (true, false) => 3 + 8,
            (false, true) => 1,
            (false, false) => 2,
        });
        let mut main_data_bits = 0;
        for _ in 0..header.granules() * header.channels() {
            main_data_bits += bits.take(12) as usize;
            bits.skip(if header.mpeg1 { 59 - 12 } else { 63 - 12 });
        }
        Side { main_data_begin, main_data_bits }
    }

    /// Begins side information with `main_data_begin`; the granules follow.
    pub(super) fn begin(header: &Header, main_data_begin: usize) -> BitWriter {
        let mut bits = BitWriter::default();
        let begin = u32::try_from(main_data_begin).unwrap_or_default();
        bits.put(begin, if header.mpeg1 { 9 } else { 8 });
        bits.put(
            0,
            match (header.mpeg1, header.mono) {
                (true, true) => 5 + 4,
                (true, false) => 3 + 8,
                (false, true) => 1,
                (false, false) => 2,
            },
        );
        bits
    }
}

/// Whether a file begins like an MP3: frames that follow each other, behind tags if any.
pub(crate) fn is_mp3(bytes: &[u8]) -> bool {
    let start = after_id3(bytes);
    let tagged = bytes.starts_with(b"ID3") && matches!(bytes.get(3), Some(2..=4));
    tagged || chain(bytes, start).is_some_and(|frames| frames >= BELIEVED)
}

/// How many frames follow each other from `at`, counted no further than needed. Two are needed, or one at the very end.
fn chain(bytes: &[u8], mut at: usize) -> Option<usize> {
    let first = Header::read(bytes.get(at..)?)?;
    let mut count = 0;
    while count < BELIEVED {
        let Some(header) = bytes.get(at..).and_then(Header::read).filter(|header| header.same_stream(&first))
        else {
            break;
        };
        at += header.length;
        if at > bytes.len() {
            break;
        }
        count += 1;
    }
    let ends = at == bytes.len()
        || bytes.get(at..at + 3) == Some(b"TAG")
        || bytes.get(at..at + 8) == Some(b"APETAGEX");
    (count >= BELIEVED || count == 1 && ends).then_some(count)
}

/// Behind the ID3v2 tags at the beginning.
fn after_id3(bytes: &[u8]) -> usize {
    let mut at = 0;
    while let Some(tag) = bytes.get(at..at + 10).filter(|tag| tag.starts_with(b"ID3")) {
        let size = tag.iter().skip(6).fold(0usize, |size, byte| size << 7 | usize::from(byte & 0x7F));
        let footer = if tag.get(5).is_some_and(|flags| flags & 0x10 != 0) { 10 } else { 0 };
        at = at.saturating_add(10 + size + footer).min(bytes.len());
    }
    at
}

/// All whole frames in order. What lies between them is skipped.
pub(super) fn walk(bytes: &[u8]) -> Vec<(Header, Range<usize>)> {
    let mut frames: Vec<(Header, Range<usize>)> = Vec::new();
    let mut at = after_id3(bytes);
    let mut in_step = false;
    while at + 4 <= bytes.len() {
        let header = bytes.get(at..).and_then(Header::read);
        let fits = header.filter(|header| at + header.length <= bytes.len());
        match fits {
            Some(header) if in_step || chain(bytes, at).is_some() => {
                frames.push((header, at..at + header.length));
                at += header.length;
                in_step = true;
            }
            _ => {
                in_step = false;
                // The next byte that could begin a frame.
                let next = bytes.get(at + 1..).and_then(|rest| memchr::memchr(0xFF, rest));
                at = next.map_or(bytes.len(), |offset| at + 1 + offset);
            }
        }
    }
    frames
}

/// What the first frame says of samples to skip.
pub(super) struct InfoTag {
    pub(super) skip: u64,
    pub(super) padding: u64,
}

/// The delay of every MP3 decoder, which counts into the samples to skip.
const DECODER_DELAY: u64 = 529;

/// Reads the tag of a first frame that has no sound.
pub(super) fn info_tag(bytes: &[u8], header: &Header, place: &Range<usize>) -> Option<InfoTag> {
    let frame = bytes.get(place.clone())?;
    let xing = frame.get(header.payload_start()..)?;
    if frame.get(36..40) == Some(b"VBRI") {
        return Some(InfoTag { skip: 0, padding: 0 });
    }
    if !xing.starts_with(b"Xing") && !xing.starts_with(b"Info") {
        return None;
    }
    let flags = be32(xing, 4)?;
    let fields = [4, 4, 100, 4].iter().enumerate().filter(|(bit, _)| flags >> bit & 1 == 1);
    let encoder = 8 + fields.map(|(_, length)| length).sum::<usize>();
    let delays = encoder + 21;
    let known = xing.get(encoder..encoder + 4).is_some_and(|name| name.iter().all(u8::is_ascii_alphanumeric));
    let (Some(high), Some(low), true) = (be16(xing, delays), be16(xing, delays + 1), known) else {
        return Some(InfoTag { skip: 0, padding: 0 });
    };
    let (delay, padding) = (u64::from(high >> 4), u64::from(low & 0xFFF));
    Some(InfoTag { skip: delay + DECODER_DELAY, padding: padding.saturating_sub(DECODER_DELAY) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_say_how_long_a_frame_is() {
        let header = Header::read(&[0xFF, 0xFB, 0x90, 0x64]).unwrap();
        assert_eq!((header.length, header.rate, header.mono, header.mpeg1), (417, 44_100, false, true));
        let header = Header::read(&[0xFF, 0xF3, 0x40, 0xC4]).unwrap();
        assert_eq!((header.length, header.rate, header.mono, header.mpeg1), (104, 22_050, true, false));
        for bad in [
            [0xFF, 0xFB, 0xF0, 0x64],
            [0xFF, 0xFB, 0x00, 0x64],
            [0xFF, 0xFD, 0x90, 0x64],
            [0xFF, 0xEB, 0x90, 0x64],
        ] {
            assert!(Header::read(&bad).is_none());
        }
    }
}
