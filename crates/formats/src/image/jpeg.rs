//! JPEG: written anew with the quantisation tables and the sampling of the original; grey stays grey, four inks stay
//! four inks, resolution and profile stay. All else (EXIF, thumbnails, further pictures, comments, what stands behind the
//! end) goes, since nothing but the pixels is taken over.

mod segments;

use blackbar_core::{Document, Format, FormatError, Limits, OpenContext, Recheck};
use jpeg_encoder::{
    ChromaSubsamplingMethod, ColorType, Encoder, PixelDensity, PixelDensityUnit, QuantizationTableType,
    SamplingFactor,
};
use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;

use super::check::{Loss, difference, failed};
use super::contained::{contained, damaged};
use super::document;
use super::raster::{Colour, Orientation, Raster, Samples, check_size};
use super::region::Region;
use super::still::{Codec, Still};
use segments::Segments;

/// JPEG.
pub struct Jpeg;

/// Where the original does not say how finely it was written.
const QUALITY: u8 = 90;
/// Sides of a JPEG are 16-bit numbers.
const LONGEST: usize = u16::MAX as usize;
/// An output this far from what was given to the encoder has wrong colours, not compression.
const FARTHEST: f64 = 48.0;

/// Whether the bytes begin like one.
pub(crate) fn begins(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\xFF\xD8\xFF")
}

impl Format for Jpeg {
    fn name(&self) -> &'static str {
        "JPEG"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["image/jpeg", "image/jpg"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["jpg", "jpeg", "jpe", "jfif"]
    }

    fn recheck(&self) -> Recheck {
        Recheck::WriterChecks
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        if !begins(&bytes) {
            return Err(FormatError::WrongType("a JPEG picture"));
        }
        let segments = segments::read(&bytes);
        let raster = contained(|| decode(&bytes, context.limits))?.upright(segments.orientation);
        let codec = JpegCodec { segments, limits: context.limits.clone() };
        document::open(Box::new(Still { raster, codec, warnings: Vec::new() }), context)
    }
}

struct JpegCodec {
    segments: Segments,
    limits: Limits,
}

impl Codec for JpegCodec {
    fn loss(&self) -> Loss {
        Loss::Jpeg
    }

    fn encode(&self, raster: &Raster) -> Result<Vec<u8>, FormatError> {
        encode_checked(raster, &self.segments, &self.limits)
    }

    fn finer(&self) -> Option<Box<dyn Codec>> {
        let segments = Segments { tables: [None, None], sampling: None, ..self.segments.clone() };
        Some(Box::new(JpegCodec { segments, limits: self.limits.clone() }))
    }

    fn decode(&self, bytes: &[u8]) -> Result<Raster, FormatError> {
        decode(bytes, &self.limits)
    }
}

/// The pixels of a JPEG as stored; four inks always so that zero is full ink.
pub(crate) fn decode(bytes: &[u8], limits: &Limits) -> Result<Raster, FormatError> {
    let broken = |_| damaged("it is no sound JPEG picture");
    let options = DecoderOptions::new_fast().set_max_width(LONGEST).set_max_height(LONGEST);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(broken)?;
    let (width, height) = decoder.dimensions().ok_or_else(|| damaged("it has no size"))?;
    let size = check_size(width as u64, height as u64, limits)?;
    let stored = decoder.input_colorspace().unwrap_or(ColorSpace::Unknown);
    let wanted = match stored {
        ColorSpace::Luma => ColorSpace::Luma,
        ColorSpace::YCbCr | ColorSpace::RGB => ColorSpace::RGB,
        ColorSpace::CMYK => ColorSpace::CMYK,
        ColorSpace::YCCK => ColorSpace::YCCK,
        _ => return Err(FormatError::Unsupported("a JPEG with colours of this kind")),
    };
    decoder.set_options(options.jpeg_set_out_colorspace(wanted));
    let mut samples = decoder.decode().map_err(broken)?;
    let colour = match wanted {
        ColorSpace::Luma => Colour::Grey { inverted: false },
        ColorSpace::RGB => Colour::Rgb,
        _ => {
            let said = segments::read(bytes);
            if wanted == ColorSpace::YCCK {
                samples.chunks_exact_mut(4).for_each(inks_from_ycck);
            } else if said.adobe_transform.is_none() {
                samples.iter_mut().for_each(|sample| *sample = 255 - *sample);
            }
            Colour::Cmyk { inverted: true }
        }
    };
    Raster::new(size, 8, colour, Samples::Eight(samples))
}

/// Samples as they are stored.
pub(crate) struct Raw {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) samples: Vec<u8>,
}

/// The samples of a stream inside of another file, which says itself what they mean.
pub(crate) fn decode_raw(bytes: &[u8], limits: &Limits) -> Result<Raw, FormatError> {
    let broken = |_| damaged("it is no sound JPEG picture");
    let options = DecoderOptions::new_fast().set_max_width(LONGEST).set_max_height(LONGEST);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(broken)?;
    let (width, height) = decoder.dimensions().ok_or_else(|| damaged("it has no size"))?;
    check_size(width as u64, height as u64, limits)?;
    let stored = decoder.input_colorspace().unwrap_or(ColorSpace::YCbCr);
    decoder.set_options(options.jpeg_set_out_colorspace(stored));
    let samples = decoder.decode().map_err(broken)?;
    Ok(Raw { width, height, samples })
}

/// Luminance and colour differences of inks to the inks as Adobe stores them.
fn inks_from_ycck(pixel: &mut [u8]) {
    if let [y, cb, cr, _] = pixel {
        let rgb = rgb_from_ycbcr([f32::from(*y), f32::from(*cb), f32::from(*cr)]);
        (*y, *cb, *cr) = (255 - rgb[0], 255 - rgb[1], 255 - rgb[2]);
    }
}

/// By the coefficients of JFIF.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a byte before")]
pub(crate) fn rgb_from_ycbcr([y, cb, cr]: [f32; 3]) -> [u8; 3] {
    let (cb, cr) = (cb - 128.0, cr - 128.0);
    let byte = |value: f32| value.round().clamp(0.0, 255.0) as u8;
    [byte(y + 1.402 * cr), byte(y - 0.344_136 * cb - 0.714_136 * cr), byte(y + 1.772 * cb)]
}

/// A JPEG of a picture that was none, or whose own settings are unknown.
pub(crate) fn encode_with_quality(raster: &Raster, quality: u8) -> Result<Vec<u8>, FormatError> {
    write(raster, &Segments::default(), quality)
}

/// A stream for a file that says itself what the samples mean, as finely written as another stream, and how many columns
/// and rows of luminance share their colour in it.
pub(crate) fn encode_like(
    raster: &Raster,
    stream: &[u8],
    orientation: Orientation,
    limits: &Limits,
) -> Result<(Vec<u8>, (u8, u8)), FormatError> {
    let like = segments::read(stream);
    let segments = Segments { orientation, density: None, profile: None, progressive: false, ..like };
    Ok((encode_checked(raster, &segments, limits)?, sampling(&segments)))
}

/// Refuses an output that does not look like what was given to the encoder.
fn encode_checked(raster: &Raster, segments: &Segments, limits: &Limits) -> Result<Vec<u8>, FormatError> {
    let bytes = write(raster, segments, QUALITY)?;
    let again = decode(&bytes, limits).map_err(|_| failed())?;
    let whole = Region::blackbox(0, 0, raster.width, raster.height);
    // In bands, so that a large picture is not held a third time.
    for top in (0..raster.height).step_by(64) {
        let band = Region { top, bottom: (top + 64).min(raster.height), ..whole };
        if difference(&raster.crop(&band, 255), &again.crop(&band, 255)) > FARTHEST {
            return Err(failed());
        }
    }
    Ok(bytes)
}

/// Columns and rows of luminance to one of colour, as far as the encoder has them.
fn sampling(segments: &Segments) -> (u8, u8) {
    let (across, down) = segments.sampling.unwrap_or((1, 1));
    let (across, down) = (across.clamp(1, 2), down.clamp(1, 2));
    if segments.orientation.swaps_sides() { (down, across) } else { (across, down) }
}

fn write(raster: &Raster, segments: &Segments, quality: u8) -> Result<Vec<u8>, FormatError> {
    let unsupported = || FormatError::Unsupported("the JPEG picture cannot be written");
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, quality);
    if let [Some(light), colour] = &segments.tables {
        let colour = colour.as_ref().unwrap_or(light);
        encoder.set_quantization_tables(
            QuantizationTableType::Custom(light.clone()),
            QuantizationTableType::Custom(colour.clone()),
        );
    }
    let (across, down) = sampling(segments);
    encoder.set_sampling_factor(SamplingFactor::from_factors(across, down).unwrap_or(SamplingFactor::F_1_1));
    encoder.set_chroma_subsampling_method(ChromaSubsamplingMethod::Average);
    encoder.set_progressive(segments.progressive);
    if let Some((unit, x, y)) = segments.density {
        let unit = match unit {
            1 => PixelDensityUnit::Inches,
            2 => PixelDensityUnit::Centimeters,
            _ => PixelDensityUnit::PixelAspectRatio,
        };
        let density = if segments.orientation.swaps_sides() { (y, x) } else { (x, y) };
        encoder.set_density(PixelDensity { density, unit });
    }
    if let Some(profile) = &segments.profile {
        encoder.add_icc_profile(profile).map_err(|_| unsupported())?;
    }
    let (Ok(width), Ok(height)) = (u16::try_from(raster.width), u16::try_from(raster.height)) else {
        return Err(unsupported());
    };
    let Samples::Eight(samples) = &raster.samples else { return Err(unsupported()) };
    let encoded = match raster.colour {
        Colour::Grey { inverted: false } => encoder.encode(samples, width, height, ColorType::Luma),
        Colour::Rgb => encoder.encode(samples, width, height, ColorType::Rgb),
        Colour::Cmyk { inverted: true } => {
            // The encoder takes ink and stores light, as Adobe does.
            let inks: Vec<u8> = samples.iter().map(|sample| 255 - sample).collect();
            let ycck = segments.adobe_transform == Some(2);
            encoder.encode(&inks, width, height, if ycck { ColorType::CmykAsYcck } else { ColorType::Cmyk })
        }
        _ => return Err(unsupported()),
    };
    encoded.map_err(|_| unsupported())?;
    Ok(bytes)
}
