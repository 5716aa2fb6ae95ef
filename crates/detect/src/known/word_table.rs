//! What is known of words, in one piece of memory for all of them: a sheet may name a hundred thousand people.

use std::cmp::Reverse;
use std::hash::BuildHasher;

use blackbar_core::{FastHasher, TextRange};
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use memchr::memmem;

/// So far back a word is looked for that may stand there already.
const LAST: usize = 48;

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
                // The words of a name mostly stand in it already.
                let last = text.len().saturating_sub(LAST);
                let known = memmem::find(&text.as_bytes()[last..], word.as_bytes());
                let at = known.map_or(text.len(), |at| last + at);
                place.insert((TextRange::at(at, word.len()), value));
                if known.is_none() {
                    text.push_str(word);
                }
            }
        }
    }

    /// Enters what stands in another.
    pub(super) fn add(&mut self, other: WordTable<V>, join: impl Fn(&mut V, V)) {
        if self.words.is_empty() {
            *self = other;
            return;
        }
        let mut words: Vec<(TextRange, V)> = other.words.into_iter().collect();
        // Names before their words.
        words.sort_unstable_by_key(|(range, _)| (range.start(), Reverse(range.end())));
        for (range, value) in words {
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
        let mut names = WordTable::default();
        for word in ["Åsa Ångström", "Åsa", "Ångström", "Ann", "Anna"] {
            names.enter(word, word.len() as u32, more);
        }
        assert_eq!(names.text, "Åsa ÅngströmAnnAnna", "words of a name stand in it");
        let names_length = names.text.len();
        let mut added = WordTable::default();
        added.enter("Lee", 1, more);
        added.add(names, more);
        assert_eq!(added.get("Ångström"), Some(&10));
        assert_eq!((added.get("Åsa"), added.get("sa"), added.text.len()), (Some(&4), None, 3 + names_length));
        let mut empty = WordTable::default();
        empty.add(words, more);
        assert_eq!(empty.get("Berg499"), Some(&(499 + 999)));
    }
}
