//! A picture file as a document: its pictures are read one after the other, and covered when it is written.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use blackbar_core::{
    Changes, Document, ExtractedText, FormatError, OpenContext, Picture, Place, PlacedObject, TextRange,
    Warning, Written,
};

use super::reading::{PictureText, read};
use super::region::Region;
use crate::parts::Parts;

/// A redacted picture file.
pub(crate) struct Encoded {
    /// The file.
    pub(crate) bytes: Vec<u8>,
    /// What was left out.
    pub(crate) warnings: Vec<&'static str>,
}

/// A decoded picture file: what differs between the formats.
pub(crate) trait PictureFile: Send {
    /// Pictures that are read: pages, frames.
    fn count(&self) -> usize;

    /// One of them, upright.
    fn picture(&mut self, index: usize) -> Result<Picture, FormatError>;

    /// What the answer calls pages.
    fn pages(&self) -> u32;

    /// The file with the regions of each picture covered, checked.
    fn write(self: Box<Self>, regions: &[Vec<Region>]) -> Result<Encoded, FormatError>;
}

struct PictureDocument {
    file: Box<dyn PictureFile>,
    pictures: Vec<PictureText>,
    objects: Vec<PlacedObject>,
    parts: Parts,
}

/// Reads every picture of a file; those that are alike are read once.
pub(crate) fn open(
    mut file: Box<dyn PictureFile>,
    context: &OpenContext<'_>,
) -> Result<Box<dyn Document>, FormatError> {
    let mut pictures: Vec<PictureText> = Vec::new();
    let mut seen: HashMap<u64, usize> = HashMap::new();
    for index in 0..file.count() {
        context.cancel.check()?;
        let page = u32::try_from(index + 1).map_err(|_| FormatError::OverLimit("pages"))?;
        let picture = file.picture(index)?;
        let mut hasher = DefaultHasher::new();
        (picture.width, picture.height, &picture.rgb).hash(&mut hasher);
        let known = *seen.entry(hasher.finish()).or_insert(index);
        let text = match pictures.get(known) {
            Some(alike) => alike.on_page(page),
            None => read(&picture, page, context)?,
        };
        pictures.push(text);
    }
    let parts = Parts::join(pictures.iter().map(PictureText::text));
    let objects = pictures.iter().flat_map(PictureText::objects).cloned().collect();
    Ok(Box::new(PictureDocument { file, pictures, objects, parts }))
}

impl Document for PictureDocument {
    fn text(&self) -> &ExtractedText {
        self.parts.text()
    }

    fn page_count(&self) -> Option<u32> {
        Some(self.file.pages())
    }

    fn objects(&self) -> &[PlacedObject] {
        &self.objects
    }

    fn place(&self, range: TextRange) -> Option<Place> {
        let (index, local) = self.parts.locate(range)?;
        self.pictures.get(index)?.place(local)
    }

    fn write(self: Box<Self>, changes: Changes) -> Result<Written, FormatError> {
        let split = self.parts.split(&changes.edits).map_err(|_| lost())?;
        let regions: Vec<Vec<Region>> =
            self.pictures.iter().zip(&split).map(|(picture, edits)| picture.regions(edits)).collect();
        // Every edit must have become a region of some picture.
        for range in changes.edits.ranges() {
            self.parts
                .locate(*range)
                .and_then(|(index, local)| self.pictures.get(index)?.place(local))
                .ok_or_else(lost)?;
        }
        let Encoded { bytes, mut warnings } = self.file.write(&regions)?;
        warnings.extend(self.pictures.iter().find_map(PictureText::warning));
        let processed = changes.edits.apply(self.parts.text().text());
        let warnings = warnings.into_iter().map(Warning::from).collect();
        Ok(Written { bytes, processed: Some(processed), warnings })
    }
}

fn lost() -> FormatError {
    FormatError::Unsupported("a value lies in no line of the picture")
}
