//! Numbers of which only the end is shown: "***-**-3256", "XXX-XX-1234", "last four of SSN: 1234", "card ending in 4421".

use blackbar_core::{Evidence, Label, TextRange};

use super::grouping::{NUMBERS, joined_after, joined_before};
use crate::scan::{Anchor, Cue, Meaning, Recognizer, Scan, Sink};

/// Finds masked numbers.
pub static RECOGNIZER: Recognizer =
    Recognizer { name: "masked_number", labels: &[Label::Ssn, Label::CreditCard], trigger: NUMBERS, check };

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
    let mut behind = scan.text[..start].chars().rev();
    let shown = behind.next().is_some_and(is_mask) || behind.next().is_some_and(is_mask);
    if let Some(range) = shown.then(|| masked(scan, token.range)).flatten() {
        sink.push(range, Label::Ssn, 0.92, Evidence::PATTERN);
    } else if !joined_before(scan.text, start) && last_four(scan, token.range) {
        sink.push(token.range, Label::Ssn, 0.8, Evidence::PATTERN.and(Evidence::CONTEXT));
    } else if !joined_before(scan.text, start) && ends_a_card(scan, start) {
        sink.push(token.range, Label::CreditCard, 0.75, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
}

/// "Your card ending in 4421", "Visa ending 0119"
fn ends_a_card(scan: &Scan<'_>, digits: usize) -> bool {
    if !matches!(scan.text.as_bytes()[..digits], [.., b'n' | b'N' | b'h' | b'H' | b'g' | b'G', b' ']) {
        return false;
    }
    let before = scan.behind(digits, 40).to_ascii_lowercase();
    let ending = ["ending in ", "ending with ", "ending ", "ends in ", "ends with "];
    let Some(card) = ending.iter().find_map(|words| before.strip_suffix(words)) else { return false };
    ["card", "visa", "amex", "debit"].iter().any(|word| card.contains(word))
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
    let social = scan.context_where(digits, |meaning| {
        matches!(meaning, Meaning::Scheme(_) | Meaning::Cue(Cue::NationalId))
    });
    if social == 0.0 {
        return false;
    }
    let before = scan.behind(digits.start(), 48).to_ascii_lowercase();
    let last = ["last four", "last 4", "ending in", "ends in"].iter().any(|words| before.contains(words));
    last && (before.contains("social") || before.contains("ssn"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn numbers_whose_end_is_shown() {
        testing::check(
            &RECOGNIZER,
            &[
                "‹SSN|***-***-3256› and ‹SSN|XXX-XX-1234›",
                "SSN ‹SSN|xxx xx 1234›, ‹SSN|*****6789›",
                "the last four of my social are ‹SSN|1234›",
                "fax 1234, max-1234, card **** 1234, xx-1234",
                "Your card ending in ‹CREDIT_CARD|4421› was used; Visa ending ‹CREDIT_CARD|0119›",
                "the week ending 2024, a street ending in 1200",
            ],
        );
    }
}
