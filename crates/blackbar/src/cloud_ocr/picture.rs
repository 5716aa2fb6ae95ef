//! A picture as the services take it: PNG, or JPEG where PNG would be too large for them.

use blackbar_core::{Picture, ReaderError};

use super::FAILED;

/// The smallest limit of the three services (Textract's synchronous call takes 5 MB before base64).
const LARGEST: usize = 4_900_000;

/// Bytes and content type.
pub(super) fn encode(picture: &Picture) -> Result<Vec<u8>, ReaderError> {
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&picture.rgb));
    written.map_err(|_| FAILED)?;
    if png.len() <= LARGEST {
        return Ok(png);
    }
    let too_large = ReaderError::Unsupported("the picture is too large for the cloud OCR service");
    let (Ok(width), Ok(height)) = (u16::try_from(picture.width), u16::try_from(picture.height)) else {
        return Err(too_large);
    };
    for quality in [92, 80] {
        let mut jpeg = Vec::new();
        let encoder = jpeg_encoder::Encoder::new(&mut jpeg, quality);
        encoder.encode(&picture.rgb, width, height, jpeg_encoder::ColorType::Rgb).map_err(|_| FAILED)?;
        if jpeg.len() <= LARGEST {
            return Ok(jpeg);
        }
    }
    Err(too_large)
}
