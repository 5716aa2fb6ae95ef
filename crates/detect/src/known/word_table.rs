//! What is known of words, in one piece of memory for all of them: a sheet may name a hundred thousand people.

use std::hash::BuildHasher;

use blackbar_core::{FastHasher, TextRange};
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

/// A value for each of its words.
pub(super) struct WordTable<V> {
    /// All words, one behind the other.
    text: String,
    hasher: FastHasher,
    words: HashTable<(TextRange, V)>,
}

impl<V> Default for WordTable<V> {
    fn default() -> WordTable<V> {
        WordTable { text: String::new(), hasher: FastHasher::default(), words: HashTable::new() }
    }
}

impl<V> WordTable<V> {
    pub(super) fn get(&self, word: &str) -> Option<&V> {
        let text = &self.text;
        let found = self.words.find(self.hasher.hash_one(word), |(range, _)| range.of(text) == word);
        found.map(|(_, value)| value)
    }

    /// Enters a word with a value; `join` tells what becomes of the value that it has already.
    pub(super) fn enter(&mut self, word: &str, value: V, join: impl FnOnce(&mut V, V)) {
        let WordTable { text, hasher, words } = self;
        let hash_again = |(range, _): &(TextRange, V)| hasher.hash_one(range.of(text));
        match words.entry(hasher.hash_one(word), |(range, _)| range.of(text) == word, hash_again) {
            Entry::Occupied(mut known) => join(&mut known.get_mut().1, value),
            Entry::Vacant(place) => {
                place.insert((TextRange::at(text.len(), word.len()), value));
                text.push_str(word);
            }
        }
    }

    /// Enters what stands in another.
    pub(super) fn add(&mut self, other: WordTable<V>, join: impl Fn(&mut V, V)) {
        if self.words.is_empty() {
            *self = other;
            return;
        }
        for (range, value) in other.words {
            self.enter(range.of(&other.text), value, &join);
        }
    }

    /// Words and values, in no order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &V)> {
        self.words.iter().map(|(range, value)| (range.of(&self.text), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_has_one_value() {
        let more = |value: &mut u32, other| *value += other;
        let mut words = WordTable::default();
        for number in 0..1000 {
            words.enter(&format!("Berg{}", number % 500), number, more);
        }
        let mut others = WordTable::default();
        others.enter("Berg7", 1, more);
        others.enter("Ångström", 2, more);
        words.add(others, more);
        assert_eq!(words.get("Berg7"), Some(&(7 + 507 + 1)));
        assert_eq!((words.get("Ångström"), words.get("Berg")), (Some(&2), None));
        assert_eq!(words.iter().count(), 501);
        let mut empty = WordTable::default();
        empty.add(words, more);
        assert_eq!(empty.get("Berg499"), Some(&(499 + 999)));
    }
}
