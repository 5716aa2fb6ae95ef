//! Clock times: 19:37:28, 7:30 pm, 10pm EST, 14h30, 14 Uhr, 午後3時, half past nine. Scores, ratios, verses and
//! addresses look alike; hours and minutes are checked and what stands before is looked at.

mod clock;
mod parsed;

use blackbar_core::{Evidence, Label};

pub use clock::{TimePart, TimePartKind};
pub use parsed::{ParsedTime, parse};

use super::pieces::{ends_with_phrase, has_border, is_swallowed};
use crate::scan::{Anchor, Cue, MeaningKind, Recognizer, Scan, Sink, Trigger};
use clock::Clock;

/// Times that begin with figures.
pub static TIMES_IN_FIGURES: Recognizer =
    Recognizer { name: "times_in_figures", labels: &[Label::Time], trigger: Trigger::Numbers, check: find };

/// Times in words.
pub static TIMES_IN_WORDS: Recognizer = Recognizer {
    name: "times_in_words",
    labels: &[Label::Time],
    trigger: Trigger::Words(&[MeaningKind::NumberWord]),
    check: find,
};

fn find(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let at = match anchor {
        Anchor::Number(index) => clock::start_in_token(scan, scan.numbers()[index].range),
        Anchor::Word(index) => scan.hit(index).range.start(),
        Anchor::Literal(range) => range.start(),
    };
    let Some(clock) = clock::read(scan, at) else { return };
    let covers = |start| {
        clock::read(scan, start).filter(|earlier| earlier.plain >= 0.5).map(|earlier| earlier.range.end())
    };
    if has_border(scan.text, clock.range)
        || is_swallowed(scan, clock.range.start(), &[MeaningKind::NumberWord], covers)
    {
        return;
    }
    let (likelihood, evidence) = judge(scan, &clock);
    sink.push(clock.range, Label::Time, likelihood, evidence);
}

fn judge(scan: &Scan<'_>, clock: &Clock) -> (f32, Evidence) {
    if clock.plain < 0.85 && is_no_clock(scan, clock) {
        return (clock.plain.min(0.3), Evidence::PATTERN);
    }
    if scan.context(clock.range, Cue::Time) >= 0.85 && clock.cued > clock.plain {
        return (clock.cued, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
    (clock.plain, Evidence::PATTERN)
}

/// Verses, scores and ratios before a bare "3:16".
fn is_no_clock(scan: &Scan<'_>, clock: &Clock) -> bool {
    #[rustfmt::skip]
const BEFORE: &[&str] = &[
    "ratio", "ratio of", "score", "score of", "scale", "scale of", "odds", "odds of", "verse", "aspect",
    "won", "lost", "beat", "gewann", "verlor", "ergebnis", "verhältnis", "maßstab", "genesis", "exodus",
    "leviticus", "numbers", "deuteronomy", "joshua", "judges", "ruth", "samuel", "kings", "chronicles",
    "ezra", "nehemiah", "esther", "job", "psalm", "psalms", "proverbs", "ecclesiastes", "isaiah", "jeremiah",
    "ezekiel", "daniel", "hosea", "joel", "amos", "micah", "matthew", "mark", "luke", "john", "acts",
    "romans", "corinthians", "galatians", "ephesians", "philippians", "colossians", "thessalonians",
    "timothy", "titus", "philemon", "hebrews", "james", "peter", "jude", "revelation", "johannes", "matthäus",
    "lukas", "markus", "mateo", "juan", "lucas", "jean", "matthieu", "luc", "surah", "sura", "quran",
    "article", "artikel", "artikelen", "art", "§",
];
    ends_with_phrase(scan, clock.range.start(), BEFORE)
}

/// The end of the time that begins at `at`, for recognizers that must not take its number for something else.
pub(super) fn time_end(scan: &Scan<'_>, at: usize) -> Option<usize> {
    clock::read(scan, at).filter(|clock| clock.plain >= 0.5).map(|clock| clock.range.end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check_all;

    #[track_caller]
    fn check(cases: &[&str]) {
        check_all(&[&TIMES_IN_FIGURES, &TIMES_IN_WORDS], cases);
    }

    #[test]
    fn clock_times_are_found() {
        check(&[
            "at ‹TIME|19:37:28› the",
            "‹TIME|7:30 pm›",
            "‹TIME|10pm EST›",
            "‹TIME|10 p.m.› sharp",
            "at ‹TIME|10 am› we",
            "‹TIME|14h30›",
            "à ‹TIME|14 h 30›",
            "um ‹TIME|14 Uhr›",
            "um ‹TIME|14:30 Uhr› und",
            "um ‹TIME|14.30 Uhr›",
            "‹TIME|午後3時›に",
            "‹TIME|午前10時30分›",
            "时间是‹TIME|3点›",
            "‹TIME|15時30分›",
            "‹TIME|오후 3시 30분›",
            "‹TIME|half past nine›",
            "‹TIME|quarter to five›",
            "‹TIME|nine o'clock›",
            "at ‹TIME|ten thirty pm›",
            "um ‹TIME|neun Uhr›",
            "2025-10-10T‹TIME|10:00:00Z›",
            "2025-10-10T‹TIME|10:00:00.123+02:00› x",
            "20240131T‹TIME|101500Z›",
            "10/Oct/2000:‹TIME|13:55:36 -0700›",
            "‹TIME|9:00›-‹TIME|17:00›",
            "‹TIME|9-11 am›",
            "‹TIME|0800 hours›",
            "в ‹TIME|14:30›",
            "‹TIME|23:59›",
            "‹TIME|12:00 noon›",
            "‹TIME|下午 9:45›",
            "il était ‹TIME|sept heures›",
            "By ‹TIME|half-past five o'clock›",
        ]);
    }

    #[test]
    fn what_only_looks_like_a_time_is_not() {
        check(&[
            "score 3:2",
            "aspect ratio 16:9",
            "ratio 10:15",
            "John 3:16",
            "localhost:8080, 10.0.0.1:80",
            "00:1A:2B:3C:4D:5E and 00:11:22:33:44:55",
            "ISO 8601:2004",
            "25:10 and 10:75",
            "2001:db8:10:20::1",
            "3時間",
            "赤の札は3点、得点は1点です",
            "I am 10",
            "Zimmer 10 am Bahnhof",
            "10 hours",
            "14 have",
            "half past",
            "artikel 5:44",
            "pendant sept heures",
        ]);
    }

    #[test]
    fn another_time_is_written_in_the_same_form() {
        let other = jiff::civil::time(14, 5, 9, 0);
        for (text, expected) in [
            ("19:37:28", "14:05:09"),
            ("7:30 pm", "2:05 pm"),
            ("7:30 a.m.", "2:05 p.m."),
            ("10PM EST", "2PM EST"),
            ("14h30", "14h05"),
            ("9.30 Uhr", "14.05 Uhr"),
            ("午前10時30分", "午後2時5分"),
            ("10:00:00.123+02:00", "14:05:09.000+02:00"),
        ] {
            assert_eq!(parse(text).map(|time| time.render(other)).as_deref(), Some(expected), "{text}");
        }
        assert_eq!(parse("7:30 pm").map(|time| (time.hour, time.minute)), Some((19, Some(30))));
    }
}
