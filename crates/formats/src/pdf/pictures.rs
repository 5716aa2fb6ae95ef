//! Pictures on native pages: decoded by the renderer (so every filter and colour space that a page can show), read, covered
//! and encoded anew. One that nothing is found in keeps its data without what travels along (EXIF, comments); one that cannot
//! be decoded or read becomes blank.

mod decode;
mod keep;

use std::collections::{BTreeSet, HashMap};

use blackbar_core::{Cancel, FormatError, Limits, Warning};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::image_pages::encoded;
use super::load::get;
use super::rewrite::InlineImage;
use crate::image::cover::cover;
use crate::image::raster::{Colour, Raster, Samples};
use crate::image::region::Region;

pub(super) use decode::{decoded, inline_stream, is_tiny};

/// Which picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum PictureKey {
    Object(ObjectId),
    /// Inside a stream, by its operator.
    Inline(ObjectId, u32),
}

/// What is known of the pictures of a document when it is written.
pub(super) struct Pictures<'r> {
    /// What is to be covered in each picture that was read; others become blank.
    read: HashMap<PictureKey, Vec<Region>>,
    limits: &'r Limits,
    cancel: &'r Cancel,
    /// The page under way, from 1.
    page: u32,
    /// Pages with a picture that nobody could read.
    blanked: BTreeSet<u32>,
}

impl<'r> Pictures<'r> {
    pub(super) fn new(
        read: HashMap<PictureKey, Vec<Region>>,
        limits: &'r Limits,
        cancel: &'r Cancel,
    ) -> Pictures<'r> {
        Pictures { read, limits, cancel, page: 1, blanked: BTreeSet::new() }
    }

    /// A picture, and its mask where it has one.
    pub(super) fn object(
        &mut self,
        document: &Document,
        id: ObjectId,
    ) -> Result<(Stream, Option<Stream>), FormatError> {
        match document.objects.get(&id) {
            Some(Object::Stream(stream)) => self.picture(document, stream, PictureKey::Object(id)),
            _ => Ok((self.blank(false), None)),
        }
    }

    /// A picture that stood inside a content stream.
    pub(super) fn inline(
        &mut self,
        document: &Document,
        resources: &Dictionary,
        image: &InlineImage,
    ) -> Result<(Stream, Option<Stream>), FormatError> {
        let stream = inline_stream(document, resources, image);
        let key = PictureKey::Inline(image.stream, image.operator);
        self.picture(document, &stream, key)
    }

    fn picture(
        &mut self,
        document: &Document,
        stream: &Stream,
        key: PictureKey,
    ) -> Result<(Stream, Option<Stream>), FormatError> {
        self.cancel.check()?;
        let mask = is_mask(document, &stream.dict);
        let regions = match self.read.get(&key) {
            Some(regions) => regions.clone(),
            None if is_tiny(document, &stream.dict) => Vec::new(),
            None => return Ok((self.blank(mask), None)),
        };
        let see_through =
            ["SMask", "Mask"].iter().any(|key| get(document, &stream.dict, key.as_bytes()).is_some());
        if regions.is_empty()
            && !see_through
            && let Some(kept) = keep::without_company(document, stream)
        {
            return Ok((kept, None));
        }
        let Some(mut raster) = decoded(document, stream, self.limits, self.cancel)? else {
            return Ok((self.blank(mask), None));
        };
        raster.forget_invisible();
        cover(&mut raster, &regions);
        Ok(if mask { (stencil(&raster), None) } else { written(&raster)? })
    }

    fn blank(&mut self, mask: bool) -> Stream {
        self.blanked.insert(self.page);
        blank(mask)
    }

    /// What follows is shown on this page.
    pub(super) fn turn_to(&mut self, page: u32) {
        self.page = page;
    }

    pub(super) fn warning(&self) -> Option<Warning> {
        let text = "pictures that could not be read were replaced by blank ones";
        (!self.blanked.is_empty()).then(|| Warning::on_pages(text, self.blanked.iter().copied()))
    }
}

pub(super) fn is_mask(document: &Document, dict: &Dictionary) -> bool {
    matches!(get(document, dict, b"ImageMask"), Some(Object::Boolean(true)))
}

/// A picture with its opacity apart.
fn written(raster: &Raster) -> Result<(Stream, Option<Stream>), FormatError> {
    let (Colour::Rgba, Samples::Eight(samples)) = (&raster.colour, &raster.samples) else {
        return Ok((encoded(raster)?, None));
    };
    let size = (raster.width, raster.height);
    let rgb = samples.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let alpha: Vec<u8> = samples.iter().skip(3).step_by(4).copied().collect();
    let colour = encoded(&Raster::from_rgb(raster.width, raster.height, rgb)?)?;
    let alpha = Raster::new(size, 8, Colour::Grey { inverted: false }, Samples::Eight(alpha))?;
    Ok((colour, Some(encoded(&alpha)?)))
}

/// A stencil: dark pixels paint.
fn stencil(raster: &Raster) -> Stream {
    let width = raster.width as usize;
    let painted: Vec<u8> = (0..width * raster.height as usize)
        .map(|pixel| if raster.rgba(pixel)[0] < 128 { 0 } else { 255 })
        .collect();
    let mut stream = super::image_pages::two_tones(raster.width, raster.height, &painted);
    stream.dict.remove(b"ColorSpace");
    stream.dict.set("ImageMask", true);
    stream
}

/// Stands for a picture that cannot be read: one light grey pixel, or for a mask one that paints nothing.
fn blank(mask: bool) -> Stream {
    let mut dict = dictionary! { "Type" => "XObject", "Subtype" => "Image", "Width" => 1, "Height" => 1 };
    if mask {
        dict.set("ImageMask", true);
        dict.set("BitsPerComponent", 1);
        return Stream::new(dict, vec![0x80]).with_compression(false);
    }
    dict.set("ColorSpace", "DeviceGray");
    dict.set("BitsPerComponent", 8);
    Stream::new(dict, vec![0xE6]).with_compression(false)
}
