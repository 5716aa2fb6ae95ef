//! What the four text formats share: a file that is itself the text, scanned for values, and written back with
//! every untouched byte as it was.
//!
//! A format brings a [`Scanner`], which finds the values in a window of the text and can go on in the next
//! window, and a [`Dialect`], which spells what comes into a value. The same scanner serves a file held in memory
//! (one window) and one that streams by.

mod output;

use blackbar_core::{
    Changes, Document, ExtractedText, FormatError, LocalEdit, OpenContext, Passage, TextRange, Written,
};

pub(crate) use output::Output;

use crate::encoding::{Decoded, Decoder, Hint, Strays, TextEncoding, detect, mark_for};
use crate::magic;

/// A stretch of the decoded text that a scanner is shown.
pub(crate) struct Window<'t> {
    /// Begins where the scanner stopped before.
    pub(crate) text: &'t str,
    /// The first good place to cut at or behind this offset ends the scan.
    pub(crate) enough: usize,
    /// Nothing follows the window.
    pub(crate) last: bool,
    /// The window holds one giant value and will not grow: cut inside the value.
    pub(crate) force: bool,
}

/// Finds values. Between two scans it remembers what is open.
pub(crate) trait Scanner: Send + 'static {
    /// How this file spells.
    type Dialect: Dialect;

    /// Scans the window and says how much of it is done. All passages found lie in that part. Less than all
    /// means that a value goes on behind the window; that is never so when it is the last.
    fn scan(
        &mut self,
        window: &Window<'_>,
        found: &mut Found<<Self::Dialect as Dialect>::Kind>,
    ) -> Result<usize, FormatError>;

    /// Asked after the first scan.
    fn dialect(&self) -> Self::Dialect;
}

/// How the values of a file are spelled.
pub(crate) trait Dialect: Send + 'static {
    /// What a value is: a quoted cell, a number, an attribute.
    type Kind: Copy + Send;

    /// Writes a value of which parts are replaced.
    fn respell(&self, value: &Value<'_, Self::Kind>, out: &mut Output<'_>);

    /// Widens a range of a value's source so that it cuts no escape that the reading does not know.
    fn whole(&self, _kind: Self::Kind, _source: &str, range: TextRange) -> TextRange {
        range
    }
}

/// What a scan found.
pub(crate) struct Found<K> {
    /// In order.
    pub(crate) passages: Vec<Passage>,
    /// One a passage.
    pub(crate) kinds: Vec<K>,
    most: usize,
    text_bytes: usize,
}

impl<K> Found<K> {
    /// For a text of so many bytes, with so many passages at most.
    pub(crate) fn new(most: usize, text_bytes: usize) -> Found<K> {
        Found { passages: Vec::new(), kinds: Vec::new(), most, text_bytes }
    }

    /// Makes room for as many passages as the rest of the text will have if it goes on like this. Growing step by step
    /// would copy them several times, which costs more than finding them.
    #[cold]
    fn grow(&mut self, done: usize) {
        let count = self.passages.len().max(16);
        let all = count.saturating_mul(self.text_bytes / done.max(1) + 1);
        let more = all.saturating_sub(count).clamp(count, 4 * count);
        self.passages.reserve_exact(more);
        self.kinds.reserve_exact(more);
    }

    /// Adds a value.
    #[inline]
    pub(crate) fn push(&mut self, passage: Passage, kind: K) -> Result<(), FormatError> {
        if self.passages.len() >= self.most {
            return Err(FormatError::OverLimit("too many values"));
        }
        if self.passages.len() == self.passages.capacity() {
            self.grow(passage.range.end());
        }
        self.passages.push(passage);
        self.kinds.push(kind);
        Ok(())
    }
}

/// A value with replacements in it.
pub(crate) struct Value<'v, K> {
    /// What it is.
    pub(crate) kind: K,
    /// Where it lies in the whole text.
    pub(crate) range: TextRange,
    /// The text before it.
    pub(crate) before: &'v str,
    /// From left to right, the whole value.
    pub(crate) pieces: Vec<Piece<'v>>,
}

/// A part of a touched value.
#[derive(Clone, Copy)]
pub(crate) enum Piece<'v> {
    /// Stays as spelled; in the whole text.
    Kept(TextRange),
    /// Comes new, and is still to be spelled.
    New {
        /// Which edit.
        index: usize,
        /// As a person reads it.
        text: &'v str,
    },
}

/// An opened text file, or a stretch of one.
pub(crate) struct SourceDocument<D: Dialect> {
    text: ExtractedText,
    kinds: Vec<D::Kind>,
    strays: Strays,
    encoding: TextEncoding,
    /// Only the first stretch of a file has it.
    with_mark: bool,
    dialect: D,
}

impl<D: Dialect> SourceDocument<D> {
    /// From what was decoded and found.
    pub(crate) fn new(
        decoded: Decoded,
        found: Found<D::Kind>,
        encoding: TextEncoding,
        dialect: D,
    ) -> SourceDocument<D> {
        let text = ExtractedText::new(decoded.text, found.passages);
        SourceDocument {
            text,
            kinds: found.kinds,
            strays: decoded.strays,
            encoding,
            with_mark: true,
            dialect,
        }
    }

    /// A stretch that does not begin the file.
    pub(crate) fn without_mark(mut self) -> SourceDocument<D> {
        self.with_mark = false;
        self
    }
}

/// What a text format says of itself when it opens a file.
pub(crate) struct Opening {
    /// For the error message: "a CSV file".
    pub(crate) what: &'static str,
    /// Where the encoding may be told.
    pub(crate) hint: Hint,
}

/// Opens a file held in memory.
pub(crate) fn open<S: Scanner>(
    bytes: Vec<u8>,
    context: &OpenContext<'_>,
    opening: &Opening,
    mut scanner: S,
) -> Result<Box<dyn Document>, FormatError> {
    if bytes.len() > context.limits.input_bytes {
        return Err(FormatError::OverLimit("too many bytes"));
    }
    context.cancel.check()?;
    magic::refuse_binary(&bytes, opening.what)?;
    let encoding = detect(&bytes, true, opening.hint);
    let decoded = Decoder::new(encoding).decode_all(bytes);
    magic::refuse_junk(&decoded, opening.what)?;
    if decoded.text.len() > context.limits.decoded_bytes {
        return Err(FormatError::OverLimit("too much text"));
    }
    context.cancel.check()?;
    let mut found = Found::new(context.limits.passages, decoded.text.len());
    let window = Window { text: &decoded.text, enough: usize::MAX, last: true, force: false };
    scanner.scan(&window, &mut found)?;
    Ok(Box::new(SourceDocument::new(decoded, found, encoding, scanner.dialect())))
}

impl<D: Dialect> Document for SourceDocument<D> {
    fn text(&self) -> &ExtractedText {
        &self.text
    }

    fn write(self: Box<Self>, changes: Changes) -> Result<Written, FormatError> {
        let SourceDocument { text, kinds, strays, encoding, with_mark, dialect } = *self;
        let source = text.text();
        let mut out = Output::new(source, encoding, changes.edits.len(), !strays.is_empty());
        let mut done = 0;
        for (number, edits) in changes.edits.by_passage(&text) {
            let (Some(passage), Some(kind)) = (text.passages().get(number), kinds.get(number)) else {
                return Err(FormatError::Unsupported("a change has no place in the file"));
            };
            out.keep(TextRange::new(done, passage.range.start()));
            let pieces = pieces(source, passage, &edits, |value, range| dialect.whole(*kind, value, range));
            let before = TextRange::new(done, passage.range.start()).of(source);
            dialect.respell(&Value { kind: *kind, range: passage.range, before, pieces }, &mut out);
            done = passage.range.end();
        }
        out.keep(TextRange::new(done, source.len()));
        let (processed, strays) = out.finish(strays)?;
        let content = encoding.encode(&processed.text, &strays);
        let mark = if with_mark { mark_for(encoding, &content) } else { &[] };
        let bytes = if mark.is_empty() { content } else { [mark, &content].concat() };
        Ok(Written { bytes, processed: Some(processed), warnings: Vec::new() })
    }
}

/// Cuts a value at its edits; escapes are taken whole, and no two edits share a byte.
fn pieces<'e>(
    source: &str,
    passage: &Passage,
    edits: &'e [LocalEdit<'_>],
    whole_of: impl Fn(&str, TextRange) -> TextRange,
) -> Vec<Piece<'e>> {
    let value = passage.range.of(source);
    let mut pieces = Vec::with_capacity(2 * edits.len() + 1);
    let mut done = 0;
    for edit in edits {
        let whole = passage.reading.as_ref().map_or(edit.range, |reading| reading.whole_escapes(edit.range));
        let whole = whole_of(value, whole);
        let start = whole.start().max(done);
        if start > done {
            pieces.push(Piece::Kept(TextRange::new(done, start).shift(passage.range.start())));
        }
        pieces.push(Piece::New { index: edit.index, text: &edit.text });
        done = whole.end().max(start);
    }
    if done < value.len() {
        pieces.push(Piece::Kept(TextRange::new(done, value.len()).shift(passage.range.start())));
    }
    pieces
}
