//! Positions on the globe: 37.7749 N, 122.4194 W; 48°51'24"N 2°21'03"E; 48.8566, 2.3522; geo: addresses; UTM, MGRS and
//! plus codes where words announce a position.

use blackbar_core::{Evidence, Label, TextRange};

use super::amounts::opens;
use super::choices::{Choices, one_of};
use super::pieces::{
    char_at, char_before, digits_at, ends_word, has_border, is_swallowed, skip_blanks, starts_word,
};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink, Trigger};

/// Pairs of latitude and longitude, and grid references.
pub static COORDINATES: Recognizer = Recognizer {
    name: "coordinates",
    labels: &[Label::LocationCoordinate],
    trigger: Trigger::Numbers,
    check: find,
};

/// `geo:48.8566,2.3522`.
pub static GEO_ADDRESSES: Recognizer = Recognizer {
    name: "geo_addresses",
    labels: &[Label::LocationCoordinate],
    trigger: Trigger::Literals(&["geo:"]),
    check: |scan, anchor, sink| {
        let Anchor::Literal(range) = anchor else { return };
        if !starts_word(scan.text, range.start()) {
            return;
        }
        if let Some(pair) = pair_at(scan.text, sign_start(scan.text, range.end())) {
            sink.push(
                TextRange::new(range.start(), pair.end),
                Label::LocationCoordinate,
                0.97,
                Evidence::PATTERN,
            );
        }
    },
};

struct Angle {
    end: usize,
    decimals: usize,
    degrees: u32,
    /// A degree sign or a letter for a side of the world.
    marked: bool,
    /// Decimals, minutes or a side: "1°" alone numbers a paragraph.
    precise: bool,
}

struct Pair {
    end: usize,
    decimals: usize,
    marked: bool,
}

const DEGREES: &Choices = &Choices::new(&["°", "º", " °", "° ", "º ", " deg", " degrees"]);
const SIDES: &Choices = &Choices::new(&["n", "s", "e", "w", " n", " s", " e", " w", " o"]);

fn sign_start(text: &str, at: usize) -> usize {
    at + usize::from(text[at..].starts_with(['-', '+']))
}

fn find(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let token = scan.numbers()[index];
    let text = scan.text;
    let at = token.range.start();
    let announced = || scan.context(token.range, Cue::Coordinate) >= 0.85;
    if (token.letters > 0 || text[token.range.end()..].starts_with('+'))
        && let Some((end, likelihood)) = grid_at(text, token.range)
    {
        if announced() {
            sink.push(
                TextRange::new(at, end),
                Label::LocationCoordinate,
                likelihood,
                Evidence::PATTERN.and(Evidence::CONTEXT),
            );
        }
        return;
    }
    // "N48.8566" is one token.
    let at = at + usize::from(matches!(char_at(text, at), Some('N' | 'S' | 'E' | 'W')));
    let start = sided_start(text, at);
    if text[..start].ends_with("geo:") {
        return;
    }
    let Some(pair) = pair_at(text, at) else {
        single(scan, (start, at), sink);
        return;
    };
    let range = TextRange::new(start, pair.end);
    if has_border(text, range)
        || is_swallowed(scan, at, &[], |start| pair_at(text, start).map(|pair| pair.end))
    {
        return;
    }
    let (likelihood, evidence) = match (pair.marked, pair.decimals >= 4) {
        (true, _) => (0.93, Evidence::PATTERN),
        (false, _) if announced() => (0.9, Evidence::PATTERN.and(Evidence::CONTEXT)),
        (false, true) => (0.75, Evidence::PATTERN),
        (false, false) => (0.25, Evidence::PATTERN),
    };
    sink.push(range, Label::LocationCoordinate, likelihood, evidence);
}

/// Where the first angle begins, with its sign or the letter before it: "N48.85", "-33.86".
fn sided_start(text: &str, at: usize) -> usize {
    let signed = match char_before(text, at) {
        Some('-' | '+') if !char_before(text, at - 1).is_some_and(char::is_alphanumeric) => at - 1,
        _ => at,
    };
    let before = text[..signed].trim_end_matches(' ');
    match before.chars().next_back() {
        Some('N' | 'S' | 'E' | 'W') if starts_word(text, before.len() - 1) && signed - before.len() <= 1 => {
            before.len() - 1
        }
        _ => signed,
    }
}

/// One angle under a word that announces it: "latitude: 48.8566".
fn single(scan: &Scan<'_>, (start, at): (usize, usize), sink: &mut Sink) {
    let text = scan.text;
    let Some(angle) = angle_at(text, at).filter(|angle| angle.decimals >= 3 || angle.marked) else { return };
    let range = TextRange::new(start, angle.end);
    let continued = matches!(char_at(text, angle.end), Some('.' | ','))
        && text[angle.end + 1..].starts_with(|c: char| c.is_ascii_digit());
    if continued
        || !opens(text, start)
        || is_swallowed(scan, at, &[], |start| pair_at(text, start).map(|pair| pair.end))
    {
        return;
    }
    if scan.context(range, Cue::Coordinate) >= 1.0 {
        sink.push(range, Label::LocationCoordinate, 0.85, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

/// Two angles: latitude within 90, longitude within 180, in either order.
fn pair_at(text: &str, at: usize) -> Option<Pair> {
    if !opens(text, at) && !matches!(char_before(text, at), Some('-' | '+' | 'N' | 'S' | 'E' | 'W' | ':')) {
        return None;
    }
    let first = angle_at(text, at).filter(|first| first.precise)?;
    let next = one_of(text, first.end, &[", ", ",", " ", "; ", ";", "/", " / ", " and "])?;
    let next = skip_blanks(text, next);
    let next = one_of(
        text,
        next,
        &["lon ", "lon: ", "long ", "long: ", "lng: ", "longitude ", "longitude: ", "lon=", "lng="],
    )
    .unwrap_or(next);
    let sided =
        matches!(char_at(text, next), Some('E' | 'W' | 'N' | 'S' | 'O')).then(|| skip_blanks(text, next + 1));
    let second_start = sign_start(text, sided.unwrap_or(next));
    let second = angle_at(text, second_start).filter(|second| second.precise)?;
    let marked = first.marked && second.marked || sided.is_some();
    let fits = first.degrees <= 90 && second.degrees <= 180
        || first.degrees <= 180 && second.degrees <= 90 && marked;
    let after = text.as_bytes().get(second.end..).unwrap_or_default();
    let continued =
        matches!(after, [b'.' | b',', digit, ..] if digit.is_ascii_digit()) || !ends_word(text, second.end);
    (fits && !continued).then_some(Pair {
        end: second.end,
        decimals: first.decimals.min(second.decimals),
        marked,
    })
}

/// 37.7749 N, 48°51'24.5"N, 48° 51.4' N.
fn angle_at(text: &str, at: usize) -> Option<Angle> {
    let degrees = digits_at(text, at, 3).filter(|degrees| degrees.value <= 180)?;
    let (mut end, decimals) = decimals_at(text, degrees.end());
    if decimals == 0 && !matches!(text.as_bytes().get(end), Some(b' ' | 0x80..)) {
        return None;
    }
    let mut marked = false;
    let mut precise = decimals > 0;
    if let Some(next) = one_of(text, end, DEGREES) {
        marked = true;
        end = next;
        let minutes_start = skip_blanks(text, next);
        if let Some(minutes) = digits_at(text, minutes_start, 2).filter(|minutes| minutes.value < 60) {
            let (minutes_end, _) = decimals_at(text, minutes.end());
            if let Some(next) =
                one_of(text, minutes_end, &["'", "\u{2032}", "\u{2019}", "' ", "\u{2032} ", "\u{2019} "])
            {
                (end, precise) = (next, true);
                if let Some(seconds) =
                    digits_at(text, skip_blanks(text, next), 2).filter(|seconds| seconds.value < 60)
                {
                    let (seconds_end, _) = decimals_at(text, seconds.end());
                    end = one_of(text, seconds_end, &["\"", "\u{2033}", "\u{201D}", "''"]).unwrap_or(end);
                }
            }
        }
        end = text[..end].trim_end().len();
    }
    let side =
        one_of(text, end, SIDES).filter(|side| text[..*side].ends_with(|c: char| c.is_ascii_uppercase()));
    if let Some(side) = side.filter(|_| marked || decimals > 0) {
        (end, marked, precise) = (side, true, true);
    }
    Some(Angle { end, decimals, degrees: degrees.value, marked, precise })
}

fn decimals_at(text: &str, at: usize) -> (usize, usize) {
    if !text[at..].starts_with('.') {
        return (at, 0);
    }
    let count = text[at + 1..].bytes().take(18).take_while(u8::is_ascii_digit).count();
    if count == 0 { (at, 0) } else { (at + 1 + count, count) }
}

/// UTM "33U 391545 5820107", MGRS "33UUU9154520107", plus codes "9F4M2CGH+X5".
fn grid_at(text: &str, token: TextRange) -> Option<(usize, f32)> {
    const PLUS: &[u8] = b"23456789CFGHJMPQRVWX";
    let name = token.of(text);
    let bytes = name.as_bytes();
    let plus_head = matches!(bytes.len(), 4 | 6 | 8) && bytes.iter().all(|byte| PLUS.contains(byte));
    if plus_head && text[token.end()..].starts_with('+') {
        let tail = text[token.end() + 1..].bytes().take(4).take_while(|byte| PLUS.contains(byte)).count();
        let end = token.end() + 1 + tail;
        if (2..=3).contains(&tail) && ends_word(text, end) {
            return Some((end, 0.9));
        }
    }
    let zone = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let band =
        bytes.get(zone).is_some_and(|byte| (b'C'..=b'X').contains(byte) && !matches!(byte, b'I' | b'O'));
    if !(1..=2).contains(&zone)
        || !band
        || name[..zone].parse::<u8>().ok().is_none_or(|zone| !(1..=60).contains(&zone))
    {
        return None;
    }
    let rest = &bytes[zone + 1..];
    if rest.is_empty() {
        let easting = one_of(text, token.end(), &[" "])
            .and_then(|at| digits_at(text, at, 7))
            .filter(|east| east.len() >= 5)?;
        let next = one_of(text, easting.end(), &[" ", "mE ", "m E ", " mE ", " m E, ", ", "])?;
        let northing = digits_at(text, next, 8).filter(|north| north.len() >= 6)?;
        return Some((northing.end(), 0.9));
    }
    let square = rest.len() >= 4 && rest[..2].iter().all(u8::is_ascii_uppercase);
    let digits = rest.get(2..).unwrap_or_default();
    (square && digits.iter().all(u8::is_ascii_digit) && digits.len() % 2 == 0).then_some((token.end(), 0.85))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check_all;

    #[test]
    fn positions_are_found_and_nothing_else() {
        check_all(
            &[&COORDINATES, &GEO_ADDRESSES],
            &[
                "at ‹LOCATION_COORDINATE|37.7749 N, 122.4194 W›.",
                "‹LOCATION_COORDINATE|48°51'24\"N 2°21'03\"E›",
                "‹LOCATION_COORDINATE|48.8566, 2.3522›",
                "‹LOCATION_COORDINATE|-33.8688, 151.2093›",
                "‹LOCATION_COORDINATE|48.8566° N, 2.3522° E›",
                "coordinates ‹LOCATION_COORDINATE|48.85, 2.35›",
                "GPS: ‹LOCATION_COORDINATE|48.85,2.35›",
                "latitude: ‹LOCATION_COORDINATE|48.8566›",
                "‹LOCATION_COORDINATE|geo:48.8566,2.3522›",
                "‹LOCATION_COORDINATE|N48.8566 E2.3522›",
                "coordinates ‹LOCATION_COORDINATE|33UUU9154520107›",
                "GPS ‹LOCATION_COORDINATE|9F4M2CGH+X5›",
                "1.5, 2.5",
                "3.14159",
                "10.0.0.1, 10.0.0.2",
                "prices 12.99, 13.99",
                "geo: nothing",
                "onderdeel 1°; 2°",
                "200.1234, 300.1234",
            ],
        );
    }
}
