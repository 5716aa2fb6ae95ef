//! What can be told of mentions by themselves. It is the larger part of bringing them together and needs nothing that came before, so
//! that the blocks of a large document are read on several threads while one links them in order.

use blackbar_core::{Entities, Entity, EntityType, FastHasher, FastMap, Label};

use super::Coreference;
use super::fold::normalise;
use super::nearness::neighbourhood;
use super::numbered::{Fingerprint, Fingerprints};
use super::person_name::PersonName;

/// Reads the mentions that a [`super::Linker`] brings together.
#[derive(Clone, Default)]
pub struct MentionReader {
    mode: Option<Coreference>,
    fingerprints: Fingerprints,
    neighbours: FastHasher,
}

/// The mentions of one text, as they were read.
#[derive(Default)]
pub struct Mentions {
    /// In order; none where nothing is brought together.
    all: Vec<Mention>,
    /// Those that are spelled alike share one.
    names: Vec<Name>,
}

/// A mention.
#[derive(Clone, Copy)]
enum Mention {
    /// Of a person: which of the names.
    Person(usize),
    /// Of anything else: equal for mentions that are equal when normalised.
    Other(Fingerprint),
}

/// The name of a person.
pub(super) struct Name {
    pub(super) parsed: PersonName,
    /// Of the whole.
    pub(super) key: Fingerprint,
    /// The neighbourhood of each word.
    pub(super) near: Vec<Vec<u64>>,
}

impl MentionReader {
    /// For a linker of this mode.
    pub(super) fn new(mode: Option<Coreference>) -> MentionReader {
        MentionReader { mode, ..MentionReader::default() }
    }

    /// The mentions of a text.
    pub fn read(&self, text: &str, entities: &Entities) -> Mentions {
        let mut mentions = Mentions::default();
        if self.mode.is_none() {
            return mentions;
        }
        let mut known: FastMap<&str, usize> = FastMap::default();
        mentions.all.reserve_exact(entities.len());
        for entity in entities.iter() {
            let spelled = entity.range.of(text);
            let mention = if root(entity) == Some(Label::Name) {
                Mention::Person(*known.entry(spelled).or_insert_with(|| {
                    mentions.names.push(self.name(spelled));
                    mentions.names.len() - 1
                }))
            } else {
                Mention::Other(self.fingerprint(kind(entity), &normalise(entity.best(), spelled)))
            };
            mentions.all.push(mention);
        }
        mentions
    }

    /// Of a name, as one person's.
    pub(super) fn name(&self, spelled: &str) -> Name {
        let parsed = PersonName::parse(spelled);
        let near = parsed.words.iter().map(|word| self.neighbourhood(&word.folded)).collect();
        Name { key: self.fingerprints.of(parsed.key()), near, parsed }
    }

    pub(super) fn neighbourhood(&self, word: &str) -> Vec<u64> {
        neighbourhood(word, &self.neighbours)
    }

    /// Of a normal form; mentions of different kinds never meet.
    pub(super) fn fingerprint(&self, kind: &str, normal: &str) -> Fingerprint {
        self.fingerprints.of((kind, normal))
    }
}

impl Mentions {
    /// The person that a mention names.
    pub(super) fn person(&self, mention: usize) -> Option<&Name> {
        match self.all.get(mention)? {
            Mention::Person(name) => self.names.get(*name),
            Mention::Other(_) => None,
        }
    }

    /// What is equal for a mention and all that are equal to it when normalised; not known of people, who are told by their names.
    pub(super) fn fingerprint(&self, mention: usize) -> Option<Fingerprint> {
        match self.all.get(mention)? {
            Mention::Person(_) => None,
            Mention::Other(fingerprint) => Some(*fingerprint),
        }
    }
}

/// The root label of an entity; none of a custom one.
pub(super) fn root(entity: &Entity) -> Option<Label> {
    entity.best().label().map(Label::root)
}

/// Mentions of different kinds never meet.
pub(super) fn kind(entity: &Entity) -> &str {
    match entity.best() {
        EntityType::Known(label) => label.root().name(),
        EntityType::Custom(name) => name,
    }
}
