//! Pictures on native pages.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use blackbar_core::FormatError;
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::load::{as_dict, get};
use super::rewrite::InlineImage;

/// What the pictures of a document become.
#[derive(Default)]
pub(super) struct Pictures<'r> {
    blanked: bool,
    settings: PhantomData<&'r ()>,
}

impl Pictures<'_> {
    /// A picture, and its mask where it has one.
    pub(super) fn object(&mut self, document: &Document, id: ObjectId) -> Result<(Stream, Option<Stream>), FormatError> {
        let empty = Dictionary::new();
        let dict = document.objects.get(&id).and_then(as_dict).unwrap_or(&empty);
        self.blanked = true;
        Ok((blank(is_mask(document, dict)), None))
    }

    /// A picture that stood inside a content stream.
    pub(super) fn inline(&mut self, _: &Document, _: &Dictionary, image: &InlineImage) -> Stream {
        self.blanked = true;
        blank(image.dict.iter().any(|(key, value)| key == b"ImageMask" && *value == Object::Boolean(true)))
    }

    pub(super) fn warnings(&self) -> BTreeSet<&'static str> {
        let mut warnings = BTreeSet::new();
        if self.blanked {
            warnings.insert("pictures that could not be read were replaced by blank ones");
        }
        warnings
    }
}

fn is_mask(document: &Document, dict: &Dictionary) -> bool {
    matches!(get(document, dict, b"ImageMask"), Some(Object::Boolean(true)))
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
