//! The changes of a package's slots, in one list: a large sheet has a million of them, and a list for each would be most of
//! what it takes.

use std::collections::{HashMap, HashSet};

use blackbar_core::{EditText, Edits, SharedText, TextRange};

use super::change_texts::{ChangeTexts, Comes};
use super::extraction::Slot;

/// A change inside a slot, in its reading.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SlotChange {
    /// Which.
    pub(super) slot: u32,
    /// What goes.
    pub(super) range: TextRange,
    /// What comes, as a person reads it.
    pub(super) comes: Comes,
}

/// One that no edit asked for.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NewChange {
    /// Which slot.
    pub(super) slot: u32,
    /// What goes.
    pub(super) range: TextRange,
    /// What comes, as a person reads it.
    pub(super) text: SharedText,
}

/// Changes, those of one slot together from left to right.
#[derive(Default)]
pub(super) struct SlotChanges {
    all: Vec<SlotChange>,
    texts: ChangeTexts,
}

impl SlotChanges {
    /// Those that the edits ask for, in the order they came for each slot.
    pub(super) fn asked(mut changes: Vec<SlotChange>, edits: &Edits) -> SlotChanges {
        changes.sort_by_key(|change| change.slot);
        SlotChanges { all: changes, texts: ChangeTexts::of(edits.clone()) }
    }

    /// Those that no edit asked for.
    pub(super) fn new(changes: Vec<NewChange>) -> SlotChanges {
        let mut all = SlotChanges::default();
        all.add(changes);
        all
    }

    /// What comes in the place of one of them.
    pub(super) fn text(&self, change: &SlotChange) -> EditText<'_> {
        self.texts.get(change.comes)
    }

    /// What comes in the places of all.
    pub(super) fn texts(&self) -> &ChangeTexts {
        &self.texts
    }

    /// Whether nothing changes.
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The slots that change; one with several changes several times.
    pub(super) fn slots(&self) -> impl Iterator<Item = u32> + '_ {
        self.all.iter().map(|change| change.slot)
    }

    /// The changes slot by slot.
    pub(super) fn groups(&self) -> impl Iterator<Item = &[SlotChange]> {
        self.all.chunk_by(|one, next| one.slot == next.slot)
    }

    /// The changes of a slot.
    pub(super) fn of(&self, slot: u32) -> &[SlotChange] {
        self.all.get(self.place(slot)).unwrap_or_default()
    }

    /// The changes of a slot, to be changed.
    pub(super) fn of_mut(&mut self, slot: u32) -> &mut [SlotChange] {
        let place = self.place(slot);
        self.all.get_mut(place).unwrap_or_default()
    }

    fn place(&self, slot: u32) -> std::ops::Range<usize> {
        let start = self.all.partition_point(|change| change.slot < slot);
        let rest = self.all.get(start..).unwrap_or_default();
        start..start + rest.iter().take_while(|change| change.slot == slot).count()
    }

    /// Keeps a text for changes to come.
    pub(super) fn keep(&mut self, text: SharedText) -> Comes {
        self.texts.add(text)
    }

    /// Adds some more whose texts are kept, to be settled.
    pub(super) fn add_kept(&mut self, changes: Vec<SlotChange>) {
        if !changes.is_empty() {
            self.all.extend(changes);
            self.all.sort_by_key(|change| change.slot);
        }
    }

    /// Adds some more, to be settled.
    pub(super) fn add(&mut self, changes: Vec<NewChange>) {
        let kept = |NewChange { slot, range, text }| SlotChange { slot, range, comes: self.keep(text) };
        let kept = changes.into_iter().map(kept).collect();
        self.add_kept(kept);
    }

    /// Another text in the place of the last change of a slot.
    pub(super) fn end_with(&mut self, slot: u32, text: SharedText) {
        let comes = self.texts.add(text);
        if let Some(last) = self.of_mut(slot).last_mut() {
            last.comes = comes;
        }
    }

    /// Takes these in the place of all that their slots had.
    pub(super) fn put(&mut self, changes: Vec<NewChange>) {
        if changes.is_empty() {
            return;
        }
        let slots: HashSet<u32> = changes.iter().map(|change| change.slot).collect();
        self.all.retain(|change| !slots.contains(&change.slot));
        self.add(changes);
    }

    /// Makes those of a slot disjoint: where two share a character, or are in a slot that changes as a whole, they become
    /// one, with the first one's text.
    pub(super) fn settle(&mut self, whole: impl Fn(u32) -> bool) {
        // Stable, so that what was asked goes before what was spread.
        self.all.sort_by_key(|change| (change.slot, change.range.start()));
        self.all.dedup_by(|change, last| {
            let meet = last.range.overlaps(change.range) || last.range == change.range;
            let same = last.slot == change.slot && (meet || whole(change.slot));
            if same {
                last.range = last.range.cover(change.range);
                if last.comes == Comes::NOTHING {
                    last.comes = change.comes;
                }
            }
            same
        });
    }

    /// Those of each part, in the order in which their slots stand there, and what comes in their places. Each part has its own, to be
    /// given up when it is done with them.
    pub(super) fn by_part(mut self, slots: &[Slot]) -> (HashMap<usize, Vec<SlotChange>>, ChangeTexts) {
        let slot_of = |change: &SlotChange| slots.get(change.slot as usize);
        // Slots are told as they are read, so that next to nothing moves.
        self.all.sort_by_key(|change| slot_of(change).map(|slot| (slot.part(), slot.range())));
        let part_of = |change: &SlotChange| slot_of(change).map_or(0, Slot::part);
        let mut by_part = HashMap::new();
        while let Some(last) = self.all.last().map(part_of) {
            let begin = self.all.partition_point(|change| part_of(change) < last);
            let list = if begin == 0 { std::mem::take(&mut self.all) } else { self.all.split_off(begin) };
            by_part.insert(last, list);
        }
        (by_part, self.texts)
    }
}

/// Which slots change: asked for every passage, of which few change.
pub(super) struct Changed<'c> {
    changes: &'c SlotChanges,
    /// One a slot: where its changes begin.
    begins: Vec<u32>,
}

impl<'c> Changed<'c> {
    pub(super) fn new(changes: &'c SlotChanges, slots: usize) -> Changed<'c> {
        let mut begins = vec![u32::MAX; slots];
        for (number, change) in (0_u32..).zip(&changes.all) {
            if let Some(begin) = begins.get_mut(change.slot as usize) {
                *begin = number.min(*begin);
            }
        }
        Changed { changes, begins }
    }

    /// What comes in the place of one of them.
    pub(super) fn text(&self, change: &SlotChange) -> EditText<'c> {
        self.changes.text(change)
    }

    /// What comes in the places of all.
    pub(super) fn texts(&self) -> &'c ChangeTexts {
        self.changes.texts()
    }

    /// The changes of a slot.
    pub(super) fn of(&self, slot: u32) -> &'c [SlotChange] {
        let begin = self.begins.get(slot as usize).map_or(usize::MAX, |begin| *begin as usize);
        let rest = self.changes.all.get(begin..).unwrap_or_default();
        let count = rest.iter().take_while(|change| change.slot == slot).count();
        rest.get(..count).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(slot: u32, start: usize, end: usize, text: &str) -> NewChange {
        NewChange { slot, range: TextRange::new(start, end), text: text.into() }
    }

    /// The changes of a slot, with their texts.
    fn of(changes: &SlotChanges, slot: u32) -> Vec<NewChange> {
        let told =
            |one: &SlotChange| NewChange { slot, range: one.range, text: changes.texts.shared(one.comes) };
        changes.of(slot).iter().map(told).collect()
    }

    #[test]
    fn what_is_added_is_found_and_hides_nothing() {
        let mut changes = SlotChanges::new(vec![change(2, 0, 3, "[A]"), change(7, 0, 3, "[B]")]);
        changes.add(vec![change(1, 0, 1, "[C]"), change(7, 0, 9, ""), change(4, 0, 1, "[D]")]);
        let found =
            |slot: u32| changes.of(slot).iter().map(|one| changes.text(one).to_string()).collect::<Vec<_>>();
        let all = [1, 2, 3, 4, 7].map(found);
        let expected: [&[&str]; 5] = [&["[C]"], &["[A]"], &[], &["[D]"], &["[B]", ""]];
        assert_eq!(all, expected.map(|texts| texts.iter().map(ToString::to_string).collect::<Vec<_>>()));
    }

    #[test]
    fn changes_that_meet_become_one() {
        let asked = [change(4, 5, 9, "[B]"), change(2, 0, 3, "[A]"), change(4, 0, 3, "[C]")];
        let spread = [change(4, 2, 4, "[D]"), change(2, 7, 9, ""), change(2, 8, 12, "[E]")];
        let mut changes = SlotChanges::new(asked.into_iter().chain(spread).collect());
        changes.settle(|_| false);
        assert_eq!(of(&changes, 2), [change(2, 0, 3, "[A]"), change(2, 7, 12, "[E]")]);
        assert_eq!(of(&changes, 4), [change(4, 0, 4, "[C]"), change(4, 5, 9, "[B]")]);
        assert!(changes.of(3).is_empty() && changes.groups().count() == 2);
        let changed = Changed::new(&changes, 5);
        assert!((0..6).all(|slot| changed.of(slot) == changes.of(slot)));
        changes.settle(|slot| slot == 4);
        assert_eq!(of(&changes, 4), [change(4, 0, 9, "[C]")]);
    }

    #[test]
    fn what_is_put_takes_the_place_of_what_was() {
        let mut changes =
            SlotChanges::new(vec![change(1, 0, 1, "a"), change(1, 2, 3, "b"), change(3, 0, 1, "c")]);
        changes.put(vec![change(2, 0, 2, "x"), change(1, 0, 9, "y")]);
        assert_eq!(changes.slots().collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(of(&changes, 1), [change(1, 0, 9, "y")]);
        changes.end_with(3, "z".into());
        assert_eq!(of(&changes, 3), [change(3, 0, 1, "z")]);
    }
}
