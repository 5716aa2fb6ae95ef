//! What follows a street line: flat, postal code, city, state, country.

use blackbar_core::{Label, TextRange};

use crate::recognizers::reading::{
    Word, char_at, char_before, ends_here, hit_at, is_cue, skip_blanks, skip_blanks_before, word_at,
    word_before,
};
use crate::scan::{Cue, Hit, Meaning, Scan};

/// How far the address reaches and how many parts were read.
pub(super) struct Tail {
    pub(super) end: usize,
    pub(super) parts: usize,
}

/// Words before the number of a flat. Lower case.
#[rustfmt::skip]
const UNITS: &[&str] = &[
    "apartment", "apt", "apt.", "suite", "ste", "ste.", "unit", "flat", "floor", "fl", "room", "rm",
    "building", "bldg", "#", "no.", "level", "shop", "office", "wohnung", "whg", "whg.", "etage", "stock",
    "appartement", "appt", "appt.", "bâtiment", "bât", "bât.", "étage", "escalier", "esc", "esc.", "piso",
    "puerta", "planta", "portal", "dpto", "dpto.", "depto", "depto.", "departamento", "interior", "int.",
    "int", "scala", "piano", "interno", "apto", "apto.", "ap", "ap.", "apartamento", "bloco", "andar", "sala", "casa",
    "bus", "verdieping", "кв.", "кв", "квартира", "корп.", "корп", "корпус", "к.", "оф.", "офис", "стр.",
    "подъезд", "этаж", "під'їзд", "поверх", "офіс", "flat no.", "फ्लैट", "brgy.", "barangay", "brgy",
];

/// Reads up to six parts behind `end`.
pub(super) fn read(scan: &Scan<'_>, end: usize) -> Tail {
    let mut tail = Tail { end, parts: 0 };
    let (mut town, mut code) = (false, false);
    for _ in 0..6 {
        let Some((at, comma)) = next_part(scan, tail.end) else { break };
        let broken = TextRange::new(tail.end, at).of(scan.text).contains('\n');
        if broken && opens_a_field(scan, at) {
            break;
        }
        let rest = || unit(scan, at).or_else(|| floor(scan, at, comma));
        let found = if let Some(found) = rest() {
            found
        } else if let Some(found) = postal_code(scan, at).filter(|end| !broken || goes_on(scan, *end)) {
            code = true;
            found
        } else if let Some(found) = state_or_country(scan, at) {
            found
        } else if town && code {
            // "LUTON LU1 3JE IS A BUTCHER": with town and code the address is whole.
            break;
        } else if let Some(found) =
            city(scan, at, if broken { Split::Line } else { Split::of(comma, tail.parts > 0) })
        {
            town = true;
            found
        } else {
            break;
        };
        tail = Tail { end: found, parts: tail.parts + 1 };
    }
    tail
}

/// What parts a town from what stands before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Split {
    /// Only a blank.
    Blank,
    /// A comma, or another part, as a postal code on the continent: "98122 Messina".
    Comma,
    /// A line end.
    Line,
}

impl Split {
    fn of(comma: bool, begun: bool) -> Split {
        if comma || begun { Split::Comma } else { Split::Blank }
    }
}

/// Whether the line at `at` begins with a field's name ("Telephone: …", "IBAN") and so is none of the address.
fn opens_a_field(scan: &Scan<'_>, at: usize) -> bool {
    let line = scan.ahead(at, 48);
    let line = &line[..line.find(['\n', '\r']).unwrap_or(line.len())];
    let announced = hit_at(scan, at, |hit| {
        is_cue(hit) && !hit.means(Meaning::Cue(Cue::City)) && !hit.means(Meaning::Cue(Cue::Address))
    });
    line.find([':', '=', '\t']).is_some_and(|colon| line[..colon].split_whitespace().count() <= 4)
        || announced.is_some_and(|hit| !char_at(scan, hit.range.end()).is_some_and(char::is_alphabetic))
}

/// Whether a code that begins a line is followed by a town or nothing: "2019 was a good year" is no code.
fn goes_on(scan: &Scan<'_>, end: usize) -> bool {
    let next = skip_blanks(scan, end, 2);
    ends_here(scan, next)
        || word_at(scan, next).is_some_and(|word| word.is_capitalised() || word.is_caseless())
}

/// Where the next part begins: behind a comma, a blank or one line end.
fn next_part(scan: &Scan<'_>, end: usize) -> Option<(usize, bool)> {
    let rest = scan.ahead(end, 8);
    let gap = rest.len() - rest.trim_start_matches([' ', ',', '\n', '\r', '-', '\u{2013}', ';']).len();
    let text = &rest[..gap];
    let single =
        text.matches('\n').count() <= 1 && text.matches(',').count() <= 1 && text.matches('-').count() <= 1;
    let split = text.contains(',') || text.contains('\n') || text.contains('-') || text.contains(';');
    (gap > 0 && single).then(|| (end + gap, split))
}

fn unit(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let ahead = scan.ahead(at, 24).to_lowercase();
    let word = UNITS.iter().filter(|word| ahead.starts_with(**word)).max_by_key(|word| word.len())?;
    let bound = word.ends_with(['.', '#']) || !ahead[word.len()..].starts_with(char::is_alphanumeric);
    if !bound || scan.ahead(at, word.len()).len() != word.len() {
        return None;
    }
    let mut past = at + word.len();
    past += usize::from(char_at(scan, past) == Some('.'));
    let value = skip_blanks(scan, past, 2);
    let text = scan.ahead(value, 10);
    let token: usize = text
        .chars()
        .take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '/' | 'º' | 'ª'))
        .map(char::len_utf8)
        .sum();
    let body = &text[..token];
    let short = body.chars().count() <= 2 && body.chars().all(char::is_uppercase);
    (!body.is_empty() && (body.bytes().any(|b| b.is_ascii_digit()) || short)).then_some(value + token)
}

/// "2º B", "3. OG", "1er étage", "2e étage".
fn floor(scan: &Scan<'_>, at: usize, comma: bool) -> Option<usize> {
    let text = scan.ahead(at, 16);
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if !(1..=2).contains(&digits) || !comma {
        return None;
    }
    let rest = &text[digits..];
    for mark in [
        "º",
        "ª",
        "°",
        ". OG",
        ". Stock",
        "er étage",
        "e étage",
        "ème étage",
        "th floor",
        "nd floor",
        "rd floor",
        "st floor",
        " piso",
        "e verdieping",
    ] {
        let Some(more) = rest.strip_prefix(mark) else { continue };
        let mut end = at + digits + mark.len();
        // The door behind the floor: "2º B", "3º 2ª".
        let door: usize = more.strip_prefix(' ').map_or(0, |door| {
            let letters: usize = door
                .chars()
                .take_while(|c| c.is_alphanumeric() || matches!(c, 'ª' | 'º'))
                .map(char::len_utf8)
                .sum();
            let short = (1..=4).contains(&letters)
                && door[..letters].chars().all(|c| !c.is_lowercase() || c == 'ª' || c == 'º');
            if short { letters + 1 } else { 0 }
        });
        end += door;
        return Some(end);
    }
    None
}

/// Postal codes as they stand in addresses.
fn postal_code(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let text = scan.ahead(at, 12);
    let size = code_length(text)?;
    let next = text[size..].chars().next();
    (!next.is_some_and(|c| c.is_alphanumeric() || c == '-')).then_some(at + size)
}

/// The length of a postal code at the start of `text`.
fn code_length(text: &str) -> Option<usize> {
    let kind = |c: char| {
        if c.is_ascii_digit() {
            'd'
        } else if c.is_ascii_uppercase() {
            'L'
        } else if c == ' ' {
            ' '
        } else if c == '-' {
            '-'
        } else {
            'x'
        }
    };
    let shape: String = text.chars().take(10).map(kind).collect();
    let shapes = [
        "ddddd-dddd",
        "ddddd-ddd",
        "dddd-ddd",
        "ddd-dddd",
        "dd-ddd",
        "LdL dLd",
        "LdLdLd",
        "LdL dLL",
        "Ld dLL",
        "Ldd dLL",
        "LLd dLL",
        "LLdd dLL",
        "LLdL dLL",
        "dddd LL",
        "ddddLL",
        "ddd ddd",
        "ddd dd",
        "dddddd",
        "ddddd",
        "dddd",
    ];
    // Longest first where one is the start of another.
    shapes.iter().filter(|known| shape.starts_with(**known)).map(|known| known.len()).max()
}

fn state_or_country(scan: &Scan<'_>, at: usize) -> Option<usize> {
    if let Some(end) = small_code(scan, at) {
        return Some(end);
    }
    let hit = hit_at(scan, at, |hit| {
        hit.means(Meaning::Term(Label::LocationState)) || hit.means(Meaning::Term(Label::LocationCountry))
    })?;
    let text = hit.range.of(scan.text);
    let capital = text.chars().next().is_some_and(|c| !c.is_lowercase());
    let spelled = capital && char_at(scan, hit.range.end()) != Some('\'');
    spelled.then(|| hit.range.end())
}

/// "Toronto, On, M6R 1B5": a state's code not in capitals counts right before a postal code.
fn small_code(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let word = word_at(scan, at).filter(|word| word.text.len() == 2 && word.is_capitalised())?;
    let code = word.text.to_ascii_uppercase();
    let known = [
        "ON", "BC", "AB", "QC", "MB", "SK", "NS", "NB", "PE", "CA", "NY", "TX", "FL", "IL", "PA", "OH", "GA",
        "MI", "NC", "NJ", "VA", "WA", "AZ", "MA",
    ];
    let (next, _) = next_part(scan, word.range.end())?;
    (known.contains(&code.as_str()) && postal_code(scan, next).is_some()).then(|| word.range.end())
}

/// Behind a city's mark: "г. Москва", "м. Київ".
fn here_of(scan: &Scan<'_>, at: usize) -> usize {
    let marks = ["г. ", "г.", "м. ", "м.", "пос. ", "с. "];
    marks.iter().find(|mark| scan.ahead(at, 8).starts_with(**mark)).map_or(at, |mark| at + mark.len())
}

/// Where a town in front of the street begins: "г. Самара, ул. Победы". Only with its mark, which nothing else has.
pub(super) fn town_before(scan: &Scan<'_>, street: usize) -> Option<usize> {
    let left = skip_blanks_before(scan, street, 1);
    let comma = left.checked_sub(1).filter(|_| char_before(scan, left) == Some(','))?;
    let town = word_before(scan, comma).filter(Word::is_capitalised)?;
    let before = scan.behind(town.range.start(), 8);
    let mark =
        ["г. ", "г.", "м. ", "м.", "город ", "місто "].into_iter().find(|mark| before.ends_with(mark))?;
    let start = town.range.start() - mark.len();
    (!char_before(scan, start).is_some_and(char::is_alphanumeric)).then_some(start)
}

fn is_town(hit: &Hit) -> bool {
    hit.means(Meaning::Term(Label::LocationCity)) || hit.means(Meaning::Term(Label::LocationState))
}

/// One to four capitalised words that something of an address follows.
fn city(scan: &Scan<'_>, at: usize, split: Split) -> Option<usize> {
    let mut here = here_of(scan, at);
    let mut end = None;
    for count in 0..4 {
        let Some(word) = word_at(scan, here) else { break };
        let particle = count > 0
            && [
                "de", "la", "del", "upon", "on", "am", "an", "der", "le", "les", "sur", "do", "da", "of",
                "di",
            ]
            .contains(&word.text);
        let listed = hit_at(scan, here, |hit| {
            hit.range.end() >= word.range.end()
                && hit.meanings().iter().any(|meaning| {
                    matches!(meaning, Meaning::Month(_) | Meaning::Weekday(_) | Meaning::Honorific)
                })
        });
        if !(word.is_capitalised() || particle) || listed.is_some() {
            break;
        }
        // "Toronto, On": a state's code is not part of the city.
        let code = count > 0 && word.is_all_capitals() && word.text.len() <= 3;
        if code {
            break;
        }
        if !particle {
            end = Some(word.range.end());
        }
        let next = skip_blanks(scan, word.range.end(), 1);
        let saint = char_at(scan, next) == Some('.') && matches!(word.text, "St" | "Ft" | "Mt");
        if saint {
            here = skip_blanks(scan, next + 1, 1);
        } else if next == word.range.end() {
            break;
        } else {
            here = next;
        }
    }
    let end = end?;
    let ends = || {
        let dashed =
            scan.ahead(end, 3).starts_with(['-', '\u{2013}']) || scan.ahead(end, 3).starts_with(" - ");
        ends_here(scan, end) && char_at(scan, end) != Some(':') || dashed
    };
    let known = || hit_at(scan, here_of(scan, at), |hit| is_town(hit) && hit.range.end() == end).is_some();
    if split == Split::Comma && ends() || split == Split::Line && ends() && known() {
        return Some(end);
    }
    let comma = split == Split::Line && char_at(scan, end) == Some(',');
    let at = skip_blanks(scan, end + usize::from(comma), 2);
    let followed = postal_code(scan, at).is_some() || state_or_country(scan, at).is_some();
    (at > end && followed).then_some(end)
}
