//! Social security numbers of which only the end is shown: "***-**-3256", "XXX-XX-1234", "last four of SSN: 1234".

use blackbar_core::{Evidence, Label, TextRange};

use super::context::{Context, RIGHT_BEFORE};
use super::grouping::{NUMBERS, joined_after, joined_before};
use crate::scan::{Anchor, Cue, Recognizer, Scan, Sink};

/// Finds masked numbers.
pub static RECOGNIZER: Recognizer =
    Recognizer { name: "masked_number", labels: &[Label::Ssn], trigger: NUMBERS, check };

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(number) = anchor else { return };
    let token = scan.numbers()[number];
    if token.range.len() != 4
        || !token.is_digits()
        || token.glued
        || joined_after(scan.text, token.range.end())
    {
        return;
    }
    let start = token.range.start();
    let before = scan.text[..start].chars().next_back();
    match before {
        Some('-' | ' ' | '.') => {}
        Some(c) if is_mask(c) => {}
        _ => return,
    }
    if let Some(range) = masked(scan, token.range) {
        sink.push(range, Label::Ssn, 0.92, Evidence::PATTERN);
    } else if !joined_before(scan.text, start) && last_four(scan, token.range) {
        sink.push(token.range, Label::Ssn, 0.8, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

fn is_mask(c: char) -> bool {
    matches!(c, '*' | 'x' | 'X' | '•' | '#' | '●' | '∗')
}

/// Three masks, two or three masks, four digits, with one separator or none between.
fn masked(scan: &Scan<'_>, digits: TextRange) -> Option<TextRange> {
    let before = scan.behind(digits.start(), 24);
    let mut start = digits.start();
    let mut groups = [0usize; 3];
    let mut group = 0;
    for c in before.chars().rev() {
        if is_mask(c) {
            groups[group] += 1;
        } else if matches!(c, '-' | ' ' | '.') && group < 2 {
            // The separator right before the digits opens the first group.
            group += usize::from(groups[group] > 0);
        } else {
            // A blank may stand between the masks and the word before; a letter may not touch them.
            if c.is_alphanumeric() && groups[group] > 0 {
                return None;
            }
            break;
        }
        start -= c.len_utf8();
    }
    let fits = matches!(groups, [2 | 3, 3, 0] | [5, 0, 0]);
    let range = TextRange::new(start, digits.end());
    let first = range.of(scan.text).find(is_mask)?;
    fits.then_some(TextRange::new(start + first, digits.end()))
}

/// "last four of your social: 1234"
fn last_four(scan: &Scan<'_>, digits: TextRange) -> bool {
    let before = scan.behind(digits.start(), 48).to_ascii_lowercase();
    let last = before.contains("last four")
        || before.contains("last 4")
        || before.contains("ending in")
        || before.contains("ends in");
    let named = before.contains("social") || before.contains("ssn");
    let context = Context::of(scan, digits);
    last && (named || (context.label(Label::Ssn) > 0.0 && context.cue(Cue::Card) < RIGHT_BEFORE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn masked_social_security_numbers() {
        testing::check(
            &RECOGNIZER,
            &[
                "‹SSN|***-***-3256› and ‹SSN|XXX-XX-1234›",
                "SSN ‹SSN|xxx xx 1234›, ‹SSN|*****6789›",
                "the last four of my social are ‹SSN|1234›",
                "fax 1234, max-1234, card **** 1234, xx-1234",
            ],
        );
    }
}
