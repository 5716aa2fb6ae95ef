//! Key cases with their answers written down, hostile patterns, and both engines against each other.

use super::super::{Budget, PythonRegex, TooCostly};
use super::{Answer, ours};

#[track_caller]
fn check(pattern: &str, text: &str, expected: &[&str]) {
    let regex = PythonRegex::new(pattern).expect("a sound pattern");
    let found: Vec<&str> =
        regex.find_iter(text).map(|found| found.expect("few steps").range().of(text)).collect();
    assert_eq!(found, expected, "{pattern:?} on {text:?}");
}

#[test]
fn key_cases_hold_without_python() {
    check("a$", "a\n", &["a"]);
    check(r"a\Z", "a\n", &[]);
    check("|a", "a", &["", "a", ""]);
    check("a*", "ab", &["a", "", ""]);
    check(r"\w+", "e\u{301}t", &["e", "t"]);
    check(r"\bt", "e\u{301}t", &["t"]);
    check("[a&&b]", "&", &["&"]);
    check("(?i)straße", "STRASSE STRAẞE", &["STRAẞE"]);
    check(r"(\w)\1", "hello", &["ll"]);
    check(r"\101", "A", &["A"]);
    check("x{,2}", "xxx", &["xx", "x", ""]);
}

#[test]
fn errors_say_where_and_never_what() {
    let error = PythonRegex::new("secret(").expect_err("an open group");
    assert_eq!((error.position, error.message), (6, "missing ), unterminated subpattern"));
    let error = PythonRegex::new("éé**").expect_err("two stars");
    assert_eq!(error.position, 3);
    assert!(!format!("{:?}", PythonRegex::new("secret").expect("sound")).contains("secret"));
}

#[test]
fn matching_at_the_start_is_anchored() {
    for (pattern, text, expected) in [
        ("Bar", "Barcelona", true),
        ("Bar$", "Barcelona", false),
        ("celona", "Barcelona", false),
        ("x*", "Barcelona", true),
        ("", "", true),
        ("(?m)^b", "a\nb", false),
        ("a|b$", "b", true),
        (r"(?=.*lona)", "Barcelona", true),
    ] {
        let regex = PythonRegex::new(pattern).expect("a sound pattern");
        assert_eq!(regex.match_start(text), Ok(expected), "{pattern:?} on {text:?}");
    }
}

#[test]
fn hostile_patterns_end_quickly() {
    let long = "a".repeat(50_000);
    let words = "aaaa ".repeat(10_000);
    for pattern in [
        "^(a+)+$",
        "^(a|aa)+$",
        "^(?=(a+)+$)b",
        r"(\w+\s?)+\1$",
        "(a*)*b",
        "(a*)*$x",
        "(?:a|a)*+b",
        "(?=(a*)*b)c",
        "(a?){40}a{40}b",
        "((a{0,1000}){0,1000}){0,1000}x",
        "(?:a{1000}){1000}",
        "((((((((a*)*)*)*)*)*)*)*)*b",
        ".*x|a",
        "(?:.*.*.*.*)=",
        r"(.*)\1{5}b",
        "(?<!b)(a+)+c",
        "(?<=a{1000})b",
        "[a-z]{1,1000}[0-9]",
        "(?:(?:a?)*?)*?b",
    ] {
        for text in [&long, &words] {
            let _ = ours(pattern, text);
        }
    }
}

#[test]
fn a_short_catastrophe_is_too_costly_not_wrong() {
    let text = "a".repeat(60) + "!";
    assert_eq!(ours(r"(?:(a+)\b)?(?:a+)+(?<=b)$", &text), Answer::TooCostly);
    let mut shared = Budget::for_text(0);
    let regex = PythonRegex::new(r"(?=(a|aa)+$)b").expect("sound");
    let mut refused = 0;
    for _ in 0..1000 {
        refused += usize::from(regex.match_start_within(&text, &mut shared) == Err(TooCostly));
    }
    assert_eq!(refused, 1000, "one budget serves them all");
}

#[test]
fn deep_and_long_patterns_are_refused_or_run() {
    assert!(PythonRegex::new(&"(".repeat(5000)).is_err());
    assert!(PythonRegex::new(&("(".repeat(5000) + &")".repeat(5000))).is_err());
    assert!(PythonRegex::new(&("(?(1)".repeat(900) + &")".repeat(900))).is_err());
    assert!(PythonRegex::new(&"a".repeat(100_000)).is_err());
    assert!(PythonRegex::new(&"[^".repeat(4000)).is_err());
    assert!(PythonRegex::new(&"a|".repeat(4000)).is_ok());
    assert!(PythonRegex::new(&r"\w".repeat(4000)).is_ok());
    assert!(PythonRegex::new(&("(?i)".to_owned() + &"a".repeat(9000))).is_ok());
    assert!(PythonRegex::new(&"(a)".repeat(3000)).is_ok());
}
