//! Addresses that say so themselves: a scheme (`https://`, `postgres://`, `jdbc:...`), `www.`, `mailto:`, `tel:`, `git@host:path`.
//!
//! A URL that carries credentials is found whole, and its user and its secret are found inside it, so that a request
//! that wants only PASSWORD still loses the password. Work is linear: a URL ends before the fourth `://` in it, so
//! that each byte is read by at most four anchors.

use blackbar_core::{Evidence, Label, TextRange};

use super::assigned_value::is_placeholder;
use super::domain_names::{after, before, ending, host_prefix, is_unspaced, run_start};
use crate::scan::{Anchor, BORDER, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static URL: Recognizer = Recognizer {
    name: "url",
    labels: &[Label::Url, Label::Username, Label::Password, Label::NumericalPii],
    trigger: Trigger::Literals(&[
        "://", "www.", "mailto:", "tel:", "sms:", "sip:", "sips:", "callto:", "git@", "hg@",
    ]),
    check,
};

const NESTED: usize = 3;
#[rustfmt::skip]
const KNOWN_SCHEMES: &[&str] = &[
    "http", "https", "ftp", "ftps", "sftp", "ssh", "git", "svn", "ws", "wss", "s3", "gs", "abfs", "abfss",
    "wasbs", "hdfs", "file", "postgres", "postgresql", "mysql", "mariadb", "mongodb", "mongodb+srv",
    "redis", "rediss", "amqp", "amqps", "ldap", "ldaps", "smb", "nfs", "rtsp", "rtmp", "telnet", "vnc",
    "rdp", "sqlserver", "oracle", "mssql", "clickhouse", "kafka", "mqtt", "ipfs", "magnet", "hxxp", "hxxps",
    "git+ssh", "git+https", "docker", "oci", "ipp", "irc", "xmpp", "webcal", "slack", "zoommtg",
    "android-app", "chrome-extension",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(mark) = anchor else { return };
    match mark.of(scan.text).as_bytes().first() {
        Some(b':') => with_scheme(scan, mark, sink),
        Some(b'w' | b'W') => www(scan, mark, sink),
        Some(b'g' | b'G' | b'h' | b'H') => remote(scan, mark, sink),
        _ => opaque(scan, mark, sink),
    }
}

fn with_scheme(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    let start = run_start(text, mark.start(), 24, |c| {
        (c.is_alphanumeric() && !is_unspaced(c)) || matches!(c, '+' | '.' | '-')
    });
    let scheme = TextRange::new(start, mark.start()).of(text);
    // "see.https://": only the letters behind the last dot are the scheme.
    let scheme = scheme.rsplit('.').next().unwrap_or(scheme).trim_start_matches(|c: char| !c.is_alphabetic());
    let mut start = mark.start() - scheme.len();
    if scheme.len() < 2 {
        return;
    }
    let host_opens = after(text, mark.end()).is_some_and(|c| {
        c.is_alphanumeric() || matches!(c, '[' | '/' | '_' | '$' | '{' | '%' | '-' | '.' | ':')
    });
    let end = end_of_url(text, mark.end());
    if !host_opens || end <= mark.end() + 1 {
        return;
    }
    if text[..start].ends_with("jdbc:") {
        start -= 5;
    }
    let known = KNOWN_SCHEMES.contains(&scheme.to_ascii_lowercase().as_str());
    let range = TextRange::new(start, end);
    sink.push(range, Label::Url, if known { 0.98 } else { 0.9 }, Evidence::PATTERN);
    credentials(text, TextRange::new(mark.end(), end), sink);
    parameters(text, range, sink);
}

fn www(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    let glued = |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '@' | '.' | '-' | '_');
    if before(text, mark.start()).is_some_and(glued) {
        return;
    }
    let rest = scan.ahead(mark.end(), 260);
    let (length, labels) = host_prefix(rest);
    let last = rest[..length].rsplit('.').next().unwrap_or("");
    let sure = match (labels, ending(last)) {
        (0, _) => return,
        (1, _) => 0.6,
        (_, Some(_)) => 0.97,
        (_, None) => 0.85,
    };
    let end = end_of_short_url(text, mark.end()).max(mark.end() + length);
    let range = TextRange::new(mark.start(), end);
    sink.push(range, Label::Url, sure, Evidence::PATTERN);
    parameters(text, range, sink);
}

/// `git@github.com:owner/repository.git`
fn remote(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    if before(text, mark.start()).is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '/')) {
        return;
    }
    let rest = scan.ahead(mark.end(), 260);
    let (length, _) = host_prefix(rest);
    let colon = rest[length..].starts_with(':');
    if length == 0
        || !colon
        || !rest[length + 1..].starts_with(|c: char| c.is_alphanumeric() || matches!(c, '/' | '~' | '.'))
    {
        return;
    }
    let range = TextRange::new(mark.start(), end_of_short_url(text, mark.end() + length));
    sink.push(range, Label::Url, 0.95, Evidence::PATTERN);
}

/// `mailto:a@b.com`, `tel:+15550100`: the whole is a URL, but what it holds is found with more belief by others.
fn opaque(scan: &Scan<'_>, mark: TextRange, sink: &mut Sink) {
    let text = scan.text;
    if before(text, mark.start()).is_some_and(|c| c.is_alphanumeric() || c == '_') {
        return;
    }
    let end = end_of_short_url(text, mark.end());
    let value = TextRange::new(mark.end(), end).of(text);
    let address = value.contains('@');
    let digits = value.bytes().filter(u8::is_ascii_digit).count();
    if address || (digits >= 5 && value.starts_with(|c: char| c.is_ascii_digit() || c == '+')) {
        sink.push(TextRange::new(mark.start(), end), Label::Url, 0.6, Evidence::PATTERN);
    }
}

/// `user:secret@` at the start of the authority.
fn credentials(text: &str, url: TextRange, sink: &mut Sink) {
    let rest = url.of(text);
    let authority = &rest[..rest.find(['/', '?', '#']).unwrap_or(rest.len())];
    let Some(sign) = authority.rfind('@') else { return };
    let info = &authority[..sign];
    let (user, secret) = info.split_once(':').unwrap_or((info, ""));
    if !is_placeholder(user) && user != "git" {
        sink.push(TextRange::at(url.start(), user.len()), Label::Username, 0.95, Evidence::PATTERN);
    }
    if !is_placeholder(secret) {
        let range = TextRange::at(url.start() + user.len() + 1, secret.len());
        sink.push(range, Label::Password, 0.95, Evidence::PATTERN);
    }
}

const USER_KEYS: &[&str] =
    &["user", "username", "user_name", "login", "uid", "userid", "user_id", "handle", "screen_name", "u"];
#[rustfmt::skip]
const SECRET_KEYS: &[&str] = &[
    "password", "passwd", "pwd", "pass", "token", "access_token", "id_token", "refresh_token", "auth_token",
    "api_key", "apikey", "api-key", "key", "secret", "client_secret", "sig", "signature", "auth",
    "x-amz-signature", "x-amz-security-token", "otp", "pin", "code", "authkey",
];
#[rustfmt::skip]
const SESSION_KEYS: &[&str] = &[
    "session", "sessionid", "session_id", "sid", "phpsessid", "jsessionid", "gclid", "fbclid", "msclkid",
    "device_id", "deviceid", "idfa", "gaid", "client_id", "cid", "visitor_id", "tracking_id",
];

/// Values of the query and the fragment whose keys say what they are.
pub(super) fn parameters(text: &str, url: TextRange, sink: &mut Sink) {
    let whole = url.of(text);
    let Some(query) = whole.find(['?', '#', ';']) else { return };
    let mut at = query;
    for part in whole[query..].split(['?', '&', '#', ';']).take(64) {
        let here = at;
        at += part.len() + 1;
        let Some((key, value)) = part.split_once('=') else { continue };
        // The first part is empty: the text begins with the separator itself.
        let range = TextRange::at(url.start() + here + key.len() + 1, value.len());
        let key = key.to_ascii_lowercase();
        if value.is_empty() || is_placeholder(value) {
            continue;
        }
        if SECRET_KEYS.contains(&key.as_str()) && value.len() >= 4 {
            sink.push(range, Label::Password, 0.85, Evidence::PATTERN.and(Evidence::CONTEXT));
        } else if USER_KEYS.contains(&key.as_str()) && !value.contains("%40") && !value.contains('@') {
            sink.push(range, Label::Username, 0.85, Evidence::PATTERN.and(Evidence::CONTEXT));
        } else if SESSION_KEYS.contains(&key.as_str()) && value.len() >= 6 {
            sink.push(range, Label::NumericalPii, 0.8, Evidence::PATTERN.and(Evidence::CONTEXT));
        }
    }
}

/// [`end_of_url`] for addresses without `://`, of which a text can hold one every few bytes: reads a bounded stretch,
/// and a comma before a letter begins the next one.
pub(super) fn end_of_short_url(text: &str, start: usize) -> usize {
    let text = &text[..crate::scan::floor_char(text, start + 2048)];
    let rest = text.get(start..).unwrap_or("");
    let bytes = rest.as_bytes();
    let comma = memchr::memchr2_iter(b',', b';', bytes)
        .find(|at| bytes.get(at + 1).is_some_and(u8::is_ascii_alphabetic));
    end_of_url(&text[..start + comma.unwrap_or(rest.len())], start)
}

/// Where the URL whose host begins at `start` ends: before white space, quotes and angle brackets, without the
/// sentence's own punctuation and without a closing bracket that was not opened inside.
fn end_of_url(text: &str, start: usize) -> usize {
    let rest = text.get(start..).unwrap_or("");
    let bytes = rest.as_bytes();
    let mut in_host = true;
    let mut host_label = 0;
    let mut nested = 0;
    let mut last_scheme = 0;
    let mut end = rest.len();
    for (at, c) in rest.char_indices() {
        if c.is_ascii_alphanumeric() || matches!(c, '-' | '_') {
            continue;
        }
        if stops(rest, at, c) || (in_host && is_unspaced(c) && ending(&rest[host_label..at]).is_some()) {
            end = at;
            break;
        }
        match c {
            '/' | '?' | '#' => in_host = false,
            '.' if in_host => host_label = at + 1,
            ':' if bytes.get(at + 1..at + 3) == Some(b"//") => {
                nested += 1;
                if nested > NESTED {
                    end = last_scheme;
                    break;
                }
                last_scheme = at;
            }
            _ => {}
        }
    }
    start + strip_end(&rest[..end])
}

/// A character that no URL holds, or that ends this one by what follows it.
fn stops(rest: &str, at: usize, c: char) -> bool {
    let bytes = rest.as_bytes();
    match c {
        '<' | '>' | '"' | '`' | '|' | '\\' | '^' | BORDER => true,
        '“' | '”' | '‘' | '’' | '«' | '»' | '…' => true,
        '。' | '、' | '，' | '）' | '】' | '」' | '』' | '；' | '：' | '！' | '？' => true,
        '\'' => !bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric),
        ',' => bytes.get(at + 1..at + 5).is_some_and(|next| next.eq_ignore_ascii_case(b"http")),
        '&' => {
            ["&quot;", "&gt;", "&lt;", "&#39;", "&nbsp;"].iter().any(|entity| rest[at..].starts_with(entity))
        }
        _ => c.is_whitespace() || c.is_control(),
    }
}

fn strip_end(url: &str) -> usize {
    let mut end = url.len();
    // Counted once: a long tail of brackets must not be recounted at each step.
    let mut open = [('(', ')', 0i64), ('[', ']', 0), ('{', '}', 0)];
    for pair in &mut open {
        pair.2 = url.chars().fold(0, |sum, c| sum + i64::from(c == pair.0) - i64::from(c == pair.1));
    }
    while let Some(last) = url[..end].chars().next_back() {
        if let Some(pair) = open.iter_mut().find(|pair| pair.1 == last) {
            if pair.2 >= 0 {
                break;
            }
            pair.2 += 1;
        } else if !matches!(
            last,
            '.' | ',' | ';' | ':' | '!' | '?' | '\'' | '*' | '~' | '(' | '[' | '{' | '@'
        ) {
            break;
        }
        end -= last.len_utf8();
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn urls_end_before_the_sentence_goes_on() {
        check(
            &URL,
            &[
                "see ‹URL|https://example.com/a?b=c#d›, or (‹URL|http://example.org/x_(y)›).",
                "‹URL|HTTP://EXAMPLE.COM:8080/›. Next",
                "<a href=\"‹URL|https://example.com/a›\">x</a>",
                "[‹URL|https://example.com/a›] {‹URL|ftp://example.com›}",
                "['‹URL|https://a.example.com›','‹URL|https://b.example.com›']",
                "サイトは‹URL|https://example.com›です。‹URL|https://ja.example.org/日本›。",
                "‹URL|https://münchen.de/straße› ‹URL|http://пример.рф› ‹URL|séma://host/x›",
                "‹URL|www.example.com›! ‹URL|www.example.co.uk/a?b=1›",
                "‹URL|s3://bucket/key› ‹URL|ws://localhost:3000› ‹URL|http://[::1]:80/x›",
                "‹URL|git@github.com:owner/repo.git›",
                "‹URL|hxxp://example[.]com/x›",
                "‹URL|tel:+1-555-0100› ‹URL|mailto:jane@example.com›",
            ],
        );
    }

    #[test]
    fn credentials_are_found_inside() {
        inside("https://jane:hunter2@example.com/", &[("USERNAME", "jane"), ("PASSWORD", "hunter2")]);
        inside("postgres://app:s3cr3t!@db:5432/x", &[("USERNAME", "app"), ("PASSWORD", "s3cr3t!")]);
        inside(
            "https://example.com/?user=jane&token=abcd1234",
            &[("USERNAME", "jane"), ("PASSWORD", "abcd1234")],
        );
        inside("mongodb+srv://u:p%40ss@c0.example.net/db", &[("USERNAME", "u"), ("PASSWORD", "p%40ss")]);
        inside("redis://:${PASS}@cache:6379", &[]);
        inside("https://example.com/x;jsessionid=ABCDEF123", &[("NUMERICAL_PII", "ABCDEF123")]);
    }

    /// The URL is found whole, and these inside it.
    #[track_caller]
    fn inside(url: &str, expected: &[(&str, &str)]) {
        let found = crate::scan::testing::found(&[&URL], url);
        let mut want: Vec<(String, String)> = vec![("URL".to_owned(), url.to_owned())];
        want.extend(expected.iter().map(|(label, text)| ((*label).to_owned(), (*text).to_owned())));
        want.sort();
        assert_eq!(found, want);
    }

    #[test]
    fn pieces_of_urls_are_none() {
        check(
            &URL,
            &[
                "http://",
                "://x",
                "a://b",
                "www. example",
                "www.",
                "awww.cute",
                "hotel:12345678",
                "std::x",
                "git@",
            ],
        );
    }
}
