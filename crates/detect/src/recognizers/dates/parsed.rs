//! A date with the way it is written, and another day written in the same way: "Friday, Dec. 18, 2002" becomes
//! "Monday, Mar. 3, 1997". Used for made-up values and for the normal form of a date.

use blackbar_core::TextRange;
use jiff::civil::Date;

use super::east_asian::{ERAS, write_han};
use super::shape::{Part, PartKind, Shape};
use super::{month_names, single};
use crate::languages::{self, DateOrder};
use crate::recognizers::pieces::digits_at;
use crate::scan::Scan;

/// A date, whole or partial, with the way it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedDate {
    /// In full: 1961, also when "61" is written.
    pub year: Option<i32>,
    /// 1 to 12.
    pub month: Option<u8>,
    /// 1 to 31.
    pub day: Option<u8>,
    /// Where each part stands in the text that was parsed, in order.
    pub layout: Vec<Part>,
    text: String,
    hint: Option<String>,
}

/// From one date to another, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedRange {
    /// May lack the parts it shares with the last: "5" in "5-9 May".
    pub first: ParsedDate,
    /// What stands between the two.
    pub between: String,
    /// May lack the parts it shares with the first: "9, 2020" in "March 3-9, 2020".
    pub last: ParsedDate,
}

/// Reads a text that is a date and nothing else (words without digits may stand around it). `order` settles what
/// 02/03/1995 means.
pub fn parse(text: &str, order: DateOrder) -> Option<ParsedDate> {
    let scan = Scan::new(text);
    let shape = starts(&scan)
        .filter_map(|at| single(&scan, at, Some(order)))
        .max_by_key(|shape| (shape.parts().len(), std::cmp::Reverse(shape.range.start())))?;
    let outside = [&text[..shape.range.start()], &text[shape.end()..]];
    let is_bare =
        outside.iter().all(|rest| rest.len() <= 24 && !rest.bytes().any(|byte| byte.is_ascii_digit()));
    (is_bare && !shape.parts().is_empty())
        .then(|| ParsedDate::new(text, &shape, TextRange::new(0, text.len())))
}

/// Reads a text that is a range of dates.
pub fn parse_range(text: &str, order: DateOrder) -> Option<ParsedRange> {
    let scan = Scan::new(text);
    let (first, last) = starts(&scan).find_map(|at| {
        let reading = super::read(&scan, at, Some(order))?;
        Some((reading.first, reading.last?))
    })?;
    if last.range.start() < first.end() {
        return None;
    }
    let rest = [&text[..first.range.start()], &text[last.end()..]];
    if rest.iter().any(|rest| rest.bytes().any(|byte| byte.is_ascii_digit())) {
        return None;
    }
    Some(ParsedRange {
        first: ParsedDate::new(text, &first, TextRange::new(0, first.end())),
        between: text[first.end()..last.range.start()].to_owned(),
        last: ParsedDate::new(text, &last, TextRange::new(last.range.start(), text.len())),
    })
}

fn starts<'s>(scan: &'s Scan<'_>) -> impl Iterator<Item = usize> + 's {
    let numbers = scan.numbers().iter().map(|token| token.range.start());
    let words = scan.hits().iter().map(|hit| hit.range.start());
    let mut all: Vec<usize> = numbers.chain(words).filter(|at| *at <= 32).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
}

impl ParsedDate {
    fn new(text: &str, shape: &Shape, whole: TextRange) -> ParsedDate {
        let layout = shape
            .parts()
            .iter()
            .map(|part| Part { kind: part.kind, range: part.range.relative_to(whole.start()) })
            .collect();
        ParsedDate {
            year: shape.year,
            month: shape.month,
            day: shape.day,
            layout,
            text: whole.of(text).to_owned(),
            hint: None,
        }
    }

    /// Says which language the text around is in: "Mar" and "mai" are months in several.
    #[must_use]
    pub fn in_language(mut self, code: &str) -> ParsedDate {
        self.hint = Some(code.to_owned());
        self
    }

    fn languages(&self) -> Vec<&str> {
        let mut all: Vec<&str> = self.hint.as_deref().into_iter().collect();
        if self.text.contains(" de ") {
            all.extend(["es", "pt"]);
        } else if self.text.contains("er ") {
            all.push("fr");
        }
        all
    }

    /// The day, when all of it is written.
    pub fn date(&self) -> Option<Date> {
        let year = i16::try_from(self.year?).ok()?;
        Date::new(year, i8::try_from(self.month?).ok()?, i8::try_from(self.day?).ok()?).ok()
    }

    /// The language of the month's name, where it has one.
    pub fn language(&self) -> Option<&'static str> {
        let part = self.layout.iter().find(|part| part.kind == PartKind::Month)?;
        month_names::language_of(part.range.of(&self.text), self.month?, &self.languages())
    }

    /// Whether the year is written with two digits.
    pub fn has_short_year(&self) -> bool {
        self.layout.iter().any(|part| part.kind == PartKind::Year && part.range.len() == 2)
    }

    /// Another day in the very same form. Parts that are not written stay unwritten.
    pub fn render(&self, date: Date) -> String {
        let mut out = String::with_capacity(self.text.len() + 8);
        let mut done = 0;
        for part in &self.layout {
            if part.range.start() < done {
                continue;
            }
            out.push_str(TextRange::new(done, part.range.start()).of(&self.text));
            let written = part.range.of(&self.text);
            match part.kind {
                PartKind::Weekday => out.push_str(&self.weekday(written, date)),
                PartKind::Day => out.push_str(&self.write_day(written, date.day() as u32)),
                PartKind::Month => out.push_str(&self.write_month(written, date.month() as u8)),
                PartKind::Year => out.push_str(&write_year(written, date)),
            }
            done = part.range.end();
        }
        out.push_str(TextRange::new(done, self.text.len()).of(&self.text));
        out
    }

    /// "31/12" does not show whether it would be "1/2" or "01/02"; people pad where only figures and signs stand.
    fn pad(&self, value: u32) -> String {
        let figures = || {
            let parts =
                self.layout.iter().filter(|part| matches!(part.kind, PartKind::Day | PartKind::Month));
            parts
                .map(|part| part.range.of(&self.text))
                .filter(|text| text.starts_with(|c: char| c.is_ascii_digit()))
        };
        let padded = figures().any(|text| text.starts_with('0'));
        let wide = figures().count() == 2 && figures().all(|text| text.len() == 2) && self.text.is_ascii();
        if padded || wide { format!("{value:02}") } else { value.to_string() }
    }

    fn weekday(&self, written: &str, date: Date) -> String {
        let number = date.weekday().to_monday_one_offset() as u8;
        month_names::weekday_like(written, number)
            .map_or_else(|| written.to_owned(), |name| like_case(name, written))
    }

    fn write_day(&self, written: &str, day: u32) -> String {
        let Some(digits) = digits_at(written, 0, 2) else {
            return if written.contains(crate::recognizers::pieces::is_unspaced) {
                write_han(day)
            } else {
                self.day_in_words(written, day)
            };
        };
        let suffix = &written[digits.end()..];
        let number = self.pad(day);
        format!("{number}{}", ordinal_suffix(suffix, day))
    }

    fn day_in_words(&self, written: &str, day: u32) -> String {
        const UNITS: [&str; 20] = [
            "",
            "first",
            "second",
            "third",
            "fourth",
            "fifth",
            "sixth",
            "seventh",
            "eighth",
            "ninth",
            "tenth",
            "eleventh",
            "twelfth",
            "thirteenth",
            "fourteenth",
            "fifteenth",
            "sixteenth",
            "seventeenth",
            "eighteenth",
            "nineteenth",
        ];
        let english = self.language().is_none_or(|language| language == "en");
        if english && (1..=31).contains(&day) {
            let joiner = if written.contains(' ') { " " } else { "-" };
            let words = match (day / 10, day % 10) {
                (0 | 1, _) => UNITS[day as usize].to_owned(),
                (2, 0) => "twentieth".to_owned(),
                (_, 0) => "thirtieth".to_owned(),
                (2, unit) => format!("twenty{joiner}{}", UNITS[unit as usize]),
                (_, unit) => format!("thirty{joiner}{}", UNITS[unit as usize]),
            };
            return like_case(&words, written);
        }
        let words = self.language().and_then(languages::by_code).and_then(|language| {
            let (_, words) = language.number_words.iter().find(|(value, _)| u32::from(*value) == day)?;
            words.first()
        });
        words.map_or_else(|| day.to_string(), |word| like_case(word, written))
    }

    fn write_month(&self, written: &str, month: u8) -> String {
        if written.starts_with(|c: char| c.is_ascii_digit()) {
            return self.pad(month.into());
        }
        if written.contains(crate::recognizers::pieces::is_unspaced) {
            return write_han(month.into());
        }
        let old = self.month.unwrap_or(month);
        let name = month_names::month_like(written, old, month, &self.languages()).or_else(|| {
            let index = usize::from(old).checked_sub(1)?;
            let language = languages::ALL.iter().find(|language| {
                language
                    .months
                    .get(index)
                    .is_some_and(|names| names.iter().any(|name| *name == written.to_lowercase()))
            })?;
            language.months.get(usize::from(month).checked_sub(1)?)?.first().copied()
        });
        // "May" is its own abbreviation; where the others are abbreviated, no blank stands beside it.
        let tight = written.eq_ignore_ascii_case("may") && !self.text.contains(' ');
        let name = name.map(|name| if tight { name.get(..3).unwrap_or(name) } else { name });
        name.map_or_else(|| written.to_owned(), |name| like_case(name, written))
    }
}

impl ParsedRange {
    /// Two other days in the very same form.
    pub fn render(&self, first: Date, last: Date) -> String {
        format!("{}{}{}", self.first.render(first), self.between, self.last.render(last))
    }
}

fn write_year(written: &str, date: Date) -> String {
    let year = i32::from(date.year());
    let era = ERAS.iter().find(|(era, _)| written.starts_with(era));
    if let Some((era, _)) = era {
        let republic = era.starts_with('民');
        let fitting = ERAS.iter().find(|(name, base)| name.starts_with('民') == republic && year > *base);
        let (name, base) = match fitting {
            Some((name, base)) => (if republic { *era } else { *name }, *base),
            None => return year.to_string(),
        };
        let number = year - base;
        return if number == 1 && !republic { format!("{name}元") } else { format!("{name}{number}") };
    }
    if let Some(letter) = written.chars().next().filter(|c| "RHSTM".contains(*c)) {
        let bases = [('R', 2018), ('H', 1988), ('S', 1925), ('T', 1911), ('M', 1867)];
        let (name, base) = bases.into_iter().find(|(_, base)| year > *base).unwrap_or((letter, 1867));
        return format!("{name}{}", (year - base).max(1));
    }
    match written.len() {
        2 if written.starts_with(|c: char| c.is_ascii_digit()) => format!("{:02}", year % 100),
        _ if written.contains(crate::recognizers::pieces::is_unspaced) => {
            const DIGITS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
            year.to_string().bytes().map(|byte| DIGITS[usize::from(byte.saturating_sub(b'0')) % 10]).collect()
        }
        _ if written.starts_with(|c: char| c.is_alphabetic()) => year_in_words(written, year),
        _ => year.to_string(),
    }
}

/// "nineteen 86" and "nineteen eighty-six" as English speakers say them.
fn year_in_words(written: &str, year: i32) -> String {
    const CENTURIES: [(i32, &str); 6] = [
        (16, "sixteen"),
        (17, "seventeen"),
        (18, "eighteen"),
        (19, "nineteen"),
        (20, "twenty"),
        (21, "twenty-one"),
    ];
    let Some((_, century)) = CENTURIES.iter().find(|(number, _)| *number == year / 100) else {
        return year.to_string();
    };
    let rest = year % 100;
    let digits = written.bytes().any(|byte| byte.is_ascii_digit());
    let words = if digits {
        format!("{century} {rest:02}")
    } else {
        match rest {
            0 => format!("{century} hundred"),
            1..=9 => format!("{century} oh {}", cardinal(rest)),
            _ => format!("{century} {}", cardinal(rest)),
        }
    };
    like_case(&words, written)
}

fn cardinal(value: i32) -> String {
    const SMALL: [&str; 20] = [
        "zero",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    const TENS: [&str; 10] =
        ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    let value = value.clamp(0, 99) as usize;
    match (value / 10, value % 10) {
        (0 | 1, _) => SMALL[value].to_owned(),
        (tens, 0) => TENS[tens].to_owned(),
        (tens, unit) => format!("{}-{}", TENS[tens], SMALL[unit]),
    }
}

/// English ordinals change with the number, French ones only have the first.
fn ordinal_suffix(suffix: &str, day: u32) -> String {
    let lowered = suffix.to_lowercase();
    let new = match lowered.as_str() {
        "st" | "nd" | "rd" | "th" => match (day % 10, day % 100) {
            (_, 11..=13) => "th",
            (1, _) => "st",
            (2, _) => "nd",
            (3, _) => "rd",
            _ => "th",
        },
        "er" | "re" | "ère" => {
            if day == 1 {
                return suffix.to_owned();
            } else {
                ""
            }
        }
        _ => return suffix.to_owned(),
    };
    if suffix.chars().all(char::is_uppercase) { new.to_uppercase() } else { new.to_owned() }
}

/// Capitals where the original has them.
fn like_case(word: &str, like: &str) -> String {
    let letters = || like.chars().filter(|c| c.is_alphabetic());
    if letters().count() > 1 && letters().all(char::is_uppercase) {
        word.to_uppercase()
    } else if letters().next().is_some_and(char::is_uppercase) {
        let mut chars = word.chars();
        chars
            .next()
            .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + chars.as_str())
    } else {
        word.to_owned()
    }
}
