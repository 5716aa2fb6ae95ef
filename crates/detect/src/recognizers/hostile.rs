//! The number recognizers on texts made to break them: every offset they compute must stay on a character border.

use blackbar_core::{Cancel, LabelSet};
use proptest::prelude::*;

use crate::scan;

/// Pieces that start the recognizers, cut them short, or shift byte offsets.
const PIECES: [&str; 44] = [
    "1",
    "23",
    "456",
    "7890",
    "078-05-1120",
    "4111 1111 1111 1111",
    "+",
    "(",
    ")",
    "-",
    "/",
    ".",
    " ",
    "  ",
    "\n",
    "*",
    "x",
    "XX",
    "•",
    "#",
    ":",
    "é",
    "ß",
    "İ",
    "№",
    "号",
    "😀",
    "\u{1E}",
    "SSN",
    "phone",
    "ext. ",
    "card",
    "exp",
    "CVV",
    "BIC",
    "IBAN DE",
    "DE89",
    "E11",
    "AB",
    "id is",
    "n°",
    "€",
    "tel",
    "电话",
];

proptest! {
    #[test]
    fn no_text_makes_a_recognizer_panic(pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..40)) {
        let text = pieces.concat();
        let found = scan::find(&text, LabelSet::all(), &Cancel::new()).unwrap();
        for finding in found {
            let range = std::ops::Range::from(finding.range);
            prop_assert!(text.get(range).is_some_and(|found| !found.is_empty() && !found.contains(scan::BORDER)));
        }
    }
}

#[test]
fn long_rows_of_digits_and_groups_take_no_time() {
    for text in [
        "1".repeat(200_000),
        "1 ".repeat(100_000),
        "12-".repeat(70_000),
        "SSN ".repeat(50_000),
        "x*".repeat(100_000),
    ] {
        assert!(scan::find(&text, LabelSet::all(), &Cancel::new()).is_ok());
    }
}
