//! Who is named once and goes on by letters: "Bev Nuttall (BN)", then "BN: to call the school", and a name that is spelled out
//! beside itself, "Przybylski, P-R-Z-Y-B-Y-L-S-K-I".

use std::collections::HashSet;

use blackbar_core::{Evidence, Finding, Label, Likelihoods, Reason, TextRange};

use crate::covered::Covered;
use crate::scan::REPORTED;

/// What such letters are believed at.
const LIKELY: f32 = 0.75;
/// Letters that stand for somebody, and that a name is spelled in.
const FEWEST: usize = 2;
const MOST: usize = 4;
const FEWEST_SPELLED: usize = 4;
/// Names of a block whose letters are looked for at most.
const MOST_NAMES: usize = 2_000;

/// What the names of a document may be written by.
#[derive(Default)]
pub(super) struct Initials {
    /// The letters that were announced.
    letters: HashSet<String>,
    /// Words of names in small letters, which may be spelled out.
    words: HashSet<String>,
}

impl Initials {
    /// Those of the people among `findings`.
    pub(super) fn among(text: &str, findings: &[Finding]) -> Initials {
        let is_name = |finding: &&Finding| {
            let (label, likelihood) = finding.labels.best();
            label.root() == Label::Name && likelihood >= REPORTED
        };
        let names = findings.iter().filter(is_name).map(|finding| finding.range).take(MOST_NAMES);
        let mut initials = Initials::default();
        for name in names {
            initials.letters.extend(announced(text, name).map(str::to_owned));
            let words = name.of(text).split(|c: char| !c.is_alphabetic());
            let spelled = words.filter(|word| word.chars().count() >= FEWEST_SPELLED);
            initials.words.extend(spelled.map(str::to_lowercase));
        }
        initials
    }

    /// Takes in those of what follows in the document.
    pub(super) fn add(&mut self, other: Initials) {
        self.letters.extend(other.letters);
        self.words.extend(other.words);
    }

    /// Adds findings for what is written by them.
    pub(super) fn carry(&self, text: &str, findings: &mut Vec<Finding>) {
        let mut found: Vec<TextRange> = Vec::new();
        if !self.letters.is_empty() {
            found.extend(capitals(text).filter(|range| self.letters.contains(range.of(text))));
        }
        let word = |range: &TextRange| range.of(text).replace('-', "").to_lowercase();
        found.extend(spelled(text).filter(|range| self.words.contains(&word(range))));
        if found.is_empty() {
            return;
        }
        let covered = Covered::by(findings);
        found.retain(|range| !covered.touches(*range));
        let reason = Reason { finder: "known_initials", evidence: Evidence::CONTEXT };
        let finding = |range| Finding { range, labels: Likelihoods::one(Label::Name, LIKELY), reason };
        findings.extend(found.into_iter().map(finding));
    }
}

/// The letters in brackets right behind a name, if they are its initials.
fn announced(text: &str, name: TextRange) -> Option<&str> {
    let behind = text.get(name.end()..)?.trim_start_matches([' ', '\u{a0}']).strip_prefix('(')?;
    let behind = behind.trim_start_matches(['"', '\'', '“', '‘', '„', '«']);
    let end = behind.find(|c: char| !c.is_uppercase())?;
    let (letters, rest) = behind.split_at(end);
    let closed = rest.trim_start_matches(['"', '\'', '”', '’', '“', '»']).starts_with(')');
    let count = letters.chars().count();
    if !closed || !(FEWEST..=MOST).contains(&count) {
        return None;
    }
    let firsts = |apart: fn(char) -> bool| -> String {
        let words = name.of(text).split(apart).filter(|word| word.starts_with(char::is_alphabetic));
        words.filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).collect()
    };
    let whole = firsts(char::is_whitespace);
    let ends: String = whole.chars().next().into_iter().chain(whole.chars().next_back()).collect();
    let parts = firsts(|c| c.is_whitespace() || c == '-');
    [whole, ends, parts].iter().any(|known| known == letters).then_some(letters)
}

/// Words of two to four capitals.
fn capitals(text: &str) -> impl Iterator<Item = TextRange> + '_ {
    words(text, |c| c.is_alphanumeric() || c == '_').filter(|range| {
        let word = range.of(text);
        (FEWEST..=MOST).contains(&word.chars().count()) && word.chars().all(char::is_uppercase)
    })
}

/// Single letters with hyphens between them.
fn spelled(text: &str) -> impl Iterator<Item = TextRange> + '_ {
    let of_word = |c: char| c.is_alphanumeric() || c == '-';
    let mut done = 0;
    // Most texts have few hyphens, and most hyphens do not stand behind a single letter.
    memchr::memchr_iter(b'-', text.as_bytes()).filter_map(move |hyphen| {
        let (before, behind) = text.split_at_checked(hyphen).filter(|_| hyphen >= done)?;
        let start =
            hyphen - before.chars().rev().take_while(|c| of_word(*c)).map(char::len_utf8).sum::<usize>();
        let end = hyphen + behind.find(|c| !of_word(c)).unwrap_or(behind.len());
        done = end;
        let range = TextRange::new(start, end);
        let mut letters = 0;
        let single = |letter: &str| {
            letters += 1;
            letter.chars().count() == 1 && letter.chars().all(char::is_alphabetic)
        };
        (range.of(text).split('-').all(single) && letters >= FEWEST_SPELLED).then_some(range)
    })
}

/// Runs of characters of a kind.
fn words(text: &str, of_word: fn(char) -> bool) -> impl Iterator<Item = TextRange> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text.get(at..)?.find(of_word)?;
        let rest = text.get(start..)?;
        at = start + rest.find(|c| !of_word(c)).unwrap_or(rest.len());
        Some(TextRange::new(start, at))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn spelled_words_are_found_wherever_they_stand(text in "[aéB1 -]{0,40}") {
            let runs = words(&text, |c| c.is_alphanumeric() || c == '-').filter(|range| {
                let letters: Vec<&str> = range.of(&text).split('-').collect();
                let single = |letter: &&str| letter.chars().count() == 1 && letter.chars().all(char::is_alphabetic);
                letters.len() >= FEWEST_SPELLED && letters.iter().all(single)
            });
            prop_assert_eq!(spelled(&text).collect::<Vec<_>>(), runs.collect::<Vec<_>>());
        }
    }

    fn check(text: &str, names: &[&str], expected: &[&str]) {
        let reason = Reason { finder: "test", evidence: Evidence::MODEL };
        let name = |value: &&str| {
            let range = TextRange::at(text.find(value).unwrap(), value.len());
            Finding { range, labels: Likelihoods::one(Label::Name, 0.9), reason }
        };
        let mut findings: Vec<Finding> = names.iter().map(name).collect();
        Initials::among(text, &findings).carry(text, &mut findings);
        let found: Vec<&str> = findings[names.len()..].iter().map(|finding| finding.range.of(text)).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn initials_behind_a_name_are_that_person_everywhere() {
        check("Bev Nuttall (BN), chair.\nBN: to call. ABN no.", &["Bev Nuttall"], &["BN", "BN"]);
        check("Ana Maria Ruiz (\"AR\") and AR's son", &["Ana Maria Ruiz"], &["AR", "AR"]);
        check("Jean-Luc Petit (JLP) a dit", &["Jean-Luc Petit"], &["JLP"]);
        check("Ивана Петрова (ИП), затем ИП", &["Ивана Петрова"], &["ИП", "ИП"]);
    }

    #[test]
    fn other_letters_are_nobody() {
        check("Bev Nuttall (GP) said the GP", &["Bev Nuttall"], &[]);
        check("Bev Nuttall (BN 4) said BN", &["Bev Nuttall"], &[]);
        check("the North Sea Board (NSB) and NSB", &[], &[]);
    }

    #[test]
    fn a_name_that_is_spelled_is_found() {
        check("Wendell Przybylski. P-R-Z-Y-B-Y-L-S-K-I.", &["Wendell Przybylski"], &["P-R-Z-Y-B-Y-L-S-K-I"]);
        check("Anna Stern, it is S-T-A-R-T", &["Anna Stern"], &[]);
    }
}
