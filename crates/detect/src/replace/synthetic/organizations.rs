//! Names of organisations: what kind they are stays visible, who they are does not.

use blackbar_core::Label;

use super::Context;
use super::random::Random;
use super::shape::in_case_of;
use super::vocabulary::items;
use crate::coreference::fold::fold;
use crate::coreference::organizations::{bracketed, is_legal_form, looks_like_initials};

/// Words that say what an organisation does; they go over into the new name.
const KINDS: &[&str] = &[
    "university",
    "college",
    "school",
    "academy",
    "institute",
    "bank",
    "church",
    "hotel",
    "restaurant",
    "museum",
    "library",
    "foundation",
    "association",
    "society",
    "department",
    "ministry",
    "police",
    "insurance",
    "airlines",
    "airways",
    "pharmacy",
    "universität",
    "schule",
    "bank",
    "versicherung",
    "stiftung",
    "verein",
    "université",
    "école",
    "banque",
    "fondation",
    "universidad",
    "escuela",
    "banco",
    "fundación",
    "universidade",
    "escola",
    "università",
    "scuola",
    "banca",
    "fondazione",
    "universiteit",
    "stichting",
];

/// A made-up organisation.
pub(super) fn name(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let drawn = |list: &'static str, random: &mut Random| random.pick(&items(list));
    if looks_like_initials(value) {
        let _ = drawn(context.vocabulary.organizations, random);
        return Some(
            value
                .chars()
                .map(|c| if c == '.' { c } else { (b'A' + random.below(26) as u8).into() })
                .collect(),
        );
    }
    if context.label == Some(Label::OrganizationMedicalFacility) {
        return Some(dressed(value, drawn(context.vocabulary.facilities, random)));
    }
    let base = drawn(context.vocabulary.organizations, random);
    let (long, short) = bracketed(value);
    let folded = fold(long);
    let kind = long.split_whitespace().find(|word| KINDS.contains(&fold_plain(word).as_str()));
    let mut made = match kind {
        Some(kind) if folded.contains(' ') => {
            let place = random.pick(&items(context.vocabulary.cities));
            if long.starts_with(kind) && folded.split(' ').nth(1) == Some("of") {
                format!("{kind} of {place}")
            } else {
                format!("{} {kind}", base.split(' ').next().unwrap_or(base))
            }
        }
        _ => base.to_owned(),
    };
    made = dressed(long, &made);
    // The legal form is no secret, and keeps sentences about a "GmbH" whole.
    let forms: Vec<&str> = long
        .split_whitespace()
        .rev()
        .take_while(|word| is_legal_form(&fold(word)) || matches!(*word, "&" | "and" | "und"))
        .collect();
    if forms.len() < long.split_whitespace().count() {
        for form in forms.iter().rev().skip_while(|form| !is_legal_form(&fold(form))) {
            made.push(' ');
            made.push_str(form);
        }
    }
    if let Some(short) = short {
        let letters =
            (0..short.chars().count().clamp(2, 6)).map(|_| char::from(b'A' + random.below(26) as u8));
        made = format!("{made} ({})", letters.collect::<String>());
    }
    Some(made)
}

fn fold_plain(word: &str) -> String {
    word.to_lowercase().trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

/// ALL CAPITALS and all small letters are kept; the capitals inside a name are its own.
fn dressed(original: &str, made: &str) -> String {
    let letters = || original.chars().filter(|c| c.is_alphabetic());
    let plain = letters().any(char::is_uppercase) && letters().any(char::is_lowercase);
    if plain { made.to_owned() } else { in_case_of(original, made) }
}
