//! Words and phrases that match between word borders: a hash table by their first token.

use blackbar_core::TextRange;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::accents::{Accents, needs_its_accents};
use crate::scan::Meaning;

/// Called for each word found: where, and its entry.
pub(super) type Found<'f> = &'f mut dyn FnMut(TextRange, u32);

struct Word {
    /// Folded, as it is compared.
    folded: Vec<char>,
    /// The same, for words that are ASCII when folded: most texts are compared byte by byte.
    ascii: Option<Vec<u8>>,
    /// Set for words that only match as written.
    exact: Option<String>,
    /// As listed, for its accents.
    listed: &'static str,
    accents: Accents,
    /// Without its accents it is another word.
    needs_accents: bool,
    entry: u32,
}

/// All whole words, grouped by the hash of their first token.
pub(super) struct WholeWords {
    /// Sorted by hash.
    buckets: Vec<(u32, u32)>,
    words: Vec<Word>,
    /// One bit for each value of a hash's low bits: most tokens of a text end here.
    seen: Vec<u64>,
    /// Where in `buckets` the hashes with these high bits begin.
    starts: Vec<u32>,
}

const SEEN_BITS: u32 = 20;
const START_BITS: u32 = 12;

impl WholeWords {
    /// `meanings` of an entry say how closely its accents are looked at.
    pub(super) fn new<'m>(
        words: &[(&'static str, u32)],
        meanings: impl Fn(u32) -> &'m [Meaning],
    ) -> WholeWords {
        let mut hashed: Vec<(u32, Word)> = words
            .iter()
            .map(|(word, entry)| {
                let folded = fold(word);
                let hash = hash(folded.iter().copied().take_while(|c| joins(*c)));
                let exact = word.chars().any(char::is_uppercase).then(|| (*word).to_owned());
                let needs_accents = needs_its_accents(word, meanings(*entry));
                let ascii = if needs_accents {
                    None
                } else {
                    folded.iter().map(|c| u8::try_from(*c).ok().filter(u8::is_ascii)).collect()
                };
                let accents = Accents::of(meanings(*entry));
                (hash, Word { folded, ascii, exact, listed: word, accents, needs_accents, entry: *entry })
            })
            .collect();
        hashed.sort_by_key(|(hash, word)| (*hash, word.entry));
        let mut seen = vec![0_u64; 1 << (SEEN_BITS - 6)];
        let mut buckets = Vec::with_capacity(hashed.len());
        let mut words = Vec::with_capacity(hashed.len());
        for (number, (hash, word)) in hashed.into_iter().enumerate() {
            let bit = hash & ((1 << SEEN_BITS) - 1);
            seen[(bit >> 6) as usize] |= 1 << (bit & 63);
            buckets.push((hash, number as u32));
            words.push(word);
        }
        let starts = (0..=1_u64 << START_BITS)
            .map(|high| {
                buckets.partition_point(|(hash, _)| u64::from(*hash) < high << (32 - START_BITS)) as u32
            })
            .collect();
        WholeWords { buckets, words, seen, starts }
    }

    pub(super) fn find(&self, text: &str, found: Found<'_>) {
        let bytes = text.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            let byte = bytes[at];
            if byte < 0x80 && !byte.is_ascii_alphanumeric() {
                at += 1;
                continue;
            }
            let start = at;
            let mut state = SEED;
            let mut ascii = true;
            while at < bytes.len() {
                let byte = bytes[at];
                if byte.is_ascii_alphanumeric() {
                    state = step(state, u32::from(byte.to_ascii_lowercase()));
                    at += 1;
                } else if byte < 0x80 {
                    break;
                } else {
                    ascii = false;
                    break;
                }
            }
            if !ascii {
                let rest = &text[start..];
                let length = rest.find(|c: char| !joins(c)).unwrap_or(rest.len());
                if length == 0 {
                    // A sign beyond ASCII: not a word.
                    at = start + rest.chars().next().map_or(1, char::len_utf8);
                    continue;
                }
                at = start + length;
                state = SEED;
                each_folded(&rest[..length], |c| state = step(state, c as u32));
            }
            self.look_up(text, start, finish(state), found);
        }
    }

    fn look_up(&self, text: &str, start: usize, hash: u32, found: Found<'_>) {
        let bit = hash & ((1 << SEEN_BITS) - 1);
        if self.seen[(bit >> 6) as usize] & (1 << (bit & 63)) == 0 {
            return;
        }
        let high = (hash >> (32 - START_BITS)) as usize;
        let range = self.starts[high] as usize..self.starts[high + 1] as usize;
        for (_, number) in self.buckets[range].iter().filter(|(known, _)| *known == hash) {
            let word = &self.words[*number as usize];
            if let Some(length) = word.matches(&text[start..]) {
                found(TextRange::at(start, length), word.entry);
            }
        }
    }
}

impl Word {
    /// How many bytes of `text` it takes from the beginning, if it stands there as a whole.
    fn matches(&self, text: &str) -> Option<usize> {
        if let Some(exact) = &self.exact {
            let rest = text.strip_prefix(exact.as_str())?;
            return (!ends_inside(exact, rest)).then_some(exact.len());
        }
        if let Some(length) = self.ascii_prefix(text.as_bytes())? {
            let next = text.as_bytes().get(length).copied();
            if next.is_none_or(|byte| byte.is_ascii()) {
                let inside = next.is_some_and(|byte| byte.is_ascii_alphanumeric())
                    && text.as_bytes()[length - 1].is_ascii_alphanumeric();
                return (!inside).then_some(length);
            }
        }
        let mut wanted = self.folded.iter().copied();
        let mut end = 0;
        for (at, c) in text.char_indices() {
            if wanted.len() == 0 {
                break;
            }
            let mut fits = true;
            fold_char(c, |folded| {
                fits &= wanted.next().is_some_and(|next| next == folded || blank(next, folded));
            });
            if !fits {
                return None;
            }
            end = at + c.len_utf8();
        }
        if wanted.len() > 0 {
            return None;
        }
        // A decomposed accent belongs to its letter.
        let marks: usize = text[end..]
            .chars()
            .take_while(|c| is_combining_mark(*c) && latin_mark(*c))
            .map(char::len_utf8)
            .sum();
        let (word, rest) = text.split_at(end + marks);
        let fits = !ends_inside(word, rest)
            && if word.is_ascii() { !self.needs_accents } else { self.accents.fit(self.listed, word) };
        fits.then_some(word.len())
    }
}

impl Word {
    /// `Some(Some(length))` when ASCII text is the word, `Some(None)` when only a slow look can tell, `None` when it
    /// is not the word.
    fn ascii_prefix(&self, text: &[u8]) -> Option<Option<usize>> {
        let Some(wanted) = self.ascii.as_ref().filter(|wanted| !wanted.is_empty()) else { return Some(None) };
        for (index, want) in wanted.iter().enumerate() {
            let got = *text.get(index)?;
            if !got.is_ascii() {
                return Some(None);
            }
            let same = got.to_ascii_lowercase() == *want || (*want == b' ' && (got == b'_' || got == b'-'));
            if !same {
                return None;
            }
        }
        Some(Some(wanted.len()))
    }
}

/// A blank of a phrase matches an underscore or a hyphen too.
fn blank(wanted: char, got: char) -> bool {
    wanted == ' ' && (got == '_' || got == '-')
}

/// Whether the border between the two lies inside a word.
fn ends_inside(word: &str, rest: &str) -> bool {
    word.chars().next_back().is_some_and(joins) && rest.chars().next().is_some_and(joins)
}

/// Letters, digits and marks make a word; an underscore does not ("user_name" holds "name").
pub(super) fn joins(c: char) -> bool {
    if c.is_ascii() { c.is_ascii_alphanumeric() } else { c.is_alphanumeric() || is_combining_mark(c) }
}

fn latin_mark(c: char) -> bool {
    matches!(c as u32, 0x0300..=0x036F)
}

/// Lower case, without accents on Latin letters, `ß` as `ss`, curly apostrophes straight.
pub(super) fn fold(word: &str) -> Vec<char> {
    let mut folded = Vec::with_capacity(word.len());
    each_folded(word, |c| folded.push(c));
    folded
}

fn each_folded(text: &str, mut each: impl FnMut(char)) {
    text.chars().for_each(|c| fold_char(c, &mut each));
}

fn fold_char(c: char, mut each: impl FnMut(char)) {
    if c.is_ascii() {
        return each(c.to_ascii_lowercase());
    }
    match c {
        'ß' | 'ẞ' => {
            each('s');
            each('s');
        }
        '\u{2019}' => each('\''),
        'ё' | 'Ё' => each('е'),
        _ if latin_mark(c) => {}
        _ if (c as u32) < 0x0250 || matches!(c as u32, 0x1E00..=0x1EFF) => {
            c.to_lowercase().nfd().filter(|part| !is_combining_mark(*part)).for_each(each);
        }
        _ => c.to_lowercase().for_each(each),
    }
}

const SEED: u32 = 0x811C_9DC5;

fn step(state: u32, value: u32) -> u32 {
    (state ^ value).wrapping_mul(0x0100_0193)
}

/// Spreads the state over all bits: the table uses the low and the high ones.
fn finish(state: u32) -> u32 {
    let mixed = (state ^ (state >> 15)).wrapping_mul(0x2C1B_3C6D);
    mixed ^ (mixed >> 13)
}

fn hash(chars: impl Iterator<Item = char>) -> u32 {
    finish(chars.fold(SEED, |state, c| step(state, c as u32)))
}
