//! Files that are too large to hold: the same scanners, a window at a time.
//!
//! A stream gives documents whose written bytes, one behind the other, are the new file. What is open at a cut (the
//! encoding, the columns' names, keys, elements) stays with the scanner, and a cut never lies inside a value unless
//! the value alone is larger than several chunks.

use std::io::{ErrorKind, Read};

use blackbar_core::{Cancel, Document, FormatError, Limits};

use crate::csv::CsvScanner;
use crate::encoding::{Decoded, Decoder, TextEncoding, detect};
use crate::json::JsonScanner;
use crate::plain_text::PlainScanner;
use crate::source_text::{Found, Opening, Scanner, SourceDocument, Window};
use crate::xml::XmlScanner;
use crate::{csv, json, magic, plain_text, xml};

/// What a stream may use.
#[derive(Clone, Debug)]
pub struct StreamOptions {
    /// About how many bytes of text one document holds.
    pub chunk_bytes: usize,
    /// Depth and passages (of one document); the size of the file is not limited.
    pub limits: Limits,
    /// Stops the stream.
    pub cancel: Cancel,
}

impl Default for StreamOptions {
    fn default() -> StreamOptions {
        StreamOptions { chunk_bytes: 8 << 20, limits: Limits::default(), cancel: Cancel::new() }
    }
}

/// The documents of one file, in order. Ends after an error.
pub struct DocumentStream(Box<dyn Iterator<Item = Result<Box<dyn Document>, FormatError>> + Send>);

impl Iterator for DocumentStream {
    type Item = Result<Box<dyn Document>, FormatError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next()
    }
}

/// Streams a file of the format with this name (see [`crate::by_name`]); nothing when the format has to be held
/// whole.
pub fn stream(format: &str, input: Box<dyn Read + Send>, options: StreamOptions) -> Option<DocumentStream> {
    let limits = options.limits.clone();
    let stream: Box<dyn Iterator<Item = _> + Send> = match crate::by_name(format)?.name() {
        "text" => Box::new(Chunks::new(input, options, plain_text::OPENING, PlainScanner)),
        "CSV" => Box::new(Chunks::new(input, options, csv::OPENING, CsvScanner::new())),
        "JSON" => Box::new(Chunks::new(input, options, json::OPENING, JsonScanner::new(&limits))),
        "XML" => Box::new(Chunks::new(input, options, xml::OPENING, XmlScanner::new(&limits))),
        _ => return None,
    };
    Some(DocumentStream(stream))
}

/// The encoding and the dialect are told from so many bytes at least.
const SAMPLE: usize = 1 << 20;
/// Bytes of one read.
const READ: usize = 256 << 10;
/// A window that holds one giant value is cut inside it when it is this many chunks long.
const GIANT: usize = 4;
/// Markup that cannot be cut (a tag, a key) may be this long.
const LONGEST_MARKUP: usize = 64 << 20;

struct Chunks<S: Scanner> {
    input: Box<dyn Read + Send>,
    options: StreamOptions,
    opening: Opening,
    scanner: S,
    /// Read and not yet decoded.
    raw: Vec<u8>,
    ended: bool,
    decoder: Option<(TextEncoding, Decoder)>,
    /// Decoded and not yet scanned.
    decoded: Decoded,
    is_first: bool,
    is_done: bool,
}

impl<S: Scanner> Chunks<S> {
    fn new(input: Box<dyn Read + Send>, options: StreamOptions, opening: Opening, scanner: S) -> Chunks<S> {
        Chunks {
            input,
            options,
            opening,
            scanner,
            raw: Vec::new(),
            ended: false,
            decoder: None,
            decoded: Decoded::default(),
            is_first: true,
            is_done: false,
        }
    }

    fn read_some(&mut self) -> Result<(), FormatError> {
        self.options.cancel.check()?;
        let start = self.raw.len();
        self.raw.resize(start + READ, 0);
        let count = loop {
            match self.input.read(&mut self.raw[start..]) {
                Ok(count) => break count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => {
                    self.raw.truncate(start);
                    return Err(FormatError::Damaged("it could not be read to its end".to_owned()));
                }
            }
        };
        self.raw.truncate(start + count.min(READ));
        self.ended = count == 0;
        Ok(())
    }

    /// Looks at the beginning of the file.
    fn begin(&mut self) -> Result<(TextEncoding, Decoder), FormatError> {
        while self.raw.len() < SAMPLE && !self.ended {
            self.read_some()?;
        }
        magic::refuse_binary(&self.raw, self.opening.what)?;
        let encoding = detect(&self.raw, self.ended, self.opening.hint);
        self.raw.drain(..encoding.mark.len().min(self.raw.len()));
        let mut decoder = Decoder::new(encoding);
        self.decode(&mut decoder);
        magic::refuse_junk(&self.decoded, self.opening.what)?;
        Ok((encoding, decoder))
    }

    fn decode(&mut self, decoder: &mut Decoder) {
        let done = decoder.decode(&self.raw, self.ended, &mut self.decoded);
        self.raw.drain(..done.min(self.raw.len()));
    }

    /// Until so much text is there, or no more comes.
    fn fill(&mut self, want: usize) -> Result<TextEncoding, FormatError> {
        let (encoding, mut decoder) = match self.decoder.take() {
            Some(begun) => begun,
            None => self.begin()?,
        };
        while self.decoded.text.len() < want && !self.ended {
            self.read_some()?;
            self.decode(&mut decoder);
        }
        self.decoder = Some((encoding, decoder));
        Ok(encoding)
    }

    fn chunk(&mut self) -> Result<Option<Box<dyn Document>>, FormatError> {
        let chunk = self.options.chunk_bytes.max(1);
        let mut want = 2 * chunk;
        let mut force = false;
        loop {
            let encoding = self.fill(want)?;
            let last = self.ended;
            let mut found = Found::new(self.options.limits.passages, self.decoded.text.len().min(2 * chunk));
            let window = Window { text: &self.decoded.text, enough: chunk, last, force };
            let done = self.scanner.scan(&window, &mut found)?;
            if last && done >= self.decoded.text.len() {
                self.is_done = true;
                if done == 0 && !self.is_first {
                    return Ok(None);
                }
            } else if done == 0 {
                if last || want > LONGEST_MARKUP.max(GIANT * chunk) {
                    return Err(FormatError::OverLimit("markup without an end"));
                }
                // First room for giant values, then a cut inside them, then room for what cannot be cut.
                want += if force { want } else { chunk };
                force = want >= GIANT * chunk;
                continue;
            }
            let decoded = self.decoded.split_front(done);
            let document = SourceDocument::new(decoded, found, encoding, self.scanner.dialect());
            let is_first = std::mem::replace(&mut self.is_first, false);
            return Ok(Some(if is_first { Box::new(document) } else { Box::new(document.without_mark()) }));
        }
    }
}

impl<S: Scanner> Iterator for Chunks<S> {
    type Item = Result<Box<dyn Document>, FormatError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done {
            return None;
        }
        let chunk = self.chunk();
        self.is_done |= chunk.is_err();
        chunk.transpose()
    }
}
