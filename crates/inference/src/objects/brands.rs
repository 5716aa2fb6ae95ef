//! Brands whose names were read on a photograph. A network that has seen few brands misses half of the others; a reader of text
//! knows a name when it stands there in letters.

use std::collections::HashSet;
use std::sync::LazyLock;

use blackbar_core::{ReadLine, Rect};
use unicode_normalization::UnicodeNormalization;

/// Folded names, one a line, made by training/objects/brands.py. A star behind one that is known to everybody: it is known again when
/// a letter of it was misread.
const LIST: &str = include_str!("brands.txt");
/// Names have this many words at most.
const WORDS: usize = 3;
/// Shorter ones are not looked for.
const LEAST: usize = 3;
/// Shorter ones must be read to the letter.
const LEAST_MISREAD: usize = 6;
/// A name that is less than this share of its line stands in a sentence.
const SHARE: f32 = 0.3;

struct Names {
    all: HashSet<&'static str>,
    /// Those that may be misread.
    known: Vec<&'static str>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let known = LIST.lines().filter_map(|name| name.strip_suffix('*'));
    Names {
        all: LIST.lines().map(|name| name.trim_end_matches('*')).collect(),
        known: known.filter(|name| name.len() >= LEAST_MISREAD).collect(),
    }
});

/// A brand's name on a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Named {
    /// In fractions of the picture.
    pub(super) area: Rect,
    /// How sure the reader was.
    pub(super) confidence: f32,
}

impl Named {
    /// Its area in pixels of a picture of this size.
    pub(super) fn pixels(&self, (width, height): (u32, u32)) -> [f32; 4] {
        let (wide, high) = (width as f32, height as f32);
        [self.area.x0 * wide, self.area.y0 * high, self.area.x1 * wide, self.area.y1 * high]
    }
}

/// The brands that these lines name.
pub(super) fn named(lines: &[ReadLine]) -> Vec<Named> {
    lines.iter().filter(|line| line.legible).flat_map(of_line).collect()
}

fn of_line(line: &ReadLine) -> Vec<Named> {
    let characters: Vec<char> = line.text.chars().collect();
    if characters.len() != line.chars.len() {
        return Vec::new();
    }
    let blank = |at: usize| characters.get(at).is_none_or(|character| character.is_whitespace());
    let starts = (0..characters.len()).filter(|at| !blank(*at) && at.checked_sub(1).is_none_or(blank));
    let says_something = |(start, end): &(usize, usize)| {
        characters
            .get(*start..*end)
            .is_some_and(|word| word.iter().any(|character| character.is_alphanumeric()))
    };
    let words = starts.map(|start| (start, (start..).find(|at| blank(*at)).unwrap_or(start)));
    let words: Vec<(usize, usize)> = words.filter(says_something).collect();
    let least = folded(&line.text).len() as f32 * SHARE;
    let mut found = Vec::new();
    let mut from = 0;
    while from < words.len() {
        let longest_first = (1..=WORDS.min(words.len() - from)).rev();
        let name = longest_first.filter_map(|count| {
            let (start, end) = (words.get(from)?.0, words.get(from + count - 1)?.1);
            let name = folded(&characters.get(start..end)?.iter().collect::<String>());
            let is_brand = name.len() as f32 >= least && is_brand(&name);
            is_brand.then(|| (count, around(line.chars.get(start..end).unwrap_or_default())))
        });
        let Some((count, area)) = { name }.next() else {
            from += 1;
            continue;
        };
        found.push(Named { area, confidence: line.confidence });
        from += count;
    }
    found
}

fn around(boxes: &[Rect]) -> Rect {
    let start = Rect { x0: f32::INFINITY, y0: f32::INFINITY, x1: f32::NEG_INFINITY, y1: f32::NEG_INFINITY };
    boxes.iter().fold(start, |all, one| Rect {
        x0: all.x0.min(one.x0),
        y0: all.y0.min(one.y0),
        x1: all.x1.max(one.x1),
        y1: all.y1.max(one.y1),
    })
}

/// Letters without accents, and digits.
fn folded(text: &str) -> String {
    text.to_lowercase().nfkd().filter(char::is_ascii_alphanumeric).collect()
}

fn is_brand(name: &str) -> bool {
    if name.len() < LEAST {
        return false;
    }
    let misread = || name.len() >= LEAST_MISREAD && NAMES.known.iter().any(|known| is_near(known, name));
    NAMES.all.contains(name) || misread()
}

/// Whether two words begin alike and differ by one letter that is another, missing or too many.
fn is_near(a: &str, b: &str) -> bool {
    let (a, b) = if a.len() <= b.len() { (a.as_bytes(), b.as_bytes()) } else { (b.as_bytes(), a.as_bytes()) };
    let alike = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    alike > 0
        && match b.len() - a.len() {
            0 => a.get(alike + 1..) == b.get(alike + 1..),
            1 => a.get(alike..) == b.get(alike + 1..),
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters of 10 by 20 in a picture of 1000 by 1000.
    fn line(text: &str) -> ReadLine {
        let letter =
            |at: usize| Rect { x0: at as f32 / 100.0, y0: 0.1, x1: (at + 1) as f32 / 100.0, y1: 0.12 };
        let chars = (0..text.chars().count()).map(letter).collect();
        ReadLine { text: text.into(), chars, block: 0, confidence: 0.9, legible: true }
    }

    /// Where names stand, in letters from the left.
    fn places(text: &str) -> Vec<(u32, u32)> {
        let place =
            |named: &Named| ((named.area.x0 * 100.0).round() as u32, (named.area.x1 * 100.0).round() as u32);
        named(&[line(text)]).iter().map(place).collect()
    }

    #[test]
    fn names_are_known_however_they_are_written() {
        assert_eq!(places("FedEx Express"), [(0, 5)]);
        assert_eq!(places("• CITROËN CITROËN"), [(2, 9), (10, 17)]);
        assert_eq!(places("Coca-Cola"), [(0, 9)]);
        assert_eq!(places("a Burger King"), [(2, 13)]);
    }

    #[test]
    fn a_letter_of_a_famous_name_may_be_misread() {
        assert_eq!(places("Vodatone"), [(0, 8)]);
        assert_eq!(places("Heinekens"), [(0, 9)]);
        assert_eq!(places("Vodatome"), []);
        assert_eq!(places("bodafone"), [], "the first letter must be right");
    }

    #[test]
    fn ordinary_words_and_sentences_are_none() {
        for text in
            ["TOTAL", "Hello world", "", " ", "12 34", "we met a man who drank a glass of Pepsi there"]
        {
            assert_eq!(places(text), [], "{text}");
        }
    }

    #[test]
    fn lines_that_cannot_be_placed_or_read_say_nothing() {
        let mut odd = line("FedEx");
        odd.chars.pop();
        let foreign = ReadLine { legible: false, ..line("FedEx") };
        assert_eq!(named(&[odd, foreign]), []);
    }

    #[test]
    fn the_list_is_folded() {
        for name in NAMES.all.iter() {
            assert_eq!(folded(name), **name);
            assert!(name.len() >= LEAST);
        }
        assert!(NAMES.known.len() > 300 && NAMES.all.len() > 4000);
    }
}
