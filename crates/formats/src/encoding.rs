//! Bytes to text and back, in whatever encoding the file came in.
//!
//! The rule that everything here serves: **the text plus its strays give back the very bytes**. A stray is a
//! stretch of the text whose bytes are not those that encoding the text would give: a malformed byte, a lone
//! surrogate, one of two spellings of the same character. It is read as well as it can be, so that nothing slips
//! past detection, and its bytes are put back when it was not touched.

mod decode;
mod detect;
mod fallback;

use blackbar_core::TextRange;
use encoding_rs::{Encoding, ISO_2022_JP};

pub(crate) use decode::Decoder;
pub(crate) use detect::{Hint, detect};
pub(crate) use fallback::closest;

/// The family of an encoding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Base {
    /// Also for plain ASCII.
    Utf8,
    /// Two bytes a unit.
    Utf16 {
        /// Low byte last.
        big_endian: bool,
    },
    /// Four bytes a character.
    Utf32 {
        /// Low byte last.
        big_endian: bool,
    },
    /// One of the encodings of the web before Unicode.
    Legacy(&'static Encoding),
}

/// How a file spells its characters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TextEncoding {
    /// The family.
    pub(crate) base: Base,
    /// Set when the file says another encoding than it has: only ASCII means the same in both.
    pub(crate) ascii_only: bool,
    /// The byte order mark, or nothing.
    pub(crate) mark: &'static [u8],
}

/// A stretch of text and its own bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stray {
    /// In the decoded text.
    pub(crate) text: TextRange,
    /// In [`Strays::bytes`].
    bytes: TextRange,
}

/// The strays of a text, in order.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Strays {
    list: Vec<Stray>,
    bytes: Vec<u8>,
}

/// A decoded stretch of a file.
#[derive(Default)]
pub(crate) struct Decoded {
    /// The text, without a byte order mark.
    pub(crate) text: String,
    /// Where re-encoding would not give back the bytes.
    pub(crate) strays: Strays,
}

impl Strays {
    /// Whether every byte comes back by encoding the text.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    fn push(&mut self, text: TextRange, bytes: &[u8]) {
        let at = TextRange::at(self.bytes.len(), bytes.len());
        self.bytes.extend_from_slice(bytes);
        self.list.push(Stray { text, bytes: at });
    }

    /// The strays with their text moved by `place`; those it has no place for are gone with their text.
    pub(crate) fn moved(self, mut place: impl FnMut(TextRange) -> Option<TextRange>) -> Strays {
        let list = self
            .list
            .into_iter()
            .filter_map(|stray| place(stray.text).map(|text| Stray { text, bytes: stray.bytes }))
            .collect();
        Strays { list, bytes: self.bytes }
    }
}

impl Decoded {
    /// Takes the first `at` bytes of text away with their strays.
    pub(crate) fn split_front(&mut self, at: usize) -> Decoded {
        let rest = self.text.split_off(at);
        let text = std::mem::replace(&mut self.text, rest);
        if self.strays.is_empty() {
            return Decoded { text, strays: Strays::default() };
        }
        let all = std::mem::take(&mut self.strays);
        let first_behind = all.list.partition_point(|stray| stray.text.start() < at);
        let mut front = Strays::default();
        for (index, stray) in all.list.into_iter().enumerate() {
            let bytes = all.bytes.get(std::ops::Range::from(stray.bytes)).unwrap_or_default();
            if index < first_behind {
                front.push(stray.text, bytes);
            } else {
                self.strays.push(stray.text.relative_to(at), bytes);
            }
        }
        Decoded { text, strays: front }
    }

    fn stray(&mut self, reads: &str, bytes: &[u8]) {
        let text = TextRange::at(self.text.len(), reads.len());
        self.text.push_str(reads);
        self.strays.push(text, bytes);
    }
}

impl TextEncoding {
    /// UTF-8 without a mark.
    pub(crate) const UTF8: TextEncoding = TextEncoding { base: Base::Utf8, ascii_only: false, mark: &[] };

    /// Whether a new character may be written as itself and would be read back the same.
    pub(crate) fn can_write(self, character: char) -> bool {
        if character.is_ascii() {
            return !(self.base == Base::Legacy(ISO_2022_JP)
                && matches!(character, '\u{e}' | '\u{f}' | '\u{1b}'));
        }
        if self.ascii_only {
            return false;
        }
        let Base::Legacy(encoding) = self.base else { return true };
        let mut buffer = [0; 4];
        let spelled: &str = character.encode_utf8(&mut buffer);
        let (bytes, _, lost) = encoding.encode(spelled);
        // Some encoders fold characters together: a yen sign of Shift_JIS would come back as a backslash.
        !lost && encoding.decode_without_bom_handling(&bytes).0 == spelled
    }

    /// The bytes of the text, without the mark.
    pub(crate) fn encode(self, text: &str, strays: &Strays) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(match self.base {
            Base::Utf16 { .. } => text.len() * 2,
            Base::Utf32 { .. } => text.len() * 4,
            Base::Utf8 | Base::Legacy(_) => text.len(),
        });
        let mut done = 0;
        for stray in &strays.list {
            self.encode_stretch(TextRange::new(done, stray.text.start()).of(text), &mut bytes);
            bytes.extend_from_slice(strays.bytes.get(std::ops::Range::from(stray.bytes)).unwrap_or_default());
            done = stray.text.end();
        }
        self.encode_stretch(TextRange::new(done, text.len().max(done)).of(text), &mut bytes);
        bytes
    }

    fn encode_stretch(self, text: &str, to: &mut Vec<u8>) {
        match self.base {
            Base::Utf8 => to.extend_from_slice(text.as_bytes()),
            Base::Utf16 { big_endian } => {
                for unit in text.encode_utf16() {
                    to.extend_from_slice(&if big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() });
                }
            }
            Base::Utf32 { big_endian } => {
                for character in text.chars() {
                    let unit = u32::from(character);
                    to.extend_from_slice(&if big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() });
                }
            }
            Base::Legacy(encoding) => {
                let (bytes, _, lost) = encoding.encode(text);
                if !lost {
                    to.extend_from_slice(&bytes);
                    return;
                }
                // Only reached by text that came from a stray whose neighbour was replaced.
                let kept: String = text
                    .chars()
                    .map(|character| if self.can_write(character) { character } else { '?' })
                    .collect();
                to.extend_from_slice(&encoding.encode(&kept).0);
            }
        }
    }
}
