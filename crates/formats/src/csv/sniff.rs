//! Which dialect a file is written in, from its beginning.
//!
//! Every delimiter is tried: the right one cuts the rows into equally many cells that look like single values. Column
//! counts alone would be fooled by decimal commas in a file of semicolons.

use blackbar_core::TextRange;

use super::cell::{Look, cell_at, unescape};
use super::dialect::{CellKind, Dialect};
use super::header::has_header;

/// How much text is looked at. A streamed file must show as much before its first scan.
pub(crate) const SAMPLE: usize = 64 << 10;
/// Rows that are looked at.
const ROWS: usize = 200;
/// Cells of a row that are looked at.
const COLUMNS: usize = 4096;

/// Delimiters, the common ones first, with how readily they are believed.
const DELIMITERS: &[(u8, f64)] = &[
    (b',', 1.0),
    (b';', 1.0),
    (b'\t', 1.05),
    (b'|', 1.0),
    (0x1F, 1.0),
    (0x01, 1.0),
    (b'^', 0.6),
    (b'~', 0.6),
    (b':', 0.4),
];

/// The readings of cells, by row.
pub(super) type Rows = Vec<Vec<String>>;

/// A sample cut by one dialect.
#[derive(Default)]
struct Cut {
    rows: Rows,
    /// Cells that look like one value rather than several run together.
    clean: usize,
    /// Cells whose quotes do not fit.
    broken: usize,
}

/// The dialect, and how many bytes at the beginning are not part of the table (`sep=;`).
pub(crate) fn sniff(text: &str) -> (Dialect, usize) {
    if let Some((delimiter, skip)) = declared_delimiter(text) {
        let sample = sample(&text[skip..]);
        let tried = [(delimiter, 1.0)];
        return (
            best(sample, &tried).map_or(Dialect { delimiter, ..Dialect::PLAIN }, |best| best.dialect),
            skip,
        );
    }
    (best(sample(text), DELIMITERS).map_or_else(|| single_column(sample(text)), |best| best.dialect), 0)
}

/// Whether text that says nothing of itself is a table: several rows, cut alike.
pub(crate) fn looks_like_table(text: &str) -> bool {
    if declared_delimiter(text).is_some() {
        return true;
    }
    best(sample(text), &DELIMITERS[..4]).is_some_and(|best| {
        best.rows >= 3 && best.consistency >= 0.95 && (best.dialect.columns >= 3 || best.typed >= 0.9)
    })
}

/// Excel's own way to say it.
fn declared_delimiter(text: &str) -> Option<(u8, usize)> {
    let line = text.lines().next()?;
    let rest = line.strip_prefix("sep=").or_else(|| line.strip_prefix("SEP="))?;
    let [delimiter] = *rest.as_bytes() else { return None };
    let behind = &text[line.len()..];
    let end = if behind.starts_with("\r\n") { 2 } else { usize::from(!behind.is_empty()) };
    delimiter.is_ascii().then_some((delimiter, line.len() + end))
}

/// The first rows; the last one only if it is whole.
fn sample(text: &str) -> (&str, bool) {
    if text.len() <= SAMPLE {
        return (text, true);
    }
    let mut end = SAMPLE;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    (&text[..end], false)
}

struct Candidate {
    dialect: Dialect,
    score: f64,
    rows: usize,
    consistency: f64,
    typed: f64,
}

fn best((text, whole): (&str, bool), delimiters: &[(u8, f64)]) -> Option<Candidate> {
    let mut best: Option<Candidate> = None;
    let (quote, backslash) = quoting(text);
    for (delimiter, weight) in delimiters {
        if memchr::memchr(*delimiter, text.as_bytes()).is_none() {
            continue;
        }
        for blanks_before_quote in [false, true] {
            let dialect =
                Dialect { delimiter: *delimiter, quote, backslash, blanks_before_quote, ..Dialect::PLAIN };
            if blanks_before_quote && !has_blank_before_quote(text, &dialect) {
                continue;
            }
            let cut = cut(text, whole, &dialect);
            if let Some(candidate) = judge(dialect, *weight, &cut)
                && best.as_ref().is_none_or(|best| candidate.score > best.score)
            {
                best = Some(candidate);
            }
        }
    }
    best
}

fn judge(mut dialect: Dialect, weight: f64, cut: &Cut) -> Option<Candidate> {
    let rows = &cut.rows;
    let mut counts: Vec<usize> = rows.iter().map(Vec::len).collect();
    counts.sort_unstable();
    let mut most = (0, 0);
    for same in counts.chunk_by(|a, b| a == b) {
        // Of equally common counts the larger one: short rows are rows that break off.
        if same.len() >= most.1 {
            most = (same[0], same.len());
        }
    }
    let (columns, alike) = most;
    if columns < 2 {
        return None;
    }
    let cells: usize = counts.iter().sum();
    let typed = ratio(cut.clean, cells).min(1.0);
    let sound = 1.0 - ratio(cut.broken, cells).min(1.0);
    let consistency = ratio(alike, rows.len());
    #[expect(clippy::cast_precision_loss, reason = "at most twenty")]
    let width = 1.0 + 0.05 * (columns.min(20) - 1) as f64;
    dialect.columns = columns;
    dialect.has_header = has_header(rows);
    let score = weight * consistency * consistency * sound * sound * (0.2 + 0.8 * typed) * width;
    Some(Candidate { dialect, score, rows: rows.len(), consistency, typed })
}

#[expect(clippy::cast_precision_loss, reason = "counts of a small sample")]
fn ratio(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Whether a cell looks like one value rather than several run together.
fn is_clean(cell: &str) -> bool {
    let cell = cell.trim();
    if cell.contains([';', '\t', '|', '^', '~', '\u{1F}', '\u{1}']) {
        return false;
    }
    // A comma inside a value stands before a blank or between digits.
    let bytes = cell.as_bytes();
    let stray_comma = memchr::memchr_iter(b',', bytes).any(|at| {
        let digits =
            at > 0 && bytes[at - 1].is_ascii_digit() && bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        !digits && bytes.get(at + 1) != Some(&b' ')
    });
    !stray_comma && cell.matches('"').count().is_multiple_of(2)
}

/// A file without any delimiter: one column, perhaps with a header.
fn single_column((text, whole): (&str, bool)) -> Dialect {
    let (quote, backslash) = quoting(text);
    let dialect = Dialect { quote, backslash, ..Dialect::PLAIN };
    let has_header = has_header(&cut(text, whole, &dialect).rows);
    Dialect { has_header, ..dialect }
}

/// The quote and whether backslashes escape it.
fn quoting(text: &str) -> (u8, bool) {
    let bytes = text.as_bytes();
    let ends = |byte: Option<&u8>| {
        byte.is_none_or(|byte| matches!(byte, b',' | b';' | b'\t' | b'|' | b'\n' | b'\r'))
    };
    let opens = |quote: u8| {
        memchr::memchr_iter(quote, bytes)
            .filter(|at| ends(at.checked_sub(1).and_then(|before| bytes.get(before))))
            .count()
    };
    let closes = |quote: u8| memchr::memchr_iter(quote, bytes).filter(|at| ends(bytes.get(at + 1))).count();
    let single = opens(b'\'') >= 2 && closes(b'\'') >= 2 && opens(b'"') == 0;
    let quote = if single { b'\'' } else { b'"' };
    // `\"` inside a cell, where doubled quotes never are: backslashes escape.
    let backslashed = memchr::memmem::find_iter(bytes, &[b'\\', quote][..])
        .filter(|at| {
            !ends(bytes.get(at + 2)) || !ends(at.checked_sub(1).and_then(|before| bytes.get(before)))
        })
        .filter(|at| bytes.get(at + 2).is_some_and(|byte| *byte != quote) && !ends(bytes.get(at + 2)))
        .count();
    let doubled = memchr::memmem::find_iter(bytes, &[quote, quote][..])
        .filter(|at| {
            !ends(bytes.get(at + 2)) && !ends(at.checked_sub(1).and_then(|before| bytes.get(before)))
        })
        .count();
    (quote, backslashed > 0 && doubled == 0)
}

fn has_blank_before_quote(text: &str, dialect: &Dialect) -> bool {
    memchr::memmem::find(text.as_bytes(), &[dialect.delimiter, b' ', dialect.quote]).is_some()
}

/// The readings of the first cells.
fn cut(text: &str, whole: bool, dialect: &Dialect) -> Cut {
    let bytes = text.as_bytes();
    let mut sample = Cut::default();
    let mut row = Vec::new();
    let mut at = 0;
    while at < bytes.len() && sample.rows.len() < ROWS {
        if row.is_empty() && matches!(bytes[at], b'\n' | b'\r') {
            at += 1;
            continue;
        }
        let Look::Whole(cell) = cell_at(bytes, at, dialect, whole) else { return sample };
        if row.len() < COLUMNS {
            let reads = reading(text, cell.value, cell.escaped, dialect);
            match cell.kind {
                // Quotes say that the cell is one value, whatever is in it.
                CellKind::Quoted => sample.clean += 1,
                CellKind::Mixed => sample.broken += 1,
                CellKind::Bare | CellKind::Part => sample.clean += usize::from(is_clean(&reads)),
            }
            row.push(reads);
        }
        at = cell.end;
        match bytes.get(at) {
            Some(byte) if *byte == dialect.delimiter => at += 1,
            Some(_) => {
                at += 1;
                sample.rows.push(std::mem::take(&mut row));
            }
            None => {}
        }
        // A delimiter as the very last byte has an empty cell behind it.
        if at == bytes.len() && whole && bytes.last() == Some(&dialect.delimiter) {
            row.push(String::new());
        }
    }
    if whole && !row.is_empty() {
        sample.rows.push(row);
    }
    sample
}

fn reading(text: &str, value: TextRange, escaped: bool, dialect: &Dialect) -> String {
    let source = value.of(text);
    // Giant cells say no more by their whole length.
    let end = (0..=source.len().min(512)).rev().find(|at| source.is_char_boundary(*at)).unwrap_or(0);
    let source = &source[..end];
    if escaped { unescape(source, dialect).text().to_owned() } else { source.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, delimiter: u8, columns: usize, has_header: bool) {
        let (dialect, _) = sniff(text);
        assert_eq!(
            (char::from(dialect.delimiter), dialect.columns, dialect.has_header),
            (char::from(delimiter), columns, has_header),
            "{text:?}"
        );
    }

    #[test]
    fn delimiters_are_told_by_the_rows_they_make() {
        check("name,age\nJohn Smith,41\nMary Jones,39\n", b',', 2, true);
        check("name;price\nA;1,5\nB;2,5\nC;3,75\n", b';', 2, true);
        check("Doe, John;41\nRoe, Jane;39\nPoe, Ann;12\n", b';', 2, false);
        check("id\tnote\n1\thello, world\n2\tbye, now\n", b'\t', 2, true);
        check("a|b|c\n1|2|3\n4|5|6\n", b'|', 3, true);
        check("time,value\n12:30:45,3\n12:31:45,4\n", b',', 2, true);
        check("\"a,b\";\"c\"\n\"d,e\";\"f\"\n", b';', 2, false);
        check("sep=;\nname;x,y\nJohn;1,2\n", b';', 2, true);
        check("email\njohn@example.com\nmary@example.com\n", b',', 1, true);
        check("1,5;2,5;3,5\n4,5;5,5;6,5\n", b';', 3, false);
    }

    #[test]
    fn quoting_is_told_by_its_use() {
        assert_eq!(sniff("'a, b','c'\n'd','e''f'\n").0.quote, b'\'');
        assert_eq!(sniff("don't,won't\ncan't,x\n").0.quote, b'"');
        assert!(sniff("\"a \\\"b\\\" c\",d\n\"x\",y\n").0.backslash);
        assert!(!sniff("\"C:\\dir\\\",d\n\"x\",y\n").0.backslash);
        assert!(!sniff("\"a \"\"b\"\" c\",d\n").0.backslash);
        assert!(sniff("a, \"b, c\", d\ne, \"f, g\", h\n").0.blanks_before_quote);
    }

    #[test]
    fn prose_is_no_table() {
        assert!(!looks_like_table("Dear John,\n\nI write to you, as ever, late.\nYours, Mary\n"));
        assert!(looks_like_table("a,b,c\n1,2,3\n4,5,6\n"));
        assert!(!looks_like_table(""));
    }
}
