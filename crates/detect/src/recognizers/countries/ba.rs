//! Bosnia and Herzegovina: JMBG, identity card.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ba", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ba_jmbg", Label::Ssn)
        .shapes(&["#############"])
        .words(&["jmbg", "jmb", "jedinstveni matični broj", "matični broj"])
        .standard("ba/jmbg")
        .strength(Strength::Written),
    Scheme::new("ba_id_card", Label::Ssn)
        .shapes(&["@##@##@##", "###@###@"])
        .words(&["lična karta", "broj lične karte"]),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(
            &RECOGNIZER,
            &[
                "jmbg: ‹SSN|0101980170463›",
                "and 0101980170463 here",
                "lična karta: ‹SSN|A12B34C56›",
                "and A12B34C56 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x0101980170463 01019801704639x 7-0101980170463", "xA12B34C56 A12B34C569x 7-A12B34C56"],
        );
    }
}
