//! Compresses a content that is never there as a whole: a large part is changed and packed piece by piece.

use blackbar_core::FormatError;
use rayon::prelude::*;

use super::deflate::{Compressed, PIECE, Piece, joined, piece};

/// So many pieces are compressed at once at most.
const AT_ONCE: usize = 8;

/// Takes a content from its beginning to its end. What comes out is what [`super::deflate::compressed`] makes of all of it.
#[derive(Default)]
pub(super) struct Packer {
    /// Full pieces, and the one that is being filled.
    full: Vec<Vec<u8>>,
    open: Vec<u8>,
    packed: Vec<Piece>,
    size: usize,
}

impl Packer {
    /// Takes what comes next.
    pub(super) fn push(&mut self, mut content: &[u8]) -> Result<(), FormatError> {
        self.size += content.len();
        while !content.is_empty() {
            // Only when more comes: the last piece, full or not, is ended differently.
            if self.open.len() == PIECE {
                self.full.push(std::mem::take(&mut self.open));
                if self.full.len() >= rayon::current_num_threads().clamp(2, AT_ONCE) {
                    self.pack_full()?;
                }
            }
            if self.open.capacity() == 0 {
                self.open.reserve_exact(PIECE);
            }
            let (now, later) = content.split_at(content.len().min(PIECE - self.open.len()));
            self.open.extend_from_slice(now);
            content = later;
        }
        Ok(())
    }

    fn pack_full(&mut self) -> Result<(), FormatError> {
        let full = std::mem::take(&mut self.full);
        let packed: Vec<Piece> =
            full.par_iter().map(|content| piece(content, false)).collect::<Result<_, _>>()?;
        self.packed.extend(packed);
        Ok(())
    }

    /// All of it.
    pub(super) fn finish(mut self) -> Result<Compressed<'static>, FormatError> {
        self.pack_full()?;
        self.packed.push(piece(&self.open, true)?);
        let size = u32::try_from(self.size).map_err(|_| FormatError::OverLimit("too much text"))?;
        Ok(joined(self.packed, size))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::office_xml::deflate::compressed;

    #[test]
    fn pieces_come_out_as_the_whole_does() {
        let content: Vec<u8> = (0..10 * PIECE + 7).map(|at| (at / 3 % 251) as u8).collect();
        for length in [0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 9 * PIECE, content.len()] {
            let content = &content[..length];
            let whole = compressed(content, true).unwrap();
            for step in [977, PIECE, 3 * PIECE + 1] {
                let mut packer = Packer::default();
                content.chunks(step).for_each(|chunk| packer.push(chunk).unwrap());
                let packed = packer.finish().unwrap();
                assert!(packed.pieces.concat() == whole.pieces.concat(), "{length} in steps of {step}");
                assert_eq!((packed.checksum, packed.size), (whole.checksum, whole.size));
            }
        }
    }
}
