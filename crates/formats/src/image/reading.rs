//! What the readers see in one picture: lines of text with a box a character, and objects. Shared by picture files,
//! scanned pages, pictures inside documents and medical images.

use blackbar_core::{
    Edits, ExtractedText, FormatError, FoundObject, Masking, ObjectKind, OpenContext, Passage, PassageKind,
    Picture, Place, PlacedObject, Purpose, ReadLine, ReaderError, Rect, TextRange,
};

use super::neighbours::{ANYWHERE, Neighbours};
use super::region::{Region, as_float, to_pixel};

/// A union of characters this much taller than one of them is a slanted line, whose box would cover its neighbours.
const SLANTED: f32 = 1.6;
/// One no more than this much taller is level.
const LEVEL: f32 = 1.08;
/// How coarse a blur is, as a share of the height of a line.
const TEXT_CELL: f32 = 0.6;
/// How coarse a blur is, as a share of the shorter side of an object.
const OBJECT_CELL: f32 = 1.0 / 6.0;
/// Around a logo so much more is covered than its place, as a share of its longer side: its place is meant to be tight.
const LOGO_MARGIN: f32 = 0.04;
/// Smaller cells leave detail in the smallest of things.
const SMALLEST_CELL: u32 = 4;

/// Said of pictures with such lines.
pub(crate) const ILLEGIBLE: &str = "lines that this service cannot read were covered";

/// The text of one picture and where its characters stand.
#[derive(Clone)]
pub(crate) struct PictureText {
    text: ExtractedText,
    /// One a passage.
    lines: Vec<Vec<Rect>>,
    /// Lines that could not be read, such as handwriting or an unknown script: covered, whatever the edits.
    illegible: Vec<Vec<Rect>>,
    objects: Vec<PlacedObject>,
    page: u32,
    size: (u32, u32),
    padding: f32,
    masking: Option<Masking>,
}

/// Characters of one line.
struct Run<'p> {
    /// The line's, and what it says.
    number: usize,
    line: &'p str,
    /// The first character.
    at: usize,
    boxes: &'p [Rect],
}

/// Reads a picture; `page` counts from 1. Our own output is not read again.
pub(crate) fn read(
    picture: &Picture,
    page: u32,
    context: &OpenContext<'_>,
) -> Result<PictureText, FormatError> {
    context.cancel.check()?;
    let (mut lines, mut objects) = (Vec::new(), Vec::new());
    if context.purpose == Purpose::Redact {
        let Some(ocr) = &context.readers.ocr else {
            return Err(ReaderError::Unsupported("this service has no reader of pictures loaded").into());
        };
        lines = ocr.read(picture, context.cancel)?;
        if let Some(wanted) = &context.settings.objects {
            let Some(finder) = &context.readers.objects else {
                return Err(ReaderError::Unsupported(
                    "this service has no network for the kinds of object asked for",
                )
                .into());
            };
            objects = finder.find(picture, &lines, &wanted.kinds, context.cancel)?;
            objects.retain(|object| wanted.kinds.contains(&object.kind));
        }
    }
    Ok(PictureText::new(lines, objects, page, (picture.width, picture.height), context))
}

impl PictureText {
    fn new(
        read: Vec<ReadLine>,
        objects: Vec<FoundObject>,
        page: u32,
        size: (u32, u32),
        context: &OpenContext<'_>,
    ) -> PictureText {
        let (mut text, mut passages, mut lines) = (String::new(), Vec::new(), Vec::new());
        let mut illegible = Vec::new();
        for line in read {
            if !line.legible {
                illegible.push(one_box_a_character(&line));
                continue;
            }
            if line.text.trim().is_empty() {
                continue;
            }
            if !text.is_empty() {
                text.push('\n');
            }
            let boxes = one_box_a_character(&line);
            let range = TextRange::at(text.len(), line.text.len());
            text.push_str(&line.text);
            let place = Place::Image { page, area: Box::new(shown(union(&boxes))) };
            passages.push(Passage::new(range, PassageKind { place, ..PassageKind::default() }));
            lines.push(boxes);
        }
        let objects = objects.into_iter().map(|object| PlacedObject { page, object }).collect();
        PictureText {
            text: ExtractedText::new(text, passages),
            lines,
            illegible,
            objects,
            page,
            size,
            padding: ratio(context.settings.ocr.padding_ratio),
            masking: context.settings.image.masking,
        }
    }

    /// What was read.
    pub(crate) fn text(&self) -> &ExtractedText {
        &self.text
    }

    /// What was seen.
    pub(crate) fn objects(&self) -> &[PlacedObject] {
        &self.objects
    }

    /// The same on another page: the second of two pictures that are alike.
    pub(crate) fn on_page(&self, page: u32) -> PictureText {
        let passages = self.text.passages().iter().cloned().map(|mut passage| {
            if let Place::Image { page: old, .. } = &mut passage.place {
                *old = page;
            }
            passage
        });
        let text = ExtractedText::new(self.text.text().to_owned(), passages.collect());
        let objects = self.objects.iter().cloned().map(|object| PlacedObject { page, ..object }).collect();
        let (lines, illegible) = (self.lines.clone(), self.illegible.clone());
        PictureText { text, objects, page, lines, illegible, ..*self }
    }

    /// The smallest box around the characters of a range.
    pub(crate) fn place(&self, range: TextRange) -> Option<Place> {
        let runs = self.runs(range);
        let boxes: Vec<Rect> = runs.into_iter().flat_map(|run| run.boxes).copied().collect();
        (!boxes.is_empty()).then(|| Place::Image { page: self.page, area: Box::new(shown(union(&boxes))) })
    }

    /// The words that were read, each with the box around it.
    pub(crate) fn words(&self) -> Vec<(Rect, String)> {
        let mut words = Vec::new();
        for passage in self.text.passages() {
            let mut at = passage.range.start();
            for word in passage.range.of(self.text.text()).split_inclusive(char::is_whitespace) {
                let kept = word.trim_end();
                if let Some(Place::Image { area, .. }) = self.place(TextRange::at(at, kept.len()))
                    && !kept.is_empty()
                {
                    words.push((*area, kept.to_owned()));
                }
                at += word.len();
            }
        }
        words
    }

    /// The lines that were read, each with one box a character.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (&str, &[Rect])> {
        let passages = self.text.passages().iter().zip(&self.lines);
        passages.map(|(passage, boxes)| (passage.range.of(self.text.text()), boxes.as_slice()))
    }

    /// Lines that could not be read.
    pub(crate) fn illegible(&self) -> impl Iterator<Item = Rect> + '_ {
        self.illegible.iter().filter(|line| !line.is_empty()).map(|line| shown(union(line)))
    }

    /// Counted from 1.
    pub(crate) fn page(&self) -> u32 {
        self.page
    }

    /// What the sender should know.
    pub(crate) fn warning(&self) -> Option<&'static str> {
        (!self.illegible.is_empty()).then_some(ILLEGIBLE)
    }

    /// All that is to be covered: the characters of every edit, line by line, what could not be read, and every object.
    pub(crate) fn regions(&self, edits: &Edits) -> Vec<Region> {
        let mut regions = Vec::new();
        for line in self.illegible.iter().filter(|line| !line.is_empty()) {
            self.cover_run(line, ANYWHERE, &mut regions);
        }
        let boxes: Vec<Rect> = self.lines.iter().map(|line| union(line)).collect();
        let lines = boxes.iter().zip(&self.lines).map(|(whole, letters)| (*whole, letters.as_slice()));
        let neighbours = Neighbours::new(lines);
        for edit in edits.iter() {
            for Run { number, line, at, boxes: run } in self.runs(edit.range) {
                let lies = boxes.get(number).is_some_and(|whole| self.lies(*whole)) && is_level(run);
                let room = if lies {
                    neighbours.room(number, line, at..at + run.len(), union(run))
                } else {
                    ANYWHERE
                };
                self.cover_run(run, room, &mut regions);
            }
        }
        let masking = self.masking.unwrap_or(Masking::Blur);
        for placed in &self.objects {
            let margin = self.margin(&placed.object);
            let cover = |cell| Region::around(placed.object.area, margin, self.size, masking, cell);
            let Some(sized) = cover(SMALLEST_CELL) else { continue };
            let cell = part(sized.width().min(sized.height()), OBJECT_CELL);
            regions.extend(cover(cell));
        }
        regions
    }

    /// How far the cover of an object reaches beyond its place, in pixels.
    fn margin(&self, object: &FoundObject) -> f32 {
        let Rect { x0, y0, x1, y1 } = object.area;
        let longer = ((x1 - x0) * as_float(self.size.0)).max((y1 - y0) * as_float(self.size.1));
        if object.kind == ObjectKind::Logo { LOGO_MARGIN * longer } else { 0.0 }
    }

    /// Whether a line is wider than high.
    fn lies(&self, whole: Rect) -> bool {
        (whole.x1 - whole.x0) * as_float(self.size.0) > (whole.y1 - whole.y0) * as_float(self.size.1)
    }

    /// The boxes of the characters that a range touches, those of one line together.
    fn runs(&self, range: TextRange) -> Vec<Run<'_>> {
        let first = self.text.passage_at(range.start());
        let passages = self.text.passages().iter().zip(&self.lines).enumerate().skip(first);
        let touched = passages.take_while(|(_, (passage, _))| passage.range.start() < range.end());
        touched
            .filter_map(|(number, (passage, boxes))| {
                let shared = passage.range.intersect(range)?.relative_to(passage.range.start());
                let line = passage.range.of(self.text.text());
                let inside = |(at, character): (usize, char)| {
                    at < shared.end() && at + character.len_utf8() > shared.start()
                };
                let start = line.char_indices().position(inside)?;
                let count = line.char_indices().skip(start).take_while(|one| inside(*one)).count();
                let boxes = boxes.get(start..start + count).filter(|run| !run.is_empty())?;
                Some(Run { number, line, at: start, boxes })
            })
            .collect()
    }

    /// `room` is how far the cover of a line that is not slanted may reach.
    fn cover_run(&self, run: &[Rect], room: Rect, regions: &mut Vec<Region>) {
        let masking = self.masking.unwrap_or(Masking::BlackBox);
        let (width, height) = (as_float(self.size.0), as_float(self.size.1));
        let tall = median(run.iter().map(|area| (area.y1 - area.y0).abs() * height));
        let wide = median(run.iter().map(|area| (area.x1 - area.x0).abs() * width));
        // The larger side is the height of a letter, whichever way the line runs.
        let letter = tall.max(wide);
        let padding = letter * self.padding;
        let cell = part(to_pixel(letter.ceil(), self.size.0.max(self.size.1)), TEXT_CELL);
        let whole = union(run);
        let (whole_wide, whole_tall) = ((whole.x1 - whole.x0) * width, (whole.y1 - whole.y0) * height);
        let slanted = whole_tall > tall * SLANTED && whole_wide > wide * SLANTED;
        if slanted {
            // Neighbours are joined, so that no gap is left between two characters.
            for pair in run.windows(2) {
                regions.extend(Region::around(union(pair), padding, self.size, masking, cell));
            }
        } else {
            let cover = Region::around(whole, padding, self.size, masking, cell);
            let first = |place: f32, length: u32| to_pixel(place * as_float(length), length);
            let behind = |place: f32, length: u32| to_pixel((place * as_float(length)).ceil(), length);
            regions.extend(cover.map(|cover| Region {
                left: cover.left.max(first(room.x0, self.size.0)),
                top: cover.top.max(first(room.y0, self.size.1)),
                right: cover.right.min(behind(room.x1, self.size.0)),
                bottom: cover.bottom.min(behind(room.y1, self.size.1)),
                ..cover
            }));
        }
    }
}

/// Whether characters stand on one height: of a tilted line a cover between its neighbours would leave the ends open.
fn is_level(run: &[Rect]) -> bool {
    let whole = union(run);
    whole.y1 - whole.y0 <= LEVEL * median(run.iter().map(|area| (area.y1 - area.y0).abs()))
}

/// A share of a length, not too small.
fn part(length: u32, share: f32) -> u32 {
    to_pixel((as_float(length) * share).ceil(), length).max(SMALLEST_CELL)
}

/// A reader that miscounted gets every character the box of the line; one that gave none, the whole picture.
fn one_box_a_character(line: &ReadLine) -> Vec<Rect> {
    let count = line.text.chars().count();
    if line.chars.len() == count {
        return line.chars.clone();
    }
    let everywhere = Rect { x0: 0.0, y0: 0.0, x1: 1.0, y1: 1.0 };
    let area = if line.chars.is_empty() { everywhere } else { union(&line.chars) };
    vec![area; count]
}

fn union(boxes: &[Rect]) -> Rect {
    let fold = |side: fn(&Rect) -> f32, pick: fn(f32, f32) -> f32, start: f32| {
        // A box that is no number must not be lost in the union.
        boxes.iter().map(side).fold(start, |all, one| if one.is_nan() { one } else { pick(all, one) })
    };
    Rect {
        x0: fold(|area| area.x0.min(area.x1), f32::min, f32::INFINITY),
        y0: fold(|area| area.y0.min(area.y1), f32::min, f32::INFINITY),
        x1: fold(|area| area.x0.max(area.x1), f32::max, f32::NEG_INFINITY),
        y1: fold(|area| area.y0.max(area.y1), f32::max, f32::NEG_INFINITY),
    }
}

/// A box as answers report it: fractions of 0 to 1.
fn shown(area: Rect) -> Rect {
    let inside = |side: f32, instead: f32| if side.is_finite() { side.clamp(0.0, 1.0) } else { instead };
    Rect {
        x0: inside(area.x0, 0.0),
        y0: inside(area.y0, 0.0),
        x1: inside(area.x1, 1.0),
        y1: inside(area.y1, 1.0),
    }
}

fn median(values: impl Iterator<Item = f32>) -> f32 {
    let mut values: Vec<f32> = values.collect();
    values.sort_by(f32::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

#[expect(clippy::cast_possible_truncation, reason = "a ratio of 0 to 1")]
fn ratio(value: f64) -> f32 {
    value.clamp(0.0, 1.0) as f32
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blackbar_core::{Cancel, Edit, FileSettings, Limits, Ocr, Readers};

    use super::*;

    /// Gives the lines it was made with.
    struct Fixed(Vec<ReadLine>);

    impl Ocr for Fixed {
        fn read(&self, _: &Picture, _: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
            Ok(self.0.clone())
        }
    }

    /// Letters of 10 by 20 pixels in a picture of 1000 by 1000, each `slope` below the one before.
    fn line(text: &str, left: f32, top: f32, slope: f32) -> ReadLine {
        let letter = |at: usize| {
            let (x, y) = (left + 10.0 * as_float(u32::try_from(at).unwrap()), top);
            let y = y + slope * as_float(u32::try_from(at).unwrap());
            Rect { x0: x / 1000.0, y0: y / 1000.0, x1: (x + 10.0) / 1000.0, y1: (y + 20.0) / 1000.0 }
        };
        let chars = (0..text.chars().count()).map(letter).collect();
        ReadLine { text: text.into(), chars, block: 0, confidence: 1.0, legible: true }
    }

    fn read_lines(lines: Vec<ReadLine>, settings: &FileSettings) -> PictureText {
        let (limits, cancel) = (Limits::default(), Cancel::new());
        let readers = Readers { ocr: Some(Arc::new(Fixed(lines))), ..Readers::default() };
        let context = OpenContext {
            limits: &limits,
            cancel: &cancel,
            readers: &readers,
            settings,
            purpose: Purpose::Redact,
        };
        let picture = Picture { width: 1000, height: 1000, rgb: Vec::new() };
        read(&picture, 2, &context).unwrap()
    }

    fn regions(text: &PictureText, value: &str) -> Vec<(u32, u32, u32, u32)> {
        let start = text.text().text().find(value).unwrap();
        let edit = Edit { range: TextRange::at(start, value.len()), text: "[X]".into() };
        let regions = text.regions(&Edits::new(vec![edit]).unwrap());
        regions.iter().map(|region| (region.left, region.top, region.right, region.bottom)).collect()
    }

    /// To the pixel: fractions do not come out even.
    #[track_caller]
    fn near(found: &[(u32, u32, u32, u32)], expected: &[(u32, u32, u32, u32)]) {
        let close = |a: u32, b: u32| a.abs_diff(b) <= 1;
        let same = found.len() == expected.len()
            && found
                .iter()
                .zip(expected)
                .all(|(a, b)| close(a.0, b.0) && close(a.1, b.1) && close(a.2, b.2) && close(a.3, b.3));
        assert!(same, "{found:?} is not {expected:?}");
    }

    #[test]
    fn a_line_that_cannot_be_read_is_covered_and_not_shown() {
        let foreign = ReadLine { legible: false, ..line("????", 100.0, 100.0, 0.0) };
        let settings = FileSettings::default();
        let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
        let context = OpenContext {
            limits: &limits,
            cancel: &cancel,
            readers: &readers,
            settings: &settings,
            purpose: Purpose::Redact,
        };
        let text = PictureText::new(vec![foreign], Vec::new(), 1, (1000, 1000), &context);
        assert!(text.text().passages().is_empty() && text.warning().is_some());
        assert_eq!(text.regions(&Edits::default()).len(), 1);
    }

    #[test]
    fn a_value_is_covered_with_its_padding() {
        let lines = vec![line("née Zoë Li", 100.0, 100.0, 0.0)];
        let text = read_lines(lines, &FileSettings::default());
        // Three pixels are 0.15 of the height of a letter.
        near(&regions(&text, "Zoë"), &[(137, 97, 173, 123)]);
        let Some(Place::Image { page: 2, area }) = text.place(TextRange::at(5, 4)) else {
            panic!("no place")
        };
        assert!((area.x0 - 0.14).abs() < 1e-5 && (area.x1 - 0.17).abs() < 1e-5);
    }

    #[test]
    fn a_value_over_two_lines_is_two_regions() {
        let lines = vec![line("call Ann", 100.0, 100.0, 0.0), line("Lee now", 100.0, 200.0, 0.0)];
        let text = read_lines(lines, &FileSettings::default());
        near(&regions(&text, "Ann\nLee"), &[(147, 97, 183, 123), (97, 197, 133, 223)]);
    }

    #[test]
    fn the_lines_above_and_below_stay_visible() {
        let lines = ["first of all", "call Ann Lee", "and nobody e"].map(str::to_owned);
        let lines = lines.iter().zip([82.0, 100.0, 116.0]).map(|(text, top)| line(text, 100.0, top, 0.0));
        let text = read_lines(lines.collect(), &FileSettings::default());
        near(&regions(&text, "Ann Lee"), &[(147, 101, 223, 119)]);
        near(&regions(&text, "Lee\nand"), &[(187, 101, 223, 119), (97, 118, 133, 139)]);
    }

    #[test]
    fn a_tilted_line_is_covered_whole() {
        let lines = vec![line("first of all", 100.0, 84.0, 0.5), line("call Ann Lee", 100.0, 100.0, 0.5)];
        let text = read_lines(lines, &FileSettings::default());
        near(&regions(&text, "Ann Lee"), &[(147, 99, 223, 129)]);
    }

    #[test]
    fn a_slanted_line_is_covered_letter_by_letter() {
        let text = read_lines(vec![line("Ann Lee", 100.0, 100.0, 30.0)], &FileSettings::default());
        let covered = regions(&text, "Ann Lee");
        assert_eq!(covered.len(), 6);
        assert!(covered.iter().all(|region| region.3 - region.1 < 80), "no box over the whole slope");
    }

    #[test]
    fn boxes_that_do_not_fit_cover_more_not_less() {
        let mut odd = line("secret", 100.0, 100.0, 0.0);
        odd.chars.pop();
        let mut none = line("hidden", 100.0, 100.0, 0.0);
        none.chars.clear();
        let text = read_lines(vec![odd, none], &FileSettings::default());
        near(&regions(&text, "cre"), &[(92, 92, 158, 128)]);
        assert_eq!(regions(&text, "dde"), [(0, 0, 1000, 1000)]);
    }

    #[test]
    fn without_a_reader_the_picture_is_refused() {
        let (limits, cancel, readers) = (Limits::default(), Cancel::new(), Readers::default());
        let settings = FileSettings::default();
        let context = OpenContext {
            limits: &limits,
            cancel: &cancel,
            readers: &readers,
            settings: &settings,
            purpose: Purpose::Redact,
        };
        let picture = Picture { width: 1, height: 1, rgb: vec![0; 3] };
        assert!(matches!(read(&picture, 1, &context), Err(FormatError::Reader(ReaderError::Unsupported(_)))));
    }
}
