//! Cyprus: tax and identity numbers.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "cy", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("cy_vat", Label::OrganizationId)
        .shapes(&["CY########@", "########@"])
        .words(&["φπα", "vat", "tic", "αφτ", "tax identification code"])
        .standard("cy/vat")
        .strength(Strength::Written),
    Scheme::new("cy_id_card", Label::Ssn)
        .shapes(&["########", "######", "#######", "##########"])
        .words(&["αριθμός ταυτότητας", "δελτίο ταυτότητας", "cyprus id", "ταυτότητα"]),
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
                "φπα: ‹ORGANIZATION_ID|16731668D›",
                "and ‹ORGANIZATION_ID|16731668D› here",
                "αριθμός ταυτότητας: ‹SSN|1234567›",
                "and 1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x16731668D 16731668D9x 7-16731668D", "x1234567 12345679x 7-1234567"]);
    }
}
