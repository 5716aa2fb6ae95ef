//! A text as the network's tokens, with the place of each in the text. Training does the same with
//! `training/text/tokenizers_of.py`; `tests/tokens.rs` compares the two.

use blackbar_core::{Cancel, ReaderError};
use tokenizers::Tokenizer;
use unicode_normalization::char::is_combining_mark;

use super::shapes::{KNOWN_STEP, Place, is_white, shape};
use crate::known_words::KnownWords;

/// The tokenizer holds a hundred bytes and more a character, so a long text is given to it in pieces of this size.
const PIECE: usize = 32 << 10;

/// One token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// In the vocabulary.
    pub(crate) id: u32,
    /// Case and gap, and how the word is known.
    pub(crate) shape: u16,
    /// First byte that is not white space; `end` for a token of white space only.
    pub(crate) start: usize,
    /// One past its last byte.
    pub(crate) end: usize,
}

/// Reads a tokenizer and turns off what would cut or fill a text, or take words of it for special tokens: a text
/// that says `[SEP]` must not end its own window.
pub(crate) fn load(json: &[u8]) -> Result<Tokenizer, String> {
    let mut tokenizer = Tokenizer::from_bytes(json).map_err(|error| error.to_string())?;
    tokenizer.with_truncation(None).map_err(|error| error.to_string())?;
    tokenizer.with_padding(None);
    tokenizer.set_encode_special_tokens(true);
    Ok(tokenizer)
}

/// All tokens of a text.
pub(crate) fn tokenize(
    tokenizer: &Tokenizer,
    known: Option<&KnownWords>,
    text: &str,
    cancel: &Cancel,
) -> Result<Vec<Token>, ReaderError> {
    let mut tokens = read(tokenizer, text, cancel)?;
    if let Some(known) = known {
        cancel.check()?;
        tell(text, known, &mut tokens);
    }
    spread(text, &mut tokens);
    Ok(tokens)
}

/// Puts what is known of a word into the shapes of its tokens.
fn tell(text: &str, known: &KnownWords, tokens: &mut [Token]) {
    let mut ranges = known.ranges(text).into_iter().peekable();
    for token in tokens {
        while ranges.next_if(|one| one.range.end <= token.start).is_some() {}
        if let Some(one) = ranges.peek()
            && one.range.start < token.end
            && token.start < token.end
        {
            token.shape += u16::from(one.kind) * KNOWN_STEP;
        }
    }
}

/// With the ranges that the tokenizer gives, which the shapes go by.
fn read(tokenizer: &Tokenizer, text: &str, cancel: &Cancel) -> Result<Vec<Token>, ReaderError> {
    let mut reader = Reader { text, tokens: Vec::with_capacity(text.len() / 4), before: 0, last: None };
    let mut start = 0;
    while start < text.len() {
        cancel.check()?;
        let end = piece_end(text, start);
        let piece = text.get(start..end).unwrap_or("");
        let encoding = tokenizer.encode(piece, false).map_err(|_| ReaderError::Failed("tokenizer"))?;
        for (id, (from, to)) in encoding.get_ids().iter().zip(encoding.get_offsets()) {
            reader.push(*id, start + from, start + to);
        }
        start = end;
    }
    Ok(reader.tokens)
}

/// Where the piece that begins at `start` ends: before white space, where both kinds of tokenizer part words anyway.
/// Only a stretch of 16 kB without any is cut elsewhere, but never before a combining mark.
fn piece_end(text: &str, start: usize) -> usize {
    if text.len() - start <= PIECE {
        return text.len();
    }
    let limit = text.floor_char_boundary(start + PIECE);
    let middle = text.floor_char_boundary(start + PIECE / 2);
    let mut after: Option<(usize, char)> = None;
    for (offset, character) in text.get(middle..limit).unwrap_or("").char_indices().rev() {
        if let Some((place, following)) = after
            && is_white(following)
            && !is_white(character)
        {
            return place;
        }
        after = Some((middle + offset, character));
    }
    let marks = text.get(middle..limit).unwrap_or("").char_indices().rev();
    let base = marks.map(|(offset, character)| (middle + offset, character)).find(|(_, character)| {
        // The mark that may follow at `limit` belongs to the last base before it.
        !is_combining_mark(*character)
    });
    match base {
        Some((place, _)) if place > start => place,
        _ => limit,
    }
}

struct Reader<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// End of the last token that was not white.
    before: usize,
    /// The range of the last token as the tokenizer gave it.
    last: Option<(usize, usize)>,
}

impl Reader<'_> {
    fn push(&mut self, id: u32, start: usize, end: usize) {
        let end = self.text.ceil_char_boundary(end.min(self.text.len()));
        let start = self.text.floor_char_boundary(start.min(end));
        let whole = self.text.get(start..end).unwrap_or("");
        let characters = whole.trim_start_matches(is_white);
        let cut = end - characters.len();
        let repeated = self.last == Some((start, end));
        let between = if repeated { "" } else { self.text.get(self.before..cut).unwrap_or("") };
        let place = Place { characters, before: between, first: self.last.is_none() };
        self.tokens.push(Token { id, shape: shape(place).into(), start: cut, end });
        self.last = Some((start, end));
        if cut < end {
            self.before = end;
        }
    }
}

/// Characters the vocabulary lacks come as their bytes, each with the range of the whole run of such characters. When
/// there are as many tokens as bytes, each gets the range of its own character, so that an entity can end inside.
fn spread(text: &str, tokens: &mut [Token]) {
    let mut at = 0;
    while let Some(first) = tokens.get(at).copied() {
        let same = tokens[at..]
            .iter()
            .take_while(|token| (token.start, token.end) == (first.start, first.end))
            .count();
        if same > 1 && same == first.end - first.start {
            for (offset, token) in tokens[at..at + same].iter_mut().enumerate() {
                token.start = text.floor_char_boundary(first.start + offset);
                token.end = text.ceil_char_boundary(first.start + offset + 1);
            }
        }
        at += same;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_before_white_space() {
        let text = "Anna  Ivanova\n".repeat(10_000);
        let mut start = 0;
        while start < text.len() {
            let end = piece_end(&text, start);
            assert!(end > start && end - start <= PIECE);
            assert!(end == text.len() || text[end..].starts_with(['\n', ' ']));
            assert!(!text[..end].ends_with(is_white) || end == text.len());
            start = end;
        }
    }

    #[test]
    fn a_text_without_white_space_is_cut_all_the_same() {
        for unit in ["a", "é", "字", "😀", "e\u{301}", "\u{301}", "\u{0}", "\u{200b}"] {
            let text = unit.repeat((1 << 20) / unit.len());
            let (mut start, mut pieces) = (0, 0);
            while start < text.len() {
                let end = piece_end(&text, start);
                assert!(end > start && text.is_char_boundary(end));
                assert!(unit != "e\u{301}" || text[end..].is_empty() || text[end..].starts_with('e'));
                (start, pieces) = (end, pieces + 1);
            }
            assert!(pieces < 70, "{unit:?} {pieces}");
        }
    }

    /// `tests/tiny/tokens.json` is written by training's own code.
    #[test]
    fn training_reads_the_same_tokens() {
        #[derive(serde::Deserialize)]
        struct Case {
            text: String,
            ids: Vec<u32>,
            ranges: Vec<(usize, usize)>,
            shapes: Vec<u16>,
        }
        let tiny = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny");
        let json = std::fs::read(tiny.join("tokens.json")).unwrap();
        let all: std::collections::BTreeMap<String, Vec<Case>> = serde_json::from_slice(&json).unwrap();
        assert_eq!(all.len(), 2);
        for (model, cases) in all {
            let json = std::fs::read(tiny.join("models").join(&model).join("tokenizer.json")).unwrap();
            let tokenizer = load(&json).unwrap();
            for case in cases {
                let tokens = read(&tokenizer, &case.text, &Cancel::new()).unwrap();
                let ids: Vec<u32> = tokens.iter().map(|token| token.id).collect();
                let ranges: Vec<_> = tokens.iter().map(|token| (token.start, token.end)).collect();
                let shapes: Vec<u16> = tokens.iter().map(|token| token.shape).collect();
                assert_eq!((ids, ranges, shapes), (case.ids, case.ranges, case.shapes), "{}", case.text);
            }
        }
    }

    #[test]
    fn a_long_text_has_the_tokens_of_its_parts() {
        let tiny = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny/models");
        for model in ["wordpiece", "unigram"] {
            let tokenizer = load(&std::fs::read(tiny.join(model).join("tokenizer.json")).unwrap()).unwrap();
            let text = "Anna Smith,\n\n 東京 42  x😀 old".repeat(3000);
            let whole = tokenizer.encode(text.as_str(), false).unwrap();
            let ours = read(&tokenizer, &text, &Cancel::new()).unwrap();
            assert_eq!(ours.iter().map(|token| token.id).collect::<Vec<_>>(), whole.get_ids(), "{model}");
        }
    }

    #[test]
    fn tokens_are_told_of_known_words() {
        let tiny = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny");
        let tokenizer = load(&std::fs::read(tiny.join("models/wordpiece/tokenizer.json")).unwrap()).unwrap();
        let known = KnownWords::new(&std::fs::read(tiny.join("known-words.bin")).unwrap()).unwrap();
        let text = "Anna São Paulo, Smith";
        let plain = tokenize(&tokenizer, None, text, &Cancel::new()).unwrap();
        let told = tokenize(&tokenizer, Some(&known), text, &Cancel::new()).unwrap();
        assert_eq!(plain.len(), told.len());
        for (plain, told) in plain.iter().zip(&told) {
            let inside = (5..15).contains(&plain.start);
            assert_eq!(told.shape, plain.shape + if inside { 3 * KNOWN_STEP } else { 0 }, "{plain:?}");
            assert_eq!((told.id, told.start, told.end), (plain.id, plain.start, plain.end));
        }
    }

    #[test]
    fn the_bytes_of_a_run_get_the_ranges_of_their_characters() {
        let text = "a😀é";
        let token = Token { id: 9, shape: 0, start: 1, end: 7 };
        let mut tokens = vec![token; 6];
        spread(text, &mut tokens);
        let ranges: Vec<_> = tokens.iter().map(|token| (token.start, token.end)).collect();
        assert_eq!(ranges, [(1, 5), (1, 5), (1, 5), (1, 5), (5, 7), (5, 7)]);
    }
}
