//! Where the words of a set stand in a text: whole, as written, the longest at each place. A sheet may name a hundred thousand people,
//! for which an automaton would be large and slow to make.

use blackbar_core::{FastMap, TextRange};
use smallvec::SmallVec;

use super::joins;

/// Finds words that begin with a capital, each of which may be of several.
#[derive(Default)]
pub(super) struct Mentions<'k> {
    /// By its first word, how long a key of several may be: the longest first.
    lengths: FastMap<&'k str, SmallVec<[usize; 2]>>,
    /// There is a key.
    any: bool,
}

impl<'k> Mentions<'k> {
    pub(super) fn of(keys: impl Iterator<Item = &'k str>) -> Mentions<'k> {
        let mut lengths: FastMap<&str, SmallVec<[usize; 2]>> = FastMap::default();
        let mut any = false;
        for key in keys {
            any = true;
            let first = word_at(key, 0);
            if first.len() == key.len() {
                continue;
            }
            let lengths = lengths.entry(first).or_default();
            if let Err(at) = lengths.binary_search_by(|length| key.len().cmp(length)) {
                lengths.insert(at, key.len());
            }
        }
        Mentions { lengths, any }
    }

    /// The places of the keys in a text, from left to right. `is_key` says what is one.
    pub(super) fn in_text(&self, text: &str, is_key: impl Fn(&str) -> bool) -> Vec<TextRange> {
        let mut found = Vec::new();
        let mut at = 0;
        if !self.any {
            return found;
        }
        while let Some(first) = text.get(at..).and_then(|rest| rest.chars().next()) {
            if !joins(first) {
                at += first.len_utf8();
                continue;
            }
            let word = word_at(text, at);
            let fits = |length: &usize| {
                let range = TextRange::at(at, *length);
                let ends_a_word = || !text[range.end()..].chars().next().is_some_and(joins);
                text.get(range.start()..range.end()).is_some_and(&is_key) && ends_a_word()
            };
            let longest = first.is_uppercase().then(|| {
                let of_several = self.lengths.get(word).into_iter().flatten().copied();
                of_several.chain([word.len()]).find(fits)
            });
            let longest = longest.flatten();
            found.extend(longest.map(|length| TextRange::at(at, length)));
            at += longest.unwrap_or(0).max(word.len());
        }
        found
    }
}

/// The word that begins there.
fn word_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    &rest[..rest.find(|c| !joins(c)).unwrap_or(rest.len())]
}

#[cfg(test)]
mod tests {
    use aho_corasick::{AhoCorasick, MatchKind};
    use proptest::prelude::*;

    use super::super::is_whole;
    use super::*;

    fn all_of(text: &str, keys: &[&str]) -> Vec<String> {
        let found = Mentions::of(keys.iter().copied()).in_text(text, |word| keys.contains(&word));
        found.iter().map(|range| range.of(text).to_owned()).collect()
    }

    #[test]
    fn whole_words_and_the_longest_of_them() {
        let keys = ["Ann", "Ann Lee", "Lee", "Jean-Luc", "O'Neil", "Ångström", "Lee, Ann"];
        let text =
            "Ann Lee, Ann; Anna Lee ann Lee_2 Jean-Luc, Jean O'Neil's (Ångström) Lee, Ann Lees Ann Leeson";
        let expected = ["Ann Lee", "Ann", "Lee", "Jean-Luc", "O'Neil", "Ångström", "Lee, Ann", "Ann"];
        assert_eq!(all_of(text, &keys), expected);
        assert!(all_of("", &keys).is_empty() && all_of("Ann", &[]).is_empty());
    }

    proptest! {
        #[test]
        fn nothing_that_an_automaton_finds_is_missed(pieces in prop::collection::vec(0..14_usize, 0..40)) {
            const PIECES: [&str; 14] =
                ["Ann", "Lee", " ", "-", "a", "É", "Éva", "_", ", ", "'", "Berg", "\u{301}", "7", "王"];
            const KEYS: [&str; 7] = ["Ann", "Lee", "Ann Lee", "Lee, Ann", "Éva", "Éva-Lee", "Berg"];
            let text: String = pieces.iter().map(|piece| PIECES[*piece]).collect();
            let found = Mentions::of(KEYS.into_iter()).in_text(&text, |word| KEYS.contains(&word));
            prop_assert!(found.iter().all(|range| is_whole(&text, *range) && KEYS.contains(&range.of(&text))));
            prop_assert!(found.windows(2).all(|pair| pair[0].end() <= pair[1].start()));
            let automaton = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(KEYS).unwrap();
            for hit in automaton.find_iter(&text) {
                let range = TextRange::new(hit.start(), hit.end());
                prop_assert!(!is_whole(&text, range) || found.iter().any(|found| found.overlaps(range)), "{text:?} {range:?}");
            }
        }
    }
}
