//! An opened PDF, and how it is written.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Document, Edits, ExtractedText, FileSettings, FormatError, Limits, Masking, OpenContext,
    Place, PlacedObject, Readers, TextRange, Warning, Written,
};

use super::album::Album;
use super::check;
use super::fallback::{self, FallenPage, Look};
use super::field_lines;
use super::fields;
use super::fonts::FontBook;
use super::image_pages::{self, ImagePage, LayerFont};
use super::layers::Layers;
use super::layout::PageText;
use super::load::{self, PageEntry};
use super::loose::{Changed, Loose};
use super::open::STREAM;
use super::pictures::Pictures;
use super::plan::Plans;
use super::read_codes::ReadCodes;
use super::rebuild::{Quad, Rebuilder, Source};
use super::render;
use super::replaced::Replaced;
use super::side_by_side;
use super::walker::{PageWalk, Walker};
use crate::image::reading::{ILLEGIBLE, PictureText};
use crate::parts::Parts;

/// Grey of a cover that is asked to be a blur: nothing of a removed text is left to be blurred.
const BLUR_GREY: f64 = 0.75;

/// How a page is processed.
pub(super) enum PageKind {
    Native(Unread),
    Image(PictureText),
}

/// What goes from a native page because nobody can read it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Unread {
    pub(super) glyphs: bool,
    pub(super) outlines: bool,
}

impl PageKind {
    pub(super) fn picture(&self) -> Option<&PictureText> {
        match self {
            PageKind::Image(picture) => Some(picture),
            PageKind::Native(_) => None,
        }
    }
}

/// The objects of a file that is processed natively, at least in part.
pub(super) struct Native {
    pub(super) document: lopdf::Document,
    pub(super) entries: Vec<PageEntry>,
    /// Codes of its fonts that only their looks explain.
    pub(super) read_codes: ReadCodes,
}

pub(super) struct PdfDocument {
    /// What the renderer and the font reader read.
    source: Arc<Vec<u8>>,
    native: Option<Native>,
    pub(super) pages: Vec<PageKind>,
    loose: Vec<Loose>,
    album: Album,
    /// One part a page; behind them, for native files, one for the loose texts and one for each picture.
    pub(super) parts: Parts,
    objects: Vec<PlacedObject>,
    pub(super) settings: FileSettings,
    /// For pages that become pictures while they are written.
    pub(super) readers: Readers,
    pub(super) limits: Limits,
    pub(super) cancel: Cancel,
    warnings: Vec<Warning>,
}

impl PdfDocument {
    pub(super) fn new(
        source: Arc<Vec<u8>>,
        native: Option<Native>,
        pages: Vec<PageKind>,
        (loose, parts): (Vec<Loose>, Parts),
        warnings: Vec<Warning>,
        context: &OpenContext<'_>,
    ) -> PdfDocument {
        let objects =
            pages.iter().filter_map(PageKind::picture).flat_map(PictureText::objects).cloned().collect();
        PdfDocument {
            source,
            native,
            pages,
            loose,
            album: Album::default(),
            parts,
            objects,
            settings: context.settings.clone(),
            readers: context.readers.clone(),
            limits: context.limits.clone(),
            cancel: context.cancel.clone(),
            warnings,
        }
    }

    /// With the pictures of its native pages.
    pub(super) fn with_album(mut self, album: Album) -> PdfDocument {
        self.objects.extend_from_slice(album.objects());
        self.objects.sort_by_key(|placed| placed.page);
        PdfDocument { album, ..self }
    }

    /// The removals of every native page that has any. Values of fields that only their widget gave away are added to the
    /// changed texts.
    fn plans(
        &self,
        native: &Native,
        edits: &[Edits],
        all: &Edits,
        changed: &mut Changed,
    ) -> Result<(Plans, HashMap<usize, Vec<Quad>>), FormatError> {
        let mut plans = Plans::default();
        let mut known = None;
        let mut covers: HashMap<usize, Vec<Quad>> = HashMap::new();
        let pdf = render::open(&self.source)?;
        let fonts = FontBook::new(&pdf, &native.document).reading(&native.read_codes);
        let layers = Layers::read(&native.document);
        let walker = Walker {
            document: &native.document,
            fonts: &fonts,
            layers: &layers,
            cancel: &self.cancel,
            limit: self.stream_limit(),
        };
        let read = |number: usize, entry: &PageEntry| -> Result<(PageWalk, PageText), FormatError> {
            self.cancel.check()?;
            let walk = load::guarded(|| walker.page(entry.id))??;
            let text = PageText::read(&walk.glyphs, load::page_number(number));
            Ok((walk, text))
        };
        let pages = || self.pages.iter().zip(&native.entries).zip(edits).enumerate();
        let widgets = |entry: &PageEntry| {
            let page = native.document.objects.get(&entry.id).and_then(load::as_dict);
            page.map(|page| fields::widgets(&native.document, &layers, page)).unwrap_or_default()
        };
        for (number, ((_, entry), edits)) in pages().filter(|(_, (_, edits))| !edits.is_empty()) {
            let widgets = widgets(entry);
            if !widgets.is_empty() {
                let (walk, text) = read(number, entry)?;
                widgets
                    .iter()
                    .for_each(|widget| widget.carry_over(&native.document, &walk, &text, edits, changed));
            }
        }
        for (number, ((kind, entry), edits)) in pages() {
            let PageKind::Native(unread) = kind else { continue };
            let widgets: Vec<_> =
                widgets(entry).into_iter().filter(|widget| widget.is_changed(changed)).collect();
            if edits.is_empty() && *unread == Unread::default() && widgets.is_empty() {
                continue;
            }
            let (walk, text) = read(number, entry)?;
            let mut quads = Vec::new();
            for widget in widgets {
                if let Some((glyphs, value)) = widget.outdated(&walk, &text, edits, changed) {
                    // In the old appearance the rest of the value may have been broken over lines.
                    let known = known.get_or_insert_with(|| Replaced::new(self.text().text(), all));
                    let value = known.swept(&value)?;
                    changed.insert(widget.value(), value.clone());
                    let lines = field_lines::over_lines(&walk, &glyphs, &value);
                    quads.extend(plans.replace(&walk, &lines, self.settings.pdf.inline_replacement));
                }
            }
            quads.extend(plans.add(&walk, &text, edits, self.settings.pdf.inline_replacement));
            if unread.glyphs {
                plans.remove_unknown(&walk);
            }
            if unread.outlines {
                plans.remove_outlines(&walk);
            }
            if !self.settings.pdf.inline_replacement {
                covers.insert(number, quads);
            }
        }
        plans.note_glyphs(&native.document, &fonts);
        Ok((plans, covers))
    }

    /// What the sender should know.
    fn all_warnings<'f>(
        &self,
        of_pictures: Option<Warning>,
        fallen: impl Iterator<Item = &'f usize>,
    ) -> Vec<Warning> {
        let mut warnings = self.warnings.clone();
        warnings.extend(of_pictures);
        let mut on_pages = |text: &'static str, pages: Vec<u32>| {
            if !pages.is_empty() {
                warnings.push(Warning::on_pages(text, pages));
            }
        };
        let fallen = fallen.map(|number| load::page_number(*number)).collect();
        on_pages(super::TURNED, fallen);
        let read = self.pages.iter().filter_map(PageKind::picture).chain(self.album.read_pictures());
        let illegible = read.filter(|read| read.warning().is_some()).map(PictureText::page).collect();
        on_pages(ILLEGIBLE, illegible);
        warnings
    }

    pub(super) fn stream_limit(&self) -> usize {
        self.limits.decoded_bytes.min(STREAM)
    }

    /// The loose texts that the edits changed.
    fn changed(&self, edits: Option<&Edits>, texts: &ExtractedText) -> Changed {
        let mut changed = Changed::new();
        let Some(edits) = edits else { return changed };
        for (index, local) in edits.by_passage(texts) {
            let (Some(passage), Some(loose)) = (texts.passages().get(index), self.loose.get(index)) else {
                continue;
            };
            let original = passage.range.of(texts.text());
            let (mut text, mut done) = (String::new(), 0);
            for edit in local {
                text.push_str(TextRange::new(done, edit.range.start()).of(original));
                text.push_str(&edit.text);
                done = edit.range.end();
            }
            text.push_str(TextRange::new(done, original.len()).of(original));
            changed.insert(loose.at.clone(), text);
        }
        changed
    }

    /// Renders the pages that are pictures once more, covers them and puts them into the output.
    fn write_pictures(
        &self,
        edits: &[Edits],
        rebuilder: &mut Rebuilder<'_>,
    ) -> Result<BTreeSet<usize>, FormatError> {
        let numbers: Vec<usize> = (0..self.pages.len())
            .filter(|number| self.pages.get(*number).is_some_and(|kind| kind.picture().is_some()))
            .collect();
        let none = Edits::default();
        let of_page = |page: usize| {
            let read = self.pages.get(page).and_then(PageKind::picture);
            read.zip(Some(edits.get(page).unwrap_or(&none)))
        };
        let mut font = LayerFont::default();
        let rendered = |pdf: &hayro_syntax::Pdf, page: usize| {
            self.cancel.check()?;
            let size = render::shown_size(pdf, page);
            let picture = render::page(pdf, page, render::scale(size, &self.settings.pdf))?;
            let Some((read, edits)) = of_page(page) else {
                return Err(FormatError::Damaged("a page cannot be read".into()));
            };
            Ok((size, image_pages::covered(picture, read, edits)?))
        };
        side_by_side::each(&self.source, &numbers, rendered, |page, (size, picture)| {
            let Some((read, edits)) = of_page(page) else { return Ok(()) };
            let picture = rebuilder.add_picture(&picture)?;
            let image = ImagePage { size, picture, read, edits, text_layer: self.settings.pdf.text_layer };
            let page_dict = image.write(rebuilder.output(), &mut font);
            rebuilder.set_page(page, page_dict);
            Ok(())
        })?;
        font.finish(rebuilder.output());
        Ok(numbers.into_iter().collect())
    }
}

impl Document for PdfDocument {
    fn text(&self) -> &ExtractedText {
        self.parts.text()
    }

    fn page_count(&self) -> Option<u32> {
        u32::try_from(self.pages.len()).ok()
    }

    fn objects(&self) -> &[PlacedObject] {
        &self.objects
    }

    fn place(&self, range: TextRange) -> Option<Place> {
        if let Some((part, local)) = self.parts.locate(range)
            && let Some(PageKind::Image(picture)) = self.pages.get(part)
        {
            return picture.place(local);
        }
        let text = self.text();
        text.passages().get(text.passage_at(range.start())).map(|passage| passage.place.clone())
    }

    fn write(self: Box<Self>, changes: Changes) -> Result<Written, FormatError> {
        let overlap = |_| FormatError::Unsupported("entities overlap");
        let edits = self.parts.split(&changes.edits).map_err(overlap)?;
        let processed = changes.edits.apply(self.text().text());
        let empty = Native {
            document: lopdf::Document::new(),
            entries: no_entries(self.pages.len()),
            read_codes: ReadCodes::default(),
        };
        let native = self.native.as_ref().unwrap_or(&empty);
        let mut changed = self.changed(edits.get(self.pages.len()), &loose_texts(&self.loose));
        let (plans, covers) = match &self.native {
            Some(native) => self.plans(native, &edits, &changes.edits, &mut changed)?,
            None => (Plans::default(), HashMap::new()),
        };
        let layers = Layers::read(&native.document);
        let values = check::values(self.text(), &changes.edits, &processed.text);
        let replaced = self.text().replaced(&changes.edits);
        let source = Source {
            document: &native.document,
            pages: &native.entries,
            layers: &layers,
            plans: &plans.streams,
            fills: &plans.fills,
            gone: &plans.gone,
            glyphs: &plans.glyphs,
            changed: &changed,
            read_codes: &native.read_codes,
            values: &values,
            covers: &covers,
            cover_grey: if self.settings.image.masking == Some(Masking::Blur) { BLUR_GREY } else { 0.0 },
            cancel: &self.cancel,
            limit: self.stream_limit(),
        };
        let regions = self.album.regions(edits.get(self.pages.len() + 1..).unwrap_or_default());
        let mut fallen: BTreeMap<usize, FallenPage> = BTreeMap::new();
        loop {
            let pictures = Pictures::new(regions.clone(), &self.limits, &self.cancel);
            let mut rebuilder = Rebuilder::new(source, pictures);
            let mut image_pages = self.write_pictures(&edits, &mut rebuilder)?;
            for (number, page) in &fallen {
                page.write(*number, &mut rebuilder, self.settings.pdf.text_layer)?;
                image_pages.insert(*number);
            }
            let rebuilt = rebuilder.build(&image_pages)?;
            let bytes = Arc::new(rebuilt.saver.finish(&rebuilt.document)?);
            let look = Look {
                output: &rebuilt.document,
                bytes: &bytes,
                values: &values,
                replaced: &replaced,
                document: &self,
            };
            let failing = look.failing(native, &edits, &fallen)?;
            if failing.is_empty() {
                let warnings = self.all_warnings(rebuilt.warning, fallen.keys());
                let bytes = Arc::unwrap_or_clone(bytes);
                return Ok(Written { bytes, processed: Some(processed), warnings });
            }
            if !fallen.is_empty() {
                return Err(fallback::not_removed(failing.iter()));
            }
            for number in failing {
                fallen.insert(number, look.fall(number, native, &edits)?);
            }
        }
    }
}

fn loose_texts(loose: &[Loose]) -> ExtractedText {
    super::open::loose_text(loose)
}

/// Pages without objects, where every page is a picture.
fn no_entries(count: usize) -> Vec<PageEntry> {
    let entry = PageEntry { id: (0, 0), media_box: [0.0, 0.0, 612.0, 792.0], crop_box: None, rotate: 0 };
    vec![entry; count]
}
