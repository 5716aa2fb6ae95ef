//! Phone numbers spelled on the keypad: "1-800-FLOWERS", "(888) GO-ARGOS".
//!
//! Only toll-free prefixes of the North American plan, which is where they live; the letters must be capitals.

use blackbar_core::{Evidence, Label, TextRange};

use super::reading::{char_at, char_before};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static VANITY_NUMBERS: Recognizer = Recognizer {
    name: "vanity_number",
    labels: &[Label::PhoneNumber],
    trigger: Trigger::Literals(&["800", "833", "844", "855", "866", "877", "888", "900"]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(prefix) = anchor else { return };
    let rest = scan.ahead(prefix.end(), 24);
    let separator = rest.bytes().take_while(|byte| matches!(byte, b')' | b'-' | b' ' | b'.')).count();
    if !(1..=2).contains(&separator) {
        return;
    }
    let body = &rest[separator..];
    let length = body
        .bytes()
        .take_while(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || *byte == b'-')
        .count();
    let body = body[..length].trim_end_matches('-');
    let letters = body.bytes().filter(u8::is_ascii_uppercase).count();
    let end = prefix.end() + separator + body.len();
    let keys = body.bytes().filter(|byte| *byte != b'-').count();
    if letters < 3 || !(7..=11).contains(&keys) || char_at(scan, end).is_some_and(char::is_alphanumeric) {
        return;
    }
    let (start, led) = lead(scan, prefix.start());
    if char_before(scan, start).is_some_and(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '$')) {
        return;
    }
    let range = TextRange::new(start, end);
    if led || scan.context(range, Cue::Phone) > 0.0 {
        sink.push(range, Label::PhoneNumber, 0.9, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

/// Where the number begins, and whether the trunk prefix stands before the area code: "1-", "1 (", "+1 ".
fn lead(scan: &Scan<'_>, start: usize) -> (usize, bool) {
    let before = scan.behind(start, 4);
    let bracket = usize::from(before.ends_with('('));
    let open = &before[..before.len() - bracket];
    let blank = usize::from(open.ends_with(['-', ' ', '.']));
    let trunk = &open[..open.len() - blank];
    if blank + bracket > 0 && trunk.ends_with('1') {
        let plus = usize::from(trunk.ends_with("+1"));
        return (start - bracket - blank - 1 - plus, true);
    }
    (start - bracket, bracket > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn letters_on_the_keypad_are_numbers() {
        check(
            &VANITY_NUMBERS,
            &[
                "order at ‹PHONE_NUMBER|1-800-FLOWERS› today",
                "call ‹PHONE_NUMBER|1-800-GO-FEDEX›.",
                "‹PHONE_NUMBER|1 (888) CONTACTS›",
                "phone: ‹PHONE_NUMBER|877-KARS4KIDS›",
                "part 800-ABCDEFG, model A1-800-FLOWERS, 1-800-flowers, $800 DOLLARS OFF, 1-800-555-0199",
                "the 800 PEOPLE there",
            ],
        );
    }
}
