//! OLE objects: compound files. Some programs put a whole office file or PDF into one of their streams, and Windows any
//! file; these can be redacted like any other. Whatever else is in there cannot be read, and goes.

use std::io::{Cursor, Read, Write};

use blackbar_core::FormatError;
use cfb::{CompoundFile, Version};

use super::ole_native;

/// The beginning of a compound file.
pub(super) const COMPOUND: &[u8] = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
/// The streams that hold a file, and how it begins.
const STREAMS: &[(&str, &[u8])] = &[("/Package", b"PK"), ("/CONTENTS", PDF)];
/// The beginning of a PDF.
pub(super) const PDF: &[u8] = b"%PDF-";

/// What is kept of an OLE object beside the file in it: which program it belongs to.
pub(super) struct OleShell {
    compound: CompoundFile<Cursor<Vec<u8>>>,
    stream: &'static str,
    /// How the file's name ended, where the stream has a name for it.
    ending: Option<String>,
}

fn unwritable() -> FormatError {
    FormatError::Unsupported("an embedded object cannot be written")
}

/// The file in an OLE object, if it holds one. Nothing is believed that the object says of its sizes.
pub(super) fn file_in(bytes: &[u8], most_bytes: u64) -> Option<(OleShell, Vec<u8>)> {
    if !bytes.starts_with(COMPOUND) {
        return None;
    }
    let mut object = CompoundFile::open(Cursor::new(bytes)).ok()?;
    let program = *object.root_entry().clsid();
    let shell = |stream: &'static str, ending: Option<String>| {
        let mut compound = CompoundFile::create_with_version(Version::V3, Cursor::new(Vec::new())).ok()?;
        compound.set_storage_clsid("/", program).ok()?;
        Some(OleShell { compound, stream, ending })
    };
    let mut read = |name: &str| {
        let stream = object.open_stream(name).ok()?;
        let said = stream.len();
        if said > most_bytes || said > u64::try_from(bytes.len()).ok()? {
            return None;
        }
        let mut file = Vec::new();
        stream.take(said).read_to_end(&mut file).ok()?;
        Some(file)
    };
    for (name, begins) in STREAMS {
        if let Some(file) = read(name).filter(|file| file.starts_with(begins)) {
            return Some((shell(name, None)?, file));
        }
    }
    let native = read(ole_native::STREAM)?;
    let (ending, file) = ole_native::file_of(&native)?;
    Some((shell(ole_native::STREAM, Some(ending))?, file.to_vec()))
}

impl OleShell {
    /// How the name of the file in it ended; nothing where it has no name.
    pub(super) fn ending(&self) -> Option<&str> {
        self.ending.as_deref()
    }

    /// An object of the same program with this file in it and nothing else.
    pub(super) fn around(mut self, file: &[u8]) -> Result<Vec<u8>, FormatError> {
        let native = self.ending.as_deref().map(|ending| ole_native::stream_of(ending, file)).transpose()?;
        let file = native.as_deref().unwrap_or(file);
        let mut stream = self.compound.create_stream(self.stream).map_err(|_| unwritable())?;
        stream.write_all(file).map_err(|_| unwritable())?;
        stream.flush().map_err(|_| unwritable())?;
        drop(stream);
        self.compound.flush().map_err(|_| unwritable())?;
        Ok(self.compound.into_inner().into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_goes_in_and_comes_out() {
        let mut object = CompoundFile::create_with_version(Version::V3, Cursor::new(Vec::new())).unwrap();
        object
            .create_stream("/Package")
            .unwrap()
            .write_all(&[b"PK".as_slice(), &[7; 9000]].concat())
            .unwrap();
        object.create_stream("/\u{1}Other").unwrap().write_all(b"Ann Lee").unwrap();
        object.flush().unwrap();
        let bytes = object.into_inner().into_inner();
        let (shell, package) = file_in(&bytes, 1 << 20).unwrap();
        assert_eq!(package.len(), 9002);
        let out = shell.around(b"PK and less").unwrap();
        assert!(!out.windows(7).any(|seven| seven == b"Ann Lee"));
        assert_eq!(file_in(&out, 1 << 20).unwrap().1, b"PK and less");
        let again = file_in(&bytes, 1 << 20).unwrap().0.around(b"PK and less").unwrap();
        assert_eq!(out, again, "same input, same output");
        assert!(file_in(&bytes, 100).is_none());
        for cut in (0..bytes.len()).step_by(37) {
            file_in(&bytes[..cut], 1 << 20);
            let mut broken = bytes.clone();
            broken[cut] ^= 0xFF;
            file_in(&broken, 1 << 20);
        }
    }
}
