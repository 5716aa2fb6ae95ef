//! OLE objects: compound files. Newer programs put a whole office file into one of their streams, which can be redacted
//! like any other; whatever else is in there cannot be read, and goes.

use std::io::{Cursor, Read, Write};

use blackbar_core::FormatError;
use cfb::{CompoundFile, Version};

/// The beginning of a compound file.
pub(super) const COMPOUND: &[u8] = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
/// The stream that holds an office file.
const PACKAGE: &str = "/Package";

/// What is kept of an OLE object beside the file in it: which program it belongs to.
pub(super) struct OleShell {
    compound: CompoundFile<Cursor<Vec<u8>>>,
}

fn unwritable() -> FormatError {
    FormatError::Unsupported("an embedded object cannot be written")
}

/// The office file in an OLE object, if that is what it holds. Nothing is believed that the object says of its sizes.
pub(super) fn package_of(bytes: &[u8], most_bytes: u64) -> Option<(OleShell, Vec<u8>)> {
    if !bytes.starts_with(COMPOUND) {
        return None;
    }
    let mut object = CompoundFile::open(Cursor::new(bytes)).ok()?;
    let program = *object.root_entry().clsid();
    let stream = object.open_stream(PACKAGE).ok()?;
    let said = stream.len();
    if said > most_bytes || said > u64::try_from(bytes.len()).ok()? {
        return None;
    }
    let mut package = Vec::new();
    stream.take(said).read_to_end(&mut package).ok()?;
    if !package.starts_with(b"PK") {
        return None;
    }
    let mut compound = CompoundFile::create_with_version(Version::V3, Cursor::new(Vec::new())).ok()?;
    compound.set_storage_clsid("/", program).ok()?;
    Some((OleShell { compound }, package))
}

impl OleShell {
    /// An object of the same program with this file in it and nothing else.
    pub(super) fn around(mut self, package: &[u8]) -> Result<Vec<u8>, FormatError> {
        let mut stream = self.compound.create_stream(PACKAGE).map_err(|_| unwritable())?;
        stream.write_all(package).map_err(|_| unwritable())?;
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
        let (shell, package) = package_of(&bytes, 1 << 20).unwrap();
        assert_eq!(package.len(), 9002);
        let out = shell.around(b"PK and less").unwrap();
        assert!(!out.windows(7).any(|seven| seven == b"Ann Lee"));
        assert_eq!(package_of(&out, 1 << 20).unwrap().1, b"PK and less");
        let again = package_of(&bytes, 1 << 20).unwrap().0.around(b"PK and less").unwrap();
        assert_eq!(out, again, "same input, same output");
        assert!(package_of(&bytes, 100).is_none());
        for cut in (0..bytes.len()).step_by(37) {
            package_of(&bytes[..cut], 1 << 20);
            let mut broken = bytes.clone();
            broken[cut] ^= 0xFF;
            package_of(&broken, 1 << 20);
        }
    }
}
