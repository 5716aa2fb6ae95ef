//! Periods of time: a number and a unit ("8 months", "two-hour", "2 years and 3 months", "3か月"). Ages, dates and
//! clock times also have numbers and units; what they claim is left to them.

use blackbar_core::{Evidence, Label, TextRange};

use super::amounts::{opens, span_at};
use super::choices::one_of;
use super::pieces::{
    char_at, char_before, ends_word, has_border, is_swallowed, is_unspaced, starts_word, word_at,
};
use super::spelled_numbers::is_ordinal;
use super::{ages, dates, times};
use crate::languages::TimeUnit;
use crate::scan::{Anchor, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Durations in figures.
pub static DURATIONS_IN_FIGURES: Recognizer = Recognizer {
    name: "durations_in_figures",
    labels: &[Label::Duration],
    trigger: Trigger::Numbers,
    check: |scan, anchor, sink| {
        if let Anchor::Number(index) = anchor {
            find(scan, scan.numbers()[index].range.start(), sink);
        }
    },
};

/// Durations in words.
pub static DURATIONS_IN_WORDS: Recognizer = Recognizer {
    name: "durations_in_words",
    labels: &[Label::Duration],
    trigger: Trigger::Words(&[MeaningKind::NumberWord]),
    check: |scan, anchor, sink| {
        if let Anchor::Word(index) = anchor {
            find(scan, scan.hit(index).range.start(), sink);
        }
    },
};

struct Period {
    range: TextRange,
    plain: f32,
}

fn find(scan: &Scan<'_>, at: usize, sink: &mut Sink) {
    let Some(period) = read(scan, at) else { return };
    let words = &[MeaningKind::NumberWord];
    let taken = ages::age_end(scan, at).is_some()
        || dates::date_end(scan, at).is_some()
        || times::time_end(scan, at).is_some()
        || has_border(scan.text, period.range)
        || is_swallowed(scan, at, words, |start| read(scan, start).map(|period| period.range.end()))
        || is_swallowed(scan, at, words, |start| ages::age_end(scan, start))
        || is_swallowed(scan, at, words, |start| dates::date_end(scan, start))
        || is_swallowed(scan, at, words, |start| times::time_end(scan, start));
    if !taken {
        sink.push(period.range, Label::Duration, period.plain, Evidence::PATTERN);
    }
}

fn read(scan: &Scan<'_>, at: usize) -> Option<Period> {
    let mut period = one(scan, at)?;
    for _ in 0..3 {
        let next = one_of(
            scan.text,
            period.range.end(),
            &[" and ", ", ", " ", " und ", " et ", " y ", " e ", " и ", ", and "],
        )
        .unwrap_or(period.range.end());
        match one(scan, next) {
            Some(more) => period.range = period.range.cover(more.range),
            None => break,
        }
    }
    Some(period)
}

/// One number and one unit.
fn one(scan: &Scan<'_>, at: usize) -> Option<Period> {
    let text = scan.text;
    let figures = text.as_bytes().get(at)?.is_ascii_digit();
    // Behind "1h" the "30min" of "1h30min" may begin.
    if figures && !opens(text, at) && !char_before(text, at).is_some_and(|c| matches!(c, 'h' | 'd')) {
        return None;
    }
    let (amount, span) = span_at(scan, at)?;
    let (unit, range) = unit_at(scan, span.end())?;
    if amount.words && (is_ordinal(amount.range.of(text)) || !starts_word(text, at)) {
        return None;
    }
    let name = range.of(text);
    let plain = match (amount.whole, unit) {
        // "one day" is some day; "5 an hour" is no year.
        (1, TimeUnit::Day) if amount.words => 0.3,
        (value, _) if value != 1 && name.eq_ignore_ascii_case("an") => return None,
        // "512 Mo" are megabytes in French and Romanian; "DOS 分" is no Spanish number of Chinese minutes.
        _ if name == "Mo" => return None,
        _ if amount.words
            && text[at..].starts_with(|c: char| c.is_ascii_alphabetic())
            && is_unspaced(name.chars().next().unwrap_or(' ')) =>
        {
            return None;
        }
        // Tagalog "isang taong" is a person.
        _ if name.eq_ignore_ascii_case("taong") => return None,
        // "п. 5 ч. 3" is a clause of a law.
        _ if name == "ч" && text[range.end()..].starts_with('.') => return None,
        // 3日 is as well the third of the month.
        (_, TimeUnit::Day) if matches!(name, "日" | "일" | "号") => 0.3,
        (value, TimeUnit::Year) if matches!(name, "年" | "년") && value >= 1000 => return None,
        (_, TimeUnit::Month) if matches!(name, "月" | "월") => return None,
        _ if is_unspaced(name.chars().next().unwrap_or(' ')) => east_asian(text, at, range.end())?,
        _ => 0.85,
    };
    let closed = is_unspaced(name.chars().next_back().unwrap_or(' ')) || ends_word(text, range.end());
    closed.then(|| Period { range: TextRange::new(at, range.end()), plain })
}

/// Eras whose years are counted: 昭和十四年 is a year, not a period.
const ERAS: &[&str] = &[
    "令和", "平成", "昭和", "大正", "明治", "慶応", "文化", "文政", "天保", "嘉永", "安政", "元禄", "享保",
    "光绪", "光緒", "同治", "康熙", "乾隆", "嘉庆", "道光", "咸丰", "宣统", "雍正", "民国", "民國",
];

/// 第3年, 3年生, 3年目, 10分の1 are no durations.
fn east_asian(text: &str, at: usize, end: usize) -> Option<f32> {
    let before = char_before(text, at);
    let after = char_at(text, end);
    let counted = matches!(before, Some('第' | '제'))
        || matches!(after, Some('生' | '目' | '級' | '级' | '차' | '생'))
        || after == Some('の') && text[..end].ends_with('分')
        || after == Some('之')
        || matches!(before, Some('時' | '时' | '点' | '點')) && text[..end].ends_with('分')
        || text[..end].ends_with('年') && ERAS.iter().any(|era| text[..at].ends_with(era));
    (!counted).then_some(0.8)
}

/// The unit behind a number, with the blank or hyphen between.
fn unit_at(scan: &Scan<'_>, end: usize) -> Option<(TimeUnit, TextRange)> {
    let text = scan.text;
    let next = match char_at(text, end)? {
        ' ' | '-' => end + 1,
        '\n' => return None,
        _ => end,
    };
    if next == end && char_at(text, end).is_some_and(|c| c.is_ascii_alphabetic()) {
        return glued_unit(text, end);
    }
    let (unit, range) = word_at(scan, next, |meaning| match meaning {
        Meaning::TimeUnit(unit) => Some(unit),
        _ => None,
    })?;
    Some((known_unit(unit)?, range))
}

fn known_unit(unit: u8) -> Option<TimeUnit> {
    const UNITS: [TimeUnit; 8] = [
        TimeUnit::Second,
        TimeUnit::Minute,
        TimeUnit::Hour,
        TimeUnit::Day,
        TimeUnit::Week,
        TimeUnit::Month,
        TimeUnit::Year,
        TimeUnit::Decade,
    ];
    UNITS.get(usize::from(unit)).copied()
}

/// "10min", "3h", "5yrs": abbreviations that touch the figures. Single letters but `h` are too many other things.
fn glued_unit(text: &str, at: usize) -> Option<(TimeUnit, TextRange)> {
    const UNITS: &[(&str, TimeUnit)] = &[
        ("h", TimeUnit::Hour),
        ("hr", TimeUnit::Hour),
        ("hrs", TimeUnit::Hour),
        ("hours", TimeUnit::Hour),
        ("min", TimeUnit::Minute),
        ("mins", TimeUnit::Minute),
        ("minutes", TimeUnit::Minute),
        ("sec", TimeUnit::Second),
        ("secs", TimeUnit::Second),
        ("seconds", TimeUnit::Second),
        ("days", TimeUnit::Day),
        ("wk", TimeUnit::Week),
        ("wks", TimeUnit::Week),
        ("weeks", TimeUnit::Week),
        ("mos", TimeUnit::Month),
        ("months", TimeUnit::Month),
        ("yr", TimeUnit::Year),
        ("yrs", TimeUnit::Year),
        ("years", TimeUnit::Year),
    ];
    let letters = text[at..].bytes().take(8).take_while(u8::is_ascii_alphabetic).count();
    let name = text.get(at..at + letters)?;
    let (_, unit) = UNITS.iter().find(|(known, _)| name.eq_ignore_ascii_case(known))?;
    Some((*unit, TextRange::at(at, letters)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check_all;

    #[test]
    fn durations_are_found_and_nothing_else() {
        check_all(
            &[&DURATIONS_IN_FIGURES, &DURATIONS_IN_WORDS],
            &[
                "‹DURATION|8 months› of work",
                "for ‹DURATION|2 years›.",
                "for ‹DURATION|three weeks›",
                "a ‹DURATION|two-hour› talk",
                "a ‹DURATION|3-day› trip",
                "‹DURATION|2 years and 3 months›",
                "‹DURATION|1h 30min›",
                "in ‹DURATION|2-3 weeks›",
                "‹DURATION|2.5 hours›",
                "‹DURATION|3か月›の",
                "‹DURATION|5年間›",
                "‹DURATION|3時間›",
                "‹DURATION|zwei Wochen› lang",
                "depuis ‹DURATION|10 ans›",
                "durante ‹DURATION|20 años›",
                "в течение ‹DURATION|5 лет›",
                "‹DURATION|three weeks› ago",
                "he waited ‹DURATION|45 minutes›",
                // Near misses.
                "24 years old",
                "an 18 months old child",
                "in the third week of the second year",
                "one day he left",
                "2024年",
                "5月3日",
                "at 10 pm",
                "$5 an hour",
                "the 2nd year",
                "3年生",
                "2020-2021",
                "昭和14年",
                "百分之十",
            ],
        );
    }
}
