//! What was read last, for whoever asks for the same next: several recognizers look at every number in turn.

use std::cell::Cell;

/// The last place asked for and what stood there.
pub(crate) struct Last<T>(Cell<Option<(usize, Option<T>)>>);

impl<T: Copy> Last<T> {
    /// What stands at `at`, which `read` always answers alike.
    pub(crate) fn at(&self, at: usize, read: impl FnOnce() -> Option<T>) -> Option<T> {
        match self.0.get() {
            Some((known, found)) if known == at => found,
            _ => {
                let found = read();
                self.0.set(Some((at, found)));
                found
            }
        }
    }
}

impl<T> Default for Last<T> {
    fn default() -> Last<T> {
        Last(Cell::new(None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_place_is_read_once() {
        let (last, reads) = (Last::default(), Cell::new(0));
        let read = |at| {
            last.at(at, || {
                reads.set(reads.get() + 1);
                (at > 0).then_some(at * 2)
            })
        };
        assert_eq!([read(3), read(3), read(0), read(0), read(3)], [Some(6), Some(6), None, None, Some(6)]);
        assert_eq!(reads.get(), 3);
    }
}
