//! Opening: which way each page goes, and the text of it all.

use std::collections::BTreeMap;
use std::sync::Arc;

use blackbar_core::{
    Document, ExtractedText, FormatError, Join, OpenContext, Passage, PassageKind, PdfApproach, Place,
    Purpose, ReaderError, TextRange, Warning,
};

use super::album::Album;
use super::appearances;
use super::document::{Native, PageKind, PdfDocument, Unread};
use super::fonts::FontBook;
use super::layers::Layers;
use super::layout::PageText;
use super::load::{self, PageEntry};
use super::loose::{self, Loose};
use super::read_codes::{ReadCodes, Votes};
use super::render;
use super::side_by_side;
use super::trust;
use super::walker::{PageWalk, Walker};
use crate::image::reading::{self, PictureText};
use crate::parts::Parts;

/// Bytes one stream may decode to.
pub(super) const STREAM: usize = 256 << 20;
/// More unreadable glyphs than this share of a page, and it is read as a picture.
const UNREADABLE: f64 = 0.1;

pub(super) fn open(bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
    if !load::looks_like_pdf(&bytes) {
        return Err(FormatError::WrongType("a PDF"));
    }
    if bytes.len() > context.limits.input_bytes {
        return Err(FormatError::OverLimit("size of the file"));
    }
    // Our own output is looked at by its text, whichever way it was made.
    if context.purpose == Purpose::Redact && context.settings.pdf.approach == PdfApproach::Standard {
        return standard(bytes, context, Vec::new());
    }
    match native(&bytes, context) {
        Err(FormatError::Damaged(_))
            if context.purpose == Purpose::Redact && context.readers.ocr.is_some() =>
        {
            standard(bytes, context, vec!["the file is damaged; its pages were processed as images".into()])
        }
        other => other,
    }
}

/// Every page as a picture.
fn standard(
    bytes: Vec<u8>,
    context: &OpenContext<'_>,
    warnings: Vec<Warning>,
) -> Result<Box<dyn Document>, FormatError> {
    let source = Arc::new(appearances::drawn(bytes, context)?);
    let count = {
        let pdf = render::open(&source)?;
        load::guarded(|| pdf.pages().len())?
    };
    if count == 0 {
        return Err(FormatError::Damaged("it has no pages".into()));
    }
    if count > context.limits.pages {
        return Err(FormatError::OverLimit("number of pages"));
    }
    let all: Vec<usize> = (0..count).collect();
    let pages: Vec<PageKind> =
        read_pictures(&source, &all, context)?.into_iter().map(PageKind::Image).collect();
    let parts = Parts::join(pages.iter().filter_map(PageKind::picture).map(PictureText::text));
    Ok(Box::new(PdfDocument::new(source, None, pages, (Vec::new(), parts), warnings, context)))
}

/// Renders pages and reads them, a few at a time.
pub(super) fn read_pictures(
    source: &Arc<Vec<u8>>,
    pages: &[usize],
    context: &OpenContext<'_>,
) -> Result<Vec<PictureText>, FormatError> {
    if pages.is_empty() {
        return Ok(Vec::new());
    }
    if context.readers.ocr.is_none() {
        return Err(ReaderError::Unsupported("this service has no reader of pictures loaded").into());
    }
    let mut read = Vec::with_capacity(pages.len());
    side_by_side::each(
        source,
        pages,
        |pdf, page| read_picture(pdf, page, context),
        |_, page| {
            read.push(page);
            Ok(())
        },
    )?;
    Ok(read)
}

fn read_picture(
    pdf: &hayro_syntax::Pdf,
    page: usize,
    context: &OpenContext<'_>,
) -> Result<PictureText, FormatError> {
    context.cancel.check()?;
    let scale = render::scale(render::shown_size(pdf, page), &context.settings.pdf);
    let picture = render::page(pdf, page, scale)?;
    let number = load::page_number(page);
    reading::read(&picture, number, context)
}

fn native(bytes: &[u8], context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
    let mut document = load::load(bytes, context)?;
    let entries = load::pages(&document, context.limits)?;
    if entries.is_empty() {
        return Err(FormatError::Damaged("it has no pages".into()));
    }
    if context.purpose == Purpose::Redact {
        appearances::draw_missing(&mut document);
    }
    load::number_fonts(&mut document);
    let source = Arc::new(load::plain_bytes(&mut document)?);
    let loose = loose::collect(&document, &entries);
    let mut ways = Vec::with_capacity(entries.len());
    let mut texts: Vec<ExtractedText> = Vec::with_capacity(entries.len() + 1);
    let mut album = Album::default();
    // Pages in fonts that say nothing, and pages that say something else than they show.
    let (mut unreadable, mut others) = (Vec::new(), Vec::new());
    let (mut partly_read, mut not_read) = (Vec::new(), Vec::new());
    let mut looked_at: BTreeMap<usize, PictureText> = BTreeMap::new();
    let read_codes;
    {
        let pdf = render::open(&source)?;
        let fonts = FontBook::new(&pdf, &document);
        let layers = Layers::read(&document);
        let limit = context.limits.decoded_bytes.min(STREAM);
        let walker =
            Walker { document: &document, fonts: &fonts, layers: &layers, cancel: context.cancel, limit };
        for (number, entry) in (1_u32..).zip(&entries) {
            context.cancel.check()?;
            let walk = load::guarded(|| walker.page(entry.id))??;
            let text = PageText::read(&walk.glyphs, number);
            let mut way = way(number, &walk, &text, context);
            if way == Way::Image && is_unreadable(&text) {
                unreadable.push(ways.len());
            }
            if way != Way::Image && text.unknown > 0 {
                partly_read.push(ways.len());
            }
            if way != Way::Image {
                let doubtful = context.purpose == Purpose::Redact && trust::has_cause(&walk, &text.text);
                let can_look = context.readers.ocr.is_some();
                let before = (doubtful && can_look).then(|| album.mark());
                album.read(&document, (number, entry), &walk.images, context)?;
                if let Some(before) = before {
                    let index = ways.len();
                    let read = read_picture(&pdf, index, context)?;
                    if !trust::explains(&walk, entry, &album.words(&walk.images, entry), &read) {
                        album.back_to(before);
                        looked_at.insert(index, read);
                        others.push(number);
                        way = Way::Image;
                    }
                } else if doubtful && trust::has_outlines(&walk) {
                    way = Way::Native(Unread { outlines: true, ..unread(way) });
                }
            }
            ways.push(way);
            texts.push(ExtractedText::new(text.text, text.passages));
        }
        // Codes that nothing explains are read by their looks, all pages together.
        let read = read_pictures(&source, &unreadable, context)?;
        looked_at.extend(unreadable.iter().copied().zip(read));
        read_codes = by_looks(&walker, &entries, &unreadable, &looked_at)?;
        let fonts = FontBook::new(&pdf, &document).reading(&read_codes);
        let walker = Walker { fonts: &fonts, ..walker };
        // A code means the same on every page, also when the page is walked again to be written.
        for index in partly_read.into_iter().filter(|_| !unreadable.is_empty()) {
            let (Some(entry), Some(old)) = (entries.get(index), texts.get_mut(index)) else { continue };
            let walk = load::guarded(|| walker.page(entry.id))??;
            let text = PageText::read(&walk.glyphs, load::page_number(index));
            *old = ExtractedText::new(text.text, text.passages);
        }
        for index in unreadable {
            let (Some(entry), Some(seen)) = (entries.get(index), looked_at.get(&index)) else { continue };
            context.cancel.check()?;
            let number = load::page_number(index);
            let walk = load::guarded(|| walker.page(entry.id))??;
            let text = PageText::read(&walk.glyphs, number);
            let before = album.mark();
            let asked = context.settings.pdf.as_images.contains(&number);
            if !asked && !is_unreadable(&text) && read_codes.agree(&walk, entry, seen) {
                album.read(&document, (number, entry), &walk.images, context)?;
                if trust::explains(&walk, entry, &album.words(&walk.images, entry), seen)
                    && let (Some(way), Some(old)) = (ways.get_mut(index), texts.get_mut(index))
                {
                    *way = Way::Native(Unread::default());
                    *old = ExtractedText::new(text.text, text.passages);
                    looked_at.remove(&index);
                    continue;
                }
                album.back_to(before);
            }
            if !asked {
                not_read.push(number);
            }
        }
    }
    let mut warnings = Vec::new();
    let mut warn = |text: &'static str, pages: Vec<u32>| {
        if !pages.is_empty() {
            warnings.push(Warning::on_pages(text, pages));
        }
    };
    warn("pages with text in fonts that cannot be read were processed as images", not_read);
    warn("pages that show other words than their text says were processed as images", others);
    let images: Vec<usize> = (0..)
        .zip(&ways)
        .filter(|(number, way)| **way == Way::Image && !looked_at.contains_key(number))
        .map(|(number, _)| number)
        .collect();
    let read = read_pictures(&source, &images, context)?;
    looked_at.extend(images.into_iter().zip(read));
    let mut pictures = looked_at.into_values();
    let mut pages = Vec::with_capacity(ways.len());
    for (way, text) in ways.iter().zip(&mut texts) {
        pages.push(match way {
            Way::Native(unread) => PageKind::Native(*unread),
            Way::Image => {
                let Some(picture) = pictures.next() else {
                    return Err(FormatError::Damaged("a page cannot be read".into()));
                };
                *text = picture.text().clone();
                PageKind::Image(picture)
            }
        });
    }
    let of_pictures = album.texts();
    if !loose.is_empty() || !of_pictures.is_empty() {
        texts.push(loose_text(&loose));
        texts.extend(of_pictures);
    }
    if texts.iter().map(|text| text.passages().len()).sum::<usize>() > context.limits.passages {
        return Err(FormatError::OverLimit("number of passages"));
    }
    let pages_with = |is: fn(Unread) -> bool| -> Vec<u32> {
        (1..).zip(&ways).filter(|(_, way)| is(unread(**way))).map(|(number, _)| number).collect()
    };
    warn("text in fonts that cannot be read was removed", pages_with(|unread| unread.glyphs));
    warn(
        "drawings that may be writing were removed, as there is no reader to tell",
        pages_with(|unread| unread.outlines),
    );
    let parts = Parts::join(&texts);
    let native = Native { document, entries, read_codes };
    Ok(Box::new(
        PdfDocument::new(source, Some(native), pages, (loose, parts), warnings, context).with_album(album),
    ))
}

/// What the codes of these pages look like.
fn by_looks(
    walker: &Walker<'_, '_>,
    entries: &[PageEntry],
    pages: &[usize],
    seen: &BTreeMap<usize, PictureText>,
) -> Result<ReadCodes, FormatError> {
    let mut votes = Votes::default();
    for index in pages {
        let (Some(entry), Some(seen)) = (entries.get(*index), seen.get(index)) else { continue };
        let walk = load::guarded(|| walker.page(entry.id))??;
        votes.add(&walk, entry, seen, |font| walker.fonts.get(font).can_be_named());
    }
    Ok(votes.settle())
}

/// Which way a page goes.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// Natively, without what nobody can read.
    Native(Unread),
    Image,
}

fn unread(way: Way) -> Unread {
    match way {
        Way::Native(unread) => unread,
        Way::Image => Unread::default(),
    }
}

/// Too much of a page's text is unknown.
fn is_unreadable(text: &PageText) -> bool {
    text.unknown_beside > 0 || text.unknown as f64 > UNREADABLE * text.inked as f64
}

fn way(number: u32, walk: &PageWalk, text: &PageText, context: &OpenContext<'_>) -> Way {
    if context.purpose == Purpose::Verify {
        return Way::Native(Unread::default());
    }
    let can_read = context.readers.ocr.is_some();
    if can_read && context.settings.pdf.as_images.contains(&number) {
        return Way::Image;
    }
    if is_unreadable(text) {
        return if can_read { Way::Image } else { Way::Native(Unread { glyphs: true, outlines: false }) };
    }
    // A scan, with or without the words somebody else read in it.
    let scanned = !walk.images.is_empty() && walk.glyphs.iter().all(|glyph| glyph.invisible);
    if context.settings.pdf.approach == PdfApproach::Auto && scanned && can_read {
        Way::Image
    } else {
        Way::Native(Unread::default())
    }
}

/// The texts outside of pages, each for itself.
pub(super) fn loose_text(loose: &[Loose]) -> ExtractedText {
    let mut text = String::new();
    let mut passages = Vec::with_capacity(loose.len());
    for one in loose {
        if !text.is_empty() {
            text.push('\n');
        }
        let range = TextRange::at(text.len(), one.text.len());
        text.push_str(&one.text);
        let page = load::page_number(one.page);
        let kind = PassageKind {
            place: Place::Page { page, element: one.element },
            join: Join::Apart,
            context: one.context.clone(),
            ..PassageKind::default()
        };
        passages.push(Passage::new(range, kind));
    }
    ExtractedText::new(text, passages)
}
