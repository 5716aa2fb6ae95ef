//! Nepal: citizenship certificate, PAN, passport.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "np", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("np_citizenship", Label::Ssn)
        .shapes(&["##-##-##-#####", "##-##-##-####", "###########"])
        .words(&["citizenship number", "citizenship no", "nagarikta", "नागरिकता", "नागरिकता नम्बर"]),
    Scheme::new("np_pan", Label::OrganizationId)
        .shapes(&["#########"])
        .words(&["pan no", "pan number", "स्थायी लेखा"]),
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
                "citizenship number: ‹SSN|27-01-70-12345›",
                "and 27-01-70-12345 here",
                "pan no: ‹ORGANIZATION_ID|123456789›",
                "and 123456789 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x27017012345 270170123459x 7-27-01-70-12345", "x123456789 1234567899x 7-123456789"],
        );
    }
}
