//! E-mail addresses with their `@`.
//!
//! Wider than RFC 5321 where people are (doubled dots, letters of any script) and narrower where its freedom only
//! swallows the surroundings (`key=`, `/`, `|` do not begin an address). A host without an ending counts only when
//! the words around it say "e-mail".

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::{self, after, before, host_prefix, run_start};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static EMAIL: Recognizer = Recognizer {
    name: "email",
    labels: &[Label::EmailAddress, Label::Username],
    trigger: Trigger::Literals(&["@"]),
    check,
};

/// RFC 5321 allows 64 bytes; longer ones exist in bounce addresses.
const LOCAL_BYTES: usize = 128;
const GROUP_BYTES: usize = 400;

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(sign) = anchor else { return };
    let text = scan.text;
    let Some(start) = group_start(text, sign.start()).or_else(|| local_start(text, sign.start())) else {
        return;
    };
    if before(text, start) == Some('@') || is_user_of_url(text, start) {
        return;
    }
    let rest = scan.ahead(sign.end(), 400);
    if let Some(length) = address_literal(rest) {
        let range = TextRange::new(start, sign.end() + length);
        sink.push(range, Label::EmailAddress, 0.95, Evidence::PATTERN);
        return;
    }
    let (length, labels) = host_prefix(rest);
    let Some((length, known)) = end_of_host(&rest[..length], labels) else {
        let range = TextRange::new(start, sign.end() + length);
        without_ending(scan, TextRange::new(start, sign.start()), range, sink);
        return;
    };
    let range = TextRange::new(start, sign.end() + length);
    if is_remote_path(text, TextRange::new(start, sign.start()), range.end()) {
        return;
    }
    let sure = if known { 0.98 } else { 0.9 };
    sink.push(range, Label::EmailAddress, sure, Evidence::PATTERN);
}

/// `{ann.lee, bob}@example.org`: papers name their authors so. Where the bracket opens.
fn group_start(text: &str, at: usize) -> Option<usize> {
    let open = match before(text, at)? {
        '}' => '{',
        ']' => '[',
        ')' => '(',
        _ => return None,
    };
    let head = &text[..at - 1];
    let window = &head[crate::scan::floor_char(head, head.len().saturating_sub(GROUP_BYTES))..];
    let start = head.len() - window.len() + window.rfind(open)?;
    let is_local =
        |part: &str| part.chars().all(|c| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '+'));
    let parts = || text[start + 1..at - 1].split([',', ';', '|', '/']).map(str::trim);
    let alone = !before(text, start).is_some_and(char::is_alphanumeric);
    (alone && parts().all(|part| !part.is_empty() && is_local(part))).then_some(start)
}

/// Where the part before the `@` begins; `None` when there is none.
fn local_start(text: &str, at: usize) -> Option<usize> {
    if before(text, at)? == '"' {
        let head = &text[..at - 1];
        let window = &head[crate::scan::floor_char(head, head.len().saturating_sub(LOCAL_BYTES))..];
        let open = window.rfind(['"', '\n', crate::scan::BORDER])?;
        let quoted = &window[open + 1..];
        // A quoted JSON value followed by "@" is no address: real ones hold something.
        return (window[open..].starts_with('"') && !quoted.is_empty() && !quoted.contains(['<', '>', ':']))
            .then_some(at - 1 - quoted.len() - 1);
    }
    let start = run_start(text, at, LOCAL_BYTES, |c| {
        c.is_ascii_alphanumeric()
            || matches!(c, '.' | '_' | '%' | '+' | '-' | '\'' | '!' | '#' | '$' | '&' | '*' | '^' | '~' | '=')
            || (!c.is_ascii() && c.is_alphanumeric() && !domain_names::is_unspaced(c))
    });
    let mut local = &text[start..at];
    // "email=a@b.com" is a key and a value, "bounce+a=b.com@c.org" is an address.
    if let Some(sign) = local.rfind(['=', '&'])
        && !local[..sign].contains(['+', '-'])
    {
        local = &local[sign + 1..];
    }
    // "%3Ca%40" and "%20a@b.com" carry escapes of a URL.
    if let Some(escape) = local.rfind("%20").or_else(|| local.rfind("%3A")).or_else(|| local.rfind("%3C")) {
        local = &local[escape + 3..];
    }
    let local = local.trim_start_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '_' | '+'));
    let local = if local.ends_with('.') || local.ends_with('\'') { "" } else { local };
    (local.chars().any(char::is_alphanumeric)).then_some(at - local.len())
}

/// `[192.0.2.1]`, `[IPv6:2001:db8::1]`: bytes with the brackets.
fn address_literal(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('[')?;
    let end = inside.find(']').filter(|end| *end <= 48)?;
    let address = &inside[..end];
    let address = address.strip_prefix("IPv6:").unwrap_or(address);
    address.parse::<std::net::IpAddr>().ok().map(|_| end + 2)
}

/// How much of `host` belongs to the address, and whether its ending is a known one. "example.com.Please" is a
/// missing blank: what follows a known ending and is none itself is cut off.
fn end_of_host(host: &str, labels: usize) -> Option<(usize, bool)> {
    if labels < 2 {
        return None;
    }
    let mut end = host.len();
    let first = host.find('.')?;
    let last = host.rfind('.').map_or(host, |dot| &host[dot + 1..]);
    if domain_names::ending(last).is_some() {
        return Some((end, true));
    }
    while let Some(dot) = host[..end].rfind('.') {
        if domain_names::ending(&host[dot + 1..end]).is_some() {
            return Some((end, true));
        }
        if dot <= first {
            break;
        }
        end = dot;
    }
    let plausible = (2..=18).contains(&last.len()) && last.chars().all(char::is_alphabetic);
    plausible.then_some((host.len(), false))
}

/// `root@10.0.0.1`, `bob@mailhost`: the first names a user, the second is an address only among words that say so.
fn without_ending(scan: &Scan<'_>, local: TextRange, range: TextRange, sink: &mut Sink) {
    let host = TextRange::new(local.end() + 1, range.end()).of(scan.text);
    if host.parse::<std::net::Ipv4Addr>().is_ok() {
        sink.push(local, Label::Username, 0.7, Evidence::PATTERN);
    } else if host.len() > 1
        && host.starts_with(|c: char| c.is_ascii_alphabetic())
        && !host.contains('.')
        && scan.context(range, Cue::Email) >= 0.85
    {
        sink.push(range, Label::EmailAddress, 0.7, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

/// `https://user:secret@host`: the `@` belongs to the URL.
fn is_user_of_url(text: &str, start: usize) -> bool {
    let from = run_start(text, start, 160, |c| !c.is_whitespace() && !matches!(c, '/' | '?' | '"' | '<'));
    text[..from].ends_with("://")
}

/// `git@github.com:owner/repository`.
fn is_remote_path(text: &str, local: TextRange, end: usize) -> bool {
    let Some(path) = text[end..].strip_prefix(':') else { return false };
    let vcs = matches!(local.of(text), "git" | "hg" | "svn");
    vcs && after(path, 0).is_some_and(|c| c.is_alphanumeric() || matches!(c, '~' | '/' | '.'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn addresses_are_found_whole_and_without_their_surroundings() {
        check(
            &EMAIL,
            &[
                "mail ‹EMAIL_ADDRESS|a.b+c@example.co.uk›, ok",
                "<‹EMAIL_ADDRESS|jane@example.com›>; mailto:‹EMAIL_ADDRESS|jane@example.com›?subject=x",
                "Ends with ‹EMAIL_ADDRESS|o'brien@example.org›.",
                "'‹EMAIL_ADDRESS|jane@example.org›' *‹EMAIL_ADDRESS|x_1@example.org›*",
                "\"email\":\"‹EMAIL_ADDRESS|jane@example.org›\"",
                "email=‹EMAIL_ADDRESS|jane@example.org›&x=1",
                "‹EMAIL_ADDRESS|bounce+jane=example.org@lists.example.net›",
                "‹EMAIL_ADDRESS|\"John Smith\"@example.com› wrote",
                "‹EMAIL_ADDRESS|jörg@münchen.de› und ‹EMAIL_ADDRESS|иван@почта.рф›",
                "‹EMAIL_ADDRESS|jane@xn--mnchen-3ya.de›",
                "‹EMAIL_ADDRESS|jane@[192.0.2.1]›",
                "mail ‹EMAIL_ADDRESS|jane@example.com›.Please answer",
                "‹EMAIL_ADDRESS|a@b.com›,‹EMAIL_ADDRESS|c@d.org›;‹EMAIL_ADDRESS|e@f.net›",
                "‹EMAIL_ADDRESS|jane@host.unknowntld›",
                "combo ‹EMAIL_ADDRESS|jane@example.com›:hunter2",
                "メールは‹EMAIL_ADDRESS|taro@example.jp›です",
                "‹EMAIL_ADDRESS|JANE@EXAMPLE.COM›",
                "email bob is ‹EMAIL_ADDRESS|bob@mailhost›",
                "ssh ‹USERNAME|root›@10.0.0.1",
                "Adobe ‹EMAIL_ADDRESS|[edxsmith,rreitmai]@adobe.com›, ‹EMAIL_ADDRESS|{ann.lee, bob,\ncarl}@example.org›",
            ],
        );
    }

    #[test]
    fn other_uses_of_the_sign_are_no_address() {
        check(
            &EMAIL,
            &[
                "follow @handle now",
                "@Override public",
                "npm i @scope/pkg lodash@4.17.21 react@18.2.0",
                "user@host",
                "git@github.com:owner/repo.git",
                "https://user:secret@example.com/",
                "3 @ 5.50 each",
                "@user@mastodon.social",
                "a@",
                "@",
                "meet @ noon.Then go",
                "call(a, b)@example.com x[0]@y.org {}@example.com (see below)@ [a b]@example.com",
            ],
        );
    }
}
