//! Edits of a page's text to glyphs that go, stream by stream, with the replacement where the first of them stood.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

use blackbar_core::Edits;
use lopdf::{Document, ObjectId};

use super::field_lines::NewLine;
use super::fonts::FontBook;
use super::layout::PageText;
use super::rebuild::{Quad, program_of};
use super::rewrite::{Marker, Removal, ShowPlan, StreamPlan};
use super::walker::{Glyph, NOWHERE, PageWalk};

/// Plans for all streams of a document.
#[derive(Default)]
pub(super) struct Plans {
    pub(super) streams: HashMap<ObjectId, StreamPlan>,
    /// Fills that go, by stream: drawings that may be writing and that nobody read.
    pub(super) fills: HashMap<ObjectId, BTreeSet<u32>>,
    /// Codes and glyphs that went, by font.
    pub(super) gone: HashMap<ObjectId, BTreeSet<(u32, u32)>>,
    /// The glyph of each code, for these fonts and those that share a program with them.
    pub(super) glyphs: HashMap<ObjectId, Option<Vec<u32>>>,
    /// Glyphs that are planned, so that a form shown twice is changed once: (stream, operator, element, byte).
    done: HashSet<(ObjectId, u32, u32, u32)>,
}

impl Plans {
    /// Adds the edits of one page; the areas of removed text come back.
    pub(super) fn add(&mut self, walk: &PageWalk, text: &PageText, edits: &Edits, inline: bool) -> Vec<Quad> {
        let mut covers = Vec::new();
        for edit in edits.iter() {
            let glyphs = text.glyphs(edit.range);
            covers.extend(areas(walk, &glyphs));
            let marker = inline.then_some(&*edit.text).filter(|text| !text.is_empty());
            self.remove(walk, &glyphs, marker);
        }
        covers
    }

    /// Takes down the glyphs of all fonts that have a program in common with one that lost some.
    pub(super) fn note_glyphs(&mut self, document: &Document, fonts: &FontBook<'_>) {
        let programs: HashSet<ObjectId> =
            self.gone.keys().filter_map(|id| program_of(document, *id)).collect();
        if programs.is_empty() {
            return;
        }
        for id in document.objects.keys() {
            if program_of(document, *id).is_some_and(|program| programs.contains(&program)) {
                self.glyphs.insert(*id, fonts.get(*id).glyphs());
            }
        }
    }

    /// Takes out what nobody can read.
    pub(super) fn remove_unknown(&mut self, walk: &PageWalk) {
        let unknown: Vec<u32> = (0_u32..)
            .zip(&walk.glyphs)
            .filter(|(_, glyph)| glyph.is_unclear())
            .map(|(index, _)| index)
            .collect();
        self.remove(walk, &unknown, None);
    }

    /// Takes out drawings that may be writing.
    pub(super) fn remove_outlines(&mut self, walk: &PageWalk) {
        for outline in &walk.outlines {
            self.fills.entry(outline.stream).or_default().insert(outline.operator);
        }
    }

    /// Takes out these lines and shows what is to stand there; the longest says how far a line may go.
    pub(super) fn replace(&mut self, walk: &PageWalk, lines: &[NewLine], shown: bool) -> Vec<Quad> {
        let room = lines.iter().map(|line| room(walk, &line.glyphs)).fold(0.0, f64::max);
        for NewLine { glyphs, text } in lines {
            let marker = (shown && !text.is_empty()).then(|| Marker { text: text.clone(), room });
            self.take_out(walk, glyphs, marker);
        }
        lines.iter().flat_map(|line| areas(walk, &line.glyphs)).collect()
    }

    fn remove(&mut self, walk: &PageWalk, glyphs: &[u32], marker: Option<&str>) {
        let marker = marker.map(|text| Marker { text: text.to_owned(), room: room(walk, glyphs) });
        self.take_out(walk, glyphs, marker);
    }

    fn take_out(&mut self, walk: &PageWalk, glyphs: &[u32], marker: Option<Marker>) {
        let mut marker = marker.map(Rc::new);
        for index in glyphs {
            let Some(glyph) = walk.glyphs.get(*index as usize) else { continue };
            let Some(show) = walk.shows.get(glyph.show as usize) else { continue };
            if !self.done.insert((show.stream, show.operator, glyph.element, glyph.start)) {
                // Shown before, and replaced there.
                marker = None;
                continue;
            }
            if let Some(font) = show.font_id {
                self.gone.entry(font).or_default().insert((glyph.code, glyph.glyph));
            }
            let plan = self.streams.entry(show.stream).or_default();
            let plan = plan
                .entry(show.operator)
                .or_insert_with(|| ShowPlan { show: show.clone(), removals: Vec::new() });
            let removal = Removal {
                element: glyph.element,
                start: glyph.start,
                length: glyph.length,
                units: glyph.units,
                marker: marker.take(),
            };
            let at = plan
                .removals
                .partition_point(|other| (other.element, other.start) < (removal.element, removal.start));
            plan.removals.insert(at, removal);
        }
    }
}

/// How far the first line of these glyphs goes, in units of a `TJ` number of its first operator.
fn room(walk: &PageWalk, glyphs: &[u32]) -> f64 {
    let glyph = |index: &u32| walk.glyphs.get(*index as usize);
    let Some(first) = glyphs.first().and_then(glyph) else { return 0.0 };
    let size = first.size();
    let along = |(x, y): (f64, f64)| x * first.along.0 + y * first.along.1;
    let mut reach = along(first.end).max(along(first.origin));
    for next in glyphs.iter().skip(1).filter_map(glyph) {
        let behind = along(next.origin) - reach < 1.5 * size;
        if !first.shares_line(next) || !behind {
            break;
        }
        reach = reach.max(along(next.end));
    }
    let width = reach - along(first.origin);
    // What a unit is worth on the page is known from a glyph that advances.
    let worth = glyphs.iter().filter_map(glyph).find_map(|glyph| {
        let length = (along(glyph.end) - along(glyph.origin)).abs();
        (length > 1e-6 && glyph.units.abs() > 1e-6).then(|| length / glyph.units.abs())
    });
    match worth {
        Some(worth) if first.group != NOWHERE => (width / worth).max(0.0),
        _ => 0.0,
    }
}

/// The areas of glyphs, those of one line together.
fn areas(walk: &PageWalk, glyphs: &[u32]) -> Vec<Quad> {
    let mut areas: Vec<Quad> = Vec::new();
    let mut last: Option<&Glyph> = None;
    for glyph in
        glyphs.iter().filter_map(|index| walk.glyphs.get(*index as usize)).filter(|glyph| glyph.group == 0)
    {
        let (up, down) = ((glyph.up.0 * 0.85, glyph.up.1 * 0.85), (glyph.up.0 * -0.25, glyph.up.1 * -0.25));
        let at = |point: (f64, f64), by: (f64, f64)| (point.0 + by.0, point.1 + by.1);
        let joined = last.is_some_and(|last| {
            let (x, y) = (glyph.origin.0 - last.end.0, glyph.origin.1 - last.end.1);
            x.hypot(y) < 1.2 * glyph.size()
        });
        match areas.last_mut() {
            Some(area) if joined => {
                area[1] = at(glyph.end, down);
                area[2] = at(glyph.end, up);
            }
            _ => areas.push([
                at(glyph.origin, down),
                at(glyph.end, down),
                at(glyph.end, up),
                at(glyph.origin, up),
            ]),
        }
        last = Some(glyph);
    }
    areas
}
