//! The zip file around the parts: opened within limits, read part by part, written back with untouched parts copied as
//! they are compressed.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::io::{Cursor, Read, Write};
use std::sync::{Arc, Mutex, PoisonError};

use blackbar_core::{FormatError, Limits};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::deflate::{self, Compressed, Unpacking};
use super::output::{Output, Said};

/// No office file has as many parts; a file that says so is made to exhaust us.
const MOST_PARTS: usize = 10_000;
/// Deflate cannot do better than about 1,032 : 1. Parts beyond this size that come near it hold nothing but repetition.
const SUSPICIOUS_BYTES: u64 = 64 << 20;
const SUSPICIOUS_RATIO: u64 = 500;

/// Parts up to this size are kept as they were read, up to so many bytes together.
const LARGEST_KEPT: usize = 512 << 10;
const MOST_KEPT: usize = 4 << 20;

/// An opened package.
pub(super) struct Container {
    /// The zip file.
    bytes: Arc<Vec<u8>>,
    /// One an entry of the zip file, in its order.
    names: Vec<String>,
    /// One an entry.
    entries: Vec<Entry>,
    salvaged: bool,
    kept: Mutex<Kept>,
    /// An entry that was read before it was asked for.
    ahead: Mutex<Option<(usize, Vec<u8>)>>,
}

/// What the directory says of an entry.
struct Entry {
    /// Where its bytes begin, and how many they are.
    start: u64,
    packed: u64,
    /// How many they were.
    size: u64,
    checksum: u32,
    is_deflated: bool,
    said: Said,
}

/// Small parts as they were read: most are read again when the package is written.
#[derive(Default)]
struct Kept {
    parts: HashMap<usize, Vec<u8>>,
    bytes: usize,
}

impl Kept {
    fn keep(&mut self, index: usize, content: &[u8]) {
        if content.len() <= LARGEST_KEPT && self.bytes + content.len() <= MOST_KEPT {
            self.bytes += content.len();
            self.parts.insert(index, content.to_vec());
        }
    }
}

fn damaged(what: &str) -> FormatError {
    FormatError::Damaged(what.to_owned())
}

fn cut_off() -> FormatError {
    damaged("a part cannot be decompressed")
}

fn unreadable(error: &ZipError) -> FormatError {
    match error {
        ZipError::UnsupportedArchive(what) if *what == ZipError::PASSWORD_REQUIRED => FormatError::Encrypted,
        ZipError::UnsupportedArchive(_) => {
            FormatError::Unsupported("a part is compressed in a way that office files do not use")
        }
        _ => damaged("the zip file cannot be read"),
    }
}

impl Container {
    /// Reads the directory of the zip file; no part is read yet.
    /// A file without a directory that can be read is taken to pieces where the request allows it.
    pub(super) fn open(
        bytes: Arc<Vec<u8>>,
        limits: &Limits,
        budget: &Cell<u64>,
        salvage: bool,
    ) -> Result<Container, FormatError> {
        if bytes.len() > limits.input_bytes {
            return Err(FormatError::OverLimit("too many bytes"));
        }
        // Opened twice only where it cannot be opened once.
        let salvaged = salvage && ZipArchive::new(Cursor::new(bytes.as_slice())).is_err();
        let bytes = if salvaged { Arc::new(salvaged_parts(&bytes, limits, budget)?) } else { bytes };
        let mut archive =
            ZipArchive::new(Cursor::new(bytes.as_slice())).map_err(|error| unreadable(&error))?;
        if archive.len() > MOST_PARTS.min(limits.parts) {
            return Err(FormatError::OverLimit("too many parts"));
        }
        if archive.has_duplicate_names() {
            return Err(damaged("two parts have the same name"));
        }
        let (mut names, mut entries) = (Vec::new(), Vec::new());
        let (mut seen, mut total) = (HashSet::new(), 0_u64);
        for index in 0..archive.len() {
            let file = archive.by_index_raw(index).map_err(|error| unreadable(&error))?;
            if file.encrypted() {
                return Err(FormatError::Encrypted);
            }
            if !matches!(file.compression(), CompressionMethod::Stored | CompressionMethod::Deflated) {
                return Err(FormatError::Unsupported(
                    "a part is compressed in a way that office files do not use",
                ));
            }
            let name = file.name().map_err(|_| damaged("a part has no readable name"))?.into_owned();
            check_name(&name)?;
            if !seen.insert(name.to_ascii_lowercase()) {
                return Err(damaged("two parts have the same name"));
            }
            total = total.saturating_add(file.size());
            let dense = file.size() / file.compressed_size().max(1);
            if file.size() > SUSPICIOUS_BYTES && dense > SUSPICIOUS_RATIO {
                return Err(FormatError::OverLimit("a part is compressed beyond measure"));
            }
            names.push(name);
            let modified = file.last_modified().unwrap_or_default();
            entries.push(Entry {
                start: file.data_start().ok_or_else(|| damaged("the zip file cannot be read"))?,
                packed: file.compressed_size(),
                size: file.size(),
                checksum: file.crc32(),
                is_deflated: file.compression() == CompressionMethod::Deflated,
                said: Said { modified: (modified.datepart(), modified.timepart()), mode: file.unix_mode() },
            });
        }
        let most_bytes = u64::try_from(limits.decoded_bytes).unwrap_or(u64::MAX).min(u64::from(u32::MAX));
        // Files inside files share one budget, or many small bombs would add up.
        if total > most_bytes.min(budget.get()) {
            return Err(FormatError::OverLimit("too many bytes when decompressed"));
        }
        budget.set(budget.get() - total);
        Ok(Container { bytes, names, entries, salvaged, kept: Mutex::default(), ahead: Mutex::default() })
    }

    /// Whether the file was in pieces.
    pub(super) fn salvaged(&self) -> bool {
        self.salvaged
    }

    /// The names of all entries, in order.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// How long an entry says it is.
    pub(super) fn size(&self, index: usize) -> u64 {
        self.entries.get(index).map_or(0, |entry| entry.size)
    }

    /// Reads an entry that is asked for next. What is wrong with it is told then.
    pub(super) fn read_ahead(&self, index: usize) {
        let content = self.read(index).ok();
        *self.ahead.lock().unwrap_or_else(PoisonError::into_inner) = content.map(|content| (index, content));
    }

    /// The content of an entry. Its length field is not believed.
    pub(super) fn read(&self, index: usize) -> Result<Vec<u8>, FormatError> {
        let ahead =
            self.ahead.lock().unwrap_or_else(PoisonError::into_inner).take_if(|(read, _)| *read == index);
        if let Some((_, content)) = ahead {
            return Ok(content);
        }
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(content) = kept().parts.get(&index) {
            return Ok(content.clone());
        }
        let (entry, packed) = (self.entry(index)?, self.packed_bytes(index)?);
        let content =
            if entry.is_deflated { deflate::unpacked(packed, entry.size)? } else { packed.to_vec() };
        if u64::try_from(content.len()) != Ok(entry.size) {
            return Err(damaged("a part is not as long as it says"));
        }
        if deflate::checksum(&content) != entry.checksum {
            return Err(cut_off());
        }
        kept().keep(index, &content);
        Ok(content)
    }

    /// The content of an entry that is compressed, bit by bit.
    pub(super) fn unpacking(&self, index: usize) -> Option<Result<Unpacking<'_>, FormatError>> {
        let entry = self.entry(index).ok().filter(|entry| entry.is_deflated)?;
        Some(self.packed_bytes(index).map(|packed| Unpacking::new(packed, entry.size, entry.checksum)))
    }

    fn entry(&self, index: usize) -> Result<&Entry, FormatError> {
        self.entries.get(index).ok_or_else(cut_off)
    }

    /// An entry as it is compressed.
    fn packed_bytes(&self, index: usize) -> Result<&[u8], FormatError> {
        let entry = self.entry(index)?;
        let narrow = |number: u64| usize::try_from(number).map_err(|_| cut_off());
        let (start, length) = (narrow(entry.start)?, narrow(entry.packed)?);
        self.bytes.get(start..start.saturating_add(length)).ok_or_else(cut_off)
    }

    /// Copies an entry as it is compressed.
    pub(super) fn copy(&self, index: usize, output: &mut Output) -> Result<(), FormatError> {
        let entry = self.entry(index)?;
        let sums = (entry.checksum, entry.size);
        let content = deflate::as_it_is(self.packed_bytes(index)?, sums, entry.is_deflated)?;
        output.add(self.names.get(index).map_or("", String::as_str), entry.said, &content)
    }

    /// Whether an entry is compressed.
    pub(super) fn is_deflated(&self, index: usize) -> bool {
        self.entry(index).is_ok_and(|entry| entry.is_deflated)
    }

    /// Compresses new content for an entry.
    pub(super) fn packed(&self, index: usize, content: &[u8]) -> Result<Compressed<'static>, FormatError> {
        deflate::compressed(content, self.entry(index)?.is_deflated)
    }

    /// Writes new content for an entry.
    pub(super) fn write(
        &self,
        index: usize,
        content: &Compressed<'_>,
        output: &mut Output,
    ) -> Result<(), FormatError> {
        let name = self.names.get(index).map_or("", String::as_str);
        output.add(name, self.entry(index)?.said, content)
    }
}

/// The parts that can still be read one after the other, as a new zip file.
fn salvaged_parts(bytes: &[u8], limits: &Limits, budget: &Cell<u64>) -> Result<Vec<u8>, FormatError> {
    let most = u64::try_from(limits.decoded_bytes).unwrap_or(u64::MAX).min(budget.get());
    let mut input = bytes;
    let mut output = ZipWriter::new(Cursor::new(Vec::new()));
    let (mut seen, mut total) = (HashSet::new(), 0_u64);
    while let Ok(Some(file)) = zip::read::read_zipfile_from_stream(&mut input) {
        let Ok(name) = file.name().map(std::borrow::Cow::into_owned) else { break };
        let mut content = Vec::new();
        let whole = file.take(most.saturating_sub(total).saturating_add(1)).read_to_end(&mut content).is_ok();
        total = total.saturating_add(u64::try_from(content.len()).unwrap_or(u64::MAX));
        if total > most {
            return Err(FormatError::OverLimit("too many bytes when decompressed"));
        }
        if seen.len() >= MOST_PARTS.min(limits.parts) {
            return Err(FormatError::OverLimit("too many parts"));
        }
        // The last part is cut off, or its checksum says that it is not what it was.
        if !whole || !seen.insert(name.to_ascii_lowercase()) {
            break;
        }
        output.start_file(name, SimpleFileOptions::default()).map_err(|error| unreadable(&error))?;
        output.write_all(&content).map_err(|_| damaged("a part cannot be written"))?;
    }
    Ok(output.finish().map_err(|error| unreadable(&error))?.into_inner())
}

/// Names that climb out of a folder, or that systems read differently, are tricks.
fn check_name(name: &str) -> Result<(), FormatError> {
    let inside = name.strip_suffix('/').unwrap_or(name);
    let tricky = name.is_empty()
        || name.contains(['\\', '\0', ':'])
        || inside.split('/').any(|step| step.is_empty() || step == "." || step == "..");
    if tricky { Err(damaged("a part has an unsafe name")) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_inside() {
        for name in ["../x", "/x", "a/../b", "a//b", "C:/x", "a\\b", "", "a/./b"] {
            assert!(check_name(name).is_err(), "{name}");
        }
        for name in ["[Content_Types].xml", "word/document.xml", "word/", "_rels/.rels", "a..b"] {
            assert!(check_name(name).is_ok(), "{name}");
        }
    }
}
