//! Decompresses parts, and compresses them: large ones in pieces, all at once. A piece ends on a whole byte, so that the
//! pieces put together are what one compressor could have written.

use std::borrow::Cow;
use std::cell::RefCell;

use blackbar_core::FormatError;
use flate2::{Compress, Compression, Crc, Decompress, FlushCompress, FlushDecompress, Status};
use rayon::prelude::*;

/// How hard a changed part is compressed: twice as fast as the usual 6, and about a tenth larger.
const LEVEL: u32 = 3;
/// A piece does not see what stands in the one before it: smaller ones would cost.
pub(super) const PIECE: usize = 1 << 20;
/// The most that one call is given room for.
const ROOM: usize = 64 << 10;
/// Deflate makes no more than this out of a byte.
const MOST_FROM_A_BYTE: u64 = 1032;

thread_local! {
    // Making one takes longer than a small part.
    static INFLATE: RefCell<Decompress> = RefCell::new(Decompress::new(false));
    static DEFLATE: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

fn unreadable() -> FormatError {
    FormatError::Damaged("a part cannot be decompressed".to_owned())
}

fn unwritable() -> FormatError {
    FormatError::Damaged("a part cannot be written".to_owned())
}

/// The checksum that zip files use.
pub(super) fn checksum(content: &[u8]) -> u32 {
    let mut checksum = Crc::new();
    checksum.update(content);
    checksum.sum()
}

/// What was compressed, and is said to have been so long; one byte more than that where it was longer.
pub(super) fn unpacked(packed: &[u8], said: u64) -> Result<Vec<u8>, FormatError> {
    let most = u64::try_from(packed.len()).unwrap_or(u64::MAX).saturating_mul(MOST_FROM_A_BYTE);
    let too_long = || FormatError::OverLimit("too many bytes when decompressed");
    // Room for all of it, as far as so few bytes can hold so much: a list that grows is there twice.
    let room = usize::try_from(said.min(most)).map_err(|_| too_long())?.saturating_add(1);
    let mut content = Vec::new();
    content.try_reserve_exact(room).map_err(|_| too_long())?;
    let ended = INFLATE.with_borrow_mut(|inflate| {
        inflate.reset(false);
        inflate.decompress_vec(packed, &mut content, FlushDecompress::Finish)
    });
    if !matches!(ended, Ok(Status::StreamEnd)) && content.len() < room {
        return Err(unreadable());
    }
    Ok(content)
}

/// What was compressed, bit by bit.
pub(super) struct Unpacking<'p> {
    packed: &'p [u8],
    inflate: Decompress,
    checksum: Crc,
    said: (u64, u32),
    ended: bool,
}

impl<'p> Unpacking<'p> {
    /// Of what is said to have been so long, with this checksum.
    pub(super) fn new(packed: &'p [u8], size: u64, checksum: u32) -> Unpacking<'p> {
        let (inflate, said) = (Decompress::new(false), (size, checksum));
        Unpacking { packed, inflate, checksum: Crc::new(), said, ended: false }
    }

    /// Adds to a content until it is so long; whether it has ended.
    pub(super) fn fill(&mut self, content: &mut Vec<u8>, length: usize) -> Result<bool, FormatError> {
        while !self.ended && content.len() < length {
            let before = content.len();
            content.reserve(ROOM.min(length - before));
            let done = usize::try_from(self.inflate.total_in()).map_err(|_| unreadable())?;
            let rest = self.packed.get(done..).unwrap_or_default();
            let status = self.inflate.decompress_vec(rest, content, FlushDecompress::None);
            self.checksum.update(content.get(before..).unwrap_or_default());
            self.ended = matches!(status, Ok(Status::StreamEnd));
            let stuck = content.len() == before && self.inflate.total_in() == done as u64;
            if status.is_err() || (stuck && !self.ended) || self.inflate.total_out() > self.said.0 {
                return Err(unreadable());
            }
        }
        Ok(self.ended)
    }

    /// Whether all of it came, and was what it was said to be.
    pub(super) fn check(&self) -> Result<(), FormatError> {
        let came = (self.inflate.total_out(), self.checksum.sum());
        if self.ended && came == self.said { Ok(()) } else { Err(unreadable()) }
    }
}

pub(super) struct Piece {
    compressed: Vec<u8>,
    checksum: Crc,
}

pub(super) fn piece(content: &[u8], last: bool) -> Result<Piece, FormatError> {
    let flush = if last { FlushCompress::Finish } else { FlushCompress::Sync };
    let room = (content.len() / 4).clamp(512, ROOM);
    let mut compressed = Vec::with_capacity(content.len() / 4 + room);
    DEFLATE.with_borrow_mut(|deflate| -> Result<(), FormatError> {
        deflate.reset();
        loop {
            let done = usize::try_from(deflate.total_in()).map_err(|_| unwritable())?;
            let rest = content.get(done..).unwrap_or_default();
            compressed.reserve(room);
            let status = deflate.compress_vec(rest, &mut compressed, flush).map_err(|_| unwritable())?;
            let all_in = usize::try_from(deflate.total_in()).is_ok_and(|done| done == content.len());
            let ended =
                if last { status == Status::StreamEnd } else { compressed.len() < compressed.capacity() };
            if all_in && ended {
                return Ok(());
            }
        }
    })?;
    // The room was a guess, and a large part has hundreds of pieces.
    compressed.shrink_to_fit();
    let mut checksum = Crc::new();
    checksum.update(content);
    Ok(Piece { compressed, checksum })
}

fn pieces(content: &[u8]) -> Result<Vec<Piece>, FormatError> {
    if content.len() <= PIECE {
        return Ok(vec![piece(content, true)?]);
    }
    let count = content.len().div_ceil(PIECE);
    let pieces = content.par_chunks(PIECE).enumerate();
    pieces.map(|(number, chunk)| piece(chunk, number + 1 == count)).collect()
}

/// What an entry of a zip file holds.
pub(super) struct Compressed<'c> {
    /// 8 for Deflate, 0 for nothing.
    pub(super) method: u16,
    /// Of what it was.
    pub(super) checksum: u32,
    pub(super) size: u32,
    /// One after the other.
    pub(super) pieces: Vec<Cow<'c, [u8]>>,
}

/// What is compressed already.
pub(super) fn as_it_is(
    packed: &[u8],
    (checksum, size): (u32, u64),
    is_deflated: bool,
) -> Result<Compressed<'_>, FormatError> {
    let size = u32::try_from(size).map_err(|_| unwritable())?;
    Ok(Compressed { method: if is_deflated { 8 } else { 0 }, checksum, size, pieces: vec![packed.into()] })
}

/// A content, compressed if it is to be.
pub(super) fn compressed(content: &[u8], is_deflated: bool) -> Result<Compressed<'static>, FormatError> {
    let size = u32::try_from(content.len()).map_err(|_| FormatError::OverLimit("too much text"))?;
    if !is_deflated {
        let pieces = vec![content.to_vec().into()];
        return Ok(Compressed { method: 0, checksum: checksum(content), size, pieces });
    }
    Ok(joined(pieces(content)?, size))
}

/// Pieces as one content of so many bytes.
pub(super) fn joined(pieces: Vec<Piece>, size: u32) -> Compressed<'static> {
    let mut checksum = Crc::new();
    pieces.iter().for_each(|piece| checksum.combine(&piece.checksum));
    let pieces = pieces.into_iter().map(|piece| piece.compressed.into()).collect();
    Compressed { method: 8, checksum: checksum.sum(), size, pieces }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let mut noise = 1_u32;
        let mut content = Vec::new();
        for row in 0..60_000_u32 {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            content.extend(format!("<row r=\"{row}\"><c><v>{noise}</v></c></row>").into_bytes());
        }
        // Bytes that do not get any smaller.
        content.extend((0..3 * PIECE).map(|_| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            noise.to_be_bytes()[0]
        }));
        let lengths = [content.len(), 2 * PIECE, PIECE + 1, PIECE, 1, 0];
        for (length, is_deflated) in lengths.into_iter().flat_map(|length| [(length, true), (length, false)])
        {
            let content = &content[..length];
            let packed = compressed(content, is_deflated).unwrap();
            let joined = packed.pieces.concat();
            let out = if is_deflated { unpacked(&joined, length as u64).unwrap() } else { joined.clone() };
            assert!(out == content, "{length}");
            assert_eq!((packed.checksum, packed.size as usize), (checksum(content), length));
            let again = compressed(content, is_deflated).unwrap();
            assert!(again.pieces.concat() == joined, "same input, same output");
        }
    }

    #[test]
    fn bit_by_bit_comes_the_same_and_damage_is_told() {
        let content = b"<row><c><v>1</v></c></row>".repeat(1000);
        let (packed, said) = (piece(&content, true).unwrap().compressed, content.len() as u64);
        let all = |packed: &[u8], said: u64, checksum: u32| {
            let (mut unpacking, mut came) = (Unpacking::new(packed, said, checksum), Vec::new());
            for length in (700..).step_by(700) {
                if unpacking.fill(&mut came, length).ok()? {
                    break;
                }
            }
            unpacking.check().ok().map(|()| came)
        };
        let sum = checksum(&content);
        assert_eq!(all(&packed, said, sum), Some(content));
        assert_eq!(
            (all(&packed, said - 1, sum), all(&packed, said + 1, sum), all(&packed, said, !sum)),
            (None, None, None)
        );
        assert!((0..packed.len()).all(|cut| all(&packed[..cut], said, sum).is_none()));
    }

    #[test]
    fn what_is_cut_off_or_longer_than_said_is_told() {
        let content = b"<row><c><v>1</v></c></row>".repeat(1000);
        let packed = piece(&content, true).unwrap().compressed;
        let said = content.len() as u64;
        assert_eq!(unpacked(&packed, said).unwrap(), content);
        assert_eq!(unpacked(&packed, said - 1).unwrap().len(), content.len());
        assert!(unpacked(&packed, 10).unwrap().len() > 10);
        assert_eq!(unpacked(&packed, said + 100).unwrap(), content);
        for cut in 0..packed.len() {
            let cut = unpacked(&packed[..cut], said);
            assert!(!cut.is_ok_and(|cut| cut.len() == content.len() && cut != content));
        }
        assert!(unpacked(b"", 5).is_err());
        assert!(unpacked(b"\xFF\xFF\xFF", 5).is_err());
        assert!(unpacked(&packed, u64::MAX).is_ok(), "no room is made for what cannot be");
        assert_eq!(unpacked(&packed, said).unwrap(), content, "and the next one is read as ever");
    }
}
