//! Calendar dates and longer stretches of time: DATE for a day, DATE_INTERVAL for months, years, decades and ranges,
//! DOB where the words around speak of birth, and the beta labels DAY, MONTH and YEAR for the parts of each.
//!
//! A date is read from its first piece onwards (a number, a month's name, a weekday, a number in words) and the
//! leftmost reading wins. Each reading says how likely it is a date on its own and how likely where a word announces
//! one; the days are checked against the calendar.

mod east_asian;
mod intervals;
mod month_names;
mod numeric;
mod parsed;
mod ranges;
mod shape;
mod spelled;
mod written;

#[cfg(test)]
mod tests;

use blackbar_core::{Evidence, Label, TextRange};

pub use parsed::{ParsedDate, ParsedRange, parse, parse_range};
pub use shape::{Part, PartKind};

use super::pieces::{char_at, has_border, is_swallowed};
use crate::languages::DateOrder;
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};
use shape::Shape;

/// Dates that begin with figures.
pub static DATES_IN_FIGURES: Recognizer = Recognizer {
    name: "dates_in_figures",
    labels: &[Label::Date, Label::DateInterval, Label::Dob],
    trigger: Trigger::Numbers,
    check: |scan, anchor, sink| find(scan, anchor, sink, Wanted::Whole),
};

/// Dates that begin with a word.
pub static DATES_IN_WORDS: Recognizer = Recognizer {
    name: "dates_in_words",
    labels: &[Label::Date, Label::DateInterval, Label::Dob],
    trigger: Trigger::Words(OPENERS),
    check: |scan, anchor, sink| find(scan, anchor, sink, Wanted::Whole),
};

/// Day, month and year of dates that begin with figures.
pub static DATE_PARTS_IN_FIGURES: Recognizer = Recognizer {
    name: "date_parts_in_figures",
    labels: &[Label::Day, Label::Month, Label::Year],
    trigger: Trigger::Numbers,
    check: |scan, anchor, sink| find(scan, anchor, sink, Wanted::Parts),
};

/// Day, month and year of dates that begin with a word.
pub static DATE_PARTS_IN_WORDS: Recognizer = Recognizer {
    name: "date_parts_in_words",
    labels: &[Label::Day, Label::Month, Label::Year],
    trigger: Trigger::Words(OPENERS),
    check: |scan, anchor, sink| find(scan, anchor, sink, Wanted::Parts),
};

/// Words a date may begin with.
const OPENERS: &[MeaningKind] =
    &[MeaningKind::Month, MeaningKind::Weekday, MeaningKind::Season, MeaningKind::NumberWord];

#[derive(Clone, Copy, PartialEq)]
enum Wanted {
    Whole,
    Parts,
}

/// Below this a reading does not even help a tagger that found the same.
const HINT: f32 = 0.3;

/// One date or a range of two.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    first: Shape,
    last: Option<Shape>,
    range: TextRange,
    plain: f32,
    cued: f32,
}

impl Reading {
    fn one(shape: Shape) -> Reading {
        Reading { first: shape, last: None, range: shape.range, plain: shape.plain, cued: shape.cued }
    }

    fn is_day(&self) -> bool {
        self.last.is_none() && self.first.day.is_some()
    }
}

fn find(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink, wanted: Wanted) {
    let at = match anchor {
        Anchor::Number(index) => scan.numbers()[index].range.start(),
        Anchor::Word(index) => scan.hit(index).range.start(),
        Anchor::Literal(range) => range.start(),
    };
    let Some(reading) = scan.dates.at(at, || read(scan, at, None)) else { return };
    if reading.plain.max(reading.cued) < HINT || has_border(scan.text, reading.range) {
        return;
    }
    let (label, likelihood, evidence) = judge(scan, &reading);
    if likelihood < HINT || is_covered(scan, reading.range.start().min(at)) {
        return;
    }
    match wanted {
        Wanted::Whole => sink.push(reading.range, label, likelihood, evidence),
        Wanted::Parts => {
            for part in std::iter::once(&reading.first).chain(&reading.last).flat_map(Shape::parts) {
                let label = match part.kind {
                    PartKind::Day => Label::Day,
                    PartKind::Month => Label::Month,
                    PartKind::Year => Label::Year,
                    PartKind::Weekday => continue,
                };
                // Below the date's own, so that a whole date is never given up for its parts.
                sink.push(part.range, label, likelihood * 0.8, evidence);
            }
        }
    }
}

fn is_covered(scan: &Scan<'_>, at: usize) -> bool {
    is_swallowed(scan, at, OPENERS, |start| {
        read(scan, start, None)
            .filter(|reading| reading.plain.max(reading.cued) >= 0.5)
            .map(|reading| reading.range.end())
    })
}

/// The end of the date that begins at `at` and is one without further context, for recognizers that must not take
/// a part of it for something else.
pub(super) fn date_end(scan: &Scan<'_>, at: usize) -> Option<usize> {
    read(scan, at, None).filter(|reading| reading.plain >= 0.5).map(|reading| reading.range.end())
}

/// What begins at `at`.
fn read(scan: &Scan<'_>, at: usize, order: Option<DateOrder>) -> Option<Reading> {
    let single = |at| single(scan, at, order);
    if let Some(first) = single(at) {
        return Some(match ranges::second(scan, &first, single) {
            Some(last) => {
                let plain = if first.year.is_some() && first.month.is_none() {
                    last.plain
                } else {
                    first.plain.max(last.plain)
                };
                let range = TextRange::new(first.range.start(), last.end());
                Reading { first, last: Some(last), range, plain, cued: first.cued.max(last.cued) }
            }
            None => Reading::one(first),
        });
    }
    if !scan.text.as_bytes().get(at)?.is_ascii_digit() {
        return None;
    }
    if let Some(first) = intervals::year_of_range(scan, at)
        && let Some(last) = ranges::second(scan, &first, single)
    {
        let range = TextRange::new(at, last.end());
        return Some(Reading { first, last: Some(last), range, plain: last.plain, cued: last.cued });
    }
    let first = ranges::day_of_range(scan, at)?;
    let last = ranges::second(scan, &first, single).filter(|last| {
        last.month.is_some()
            && last.day > first.day
            && last.parts().first().is_some_and(|part| part.kind == PartKind::Day)
    })?;
    let range = TextRange::new(at, last.end());
    Some(Reading { first, last: Some(last), range, plain: last.plain, cued: last.cued })
}

/// The single date that begins at `at`: the first way of writing that fits, the most definite ones first.
fn single(scan: &Scan<'_>, at: usize, order: Option<DateOrder>) -> Option<Shape> {
    let text = scan.text;
    let byte = *text.as_bytes().get(at)?;
    if !byte.is_ascii_digit() {
        if let Some(han) = han_month(scan, at) {
            return Some(han);
        }
        return written::read(scan, at, order)
            .or_else(|| intervals::season(scan, at))
            .or_else(|| intervals::quarter(scan, at))
            .or_else(|| east_asian::era_letter(text, at))
            .or_else(|| intervals::month_alone(scan, at));
    }
    let run = text.as_bytes()[at..].iter().take(9).take_while(|byte| byte.is_ascii_digit()).count();
    if run > 8 {
        return None;
    }
    // Most numbers are no dates: what follows the figures says which readings are worth trying.
    match text.as_bytes().get(at + run).copied() {
        Some(b'.' | b'/' | b'-' | b' ' | b'\n' | b'\'' | 0x80..) | None => {}
        Some(byte) if byte.is_ascii_alphabetic() => {}
        Some(_) if run == 4 => return intervals::year(scan, at).or_else(|| intervals::decade(scan, at)),
        Some(_) if matches!(run, 6 | 8) => return numeric::read(scan, at, order),
        // "années 80,"
        Some(_) if run == 2 => return intervals::decade(scan, at),
        Some(_) => return None,
    }
    east_asian::read(scan, at)
        .or_else(|| numeric::read(scan, at, order))
        .or_else(|| written::read(scan, at, order))
        .or_else(|| intervals::decade(scan, at))
        .or_else(|| intervals::quarter(scan, at))
        .or_else(|| written::ordinal_alone(scan, at))
        .or_else(|| intervals::year(scan, at))
}

fn han_month(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let (month, name) = super::pieces::word_at(scan, at, |meaning| match meaning {
        Meaning::Month(month) => Some(month),
        _ => None,
    })?;
    east_asian::from_han_month(scan, month, name)
}

/// Label and likelihood from what stands around.
fn judge(scan: &Scan<'_>, reading: &Reading) -> (Label, f32, Evidence) {
    let label = if reading.is_day() { Label::Date } else { Label::DateInterval };
    // "nascido no Rio de Janeiro": a month's name alone is no date of birth.
    let dated = reading.first.parts().len() > 1 || reading.first.month.is_none() || reading.plain >= 0.5;
    if reading.last.is_none() && dated && is_birth(scan, reading.range) {
        let likelihood = if reading.plain >= 0.5 { 0.95 } else { reading.cued.max(0.8) };
        return (Label::Dob, likelihood, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
    let announced = scan.context(reading.range, Cue::Date);
    // The weaker the form, the closer the word that announces it must stand.
    let needed = match reading.plain {
        plain if plain >= 0.5 => 0.5,
        plain if reading.is_day() && plain >= 0.3 && !follows_number(scan, reading.range) => 0.85,
        _ => 1.0,
    };
    let prepared = announced >= needed;
    if prepared && reading.cued > reading.plain {
        return (label, reading.cued, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
    if reading.is_day() && reading.plain < 0.5 && after_preposition(scan, reading) {
        return (label, reading.cued.min(0.65), Evidence::PATTERN.and(Evidence::CONTEXT));
    }
    // Month and year on a card are its expiry, which has a recognizer of its own.
    let card = label == Label::DateInterval && scan.context(reading.range, Cue::CardExpiry) >= 0.85;
    let likelihood = if card { reading.plain.min(0.55) } else { reading.plain };
    (label, likelihood, Evidence::PATTERN)
}

/// "decision of 28.4 2004 - B 2 U 26/03": another number stands between the word and the figures.
fn follows_number(scan: &Scan<'_>, range: TextRange) -> bool {
    !scan.numbers_between(range.start().saturating_sub(24), range.start()).is_empty()
}

/// "on 3/4", "am 24.12", "le 5/6": a day and a month in figures behind a preposition of time.
fn after_preposition(scan: &Scan<'_>, reading: &Reading) -> bool {
    const BEFORE: &[&str] = &[
        "on", "since", "until", "am", "vom", "zum", "bis", "seit", "le", "du", "au", "el", "al", "del", "il",
        "dal", "op", "vanaf", "dia", "día", "em", "от", "с", "до", "від", "з", "noong",
    ];
    let text = reading.range.of(scan.text);
    // "in 1/3 of cases"
    let fraction = matches!(text, "1/2" | "1/3" | "2/3" | "1/4" | "3/4" | "1/5" | "2/5" | "1/8" | "1/10");
    reading.first.month.is_some()
        && !fraction
        && super::pieces::ends_with_phrase(scan, reading.range.start(), BEFORE)
}

/// Whether a word of birth announces the date, with no other number and no death in between.
fn is_birth(scan: &Scan<'_>, range: TextRange) -> bool {
    const DEATH: &[&str] =
        &["die", "death", "gest", "mort", "décéd", "muri", "fallec", "умер", "помер", "morto", "overl", "†"];
    let text = scan.text;
    let before = scan.hits_between(range.start().saturating_sub(100), range.start()).iter().rev();
    let announced = before.filter(|hit| hit.means(Meaning::Cue(Cue::Birth))).any(|hit| {
        if hit.range.end() > range.start() {
            return false;
        }
        let between = TextRange::new(hit.range.end(), range.start());
        let gap = between.of(text);
        // "né" is also "nor" in Italian, and "ne" without its accent.
        let cue = hit.range.of(text);
        if matches!(cue.to_lowercase().as_str(), "né" | "ne" | "nés" | "nes")
            && !["le ", "en ", "à "].iter().any(|word| gap.trim_start().starts_with(word))
            && !gap.trim().is_empty()
        {
            return false;
        }
        let close = gap.len() <= 48 && !has_border(text, between) && !gap.contains("\n\n");
        let sentence = gap.len() > 4 && [". ", "? ", "! ", "; ", ".\n"].iter().any(|end| gap.contains(end));
        let words = gap.split_whitespace().count();
        close
            && !sentence
            && words <= 5
            && scan.numbers_between(between.start(), between.end()).is_empty()
            && !DEATH.iter().any(|word| gap.to_lowercase().contains(word))
    });
    announced || is_birth_behind(scan, range)
}

/// "1980年5月3日生まれ", "12.05.1980 г.р.", "1980년 5월 3일생".
fn is_birth_behind(scan: &Scan<'_>, range: TextRange) -> bool {
    if matches!(char_at(scan.text, range.end()), Some('生' | '생')) {
        return true;
    }
    scan.hits_between(range.end(), range.end() + 3).iter().any(|hit| {
        let gap = TextRange::new(range.end(), hit.range.start()).of(scan.text);
        hit.means(Meaning::Cue(Cue::Birth)) && gap.chars().all(|c| matches!(c, ' ' | '(' | ','))
    })
}
