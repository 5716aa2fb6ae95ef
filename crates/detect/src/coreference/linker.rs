//! Numbers the clusters of mentions over one text or many.

use std::collections::HashMap;

use blackbar_core::{Entities, Entity, Label, Secret};

use super::Coreference;
use super::fold::normalise;
use super::mentions::{MentionReader, Mentions, kind, root};
use super::nearness::one_apart;
use super::numbered::{Fingerprint, Numbered};
use super::organization_clusters::OrganizationClusters;
use super::organizations::{bracketed, initials, looks_like_initials, stripped};
use super::people::{Judge, Match, People};
use super::vectors::MentionVectors;

/// An organisation's folded name and its cluster.
type NamedCluster = (Secret<Box<str>>, usize);

/// A kind of entry that no label can have.
const INITIALS: &str = "\0initials";
/// Keeps the search for typing errors short.
const MOST_NEAR: usize = 16;

/// Brings mentions together, text by text; memory grows with the distinct mentions, not with the texts.
pub struct Linker {
    mode: Option<Coreference>,
    next: usize,
    reader: MentionReader,
    people: People,
    /// Mentions that are equal when normalised, by root label.
    equal: Numbered,
    /// Initials of organisations to the long name; `None` when two share them.
    initials: HashMap<Fingerprint, Option<Fingerprint>>,
    /// One-word organisations for typing errors.
    organizations: HashMap<u64, Vec<NamedCluster>>,
    /// Organisations by their vectors.
    by_vector: OrganizationClusters,
}

impl Linker {
    /// Nothing seen yet. `None`: every mention is its own cluster.
    pub fn new(mode: Option<Coreference>) -> Linker {
        let judge = match mode {
            None | Some(Coreference::Heuristics) => Judge::Spelling,
            Some(Coreference::ModelPrediction) => Judge::Vectors,
            Some(Coreference::Combined) => Judge::SpellingFirst,
        };
        Linker {
            mode,
            next: 0,
            reader: MentionReader::new(mode),
            people: People::new(mode.is_some_and(Coreference::is_lenient), judge),
            equal: Numbered::default(),
            initials: HashMap::new(),
            organizations: HashMap::new(),
            by_vector: OrganizationClusters::default(),
        }
    }

    /// Reads mentions for this linker, on any thread.
    pub fn reader(&self) -> &MentionReader {
        &self.reader
    }

    /// The cluster of each entity; numbers go up from 0 in order of first mention, over all calls.
    pub fn link(&mut self, text: &str, entities: &Entities) -> Vec<usize> {
        let mentions = self.reader.read(text, entities);
        self.link_with(text, entities, &mentions, &MentionVectors::default())
    }

    /// As [`Linker::link`], with mentions that its reader has read, and a network's view of them for the modes that ask for it.
    pub fn link_with(
        &mut self,
        text: &str,
        entities: &Entities,
        mentions: &Mentions,
        vectors: &MentionVectors,
    ) -> Vec<usize> {
        if self.mode.is_none() {
            let first = self.next;
            self.next += entities.len();
            return (first..self.next).collect();
        }
        let used = self.mode.is_some_and(Coreference::uses_vectors);
        let mention = |(index, entity): (usize, _)| Mention {
            index,
            entity,
            text,
            vector: vectors.of(index).filter(|_| used),
        };
        let all = || entities.iter().enumerate().map(mention);
        let people = self.link_people(&all(), mentions);
        self.announce_organizations(all());
        all()
            .zip(people)
            .map(|(mention, person)| match person {
                Some(Match::Person(person)) => {
                    let next = &mut self.next;
                    self.people.cluster(person, || fresh(next))
                }
                Some(Match::Ambiguous) | None => self.link_other(mention, mentions),
            })
            .collect()
    }

    fn fresh(&mut self) -> usize {
        fresh(&mut self.next)
    }

    /// Full names first, so that a surname that stands before them is understood too.
    fn link_people<'m>(
        &mut self,
        all: &(impl ExactSizeIterator<Item = Mention<'m>> + Clone),
        mentions: &Mentions,
    ) -> Vec<Option<Match>> {
        let mut matches: Vec<Option<Match>> = vec![None; all.len()];
        for round in 0..3 {
            for (mention, found) in all.clone().zip(&mut matches) {
                let Some(name) = mentions.person(mention.index) else { continue };
                let rank = match name.parsed.words.len() {
                    0 => continue,
                    1 => 2,
                    _ => usize::from(name.parsed.has_initials()),
                };
                if rank == round {
                    *found = Some(self.people.resolve(name, mention.entity.best().label(), mention.vector));
                }
            }
        }
        matches
    }

    /// Enters the initials of every organisation with a long name before any is asked for.
    fn announce_organizations<'m>(&mut self, all: impl Iterator<Item = Mention<'m>>) {
        for mention in all.filter(|mention| root(mention.entity) == Some(Label::Organization)) {
            let (name, short) = bracketed(mention.said());
            let mut shorts = initials(name);
            shorts.extend(short.map(stripped));
            let long = self.reader.fingerprint(kind(mention.entity), &stripped(mention.said()));
            for short in shorts {
                let short = self.reader.fingerprint(INITIALS, &short);
                let known = self.initials.entry(short).or_insert(Some(long));
                if *known != Some(long) {
                    *known = None;
                }
            }
        }
    }

    fn link_other(&mut self, mention: Mention<'_>, mentions: &Mentions) -> usize {
        let normal = || normalise(mention.entity.best(), mention.said());
        let own = mentions
            .fingerprint(mention.index)
            .unwrap_or_else(|| self.reader.fingerprint(kind(mention.entity), &normal()));
        let known = self.equal.get(own);
        if root(mention.entity) == Some(Label::Organization) {
            let cluster = known.unwrap_or_else(|| self.link_organization(mention, &normal(), own));
            if let Some(vector) = mention.vector {
                self.by_vector.add(&normal(), cluster, vector);
            }
            return cluster;
        }
        if let Some(cluster) = known {
            return cluster;
        }
        let cluster = self.fresh();
        self.equal.insert(own, cluster);
        cluster
    }

    fn link_organization(&mut self, mention: Mention<'_>, normal: &str, own: Fingerprint) -> usize {
        let long = looks_like_initials(mention.said())
            .then(|| self.reader.fingerprint(INITIALS, &normal.replace(' ', "")))
            .and_then(|short| *self.initials.get(&short)?);
        let cluster = long
            .and_then(|long| self.equal.get(long))
            .or_else(|| self.organization_near(normal))
            .or_else(|| self.by_vector.find(normal, mention.vector?))
            .unwrap_or_else(|| self.fresh());
        // The long name may come behind its initials: it will find its entry.
        if let Some(long) = long {
            self.equal.insert(long, cluster);
        }
        self.equal.insert(own, cluster);
        if !normal.contains(' ') {
            for neighbour in self.reader.neighbourhood(normal) {
                let list = self.organizations.entry(neighbour).or_default();
                if list.len() < MOST_NEAR {
                    list.push((Secret::new(normal.into()), cluster));
                }
            }
        }
        cluster
    }

    fn organization_near(&self, normal: &str) -> Option<usize> {
        self.reader.neighbourhood(normal).iter().find_map(|neighbour| {
            let list = self.organizations.get(neighbour)?;
            list.iter().find(|(known, _)| one_apart(known.expose(), normal)).map(|(_, cluster)| *cluster)
        })
    }
}

/// The next number.
fn fresh(next: &mut usize) -> usize {
    *next += 1;
    *next - 1
}

/// One entity of a text.
#[derive(Clone, Copy)]
struct Mention<'t> {
    index: usize,
    entity: &'t Entity,
    /// The whole text.
    text: &'t str,
    vector: Option<&'t [f32]>,
}

impl<'t> Mention<'t> {
    fn said(self) -> &'t str {
        self.entity.range.of(self.text)
    }
}
