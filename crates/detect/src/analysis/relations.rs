//! Ties between people, dates and places, by the words between them in one sentence.
//!
//! Without a network this is a matter of cue words and nearness: a date of birth belongs to the person named last
//! before it, "from" ties an origin, "lives in" a residence, "his sister" two people. What has no cue gets no tie.

use std::collections::HashSet;

use blackbar_core::{Entities, Entity, Label};

/// A tie between two clusters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// Cluster it starts from (a person).
    pub from: usize,
    /// Cluster it leads to.
    pub to: usize,
    /// `date_of_birth`, `kinship`, `origin`, `residence`, ...
    pub kind: &'static str,
}

#[rustfmt::skip]
const KIN: &[&str] = &[
    "sister", "brother", "mother", "father", "mom", "mum", "dad", "wife", "husband", "son", "daughter", "spouse", "partner",
    "uncle", "aunt", "cousin", "niece", "nephew", "grandmother", "grandfather", "grandson", "granddaughter", "parent", "child",
    "sibling", "stepmother", "stepfather", "married", "schwester", "bruder", "mutter", "vater", "frau", "mann", "sohn", "tochter",
    "sœur", "soeur", "frère", "mère", "père", "femme", "mari", "fils", "fille", "hermana", "hermano", "madre", "padre", "esposa",
    "esposo", "marido", "hijo", "hija", "irmã", "irmão", "mãe", "pai", "filho", "filha", "sorella", "fratello", "moglie",
    "marito", "figlio", "figlia", "zus", "broer", "moeder", "vader", "vrouw", "zoon", "dochter", "сестра", "брат", "мать", "отец",
    "жена", "муж", "сын", "дочь", "мати", "батько", "дружина", "чоловік", "син", "дочка",
];
#[rustfmt::skip]
const ORIGIN: &[&str] = &[
    "from", "born in", "native of", "originally", "grew up in", "comes from", "aus", "stammt", "geboren in", "originaire", "né à",
    "née à", "nacido en", "nacida en", "es de", "natural de", "nascido em", "nascida em", "nato a", "nata a", "uit", "родом",
    "родился в", "родилась в",
];
#[rustfmt::skip]
const RESIDENCE: &[&str] = &[
    "lives in", "lives at", "live in", "living in", "living at", "resides", "residing", "resident of", "address", "moved to",
    "lives on", "wohnt", "wohnhaft", "lebt in", "habite", "vit à", "vive en", "reside", "mora em", "vive em", "abita", "vive a",
    "woont", "живёт", "живет", "проживает", "мешкає", "проживає", "home is",
];
#[rustfmt::skip]
const WORK: &[&str] = &[
    "works at", "works for", "employed by", "work at", "worked at", "working for", "arbeitet bei", "travaille chez",
    "trabaja en",
];
#[rustfmt::skip]
const BIRTH: &[&str] = &[
    "born", "birth", "dob", "geboren", "né", "née", "nacido", "nacida", "nascido", "nascida", "nato", "nata", "родился",
    "родилась",
];

/// Ties between the clusters of a text, each once.
pub fn relations(text: &str, entities: &Entities, clusters: &[usize]) -> Vec<Relation> {
    let mut found: Vec<Relation> = Vec::new();
    let mut seen: HashSet<(usize, usize, &'static str)> = HashSet::new();
    let mut person: Option<(&Entity, usize)> = None;
    for (entity, &cluster) in entities.iter().zip(clusters) {
        let Some(label) = entity.best().label() else { continue };
        if let Some((holder, from)) = person
            && from != cluster
            && let Some(kind) = tie(text, holder, entity, label)
            && seen.insert((from, cluster, kind))
        {
            found.push(Relation { from, to: cluster, kind });
        }
        if label.root() == Label::Name {
            person = Some((entity, cluster));
        }
    }
    found
}

/// What ties an entity to the person named before it.
fn tie(text: &str, person: &Entity, entity: &Entity, label: Label) -> Option<&'static str> {
    const FARTHEST: usize = 200;
    let between = text.get(person.range.end()..entity.range.start())?;
    if between.len() > FARTHEST {
        return None;
    }
    let lower = between.to_lowercase();
    let says = |cues: &[&str]| cues.iter().any(|cue| has_words(&lower, cue));
    let same_sentence = !ends_a_sentence(between);
    match label {
        // A date of birth is somebody's: the last one named, also when a sentence ends between them.
        Label::Dob => Some("date_of_birth"),
        Label::Date if same_sentence && says(BIRTH) => Some("date_of_birth"),
        Label::Age if same_sentence => Some("age"),
        Label::Origin if same_sentence => Some("origin"),
        Label::Occupation if same_sentence => Some("occupation"),
        label if label.root() == Label::Name => (same_sentence && says(KIN)).then_some("kinship"),
        label if label.root() == Label::Organization => (same_sentence && says(WORK)).then_some("employer"),
        // "She lives in" may stand in the sentence after the name.
        label if label.root() == Label::Location && says(RESIDENCE) => Some("residence"),
        label if label.root() == Label::Location => (same_sentence && says(ORIGIN)).then_some("origin"),
        _ => None,
    }
}

/// Whether the cue stands in the text as whole words.
fn has_words(text: &str, cue: &str) -> bool {
    text.match_indices(cue).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = text[at + cue.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !behind.is_some_and(char::is_alphanumeric)
    })
}

/// A stop at the end of a word that is no title or initial, or the end of a line.
fn ends_a_sentence(between: &str) -> bool {
    const SHORTENED: [&str; 9] = ["mr", "mrs", "ms", "dr", "prof", "st", "jr", "sr", "no"];
    if between.contains(['\n', '。', '！', '？', '।']) {
        return true;
    }
    between.match_indices(['.', '!', '?']).any(|(at, _)| {
        let ends = between[at + 1..].chars().next().is_none_or(char::is_whitespace);
        let word =
            between[..at].rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_lowercase();
        ends && word.chars().count() != 1 && !SHORTENED.contains(&word.as_str())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coreference::tests::marked;
    use crate::coreference::{Coreference, clusters};

    #[track_caller]
    fn check(case: &str, expected: &[(usize, usize, &str)]) {
        let (text, entities) = marked(case);
        let clusters = clusters(&text, &entities, Some(Coreference::Heuristics));
        let found = relations(&text, &entities, &clusters);
        let found: Vec<_> = found.iter().map(|tie| (tie.from, tie.to, tie.kind)).collect();
        assert_eq!(found, expected, "{case}");
    }

    #[test]
    fn ties_follow_cue_words() {
        check(
            "‹NAME|Michael Carter›, born ‹DOB|March 7, 1961›, lives in ‹LOCATION|Vancouver, BC›.",
            &[(0, 1, "date_of_birth"), (0, 2, "residence")],
        );
        check("‹NAME_GIVEN|Jorge› and his sister ‹NAME_GIVEN|Ines›", &[(0, 1, "kinship")]);
        check(
            "‹NAME|Ann Lee› is from ‹LOCATION_CITY|Oslo›. She lives in ‹LOCATION_CITY|Rome›.",
            &[(0, 1, "origin"), (0, 2, "residence")],
        );
        check("‹NAME|Ann Lee› was born on ‹DATE|3 May 1990›", &[(0, 1, "date_of_birth")]);
        check("‹NAME|Ann Lee› works at ‹ORGANIZATION|Acme›", &[(0, 1, "employer")]);
        check("‹NAME|Ann Lee›, wife of Mr. ‹NAME|Bo Day›", &[(0, 1, "kinship")]);
    }

    #[test]
    fn no_cue_no_tie() {
        check("‹NAME|Ann Lee› met ‹NAME|Bo Day› in ‹LOCATION_CITY|Rome›.", &[]);
        check("‹LOCATION_CITY|Rome› is where ‹NAME|Ann Lee› is.", &[]);
        check("‹NAME|Ann Lee› left yesterday. Another man's brother ‹NAME|Bo Day› came.", &[]);
        check("‹DOB|3 May 1990›", &[]);
    }
}
