//! Ghana: Ghana card, tax number, SSNIT.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "gh", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("gh_card", Label::Ssn)
        .shapes(&["GHA-#########-#", "GHA##########"])
        .words(&["ghana card", "ghana card number", "national id", "pin"])
        .strength(Strength::Proof),
    Scheme::new("gh_tin", Label::Ssn)
        .shapes(&["@##########"])
        .words(&["tin", "tax identification number", "gra"])
        .standard("gh/tin"),
    Scheme::new("gh_ssnit", Label::Ssn)
        .shapes(&["@############"])
        .words(&["ssnit", "social security"]),
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
                "ghana card: ‹SSN|GHA-712345678-9›",
                "and ‹SSN|GHA-712345678-9› here",
                "tin: ‹SSN|P0057041288›",
                "and P0057041288 here",
                "ssnit: ‹SSN|C123456789012›",
                "and C123456789012 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "xGHA7123456789 GHA71234567899x 7-GHA-712345678-9",
                "xP0057041288 P00570412889x 7-P0057041288",
                "xC123456789012 C1234567890129x 7-C123456789012",
            ],
        );
    }
}
