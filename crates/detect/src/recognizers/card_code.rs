//! Card verification codes: three or four digits right behind (or before) a word for them. They have no shape of
//! their own, so a word that can mean other codes ("security code") counts less without a card nearby.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::after_cue::value_start;
use super::context::BEHIND;
use super::grouping::{joined_after, joined_before};
use crate::scan::{Anchor, Cue, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Finds verification codes.
pub static RECOGNIZER: Recognizer = Recognizer {
    name: "card_code",
    labels: &[Label::Cvv],
    trigger: Trigger::Words(&[MeaningKind::Cue(Cue::CardCode)]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let cue = scan.hit(index).range;
    let after = value_start(scan, cue.end()).and_then(|(start, _)| code_at(scan, start));
    let Some(range) = after.or_else(|| code_before(scan, cue.start())) else { return };
    let sure = matches!(
        cue.of(scan.text).to_ascii_lowercase().as_str(),
        "cvv" | "cvv2" | "cvc" | "cvc2" | "csc" | "cvn" | "card security code" | "card verification value"
    );
    let card = scan.context(cue, Cue::Card).max(scan.context(cue, Cue::CardExpiry)) >= BEHIND;
    let likelihood = match (sure, card) {
        (true, true) => 0.97,
        (true, false) => 0.92,
        (false, true) => 0.85,
        (false, false) => 0.55,
    };
    let labels = Likelihoods::one(Label::Cvv, likelihood).with(Label::Password, if sure { 0.1 } else { 0.4 });
    sink.push_labels(range, labels, Evidence::PATTERN.and(Evidence::CONTEXT));
}

fn code_at(scan: &Scan<'_>, start: usize) -> Option<TextRange> {
    let rest = scan.text.get(start..)?;
    let digits = rest.bytes().take(5).take_while(u8::is_ascii_digit).count();
    let range = TextRange::at(start, digits);
    let clean = !joined_after(scan.text, range.end()) && !joined_before(scan.text, start);
    ((3..=4).contains(&digits) && clean).then_some(range)
}

/// "123 (CVV)"
fn code_before(scan: &Scan<'_>, end: usize) -> Option<TextRange> {
    let before = scan.behind(end, 8).trim_end_matches([' ', '(', '[']);
    let digits = before.bytes().rev().take_while(u8::is_ascii_digit).count();
    let start = end - scan.behind(end, 8).len() + before.len() - digits;
    let longer = scan.text[..start].ends_with(' ')
        && scan.text[..start].trim_end().ends_with(|c: char| c.is_ascii_digit());
    if longer { None } else { code_at(scan, start) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn codes_by_their_word() {
        testing::check(
            &RECOGNIZER,
            &[
                "CVV: ‹CVV|080›",
                "cvc ‹CVV|1234›, exp 02/28",
                "the security code is ‹CVV|123›",
                "and the code on the back is ‹CVV|907›.",
                "‹CVV|123› (CVV)",
                "CVV: 12345, CVV 12, cvv 123-456, 1234 5678 (CVV)",
                "cvv is required",
            ],
        );
    }
}
