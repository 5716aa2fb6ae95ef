//! PNG: bit depth, palette, opacity, gamma, profile and resolution stay; text, EXIF, times and unknown chunks go. Of an
//! animation only the first picture is kept, since every player shows at least that.

use std::borrow::Cow;
use std::io::Cursor;

use blackbar_core::{Document, Format, FormatError, Limits, OpenContext, Recheck};
use png::{BitDepth, ColorType, Decoder, DecodingError, Encoder, Info, Transformations};

use super::bits::{pack, unpack};
use super::check::Loss;
use super::contained::{contained, damaged};
use super::raster::{Colour, Orientation, Raster, Samples, check_size};
use super::still::{Codec, Still};
use super::{document, exif};

/// Portable Network Graphics.
pub struct Png;

const MARK: &[u8] = b"\x89PNG\r\n\x1A\n";

/// Whether the bytes begin like one.
pub(crate) fn begins(bytes: &[u8]) -> bool {
    bytes.starts_with(MARK)
}

impl Format for Png {
    fn name(&self) -> &'static str {
        "PNG"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["image/png"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["png", "apng"]
    }

    fn recheck(&self) -> Recheck {
        Recheck::WriterChecks
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        if !begins(&bytes) {
            return Err(FormatError::WrongType("a PNG picture"));
        }
        let (raster, settings) = contained(|| decode(&bytes, context.limits))?;
        let raster = raster.upright(settings.orientation);
        let warnings = if settings.animated { vec!["the animation was removed"] } else { Vec::new() };
        let codec = PngCodec { settings, limits: context.limits.clone() };
        document::open(Box::new(Still { raster, codec, warnings }), context)
    }
}

/// What is kept beside the pixels.
struct Settings {
    info: Info<'static>,
    orientation: Orientation,
    animated: bool,
}

struct PngCodec {
    settings: Settings,
    limits: Limits,
}

impl Codec for PngCodec {
    fn loss(&self) -> Loss {
        Loss::None
    }

    fn encode(&self, raster: &Raster) -> Result<Vec<u8>, FormatError> {
        encode(raster, &self.settings)
    }

    fn decode(&self, bytes: &[u8]) -> Result<Raster, FormatError> {
        decode(bytes, &self.limits).map(|(raster, _)| raster)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn broken(error: DecodingError) -> FormatError {
    match error {
        DecodingError::LimitsExceeded => FormatError::OverLimit("memory of a picture"),
        // The message of the decoder may quote the file.
        _ => damaged("it is no sound PNG picture"),
    }
}

fn decode(bytes: &[u8], limits: &Limits) -> Result<(Raster, Settings), FormatError> {
    let memory = png::Limits { bytes: limits.decoded_bytes };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), memory);
    decoder.set_transformations(Transformations::IDENTITY);
    decoder.set_ignore_text_chunk(true);
    // A wrong checksum beside sound data is common, and all of it is written anew.
    decoder.ignore_checksums(true);
    let header = decoder.read_header_info().map_err(broken)?;
    let size = check_size(header.width.into(), header.height.into(), limits)?;
    let mut reader = decoder.read_info().map_err(broken)?;
    let length = reader.output_buffer_size().ok_or(FormatError::OverLimit("memory of a picture"))?;
    if length > limits.decoded_bytes {
        return Err(FormatError::OverLimit("memory of a picture"));
    }
    let mut packed = vec![0; length];
    let frame = reader.next_frame(&mut packed).map_err(broken)?;
    if (frame.width, frame.height) != size {
        return Err(damaged("its first picture does not fill it"));
    }
    let info = reader.info();
    let depth = info.bit_depth as u8;
    let samples = unpack(&packed, size.0 as usize * info.color_type.samples(), size.1 as usize, depth)?;
    let (colour, samples, depth) = colours(info, samples, depth)?;
    let raster = Raster::new(size, depth, colour, samples)?;
    let orientation = info.exif_metadata.as_deref().map(exif::orientation).unwrap_or_default();
    // Only what is named here is kept.
    let mut kept = Info::default();
    kept.pixel_dims = info.pixel_dims;
    kept.gama_chunk = info.gama_chunk;
    kept.chrm_chunk = info.chrm_chunk;
    kept.source_gamma = info.gama_chunk;
    kept.source_chromaticities = info.chrm_chunk;
    kept.srgb = info.srgb;
    kept.icc_profile = info.icc_profile.as_deref().and_then(exif::profile).map(Cow::Owned);
    let animated = info.animation_control.is_some();
    Ok((raster, Settings { info: kept, orientation, animated }))
}

/// The layout of the samples. A colour that stands for "see-through" becomes an opacity of its own, or a box painted in
/// that colour would be see-through too.
fn colours(info: &Info<'_>, samples: Samples, depth: u8) -> Result<(Colour, Samples, u8), FormatError> {
    let key = info.trns.as_deref().map(|bytes| {
        bytes.chunks_exact(2).map(|pair| u16::from(pair[0]) << 8 | u16::from(pair[1])).collect::<Vec<u16>>()
    });
    Ok(match (info.color_type, key) {
        (ColorType::Indexed, _) => {
            let palette = info.palette.as_deref().ok_or_else(|| damaged("it has no palette"))?;
            let opacity = info.trns.as_deref().unwrap_or_default();
            let colours = palette.chunks_exact(3).enumerate().map(|(index, colour)| {
                [colour[0], colour[1], colour[2], opacity.get(index).copied().unwrap_or(255)]
            });
            (Colour::Palette(colours.take(256).collect()), samples, depth)
        }
        (ColorType::Grayscale, Some(key)) => keyed(&samples, depth, &key, Colour::GreyAlpha),
        (ColorType::Rgb, Some(key)) => keyed(&samples, depth, &key, Colour::Rgba),
        (ColorType::Grayscale, None) => (Colour::Grey { inverted: false }, samples, depth),
        (ColorType::Rgb, None) => (Colour::Rgb, samples, depth),
        (ColorType::GrayscaleAlpha, _) => (Colour::GreyAlpha, samples, depth),
        (ColorType::Rgba, _) => (Colour::Rgba, samples, depth),
    })
}

fn keyed(samples: &Samples, depth: u8, key: &[u16], colour: Colour) -> (Colour, Samples, u8) {
    let channels = if colour == Colour::Rgba { 3 } else { 1 };
    match samples {
        Samples::Sixteen(samples) => {
            let pixels = samples.chunks_exact(channels);
            let with = pixels.flat_map(|pixel| {
                let alpha = if pixel == key { 0 } else { u16::MAX };
                pixel.iter().copied().chain([alpha])
            });
            (colour, Samples::Sixteen(with.collect()), depth)
        }
        Samples::Eight(samples) => {
            // Opacity needs 8 bits; narrower greys become the same greys at 8.
            let scale = 255 / u8::try_from((1u16 << depth) - 1).unwrap_or(u8::MAX);
            let pixels = samples.chunks_exact(channels);
            let with = pixels.flat_map(|pixel| {
                let same = pixel.iter().map(|sample| u16::from(*sample)).eq(key.iter().copied());
                pixel.iter().map(move |sample| sample * scale).chain([if same { 0 } else { u8::MAX }])
            });
            (colour, Samples::Eight(with.collect()), 8)
        }
    }
}

fn encode(raster: &Raster, settings: &Settings) -> Result<Vec<u8>, FormatError> {
    let unsupported = || FormatError::Unsupported("the PNG picture cannot be written");
    let mut info = settings.info.clone();
    (info.width, info.height) = (raster.width, raster.height);
    if settings.orientation.swaps_sides()
        && let Some(dims) = &mut info.pixel_dims
    {
        std::mem::swap(&mut dims.xppu, &mut dims.yppu);
    }
    info.bit_depth = BitDepth::from_u8(raster.depth).ok_or_else(unsupported)?;
    info.color_type = match &raster.colour {
        Colour::Grey { inverted: false } => ColorType::Grayscale,
        Colour::GreyAlpha => ColorType::GrayscaleAlpha,
        Colour::Rgb => ColorType::Rgb,
        Colour::Rgba => ColorType::Rgba,
        Colour::Palette(colours) => {
            info.palette =
                Some(colours.iter().flat_map(|colour| [colour[0], colour[1], colour[2]]).collect());
            let last = colours.iter().rposition(|colour| colour[3] < 255);
            info.trns = last.map(|last| colours.iter().take(last + 1).map(|colour| colour[3]).collect());
            ColorType::Indexed
        }
        Colour::Grey { .. } | Colour::Cmyk { .. } => return Err(unsupported()),
    };
    let packed = pack(&raster.samples, raster.width as usize * raster.channels(), raster.depth);
    let mut bytes = Vec::new();
    let encoder = Encoder::with_info(&mut bytes, info).map_err(|_| unsupported())?;
    let mut writer = encoder.write_header().map_err(|_| unsupported())?;
    writer.write_image_data(&packed).map_err(|_| unsupported())?;
    writer.finish().map_err(|_| unsupported())?;
    Ok(bytes)
}
