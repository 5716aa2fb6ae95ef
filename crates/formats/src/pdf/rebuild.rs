//! The output: a new document into which only what is known to be harmless is carried over, key by key. Old revisions,
//! unused objects, metadata, scripts, files, structure and whatever a future version of PDF may add stay behind because
//! nothing here copies them.

mod fonts;
mod forms;
mod leftovers;
mod navigation;
mod pages;
mod plain;
mod tables;

use std::collections::{BTreeSet, HashMap};

use blackbar_core::{Cancel, FormatError, Warning};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream, dictionary};

use super::check;
use super::layers::Layers;
use super::load::{PageEntry, page_number};
use super::loose::Changed;
use super::marker_fonts::MarkerFonts;
use super::pictures::Pictures;
use super::read_codes::ReadCodes;
use super::rewrite::{Codes, StreamPlan};
use super::save::Saver;
pub(super) use leftovers::program_of;
#[cfg(test)]
pub(super) use leftovers::trimmed;

/// Four corners of a covered text, in the space of its page.
pub(super) type Quad = [(f64, f64); 4];

/// Everything the output is made from.
#[derive(Clone, Copy)]
pub(super) struct Source<'r> {
    pub(super) document: &'r Document,
    pub(super) pages: &'r [PageEntry],
    pub(super) layers: &'r Layers,
    /// What goes from each stream.
    pub(super) plans: &'r HashMap<ObjectId, StreamPlan>,
    /// Fills that go from each stream.
    pub(super) fills: &'r HashMap<ObjectId, BTreeSet<u32>>,
    /// Codes and glyphs that went, by font.
    pub(super) gone: &'r HashMap<ObjectId, BTreeSet<(u32, u32)>>,
    /// The glyph of each code, for fonts that share a program with one that lost glyphs; nothing where codes are of several
    /// lengths.
    pub(super) glyphs: &'r HashMap<ObjectId, Option<Vec<u32>>>,
    /// Texts outside of pages.
    pub(super) changed: &'r Changed,
    /// What codes of fonts were read as.
    pub(super) read_codes: &'r ReadCodes,
    /// What must be gone everywhere.
    pub(super) values: &'r [String],
    /// Areas to be covered, by page.
    pub(super) covers: &'r HashMap<usize, Vec<Quad>>,
    /// Grey of the covers: 0 is black.
    pub(super) cover_grey: f64,
    pub(super) cancel: &'r Cancel,
    /// Bytes one stream may decode to.
    pub(super) limit: usize,
}

/// What kind of object an old number was carried over as; the same object in another role is another object.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Role {
    Form,
    Image,
    Font,
    Plain,
    Program,
    Field,
}

/// The output under way.
pub(super) struct Rebuilder<'r> {
    source: Source<'r>,
    output: Document,
    /// Pictures that are done, in the file already.
    saver: Saver,
    carried: HashMap<(ObjectId, Role), ObjectId>,
    /// Forms being carried over, against cycles.
    open: Vec<ObjectId>,
    page_ids: Vec<ObjectId>,
    root: ObjectId,
    fonts: MarkerFonts,
    pictures: Pictures<'r>,
    /// What is still shown in each font; nothing once a text was shown in a font we lost track of.
    codes: Option<HashMap<ObjectId, Codes>>,
    /// Tables that others took the place of.
    dropped: BTreeSet<ObjectId>,
}

/// A finished output.
pub(super) struct Rebuilt {
    /// All but the pictures.
    pub(super) document: Document,
    pub(super) saver: Saver,
    pub(super) warning: Option<Warning>,
}

impl<'r> Rebuilder<'r> {
    pub(super) fn new(source: Source<'r>, pictures: Pictures<'r>) -> Rebuilder<'r> {
        let mut output = Document::with_version("1.7");
        let root = output.new_object_id();
        let page_ids = source.pages.iter().map(|_| output.new_object_id()).collect();
        Rebuilder {
            source,
            output,
            saver: Saver::new(),
            carried: HashMap::new(),
            open: Vec::new(),
            page_ids,
            root,
            fonts: MarkerFonts::default(),
            pictures,
            codes: Some(HashMap::new()),
            dropped: BTreeSet::new(),
        }
    }

    /// The objects of the output, for pages that are made elsewhere.
    pub(super) fn output(&mut self) -> &mut Document {
        &mut self.output
    }

    /// Writes a picture that we made from pixels.
    pub(super) fn add_picture(&mut self, picture: &Stream) -> Result<ObjectId, FormatError> {
        let id = self.output.new_object_id();
        self.saver.stream(id, picture)?;
        Ok(id)
    }

    /// Writes a picture that may hold bytes of the sender's; one with a value among them is left to be found by the last
    /// look at the output.
    fn place_picture(&mut self, id: ObjectId, picture: Stream) -> Result<(), FormatError> {
        let picture = Object::Stream(picture);
        let holds = check::holds(&picture, self.source.values, self.source.limit)?;
        match picture {
            Object::Stream(picture) if !holds => self.saver.stream(id, &picture)?,
            other => {
                self.output.objects.insert(id, other);
            }
        }
        Ok(())
    }

    /// Puts a finished page in its place.
    pub(super) fn set_page(&mut self, number: usize, mut page: Dictionary) {
        let Some(id) = self.page_ids.get(number).copied() else { return };
        page.set("Type", "Page");
        page.set("Parent", self.root);
        self.output.objects.insert(id, Object::Dictionary(page));
    }

    /// The whole document: `image_pages` have been put in place already.
    pub(super) fn build(mut self, image_pages: &BTreeSet<usize>) -> Result<Rebuilt, FormatError> {
        for number in 0..self.source.pages.len() {
            self.source.cancel.check()?;
            self.pictures.turn_to(page_number(number));
            if !image_pages.contains(&number) {
                let page = self.page(number)?;
                self.set_page(number, page);
            }
        }
        let kids: Vec<Object> = self.page_ids.iter().map(|id| (*id).into()).collect();
        let count = i64::try_from(kids.len()).unwrap_or_default();
        let pages = dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count };
        self.output.objects.insert(self.root, Object::Dictionary(pages));
        let catalog = self.catalog(image_pages)?;
        let catalog = self.output.add_object(catalog);
        self.output.trailer.set("Root", catalog);
        self.trim_tables()?;
        std::mem::take(&mut self.fonts).finish(&mut self.output);
        let warning = self.pictures.warning();
        Ok(Rebuilt { document: self.output, saver: self.saver, warning })
    }

    /// The number an old object has in the output, if it was carried over; else a fresh one and `true`.
    fn number_for(&mut self, id: ObjectId, role: Role) -> (ObjectId, bool) {
        if let Some(known) = self.carried.get(&(id, role)) {
            return (*known, false);
        }
        let fresh = self.output.new_object_id();
        self.carried.insert((id, role), fresh);
        (fresh, true)
    }
}
