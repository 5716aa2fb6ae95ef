//! Bytes to text with places, and back. One file or folder a format, one line in [`ALL`].

use blackbar_core::Format;

/// Every format that is built.
pub static ALL: &[&dyn Format] = &[];

/// The format that serves a content type of the contract.
pub fn for_content_type(content_type: &str) -> Option<&'static dyn Format> {
    ALL.iter().copied().find(|format| format.content_types().contains(&content_type))
}
