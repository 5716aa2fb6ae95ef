//! Which encoding a file has: its mark, the pattern of its NULs, what it says of itself, and how its bytes read.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, ISO_2022_JP, REPLACEMENT, UTF_8, UTF_16BE, UTF_16LE, X_USER_DEFINED};
use memchr::{memchr, memmem};

use super::{Base, TextEncoding};

/// What kind of file the bytes are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Hint {
    /// Says nothing of its encoding.
    Text,
    /// May begin with an XML declaration that does.
    Xml,
}

/// The guess looks at this much from the first byte that is not ASCII.
const GUESSED_FROM: usize = 1 << 20;

/// How the file is encoded, from its beginning. `complete` says that nothing follows the sample.
pub(crate) fn detect(sample: &[u8], complete: bool, hint: Hint) -> TextEncoding {
    let plain = |base| TextEncoding { base, ascii_only: false, mark: &[] };
    if let Some(marked) = by_mark(sample) {
        return marked;
    }
    if let Some(base) = by_nuls(sample, complete) {
        return plain(base);
    }
    let declared = if hint == Hint::Xml { declared_encoding(sample) } else { None };
    let counts = count_utf8(sample, complete);
    if let Some(encoding) = declared.filter(|encoding| *encoding != UTF_8) {
        // Says windows-1252 but is UTF-8: read what was meant, write only what both understand.
        if counts.strays == 0 && counts.multibyte > 0 && encoding != ISO_2022_JP {
            return TextEncoding { base: Base::Utf8, ascii_only: true, mark: &[] };
        }
        return plain(Base::Legacy(encoding));
    }
    if counts.strays == 0 && counts.multibyte == 0 && has_japanese_escapes(sample) {
        return plain(Base::Legacy(ISO_2022_JP));
    }
    // A few broken bytes do not make a UTF-8 file another one.
    if counts.strays <= counts.multibyte || declared == Some(UTF_8) {
        return plain(Base::Utf8);
    }
    plain(Base::Legacy(guess(sample)))
}

/// Marks and what they say.
const MARKS: [(&[u8], Base); 5] = [
    (&[0xFF, 0xFE, 0, 0], Base::Utf32 { big_endian: false }),
    (&[0, 0, 0xFE, 0xFF], Base::Utf32 { big_endian: true }),
    (&[0xEF, 0xBB, 0xBF], Base::Utf8),
    (&[0xFF, 0xFE], Base::Utf16 { big_endian: false }),
    (&[0xFE, 0xFF], Base::Utf16 { big_endian: true }),
];

fn by_mark(sample: &[u8]) -> Option<TextEncoding> {
    let (mark, base) = MARKS.into_iter().find(|(mark, _)| sample.starts_with(mark))?;
    Some(TextEncoding { base, ascii_only: false, mark })
}

/// The mark that a changed text needs: its own, or one that it had not where so little is left of it that nothing else tells its
/// encoding (a page of Japanese in UTF-16 of which one word stays).
pub(crate) fn mark_for(encoding: TextEncoding, content: &[u8]) -> &'static [u8] {
    let is_wide = matches!(encoding.base, Base::Utf16 { .. } | Base::Utf32 { .. });
    if !encoding.mark.is_empty() || !is_wide || content.is_empty() {
        return encoding.mark;
    }
    let is_told = detect(content, true, Hint::Text).base == encoding.base;
    let own = MARKS.into_iter().find(|(_, base)| *base == encoding.base).filter(|_| !is_told);
    own.map_or(&[], |(mark, _)| mark)
}

/// UTF-16 and UTF-32 without a mark show by where their NULs stand; other text has none.
fn by_nuls(sample: &[u8], complete: bool) -> Option<Base> {
    let sample = &sample[..sample.len().min(64 << 10)];
    memchr(0, sample)?;
    let mut zeros = [0usize; 4];
    for quad in sample.chunks_exact(4) {
        for (zero, byte) in zeros.iter_mut().zip(quad) {
            *zero += usize::from(*byte == 0);
        }
    }
    for (place, byte) in sample.chunks_exact(4).remainder().iter().enumerate() {
        zeros[place] += usize::from(*byte == 0);
    }
    let quads = sample.len() / 4;
    if quads > 0 && (!complete || sample.len().is_multiple_of(4)) {
        let valid = |big_endian| {
            sample.chunks_exact(4).all(|quad| {
                let unit = [quad[0], quad[1], quad[2], quad[3]];
                let value = if big_endian { u32::from_be_bytes(unit) } else { u32::from_le_bytes(unit) };
                value != 0 && char::from_u32(value).is_some()
            })
        };
        if zeros[3] == quads && zeros[2] * 2 > quads && valid(false) {
            return Some(Base::Utf32 { big_endian: false });
        }
        if zeros[0] == quads && zeros[1] * 2 > quads && valid(true) {
            return Some(Base::Utf32 { big_endian: true });
        }
    }
    let (even, odd) = (zeros[0] + zeros[2], zeros[1] + zeros[3]);
    let big_endian = match (even, odd) {
        (even, odd) if odd > 16 * even => false,
        (even, odd) if even > 16 * odd => true,
        _ => return None,
    };
    let mut units = 0usize;
    let mut odd_ones = 0usize;
    let pairs = sample.chunks_exact(2).map(|pair| {
        if big_endian {
            u16::from_be_bytes([pair[0], pair[1]])
        } else {
            u16::from_le_bytes([pair[0], pair[1]])
        }
    });
    for character in char::decode_utf16(pairs) {
        units += 1;
        let strange =
            character.map_or(true, |character| character.is_control() && !character.is_whitespace());
        odd_ones += usize::from(strange);
    }
    (units > 0 && odd_ones * 20 <= units).then_some(Base::Utf16 { big_endian })
}

/// The encoding of an XML declaration, where the bytes can be in it at all.
fn declared_encoding(sample: &[u8]) -> Option<&'static Encoding> {
    let head = &sample[..sample.len().min(1024)];
    let head = head.strip_prefix(b"<?xml")?;
    let head = &head[..memmem::find(head, b"?>")?];
    let rest = head[memmem::find(head, b"encoding")? + 8..].trim_ascii_start();
    let rest = rest.strip_prefix(b"=")?.trim_ascii_start();
    let (quote, rest) = rest.split_first().filter(|(quote, _)| matches!(quote, b'"' | b'\''))?;
    let encoding = Encoding::for_label(&rest[..memchr(*quote, rest)?])?;
    // The declaration was just read as ASCII, so the file is none of the first two.
    let unusable = [UTF_16LE, UTF_16BE, REPLACEMENT, X_USER_DEFINED];
    (!unusable.contains(&encoding)).then_some(encoding)
}

/// How much of a sample reads as UTF-8.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Utf8Counts {
    /// Characters of two bytes or more.
    pub(super) multibyte: usize,
    /// Bytes that belong to no character.
    pub(super) strays: usize,
}

pub(super) fn count_utf8(sample: &[u8], complete: bool) -> Utf8Counts {
    let mut counts = Utf8Counts::default();
    if sample.is_ascii() {
        return counts;
    }
    let mut rest = sample;
    loop {
        let (valid, stray) = match std::str::from_utf8(rest) {
            Ok(_) => (rest.len(), 0),
            Err(error) => match error.error_len() {
                Some(length) => (error.valid_up_to(), length),
                None => (error.valid_up_to(), if complete { rest.len() - error.valid_up_to() } else { 0 }),
            },
        };
        counts.multibyte += rest[..valid].iter().filter(|byte| **byte >= 0xC0).count();
        counts.strays += stray;
        if stray == 0 {
            return counts;
        }
        rest = &rest[valid + stray..];
    }
}

/// ISO-2022-JP looks like ASCII: unread, Japanese names would slip through as punctuation.
fn has_japanese_escapes(sample: &[u8]) -> bool {
    memchr(0x1B, sample).is_some()
        && (memmem::find(sample, b"\x1B$B").is_some() || memmem::find(sample, b"\x1B$@").is_some())
        && memmem::find(sample, b"\x1B(").is_some()
}

/// The likeliest encoding of bytes that are not UTF-8.
pub(super) fn guess(sample: &[u8]) -> &'static Encoding {
    let first = sample.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
    let from = first.saturating_sub(4096);
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(&sample[from..sample.len().min(from + GUESSED_FROM)], true);
    detector.guess(None, Utf8Detection::Deny)
}
