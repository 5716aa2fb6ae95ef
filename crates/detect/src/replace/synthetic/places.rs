//! Places: cities, states, countries, postal codes, coordinates and whole addresses, each piece by its kind.

use blackbar_core::Label;

use super::Context;
use super::random::Random;
use super::shape::{in_case_of, redigited};
use super::vocabulary::items;
use crate::coreference::fold::fold;

/// A made-up place of the same kind.
pub(super) fn place(value: &str, label: Label, context: &Context<'_>, random: &mut Random) -> Option<String> {
    match label {
        Label::LocationZip => postal_code(value, random),
        Label::LocationCoordinate => Some(coordinate(value, random)),
        Label::LocationCountry => Some(country(value, context, random)),
        Label::LocationState => Some(state(value, context, random)),
        Label::LocationCity => Some(named(value, context.vocabulary.cities, random)),
        Label::LocationAddressStreet => Some(street(value, context, random)),
        _ => Some(address(value, label, context, random)),
    }
}

/// One of a list that the value does not hold already: a part of an address may not stay by chance.
fn another<'l>(value: &str, list: &[&'l str], random: &mut Random) -> &'l str {
    let lower = value.to_lowercase();
    let others: Vec<&str> = list.iter().copied().filter(|one| !lower.contains(&one.to_lowercase())).collect();
    random.pick(&others)
}

fn named(value: &str, list: &'static str, random: &mut Random) -> String {
    let drawn = another(value, &items(list), random);
    let cased = value.chars().any(char::is_lowercase) && value.chars().any(char::is_uppercase);
    if cased { drawn.to_owned() } else { in_case_of(value, drawn) }
}

/// Digit for digit; letters from those that postal codes use.
fn postal_code(value: &str, random: &mut Random) -> Option<String> {
    const LETTERS: &[u8] = b"ABCEGHJKLMNPRSTVXY";
    let made: String = value
        .chars()
        .map(|c| match c {
            '0' => random.digit(),
            '1'..='9' => char::from(b'1' + random.below(9) as u8),
            'A'..='Z' => char::from(random.pick(LETTERS)),
            'a'..='z' => char::from(random.pick(LETTERS)).to_ascii_lowercase(),
            c => c,
        })
        .collect();
    (made != value).then_some(made)
}

/// Numbers change within the bounds of the globe; signs, degrees and directions stay.
fn coordinate(value: &str, random: &mut Random) -> String {
    let mut made = String::with_capacity(value.len());
    let mut digits = String::new();
    let mut fraction = false;
    for c in value.chars().map(Some).chain([None]) {
        if let Some(c) = c.filter(char::is_ascii_digit) {
            digits.push(c);
            continue;
        }
        if !digits.is_empty() {
            if fraction {
                made.extend(digits.chars().map(|_| random.digit()));
            } else {
                // Degrees first, then minutes and seconds where they follow.
                let bound = match digits.len() {
                    1 => 10,
                    2 => 60,
                    _ => 180,
                };
                let low = if digits.len() == 2 {
                    10
                } else if digits.len() > 2 {
                    100
                } else {
                    1
                };
                made.push_str(&random.between(low, bound - 1).to_string());
            }
            digits.clear();
        }
        fraction = matches!(c, Some('.')) || (c == Some(',') && fraction_comma(value));
        made.extend(c);
    }
    made
}

/// Whether commas are decimal ones: no dot is there to be it.
fn fraction_comma(value: &str) -> bool {
    !value.contains('.') && !value.contains(", ")
}

const COUNTRY_CODES: [&str; 10] = ["CA", "IE", "AU", "DK", "PT", "NO", "CL", "SE", "FI", "AT"];
const COUNTRY_CODES_3: [&str; 8] = ["CAN", "IRL", "AUS", "DNK", "PRT", "NOR", "CHL", "SWE"];
const STATE_CODES: [&str; 24] = [
    "OH", "OR", "VT", "KS", "NE", "MT", "ID", "ME", "IA", "DE", "NV", "WY", "UT", "VA", "GA", "IN", "MI",
    "MN", "MO", "WI", "NM", "ND", "SD", "AR",
];
const PROVINCE_CODES: [&str; 10] = ["AB", "BC", "MB", "NB", "NL", "NS", "ON", "PE", "QC", "SK"];

fn country(value: &str, context: &Context<'_>, random: &mut Random) -> String {
    let code: String = value.chars().filter(char::is_ascii_alphabetic).collect();
    let capitals =
        code.chars().all(char::is_uppercase) && value.chars().all(|c| c.is_ascii_alphabetic() || c == '.');
    match (capitals, code.len()) {
        (true, 2) => random.pick(&COUNTRY_CODES).to_owned(),
        (true, 3) => random.pick(&COUNTRY_CODES_3).to_owned(),
        _ => named(value, context.vocabulary.countries, random),
    }
}

fn state(value: &str, context: &Context<'_>, random: &mut Random) -> String {
    match state_code(value, random) {
        Some(code) => code,
        None => named(value, context.vocabulary.regions, random),
    }
}

fn state_code(value: &str, random: &mut Random) -> Option<String> {
    let upper = value.trim().to_uppercase();
    if value.trim().len() != 2 || !value.trim().bytes().all(|b| b.is_ascii_alphabetic()) {
        return None;
    }
    let drawn = if PROVINCE_CODES.contains(&upper.as_str()) {
        another(value, &PROVINCE_CODES, random)
    } else {
        another(value, &STATE_CODES, random)
    };
    Some(in_case_of(value, drawn))
}

/// Words of an address that stay: street words, units, directions, kinds of water and mountain.
fn stays(word: &str, context: &Context<'_>) -> bool {
    const KEPT: &[&str] = &[
        "street",
        "st",
        "avenue",
        "ave",
        "road",
        "rd",
        "drive",
        "dr",
        "lane",
        "ln",
        "boulevard",
        "blvd",
        "way",
        "court",
        "ct",
        "place",
        "pl",
        "square",
        "sq",
        "parkway",
        "pkwy",
        "highway",
        "hwy",
        "terrace",
        "circle",
        "crescent",
        "close",
        "trail",
        "apartment",
        "apt",
        "suite",
        "ste",
        "unit",
        "floor",
        "room",
        "building",
        "bldg",
        "box",
        "po",
        "no",
        "lot",
        "n",
        "s",
        "e",
        "w",
        "ne",
        "nw",
        "se",
        "sw",
        "north",
        "south",
        "east",
        "west",
        "lake",
        "river",
        "mount",
        "mountain",
        "bay",
        "island",
        "county",
        "valley",
        "beach",
        "park",
        "bridge",
        "airport",
        "station",
        "university",
        "hospital",
        "rue",
        "avenue",
        "chemin",
        "place",
        "allee",
        "quai",
        "calle",
        "avenida",
        "plaza",
        "paseo",
        "carrera",
        "via",
        "viale",
        "piazza",
        "corso",
        "rua",
        "travessa",
        "praca",
        "strasse",
        "str",
        "weg",
        "platz",
        "allee",
        "gasse",
        "straat",
        "laan",
        "plein",
        "gracht",
        "kade",
        "улица",
        "ул",
        "проспект",
        "пр",
        "переулок",
        "дом",
        "д",
        "кв",
        "квартира",
        "вулиця",
        "вул",
        "провулок",
        "буд",
        "and",
        "of",
        "the",
        "de",
        "la",
        "du",
        "des",
        "del",
        "di",
        "da",
        "do",
    ];
    let folded = fold(word);
    KEPT.contains(&folded.as_str())
        || context.profile.is_some_and(|profile| {
            profile
                .streets
                .iter()
                .any(|(_, words)| words.iter().any(|known| fold(known.trim_matches('*')) == folded))
        })
}

/// Street words that are the end of the name's own word: Hauptstraße.
const SUFFIXES: [&str; 12] = [
    "straße", "strasse", "str", "weg", "platz", "allee", "gasse", "straat", "laan", "plein", "gracht", "kade",
];

/// The number and the street's own name change; the street word stays in its place.
fn street(value: &str, context: &Context<'_>, random: &mut Random) -> String {
    let mut named = false;
    let name = another(value, &items(context.vocabulary.streets), random);
    let mut made: Vec<String> = Vec::new();
    if !value.contains(' ') && !value.is_ascii() && context.vocabulary.is_unspaced() {
        return unspaced(value, context, random);
    }
    for word in value.split(' ') {
        let core = word.trim_matches(|c: char| !c.is_alphanumeric());
        let suffix = SUFFIXES.iter().find(|suffix| {
            let lower = core.to_lowercase();
            lower.len() > suffix.len() + 2 && lower.ends_with(**suffix)
        });
        let replaced = if core.chars().any(char::is_numeric) {
            redigited(word, random).unwrap_or_else(|| word.to_owned())
        } else if let Some(suffix) = suffix {
            named = true;
            let kept = core.len().checked_sub(suffix.len()).and_then(|at| core.get(at..)).unwrap_or(suffix);
            let stem = name.rsplit(' ').next().unwrap_or(name);
            let glued = if kept.chars().all(char::is_uppercase) {
                format!("{}{kept}", stem.to_uppercase())
            } else {
                format!("{stem}{kept}")
            };
            word.replacen(core, &glued, 1)
        } else if core.is_empty() || (stays(core, context) && core != value) {
            word.to_owned()
        } else if named {
            // The name was written where its first word stood.
            let tail: String =
                word.chars().skip_while(|c| c.is_alphanumeric() || *c == '\'' || *c == '-').collect();
            if tail.is_empty() { continue } else { tail }
        } else {
            named = true;
            let plain = core.chars().any(char::is_lowercase) && core.chars().any(char::is_uppercase);
            word.replacen(core, &if plain { name.to_owned() } else { in_case_of(core, name) }, 1)
        };
        made.push(replaced);
    }
    made.join(" ")
}

/// Piece by piece between commas and line ends.
fn address(value: &str, label: Label, context: &Context<'_>, random: &mut Random) -> String {
    if !value.contains(' ') && context.vocabulary.is_unspaced() {
        return unspaced(value, context, random);
    }
    let mut made = String::with_capacity(value.len());
    let mut first = true;
    for piece in value.split_inclusive([',', '\n', ';']) {
        let body = piece.trim_end_matches([',', '\n', ';', ' ', '\r']);
        let lead: String = body.chars().take_while(|c| c.is_whitespace()).collect();
        let core = body.trim_start();
        let tail = &piece[body.len()..];
        made.push_str(&lead);
        if !core.is_empty() {
            made.push_str(&piece_of_address(core, first, label, context, random));
        }
        made.push_str(tail);
        first = false;
    }
    made
}

fn piece_of_address(
    core: &str,
    first: bool,
    label: Label,
    context: &Context<'_>,
    random: &mut Random,
) -> String {
    let words: Vec<&str> = core.split_whitespace().collect();
    let has_digits = core.chars().any(char::is_numeric);
    let street_like = words.iter().any(|word| {
        let lower = word.to_lowercase();
        stays(word.trim_matches(|c: char| !c.is_alphanumeric()), context)
            || SUFFIXES
                .iter()
                .any(|suffix| lower.trim_end_matches('.').ends_with(suffix) && lower.len() > suffix.len() + 2)
    });
    if let Some(code) = state_code(core, random) {
        return code;
    }
    // "BC V6B 1A1", "NY 10001".
    if let [state, rest @ ..] = &words[..]
        && !rest.is_empty()
        && rest.iter().all(|word| word.chars().any(char::is_numeric))
        && let Some(code) = state_code(state, random)
    {
        let codes: Vec<String> =
            rest.iter().map(|word| postal_code(word, random).unwrap_or_else(|| (*word).to_owned())).collect();
        return format!("{code} {}", codes.join(" "));
    }
    let is_code = words.len() <= 2 && words.iter().all(|word| word.chars().any(char::is_numeric));
    if is_code && !first {
        return postal_code(core, random).unwrap_or_else(|| core.to_owned());
    }
    if street_like || (first && has_digits && label != Label::LocationCity) {
        return street(core, context, random);
    }
    if has_digits {
        // "10115 Berlin", "Springfield 62704".
        let mut named_already = false;
        let pieces: Vec<String> = words
            .iter()
            .filter_map(|word| {
                if word.chars().any(char::is_numeric) {
                    return postal_code(word, random).or_else(|| Some((*word).to_owned()));
                }
                let fresh = !std::mem::replace(&mut named_already, true);
                fresh.then(|| named(word, context.vocabulary.cities, random))
            })
            .collect();
        return pieces.join(" ");
    }
    let known_country = items(context.vocabulary.countries).contains(&core);
    if known_country || (core.chars().all(char::is_uppercase) && core.len() == 3) {
        return country(core, context, random);
    }
    let known_region = items(context.vocabulary.regions).contains(&core);
    named(core, if known_region { context.vocabulary.regions } else { context.vocabulary.cities }, random)
}

/// 東京都千代田区丸の内1-2-3: region, city and quarter anew, figures changed.
fn unspaced(value: &str, context: &Context<'_>, random: &mut Random) -> String {
    let end = value.find(|c: char| c.is_numeric()).unwrap_or(value.len());
    let (head, tail) = value.split_at(end);
    let drawn = |list: &'static str, random: &mut Random| another(value, &items(list), random);
    let mut made = String::new();
    if head.chars().count() > 6 {
        made.push_str(drawn(context.vocabulary.regions, random));
    }
    if head.chars().count() > 3 {
        made.push_str(drawn(context.vocabulary.cities, random));
    }
    if !tail.is_empty() && !head.is_empty() {
        made.push_str(drawn(context.vocabulary.streets, random));
    }
    if made.is_empty() && !head.is_empty() {
        made.push_str(drawn(context.vocabulary.cities, random));
    }
    made.push_str(&redigited(tail, random).unwrap_or_else(|| tail.to_owned()));
    made
}
