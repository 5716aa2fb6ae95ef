//! Dates with 年月日 and 년월일, imperial eras and the republic's years: 1999年12月31日, 令和5年3月1日, R5.3.1,
//! 民國113年, 2023년 5월 4일, 二〇二四年五月三日.

use blackbar_core::TextRange;

use super::shape::{Shape, YEARS};
use crate::recognizers::pieces::{Digits, char_at, char_before, digits_at, skip_blanks};
use crate::scan::Scan;

/// An era's name and the year before its first.
pub(super) const ERAS: &[(&str, i32)] = &[
    ("令和", 2018),
    ("平成", 1988),
    ("昭和", 1925),
    ("大正", 1911),
    ("明治", 1867),
    ("民國", 1911),
    ("民国", 1911),
];

const ERA_LETTERS: &[(u8, i32)] = &[(b'R', 2018), (b'H', 1988), (b'S', 1925), (b'T', 1911), (b'M', 1867)];

/// The date that begins with the digits at `at`, and with the era before them.
pub(super) fn read(scan: &Scan<'_>, at: usize) -> Option<Shape> {
    let text = scan.text;
    let first = digits_at(text, at, 4)?;
    let mark = sign_at(text, first.end())?;
    if !opens(text, at) {
        return None;
    }
    match mark.sign {
        Sign::Year => year_first(text, first, mark.end),
        Sign::Month => {
            let start = Shape::new(at);
            let shape = match first_year_of_era(text, at) {
                Some((year, range)) => Shape::new(range.start()).year(year, range),
                None => start,
            };
            month_and_day(text, shape, first, mark.end)
        }
        Sign::Day => day_alone(text, first, mark.end),
    }
}

/// "지난 19일", "25日午前": a day whose month the reader knows. "3日間" and "5일 동안" last so long.
fn day_alone(text: &str, day: Digits, end: usize) -> Option<Shape> {
    const DATED: &[&str] = &[
        "에", "부터", "까지", "오전", "오후", "의", "과", "に", "から", "まで", "午前", "午後", "夜", "朝",
        "、", "上午", "下午", "晚",
    ];
    if !(1..=31).contains(&day.value) || !text[..end].ends_with(['日', '일']) {
        return None;
    }
    let after = text[end..].trim_start_matches(' ');
    let before = text[..day.range.start()].trim_end_matches(' ');
    let dated = DATED.iter().any(|sign| after.starts_with(sign))
        || ["지난", "오는", "今月", "先月", "来月", "本月"].iter().any(|sign| before.ends_with(sign));
    let plain = if dated { 0.55 } else { 0.3 };
    let lasting = ["間", "间", "간", "동안", "째", "차", "정도", "目", "分", "以内", "以上", "連続"];
    (!lasting.iter().any(|sign| after.starts_with(sign)))
        .then(|| Shape::new(day.range.start()).day(day.value, day.range).until(end).likely(plain, 0.8))
}

#[derive(Clone, Copy, PartialEq)]
enum Sign {
    Year,
    Month,
    Day,
}

struct Mark {
    sign: Sign,
    end: usize,
}

fn sign_at(text: &str, at: usize) -> Option<Mark> {
    // "2022 年 5 月 24 日"
    let at = at + usize::from(text[at..].starts_with(' '));
    let sign = match char_at(text, at)? {
        '年' | '년' => Sign::Year,
        '月' | '월' => Sign::Month,
        '日' | '일' | '号' | '號' => Sign::Day,
        _ => return None,
    };
    // All of them take three bytes.
    let mut end = at + 3;
    // "2023년도", "2023年度" are years too.
    if sign == Sign::Year && matches!(char_at(text, end), Some('度' | '도')) {
        end += 3;
    }
    Some(Mark { sign, end })
}

fn opens(text: &str, at: usize) -> bool {
    !char_before(text, at).is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '第'))
}

fn year_first(text: &str, first: Digits, end: usize) -> Option<Shape> {
    let (year, range) = match era_before(text, first.range.start()) {
        Some((base, start)) if first.len() <= 3 => {
            (base + first.value as i32, TextRange::new(start, first.end()))
        }
        _ if first.len() == 4 && YEARS.contains(&(first.value as i32)) => (first.value as i32, first.range),
        _ => return None,
    };
    // "2000年間": so many years. "1980年代" is a decade, which `intervals` reads.
    if matches!(char_at(text, end), Some('間' | '间' | '간' | '代' | '대')) {
        return None;
    }
    let shape = Shape::new(range.start()).year(year, range).until(end);
    let next = skip_blanks(text, end);
    let month = digits_at(text, next, 2)
        .and_then(|month| Some((month, sign_at(text, month.end()).filter(|mark| mark.sign == Sign::Month)?)));
    match month.and_then(|(month, mark)| month_and_day(text, shape, month, mark.end)) {
        Some(whole) => Some(whole.likely(0.93, 0.95)),
        None => Some(shape.likely(0.8, 0.9)),
    }
}

fn month_and_day(text: &str, shape: Shape, month: Digits, end: usize) -> Option<Shape> {
    if month.len() > 2 || !(1..=12).contains(&month.value) {
        return None;
    }
    let shape = shape.month(month.value, month.range).until(end);
    let next = skip_blanks(text, end);
    let day = digits_at(text, next, 2)
        .and_then(|day| Some((day, sign_at(text, day.end()).filter(|mark| mark.sign == Sign::Day)?)));
    let whole = day.and_then(|(day, mark)| shape.day(day.value, day.range).until(mark.end).checked());
    Some(match whole {
        Some(whole) => whole.likely(0.92, 0.95),
        None => shape.likely(if shape.year.is_some() { 0.92 } else { 0.75 }, 0.9),
    })
}

fn era_before(text: &str, at: usize) -> Option<(i32, usize)> {
    let before = text[..at].trim_end_matches(' ');
    ERAS.iter().find(|(era, _)| before.ends_with(era)).map(|(era, base)| (*base, before.len() - era.len()))
}

/// 令和元年 before a month.
fn first_year_of_era(text: &str, at: usize) -> Option<(i32, TextRange)> {
    let before = text[..at].strip_suffix("元年")?;
    let (base, start) = era_before(text, before.len())?;
    Some((base + 1, TextRange::new(start, before.len() + "元".len())))
}

/// R5.3.1, H7/5/3, S50-1-2: the token at `at` is a letter and one or two digits.
pub(super) fn era_letter(text: &str, at: usize) -> Option<Shape> {
    let letter = text.as_bytes().get(at)?;
    let (_, base) = ERA_LETTERS.iter().find(|(known, _)| known == letter)?;
    if char_before(text, at).is_some_and(|c| c.is_ascii_alphanumeric()) {
        return None;
    }
    let year = digits_at(text, at + 1, 2).filter(|year| (1..=64).contains(&year.value))?;
    let separator = text.as_bytes().get(year.end()).filter(|byte| matches!(byte, b'.' | b'/' | b'-'))?;
    let month = digits_at(text, year.end() + 1, 2)?;
    if text.as_bytes().get(month.end()) != Some(separator) {
        return None;
    }
    let day = digits_at(text, month.end() + 1, 2)?;
    let rest = text.as_bytes().get(day.end()..).unwrap_or_default();
    if matches!(rest, [byte, ..] if byte.is_ascii_alphanumeric())
        || matches!(rest, [b'.' | b'-' | b'/', digit, ..] if digit.is_ascii_digit())
    {
        return None;
    }
    let shape = Shape::new(at)
        .year(base + year.value as i32, TextRange::new(at, year.end()))
        .month(month.value, month.range)
        .day(day.value, day.range);
    Some(shape.checked()?.likely(0.45, 0.9))
}

/// Dates in Han numerals around the month's name at `at`: 二〇二四年五月三日.
pub(super) fn from_han_month(scan: &Scan<'_>, month: u8, name: TextRange) -> Option<Shape> {
    let text = scan.text;
    if !name.of(text).ends_with('月')
        || char_before(text, name.start()).is_some_and(|c| han_digit(c).is_some())
    {
        return None;
    }
    let number = TextRange::new(name.start(), name.end() - "月".len());
    if number.of(text).starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let shape = match han_year(text, name.start()) {
        Some((year, range)) => Shape::new(range.start()).year(year, range).month(month.into(), number),
        None => Shape::new(name.start()).month(month.into(), number),
    };
    let shape = shape.until(name.end());
    let day_len: usize =
        text[name.end()..].chars().take(3).take_while(|c| han_digit(*c).is_some()).map(char::len_utf8).sum();
    let day_range = TextRange::at(name.end(), day_len);
    let mark = sign_at(text, day_range.end()).filter(|mark| mark.sign == Sign::Day);
    let day = han_number(day_range.of(text)).filter(|day| (1..=31).contains(day));
    match (day, mark) {
        (Some(day), Some(mark)) => {
            Some(shape.day(day, day_range).until(mark.end).checked()?.likely(0.9, 0.95))
        }
        _ if shape.year.is_some() => Some(shape.likely(0.9, 0.95)),
        // 一月 and 二月 are also one month and two.
        _ => Some(shape.likely(if month > 2 { 0.55 } else { 0.4 }, 0.8)),
    }
}

fn han_year(text: &str, at: usize) -> Option<(i32, TextRange)> {
    let before = text[..at].strip_suffix('年')?;
    let mut start = before.len();
    let mut year = 0;
    let mut scale = 1;
    for (index, c) in before.char_indices().rev().take(4) {
        let digit = han_digit(c).filter(|digit| *digit < 10)?;
        year += digit as i32 * scale;
        scale *= 10;
        start = index;
    }
    YEARS.contains(&year).then(|| (year, TextRange::new(start, before.len())))
}

fn han_digit(c: char) -> Option<u32> {
    Some(match c {
        '〇' | '零' => 0,
        '一' => 1,
        '二' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        '十' => 10,
        _ => return None,
    })
}

/// 1 to 99 in Han numerals.
fn han_number(text: &str) -> Option<u32> {
    let mut value = 0;
    for c in text.chars() {
        let digit = han_digit(c)?;
        value = match (digit, value) {
            (10, 0) => 10,
            (10, tens) if tens < 10 => tens * 10,
            (digit, tens) if tens % 10 == 0 => tens + digit,
            _ => return None,
        };
    }
    (value > 0).then_some(value)
}

/// Writes 1 to 99 in Han numerals.
pub(super) fn write_han(value: u32) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let (tens, units) = ((value / 10 % 10) as usize, (value % 10) as usize);
    let ten = match tens {
        0 => String::new(),
        1 => "十".to_owned(),
        _ => format!("{}十", DIGITS[tens]),
    };
    ten + DIGITS[units]
}
