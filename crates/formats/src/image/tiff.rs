//! TIFF, read and written by our own code: the decoders at hand refuse about half of what is out there (palettes, odd
//! depths, signed samples, planes, fax in all its kinds) and panic on some. Every page is read; smaller copies of pages,
//! extra channels and all tags that the pixels do not need go.

mod colours;
mod decompress;
mod directory;
pub(crate) mod fax;
mod page;
mod pixels;
mod write;

use blackbar_core::{Cancel, Document, Format, FormatError, Limits, OpenContext, Picture, Recheck};

use super::check::{Check, Loss, failed};
use super::contained::{contained, damaged};
use super::cover::cover;
use super::document::{self, Encoded, PictureFile};
use super::jpeg;
use super::raster::{Colour, Raster};
use super::region::Region;
use directory::Source;
use page::{Compression, Page};
use pixels::Pixels;

/// Tagged Image File Format.
pub struct Tiff;

/// Whether the bytes begin like one.
pub(crate) fn begins(bytes: &[u8]) -> bool {
    directory::begins(bytes)
}

impl Format for Tiff {
    fn name(&self) -> &'static str {
        "TIFF"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["image/tiff", "image/tif"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["tif", "tiff"]
    }

    fn recheck(&self) -> Recheck {
        Recheck::WriterChecks
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        let (pages, warnings) = pages(&bytes, context.limits)?;
        let (limits, cancel) = (context.limits.clone(), context.cancel.clone());
        document::open(Box::new(TiffFile { bytes, pages, limits, cancel, warnings }), context)
    }
}

/// Pages are decoded when they are asked for, so that a long scan is never in memory as a whole.
struct TiffFile {
    bytes: Vec<u8>,
    pages: Vec<Page>,
    limits: Limits,
    cancel: Cancel,
    warnings: Vec<&'static str>,
}

/// The pages of a file, and what is to be said of those that are left out.
fn pages(bytes: &[u8], limits: &Limits) -> Result<(Vec<Page>, Vec<&'static str>), FormatError> {
    let source = Source::new(bytes).ok_or(FormatError::WrongType("a TIFF picture"))?;
    let directories = source.directories(limits)?;
    let mut pages = Vec::with_capacity(directories.len());
    let (mut pixels, mut derived, mut cut) = (0u64, false, false);
    for directory in &directories {
        let page = match Page::read(directory, source, limits) {
            Ok(page) => page,
            // A chain that ends in rubbish ends before it.
            Err(FormatError::Damaged(_)) if !pages.is_empty() => {
                cut = true;
                break;
            }
            Err(error) => return Err(error),
        };
        // A file of nothing but copies shows them.
        if page.is_derived && !pages.is_empty() {
            derived = true;
            continue;
        }
        pixels += u64::from(page.size.0) * u64::from(page.size.1);
        if pixels > limits.pixels.saturating_mul(4) {
            return Err(FormatError::OverLimit("pixels of all pages"));
        }
        pages.push(page);
    }
    let said = [(derived, "smaller copies of pages were removed"), (cut, "damaged pages were removed")];
    Ok((pages, said.into_iter().filter(|(is_so, _)| *is_so).map(|(_, warning)| warning).collect()))
}

fn decode(bytes: &[u8], page: &Page, limits: &Limits, cancel: &Cancel) -> Result<Pixels, FormatError> {
    let source = Source::new(bytes).ok_or_else(|| damaged("it is no sound TIFF picture"))?;
    contained(|| pixels::read(page, source, limits, cancel))
}

/// What came as JPEG and is a picture that JPEG can hold is written as one again; it would grow tenfold otherwise.
fn stays_jpeg(page: &Page, raster: &Raster) -> bool {
    let fits = raster.width <= u32::from(u16::MAX) && raster.height <= u32::from(u16::MAX);
    let was = matches!(page.compression, Compression::Jpeg | Compression::OldJpeg);
    was && fits
        && raster.depth == 8
        && matches!(raster.colour, Colour::Grey { inverted: false } | Colour::Rgb)
}

impl PictureFile for TiffFile {
    fn count(&self) -> usize {
        self.pages.len()
    }

    fn picture(&mut self, index: usize) -> Result<Picture, FormatError> {
        let page = self.pages.get(index).ok_or_else(|| damaged("it lacks a page"))?;
        let pixels = decode(&self.bytes, page, &self.limits, &self.cancel)?;
        const BLANK: &str = "damaged parts of the picture were left blank";
        if pixels.blank && !self.warnings.contains(&BLANK) {
            self.warnings.push(BLANK);
        }
        Ok(pixels.raster.picture())
    }

    fn pages(&self) -> u32 {
        u32::try_from(self.pages.len()).unwrap_or(u32::MAX)
    }

    fn write(self: Box<Self>, regions: &[Vec<Region>]) -> Result<Encoded, FormatError> {
        let TiffFile { bytes, pages, limits, cancel, mut warnings } = *self;
        let mut writer = write::TiffWriter::new(pages.len() > 1);
        let mut checks = Vec::with_capacity(pages.len());
        for (page, regions) in pages.iter().zip(regions) {
            cancel.check()?;
            let mut raster = decode(&bytes, page, &limits, &cancel)?.raster;
            raster.forget_invisible();
            let exact = Check::before(&raster, regions, Loss::None);
            let lossy = stays_jpeg(page, &raster).then(|| Check::before(&raster, regions, Loss::Jpeg));
            cover(&mut raster, regions);
            let jpeg = lossy.and_then(|check| {
                let first = page.tiles.first().copied().unwrap_or_default();
                let strip = bytes.get(first.0..first.0.saturating_add(first.1)).unwrap_or_default();
                let like = pixels::jpeg_stream(page, strip);
                // A box that comes out smeared is written without loss.
                let encoded = contained(|| {
                    let encoded = jpeg::encode_like(&raster, &like, page.orientation, &limits)?;
                    check.after(&jpeg::decode(&encoded.0, &limits)?)?;
                    Ok(encoded)
                });
                encoded.ok().map(|encoded| (encoded, check))
            });
            let (jpeg, check) = match jpeg {
                Some((encoded, check)) => (Some(encoded), check),
                None => (None, exact),
            };
            checks.push(check);
            contained(|| writer.add(&raster, page, jpeg))?;
            let kept = page.photometric.channels() + usize::from(page.alpha.is_some() && page.keeps_alpha());
            const EXTRA: &str = "extra channels of the picture were removed";
            if page.samples > kept && !warnings.contains(&EXTRA) {
                warnings.push(EXTRA);
            }
        }
        let written = writer.finish();
        let (again, _) = self::pages(&written, &limits).map_err(|_| failed())?;
        if again.len() != checks.len() {
            return Err(failed());
        }
        for (page, check) in again.iter().zip(&checks) {
            let pixels = decode(&written, page, &limits, &cancel)?;
            if pixels.blank {
                return Err(failed());
            }
            check.after(&pixels.raster)?;
        }
        Ok(Encoded { bytes: written, warnings })
    }
}
