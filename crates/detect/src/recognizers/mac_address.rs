//! Hardware addresses: six (EUI-48) or eight (EUI-64) pairs of hexadecimal digits joined by `:` or `-`, or groups of
//! four joined by dots. They stand in the numbering of devices, hence NUMERICAL_PII.

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::before;
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static MAC_ADDRESS: Recognizer = Recognizer {
    name: "mac_address",
    labels: &[Label::NumericalPii],
    trigger: Trigger::Literals(&[":", "-", "."]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(mark) = anchor else { return };
    let bytes = scan.text.as_bytes();
    let separator = bytes[mark.start()];
    let width = if separator == b'.' { 4 } else { 2 };
    let Some(start) = mark.start().checked_sub(width) else { return };
    if !bytes[start..mark.start()].iter().all(u8::is_ascii_hexdigit) {
        return;
    }
    if before(scan.text, start).is_some_and(|c| {
        c.is_alphanumeric() || matches!(c, ':' | '-' | '.' | '_') && c == char::from(separator)
    }) {
        return;
    }
    let mut groups = 1;
    let mut end = mark.start();
    while groups < 9
        && bytes.get(end) == Some(&separator)
        && bytes.get(end + 1..end + 1 + width).is_some_and(|group| group.iter().all(u8::is_ascii_hexdigit))
    {
        groups += 1;
        end += 1 + width;
    }
    let counts: &[usize] = if separator == b'.' { &[3, 4] } else { &[6, 8] };
    let runs_on = scan.text[end..]
        .chars()
        .next()
        .is_some_and(|c| c.is_alphanumeric() || c == '_' || (c == char::from(separator) && more(bytes, end)));
    if !counts.contains(&groups) || runs_on {
        return;
    }
    let range = TextRange::new(start, end);
    let letters = bytes[start..end].iter().any(u8::is_ascii_alphabetic);
    let announced = scan.context(range, Cue::Numerical) >= 0.65;
    let sure = match (separator, letters) {
        _ if announced => 0.97,
        (b':', _) => 0.93,
        (_, true) => 0.9,
        // Digits only: a phone number, a sum or a date may look so.
        _ => 0.4,
    };
    sink.push(range, Label::NumericalPii, sure, Evidence::PATTERN);
}

/// Another group follows the separator.
fn more(bytes: &[u8], end: usize) -> bool {
    bytes.get(end + 1).is_some_and(u8::is_ascii_hexdigit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn hardware_addresses_in_their_three_forms() {
        check(
            &MAC_ADDRESS,
            &[
                "eth0 ‹NUMERICAL_PII|00:1A:2B:3C:4D:5E› up",
                "‹NUMERICAL_PII|00-1a-2b-3c-4d-5e›, ‹NUMERICAL_PII|001a.2b3c.4d5e›.",
                "‹NUMERICAL_PII|00:11:22:33:44:55›; ‹NUMERICAL_PII|02:42:ac:ff:fe:11:00:02›",
                "mac address ‹NUMERICAL_PII|00-11-22-33-44-55›",
                "12-34-56-78-90-12, 12:30:45, 2020.1234.5678, 1a:2b:3c:4d:5e, 00:1A:2B:3C:4D:5E:6F",
                "a-b-c-d-e-f ab-cd-ef 00:1A-2B:3C-4D:5E",
            ],
        );
    }
}
