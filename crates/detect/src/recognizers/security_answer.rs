//! Answers to the questions that stand in for a password: "my mother's maiden name is Smith".

use blackbar_core::{Evidence, Label, TextRange};

use super::assigned_value::{Link, is_placeholder, value_after};
use super::domain_names::{after, before};
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static SECURITY_ANSWER: Recognizer = Recognizer {
    name: "security_answer",
    labels: &[Label::Password],
    trigger: Trigger::Literals(&[
        "maiden name",
        "first pet",
        "pet's name",
        "childhood pet",
        "favorite color",
        "favourite colour",
        "favorite teacher",
        "favourite teacher",
        "first school",
        "elementary school was",
        "first car",
        "childhood nickname",
        "childhood best friend",
        "best friend's name",
        "security answer",
        "secret answer",
        "security question answer",
        "answer to my security question",
        "answer to the security question",
        "memorable word",
        "memorable place",
        "nombre de soltera de mi madre",
        "apellido de soltera de mi madre",
        "primera mascota",
        "nom de jeune fille de ma mère",
        "mädchenname meiner mutter",
        "mädchenname der mutter",
        "nome da solteira da mãe",
        "cognome da nubile di mia madre",
        "девичья фамилия матери",
    ]),
    check,
};

#[rustfmt::skip]
const NOT_AN_ANSWER: &[&str] = &[
    "a", "an", "the", "not", "what", "your", "required", "unknown", "and", "or", "to", "my", "also", "was",
    "is",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(phrase) = anchor else { return };
    let mut key = phrase;
    // "the first carillon" is no car.
    let joined = after(scan.text, phrase.end()).is_some_and(char::is_alphabetic)
        || before(scan.text, phrase.start()).is_some_and(char::is_alphabetic);
    if joined {
        return;
    }
    // "first pet's name is", "maiden name of my mother is".
    for more in ["'s name", "’s name", " name"] {
        if scan.ahead(key.end(), 16).starts_with(more) {
            key = TextRange::new(key.start(), key.end() + more.len());
            break;
        }
    }
    let Some(found) = value_after(scan, key) else { return };
    let lower = found.value.to_lowercase();
    if found.link == Link::Blank || is_placeholder(found.value) || found.value.contains("://") {
        return;
    }
    let called =
        ["named ", "called "].iter().find(|word| scan.ahead(found.range.start(), 8).starts_with(**word));
    let start = found.range.start() + called.map_or(0, |word| word.len());
    if called.is_none() && NOT_AN_ANSWER.contains(&lower.as_str()) {
        return;
    }
    let range = if found.quoted { found.range } else { words(scan, start) };
    sink.push(range, Label::Password, 0.9, Evidence::CONTEXT);
}

/// One word, or the capitalised words in a row: "Mary Jane Smith".
fn words(scan: &Scan<'_>, start: usize) -> TextRange {
    let rest = scan.ahead(start, 80);
    let mut end = 0;
    for word in rest.split(' ').take(4) {
        let bare = word.trim_end_matches(|c: char| !c.is_alphanumeric());
        let first = end == 0;
        if bare.is_empty() || (!first && !bare.starts_with(char::is_uppercase)) {
            break;
        }
        let at = if first { 0 } else { end + 1 };
        let line = bare.find('\n').unwrap_or(bare.len());
        end = at + line;
        if bare.len() < word.len() || line < bare.len() {
            break;
        }
    }
    TextRange::at(start, end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn answers_are_found() {
        check(
            &SECURITY_ANSWER,
            &[
                "My mother's maiden name is ‹PASSWORD|Smith›.",
                "mother's maiden name: ‹PASSWORD|Garcia Lopez›, ok",
                "My first pet's name was ‹PASSWORD|Fluffy› and",
                "security answer = \"‹PASSWORD|blue sky›\"",
                "favorite color is ‹PASSWORD|blue›",
                "What is your mother's maiden name? The maiden name is required. first pet, the first carillon is large",
            ],
        );
    }
}
