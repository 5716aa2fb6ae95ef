//! Longer stretches than a day: bare years and months where the words around say so, decades, quarters, seasons,
//! and ranges from one date to another.

use blackbar_core::TextRange;

use super::shape::{Shape, YEARS, full_year};
use super::written::month_at;
use crate::recognizers::choices::{Choices, one_of};
use crate::recognizers::pieces::{
    Digits, char_at, char_before, digits_at, ends_with_phrase, ends_word, is_one_of, kind_at, skip_blanks,
    starts_word, word_before, word_behind,
};
use crate::scan::{MeaningKind, Scan};

/// Words after which a year or a month is a time: prepositions of the languages, "early", "last".
#[rustfmt::skip]
const TEMPORAL: &[&str] = &[
    "in", "since", "until", "till", "before", "after", "during", "circa", "around", "early", "late", "mid",
    "year", "years", "anno", "im", "seit", "bis", "ab", "vor", "nach", "jahr", "jahre", "jahres", "anfang",
    "mitte", "ende", "en", "depuis", "jusqu'en", "dès", "avant", "après", "début", "fin", "année", "l'an",
    "desde", "hasta", "año", "antes de", "después de", "principios de", "finales de", "mediados de", "nel",
    "dal", "fino al", "anno", "nell'anno", "dopo il", "prima del", "em", "até", "ano", "depois de",
    "início de", "final de", "sinds", "tot", "voor", "na", "jaar", "begin", "eind", "в", "с", "до", "после",
    "к", "год", "у", "з", "після", "рік", "від", "noong", "taong", "mula", "hanggang", "sa", "सन", "वर्ष",
    "साल", "as of", "back in", "avril", "per",
];
/// Behind a year.
const YEAR: &Choices =
    &Choices::new(&[" г.", " году", " года", " год", " годом", " р.", " року", " році", " рік", "г."]);
/// Words that make a month's name a month, but would as well stand before a person's.
#[rustfmt::skip]
const TEMPORAL_STRICT: &[&str] = &[
    "in", "since", "until", "till", "during", "early", "late", "mid", "last", "next", "this", "end of",
    "beginning of", "middle of", "month of", "im", "seit", "bis", "ab", "anfang", "mitte", "ende", "letzten",
    "nächsten", "en", "depuis", "jusqu'en", "dès", "début", "fin", "mois de", "mois d'", "desde", "hasta",
    "mes de", "principios de", "finales de", "mediados de", "em", "até", "mês de", "nel mese di", "mese di",
    "sinds", "tot", "begin", "eind", "в", "с", "до", "к", "у", "з", "noong", "buwan ng", "ngayong",
];

/// A bare year where its surroundings are about time.
pub(super) fn year(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    year_in_list(scan, at, 2)
}

/// "in 1993 and 1994": a year behind one that is sure. `depth` bounds how far back a list is followed.
fn follows_year(scan: &Scan<'_>, at: usize, depth: u8) -> bool {
    const AND: &[&str] =
        &[" and ", " und ", " et ", " y ", " e ", " и ", " en ", ", ", " or ", " oder ", " i ", " та "];
    let text = scan.text;
    depth > 0
        && AND.iter().any(|and| {
            let first = text[..at].strip_suffix(and).and_then(|before| before.len().checked_sub(4));
            let first = first.filter(|first| text.is_char_boundary(*first));
            first.and_then(|first| year_in_list(scan, first, depth - 1)).is_some_and(|year| year.plain >= 0.6)
        })
}

fn year_in_list(scan: &Scan<'_>, at: usize, depth: u8) -> Option<Shape> {
    let text = scan.text;
    let digits = digits_at(text, at, 4).filter(|digits| digits.len() == 4)?;
    let year = digits.value as i32;
    if !YEARS.contains(&year) || !is_alone(text, digits.range) {
        return None;
    }
    let shape = Shape::new(at).year(year, digits.range);
    let usual = (1900..=2099).contains(&year);
    if let Some(end) = one_of(text, digits.end(), YEAR) {
        let likely = if year >= 1500 { 0.85 } else { 0.5 };
        return Some(shape.until(end).likely(likely, 0.9));
    }
    if counts_something(scan, digits.end()) {
        return None;
    }
    // Hindi puts its prepositions behind.
    if usual && one_of(text, digits.end(), &[" में", " से", " तक"]).is_some() {
        return Some(shape.likely(0.7, 0.85));
    }
    if ends_with_phrase(scan, at, TEMPORAL) || ends_mid(text, at) {
        let likely = if usual {
            0.8
        } else if year >= 1500 {
            0.6
        } else {
            0.3
        };
        return Some(shape.likely(likely, 0.85));
    }
    if follows_year(scan, at, depth) {
        return Some(shape.likely(0.65, 0.8));
    }
    let before = word_before(text, at);
    let closed =
        text[digits.end()..].chars().next().is_none_or(|c| matches!(c, '.' | ',' | ';' | ')' | ']' | '\n'));
    if (1950..=2049).contains(&year)
        && closed
        && is_one_of(before.of(text), &["for", "für", "pour", "para", "voor", "de", "за"])
    {
        return Some(shape.likely(0.6, 0.8));
    }
    if usual && is_one_of(before.of(text), &["of", "de", "del", "von", "di"]) {
        // "Act of 1933", "class of 2020", but not "a total of 2000".
        let head = word_before(text, before.start()).of(text);
        let named =
            head.starts_with(char::is_uppercase) || is_one_of(head, &["class", "summer", "fall", "winter"]);
        if named && year % 100 != 0 {
            return Some(shape.likely(0.7, 0.8));
        }
    }
    let bracketed = char_before(text, at) == Some('(') && char_at(text, digits.end()) == Some(')');
    let by = is_one_of(before.of(text), &["by", "from"]);
    let plain = if year >= 1500 && bracketed {
        0.6
    } else if !usual {
        0.1
    } else if by {
        0.6
    } else {
        0.3
    };
    Some(shape.likely(plain, 0.8))
}

/// The first year of "2020-2021" and "2020/21".
pub(super) fn year_of_range(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let digits = digits_at(scan.text, at, 4).filter(|digits| digits.len() == 4)?;
    let year = digits.value as i32;
    let fits = YEARS.contains(&year) && opens_alone(scan.text, at);
    fits.then(|| Shape::new(at).year(year, digits.range))
}

/// No letters, decimals, further groups or signs touch it.
fn is_alone(text: &str, range: TextRange) -> bool {
    opens_alone(text, range.start()) && closes_alone(text, range.end())
}

fn opens_alone(text: &str, at: usize) -> bool {
    let before = char_before(text, at);
    match before {
        None => true,
        Some('-' | '/' | '.' | ',' | ':' | '#' | '+' | '$' | '€' | '£' | '_' | '@' | '=' | '&' | '\\') => {
            ends_mid(text, at)
        }
        Some(c) => !c.is_alphanumeric() || crate::recognizers::pieces::is_unspaced(c),
    }
}

fn closes_alone(text: &str, end: usize) -> bool {
    let after = text.as_bytes().get(end..).unwrap_or_default();
    match after {
        [] => true,
        [b'.' | b',' | b':' | b'/' | b'-', digit, ..] => !digit.is_ascii_digit(),
        [b'%' | b'_' | b'@' | b'=' | b'/' | b'-' | b'+' | b'&', ..] => false,
        _ => ends_word(text, end),
    }
}

/// "mid-2020".
fn ends_mid(text: &str, at: usize) -> bool {
    let before = text[..at].strip_suffix('-').unwrap_or("");
    let word = word_before(before, before.len());
    is_one_of(word.of(before), &["mid", "early", "late", "pre", "post"])
}

/// "in 2000 years", "since 1500 people": a unit or a currency follows.
fn counts_something(scan: &Scan<'_>, end: usize) -> bool {
    #[rustfmt::skip]
const COUNTED: &[&str] = &[
    "people", "persons", "units", "cases", "patients", "items", "employees", "men", "women", "miles",
    "meters", "metres", "feet", "km", "m", "kg", "percent", "words", "times", "pages", "steps", "euro",
    "users", "hours", "calories", "square", "acres", "copies", "students", "members", "points", "votes",
];
    let next = skip_blanks(scan.text, end);
    let word = word_behind(scan.text, end).of(scan.text);
    next > end
        && ([MeaningKind::TimeUnit, MeaningKind::Currency, MeaningKind::DoseUnit]
            .iter()
            .any(|kind| kind_at(scan, next, *kind).is_some())
            || is_one_of(word, COUNTED))
}

/// "in June", "im Juni", "last March": the month alone, where it cannot be anything else.
pub(super) fn month_alone(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let month = month_at(scan, at)?;
    let shape = Shape::new(at).month(month.month.into(), month.range);
    let name = month.range.of(scan.text);
    let long = name.chars().count() > 3 || !name.is_ascii() || name.eq_ignore_ascii_case("may");
    if !month.doubtful && long && ends_with_phrase(scan, at, TEMPORAL_STRICT) {
        return Some(shape.likely(0.75, 0.85));
    }
    // "January and February 2012"
    let next =
        one_of(scan.text, month.end, &[" and ", " und ", " et ", " y ", " e ", " и ", " en ", ", ", "/"]);
    if let Some(next) = next
        && !month.doubtful
        && let Some(other) = month_at(scan, next)
        && digits_at(scan.text, skip_blanks(scan.text, other.end), 4).is_some_and(|year| year.len() == 4)
    {
        return Some(shape.likely(0.7, 0.8));
    }
    Some(
        shape.likely(
            if month.doubtful { 0.05 } else { 0.25 },
            if long && !month.doubtful { 0.7 } else { 0.3 },
        ),
    )
}

/// "1980s", "the '80s", "80er Jahre", "années 80", "anni '80", "80-е годы", "1980年代".
pub(super) fn decade(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    #[rustfmt::skip]
const BEHIND: &Choices = &Choices::new(&[
    "s", "'s", "\u{2019}s", "er", "er jahre", "er-jahre", "er jahren", "-е", "-е годы", "-х годов",
    "-х годах", "-х", "年代", "년대", "-ті", "-ті роки", "-х років", "er jaren",
]);
    const BEFORE: &[&str] =
        &["années", "anni", "años", "anos", "jaren", "década de", "decada de", "década de los"];
    let text = scan.text;
    let digits =
        digits_at(text, at, 4).filter(|digits| digits.value % 10 == 0 && matches!(digits.len(), 2 | 4))?;
    let apostrophe = char_before(text, at).is_some_and(|c| matches!(c, '\'' | '\u{2019}'));
    let start = if apostrophe { at - char_before(text, at).map_or(0, char::len_utf8) } else { at };
    if !starts_word(text, start) || char_before(text, start).is_some_and(|c| matches!(c, '.' | ',' | '$')) {
        return None;
    }
    let year = if digits.len() == 4 { digits.value as i32 } else { full_year(digits.value) };
    if !YEARS.contains(&year) {
        return None;
    }
    let behind = one_of(text, digits.end(), BEHIND);
    let before = ends_with_phrase(scan, start, BEFORE) && ends_word(text, digits.end());
    let end = match behind {
        Some(end) => end,
        None if before => digits.end(),
        None => return None,
    };
    let shape = Shape::new(start).year(year, digits.range).until(end);
    let english = matches!(&text[digits.end()..end], "s" | "'s" | "\u{2019}s");
    let plain = match (digits.len(), english) {
        (4, _) => 0.9,
        // "in his 80s" is an age, which `ages` finds; "the 80s" is a time.
        (_, true)
            if apostrophe || is_one_of(word_before(text, start).of(text), &["the", "early", "late"]) =>
        {
            if possessive_before(scan, start) {
                0.1
            } else {
                0.75
            }
        }
        (_, true) => 0.2,
        (_, false) if before => 0.85,
        (_, false) if text[digits.end()..end].len() > 4 => 0.8,
        _ => 0.3,
    };
    Some(shape.likely(plain, 0.8f32.max(plain)))
}

fn possessive_before(scan: &Scan<'_>, at: usize) -> bool {
    let before = scan.behind(at, 24).to_lowercase();
    ["his ", "her ", "their ", "my ", "your ", "our "].iter().any(|word| before.contains(word))
}

/// "Q3 2021", "Q3'21", "2021 Q3", "H1 2020", "FY2021", "FY 2021/22".
pub(super) fn quarter(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let text = scan.text;
    let bytes = text.as_bytes();
    if !starts_word(text, at) {
        return None;
    }
    let label_end = |at: usize| -> Option<usize> {
        let end = at + 2;
        match bytes.get(at..end)? {
            [b'Q' | b'q', b'1'..=b'4'] | [b'H' | b'h', b'1' | b'2'] => Some(end),
            _ => None,
        }
    };
    if bytes.get(at)?.is_ascii_digit() {
        let year = digits_at(text, at, 4)
            .filter(|digits| digits.len() == 4 && YEARS.contains(&(digits.value as i32)))?;
        let next = one_of(text, year.end(), &[" ", "-", "/"]).unwrap_or(year.end());
        let end = label_end(next)?;
        return ends_word(text, end)
            .then(|| Shape::new(at).year(year.value as i32, year.range).until(end).likely(0.85, 0.9));
    }
    let fiscal = text.get(at..at + 2).is_some_and(|start| start.eq_ignore_ascii_case("fy"));
    let next = if fiscal {
        one_of(text, at + 2, &[" ", "'", "\u{2019}"]).unwrap_or(at + 2)
    } else {
        let end = label_end(at)?;
        let next = one_of(
            text,
            end,
            &[" of ", " ", "/", "-", "'", " '", " fy", " fy ", "fy", " \u{2019}", "\u{2019}"],
        );
        match next {
            Some(next) => next,
            None => return ends_word(text, end).then(|| Shape::new(at).until(end).likely(0.3, 0.7)),
        }
    };
    let year = digits_at(text, next, 4).filter(|digits| matches!(digits.len(), 2 | 4))?;
    let value = if year.len() == 4 { year.value as i32 } else { full_year(year.value) };
    if !YEARS.contains(&value) || !ends_word(text, year.end()) {
        return None;
    }
    let short_end = one_of(text, year.end(), &["/", "-"])
        .and_then(|next| digits_at(text, next, 2))
        .filter(|second| second.len() == 2 && fiscal)
        .map_or(year.end(), Digits::end);
    let plain = if year.len() == 4 || !text[at..next].ends_with(' ') { 0.88 } else { 0.4 };
    Some(Shape::new(at).year(value, year.range).until(short_end).likely(plain, 0.9))
}

/// "summer of 2019", "winter 2020/21", "лето 2019 года", "2019年夏" is left to its year.
pub(super) fn season(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let text = scan.text;
    let season = kind_at(scan, at, MeaningKind::Season)?;
    let next = one_of(text, season.end(), &[" of ", " ", " de ", " del ", " '", " \u{2019}", ", "])?;
    let digits = digits_at(text, next, 4)?;
    let year = match digits.len() {
        4 => digits.value as i32,
        2 if text[..next].ends_with(['\'', '\u{2019}']) => full_year(digits.value),
        _ => return None,
    };
    let second = one_of(text, digits.end(), &["/", "-"])
        .and_then(|next| digits_at(text, next, 4))
        .filter(|second| matches!(second.len(), 2 | 4));
    let end = second.map_or(digits.end(), Digits::end);
    let end = one_of(text, end, &[" г.", " года", " року", " р."]).unwrap_or(end);
    if !(1500..=2200).contains(&year) || !ends_word(text, end) {
        return None;
    }
    Some(Shape::new(at).year(year, digits.range).until(end).likely(0.85, 0.9))
}
