//! Dates with the month's name: March 7, 1961; 7. März 1961; 7 de marzo de 1961; 7 марта 1961 г.; Mar-07-61;
//! Friday, Dec. 18, 2002; fourth of Feb nineteen 86.

use blackbar_core::TextRange;

use super::shape::{Shape, USUAL_YEARS, YEARS, full_year};
use super::spelled;
use crate::languages::DateOrder;
use crate::recognizers::choices::{Choices, one_of};
use crate::recognizers::pieces::{
    Digits, char_at, digits_at, ends_word, is_one_of, kind_at, skip_blanks, starts_word, word_at, word_before,
};
use crate::scan::{Meaning, MeaningKind, Scan};

/// The date that begins at `at` with a day, a year, a weekday, a month's name or a number in words.
pub(super) fn read(scan: &Scan<'_>, at: usize, order: Option<DateOrder>) -> Option<Shape> {
    let first = scan.text.as_bytes().get(at)?;
    if first.is_ascii_digit() {
        return from_digits(scan, at);
    }
    with_weekday(scan, at, order).or_else(|| from_month(scan, at)).or_else(|| from_words(scan, at))
}

/// A month's name.
#[derive(Clone, Copy)]
pub(super) struct MonthName {
    pub(super) month: u8,
    pub(super) range: TextRange,
    /// Behind the name and its full stop.
    pub(super) end: usize,
    /// Also an everyday word where it is written like this: "may", "march", "out".
    pub(super) doubtful: bool,
}

pub(super) fn month_at(scan: &Scan<'_>, at: usize) -> Option<MonthName> {
    let (month, range) = word_at(scan, at, |meaning| match meaning {
        Meaning::Month(month) => Some(month),
        _ => None,
    })?;
    let name = range.of(scan.text);
    // East Asian months are numbers: `east_asian` reads them.
    if name.ends_with(['月', '월']) {
        return None;
    }
    // "7 ABR 65/11" is the number of a file.
    let shouted = name.chars().count() <= 4 && name.chars().all(char::is_uppercase);
    let small = shouted || !name.starts_with(char::is_uppercase);
    let dotted = scan.text[range.end()..].starts_with('.');
    let doubtful = small && is_one_of(name, EVERYDAY);
    // French "sept" is seven: "quarante-sept mille".
    let number = small && kind_at(scan, at, MeaningKind::NumberWord) == Some(range);
    if number
        && !scan.text[range.end()..].starts_with(['.', '-', '/'])
        && !scan.text[skip_blanks(scan.text, range.end())..].starts_with(|c: char| c.is_ascii_digit())
    {
        return None;
    }
    let end = if dotted && name.chars().count() <= 5 { range.end() + 1 } else { range.end() };
    Some(MonthName { month, range, end, doubtful })
}

/// Month names and abbreviations that are other words in small letters, in one of the languages.
const EVERYDAY: &[&str] = &[
    "may", "march", "mar", "out", "set", "ago", "mag", "dec", "sep", "jan", "mars", "sept", "des", "mai",
    "mei", "mart", "abr", "gen", "lug", "ott", "dic", "nov", "oct", "apr", "fev", "feb", "jun", "jul", "aug",
    "ene", "maj", "mar.", "august", "лип", "сер", "мар",
];

#[rustfmt::skip]
const DAY_TO_MONTH: &Choices = &Choices::new(&[
    " of ", " de ", " d'", " d\u{2019}", " di ", " ng ", " do ", ". ", ".", "-", "/", " ", ", ", "-",
    " of the ", "\n",
]);
#[rustfmt::skip]
const MONTH_TO_YEAR: &Choices = &Choices::new(&[
    ", ", " ", "-", "/", ".", ",", " de ", " del ", " of ", " do ", " '", " \u{2019}", "'", "\n", ",\n",
    ", '", " in ", " anno ",
]);
const MONTH_TO_DAY: &Choices = &Choices::new(&[" the ", " ", "-", "/", ", ", " de ", "", "\n"]);
const ORDINALS: &Choices = &Choices::new(&[
    "st", "nd", "rd", "th", "er", "ère", "re", "º", "ª", "°", ".º", "o", "ste", "de", "e", "-го", "го", "-е",
    "-ое", "-й", "й", "-ого", "-го", "ième", "-а", "-те",
]);
/// Words behind a year that belong to it.
const YEAR_WORDS: &Choices =
    &Choices::new(&[" г.", " г", " года", " году", " год", "г.", " р.", " р", " року", " році", "р.", " y."]);

fn day_at(text: &str, at: usize) -> Option<(Digits, usize, bool)> {
    let digits = digits_at(text, at, 2).filter(|digits| (1..=31).contains(&digits.value))?;
    let suffix = one_of(text, digits.end(), ORDINALS);
    let end = suffix.unwrap_or(digits.end());
    ends_word(text, end).then_some((digits, end, suffix.is_some()))
}

/// A day of the month at `at` for those who already know that it is one.
pub(super) fn bare_day_at(text: &str, at: usize) -> Option<(u32, TextRange)> {
    day_at(text, at).map(|(digits, end, _)| (digits.value, TextRange::new(at, end)))
}

fn from_digits(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let text = scan.text;
    if !starts_word(text, at) || preceded_by_digits(text, at) {
        return None;
    }
    let year =
        digits_at(text, at, 4).filter(|digits| digits.len() == 4 && YEARS.contains(&(digits.value as i32)));
    if let Some(year) = year {
        return year_first(scan, year);
    }
    let Some((digits, end, ordinal)) = day_at(text, at) else { return glued(text, at) };
    let next = one_of(text, end, DAY_TO_MONTH)?;
    let next = skip_blanks(text, next);
    let month = month_at(scan, next)?;
    // Romanian "punctul 2 de mai sus", "de mai jos": the point above, below. "2 de mai de 2020" is Brazilian.
    let behind = &text[month.range.end()..];
    if month.range.of(text).eq_ignore_ascii_case("mai")
        && [" sus", " jos"].iter().any(|word| behind.starts_with(word))
    {
        return None;
    }
    let shape = Shape::new(at)
        .day(digits.value, TextRange::new(at, end))
        .month(month.month.into(), month.range)
        .checked()?;
    let dotted = &text[end..next] != " ";
    Some(finish(scan, shape, month, ordinal || dotted))
}

/// "555-5 May" and "1.5 May" are no beginnings of dates; "3.-5. Mai" and "10:30 5 May" are.
fn preceded_by_digits(text: &str, at: usize) -> bool {
    let bytes = text.as_bytes();
    at >= 2 && matches!(bytes[at - 1], b'.' | b',' | b'/' | b':') && bytes[at - 2].is_ascii_digit()
}

/// Adds the year if there is one.
fn finish(scan: &Scan<'_>, shape: Shape, month: MonthName, ordinal: bool) -> Shape {
    let end = if shape.end() < month.end { month.end } else { shape.end() };
    match year_behind(scan, end) {
        Some((year, range, end)) if shape.year(year, range).checked().is_some() => {
            let plain = if USUAL_YEARS.contains(&year) { 0.92 } else { 0.7 };
            shape.year(year, range).until(end).likely(plain, 0.95)
        }
        _ if month.doubtful && !ordinal => shape.until(month.end).likely(0.4, 0.8),
        _ if month.doubtful => shape.until(month.end).likely(0.75, 0.85),
        _ => shape.until(month.end).likely(0.85, 0.9),
    }
}

/// A year behind a month or a day: value, its digits, and the end with the words that belong to it.
fn year_behind(scan: &Scan<'_>, at: usize) -> Option<(i32, TextRange, usize)> {
    let text = scan.text;
    let next = one_of(text, at, MONTH_TO_YEAR)?;
    let gap = &text[at..next];
    let next = skip_blanks(text, next);
    if let Some((year, range)) = spelled::year_at(scan, next) {
        return Some((year, range, range.end()));
    }
    let digits = digits_at(text, next, 4)?;
    if !ends_word(text, digits.end()) && one_of(text, digits.end(), YEAR_WORDS).is_none() {
        return None;
    }
    let after = text.as_bytes().get(digits.end()..).unwrap_or_default();
    let continued = matches!(after, [b':' | b'.' | b',' | b'/', digit, ..] if digit.is_ascii_digit())
        || after.starts_with(b"%");
    let year = match digits.len() {
        4 if YEARS.contains(&(digits.value as i32)) && !after.starts_with(b"%") => digits.value as i32,
        2 if !continued
            && (gap.ends_with(['-', '/', '.', '\'', '\u{2019}']) || ends_phrase(scan, digits)) =>
        {
            full_year(digits.value)
        }
        _ => return None,
    };
    let end = one_of(text, digits.end(), YEAR_WORDS).unwrap_or(digits.end());
    Some((year, digits.range, end))
}

/// Behind "12 Jan 24" nothing may follow that makes 24 something else: "12 Jan 24 people", "12 Jan 10 am".
fn ends_phrase(scan: &Scan<'_>, digits: Digits) -> bool {
    let next = skip_blanks(scan.text, digits.end());
    digits.value > 31 || !char_at(scan.text, next).is_some_and(|c| c.is_alphanumeric() || c == '-')
}

fn year_first(scan: &Scan<'_>, year: Digits) -> Option<Shape> {
    let text = scan.text;
    let next = one_of(text, year.end(), &["-", " ", ", ", ". ", "/", " de "])?;
    let month = month_at(scan, next)?;
    let shape = Shape::new(year.range.start())
        .year(year.value as i32, year.range)
        .month(month.month.into(), month.range);
    let day = one_of(text, month.end, &["-", " ", ", ", "/"])
        .and_then(|next| day_at(text, next))
        .filter(|(digits, ..)| digits_at(text, digits.range.start(), 2).is_some());
    let with_day = day.and_then(|(digits, end, _)| {
        // "2020 March 5 2021" belongs to the second year.
        shape.day(digits.value, TextRange::new(digits.range.start(), end)).checked()
    });
    match with_day {
        Some(shape) => Some(shape.likely(0.9, 0.95)),
        // "In 2020 May resigned": a name needs no month.
        None if text[year.end()..next].trim().is_empty() => Some(shape.until(month.end).likely(0.4, 0.8)),
        None => Some(shape.until(month.end).likely(0.6, 0.85)),
    }
}

/// "07MAR1961", "7Mar61": one token.
fn glued(text: &str, at: usize) -> Option<Shape> {
    const NAMES: [&str; 12] =
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let day = digits_at(text, at, 2).filter(|digits| (1..=31).contains(&digits.value))?;
    let name = text.get(day.end()..day.end() + 3)?;
    let month = NAMES.iter().position(|known| name.eq_ignore_ascii_case(known))? as u32 + 1;
    let month_range = TextRange::at(day.end(), 3);
    let year = digits_at(text, month_range.end(), 4).filter(|digits| matches!(digits.len(), 2 | 4))?;
    let value = if year.len() == 4 { year.value as i32 } else { full_year(year.value) };
    if !ends_word(text, year.end()) {
        return None;
    }
    let shape = Shape::new(at).day(day.value, day.range).month(month, month_range).year(value, year.range);
    Some(shape.checked()?.likely(if year.len() == 4 { 0.9 } else { 0.6 }, 0.9))
}

fn from_month(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let text = scan.text;
    let month = month_at(scan, at)?;
    let start = Shape::new(at).month(month.month.into(), month.range);
    let next = one_of(text, month.end, MONTH_TO_DAY).unwrap_or(month.end);
    let next = skip_blanks(text, next);
    if next > month.end
        && let Some((digits, end, ordinal)) = day_at(text, next)
        && !reads_on(scan, digits.end(), end)
        && let Some(shape) = start.day(digits.value, TextRange::new(next, end)).checked()
    {
        return Some(finish(scan, shape, MonthName { end, ..month }, ordinal));
    }
    if next > month.end
        && let Some((day, range)) = spelled::day_at(scan, next)
        && let Some(shape) = start.day(day, range).checked()
    {
        return Some(finish(scan, shape, MonthName { end: range.end(), ..month }, true));
    }
    let (year, range, end) = year_behind(scan, month.end)?;
    // A two-digit number behind a month is its day unless an apostrophe or a stroke says year.
    Some(start.year(year, range).until(end).likely(if month.doubtful { 0.85 } else { 0.9 }, 0.9))
}

/// "May 5:30", "June 10%", "March 3.5": the number is no day.
fn reads_on(scan: &Scan<'_>, digits_end: usize, end: usize) -> bool {
    let after = scan.text.as_bytes().get(digits_end..).unwrap_or_default();
    match after {
        [b'%', ..] => true,
        [b':' | b'.' | b',' | b'/', digit, ..] if digit.is_ascii_digit() => {
            // "Mar/07/61", "Mar.07.61"
            !matches!(after, [b'/' | b'.', a, b, rest @ ..] if a.is_ascii_digit() && b.is_ascii_digit()
                && (rest.first().is_none_or(|c| !c.is_ascii_alphanumeric()) || rest.len() >= 2 && rest[..2].iter().all(u8::is_ascii_digit)))
        }
        _ => {
            let word = skip_blanks(scan.text, end);
            word > end && kind_at(scan, word, MeaningKind::TimeUnit).is_some()
        }
    }
}

/// "fourth of Feb nineteen 86", "twenty-first of March".
fn from_words(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let (day, range) = spelled::day_at(scan, at)?;
    let next = one_of(scan.text, range.end(), DAY_TO_MONTH)?;
    let month = month_at(scan, next)?;
    let shape = Shape::new(at).day(day, range).month(month.month.into(), month.range).checked()?;
    // "one may", "two march on": an ordinal, "of" or a capital letter makes it a date.
    let strong = !month.doubtful || scan.text[range.end()..next].trim().len() > 1;
    let shape = finish(scan, shape, month, strong);
    Some(shape)
}

/// "Friday, Dec. 18, 2002", "Mi., den 5. Mai", "Friday the 13th".
fn with_weekday(scan: &Scan<'_>, at: usize, order: Option<DateOrder>) -> Option<Shape> {
    const GAPS: &Choices = &Choices::new(&[
        ", ", " ", ". ", "., ", ",", ", the ", " the ", ", den ", " den ", ", dem ", " dem ", "., den ",
        ", le ", " le ", ", el ", " el ", ", il ", " il ", ", dia ", ", día ", ", de ", " de ", ", ika-",
        " ika-",
    ]);
    let text = scan.text;
    let weekday = kind_at(scan, at, MeaningKind::Weekday)?;
    let next = skip_blanks(text, one_of(text, weekday.end(), GAPS)?);
    let digits = text.as_bytes().get(next)?.is_ascii_digit();
    let inner = if digits {
        super::numeric::read(scan, next, order)
            .filter(|shape| shape.day.is_some())
            .or_else(|| from_digits(scan, next))
    } else {
        from_month(scan, next).or_else(|| from_words(scan, next))
    };
    let Some(inner) = inner.filter(|inner| inner.day.is_some()) else {
        let (day, end, ordinal) = day_at(text, next)?;
        let named = ordinal && text[weekday.end()..next].trim_start_matches(',').trim() == "the";
        let shape = Shape::new(at).weekday(weekday).day(day.value, TextRange::new(next, end));
        return named.then(|| shape.likely(0.7, 0.8));
    };
    let mut shape = Shape::new(at).weekday(weekday);
    for part in inner.parts() {
        shape = match part.kind {
            super::PartKind::Day => shape.day(inner.day?.into(), part.range),
            super::PartKind::Month => shape.month(inner.month?.into(), part.range),
            super::PartKind::Year => shape.year(inner.year?, part.range),
            super::PartKind::Weekday => shape,
        };
    }
    Some(shape.until(inner.end()).likely((inner.plain + 0.3).min(0.93), 0.95))
}

/// "on the 31st": an ordinal that only a preposition and the end of the phrase make a day.
pub(super) fn ordinal_alone(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    const BEFORE: &[&str] = &["on", "by", "until", "till", "before", "after", "since", "from"];
    const BEHIND: &[&str] = &[
        "and", "or", "at", "but", "i", "we", "he", "she", "they", "it", "you", "because", "so", "when", "to",
        "for", "with", "then", "is", "was", "in",
    ];
    let text = scan.text;
    let (digits, end, ordinal) = day_at(text, at)?;
    let article = word_before(text, at);
    if !ordinal || !is_one_of(article.of(text), &["the"]) {
        return None;
    }
    if !is_one_of(word_before(text, article.start()).of(text), BEFORE) {
        return None;
    }
    let next = skip_blanks(text, end);
    let rest = &text[next..];
    let word_end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
    let closed = rest.chars().next().is_none_or(|c| !c.is_alphanumeric() && c != '-' && c != '/')
        || is_one_of(&rest[..word_end], BEHIND);
    let shape = Shape::new(at).day(digits.value, TextRange::new(at, end));
    closed.then(|| shape.likely(0.65, 0.8))
}
