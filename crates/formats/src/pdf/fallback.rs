//! The look at an output page by page, and the way out: a page whose native rewriting left a redacted value somewhere is
//! shown as a picture instead, if the picture can be read and does not show the value either.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

use blackbar_core::{
    Edit, Edits, ExtractedText, FileSettings, FormatError, Masking, OpenContext, Purpose, Rect, TextRange,
};
use lopdf::{Document, Object, ObjectId, Stream};

use super::check;
use super::document::{Native, PdfDocument};
use super::fonts::{FontBook, Says};
use super::image_pages::{ImagePage, Layer, LayerFont, encoded};
use super::layers::Layers;
use super::layout::PageText;
use super::load::{self, PageEntry};
use super::rebuild::Rebuilder;
use super::render;
use super::walker::{PageWalk, Walker};
use super::witness::Testimony;
use crate::image::cover::cover;
use crate::image::raster::Raster;
use crate::image::reading;
use crate::image::region::Region;

/// Values shorter than this are too common to be looked for in running text.
pub(super) const TELLING: usize = 4;
/// Kept free around what is covered, as a share of its height.
const AROUND: f32 = 0.15;

/// Why nothing is handed out: what is left on these pages, which count from 0.
pub(super) fn not_removed<'p>(pages: impl IntoIterator<Item = &'p usize>) -> FormatError {
    FormatError::NotRemoved(pages.into_iter().map(|number| load::page_number(*number)).collect())
}

/// As well, where it is not known on which page.
fn somewhere() -> FormatError {
    not_removed([])
}

/// An output under examination.
pub(super) struct Look<'l> {
    pub(super) output: &'l Document,
    pub(super) bytes: &'l Arc<Vec<u8>>,
    /// What must be in no part of it.
    pub(super) values: &'l [String],
    /// What must be read on no page more often than it was meant to stay.
    pub(super) replaced: &'l [&'l str],
    pub(super) document: &'l PdfDocument,
}

/// A page that became a picture.
pub(super) struct FallenPage {
    size: (f32, f32),
    picture: Stream,
    layer: NativeLayer,
    /// Words of the layer that are left out.
    left_out: Edits,
}

impl FallenPage {
    /// Puts the page into an output.
    pub(super) fn write(
        &self,
        number: usize,
        rebuilder: &mut Rebuilder<'_>,
        text_layer: bool,
    ) -> Result<(), FormatError> {
        let mut font = LayerFont::default();
        let page = ImagePage {
            size: self.size,
            picture: rebuilder.add_picture(&self.picture)?,
            read: &self.layer,
            edits: &self.left_out,
            text_layer,
        };
        let page = page.write(rebuilder.output(), &mut font);
        font.finish(rebuilder.output());
        rebuilder.set_page(number, page);
        Ok(())
    }
}

/// The text of a native page with the places of its glyphs.
struct NativeLayer {
    text: ExtractedText,
    page: PageText,
    /// One a glyph.
    areas: Vec<Rect>,
}

impl Layer for NativeLayer {
    fn text(&self) -> &ExtractedText {
        &self.text
    }

    fn area(&self, range: TextRange) -> Option<Rect> {
        let glyphs = self.page.glyphs(range);
        around(glyphs.iter().filter_map(|glyph| self.areas.get(*glyph as usize)))
    }
}

impl Look<'_> {
    /// The pages that are not clean. An error, where a value is left elsewhere, or nobody could read a picture of the page.
    pub(super) fn failing(
        &self,
        native: &Native,
        edits: &[Edits],
        fallen: &BTreeMap<usize, FallenPage>,
    ) -> Result<BTreeSet<usize>, FormatError> {
        let mut failing = BTreeSet::new();
        let holders = check::holders(self.output, self.values, self.document.stream_limit())?;
        if !holders.is_empty() {
            let mut unseen: HashSet<ObjectId> = holders.into_iter().collect();
            let pages: Vec<ObjectId> = self.output.page_iter().collect();
            let others: HashSet<ObjectId> = pages.iter().copied().collect();
            let wanted = unseen.clone();
            for (number, page) in pages.iter().enumerate() {
                let reached = reachable(self.output, *page, &others);
                if !wanted.is_disjoint(&reached) {
                    failing.insert(number);
                    unseen.retain(|id| !reached.contains(id));
                }
            }
            if !unseen.is_empty() {
                return Err(somewhere());
            }
        }
        if self.document.readers.ocr.is_some() {
            self.add_telling_pages(native, edits, fallen, &mut failing)?;
        }
        let Look { document, bytes, values, .. } = *self;
        failing.extend(Testimony { document, bytes, values, edits }.telling_pages()?);
        let is_native = |number: &usize| {
            self.document.pages.get(*number).is_some_and(|kind| kind.picture().is_none())
                && !fallen.contains_key(number)
        };
        if failing.is_empty() {
            return Ok(failing);
        }
        let can_fall = self.document.readers.ocr.is_some() && failing.iter().all(is_native);
        if can_fall { Ok(failing) } else { Err(not_removed(&failing)) }
    }

    /// Pages whose text still tells what was to go from it.
    fn add_telling_pages(
        &self,
        native: &Native,
        edits: &[Edits],
        fallen: &BTreeMap<usize, FallenPage>,
        failing: &mut BTreeSet<usize>,
    ) -> Result<(), FormatError> {
        let to_look_at: Vec<usize> = (0..self.document.pages.len())
            .filter(|number| {
                let is_native = self.document.pages.get(*number).is_some_and(|kind| kind.picture().is_none());
                is_native
                    && (fallen.contains_key(number)
                        || edits.get(*number).is_some_and(|edits| !edits.is_empty()))
            })
            .collect();
        if to_look_at.is_empty() {
            return Ok(());
        }
        let replaced = Counter::new(self.replaced)?;
        self.walked(&to_look_at, native, |number, _, _, text| {
            let (Some(original), Some(edits)) = (self.document.parts.part_text(number), edits.get(number))
            else {
                return Ok(());
            };
            let again = ExtractedText::new(text.text, text.passages);
            let meant = in_one_line(&edits.apply(original.text()).text);
            let got = in_one_line(again.text());
            let tells = edits.ranges().iter().any(|range| {
                let value = in_one_line(range.of(original.text()));
                value.chars().count() >= TELLING
                    && got.matches(&value).count() > meant.matches(&value).count()
            });
            if tells || replaced.more_in(&again.readings(), &original.readings_after(edits)) {
                failing.insert(number);
            }
            Ok(())
        })
    }

    /// Walks pages of the output.
    fn walked(
        &self,
        numbers: &[usize],
        native: &Native,
        mut work: impl FnMut(usize, &PageEntry, PageWalk, PageText) -> Result<(), FormatError>,
    ) -> Result<(), FormatError> {
        let pdf = render::open(self.bytes)?;
        let fonts = FontBook::new(&pdf, self.output);
        let layers = Layers::default();
        let walker = Walker {
            document: self.output,
            fonts: &fonts,
            layers: &layers,
            cancel: &self.document.cancel,
            limit: self.document.stream_limit(),
        };
        let pages: Vec<ObjectId> = self.output.page_iter().collect();
        for number in numbers {
            self.document.cancel.check()?;
            let (Some(id), Some(entry)) = (pages.get(*number), native.entries.get(*number)) else { continue };
            let walk = load::guarded(|| walker.page(*id))??;
            let text = PageText::read(&walk.glyphs, load::page_number(*number));
            work(*number, entry, walk, text)?;
        }
        Ok(())
    }

    /// Makes a picture of a page, without the values.
    pub(super) fn fall(
        &self,
        number: usize,
        native: &Native,
        edits: &[Edits],
    ) -> Result<FallenPage, FormatError> {
        let mut values: Vec<String> = self.values.iter().map(|value| letters(value)).collect();
        if let (Some(original), Some(edits)) = (self.document.parts.part(number), edits.get(number)) {
            let meant = letters(&edits.apply(original).text);
            let of_page = edits.ranges().iter().map(|range| letters(range.of(original)));
            let anywhere = self.replaced.iter().map(|value| letters(value));
            let telling =
                |value: &String| value.chars().count() >= TELLING && !meant.contains(value.as_str());
            values.extend(of_page.chain(anywhere).filter(telling));
        }
        values.retain(|value| !value.is_empty());
        values.sort_unstable();
        values.dedup();
        let mut fallen = None;
        self.walked(&[number], native, |number, entry, walk, text| {
            fallen = Some(self.pictured(number, entry, &walk, text, &values)?);
            Ok(())
        })?;
        fallen.ok_or_else(|| not_removed([&number]))
    }

    fn pictured(
        &self,
        number: usize,
        entry: &PageEntry,
        walk: &PageWalk,
        text: PageText,
        values: &[String],
    ) -> Result<FallenPage, FormatError> {
        let pdf = render::open(self.bytes)?;
        let size = render::shown_size(&pdf, number);
        let picture = render::page(&pdf, number, render::scale(size, &self.document.settings.pdf))?;
        let pixels = (picture.width, picture.height);
        let areas: Vec<Rect> = walk.glyphs.iter().map(|glyph| entry.shown(glyph.bounds())).collect();
        // In the order that they are drawn in, which is how the value was found in the stream.
        let telling = telling_glyphs(walk, values);
        let masking = self.document.settings.image.masking.unwrap_or(Masking::BlackBox);
        let around = |area: &Rect| {
            let height = (area.y1 - area.y0) * picture.height as f32;
            Region::around(*area, AROUND * height, pixels, masking, (height as u32).max(8))
        };
        let regions: Vec<Region> =
            telling.iter().filter_map(|glyph| areas.get(*glyph as usize)).filter_map(around).collect();
        let mut raster = Raster::from_rgb(picture.width, picture.height, picture.rgb)?;
        cover(&mut raster, &regions);
        // What is still legible is covered, and must then be so no more.
        let settings = FileSettings { objects: None, ..self.document.settings.clone() };
        let context = OpenContext {
            limits: &self.document.limits,
            cancel: &self.document.cancel,
            readers: &self.document.readers,
            settings: &settings,
            purpose: Purpose::Redact,
        };
        for last in [false, true] {
            let read = reading::read(&raster.picture(), load::page_number(number), &context)?;
            let edits = telling_ranges(read.text().text(), values)?;
            if !edits.is_empty() && last {
                return Err(not_removed([&number]));
            }
            let done = edits.is_empty();
            cover(&mut raster, &read.regions(&edits));
            if done {
                break;
            }
        }
        let left_out = left_out(&text, &telling, values)?;
        let extracted = ExtractedText::new(text.text.clone(), text.passages.clone());
        let layer = NativeLayer { text: extracted, page: text, areas };
        Ok(FallenPage { size, picture: encoded(&raster)?, layer, left_out })
    }
}

/// Counts values in texts.
struct Counter {
    values: aho_corasick::AhoCorasick,
}

impl Counter {
    fn new(values: &[&str]) -> Result<Counter, FormatError> {
        Ok(Counter { values: aho_corasick::AhoCorasick::new(values).map_err(|_| somewhere())? })
    }

    /// Whether one of them occurs more often in a text than in another.
    fn more_in(&self, got: &str, meant: &str) -> bool {
        let count = |text: &str| {
            let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
            for found in self.values.find_overlapping_iter(text) {
                *counts.entry(found.pattern().as_u32()).or_default() += 1;
            }
            counts
        };
        let allowed = count(meant);
        count(got).iter().any(|(value, times)| *times > allowed.get(value).copied().unwrap_or_default())
    }
}

/// Glyphs that spell a value one after the other.
fn telling_glyphs(walk: &PageWalk, values: &[String]) -> BTreeSet<u32> {
    let (mut drawn, mut owners) = (String::new(), Vec::new());
    for (index, glyph) in (0_u32..).zip(&walk.glyphs) {
        let says = match &glyph.says {
            Says::Char(one) => letters(one.encode_utf8(&mut [0; 4])),
            Says::Text(text) => letters(text),
            Says::Unknown => continue,
        };
        owners.extend(std::iter::repeat_n(index, says.len()));
        drawn.push_str(&says);
    }
    let mut telling = BTreeSet::new();
    for value in values {
        for (at, found) in drawn.match_indices(value.as_str()) {
            telling.extend(owners.get(at..at + found.len()).unwrap_or_default());
        }
    }
    telling
}

/// Where a text spells a value, whatever stands between the letters.
fn telling_ranges(text: &str, values: &[String]) -> Result<Edits, FormatError> {
    let (mut plain, mut owners) = (String::new(), Vec::new());
    for (at, one) in text.char_indices() {
        let folded = letters(one.encode_utf8(&mut [0; 4]));
        owners.extend(std::iter::repeat_n(TextRange::at(at, one.len_utf8()), folded.len()));
        plain.push_str(&folded);
    }
    let mut ranges: Vec<TextRange> = Vec::new();
    for value in values {
        for (at, found) in plain.match_indices(value.as_str()) {
            if let (Some(first), Some(last)) = (owners.get(at), owners.get(at + found.len() - 1)) {
                ranges.push(TextRange::new(first.start(), last.end()));
            }
        }
    }
    removed(ranges)
}

/// The words of a layer that have to do with a value.
fn left_out(text: &PageText, telling: &BTreeSet<u32>, values: &[String]) -> Result<Edits, FormatError> {
    let mut ranges: Vec<TextRange> = telling_ranges(&text.text, values)?.ranges().to_vec();
    for passage in &text.passages {
        let mut at = passage.range.start();
        for word in passage.range.of(&text.text).split_inclusive(char::is_whitespace) {
            let range = TextRange::at(at, word.trim_end().len());
            if text.glyphs(range).iter().any(|glyph| telling.contains(glyph)) {
                ranges.push(range);
            }
            at += word.len();
        }
    }
    removed(ranges)
}

/// Ranges that may overlap, as removals. None at all would mean that nothing was found, so that a mistake here is an error.
fn removed(mut ranges: Vec<TextRange>) -> Result<Edits, FormatError> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_unstable_by_key(|range| (range.start(), range.end()));
    let mut joined: Vec<TextRange> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if range.start() <= last.end() => {
                *last = TextRange::new(last.start(), last.end().max(range.end()));
            }
            _ => joined.push(range),
        }
    }
    let edit = |range| Edit { range, text: "".into() };
    Edits::new(joined.into_iter().map(edit).collect()).map_err(|_| somewhere())
}

/// Everything a page needs, without the pages it points to.
fn reachable(document: &Document, page: ObjectId, pages: &HashSet<ObjectId>) -> HashSet<ObjectId> {
    let mut seen = HashSet::from([page]);
    let mut open: Vec<&Object> = document.objects.get(&page).into_iter().collect();
    while let Some(object) = open.pop() {
        match object {
            Object::Reference(id) => {
                if !pages.contains(id)
                    && seen.insert(*id)
                    && let Some(target) = document.objects.get(id)
                {
                    open.push(target);
                }
            }
            Object::Array(items) => open.extend(items),
            Object::Dictionary(dict) => {
                open.extend(
                    dict.iter().filter(|(key, _)| key.as_slice() != b"Parent").map(|(_, value)| value),
                );
            }
            Object::Stream(stream) => open.extend(stream.dict.iter().map(|(_, value)| value)),
            _ => {}
        }
    }
    seen
}

fn around<'r>(areas: impl Iterator<Item = &'r Rect>) -> Option<Rect> {
    areas.copied().reduce(|all, one| Rect {
        x0: all.x0.min(one.x0),
        y0: all.y0.min(one.y0),
        x1: all.x1.max(one.x1),
        y1: all.y1.max(one.y1),
    })
}

pub(super) fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters and digits, in small letters.
fn letters(text: &str) -> String {
    text.chars().filter(|one| one.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
