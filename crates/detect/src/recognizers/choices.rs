//! Known words at a position: the longest of a list that stands there, in any case.
//!
//! Every recognizer of figures asks for several lists behind every number, and nearly always none of their words stands
//! there. Long lists are [`Choices`]: a look at two bytes tells.

use super::pieces::{ends_word, joins};

/// A list of words in lower case.
pub(super) trait Options {
    fn words(&self) -> &[&'static str];

    /// Whether one of them may begin with these two bytes of a text; 0 for a second byte that is not there.
    fn may_begin(&self, _first: u8, _second: u8) -> bool {
        true
    }
}

impl<const N: usize> Options for [&'static str; N] {
    fn words(&self) -> &[&'static str] {
        self
    }
}

impl Options for [&'static str] {
    fn words(&self) -> &[&'static str] {
        self
    }
}

/// A list with the bytes that its words begin with.
pub(super) struct Choices {
    words: &'static [&'static str],
    first: Bytes,
    /// The second bytes of words that begin with a blank, as most do.
    behind_blank: Bytes,
}

impl Choices {
    pub(super) const fn new(words: &'static [&'static str]) -> Choices {
        let (mut first, mut behind_blank) = (Bytes::NONE, Bytes::NONE);
        let mut index = 0;
        while index < words.len() {
            match words[index].as_bytes() {
                [] => {}
                [b' '] => (first, behind_blank) = (first.with(b' '), Bytes::ALL),
                [b' ', second, ..] => {
                    (first, behind_blank) = (first.with(b' '), behind_blank.with(*second));
                }
                [one, ..] => first = first.with(*one),
            }
            index += 1;
        }
        Choices { words, first, behind_blank }
    }
}

impl Options for Choices {
    fn words(&self) -> &[&'static str] {
        self.words
    }

    fn may_begin(&self, first: u8, second: u8) -> bool {
        self.first.has(first) && (first != b' ' || self.behind_blank.has(second))
    }
}

/// A set of bytes: ASCII in lower case, and all others as one.
#[derive(Clone, Copy)]
struct Bytes {
    ascii: u128,
    beyond: bool,
}

impl Bytes {
    const NONE: Bytes = Bytes { ascii: 0, beyond: false };
    const ALL: Bytes = Bytes { ascii: u128::MAX, beyond: true };

    const fn with(self, byte: u8) -> Bytes {
        if byte < 0x80 {
            Bytes { ascii: self.ascii | 1 << byte, ..self }
        } else {
            Bytes { beyond: true, ..self }
        }
    }

    fn has(self, byte: u8) -> bool {
        if byte < 0x80 { self.ascii >> byte.to_ascii_lowercase() & 1 == 1 } else { self.beyond }
    }
}

/// The end of the longest option that stands at `at`, in any case. An option that ends in a letter must end a word.
pub(super) fn one_of(text: &str, at: usize, options: &(impl Options + ?Sized)) -> Option<usize> {
    let rest = text.get(at..)?;
    let (&first, second) = match rest.as_bytes() {
        [] => return None,
        // In a table most numbers end at a border.
        [first, ..] if *first < b' ' => return None,
        [first, rest @ ..] => (first, rest.first().copied().unwrap_or(0)),
    };
    if !options.may_begin(first, second) {
        return None;
    }
    let may_begin = |option: &&&'static str| match option.as_bytes() {
        [] => false,
        [one] => may_be(first, *one),
        [one, two, ..] => may_be(first, *one) && (may_be(second, *two) || *one >= 0x80),
    };
    let found = options.words().iter().filter(may_begin).filter_map(|option| prefix(rest, option)).max()?;
    Some(at + found)
}

/// Whether a byte of the text may stand for a byte of an option in lower case; beyond ASCII all are let through.
fn may_be(have: u8, want: u8) -> bool {
    have.to_ascii_lowercase() == want || have >= 0x80 && want >= 0x80
}

/// Bytes of `rest` that `option` (in lower case) takes up.
fn prefix(rest: &str, option: &str) -> Option<usize> {
    let (have, want) = (rest.as_bytes(), option.as_bytes());
    // Nearly every option fails at its first ASCII bytes.
    let same = have
        .iter()
        .zip(want)
        .take_while(|(have, want)| **have == **want || have.to_ascii_lowercase() == **want);
    let same = same.count();
    let end = if same == want.len() {
        same
    } else if have.get(same).is_some_and(|byte| *byte >= 0x80) && want[same] >= 0x80 {
        folded_prefix(rest, option)?
    } else {
        return None;
    };
    let closed = !option.chars().next_back().is_some_and(joins) || ends_word(rest, end);
    closed.then_some(end)
}

/// As [`prefix`], for letters beyond ASCII in another case.
fn folded_prefix(rest: &str, option: &str) -> Option<usize> {
    let mut have = rest.char_indices();
    for want in option.chars() {
        let (_, found) = have.next()?;
        if found != want && !found.to_lowercase().eq(std::iter::once(want)) {
            return None;
        }
    }
    Some(have.next().map_or(rest.len(), |(at, _)| at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_option_that_ends_a_word_is_found() {
        assert_eq!(one_of("Of March", 0, &["of", "o"]), Some(2));
        assert_eq!(one_of("offer", 0, &["of"]), None);
        assert_eq!(one_of("ЛЕТ назад", 0, &["лет"]), Some(6));
    }

    #[test]
    fn a_list_that_is_looked_at_by_its_first_bytes_answers_as_one_that_is_read_through() {
        const LIST: &[&str] = &[" to ", " à ", " bis ", "-", "\u{2013}", "mio.", "лет", "", "s/", " 'til"];
        const BLANK: &[&str] = &[" ", "-x", " of the "];
        let texts = [
            " to me",
            " TO me",
            " à ",
            " À la",
            " bis 3",
            "-5",
            "\u{2013}5",
            "Mio. EUR",
            "МИО",
            "ЛЕТ",
            "лет",
            "лето",
            "S/ 5",
            " ",
            "",
            "x",
            " 5",
            "\n",
            " 'tis",
            " 'til",
            "\u{a0}5",
            "-X",
            " of the y",
            "é",
            " é",
        ];
        for text in texts {
            assert_eq!(one_of(text, 0, &Choices::new(LIST)), one_of(text, 0, LIST), "{text:?}");
            assert_eq!(one_of(text, 0, &Choices::new(BLANK)), one_of(text, 0, BLANK), "{text:?}");
        }
    }
}
