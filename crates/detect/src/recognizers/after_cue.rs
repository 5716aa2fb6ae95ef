//! Reads the value that a word announces: "Member ID: HZ-5235-001", "employee no. is 4711", "Konto-Nr. 123 456".

use blackbar_core::TextRange;

use crate::scan::Scan;

/// Words that may stand between a cue and its value, in any language we read.
#[rustfmt::skip]
const BETWEEN: [&str; 66] = [
    "number", "numbers", "no", "nos", "num", "nr", "nbr", "n", "id", "ids", "code", "is", "was", "are", "of", "the", "it's", "its", "it", "yes", "yeah", "yep", "sure", "ok", "okay", "uh", "um", "that's", "my", "reads", "as", "follows",
    "nummer", "ist", "lautet", "numéro", "numero", "est", "le", "de", "du", "número", "es", "el", "la", "do", "da", "é", "è", "il", "del", "della", "numer", "jest", "to", "номер", "это", "№", "numarası", "numara", "nº", "n°", "no:", "号", "番号", "は",
];

/// A value behind a cue.
#[derive(Clone, Copy, Debug)]
pub(super) struct Announced {
    /// Where.
    pub(super) range: TextRange,
    /// Digits in it.
    pub(super) digits: usize,
    /// Letters in it.
    pub(super) letters: usize,
    /// Whether a colon, "number", "is" or the like says that a value follows.
    pub(super) explicit: bool,
}

/// Where the value begins and whether something says that it does.
pub(super) fn value_start(scan: &Scan<'_>, from: usize) -> Option<(usize, bool)> {
    let window = scan.ahead(from, 80);
    let mut at = 0;
    let mut explicit = false;
    let mut words = 0;
    let mut lines = 0;
    loop {
        let rest = &window[at..];
        let c = rest.chars().next()?;
        match c {
            ' ' | '\t' | '"' | '\'' | '(' | '[' | '*' | '-' | ',' | '\u{2019}' | '|' | '>' | '<' => {
                at += c.len_utf8()
            }
            ':' | '#' | '=' => {
                explicit = true;
                at += 1;
            }
            '.' | '?' => at += 1,
            '\n' | '\r' => {
                lines += usize::from(c == '\n');
                if lines > 1 {
                    return None;
                }
                at += 1;
            }
            _ => {
                let word: &str = word_at(rest);
                let lower = word.to_lowercase();
                let skip = !word.is_empty() && words < 5 && BETWEEN.contains(&lower.as_str());
                if !skip {
                    break;
                }
                explicit = true;
                words += 1;
                at += word.len();
            }
        }
    }
    // A new line between belongs to a form only when something announced the value.
    (at < window.len() && (lines == 0 || explicit)).then_some((from + at, explicit))
}

/// Letters up to the next separator; empty when the text goes on with a digit.
fn word_at(text: &str) -> &str {
    let end = text
        .find(|c: char| !(c.is_alphabetic() || matches!(c, '\'' | '\u{2019}' | '°' | 'º' | '№')))
        .unwrap_or(text.len());
    let word = &text[..end];
    if text[end..].starts_with(|c: char| c.is_ascii_digit()) && !word.ends_with(['°', 'º', '№']) {
        ""
    } else {
        word
    }
}

/// The value a cue that ends at `from` announces: groups of letters and digits, joined by `-`, `/`, `.` or `_`, or by a
/// blank before a group of digits. Needs a digit.
pub(super) fn value_after(scan: &Scan<'_>, from: usize) -> Option<Announced> {
    let (start, explicit) = value_start(scan, from)?;
    let bytes = scan.text.as_bytes();
    let window_end = start + scan.ahead(start, 64).len();
    let mut end = start;
    let mut digits = 0;
    let mut letters = 0;
    loop {
        let group = bytes[end..window_end].iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let in_group = bytes[end..end + group].iter().filter(|byte| byte.is_ascii_digit()).count();
        digits += in_group;
        letters += group - in_group;
        end += group;
        if group == 0 {
            return None;
        }
        let next = bytes[end..window_end].first().copied();
        let follows = |at: usize, test: fn(&u8) -> bool| at < window_end && test(&bytes[at]);
        match next {
            Some(b'-' | b'/' | b'_' | b'.') if follows(end + 1, u8::is_ascii_alphanumeric) => {
                // "12345.Next" ends at the full stop.
                if next == Some(b'.') && !follows(end + 1, u8::is_ascii_digit) {
                    break;
                }
                end += 1;
            }
            // "2:19-cv-01234": the dockets of courts.
            Some(b':')
                if in_group == group
                    && matches!(bytes.get(end + 1..end + 5), Some([d1, d2, b'-', letter]) if d1.is_ascii_digit() && d2.is_ascii_digit() && letter.is_ascii_alphabetic()) =>
            {
                end += 1;
            }
            Some(b' ') => {
                let ahead = &bytes[end + 1..window_end];
                let run = ahead.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
                let all_digits = run >= 2 && ahead[..run].iter().all(u8::is_ascii_digit);
                let glued_back = matches!(ahead.get(run), Some(b':' | b'/' | b'.' | b'%'))
                    && ahead.get(run + 1).is_some_and(u8::is_ascii_digit);
                let prefix_only =
                    digits == 0 && letters <= 4 && bytes[start..end].iter().all(u8::is_ascii_uppercase);
                if all_digits && !glued_back && (digits >= 2 || prefix_only) {
                    end += 1;
                } else {
                    break;
                }
            }
            _ => break,
        }
    }
    let ends_clean = !scan.text[end..]
        .starts_with(|c: char| c.is_alphanumeric() || matches!(c, '%' | '@' | '_' | '€' | '$'));
    let money = scan.text[..start].ends_with(['$', '€', '£', '¥', '₹', '+']);
    (digits > 0 && ends_clean && !money).then_some(Announced {
        range: TextRange::new(start, end),
        digits,
        letters,
        explicit,
    })
}

/// Dates, times and amounts are not identifiers.
pub(super) fn is_date_or_amount(value: &str) -> bool {
    let groups: Vec<&str> = value.split(['/', '-', '.', ' ']).collect();
    let digits = |group: &&str| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
    if !groups.iter().all(digits) {
        return false;
    }
    match groups.iter().map(|group| group.len()).collect::<Vec<_>>().as_slice() {
        [1..=2, 1..=2, 2 | 4] | [4, 1..=2, 1..=2] => !value.contains(' '),
        [_, _] => value.contains('.') || (value.contains('/') && value.len() <= 7),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<&str> {
        let scan = Scan::new(text);
        value_after(&scan, text.find('|').unwrap() + 1).map(|value| value.range.of(text))
    }

    #[test]
    fn values_behind_a_cue() {
        for (text, want) in [
            ("Policy| No. 10042992; Member", Some("10042992")),
            ("ID|: HZ-5235-001.", Some("HZ-5235-001")),
            ("id| is GID-45434, and", Some("GID-45434")),
            ("no|. 12 3456 789 of May", Some("12 3456 789")),
            ("acct|: 012345-67", Some("012345-67")),
            ("number|? Yes, 614 5555", Some("614 5555")),
            ("ref|\n\n123456", None),
            ("price| $12345", None),
            ("rate| 12345%", None),
            ("word| without", None),
        ] {
            assert_eq!(value(text), want, "{text}");
        }
    }
}
