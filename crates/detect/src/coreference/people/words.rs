//! The words of people's names, who has each of them, and which of them lie near a word. A large sheet has hundreds of thousands, each
//! near a dozen forms of itself.

use std::hash::BuildHasher;

use blackbar_core::{FastHasher, Secret};
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use smallvec::SmallVec;

use super::Position;
use super::ends::Ends;

/// How many people may share a word before that word says nothing; keeps the work per mention bounded.
const MOST_SHARING: usize = 64;
/// So many words are looked for by what is near them. In a list of more people than that, those that differ by a letter are mostly other
/// people, not slips of the pen, and what lies near all their words takes more room than the people.
const MOST_NEAR: u32 = 1 << 16;
/// A table that grows is there twice while it does; of several only one grows at a time.
const TABLES: usize = 16;

/// Somebody who has a word.
#[derive(Clone, Copy)]
pub(super) struct Sharer {
    pub(super) person: u32,
    pub(super) ends: Ends,
    /// Where the word stands.
    pub(super) position: Position,
}

/// Words with those who have them.
#[derive(Default)]
pub(super) struct Words {
    hasher: FastHasher,
    /// By its text, which of the words it is.
    numbers: HashTable<u32>,
    words: Vec<Word>,
    /// Words by their neighbourhoods.
    near: [HashTable<Near>; TABLES],
}

struct Word {
    /// It is part of a name.
    text: Secret<Box<str>>,
    /// Most words are one person's.
    sharers: SmallVec<[Sharer; 1]>,
}

/// A word that has something in its neighbourhood; each may have many words.
struct Near {
    /// Half of what stands there: words that meet by chance are not near when they are compared.
    key: u32,
    word: u32,
}

impl Near {
    fn hash(key: u32) -> u64 {
        u64::from(key) << 32 | u64::from(key)
    }
}

impl Words {
    /// Who has a word.
    pub(super) fn having(&self, word: &str) -> &[Sharer] {
        self.number(word).and_then(|number| self.words.get(number as usize)).map_or(&[], |word| &word.sharers)
    }

    /// Words that have something in a neighbourhood, with those who have them.
    pub(super) fn near(&self, neighbourhood: &[u64]) -> impl Iterator<Item = (&str, &[Sharer])> {
        neighbourhood.iter().flat_map(move |neighbour| self.beside(*neighbour)).filter_map(|number| {
            let word = self.words.get(number as usize)?;
            Some((&**word.text.expose(), &word.sharers[..]))
        })
    }

    /// Enters somebody who has a word. A word that many share stays with the first: it is ambiguous then, and not somebody's.
    pub(super) fn enter(&mut self, word: &str, neighbourhood: &[u64], sharer: Sharer) {
        let Words { hasher, numbers, words, .. } = self;
        let text = |number: &u32| words.get(*number as usize).map_or("", |word| &**word.text.expose());
        match numbers.entry(
            hasher.hash_one(word),
            |known| text(known) == word,
            |known| hasher.hash_one(text(known)),
        ) {
            Entry::Vacant(place) => {
                let number = super::number(words.len());
                place.insert(number);
                words.push(Word { text: Secret::new(word.into()), sharers: SmallVec::from_buf([sharer]) });
                if number < MOST_NEAR {
                    neighbourhood.iter().for_each(|neighbour| self.put_beside(*neighbour, number));
                }
            }
            Entry::Occupied(known) => {
                let Some(word) = words.get_mut(*known.get() as usize) else { return };
                match word.sharers.iter().position(|known| known.person == sharer.person) {
                    Some(at) => word.sharers[at] = sharer,
                    None if word.sharers.len() < MOST_SHARING => word.sharers.push(sharer),
                    None => {}
                }
            }
        }
    }

    /// Notes that the name of somebody who has a word ends otherwise.
    pub(super) fn end_otherwise(&mut self, word: &str, person: u32, ends: Ends) {
        let Some(number) = self.number(word) else { return };
        let sharers = self.words.get_mut(number as usize).into_iter().flat_map(|word| &mut word.sharers);
        sharers.filter(|sharer| sharer.person == person).for_each(|sharer| sharer.ends = ends);
    }

    fn number(&self, word: &str) -> Option<u32> {
        let is_it =
            |known: &u32| self.words.get(*known as usize).is_some_and(|known| &**known.text.expose() == word);
        self.numbers.find(self.hasher.hash_one(word), is_it).copied()
    }

    /// The words that something in a neighbourhood leads to.
    fn beside(&self, neighbour: u64) -> impl Iterator<Item = u32> {
        let (table, key) = place_of(neighbour);
        self.near[table].iter_hash(Near::hash(key)).filter(move |near| near.key == key).map(|near| near.word)
    }

    fn put_beside(&mut self, neighbour: u64, word: u32) {
        let mut known = 0;
        for beside in self.beside(neighbour).take(MOST_SHARING) {
            if beside == word {
                return;
            }
            known += 1;
        }
        if known == MOST_SHARING {
            return;
        }
        let (table, key) = place_of(neighbour);
        self.near[table].insert_unique(Near::hash(key), Near { key, word }, |near| Near::hash(near.key));
    }
}

/// In which table something of a neighbourhood stands, and by what.
fn place_of(neighbour: u64) -> (usize, u32) {
    ((neighbour >> 32) as usize % TABLES, neighbour as u32)
}

#[cfg(test)]
mod tests {
    use super::super::super::nearness::{neighbourhood, one_apart};
    use super::*;

    fn sharer(person: u32) -> Sharer {
        Sharer { person, ends: Ends::default(), position: Position::Only }
    }

    #[test]
    fn words_lead_to_people_and_to_words_near_them() {
        let hasher = FastHasher::default();
        let near_of = |word: &str| neighbourhood(word, &hasher);
        let mut words = Words::default();
        for person in 0..1000 {
            let word = format!("brandt{}", "abcdefghij".repeat(2).get(person % 10..person % 10 + 4).unwrap());
            words.enter(&word, &near_of(&word), sharer(person as u32));
        }
        words.enter("michael", &near_of("michael"), sharer(1));
        words.enter("michael", &near_of("michael"), sharer(1));
        words.enter("berg", &near_of("berg"), sharer(2));
        let people = |sharers: &[Sharer]| sharers.iter().map(|one| one.person).collect::<Vec<_>>();
        assert_eq!(people(words.having("michael")), [1]);
        assert_eq!(people(words.having("berg")), [2]);
        assert_eq!(words.having("brandtabcd").len(), MOST_SHARING);
        assert!(words.having("brandt").is_empty());
        let near = |word: &str| {
            let forms = near_of(word);
            let all = words.near(&forms).map(|(known, _)| known);
            let mut near: Vec<&str> = all.filter(|known| one_apart(known, word)).collect();
            near.sort_unstable();
            near.dedup();
            near.join(" ")
        };
        assert_eq!(near("micheal"), "michael");
        assert_eq!(near("brandtabce"), "brandtabcd");
        assert_eq!(near("bergs"), "");
    }

    #[test]
    fn in_a_long_list_nothing_is_near_the_later_words() {
        let mut words = Words::default();
        for number in 0..MOST_NEAR {
            words.enter(&format!("word {number}"), &[u64::from(number)], sharer(number));
        }
        words.enter("late", &[7], sharer(MOST_NEAR));
        let near: Vec<&str> = words.near(&[7]).map(|(word, _)| word).collect();
        assert_eq!(near, ["word 7"]);
        assert_eq!(words.having("late").len(), 1);
    }

    #[test]
    fn a_form_leads_to_so_many_words() {
        let mut words = Words::default();
        for number in 0..200 {
            words.enter(&format!("word {number}"), &[7, 7, 8 + number], sharer(0));
        }
        assert_eq!(words.near(&[7]).count(), MOST_SHARING);
        assert_eq!(words.near(&[207, 300]).map(|(word, _)| word).collect::<Vec<_>>(), ["word 199"]);
        assert_eq!(size_of::<Word>(), 48);
        assert_eq!(size_of::<Near>(), 8);
    }
}
