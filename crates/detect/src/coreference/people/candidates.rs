//! Whom a mention can mean when vectors have a say: more people come into question, and the likest is taken.

use std::collections::BTreeSet;

use blackbar_core::Label;

use super::{Heard, Judge, Match, People, secret};
use crate::coreference::mentions::Name;
use crate::coreference::nicknames;
use crate::coreference::person_name::PersonName;
use crate::coreference::spelling::{SpokenWord, earned, sound};
use crate::coreference::weights::{EQUAL, JOIN, MOST_COMPARED, PART, RECENCY, RECENT, SETTLES};

/// Keys of initials begin with what no sound and no word has.
fn initials_key(name: &PersonName) -> Option<String> {
    let letters: String = name.words.iter().filter_map(|word| word.folded.chars().next()).collect();
    (2..=4).contains(&name.words.len()).then(|| format!("\0{letters}"))
}

impl People {
    /// By spelling and vector together; `None`: somebody new.
    pub(super) fn weigh(&self, name: &Name, label: Option<Label>, vector: &[f32]) -> Option<Match> {
        let fitting = self.fitting(name, label);
        let name = &name.parsed;
        match (self.judge, &fitting[..]) {
            (Judge::SpellingFirst, [person]) => Some(Match::Person(*person)),
            (Judge::SpellingFirst, []) => {
                self.likest(&self.looser(name), &[], name, vector).map(Match::Person)
            }
            (_, []) => self.likest(&self.looser(name), &[], name, vector).map(Match::Person),
            (_, [_]) => {
                let mut compared = self.looser(name);
                compared.extend(&fitting);
                self.likest(&compared, &fitting, name, vector).map(Match::Person)
            }
            _ => Some(self.nearest(&fitting, vector).map_or(Match::Ambiguous, Match::Person)),
        }
    }

    /// Who of several that fit equally well is meant: the one whose mentions are likest, the last mentioned counting a
    /// little more.
    fn nearest(&self, fitting: &[usize], vector: &[f32]) -> Option<usize> {
        let likeness = |person: &usize| {
            let known = self.heard(*person)?;
            let likeness = known.centroid.likeness(vector)?;
            Some((likeness + self.recency(known.last), likeness, *person))
        };
        let best =
            fitting.iter().filter_map(likeness).max_by(|a, b| a.0.total_cmp(&b.0).then(b.2.cmp(&a.2)))?;
        (best.1 >= SETTLES).then_some(best.2)
    }

    fn heard(&self, person: usize) -> Option<&Heard> {
        self.people.get(person)?.heard.as_deref()
    }

    fn heard_mut(&mut self, person: usize) -> Option<&mut Heard> {
        self.people.get_mut(person)?.heard.as_deref_mut()
    }

    fn recency(&self, last: usize) -> f32 {
        let since = self.clock.saturating_sub(last).min(64);
        RECENCY * 0.5_f32.powi(i32::try_from(since).unwrap_or(64))
    }

    /// The person whose spelling and vectors together are likest, if they are like enough. The stricter rules of
    /// spelling, by which some are `fitting`, know names of many words and names without blanks.
    fn likest(
        &self,
        compared: &BTreeSet<usize>,
        fitting: &[usize],
        name: &PersonName,
        vector: &[f32],
    ) -> Option<usize> {
        let words: Vec<SpokenWord> = name.words.iter().map(SpokenWord::new).collect();
        let fit = if name.words.len() > 1 { EQUAL } else { PART };
        let score = |person: &usize| {
            let known = self.heard(*person)?;
            let earned = earned(&known.spoken, &words);
            let earned =
                if fitting.contains(person) { Some(earned.map_or(fit, |own| own.max(fit))) } else { earned }?;
            Some((earned + known.centroid.likeness(vector)? + self.recency(known.last), *person))
        };
        let scored = compared.iter().rev().take(MOST_COMPARED).filter_map(score);
        let best = scored.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
        (best.0 >= JOIN).then_some(best.1)
    }

    /// People that share a word, a short form, a sound or initials with a mention, and those mentioned last.
    fn looser(&self, name: &PersonName) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut add = |list: &mut dyn Iterator<Item = usize>| found.extend(list.take(MOST_COMPARED));
        for word in name.words.iter().filter(|word| !word.initial) {
            let mut add_word = |form: &str| {
                add(&mut self.words.having(form).iter().map(|sharer| sharer.person as usize));
            };
            add_word(&word.folded);
            nicknames::relatives(&word.folded).for_each(add_word);
            if let Some(sound) = sound(&word.folded) {
                add(&mut self.by_sound.get(&secret(&sound)).into_iter().flatten().copied());
            }
        }
        if name.words.iter().all(|word| word.initial)
            && let Some(key) = initials_key(name)
        {
            add(&mut self.by_sound.get(&secret(&key)).into_iter().flatten().copied());
        }
        add(&mut self.recent.iter().copied());
        found
    }

    /// Enters the sounds and initials of a name.
    pub(super) fn index_sounds(&mut self, person: usize, name: &PersonName) {
        let sounds = name.words.iter().filter(|word| !word.initial).filter_map(|word| sound(&word.folded));
        if let Some(known) = self.heard_mut(person) {
            known.spoken = name.words.iter().map(SpokenWord::new).collect();
        }
        let keys: Vec<String> = sounds.chain(initials_key(name)).collect();
        for key in keys {
            let list = self.by_sound.entry(secret(&key)).or_default();
            if list.len() < MOST_COMPARED && !list.contains(&person) {
                list.push(person);
            }
        }
    }

    /// Notes that a person was mentioned.
    pub(super) fn see(&mut self, person: usize, vector: Option<&[f32]>) {
        let clock = self.clock;
        if let Some(known) = self.heard_mut(person) {
            known.last = clock;
            if let Some(vector) = vector {
                known.centroid.add(vector);
            }
        }
        if self.judge != Judge::Spelling {
            self.recent.retain(|known| *known != person);
            self.recent.push_back(person);
            if self.recent.len() > RECENT {
                self.recent.pop_front();
            }
        }
    }
}
