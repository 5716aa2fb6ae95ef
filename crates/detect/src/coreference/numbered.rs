//! Numbers of texts that are not kept: a large sheet has a million different values, each of which takes thirteen bytes here.

use std::hash::{BuildHasher, Hash, RandomState};

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

/// 64 bits of a text, by a key that is anew in each process: among a million texts two have the same once in ten million times.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Fingerprint(u64);

/// A table that grows is there twice while it does; of several only one grows at a time.
const TABLES: usize = 16;
/// Bits of a fingerprint in which a table itself is not interested.
const TABLE_AT: u32 = 40;

/// Makes fingerprints.
#[derive(Clone, Default)]
pub(super) struct Fingerprints(RandomState);

impl Fingerprints {
    /// Of a text, and of what it must not be mixed up with.
    pub(super) fn of(&self, text: impl Hash) -> Fingerprint {
        Fingerprint(self.0.hash_one(text))
    }
}

/// A number by fingerprint.
#[derive(Default)]
pub(super) struct Numbered {
    tables: [HashTable<Known>; TABLES],
}

/// In halves, so that nothing is filled up.
struct Known {
    fingerprint: [u32; 2],
    number: u32,
}

impl Known {
    fn hash(&self) -> u64 {
        let [low, high] = self.fingerprint.map(u64::from);
        high << 32 | low
    }
}

impl Numbered {
    pub(super) fn get(&self, Fingerprint(hash): Fingerprint) -> Option<usize> {
        let table = &self.tables[table_of(hash)];
        table.find(hash, |known| known.hash() == hash).map(|known| known.number as usize)
    }

    /// No memory holds as many as have no number.
    pub(super) fn insert(&mut self, Fingerprint(hash): Fingerprint, number: usize) {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        let table = &mut self.tables[table_of(hash)];
        match table.entry(hash, |known| known.hash() == hash, Known::hash) {
            Entry::Occupied(mut known) => known.get_mut().number = number,
            Entry::Vacant(place) => {
                place.insert(Known { fingerprint: [hash as u32, (hash >> 32) as u32], number });
            }
        }
    }
}

fn table_of(hash: u64) -> usize {
    (hash >> TABLE_AT) as usize % TABLES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_keeps_its_last_number() {
        let (mut numbered, fingerprints) = (Numbered::default(), Fingerprints::default());
        for number in 0..1000 {
            numbered.insert(fingerprints.of(("kind", number)), number);
        }
        numbered.insert(fingerprints.of(("kind", 7_usize)), 7000);
        for number in 0..1000 {
            let expected = if number == 7 { 7000 } else { number };
            assert_eq!(numbered.get(fingerprints.of(("kind", number))), Some(expected));
            assert_eq!(numbered.get(fingerprints.of(("other", number))), None);
        }
        assert_eq!(size_of::<Known>(), 12);
    }
}
