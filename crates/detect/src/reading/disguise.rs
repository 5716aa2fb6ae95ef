//! Words in disguise: letters spaced out ("J o h n  S m i t h") and letters of another script that look the same.
//!
//! A person reads through both without noticing; recognizers and taggers would not. Only the scan text is changed, so
//! nothing but what is found depends on it.

use blackbar_core::TextRange;

/// Fewer single letters in a row are initials or a list.
const FEWEST: usize = 4;
/// More blanks between two letters are columns, not a word border.
const MOST_BLANKS: usize = 4;

/// What the character at an offset is seen as; `None`: as nothing at all.
pub(super) type Change = (usize, Option<char>);

/// Whether the text may hold any: quick, and right when it says no.
pub(super) fn maybe(text: &str) -> bool {
    maybe_spaced(text) || (!text.is_ascii() && !lookalikes(text).is_empty())
}

/// What has to change, by offset.
pub(super) fn changes(text: &str) -> Vec<Change> {
    let mut changes = if maybe_spaced(text) { spaced(text) } else { Vec::new() };
    if !text.is_ascii() {
        changes.extend(lookalikes(text));
        changes.sort_by_key(|(at, _)| *at);
    }
    changes
}

/// Two single characters in a row with blanks around them.
fn maybe_spaced(text: &str) -> bool {
    let (mut from, mut singles) = (0, 0);
    for at in memchr::memchr_iter(b' ', text.as_bytes()) {
        let between = text.get(from..at).unwrap_or("");
        from = at + 1;
        match between.len() {
            0 => {}
            1..=4 if between.chars().count() == 1 => singles += 1,
            _ => singles = 0,
        }
        if singles >= 2 {
            return true;
        }
    }
    false
}

fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\u{a0}' | '\u{2002}'..='\u{200a}' | '\u{202f}')
}

/// The blanks inside words whose letters are spaced out.
fn spaced(text: &str) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut run: Vec<(usize, char)> = Vec::new();
    let mut before = None;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map(|(_, next)| *next);
        let goes_on = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '\'');
        if c.is_alphabetic() && !goes_on(before) && !goes_on(next) {
            run.push((at, c));
        } else if !is_blank(c) {
            join(text, &run, &mut changes);
            run.clear();
        }
        before = Some(c);
    }
    join(text, &run, &mut changes);
    changes
}

/// Takes the blanks between the letters of a run out, but for those at word borders: more than one blank, or a capital
/// that begins a word.
fn join(text: &str, run: &[(usize, char)], changes: &mut Vec<Change>) {
    if run.len() < FEWEST {
        return;
    }
    for (index, pair) in run.windows(2).enumerate() {
        let [(at, letter), (next_at, next)] = pair else { continue };
        let gap = TextRange::new(at + letter.len_utf8(), *next_at);
        let blanks = gap.of(text).chars().count();
        let after = run.get(index + 2).map(|(_, c)| *c);
        let capital = next.is_uppercase()
            && (letter.is_lowercase() || (letter.is_uppercase() && after.is_some_and(char::is_lowercase)));
        let kept = match blanks {
            1 => usize::from(capital),
            2..=MOST_BLANKS => 1,
            _ => blanks,
        };
        changes
            .extend(gap.of(text).char_indices().skip(kept).map(|(offset, _)| (gap.start() + offset, None)));
    }
}

/// Cyrillic and Greek letters that look like a Latin one, and that one.
#[rustfmt::skip]
const LOOKALIKES: &[(char, char)] = &[
    ('а', 'a'), ('е', 'e'), ('о', 'o'), ('р', 'p'), ('с', 'c'), ('у', 'y'), ('х', 'x'), ('і', 'i'), ('ј', 'j'), ('ѕ', 's'),
    ('һ', 'h'), ('ԁ', 'd'), ('ԛ', 'q'), ('ԝ', 'w'), ('ѵ', 'v'), ('А', 'A'), ('В', 'B'), ('Е', 'E'), ('К', 'K'), ('М', 'M'),
    ('Н', 'H'), ('О', 'O'), ('Р', 'P'), ('С', 'C'), ('Т', 'T'), ('У', 'Y'), ('Х', 'X'), ('І', 'I'), ('Ј', 'J'), ('Ѕ', 'S'),
    ('ο', 'o'), ('ν', 'v'), ('ι', 'i'), ('Α', 'A'), ('Β', 'B'), ('Ε', 'E'), ('Ζ', 'Z'), ('Η', 'H'), ('Ι', 'I'), ('Κ', 'K'),
    ('Μ', 'M'), ('Ν', 'N'), ('Ο', 'O'), ('Ρ', 'P'), ('Τ', 'T'), ('Υ', 'Y'), ('Χ', 'X'),
];

fn to_latin(c: char) -> Option<char> {
    LOOKALIKES.iter().find(|(odd, _)| *odd == c).map(|(_, latin)| *latin)
}

/// The Cyrillic twin of a Latin letter.
fn to_cyrillic(c: char) -> Option<char> {
    LOOKALIKES.iter().find(|(odd, latin)| *latin == c && is_cyrillic(*odd)).map(|(odd, _)| *odd)
}

fn is_cyrillic(c: char) -> bool {
    matches!(c as u32, 0x0400..=0x052F)
}

fn is_greek(c: char) -> bool {
    matches!(c as u32, 0x0370..=0x03FF)
}

fn is_latin(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c as u32, 0xC0..=0x24F)
}

/// The letters that do not belong, in words that mix scripts.
fn lookalikes(text: &str) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut word = Word::default();
    for (at, c) in text.char_indices() {
        if c.is_alphabetic() {
            word.add(at, c);
        } else {
            word.end(text, at, &mut changes);
        }
    }
    word.end(text, text.len(), &mut changes);
    changes
}

/// A run of letters, counted by script.
#[derive(Default)]
struct Word {
    start: Option<usize>,
    latin: usize,
    cyrillic: usize,
    other: usize,
}

impl Word {
    fn add(&mut self, at: usize, c: char) {
        self.start.get_or_insert(at);
        self.latin += usize::from(is_latin(c));
        self.cyrillic += usize::from(is_cyrillic(c));
        self.other += usize::from(is_greek(c));
    }

    fn end(&mut self, text: &str, end: usize, changes: &mut Vec<Change>) {
        let Word { start, latin, cyrillic, other } = std::mem::take(self);
        let Some(start) = start else { return };
        if latin == 0 || cyrillic + other == 0 {
            return;
        }
        let word = || TextRange::new(start, end).of(text).char_indices();
        let odd: Vec<(usize, char)> = word().filter(|(_, c)| is_cyrillic(*c) || is_greek(*c)).collect();
        let seen = |letters: &[(usize, char)], twin: fn(char) -> Option<char>| -> Option<Vec<Change>> {
            letters.iter().map(|(at, c)| Some((start + at, Some(twin(*c)?)))).collect()
        };
        let as_latin = seen(&odd, to_latin);
        let own: Vec<(usize, char)> = word().filter(|(_, c)| is_latin(*c)).collect();
        let as_cyrillic = if other == 0 { seen(&own, to_cyrillic) } else { None };
        let (first, second) =
            if latin >= cyrillic { (as_latin, as_cyrillic) } else { (as_cyrillic, as_latin) };
        changes.extend(first.or(second).unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let changes = changes(text);
        let seen: String = text
            .char_indices()
            .filter_map(|(at, c)| {
                changes.iter().find(|(place, _)| *place == at).map_or(Some(c), |(_, to)| *to)
            })
            .collect();
        assert_eq!(seen, expected);
        assert!(maybe(text) || seen == text, "the quick look misses {text:?}");
    }

    #[test]
    fn spaced_out_letters_are_joined() {
        check("by J o h n  S m i t h.", "by John Smith.");
        check("J o h n S m i t h", "John Smith");
        check("J O H N  S M I T H", "JOHN SMITH");
        check("am I J o h n ?", "am I John ?");
        check("И в а н  П е т р о в", "Иван Петров");
        check("Ü n a l", "Ünal");
    }

    #[test]
    fn initials_lists_and_words_stay() {
        for text in
            ["J R Smith", "a b c", "J. R. R. Tolkien", "I a m", "x = a + b + c + d", "1 2 3 4 5", "A1 B2 C D"]
        {
            check(text, text);
        }
        check("a      b      c      d", "a      b      c      d");
    }

    #[test]
    fn letters_of_another_script_are_read_as_their_twins() {
        check("\u{408}ohn \u{405}mith", "John Smith");
        check("С\u{430}rter", "Carter");
        check("Ив\u{61}н", "Иван");
        check("Иван Smith", "Иван Smith");
        check("Αθήνα x", "Αθήνα x");
    }

    #[test]
    fn hostile_text_takes_one_pass() {
        let text = "a ".repeat(200_000);
        assert_eq!(changes(&text).len(), 199_999);
        check(&"Jо".repeat(1000), &"Jo".repeat(1000));
    }
}
