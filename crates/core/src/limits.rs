//! What one request may cost. Every parser takes these; none trusts a length field.

/// Caps on sizes, counts and depths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of one input file after base64.
    pub input_bytes: usize,
    /// Bytes that text or parts may grow to when decoded or decompressed.
    pub decoded_bytes: usize,
    /// Nesting of JSON or XML.
    pub depth: usize,
    /// Passages (cells, values, paragraphs) in one document.
    pub passages: usize,
    /// Files inside files.
    pub attachment_depth: usize,
    /// Pixels of one picture or page, and of all frames of one file together times four.
    pub pixels: u64,
    /// Pages, frames, slides or sheets of one file.
    pub pages: usize,
    /// Parts of one package (zip entries, PDF objects).
    pub parts: usize,
}

impl Limits {
    /// No request and no text that is held whole may be longer: places in it are kept as 32-bit numbers. Files that are read in blocks may.
    pub const MOST_BYTES: usize = u32::MAX as usize;
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            input_bytes: 100 << 20,
            decoded_bytes: 1 << 30,
            depth: 1024,
            passages: 20_000_000,
            attachment_depth: 4,
            pixels: 180_000_000,
            pages: 10_000,
            parts: 1_000_000,
        }
    }
}
