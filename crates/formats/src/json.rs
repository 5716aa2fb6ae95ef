//! JSON and JSON Lines: strings and numbers are values, keys are never touched.
//!
//! A lexer of our own instead of a tree: duplicate keys, `1E5`, `-0`, twenty-digit numbers and every blank come out
//! as they went in, and nesting costs no stack.

mod scanner;
mod spelling;
mod string;

use blackbar_core::{Document, Format, FormatError, OpenContext};

use crate::encoding::Hint;
use crate::source_text::{self, Opening};

pub(crate) use scanner::JsonScanner;

/// `application/json`.
pub struct Json;

pub(crate) const OPENING: Opening = Opening { what: "a JSON file", hint: Hint::Text };

impl Format for Json {
    fn name(&self) -> &'static str {
        "JSON"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["application/json"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["json", "jsonl", "ndjson", "geojson", "jsonld", "ipynb", "har"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        source_text::open(bytes, context, &OPENING, JsonScanner::new(context.limits))
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::{FormatError, Limits};

    use super::*;
    use crate::testing::{contexts, open_with, readings, redact, redact_bytes, series};

    #[test]
    fn strings_and_numbers_are_values_and_keys_are_not() {
        let text = r#"{"name": "John", "n": [1, -2.50, true, null], "o": {"k": "Jos\u00e9"}, "": ""}"#;
        assert_eq!(readings(&Json, text), ["John", "1", "-2.50", "José"]);
    }

    #[test]
    fn values_are_named_by_their_keys() {
        let text = r#"{"patients": [{"firstName": "John", "address": {"city": "Rome"}},
            {"address": {"city": "Bern"}, "first\u004eame": "Ann"}]}"#;
        let named = contexts(&Json, text);
        assert_eq!(named[0], ("John".into(), Some("patients first name".into())));
        assert_eq!(named[1], ("Rome".into(), Some("address city".into())));
        let series = series(&Json, text);
        assert!(series[0] == series[3] && series[1] == series[2] && series[0] != series[1]);
    }

    #[test]
    fn a_value_may_be_named_by_the_member_before_it() {
        let text = r#"[{"name": "ssn", "value": "078-05-1120"}, {"key": "home_phone", "x": 1, "value": 5550142},
            {"value": "plain", "name": "late"}, {"name": "Ann", "age": 5, "o": {"value": "inner"}}]"#;
        let named = contexts(&Json, text);
        let of =
            |value: &str| named.iter().find(|(text, _)| text == value).and_then(|(_, name)| name.clone());
        assert_eq!(of("078-05-1120").as_deref(), Some("ssn"));
        assert_eq!(of("5550142").as_deref(), Some("home phone"));
        assert_eq!(of("plain").as_deref(), Some("value"));
        assert_eq!(of("5").as_deref(), Some("age"));
        assert_eq!(of("inner").as_deref(), Some("o value"));
    }

    #[test]
    fn everything_untouched_stays() {
        let text = "{ \"a\" : 1E5,\t\"a\":-0, \"b\":12345678901234567890 , \"c\" : \"x\\/\\ud83d\" }\r\n[NaN]\n\"x\"";
        assert_eq!(redact(&Json, text, &[]), text);
        assert_eq!(redact(&Json, text, &[("1E5", "[N]")]), text.replace("1E5", "\"[N]\""));
    }

    #[test]
    fn numbers_become_strings_and_strings_stay_sound() {
        let check = |text: &str, changes: &[(&str, &str)], expected: &str| {
            assert_eq!(redact(&Json, text, changes), expected);
        };
        check("[4111111111111111]", &[("4111111111111111", "[CARD_1]")], r#"["[CARD_1]"]"#);
        check("[123456]", &[("345", "*")], r#"["12*6"]"#);
        check("[123456]", &[("12", "a"), ("56", "")], r#"["a34"]"#);
        check(r#"["a John\n"]"#, &[("John", "\"\\\n\u{1}é")], r#"["a \"\\\n\u0001é\n"]"#);
        check(r#"["Jos\u00e9 \ud83d\ude00 x"]"#, &[("José", "[N]"), ("😀", "?")], r#"["[N] ? x"]"#);
        check(r#"["\ud83d John"]"#, &[("John", "[N]")], r#"["\ud83d [N]"]"#);
    }

    #[test]
    fn characters_that_the_encoding_lacks_are_escaped() {
        let bytes = b"[\"J\xFCrgen M\xFCller aus K\xF6ln\", \"Gr\xFC\xDFe\"]";
        let expected = b"[\"\\u540d\\ud83d\\ude00 aus K\xF6ln\", \"Gr\xFC\xDFe\"]";
        assert_eq!(redact_bytes(&Json, bytes, &[("Jürgen Müller", "名😀")]), expected);
    }

    #[test]
    fn broken_files_are_told_by_position() {
        for (text, at) in [
            ("", 0),
            ("{", 1),
            ("[1,]", 3),
            ("{\"a\"}", 4),
            ("{\"a\":}", 5),
            ("[1 2]", 3),
            ("[\"a\nb\"]", 3),
            ("]", 0),
            ("[}", 1),
            ("{\"a\":1]", 6),
            ("[01]", 1),
            ("tru", 0),
            ("[\"\\x\"]", 2),
            ("{\"a\":1,}", 7),
            ("[\"a", 3),
            ("[1}", 2),
            ("{1:2}", 1),
            ("[,1]", 1),
            ("abc", 0),
            ("'a'", 0),
        ] {
            let error = open_with(&Json, text.as_bytes(), &Limits::default()).err();
            let expected = FormatError::Damaged(format!("not valid JSON at byte {at}"));
            assert_eq!(error, Some(expected), "{text}");
        }
    }

    #[test]
    fn nesting_ends_at_the_limit_and_not_in_a_crash() {
        let deep = "[".repeat(1_000_000);
        let error = open_with(&Json, deep.as_bytes(), &Limits::default()).err();
        assert_eq!(error, Some(FormatError::OverLimit("nested too deeply")));
        let sound = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
        assert!(open_with(&Json, sound.as_bytes(), &Limits { depth: 100_000, ..Limits::default() }).is_ok());
        let many = format!("[{}1]", "1,".repeat(100));
        assert!(open_with(&Json, many.as_bytes(), &Limits { passages: 100, ..Limits::default() }).is_err());
    }
}
