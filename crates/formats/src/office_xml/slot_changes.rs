//! The changes of a package's slots, in one list: a large sheet has a million of them, and a list for each would be most of
//! what it takes.

use std::collections::{HashMap, HashSet};

use blackbar_core::{SharedText, TextRange};

use super::extraction::Slot;

/// A change inside a slot, in its reading.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SlotChange {
    /// Which.
    pub(super) slot: u32,
    /// What goes.
    pub(super) range: TextRange,
    /// What comes, as a person reads it.
    pub(super) text: SharedText,
}

/// Changes, those of one slot together from left to right.
#[derive(Default)]
pub(super) struct SlotChanges(Vec<SlotChange>);

impl SlotChanges {
    /// In the order they came for each slot.
    pub(super) fn new(mut changes: Vec<SlotChange>) -> SlotChanges {
        changes.sort_by_key(|change| change.slot);
        SlotChanges(changes)
    }

    /// Whether nothing changes.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The slots that change; one with several changes several times.
    pub(super) fn slots(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().map(|change| change.slot)
    }

    /// The changes slot by slot.
    pub(super) fn groups(&self) -> impl Iterator<Item = &[SlotChange]> {
        self.0.chunk_by(|one, next| one.slot == next.slot)
    }

    /// The changes of a slot.
    pub(super) fn of(&self, slot: u32) -> &[SlotChange] {
        self.0.get(self.place(slot)).unwrap_or_default()
    }

    /// The changes of a slot, to be changed.
    pub(super) fn of_mut(&mut self, slot: u32) -> &mut [SlotChange] {
        let place = self.place(slot);
        self.0.get_mut(place).unwrap_or_default()
    }

    fn place(&self, slot: u32) -> std::ops::Range<usize> {
        let start = self.0.partition_point(|change| change.slot < slot);
        let rest = self.0.get(start..).unwrap_or_default();
        start..start + rest.iter().take_while(|change| change.slot == slot).count()
    }

    /// Adds some more, to be settled.
    pub(super) fn add(&mut self, changes: Vec<SlotChange>) {
        if !changes.is_empty() {
            self.0.extend(changes);
            self.0.sort_by_key(|change| change.slot);
        }
    }

    /// Takes these in the place of all that their slots had.
    pub(super) fn put(&mut self, changes: Vec<SlotChange>) {
        if changes.is_empty() {
            return;
        }
        let slots: HashSet<u32> = changes.iter().map(|change| change.slot).collect();
        self.0.retain(|change| !slots.contains(&change.slot));
        self.0.extend(changes);
        self.0.sort_by_key(|change| change.slot);
    }

    /// Makes those of a slot disjoint: where two share a character, or are in a slot that changes as a whole, they become
    /// one, with the first one's text.
    pub(super) fn settle(&mut self, whole: impl Fn(u32) -> bool) {
        // Stable, so that what was asked goes before what was spread.
        self.0.sort_by_key(|change| (change.slot, change.range.start()));
        self.0.dedup_by(|change, last| {
            let meet = last.range.overlaps(change.range) || last.range == change.range;
            let same = last.slot == change.slot && (meet || whole(change.slot));
            if same {
                last.range = last.range.cover(change.range);
                if last.text.is_empty() {
                    last.text = change.text.clone();
                }
            }
            same
        });
    }

    /// Those of each part, in the order in which their slots stand there. Each part has its own, to be given up when it is done with
    /// them.
    pub(super) fn by_part(mut self, slots: &[Slot]) -> HashMap<usize, Vec<SlotChange>> {
        let slot_of = |change: &SlotChange| slots.get(change.slot as usize);
        // Slots are told as they are read, so that next to nothing moves.
        self.0.sort_by_key(|change| slot_of(change).map(|slot| (slot.part(), slot.range())));
        let part_of = |change: &SlotChange| slot_of(change).map_or(0, Slot::part);
        let mut by_part = HashMap::new();
        while let Some(last) = self.0.last().map(part_of) {
            let begin = self.0.partition_point(|change| part_of(change) < last);
            let list = if begin == 0 { std::mem::take(&mut self.0) } else { self.0.split_off(begin) };
            by_part.insert(last, list);
        }
        by_part
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
        for (number, change) in (0_u32..).zip(&changes.0) {
            if let Some(begin) = begins.get_mut(change.slot as usize) {
                *begin = number.min(*begin);
            }
        }
        Changed { changes, begins }
    }

    /// The changes of a slot.
    pub(super) fn of(&self, slot: u32) -> &'c [SlotChange] {
        let begin = self.begins.get(slot as usize).map_or(usize::MAX, |begin| *begin as usize);
        let rest = self.changes.0.get(begin..).unwrap_or_default();
        let count = rest.iter().take_while(|change| change.slot == slot).count();
        rest.get(..count).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(slot: u32, start: usize, end: usize, text: &str) -> SlotChange {
        SlotChange { slot, range: TextRange::new(start, end), text: text.into() }
    }

    #[test]
    fn what_is_added_is_found_and_hides_nothing() {
        let mut changes = SlotChanges::new(vec![change(2, 0, 3, "[A]"), change(7, 0, 3, "[B]")]);
        changes.add(vec![change(1, 0, 1, "[C]"), change(7, 0, 9, ""), change(4, 0, 1, "[D]")]);
        let found = |slot: u32| changes.of(slot).iter().map(|one| one.text.as_str()).collect::<Vec<_>>();
        let all = [1, 2, 3, 4, 7].map(found);
        assert_eq!(all, [vec!["[C]"], vec!["[A]"], vec![], vec!["[D]"], vec!["[B]", ""]]);
    }

    #[test]
    fn changes_that_meet_become_one() {
        let asked = [change(4, 5, 9, "[B]"), change(2, 0, 3, "[A]"), change(4, 0, 3, "[C]")];
        let spread = [change(4, 2, 4, "[D]"), change(2, 7, 9, ""), change(2, 8, 12, "[E]")];
        let mut changes = SlotChanges::new(asked.into_iter().chain(spread).collect());
        changes.settle(|_| false);
        assert_eq!(changes.of(2), [change(2, 0, 3, "[A]"), change(2, 7, 12, "[E]")]);
        assert_eq!(changes.of(4), [change(4, 0, 4, "[C]"), change(4, 5, 9, "[B]")]);
        assert!(changes.of(3).is_empty() && changes.groups().count() == 2);
        let changed = Changed::new(&changes, 5);
        assert!((0..6).all(|slot| changed.of(slot) == changes.of(slot)));
        changes.settle(|slot| slot == 4);
        assert_eq!(changes.of(4), [change(4, 0, 9, "[C]")]);
    }

    #[test]
    fn what_is_put_takes_the_place_of_what_was() {
        let mut changes =
            SlotChanges::new(vec![change(1, 0, 1, "a"), change(1, 2, 3, "b"), change(3, 0, 1, "c")]);
        changes.put(vec![change(2, 0, 2, "x"), change(1, 0, 9, "y")]);
        assert_eq!(changes.slots().collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(changes.of(1), [change(1, 0, 9, "y")]);
        changes.of_mut(3).iter_mut().for_each(|change| change.text = "z".into());
        assert_eq!(changes.of(3), [change(3, 0, 1, "z")]);
    }
}
