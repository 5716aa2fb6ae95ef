//! Dates as they are written: which figures and words are the year, the month and the day, and where they stand.

use blackbar_core::TextRange;

use crate::coreference::fold::fold_letters;
use crate::languages::{self, DateOrder};

/// A part of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Year,
    Month,
    Day,
    Weekday,
}

/// One part, where it stands, and how it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) range: TextRange,
    pub(crate) field: Field,
    /// The year in full, the month from 1, the day, the weekday from 1 (Monday).
    pub(crate) value: i16,
    /// Figures, else a word.
    pub(crate) figures: bool,
}

/// More tokens than a date has.
const MOST_TOKENS: usize = 24;

/// The parts of a written date, in the order of the text; `None` when nothing in it is understood.
pub(crate) fn read(text: &str, order: DateOrder) -> Option<Vec<Part>> {
    let tokens = tokens(text)?;
    let mut parts: Vec<Part> = Vec::new();
    let mut figures: Vec<(TextRange, i16)> = Vec::new();
    for token in &tokens {
        match token {
            Token::Figures(range) => {
                let value: i16 = range.of(text).parse().ok().filter(|_| range.len() <= 4)?;
                match unit_behind(text, *range) {
                    Some(field) => parts.push(Part { range: *range, field, value, figures: true }),
                    None => figures.push((*range, value)),
                }
            }
            Token::Word(range, folded) => {
                let found = month_named(folded)
                    .map(|month| (Field::Month, month))
                    .or_else(|| weekday_named(folded).map(|day| (Field::Weekday, day)));
                let Some((field, value)) = found else { continue };
                parts.push(Part { range: *range, field, value: i16::from(value), figures: false });
            }
        }
    }
    let month_word = parts.iter().any(|part| part.field == Field::Month);
    let place = |field: Field, (range, value): (TextRange, i16)| Part { range, field, value, figures: true };
    match &figures[..] {
        figures if month_word => {
            for &(range, value) in figures {
                let seen_day = parts.iter().any(|part| part.field == Field::Day);
                let apostrophe = text[..range.start()].ends_with(['\'', '’']);
                let year = range.len() == 4
                    || value > 31
                    || apostrophe
                    || (seen_day && range.len() == 2 && figures.len() == 2 && !joined(text, &parts, range));
                parts.push(place(if year { Field::Year } else { Field::Day }, (range, value)));
            }
        }
        [] => {}
        &[only] if only.0.len() == 4 => parts.push(place(Field::Year, only)),
        &[only] if only.1 <= 31 && (1..=2).contains(&only.0.len()) => parts.push(place(Field::Day, only)),
        &[a, b] => parts.extend(pair(text, a, b, order)?),
        &[a, b, c] => {
            let fields = triple(text, [a, b, c], order);
            parts.extend([a, b, c].into_iter().zip(fields).map(|(figure, field)| place(field, figure)));
        }
        _ => return None,
    }
    for part in parts.iter_mut().filter(|part| part.field == Field::Year && part.range.len() < 3) {
        part.value += if part.value > 30 { 1900 } else { 2000 };
    }
    parts.sort_by_key(|part| part.range);
    let sound = parts.iter().all(|part| match part.field {
        Field::Year => (1000..=2999).contains(&part.value),
        Field::Month => (1..=12).contains(&part.value),
        Field::Day => (1..=31).contains(&part.value),
        Field::Weekday => true,
    });
    (sound && !parts.is_empty()).then_some(parts)
}

/// Whether a figure stands behind a dash and another day: "5-9 May".
fn joined(text: &str, parts: &[Part], range: TextRange) -> bool {
    parts.iter().filter(|part| part.field == Field::Day).any(|day| {
        text.get(day.range.end()..range.start())
            .is_some_and(|between| matches!(between.trim(), "-" | "–" | "—" | "/"))
    })
}

fn pair(text: &str, a: (TextRange, i16), b: (TextRange, i16), order: DateOrder) -> Option<[Part; 2]> {
    let fields = match (a.0.len(), b.0.len()) {
        (4, 4) => [Field::Year, Field::Year],
        (4, 1..=2) if b.1 <= 12 => [Field::Year, Field::Month],
        (1..=2, 4) if a.1 <= 12 => [Field::Month, Field::Year],
        (1..=2, 1..=2) if day_first(text, a, b, order) => [Field::Day, Field::Month],
        (1..=2, 1..=2) => [Field::Month, Field::Day],
        _ => return None,
    };
    let part = |(range, value): (TextRange, i16), field| Part { range, field, value, figures: true };
    Some([part(a, fields[0]), part(b, fields[1])])
}

fn triple(text: &str, figures: [(TextRange, i16); 3], order: DateOrder) -> [Field; 3] {
    let [a, b, c] = figures;
    let year_first =
        a.0.len() == 4 || (order == DateOrder::YearMonthDay && c.0.len() < 4) || (a.1 > 31 && c.0.len() < 4);
    if year_first {
        [Field::Year, Field::Month, Field::Day]
    } else if day_first(text, a, b, order) {
        [Field::Day, Field::Month, Field::Year]
    } else {
        [Field::Month, Field::Day, Field::Year]
    }
}

/// Whether the first of two figures is the day. Figures over 12 settle it; dots are written where days come first.
fn day_first(text: &str, a: (TextRange, i16), b: (TextRange, i16), order: DateOrder) -> bool {
    let dotted = text.get(a.0.end()..b.0.start()).is_some_and(|between| between.contains('.'));
    match (a.1 > 12, b.1 > 12) {
        (true, false) => true,
        (false, true) => false,
        _ => dotted || order == DateOrder::DayMonthYear,
    }
}

enum Token {
    Figures(TextRange),
    Word(TextRange, String),
}

/// Figures and words up to the time of day, if one follows; `None` for texts too long to be a date.
fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut start = 0;
    let mut last: Option<Kind> = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let kind = kind_of(c);
        if last.is_some_and(|known| known != kind) || at == text.len() {
            let range = TextRange::new(start, at);
            match last {
                Some(Kind::Figure) => tokens.push(Token::Figures(range)),
                Some(Kind::Letter) => tokens.push(Token::Word(range, fold_letters(range.of(text)))),
                _ => {}
            }
            start = at;
        }
        if tokens.len() > MOST_TOKENS {
            return None;
        }
        last = Some(kind);
    }
    // 2024-05-03T10:20 and "3 May, 10:20": figures beside a colon tell the time.
    let colon = tokens.iter().position(|token| match token {
        Token::Figures(range) => text[range.end()..].starts_with(':'),
        Token::Word(..) => false,
    });
    tokens.truncate(colon.unwrap_or(tokens.len()));
    Some(tokens)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Figure,
    Letter,
    /// 年月日 and their like: each its own word, told by the figure before it.
    Unit,
    Other,
}

fn kind_of(c: char) -> Kind {
    match c {
        '0'..='9' => Kind::Figure,
        '年' | '月' | '日' | '号' | '년' | '월' | '일' => Kind::Unit,
        c if c.is_alphabetic() || ('\u{900}'..='\u{97F}').contains(&c) => Kind::Letter,
        _ => Kind::Other,
    }
}

fn unit_behind(text: &str, range: TextRange) -> Option<Field> {
    match text[range.end()..].trim_start().chars().next()? {
        '年' | '년' => Some(Field::Year),
        '月' | '월' => Some(Field::Month),
        '日' | '号' | '일' => Some(Field::Day),
        _ => None,
    }
}

/// English names, for when no language tables are there; full name, then short form.
pub(crate) const ENGLISH_MONTHS: [[&str; 2]; 12] = [
    ["january", "jan"],
    ["february", "feb"],
    ["march", "mar"],
    ["april", "apr"],
    ["may", "may"],
    ["june", "jun"],
    ["july", "jul"],
    ["august", "aug"],
    ["september", "sep"],
    ["october", "oct"],
    ["november", "nov"],
    ["december", "dec"],
];
/// Monday first.
pub(crate) const ENGLISH_WEEKDAYS: [[&str; 2]; 7] = [
    ["monday", "mon"],
    ["tuesday", "tue"],
    ["wednesday", "wed"],
    ["thursday", "thu"],
    ["friday", "fri"],
    ["saturday", "sat"],
    ["sunday", "sun"],
];

/// 1 to 12.
fn month_named(folded: &str) -> Option<u8> {
    let english = ENGLISH_MONTHS
        .iter()
        .position(|names| names.contains(&folded) || folded == "sept" && names[1] == "sep");
    let found = english.or_else(|| {
        languages::ALL
            .iter()
            .find_map(|language| language.months.iter().position(|names| named(names, folded)))
    });
    found.map(|at| at as u8 + 1)
}

/// 1 (Monday) to 7.
fn weekday_named(folded: &str) -> Option<u8> {
    let english = ENGLISH_WEEKDAYS.iter().position(|names| {
        names.contains(&folded) || matches!((folded, names[1]), ("tues", "tue") | ("thur" | "thurs", "thu"))
    });
    let found = english.or_else(|| {
        languages::ALL
            .iter()
            .find_map(|language| language.weekdays.iter().position(|names| named(names, folded)))
    });
    found.map(|at| at as u8 + 1)
}

fn named(names: &[&str], folded: &str) -> bool {
    names.iter().any(|name| fold_letters(name.trim_end_matches(['.', '*'])) == folded)
}

/// The order of figures where a locale such as `en-CA` writes dates; the United States' without one.
pub(crate) fn order_of(locale: Option<&str>) -> DateOrder {
    let locale = locale.unwrap_or("en-US").replace('_', "-");
    let mut pieces = locale.split('-');
    let language = pieces.next().unwrap_or_default().to_lowercase();
    let country = pieces.find(|piece| piece.len() == 2).map(str::to_uppercase);
    match (language.as_str(), country.as_deref()) {
        (_, Some("US" | "PH" | "PW" | "FM")) | ("en" | "tl" | "fil", None) => DateOrder::MonthDayYear,
        ("ja" | "ko" | "zh" | "hu" | "lt" | "mn" | "fa", _) => DateOrder::YearMonthDay,
        (language, None) => {
            languages::by_code(language).map_or(DateOrder::DayMonthYear, |known| known.date_order)
        }
        _ => DateOrder::DayMonthYear,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, order: DateOrder, expected: &str) {
        let shown = read(text, order).map(|parts| {
            let shown: Vec<String> =
                parts.iter().map(|part| format!("{:?}={}", part.field, part.value)).collect();
            shown.join(" ")
        });
        assert_eq!(shown.as_deref().unwrap_or("-"), expected, "{text}");
    }

    #[test]
    fn written_dates_are_read() {
        use DateOrder::{DayMonthYear as Dmy, MonthDayYear as Mdy, YearMonthDay as Ymd};
        check("02.03.1995", Mdy, "Day=2 Month=3 Year=1995");
        check("12-10-2024", Mdy, "Month=12 Day=10 Year=2024");
        check("12-10-2024", Dmy, "Day=12 Month=10 Year=2024");
        check("31/12/99", Mdy, "Day=31 Month=12 Year=1999");
        check("1999-12-31", Dmy, "Year=1999 Month=12 Day=31");
        check("2024-05-03T10:20:00Z", Dmy, "Year=2024 Month=5 Day=3");
        check("99/12/31", Ymd, "Year=1999 Month=12 Day=31");
        check("Friday, Dec. 18, 2002", Mdy, "Weekday=5 Month=12 Day=18 Year=2002");
        check("March 15th", Mdy, "Month=3 Day=15");
        check("3 May '98", Mdy, "Day=3 Month=5 Year=1998");
        check("5-9 May", Mdy, "Day=5 Day=9 Month=5");
        check("January 1984", Mdy, "Month=1 Year=1984");
        check("2020-2021", Mdy, "Year=2020 Year=2021");
        check("05/2023", Mdy, "Month=5 Year=2023");
        check("1995年3月2日", Mdy, "Year=1995 Month=3 Day=2");
        check("2020년 5월 3일", Mdy, "Year=2020 Month=5 Day=3");
        check("2018", Mdy, "Year=2018");
        check("the 31st", Mdy, "Day=31");
        check("45/45/2020", Mdy, "-");
        check("no date", Mdy, "-");
        check("123456789", Mdy, "-");
        check("", Mdy, "-");
    }

    #[test]
    fn locales_settle_the_order() {
        assert_eq!(order_of(Some("en-CA")), DateOrder::DayMonthYear);
        assert_eq!(order_of(Some("en-US")), DateOrder::MonthDayYear);
        assert_eq!(order_of(Some("en")), DateOrder::MonthDayYear);
        assert_eq!(order_of(None), DateOrder::MonthDayYear);
        assert_eq!(order_of(Some("de_DE")), DateOrder::DayMonthYear);
        assert_eq!(order_of(Some("ja-JP")), DateOrder::YearMonthDay);
    }
}
