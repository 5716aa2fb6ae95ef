//! Keys and tokens that carry their maker's mark: `ghp_...`, `AKIA...`, `sk_live_...`, JSON web tokens, keys in
//! connection strings. Sources: the makers' own documentation of their formats.

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::{before, run_end};
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static SECRET_TOKEN: Recognizer = Recognizer {
    name: "secret_token",
    labels: &[Label::Password],
    trigger: Trigger::Literals(PREFIXES),
    check,
};

/// `AC` or `SK` and 32 hexadecimal digits, which no literal can anchor well.
pub(super) static TWILIO_KEY: Recognizer = Recognizer {
    name: "twilio_key",
    labels: &[Label::Password],
    trigger: Trigger::Numbers,
    check: check_twilio,
};

#[derive(Clone, Copy)]
enum Body {
    /// Letters, digits, `_` and `-`.
    Word,
    /// Letters and digits.
    Alnum,
    /// Upper-case letters and digits.
    Upper,
    /// Hexadecimal digits.
    Hex,
    /// Letters, digits, `_`, `-` and dots.
    Dotted,
    /// Base64, and the prefix itself is a key that stays: `AccountKey=`.
    Base64Value,
}

struct Mark {
    prefix: &'static str,
    /// Least and most characters behind the prefix.
    least: usize,
    most: usize,
    body: Body,
}

const fn mark(prefix: &'static str, least: usize, most: usize, body: Body) -> Mark {
    Mark { prefix, least, most, body }
}

#[rustfmt::skip]
const MARKS: &[Mark] = &[
    mark("AKIA", 16, 16, Body::Upper), mark("ASIA", 16, 16, Body::Upper), mark("AGPA", 16, 16, Body::Upper),
    mark("AIDA", 16, 17, Body::Upper), mark("AROA", 16, 17, Body::Upper), mark("ANPA", 16, 16, Body::Upper),
    mark("ABIA", 16, 16, Body::Upper), mark("ACCA", 16, 16, Body::Upper),
    mark("ghp_", 30, 255, Body::Alnum), mark("gho_", 30, 255, Body::Alnum), mark("ghu_", 30, 255, Body::Alnum),
    mark("ghs_", 30, 255, Body::Alnum), mark("ghr_", 30, 255, Body::Alnum), mark("github_pat_", 22, 255, Body::Word),
    mark("glpat-", 18, 64, Body::Dotted), mark("gldt-", 18, 64, Body::Word), mark("glrt-", 18, 64, Body::Word), mark("glptt-", 18, 64, Body::Word),
    mark("xoxb-", 10, 255, Body::Word), mark("xoxp-", 10, 255, Body::Word), mark("xoxa-", 10, 255, Body::Word),
    mark("xoxr-", 10, 255, Body::Word), mark("xoxs-", 10, 255, Body::Word), mark("xoxe-", 10, 255, Body::Word), mark("xapp-", 10, 255, Body::Word),
    mark("sk_live_", 10, 255, Body::Alnum), mark("rk_live_", 10, 255, Body::Alnum), mark("sk_test_", 10, 255, Body::Alnum),
    mark("rk_test_", 10, 255, Body::Alnum), mark("pk_live_", 10, 255, Body::Alnum), mark("whsec_", 20, 255, Body::Word),
    mark("AIza", 35, 35, Body::Word), mark("ya29.", 20, 1024, Body::Dotted), mark("GOCSPX-", 20, 64, Body::Word),
    mark("sk-ant-", 20, 255, Body::Word), mark("sk-proj-", 20, 255, Body::Word), mark("sk-", 20, 255, Body::Word),
    mark("npm_", 30, 64, Body::Alnum), mark("pypi-", 40, 1024, Body::Word), mark("rubygems_", 40, 64, Body::Hex),
    mark("SG.", 40, 80, Body::Dotted), mark("key-", 32, 32, Body::Hex), mark("dop_v1_", 60, 70, Body::Hex), mark("doo_v1_", 60, 70, Body::Hex),
    mark("shpat_", 32, 40, Body::Hex), mark("shpss_", 32, 40, Body::Hex), mark("shpca_", 32, 40, Body::Hex), mark("shppa_", 32, 40, Body::Hex),
    mark("hf_", 30, 64, Body::Alnum), mark("gsk_", 40, 64, Body::Alnum), mark("r8_", 30, 64, Body::Alnum), mark("xai-", 40, 120, Body::Alnum),
    mark("nvapi-", 40, 120, Body::Word), mark("lin_api_", 30, 64, Body::Alnum), mark("figd_", 30, 64, Body::Word), mark("dckr_pat_", 20, 64, Body::Word),
    mark("ATATT3", 40, 255, Body::Word), mark("ATBB", 28, 64, Body::Alnum), mark("sntrys_", 30, 255, Body::Word), mark("glsa_", 30, 64, Body::Word),
    mark("PMAK-", 30, 70, Body::Word), mark("hvs.", 20, 255, Body::Word), mark("AGE-SECRET-KEY-1", 50, 60, Body::Upper),
    mark("sq0atp-", 20, 64, Body::Word), mark("sq0csp-", 40, 64, Body::Word), mark("EAACEdEose0cBA", 10, 255, Body::Alnum),
    mark("tskey-", 20, 80, Body::Word), mark("dapi", 32, 34, Body::Hex), mark("secret_", 40, 64, Body::Alnum), mark("pat-na1-", 30, 40, Body::Word),
    mark("AccountKey=", 20, 128, Body::Base64Value), mark("SharedAccessKey=", 20, 128, Body::Base64Value),
    mark("SharedAccessSignature=", 20, 512, Body::Base64Value), mark("sharedSecret=", 12, 128, Body::Base64Value),
    mark("eyJ", 20, 16384, Body::Dotted),
];

/// The same prefixes as the anchors; a test keeps the two lists equal.
#[rustfmt::skip]
const PREFIXES: &[&str] = &[
    "AKIA", "ASIA", "AGPA", "AIDA", "AROA", "ANPA", "ABIA", "ACCA", "ghp_", "gho_", "ghu_", "ghs_", "ghr_",
    "github_pat_", "glpat-", "gldt-", "glrt-", "glptt-", "xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-",
    "xoxe-", "xapp-", "sk_live_", "rk_live_", "sk_test_", "rk_test_", "pk_live_", "whsec_", "AIza", "ya29.",
    "GOCSPX-", "sk-ant-", "sk-proj-", "sk-", "npm_", "pypi-", "rubygems_", "SG.", "key-", "dop_v1_",
    "doo_v1_", "shpat_", "shpss_", "shpca_", "shppa_", "hf_", "gsk_", "r8_", "xai-", "nvapi-", "lin_api_",
    "figd_", "dckr_pat_", "ATATT3", "ATBB", "sntrys_", "glsa_", "PMAK-", "hvs.", "AGE-SECRET-KEY-1",
    "sq0atp-", "sq0csp-", "EAACEdEose0cBA", "tskey-", "dapi", "secret_", "pat-na1-", "AccountKey=",
    "SharedAccessKey=", "SharedAccessSignature=", "sharedSecret=", "eyJ", ":AA",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(at) = anchor else { return };
    let text = scan.text;
    let literal = at.of(text);
    if literal == ":AA" {
        bot_token(scan, at, sink);
        return;
    }
    let value_only = |mark: &Mark| matches!(mark.body, Body::Base64Value);
    let Some(mark) = MARKS.iter().find(|mark| {
        mark.prefix == literal || (value_only(mark) && mark.prefix.eq_ignore_ascii_case(literal))
    }) else {
        return;
    };
    // What could belong to the token itself stands before it: it is part of a longer one, read from its start.
    let dotted = matches!(mark.body, Body::Dotted);
    let glued = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-') || (dotted && c == '.');
    if before(text, at.start()).is_some_and(glued) {
        return;
    }
    let most = mark.most + 64;
    let end = run_end(text, at.end(), most, |c| belongs(mark.body, c));
    let end = at.end() + text[at.end()..end].trim_end_matches(['.', '-']).len();
    let length = end - at.end();
    if length < mark.least || length > mark.most {
        return;
    }
    let body = &text[at.end()..end];
    if mark.prefix == "eyJ" && !is_web_token(body) {
        return;
    }
    if mark.prefix == "SG." && body.split('.').count() != 2 {
        return;
    }
    // "sk-learn-based-on-something-long": words joined by hyphens are no key.
    let random =
        body.bytes().any(|byte| byte.is_ascii_digit()) || body.bytes().any(|byte| byte.is_ascii_uppercase());
    if !random {
        return;
    }
    let start = if value_only(mark) { at.end() } else { at.start() };
    sink.push(TextRange::new(start, end), Label::Password, 0.98, Evidence::PATTERN);
}

fn belongs(body: Body, c: char) -> bool {
    match body {
        Body::Word => c.is_ascii_alphanumeric() || matches!(c, '_' | '-'),
        Body::Alnum => c.is_ascii_alphanumeric(),
        Body::Upper => c.is_ascii_uppercase() || c.is_ascii_digit(),
        Body::Hex => c.is_ascii_hexdigit(),
        Body::Dotted => c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.'),
        Body::Base64Value => c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=' | '%' | '&'),
    }
}

/// Header, payload and signature (RFC 7519), or header and payload of an unsigned or cut one.
fn is_web_token(body: &str) -> bool {
    let mut parts = body.split('.');
    let header = parts.next().unwrap_or("");
    let payload = parts.next().unwrap_or("");
    header.len() >= 10
        && payload.len() >= 10
        && payload.starts_with(|c: char| c.is_ascii_alphanumeric())
        && parts.count() <= 3
}

/// `123456789:AA...`: a bot of Telegram.
fn bot_token(scan: &Scan<'_>, at: TextRange, sink: &mut Sink) {
    let text = scan.text;
    let start = super::domain_names::run_start(text, at.start(), 12, |c| c.is_ascii_digit());
    let digits = at.start() - start;
    let end = run_end(text, at.start() + 1, 48, |c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
    if (8..=10).contains(&digits) && (34..=36).contains(&(end - at.start() - 1)) && at.of(text) == ":AA" {
        sink.push(TextRange::new(start, end), Label::Password, 0.97, Evidence::PATTERN);
    }
}

fn check_twilio(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let token = scan.numbers()[index];
    if token.range.len() != 34 || token.glued {
        return;
    }
    let value = token.range.of(scan.text);
    let body = value.strip_prefix("AC").or_else(|| value.strip_prefix("SK"));
    if body.is_some_and(|body| body.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))) {
        sink.push(token.range, Label::Password, 0.95, Evidence::PATTERN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    /// The examples are put together here, so that no scanner takes this file for a leak.
    fn made(prefix: &str, body: &str) -> String {
        format!("x ‹PASSWORD|{prefix}{body}›, y")
    }

    #[test]
    fn anchors_and_marks_are_the_same() {
        let marks: Vec<_> = MARKS.iter().map(|mark| mark.prefix).collect();
        assert_eq!(marks, PREFIXES[..PREFIXES.len() - 1]);
    }

    #[test]
    fn makers_marks_are_known() {
        let letters = "a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6g7H8i9J0";
        let hex = "0123456789abcdef0123456789abcdef";
        let cases = [
            made("AKIA", "IOSFODNN7EXAMPLE"),
            made("ghp_", &letters[..36]),
            made("github_pat_", letters),
            made("glpat-", &letters[..20]),
            made("xoxb-", "1234567890-abcdefGHIJ"),
            made("sk_live_", &letters[..24]),
            made("AIza", &letters[..35]),
            made("sk-", letters),
            made("sk-ant-", "api03-a1B2c3D4e5F6g7H8i9J0"),
            made("npm_", &letters[..36]),
            made("SG.", "a1B2c3D4e5F6g7H8i9J0ab.a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6g7H8i9J0abc"),
            made("eyJ", "hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P"),
            made("123456789:AA", &letters[..33]),
            "AccountName=x;AccountKey=‹PASSWORD|a1B2c3D4e5F6g7H8i9J0a1B2c3D4==›;Suffix=y".to_owned(),
        ];
        let cases: Vec<&str> = cases.iter().map(String::as_str).collect();
        check(&SECRET_TOKEN, &cases);
        check(&TWILIO_KEY, &[&made("AC", hex), &made("SK", hex), "BC0123456789abcdef0123456789abcdef"]);
    }

    #[test]
    fn words_that_begin_alike_are_none() {
        check(
            &SECRET_TOKEN,
            &[
                "sk-learn-is-a-library-for-machine-learning akia AKIA ghp_ key-value hf_x",
                "eyJ eyJhbGci notghp_a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6",
                "task-a1B2c3D4e5F6g7H8i9J0 SG.x",
            ],
        );
    }
}
