//! The parts of a package with their changes made, several at once.

use std::collections::HashMap;
use std::sync::Arc;

use blackbar_core::{Cancel, FormatError, TextRange};
use rayon::prelude::*;

use super::cells::{CellChange, cell_splices};
use super::container::Container;
use super::deflate::Compressed;
use super::extraction::Slot;
use super::leftovers::Leftovers;
use super::packer::Packer;
use super::part_kind::PartKind;
use super::plan::{SlotChange, applied};
use super::renames::Renames;
use super::source::{PartSource, Splice};
use super::spelling::Spelling;

/// Larger parts are taken one by one, so that no more than one of them is in memory.
const LARGE: u64 = 8 << 20;

/// What changes in a part, and in which.
pub(super) struct Job {
    pub(super) index: usize,
    /// Changes that are made whatever is found.
    pub(super) fixed: Vec<Splice>,
    /// Changes of slots, by their number.
    pub(super) slots: Vec<(u32, Vec<SlotChange>)>,
}

/// What all parts go by.
#[derive(Clone, Copy)]
pub(super) struct Rewriting<'r> {
    pub(super) container: &'r Container,
    /// One an entry.
    pub(super) kinds: &'r [PartKind],
    pub(super) slots: &'r [Slot],
    pub(super) renames: &'r Renames,
    pub(super) leftovers: Option<&'r Leftovers<'r>>,
    /// Nesting of XML.
    pub(super) depth: usize,
    pub(super) cancel: &'r Cancel,
}

impl Rewriting<'_> {
    /// The parts that are not as they were, compressed.
    pub(super) fn run(self, jobs: Vec<Job>) -> Result<HashMap<usize, Compressed<'static>>, FormatError> {
        let size = |job: &Job| self.container.size(job.index);
        let (large, small): (Vec<Job>, Vec<Job>) = jobs.into_iter().partition(|job| size(job) > LARGE);
        let mut done: Vec<(usize, Option<Compressed<'static>>)> =
            small.into_par_iter().map(|job| self.part(job)).collect::<Result<_, _>>()?;
        for job in large {
            done.push(self.part(job)?);
        }
        Ok(done.into_iter().filter_map(|(index, packed)| Some((index, packed?))).collect())
    }

    fn part(self, job: Job) -> Result<(usize, Option<Compressed<'static>>), FormatError> {
        let Job { index, fixed: mut splices, slots } = job;
        self.cancel.check()?;
        let source = PartSource::new(self.container.read(index)?)?;
        // Where values stand in the source and what becomes of it have nothing to do with each other.
        let (hits, spliced) = rayon::join(
            || self.leftovers.map(|leftovers| leftovers.hits(&source.text)).unwrap_or_default(),
            || self.spliced_slots(index, &source.text, &slots, &mut splices),
        );
        spliced?;
        drop(slots);
        if self.renames.any() && self.kinds.get(index).is_some_and(|kind| kind.is_xml()) {
            self.renames.references(&source.text, self.depth, &mut splices)?;
        }
        if let Some(leftovers) = self.leftovers {
            let slots = self.slots.iter().filter(|slot| slot.part as usize == index);
            leftovers.check(&source.text, hits, slots.map(Slot::range), &splices, self.depth)?;
        }
        if splices.is_empty() {
            return Ok((index, None));
        }
        // Whether it is well-formed still is seen when the output is opened again, which the engine does with every file.
        if self.container.is_deflated(index) && source.is_plain() {
            let mut packer = Packer::default();
            source.splice(splices, |text| packer.push(text.as_bytes()))?;
            return Ok((index, Some(packer.finish()?)));
        }
        let changed = source.spliced(splices)?;
        Ok((index, Some(self.container.packed(index, &changed.bytes())?)))
    }

    /// The changes of a part's slots as changes of its source.
    fn spliced_slots(
        self,
        part: usize,
        source: &str,
        slots: &[(u32, Vec<SlotChange>)],
        splices: &mut Vec<Splice>,
    ) -> Result<(), FormatError> {
        let mut cells = Vec::new();
        let is_sheet = self.kinds.get(part) == Some(&PartKind::Sheet);
        for (number, list) in slots {
            let Some(slot) = self.slots.get(*number as usize) else { continue };
            let range = slot.range();
            match slot.spelling {
                Spelling::Cell => {
                    // All that it shows: the plan made one change of them.
                    let text = list.first().map(|one| Arc::clone(&one.text)).unwrap_or_default();
                    cells.push(CellChange { value: range.start(), text: Some(text) });
                    continue;
                }
                Spelling::SheetText if is_sheet => {
                    cells.push(CellChange { value: range.start(), text: None });
                }
                _ => {}
            }
            splice_slot(source, range, slot.spelling, list, splices);
        }
        if !cells.is_empty() {
            cells.sort_by_key(|cell| cell.value);
            splices.extend(cell_splices(source, &cells, self.depth)?);
        }
        Ok(())
    }
}

/// The changes of one slot.
fn splice_slot(
    source: &str,
    range: TextRange,
    spelling: Spelling,
    list: &[SlotChange],
    splices: &mut Vec<Splice>,
) {
    if spelling.whole() {
        splices.push(Splice { range, text: spelling.spelled("").into() });
        return;
    }
    let value = range.of(source);
    let unescaped = spelling.unescaped(value);
    if let Some(longest) = spelling.longest() {
        let reading = unescaped.as_ref().map_or(value, |reading| reading.text());
        let text = applied(reading, list);
        let longest = longest.max(reading.chars().count());
        if text.chars().count() > longest {
            splices.push(Splice { range, text: spelling.spelled(&cut(&text, longest)).into() });
            return;
        }
    }
    let mut done = 0;
    for change in list {
        let local = unescaped.as_ref().map_or(change.range, |reading| reading.to_source(change.range));
        let local = TextRange::new(local.start().max(done), local.end().max(done));
        done = local.end();
        let mut text = spelling.spelled(&change.text);
        // `&12` and a number would be another number.
        if spelling == Spelling::Banner
            && local.start() == 0
            && text.starts_with(|first: char| first.is_ascii_digit())
        {
            text.insert(0, ' ');
        }
        splices.push(Splice { range: local.shift(range.start()), text: text.into() });
    }
    if matches!(spelling, Spelling::Text | Spelling::SheetText) {
        keep_blanks(source, range, list, unescaped.as_ref().map_or(value, |reading| reading.text()), splices);
    }
}

/// The beginning of a text, if it can be up to the end of an item of a list.
fn cut(text: &str, longest: usize) -> String {
    let short: String = text.chars().take(longest).collect();
    match short.rfind(',') {
        Some(comma) => short.get(..comma).unwrap_or_default().to_owned(),
        None => short,
    }
}

/// Blanks at the ends of a run are lost unless its tag says that they count.
fn keep_blanks(
    source: &str,
    range: TextRange,
    list: &[SlotChange],
    reading: &str,
    splices: &mut Vec<Splice>,
) {
    let text = applied(reading, list);
    if text.trim() == text || reading.trim() != reading {
        return;
    }
    let Some(before) = source.get(..range.start()) else { return };
    let Some(tag) = before.rfind('<').and_then(|start| before.get(start..)) else { return };
    let is_run =
        tag.ends_with("t>") || tag.ends_with("Text>") || tag.starts_with("<t ") || tag.contains(":t ");
    if !tag.ends_with('>') || !is_run || tag.contains("xml:space") || tag.starts_with("<a:") {
        return;
    }
    let at = range.start() - 1;
    splices.push(Splice { range: TextRange::new(at, at), text: " xml:space=\"preserve\"".into() });
}
