//! A clock time with the way it is written, and another one written in the same way.

use blackbar_core::TextRange;
use jiff::civil::Time;

use super::clock::{self, TimePart, TimePartKind};
use crate::scan::Scan;

/// A clock time with the way it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedTime {
    /// 0 to 24, also when it is written with halves of the day.
    pub hour: u8,
    /// 0 to 59.
    pub minute: Option<u8>,
    /// 0 to 59.
    pub second: Option<u8>,
    /// Where each part stands, in order.
    pub layout: Vec<TimePart>,
    text: String,
}

/// Reads a text that is a time and nothing else (a zone or words without digits may stand around it).
pub fn parse(text: &str) -> Option<ParsedTime> {
    let scan = Scan::new(text);
    let numbers = scan.numbers().iter().map(|token| clock::start_in_token(&scan, token.range));
    let words = scan.hits().iter().map(|hit| hit.range.start());
    let clock = numbers.chain(words).filter(|at| *at <= 32).find_map(|at| clock::read(&scan, at))?;
    let outside = [&text[..clock.range.start()], &text[clock.range.end()..]];
    if outside.iter().any(|rest| rest.bytes().any(|byte| byte.is_ascii_digit())) {
        return None;
    }
    let hour = match clock.afternoon {
        Some(true) if clock.hour < 12 => clock.hour + 12,
        Some(false) if clock.hour == 12 => 0,
        _ => clock.hour,
    };
    let mut layout = clock.parts().to_vec();
    layout.sort_by_key(|part| part.range);
    Some(ParsedTime { hour, minute: clock.minute, second: clock.second, layout, text: text.to_owned() })
}

impl ParsedTime {
    /// Another time in the very same form. Parts that are not written stay unwritten; a zone stays as it is.
    pub fn render(&self, time: Time) -> String {
        let mut out = String::with_capacity(self.text.len() + 4);
        let mut done = 0;
        let halved = self.layout.iter().any(|part| part.kind == TimePartKind::Half);
        for part in &self.layout {
            if part.range.start() < done {
                continue;
            }
            out.push_str(TextRange::new(done, part.range.start()).of(&self.text));
            let written = part.range.of(&self.text);
            match part.kind {
                TimePartKind::Hour => {
                    let hour = if halved { (time.hour() + 11) % 12 + 1 } else { time.hour() };
                    out.push_str(&like(hour, written, written.starts_with('0')));
                }
                TimePartKind::Minute => {
                    let spoken = !self.text.is_ascii() && !self.text.contains(':');
                    out.push_str(&like(time.minute(), written, written.starts_with('0') || !spoken));
                }
                TimePartKind::Second => out.push_str(&like(time.second(), written, true)),
                TimePartKind::Fraction => out.push_str(&"0".repeat(written.len())),
                TimePartKind::Half => out.push_str(&half_like(written, time.hour() >= 12)),
            }
            done = part.range.end();
        }
        out.push_str(TextRange::new(done, self.text.len()).of(&self.text));
        out
    }
}

fn like(value: i8, written: &str, padded: bool) -> String {
    const WORDS: [&str; 13] = [
        "twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    if written.starts_with(|c: char| c.is_alphabetic()) {
        return WORDS
            .get(value.unsigned_abs() as usize)
            .map_or_else(|| value.to_string(), |word| (*word).to_owned());
    }
    if padded { format!("{value:02}") } else { value.to_string() }
}

fn half_like(written: &str, afternoon: bool) -> String {
    const PAIRS: [(&str, &str); 5] =
        [("午前", "午後"), ("上午", "下午"), ("早上", "晚上"), ("오전", "오후"), ("凌晨", "下午")];
    if let Some((morning, evening)) = PAIRS.iter().find(|(a, b)| *a == written || *b == written) {
        return (if afternoon { evening } else { morning }).to_string();
    }
    let (from, to) = if afternoon { ("aA", "pP") } else { ("pP", "aA") };
    written.chars().map(|c| from.find(c).and_then(|at| to[at..].chars().next()).unwrap_or(c)).collect()
}
