//! Handles: `@jane_doe`, `@jane@mastodon.social`. The sign also opens decorators, npm scopes, style rules and SQL
//! variables; these are told by what follows and by the line they stand in.

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::{after, before, ending, host_prefix, is_unspaced, run_end};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static HANDLE: Recognizer =
    Recognizer { name: "handle", labels: &[Label::Username], trigger: Trigger::Literals(&["@"]), check };

/// Names that languages and tools put behind the sign; and groups that are nobody.
#[rustfmt::skip]
const RESERVED: &[&str] = &[
    "override", "test", "deprecated", "property", "staticmethod", "classmethod", "autowired", "component",
    "injectable", "input", "output", "param", "return", "returns", "throws", "see", "author", "since",
    "version", "link", "code", "media", "import", "keyframes", "charset", "include", "supports", "mixin",
    "extend", "if", "else", "elseif", "endif", "foreach", "endforeach", "for", "while", "interface",
    "protocol", "implementation", "end", "synthesize", "selector", "objc", "nullable", "notnull", "entity",
    "table", "column", "id", "bean", "service", "repository", "controller", "restcontroller", "getmapping",
    "postmapping", "requestmapping", "pathvariable", "requestbody", "value", "configuration",
    "transactional", "before", "after", "beforeeach", "aftereach", "ngmodule", "viewchild", "hostlistener",
    "dataclass", "abstractmethod", "wraps", "pytest", "fixture", "app", "route", "type", "typedef",
    "example", "todo", "private", "public", "internal", "available", "main", "mainactor", "state",
    "binding", "published", "objcmembers", "discardableresult", "escaping", "autoclosure", "inline",
    "jvmstatic", "apply", "layer", "tailwind", "font-face", "page", "namespace", "container", "use",
    "forward", "function", "all", "here", "everyone", "channel", "home", "work", "noon", "midnight", "me",
    "you", "us",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(sign) = anchor else { return };
    let text = scan.text;
    let glued = |c: char| {
        (c.is_alphanumeric() && !is_unspaced(c))
            || matches!(c, '.' | '_' | '@' | '\\' | '$' | '+' | '%' | '-' | '#')
    };
    if before(text, sign.start()).is_some_and(glued) {
        return;
    }
    let end = run_end(text, sign.end(), 64, |c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-'));
    let name = text[sign.end()..end].trim_end_matches(['.', '-']);
    let end = sign.end() + name.len();
    let letters = name.bytes().filter(u8::is_ascii_alphabetic).count();
    if name.len() < 2 || letters == 0 || name.starts_with(['.', '-']) {
        return;
    }
    if let Some(rest) = text[end..].strip_prefix('@') {
        let (length, labels) = host_prefix(rest);
        if labels >= 2 {
            let range = TextRange::new(sign.start(), end + 1 + length);
            sink.push(range, Label::Username, 0.95, Evidence::PATTERN);
        }
        return;
    }
    let range = TextRange::new(sign.start(), end);
    let context = scan.context(range, Cue::Username);
    if RESERVED.contains(&name.to_ascii_lowercase().as_str()) && context < 0.85 {
        return;
    }
    if context < 0.85 && is_code(scan, range) {
        return;
    }
    // "@2x", "@3pm", "@5GHz": a measure.
    let measure = name.starts_with(|c: char| c.is_ascii_digit()) && letters <= 3;
    // "@example.com" is the end of an address.
    let domain = name.rsplit_once('.').is_some_and(|(_, top)| ending(top).is_some());
    let sure = match (measure || domain, context >= 0.5) {
        (true, _) => 0.3,
        (false, true) => 0.95,
        (false, false) if name.bytes().any(|byte| byte.is_ascii_digit() || byte == b'_') => 0.9,
        (false, false) => 0.85,
    };
    sink.push(range, Label::Username, sure, Evidence::PATTERN);
}

/// A decorator, an npm scope, a variable.
fn is_code(scan: &Scan<'_>, range: TextRange) -> bool {
    let text = scan.text;
    let next = after(text, range.end());
    let rest = scan.ahead(range.end(), 48);
    if matches!(next, Some('(' | '{' | '/' | '=' | '[' | '\\'))
        || rest.starts_with(" = ")
        || rest.starts_with(" := ")
    {
        return true;
    }
    let behind = scan.behind(range.start(), 24);
    let previous = behind.trim_end().rsplit(char::is_whitespace).next().unwrap_or("").to_ascii_lowercase();
    if matches!(previous.as_str(), "declare" | "set" | "select" | "where" | "and" | "exec")
        && rest.starts_with([' ', ',', ';'])
        && previous != "and"
    {
        return true;
    }
    // Alone on its line with code under it.
    let line_start = behind.rsplit('\n').next().unwrap_or("").trim().is_empty();
    let below = rest.trim_start_matches([' ', '\t']).strip_prefix('\n').map(str::trim_start);
    line_start
        && below.is_some_and(|below| {
            [
                "def ",
                "class ",
                "async ",
                "public ",
                "private ",
                "protected ",
                "static ",
                "function ",
                "export ",
                "fun ",
                "val ",
                "var ",
                "let ",
                "@",
                "func ",
                "struct ",
                "enum ",
                "final ",
            ]
            .iter()
            .any(|word| below.starts_with(word))
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn handles_are_found_with_their_sign() {
        check(
            &HANDLE,
            &[
                "follow ‹USERNAME|@handle›, (‹USERNAME|@jane_doe›) and ‹USERNAME|@j.doe42›.",
                "‹USERNAME|@jane@mastodon.social› posted",
                "Twitter: ‹USERNAME|@home›",
                "‹USERNAME|@jane›'s post; https://tiktok.example/‹USERNAME|@jane›",
                "推特‹USERNAME|@taro_1›です",
            ],
        );
    }

    #[test]
    fn decorators_scopes_and_addresses_are_none() {
        check(
            &HANDLE,
            &[
                "@Override\npublic void x()",
                "@app.route('/x')\ndef x():",
                "@login_required\ndef x():",
                "npm i @scope/pkg, @types/node",
                "jane@example.com, emails end in @example.com",
                "DECLARE @user_name VARCHAR(10)\nSET @user_name = 'x'",
                "@media (x) { } image@2x.png @2x @3pm @ noon @5",
                "@@ -1,2 +1,2 @@ foo@bar",
                "  @name = 'x'",
            ],
        );
    }
}
