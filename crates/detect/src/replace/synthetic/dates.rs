//! Dates and times, moved by an amount that is the same for all of a key: what lay a week apart still does.
//!
//! Reading and writing of dates meet here and nowhere else in this folder, so that another reader can take the place
//! of `analysis::dates`.

use blackbar_core::TextRange;
use jiff::ToSpan;
use jiff::civil::Date;

use super::Context;
use super::random::Random;
use super::shape::{in_case_of, redigited};
use crate::analysis::dates::{ENGLISH_MONTHS, ENGLISH_WEEKDAYS, Field, Part, order_of, read};
use crate::languages;
use crate::replace::keyed::Keyed;

/// How far dates and times are moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shift {
    /// Always into the past, so that no date of a record lies in the future; more than a year, so that no year
    /// stays; no whole weeks, so that no weekday does.
    days: i64,
    hours: i64,
    minutes: i64,
}

impl Shift {
    pub(super) fn new(keyed: &Keyed) -> Shift {
        let digest = keyed.digest("shift", &[]);
        let number = digest[..4].iter().fold(0i64, |number, byte| (number << 8) | i64::from(*byte));
        let mut days = 400 + number % 1000;
        // Neither a weekday nor a month (of about 30.44 days) may come out as it was.
        while days % 7 == 0 || (days * 100 / 3044) % 12 == 0 || days % 365 < 20 {
            days += 1;
        }
        Shift { days: -days, hours: 1 + i64::from(digest[4]) % 10, minutes: 1 + i64::from(digest[5]) % 58 }
    }

    fn years(self) -> i64 {
        self.days / 365 - 1
    }

    fn months(self) -> i64 {
        self.days * 100 / 3044
    }
}

/// The date moved, in the same form.
pub(super) fn shifted(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    let order =
        context.profile.map_or_else(|| order_of(Some(context.vocabulary.code)), |profile| profile.date_order);
    if let Some(parts) = read(value, order)
        && let Some(made) = write(value, &parts, *context.shift)
    {
        return Some(made);
    }
    // A span of two dates: each for itself.
    for between in [
        " - ",
        " – ",
        " — ",
        "–",
        "—",
        " to ",
        " until ",
        " through ",
        " bis ",
        " au ",
        " al ",
        " a ",
        " tot ",
        " до ",
        " по ",
        "~",
        "〜",
    ] {
        let Some((first, second)) = value.split_once(between) else { continue };
        if let (Some(a), Some(b)) = (read(first, order), read(second, order))
            && let (Some(first), Some(second)) =
                (write(first, &a, *context.shift), write(second, &b, *context.shift))
        {
            return Some([first.as_str(), between, &second].concat());
        }
    }
    season(value, context, random).or_else(|| redigited(value, random))
}

/// Writes the moved date over the old one, part by part.
fn write(value: &str, parts: &[Part], shift: Shift) -> Option<String> {
    let first = |field: Field| parts.iter().find(|part| part.field == field).map(|part| part.value);
    let (year, month, day) = (first(Field::Year), first(Field::Month), first(Field::Day));
    let count = |field: Field| parts.iter().filter(|part| part.field == field).count();
    let padded = is_padded(value, parts);
    let mut replaced: Vec<(TextRange, String)> = Vec::new();
    if count(Field::Day) > 1 {
        // "5-9 May": both days stay in one month, as far apart as before.
        let days: Vec<i16> =
            parts.iter().filter(|part| part.field == Field::Day).map(|part| part.value).collect();
        let (low, high) = (days.iter().min().copied()?, days.iter().max().copied()?);
        let target = moved_by(year, month, Some(low), shift)?;
        let start = i16::from(target.day()).min(28 - (high - low).min(27));
        for part in parts {
            let made = match part.field {
                Field::Day => number(part.value - low + start, part, padded),
                _ => spelled(value, part, target, padded)?,
            };
            replaced.push((part.range, made));
        }
        return Some(rewritten(value, replaced));
    }
    let target = moved_by(year, month, day, shift)?;
    for part in parts {
        let made = match (part.field, year, month, day) {
            // A year alone, or several, moves by years; likewise a month alone and a day alone.
            (Field::Year, _, None, _) => year_number(i64::from(part.value) + shift.years(), part),
            (Field::Month, None, _, None) => {
                let month = (i64::from(part.value) - 1 + shift.months()).rem_euclid(12) + 1;
                name_or_number(value, part, month as i16, padded)?
            }
            (Field::Day, None, None, _) => {
                let day = (i64::from(part.value) - 1 + shift.days).rem_euclid(28) + 1;
                let day = if day == i64::from(part.value) { day % 28 + 1 } else { day };
                number(day as i16, part, padded)
            }
            (Field::Weekday, ..) if year.is_none() || month.is_none() || day.is_none() => {
                let day = (i64::from(part.value) - 1 + shift.days).rem_euclid(7) + 1;
                weekday_name(value, part, day as i16)?
            }
            _ => spelled(value, part, target, padded)?,
        };
        let (range, made) = with_ordinal(value, part, made);
        replaced.push((range, made));
    }
    Some(rewritten(value, replaced))
}

/// Missing parts are filled in; days that the month does not have are cut to its last.
fn moved_by(year: Option<i16>, month: Option<i16>, day: Option<i16>, shift: Shift) -> Option<Date> {
    let (year, month) = (year.unwrap_or(2023), month.unwrap_or(6) as i8);
    let first = Date::new(year, month, 1).ok()?;
    let day = (day.unwrap_or(15) as i8).clamp(1, first.days_in_month());
    Date::new(year, month, day).ok()?.checked_add(shift.days.days()).ok()
}

fn spelled(value: &str, part: &Part, date: Date, padded: bool) -> Option<String> {
    match part.field {
        Field::Year => Some(year_number(i64::from(date.year()), part)),
        Field::Month => name_or_number(value, part, i16::from(date.month()), padded),
        Field::Day => Some(number(i16::from(date.day()), part, padded)),
        Field::Weekday => weekday_name(value, part, i16::from(date.weekday().to_monday_one_offset())),
    }
}

/// Whether days and months are written with two figures.
fn is_padded(value: &str, parts: &[Part]) -> bool {
    let mut figures = parts
        .iter()
        .filter(|part| part.figures && matches!(part.field, Field::Day | Field::Month))
        .map(|part| part.range.of(value))
        .peekable();
    let any_zero = figures.clone().any(|figure| figure.starts_with('0'));
    let numeric = parts.iter().filter(|part| part.figures).count() == parts.len();
    any_zero || (numeric && figures.peek().is_some() && figures.all(|figure| figure.len() == 2))
}

fn number(number: i16, part: &Part, padded: bool) -> String {
    if padded && part.figures { format!("{number:02}") } else { number.to_string() }
}

fn year_number(year: i64, part: &Part) -> String {
    let year = year.clamp(1000, 2999);
    if part.range.len() < 3 { format!("{:02}", year % 100) } else { year.to_string() }
}

fn name_or_number(value: &str, part: &Part, month: i16, padded: bool) -> Option<String> {
    if part.figures {
        return Some(number(month, part, padded));
    }
    let old = part.range.of(value);
    let lists: Vec<&'static [&'static str]> = languages::ALL
        .iter()
        .filter(|language| is_among(language.months[part.value as usize - 1], old))
        .map(|language| language.months[month as usize - 1])
        .collect();
    let from = |language: &'static languages::LanguageProfile| language.months[part.value as usize - 1];
    let source =
        languages::ALL.iter().find(|language| is_among(from(language), old)).map(|language| from(language));
    let english: &[&str] = &ENGLISH_MONTHS[month as usize - 1];
    let english_source: &[&str] = &ENGLISH_MONTHS[part.value as usize - 1];
    let made = match (lists.first(), source) {
        (Some(names), Some(source)) => same_form(source, names, old)?,
        _ => same_form(english_source, english, old)?,
    };
    Some(in_case_of(old, made))
}

fn weekday_name(value: &str, part: &Part, day: i16) -> Option<String> {
    let old = part.range.of(value);
    let (from, to) = (part.value as usize - 1, day as usize - 1);
    let profile = languages::ALL.iter().find(|language| is_among(language.weekdays[from], old));
    let made = match profile {
        Some(language) => same_form(language.weekdays[from], language.weekdays[to], old)?,
        None => same_form(&ENGLISH_WEEKDAYS[from], &ENGLISH_WEEKDAYS[to], old)?,
    };
    Some(in_case_of(old, made))
}

fn is_among(names: &[&str], word: &str) -> bool {
    names.iter().any(|name| {
        name.trim_end_matches(['.', '*']).eq_ignore_ascii_case(word)
            || name.to_lowercase() == word.to_lowercase()
    })
}

/// The name in the list that is written like the old one: at the same place when the lists run in step, else short
/// for short and with the same last letter.
fn same_form<'n>(source: &[&str], names: &[&'n str], old: &str) -> Option<&'n str> {
    let bare = |name: &'n str| name.trim_end_matches(['.', '*']);
    let at =
        source.iter().position(|name| name.trim_end_matches(['.', '*']).to_lowercase() == old.to_lowercase());
    if source.len() == names.len()
        && let Some(name) = at.and_then(|at| names.get(at))
    {
        return Some(bare(name));
    }
    let short = old.chars().count() <= 4;
    let last = old.to_lowercase().chars().next_back();
    let fitting = names.iter().filter(|name| (bare(name).chars().count() <= 4) == short);
    fitting
        .clone()
        .find(|name| bare(name).to_lowercase().chars().next_back() == last)
        .or_else(|| fitting.clone().next())
        .or(names.first())
        .map(|name| bare(name))
}

/// English ordinals follow their number: 1st, 22nd.
fn with_ordinal(value: &str, part: &Part, made: String) -> (TextRange, String) {
    let behind = value.get(part.range.end()..part.range.end() + 2).map(str::to_lowercase);
    if part.field != Field::Day || !matches!(behind.as_deref(), Some("st" | "nd" | "rd" | "th")) {
        return (part.range, made);
    }
    let number: u32 = made.parse().unwrap_or(0);
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    (TextRange::new(part.range.start(), part.range.end() + 2), format!("{made}{ending}"))
}

fn rewritten(value: &str, mut replaced: Vec<(TextRange, String)>) -> String {
    replaced.sort_by_key(|(range, _)| *range);
    let mut made = String::with_capacity(value.len());
    let mut done = 0;
    for (range, text) in replaced {
        made.push_str(value.get(done..range.start()).unwrap_or_default());
        made.push_str(&text);
        done = range.end();
    }
    made.push_str(value.get(done..).unwrap_or_default());
    made
}

/// Another season, from the language's own or the English names.
fn season(value: &str, context: &Context<'_>, random: &mut Random) -> Option<String> {
    const ENGLISH: [&str; 5] = ["spring", "summer", "autumn", "winter", "fall"];
    let folded = value.to_lowercase();
    let swap = |old: &str, new: &str| -> Option<String> {
        let at = folded.find(old)?;
        let spelled = value.get(at..at + old.len())?;
        Some(format!("{}{}{}", &value[..at], in_case_of(spelled, new), value.get(at + old.len()..)?))
    };
    if let Some(old) = ENGLISH.iter().find(|season| folded.contains(**season)) {
        let new = random.pick(&ENGLISH[..4]);
        return if new == *old || (*old == "fall" && new == "autumn") { None } else { swap(old, new) };
    }
    let seasons = &context.profile?.seasons;
    let (from, old) = seasons
        .iter()
        .enumerate()
        .find_map(|(at, names)| names.iter().find(|name| folded.contains(**name)).map(|name| (at, *name)))?;
    let to = (from + 1 + random.below(3)) % 4;
    let new = same_form(seasons[from], seasons[to], old)?;
    swap(old, new)
}

/// A clock time moved by the key's hours and minutes; a time without minutes moves by hours.
pub(super) fn time(value: &str, shift: &Shift) -> Option<String> {
    let figures = figures(value);
    let &(hour_range, hour) = figures.first()?;
    let folded = value.to_lowercase();
    let meridiem = ["a.m.", "p.m.", "am", "pm"].iter().find_map(|mark| {
        let at = folded.get(hour_range.end()..)?.find(mark)? + hour_range.end();
        Some((at, *mark))
    });
    let minute = figures.get(1).copied().filter(|(range, minute)| range.len() == 2 && *minute < 60);
    if hour > 24 || hour_range.len() > 2 {
        return None;
    }
    let hour = match meridiem {
        Some((_, mark)) => hour % 12 + if mark.starts_with('p') { 12 } else { 0 },
        None => hour % 24,
    };
    let moved_minutes = if minute.is_some() { shift.minutes } else { 0 };
    let total = hour * 60 + minute.map_or(0, |(_, minute)| minute) + shift.hours * 60 + moved_minutes;
    let (new_hour, new_minute) = (total / 60 % 24, total % 60);
    let shown_hour = match meridiem {
        Some(_) if new_hour % 12 == 0 => 12,
        Some(_) => new_hour % 12,
        None => new_hour,
    };
    let padded = hour_range.of(value).len() == 2 && (meridiem.is_none() || value.starts_with('0'));
    let mut replaced =
        vec![(hour_range, if padded { format!("{shown_hour:02}") } else { shown_hour.to_string() })];
    replaced.extend(minute.map(|(range, _)| (range, format!("{new_minute:02}"))));
    if let Some((at, _)) = meridiem {
        let range = TextRange::at(at, 1);
        let capital = range.of(value) == range.of(value).to_uppercase();
        let letter = match (new_hour >= 12, capital) {
            (true, true) => "P",
            (true, false) => "p",
            (false, true) => "A",
            (false, false) => "a",
        };
        replaced.push((range, letter.to_owned()));
    }
    Some(rewritten(value, replaced))
}

fn figures(value: &str) -> Vec<(TextRange, i64)> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, c) in value.char_indices().chain([(value.len(), ' ')]) {
        match (c.is_ascii_digit(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                let range = TextRange::new(from, at);
                found.extend(range.of(value).parse().ok().map(|number: i64| (range, number)));
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// The expiry of a card: another month, a year near the old one.
pub(super) fn expiration(value: &str, random: &mut Random) -> Option<String> {
    let figures = figures(value);
    let month = figures.iter().find(|(range, number)| range.len() <= 2 && (1..=12).contains(number));
    let year = figures.iter().rev().find(|figure| month != Some(figure) && matches!(figure.0.len(), 2 | 4));
    let mut replaced = Vec::new();
    if let Some((range, old)) = month {
        let new = (*old + random.between(0, 10)) % 12 + 1;
        replaced.push((*range, if range.len() == 2 { format!("{new:02}") } else { new.to_string() }));
    }
    if let Some((range, old)) = year {
        let new = old + [1, 2, 3, -1, -2][random.below(5)];
        replaced.push((
            *range,
            format!("{:0width$}", new.max(0) % 10_i64.pow(range.len() as u32), width = range.len()),
        ));
    }
    if replaced.is_empty() { redigited(value, random) } else { Some(rewritten(value, replaced)) }
}
