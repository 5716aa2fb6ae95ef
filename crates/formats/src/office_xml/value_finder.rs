//! Finds any of many values in a text. An automaton is fast, but one over the million numbers of a large sheet takes
//! gigabytes: then words are looked up one by one.

use std::hash::BuildHasher;

use aho_corasick::{AhoCorasick, AhoCorasickKind, MatchKind};
use blackbar_core::{FastHasher, FastMap, FormatError, TextRange};
use hashbrown::HashTable;
use rayon::prelude::*;
use smallvec::SmallVec;

use super::extraction::narrow;
use super::part_slots::PartSlots;

/// From so many values on the words are looked up.
const MANY: usize = 2000;
/// How much of a part is looked at at once.
const PIECE: usize = 1 << 20;

/// What to look for.
pub(super) struct ValueFinder<'v> {
    by: By<'v>,
    /// No value holds `<`: none lies on both sides of one.
    within_tags: bool,
    runs: Runs,
}

/// Where values may stand in markup: in a run of bytes among which is none that no value has. Names, references and numbers of
/// cells, most of a sheet's markup, are shorter than what is looked for.
struct Runs {
    breaks: [bool; 256],
    shortest: usize,
}

impl Runs {
    fn new(values: &[&str]) -> Runs {
        let mut breaks = [false; 256];
        b"<>\"='".iter().for_each(|byte| breaks[usize::from(*byte)] = true);
        let bytes = values.iter().flat_map(|value| value.bytes());
        bytes.for_each(|byte| breaks[usize::from(byte)] = false);
        Runs { breaks, shortest: values.iter().map(|value| value.len()).min().unwrap_or_default() }
    }

    /// The stretches of a stretch in which values may begin.
    fn of(&self, text: &str, stretch: TextRange) -> impl Iterator<Item = TextRange> {
        let mut at = stretch.start();
        let end_of = |from: usize, end: usize| {
            let bytes = text.as_bytes().get(from..end).unwrap_or_default();
            bytes.iter().position(|byte| self.breaks[usize::from(*byte)]).map_or(end, |found| from + found)
        };
        std::iter::from_fn(move || {
            while at < stretch.end() {
                let run = TextRange::new(at, end_of(at, stretch.end()));
                at = run.end() + 1;
                // What begins at the end of the stretch may go on behind it.
                let goes_on = run.end() == stretch.end();
                if !run.is_empty() && (goes_on || run.len() >= self.shortest) {
                    return Some(run);
                }
            }
            None
        })
    }
}

enum By<'v> {
    Automaton(AhoCorasick),
    Words(Words<'v>),
}

/// How many bytes before a word values begin, and how long they are.
type Starts = SmallVec<[(u32, u32); 2]>;

/// Values by their first words.
struct Words<'v> {
    values: &'v [&'v str],
    /// The starts of each word, the longest value first. Each once: a hundred thousand values may begin with one word, but they
    /// have few lengths.
    by_word: FastMap<&'v str, Starts>,
    /// The numbers of the values, by what they say: the first, where two say the same.
    whole: HashTable<u32>,
    hasher: FastHasher,
    /// Most words of a text begin no value, which this tells without hashing them well: a bit for each that does.
    maybe: Vec<u64>,
    /// And those of markup are mostly told by this: by its first byte, a bit for each length that a word has which begins one.
    lengths: Box<[u32; 256]>,
}

/// The length of a word among the bits of [`Words::lengths`].
fn length_bit(word: &str) -> u32 {
    1 << word.len().min(31)
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
    fn new(values: &'v [&'v str]) -> Result<Words<'v>, FormatError> {
        let hasher = FastHasher::default();
        let (by_word, whole) = rayon::join(|| by_word(values), || by_value(values, &hasher));
        let (by_word, whole) = (by_word?, whole?);
        let mut maybe = vec![0; 1 << 14];
        let mut lengths = Box::new([0; 256]);
        for word in by_word.keys() {
            let (place, bit) = bit(word);
            maybe.get_mut(place).into_iter().for_each(|bits| *bits |= bit);
            if let Some(first) = word.bytes().next() {
                lengths[usize::from(first)] |= length_bit(word);
            }
        }
        Ok(Words { values, by_word, whole, hasher, maybe, lengths })
    }

    fn starts(&self, word: &str) -> &[(u32, u32)] {
        let Some(first) = word.bytes().next() else { return &[] };
        if self.lengths[usize::from(first)] & length_bit(word) == 0 {
            return &[];
        }
        let (place, bit) = bit(word);
        if self.maybe.get(place).is_none_or(|bits| bits & bit == 0) {
            return &[];
        }
        self.by_word.get(word).map_or(&[], SmallVec::as_slice)
    }

    /// Which value a text is.
    fn number(&self, text: &str) -> Option<usize> {
        let is_it = |number: &u32| self.values.get(*number as usize) == Some(&text);
        self.whole.find(self.hasher.hash_one(Some(&text)), is_it).map(|number| *number as usize)
    }

    /// The values whose first words begin in a stretch.
    fn each(&self, text: &str, stretch: TextRange, mut found: impl FnMut(TextRange, usize)) {
        let mut at = stretch.start();
        // No further than the stretch: what lies between two of them may be long, and is not looked through for each.
        let beginnings = text.get(..stretch.end()).unwrap_or(text);
        while let Some(start) = first(beginnings, at, true) {
            let word = TextRange::new(start, first(text, start, false).unwrap_or(text.len()));
            let mut next = word.end();
            for (before, length) in self.starts(word.of(text)) {
                let (before, length) = (*before as usize, *length as usize);
                let Some(start) = word.start().checked_sub(before).filter(|start| *start >= at) else {
                    continue;
                };
                let value = text.get(start..start + length);
                if let Some(number) = value.and_then(|value| self.number(value)) {
                    found(TextRange::at(start, length), number);
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

/// What a byte says about words: part of one, or not, or only the whole character tells.
static IN_WORD: [Option<bool>; 256] = {
    let mut table = [None; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        table[byte as usize] = Some(byte.is_ascii_alphanumeric());
        byte += 1;
    }
    table
};

/// The first character from `from` on that is, or is not, part of a word. Nearly all are told by their one byte.
fn first(text: &str, from: usize, in_word: bool) -> Option<usize> {
    let may_be = |byte: &u8| IN_WORD[usize::from(*byte)] != Some(!in_word);
    let at = from + text.as_bytes().get(from..)?.iter().position(may_be)?;
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
            By::Words(Words::new(values)?)
        };
        let within_tags = values.iter().all(|value| !value.contains('<'));
        Ok(ValueFinder { by, within_tags, runs: Runs::new(values) })
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

    /// Whether no value reaches over a tag.
    pub(super) fn stays_within_tags(&self) -> bool {
        self.within_tags
    }

    /// Those of the places in some markup, which begins there in its part, that begin in none of the part's slots. Much of
    /// it is looked at in several pieces at a time.
    pub(super) fn find_outside<'s>(
        &self,
        source: &str,
        from: usize,
        slots: impl Fn() -> &'s PartSlots<'s> + Sync,
    ) -> Vec<TextRange> {
        let size = if self.within_tags { PIECE } else { source.len() };
        let in_piece = |piece: TextRange| {
            let mut places = Vec::new();
            let text = piece.of(source);
            let from = from + piece.start();
            let mut take = |place: TextRange, _| {
                let is_outside = !slots().meet(place.shift(from));
                places.extend(is_outside.then(|| place.shift(piece.start())));
            };
            match &self.by {
                // What begins in a slot is not even looked at: that is most of a sheet.
                By::Words(words) => slots()
                    .between(TextRange::at(from, text.len()))
                    .flat_map(|gap| self.runs.of(text, gap.relative_to(from)))
                    .for_each(|run| words.each(text, run, &mut take)),
                By::Automaton(_) => self.each(text, take),
            }
            places
        };
        pieces(source, size).into_par_iter().flat_map_iter(in_piece).collect()
    }

    /// The same, one by one: in a large sheet values stand in a million places.
    fn each(&self, text: &str, mut found: impl FnMut(TextRange, usize)) {
        match &self.by {
            By::Automaton(automaton) => automaton.find_iter(text).for_each(|one| {
                found(TextRange::new(one.start(), one.end()), one.pattern().as_usize());
            }),
            By::Words(words) => words.each(text, TextRange::new(0, text.len()), found),
        }
    }
}

/// A part in pieces of about this size, each of which begins with a tag.
fn pieces(source: &str, size: usize) -> Vec<TextRange> {
    let mut pieces = Vec::new();
    let mut start = 0;
    while start < source.len() {
        let rest = source.as_bytes().get(start + size.max(1)..).unwrap_or_default();
        let end = memchr::memchr(b'<', rest).map_or(source.len(), |tag| start + size.max(1) + tag);
        pieces.push(TextRange::new(start, end));
        start = end;
    }
    pieces
}

/// The numbers of the values, by what they say.
fn by_value(values: &[&str], hasher: &FastHasher) -> Result<HashTable<u32>, FormatError> {
    let mut numbers = HashTable::with_capacity(values.len());
    for (number, value) in values.iter().enumerate() {
        let number = narrow(number)?;
        let says = |number: &u32| values.get(*number as usize);
        let hash = |number: &u32| hasher.hash_one(says(number));
        let is_known = |known: &u32| says(known) == Some(value);
        numbers.entry(hasher.hash_one(Some(value)), is_known, hash).or_insert(number);
    }
    Ok(numbers)
}

fn by_word<'v>(values: &'v [&'v str]) -> Result<FastMap<&'v str, Starts>, FormatError> {
    let mut words: FastMap<&str, Starts> = FastMap::default();
    for value in values {
        if let Some(word) = first_word(value) {
            let starts = words.entry(word.of(value)).or_default();
            let start = (narrow(word.start())?, narrow(value.len())?);
            if !starts.contains(&start) {
                starts.push(start);
            }
        }
    }
    words.values_mut().for_each(|starts| starts.sort_by_key(|(_, length)| std::cmp::Reverse(*length)));
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::super::extraction::Slot;
    use super::*;

    fn by_words<'v>(values: &'v [&'v str]) -> ValueFinder<'v> {
        let by = By::Words(Words::new(values).unwrap());
        ValueFinder { by, within_tags: true, runs: Runs::new(values) }
    }

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
        let words = by_words(&few);
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

    #[test]
    fn runs_leave_nothing_out() {
        let source =
            "<c r=\"A3\" s='1'><v>a=b c</v>&amp;Ann \"Lee\"<w w=\"Ann Lee (415) 555-0132\"/>Ann \u{2019}Lee";
        let lists: [&[&str]; 5] = [
            &["Ann Lee", "415) 555-0132"],
            &["a=b c", "Ann \u{2019}Lee"],
            &["Ann \"Lee\"", "a=b"],
            &["amp;Ann"],
            &["s='1'", "A3"],
        ];
        for values in lists {
            let finder = by_words(values);
            let wanted: Vec<TextRange> = finder.find(source).into_iter().map(|(place, _)| place).collect();
            assert!(wanted.len() >= values.len(), "{values:?}");
            for length in 0..=source.len() {
                // One slot that ends or begins there: what begins before it may reach into it.
                for slot in [TextRange::new(0, length), TextRange::new(length, source.len())] {
                    let slots = [Slot::of_text(slot)];
                    let slots = PartSlots::new(&slots, 0);
                    let outside = |place: &TextRange| !slots.meet(*place);
                    let wanted: Vec<TextRange> = wanted.iter().copied().filter(outside).collect();
                    let got = finder.find_outside(source, 0, || &slots);
                    let missed = wanted.iter().filter(|place| !got.contains(place));
                    // What begins in a slot is not looked at, so that something else may be found behind it.
                    assert_eq!(missed.count(), 0, "{values:?} {slot:?} {wanted:?} {got:?}");
                }
            }
        }
    }

    #[test]
    fn pieces_hold_what_the_whole_does() {
        let source = "<a b=\"Ann Lee\">x@y.org</a><c>Ann Lee</c>Ann<d>Ann Lee, Bob</d>".repeat(9);
        let few = ["Ann Lee", "x@y.org", "Ann", "Bob"];
        let finder = ValueFinder::new(&few).unwrap();
        let all: Vec<TextRange> = finder.find(&source).into_iter().map(|(place, _)| place).collect();
        let none = PartSlots::new(&[], 0);
        assert_eq!(finder.find_outside(&source, 0, || &none), all);
        for size in 0..source.len() + 2 {
            let pieces = pieces(&source, size);
            let whole: String = pieces.iter().map(|piece| piece.of(&source)).collect();
            assert_eq!(whole, source);
            let places = pieces.into_iter().flat_map(|piece| {
                let found = finder.find(piece.of(&source));
                found.into_iter().map(move |(place, _)| place.shift(piece.start()))
            });
            assert!(places.eq(all.iter().copied()), "{size}");
        }
        let across = ValueFinder::new(&["org</a>"]).unwrap();
        assert_eq!(across.find_outside(&source, 0, || &none).len(), 9);
        let slots = [Slot::of_text(TextRange::new(0, 100))];
        let slots = PartSlots::new(&slots, 0);
        assert_eq!(across.find_outside(&source, 0, || &slots).len(), 7);
        // The same markup, as if it stood somewhere in its part, and by either way.
        let slots: Vec<Slot> = all.iter().step_by(3).map(|hit| Slot::of_text(hit.shift(50))).collect();
        let slots = PartSlots::new(&slots, 0);
        let wanted: Vec<TextRange> =
            all.iter().enumerate().filter(|(number, _)| number % 3 > 0).map(|(_, hit)| *hit).collect();
        let words = by_words(&few);
        for finder in [&finder, &words] {
            assert_eq!(finder.find_outside(&source, 50, || &slots), wanted);
        }
    }
}
