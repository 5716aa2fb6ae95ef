//! Bytes to a JSON tree, within bounds: nesting is limited by the parser, the number of values by a count before it
//! (a tree takes many times the bytes of `[0,0,0,...`), and an error says where as a character position.

use memchr::memchr2;
use serde_json::Value;

use crate::schema::{Invalid, LocStep};

/// Values one request may hold; the longest real ones are arrays of texts.
const MOST_VALUES: usize = 2_000_000;

/// Parses a whole body. Of properties given twice the last counts, as in Python.
pub(crate) fn parse(body: &[u8]) -> Result<Value, Invalid> {
    if values(body) > MOST_VALUES {
        return Err(Invalid {
            description: None,
            loc: vec![LocStep::Key("body".to_owned())],
            msg: format!("JSON should hold at most {MOST_VALUES} values"),
            kind: "too_long",
        });
    }
    serde_json::from_slice(body).map_err(|error| {
        let position = if error.is_eof() {
            characters(body)
        } else {
            character_position(body, error.line(), error.column())
        };
        // The parser's own words are a closed list without any of the input; the rest of its text is the place.
        let words = error.to_string();
        let words = words.split(" at line ").next().unwrap_or_default();
        let msg = if error.is_syntax() || error.is_eof() {
            format!("JSON decode error: {words}")
        } else {
            "JSON decode error".to_owned()
        };
        Invalid {
            description: Some("The request body is not valid JSON.".to_owned()),
            loc: vec![LocStep::Key("body".to_owned()), LocStep::Index(position)],
            msg,
            kind: "json_invalid",
        }
    })
}

/// Commas and opening brackets outside strings: at least as many as there are values beyond the first.
fn values(body: &[u8]) -> usize {
    let mut count = 0;
    let mut rest = body;
    while let Some((byte, after)) = rest.split_first() {
        rest = after;
        match byte {
            b',' | b'[' | b'{' => count += 1,
            b'"' => rest = behind_string(rest),
            _ => {}
        }
    }
    count
}

fn behind_string(mut rest: &[u8]) -> &[u8] {
    while let Some(at) = memchr2(b'"', b'\\', rest) {
        let escaped = rest[at] == b'\\';
        rest = rest.get(at + if escaped { 2 } else { 1 }..).unwrap_or_default();
        if !escaped {
            return rest;
        }
    }
    &[]
}

/// The parser counts lines from 1 and bytes in the line; clients count characters from the start.
fn character_position(body: &[u8], line: usize, column: usize) -> usize {
    let starts = std::iter::once(0).chain(memchr::memchr_iter(b'\n', body).map(|at| at + 1));
    let start = starts.into_iter().nth(line.saturating_sub(1)).unwrap_or(body.len());
    let end = start.saturating_add(column.saturating_sub(1)).min(body.len());
    characters(&body[..end])
}

fn characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| (**byte & 0xC0) != 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(body: &str, position: usize) {
        let error = parse(body.as_bytes()).unwrap_err();
        assert_eq!(error.loc, [LocStep::Key("body".into()), LocStep::Index(position)], "{body}");
        assert_eq!(error.kind, "json_invalid");
        assert!(!error.msg.contains("secret"), "{}", error.msg);
    }

    #[test]
    fn errors_say_where_in_characters() {
        check("", 0);
        check("{\"text\": secret}", 9);
        check("{\"é😀\": secret}", 7);
        check("{\n\"text\":\n[secret]}", 11);
        check("[1,]", 3);
        check("{", 1);
        check("{\"é\": [", 7);
        check("{\"a\":1} x", 8);
        check("[\"\\ud800\"]", 8);
    }

    #[test]
    fn deep_nesting_is_an_error_and_not_a_crash() {
        let deep = "[".repeat(1_000_000);
        assert_eq!(parse(deep.as_bytes()).unwrap_err().kind, "json_invalid");
    }

    #[test]
    fn a_flood_of_values_is_refused_before_it_is_built() {
        let flood = format!("[{}0]", "0,".repeat(MOST_VALUES + 1));
        assert_eq!(parse(flood.as_bytes()).unwrap_err().kind, "too_long");
        let text = format!("[\"{}\\\",[\"]", ",[{".repeat(MOST_VALUES));
        assert!(parse(text.as_bytes()).is_ok());
    }

    #[test]
    fn of_equal_keys_the_last_counts() {
        assert_eq!(parse(br#"{"a":1,"a":2}"#).unwrap()["a"], 2);
    }
}
