//! The names that a formula refers to: sheets, defined names, tables, and the columns of tables. Where one of them gets
//! another name the formula has to follow, or the workbook is broken and the old name is still in it.

use blackbar_core::TextRange;

use super::formula::character;

/// What a name in a formula stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NameKind {
    /// `Ann!A1`
    Sheet,
    /// `'Ann Lee'!A1`: the range is inside the quotes.
    QuotedSheet,
    /// A defined name or a table.
    Name,
    /// A table's column with brackets of its own: `Staff[[#This Row],[Ann Lee]]`. The range is inside the inner ones.
    Column,
    /// A table's column in the brackets of the table: `Staff[Ann Lee]`.
    BareColumn,
    /// The file of another workbook, and the folder it is in: `'C:\Ann\[pay.xlsx]May'!A1`.
    QuotedBook,
    /// Without quotes: `[pay.xlsx]May!A1`.
    Book,
}

/// A name in a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FormulaName {
    pub(super) kind: NameKind,
    /// In the formula's source.
    pub(super) range: TextRange,
    /// What it is called, without escapes.
    pub(super) name: String,
    /// Of a sheet without quotes: all that would be in quotes if it had them, `[1]Ann:Bob`. Else the range.
    pub(super) whole: TextRange,
}

/// A character of a formula and where it stands; references are one character.
#[derive(Clone, Copy)]
struct Sign {
    character: char,
    start: usize,
    end: usize,
}

fn signs(source: &str) -> Vec<Sign> {
    let mut signs = Vec::with_capacity(source.len());
    let mut at = 0;
    while let Some((character, length)) = character(source, at) {
        signs.push(Sign { character, start: at, end: at + length });
        at += length;
    }
    signs
}

fn begins_name(character: char) -> bool {
    character.is_alphabetic() || matches!(character, '_' | '\\')
}

fn continues_name(character: char) -> bool {
    character.is_alphanumeric() || matches!(character, '_' | '\\' | '.' | '?')
}

/// All names of a formula, from left to right.
pub(super) fn names(source: &str) -> Vec<FormulaName> {
    let signs = signs(source);
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(sign) = signs.get(at) {
        at = match sign.character {
            '"' => behind_quote(&signs, at, '"'),
            '\'' => quoted(&signs, at, &mut found),
            '[' => bracket(&signs, at, &mut found),
            first if begins_name(first) => word(&signs, at, &mut found),
            // `A1` and `1E5` hold letters that begin nothing.
            first if first.is_numeric() => behind_word(&signs, at),
            _ => at + 1,
        };
    }
    found
}

fn is_at(signs: &[Sign], at: usize, character: char) -> bool {
    signs.get(at).is_some_and(|sign| sign.character == character)
}

/// Behind the quote that closes the one at `at`; a doubled one is inside.
fn behind_quote(signs: &[Sign], at: usize, quote: char) -> usize {
    let mut next = at + 1;
    while next < signs.len() {
        if is_at(signs, next, quote) {
            if !is_at(signs, next + 1, quote) {
                return next + 1;
            }
            next += 1;
        }
        next += 1;
    }
    next
}

fn behind_word(signs: &[Sign], at: usize) -> usize {
    let rest = signs.get(at..).unwrap_or_default();
    at + rest.iter().take_while(|sign| continues_name(sign.character)).count().max(1)
}

fn push(signs: &[Sign], from: usize, to: usize, kind: NameKind, found: &mut Vec<FormulaName>) {
    let inside = signs.get(from..to).unwrap_or_default();
    let (Some(first), Some(last)) = (inside.first(), inside.last()) else { return };
    let mut name = String::with_capacity(inside.len());
    let mut escaped = false;
    for sign in inside {
        // In quotes and in brackets an apostrophe makes the next character plain.
        let quotes = !matches!(kind, NameKind::Sheet | NameKind::Name | NameKind::Book);
        if quotes && sign.character == '\'' && !escaped {
            escaped = true;
            continue;
        }
        escaped = false;
        name.push(sign.character);
    }
    let range = TextRange::new(first.start, last.end);
    found.push(FormulaName { kind, range, name, whole: range });
}

/// `'Ann Lee'!A1`, `'[1]Ann Lee'!A1`, `'Ann:Bob Lee'!A1`
fn quoted(signs: &[Sign], at: usize, found: &mut Vec<FormulaName>) -> usize {
    let behind = behind_quote(signs, at, '\'');
    if !is_at(signs, behind, '!') {
        return behind;
    }
    let (mut from, to) = (at + 1, behind - 1);
    let inside = signs.get(from..to).unwrap_or_default();
    if let Some(book) = inside.iter().rposition(|sign| sign.character == ']') {
        let open = inside[..book].iter().rposition(|sign| sign.character == '[');
        let file = from + open.map_or(0, |open| open + 1);
        push(signs, from, file.saturating_sub(1).max(from), NameKind::QuotedBook, found);
        if !are_digits(signs, file, from + book) {
            push(signs, file, from + book, NameKind::QuotedBook, found);
        }
        from += book + 1;
    }
    let inside = signs.get(from..to).unwrap_or_default();
    match inside.iter().position(|sign| sign.character == ':') {
        Some(middle) => {
            push(signs, from, from + middle, NameKind::QuotedSheet, found);
            push(signs, from + middle + 1, to, NameKind::QuotedSheet, found);
        }
        None => push(signs, from, to, NameKind::QuotedSheet, found),
    }
    behind
}

/// `1`: another workbook is called by its number in the list of them.
fn are_digits(signs: &[Sign], from: usize, to: usize) -> bool {
    signs.get(from..to).unwrap_or_default().iter().all(|sign| sign.character.is_ascii_digit())
}

/// Behind the sheet or the stretch of sheets that begins there, before its `!`.
fn behind_sheets(signs: &[Sign], at: usize) -> Option<usize> {
    let word = |at: usize| {
        let begins = signs.get(at).is_some_and(|sign| begins_name(sign.character));
        begins.then(|| behind_word(signs, at))
    };
    let first = word(at)?;
    if is_at(signs, first, '!') {
        return Some(first);
    }
    let second = word(first + 1).filter(|_| is_at(signs, first, ':'))?;
    is_at(signs, second, '!').then_some(second)
}

fn word(signs: &[Sign], at: usize, found: &mut Vec<FormulaName>) -> usize {
    match behind_sheets(signs, at) {
        Some(behind) => sheets(signs, at, (at, behind), found),
        None => {
            let behind = behind_word(signs, at);
            push(signs, at, behind, NameKind::Name, found);
            behind
        }
    }
}

/// `Ann!A1`, `Ann:Bob!A1`; what would be in quotes begins at `whole`.
fn sheets(signs: &[Sign], whole: usize, (at, behind): (usize, usize), found: &mut Vec<FormulaName>) -> usize {
    let known = found.len();
    let first = behind_word(signs, at);
    push(signs, at, first, NameKind::Sheet, found);
    if first < behind {
        push(signs, first + 1, behind, NameKind::Sheet, found);
    }
    let range = signs.get(whole..behind).unwrap_or_default();
    if let (Some(first), Some(last)) = (range.first(), range.last()) {
        let whole = TextRange::new(first.start, last.end);
        found.iter_mut().skip(known).for_each(|sheet| sheet.whole = whole);
    }
    behind
}

/// Behind the bracket that closes the one at `at`.
fn behind_bracket(signs: &[Sign], at: usize) -> usize {
    let (mut depth, mut next) = (0_usize, at);
    while let Some(sign) = signs.get(next) {
        match sign.character {
            '\'' => next += 1,
            '[' => depth += 1,
            ']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return next + 1;
                }
            }
            _ => {}
        }
        next += 1;
    }
    signs.len()
}

/// `[Ann Lee]`, `[[#This Row],[Ann Lee]:[Bob]]`, `[@Ann]`; `[1]` before a sheet is another workbook.
fn bracket(signs: &[Sign], at: usize, found: &mut Vec<FormulaName>) -> usize {
    let behind = behind_bracket(signs, at);
    let (from, to) = (at + 1, behind.saturating_sub(1).max(at + 1));
    let is_number = are_digits(signs, from, to);
    if let Some(end) = behind_sheets(signs, behind) {
        if !is_number {
            push(signs, from, to, NameKind::Book, found);
        }
        return sheets(signs, at, (behind, end), found);
    }
    if is_number {
        return behind;
    }
    let mut nested = false;
    let mut next = from;
    while next < to {
        match signs.get(next).map(|sign| sign.character) {
            Some('\'') => next += 2,
            Some('[') => {
                nested = true;
                let end = behind_bracket(signs, next).min(to);
                if !is_at(signs, next + 1, '#') {
                    push(signs, next + 1, end.saturating_sub(1), NameKind::Column, found);
                }
                next = end.max(next + 1);
            }
            _ => next += 1,
        }
    }
    if !nested && !is_at(signs, from, '#') {
        let from = if is_at(signs, from, '@') { from + 1 } else { from };
        push(signs, from, to, NameKind::BareColumn, found);
    }
    behind
}

/// A column's name between the brackets of a formula.
pub(super) fn escaped_column(name: &str) -> String {
    let mut escaped = String::with_capacity(name.len() + 4);
    for character in name.chars() {
        if matches!(character, '[' | ']' | '#' | '\'' | '@') {
            escaped.push('\'');
        }
        escaped.push(character);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: &[(NameKind, &str, &str)]) {
        let found = names(source);
        let found: Vec<_> =
            found.iter().map(|one| (one.kind, one.range.of(source), one.name.as_str())).collect();
        assert_eq!(found, expected, "{source}");
    }

    #[test]
    fn names_are_told_from_strings_and_functions() {
        use NameKind::{BareColumn, Book, Column, Name, QuotedBook, QuotedSheet, Sheet};
        check(
            "SUM('Ann O''Lee'!A1,Bob!$B$2)",
            &[
                (Name, "SUM", "SUM"),
                (QuotedSheet, "Ann O''Lee", "Ann O'Lee"),
                (Name, "A1", "A1"),
                (Sheet, "Bob", "Bob"),
                (Name, "B", "B"),
            ],
        );
        check("\"Ann!A1\"&amp;Ann_Pay", &[(Name, "Ann_Pay", "Ann_Pay")]);
        check(
            "Staff[[#This Row],[Ann '#1]]*Staff[Bob]",
            &[
                (Name, "Staff", "Staff"),
                (Column, "Ann '#1", "Ann #1"),
                (Name, "Staff", "Staff"),
                (BareColumn, "Bob", "Bob"),
            ],
        );
        check("[1]Ann!A1", &[(Sheet, "Ann", "Ann"), (Name, "A1", "A1")]);
        check("'[1]Ann Lee'!A1", &[(QuotedSheet, "Ann Lee", "Ann Lee"), (Name, "A1", "A1")]);
        check(
            "'C:\\Ann\\[pay.xlsx]May 5'!A1+[Bob.xlsx]June:July!A1",
            &[
                (QuotedBook, "C:\\Ann\\", "C:\\Ann\\"),
                (QuotedBook, "pay.xlsx", "pay.xlsx"),
                (QuotedSheet, "May 5", "May 5"),
                (Name, "A1", "A1"),
                (Book, "Bob.xlsx", "Bob.xlsx"),
                (Sheet, "June", "June"),
                (Sheet, "July", "July"),
                (Name, "A1", "A1"),
            ],
        );
        check("Ann:Bob!A1", &[(Sheet, "Ann", "Ann"), (Sheet, "Bob", "Bob"), (Name, "A1", "A1")]);
        check("&apos;Q&amp;A&apos;!A1", &[(QuotedSheet, "Q&amp;A", "Q&A"), (Name, "A1", "A1")]);
        for odd in ["'", "[", "[[", "]", "'x", "[[x", "[']", "\"", "A['", "[#", "[@"] {
            names(odd);
        }
        assert_eq!(escaped_column("[N#1]"), "'[N'#1']");
    }
}
