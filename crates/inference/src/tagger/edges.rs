//! Where a stretch really begins and ends. Tokens are pieces of words; an entity is made of whole ones. A name of which
//! three letters stay readable is a leaked name, so an edge that cuts a word moves outward; then white space and
//! punctuation that cannot belong to the entity is left outside.

use std::ops::Range;

use blackbar_core::Label;
use unicode_normalization::char::is_combining_mark;

/// The stretch, and how far it may grow: to its neighbours, so that stretches stay apart and the work linear.
pub(crate) struct Stretch {
    /// In bytes.
    pub(crate) range: Range<usize>,
    /// End of the stretch before, beginning of the one after.
    pub(crate) room: Range<usize>,
    /// What it was found to be.
    pub(crate) label: Label,
}

/// The stretch with its edges at words; `None` when nothing but white space is left.
pub(crate) fn settle(text: &str, stretch: &Stretch) -> Option<Range<usize>> {
    let grown = grow(text, stretch);
    let white = trim(text, grown, |character| character.is_whitespace() || is_invisible(character));
    if white.is_empty() {
        return None;
    }
    // Every character of a password is meant.
    if stretch.label == Label::Password {
        return Some(whole_run(text, white, &stretch.room));
    }
    let bare = punctuation(text, white.clone());
    Some(if bare.is_empty() { white } else { bare })
}

/// A password has no blanks and may have any other sign: it goes on to the next blank, quote or sign that assigns it. What is punctuation
/// behind it stays outside unless the network meant it.
fn whole_run(text: &str, found: Range<usize>, room: &Range<usize>) -> Range<usize> {
    // Scripts without blanks begin with Thai.
    let ends = |sign: char| {
        sign.is_whitespace() || matches!(sign, '"' | '\'' | '`' | '<' | '>' | ',' | ';') || sign >= '\u{e00}'
    };
    let before = text.get(room.start..found.start).unwrap_or("");
    let lead = before.rsplit(|sign| ends(sign) || matches!(sign, ':' | '=' | '(')).next().unwrap_or("");
    let after = text.get(found.end..room.end).unwrap_or("");
    let tail = after.split(ends).next().unwrap_or("");
    let tail = tail.trim_end_matches(['.', ':', '!', '?', ')', ']', '}']);
    found.start - lead.len()..found.end + tail.len()
}

/// Whether the border between two stretches lies inside a word.
pub(crate) fn is_inside_word(text: &str, offset: usize) -> bool {
    let (before, after) = (text.get(..offset).unwrap_or(""), text.get(offset..).unwrap_or(""));
    match (before.chars().next_back(), after.chars().next()) {
        (Some(before), Some(after)) => joins(before, after),
        _ => false,
    }
}

fn grow(text: &str, stretch: &Stretch) -> Range<usize> {
    let Range { mut start, mut end } = stretch.range;
    let inside = text.get(start..end).unwrap_or("");
    if let Some(mut next) = inside.chars().next() {
        for previous in text.get(stretch.room.start..start).unwrap_or("").chars().rev() {
            if !joins(previous, next) {
                break;
            }
            start -= previous.len_utf8();
            next = previous;
        }
    }
    if let Some(mut previous) = inside.chars().next_back() {
        for next in text.get(end..stretch.room.end).unwrap_or("").chars() {
            if !joins(previous, next) {
                break;
            }
            end += next.len_utf8();
            previous = next;
        }
    }
    start..end
}

/// Whether two neighbouring characters are of one word. A mark or an invisible character belongs to what it follows;
/// letters and digits part, or "45yo" would make an age of years and letters.
fn joins(before: char, after: char) -> bool {
    let (before, after) = (Kind::of(before), Kind::of(after));
    match (before, after) {
        (Kind::Other, _) | (_, Kind::Other) => false,
        (_, Kind::Mark) | (Kind::Mark, _) => true,
        (before, after) => before == after,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Letter,
    Digit,
    Mark,
    Other,
}

impl Kind {
    fn of(character: char) -> Kind {
        if is_combining_mark(character) || is_invisible(character) {
            Kind::Mark
        } else if character.is_numeric() {
            Kind::Digit
        } else if character.is_alphabetic() && !is_written_without_spaces(character) {
            Kind::Letter
        } else {
            Kind::Other
        }
    }
}

/// Joiners, soft hyphens and the like: part of the word they stand in, of nothing at its edge.
fn is_invisible(character: char) -> bool {
    matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
        | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}' | '\0')
}

/// Scripts in which a letter beside a letter says nothing about words: Thai, Lao, Myanmar, Khmer, Han, Kana, Hangul.
fn is_written_without_spaces(character: char) -> bool {
    matches!(u32::from(character),
        0xe00..=0xeff | 0x1000..=0x109f | 0x1100..=0x11ff | 0x1780..=0x17ff | 0x19e0..=0x19ff
        | 0x2e80..=0x31ff | 0x3200..=0xa4cf | 0xa960..=0xa97f | 0xa9e0..=0xa9ff | 0xaa60..=0xaa7f
        | 0xac00..=0xd7ff | 0xf900..=0xfaff | 0xff65..=0xffdc | 0x1aff0..=0x1b16f | 0x20000..=0x3ffff)
}

fn trim(text: &str, range: Range<usize>, outside: impl Fn(char) -> bool) -> Range<usize> {
    let all = text.get(range.clone()).unwrap_or("");
    let from = all.trim_start_matches(&outside);
    let start = range.end - from.len();
    start..start + from.trim_end_matches(&outside).len()
}

fn punctuation(text: &str, mut range: Range<usize>) -> Range<usize> {
    loop {
        let all = text.get(range.clone()).unwrap_or("");
        let (Some(first), Some(last)) = (all.chars().next(), all.chars().next_back()) else { return range };
        let second = all.chars().nth(1);
        if cannot_begin(first, second, all) {
            range.start += first.len_utf8();
        } else if cannot_end(last, all) {
            range.end -= last.len_utf8();
        } else {
            return range;
        }
        range = trim(text, range, |character| character.is_whitespace() || is_invisible(character));
    }
}

fn cannot_begin(first: char, second: Option<char>, all: &str) -> bool {
    match first {
        ',' | ';' | ':' | '!' | '?' | ')' | ']' | '}' | '>' | '"' | '\'' | '`' | '|' | '*' | '=' | '…' => {
            true
        }
        '”' | '’' | '»' | '“' | '„' | '‘' | '«' | '、' | '。' | '，' | '；' | '：' | '」' | '「' | '）'
        | '،' => true,
        // "-33.8" and ".5" are numbers, ".bashrc" and "-v" words.
        '.' | '-' | '–' | '—' | '_' => !second.is_some_and(char::is_alphanumeric),
        '(' => !all.contains(')'),
        '[' => !all.contains(']'),
        '<' => !all.contains('>'),
        '{' => !all.contains('}'),
        '（' => !all.contains('）'),
        _ => false,
    }
}

fn cannot_end(last: char, all: &str) -> bool {
    match last {
        ',' | ';' | ':' | '!' | '?' | '(' | '[' | '{' | '<' | '"' | '\'' | '`' | '|' | '=' | '…' => true,
        '”' | '’' | '»' | '“' | '„' | '‘' | '«' | '、' | '。' | '，' | '；' | '：' | '」' | '「' | '（'
        | '،' => true,
        '-' | '–' | '—' | '।' => true,
        '.' => !is_abbreviated(all),
        ')' => !all.contains('('),
        ']' => !all.contains('['),
        '>' => !all.contains('<'),
        '}' => !all.contains('{'),
        '）' => !all.contains('（'),
        _ => false,
    }
}

/// "Inc.", "John F.", "p.m.": the dot belongs to the word. Four letters are as long as such words are ("Corp.").
fn is_abbreviated(all: &str) -> bool {
    let word = all.strip_suffix('.').unwrap_or(all).rsplit(char::is_whitespace).next().unwrap_or("");
    let letters = word.chars().take(5).count();
    !word.ends_with('.')
        && (word.contains('.') || (1..=4).contains(&letters) && word.chars().all(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `text` marks the stretch with `[` and `]`; so does `expected`.
    fn check(label: Label, text: &str, expected: &str) {
        let (before, rest) = text.split_once('⟦').unwrap();
        let (inside, after) = rest.split_once('⟧').unwrap();
        let plain = format!("{before}{inside}{after}");
        let range = before.len()..before.len() + inside.len();
        let stretch = Stretch { range, room: 0..plain.len(), label };
        let found = settle(&plain, &stretch).map_or_else(String::new, |range| {
            format!("{}⟦{}⟧{}", &plain[..range.start], &plain[range.clone()], &plain[range.end..])
        });
        assert_eq!(found, expected);
    }

    #[test]
    fn an_edge_that_cuts_a_word_moves_outward() {
        let table = [
            ("M⟦cDon⟧ald is", "⟦McDonald⟧ is"),
            ("O'⟦Bri⟧en", "O'⟦Brien⟧"),
            ("Ж⟦ан⟧на пришла", "⟦Жанна⟧ пришла"),
            ("ד⟦נ⟧ה", "⟦דנה⟧"),
            ("م⟦ح⟧مد", "⟦محمد⟧"),
            ("क⟦ृ⟧ष्ण गया", "⟦कृष्ण⟧ गया"),
            ("Jos⟦e⟧\u{301} Ruiz", "⟦Jose\u{301}⟧ Ruiz"),
            ("Re\u{301}⟦mi⟧", "⟦Re\u{301}mi⟧"),
            ("نی⟦م\u{200c}⟧رضا", "⟦نیم\u{200c}رضا⟧"),
            ("J\u{200b}o⟦hn⟧", "⟦J\u{200b}ohn⟧"),
            ("aged 4⟦5⟧yo", "aged ⟦45⟧yo"),
            ("id 12⟦34⟧56x", "id ⟦123456⟧x"),
        ];
        for (text, expected) in table {
            check(Label::Name, text, expected);
        }
    }

    #[test]
    fn a_password_is_a_whole_run_of_signs() {
        let table = [
            ("you sent, Welcome⟦#22⟧91, has", "you sent, ⟦Welcome#2291⟧, has"),
            ("pw=Hunter⟦2⟧!x) or", "pw=⟦Hunter2!x⟧) or"),
            ("it is a⟦b.c!⟧.", "it is ⟦ab.c!⟧."),
            ("密码是⟦Abc#12⟧吗", "密码是⟦Abc#12⟧吗"),
            ("⟦correct horse⟧ battery", "⟦correct horse⟧ battery"),
        ];
        for (text, expected) in table {
            check(Label::Password, text, expected);
        }
    }

    #[test]
    fn scripts_without_spaces_keep_their_edges() {
        let table = [
            ("我叫⟦王伟⟧住在", "我叫⟦王伟⟧住在"),
            ("⟦田中⟧さんは", "⟦田中⟧さんは"),
            ("⟦김민수⟧는", "⟦김민수⟧는"),
            ("คุณ⟦สมชาย⟧ไป", "คุณ⟦สมชาย⟧ไป"),
            ("😀⟦Anna⟧😀", "😀⟦Anna⟧😀"),
        ];
        for (text, expected) in table {
            check(Label::Name, text, expected);
        }
    }

    #[test]
    fn what_cannot_belong_is_left_outside() {
        let table = [
            ("by⟦ Anna ⟧.", "by ⟦Anna⟧ ."),
            ("⟦Anna,⟧ who", "⟦Anna⟧, who"),
            ("⟦\"Anna\"⟧", "\"⟦Anna⟧\""),
            ("⟦(Anna⟧ said", "(⟦Anna⟧ said"),
            ("⟦Anna Smith.⟧", "⟦Anna Smith⟧."),
            ("⟦John F.⟧ Kennedy", "⟦John F.⟧ Kennedy"),
            ("⟦Acme Inc.⟧ said", "⟦Acme Inc.⟧ said"),
            ("at ⟦5 p.m.⟧ sharp", "at ⟦5 p.m.⟧ sharp"),
            ("⟦(555) 010-0199⟧", "⟦(555) 010-0199⟧"),
            ("⟦Bank (Berlin)⟧", "⟦Bank (Berlin)⟧"),
            ("⟦-33.86⟧", "⟦-33.86⟧"),
            ("⟦:-⟧", "⟦:-⟧"),
            ("⟦   ⟧", ""),
            ("⟦\u{200b}\u{feff}⟧", ""),
            ("⟦「王伟」⟧。", "「⟦王伟⟧」。"),
        ];
        for (text, expected) in table {
            check(Label::Name, text, expected);
        }
    }

    #[test]
    fn a_password_keeps_its_punctuation() {
        check(Label::Password, "it is⟦ ,x9!? ⟧now", "it is ⟦,x9!?⟧ now");
    }

    #[test]
    fn a_stretch_does_not_grow_into_its_neighbour() {
        let text = "annamaria";
        let stretch = Stretch { range: 0..4, room: 0..6, label: Label::Name };
        assert_eq!(settle(text, &stretch), Some(0..6));
        assert!(is_inside_word(text, 4) && !is_inside_word("a b", 1) && !is_inside_word("", 0));
    }
}
