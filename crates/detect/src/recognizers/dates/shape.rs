//! One date as it stands in a text: its value and where each part of it is written.

use blackbar_core::TextRange;
use jiff::civil::Date;

/// What a part of a written date says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// "Friday"
    Weekday,
    /// "7", "07", "7th", "fourth"
    Day,
    /// "3", "03", "March", "Mar"
    Month,
    /// "1961", "61", "nineteen 86", "令和5"
    Year,
}

/// A part of a written date. What stands between the parts belongs to nobody and is kept as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it says.
    pub kind: PartKind,
    /// Where it stands.
    pub range: TextRange,
}

/// A date, whole or partial, read from a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) range: TextRange,
    pub(super) year: Option<i32>,
    pub(super) month: Option<u8>,
    pub(super) day: Option<u8>,
    parts: [Part; 4],
    count: usize,
    /// How likely it is a date when nothing around it says so.
    pub(super) plain: f32,
    /// How likely it is a date when a word nearby announces one.
    pub(super) cued: f32,
}

impl Shape {
    pub(super) fn new(start: usize) -> Shape {
        let range = TextRange::at(start, 0);
        let nothing = Part { kind: PartKind::Day, range };
        Shape {
            range,
            year: None,
            month: None,
            day: None,
            parts: [nothing; 4],
            count: 0,
            plain: 0.0,
            cued: 0.0,
        }
    }

    pub(super) fn end(&self) -> usize {
        self.range.end()
    }

    pub(super) fn parts(&self) -> &[Part] {
        &self.parts[..self.count]
    }

    fn part(mut self, kind: PartKind, range: TextRange) -> Shape {
        if let Some(slot) = self.parts.get_mut(self.count) {
            *slot = Part { kind, range };
            self.count += 1;
        }
        self.range = self.range.cover(range);
        self
    }

    pub(super) fn weekday(self, range: TextRange) -> Shape {
        self.part(PartKind::Weekday, range)
    }

    pub(super) fn day(mut self, day: u32, range: TextRange) -> Shape {
        self.day = u8::try_from(day).ok();
        self.part(PartKind::Day, range)
    }

    pub(super) fn month(mut self, month: u32, range: TextRange) -> Shape {
        self.month = u8::try_from(month).ok();
        self.part(PartKind::Month, range)
    }

    pub(super) fn year(mut self, year: i32, range: TextRange) -> Shape {
        self.year = Some(year);
        self.part(PartKind::Year, range)
    }

    pub(super) fn likely(mut self, plain: f32, cued: f32) -> Shape {
        self.plain = plain;
        self.cued = cued;
        self
    }

    /// Ends later: "г." behind the year is part of the date but of none of its parts.
    pub(super) fn until(mut self, end: usize) -> Shape {
        self.range = TextRange::new(self.range.start(), end.max(self.range.end()));
        self
    }

    /// The shape when such a day exists. Without a year the 29th of February does.
    pub(super) fn checked(self) -> Option<Shape> {
        let year = self.year.unwrap_or(2000);
        let fits = exists(year, self.month.unwrap_or(1).into(), self.day.unwrap_or(1).into());
        fits.then_some(self)
    }
}

/// Whether the calendar has that day, in years people write about.
pub(super) fn exists(year: i32, month: u32, day: u32) -> bool {
    let (Ok(year), Ok(month), Ok(day)) = (i16::try_from(year), i8::try_from(month), i8::try_from(day)) else {
        return false;
    };
    YEARS.contains(&year.into()) && Date::new(year, month, day).is_ok()
}

/// Years that a date may have.
pub(super) const YEARS: std::ops::RangeInclusive<i32> = 1000..=2200;

/// Years that are believed without more ado.
pub(super) const USUAL_YEARS: std::ops::RangeInclusive<i32> = 1800..=2150;

/// Two-digit years: people are older than contracts run.
pub(super) fn full_year(two_digits: u32) -> i32 {
    let year = two_digits as i32 % 100;
    if year < 30 { 2000 + year } else { 1900 + year }
}
