//! A first look at two names, by numbers: most of those that share a word are of two people, and that is seen without their spelling.

use std::hash::BuildHasher;

use smallvec::SmallVec;

use super::Closeness;
use crate::coreference::nearness::SHORTEST;
use crate::coreference::person_name::{NameWord, PersonName};

/// The outlines of a name's words.
#[derive(Default)]
pub(super) struct Outlines(SmallVec<[Outline; 3]>);

struct Outline {
    /// As much of it as tells most words apart: it only says who certainly is not meant.
    number: u32,
    letters: u8,
    initial: bool,
}

impl Outlines {
    /// Under one `hashing` a word has the same number in all names.
    pub(super) fn of(name: &PersonName, hashing: &impl BuildHasher) -> Outlines {
        let outline = |word: &NameWord| Outline {
            number: hashing.hash_one(word.folded.as_str()) as u32,
            letters: word.folded.chars().count().try_into().unwrap_or(u8::MAX),
            initial: word.initial,
        };
        Outlines(name.words.iter().map(outline).collect())
    }

    /// Whether this may be compatible with a name of several words: no only where it certainly is not.
    pub(super) fn may_be(&self, words: &Outlines, closeness: Closeness) -> bool {
        let ([first, .., last], [word, .., last_word]) = (self.0.as_slice(), words.0.as_slice()) else {
            return true;
        };
        let at_the_ends = (last.may_be(last_word, closeness) || last.initial && last_word.initial)
            && (first.may_be(word, closeness) || first.initial || word.initial);
        // One of them a stretch of the other, which has two words or more.
        let shared = |word: &&Outline| self.0.iter().any(|known| known.may_be(word, closeness));
        at_the_ends || words.0.iter().filter(shared).nth(1).is_some()
    }
}

impl Outline {
    /// Whether both are spelled out, and may be the same word.
    fn may_be(&self, word: &Outline, closeness: Closeness) -> bool {
        if self.initial || word.initial {
            return false;
        }
        match closeness {
            _ if self.number == word.number => true,
            Closeness::Equal => false,
            Closeness::Near => {
                let comparable = |letters: u8| usize::from(letters) >= SHORTEST;
                comparable(self.letters)
                    && comparable(word.letters)
                    && self.letters.abs_diff(word.letters) <= 1
            }
            Closeness::Nickname => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::hash::RandomState;

    use proptest::prelude::*;

    use super::super::{Part, compatible, secret};
    use super::*;

    const WORDS: [&str; 14] = [
        "Ann", "A.", "Anna", "M.", "Maria", "Mariah", "Smith", "Smithe", "S.", "García", "Lopez", "Robert",
        "Bob", "Roberta",
    ];

    proptest! {
        #[test]
        fn nobody_is_overlooked(
            known in prop::collection::vec(0..WORDS.len(), 1..5),
            words in prop::collection::vec(0..WORDS.len(), 2..5),
        ) {
            let name = |words: &[usize]| {
                PersonName::parse(&words.iter().map(|word| WORDS[*word]).collect::<Vec<_>>().join(" "))
            };
            let (known, name) = (name(&known), name(&words));
            let hashing = RandomState::new();
            let part = |word: &NameWord| Part { folded: secret(&word.folded), initial: word.initial };
            let parts: Vec<Part> = known.words.iter().map(part).collect();
            for closeness in [Closeness::Equal, Closeness::Near, Closeness::Nickname] {
                let may_be = Outlines::of(&known, &hashing).may_be(&Outlines::of(&name, &hashing), closeness);
                prop_assert!(may_be || !compatible(&parts, &name.words, closeness));
            }
        }

        #[test]
        fn people_who_share_a_name_are_told_apart(first in 0..5_usize, other in 5..10_usize) {
            const GIVEN: [&str; 10] = ["Ann", "Lea", "Paul", "Omar", "Ines", "Greta", "Hugo", "Noah", "Karim", "Olga"];
            let hashing = RandomState::new();
            let of = |given: &str| Outlines::of(&PersonName::parse(&format!("{given} M. Smith")), &hashing);
            prop_assert!(!of(GIVEN[first]).may_be(&of(GIVEN[other]), Closeness::Equal));
        }
    }
}
