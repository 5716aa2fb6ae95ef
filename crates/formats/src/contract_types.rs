//! The content types that the contract names, built or not.

/// All of them, and the mail type that the folder route adds.
const CONTRACT_TYPES: &[&str] = &[
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
    "message/rfc822",
];

/// Whether the contract names the content type, so that "not built yet" can be told from "unknown".
pub fn is_contract_type(content_type: &str) -> bool {
    CONTRACT_TYPES.contains(&content_type)
}

/// Every content type of the contract, and `message/rfc822`.
pub fn contract_types() -> &'static [&'static str] {
    CONTRACT_TYPES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_type_is_one_of_the_contract() {
        for format in crate::ALL {
            assert!(format.content_types().iter().all(|content_type| is_contract_type(content_type)));
        }
        assert!(!is_contract_type("text/html"));
    }
}
