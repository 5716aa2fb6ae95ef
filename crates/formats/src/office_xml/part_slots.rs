//! Where the slots of a part lie. A place that begins before a slot and reaches into it lies in none.

use std::borrow::Cow;

use blackbar_core::TextRange;

use super::extraction::Slot;

/// Ranges that meet are at most so many: a slot that lies in another, and those beside them.
const NEAR: usize = 4;

/// The slots of a part, in order. Apart from its changes: a slot may begin many changes before the hit that it holds.
pub(super) struct PartSlots<'s>(Cow<'s, [Slot]>);

impl<'s> PartSlots<'s> {
    /// Those of all slots that lie in a part; of a large one they stand together and in order already.
    pub(super) fn new(slots: &'s [Slot], part: usize) -> PartSlots<'s> {
        let is_own = |slot: &Slot| slot.part() == part;
        let first = slots.iter().position(is_own).unwrap_or(slots.len());
        let count = slots.iter().skip(first).take_while(|slot| is_own(slot)).count();
        let (own, others) = slots.get(first..).unwrap_or_default().split_at(count);
        if own.is_sorted_by_key(Slot::range) && !others.iter().any(is_own) {
            return PartSlots(Cow::Borrowed(own));
        }
        let mut own: Vec<Slot> = slots.iter().copied().filter(is_own).collect();
        own.sort_by_key(Slot::range);
        PartSlots(Cow::Owned(own))
    }

    /// The stretches of a range that lie in none of them.
    pub(super) fn between(&self, range: TextRange) -> impl Iterator<Item = TextRange> {
        let first = self.0.partition_point(|slot| slot.range().start() < range.start()).saturating_sub(NEAR);
        let mut slots = self.0.iter().skip(first).map(Slot::range);
        let mut at = range.start();
        std::iter::from_fn(move || {
            while at < range.end() {
                let slot = slots.next().filter(|slot| slot.start() < range.end());
                let gap = TextRange::new(at, slot.map_or(range.end(), |slot| slot.start().max(at)));
                at = slot.map_or(range.end(), |slot| slot.end().max(at));
                if !gap.is_empty() {
                    return Some(gap);
                }
            }
            None
        })
    }

    /// Whether the place begins in one of them.
    pub(super) fn meet(&self, place: TextRange) -> bool {
        meet(&self.0, place, Slot::range)
    }
}

/// Whether the place begins in one of the ranges, which are in order and nearly all disjoint.
pub(super) fn meet<T>(ranges: &[T], place: TextRange, range: impl Fn(&T) -> TextRange) -> bool {
    let after = ranges.partition_point(|one| range(one).start() <= place.start());
    let near = ranges.get(after.saturating_sub(NEAR)..after).unwrap_or_default();
    near.iter().any(|one| range(one).overlaps(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_between_slots_meets_none() {
        let ranges = [(2, 5), (5, 8), (10, 10), (12, 20), (13, 15), (30, 31)];
        let ranges = ranges.map(|(start, end)| TextRange::new(start, end));
        let slots: Vec<Slot> = ranges.iter().map(|range| Slot::of_text(*range)).collect();
        let slots = PartSlots::new(&slots, 0);
        for (start, end) in (0..34).flat_map(|start| (start..34).map(move |end| (start, end))) {
            let free = |at: &usize| !ranges.iter().any(|range| range.contains_offset(*at));
            let between = slots.between(TextRange::new(start, end));
            let between: Vec<usize> = between.flat_map(|gap| gap.start()..gap.end()).collect();
            assert_eq!(between, (start..end).filter(free).collect::<Vec<_>>(), "{start} to {end}");
        }
        assert!(slots.meet(TextRange::new(4, 6)) && !slots.meet(TextRange::new(20, 30)));
        assert_eq!(PartSlots::new(&[], 0).between(TextRange::new(3, 9)).count(), 1);
    }
}
