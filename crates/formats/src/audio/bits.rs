//! Bits into and out of bytes, the highest first.

#[derive(Default)]
pub(crate) struct BitWriter {
    bytes: Vec<u8>,
    /// Bits written in all.
    length: usize,
}

impl BitWriter {
    pub(crate) fn put(&mut self, value: u32, bits: u32) {
        for bit in (0..bits).rev() {
            if self.length.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if value >> bit & 1 == 1
                && let Some(last) = self.bytes.last_mut()
            {
                *last |= 0x80 >> (self.length % 8);
            }
            self.length += 1;
        }
    }

    pub(crate) fn length(&self) -> usize {
        self.length
    }

    pub(crate) fn append(&mut self, other: &BitWriter) {
        for at in 0..other.length {
            let byte = other.bytes.get(at / 8).copied().unwrap_or_default();
            self.put(u32::from(byte >> (7 - at % 8) & 1), 1);
        }
    }

    /// Filled up with zeros to whole bytes.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads zeros behind the end.
pub(crate) struct BitReader<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> BitReader<'b> {
    pub(crate) fn new(bytes: &'b [u8]) -> BitReader<'b> {
        BitReader { bytes, at: 0 }
    }

    pub(crate) fn take(&mut self, bits: u32) -> u32 {
        let mut value = 0;
        for _ in 0..bits {
            let byte = self.bytes.get(self.at / 8).copied().unwrap_or_default();
            value = value << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        value
    }

    pub(crate) fn skip(&mut self, bits: usize) {
        self.at += bits;
    }
}
