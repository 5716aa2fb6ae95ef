//! The directories of a TIFF: numbers under tags, one directory a page, in a chain that may be broken, endless or crossed.

use std::collections::{HashMap, HashSet};

use blackbar_core::{FormatError, Limits};

use super::super::contained::damaged;

/// The bytes of a file with their byte order.
#[derive(Clone, Copy)]
pub(super) struct Source<'b> {
    pub(super) bytes: &'b [u8],
    pub(super) big_endian: bool,
    /// Offsets of 64 bits.
    wide: bool,
}

/// One directory.
pub(super) struct Directory {
    entries: HashMap<u16, Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    kind: u16,
    count: u64,
    /// Where its values stand.
    at: usize,
}

/// Whether a file begins like a TIFF.
pub(super) fn begins(bytes: &[u8]) -> bool {
    matches!(bytes.get(..4), Some(b"II*\0" | b"MM\0*" | b"II+\0" | b"MM\0+"))
}

/// No tag that is read holds more values than this; strips of the largest picture do not.
const MOST_VALUES: u64 = 4 << 20;

impl<'b> Source<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Option<Source<'b>> {
        let big_endian = bytes.starts_with(b"MM");
        let wide = bytes.get(2..4)?.contains(&b'+');
        begins(bytes).then_some(Source { bytes, big_endian, wide })
    }

    fn number(&self, at: usize, length: usize) -> Option<u64> {
        let bytes = self.bytes.get(at..at.checked_add(length)?)?;
        let add = |number: u64, byte: &u8| number << 8 | u64::from(*byte);
        Some(if self.big_endian { bytes.iter().fold(0, add) } else { bytes.iter().rev().fold(0, add) })
    }

    fn offset(&self, at: usize) -> Option<usize> {
        usize::try_from(self.number(at, if self.wide { 8 } else { 4 })?).ok()
    }

    /// All directories of the chain; it ends where it turns back or leaves the file.
    pub(super) fn directories(&self, limits: &Limits) -> Result<Vec<Directory>, FormatError> {
        let (mut found, mut seen) = (Vec::new(), HashSet::new());
        let mut next = self.offset(if self.wide { 8 } else { 4 });
        while let Some(at) = next.filter(|at| *at != 0 && seen.insert(*at)) {
            if found.len() >= limits.pages {
                return Err(FormatError::OverLimit("pages"));
            }
            let Some((directory, end)) = self.directory(at) else { break };
            found.push(directory);
            next = self.offset(end);
        }
        if found.is_empty() { Err(damaged("it has no page")) } else { Ok(found) }
    }

    fn directory(&self, at: usize) -> Option<(Directory, usize)> {
        let (head, size, inline) = if self.wide { (8, 20, 8) } else { (2, 12, 4) };
        let count = usize::try_from(self.number(at, head)?).ok().filter(|count| *count <= 65_535)?;
        let mut entries = HashMap::new();
        for index in 0..count {
            let entry = at + head + index * size;
            let (Some(tag), Some(kind)) = (self.number(entry, 2), self.number(entry + 2, 2)) else { break };
            let (tag, kind) = (u16::try_from(tag).ok()?, u16::try_from(kind).ok()?);
            let Some(count) = self.number(entry + 4, inline) else { break };
            let value = entry + 4 + inline;
            let fits = count.checked_mul(width(kind) as u64).is_some_and(|bytes| bytes <= inline as u64);
            let at = if fits { Some(value) } else { self.offset(value) };
            if let Some(at) = at {
                entries.entry(tag).or_insert(Entry { kind, count, at });
            }
        }
        Some((Directory { entries }, at + head + count * size))
    }
}

/// Bytes of a value of a kind; zero for kinds that are none.
fn width(kind: u16) -> usize {
    match kind {
        1 | 2 | 6 | 7 => 1,
        3 | 8 => 2,
        4 | 9 | 11 | 13 => 4,
        5 | 10 | 12 | 16..=18 => 8,
        _ => 0,
    }
}

impl Directory {
    /// The whole numbers under a tag; empty when there are none.
    pub(super) fn numbers(&self, source: Source<'_>, tag: u16) -> Vec<u64> {
        let Some(entry) = self.entries.get(&tag) else { return Vec::new() };
        let width = match entry.kind {
            // Fractions are read as two numbers by `fraction`.
            5 | 10 => 4,
            kind => width(kind),
        };
        let values = entry.count * if matches!(entry.kind, 5 | 10) { 2 } else { 1 };
        if width == 0 || entry.count > MOST_VALUES {
            return Vec::new();
        }
        (0..usize::try_from(values).unwrap_or(0))
            .map_while(|index| source.number(entry.at.checked_add(index * width)?, width))
            .collect()
    }

    /// The first number under a tag.
    pub(super) fn number(&self, source: Source<'_>, tag: u16) -> Option<u64> {
        self.numbers(source, tag).first().copied()
    }

    /// A numerator and a denominator.
    pub(super) fn fraction(&self, source: Source<'_>, tag: u16) -> Option<(u32, u32)> {
        self.entries.get(&tag).filter(|entry| matches!(entry.kind, 5 | 10))?;
        let numbers = self.numbers(source, tag);
        Some((u32::try_from(*numbers.first()?).ok()?, u32::try_from(*numbers.get(1)?).ok()?))
    }

    /// The fractions under a tag as decimals.
    pub(super) fn decimals(&self, source: Source<'_>, tag: u16) -> Vec<f32> {
        let pairs = self.numbers(source, tag);
        pairs.chunks_exact(2).map(|pair| decimal(pair[0], pair[1])).collect()
    }

    /// The bytes under a tag.
    pub(super) fn bytes<'b>(&self, source: Source<'b>, tag: u16) -> Option<&'b [u8]> {
        let entry = self.entries.get(&tag).filter(|entry| width(entry.kind) == 1)?;
        source.bytes.get(entry.at..entry.at.checked_add(usize::try_from(entry.count).ok()?)?)
    }
}

#[expect(clippy::cast_precision_loss, reason = "coefficients of colour need few digits")]
fn decimal(above: u64, below: u64) -> f32 {
    if below == 0 { 0.0 } else { above as f32 / below as f32 }
}
