//! Short numbers that somebody tells as their own: "my pin is 3861", "the code I chose is 9426", "on extension 5903".
//!
//! Speech and chats have them without any of the words that announce a number. Four to eight digits that end a clause after
//! "my ... is" are a secret or an identifier far more often than a count, which names what it counts.

use blackbar_core::{Evidence, Label, TextRange};

use super::grouping::{NUMBERS, joined_after, joined_before};
use crate::scan::{Anchor, Recognizer, Scan, Sink};

/// See the file.
pub(super) static TOLD_NUMBERS: Recognizer = Recognizer {
    name: "told_number",
    labels: &[Label::NumericalPii, Label::PhoneNumber],
    trigger: NUMBERS,
    check,
};

/// Whose it is: these begin the clause.
const OWNERS: &[&str] = &["my ", "your ", "his ", "her ", "our ", "their "];
/// What is told by its kind alone, whoever's it is.
const SECRETS: &[&str] = &["code ", "pin ", "combination ", "passcode "];
/// What comes right before the number.
const VERBS: &[&str] = &[" is ", " is: ", "'s ", " was ", " is now "];
/// What is counted, not told, even where it is somebody's.
const COUNTED: &[&str] = &[
    "budget",
    "salary",
    "income",
    "score",
    "rent",
    "balance",
    "limit",
    "total",
    "price",
    "weight",
    "height",
    "distance",
    "mileage",
    "elo",
    "rating",
    "resolution",
    "wage",
    "year",
    "version",
    "port",
    "estimate",
];
/// Words for a line inside a house.
const EXTENSIONS: &[&str] = &["extension ", "ext. ", "ext ", "extn "];
/// How far back the clause is read, in bytes.
const CLAUSE: usize = 48;

/// Whether the last letters before a number may be those of [`VERBS`] or [`EXTENSIONS`].
fn ends_like_words(before: &[u8]) -> bool {
    matches!(before, [.., b's' | b'S' | b':' | b'w' | b'W' | b'n' | b'N' | b't' | b'T' | b'.', b' '])
}

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let token = scan.numbers()[index];
    let range = token.range;
    if token.glued
        || !token.is_digits()
        || !(3..=8).contains(&range.len())
        || joined_before(scan.text, range.start())
        || joined_after(scan.text, range.end())
    {
        return;
    }
    if !ends_like_words(&scan.text.as_bytes()[..range.start()]) {
        return;
    }
    let before = scan.behind(range.start(), CLAUSE).to_lowercase();
    let clause = before.rsplit(['.', ',', ';', '?', '!', '\n', ':']).next().unwrap_or("");
    if range.len() <= 6 && EXTENSIONS.iter().any(|word| ends_with_word(clause, word)) && ends(scan, range) {
        sink.push(range, Label::PhoneNumber, 0.7, Evidence::PATTERN.and(Evidence::CONTEXT));
        return;
    }
    let Some(subject) = VERBS.iter().find_map(|verb| clause.strip_suffix(verb)) else { return };
    let told = |words: &[&str]| {
        words.iter().any(|word| {
            subject.match_indices(word).any(|(at, _)| !subject[..at].ends_with(char::is_alphanumeric))
                || subject.ends_with(word.trim_end())
        })
    };
    let own = told(OWNERS) && !COUNTED.iter().any(|word| subject.contains(word));
    if range.len() >= 4
        && ends(scan, range)
        && !is_round_or_year(range.of(scan.text))
        && (own || told(SECRETS))
    {
        sink.push(range, Label::NumericalPii, 0.6, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

fn ends_with_word(text: &str, word: &str) -> bool {
    text.strip_suffix(word).is_some_and(|before| !before.ends_with(char::is_alphanumeric))
}

/// Whether the clause ends here: nothing that is counted follows.
fn ends(scan: &Scan<'_>, range: TextRange) -> bool {
    let rest = scan.ahead(range.end(), 8);
    let rest = rest.trim_start_matches(' ');
    rest.is_empty()
        || rest.starts_with(['.', ',', ';', '?', '!', '\n', ')'])
        || ["and ", "but ", "or ", "if "].iter().any(|word| rest.starts_with(word))
}

fn is_round_or_year(digits: &str) -> bool {
    digits.ends_with("00") || (digits.len() == 4 && (digits.starts_with("19") || digits.starts_with("20")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn numbers_that_are_told() {
        check(
            &TOLD_NUMBERS,
            &[
                "My pen is ‹NUMERICAL_PII|3861›.",
                "The code I chose is ‹NUMERICAL_PII|9426›",
                "the combination is ‹NUMERICAL_PII|48213›, don't tell",
                "You should ask Walter on extension ‹PHONE_NUMBER|5903›",
            ],
        );
    }

    #[test]
    fn counts_and_years_are_none() {
        check(
            &TOLD_NUMBERS,
            &[
                "My budget is 3861.",
                "My favourite year is 1984.",
                "my record is 4200.",
                "her best is 3861 points",
                "The answer is 5040.",
                "the file extension .7z, extension 2 of the plan",
            ],
        );
    }
}
