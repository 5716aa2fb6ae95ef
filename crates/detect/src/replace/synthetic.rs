//! Made-up values: of the same kind, in the same format, the same for the same original, and never the original.
//!
//! Every choice comes from a stream that is seeded by the key and the normalised mention, so that a value is the same
//! in every document redacted under one key. A candidate that equals or shows the original, that another mention has
//! got already, or that is an original elsewhere in the text is drawn again.

mod amounts;
mod dates;
mod identifiers;
mod internet;
mod names;
mod organizations;
mod persona;
mod phone;
mod places;
mod random;
mod shape;
mod terms;
mod used;
mod vocabulary;

use std::collections::HashMap;

use blackbar_core::{Entities, Entity, EntityType, Label, Language};

use super::Replacement;
use super::keyed::Keyed;
use crate::coreference::fold::{fold, fold_letters, normalise};
use crate::coreference::person_name::PersonName;
use crate::languages::{self, LanguageProfile};
use dates::Shift;
use names::Role;
use persona::{Casting, Persona};
pub(crate) use phone::regions as phone_regions;
use random::Random;
use used::{Used, Verdict};
pub(crate) use vocabulary::is_known_name;
use vocabulary::{Gender, Vocabulary};

/// Where a stream of choices starts.
pub(super) struct Seed<'s> {
    keyed: &'s Keyed,
    id: &'s str,
}

impl Seed<'_> {
    fn random(&self, slot: &[&str], attempt: u32) -> Random {
        let mut parts = vec![self.id];
        parts.extend(slot);
        Random::new(self.keyed, &parts, attempt)
    }
}

/// What a generator knows about the value it replaces.
struct Context<'c> {
    label: Option<Label>,
    vocabulary: &'static Vocabulary,
    profile: Option<&'static LanguageProfile>,
    shift: &'c Shift,
    keyed: &'c Keyed,
    people: &'c NameWords,
}

/// Folded words of original names and what stands for them, for addresses and user names made of names.
#[derive(Default)]
struct NameWords(HashMap<blackbar_core::Secret<Box<str>>, (String, usize)>);

impl NameWords {
    /// The made-up word for an original one.
    fn get(&self, folded: &str) -> Option<(&str, usize)> {
        self.0
            .get(&blackbar_core::Secret::new(folded.into()))
            .map(|(made, cluster)| (made.as_str(), *cluster))
    }
}

/// What was chosen for a cluster, enough to make the value again in another spelling.
struct Chosen {
    id: String,
    attempt: u32,
    vocabulary: &'static Vocabulary,
}

/// Makes values up and remembers what must stay consistent.
pub(super) struct Synthesizer {
    keyed: Keyed,
    /// Whether mentions share values; without that each gets its own and nothing needs to be remembered.
    shared: bool,
    shift: Shift,
    personas: HashMap<usize, (String, Persona)>,
    chosen: HashMap<usize, Chosen>,
    names: NameWords,
    used: Used,
}

impl Synthesizer {
    pub(super) fn new(keyed: Keyed, shared: bool) -> Synthesizer {
        Synthesizer {
            shift: Shift::new(&keyed),
            keyed,
            shared,
            personas: HashMap::new(),
            chosen: HashMap::new(),
            names: NameWords::default(),
            used: Used::default(),
        }
    }

    /// One replacement an entity, in order. People come first, so that an e-mail address that stands before the
    /// name it is made of agrees with it.
    pub(super) fn replace(
        &mut self,
        text: &str,
        entities: &Entities,
        clusters: &[usize],
        languages: &[(Language, f32)],
    ) -> Vec<Replacement> {
        for entity in entities {
            self.used.note_original(entity.best(), entity.range.of(text));
        }
        let mentions: Vec<(&Entity, usize)> = entities.iter().zip(clusters.iter().copied()).collect();
        let mut made: Vec<Option<String>> = vec![None; mentions.len()];
        for people in [true, false] {
            for ((entity, cluster), slot) in mentions.iter().zip(&mut made) {
                let is_person = entity.best().label().is_some_and(|label| label.root() == Label::Name);
                if is_person != people {
                    continue;
                }
                let value = entity.range.of(text);
                let vocabulary = vocabulary::for_value(value, languages);
                let person = if people {
                    let before = text.get(..entity.range.start()).unwrap_or_default();
                    self.person(entity, value, before, *cluster, vocabulary)
                } else {
                    None
                };
                *slot =
                    Some(person.unwrap_or_else(|| self.value(entity.best(), value, *cluster, vocabulary)));
            }
        }
        made.into_iter().map(|made| Replacement::plain(made.unwrap_or_default())).collect()
    }

    /// The identity that choices for a mention are seeded by.
    fn id(&self, kind: &str, normal: &str, cluster: usize) -> String {
        if self.shared { format!("{kind}\0{normal}") } else { format!("{kind}\0{normal}\0{cluster}") }
    }

    fn person(
        &mut self,
        entity: &Entity,
        value: &str,
        before: &str,
        cluster: usize,
        vocabulary: &'static Vocabulary,
    ) -> Option<String> {
        let name = PersonName::parse(value);
        if name.words.is_empty() {
            return None;
        }
        let label = entity.best().label();
        let id = self.id("NAME", &name.key(), cluster);
        let (id, mut persona) = self.personas.remove(&cluster).unwrap_or_else(|| {
            let gender = names::gender(&name, before, vocabulary).unwrap_or_else(|| {
                let mut random = Random::new(&self.keyed, &[&id, "gender"], 0);
                if random.below(2) == 0 { Gender::Male } else { Gender::Female }
            });
            (id, Persona::new(gender, vocabulary))
        });
        let mut casting = Casting {
            seed: &Seed { keyed: &self.keyed, id: &id },
            used: &mut self.used,
            cluster,
            shared: self.shared,
        };
        let rendered = persona.render(value, &name, label, &mut casting);
        let verdict = self.used.judge(entity.best(), value, &rendered, cluster);
        for (original, _, made) in persona.words() {
            let key = blackbar_core::Secret::new(original.into());
            self.names.0.entry(key).or_insert_with(|| (made.to_owned(), cluster));
        }
        if self.shared {
            self.personas.insert(cluster, (id, persona));
        }
        (verdict != Verdict::Refused).then_some(rendered)
    }

    fn value(
        &mut self,
        entity: &EntityType,
        value: &str,
        cluster: usize,
        vocabulary: &'static Vocabulary,
    ) -> String {
        const TRIES: u32 = 48;
        let chosen =
            self.chosen.get(&cluster).map(|chosen| (chosen.id.clone(), chosen.attempt, chosen.vocabulary));
        let (id, first, vocabulary) = chosen.clone().unwrap_or_else(|| {
            let kind = entity.label().map_or(entity.name(), |label| label.root().name());
            (self.id(kind, &normalise(entity, value), cluster), 0, vocabulary)
        });
        let mut tolerable = None;
        let mut found = None;
        for attempt in first..first + TRIES {
            let Some(candidate) = self.candidate(entity, value, vocabulary, &id, attempt) else { continue };
            match self.used.judge(entity, value, &candidate, cluster) {
                Verdict::Good => {
                    found = Some((candidate, attempt));
                    break;
                }
                Verdict::Tolerable => tolerable = tolerable.or(Some((candidate, attempt))),
                Verdict::Refused => {}
            }
        }
        let Some((made, attempt)) = found.or(tolerable) else { return format!("[{}]", entity.name()) };
        self.used.take(&fold(&made), cluster as u64);
        if chosen.is_none() && self.shared {
            self.chosen.insert(cluster, Chosen { id, attempt, vocabulary });
        }
        made
    }

    /// One draw: from the label's generator, in the last tries from the outline of the value.
    fn candidate(
        &self,
        entity: &EntityType,
        value: &str,
        vocabulary: &'static Vocabulary,
        id: &str,
        attempt: u32,
    ) -> Option<String> {
        const LAST: u32 = 36;
        let mut random = Random::new(&self.keyed, &[id], attempt);
        let context = Context {
            label: entity.label(),
            vocabulary,
            profile: languages::by_code(vocabulary.code),
            shift: &self.shift,
            keyed: &self.keyed,
            people: &self.names,
        };
        let made = if attempt < LAST { generate(value, &context, &mut random) } else { None };
        made.or_else(|| shape::shaped(value, &mut random))
    }
}

/// The table of generators. `None`: the value has a form the generator does not know.
fn generate(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let label = context.label?;
    match label {
        Label::EmailAddress => internet::email(value, context, random),
        Label::Url => internet::url(value, context, random),
        Label::IpAddress => internet::ip(value, random),
        Label::Username => internet::username(value, context, random),
        Label::Filename => internet::filename(value, random),
        Label::PhoneNumber => phone::number(value, context, random),
        Label::CreditCard => identifiers::card(value, random),
        Label::BankAccount => identifiers::bank_account(value, context, random),
        Label::RoutingNumber => identifiers::routing(value, random),
        Label::VehicleId => identifiers::vehicle(value, random),
        Label::CreditCardExpiration => dates::expiration(value, random),
        Label::Ssn
        | Label::AccountNumber
        | Label::DriverLicense
        | Label::HealthcareNumber
        | Label::PassportNumber
        | Label::NumericalPii
        | Label::OrganizationId => identifiers::number(value, context, random),
        Label::Cvv => shape::redigited(value, random),
        Label::Date | Label::Dob | Label::DateInterval | Label::Day | Label::Month | Label::Year => {
            dates::shifted(value, context, random)
        }
        Label::Time => dates::time(value, context.shift),
        Label::Age => amounts::age(value, context, random),
        Label::Money | Label::Dose | Label::Duration | Label::Statistics => {
            amounts::amount(value, context, random)
        }
        Label::Organization | Label::OrganizationMedicalFacility => {
            organizations::name(value, context, random)
        }
        label if label.root() == Label::Location => places::place(value, label, context, random),
        label => terms::term(value, label, context, random),
    }
}

/// A word of a made-up name for use in an address, in ASCII.
fn ascii_name(context: &Context<'_>, role: Role, random: &mut Random) -> String {
    let list = match role {
        Role::Family => context.vocabulary.family,
        _ if random.below(2) == 0 => context.vocabulary.male,
        _ => context.vocabulary.female,
    };
    let drawn = fold_letters(random.pick(&vocabulary::words(list)));
    if drawn.is_ascii() && !drawn.is_empty() {
        return drawn.chars().filter(char::is_ascii_alphanumeric).collect();
    }
    let english = vocabulary::for_value("", &[]);
    fold_letters(random.pick(&vocabulary::words(if role == Role::Family {
        english.family
    } else {
        english.male
    })))
}

#[cfg(test)]
mod tests;
