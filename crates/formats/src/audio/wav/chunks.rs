//! The chunks of a WAV file that matter: the format and the samples.

use std::ops::Range;

use blackbar_core::FormatError;

use super::is_wav;

/// The tag that says: look further down.
const EXTENSIBLE: u16 = 0xFFFE;

pub(super) struct Chunks {
    bytes: Vec<u8>,
    /// The `fmt ` chunk without its head, and without what follows its fields: that could hide anything.
    format: Vec<u8>,
    /// Where the samples lie.
    pub(super) data: Range<usize>,
    pub(super) tag: u16,
    pub(super) channels: usize,
    pub(super) rate: u32,
    /// Bytes of a block.
    pub(super) block: usize,
    pub(super) bits: u16,
}

fn damaged(why: &str) -> FormatError {
    FormatError::Damaged(why.to_owned())
}

fn le16(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn le32(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

impl Chunks {
    pub(super) fn read(bytes: Vec<u8>) -> Result<Chunks, FormatError> {
        if !is_wav(&bytes) {
            return Err(FormatError::WrongType("a WAV file"));
        }
        let mut format: Option<Vec<u8>> = None;
        let mut data = None;
        // RF64 says the length of the samples in a chunk of its own.
        let mut long: Option<usize> = None;
        let mut at = 12;
        while let (Some(name), Some(size)) = (bytes.get(at..at + 4), le32(&bytes, at + 4)) {
            let start = at + 8;
            // Recorders that were cut off leave 0, all ones or more than there is.
            let stated = usize::try_from(size).unwrap_or(usize::MAX);
            let end = start.saturating_add(stated).min(bytes.len());
            match name {
                b"fmt " if format.is_none() => format = bytes.get(start..end).map(<[u8]>::to_vec),
                b"ds64" => {
                    let size = bytes
                        .get(start + 8..)
                        .and_then(<[u8]>::first_chunk)
                        .map(|size| u64::from_le_bytes(*size));
                    long = size.and_then(|size| usize::try_from(size).ok()).filter(|size| *size > 0);
                }
                b"data" if data.is_none() => {
                    let open_end = size == 0 || size == u32::MAX;
                    let known =
                        long.filter(|_| open_end).map(|size| start.saturating_add(size).min(bytes.len()));
                    data = Some(start..known.unwrap_or(if open_end { bytes.len() } else { end }));
                    if open_end {
                        break;
                    }
                }
                _ => {}
            }
            // Chunks are padded to even lengths.
            at = end + (stated & 1);
        }
        let mut format = format.ok_or_else(|| damaged("it has no format chunk"))?;
        let data = data.ok_or_else(|| damaged("it has no samples"))?;
        let short = || damaged("its format chunk is cut short");
        let (Some(stated), Some(channels), Some(rate), Some(block), Some(bits)) =
            (le16(&format, 0), le16(&format, 2), le32(&format, 4), le16(&format, 12), le16(&format, 14))
        else {
            return Err(short());
        };
        // Extensible: the first two bytes of the GUID are the real tag.
        let tag = if stated == EXTENSIBLE { le16(&format, 24).ok_or_else(short)? } else { stated };
        if channels == 0 || channels > 64 || !(1000..=768_000).contains(&rate) {
            return Err(damaged("its format chunk makes no sense"));
        }
        match stated {
            EXTENSIBLE => format.truncate(40),
            // The ADPCM codings have their tables here.
            2 => format.truncate(50),
            0x11 => format.truncate(20),
            1 => format.truncate(16),
            _ => {
                format.truncate(16);
                format.extend_from_slice(&[0, 0]);
            }
        }
        let (channels, block) = (usize::from(channels), usize::from(block));
        Ok(Chunks { bytes, format, data, tag, channels, rate, block, bits })
    }

    pub(super) fn data(&self) -> &[u8] {
        self.bytes.get(self.data.clone()).unwrap_or_default()
    }

    /// The file around the first `length` bytes of its samples, and where in it they lie; `fact` is how many samples there
    /// are, for codings whose bytes do not tell. Everything else that the file had is gone. No second copy is made: the
    /// samples may be most of the memory there is.
    pub(super) fn rewrapped(&mut self, length: usize, fact: Option<usize>) -> (Vec<u8>, Range<usize>) {
        let mut bytes = std::mem::take(&mut self.bytes);
        let start = self.data.start.min(bytes.len());
        bytes.truncate(start.saturating_add(length));
        let length = bytes.len() - start;
        let head = self.head(length, fact);
        bytes.reserve_exact(head.len().saturating_sub(start) + 1);
        let samples = head.len()..head.len() + length;
        bytes.splice(..start, head);
        if length % 2 == 1 {
            bytes.push(0);
        }
        (bytes, samples)
    }

    /// Everything before `length` bytes of samples.
    fn head(&self, length: usize, fact: Option<usize>) -> Vec<u8> {
        let body = 4 + 8 + self.format.len() + fact.map_or(0, |_| 12) + 8 + length + (length & 1);
        let size = |length: usize| u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes();
        let mut out = Vec::with_capacity(128);
        out.extend_from_slice(b"RIFF");
        out.extend_from_slice(&size(body));
        out.extend_from_slice(b"WAVEfmt ");
        out.extend_from_slice(&size(self.format.len()));
        out.extend_from_slice(&self.format);
        if let Some(samples) = fact {
            out.extend_from_slice(b"fact");
            out.extend_from_slice(&size(4));
            out.extend_from_slice(&size(samples));
        }
        out.extend_from_slice(b"data");
        out.extend_from_slice(&size(length));
        out
    }
}
