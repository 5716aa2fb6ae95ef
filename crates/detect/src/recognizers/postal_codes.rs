//! Postal codes by their country's shape and what stands around them.
//!
//! British and Canadian codes are told by their shape alone. A run of digits is a postal code only with a cue
//! ("ZIP 94102"), a state before it ("CA 90210", "NSW 2000"), a mark (〒, "D-10115"), or an address around it.
//! Shapes follow the Universal Postal Union's addressing sheets.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::reading::{char_at, char_before, is_east_asian, skip_blanks, skip_blanks_before, word_at};
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Postal codes.
pub(super) static POSTAL_CODES: Recognizer =
    Recognizer { name: "postal_codes", labels: &[Label::LocationZip], trigger: Trigger::Numbers, check };

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let token = scan.numbers()[index];
    if token.glued || token.range.len() > 8 {
        return;
    }
    let start = token.range.start();
    if char_before(scan, start)
        .is_some_and(|c| matches!(c, '.' | ':' | '/' | '$' | '€' | '£' | '#' | '@' | '+' | '_'))
    {
        return;
    }
    let found = if token.letters > 0 { with_letters(scan, token.range) } else { digits(scan, token.range) };
    if let Some((range, likelihood, evidence)) = found {
        let labels = Likelihoods::one(Label::LocationZip, likelihood).with(Label::Location, likelihood * 0.6);
        sink.push_labels(range, labels, evidence);
    }
}

type Found = Option<(TextRange, f32, Evidence)>;

/// Letters and digits as a shape: `A` for a capital, `9` for a digit.
fn shape(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '0'..='9' => '9',
            'A'..='Z' => 'A',
            'a'..='z' => 'a',
            other => other,
        })
        .collect()
}

fn ends(scan: &Scan<'_>, end: usize) -> bool {
    match char_at(scan, end) {
        Some('-') => !char_at(scan, end + 1).is_some_and(char::is_alphanumeric),
        next => !next.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '@')),
    }
}

/// "M5V 3A8", "SW1A 1AA", "1012AB", "D02 AF30", "D-10115" (its digits are a token of their own).
fn with_letters(scan: &Scan<'_>, token: TextRange) -> Found {
    let first = token.of(scan.text);
    let told = scan.context(token, Cue::Zip).max(scan.context(token, Cue::Address) * 0.8);
    // In lower case only a cue makes it a code.
    let upper = first.to_ascii_uppercase();
    let small = upper != first;
    if small && told < 0.8 {
        return None;
    }
    let next = skip_blanks(scan, token.end(), 1);
    let second: String = scan.ahead(next, 4).chars().take_while(char::is_ascii_alphanumeric).collect();
    let second = if small { second.to_ascii_uppercase() } else { second };
    let spaced = next > token.end();
    let pair = format!("{} {}", shape(&upper), shape(&second));
    let whole = TextRange::new(token.start(), next + second.len());
    let one = shape(&upper);
    let likelihood = |strong: f32| if told > 0.0 { 0.92 } else { strong };
    if spaced && ends(scan, whole.end()) {
        let british =
            matches!(pair.as_str(), "A9 9AA" | "A99 9AA" | "AA9 9AA" | "AA99 9AA" | "A9A 9AA" | "AA9A 9AA");
        if british && is_british(&upper, &second) {
            return Some((whole, likelihood(0.8), Evidence::PATTERN));
        }
        if pair == "A9A 9A9" && is_canadian(&upper, &second) {
            return Some((whole, likelihood(0.85), Evidence::PATTERN));
        }
        // Irish: "D02 AF30"
        let routing = one == "A99" || upper == "D6W";
        if routing && second.len() == 4 && told > 0.0 {
            return Some((whole, 0.9, Evidence::PATTERN.and(Evidence::CONTEXT)));
        }
    }
    if one == "A9A9A9" && ends(scan, token.end()) && is_canadian(&upper[..3], &upper[3..]) {
        return (told > 0.0 || !small).then_some((token, likelihood(0.6), Evidence::PATTERN));
    }
    let joined =
        matches!(one.as_str(), "A99AA" | "A999AA" | "AA99AA" | "AA999AA" | "A9A9AA" | "AA9A9AA" | "9999AA");
    (joined && told >= 0.8).then_some((token, 0.85, Evidence::PATTERN.and(Evidence::CONTEXT)))
}

/// The letters that Royal Mail does not use at each place.
fn is_british(outward: &str, inward: &str) -> bool {
    let area = outward.bytes().next().is_some_and(|b| !b"QVX".contains(&b));
    let second = outward.as_bytes().get(1).is_none_or(|b| !b.is_ascii_alphabetic() || !b"IJZ".contains(b));
    let unit = inward.bytes().skip(1).all(|b| !b"CIKMOV".contains(&b));
    area && second && unit
}

/// Canada Post uses no D, F, I, O, Q, U, and begins no code with W or Z.
fn is_canadian(area: &str, unit: &str) -> bool {
    let letters =
        area.bytes().chain(unit.bytes()).filter(u8::is_ascii_alphabetic).all(|b| !b"DFIOQU".contains(&b));
    letters && area.bytes().next().is_some_and(|b| !b"WZ".contains(&b))
}

fn digits(scan: &Scan<'_>, token: TextRange) -> Found {
    let start = token.start();
    let length = token.len();
    if !(2..=6).contains(&length) {
        return None;
    }
    // The second half of a code in two parts was read with the first.
    let dashed_before = char_before(scan, start) == Some('-');
    let country_mark = dashed_before && stands_behind_a_country(scan, start - 1);
    if dashed_before && !country_mark {
        return None;
    }
    let (range, form) = two_parts(scan, token).unwrap_or((token, length));
    if !ends(scan, range.end()) || char_at(scan, range.end()) == Some('%') || is_decimal(scan, range.end()) {
        return None;
    }
    let evidence = Evidence::PATTERN.and(Evidence::CONTEXT);
    let marked = char_before(scan, skip_blanks_before(scan, start, 1)) == Some('〒');
    if marked && (form == 34 || length == 3) {
        return Some((range, 0.95, evidence));
    }
    if country_mark && (4..=5).contains(&length) {
        return Some((range, 0.8, evidence));
    }
    let usual = matches!(form, 4..=6 | 54 | 53 | 43 | 34 | 23 | 33 | 32);
    let told = if usual { scan.context(range, Cue::Zip) } else { 0.0 };
    // "Tel: ... ZIP" on the same line: another cue right before the number speaks for itself.
    if told >= 0.85 && !other_cue_is_nearer(scan, range) {
        return Some((range, 0.92, evidence));
    }
    let state = state_before(scan, start);
    if state && (form == 5 || form == 54 || form == 4) {
        return Some((range, if form == 4 { 0.75 } else { 0.88 }, evidence));
    }
    let east = char_before(scan, start).is_some_and(is_east_asian);
    if matches!(form, 5 | 53 | 43 | 23) && !east && city_behind(scan, range.end()) {
        let places = scan.context_where(range, |meaning| {
            matches!(
                meaning,
                Meaning::Street(_)
                    | Meaning::Cue(Cue::Address | Cue::City)
                    | Meaning::Term(Label::LocationCity | Label::LocationCountry)
            )
        });
        let opens = opens_line(scan, start);
        let likelihood = match (opens, places > 0.0) {
            (_, true) => 0.75,
            (true, false) => 0.6,
            (false, false) => 0.4,
        };
        return Some((range, likelihood, Evidence::PATTERN));
    }
    if told > 0.0 && !other_cue_is_nearer(scan, range) && !cue_behind_has_its_own(scan, range) {
        return Some((range, 0.7, evidence));
    }
    None
}

/// "D-10115": a country's mark before the dash, in a word of its own. In "TEST-D-10115" it is a part of something else.
fn stands_behind_a_country(scan: &Scan<'_>, dash: usize) -> bool {
    const MARKS: [&str; 17] =
        ["D", "A", "CH", "F", "I", "E", "L", "B", "DK", "S", "FI", "LT", "LV", "SI", "HR", "PL", "MD"];
    let behind = scan.behind(dash, 3);
    MARKS.iter().any(|mark| {
        let before = behind.strip_suffix(mark).map(|_| char_before(scan, dash - mark.len()));
        before.is_some_and(|before| !before.is_some_and(|c| c.is_alphanumeric() || "-_/.+&@#".contains(c)))
    })
}

/// "94102-1234", "12345-678", "1234-567", "123-4567", "12-345", "110 001", "111 22": the range and its two lengths.
fn two_parts(scan: &Scan<'_>, token: TextRange) -> Option<(TextRange, usize)> {
    let joint = char_at(scan, token.end()).filter(|c| matches!(c, '-' | ' '))?;
    let rest = scan.ahead(token.end() + 1, 8);
    let second = rest.bytes().take_while(u8::is_ascii_digit).count();
    let form = token.len() * 10 + second;
    let known = match joint {
        '-' => matches!(form, 54 | 53 | 43 | 34 | 23),
        _ => matches!(form, 33 | 32) && scan.context(token, Cue::Zip) > 0.8,
    };
    known.then(|| (TextRange::new(token.start(), token.end() + 1 + second), form))
}

fn is_decimal(scan: &Scan<'_>, end: usize) -> bool {
    matches!(char_at(scan, end), Some('.' | ',' | ':'))
        && char_at(scan, end + 1).is_some_and(|c| c.is_ascii_digit())
}

/// A cue of another kind between the postal cue and the number ("zip, phone 12345").
fn other_cue_is_nearer(scan: &Scan<'_>, range: TextRange) -> bool {
    let from = range.start().saturating_sub(16);
    scan.hits_between(from, range.start()).iter().any(|hit| {
        let near = range.start().saturating_sub(hit.range.end()) <= 3;
        near && hit.kinds().iter().any(|kind| matches!(kind, MeaningKind::Cue(_)))
            && !hit.means(Meaning::Cue(Cue::Zip))
            && !hit.means(Meaning::Cue(Cue::Address))
            && !hit.means(Meaning::Cue(Cue::City))
    })
}

/// "MB 5529 0071 for Ann, postcode EX4 3RT": the word behind the number announces another value.
fn cue_behind_has_its_own(scan: &Scan<'_>, range: TextRange) -> bool {
    scan.hits_between(range.end(), range.end() + 32).iter().any(|hit| {
        hit.means(Meaning::Cue(Cue::Zip)) && {
            let rest = scan.ahead(hit.range.end(), 16).trim_start_matches([' ', ':', '.', '=', '\t']);
            rest.chars().take_while(|c| c.is_alphanumeric()).any(|c| c.is_ascii_digit())
        }
    })
}

/// "CA 90210", "California 90210", "NSW 2000".
fn state_before(scan: &Scan<'_>, start: usize) -> bool {
    let mut end = skip_blanks_before(scan, start, 2);
    if char_before(scan, end) == Some(',') {
        end -= 1;
    }
    end < start
        && scan.hits_between(end.saturating_sub(24), end).iter().any(|hit| {
            hit.range.end() == end && hit.means(Meaning::Term(Label::LocationState)) && hit.range.of(scan.text).starts_with(char::is_uppercase)
                // "OR 12345" in a shouted sentence is no state.
                && (hit.range.len() > 3 || char_before(scan, skip_blanks_before(scan, hit.range.start(), 2)).is_none_or(|c| c == ',' || c.is_lowercase() || c == '\n' || c == '.'))
        })
}

/// "10115 Berlin": one to three capitalised words, then an end.
fn city_behind(scan: &Scan<'_>, end: usize) -> bool {
    let at = skip_blanks(scan, end, 1);
    at > end
        && word_at(scan, at).is_some_and(|word| {
            word.is_capitalised()
                && !word.is_all_capitals()
                && word.text.chars().count() > 2
                && !scan.hits_between(at, at + 1).iter().any(|hit| {
                    hit.range.end() >= word.range.end()
                        && hit.meanings().iter().any(|meaning| {
                            matches!(
                                meaning,
                                Meaning::Month(_)
                                    | Meaning::Currency
                                    | Meaning::Weekday(_)
                                    | Meaning::TimeUnit(_)
                                    | Meaning::DoseUnit
                            )
                        })
                })
        })
}

fn opens_line(scan: &Scan<'_>, start: usize) -> bool {
    let before = scan.behind(start, 3).trim_end_matches(' ');
    before.is_empty() || before.ends_with(['\n', ',', '-'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn shapes_that_speak_for_themselves() {
        check(
            &POSTAL_CODES,
            &[
                "Toronto ‹LOCATION_ZIP|M5V 3A8›",
                "London ‹LOCATION_ZIP|SW1A 1AA›.",
                "‹LOCATION_ZIP|K1A0B1›",
                "model W5V 3A8 and QW1A 1AA",
                "part A5B 3C8X",
            ],
        );
    }

    #[test]
    fn digits_need_surroundings() {
        check(
            &POSTAL_CODES,
            &[
                "ZIP: ‹LOCATION_ZIP|94102›",
                "zip code ‹LOCATION_ZIP|94102-1234›",
                "Beverly Hills, CA ‹LOCATION_ZIP|90210›",
                "Sydney NSW ‹LOCATION_ZIP|2000›",
                "order 94102, code 12345 and 90210 items",
                "D-‹LOCATION_ZIP|10115› Berlin",
                "(CH-‹LOCATION_ZIP|8001›)",
                "TEST-D-10115",
                "part AB/A-1010",
                "Musterweg, ‹LOCATION_ZIP|10115› Berlin",
                "we sold 10115 Widgets",
                "ZIP phone 12345",
                "postal code: ‹LOCATION_ZIP|110 001›",
                "price 12345.67",
            ],
        );
    }
}
