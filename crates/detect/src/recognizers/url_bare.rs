//! Host names without a scheme: `example.com`, `shop.example.co.uk/a?b=c`.
//!
//! The ending decides how much belief a name gets. Endings that are words or file extensions need a path, and code
//! (`user.name`, `self.id`) is told from hosts by what stands around it. The anchor is the dot before the ending, so
//! that a long chain of labels is read once.

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::{Ending, after, before, ending, is_label_char, is_unspaced, run_end, run_start};
use super::url::{end_of_short_url, parameters};
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static URL_BARE: Recognizer = Recognizer {
    name: "url_bare",
    labels: &[Label::Url, Label::Username, Label::Password, Label::NumericalPii],
    trigger: Trigger::Literals(&["."]),
    check,
};

/// Products that are written like hosts.
const PRODUCTS: &[&str] = &["asp.net", "vb.net", "ado.net", "ml.net", "paint.net", "odp.net", "yii.as"];
/// What code calls the thing whose property follows.
#[rustfmt::skip]
const OWNERS: &[&str] = &[
    "self", "this", "os", "sys", "console", "user", "data", "req", "res", "obj", "object", "item", "row",
    "event", "e", "ctx", "config", "window", "document", "math", "system", "string", "args", "params",
    "props", "state", "node", "el", "element", "model", "file", "path", "logger", "log",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(dot) = anchor else { return };
    let text = scan.text;
    let bytes = text.as_bytes();
    // Nearly every dot ends here: a sentence's is followed by a blank.
    let opens = bytes.get(dot.end()).is_some_and(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80);
    if !opens || dot.start() == 0 || bytes[dot.start() - 1].is_ascii_whitespace() {
        return;
    }
    let end = top_end(text, dot.end());
    let top = TextRange::new(dot.end(), end).of(text);
    let Some(kind) = ending(top) else { return };
    if kind == Ending::Private || !is_last(text, end) {
        return;
    }
    let start = run_start(text, dot.start(), 253, |c| is_label_char(c) || c == '.');
    let start = skip_unspaced(text, start, dot.start());
    let host = TextRange::new(start, dot.start()).of(text);
    let trimmed = host.trim_start_matches(['.', '-', '_']);
    let start = dot.start() - trimmed.len();
    let glued = |c: char| c.is_alphanumeric() || matches!(c, '/' | '\\' | '@' | '%' | '$' | '~' | '.');
    if trimmed.is_empty()
        || before(text, start).is_some_and(|c| glued(c) && !is_unspaced(c))
        || is_after_www(trimmed)
    {
        return;
    }
    let name = Name { host: trimmed, top, kind };
    let goes_on = match bytes.get(end) {
        Some(b'/' | b'?' | b'#') => true,
        Some(b':') => bytes.get(end + 1).is_some_and(u8::is_ascii_digit),
        _ => false,
    };
    let url_end = if goes_on { end_of_short_url(text, end).max(end) } else { end };
    let has_path = url_end > end + 1;
    let Some(sure) = belief(scan, &name, end, has_path) else { return };
    let range = TextRange::new(start, if has_path { url_end } else { end });
    sink.push(range, Label::Url, sure, Evidence::PATTERN);
    if has_path {
        parameters(text, range, sink);
    }
}

struct Name<'t> {
    /// All labels but the last.
    host: &'t str,
    top: &'t str,
    kind: Ending,
}

/// `None` when it is surely no host.
fn belief(scan: &Scan<'_>, name: &Name<'_>, end: usize, has_path: bool) -> Option<f32> {
    let text = scan.text;
    let one_case =
        |word: &str| !word.chars().any(char::is_uppercase) || !word.chars().any(char::is_lowercase);
    // "end.It": a missing blank. "EXAMPLE.COM" and "Example.com" are hosts.
    if !one_case(name.top)
        || (name.top.chars().all(char::is_uppercase) && name.host.chars().any(char::is_lowercase))
    {
        return None;
    }
    // In small letters a name may be longer than it is written: "İ" becomes two characters.
    let written = name.host.len() + 1 + name.top.len();
    let whole = format!("{}.{}", name.host, name.top).to_lowercase();
    let labels = name.host.split('.').count() + 1;
    let second = name.host.rsplit('.').next().unwrap_or("");
    if second.is_empty()
        || second.ends_with('-')
        || PRODUCTS.contains(&whole.as_str())
        || name.host.contains("..")
    {
        return None;
    }
    let next = after(text, end);
    if matches!(next, Some('(' | '[' | '=' | '@' | '_' | '\\' | '{')) {
        return None;
    }
    let digits_only = second.bytes().all(|byte| byte.is_ascii_digit());
    if digits_only && !matches!(name.top, "com" | "net" | "org" | "cn") {
        return None;
    }
    if second.len() == 1 && !matches!(name.top, "com" | "co" | "me" | "org" | "net") {
        return None;
    }
    let camel = second.chars().skip(1).any(char::is_uppercase) && second.chars().any(char::is_lowercase);
    let coded = name.host.contains('_') || OWNERS.contains(&name.host.to_lowercase().as_str());
    let shouted = !name.top.chars().any(char::is_lowercase) && name.top.is_ascii();
    match name.kind {
        // "QUARTILE.INC", "HH.MM": a formula or a form.
        _ if shouted && name.kind != Ending::Sure => None,
        Ending::Sure if coded && !has_path => Some(0.6),
        Ending::Sure => Some(0.95),
        _ if coded || (camel && !has_path) => None,
        _ if has_path => Some(0.93),
        Ending::Usual => Some(0.88),
        Ending::Noun => Some(if labels > 2 { 0.85 } else { 0.65 }),
        Ending::Word if labels > 2 || !runs_on(text, end) => Some(0.65),
        Ending::Word => Some(if is_announced(scan, end - written) { 0.6 } else { 0.35 }),
        Ending::Extension => Some(if labels > 2 { 0.4 } else { 0.3 }),
        Ending::Private => None,
    }
}

/// The label after the dot; a script without blanks right behind an ASCII ending is not part of it.
fn top_end(text: &str, start: usize) -> usize {
    let ascii = text.as_bytes()[start].is_ascii();
    run_end(text, start, 64, |c| is_label_char(c) && !(ascii && is_unspaced(c)))
}

/// No label with a known ending follows: "example.com.Next" ends at "com", "example.co.uk" at "uk".
fn is_last(text: &str, end: usize) -> bool {
    let Some(rest) = text[end..].strip_prefix('.') else { return true };
    let Some(next) = rest.chars().next() else { return true };
    !is_label_char(next)
        || (next.is_uppercase() && ending(&rest[..run_end(rest, 0, 64, is_label_char)]).is_none())
}

/// Text of a script without blanks stands right before an ASCII name: サイトはexample.com.
fn skip_unspaced(text: &str, start: usize, end: usize) -> usize {
    let host = &text[start..end];
    if host.chars().all(|c| !c.is_ascii_alphanumeric()) {
        return start;
    }
    host.char_indices().rfind(|(_, c)| is_unspaced(*c)).map_or(start, |(at, c)| start + at + c.len_utf8())
}

fn is_after_www(host: &str) -> bool {
    host.get(..4).is_some_and(|head| head.eq_ignore_ascii_case("www."))
}

/// A word goes on right after it: "we went home.in the end".
fn runs_on(text: &str, end: usize) -> bool {
    let mut rest = text[end..].chars();
    rest.next() == Some(' ') && rest.next().is_some_and(char::is_lowercase)
}

/// "visit", "site:", "go to" right before.
fn is_announced(scan: &Scan<'_>, start: usize) -> bool {
    let behind = scan.behind(start, 16).to_lowercase();
    [
        "visit ",
        "site ",
        "website ",
        "site: ",
        "website: ",
        "url: ",
        "url ",
        "domain ",
        "on ",
        "at ",
        "see ",
        "via ",
        "from ",
    ]
    .iter()
    .any(|word| behind.ends_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn hosts_without_a_scheme_are_found() {
        check(
            &URL_BARE,
            &[
                "visit ‹URL|example.com›, ‹URL|shop.example.co.uk/a?b=c›.",
                "‹URL|Example.com› and ‹URL|EXAMPLE.ORG›!",
                "on ‹URL|google.it› today; (‹URL|zoom.us/j/123›)",
                "‹URL|münchen.de›, ‹URL|почта.рф›, ‹URL|xn--mnchen-3ya.de›",
                "サイトは‹URL|example.com›です",
                "‹URL|example.com›.Next sentence",
                "‹URL|t.co/abc› ‹URL|163.com› ‹URL|allegro.pl›",
                "‹URL|example.rs/path› ‹URL|localhost.example.com:8080/x›",
            ],
        );
    }

    #[test]
    fn a_name_that_is_longer_in_small_letters_is_looked_at_where_it_stands() {
        // At the beginning of a text it would reach to before it.
        check(&URL_BARE, &["ȺȺȺȺ.in the end", "visit ‹URL|ȺȺȺȺ.in› the end"]);
    }

    #[test]
    fn sentences_code_and_files_are_no_hosts() {
        check(
            &URL_BARE,
            &[
                "the end.The start, we went home.in the end",
                "user.name self.id os.name foo.info( data.name = 1",
                "asp.net ASP.NET Node.js v1.2 e.g. i.e. a.m. p.m. U.S.A.",
                "setup.py main.rs README.md run.sh data.zip a.mov",
                "jane@example.com https://example.com www.example.com",
                "report.final.pdf 3.de Dr.No fooBar.name my_module.name",
                "PERCENTILE.INC HH.MM C:\\x\\example.com /usr/example.com",
                "john.smith.de@gmail.example",
            ],
        );
    }
}
