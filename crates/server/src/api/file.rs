//! `file`: the bytes of a request.

use serde_json::json;

use crate::schema::{Checked, Choices, checked, object, one_of};

/// A content type of the contract.
pub(crate) type ContentType = &'static str;

macro_rules! types {
    ($($name:literal),* $(,)?) => { &[$(($name, $name)),*] };
}

/// What the base64 route takes.
pub(crate) const CONTENT_TYPES: Choices<ContentType> = types![
    "application/dicom",
    "application/json",
    "application/msword",
    "application/pdf",
    "application/vnd.ms-excel",
    "application/vnd.ms-powerpoint",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/xml",
    "text/csv",
    "text/plain",
    "text/xml",
    "audio/m4a",
    "audio/mp3",
    "audio/mp4",
    "audio/mp4a-latm",
    "audio/mpeg",
    "audio/wav",
    "audio/webm",
    "audio/x-wav",
    "image/bmp",
    "image/gif",
    "image/jpeg",
    "image/jpg",
    "image/png",
    "image/tif",
    "image/tiff",
    "image/x-ms-bmp",
];

/// What the bleep route takes.
pub(crate) const AUDIO_TYPES: Choices<ContentType> = types![
    "audio/m4a",
    "audio/mp3",
    "audio/mp4",
    "audio/mp4a-latm",
    "audio/mpeg",
    "audio/wav",
    "audio/webm",
    "audio/x-wav",
];

/// Bytes that do not print.
#[derive(Clone)]
pub(crate) struct Bytes(pub(crate) Vec<u8>);

impl std::fmt::Debug for Bytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} bytes", self.0.len())
    }
}

object! {
    /// A file.
    pub(crate) struct File {
        /// Its bytes in base64.
        data: Bytes = base64(), required;
        /// What it is.
        content_type: ContentType = one_of(CONTENT_TYPES), required;
    }
}

object! {
    /// A recording.
    pub(crate) struct AudioFile {
        /// Its bytes in base64.
        data: Bytes = base64(), required;
        /// What it is.
        content_type: ContentType = one_of(AUDIO_TYPES), required;
    }
}

/// Base64 with or without padding and line breaks, as the tools that make it write it.
fn base64() -> Checked<Bytes> {
    checked(
        || json!({ "contentEncoding": "base64" }),
        |text| {
            let mut bytes = text.into_bytes();
            let length = base64_simd::forgiving_decode_inplace(&mut bytes)
                .map_err(|_| ("base64_decode", "Base64 decoding error".to_owned()))?
                .len();
            bytes.truncate(length);
            Ok(Bytes(bytes))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_type_is_one_of_the_contract() {
        for format in blackbar_formats::ALL {
            for content_type in format.content_types() {
                assert!(CONTENT_TYPES.iter().any(|(name, _)| name == content_type), "{content_type}");
            }
        }
    }
}
