//! The pictures of native pages: each is read once, on the first page that shows it.

use std::collections::{HashMap, HashSet};

use blackbar_core::{
    Edits, Element, ExtractedText, FormatError, OpenContext, Place, PlacedObject, Purpose, Rect,
};
use lopdf::{Document, Object};

use super::load::PageEntry;
use super::matrix::Matrix;
use super::pictures::{PictureKey, decoded, is_tiny};
use super::walker::PlacedImage;
use crate::image::reading::{self, PictureText};
use crate::image::region::Region;

/// Pictures of one document that are read; more are not kept.
const MOST: usize = 5000;

#[derive(Default)]
pub(super) struct Album {
    pictures: Vec<(PictureKey, u32, PictureText)>,
    seen: HashSet<PictureKey>,
    objects: Vec<PlacedObject>,
}

/// A state of an album.
pub(super) struct Mark {
    pictures: usize,
    objects: usize,
    seen: HashSet<PictureKey>,
}

impl Album {
    /// Reads the pictures of a page that were not seen before. What cannot be decoded is not taken in, and becomes blank.
    pub(super) fn read(
        &mut self,
        document: &Document,
        (number, entry): (u32, &PageEntry),
        images: &[PlacedImage],
        context: &OpenContext<'_>,
    ) -> Result<(), FormatError> {
        if context.purpose == Purpose::Verify || context.readers.ocr.is_none() {
            return Ok(());
        }
        for image in images {
            let stream = match (&image.inline, image.key) {
                (Some(stream), _) => stream,
                (None, PictureKey::Object(id)) => match document.objects.get(&id) {
                    Some(Object::Stream(stream)) => stream,
                    _ => continue,
                },
                _ => continue,
            };
            let known = !self.seen.insert(image.key);
            if known || self.pictures.len() >= MOST || is_tiny(document, &stream.dict) {
                continue;
            }
            let Some(mut raster) = decoded(document, stream, context.limits, context.cancel)? else {
                continue;
            };
            raster.forget_invisible();
            let read = reading::read(&raster.picture(), number, context)?;
            for placed in read.objects() {
                let mut placed = placed.clone();
                placed.object.area = on_page(placed.object.area, image.matrix, entry);
                self.objects.push(placed);
            }
            self.pictures.push((image.key, number, read));
        }
        Ok(())
    }

    /// How much there is now.
    pub(super) fn mark(&self) -> Mark {
        Mark { pictures: self.pictures.len(), objects: self.objects.len(), seen: self.seen.clone() }
    }

    /// Forgets what was read since: the page became a picture itself, and later pages may show the same pictures.
    pub(super) fn back_to(&mut self, mark: Mark) {
        self.pictures.truncate(mark.pictures);
        self.objects.truncate(mark.objects);
        self.seen = mark.seen;
    }

    /// The words in the pictures of a page, with their places on it.
    pub(super) fn words(&self, images: &[PlacedImage], entry: &PageEntry) -> Vec<(Rect, String)> {
        let mut words = Vec::new();
        for image in images {
            let Some((.., read)) = self.pictures.iter().find(|(key, ..)| *key == image.key) else { continue };
            words.extend(
                read.words().into_iter().map(|(area, word)| (on_page(area, image.matrix, entry), word)),
            );
        }
        words
    }

    /// Each picture as it was read.
    pub(super) fn read_pictures(&self) -> impl Iterator<Item = &PictureText> {
        self.pictures.iter().map(|(.., read)| read)
    }

    /// The texts of the pictures, in order, as parts of their pages.
    pub(super) fn texts(&self) -> Vec<ExtractedText> {
        let on_page = |(_, page, read): &(PictureKey, u32, PictureText)| {
            let text = read.text();
            let place = Place::Page { page: *page, element: Element::Paragraphs };
            let mut passages = text.passages().to_vec();
            passages.iter_mut().for_each(|passage| passage.place = place.clone());
            ExtractedText::new(text.text().to_owned(), passages)
        };
        self.pictures.iter().map(on_page).collect()
    }

    pub(super) fn objects(&self) -> &[PlacedObject] {
        &self.objects
    }

    /// What is to be covered in each picture.
    pub(super) fn regions(&self, edits: &[Edits]) -> HashMap<PictureKey, Vec<Region>> {
        let none = Edits::default();
        let edits = edits.iter().chain(std::iter::repeat(&none));
        self.pictures.iter().zip(edits).map(|((key, _, read), edits)| (*key, read.regions(edits))).collect()
    }
}

/// An area of a picture as an area of the page as it is shown.
fn on_page(area: Rect, matrix: Matrix, entry: &PageEntry) -> Rect {
    let unit = [area.x0, 1.0 - area.y1, area.x1, 1.0 - area.y0].map(f64::from);
    entry.shown(matrix.bounds(unit))
}
