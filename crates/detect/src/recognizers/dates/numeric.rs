//! Dates in figures only: 2025-10-10, 02.03.1995, 12/31/99, 03/2020, 24.12., 20240131, R5.3.1.

use blackbar_core::TextRange;

use super::shape::{Shape, USUAL_YEARS, exists, full_year};
use crate::languages::DateOrder;
use crate::recognizers::pieces::{Digits, char_before, digits_at, is_one_of, word_before};
use crate::scan::Scan;

/// The date that begins with the digits at `at`.
pub(super) fn read(scan: &Scan<'_>, at: usize, order: Option<DateOrder>) -> Option<Shape> {
    let text = scan.text;
    let first = digits_at(text, at, 8)?;
    if !opens(text, at) {
        return None;
    }
    if matches!(first.len(), 6 | 8) {
        return compact(text, first, order);
    }
    let (separator, next) = separator_at(text, first.end())?;
    let second = digits_at(text, next, 4)?;
    // "22. 3.2017": the blank may be missing once.
    let third = separator_at(text, second.end())
        .filter(|(other, _)| other.trim() == separator.trim())
        .and_then(|(_, next)| digits_at(text, next, 4));
    match third {
        Some(third) => whole(text, [first, second, third], separator, order),
        None => partial(text, first, second, separator, order),
    }
}

/// Separators of numeric dates; both must be the same.
fn separator_at(text: &str, at: usize) -> Option<(&'static str, usize)> {
    const SEPARATORS: [&str; 8] = [". ", ".", "/", "-", " / ", " - ", " . ", " "];
    let rest = text.as_bytes().get(at..)?;
    let separator = SEPARATORS.iter().find(|separator| {
        rest.starts_with(separator.as_bytes()) && rest.get(separator.len()).is_some_and(u8::is_ascii_digit)
    })?;
    Some((separator, at + separator.len()))
}

/// Not in the middle of a longer number, an identifier, a path or a telephone number.
fn opens(text: &str, at: usize) -> bool {
    let Some(before) = char_before(text, at) else { return true };
    match before {
        '.' | '-' | '/' | ':' | ',' => {
            let further = char_before(text, at - 1);
            !further.is_some_and(|c| c.is_ascii_alphanumeric())
                || (before == ':' || before == ',') && {
                    // "date:12/31/1999" is a date, "10:12.05" is not.
                    !further.is_some_and(|c| c.is_ascii_digit())
                }
        }
        '+' | '$' | '€' | '£' | '#' | '\\' => false,
        c => !c.is_ascii_alphanumeric(),
    }
}

/// Not continued by more digits, a letter or a percent sign. ISO's `T` before a time may follow.
fn closes(text: &str, end: usize) -> bool {
    let rest = text.as_bytes().get(end..).unwrap_or_default();
    match rest {
        [] => true,
        [b'T' | b't', digit, ..] => digit.is_ascii_digit(),
        [b'Z', ..] => true,
        [b'.' | b'-' | b'/', digit, ..] if digit.is_ascii_digit() => false,
        [b'%', ..] => false,
        [byte, ..] => !byte.is_ascii_alphanumeric(),
    }
}

fn whole(text: &str, parts: [Digits; 3], separator: &str, order: Option<DateOrder>) -> Option<Shape> {
    let [first, second, third] = parts;
    if !closes(text, third.end()) {
        return None;
    }
    let bare = separator.trim();
    if bare == "." && is_version(text, first.range.start()) {
        return None;
    }
    let shape = Shape::new(first.range.start());
    let (shape, year) = match (first.len(), second.len(), third.len()) {
        (4, 1 | 2, 1 | 2) => {
            let year = first.value as i32;
            let shape = shape.year(year, first.range).month(second.value, second.range);
            (shape.day(third.value, third.range).checked()?, year)
        }
        (1 | 2, 1 | 2, 4) => {
            let year = third.value as i32;
            (day_and_month(shape, first, second, (year, bare, order))?.year(year, third.range), year)
        }
        (1 | 2, 1 | 2, 2) => {
            let year = full_year(third.value);
            let behind = day_and_month(shape, first, second, (year, bare, order));
            let ahead = (first.len() == 2 && second.len() == 2).then(|| {
                let year = full_year(first.value);
                let shape = shape.year(year, first.range).month(second.value, second.range);
                shape.day(third.value, third.range).checked()
            });
            let ahead = ahead.flatten();
            match (behind, ahead) {
                (_, Some(ahead)) if order == Some(DateOrder::YearMonthDay) => (ahead, year),
                (Some(behind), _) => (behind.year(year, third.range), year),
                (None, Some(ahead)) => {
                    let plain = if separator == "." || separator == "-" { 0.4 } else { 0.3 };
                    return Some(ahead.likely(plain, 0.8));
                }
                (None, None) => return None,
            }
        }
        _ => return None,
    };
    let two_each = second.len() == 2 && (first.len() == 2 || third.len() == 2);
    let plain = match (bare, first.len(), third.len()) {
        ("", 2, 4) if second.len() == 2 => 0.4,
        ("", ..) => 0.3,
        (".", 4, _) if separator == "." && !two_each => {
            if year < 2070 {
                0.6
            } else {
                0.3
            }
        }
        (_, 4, _) | (_, _, 4) => 0.92,
        ("/", ..) => 0.8,
        (".", ..) if two_each => 0.75,
        ("-", ..) if two_each => 0.6,
        _ => 0.35,
    };
    let plain: f32 = if USUAL_YEARS.contains(&year) { plain } else { plain.min(0.55) };
    let shape = shape.likely(plain, plain.max(0.85));
    // In Korean the last part has its full stop too.
    let korean = separator == ". " && first.len() == 4 && text[third.end()..].starts_with('.');
    Some(if korean { shape.until(third.end() + 1) } else { shape })
}

/// Day and month in the order the caller wants, or in the only one that exists.
fn day_and_month(
    shape: Shape,
    first: Digits,
    second: Digits,
    (year, separator, order): (i32, &str, Option<DateOrder>),
) -> Option<Shape> {
    let month_first = match order {
        Some(DateOrder::MonthDayYear) => true,
        Some(DateOrder::DayMonthYear) => false,
        // Unknown: strokes are American more often than not, full stops never.
        Some(DateOrder::YearMonthDay) | None => separator == "/",
    };
    let day_month = exists(year, second.value, first.value);
    let month_day = exists(year, first.value, second.value);
    match (month_first, day_month, month_day) {
        (true, _, true) | (false, false, true) => {
            Some(shape.month(first.value, first.range).day(second.value, second.range))
        }
        (_, true, _) => Some(shape.day(first.value, first.range).month(second.value, second.range)),
        _ => None,
    }
}

/// 03/2020, 2020-03, 24.12., 31/12.
fn partial(
    text: &str,
    first: Digits,
    second: Digits,
    separator: &str,
    order: Option<DateOrder>,
) -> Option<Shape> {
    if separator.contains(' ') || !closes(text, second.end()) {
        return None;
    }
    let shape = Shape::new(first.range.start());
    let usual = |year: u32| (1900..=2100).contains(&year);
    match (first.len(), second.len()) {
        (1 | 2, 4) if (1..=12).contains(&first.value) && usual(second.value) => {
            let plain = match separator {
                _ if numbers_a_text(text, first.range.start()) => 0.3,
                "/" if first.len() == 2 => 0.65,
                "/" => 0.4,
                "-" if first.len() == 2 => 0.5,
                _ => 0.35,
            };
            let shape = shape.month(first.value, first.range).year(second.value as i32, second.range);
            Some(shape.likely(plain, 0.85))
        }
        (4, 2) if (1..=12).contains(&second.value) && usual(first.value) && separator != "." => {
            let shape = shape.year(first.value as i32, first.range).month(second.value, second.range);
            Some(shape.likely(0.55, 0.85))
        }
        (1 | 2, 1 | 2) if separator != "-" => {
            let shape = day_and_month(shape, first, second, (2000, separator, order))?;
            let both = first.len() == 2 && second.len() == 2;
            // "24.12." as Germans write it.
            let stop = separator == "." && text[second.end()..].starts_with('.') && both;
            let shape = if stop { shape.until(second.end() + 1) } else { shape };
            // "24/7" and "3/4 cup" are everyday words; only an announced date overrules that.
            let known = (first.value, second.value) == (24, 7);
            // "MS-DOS 6.2"
            let goes_on = text[second.end()..]
                .strip_prefix(". ")
                .is_some_and(|rest| rest.starts_with(char::is_lowercase));
            let decimal = separator == "." && !both && !goes_on;
            Some(shape.likely(if stop { 0.5 } else { 0.3 }, if known || decimal { 0.4 } else { 0.75 }))
        }
        _ => None,
    }
}

/// Eight or six digits: only what is around tells them from any other number, so the plain likelihood is low.
fn compact(text: &str, digits: Digits, order: Option<DateOrder>) -> Option<Shape> {
    let start = digits.range.start();
    if !closes(text, digits.end()) || text[digits.end()..].starts_with('-') {
        return None;
    }
    let cut = |from: usize, len: usize| {
        let range = TextRange::at(start + from, len);
        (range.of(text).parse::<u32>().unwrap_or(0), range)
    };
    let build = |year: (u32, TextRange), month: (u32, TextRange), day: (u32, TextRange)| {
        let value = if year.1.len() == 4 { year.0 as i32 } else { full_year(year.0) };
        let mut parts = [(0, year), (1, month), (2, day)];
        parts.sort_by_key(|(_, (_, range))| *range);
        let shape = parts.into_iter().fold(Shape::new(start), |shape, (kind, (number, range))| match kind {
            0 => shape.year(value, range),
            1 => shape.month(number, range),
            _ => shape.day(number, range),
        });
        shape.checked()
    };
    if digits.len() == 8 {
        let year_first = build(cut(0, 4), cut(4, 2), cut(6, 2))
            .filter(|shape| shape.year.is_some_and(|year| (1900..=2100).contains(&year)));
        if let Some(shape) = year_first {
            let timed = matches!(text.as_bytes().get(digits.end()..), Some([b'T', digit, ..]) if digit.is_ascii_digit());
            return Some(shape.likely(if timed { 0.9 } else { 0.45 }, 0.85));
        }
        let year_last = |month_first: bool| {
            let (month, day) = if month_first { (cut(0, 2), cut(2, 2)) } else { (cut(2, 2), cut(0, 2)) };
            build(cut(4, 4), month, day)
                .filter(|shape| shape.year.is_some_and(|year| (1900..=2100).contains(&year)))
        };
        let month_first = order == Some(DateOrder::MonthDayYear);
        let shape = year_last(month_first).or_else(|| year_last(!month_first))?;
        return Some(shape.likely(0.2, 0.8));
    }
    let day_first = build(cut(4, 2), cut(2, 2), cut(0, 2));
    let month_first = build(cut(4, 2), cut(0, 2), cut(2, 2));
    let year_first = build(cut(0, 2), cut(2, 2), cut(4, 2));
    let shape = match order {
        Some(DateOrder::YearMonthDay) => year_first.or(day_first).or(month_first),
        Some(DateOrder::MonthDayYear) => month_first.or(day_first).or(year_first),
        Some(DateOrder::DayMonthYear) | None => day_first.or(month_first).or(year_first),
    }?;
    Some(shape.likely(0.1, 0.75))
}

/// "Lei nº 12/2014", "IN 05/2014", "Az. 10/2012": laws and files are numbered by year.
fn numbers_a_text(text: &str, at: usize) -> bool {
    const WORDS: &[&str] = &[
        "nº",
        "nr",
        "no",
        "n",
        "lei",
        "ley",
        "law",
        "act",
        "decreto",
        "resolução",
        "regulation",
        "directive",
        "verordnung",
        "richtlinie",
        "loi",
        "legge",
        "закон",
    ];
    let before = text[..at].trim_end_matches(['.', ' ', 'º', '°']);
    let word = word_before(before, before.len()).of(before);
    is_one_of(word, WORDS) || !word.is_empty() && word.chars().all(char::is_uppercase)
}

/// "version 10.12.2020", "section 12.3.10".
fn is_version(text: &str, at: usize) -> bool {
    #[rustfmt::skip]
const WORDS: &[&str] = &[
    "v", "version", "versión", "versione", "versão", "ver", "release", "build", "rev", "revision", "section",
    "abschnitt", "kapitel", "chapter", "clause", "article", "art", "artikel", "kernel", "firmware", "driver",
    "python", "java", "версия", "версія", "раздел", "пункт", "п", "バージョン", "版本",
];
    is_one_of(word_before(text, at).of(text), WORDS) || char_before(text, at) == Some('§')
}
