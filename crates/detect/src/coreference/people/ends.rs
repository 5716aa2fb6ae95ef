//! A first look at two names, by numbers: most of those that share a word are of two people, and that is seen without their spelling.

use super::Closeness;
use crate::coreference::person_name::{NameWord, PersonName};

/// The first and the last word of a name.
#[derive(Clone, Copy, Default)]
pub(super) struct Ends(Option<[End; 2]>);

#[derive(Clone, Copy)]
struct End {
    /// Which letters it has, as far as 28 bits say that.
    letters: u32,
    /// Its first letter, and whether that is all.
    first: u8,
    initial: bool,
}

impl End {
    fn of(word: &NameWord) -> End {
        let bit = |letter: char| 1_u32 << (u32::from(letter) % 28);
        let first = word.folded.chars().next().map_or(0, |first| u32::from(first) as u8);
        End {
            letters: word.folded.chars().fold(0, |bits, letter| bits | bit(letter)),
            first,
            initial: word.initial,
        }
    }

    /// Whether both may be the same word, spelled out.
    fn may_be(self, other: End, closeness: Closeness) -> bool {
        match closeness {
            Closeness::Equal => self.letters == other.letters,
            // One letter for another.
            Closeness::Near => (self.letters ^ other.letters).count_ones() <= 2,
            Closeness::Nickname => true,
        }
    }
}

impl Ends {
    /// Nothing of a name of one word, or of one with a spelled word between the ends: it may be a stretch of another name.
    pub(super) fn of(name: &PersonName) -> Ends {
        let [first, middle @ .., last] = &name.words[..] else { return Ends(None) };
        let ends = [End::of(first), End::of(last)];
        Ends(middle.iter().all(|word| word.initial).then_some(ends))
    }

    /// Whether names of several words with these ends may be compatible: no only where they certainly are not.
    pub(super) fn may_be(self, other: Ends, closeness: Closeness) -> bool {
        let (Some([first, last]), Some([other_first, other_last])) = (self.0, other.0) else { return true };
        let agree = |one: End, other: End| match (one.initial, other.initial) {
            (false, false) => one.may_be(other, closeness),
            _ => one.first == other.first,
        };
        last.initial == other_last.initial && agree(last, other_last) && agree(first, other_first)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{compatible, known_words, spelled};
    use super::*;

    const WORDS: [&str; 18] = [
        "Ann",
        "A.",
        "Anna",
        "M.",
        "Maria",
        "Mariah",
        "Smith",
        "Smithe",
        "S.",
        "García",
        "Lopez",
        "Robert",
        "Bob",
        "Roberta",
        "Иванова",
        "Ивановa",
        "Micheal",
        "Michael",
    ];

    fn name(words: &[usize]) -> PersonName {
        PersonName::parse(&words.iter().map(|word| WORDS[*word]).collect::<Vec<_>>().join(" "))
    }

    proptest! {
        #[test]
        fn nobody_is_overlooked(
            known in prop::collection::vec(0..WORDS.len(), 1..5),
            words in prop::collection::vec(0..WORDS.len(), 2..5),
        ) {
            let (known, name) = (name(&known), name(&words));
            let parts = spelled(&known);
            for closeness in [Closeness::Equal, Closeness::Near, Closeness::Nickname] {
                let may_be = Ends::of(&known).may_be(Ends::of(&name), closeness);
                prop_assert!(may_be || !compatible(&known_words(&parts), &name.words, closeness));
            }
        }

        #[test]
        fn people_who_share_a_name_are_told_apart(first in 0..5_usize, other in 5..10_usize) {
            const GIVEN: [&str; 10] = ["Ann", "Lea", "Paul", "Omar", "Ines", "Greta", "Hugo", "Noah", "Karim", "Olga"];
            let of = |given: &str| Ends::of(&PersonName::parse(&format!("{given} M. Smith")));
            prop_assert!(!of(GIVEN[first]).may_be(of(GIVEN[other]), Closeness::Equal));
        }
    }
}
