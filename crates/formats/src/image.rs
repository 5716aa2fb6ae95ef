//! Pictures: decoded, read, covered, written in the format they came in, and checked. One file or folder a format; what
//! they share is also what scanned pages, pictures inside documents and medical images are made with.

mod bits;
pub(crate) mod bmp;
mod check;
mod contained;
pub(crate) mod cover;
mod document;
mod exif;
pub(crate) mod gif;
pub(crate) mod jpeg;
mod neighbours;
pub(crate) mod png;
pub(crate) mod raster;
pub(crate) mod reading;
pub(crate) mod region;
mod still;
pub(crate) mod tiff;

use blackbar_core::{Document, Format, FormatError, OpenContext};

pub use bmp::Bmp;
pub use gif::Gif;
pub use jpeg::Jpeg;
pub use png::Png;
pub use tiff::Tiff;

/// The format of a picture, told by its first bytes.
pub(crate) fn recognise(bytes: &[u8]) -> Option<&'static dyn Format> {
    if png::begins(bytes) {
        Some(&Png)
    } else if jpeg::begins(bytes) {
        Some(&Jpeg)
    } else if gif::begins(bytes) {
        Some(&Gif)
    } else if bmp::begins(bytes) {
        Some(&Bmp)
    } else if tiff::begins(bytes) {
        Some(&Tiff)
    } else {
        None
    }
}

/// Opens a picture that lies inside of another file, whatever that file calls it. Its pages count from 1.
pub(crate) fn open_embedded(
    bytes: Vec<u8>,
    context: &OpenContext<'_>,
) -> Result<Box<dyn Document>, FormatError> {
    let format = recognise(&bytes).ok_or(FormatError::WrongType("a picture of a known kind"))?;
    format.open(bytes, context)
}
