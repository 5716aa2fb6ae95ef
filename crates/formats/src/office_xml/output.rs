//! The zip file that is written. All of it is ours but for the names, times and contents of the entries: remarks on them,
//! fields of other programs and bytes between them stay behind.

use blackbar_core::FormatError;

use super::deflate::Compressed;

/// An entry's name is in UTF-8.
const UTF8: u16 = 0x0800;
/// Folders are told so to old systems.
const FOLDER: u32 = 0x10;
/// The version of the format that Deflate takes.
const VERSION: u8 = 20;
const UNIX: u8 = 3;

/// What is kept of what the old zip file said of an entry.
#[derive(Clone, Copy)]
pub(super) struct Said {
    /// Date and time, as DOS has them.
    pub(super) modified: (u16, u16),
    /// Who may read it, where that is told.
    pub(super) mode: Option<u32>,
}

/// The package being written.
#[derive(Default)]
pub(super) struct Output {
    file: Vec<u8>,
    directory: Vec<u8>,
    count: u16,
}

fn narrow(length: usize) -> Result<u32, FormatError> {
    u32::try_from(length).map_err(|_| FormatError::OverLimit("too much text"))
}

impl Output {
    /// Adds an entry.
    pub(super) fn add(
        &mut self,
        name: &str,
        said: Said,
        content: &Compressed<'_>,
    ) -> Result<(), FormatError> {
        let start = narrow(self.file.len())?;
        let packed = content.pieces.iter().map(|piece| piece.len()).sum();
        let name_length = u16::try_from(name.len()).map_err(|_| FormatError::OverLimit("too much text"))?;
        let mut head = vec![VERSION, 0];
        head.extend((if name.is_ascii() { 0 } else { UTF8 }).to_le_bytes());
        head.extend(content.method.to_le_bytes());
        head.extend(said.modified.1.to_le_bytes());
        head.extend(said.modified.0.to_le_bytes());
        head.extend(content.checksum.to_le_bytes());
        head.extend(narrow(packed)?.to_le_bytes());
        head.extend(content.size.to_le_bytes());
        head.extend(name_length.to_le_bytes());
        // No extra fields.
        head.extend([0, 0]);
        self.file.reserve(packed + head.len() + name.len() + 4);
        self.file.extend(b"PK\x03\x04");
        self.file.extend(&head);
        self.file.extend(name.as_bytes());
        content.pieces.iter().for_each(|piece| self.file.extend(piece.iter()));
        let folder = if name.ends_with('/') { FOLDER } else { 0 };
        let attributes = said.mode.map_or(0, |mode| mode << 16) | folder;
        self.directory.extend(b"PK\x01\x02");
        self.directory.extend([VERSION, if said.mode.is_some() { UNIX } else { 0 }]);
        self.directory.extend(&head);
        // No remark, the first disk, nothing internal.
        self.directory.extend([0; 6]);
        self.directory.extend(attributes.to_le_bytes());
        self.directory.extend(start.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.count = self.count.checked_add(1).ok_or(FormatError::OverLimit("too many parts"))?;
        Ok(())
    }

    /// The finished zip file.
    pub(super) fn finish(self) -> Result<Vec<u8>, FormatError> {
        let Output { mut file, directory, count } = self;
        let start = narrow(file.len())?;
        file.extend(&directory);
        file.extend(b"PK\x05\x06\0\0\0\0");
        file.extend(count.to_le_bytes());
        file.extend(count.to_le_bytes());
        file.extend(narrow(directory.len())?.to_le_bytes());
        file.extend(start.to_le_bytes());
        file.extend([0, 0]);
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};

    use zip::ZipArchive;

    use super::*;
    use crate::office_xml::deflate::compressed;

    #[test]
    fn another_program_reads_what_was_written() {
        let mut output = Output::default();
        let said = Said { modified: (0x5A6F, 0x8C41), mode: Some(0o100_644) };
        let entries: [(&str, &[u8], bool); 4] = [
            ("a/wörk.xml", &b"<a/>".repeat(999), true),
            ("a/", b"", false),
            ("b", b"x", false),
            ("c", b"", true),
        ];
        for (name, content, is_deflated) in entries {
            output.add(name, said, &compressed(content, is_deflated).unwrap()).unwrap();
        }
        let file = output.finish().unwrap();
        let mut archive = ZipArchive::new(Cursor::new(&file)).unwrap();
        assert_eq!(archive.len(), entries.len());
        for (index, (name, content, _)) in entries.into_iter().enumerate() {
            let mut entry = archive.by_index(index).unwrap();
            assert_eq!(entry.name().unwrap(), name);
            let modified = entry.last_modified().unwrap();
            assert_eq!((modified.datepart(), modified.timepart()), said.modified);
            let mut read = Vec::new();
            entry.read_to_end(&mut read).unwrap();
            assert_eq!(read, content, "{name}");
        }
    }
}
