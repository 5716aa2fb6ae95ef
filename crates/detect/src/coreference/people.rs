//! The people seen so far, and which of them a mention can mean.
//!
//! A mention joins a person only when exactly one fits: a bare "Smith" after John and Mary Smith is nobody's, unless a
//! network's vectors say whose it is (`candidates`).

mod candidates;
mod ends;
mod words;

use std::collections::{HashMap, VecDeque};

use blackbar_core::{Label, Secret};
use smallvec::SmallVec;

use super::mentions::Name;
use super::nearness::one_apart;
use super::nicknames;
use super::numbered::Numbered;
use super::person_name::{NameWord, PersonName};
use super::spelling::SpokenWord;
use super::vectors::Centroid;
use crate::replace::is_known_name;
use ends::Ends;
use words::{Sharer, Words};

/// Where a word stands in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Position {
    First,
    Middle,
    Last,
    /// The name is this one word.
    Only,
    /// The family part of a name written without blanks: 山 田 of 山田太郎.
    FamilyPart,
    /// Its given part.
    GivenPart,
}

/// A large sheet has hundreds of thousands of them.
struct Person {
    /// As [`spelled`] puts them down; nothing while it is entered.
    words: Secret<Box<str>>,
    /// [`NO_CLUSTER`]: it has none yet.
    cluster: u32,
    /// Only where vectors may decide.
    heard: Option<Box<Heard>>,
}

/// No memory holds as many clusters.
const NO_CLUSTER: u32 = u32::MAX;

/// What is kept of a person for the comparison with vectors.
#[derive(Default)]
struct Heard {
    /// The words again, for comparing with sounds.
    spoken: Vec<SpokenWord>,
    centroid: Centroid,
    /// The mention it was last seen at.
    last: usize,
}

/// A word of a person's name.
struct Part<'p> {
    folded: &'p str,
    initial: bool,
}

/// Several words of a name.
type Parts<'p> = SmallVec<[Part<'p>; 4]>;

/// Between two words of [`spelled`], and behind an initial.
const BORDER: char = '\u{1F}';
const INITIAL: char = '\u{1E}';

/// The words of a name as one text.
fn spelled(name: &PersonName) -> Secret<Box<str>> {
    let mut all = String::new();
    for word in &name.words {
        if !all.is_empty() {
            all.push(BORDER);
        }
        all.extend(word.folded.chars().filter(|letter| !matches!(*letter, BORDER | INITIAL)));
        if word.initial {
            all.push(INITIAL);
        }
    }
    Secret::new(all.into())
}

/// What [`spelled`] put down.
fn known_words(spelled: &Secret<Box<str>>) -> Parts<'_> {
    let words = spelled.expose().split(BORDER);
    let part = |word| match str::strip_suffix(word, INITIAL) {
        Some(folded) => Part { folded, initial: true },
        None => Part { folded: word, initial: false },
    };
    words.map(part).collect()
}

/// What a mention turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Match {
    /// A person of the list.
    Person(usize),
    /// It fits several, so it is none of them.
    Ambiguous,
}

/// Who decides when there are vectors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Judge {
    /// Spelling alone.
    #[default]
    Spelling,
    /// Spelling where exactly one fits, vectors where several or none do.
    SpellingFirst,
    /// Spelling and vectors together, always.
    Vectors,
}

#[derive(Default)]
pub(super) struct People {
    judge: Judge,
    lenient: bool,
    people: Vec<Person>,
    /// Mentions so far.
    clock: usize,
    /// Those mentioned last, the last at the end.
    recent: VecDeque<usize>,
    /// Consonants of a word, or initials of a name, to people; kept only where vectors may decide.
    by_sound: HashMap<Secret<Box<str>>, Vec<usize>>,
    /// Who has which word.
    words: Words,
    /// Whole names.
    by_key: Numbered,
}

fn secret(text: &str) -> Secret<Box<str>> {
    Secret::new(text.into())
}

impl People {
    pub(super) fn new(lenient: bool, judge: Judge) -> People {
        People { lenient, judge, ..People::default() }
    }

    /// The cluster of a person; at the first mention it is made.
    pub(super) fn cluster(&mut self, person: usize, fresh: impl FnOnce() -> usize) -> usize {
        let known = &mut self.people[person].cluster;
        if *known == NO_CLUSTER {
            *known = number(fresh());
        }
        *known as usize
    }

    /// Finds the one person a mention means, or enters a new one. Full names first, then initials, then single
    /// words: the caller keeps that order within a text.
    pub(super) fn resolve(&mut self, name: &Name, label: Option<Label>, vector: Option<&[f32]>) -> Match {
        self.clock += 1;
        let known = self.by_key.get(name.key).filter(|_| name.parsed.words.len() > 1);
        let found = match (known, vector) {
            (Some(person), _) => Some(Match::Person(person)),
            (None, Some(vector)) if self.judge != Judge::Spelling => self.weigh(name, label, vector),
            (None, _) => match self.fitting(name, label)[..] {
                [] => None,
                [person] => Some(Match::Person(person)),
                _ => Some(Match::Ambiguous),
            },
        };
        let person = match found {
            Some(Match::Ambiguous) => return Match::Ambiguous,
            Some(Match::Person(person)) => {
                self.learn(person, name);
                person
            }
            None => self.enter(name),
        };
        self.see(person, vector);
        Match::Person(person)
    }

    /// People the mention can mean: those that share its words; where there is none, those a typing error or (when
    /// lenient) a nickname away.
    fn fitting(&self, name: &Name, label: Option<Label>) -> Vec<usize> {
        let mut fitting = self.sharing(name, label, Closeness::Equal);
        if fitting.is_empty() {
            fitting = self.sharing(name, label, Closeness::Near);
        }
        if fitting.is_empty() && self.lenient {
            fitting = self.sharing(name, label, Closeness::Nickname);
        }
        fitting
    }

    fn sharing(&self, name: &Name, label: Option<Label>, closeness: Closeness) -> Vec<usize> {
        let words = &name.parsed.words;
        let fits = |(person, position): &(u32, Option<Position>)| {
            let known = known_words(&self.people[*person as usize].words);
            match &words[..] {
                [word] => {
                    let unspaced =
                        position.filter(|at| matches!(at, Position::FamilyPart | Position::GivenPart));
                    unspaced.is_some_and(|position| self.allows(label, position, word))
                        || known.iter().enumerate().any(|(at, part)| {
                            closeness.allows(part.folded, &word.folded)
                                && self.allows(label, position_of(at, known.len()), word)
                        })
                }
                words => compatible(&known, words, closeness),
            }
        };
        let mut candidates = self.candidates(name, closeness);
        if words.len() > 1 {
            // Where the shared word stands makes no difference then.
            candidates.iter_mut().for_each(|(_, position)| *position = None);
        }
        // Most are met by several of their words and neighbours.
        candidates.sort_unstable();
        candidates.dedup();
        candidates.retain(fits);
        let mut fitting: Vec<usize> = candidates.into_iter().map(|(person, _)| person as usize).collect();
        fitting.dedup();
        fitting
    }

    /// Whom to look at, and which part of the name brought them in.
    fn candidates(&self, name: &Name, closeness: Closeness) -> Vec<(u32, Option<Position>)> {
        let mut candidates = Vec::new();
        let ends = Ends::of(&name.parsed);
        let words = &name.parsed.words;
        for (word, near) in words.iter().zip(&name.near).filter(|(word, _)| !word.initial || words.len() == 1)
        {
            let may_be = |sharer: &&Sharer| sharer.ends.may_be(ends, closeness);
            let having = |word: &str| self.words.having(word).iter().filter(may_be);
            candidates.extend(having(&word.folded).map(|sharer| (sharer.person, Some(sharer.position))));
            match closeness {
                Closeness::Equal => {}
                Closeness::Near => {
                    let near = self.words.near(near).filter(|(known, _)| one_apart(known, &word.folded));
                    let near = near.flat_map(|(_, sharers)| sharers.iter().filter(may_be));
                    candidates.extend(near.map(|sharer| (sharer.person, None)));
                }
                Closeness::Nickname => {
                    let related = nicknames::relatives(&word.folded).flat_map(having);
                    let related = related.filter(|sharer| sharer.position != Position::Last);
                    candidates.extend(related.map(|sharer| (sharer.person, None)));
                }
            }
        }
        candidates
    }

    /// Whether a single word labelled so may stand for that part of a name.
    fn allows(&self, label: Option<Label>, position: Position, word: &NameWord) -> bool {
        match position {
            Position::FamilyPart => label == Some(Label::NameFamily) || word.folded.chars().count() > 1,
            Position::GivenPart => label == Some(Label::NameGiven) || self.lenient,
            _ if self.lenient => true,
            Position::First => label != Some(Label::NameFamily),
            Position::Last => label != Some(Label::NameGiven),
            Position::Middle | Position::Only => true,
        }
    }

    fn enter(&mut self, name: &Name) -> usize {
        let person = self.people.len();
        let heard = (self.judge != Judge::Spelling).then(Box::default);
        self.people.push(Person { words: Secret::default(), cluster: NO_CLUSTER, heard });
        self.rewrite(person, name);
        self.by_key.insert(name.key, person);
        person
    }

    /// Keeps the fullest form of a name, and every full form as a key.
    fn learn(&mut self, person: usize, name: &Name) {
        let words = &name.parsed.words;
        if words.len() > 1 {
            self.by_key.insert(name.key, person);
        }
        let full = |initials: usize, words: usize| words * 2 - initials;
        let known = known_words(&self.people[person].words);
        let old = full(known.iter().filter(|part| part.initial).count(), known.len());
        drop(known);
        let new = full(words.iter().filter(|word| word.initial).count(), words.len());
        if new > old {
            self.rewrite(person, name);
        }
    }

    fn rewrite(&mut self, person: usize, Name { parsed: name, near, .. }: &Name) {
        let ends = Ends::of(name);
        let before = std::mem::replace(&mut self.people[person].words, spelled(name));
        // Words that are not in the fuller form still lead here.
        for part in known_words(&before) {
            self.words.end_otherwise(part.folded, number(person), ends);
        }
        for (at, (word, near)) in name.words.iter().zip(near).enumerate() {
            let position = position_of(at, name.words.len());
            self.words.enter(&word.folded, near, Sharer { person: number(person), ends, position });
        }
        if let [word] = &name.words[..] {
            for (part, position) in unspaced_parts(&word.folded) {
                self.words.enter(&part, &[], Sharer { person: number(person), ends, position });
            }
        }
        if self.judge != Judge::Spelling {
            self.index_sounds(person, name);
        }
    }
}

/// As it is kept: no memory holds as many people or clusters as do not fit.
fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(NO_CLUSTER)
}

fn position_of(at: usize, words: usize) -> Position {
    match at {
        _ if words == 1 => Position::Only,
        0 => Position::First,
        at if at + 1 == words => Position::Last,
        _ => Position::Middle,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Closeness {
    Equal,
    Near,
    Nickname,
}

impl Closeness {
    fn allows(self, known: &str, word: &str) -> bool {
        match self {
            _ if known == word => true,
            Closeness::Equal => false,
            // Daniel and Daniela are both names: that is no typing error.
            Closeness::Near => one_apart(known, word) && !(is_known_name(known) && is_known_name(word)),
            Closeness::Nickname => nicknames::related(known, word),
        }
    }
}

/// Whether two names of several words can be one person's: same family name, given names that agree as far as both
/// spell them, or one a stretch of the other ("García López" in "María García López").
fn compatible(known: &[Part<'_>], words: &[NameWord], closeness: Closeness) -> bool {
    let same = |part: &Part<'_>, word: &NameWord| {
        if part.initial || word.initial {
            part.folded.chars().next() == word.folded.chars().next()
        } else {
            closeness.allows(part.folded, &word.folded)
        }
    };
    let stretch = |long: usize, short: usize, same_at: &dyn Fn(usize, usize) -> bool| {
        short <= long && (0..=long - short).any(|shift| (0..short).all(|at| same_at(shift + at, at)))
    };
    let exact = |part: &Part<'_>, word: &NameWord| {
        !part.initial && !word.initial && closeness.allows(part.folded, &word.folded)
    };
    if known.len() == 1 {
        return words.iter().any(|word| exact(&known[0], word));
    }
    if stretch(known.len(), words.len(), &|k, w| exact(&known[k], &words[w]))
        || known.len() < words.len() && stretch(words.len(), known.len(), &|w, k| exact(&known[k], &words[w]))
    {
        return true;
    }
    let ([known_first, known_middle @ .., known_last], [first, middle @ .., last]) = (known, words) else {
        return false;
    };
    let family = exact(known_last, last) || (known_last.initial && last.initial && same(known_last, last));
    if !family || !same(known_first, first) {
        return false;
    }
    // The shorter list of middle names must be found in the longer one, in order.
    if known_middle.len() >= middle.len() {
        let mut rest = known_middle.iter();
        middle.iter().all(|word| rest.any(|part| same(part, word)))
    } else {
        let mut rest = middle.iter();
        known_middle.iter().all(|part| rest.any(|word| same(part, word)))
    }
}

/// Family and given part of a name in Han or Hangul, where no blank says it: two letters of family name in a name
/// of four or more, else one; two are tried for three as well (Japanese).
fn unspaced_parts(word: &str) -> Vec<(String, Position)> {
    let letters: Vec<char> = word.chars().collect();
    let east_asian = |c: &char| matches!(*c as u32, 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF);
    if !(2..=6).contains(&letters.len()) || !letters.iter().all(east_asian) {
        return Vec::new();
    }
    let cuts: &[usize] = match letters.len() {
        2 => &[1],
        3 => &[1, 2],
        _ => &[2],
    };
    cuts.iter()
        .flat_map(|cut| {
            let (family, given) = letters.split_at(*cut);
            [(family.iter().collect(), Position::FamilyPart), (given.iter().collect(), Position::GivenPart)]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_name_is_kept_as_it_was_cut(mention in "[aéB.,¨．…\u{1E}\u{1F}' 山A-]{1,16}") {
            let name = PersonName::parse(&mention);
            let kept = spelled(&name);
            let plain = |letter: &char| !matches!(*letter, BORDER | INITIAL);
            let words = name.words.iter().map(|word| {
                (word.folded.chars().filter(plain).collect::<String>(), word.initial)
            });
            let known = known_words(&kept).iter().map(|part| (part.folded.to_owned(), part.initial)).collect::<Vec<_>>();
            prop_assert!(name.words.is_empty() || words.eq(known));
        }
    }
}
