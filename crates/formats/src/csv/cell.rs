//! One cell: where it ends and what it holds. Lenient in the way spreadsheets are.

use blackbar_core::{TextRange, Unescaped};
use memchr::{memchr, memchr2, memchr3};

use super::dialect::{CellKind, Dialect};

/// A cell of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cell {
    /// What it holds, without quotes and surrounding blanks.
    pub(super) value: TextRange,
    /// How it is written.
    pub(super) kind: CellKind,
    /// Whether the value has to be unescaped.
    pub(super) escaped: bool,
    /// Where the delimiter or the line's end stands, or the end of the text.
    pub(super) end: usize,
}

/// What a look at a cell gave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Look {
    /// The cell.
    Whole(Cell),
    /// It goes on behind the text; its value begins here.
    Open {
        /// Start of the value.
        value: usize,
        /// Whether it is between quotes.
        quoted: bool,
    },
}

/// Reads the cell at `from`. `last` says that nothing follows the text.
pub(super) fn cell_at(bytes: &[u8], from: usize, dialect: &Dialect, last: bool) -> Look {
    let mut open = from;
    if dialect.blanks_before_quote {
        open += blanks(&bytes[from..], dialect);
    }
    if bytes.get(open) == Some(&dialect.quote) {
        quoted(bytes, open + 1, dialect, last)
    } else {
        bare(bytes, from, from, dialect, last)
    }
}

/// The rest of a cell without quotes, of which `value` is the start and `from` is yet to be read.
pub(super) fn bare(bytes: &[u8], value: usize, from: usize, dialect: &Dialect, last: bool) -> Look {
    let end = match memchr3(dialect.delimiter, b'\n', b'\r', &bytes[from..]) {
        Some(step) => from + step,
        None if last => bytes.len(),
        None => return Look::Open { value, quoted: false },
    };
    let inside = &bytes[value..end];
    let start = value + (inside.len() - inside.trim_ascii_start().len());
    let value = TextRange::at(start, inside.trim_ascii().len());
    Look::Whole(Cell { value, kind: CellKind::Bare, escaped: false, end })
}

/// The rest of a cell between quotes, of which `from` is the start of the value.
pub(super) fn quoted(bytes: &[u8], from: usize, dialect: &Dialect, last: bool) -> Look {
    let mut at = from;
    let mut escaped = false;
    loop {
        let rest = &bytes[at..];
        let stop =
            if dialect.backslash { memchr2(dialect.quote, b'\\', rest) } else { memchr(dialect.quote, rest) };
        let Some(step) = stop else {
            if !last {
                return Look::Open { value: from, quoted: true };
            }
            // Never closed: the rest of the file is this cell.
            let value = TextRange::new(from, bytes.len());
            return Look::Whole(Cell { value, kind: CellKind::Quoted, escaped, end: bytes.len() });
        };
        at += step;
        match bytes.get(at + 1) {
            None if !last => return Look::Open { value: from, quoted: true },
            _ if bytes[at] == b'\\' => {
                escaped = true;
                at = (at + 2).min(bytes.len());
            }
            Some(next) if *next == dialect.quote => {
                escaped = true;
                at += 2;
            }
            _ => break,
        }
    }
    let close = at;
    let behind = close + 1 + blanks(&bytes[close + 1..], dialect);
    match bytes.get(behind) {
        None if !last => Look::Open { value: from, quoted: true },
        Some(byte) if *byte != dialect.delimiter && !matches!(byte, b'\n' | b'\r') => {
            // Text behind the closing quote belongs to the cell.
            match memchr3(dialect.delimiter, b'\n', b'\r', &bytes[behind..]) {
                None if !last => Look::Open { value: from, quoted: true },
                step => {
                    let end = step.map_or(bytes.len(), |step| behind + step);
                    let value = TextRange::new(from, end);
                    Look::Whole(Cell { value, kind: CellKind::Mixed, escaped: true, end })
                }
            }
        }
        _ => {
            let value = TextRange::new(from, close);
            Look::Whole(Cell { value, kind: CellKind::Quoted, escaped, end: behind })
        }
    }
}

/// Where the quote stands that closes a quoted value, if it is in it.
pub(super) fn closing_quote(value: &str, dialect: &Dialect) -> Option<usize> {
    let bytes = value.as_bytes();
    let mut at = 0;
    loop {
        let rest = bytes.get(at..)?;
        at += if dialect.backslash {
            memchr2(dialect.quote, b'\\', rest)
        } else {
            memchr(dialect.quote, rest)
        }?;
        if bytes[at] != b'\\' && bytes.get(at + 1) != Some(&dialect.quote) {
            return Some(at);
        }
        at += 2;
    }
}

fn blanks(bytes: &[u8], dialect: &Dialect) -> usize {
    bytes.iter().take_while(|byte| matches!(byte, b' ' | b'\t') && **byte != dialect.delimiter).count()
}

/// How a person reads a quoted value: doubled quotes as one, escapes without their backslash; behind a closing
/// quote everything as it stands.
pub(super) fn unescape(value: &str, dialect: &Dialect) -> Unescaped {
    let bytes = value.as_bytes();
    let mut reading = Unescaped::new();
    let (mut done, mut at) = (0, 0);
    while let Some(step) = if dialect.backslash {
        memchr2(dialect.quote, b'\\', &bytes[at..])
    } else {
        memchr(dialect.quote, &bytes[at..])
    } {
        at += step;
        let next = value[at + 1..].chars().next();
        let (length, reads) = match (bytes[at], next) {
            (b'\\', Some(next)) => {
                let reads = match next {
                    'n' => '\n',
                    't' => '\t',
                    'r' => '\r',
                    other => other,
                };
                (1 + next.len_utf8(), Some(reads))
            }
            (b'\\', None) => break,
            (_, Some(next)) if next == char::from(dialect.quote) => (2, Some(next)),
            // The closing quote.
            _ => (1, None),
        };
        if at > done {
            reading.verbatim(done, &value[done..at]);
        }
        let spelled = TextRange::at(at, length);
        match reads {
            Some(reads) => reading.escape(spelled, reads.encode_utf8(&mut [0; 4])),
            None => reading.escape(spelled, ""),
        }
        at += length;
        done = at;
        if reads.is_none() {
            break;
        }
    }
    if done < value.len() {
        reading.verbatim(done, &value[done..]);
    }
    reading
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, value: &str, kind: CellKind) {
        let Look::Whole(cell) = cell_at(text.as_bytes(), 0, &Dialect::PLAIN, true) else { panic!("open") };
        assert_eq!(cell.kind, kind, "{text}");
        let source = cell.value.of(text);
        let reads =
            if cell.escaped { unescape(source, &Dialect::PLAIN).text().to_owned() } else { source.into() };
        assert_eq!(reads, value, "{text}");
    }

    #[test]
    fn cells_read_as_spreadsheets_read_them() {
        check("abc,d", "abc", CellKind::Bare);
        check("  abc \r\nd", "abc", CellKind::Bare);
        check("\"a,b\",c", "a,b", CellKind::Quoted);
        check("\"a\"\"b\"", "a\"b", CellKind::Quoted);
        check("\"a\nb\" ,c", "a\nb", CellKind::Quoted);
        check("\"a\"b,c", "ab", CellKind::Mixed);
        check("\"never closed,\nx", "never closed,\nx", CellKind::Quoted);
        check("5\" pipe,c", "5\" pipe", CellKind::Bare);
        check("", "", CellKind::Bare);
    }

    #[test]
    fn a_quote_at_the_end_of_a_window_is_left_open() {
        assert_eq!(cell_at(b"\"a\"", 0, &Dialect::PLAIN, false), Look::Open { value: 1, quoted: true });
        assert_eq!(cell_at(b"abc", 0, &Dialect::PLAIN, false), Look::Open { value: 0, quoted: false });
    }
}
