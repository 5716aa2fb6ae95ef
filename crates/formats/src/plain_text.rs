//! Plain text: one running passage.

use blackbar_core::{Document, Format, FormatError, OpenContext, Passage, TextRange};

use crate::encoding::Hint;
use crate::source_text::{self, Dialect, Found, Opening, Output, Piece, Scanner, Value, Window};

/// `text/plain`.
pub struct PlainText;

pub(crate) const OPENING: Opening = Opening { what: "a text file", hint: Hint::Text };

impl Format for PlainText {
    fn name(&self) -> &'static str {
        "text"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["text/plain"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["txt", "text", "log", "md", "rst", "asc"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        source_text::open(bytes, context, &OPENING, PlainScanner)
    }
}

/// Needs no memory: text is text.
pub(crate) struct PlainScanner;

impl Scanner for PlainScanner {
    type Dialect = PlainDialect;

    fn scan(&mut self, window: &Window<'_>, found: &mut Found<()>) -> Result<usize, FormatError> {
        let end = if window.last && window.text.len() <= window.enough {
            window.text.len()
        } else {
            match good_cut(window.text, window.enough) {
                Some(cut) => cut,
                None if window.last => window.text.len(),
                None if window.force => blank_cut(window.text),
                None => 0,
            }
        };
        if end > 0 {
            found.push(Passage::plain(TextRange::new(0, end)), ())?;
        }
        Ok(end)
    }

    fn dialect(&self) -> PlainDialect {
        PlainDialect
    }
}

/// A paragraph's end behind `enough`, else a line's end there, else the last line's end before it.
fn good_cut(text: &str, enough: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let from = enough.min(bytes.len());
    let behind = &bytes[from..];
    let blank_line = [&b"\n\n"[..], b"\n\r\n", b"\r\r"]
        .iter()
        .filter_map(|ends| memchr::memmem::find(behind, ends).map(|at| from + at + ends.len()))
        .min();
    let line = || memchr::memchr(b'\n', behind).map(|at| from + at + 1);
    // A lone carriage return at the very end may be half of a line end; it is no place to cut.
    let old_line =
        || memchr::memchr(b'\r', behind.get(..behind.len().saturating_sub(1))?).map(|at| from + at + 1);
    let line_before = || memchr::memrchr(b'\n', &bytes[..from]).map(|at| at + 1);
    blank_line.or_else(line).or_else(old_line).or_else(line_before)
}

/// Inside one giant line: behind a blank in its second half, else at its end.
pub(crate) fn blank_cut(text: &str) -> usize {
    let half = text.len() / 2;
    text.bytes().rposition(|byte| byte == b' ').filter(|at| *at >= half).map_or(text.len(), |at| at + 1)
}

/// No escapes.
pub(crate) struct PlainDialect;

impl Dialect for PlainDialect {
    type Kind = ();

    fn respell(&self, value: &Value<'_, ()>, out: &mut Output<'_>) {
        for piece in &value.pieces {
            match *piece {
                Piece::Kept(range) => out.keep(range),
                Piece::New { index, text } => {
                    out.replace(index, |to, encoding| to.push_str(&Output::writable(encoding, text)));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{readings, redact, redact_bytes, refused};

    #[test]
    fn the_whole_text_is_one_passage() {
        assert_eq!(readings(&PlainText, "a\r\n\r\nb"), ["a\r\n\r\nb"]);
        assert!(readings(&PlainText, "").is_empty());
        assert_eq!(redact(&PlainText, "I am John.\r\n", &[("John", "[NAME_1]")]), "I am [NAME_1].\r\n");
    }

    #[test]
    fn the_encoding_and_its_mark_stay() {
        let units = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
        let bytes = units("\u{FEFF}I am John.");
        assert_eq!(redact_bytes(&PlainText, &bytes, &[("John", "名前")]), units("\u{FEFF}I am 名前."));
        assert_eq!(redact_bytes(&PlainText, b"\xEF\xBB\xBFJohn", &[("John", "x")]), b"\xEF\xBB\xBFx");
        let stray = b"\xC3\xA9 \xC3\xA9 John Jos\xE9";
        let expected = b"\xC3\xA9 \xC3\xA9 \xC3\xA9 Jos\xE9";
        assert_eq!(redact_bytes(&PlainText, stray, &[("John", "é")]), expected);
        assert_eq!(redact_bytes(&PlainText, stray, &[("José", "x")]), b"\xC3\xA9 \xC3\xA9 John x");
    }

    #[test]
    fn a_text_of_which_little_is_left_gets_a_mark() {
        let units = |text: &str| text.encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<u8>>();
        let told = "Ann Lee, 2 May, room 12";
        let bytes = units(&format!("{told}\u{6771}"));
        // Nothing but its letters says how it is spelled, and these do not.
        assert_eq!(
            redact_bytes(&PlainText, &bytes, &[(told, "\u{540D}")]),
            units("\u{FEFF}\u{540D}\u{6771}")
        );
        assert_eq!(redact_bytes(&PlainText, &bytes, &[("Lee", "X")]), units("Ann X, 2 May, room 12\u{6771}"));
        assert_eq!(redact_bytes(&PlainText, &units(told), &[(told, "")]), b"");
    }

    #[test]
    fn other_files_are_refused() {
        refused(&PlainText, b"%PDF-1.7\n");
        refused(&PlainText, b"{\\rtf1 John}");
        refused(&PlainText, &[0; 100]);
    }
}
