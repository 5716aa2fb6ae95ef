//! Montenegro: JMBG, tax number.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "me", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("me_jmbg", Label::Ssn)
        .shapes(&["#############"])
        .words(&["jmbg", "matični broj"])
        .standard("me/jmbg")
        .strength(Strength::Written),
    Scheme::new("me_pib", Label::OrganizationId)
        .shapes(&["########"])
        .words(&["pib", "poreski broj"])
        .standard("me/pib"),
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
                "jmbg: ‹SSN|0101980210317›",
                "and 0101980210317 here",
                "pib: ‹ORGANIZATION_ID|21796319›",
                "and 21796319 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x0101980210317 01019802103179x 7-0101980210317", "x21796319 217963199x 7-21796319"],
        );
    }
}
