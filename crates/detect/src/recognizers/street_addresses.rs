//! Street addresses: a street word with a number, in the order of the language, and what follows of the address.
//!
//! The street line alone is LOCATION_ADDRESS_STREET; with a flat, a city, a state or a postal code it is one
//! LOCATION_ADDRESS. A street word without a number is reported only where it cannot be much else.

mod tail;
mod words;

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::person_names::words::is_listed;
use super::reading::{
    Word, char_at, char_before, is_covered, is_east_asian, skip_blanks, skip_blanks_before, word_at,
    word_before,
};
use crate::scan::{Anchor, Hit, Meaning, MeaningKind, Recognizer, Scan, Side, Sink, Trigger};
use words::{
    ALONE, BETWEEN, BOXES, DIRECTIONS, NO_STREETS, NUMBER_MARKS, PARTICLES, SMALL, SUFFIX_ALONE, WHOLE,
};

/// Street lines and whole addresses.
pub(super) static STREET_ADDRESSES: Recognizer = Recognizer {
    name: "street_addresses",
    labels: &[Label::LocationAddress, Label::LocationAddressStreet],
    trigger: Trigger::Words(&[MeaningKind::Street]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    if hit.range.of(scan.text).chars().next_back().is_some_and(is_east_asian) {
        return;
    }
    if is_covered(scan, hit, |other| other.is(MeaningKind::Street)) {
        return;
    }
    for meaning in hit.meanings() {
        let line = match meaning {
            Meaning::Street(Side::Behind) => name_before(scan, hit),
            Meaning::Street(Side::Before) => name_behind(scan, hit),
            Meaning::Street(Side::Suffix) => name_inside(scan, hit),
            _ => None,
        };
        if let Some(line) = line {
            push(scan, &line, sink);
            return;
        }
    }
}

/// A street line as read.
struct Line {
    range: TextRange,
    likelihood: f32,
    /// A post box: an address, but no street.
    is_box: bool,
}

fn push(scan: &Scan<'_>, line: &Line, sink: &mut Sink) {
    let tail = tail::read(scan, line.range.end());
    let town = tail::town_before(scan, line.range.start());
    let range = TextRange::new(town.unwrap_or_else(|| line.range.start()), tail.end);
    if tail.parts > 0 || town.is_some() {
        let labels = Likelihoods::one(Label::LocationAddress, (line.likelihood + 0.05).min(0.95))
            .with(Label::LocationAddressStreet, 0.4)
            .with(Label::Location, 0.6);
        sink.push_labels(range, labels, Evidence::PATTERN);
        return;
    }
    let (best, second) = if line.is_box {
        (Label::LocationAddress, Label::LocationAddressStreet)
    } else {
        (Label::LocationAddressStreet, Label::LocationAddress)
    };
    let labels = Likelihoods::one(best, line.likelihood)
        .with(second, line.likelihood - 0.01)
        .with(Label::Location, line.likelihood - 0.03);
    sink.push_labels(line.range, labels, Evidence::PATTERN);
}

/// A house number that begins at `at`: "5", "5a", "12-3", "10/2", "12 bis", "5 к. 2".
fn number_at(scan: &Scan<'_>, at: usize) -> Option<TextRange> {
    let text = scan.ahead(at, 16);
    let bytes = text.as_bytes();
    let digits = bytes.iter().take_while(|b| b.is_ascii_digit()).count();
    if !(1..=5).contains(&digits) {
        return None;
    }
    let mut end = digits;
    loop {
        let rest = &text[end..];
        let letter = rest.chars().next().filter(|c| c.is_alphabetic());
        let after_letter =
            letter.is_some_and(|c| !rest[c.len_utf8()..].chars().next().is_some_and(char::is_alphanumeric));
        let joined = rest.starts_with(['-', '/']) && rest[1..].starts_with(|c: char| c.is_ascii_digit());
        if let Some(c) = letter.filter(|_| after_letter && end == digits) {
            end += c.len_utf8();
        } else if joined {
            end += 1 + rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        } else {
            break;
        }
    }
    for more in [" bis", " ter", " quater"] {
        if text[end..].starts_with(more) && !text[end + more.len()..].starts_with(char::is_alphabetic) {
            end += more.len();
            break;
        }
    }
    let next = text[end..].chars().next();
    let number_goes_on = next.is_some_and(char::is_alphanumeric)
        || next.is_some_and(|c| matches!(c, '.' | ',' | ':'))
            && text[end + 1..].starts_with(|c: char| c.is_ascii_digit());
    (!number_goes_on).then(|| TextRange::at(at, end))
}

/// A house number that ends at `end`: "123", "404-32", "221B", "12 bis".
fn number_before(scan: &Scan<'_>, end: usize) -> Option<TextRange> {
    let window = scan.behind(end, 16);
    let mut body = window;
    for more in [" bis", " ter", "bis", "ter"] {
        body = body.strip_suffix(more).unwrap_or(body);
    }
    let start = body
        .char_indices()
        .rev()
        .take_while(|(_, c)| c.is_ascii_alphanumeric() || matches!(c, '-' | '/' | '½'))
        .last()
        .map(|(index, _)| index)?;
    let token = &body[start..];
    let digits = token.bytes().filter(u8::is_ascii_digit).count();
    let letters = token.bytes().filter(u8::is_ascii_alphabetic).count();
    let house = (1..=7).contains(&digits)
        && letters <= 1
        && token.starts_with(|c: char| c.is_ascii_digit() || letters == 1);
    let before = body[..start].chars().next_back();
    let free =
        !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | ':' | '$' | '€' | '£' | '_' | '+'));
    (house && free).then(|| TextRange::new(end - (window.len() - start), end))
}

/// "123 Main Street": number, words, street word.
fn name_before(scan: &Scan<'_>, hit: Hit) -> Option<Line> {
    let street = hit.range.of(scan.text);
    let lower = street.to_lowercase();
    let dotted = char_at(scan, hit.range.end()) == Some('.') && lower.len() <= 5;
    let mut end = hit.range.end() + usize::from(dotted && !ends_sentence(scan, hit.range.end()));
    // "Maynard Avenue West", "5th St NW"
    let next = skip_blanks(scan, end, 1);
    if let Some(word) = word_at(scan, next).filter(|word| next > end && DIRECTIONS.contains(&word.text)) {
        end = word.range.end();
    }
    let mut left = skip_blanks_before(scan, hit.range.start(), 2);
    if left == hit.range.start() {
        return None;
    }
    let mut names = 0;
    let mut small = 0;
    let mut first: Option<Word<'_>> = None;
    for _ in 0..5 {
        if names + small > 0
            && let Some(number) = number_before(scan, left)
        {
            let capital = street.chars().next().is_some_and(char::is_uppercase) || names > 0;
            let sure = small == 0 && capital || small <= 2 && SMALL.contains(&lower.as_str());
            let start = number.start();
            return sure.then(|| Line {
                range: TextRange::new(start, end),
                likelihood: if small == 0 { 0.9 } else { 0.7 },
                is_box: false,
            });
        }
        // "5th", "42nd": an ordinal is the street's name.
        if let Some(ordinal) = ordinal_before(scan, left) {
            names += 1;
            left = skip_blanks_before(scan, ordinal, 1);
            if left == ordinal {
                break;
            }
            continue;
        }
        let Some(word) =
            word_before(scan, left.saturating_sub(usize::from(char_before(scan, left) == Some('.'))))
        else {
            break;
        };
        if word.is_capitalised() {
            names += 1;
            first = Some(word);
        } else if BETWEEN.contains(&word.text)
            || word.text.chars().count() < 3 && !PARTICLES.contains(&word.text)
        {
            break;
        } else if PARTICLES.contains(&word.text) {
            // "Rock of Ages Road", but not "3 of the drive".
            if names == 0 {
                break;
            }
        } else {
            small += 1;
        }
        let further = skip_blanks_before(scan, word.range.start(), 1);
        if further == word.range.start() {
            break;
        }
        left = further;
    }
    // No number: "Southwest Parkway".
    let word = first?;
    let plain = small == 0
        && names <= 2
        && ALONE.contains(&lower.as_str())
        && street.chars().next().is_some_and(char::is_uppercase)
        && !is_listed(word.text, NO_STREETS)
        && !ends_with_other_capital(scan, end);
    plain.then(|| Line { range: TextRange::new(word.range.start(), end), likelihood: 0.55, is_box: false })
}

fn ends_sentence(scan: &Scan<'_>, dot: usize) -> bool {
    let rest = scan.ahead(dot + 1, 4);
    rest.is_empty() || rest.starts_with('\n') || rest.trim().is_empty()
}

/// "Wall Street Journal", "Main Street Bank": a longer name.
fn ends_with_other_capital(scan: &Scan<'_>, end: usize) -> bool {
    let next = skip_blanks(scan, end, 1);
    next > end && word_at(scan, next).is_some_and(|word| word.is_capitalised())
}

/// Where an ordinal like "42nd" that ends at `end` begins.
fn ordinal_before(scan: &Scan<'_>, end: usize) -> Option<usize> {
    let window = scan.behind(end, 8);
    let body = ["st", "nd", "rd", "th"].iter().find_map(|ending| window.strip_suffix(ending))?;
    let digits = body.bytes().rev().take_while(u8::is_ascii_digit).count();
    let free = !body[..body.len() - digits].ends_with(char::is_alphanumeric);
    ((1..=3).contains(&digits) && free).then(|| end - (window.len() - (body.len() - digits)))
}

/// "rue de la Paix 3", "12 rue X", "ул. Ленина, д. 5", "P.O. Box 12".
fn name_behind(scan: &Scan<'_>, hit: Hit) -> Option<Line> {
    let street = hit.range.of(scan.text).to_lowercase();
    let dotted = char_at(scan, hit.range.end()) == Some('.');
    let after = hit.range.end() + usize::from(dotted);
    let mut at = skip_blanks(scan, after, 2);
    if is_listed(street.trim_end_matches('.'), BOXES) {
        let mut at = at;
        for mark in ["№", "no. ", "no ", "nr. ", "nº ", "n° ", "#", ": "] {
            if scan.ahead(at, 6).to_lowercase().starts_with(mark) {
                at += mark.len();
            }
        }
        at = skip_blanks(scan, at, 2);
        let digits = scan.ahead(at, 12).bytes().take_while(|b| b.is_ascii_digit() || *b == b' ').count();
        let text = scan.ahead(at, digits).trim_end();
        let count = text.bytes().filter(u8::is_ascii_digit).count();
        // "BP 120/80" is a blood pressure.
        let fraction = char_at(scan, at + text.len()) == Some('/');
        // "los términos del apartado 1" is a section.
        let section = hit.range.of(scan.text) == "apartado" && count < 3;
        return ((1..=8).contains(&count) && !fraction && !section).then(|| Line {
            range: TextRange::new(hit.range.start(), at + text.len()),
            likelihood: 0.85,
            is_box: true,
        });
    }
    if WHOLE.contains(&street.as_str()) {
        let start = number_in_front(scan, hit.range.start())?;
        let range = TextRange::new(start, hit.range.end());
        return Some(Line { range, likelihood: 0.8, is_box: false });
    }
    if at == after && !dotted {
        return None;
    }
    let mut end = None;
    let mut names = 0;
    for _ in 0..7 {
        // "rue du 8 Mai 1945", "calle 72"
        let Some(word) = word_at(scan, at) else { break };
        let particle = PARTICLES.contains(&word.text.to_lowercase().as_str()) || word.text.ends_with('\'');
        let elided = word
            .text
            .split(['\'', '\u{2019}'])
            .nth(1)
            .is_some_and(|rest| rest.starts_with(char::is_uppercase));
        if word.is_capitalised()
            || elided
            || word.is_caseless() && names < 3 && !is_listed(word.text, NO_STREETS)
        {
            names += 1;
            end = Some(word.range.end());
        } else if !particle {
            break;
        }
        let next = skip_blanks(scan, word.range.end(), 1);
        if next == word.range.end() {
            // "J. Kennedy": an initial's dot.
            if char_at(scan, next) == Some('.') && word.text.chars().count() <= 2 {
                at = skip_blanks(scan, next + 1, 1);
                continue;
            }
            break;
        }
        at = next;
    }
    let start = number_in_front(scan, hit.range.start());
    let numbered = end.map_or(at, |end| end);
    // The number stands on one side only: "3 rue X, 75001 Paris".
    let number = if start.is_some() { None } else { marked_number(scan, numbered) };
    let end = match (end, number) {
        (_, Some(number)) if end.is_some() || street.chars().count() > 3 => number.end(),
        (Some(end), None) => end,
        _ => return None,
    };
    // The Spanish and Italian "via", "calle" are also "by way of" elsewhere: no number, no street.
    let strong = ALONE.contains(&street.trim_end_matches('.')) && names > 0 && names <= 4;
    let capital_or_number = start.is_some() || number.is_some();
    let begin = start.unwrap_or_else(|| hit.range.start());
    if capital_or_number && names > 0 {
        return Some(Line { range: TextRange::new(begin, end), likelihood: 0.88, is_box: false });
    }
    if capital_or_number && number.is_some() && ALONE.contains(&street.as_str()) {
        return Some(Line { range: TextRange::new(begin, end), likelihood: 0.75, is_box: false });
    }
    strong.then(|| Line { range: TextRange::new(begin, end), likelihood: 0.6, is_box: false })
}

/// "12 bis, rue X": the number before the street word.
fn number_in_front(scan: &Scan<'_>, start: usize) -> Option<usize> {
    let mut left = skip_blanks_before(scan, start, 1);
    if char_before(scan, left) == Some(',') {
        left = skip_blanks_before(scan, left - 1, 1);
    }
    if left == start {
        return None;
    }
    let number = number_before(scan, left)?;
    // "in 2019 rue" is a year at most.
    let digits = number.of(scan.text).bytes().filter(u8::is_ascii_digit).count();
    (digits <= 4).then(|| number.start())
}

/// "3", ", 3", " nº 3", ", д. 5", " num. 7".
fn marked_number(scan: &Scan<'_>, end: usize) -> Option<TextRange> {
    let mut at = end;
    if char_at(scan, at) == Some(',') {
        at += 1;
    }
    at = skip_blanks(scan, at, 2);
    let ahead = scan.ahead(at, 16).to_lowercase();
    if let Some(mark) =
        NUMBER_MARKS.iter().filter(|mark| ahead.starts_with(**mark)).max_by_key(|mark| mark.len())
    {
        // Lower-casing keeps the length of all marks in the list.
        at = skip_blanks(scan, at + mark.len(), 2);
    } else if at == end {
        return None;
    }
    let number = number_at(scan, at)?;
    // "Calle Mayor, 28013 Madrid": five digits before a city are its postal code.
    let next = skip_blanks(scan, number.end(), 1);
    let code = number.len() == 5
        && next > number.end()
        && word_at(scan, next).is_some_and(|word| word.is_capitalised());
    (!code).then_some(number)
}

/// "Hauptstraße 5a", "Kerkstraat 12-3".
fn name_inside(scan: &Scan<'_>, hit: Hit) -> Option<Line> {
    // The suffix must end its word, and something must stand before it.
    let dotted = char_at(scan, hit.range.end()) == Some('.');
    if char_at(scan, hit.range.end()).is_some_and(char::is_alphanumeric) {
        return None;
    }
    let word = word_before(scan, hit.range.end())?;
    let stem = word.text.len().checked_sub(hit.range.len())?;
    // "CString 40", "STRING 0207": names of code, not of streets.
    let inner_capital = word.text.split('-').any(|part| part.chars().skip(1).any(char::is_uppercase));
    if inner_capital && !SUFFIX_ALONE.contains(&hit.range.of(scan.text).to_lowercase().as_str()) {
        return None;
    }
    if word.text.get(..stem)?.chars().filter(|c| c.is_alphabetic()).count() < 2 || !word.is_capitalised() {
        return None;
    }
    let lower = word.text.to_lowercase();
    // "Opslaan", "Verslaan": Dutch verbs; "Pengelolaan": an Indonesian noun.
    if is_listed(&lower, NO_STREETS) || lower.ends_with("slaan") || lower.ends_with("olaan") {
        return None;
    }
    let mut start = word.range.start();
    // "Alte Bahnhofstraße", "Karl-Marx-Straße"
    let left = skip_blanks_before(scan, start, 1);
    if let Some(before) = word_before(scan, left).filter(|_| left < start) {
        let adjective = [
            "Alte", "Alter", "Neue", "Neuer", "Große", "Grosse", "Kleine", "Obere", "Untere", "Lange",
            "Hohe", "Oude", "Nieuwe", "Grote", "Kleine", "Korte", "Am", "An",
        ];
        if adjective.contains(&before.text) {
            start = before.range.start();
        }
    }
    let past = hit.range.end() + usize::from(dotted);
    let number = skip_blanks(scan, past, 2);
    let house = number_at(scan, number).filter(|_| number > hit.range.end());
    let plain = !SUFFIX_ALONE.contains(&hit.range.of(scan.text).to_lowercase().as_str());
    match house {
        Some(house) => {
            Some(Line { range: TextRange::new(start, house.end()), likelihood: 0.9, is_box: false })
        }
        None if plain => None,
        None => Some(Line { range: TextRange::new(start, hit.range.end()), likelihood: 0.6, is_box: false }),
    }
}

#[cfg(test)]
mod tests;
