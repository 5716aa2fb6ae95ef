//! A large list with its changes made, some records at a time: the rows of a sheet, the strings of a workbook. Neither the part nor what
//! comes into it is there as a whole.
//!
//! A window ends behind a record, as it seems to a search that knows nothing of markup. Where something does not lie in one window (a
//! change that reaches into the next one, a formula that cells share, a redacted value in the markup), and where a window is not well-formed for
//! itself, nothing is said, and the part is taken as a whole.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use blackbar_core::{FormatError, TextRange};
use memchr::memmem;

use super::deflate::{Compressed, Unpacking};
use super::leftovers::Leftovers;
use super::markup::Tokens;
use super::packer::Packer;
use super::part_kind::PartKind;
use super::part_slots::PartSlots;
use super::rewriting::{Job, Rewriting};
use super::slot_changes::SlotChange;
use super::source::{Splice, says_other_encoding, splice};
use super::spelling::Spelling;

/// About how much of a part is looked at at a time.
pub(super) const WINDOW: usize = 3 << 20;

/// A list whose records say nothing of each other.
#[derive(Clone, Copy)]
pub(super) struct Records {
    /// The element around them.
    list: &'static str,
    /// Each of them.
    one: &'static str,
}

impl Records {
    /// Those of a part, if it is such a list.
    pub(super) fn of(kind: &PartKind) -> Option<Records> {
        match kind {
            PartKind::Sheet => Some(Records { list: "sheetData", one: "row" }),
            PartKind::SharedStrings => Some(Records { list: "sst", one: "si" }),
            _ => None,
        }
    }
}

/// What became of a part.
pub(super) enum Taken {
    /// It has to be taken as a whole.
    NotInWindows,
    /// It is as it was.
    Same,
    Changed(Compressed<'static>),
}

/// A stretch of a part.
struct Window {
    /// With the element around it, where it has one.
    text: String,
    /// Where the stretch stands in the text, and where it begins in the part.
    inner: TextRange,
    from: usize,
    is_records: bool,
}

/// A part, window by window.
struct Windows<'c> {
    unpacking: Unpacking<'c>,
    size: usize,
    /// What was unpacked and not handed on.
    rest: Vec<u8>,
    from: usize,
    records: Records,
    /// Not known before the first record.
    frame: Option<Arc<Frame>>,
    depth: usize,
}

/// What stands around the records of a part, with the prefix that names have there.
struct Frame {
    /// `</row>`
    record_end: String,
    /// `<sheetData>` and its end: the records of a window stand in an element of their own, as they do in the part.
    opened: String,
    closed: String,
    /// All elements that are open there: `<worksheet><sheetData>`, and their ends.
    all_opened: String,
    all_closed: String,
}

impl Frame {
    /// Inside these elements, the innermost of which is the list, with such a prefix.
    fn new(open: &[&str], prefix: &str, records: Records) -> Frame {
        Frame {
            record_end: format!("</{prefix}{}>", records.one),
            opened: format!("<{prefix}{}>", records.list),
            closed: format!("</{prefix}{}>", records.list),
            all_opened: open.iter().map(|name| format!("<{name}>")).collect(),
            all_closed: open.iter().rev().map(|name| format!("</{name}>")).collect(),
        }
    }
}

impl<'c> Windows<'c> {
    fn new(unpacking: Unpacking<'c>, records: Records, size: usize, depth: usize) -> Windows<'c> {
        Windows { unpacking, size, rest: Vec::new(), from: 0, records, frame: None, depth }
    }

    /// The next window, or the news that there is none; nothing where the part has to be taken as a whole.
    fn next(&mut self) -> Result<Option<ControlFlow<(), Window>>, FormatError> {
        let mut text = std::mem::take(&mut self.rest);
        let Some(frame) = self.frame.clone() else { return self.first(text) };
        let mut wanted = self.size;
        let cut = loop {
            text.reserve(wanted.saturating_sub(text.len()) + frame.closed.len());
            let ended = self.unpacking.fill(&mut text, wanted)?;
            match memmem::rfind(&text, frame.record_end.as_bytes()) {
                Some(found) => break Some(found + frame.record_end.len()),
                None if ended => break None,
                None => wanted = wanted.saturating_mul(2),
            }
        };
        let Some(cut) = cut else {
            // What stands behind the last record.
            let inner = text.split_off(frame.opened.len().min(text.len()));
            return if inner.is_empty() {
                Ok(Some(ControlFlow::Break(())))
            } else {
                Ok(self.window(inner, None))
            };
        };
        self.rest.extend(frame.opened.as_bytes());
        self.rest.extend(text.get(cut..).unwrap_or_default());
        text.truncate(cut);
        Ok(self.window(text, Some(&frame)))
    }

    /// What stands before the first record.
    fn first(&mut self, mut text: Vec<u8>) -> Result<Option<ControlFlow<(), Window>>, FormatError> {
        self.unpacking.fill(&mut text, self.size)?;
        let valid = std::str::from_utf8(&text).map_or_else(|error| error.valid_up_to(), str::len);
        let valid = std::str::from_utf8(text.get(..valid).unwrap_or_default()).unwrap_or_default();
        if says_other_encoding(valid.as_bytes()) || valid.starts_with('\u{FEFF}') {
            return Ok(None);
        }
        let mut tokens = Tokens::new(valid, self.depth);
        while let Ok(Some(_)) = tokens.next() {
            let Some(prefix) = tokens.innermost().and_then(|name| name.strip_suffix(self.records.list))
            else {
                continue;
            };
            let frame = Frame::new(tokens.open(), prefix, self.records);
            let begun = tokens.at();
            self.rest.extend(frame.opened.as_bytes());
            self.frame = Some(Arc::new(frame));
            self.rest.extend(text.get(begun..).unwrap_or_default());
            text.truncate(begun);
            return Ok(self.window(text, None));
        }
        Ok(None)
    }

    /// A stretch, which is records where they have a frame.
    fn window(&mut self, mut text: Vec<u8>, frame: Option<&Frame>) -> Option<ControlFlow<(), Window>> {
        let inner = TextRange::new(frame.map_or(0, |frame| frame.opened.len()), text.len());
        text.extend(frame.map_or(&[][..], |frame| frame.closed.as_bytes()));
        let text = String::from_utf8(text).ok().filter(|text| !text.contains('\0'))?;
        let window = Window { text, inner, from: self.from, is_records: frame.is_some() };
        self.from = window.end();
        Some(ControlFlow::Continue(window))
    }
}

impl Window {
    fn end(&self) -> usize {
        self.from + self.inner.len()
    }

    /// The text with the elements that are open before it, and those that it leaves open closed.
    fn complete(self, frame: Option<&Frame>) -> String {
        let mut text = self.text;
        match frame {
            Some(frame) if !self.is_records && self.from == 0 => text.push_str(&frame.all_closed),
            Some(frame) if !self.is_records => text.insert_str(0, &frame.all_opened),
            _ => {}
        }
        text
    }

    /// A range of the part as one of the text.
    fn local(&self, range: TextRange) -> TextRange {
        range.relative_to(self.from).shift(self.inner.start())
    }

    fn holds(&self, range: TextRange) -> bool {
        self.from <= range.start() && range.end() <= self.end()
    }
}

/// What is wrong with a window is told better by the whole part.
fn unless_cancelled(error: FormatError) -> Result<bool, FormatError> {
    if matches!(error, FormatError::Cancelled(_)) { Err(error) } else { Ok(false) }
}

/// Reads a large part for its text alone: each window as a part of its own, inside the elements that are open there. Says whether that
/// went; where it did not, what was read counts for nothing, and the part has to be read as a whole.
pub(super) fn read(
    unpacking: Unpacking<'_>,
    records: Records,
    (size, depth): (usize, usize),
    mut read: impl FnMut(&str) -> Result<(), FormatError> + Send,
) -> Result<bool, FormatError> {
    let mut windows = Windows::new(unpacking, records, size, depth);
    let mut next = windows.next();
    loop {
        let window = match next {
            Ok(Some(ControlFlow::Continue(window))) => window,
            Ok(Some(ControlFlow::Break(()))) => {
                #[cfg(test)]
                TAKEN.lock().unwrap().push(("read", size));
                return Ok(windows.unpacking.check().is_ok());
            }
            Ok(None) => return Ok(false),
            Err(error) => return unless_cancelled(error),
        };
        let text = window.complete(windows.frame.as_deref());
        let (done, following) = rayon::join(|| read(&text), || windows.next());
        if let Err(error) = done {
            return unless_cancelled(error);
        }
        next = following;
    }
}

impl Rewriting<'_> {
    /// Takes a large part in windows of a size, as far as that goes.
    pub(super) fn in_windows(self, job: &Job, records: Records, size: usize) -> Result<Taken, FormatError> {
        let mut fixed: Vec<&Splice> = job.fixed.iter().collect();
        fixed.sort_by_key(|splice| splice.range);
        let (mut fixed, mut changes) = (fixed.as_slice(), job.changes.as_slice());
        let slots = OnceLock::new();
        let own_slots = || slots.get_or_init(|| PartSlots::new(self.slots, job.index));
        let mut packer = (!fixed.is_empty() || !changes.is_empty()).then(Packer::default);
        let mut is_same = true;
        let Some(unpacking) = self.container.unpacking(job.index) else { return Ok(Taken::NotInWindows) };
        let mut windows = Windows::new(unpacking?, records, size, self.depth);
        let mut next = windows.next()?;
        // While one window is changed, the one before it is packed and the one behind it read.
        let mut before = None;
        let mut pack = |done: Option<(Window, Vec<Splice>)>| match (done, &mut packer) {
            (Some((window, splices)), Some(packer)) => {
                splice(&window.text, window.inner, splices, |text| packer.push(text.as_bytes()))
            }
            _ => Ok(()),
        };
        loop {
            self.cancel.check()?;
            let window = match next {
                None => return Ok(Taken::NotInWindows),
                Some(ControlFlow::Break(())) => break,
                Some(ControlFlow::Continue(window)) => window,
            };
            let done = before.take();
            let change = || self.splices(&window, &mut fixed, &mut changes, own_slots);
            let ((splices, packed), read) =
                rayon::join(|| rayon::join(change, || pack(done)), || windows.next());
            packed?;
            let Some(splices) = splices? else { return Ok(Taken::NotInWindows) };
            is_same &= splices.is_empty();
            before = Some((window, splices));
            next = read?;
        }
        pack(before)?;
        windows.unpacking.check()?;
        match packer.filter(|_| !is_same) {
            _ if !fixed.is_empty() || !changes.is_empty() => Ok(Taken::NotInWindows),
            None => Ok(Taken::Same),
            Some(packer) => {
                #[cfg(test)]
                TAKEN.lock().unwrap().push((records.one, size));
                Ok(Taken::Changed(packer.finish()?))
            }
        }
    }

    /// What changes in a window, taken from what is still to be changed; nothing where the part has to be taken as a whole.
    fn splices<'j, 's>(
        self,
        window: &Window,
        fixed: &mut &'j [&Splice],
        changes: &mut &'j [SlotChange],
        own_slots: impl Fn() -> &'s PartSlots<'s> + Sync,
    ) -> Result<Option<Vec<Splice>>, FormatError> {
        let slot_of = |change: &SlotChange| self.slots.get(change.slot as usize);
        let (now, later) =
            fixed.split_at(fixed.partition_point(|splice| splice.range.start() < window.end()));
        *fixed = later;
        let begins_here =
            |change: &SlotChange| slot_of(change).is_some_and(|slot| slot.range().start() < window.end());
        let (here, behind) = changes.split_at(changes.partition_point(begins_here));
        *changes = behind;
        let in_one = |change: &SlotChange| {
            slot_of(change).is_some_and(|slot| {
                let in_cell = matches!(slot.spelling(), Spelling::Cell | Spelling::SheetText);
                window.holds(slot.range()) && (window.is_records || !in_cell)
            })
        };
        let is_shared = || {
            let found = |name: &str| memmem::find(window.text.as_bytes(), name.as_bytes()).is_some();
            found("\"shared\"") || found("'shared'")
        };
        let all_here = now.iter().all(|splice| window.holds(splice.range)) && here.iter().all(in_one);
        if !all_here || (!here.is_empty() && is_shared()) {
            return Ok(None);
        }
        let moved =
            |splice: &&Splice| Splice { range: window.local(splice.range), text: splice.text.clone() };
        let mut splices: Vec<Splice> = now.iter().map(moved).collect();
        let fragment = window.inner.of(&window.text);
        let outside = || match self.leftovers {
            Some(leftovers) => leftovers.outside_of(fragment, window.from, &own_slots),
            None => Some(Vec::new()),
        };
        let before = window.from.checked_sub(window.inner.start());
        let spliced = || before.map(|before| self.spliced_slots(&window.text, before, here, &mut splices));
        let (outside, spliced) = rayon::join(outside, spliced);
        let (Some(outside), Some(Ok(()))) = (outside, spliced) else { return Ok(None) };
        let outside = outside.into_iter().map(|hit| hit.shift(window.inner.start())).collect();
        Ok(Leftovers::untouched(outside, &splices).is_empty().then_some(splices))
    }
}

/// What was changed or read in windows of which size, for tests that see whether theirs was.
#[cfg(test)]
pub(super) static TAKEN: std::sync::Mutex<Vec<(&str, usize)>> = std::sync::Mutex::new(Vec::new());
