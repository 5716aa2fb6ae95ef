//! The text of a package as it is put together: slots (stretches of parts that may change) and the passages that show
//! them. A slot may be shown more than once: a shared string by every cell that uses it, a tracked paragraph as it was and
//! as it is.

use std::sync::Arc;

use blackbar_core::{
    Element, ExtractedText, FormatError, Join, Limits, Passage, PassageKind, PassageKinds, Place, Purpose,
    TextRange, ValueName,
};

use super::packed_slots::PackedSlots;
use super::source::Splice;
use super::spelling::Spelling;

/// From this size on the values of a part are worth counting before they are read.
const LARGE: usize = 16 << 20;

/// So many slots are worth packing; in tests all are.
const MANY: usize = if cfg!(test) { 1 } else { 1 << 16 };

/// A stretch of a part that holds a value. A large sheet has a million: twelve bytes each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    start: u32,
    length: u32,
    /// The entry in 24 bits, the way of spelling in seven, and one for a copy.
    rest: u32,
}

/// No package has more entries.
const MOST_PARTS: u32 = 1 << 24;

impl Slot {
    fn new(part: usize, range: TextRange, spelling: Spelling, copy: bool) -> Result<Slot, FormatError> {
        let part = u32::try_from(part).ok().filter(|part| *part < MOST_PARTS);
        let part = part.ok_or(FormatError::OverLimit("too many parts"))?;
        let rest = part << 8 | u32::from(spelling as u8) << 1 | u32::from(copy);
        Ok(Slot { start: narrow(range.start())?, length: narrow(range.len())?, rest })
    }

    /// The entry.
    pub(super) fn part(&self) -> usize {
        (self.rest >> 8) as usize
    }

    /// In the source of the part.
    pub(super) fn range(&self) -> TextRange {
        TextRange::at(self.start as usize, self.length as usize)
    }

    /// How it is spelled there.
    pub(super) fn spelling(&self) -> Spelling {
        Spelling::ALL[(self.rest >> 1 & 0x7F) as usize % Spelling::ALL.len()]
    }

    /// A copy of something that stands elsewhere in the file (a chart's cache, a data store): what was redacted there
    /// goes here too.
    pub(super) fn is_copy(&self) -> bool {
        self.rest & 1 != 0
    }

    /// All of it, as it is packed.
    pub(super) fn fields(&self) -> (u32, u32, u32) {
        (self.start, self.length, self.rest)
    }

    /// What [`Slot::fields`] said.
    pub(super) fn of_fields(start: u32, length: u32, rest: u32) -> Slot {
        Slot { start, length, rest }
    }

    /// Some text of the first part.
    #[cfg(test)]
    pub(super) fn of_text(range: TextRange) -> Slot {
        Slot::new(0, range, Spelling::Text, false).unwrap()
    }
}

/// A number as slots and passages keep it.
pub(super) fn narrow(number: usize) -> Result<u32, FormatError> {
    u32::try_from(number).map_err(|_| FormatError::OverLimit("too much text"))
}

/// How a passage is shown.
#[derive(Clone)]
pub(super) struct Shown {
    /// To detection.
    pub(super) join: Join,
    /// To a person, before the passage.
    pub(super) gap: &'static str,
    /// From 1.
    pub(super) page: u32,
    /// Which of the twelve.
    pub(super) element: Element,
    /// What names the value.
    pub(super) context: Option<ValueName>,
    /// Its column.
    pub(super) series: Option<u32>,
}

/// What is found, part by part.
pub(super) struct Extraction {
    text: String,
    passages: Vec<Passage>,
    kinds: PassageKinds,
    /// One a passage.
    slot_of: Vec<u32>,
    slots: Vec<Slot>,
    styles: Vec<(Arc<str>, u32)>,
    pronounced: Vec<Pronounced>,
    points: Vec<(u32, f64)>,
    sessions: Vec<(usize, Splice)>,
    next_series: u32,
    most_passages: usize,
    most_bytes: usize,
    /// Nothing will be written: all that is shown becomes one passage with a line for each.
    only_read: bool,
}

/// What was found.
pub(super) struct Extracted {
    pub(super) text: ExtractedText,
    /// One a passage. Of a large file they are packed until it is written.
    pub(super) slot_of: Vec<u32>,
    pub(super) slots: Vec<Slot>,
    packed: Option<PackedSlots>,
    /// The identifiers of a document's styles, and the slots of their names.
    pub(super) styles: Vec<(Arc<str>, u32)>,
    /// How strings are pronounced.
    pub(super) pronounced: Vec<Pronounced>,
    /// Slots of the numbers that a chart keeps of cells, with what they are. They are not shown: bars and lines show them.
    pub(super) points: Vec<(u32, f64)>,
    /// What tells of editing sessions, by entry: goes as soon as anything is redacted.
    pub(super) sessions: Vec<(usize, Splice)>,
}

impl Extracted {
    /// Until it is written.
    fn pack(mut self) -> Extracted {
        if self.slots.len() >= MANY {
            let (slots, slot_of) = (std::mem::take(&mut self.slots), std::mem::take(&mut self.slot_of));
            self.packed = Some(PackedSlots::new(&slots, &slot_of));
        }
        self
    }

    /// To be written.
    pub(super) fn unpack(&mut self) {
        if let Some(packed) = self.packed.take() {
            (self.slots, self.slot_of) = packed.unpacked();
        }
    }
}

/// How a string is pronounced, which Japanese sheets add: it says the same once more, in other letters.
pub(super) struct Pronounced {
    /// Its own slot.
    pub(super) slot: u32,
    /// The first slot of the string, which lies right before it.
    pub(super) first: u32,
}

impl Extraction {
    /// Nothing yet.
    pub(super) fn new(limits: &Limits, purpose: Purpose) -> Extraction {
        Extraction {
            text: String::new(),
            passages: Vec::new(),
            kinds: PassageKinds::default(),
            slot_of: Vec::new(),
            slots: Vec::new(),
            styles: Vec::new(),
            pronounced: Vec::new(),
            points: Vec::new(),
            sessions: Vec::new(),
            next_series: 0,
            most_passages: limits.passages,
            most_bytes: limits.decoded_bytes,
            only_read: purpose == Purpose::Verify,
        }
    }

    /// Makes room for what a large part may hold: a list that grows is there twice. Room that is not used takes no memory.
    pub(super) fn expect(&mut self, source: &str) {
        if source.len() < LARGE {
            return;
        }
        self.expect_text(source.len());
        if self.only_read {
            return;
        }
        // A value has a tag before it and one behind it, and so has its cell.
        let values = memchr::memchr_iter(b'<', source.as_bytes()).count() / 4;
        let values = values.min(self.most_passages.saturating_sub(self.passages.len()));
        self.passages.reserve_exact(values);
        self.slot_of.reserve_exact(values);
        self.slots.reserve_exact(values);
    }

    /// The same for the text of a part of so many bytes.
    pub(super) fn expect_text(&mut self, bytes: usize) {
        // It is but a guess: where there is no such room the text grows as it comes.
        let _ = self.text.try_reserve_exact(bytes.min(self.most_bytes) / 2);
    }

    /// A slot says how the string is pronounced that begins with another.
    pub(super) fn pronounced(&mut self, slot: u32, first: u32) {
        if !self.only_read {
            self.pronounced.push(Pronounced { slot, first });
        }
    }

    /// A number that a chart keeps of a cell.
    pub(super) fn point(&mut self, part: usize, range: TextRange, number: f64) -> Result<(), FormatError> {
        if !self.only_read {
            let slot = self.slot(part, range, Spelling::Number, false)?;
            self.points.push((slot, number));
        }
        Ok(())
    }

    /// Makes room for so many slots more.
    pub(super) fn expect_slots(&mut self, count: usize) {
        if !self.only_read {
            self.slots.reserve_exact(count);
        }
    }

    /// A stretch of a part that may change.
    pub(super) fn slot(
        &mut self,
        part: usize,
        range: TextRange,
        spelling: Spelling,
        copy: bool,
    ) -> Result<u32, FormatError> {
        if self.only_read {
            return Ok(0);
        }
        let slot = Slot::new(part, range, spelling, copy)?;
        let number = narrow(self.slots.len())?;
        self.slots.push(slot);
        Ok(number)
    }

    /// How many slots there are: the number of the next one.
    pub(super) fn slots(&self) -> u32 {
        u32::try_from(self.slots.len()).unwrap_or(u32::MAX)
    }

    /// The slot is the name of the style with this identifier.
    pub(super) fn style(&mut self, id: Arc<str>, slot: u32) {
        self.styles.push((id, slot));
    }

    /// A stretch of an entry that tells in which session something was written.
    pub(super) fn session(&mut self, part: usize, range: TextRange) {
        match self.sessions.last_mut() {
            // A paragraph has three or four of them in a row.
            Some((same, last)) if *same == part && last.range.end() == range.start() => {
                last.range = last.range.cover(range);
            }
            _ => self.sessions.push((part, Splice::gone(range))),
        }
    }

    /// Shows a slot.
    pub(super) fn show(&mut self, slot: u32, reading: &str, shown: Shown) -> Result<(), FormatError> {
        if self.passages.len() >= self.most_passages {
            return Err(FormatError::OverLimit("too many values"));
        }
        if self.text.len().saturating_add(reading.len()) > self.most_bytes {
            return Err(FormatError::OverLimit("too much text"));
        }
        if self.only_read {
            self.show_line(reading, &shown);
            return Ok(());
        }
        if !self.text.is_empty() {
            self.text.push_str(shown.gap);
        }
        let range = TextRange::at(self.text.len(), reading.len());
        self.text.push_str(reading);
        let place = Place::Page { page: shown.page, element: shown.element };
        let Shown { join, context, series, .. } = shown;
        let kind = PassageKind { place, join, context, series: series.into(), reading: None };
        self.passages.push(Passage::new(range, self.kinds.shared(kind)));
        self.slot_of.push(slot);
        Ok(())
    }

    /// What [`ExtractedText::readings`] says of a passage is a line of its own, and nothing where it is blank.
    fn show_line(&mut self, reading: &str, shown: &Shown) {
        if reading.trim().is_empty() {
            return;
        }
        match self.passages.last_mut() {
            Some(all) => {
                self.text.push('\n');
                self.text.push_str(reading);
                all.range = TextRange::new(all.range.start(), self.text.len());
            }
            None => {
                self.text.push_str(reading);
                let place = Place::Page { page: shown.page, element: shown.element };
                let range = TextRange::new(0, reading.len());
                let kind = PassageKind { place, join: Join::Apart, ..PassageKind::default() };
                self.passages.push(Passage::new(range, kind));
            }
        }
    }

    /// Numbers for the columns of a table: the first of so many.
    pub(super) fn columns(&mut self, count: u32) -> u32 {
        let first = self.next_series;
        self.next_series = first.saturating_add(count);
        first
    }

    /// All of it.
    pub(super) fn finish(self) -> Extracted {
        let text = ExtractedText::new(self.text, self.passages);
        let extracted = Extracted {
            text,
            slot_of: self.slot_of,
            slots: self.slots,
            packed: None,
            styles: self.styles,
            pronounced: self.pronounced,
            points: self.points,
            sessions: self.sessions,
        };
        extracted.pack()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_keeps_all_that_it_is_told() {
        for (number, spelling) in Spelling::ALL.into_iter().enumerate() {
            for (part, copy) in
                [(0, false), (number, true), (MOST_PARTS as usize - 1, number.is_multiple_of(2))]
            {
                let range = TextRange::at(number * 1000, 7 + number);
                let slot = Slot::new(part, range, spelling, copy).unwrap();
                assert_eq!(
                    (slot.part(), slot.range(), slot.spelling(), slot.is_copy()),
                    (part, range, spelling, copy)
                );
            }
        }
        assert!(Slot::new(MOST_PARTS as usize, TextRange::default(), Spelling::Text, false).is_err());
        assert_eq!(size_of::<Slot>(), 12);
    }
}
