//! Where somebody works: "works nights at the Charité", "trabaja en Indra", "travaille chez Renault". The verb, a preposition
//! that employers follow and a capitalised name; German is left out, where every noun is capitalised.

use blackbar_core::{Evidence, Label, TextRange};

use super::pieces::{is_one_of, starts_word};
use super::reading::{Word, char_at, hit_at, skip_blanks, word_at};
use crate::scan::{Anchor, Meaning, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static WORKPLACES: Recognizer = Recognizer {
    name: "workplaces",
    labels: &[Label::Organization],
    trigger: Trigger::Literals(&[
        "work", "employed", "interned", "trabaj", "trabalh", "travaill", "lavor", "werk",
    ]),
    check,
};

/// A language's way to say it.
struct Saying {
    /// How the verb begins; nouns of the same stem are not followed by a preposition and a name.
    verbs: &'static [&'static str],
    prepositions: &'static [&'static str],
    articles: &'static [&'static str],
}

#[rustfmt::skip]
const SAYINGS: &[Saying] = &[
    Saying {
        verbs: &["work", "works", "worked", "working", "employed", "interned"],
        prepositions: &["at", "for"],
        articles: &["the"],
    },
    Saying {
        verbs: &["trabaja", "trabajo", "trabajé", "trabajó", "trabajaba", "trabajando", "trabajado"],
        prepositions: &["en", "para"],
        articles: &["el", "la", "los", "las"],
    },
    Saying {
        verbs: &["trabalha", "trabalho", "trabalhou", "trabalhei", "trabalhava", "trabalhando"],
        prepositions: &["na", "no", "para"],
        articles: &["a", "o"],
    },
    Saying {
        verbs: &["travaille", "travaillé", "travaillait", "travailler", "travaillant"],
        prepositions: &["chez", "pour"],
        articles: &["la", "le", "les"],
    },
    Saying {
        verbs: &["lavora", "lavoro", "lavorato", "lavorava", "lavorando"],
        prepositions: &["presso", "per", "alla", "da"],
        articles: &["la", "il", "lo"],
    },
    Saying {
        verbs: &["werk", "werkt", "werkte", "werken", "gewerkt"],
        prepositions: &["bij", "voor"],
        articles: &["de", "het"],
    },
];
/// Small words between verb and preposition ("nights", "as a nurse", "part time").
const BETWEEN: usize = 4;
/// "trabajo basado en el Programa" is a work, not a job.
const BASED: &[&str] = &["based", "basad", "basead", "basé", "basat", "gebaseerd"];
/// Words of a name, and what may stand between them.
const NAME_WORDS: usize = 5;
const INNER: &[&str] = &["of", "de", "du", "des", "da", "do", "di", "della", "van", "&"];
/// Capitalised after such a preposition and no employer.
#[rustfmt::skip]
const OTHERWISE: &[&str] = &[
    "christmas", "easter", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january",
    "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december", "i", "me",
    "him", "her", "them", "us", "you", "mr", "mrs", "ms", "miss", "dr", "prof", "home",
];
/// Surer than not: who is named here may be a person ("worked for Mary"), which the network knows better.
const LIKELY: f32 = 0.6;

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(stem) = anchor else { return };
    if !starts_word(scan.text, stem.start()) {
        return;
    }
    let Some(verb) = word_at(scan, stem.start()) else { return };
    let lower = verb.text.to_lowercase();
    let Some(saying) = SAYINGS.iter().find(|saying| saying.verbs.contains(&lower.as_str())) else { return };
    let Some(name) = employer(scan, verb.range.end(), saying) else { return };
    sink.push(name, Label::Organization, LIKELY, Evidence::PATTERN.and(Evidence::CONTEXT));
}

/// The name behind a preposition that comes soon.
fn employer(scan: &Scan<'_>, from: usize, saying: &Saying) -> Option<TextRange> {
    let mut at = from;
    for _ in 0..=BETWEEN {
        let word = next(scan, at)?;
        at = word.range.end();
        if saying.prepositions.contains(&word.text) {
            let first = next(scan, at)?;
            let first =
                if saying.articles.contains(&first.text) { next(scan, first.range.end())? } else { first };
            return name(scan, &first);
        }
        let based = BASED.iter().any(|stem| word.text.starts_with(stem));
        if based || !word.text.chars().all(|letter| letter.is_lowercase() || letter == '-') {
            return None;
        }
    }
    None
}

/// Capitalised words from here on.
fn name(scan: &Scan<'_>, first: &Word<'_>) -> Option<TextRange> {
    let place = |word: &Word<'_>| {
        hit_at(scan, word.range.start(), |hit| {
            hit.meanings().iter().any(|meaning| {
                matches!(meaning, Meaning::Term(label) if matches!(label.root(), Label::Location | Label::Name))
            })
        })
        .is_some()
    };
    if !first.is_capitalised() || is_one_of(&first.text.to_lowercase(), OTHERWISE) || place(first) {
        return None;
    }
    let mut end = first.range.end();
    let mut at = end;
    for _ in 1..NAME_WORDS {
        let Some(word) = next(scan, at) else { break };
        at = word.range.end();
        if word.is_capitalised() && word.text.len() > 1 {
            end = at;
        } else if !INNER.contains(&word.text) {
            break;
        }
    }
    (end - first.range.start() > 2).then(|| TextRange::new(first.range.start(), end))
}

/// The next word of the clause.
fn next<'t>(scan: &Scan<'t>, at: usize) -> Option<Word<'t>> {
    let start = skip_blanks(scan, at, 2);
    if start == at || char_at(scan, start) == Some('\n') {
        return None;
    }
    word_at(scan, start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn employers() {
        check(
            &WORKPLACES,
            &[
                "my sister Ines works nights at the ‹ORGANIZATION|Charité› and I haven't seen her",
                "He worked as a nurse for ‹ORGANIZATION|Sorenson Dental Group›, then left.",
                "Mi hermana trabaja en ‹ORGANIZATION|Indra› desde 2019.",
                "Elle travaille chez ‹ORGANIZATION|Renault›.",
                "Zij werkt bij ‹ORGANIZATION|Philips› in Eindhoven",
                "she works at home and for Mr. Hale",
                "It works for me. At Christmas we rest.",
                "the work at hand; working for Monday",
                "artwork at Tate",
                "un trabajo basado en el Programa, um trabalho baseado no Programa",
            ],
        );
    }
}
