//! Bytes to text with places, and back. One file or folder a format, one line in [`ALL`].

mod audio;
mod csv;
mod encoding;
mod html;
mod image;
mod json;
mod magic;
mod names;
mod office_xml;
mod parts;
mod paths;
mod pdf;
mod plain_text;
mod recognise;
mod rtf;
mod source_text;
mod spliced;
mod streaming;
#[cfg(test)]
mod testing;
mod web_archive;
mod xml;

use blackbar_core::Format;

pub use audio::{Audio, BleepOptions, Bleeped, bleep};
pub use csv::Csv;
pub use image::{Bmp, Gif, Jpeg, Png, Tiff};
pub use json::Json;
pub use office_xml::{Docx, Pptx, Xlsx};
pub use pdf::Pdf;
pub use plain_text::PlainText;
pub use recognise::recognise;
pub use streaming::{DocumentStream, StreamOptions, stream};
pub use xml::Xml;

/// Every format that is built.
pub static ALL: &[&dyn Format] = &[
    &PlainText,
    &Csv,
    &Json,
    &Xml,
    &Pdf,
    &Docx,
    &Xlsx,
    &Pptx,
    &Png,
    &Jpeg,
    &Gif,
    &Bmp,
    &Tiff,
    &audio::WAV,
    &audio::MP3,
    &audio::MP4,
    &audio::WEBM,
];

/// The format that serves a content type of the contract.
pub fn for_content_type(content_type: &str) -> Option<&'static dyn Format> {
    ALL.iter().copied().find(|format| format.content_types().contains(&content_type))
}

/// The format with this name, in any case.
pub fn by_name(name: &str) -> Option<&'static dyn Format> {
    ALL.iter().copied().find(|format| format.name().eq_ignore_ascii_case(name))
}
