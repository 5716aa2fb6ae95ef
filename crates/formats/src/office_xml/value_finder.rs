//! Finds any of many values in a text. An automaton is fast, but one over the million numbers of a large sheet takes
//! gigabytes: then words are looked up one by one.

use std::collections::HashMap;

use aho_corasick::{AhoCorasick, AhoCorasickKind, MatchKind};
use blackbar_core::{FormatError, TextRange};

/// From so many values on the words are looked up.
const MANY: usize = 2000;

/// What to look for.
pub(super) struct ValueFinder<'v> {
    by: By<'v>,
}

enum By<'v> {
    Automaton(AhoCorasick),
    Words(Words<'v>),
}

/// Values by their first words.
struct Words<'v> {
    /// How many bytes before the word values begin, and how long they are, the longest first. Each once: a hundred thousand
    /// values may begin with one word, but they have few lengths.
    by_word: HashMap<&'v str, Vec<(usize, usize)>>,
    /// Which value it is.
    whole: HashMap<&'v str, usize>,
    /// Most words of a text begin no value, which this tells without hashing them well: a bit for each that does.
    maybe: Vec<u64>,
}

/// A place among the bits of [`Words::maybe`]. Nothing depends on its being a good one but the time.
fn bit(word: &str) -> (usize, u64) {
    const BITS: u32 = 20;
    let bytes = word.as_bytes();
    let mixed = bytes.iter().take(16).fold(bytes.len() as u64, |mixed, byte| {
        (mixed ^ u64::from(*byte)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23)
    });
    let place = (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - BITS)) as usize;
    (place / 64, 1 << (place % 64))
}

impl<'v> Words<'v> {
    fn new(values: &'v [&'v str]) -> Words<'v> {
        let by_word = by_word(values);
        let whole = values.iter().enumerate().rev().map(|(index, value)| (*value, index)).collect();
        let mut maybe = vec![0; 1 << 14];
        for word in by_word.keys() {
            let (place, bit) = bit(word);
            maybe.get_mut(place).into_iter().for_each(|bits| *bits |= bit);
        }
        Words { by_word, whole, maybe }
    }

    fn get(&self, word: &str) -> &[(usize, usize)] {
        let (place, bit) = bit(word);
        if self.maybe.get(place).is_none_or(|bits| bits & bit == 0) {
            return &[];
        }
        self.by_word.get(word).map_or(&[], Vec::as_slice)
    }

    fn each(&self, text: &str, mut found: impl FnMut(TextRange, usize)) {
        let mut at = 0;
        while let Some(word) = text.get(at..).and_then(first_word) {
            let word = word.shift(at);
            let mut next = word.end();
            for (before, length) in self.get(word.of(text)) {
                let Some(start) = word.start().checked_sub(*before).filter(|start| *start >= at) else {
                    continue;
                };
                let value = text.get(start..start + length);
                if let Some(index) = value.and_then(|value| self.whole.get(value)) {
                    found(TextRange::at(start, *length), *index);
                    next = (start + length).max(next);
                    break;
                }
            }
            at = next;
        }
    }
}

/// The first word of a text.
fn first_word(text: &str) -> Option<TextRange> {
    let start = first(text, 0, true)?;
    Some(TextRange::new(start, first(text, start, false).unwrap_or(text.len())))
}

/// The first character from `from` on that is, or is not, part of a word. Nearly all are told by their one byte.
fn first(text: &str, from: usize, in_word: bool) -> Option<usize> {
    let plain = |byte: &u8| !byte.is_ascii() || byte.is_ascii_alphanumeric() == in_word;
    let at = from + text.as_bytes().get(from..)?.iter().position(plain)?;
    if text.as_bytes().get(at)?.is_ascii() {
        return Some(at);
    }
    let found = |character: char| character.is_alphanumeric() == in_word;
    Some(at + text.get(at..)?.find(found)?)
}

impl<'v> ValueFinder<'v> {
    /// Of these values; none of them is empty.
    pub(super) fn new(values: &'v [&'v str]) -> Result<ValueFinder<'v>, FormatError> {
        let by = if values.len() < MANY {
            // A table of all states is faster to search with, but takes longer to make than most parts to search.
            let kind = Some(AhoCorasickKind::ContiguousNFA);
            let automaton =
                AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).kind(kind).build(values);
            By::Automaton(automaton.map_err(|_| FormatError::OverLimit("too many values"))?)
        } else {
            By::Words(Words::new(values))
        };
        Ok(ValueFinder { by })
    }

    /// Whether any stands in the text.
    pub(super) fn is_in(&self, text: &str) -> bool {
        match &self.by {
            By::Automaton(automaton) => automaton.is_match(text),
            By::Words(_) => !self.find(text).is_empty(),
        }
    }

    /// Where values stand, from left to right and disjoint, the longest of those that begin at one place: (where, which).
    pub(super) fn find(&self, text: &str) -> Vec<(TextRange, usize)> {
        let mut all = Vec::new();
        self.each(text, |place, value| all.push((place, value)));
        all
    }

    /// The same, one by one: in a large sheet values stand in a million places.
    pub(super) fn each(&self, text: &str, mut found: impl FnMut(TextRange, usize)) {
        match &self.by {
            By::Automaton(automaton) => automaton.find_iter(text).for_each(|one| {
                found(TextRange::new(one.start(), one.end()), one.pattern().as_usize());
            }),
            By::Words(words) => words.each(text, found),
        }
    }
}

fn by_word<'v>(values: &'v [&'v str]) -> HashMap<&'v str, Vec<(usize, usize)>> {
    let mut words: HashMap<&str, Vec<(usize, usize)>> = HashMap::with_capacity(values.len());
    for value in values {
        if let Some(word) = first_word(value) {
            let places = words.entry(word.of(value)).or_default();
            let place = (word.start(), value.len());
            if !places.contains(&place) {
                places.push(place);
            }
        }
    }
    words.values_mut().for_each(|places| places.sort_by_key(|(_, length)| std::cmp::Reverse(*length)));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_find_the_same() {
        let few = ["Ann Lee", "(415) 555-0132", "Ann Lee-Ray", "x@y.org", "Ann", "Jürg B"];
        let texts = [
            "",
            "Ann",
            "Dear Ann Lee-Ray, call (415) 555-0132",
            "x@y.org;Ann Lee",
            "name=\"Jürg B\"/>",
            "Anna",
        ];
        let automaton = ValueFinder::new(&few).unwrap();
        let words = ValueFinder { by: By::Words(Words::new(&few)) };
        for text in texts {
            let by_automaton = automaton.find(text);
            let whole = |found: &(TextRange, usize)| {
                !text[found.0.end()..].starts_with(|after: char| after.is_alphanumeric())
            };
            let by_automaton: Vec<_> = by_automaton.into_iter().filter(whole).collect();
            assert_eq!(words.find(text), by_automaton, "{text}");
        }
        let many: Vec<String> = (0..MANY).map(|number| format!("Person {number}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let finder = ValueFinder::new(&many).unwrap();
        let text = "Person 7 and Person 77x";
        assert_eq!(finder.find(text), [(TextRange::new(0, 8), 7), (TextRange::at(13, 9), 77)]);
        assert!(finder.is_in("a Person 1"));
        assert!(!finder.is_in("a person 1"));
    }
}
