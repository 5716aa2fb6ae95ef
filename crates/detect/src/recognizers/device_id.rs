//! Identifiers of devices, browsers and sessions: UUIDs by their shape, cookies, session, advertising and installation
//! ids and digests by the word before them. A digest counts: hashed e-mail addresses follow people across services.

use blackbar_core::{Evidence, Label, TextRange};

use super::assigned_value::{Link, is_placeholder, value_after};
use super::domain_names::{after, before};
use super::net_words::{DEVICE_ID, DIGEST, is_in};
use crate::scan::{Anchor, Cue, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// `3f2504e0-4f89-11d3-9a0c-0305e82c3301`
pub(super) static UUID: Recognizer = Recognizer {
    name: "uuid",
    labels: &[Label::NumericalPii],
    trigger: Trigger::Literals(&["-"]),
    check: check_uuid,
};

/// `session id: 8f3a...`
pub(super) static DEVICE_IDS: Recognizer = Recognizer {
    name: "device_id",
    labels: &[Label::NumericalPii],
    trigger: Trigger::Words(&[MeaningKind::Cue(Cue::Numerical)]),
    check: check_announced,
};

fn check_uuid(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(dash) = anchor else { return };
    let bytes = scan.text.as_bytes();
    let Some(start) = dash.start().checked_sub(8) else { return };
    let Some(shape) = bytes.get(start..start + 36) else { return };
    let fits = shape.iter().enumerate().all(|(at, byte)| match at {
        8 | 13 | 18 | 23 => *byte == b'-',
        _ => byte.is_ascii_hexdigit(),
    });
    let range = TextRange::at(start, 36);
    let glued = |c: char| c.is_alphanumeric() || c == '-';
    if !fits
        || before(scan.text, start).is_some_and(glued)
        || after(scan.text, range.end()).is_some_and(glued)
    {
        return;
    }
    // All zeros is the empty one.
    if shape.iter().all(|byte| matches!(byte, b'0' | b'-')) {
        return;
    }
    let announced = scan.context(range, Cue::Numerical) >= 0.5;
    sink.push(range, Label::NumericalPii, if announced { 0.95 } else { 0.8 }, Evidence::PATTERN);
}

fn check_announced(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let key = scan.hit(index).range;
    let word = key.of(scan.text);
    let digest = is_in(DIGEST, word);
    // Other words with this meaning ("case", "ticket") announce numbers, which others read.
    if !digest && !is_in(DEVICE_ID, word) {
        return;
    }
    let Some(found) = value_after(scan, key) else { return };
    let (value, range) = cookie_value(found.value, found.range);
    if is_placeholder(value) || value.contains("://") {
        return;
    }
    if digest {
        let value = value.strip_prefix("SHA256:").or_else(|| value.strip_prefix("MD5:")).unwrap_or(value);
        if is_digest(value) {
            sink.push(range, Label::NumericalPii, 0.8, Evidence::PATTERN.and(Evidence::CONTEXT));
        }
        return;
    }
    let digits = value.bytes().filter(u8::is_ascii_digit).count();
    let shaped = value.len() >= 6
        && value.len() <= 256
        && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.:+/=%~|{}".contains(&byte));
    let enough = match found.link {
        Link::Sign | Link::Verb => digits >= 2,
        Link::Blank => digits >= 4,
    };
    // "session 2023-10-05" and "session 12:30:00" are times, which are read elsewhere.
    let dated = digits < value.len()
        && digits <= 14
        && value.bytes().all(|byte| byte.is_ascii_digit() || b"-/.:".contains(&byte));
    let hexadecimal = value.len() >= 16 && value.bytes().all(|byte| byte.is_ascii_hexdigit());
    if shaped && (enough || hexadecimal) && !dated {
        let sure = if found.link == Link::Blank { 0.75 } else { 0.88 };
        sink.push(range, Label::NumericalPii, sure, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

/// "Cookie: name=value; other=value": the first value.
fn cookie_value(value: &str, range: TextRange) -> (&str, TextRange) {
    match value.split_once('=') {
        Some((name, rest)) if !rest.is_empty() && !rest.starts_with('=') && name.len() < 32 => {
            (rest, TextRange::new(range.start() + name.len() + 1, range.end()))
        }
        _ => (value, range),
    }
}

fn is_digest(value: &str) -> bool {
    let hexadecimal = value.bytes().all(|byte| byte.is_ascii_hexdigit());
    let pairs = value.split(':').count() >= 16 && value.split(':').all(|pair| pair.len() == 2);
    (hexadecimal && matches!(value.len(), 32 | 40 | 56 | 64 | 96 | 128))
        || pairs
        || value.starts_with("$2")
        || ((43..=44).contains(&value.len())
            && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=_-".contains(&byte)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn uuids_are_known_by_their_shape() {
        check(
            &UUID,
            &[
                "id {‹NUMERICAL_PII|3f2504e0-4f89-11d3-9a0c-0305e82c3301›}",
                "‹NUMERICAL_PII|3F2504E0-4F89-11D3-9A0C-0305E82C3301›.",
                "00000000-0000-0000-0000-000000000000",
                "3f2504e0-4f89-11d3-9a0c-0305e82c3301a, x3f2504e0-4f89-11d3-9a0c-0305e82c3301",
                "2020-10-10, a-b-c, --------",
            ],
        );
    }

    #[test]
    fn ids_are_known_by_the_word_before_them() {
        check(
            &DEVICE_IDS,
            &[
                "session id: ‹NUMERICAL_PII|8f3a1c9be2›, ok",
                "\"deviceId\": 5, \"device_id\": \"‹NUMERICAL_PII|A1B2-C3D4-99›\"",
                "IDFA ‹NUMERICAL_PII|EA7583CD-A667-48BC-B806-42ECB2B48606›",
                "Set-Cookie: sid=‹NUMERICAL_PII|31d4d96e407aad42›; Path=/",
                "PHPSESSID=‹NUMERICAL_PII|298zf09hf012fh2›",
                "md5 ‹NUMERICAL_PII|d41d8cd98f00b204e9800998ecf8427e›",
                "session on Monday, cookie policy, session 2023-10-05, device id is required, hash table",
            ],
        );
    }
}
