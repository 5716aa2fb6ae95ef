//! Credentials in HTTP headers: `Authorization: Bearer ...`, `Basic ...` whose base64 holds `user:password`.

use blackbar_core::{Evidence, Label, TextRange};

use super::assigned_value::{is_placeholder, is_secret_like};
use super::domain_names::{after, before, run_end};
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static AUTH_HEADER: Recognizer = Recognizer {
    name: "auth_header",
    labels: &[Label::Password],
    trigger: Trigger::Literals(&["bearer ", "basic ", "authorization: token ", "authorization: apikey "]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(word) = anchor else { return };
    let text = scan.text;
    if before(text, word.start()).is_some_and(|c| c.is_alphanumeric() || c == '_') {
        return;
    }
    let end = run_end(text, word.end(), 8192, |c| {
        c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=' | '_' | '-' | '.' | '~')
    });
    let value = text[word.end()..end].trim_end_matches('.');
    let range = TextRange::at(word.end(), value.len());
    if is_placeholder(value) || after(text, end).is_some_and(char::is_alphabetic) {
        return;
    }
    let sure = if word.of(text).eq_ignore_ascii_case("basic ") {
        if !decodes_to_pair(value) {
            return;
        }
        0.97
    } else {
        let header = scan.behind(word.end(), 32).to_ascii_lowercase().contains("authorization");
        match header {
            true if value.len() >= 8 => 0.97,
            _ if is_secret_like(value, 16) => 0.9,
            _ => return,
        }
    };
    sink.push(range, Label::Password, sure, Evidence::PATTERN.and(Evidence::CONTEXT));
}

/// Base64 of printable text with a colon in it.
fn decodes_to_pair(value: &str) -> bool {
    let body = value.trim_end_matches('=');
    if body.len() < 4 || body.len() > 1024 {
        return false;
    }
    let (mut bits, mut held, mut colon) = (0u32, 0, false);
    for byte in body.bytes() {
        let digit = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return false,
        };
        bits = (bits << 6 | u32::from(digit)) & 0xFFFF;
        held += 6;
        if held >= 8 {
            held -= 8;
            let decoded = (bits >> held) as u8;
            if decoded < 0x20 {
                return false;
            }
            colon |= decoded == b':';
        }
    }
    colon
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn credentials_of_headers_are_found() {
        check(
            &AUTH_HEADER,
            &[
                "Authorization: Bearer ‹PASSWORD|abcDEF123-_.xyz456›\n",
                "curl -H 'Authorization: Basic ‹PASSWORD|dXNlcjpwYXNzd29yZA==›'",
                "bearer ‹PASSWORD|a1b2c3d4e5f6a7b8c9d0›",
                "Authorization: token ‹PASSWORD|a1b2c3d4e5f6›",
                "the bearer of this letter, basic training, basic understanding, Bearer <token>, Basic szolgáltatás",
            ],
        );
    }
}
