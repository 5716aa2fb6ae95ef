//! What Windows makes of any file that is dragged into a document: a stream with the file, what it was called, and the
//! folders it came from. The file can be redacted like any other if its kind is known; the names of the folders go.

use blackbar_core::FormatError;

/// The stream in the OLE object.
pub(super) const STREAM: &str = "/\u{1}Ole10Native";
/// No name is longer.
const LONGEST_NAME: usize = 1024;
/// A file, as opposed to a picture or an equation that a program keeps in its own way.
const FILE: u16 = 2;
/// Stands where Windows says that the names are followed by the file itself.
const EMBEDDED: u32 = 0x0003_0000;

/// The numbers and names of a stream, from left to right.
struct Fields<'f>(&'f [u8]);

impl<'f> Fields<'f> {
    fn take(&mut self, length: usize) -> Option<&'f [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn short(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes(self.take(2)?.try_into().ok()?))
    }

    fn long(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.take(4)?.try_into().ok()?))
    }

    /// Bytes up to a zero.
    fn name(&mut self) -> Option<&'f [u8]> {
        let length = self.0.iter().take(LONGEST_NAME).position(|byte| *byte == 0)?;
        let name = self.take(length)?;
        self.take(1)?;
        Some(name)
    }
}

/// The file in a stream, and how its name ended. Nothing is believed of the sizes.
pub(super) fn file_of(stream: &[u8]) -> Option<(String, &[u8])> {
    let mut fields = Fields(stream);
    fields.long()?;
    if fields.short()? != FILE {
        return None;
    }
    let label = fields.name()?;
    let path = fields.name()?;
    fields.long()?;
    let length = usize::try_from(fields.long()?).ok()?;
    fields.take(length)?;
    let length = usize::try_from(fields.long()?).ok()?;
    let file = fields.take(length)?;
    Some((ending(path).or_else(|| ending(label)).unwrap_or_default(), file))
}

/// `pdf` of `C:\Users\Ann\Offer.PDF`, if it is nothing but a few letters.
fn ending(name: &[u8]) -> Option<String> {
    let dot = name.iter().rposition(|byte| *byte == b'.')?;
    let ending = name.get(dot + 1..)?;
    let plain = (1..=5).contains(&ending.len()) && ending.iter().all(u8::is_ascii_alphanumeric);
    plain.then(|| String::from_utf8_lossy(ending).to_ascii_lowercase())
}

/// A stream with this file, which is called after nobody.
pub(super) fn stream_of(ending: &str, file: &[u8]) -> Result<Vec<u8>, FormatError> {
    let too_long = |_| FormatError::OverLimit("too many bytes");
    let name = if ending.is_empty() { "file".to_owned() } else { format!("file.{ending}") };
    let zero_ended = [name.as_bytes(), &[0]].concat();
    let mut stream = Vec::with_capacity(file.len() + 128);
    stream.extend(FILE.to_le_bytes());
    stream.extend(&zero_ended);
    stream.extend(&zero_ended);
    stream.extend(EMBEDDED.to_le_bytes());
    stream.extend(u32::try_from(zero_ended.len()).map_err(too_long)?.to_le_bytes());
    stream.extend(&zero_ended);
    stream.extend(u32::try_from(file.len()).map_err(too_long)?.to_le_bytes());
    stream.extend(file);
    // The same three names once more, in two bytes a letter.
    for _ in 0..3 {
        stream.extend(u32::try_from(name.len()).map_err(too_long)?.to_le_bytes());
        stream.extend(name.encode_utf16().flat_map(u16::to_le_bytes));
    }
    let length = u32::try_from(stream.len()).map_err(too_long)?.to_le_bytes();
    Ok([length.as_slice(), &stream].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_goes_in_and_comes_out_without_its_folders() {
        let mut stream = b"\0\0\0\0\x02\0Offer Ann.TXT\0C:\\Users\\Ann\\Offer Ann.TXT\0\0\0\x03\0".to_vec();
        stream.extend(b"\x08\0\0\0C:\\Temp\0\x05\0\0\0Hello and what else is there");
        assert_eq!(file_of(&stream), Some(("txt".to_owned(), b"Hello".as_slice())));
        let out = stream_of("txt", b"Hello, all").unwrap();
        assert_eq!(file_of(&out), Some(("txt".to_owned(), b"Hello, all".as_slice())));
        assert_eq!(usize::try_from(u32::from_le_bytes(out[..4].try_into().unwrap())).unwrap(), out.len() - 4);
        for cut in 0..stream.len() {
            file_of(&stream[..cut]);
            let mut broken = stream.clone();
            broken[cut] ^= 0xFF;
            file_of(&broken);
        }
        assert_eq!(file_of(b"\x05\0\0\0\x01\0abc"), None);
    }

    #[test]
    fn an_ending_is_a_few_letters() {
        for (name, expected) in
            [("a.PDF", Some("pdf")), ("a", None), ("a.", None), ("a.Ann Lee", None), ("a.b.c", Some("c"))]
        {
            assert_eq!(ending(name.as_bytes()).as_deref(), expected, "{name}");
        }
    }
}
