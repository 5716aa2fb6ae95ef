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
}

/// A name in a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FormulaName {
    pub(super) kind: NameKind,
    /// In the formula's source.
    pub(super) range: TextRange,
    /// What it is called, without escapes.
    pub(super) name: String,
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
        let quotes = kind != NameKind::Sheet && kind != NameKind::Name;
        if quotes && sign.character == '\'' && !escaped {
            escaped = true;
            continue;
        }
        escaped = false;
        name.push(sign.character);
    }
    found.push(FormulaName { kind, range: TextRange::new(first.start, last.end), name });
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

fn word(signs: &[Sign], at: usize, found: &mut Vec<FormulaName>) -> usize {
    let behind = behind_word(signs, at);
    let spans_sheets = is_at(signs, behind, ':')
        && signs.get(behind + 1).is_some_and(|sign| begins_name(sign.character))
        && is_at(signs, behind_word(signs, behind + 1), '!');
    let kind = if is_at(signs, behind, '!') || spans_sheets { NameKind::Sheet } else { NameKind::Name };
    push(signs, at, behind, kind, found);
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
    let inside = signs.get(from..to).unwrap_or_default();
    if inside.iter().all(|sign| sign.character.is_ascii_digit()) {
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
        use NameKind::{BareColumn, Column, Name, QuotedSheet, Sheet};
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
        check("Ann:Bob!A1", &[(Sheet, "Ann", "Ann"), (Sheet, "Bob", "Bob"), (Name, "A1", "A1")]);
        check("&apos;Q&amp;A&apos;!A1", &[(QuotedSheet, "Q&amp;A", "Q&A"), (Name, "A1", "A1")]);
        for odd in ["'", "[", "[[", "]", "'x", "[[x", "[']", "\"", "A['", "[#", "[@"] {
            names(odd);
        }
        assert_eq!(escaped_column("[N#1]"), "'[N'#1']");
    }
}
