//! A text as a person reads it, before and after its edits: what an output that is opened again is compared with.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use crate::meant::in_reading;
use crate::{Edits, ExtractedText, FastHasher, LocalEdit, Meant, Passage, TextRange};

/// Shorter values turn up elsewhere by chance.
const TELLING: usize = 4;
/// For so many values room is made beforehand.
const MOST_ROOM: usize = 1 << 20;

impl ExtractedText {
    /// All passages as a person reads them, each on a line of its own; empty ones leave no trace.
    pub fn readings(&self) -> String {
        let mut all = String::with_capacity(self.text().len());
        for passage in self.passages() {
            push_line(&mut all, self.reading(passage));
        }
        all
    }

    /// The readings with the edits made, worked out here and not by the format that writes the file.
    pub fn readings_after(&self, edits: &Edits) -> String {
        Meant::new(self, edits).text(self.text(), edits.each())
    }

    /// The readings of what edits replace, each once, those that are long enough to mean something, in the order of the text.
    pub fn replaced(&self, edits: &Edits) -> Vec<&str> {
        telling_once(self.readings_of(edits).map(|(_, _, reading)| reading))
    }

    /// Those of [`ExtractedText::replaced`] that are not what the text has at the place of an edit.
    pub fn replaced_in_parts(&self, edits: &Edits) -> Vec<&str> {
        let whole = edits.ranges();
        let is_part = |index: usize, source: TextRange| whole.get(index) != Some(&source);
        let parts = self.readings_of(edits).filter(|(passage, edit, _)| {
            passage.reading.is_some() || is_part(edit.index, edit.range.shift(passage.range.start()))
        });
        telling_once(parts.map(|(_, _, reading)| reading))
    }

    /// What edits replace in each passage, as a person reads it.
    fn readings_of<'s, 'e>(
        &'s self,
        edits: &'e Edits,
    ) -> impl Iterator<Item = (&'s Passage, LocalEdit<'e>, &'s str)>
    where
        's: 'e,
    {
        let in_passage = |(index, local)| self.passages().get(index).map(|passage| (passage, local));
        edits.by_passage(self).filter_map(in_passage).flat_map(|(passage, local)| {
            let reading = self.reading(passage);
            let read = move |edit: LocalEdit<'e>| {
                let read = in_reading(passage, edit.range).of(reading);
                (passage, edit, read)
            };
            local.into_iter().map(read)
        })
    }
}

/// The values, trimmed and each once, that are long enough to mean something, in their order.
pub fn telling_once<'v>(values: impl Iterator<Item = &'v str>) -> Vec<&'v str> {
    let hasher = FastHasher::default();
    // Room that is not used takes no memory, and a list that grows is there twice.
    let room = values.size_hint().1.unwrap_or_default().min(MOST_ROOM);
    let mut once: Vec<&str> = Vec::with_capacity(room);
    // By number: a large sheet has a million values, and a set of them would take as much again four times.
    let mut known: HashTable<u32> = HashTable::with_capacity(room);
    let telling = |value: &&str| value.chars().count() >= TELLING;
    for value in values.map(str::trim).filter(telling) {
        let at = |number: &u32| once.get(*number as usize).copied();
        let (is_it, hash) =
            (|number: &u32| at(number) == Some(value), |number: &u32| hasher.hash_one(at(number)));
        // No text has so many values; one that is not numbered comes more than once.
        let next = u32::try_from(once.len()).unwrap_or(u32::MAX);
        if let Entry::Vacant(new) = known.entry(hasher.hash_one(Some(value)), is_it, hash) {
            new.insert(next);
            once.push(value);
        }
    }
    once
}

fn push_line(all: &mut String, line: &str) {
    if !line.trim().is_empty() {
        all.push_str(line);
        all.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edit, Unescaped};

    #[test]
    fn each_value_that_tells_something_comes_once() {
        let all: Vec<String> = (0..500).map(|number| format!(" value {}  ", number % 200)).collect();
        let once = telling_once(all.iter().map(String::as_str).chain(["abc", "  ", "Zoë!", "Zoë!"]));
        let expected: Vec<String> = (0..200).map(|number| format!("value {number}")).collect();
        assert_eq!(once, expected.iter().map(String::as_str).chain(["Zoë!"]).collect::<Vec<_>>());
    }

    #[test]
    fn edits_are_made_in_the_readings() {
        let mut reading = Unescaped::new();
        reading.verbatim(0, "Schmidt");
        reading.escape(TextRange::new(7, 9), "");
        reading.verbatim(9, "berger left");
        let divided = Passage::plain(TextRange::new(0, 20)).read_as(Some(Box::new(reading)));
        let passages = vec![divided, Passage::plain(TextRange::new(21, 24))];
        let text = ExtractedText::new("Schmidt-\nberger left\nand".into(), passages);
        let edits = Edits::new(vec![Edit { range: TextRange::new(0, 15), text: "[N]".into() }]).unwrap();
        assert_eq!(text.readings(), "Schmidtberger left\nand\n");
        assert_eq!(text.readings_after(&edits), "[N] left\nand\n");
        assert_eq!(text.replaced(&edits), ["Schmidtberger"]);
        assert_eq!(text.replaced_in_parts(&edits), ["Schmidtberger"]);
        let across = Edits::new(vec![Edit { range: TextRange::new(16, 24), text: "[O]".into() }]).unwrap();
        assert_eq!(text.replaced_in_parts(&across), ["left"]);
        let plain = ExtractedText::running("Ann Lee and Ann Lee".into());
        let ranges = [TextRange::new(0, 7), TextRange::new(12, 19)];
        let edits = Edits::new(ranges.map(|range| Edit { range, text: "[N]".into() }).into()).unwrap();
        assert_eq!(plain.replaced(&edits), ["Ann Lee"]);
        assert!(plain.replaced_in_parts(&edits).is_empty());
    }
}
