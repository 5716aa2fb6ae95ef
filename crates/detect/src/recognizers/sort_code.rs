//! A sort code with the account behind it, as British lists have them: `60-83-71 44107725`. The pair says what neither says alone.

use blackbar_core::{Evidence, Label, TextRange};

use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// Both of them.
pub static RECOGNIZER: Recognizer = Recognizer {
    name: "sort_code",
    labels: &[Label::RoutingNumber, Label::BankAccount],
    trigger: Trigger::Numbers,
    check: |scan, anchor, sink| {
        if let Anchor::Number(index) = anchor {
            find(scan, index, sink);
        }
    },
};

const LIKELY: f32 = 0.8;

fn find(scan: &Scan<'_>, index: usize, sink: &mut Sink) {
    let Some([first, second, third, account]) = scan.numbers().get(index..index + 4) else { return };
    let pair = |token: &crate::scan::NumberToken| token.is_digits() && token.digits == 2 && !token.glued;
    if ![first, second, third].into_iter().all(pair) || !account.is_digits() || account.digits != 8 {
        return;
    }
    let between = |left: TextRange, right: TextRange| scan.text.get(left.end()..right.start());
    let dash = |left: TextRange, right: TextRange| between(left, right) == Some("-");
    let gap = between(third.range, account.range).unwrap_or("-");
    let apart = matches!(gap, " " | "  " | "\t" | " / " | "/" | ", " | " - ");
    if !dash(first.range, second.range) || !dash(second.range, third.range) || !apart || account.glued {
        return;
    }
    let touched = |at: Option<char>| at.is_some_and(|c| c == '-' || c.is_alphanumeric());
    let before = scan.text[..first.range.start()].chars().next_back();
    let behind = scan.text[account.range.end()..].chars().next();
    if touched(before) || touched(behind) {
        return;
    }
    sink.push(
        first.range.cover(third.range),
        Label::RoutingNumber,
        LIKELY,
        Evidence::PATTERN.and(Evidence::CONTEXT),
    );
    sink.push(account.range, Label::BankAccount, LIKELY, Evidence::PATTERN.and(Evidence::CONTEXT));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn the_pair_is_found_and_nothing_else() {
        testing::check(
            &RECOGNIZER,
            &[
                "Picker\t‹ROUTING_NUMBER|60-83-71› ‹BANK_ACCOUNT|44107725›\t",
                "paid to ‹ROUTING_NUMBER|07-01-16›\t‹BANK_ACCOUNT|33388120› roll 0771",
                "due 60-83-71, part 44107725-9; 20-45-18-90033471; 60-83-71 441077251",
            ],
        );
    }
}
