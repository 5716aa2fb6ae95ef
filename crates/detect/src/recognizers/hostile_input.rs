//! Texts made to keep recognizers busy: long repeats of what wakes them. Each must be read in time that grows with its
//! length only; a quadratic reader would make this test run for hours.

use blackbar_core::{Cancel, LabelSet};

use crate::scan;

const BYTES: usize = 1 << 18;

#[rustfmt::skip]
const UNITS: &[&str] = &[
    "@", "a.a.a.", "://", "-----BEGIN", "-----BEGIN PRIVATE KEY-----", "-----BEGIN PRIVATE KEY-----AAAA\n",
    "ab://", "http://a/", "www.", "www.a.b,", "a.com:1,", "a.com/", "a.com:a.com:", "tel:12345,",
    "mailto:a@b.co,", "password ", "password:", "password=a&", "\"password\":\"", "eyJ", "eyJ.", "eyJ=",
    "\\", "\\\\a\\b", "C:\\", "C:\\a b\\", "/home/a", "/home/a ", ".pdf", "a.pdf/", "a.pdf\"", "1.1.1.1.",
    "1.1.1.1 ", ":", "a:", "::", "a::b", "a-", "aa-", "00:11:22:33:44:55:", "0x", "bc1",
    "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa ", "seed phrase ", "legal ", " at ", "a at b dot com ", "j o h n ",
    " dot ", "(", "http://a(((", ")))", "sid=", "%40", "user@", "\"@", "\"a\"@b.c ", "net income ",
    "username is ", "bearer a", "basic YTpi", "maiden name is ", "SG.", "sk-", "AccountKey=", "ssh-rsa A",
    "PuTTY-User-Key-File", "{", "é@", "电.", "密码是", "\u{1E}", "\u{1E}@\u{1E}", " for ", "password for ",
    "git@a:b", "@a@b.c", "~/a", "\n", "\"", "'", "a'", "a.com'", ",http", "&quot;", "1:AA", ":AA",
    "AC0123456789abcdef0123456789abcdef ",
];

#[test]
fn repeats_of_what_wakes_recognizers_are_read_in_linear_time() {
    for unit in UNITS {
        let text = unit.repeat(BYTES / unit.len() + 1);
        scan::find(&text, LabelSet::all(), &Cancel::new()).expect("not cancelled");
    }
}

#[test]
fn a_megabyte_of_each_classic_is_no_trouble() {
    for unit in ["@", "a.a.a.", "://", "-----BEGIN"] {
        let text = unit.repeat((1 << 20) / unit.len());
        scan::find(&text, LabelSet::all(), &Cancel::new()).expect("not cancelled");
    }
}

proptest::proptest! {
    #[test]
    fn no_text_makes_a_recognizer_panic(text in "([@.:/\\\\\"'=<>(){}%&;,_ \\-\u{1E}\n]|[a-f0-9]{1,4}|http|www|com|é|电|密码|pdf|C:|password|user|is|at|dot|0x|eyJ|AKIA|-----){0,60}") {
        let found = scan::find(&text, LabelSet::all(), &Cancel::new()).expect("not cancelled");
        for finding in found {
            proptest::prop_assert!(text.get(finding.range.start()..finding.range.end()).is_some_and(|found| !found.is_empty()));
        }
    }
}
