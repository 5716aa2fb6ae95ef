//! What the two kinds of differences between networks (`delta`, `low_rank`) are unpacked and read with.

use std::io::Read;

/// The body of a difference: behind its first bytes, inflated; `None` where it is something else or damaged.
pub(crate) fn unpacked(packed: &[u8], magic: &[u8], most: u64) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    flate2::read::DeflateDecoder::new(packed.strip_prefix(magic)?).take(most).read_to_end(&mut body).ok()?;
    Some(body)
}

/// What has not been read yet.
pub(crate) struct Rest<'b>(&'b [u8]);

impl<'b> Rest<'b> {
    /// All of it.
    pub(crate) fn new(body: &'b [u8]) -> Rest<'b> {
        Rest(body)
    }

    /// Whether all is read.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next bytes.
    pub(crate) fn take(&mut self, length: usize) -> Option<&'b [u8]> {
        let (taken, left) = self.0.split_at_checked(length)?;
        self.0 = left;
        Some(taken)
    }

    /// So many bytes.
    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    /// A number of 32 bits.
    pub(crate) fn count(&mut self) -> Option<usize> {
        usize::try_from(u32::from_le_bytes(self.array()?)).ok()
    }

    /// A place in the file of the network.
    pub(crate) fn place(&mut self) -> Option<usize> {
        usize::try_from(u64::from_le_bytes(self.array()?)).ok()
    }

    /// Numbers of 32 bits with a point.
    pub(crate) fn singles(&mut self, length: usize) -> Option<Vec<f32>> {
        Some(self.take(length.checked_mul(4)?)?.chunks_exact(4).map(single).collect())
    }
}

/// A number of 32 bits with a point.
pub(crate) fn single(bytes: &[u8]) -> f32 {
    f32::from_le_bytes(bytes.try_into().unwrap_or_default())
}
