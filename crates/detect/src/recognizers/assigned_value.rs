//! The value that a word announces: `password: x`, `"pwd": "x"`, `PASSWORD=x`, `<password>x</password>`, "the
//! password for the portal is x". One reader for JSON, YAML, INI, env files, URLs, markup and prose, since a text
//! seldom says which it is.

use blackbar_core::TextRange;

use super::domain_names::{after, before, is_unspaced};
use crate::scan::Scan;

/// What stands between the word and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// A colon, an equals sign, an arrow, a tag.
    Sign,
    /// A verb: "is", "lautet".
    Verb,
    /// Only a blank.
    Blank,
}

/// A value with what led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assigned<'t> {
    /// Where the value stands, without quotes.
    pub(super) range: TextRange,
    /// Its text.
    pub(super) value: &'t str,
    /// How it is tied to the word.
    pub(super) link: Link,
    /// It stood in quotes or between tags.
    pub(super) quoted: bool,
    /// The rest of a longer key: `_hash` in `password_hash`.
    pub(super) tail: &'t str,
}

/// How far ahead a key's value may begin.
const WINDOW: usize = 96;
/// The longest value that is taken whole.
const VALUE: usize = 512;

#[rustfmt::skip]
const VERBS: &[&str] = &[
    "is", "was", "are", "equals", "will be", "should be", "has been set to", "is set to", "set to",
    "changed to", "reset to", "is now", "was set to", "was changed to", "has been changed to",
    "was reset to", "has been reset to", "to be", "era", "est", "était", "ist", "lautet", "war", "è", "é",
    "jest", "är", "это",
];
/// Verbs and dashes that mean other things as often: what follows must look like a value by itself.
const WEAK_VERBS: &[&str] = &["es", "to", "er", "on", "of", "–", "-", "--", "->", "→", "as"];
const CJK_VERBS: &[&str] = &["是", "为", "為", "は", "은", "는", "이", "가"];
/// "the password for the portal is": words that may open a remark between the key and its verb.
#[rustfmt::skip]
const REMARKS: &[&str] = &[
    "for", "to", "on", "at", "of", "in", "from", "für", "pour", "para", "per", "de", "del", "i", "you",
    "we",
];

/// Reads the value of the key that ends at byte `end` of the scanned text.
pub(super) fn value_after<'t>(scan: &Scan<'t>, key: TextRange) -> Option<Assigned<'t>> {
    let window = scan.ahead(key.end(), WINDOW);
    let (tail, mut at) = key_tail(window);
    let in_tag = before(scan.text, key.start()) == Some('<');
    if in_tag && window[at..].starts_with('>') {
        let start = key.end() + at + 1;
        let rest = scan.ahead(start, VALUE);
        let end = rest.find(['<', '\n']).unwrap_or(rest.len());
        return finish(scan, start, end, Shape { link: Link::Sign, quoted: true, tail });
    }
    if let Some((words, length)) = middle_words(&window[at..]) {
        let shape = Shape { link: Link::Sign, quoted: false, tail: words };
        return value_at(scan, key.end() + at + length, shape);
    }
    at += skip_closers(&window[at..]);
    let (link, length) = link(&window[at..])?;
    at += length;
    value_at(scan, key.end() + at, Shape { link, quoted: false, tail })
}

#[derive(Clone, Copy)]
struct Shape<'t> {
    link: Link,
    quoted: bool,
    tail: &'t str,
}

fn key_tail(window: &str) -> (&str, usize) {
    let end = window
        .char_indices()
        .find(|(at, c)| !(c.is_ascii_alphanumeric() || (matches!(c, '_' | '-') && *at < 24)))
        .map_or(window.len(), |(at, _)| at);
    let joined = window.starts_with(['_', '-']) || window.starts_with(|c: char| c.is_ascii_alphanumeric());
    // "password -- x" and "password - x" are not longer keys.
    if joined && end <= 24 && window[..end].ends_with(|c: char| c.is_ascii_alphanumeric()) {
        (&window[..end], end)
    } else {
        ("", 0)
    }
}

/// "password provisoire : x", "PIN number: 1": one or two words before the sign belong to the key.
fn middle_words(window: &str) -> Option<(&str, usize)> {
    let sign = window.find([':', '=']).filter(|at| *at <= 28)?;
    let words = window[..sign].strip_prefix(' ')?.trim_end();
    let plain = |word: &str| {
        let lower = word.to_lowercase();
        word.len() > 1
            && word.chars().all(char::is_alphabetic)
            && ![VERBS, WEAK_VERBS, REMARKS, &["and", "or", "und", "et", "y", "e", "i"]]
                .iter()
                .any(|list| list.contains(&lower.as_str()))
    };
    let fits = !words.is_empty() && words.split(' ').count() <= 2 && words.split(' ').all(plain);
    let spaced = window[sign + 1..].starts_with(' ');
    (fits && spaced).then(|| (words, sign + 1 + blanks(&window[sign + 1..])))
}

/// The key's own closing quote or mark, a remark in parentheses, `</td><td>`, `" value="`.
fn skip_closers(window: &str) -> usize {
    let mut at = 0;
    let rest = |at: usize| &window[at..];
    for _ in 0..4 {
        let skipped = rest(at)
            .strip_prefix("\\\"")
            .or_else(|| rest(at).strip_prefix("**"))
            .or_else(|| rest(at).strip_prefix("__"))
            .or_else(|| rest(at).strip_prefix(['"', '\'', '`', ']', '”', '’', '*']));
        match skipped {
            Some(left) => at = window.len() - left.len(),
            None => break,
        }
    }
    if let Some(open) = rest(at).strip_prefix(" (").or_else(|| rest(at).strip_prefix("("))
        && let Some(close) = open.find(')')
        && close <= 40
        && !open[..close].contains('\n')
    {
        at = window.len() - open.len() + close + 1;
    }
    at
}

/// What ties the key to its value, and its length with the blanks around it.
fn link(window: &str) -> Option<(Link, usize)> {
    let blank = blanks(window);
    let rest = &window[blank..];
    for cell in ["</td><td>", "</th><td>", "</dt><dd>", "</b>:", "</strong>:", "</label>"] {
        if let Some(left) = rest.strip_prefix(cell) {
            return Some((Link::Sign, window.len() - left.len() + blanks(left)));
        }
    }
    for sign in [":=", "=>", "==", "===", ":", "=", "|", "\t", " value="] {
        if let Some(left) = rest.strip_prefix(sign) {
            let left = left.strip_prefix("**").unwrap_or(left);
            let mut skipped = window.len() - left.len() + blanks(left);
            // "Password:\nhunter2": forms put the value on the next line.
            if sign == ":" && window[skipped..].starts_with('\n') {
                skipped += 1 + blanks(&window[skipped + 1..]);
            }
            return Some((Link::Sign, skipped));
        }
    }
    if window.starts_with('\t') {
        return Some((Link::Sign, blank));
    }
    for verb in CJK_VERBS {
        if let Some(left) = rest.strip_prefix(verb) {
            return Some((Link::Verb, window.len() - left.len() + blanks(left)));
        }
    }
    if let Some(length) = verb(rest, VERBS) {
        return Some((Link::Verb, blank + length));
    }
    if let Some(length) = verb(rest, WEAK_VERBS) {
        // "password to the portal is x" is a remark; "haslo to x1" is not.
        if let Some(found) = remark(rest, blank) {
            return Some(found);
        }
        return Some((Link::Blank, blank + length));
    }
    if blank > 0 && is_remark(rest) {
        return remark(rest, blank);
    }
    if blank > 0 || rest.starts_with(is_unspaced) || window.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        return Some((Link::Blank, blank));
    }
    None
}

fn is_remark(rest: &str) -> bool {
    let word = rest.split([' ', '\n']).next().unwrap_or("");
    REMARKS.contains(&word.to_lowercase().as_str())
}

/// "for the portal is x", "of John: x": the link behind a remark in the same sentence.
fn remark(rest: &str, blank: usize) -> Option<(Link, usize)> {
    if !is_remark(rest) {
        return None;
    }
    let sentence = &rest[..rest.find(['.', '?', '!', '\n', ';', ',']).unwrap_or(rest.len())];
    let mut from = 0;
    while let Some(space) = sentence[from..].find([' ', ':']) {
        let here = from + space;
        if sentence[here..].starts_with(':') {
            return Some((Link::Sign, blank + here + 1 + blanks(&sentence[here + 1..])));
        }
        if let Some(length) = verb(&sentence[here + 1..], VERBS) {
            return Some((Link::Verb, blank + here + 1 + length));
        }
        from = here + 1;
    }
    None
}

/// The length of the verb at the start of `rest` with the blank behind it, and a colon ("is: x").
fn verb(rest: &str, verbs: &[&str]) -> Option<usize> {
    let lengths = verbs.iter().filter_map(|verb| {
        let head = rest.get(..verb.len())?;
        let left = &rest[verb.len()..];
        let same = head.eq_ignore_ascii_case(verb) || head.to_lowercase() == **verb;
        if !same || !left.starts_with([' ', ':']) {
            return None;
        }
        let left = left.strip_prefix(':').unwrap_or(left);
        Some(rest.len() - left.len() + blanks(left))
    });
    lengths.max()
}

fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches([' ', '\t', '\u{A0}']).len()
}

fn value_at<'t>(scan: &Scan<'t>, start: usize, shape: Shape<'t>) -> Option<Assigned<'t>> {
    let rest = scan.ahead(start, VALUE);
    let opened = rest.strip_prefix('\\').unwrap_or(rest);
    let skipped = rest.len() - opened.len();
    let pairs =
        [('"', '"'), ('\'', '\''), ('`', '`'), ('“', '”'), ('‘', '’'), ('«', '»'), ('„', '“'), ('「', '」')];
    for (open, close) in pairs {
        let Some(inside) = opened.strip_prefix(open) else { continue };
        let begin = start + skipped + open.len_utf8();
        let line = &inside[..inside.find('\n').unwrap_or(inside.len())];
        let end = closing(line, close).unwrap_or(line.len());
        let end = if skipped > 0 { line[..end].trim_end_matches('\\').len() } else { end };
        return finish(scan, begin, end, Shape { quoted: true, ..shape });
    }
    if skipped > 0 {
        return None;
    }
    finish(scan, start, bare_end(scan, start, rest), shape)
}

/// The closing quote that no backslash protects.
fn closing(line: &str, close: char) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in line.char_indices() {
        if c == close && !escaped {
            return Some(at);
        }
        // `\"x\"` closes with a protected quote, which belongs to no value.
        escaped = c == '\\' && !escaped && !line[at + 1..].starts_with(close);
    }
    None
}

/// Where a value without quotes ends.
fn bare_end(scan: &Scan<'_>, start: usize, rest: &str) -> usize {
    let query = before_key_is_query(scan, start);
    let ascii = rest.starts_with(|c: char| c.is_ascii());
    let mut end = rest.len();
    for (at, c) in rest.char_indices() {
        let next = || rest[at + c.len_utf8()..].chars().next();
        let stops = c.is_whitespace()
            || matches!(c, '"' | '<' | '>' | '`' | '|' | '。' | '、' | '，' | '；' | '“' | '”')
            || (c == '&' && query)
            || (matches!(c, ',' | ';')
                && next().is_none_or(|n| n.is_alphanumeric() || n.is_whitespace() || n == '"'))
            || (c == '\'' && next().is_none_or(|n| !n.is_alphanumeric()))
            || (ascii && is_unspaced(c));
        if stops {
            end = at;
            break;
        }
    }
    end
}

fn before_key_is_query(scan: &Scan<'_>, start: usize) -> bool {
    let behind = scan.behind(start, 48);
    let word = behind.rfind(char::is_whitespace).map_or(behind, |at| &behind[at..]);
    word.contains(['?', '&']) && word.ends_with('=')
}

fn finish<'t>(scan: &Scan<'t>, start: usize, length: usize, shape: Shape<'t>) -> Option<Assigned<'t>> {
    let range = TextRange::at(start, length);
    let mut value = range.of(scan.text);
    if !shape.quoted {
        value = strip_end(value);
    }
    let trimmed = value.trim();
    if trimmed.is_empty() {
        return None;
    }
    let start = start + (value.len() - value.trim_start().len());
    let range = TextRange::at(start, trimmed.len());
    Some(Assigned { range, value: trimmed, link: shape.link, quoted: shape.quoted, tail: shape.tail })
}

/// Sentence marks and closing brackets that no opening one asks for. An exclamation mark stays when the value is a
/// mixture: people end passwords with it.
fn strip_end(mut value: &str) -> &str {
    loop {
        let Some(last) = value.chars().next_back() else { return value };
        let strips = match last {
            '.' | ',' | ';' | ':' | '?' | '\'' | '*' | '\\' => true,
            '!' => !value.bytes().any(|byte| byte.is_ascii_digit()),
            ')' => !value.contains('('),
            ']' => !value.contains('['),
            '}' => !value.contains('{'),
            _ => false,
        };
        if !strips {
            return value;
        }
        value = &value[..value.len() - last.len_utf8()];
    }
}

/// Values that stand for a value: `<password>`, `${PASS}`, `****`, `null`, `os.environ[...]`.
pub(super) fn is_placeholder(value: &str) -> bool {
    const EMPTY: &[&str] = &[
        "null",
        "none",
        "nil",
        "true",
        "false",
        "undefined",
        "n/a",
        "na",
        "tbd",
        "todo",
        "string",
        "str",
        "varchar",
        "text",
        "required",
        "optional",
        "hidden",
        "redacted",
        "removed",
        "masked",
        "changeme?",
        "example",
        "value",
        "yes",
        "no",
        "number",
    ];
    let lower = value.to_ascii_lowercase();
    let repeated = value.chars().next().is_some_and(|first| {
        !first.is_alphanumeric() && value.chars().all(|c| c == first || !c.is_alphanumeric())
    });
    let crossed = value.len() > 2 && lower.chars().all(|c| matches!(c, 'x' | '*' | '•' | '#' | '-' | '.'));
    repeated
        || crossed
        || EMPTY.contains(&lower.as_str())
        || value.starts_with("${")
        || value.starts_with("$(")
        || value.starts_with("{{")
        || value.starts_with("%(")
        || (value.starts_with('<') && value.ends_with('>'))
        || (value.starts_with('[') && value.ends_with(']'))
        || (value.starts_with('{') && value.ends_with('}'))
        || lower.contains("environ")
        || lower.contains("getenv")
        || lower.starts_with("process.env")
        || after(value, 0).is_none()
}

/// Whether a value looks made by a machine or for a machine: long enough, and of several kinds of character.
pub(super) fn is_secret_like(value: &str, least: usize) -> bool {
    if value.len() < least || value.contains(char::is_whitespace) {
        return false;
    }
    let digits = value.bytes().filter(u8::is_ascii_digit).count();
    let upper = value.bytes().filter(u8::is_ascii_uppercase).count();
    let lower = value.bytes().filter(u8::is_ascii_lowercase).count();
    let kinds = [digits, upper, lower].iter().filter(|count| **count > 0).count();
    (kinds >= 2 && (digits > 0 || value.len() >= 20)) || (digits >= least && digits == value.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(case: &str, value: Option<(&str, Link)>) {
        let at = case.to_lowercase().find("password").expect("a key");
        let scan = Scan::new(case);
        let got = value_after(&scan, TextRange::at(at, 8));
        assert_eq!(got.map(|got| (got.value, got.link)), value, "in {case:?}");
    }

    #[test]
    fn every_way_to_write_a_key_and_a_value_is_read() {
        check("password: hunter2", Some(("hunter2", Link::Sign)));
        check("PASSWORD=hunter2\nX=1", Some(("hunter2", Link::Sign)));
        check("\"password\": \"hun ter2\",", Some(("hun ter2", Link::Sign)));
        check("{\\\"password\\\":\\\"hunter2\\\"}", Some(("hunter2", Link::Sign)));
        check("'password' => 'hunter2'", Some(("hunter2", Link::Sign)));
        check("<password>hunter2</password>", Some(("hunter2", Link::Sign)));
        check("<td>Password</td><td>hunter2</td>", Some(("hunter2", Link::Sign)));
        check("**Password:** hunter2", Some(("hunter2", Link::Sign)));
        check("Password:\n  hunter2", Some(("hunter2", Link::Sign)));
        check("?a=1&password=hunter2&b=2", Some(("hunter2", Link::Sign)));
        check("Password=a;b!c;User=x", Some(("a", Link::Sign)));
        check("my password is hunter2.", Some(("hunter2", Link::Verb)));
        check("password for the portal is hunter2, ok", Some(("hunter2", Link::Verb)));
        check("password was changed to Summer2020!", Some(("Summer2020!", Link::Verb)));
        check("password hunter2", Some(("hunter2", Link::Blank)));
        check("password (temporary): hunter2", Some(("hunter2", Link::Sign)));
        check("password provisoire : Azerty1", Some(("Azerty1", Link::Sign)));
        check("password and username: x", Some(("and", Link::Blank)));
        check("password_hash: abc", Some(("abc", Link::Sign)));
        check("password", None);
        check("password.", None);
        check("password: ", None);
    }
}
