//! A text of any length in windows the network can read. Neighbours overlap, and what the network says of a token is
//! taken from the window in which it lies farthest from an edge, so that no token is read without what is around it.

use std::ops::Range;

/// Lengths are rounded up to a multiple of this: the runtime prepares itself for every length it meets.
pub(crate) const STEP: usize = 32;

/// Tokens that are read together, and those of them whose answer counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    /// All that are read.
    pub(crate) tokens: Range<usize>,
    /// Those whose answer is taken from here. The ranges of all windows follow each other without a gap.
    pub(crate) take: Range<usize>,
}

/// The windows over `count` tokens, `room` tokens each (the special ones not counted).
pub(crate) fn windows(count: usize, room: usize, overlap: usize) -> impl Iterator<Item = Window> {
    let room = room.max(1);
    let overlap = overlap.min(room - 1);
    let stride = room - overlap;
    // A token in the overlap is as far from the end of one window as from the beginning of the next at its middle.
    let cut = move |start: usize| if start == 0 { 0 } else { start + overlap.div_ceil(2) };
    let mut start = Some(0).filter(|_| count > 0);
    std::iter::from_fn(move || {
        let first = start?;
        let end = (first + room).min(count);
        let last = end == count;
        start = (!last).then_some(first + stride);
        Some(Window { tokens: first..end, take: cut(first)..if last { count } else { cut(first + stride) } })
    })
}

/// The length a window is padded to.
pub(crate) fn bucket(length: usize) -> usize {
    length.next_multiple_of(STEP).max(STEP)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// How far from the nearer edge.
    fn depth(window: &Range<usize>, token: usize) -> usize {
        (token - window.start).min(window.end - 1 - token)
    }

    proptest! {
        #[test]
        fn every_token_is_taken_once_and_from_where_it_lies_deepest(
            count in 0usize..2000, room in 2usize..300, part in 0usize..100,
        ) {
            let overlap = (room - 1) * part / 100;
            let all: Vec<Window> = windows(count, room, overlap).collect();
            let taken: Vec<usize> = all.iter().flat_map(|window| window.take.clone()).collect();
            prop_assert_eq!(taken, (0..count).collect::<Vec<_>>());
            for (number, window) in all.iter().enumerate() {
                prop_assert!(window.tokens.len() <= room);
                for token in window.take.clone() {
                    let best = all
                        .iter()
                        .enumerate()
                        .filter(|(_, other)| other.tokens.contains(&token))
                        .map(|(other, place)| (depth(&place.tokens, token), std::cmp::Reverse(other)))
                        .max();
                    // Only in the last, shorter window can an older one reach as deep for a token at its end.
                    prop_assert_eq!(best.map(|(_, other)| other.0), Some(number), "token {}", token);
                }
            }
        }
    }

    #[test]
    fn lengths_are_rounded_up() {
        for (length, rounded) in [(2, 32), (32, 32), (33, 64), (256, 256)] {
            assert_eq!(bucket(length), rounded);
        }
    }
}
