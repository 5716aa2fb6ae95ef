//! Reads one clock time from its first piece onwards.

use blackbar_core::TextRange;

use crate::languages::TimeUnit;
use crate::recognizers::choices::{Choices, one_of};
use crate::recognizers::pieces::{
    Digits, char_at, char_before, digits_at, ends_with_phrase, ends_word, kind_at, skip_blanks, starts_word,
    word_at, word_behind,
};
use crate::recognizers::spelled_numbers::number_words_at;
use crate::scan::{Meaning, MeaningKind, Scan};

/// What a part of a written time says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimePartKind {
    /// "7", "19"
    Hour,
    /// "30"
    Minute,
    /// "28"
    Second,
    /// "123" in "28.123"
    Fraction,
    /// "pm", "午後"
    Half,
}

/// A part of a written time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimePart {
    /// What it says.
    pub kind: TimePartKind,
    /// Where it stands.
    pub range: TextRange,
}

/// A clock time read from a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    pub(super) range: TextRange,
    /// As written; [`Clock::afternoon`] makes it one of 24.
    pub(super) hour: u8,
    pub(super) minute: Option<u8>,
    pub(super) second: Option<u8>,
    pub(super) afternoon: Option<bool>,
    /// Not all are filled: see [`Clock::parts`].
    slots: [TimePart; 5],
    count: usize,
    pub(super) plain: f32,
    pub(super) cued: f32,
}

impl Clock {
    fn new(start: usize, hour: u32, range: TextRange) -> Clock {
        Clock {
            range: TextRange::new(start, range.end()),
            hour: hour as u8,
            minute: None,
            second: None,
            afternoon: None,
            slots: [TimePart { kind: TimePartKind::Hour, range }; 5],
            count: 1,
            plain: 0.0,
            cued: 0.0,
        }
    }

    /// In the order they were read, which is not always that of the text.
    pub(super) fn parts(&self) -> &[TimePart] {
        &self.slots[..self.count]
    }

    fn part(mut self, kind: TimePartKind, range: TextRange) -> Clock {
        if let Some(slot) = self.slots.get_mut(self.count) {
            *slot = TimePart { kind, range };
            self.count += 1;
        }
        self.range = self.range.cover(range);
        self
    }

    fn minute(mut self, value: u32, range: TextRange) -> Clock {
        self.minute = Some(value as u8);
        self.part(TimePartKind::Minute, range)
    }

    fn second(mut self, value: u32, range: TextRange) -> Clock {
        self.second = Some(value as u8);
        self.part(TimePartKind::Second, range)
    }

    fn half(mut self, afternoon: bool, range: TextRange) -> Clock {
        self.afternoon = Some(afternoon);
        self.part(TimePartKind::Half, range)
    }

    fn until(mut self, end: usize) -> Clock {
        self.range = TextRange::new(self.range.start(), end.max(self.range.end()));
        self
    }

    fn likely(mut self, plain: f32) -> Clock {
        self.plain = plain;
        self.cued = plain.max(0.85);
        self
    }
}

/// Where a time may begin in a token with digits: behind the `T` of ISO's "10T10".
pub(super) fn start_in_token(scan: &Scan<'_>, token: TextRange) -> usize {
    let text = token.of(scan.text);
    let after = text
        .find(['T', 't'])
        .filter(|at| matches!(at, 2 | 8) && text[..*at].bytes().all(|byte| byte.is_ascii_digit()));
    after.map_or(token.start(), |at| token.start() + at + 1)
}

/// The time that begins at `at`.
pub(super) fn read(scan: &Scan<'_>, at: usize) -> Option<Clock> {
    if scan.text.as_bytes().get(at)?.is_ascii_digit() { from_figures(scan, at) } else { from_words(scan, at) }
}

const UHR: &Choices =
    &Choices::new(&[" uhr", " uur", "uhr", " o'clock", " o\u{2019}clock", " hrs", " noon", " midnight"]);

fn from_figures(scan: &Scan<'_>, at: usize) -> Option<Clock> {
    let text = scan.text;
    if !opens(text, at) {
        return None;
    }
    let first = digits_at(text, at, 6)?;
    if matches!(first.len(), 4 | 6) {
        return compact(text, at, first);
    }
    let hour = Some(first).filter(|first| first.len() <= 2 && first.value <= 24)?;
    let next = char_at(text, hour.end())?;
    let clock = Clock::new(at, hour.value, hour.range);
    match next {
        ':' => colon(text, clock, hour),
        '.' => dotted(text, clock, hour),
        'h' | 'H' | 'u' => letter_h(text, clock, hour),
        '時' | '时' | '点' | '點' | '시' => east_asian(text, clock, hour),
        '-' => range_with_half(text, clock, hour),
        ' ' | 'a' | 'p' | 'A' | 'P' | 'U' => bare_hour(scan, clock, hour),
        _ => None,
    }
}

fn opens(text: &str, at: usize) -> bool {
    let further = |at: usize| char_before(text, at).is_some_and(|c| c.is_ascii_digit());
    match char_before(text, at) {
        Some('T' | 't') => at >= 2 && further(at - 1),
        // "10/Oct/2000:13:55:36"
        Some(':') => {
            at >= 5
                && text.as_bytes()[at - 5..at - 1].iter().all(u8::is_ascii_digit)
                && !text[..at - 5].ends_with(':')
        }
        Some('.' | ',' | '/') => !further(at - 1),
        Some('$' | '€' | '£' | '#' | '+' | '_') => false,
        _ => starts_word(text, at),
    }
}

fn two_digits(text: &str, at: usize, most: u32) -> Option<Digits> {
    digits_at(text, at, 2).filter(|digits| digits.len() == 2 && digits.value <= most)
}

fn colon(text: &str, clock: Clock, hour: Digits) -> Option<Clock> {
    let clock = half_before(text, hour).unwrap_or(clock);
    let minute = two_digits(text, hour.end() + 1, 59)?;
    let mut clock = clock.minute(minute.value, minute.range);
    let mut plain = if hour.len() == 2 { 0.75 } else { 0.7 };
    if text[minute.end()..].starts_with(':') {
        let second = two_digits(text, minute.end() + 1, 60)?;
        clock = clock.second(second.value.min(59), second.range);
        plain = 0.9;
        if let Some(fraction) = one_of(text, second.end(), &[".", ","]).and_then(|at| digits_at(text, at, 9))
        {
            clock = clock.part(TimePartKind::Fraction, fraction.range);
        }
    }
    let end = clock.range.end();
    let rest = text.as_bytes().get(end..).unwrap_or_default();
    if matches!(rest, [b':' | b'.' | b'/', digit, ..] if digit.is_ascii_digit())
        || rest.starts_with(b":") && rest.get(1) == Some(&b':')
    {
        return None;
    }
    let clock = tail(text, clock, plain)?;
    (clock.range.end() > end || ends_word(text, end)).then_some(clock)
}

/// Half of the day, zone and the word for hour behind a time.
fn tail(text: &str, clock: Clock, plain: f32) -> Option<Clock> {
    let mut clock = clock;
    let mut plain = plain;
    if let Some((afternoon, range)) = half_at(text, clock.range.end()) {
        if clock.hour == 0 || clock.hour > 12 {
            plain = plain.min(0.6);
        }
        clock = clock.half(afternoon, range);
        plain = plain.max(0.95);
    }
    if let Some(end) = one_of(text, clock.range.end(), UHR) {
        clock = clock.until(end);
        plain = plain.max(0.92);
    }
    if let Some(end) = zone_at(text, clock.range.end()) {
        clock = clock.until(end);
        plain = plain.max(0.92);
    }
    Some(clock.likely(plain))
}

/// "pm", " p.m.": afternoon or not, and where.
fn half_at(text: &str, at: usize) -> Option<(bool, TextRange)> {
    let start = if text[at..].starts_with(' ') { at + 1 } else { at };
    let end = one_of(text, start, &["a.m.", "p.m.", "a.m", "p.m", "am", "pm", "a. m.", "p. m."])?;
    let afternoon = matches!(text.as_bytes()[start], b'p' | b'P');
    Some((afternoon, TextRange::new(start, end)))
}

/// The end of a time zone behind a time.
fn zone_at(text: &str, at: usize) -> Option<usize> {
    const ZONES: &[&str] = &[
        "UTC", "GMT", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "ET", "PT", "CT", "MT", "AST",
        "ADT", "AKST", "HST", "NST", "CET", "CEST", "MEZ", "MESZ", "EET", "EEST", "WET", "WEST", "BST",
        "IST", "JST", "KST", "MSK", "SGT", "HKT", "PHT", "AEST", "AEDT", "ACST", "AWST", "NZST", "NZDT",
        "BRT", "ART", "SAST", "WIB", "Z", "МСК",
    ];
    let rest = &text[at..];
    if rest.starts_with('Z') && ends_word(text, at + 1) {
        return Some(at + 1);
    }
    if let Some(end) = offset_at(text, at) {
        return Some(end);
    }
    let name = rest.strip_prefix(' ')?;
    if let Some(end) = offset_at(text, at + 1) {
        return Some(end);
    }
    let len = name.find(|c: char| !c.is_uppercase()).unwrap_or(name.len());
    let end = at + 1 + len;
    (ZONES.contains(&&name[..len]) && ends_word(text, end)).then(|| offset_at(text, end).unwrap_or(end))
}

/// "+02:00", "-0700", "+2".
fn offset_at(text: &str, at: usize) -> Option<usize> {
    let sign = text.as_bytes().get(at).filter(|byte| matches!(byte, b'+' | b'-'))?;
    let hours = digits_at(text, at + 1, 4)?;
    let minutes =
        text[hours.end()..].starts_with(':').then(|| two_digits(text, hours.end() + 1, 59)).flatten();
    match (hours.len(), minutes) {
        (2, Some(minutes)) if hours.value <= 14 && !text[minutes.end()..].starts_with(':') => {
            // "9:00-17:00" is two times; no zone is 17 hours off, and few are 9.
            (*sign == b'+'
                || text[..at].ends_with(' ')
                || minutes.value % 15 == 0
                    && hours.value <= 12
                    && text[..at].len() >= 6
                    && text.as_bytes()[at - 3] == b':'
                    && text.as_bytes()[at - 6] == b':')
                .then_some(minutes.end())
        }
        (4, None) if hours.value <= 1400 && ends_word(text, hours.end()) => Some(hours.end()),
        (1 | 2, None)
            if hours.value <= 14 && text[..at].ends_with(['C', 'T']) && ends_word(text, hours.end()) =>
        {
            Some(hours.end())
        }
        _ => None,
    }
}

/// "14.30 Uhr", "7.30pm".
fn dotted(text: &str, clock: Clock, hour: Digits) -> Option<Clock> {
    let minute = two_digits(text, hour.end() + 1, 59)?;
    let clock = clock.minute(minute.value, minute.range);
    if one_of(text, minute.end(), UHR).is_none() && half_at(text, minute.end()).is_none() {
        return None;
    }
    tail(text, clock, 0.9)
}

/// "14h30", "14 h 30", "14h", "14u30".
fn letter_h(text: &str, clock: Clock, hour: Digits) -> Option<Clock> {
    let letter = hour.end() + 1;
    match two_digits(text, letter, 59) {
        Some(minute) if ends_word(text, minute.end()) => {
            Some(clock.minute(minute.value, minute.range).likely(0.85))
        }
        // "14h" alone is an hour of the day or a number of hours.
        _ if ends_word(text, letter) && text[hour.end()..].starts_with(['h', 'H']) => {
            Some(clock.until(letter).likely(0.4))
        }
        _ => None,
    }
}

/// Halves of the day that stand before the hour.
const HALVES: &[(&str, bool)] = &[
    ("午後", true),
    ("午前", false),
    ("下午", true),
    ("上午", false),
    ("晚上", true),
    ("早上", false),
    ("中午", true),
    ("凌晨", false),
    ("오후", true),
    ("오전", false),
    ("새벽", false),
    ("아침", false),
    ("낮", true),
    ("저녁", true),
    ("밤", true),
];

/// A time that begins with its half of the day: 下午 9:45, 午後3時.
fn half_before(text: &str, hour: Digits) -> Option<Clock> {
    let before = text[..hour.range.start()].trim_end_matches(' ');
    let (name, afternoon) = HALVES.iter().find(|(name, _)| before.ends_with(name))?;
    let start = before.len() - name.len();
    Some(Clock::new(start, hour.value, hour.range).half(*afternoon, TextRange::at(start, name.len())))
}

/// 午後3時30分, 下午3点半, 오후 3시.
fn east_asian(text: &str, clock: Clock, hour: Digits) -> Option<Clock> {
    let sign = char_at(text, hour.end())?;
    let mut end = hour.end() + sign.len_utf8();
    // "3時間", "3시간", "3点钟": the first two are durations.
    if matches!(char_at(text, end), Some('間' | '间' | '간')) {
        return None;
    }
    let half = half_before(text, hour);
    let mut clock = half.unwrap_or(clock);
    let next = skip_blanks(text, end);
    let minute = digits_at(text, next, 2)
        .filter(|minute| minute.value < 60 && matches!(char_at(text, minute.end()), Some('分' | '분')));
    let half_hour = matches!(char_at(text, next), Some('半' | '반'));
    if let Some(minute) = minute {
        clock = clock.minute(minute.value, minute.range);
        end = minute.end() + 3;
    } else if half_hour {
        end = next + 3;
    } else if matches!(char_at(text, end), Some('钟' | '鐘')) {
        end += 3;
    }
    // 点 alone is a point as well as an hour, and to Japanese never an hour.
    if sign == '点' && half.is_none() && minute.is_none() && !half_hour && has_kana_near(text, hour.range) {
        return None;
    }
    let plain = match (half.is_some() || minute.is_some() || half_hour, sign) {
        (true, _) => 0.92,
        (false, '点' | '點') => 0.35,
        (false, _) => 0.75,
    };
    Some(clock.until(end).likely(plain))
}

/// Whether the text around a range is Japanese.
fn has_kana_near(text: &str, range: TextRange) -> bool {
    const NEAR: usize = 12;
    let is_kana = |character: char| ('\u{3041}'..='\u{30ff}').contains(&character) && character != '・';
    text[..range.start()].chars().rev().take(NEAR).any(is_kana)
        || text[range.end()..].chars().take(NEAR).any(is_kana)
}

/// "9-11 am", "9-5pm": one time span that shares its half of the day.
fn range_with_half(text: &str, clock: Clock, hour: Digits) -> Option<Clock> {
    let second = digits_at(text, hour.end() + 1, 2).filter(|second| (1..=12).contains(&second.value))?;
    let (afternoon, range) = half_at(text, second.end())?;
    (1..=12).contains(&hour.value).then(|| clock.half(afternoon, range).likely(0.85))
}

/// Before an hour of the day in languages whose word for it is the word for sixty minutes.
const AT_HOUR: &[&str] = &[
    "à",
    "vers",
    "il est",
    "il était",
    "jusqu'à",
    "dès",
    "a las",
    "a la",
    "às",
    "alle",
    "ore",
    "в",
    "о",
    "к",
    "om",
    "rond",
    "tegen",
    "vanaf",
    "kl",
];

/// "10 pm", "14 Uhr 30", "à 10 heures", "10 am".
fn bare_hour(scan: &Scan<'_>, clock: Clock, hour: Digits) -> Option<Clock> {
    const AT_ENGLISH: &[&str] =
        &["at", "by", "around", "until", "till", "before", "after", "from", "to", "@"];
    let text = scan.text;
    if let Some((afternoon, range)) = half_at(text, hour.end()) {
        if hour.value == 0 || hour.value > 12 {
            return None;
        }
        let clock = clock.half(afternoon, range);
        let spaced_am = range.of(text) == "am" && text[..range.start()].ends_with(' ');
        // German "10 am Bahnhof"
        let next = word_behind(text, range.end());
        let noun = next.of(text).starts_with(char::is_uppercase)
            && zone_at(text, range.end()).is_none()
            && kind_at(scan, next.start(), MeaningKind::Weekday).is_none()
            && kind_at(scan, next.start(), MeaningKind::Month).is_none();
        let plain = if spaced_am && noun && !ends_with_phrase(scan, hour.range.start(), AT_ENGLISH) {
            0.3
        } else {
            0.93
        };
        return if plain < 0.5 { Some(clock.likely(plain)) } else { tail(text, clock, plain) };
    }
    if let Some(end) = one_of(text, hour.end(), &[" uhr", "uhr", " o'clock", " o\u{2019}clock"]) {
        let minute = one_of(text, end, &[" "]).and_then(|at| two_digits(text, at, 59));
        let clock = match minute.filter(|minute| ends_word(text, minute.end())) {
            Some(minute) => clock.minute(minute.value, minute.range),
            None => clock.until(end),
        };
        return Some(clock.likely(0.92));
    }
    // "14 h 30"
    if let Some(next) = one_of(text, hour.end(), &[" h "])
        && let Some(minute) = two_digits(text, next, 59)
        && ends_word(text, minute.end())
    {
        return Some(clock.minute(minute.value, minute.range).likely(0.85));
    }
    let unit = word_at(scan, hour.end() + 1, |meaning| {
        (meaning == Meaning::TimeUnit(TimeUnit::Hour as u8)).then_some(())
    })?;
    let named = text[hour.end()..].starts_with(' ') && ends_with_phrase(scan, hour.range.start(), AT_HOUR);
    // "3 часа 18 минут"
    let minutes =
        one_of(text, unit.1.end(), &[" "]).and_then(|at| two_digits(text, at, 59)).and_then(|minutes| {
            let unit = word_at(scan, minutes.end() + 1, |meaning| {
                (meaning == Meaning::TimeUnit(TimeUnit::Minute as u8)).then_some(())
            })?;
            Some((minutes, unit.1.end()))
        });
    named.then(|| match minutes {
        Some((minutes, end)) => clock.minute(minutes.value, minutes.range).until(end).likely(0.8),
        None => clock.until(unit.1.end()).likely(0.7),
    })
}

/// "0800 hours", "101500Z" behind ISO's T.
fn compact(text: &str, at: usize, digits: Digits) -> Option<Clock> {
    let cut = |from: usize| {
        let range = TextRange::at(at + from, 2);
        (range.of(text).parse::<u32>().unwrap_or(99), range)
    };
    let ((hour, hour_range), (minute, minute_range)) = (cut(0), cut(2));
    if hour > 24 || minute > 59 {
        return None;
    }
    let clock = Clock::new(at, hour, hour_range).minute(minute, minute_range);
    if digits.len() == 6 || matches!(char_before(text, at), Some('T' | 't')) {
        let iso = matches!(char_before(text, at), Some('T' | 't'));
        let (second, range) = if digits.len() == 6 { cut(4) } else { (0, TextRange::at(digits.end(), 0)) };
        if !iso || second > 60 {
            return None;
        }
        let clock = if digits.len() == 6 { clock.second(second, range) } else { clock };
        return tail(text, clock, 0.9);
    }
    let end = one_of(text, digits.end(), &[" hours", " hrs", "hrs", "h", " uhr"])?;
    Some(clock.until(end).likely(0.8))
}

/// "nine o'clock", "half past nine", "ten thirty pm", "halb neun".
fn from_words(scan: &Scan<'_>, at: usize) -> Option<Clock> {
    #[rustfmt::skip]
const PAST: &[&str] = &[
    "half past ", "half-past ", "quarter past ", "quarter to ", "a quarter past ", "a quarter to ", "ten past ", "ten to ",
    "twenty past ", "twenty to ", "five past ", "five to ", "halb ", "viertel nach ", "viertel vor ",
    "kwart over ", "kwart voor ", "half ",
];
    let text = scan.text;
    let hour = number_words_at(scan, at).filter(|hour| (1..=24).contains(&hour.value))?;
    let before = scan.behind(at, 20);
    let lead = PAST
        .iter()
        .filter(|phrase| {
            let start = before.len().checked_sub(phrase.len());
            start.is_some_and(|start| {
                before.get(start..).is_some_and(|end| end.eq_ignore_ascii_case(phrase))
                    && starts_word(before, start)
            })
        })
        .max_by_key(|phrase| phrase.len());
    let start = at - lead.map_or(0, |phrase| phrase.len());
    let mut clock = Clock::new(start, hour.value, hour.range);
    // "half nine" and "five to nine people" say nothing without more.
    let mut plain = match lead {
        Some(phrase)
            if phrase.contains("past") || phrase.contains("quarter") || phrase.contains("viertel") =>
        {
            0.85
        }
        Some(phrase) if *phrase == "halb " => 0.75,
        _ => 0.0,
    };
    let mut end = hour.end();
    if let Some(next) = one_of(text, end, &[" ", "-"])
        && let Some(minute) = number_words_at(scan, next).filter(|minute| (10..=59).contains(&minute.value))
        && half_at(text, minute.end()).is_some()
    {
        clock = clock.minute(minute.value, minute.range);
        end = minute.end();
    }
    if let Some((afternoon, range)) = half_at(text, end) {
        // "one am" in "the one am I"
        let spaced_am = range.of(text) == "am" && text[range.end()..].starts_with(" I");
        if hour.value <= 12 && !spaced_am {
            clock = clock.half(afternoon, range);
            plain = 0.85;
        }
    } else if let Some(found) = one_of(text, end, &[" o'clock", " o\u{2019}clock", " uhr"]) {
        clock = clock.until(found);
        plain = 0.9;
    }
    // "à sept heures", "om negen uur"
    if plain == 0.0
        && let Some(next) = one_of(text, end, &[" "])
        && let Some((_, unit)) =
            word_at(scan, next, |meaning| (meaning == Meaning::TimeUnit(TimeUnit::Hour as u8)).then_some(()))
        && ends_with_phrase(scan, at, AT_HOUR)
    {
        clock = clock.until(unit.end());
        plain = 0.7;
    }
    (plain > 0.0).then(|| clock.likely(plain))
}
