//! From one date to another: 5-9 May, March 3 to March 9, 2020, 2020-2021, 28 e 29 de novembro.

use super::PartKind;
use super::shape::{Shape, YEARS};
use super::written::bare_day_at;
use crate::recognizers::choices::{Choices, one_of};
use crate::recognizers::pieces::{
    char_before, digits_at, ends_with_phrase, ends_word, is_one_of, skip_blanks, starts_word, word_before,
};
use crate::scan::Scan;

/// What stands between the two ends of a range.
#[rustfmt::skip]
const CONNECTORS: &Choices = &Choices::new(&[
    "-", "\u{2013}", "\u{2014}", " - ", " \u{2013} ", " \u{2014} ", "- ", "~", " ~ ", "\u{301C}", "\u{FF5E}",
    " to ", " to the ", " through ", " thru ", " till ", " until ", " bis ", " bis zum ", " au ", " al ",
    " a ", " à ", " tot ", " t/m ", " tot en met ", " do ", " до ", " по ", " hasta ", " hasta el ", " até ",
    " fino al ", "\u{223C}", " \u{223C} ", "から", "부터 ", "至", "到", " hanggang ", " से ", " ao ", " and ",
    " und ", " et ", " y ", " e ", " и ", " en ", "/", ". - ", ".-", ".\u{2013}", ". bis ", " al ", ".- ",
]);
/// Connectors that only make a range behind one of [`BETWEEN`].
const AND: &[&str] = &[" and ", " und ", " et ", " y ", " e ", " и ", " en ", " a "];
const BETWEEN: &[&str] =
    &["between", "zwischen", "entre", "tra", "fra", "между", "tussen", "між", "from", "de", "da", "dal"];

/// Where the second date of a range begins. "28 and 29 May" is `listed`: its first day needs the second's month.
fn connector(scan: &Scan<'_>, start: usize, at: usize, listed: bool) -> Option<usize> {
    let end = one_of(scan.text, at, CONNECTORS)?;
    let joint = &scan.text[at..end];
    if !listed && is_one_of(joint, AND) && !ends_with_phrase(scan, start, BETWEEN) && joint != " a " {
        return None;
    }
    Some(skip_blanks(scan.text, end))
}

/// The date a range beginning with `first` ends with. `single` reads one date.
pub(super) fn second(
    scan: &Scan<'_>,
    first: &Shape,
    single: impl Fn(usize) -> Option<Shape>,
) -> Option<Shape> {
    let text = scan.text;
    let listed = first.month.is_none() && first.year.is_none();
    let next = connector(scan, first.range.start(), first.end(), listed)?;
    let stroke = &text[first.end()..next] == "/";
    match (first.year, first.month, first.day) {
        // 2020-2021, 2020/21, 2019-20
        (Some(from), None, None) => {
            let digits = digits_at(text, next, 4)?;
            let to = match digits.len() {
                4 => digits.value as i32,
                2 if digits.value as i32 == (from + 1) % 100
                    || !stroke && digits.value as i32 > from % 100 =>
                {
                    from - from % 100 + digits.value as i32 + if digits.value == 0 { 100 } else { 0 }
                }
                _ => return None,
            };
            let fits = to > from && to - from <= 150 && (1500..=2200).contains(&from);
            let alone = ends_word(text, digits.end())
                && !matches!(text.as_bytes().get(digits.end()..), Some([b'-' | b'/' | b'.' | b':', digit, ..]) if digit.is_ascii_digit());
            let plain = match digits.len() {
                _ if is_page(text, first.range.start()) || to > 2070 => 0.3,
                4 if from >= 1800 => 0.8,
                _ => 0.65,
            };
            let end = one_of(text, digits.end(), &[" гг.", " годы", " годов", " г.", "年", "년"])
                .unwrap_or(digits.end());
            (fits && alone).then(|| Shape::new(next).year(to, digits.range).until(end).likely(plain, 0.9))
        }
        _ if stroke => None,
        // March 3-9, 2020: the second day has the first one's month.
        (None, Some(_), Some(from))
            if first.parts().first().is_some_and(|part| part.kind == PartKind::Month) =>
        {
            if let Some(second) = single(next).filter(|second| second.day.is_some() && second.month.is_some())
            {
                return Some(second);
            }
            let (day, range) = bare_day_at(text, next).filter(|(day, _)| *day > u32::from(from))?;
            let shape = Shape::new(next).day(day, range);
            let year = one_of(text, range.end(), &[", ", " ", " de ", ","])
                .and_then(|next| digits_at(text, next, 4))
                .filter(|year| {
                    year.len() == 4 && YEARS.contains(&(year.value as i32)) && ends_word(text, year.end())
                });
            let shape = match year {
                Some(year) => shape.year(year.value as i32, year.range),
                None => shape,
            };
            Some(shape.likely(first.plain, first.cued))
        }
        // Month to month, day to day.
        (_, Some(_), None) => single(next).filter(|second| second.month.is_some() && second.day.is_none()),
        (_, _, Some(_)) => single(next).filter(|second| {
            second.day.is_some() && (second.month.is_some() || first.month.is_none()) && second.plain >= 0.3
        }),
        _ => None,
    }
}

/// "5-9 May", "3. bis 9. März 2020", "del 3 al 9 de marzo": the first day waits for its month.
pub(super) fn day_of_range(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let text = scan.text;
    if !starts_word(text, at)
        || char_before(text, at).is_some_and(|c| matches!(c, '.' | ',' | '/' | ':' | '-' | '$'))
    {
        return None;
    }
    let (day, range) = bare_day_at(text, at)?;
    let dotted = text[range.end()..].starts_with(". ") || text[range.end()..].starts_with(".-");
    let end = if dotted { range.end() + 1 } else { range.end() };
    let shape = Shape::new(at).day(day, range).until(end);
    connector(scan, at, end, true).map(|_| shape)
}

/// "pp. 1990-2005", "fls. 2087-2092". Single letters are words too and need their full stop.
fn is_page(text: &str, at: usize) -> bool {
    const PAGES: &[&str] =
        &["pp", "page", "pages", "seite", "seiten", "fl", "fls", "pág", "págs", "стр", "rn", "nr", "nº"];
    let blank = text[..at].trim_end_matches(' ');
    let before = blank.trim_end_matches('.');
    let word = word_before(before, before.len()).of(before);
    is_one_of(word, PAGES) || before.len() < blank.len() && is_one_of(word, &["p", "s", "с", "no"])
}
