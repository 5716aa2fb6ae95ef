//! The small pieces that dates, times and quantities are read from: runs of digits, known words at a position,
//! the word before and behind. All look at a few bytes and never cross a border between passages.

use blackbar_core::TextRange;

use crate::scan::{BORDER, Cue, Meaning, MeaningKind, Scan};

/// A run of ASCII digits, whole: no digit touches it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digits {
    pub(super) range: TextRange,
    pub(super) value: u32,
}

impl Digits {
    pub(super) fn len(self) -> usize {
        self.range.len()
    }

    pub(super) fn end(self) -> usize {
        self.range.end()
    }
}

/// The run of digits that begins at `at`, when it has at most `most` (and never more than nine) of them.
pub(super) fn digits_at(text: &str, at: usize, most: usize) -> Option<Digits> {
    let bytes = text.as_bytes();
    if at > 0 && bytes.get(at - 1).is_some_and(u8::is_ascii_digit) {
        return None;
    }
    let mut value = 0u32;
    let mut end = at;
    while let Some(digit) = bytes.get(end).filter(|byte| byte.is_ascii_digit()) {
        if end - at >= most.min(9) {
            return None;
        }
        value = value * 10 + u32::from(digit - b'0');
        end += 1;
    }
    (end > at).then(|| Digits { range: TextRange::new(at, end), value })
}

/// The longest known word that begins at `at` and means what `pick` is after.
pub(super) fn word_at<T>(
    scan: &Scan<'_>,
    at: usize,
    pick: impl Fn(Meaning) -> Option<T>,
) -> Option<(T, TextRange)> {
    if !scan.text.as_bytes().get(at).is_some_and(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80) {
        return None;
    }
    let here = scan.hits_from(at).iter().take_while(|hit| hit.range.start() == at);
    // Sorted by end: the last that fits is the longest.
    here.filter_map(|hit| {
        let found = hit.meanings().iter().find_map(|meaning| pick(*meaning))?;
        Some((found, hit.range))
    })
    .last()
}

/// The longest known word of a kind at `at`.
pub(super) fn kind_at(scan: &Scan<'_>, at: usize, kind: MeaningKind) -> Option<TextRange> {
    word_at(scan, at, |meaning| (meaning.kind() == kind).then_some(())).map(|(_, range)| range)
}

/// Behind at most two blanks, one of which may be a line break.
pub(super) fn skip_blanks(text: &str, at: usize) -> usize {
    let mut end = at;
    for byte in text.as_bytes().get(at..).unwrap_or_default().iter().take(2) {
        match byte {
            b' ' | b'\t' => end += 1,
            b'\n' if end == at => end += 1,
            _ => break,
        }
    }
    end
}

pub(super) fn char_before(text: &str, at: usize) -> Option<char> {
    text.get(..at)?.chars().next_back()
}

pub(super) fn char_at(text: &str, at: usize) -> Option<char> {
    text.get(at..)?.chars().next()
}

/// No letter or digit of a script with blanks between words stands right before `at`.
pub(super) fn starts_word(text: &str, at: usize) -> bool {
    !char_before(text, at).is_some_and(joins)
}

/// No letter or digit of a script with blanks between words stands at `at`.
pub(super) fn ends_word(text: &str, at: usize) -> bool {
    !char_at(text, at).is_some_and(joins)
}

pub(super) fn joins(c: char) -> bool {
    c.is_alphanumeric() && !is_unspaced(c)
}

/// Scripts that put no blanks between words.
pub(super) fn is_unspaced(c: char) -> bool {
    matches!(c as u32, 0x0E00..=0x0EFF | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF)
}

fn lower(c: char) -> impl Iterator<Item = char> {
    c.to_lowercase()
}

/// Whether `word` is one of `options` (in lower case), in any case.
pub(super) fn is_one_of(word: &str, options: &[&str]) -> bool {
    let Some(first) = word.as_bytes().first().map(u8::to_ascii_lowercase) else { return false };
    options.iter().any(|option| {
        let start = option.as_bytes().first().copied().unwrap_or(0);
        (start == first || start >= 0x80 && first >= 0x80) && word.chars().flat_map(lower).eq(option.chars())
    })
}

/// The word that ends right before `at`, behind at most a few blanks, and its range. Letters and apostrophes only.
pub(super) fn word_before(text: &str, at: usize) -> TextRange {
    let bytes = text.as_bytes();
    let mut end = at.min(text.len());
    while end > 0 && at - end < 3 && matches!(bytes[end - 1], b' ' | b'\t' | b'\n') {
        end -= 1;
    }
    let mut start = end;
    for (index, c) in text.get(..end).unwrap_or("").char_indices().rev().take(24) {
        if !(c.is_alphabetic() || matches!(c, '\'' | '\u{2019}') || is_mark(c)) {
            break;
        }
        start = index;
    }
    TextRange::new(start, end)
}

/// The word that begins right behind `at`, behind at most a few blanks. Letters only.
pub(super) fn word_behind(text: &str, at: usize) -> TextRange {
    let start = skip_blanks(text, at);
    let rest = text.get(start..).unwrap_or("");
    let end = rest
        .char_indices()
        .take(24)
        .find(|(_, c)| !(c.is_alphabetic() || is_mark(*c)))
        .map_or_else(|| rest.char_indices().nth(24).map_or(rest.len(), |(at, _)| at), |(at, _)| at);
    TextRange::at(start, end)
}

/// Vowel signs of Indic scripts are marks, not letters, but stand inside words.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// Whether one of `phrases` (in lower case, whole words) ends right before `at`, behind blanks or `:`.
pub(super) fn ends_with_phrase(scan: &Scan<'_>, at: usize, phrases: &[&str]) -> bool {
    let before = scan.behind(at, 32);
    let before = before.trim_end_matches([' ', '\t', '\n', ':', '\'', '\u{2019}', '(']);
    let Some(last) = before.as_bytes().last().map(u8::to_ascii_lowercase) else { return false };
    phrases.iter().any(|phrase| {
        let ending = phrase.as_bytes().last().copied().unwrap_or(0);
        if ending != last && (ending < 0x80 || last < 0x80) {
            return false;
        }
        let mut have = before.char_indices().rev();
        let mut start = before.len();
        for want in phrase.chars().rev() {
            match have.next() {
                Some((index, found)) if found == want || lower(found).eq(std::iter::once(want)) => {
                    start = index;
                }
                _ => return false,
            }
        }
        starts_word(before, start) || phrase.chars().next().is_some_and(is_unspaced)
    })
}

/// Whether a reading that begins earlier, at a number or a known word of these kinds, already covers `at`.
/// The leftmost reading wins, so that "7 March 1961" is not found again at "March" and at "1961".
pub(super) fn is_swallowed(
    scan: &Scan<'_>,
    at: usize,
    kinds: &[MeaningKind],
    end_of: impl Fn(usize) -> Option<usize>,
) -> bool {
    let from = at.saturating_sub(SWALLOW_WINDOW);
    let numbers = scan.numbers_between(from, at).iter().map(|token| token.range.start());
    let words = scan
        .hits_between(from, at)
        .iter()
        .filter(|hit| kinds.iter().any(|kind| hit.is(*kind)))
        .map(|hit| hit.range.start());
    // A word of several languages is several hits.
    let mut last = usize::MAX;
    numbers.chain(words).any(|start| {
        let again = std::mem::replace(&mut last, start) == start;
        !again && end_of(start).is_some_and(|end| end > at)
    })
}

/// The longest stretch from the first to the last piece of a reading.
const SWALLOW_WINDOW: usize = 48;

/// Whether a [`BORDER`] lies in the range.
pub(super) fn has_border(text: &str, range: TextRange) -> bool {
    range.of(text).contains(BORDER)
}

/// Whether a word about medicine stands near, or one of the given meanings. Cues of two or three letters ("im", "po",
/// "er") are everyday words of some language, so they do not count.
pub(super) fn is_medical(scan: &Scan<'_>, range: TextRange, wanted: impl Fn(Meaning) -> bool) -> bool {
    let text = scan.text;
    scan.hits_between(range.start().saturating_sub(80), range.end() + 32).iter().any(|hit| {
        if hit.range.overlaps(range)
            || hit.range.of(text).chars().count() <= 3 && hit.range.of(text).is_ascii()
            || !hit
                .meanings()
                .iter()
                .any(|meaning| *meaning == Meaning::Cue(Cue::Medical) || wanted(*meaning))
        {
            return false;
        }
        let gap = if hit.range.start() < range.start() {
            TextRange::new(hit.range.end(), range.start())
        } else {
            TextRange::new(range.end(), hit.range.start())
        };
        !has_border(text, gap) && !gap.of(text).contains("\n\n")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_match_whole_words_in_any_case() {
        let before = |text: &'static str| ends_with_phrase(&Scan::new(text), text.len(), &["in", "в"]);
        assert!(before("born In "));
        assert!(before("В "));
        assert!(!before("begin "));
    }

    proptest::proptest! {
        /// Whatever stands next to whatever, no recognizer slices through a character or runs past the end.
        #[test]
        fn no_text_makes_a_recognizer_panic(
            fragments in proptest::collection::vec(proptest::sample::select(FRAGMENTS), 0..14),
            noise in ".{0,6}",
        ) {
            let text = fragments.concat() + &noise + fragments.first().copied().unwrap_or("");
            let found = crate::scan::find(&text, blackbar_core::LabelSet::all(), &blackbar_core::Cancel::new());
            for finding in found.unwrap() {
                assert!(text.is_char_boundary(finding.range.start()) && text.is_char_boundary(finding.range.end()));
                assert!(finding.range.end() <= text.len());
            }
            let order = crate::languages::DateOrder::DayMonthYear;
            if let Some(date) = crate::recognizers::dates::parse(&text, order) {
                date.render(jiff::civil::date(2024, 2, 29));
            }
            if let Some(range) = crate::recognizers::dates::parse_range(&text, order) {
                range.render(jiff::civil::date(2024, 2, 29), jiff::civil::date(2024, 3, 1));
            }
            if let Some(time) = crate::recognizers::times::parse(&text) {
                time.render(jiff::civil::time(23, 59, 59, 0));
            }
        }
    }

    #[rustfmt::skip]
const FRAGMENTS: &[&str] = &[
    "1", "7", "12", "24", "31", "99", "1999", "2024", "20240131", "0", "00", "123456789012345678901", " ",
    " ", ".", "/", "-", ":", ",", "'", "\"", "+", "%", "°", "T", "Z", "é", "月", "年", "日", "年間", "時", "分", "歳",
    "令和", "元年", "午後", "円", "万", "二〇二四", "五月", "三日", "March", "mars", "марта", "may", "Fri", "born", "age",
    "the ", "of ", "th", "st", "1er", "pm", " am", "EST", "half past ", "nine", "twenty", "-five", " years",
    " old", "months", "$", "€", "Rs.", "USD", "k", " million", " x ", "mg", "/kg", "cm", "kg", "ft", "N", "W",
    "geo:", "blood type ", "AB", "O", "Rh", " positive", "Q3", "FY", "80s", "80er", "s", "\u{1E}", "\n",
    "\u{301}", "𝟙", "２", "-year-old", "33U", "+X5", "R5", "summer ", " г.", "h", " Uhr", "½", "~", "\u{2013}",
    " to ", " bis ",
];
}
