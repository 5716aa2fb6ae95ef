//! Which format a file without a stated content type has: by its first bytes where they are telling, then by its
//! name, then by whether it is text. The format itself has the last word when it opens the file.

use std::path::Path;

use blackbar_core::Format;
use blackbar_formats::{ALL, for_content_type};

use crate::error::Failure;

/// Beginnings that no text file has, and what they are.
const MAGIC: &[(usize, &[u8], &str)] = &[
    (0, b"%PDF-", "application/pdf"),
    (0, b"\x89PNG\r\n\x1a\n", "image/png"),
    (0, b"\xff\xd8\xff", "image/jpeg"),
    (0, b"GIF87a", "image/gif"),
    (0, b"GIF89a", "image/gif"),
    (0, b"II*\0", "image/tiff"),
    (0, b"MM\0*", "image/tiff"),
    (0, b"ID3", "audio/mpeg"),
    (0, b"\x1a\x45\xdf\xa3", "audio/webm"),
    (8, b"WAVE", "audio/wav"),
    (4, b"ftyp", "audio/mp4"),
    (128, b"DICM", "application/dicom"),
];

/// The format, or why there is none.
pub(crate) fn recognise(path: &Path, bytes: &[u8]) -> Result<&'static dyn Format, Failure> {
    let unknown = || Failure::BadRequest("files of this type are not supported yet".to_owned());
    let magic =
        MAGIC.iter().find(|(at, start, _)| bytes.get(*at..).is_some_and(|rest| rest.starts_with(start)));
    if let Some((_, _, content_type)) = magic {
        return for_content_type(content_type).ok_or_else(unknown);
    }
    let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
    if let Some(extension) = &extension
        && let Some(format) = ALL.iter().find(|format| format.extensions().contains(&extension.as_str()))
    {
        return Ok(*format);
    }
    if bytes.contains(&0) || std::str::from_utf8(bytes).is_err() {
        return Err(unknown());
    }
    for_content_type("text/plain").ok_or_else(unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_and_have_no_known_name_are_refused() {
        for (name, bytes) in [("a.bin", &b"\x00\x01"[..]), ("a", b"\xff\xfe\xfd"), ("a.txt", b"%PDF-1.7 ...")]
        {
            assert!(recognise(Path::new(name), bytes).is_err(), "{name}");
        }
    }
}
