//! Decoding piece by piece, without losing a byte.

use encoding_rs::{Encoding, ISO_2022_JP, WINDOWS_1252};
use memchr::{memchr, memmem};

use super::detect::{count_utf8, guess};
use super::{Base, Decoded, TextEncoding};

/// Legacy text is checked for exact return in blocks of about this size.
const BLOCK: usize = 16 << 10;

/// Turns the bytes of one file into text, called with them in order.
pub(crate) struct Decoder {
    encoding: TextEncoding,
    /// For stretches of a UTF-8 file that are not UTF-8, once met.
    other: Option<&'static Encoding>,
}

impl Decoder {
    /// For a file without its byte order mark.
    pub(crate) fn new(encoding: TextEncoding) -> Decoder {
        Decoder { encoding, other: None }
    }

    /// Decodes as much as is whole, all of it when it is the `last`; the answer is how many bytes that was.
    pub(crate) fn decode(&mut self, bytes: &[u8], last: bool, to: &mut Decoded) -> usize {
        match self.encoding.base {
            Base::Utf8 => self.decode_utf8(bytes, last, to),
            Base::Utf16 { big_endian } => decode_utf16(bytes, big_endian, last, to),
            Base::Utf32 { big_endian } => decode_utf32(bytes, big_endian, last, to),
            Base::Legacy(encoding) => {
                let cut = if last { bytes.len() } else { legacy_cut(encoding, bytes) };
                decode_legacy(encoding, &bytes[..cut], to);
                cut
            }
        }
    }

    /// Decodes a whole file, without copying when it is clean UTF-8.
    pub(crate) fn decode_all(&mut self, bytes: Vec<u8>) -> Decoded {
        let mark = self.encoding.mark.len();
        let bytes = if self.encoding.base == Base::Utf8 && mark == 0 {
            match String::from_utf8(bytes) {
                Ok(text) => return Decoded { text, ..Decoded::default() },
                Err(error) => error.into_bytes(),
            }
        } else {
            bytes
        };
        let mut decoded = Decoded::default();
        let bytes = bytes.get(mark..).unwrap_or_default();
        decoded.text.reserve(bytes.len());
        let mut done = 0;
        // Blocks, so that the choice between UTF-8 and something else is made near the place.
        while done < bytes.len() {
            let end = bytes.len().min(done + (1 << 20));
            let read = self.decode(&bytes[done..end], end == bytes.len(), &mut decoded);
            if read == 0 {
                self.decode(&bytes[done..], true, &mut decoded);
                break;
            }
            done += read;
        }
        decoded
    }

    fn decode_utf8(&mut self, bytes: &[u8], last: bool, to: &mut Decoded) -> usize {
        match std::str::from_utf8(bytes) {
            Ok(text) => {
                to.text.push_str(text);
                return bytes.len();
            }
            Err(error) if error.error_len().is_none() && !last => {
                let (whole, _) = bytes.split_at(error.valid_up_to());
                to.text.push_str(std::str::from_utf8(whole).unwrap_or_default());
                return whole.len();
            }
            Err(_) => {}
        }
        let counts = count_utf8(bytes, last);
        if counts.strays > 2 * counts.multibyte {
            let other = *self.other.get_or_insert_with(|| guess(bytes));
            let cut = if last { bytes.len() } else { legacy_cut(other, bytes) };
            char_by_char(other, &bytes[..cut], true, to);
            return cut;
        }
        let mut rest = bytes;
        loop {
            let Err(error) = std::str::from_utf8(rest) else {
                to.text.push_str(std::str::from_utf8(rest).unwrap_or_default());
                return bytes.len();
            };
            let (valid, behind) = rest.split_at(error.valid_up_to());
            to.text.push_str(std::str::from_utf8(valid).unwrap_or_default());
            let length = match error.error_len() {
                Some(length) => length,
                None if !last => return bytes.len() - behind.len(),
                None => behind.len(),
            };
            let (strays, behind) = behind.split_at(length);
            strays.iter().for_each(|byte| stray_byte(*byte, to));
            rest = behind;
        }
    }
}

/// A byte that means nothing reads as the commonest single-byte encoding has it: a name stays recognisable.
fn stray_byte(byte: u8, to: &mut Decoded) {
    let (reads, _) = WINDOWS_1252.decode_without_bom_handling(std::slice::from_ref(&byte));
    to.stray(&reads, &[byte]);
}

fn decode_utf16(bytes: &[u8], big_endian: bool, last: bool, to: &mut Decoded) -> usize {
    let unit_at = |at: usize| {
        let pair = bytes.get(at..at + 2)?;
        let pair = [pair[0], pair[1]];
        Some(if big_endian { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) })
    };
    let mut at = 0;
    while let Some(unit) = unit_at(at) {
        if let Some(character) = char::from_u32(u32::from(unit)) {
            to.text.push(character);
            at += 2;
            continue;
        }
        if (0xD800..0xDC00).contains(&unit) {
            match unit_at(at + 2) {
                None if !last => return at,
                Some(second) => {
                    if let Some(Ok(character)) = char::decode_utf16([unit, second]).next() {
                        to.text.push(character);
                        at += 4;
                        continue;
                    }
                }
                None => {}
            }
        }
        to.stray("\u{FFFD}", &bytes[at..at + 2]);
        at += 2;
    }
    if last && at < bytes.len() {
        to.stray("\u{FFFD}", &bytes[at..]);
        at = bytes.len();
    }
    at
}

fn decode_utf32(bytes: &[u8], big_endian: bool, last: bool, to: &mut Decoded) -> usize {
    let whole = bytes.chunks_exact(4);
    let rest = whole.remainder();
    for quad in whole {
        let unit = [quad[0], quad[1], quad[2], quad[3]];
        let value = if big_endian { u32::from_be_bytes(unit) } else { u32::from_le_bytes(unit) };
        match char::from_u32(value) {
            Some(character) => to.text.push(character),
            None => to.stray("\u{FFFD}", quad),
        }
    }
    if last && !rest.is_empty() {
        to.stray("\u{FFFD}", rest);
        return bytes.len();
    }
    bytes.len() - rest.len()
}

/// Where legacy bytes may be cut without cutting a character: behind a byte that is never the second half of
/// one. Bytes without such a place are cut anywhere; the strays keep that exact.
fn legacy_cut(encoding: &'static Encoding, bytes: &[u8]) -> usize {
    if encoding.is_single_byte() {
        return bytes.len();
    }
    if encoding != ISO_2022_JP {
        return bytes.iter().rposition(|byte| *byte < 0x30).map_or(bytes.len(), |at| at + 1);
    }
    // Behind a line that ended in ASCII: the state is then the one every stretch begins in.
    let mut end = bytes.len();
    while let Some(line) = memchr::memrchr(b'\n', &bytes[..end]) {
        let ends_in_ascii =
            memchr::memrchr(0x1B, &bytes[..line]).is_none_or(|escape| bytes[escape..].starts_with(b"\x1B(B"));
        if ends_in_ascii {
            return line + 1;
        }
        end = line;
    }
    bytes.len()
}

fn decode_legacy(encoding: &'static Encoding, bytes: &[u8], to: &mut Decoded) {
    let mut rest = bytes;
    while !rest.is_empty() {
        let mut end = rest.len().min(BLOCK);
        if end < rest.len() {
            end = match legacy_cut(encoding, &rest[..end]) {
                // No good place in a block: look for the next one further on.
                cut if cut == end && !encoding.is_single_byte() => {
                    next_cut(encoding, rest, end).unwrap_or(rest.len())
                }
                cut => cut,
            };
        }
        let (block, behind) = rest.split_at(end);
        rest = behind;
        let decoded = encoding.decode_without_bom_handling_and_without_replacement(block);
        if let Some(text) = decoded {
            let (back, _, lost) = encoding.encode(&text);
            if !lost && back.as_ref() == block {
                to.text.push_str(&text);
                continue;
            }
        }
        if encoding == ISO_2022_JP {
            let (text, _) = encoding.decode_without_bom_handling(block);
            to.stray(&text, block);
        } else {
            char_by_char(encoding, block, false, to);
        }
    }
}

fn next_cut(encoding: &'static Encoding, bytes: &[u8], from: usize) -> Option<usize> {
    if encoding == ISO_2022_JP {
        return memmem::find(&bytes[from..], b"\x1B(B")
            .and_then(|escape| memchr(b'\n', &bytes[from + escape..]).map(|line| from + escape + line + 1));
    }
    bytes[from..].iter().position(|byte| *byte < 0x30).map(|at| from + at + 1)
}

/// Finds the bytes of each character by trying, and keeps those that would come back differently
/// (`all_strays`: every one beyond ASCII).
fn char_by_char(encoding: &'static Encoding, bytes: &[u8], all_strays: bool, to: &mut Decoded) {
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at].is_ascii() {
            to.text.push(char::from(bytes[at]));
            at += 1;
            continue;
        }
        let found = (1..=4).find_map(|length| {
            let spelled = bytes.get(at..at + length)?;
            let text = encoding.decode_without_bom_handling_and_without_replacement(spelled)?;
            (!text.is_empty()).then_some((spelled, text))
        });
        let Some((spelled, text)) = found else {
            stray_byte(bytes[at], to);
            at += 1;
            continue;
        };
        let (back, _, lost) = encoding.encode(&text);
        if all_strays || lost || back.as_ref() != spelled {
            to.stray(&text, spelled);
        } else {
            to.text.push_str(&text);
        }
        at += spelled.len();
    }
}
