//! A made-up person: the same new words for the same old ones, whatever the spelling of the mention.

use blackbar_core::{Label, Secret};

use super::names::{Role, family_form, is_particle, role_of};
use super::shape::in_case_of;
use super::vocabulary::{Gender, Vocabulary, words};
use super::{Seed, Used};
use crate::coreference::fold::fold_letters;
use crate::coreference::person_name::PersonName;

/// One word of the original name and what stands for it.
struct Pair {
    original: Secret<Box<str>>,
    initial: bool,
    role: Role,
    made: Box<str>,
}

/// A made-up person.
pub(super) struct Persona {
    gender: Gender,
    vocabulary: &'static Vocabulary,
    pairs: Vec<Pair>,
}

/// What a persona may look at while it picks words.
pub(super) struct Casting<'c> {
    pub(super) seed: &'c Seed<'c>,
    pub(super) used: &'c mut Used,
    pub(super) cluster: usize,
    /// Whether equal family names become equal, so that relatives stay relatives.
    pub(super) shared: bool,
}

impl Persona {
    pub(super) fn new(gender: Gender, vocabulary: &'static Vocabulary) -> Persona {
        Persona { gender, vocabulary, pairs: Vec::new() }
    }

    /// The original words with what stands for them.
    pub(super) fn words(&self) -> impl Iterator<Item = (&str, Role, &str)> {
        self.pairs.iter().map(|pair| (&**pair.original.expose(), pair.role, &*pair.made))
    }

    /// Writes a mention anew: its words replaced, its titles, commas and blanks kept.
    pub(super) fn render(
        &mut self,
        mention: &str,
        name: &PersonName,
        label: Option<Label>,
        casting: &mut Casting<'_>,
    ) -> String {
        let mut replaced: Vec<(blackbar_core::TextRange, String)> = Vec::new();
        for (at, word) in name.words.iter().enumerate() {
            let spelled = word.range.of(mention);
            if is_particle(spelled) && name.words.len() > 1 {
                continue;
            }
            let made = if self.vocabulary.is_unspaced() && !word.initial {
                self.unspaced(spelled, name.words.len(), at, label, casting)
            } else {
                let role = role_of(name, at, label, self.vocabulary);
                self.word(&word.folded, word.initial, role, casting)
            };
            let made =
                if word.initial { made.chars().next().map(String::from).unwrap_or_default() } else { made };
            replaced.push((word.range, in_case_of(spelled, &made)));
        }
        replaced.sort_by_key(|(range, _)| *range);
        let mut rendered = String::with_capacity(mention.len());
        let mut done = 0;
        for (range, made) in replaced {
            rendered.push_str(mention.get(done..range.start()).unwrap_or_default());
            rendered.push_str(&made);
            done = range.end();
        }
        rendered.push_str(mention.get(done..).unwrap_or_default());
        rendered
    }

    /// A word of a name in Han, kana or Hangul, which may be the family name, the given name or both.
    fn unspaced(
        &mut self,
        spelled: &str,
        words: usize,
        at: usize,
        label: Option<Label>,
        casting: &mut Casting<'_>,
    ) -> String {
        let letters: Vec<char> = spelled.chars().collect();
        let family = match (label, words) {
            (_, 2..) => {
                if at == 0 {
                    letters.len()
                } else {
                    0
                }
            }
            (Some(Label::NameFamily), _) => letters.len(),
            (Some(Label::NameGiven), _) => 0,
            _ => family_length(&letters, self.vocabulary),
        };
        let (family, given) = letters.split_at(family.min(letters.len()));
        [(family, Role::Family), (given, Role::Given)]
            .into_iter()
            .filter(|(part, _)| !part.is_empty())
            .map(|(part, role)| {
                let folded = fold_letters(&part.iter().collect::<String>());
                self.word(&folded, false, role, casting)
            })
            .collect()
    }

    /// What stands for one word; picked when it is new.
    fn word(&mut self, folded: &str, initial: bool, role: Role, casting: &mut Casting<'_>) -> String {
        if let Some(at) = self.known(folded, initial, role) {
            let pair = &mut self.pairs[at];
            if pair.initial && !initial {
                pair.original = Secret::new(folded.into());
                pair.initial = false;
            }
            return pair.made.to_string();
        }
        let made = self.pick(folded, role, casting);
        self.pairs.push(Pair {
            original: Secret::new(folded.into()),
            initial,
            role,
            made: made.as_str().into(),
        });
        made
    }

    fn known(&self, folded: &str, initial: bool, role: Role) -> Option<usize> {
        let position = |test: &dyn Fn(&Pair) -> bool| self.pairs.iter().position(test);
        let first = folded.chars().next();
        let same_first = |pair: &Pair| pair.original.expose().chars().next() == first;
        position(&|pair| &**pair.original.expose() == folded && pair.initial == initial)
            .or_else(|| position(&|pair| pair.role == role && (pair.initial || initial) && same_first(pair)))
            .or_else(|| position(&|pair| initial && same_first(pair)))
            // A misspelled or pet form of the one word of that role.
            .or_else(|| {
                let alone = self.pairs.iter().filter(|pair| pair.role == role).count() == 1;
                position(&|pair| {
                    alone
                        && pair.role == role
                        && !pair.initial
                        && !initial
                        && same_first(pair)
                        && folded.len() > 2
                        && near(pair.original.expose(), folded)
                })
            })
    }

    fn pick(&self, folded: &str, role: Role, casting: &mut Casting<'_>) -> String {
        const TRIES: u32 = 40;
        let list: Vec<&str> = match role {
            Role::Given => words(self.vocabulary.given(self.gender)),
            Role::Family => words(self.vocabulary.family),
            Role::Patronymic => Vec::new(),
        };
        // A family name is drawn by its own spelling, the rest by the person.
        let of_word = role == Role::Family && casting.shared;
        let slot = if of_word {
            String::new()
        } else {
            format!("{role:?}{}", self.pairs.iter().filter(|pair| pair.role == role).count())
        };
        let word_id = format!("FAMILY\0{folded}");
        let id = if of_word { word_id.as_str() } else { casting.seed.id };
        let seed = Seed { keyed: casting.seed.keyed, id };
        let owner = if of_word { casting.used.owner_of(folded) } else { casting.cluster as u64 };
        let mut fallback = None;
        for attempt in 0..TRIES {
            let mut random = seed.random(&[&slot], attempt);
            let drawn = match role {
                Role::Patronymic => super::names::patronymic(self.vocabulary, self.gender, &mut random),
                Role::Given => random.pick(&list).to_owned(),
                // The list runs dry in long files; double names give it room.
                Role::Family if attempt > TRIES / 2 && self.has_double_names() => {
                    format!("{}-{}", random.pick(&list), random.pick(&list))
                }
                Role::Family => random.pick(&list).to_owned(),
            };
            let made = fold_letters(&drawn);
            let original = made == folded
                || made.split('-').any(|part| part == folded || casting.used.is_original(part));
            if original {
                continue;
            }
            let formed = match role {
                Role::Family => family_form(&drawn, self.vocabulary, self.gender),
                _ => drawn,
            };
            let key = format!("{role:?} {made}");
            if casting.used.is_free(&key, owner) {
                casting.used.take(&key, owner);
                return formed;
            }
            fallback = fallback.or(Some(formed));
        }
        fallback.unwrap_or_else(|| {
            let mut random = seed.random(&[&slot, "shape"], 0);
            super::shape::shaped(folded, &mut random).unwrap_or_else(|| "N".to_owned())
        })
    }

    fn has_double_names(&self) -> bool {
        !self.vocabulary.is_unspaced() && !self.vocabulary.is_cyrillic()
    }
}

/// Most letters in common, in order.
fn near(a: &str, b: &str) -> bool {
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    let mut rest = long.chars();
    let shared = short.chars().filter(|c| rest.clone().any(|d| d == *c) && rest.any(|d| d == *c)).count();
    shared * 4 >= long.chars().count() * 3
}

/// How many letters of an unspaced full name are the family name.
fn family_length(letters: &[char], vocabulary: &Vocabulary) -> usize {
    let starts = |length: usize| {
        let family: String = letters.iter().take(length).collect();
        letters.len() > length && words(vocabulary.family).contains(&family.as_str())
    };
    match letters.len() {
        0 | 1 => letters.len(),
        _ if starts(3) => 3,
        _ if starts(2) => 2,
        _ if starts(1) => 1,
        2 => 1,
        3 if vocabulary.code != "ja" => 1,
        _ => 2,
    }
}
