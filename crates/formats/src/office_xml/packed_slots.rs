//! Slots while nobody asks for them: between opening and writing a large file its text is read, which takes room of its own. They lie
//! one behind the other, so that the steps between them take a few bytes.

use blackbar_core::{put_number, take_number};

use super::extraction::Slot;

/// Slots, and which of them each passage shows.
pub(super) struct PackedSlots {
    slots: Vec<u8>,
    slot_of: Vec<u8>,
    counts: (usize, usize),
}

/// A step in either direction as a number that is small where the step is.
fn folded(step: i64) -> usize {
    (step << 1 ^ step >> 63) as usize
}

fn unfolded(number: usize) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

impl PackedSlots {
    pub(super) fn new(slots: &[Slot], slot_of: &[u32]) -> PackedSlots {
        let counts = (slots.len(), slot_of.len());
        // Room that is not used takes no memory, and a list that grows is there twice.
        let (mut of_slots, mut of_passages) =
            (Vec::with_capacity(4 * slots.len()), Vec::with_capacity(2 * slot_of.len()));
        let (mut at, mut last) = (0, 0);
        for slot in slots {
            let (start, length, rest) = slot.fields();
            let other = usize::from(rest != last);
            put_number(&mut of_slots, folded(i64::from(start) - at));
            put_number(&mut of_slots, length as usize * 2 + other);
            if other == 1 {
                put_number(&mut of_slots, rest as usize);
            }
            (at, last) = (i64::from(start) + i64::from(length), rest);
        }
        let mut next = 0;
        for slot in slot_of {
            put_number(&mut of_passages, folded(i64::from(*slot) - next));
            next = i64::from(*slot) + 1;
        }
        PackedSlots { slots: of_slots, slot_of: of_passages, counts }
    }

    /// As they were.
    pub(super) fn unpacked(self) -> (Vec<Slot>, Vec<u32>) {
        let (mut slots, mut slot_of) = (Vec::with_capacity(self.counts.0), Vec::with_capacity(self.counts.1));
        let (mut at, mut last) = (0_i64, 0);
        let mut rest = self.slots.iter();
        for _ in 0..self.counts.0 {
            let start = at + unfolded(take_number(&mut rest));
            let length = take_number(&mut rest);
            if length % 2 == 1 {
                last = take_number(&mut rest) as u32;
            }
            slots.push(Slot::of_fields(start as u32, (length / 2) as u32, last));
            at = start + (length / 2) as i64;
        }
        let (mut rest, mut next) = (self.slot_of.iter(), 0_i64);
        for _ in 0..self.counts.1 {
            let slot = next + unfolded(take_number(&mut rest));
            slot_of.push(slot as u32);
            next = slot + 1;
        }
        (slots, slot_of)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn they_come_out_as_they_went_in(
            slots in prop::collection::vec((any::<u32>(), any::<u32>(), prop::sample::select(vec![0, 7, u32::MAX])), 0..50),
            slot_of in prop::collection::vec(any::<u32>(), 0..50),
        ) {
            let slots: Vec<Slot> = slots.into_iter().map(|(a, b, c)| Slot::of_fields(a, b, c)).collect();
            let (again, again_of) = PackedSlots::new(&slots, &slot_of).unpacked();
            prop_assert!(again.iter().map(Slot::fields).eq(slots.iter().map(Slot::fields)));
            prop_assert_eq!(again_of, slot_of);
        }
    }

    #[test]
    fn slots_in_order_take_little_room() {
        let slots: Vec<Slot> = (0..1000).map(|number| Slot::of_fields(40 * number, 19, 5 << 8)).collect();
        let packed = PackedSlots::new(&slots, &(0..1000).collect::<Vec<u32>>());
        assert!(packed.slots.len() < 2010 && packed.slot_of.len() == 1000);
    }
}
