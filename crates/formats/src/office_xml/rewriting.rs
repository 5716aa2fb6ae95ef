//! The parts of a package with their changes made, several at once.

use std::collections::HashMap;

use blackbar_core::{Cancel, FormatError, TextRange};
use rayon::prelude::*;

use super::cells::{CellChange, cell_splices};
use super::change_texts::ChangeTexts;
use super::container::Container;
use super::deflate::Compressed;
use super::extraction::Slot;
use super::leftovers::Leftovers;
use super::packer::Packer;
use super::part_kind::PartKind;
use super::plan::applied;
use super::renames::Renames;
use super::slot_changes::SlotChange;
use super::source::{PartSource, Splice};
use super::spelling::Spelling;
use super::windows::{Records, Taken};

/// Larger parts are taken one by one, so that no more than one of them is in memory.
const LARGE: u64 = 8 << 20;

/// What changes in a part, and in which.
pub(super) struct Job {
    pub(super) index: usize,
    /// Changes that are made whatever is found.
    pub(super) fixed: Vec<Splice>,
    /// Changes of slots, in the order of the part.
    pub(super) changes: Vec<SlotChange>,
}

/// A part, and what became of it where it is not as it was.
type Done = (usize, Option<Compressed<'static>>);

/// What all parts go by.
#[derive(Clone, Copy)]
pub(super) struct Rewriting<'r> {
    pub(super) container: &'r Container,
    /// One an entry.
    pub(super) kinds: &'r [PartKind],
    pub(super) slots: &'r [Slot],
    /// What comes in the places of changes.
    pub(super) texts: &'r ChangeTexts,
    pub(super) renames: &'r Renames,
    pub(super) leftovers: Option<&'r Leftovers<'r>>,
    /// Nesting of XML.
    pub(super) depth: usize,
    /// About how much of a large part is looked at at a time.
    pub(super) window: usize,
    pub(super) cancel: &'r Cancel,
}

impl Rewriting<'_> {
    /// The parts that are not as they were, compressed.
    pub(super) fn run(self, jobs: Vec<Job>) -> Result<HashMap<usize, Compressed<'static>>, FormatError> {
        let is_large = |job: &Job| self.container.size(job.index) > LARGE;
        let (large, small): (Vec<Job>, Vec<Job>) = jobs.into_iter().partition(is_large);
        let mut done: Vec<Done> =
            small.into_par_iter().map(|job| self.part(job)).collect::<Result<_, _>>()?;
        let (lists, others): (Vec<Job>, Vec<Job>) =
            large.into_iter().partition(|job| self.records(job).is_some());
        // What is taken in windows takes little room beside a part that is taken as a whole.
        let (taken, parts) = rayon::join(
            || lists.into_par_iter().map(|job| self.in_windows_or_not(job)).collect::<Result<Vec<_>, _>>(),
            || others.into_iter().map(|job| self.whole(job)).collect::<Result<Vec<_>, _>>(),
        );
        done.extend(parts?);
        for taken in taken? {
            done.push(taken.or_else(|job| self.whole(job))?);
        }
        Ok(done.into_iter().filter_map(|(index, packed)| Some((index, packed?))).collect())
    }

    fn part(self, job: Job) -> Result<Done, FormatError> {
        self.in_windows_or_not(job)?.or_else(|job| self.whole(job))
    }

    /// What a part is a list of, if it may be taken some records at a time.
    fn records(self, job: &Job) -> Option<Records> {
        let many = u64::try_from(self.window).unwrap_or(u64::MAX).saturating_mul(2);
        let may = !self.renames.any() && self.container.size(job.index) > many;
        Records::of(self.kinds.get(job.index)?).filter(|_| may)
    }

    /// A part some records at a time; the job again where it has to be taken as a whole.
    fn in_windows_or_not(self, job: Job) -> Result<Result<Done, Job>, FormatError> {
        let Some(records) = self.records(&job) else { return Ok(Err(job)) };
        Ok(match self.in_windows(&job, records, self.window)? {
            Taken::Same => Ok((job.index, None)),
            Taken::Changed(packed) => Ok((job.index, Some(packed))),
            Taken::NotInWindows => Err(job),
        })
    }

    fn whole(self, job: Job) -> Result<Done, FormatError> {
        self.cancel.check()?;
        let Job { index, fixed: mut splices, changes } = job;
        let source = PartSource::new(self.container.read(index)?)?;
        // Where values stand in the source and what becomes of it have nothing to do with each other.
        let outside = |leftovers: &Leftovers<'_>| leftovers.outside(&source.text, self.slots, index);
        let (outside, spliced) = rayon::join(
            || self.leftovers.map(outside).unwrap_or_default(),
            || self.spliced_slots(&source.text, 0, &changes, &mut splices),
        );
        spliced?;
        drop(changes);
        if self.renames.any() && self.kinds.get(index).is_some_and(|kind| kind.is_xml()) {
            self.renames.references(&source.text, self.depth, &mut splices)?;
        }
        Leftovers::check(&source.text, outside, &splices, self.depth)?;
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

    /// The changes of a part's slots as changes of its source, of which so much is missing at its beginning.
    pub(super) fn spliced_slots(
        self,
        source: &str,
        missing: usize,
        changes: &[SlotChange],
        splices: &mut Vec<Splice>,
    ) -> Result<(), FormatError> {
        splices.reserve_exact(changes.len());
        let is_sheet = |slot: &Slot| self.kinds.get(slot.part()) == Some(&PartKind::Sheet);
        let groups = || {
            let lists = changes.chunk_by(|one, next| one.slot == next.slot);
            lists.filter_map(|list| Some((self.slots.get(list.first()?.slot as usize)?, list)))
        };
        for (slot, list) in groups().filter(|(slot, _)| slot.spelling() != Spelling::Cell) {
            let range = slot.range().relative_to(missing);
            splice_slot(source, (range, slot.spelling()), (list, self.texts), splices);
        }
        let mut cells = groups().filter_map(|(slot, list)| {
            let value = slot.range().relative_to(missing).start();
            match slot.spelling() {
                // All that it shows: the plan made one change of them.
                Spelling::Cell => {
                    Some(CellChange { value, text: list.first().map(|one| self.texts.shared(one.comes)) })
                }
                Spelling::SheetText if is_sheet(slot) => Some(CellChange { value, text: None }),
                _ => None,
            }
        });
        match cells.next() {
            Some(first) => cell_splices(source, std::iter::once(first).chain(cells), self.depth, splices),
            None => Ok(()),
        }
    }
}

/// The changes of one slot.
fn splice_slot(
    source: &str,
    (range, spelling): (TextRange, Spelling),
    (list, texts): (&[SlotChange], &ChangeTexts),
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
        let text = applied(reading, list, texts);
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
        let comes = texts.get(change.comes);
        let spelled = spelling.spelled(&comes);
        // `&12` and a number would be another number.
        let blank = spelling == Spelling::Banner
            && local.start() == 0
            && spelled.starts_with(|first: char| first.is_ascii_digit());
        let text = match spelled {
            spelled if blank => format!(" {spelled}").into(),
            spelled if *spelled == *comes => texts.shared(change.comes),
            spelled => spelled.into(),
        };
        splices.push(Splice { range: local.shift(range.start()), text });
    }
    if matches!(spelling, Spelling::Text | Spelling::SheetText) {
        let reading = unescaped.as_ref().map_or(value, |reading| reading.text());
        keep_blanks(source, range, (list, texts), reading, splices);
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
    (list, texts): (&[SlotChange], &ChangeTexts),
    reading: &str,
    splices: &mut Vec<Splice>,
) {
    // Nearly always a word stands at either end.
    let is_word = |text: &str| !text.is_empty() && text.trim() == text;
    let kept = |change: &SlotChange| is_word(&texts.get(change.comes));
    let first = list.first().filter(|change| change.range.start() == 0);
    let last = list.last().filter(|change| change.range.end() == reading.len());
    if reading.trim() != reading || first.is_none_or(kept) && last.is_none_or(kept) {
        return;
    }
    let text = applied(reading, list, texts);
    if text.trim() == text {
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
