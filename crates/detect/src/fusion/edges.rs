//! Where an entity of the tagger begins and ends: no title, field name or punctuation in a name, no unit in an age.
//!
//! A network marks pieces of words and is a little careless at the ends. What is cut off here is never part of the
//! value, so cutting cannot leak; words that may be a title or a name ("Don", "Major") stay.

use blackbar_core::{Label, TextRange};

use crate::languages::TimeUnit;
use crate::scan::{Lexicon, Meaning};

use super::kinds::is_structured;

/// Titles that are nobody's name, folded, without the dot.
#[rustfmt::skip]
const TITLES: &[&str] = &[
    "mr", "mrs", "ms", "miss", "mx", "mister", "messrs", "dr", "prof", "professor", "herr", "herrn", "frau", "fräulein",
    "monsieur", "madame", "mme", "mlle", "mademoiselle", "signor", "signora", "signore", "dott", "dottor", "dottoressa",
    "señor", "señora", "señorita", "srta", "sra", "dra", "senhor", "senhora", "dhr", "mevr", "mevrouw", "meneer", "mw",
    "господин", "госпожа", "господина", "г-н", "г-жа", "пане", "пані", "श्री", "श्रीमती", "डॉ", "सुश्री", "ginoong", "ginang",
    "gng", "binibini",
];
/// Those of them that a doctor's name does not keep either: "Dr. Weber" stays whole, "Mr. Smith" does not.
const POLITE: &[&str] = &[
    "mr", "mrs", "ms", "miss", "mx", "mister", "herr", "herrn", "frau", "monsieur", "madame", "señor",
    "señora",
];
/// Small words that no entity begins or ends with. Only as they stand: "The Courier" keeps its own.
#[rustfmt::skip]
const LEADING: &[&str] = &["is", "was", "are", "were", "be", "been", "has", "have", "had", "the", "a", "an", "and", "of"];
#[rustfmt::skip]
const TRAILING: &[&str] = &[
    "and", "of", "with", "in", "at", "for", "is", "was", "y", "e", "o", "et", "und", "mit", "von", "en", "и", "в", "с", "та", "і",
];
/// Behind a name, without a blank or with one.
#[rustfmt::skip]
const HONORIFICS: &[&str] = &["さん", "さま", "様", "くん", "ちゃん", "씨", "님", "女士", "小姐", "先生", "'s", "’s", "'S", "’S"];
/// Titles taken off one after the other: "Herr Prof. Dr.".
const MOST_TITLES: usize = 4;

/// Punctuation and blanks; not the marks that Indic and other scripts put behind a letter.
fn is_edge(c: char) -> bool {
    c.is_whitespace() || c.is_ascii_punctuation() || "“”„‘’«»‹›、。，；：！？…·・（）「」『』–—".contains(c)
}

/// Without blanks and punctuation at either end.
pub(super) fn trimmed(text: &str, range: TextRange) -> TextRange {
    let own = range.of(text);
    let left = own.len() - own.trim_start_matches(is_edge).len();
    TextRange::at(range.start() + left, own.trim_matches(is_edge).len())
}

/// The edges of a tagger's finding; `None` when nothing is left, as of a lone title.
pub(super) fn clean(text: &str, label: Label, range: TextRange) -> Option<TextRange> {
    let range = if is_structured(label) {
        range.trimmed(text)
    } else {
        without_small_words(text, range.trimmed(text))
    };
    let clean = match label {
        Label::NameMedicalProfessional => {
            without_titles(text, name_end(text, after_field(text, range)), POLITE)
        }
        label if label.root() == Label::Name => name(text, range),
        Label::Age => age(text, range),
        _ => range,
    };
    (!clean.is_empty()).then_some(clean)
}

fn name(text: &str, range: TextRange) -> TextRange {
    without_titles(text, name_end(text, after_field(text, range)), TITLES)
}

/// Without the small words around an entity; a small word alone is none.
fn without_small_words(text: &str, mut range: TextRange) -> TextRange {
    for _ in 0..MOST_TITLES {
        let own = range.of(text);
        let first = own.split(char::is_whitespace).next().unwrap_or("");
        let last = own.rsplit(char::is_whitespace).next().unwrap_or("");
        if first.len() == own.len() {
            let end = if LEADING.contains(&first) { range.start() } else { range.end() };
            return TextRange::new(range.start(), end);
        }
        range = if LEADING.contains(&first) {
            TextRange::new(range.start() + first.len(), range.end()).trimmed(text)
        } else if TRAILING.contains(&last) {
            TextRange::new(range.start(), range.end() - last.len()).trimmed(text)
        } else {
            break;
        };
    }
    range
}

fn without_titles(text: &str, mut range: TextRange, titles: &[&str]) -> TextRange {
    for _ in 0..MOST_TITLES {
        let own = range.of(text);
        let word = own.split(char::is_whitespace).next().unwrap_or("");
        // "Mr.Smith" has no blank.
        let word = word.split_inclusive('.').next().unwrap_or(word);
        if !titles.contains(&word.trim_end_matches('.').to_lowercase().as_str()) {
            break;
        }
        range = name_end(text, TextRange::new(range.start() + word.len(), range.end()));
    }
    range
}

/// Punctuation goes at both ends, but the dot of an initial or "Jr." stays; so do no honorifics.
fn name_end(text: &str, range: TextRange) -> TextRange {
    let mut bare = trimmed(text, range);
    for honorific in HONORIFICS {
        if let Some(name) = bare.of(text).strip_suffix(honorific)
            && name.chars().filter(|c| c.is_alphabetic()).count() > 0
        {
            bare = trimmed(text, TextRange::at(bare.start(), name.len()));
        }
    }
    let last = bare.of(text).rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
    let dot = bare.end() < range.end() && text[bare.end()..].starts_with('.') && last.chars().count() <= 2;
    TextRange::at(bare.start(), bare.len() + usize::from(dot))
}

/// "Patient: Ines Berg" begins behind the colon when what stands before it announces a value.
fn after_field(text: &str, range: TextRange) -> TextRange {
    let own = range.of(text);
    let Some(colon) = own.rfind([':', '：']) else { return range };
    let announces = Lexicon::shared()
        .find(&own[..colon])
        .iter()
        .any(|hit| hit.meanings().iter().any(|meaning| matches!(meaning, Meaning::Cue(_))));
    let behind = TextRange::new(range.start() + colon, range.end());
    let behind = trimmed(text, behind);
    if announces && !behind.is_empty() { behind } else { range }
}

/// Only the number when the unit is years.
fn age(text: &str, range: TextRange) -> TextRange {
    let own = range.of(text);
    let is_year = |meaning: &Meaning| *meaning == Meaning::TimeUnit(TimeUnit::Year as u8);
    let hits = Lexicon::shared().find(own);
    let is_unit = |meaning: &Meaning| matches!(meaning, Meaning::TimeUnit(_));
    if hits.iter().any(|hit| hit.meanings().iter().any(is_unit) && !hit.meanings().iter().any(is_year)) {
        return range;
    }
    let unit = hits.iter().find(|hit| hit.meanings().iter().any(is_year)).map(|hit| hit.range.start());
    let until = unit.unwrap_or(own.len());
    let head = &own[..until];
    let (Some(first), Some(last)) = (head.find(char::is_numeric), head.rfind(char::is_numeric)) else {
        let words = trimmed(text, TextRange::at(range.start(), until));
        return if words.is_empty() { range } else { words };
    };
    let width = head[last..].chars().next().map_or(0, char::len_utf8);
    // "70+" and "80s" are more than the number.
    let sign =
        head[last + width..].chars().next().filter(|c| matches!(c, '+' | 's')).map_or(0, char::len_utf8);
    TextRange::new(range.start() + first, range.start() + last + width + sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(label: Label, cases: &[(&str, &str)]) {
        for (text, expected) in cases {
            let clean = clean(text, label, TextRange::new(0, text.len()));
            assert_eq!(clean.map_or("", |range| range.of(text)), *expected, "{text}");
        }
    }

    #[test]
    fn names_come_without_their_dress() {
        check(
            Label::Name,
            &[
                ("Mr. Smith", "Smith"),
                ("Herr Prof. Dr. Weber", "Weber"),
                ("Frau Müller,", "Müller"),
                ("Mr.Smith", "Smith"),
                ("Mrs.", ""),
                ("Don Draper", "Don Draper"),
                ("John's", "John"),
                ("(John Smith)", "John Smith"),
                ("John Q.", "John Q."),
                ("John Smith.", "John Smith"),
                ("山田さん", "山田"),
                ("Patient: Ines Berg", "Ines Berg"),
                ("José", "José"),
                ("राम की", "राम की"),
            ],
        );
        check(
            Label::NameMedicalProfessional,
            &[("Dr. Smith,", "Dr. Smith"), ("nurse Anna", "nurse Anna"), ("Mr. Smith", "Smith")],
        );
        check(
            Label::Organization,
            &[("Acme Inc.", "Acme Inc."), ("The Courier", "The Courier"), ("the Charité", "Charité")],
        );
        check(Label::Trend, &[("is declined", "declined"), ("is", "")]);
        check(Label::Condition, &[("fiebre y", "fiebre"), ("a fever", "fever")]);
    }

    #[test]
    fn an_age_in_years_is_its_number() {
        check(
            Label::Age,
            &[
                ("34 years old", "34"),
                ("34-year-old", "34"),
                ("aged 34", "34"),
                ("29-35 years", "29-35"),
                ("6 months", "6 months"),
                ("34 Jahre alt", "34"),
                ("70+", "70+"),
                ("thirty-four years old", "thirty-four"),
                ("forties", "forties"),
            ],
        );
    }
}
