//! Estonia: personal code, registry code, document.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ee", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ee_ik", Label::Ssn)
        .shapes(&["###########"])
        .words(&["isikukood", "ik", "personal code", "isikukoodi", "isikukoodiga"])
        .standard("ee/ik")
        .strength(Strength::Written),
    Scheme::new("ee_registrikood", Label::OrganizationId)
        .shapes(&["########"])
        .words(&["registrikood", "reg. kood", "rg-kood"])
        .standard("ee/registrikood"),
    Scheme::new("ee_document", Label::PassportNumber)
        .shapes(&["@@#######", "@########"])
        .words(&["pass", "passi number", "dokumendi number", "id-kaart", "isikutunnistus"]),
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
                "isikukood: ‹SSN|38001010401›",
                "and 38001010401 here",
                "registrikood: ‹ORGANIZATION_ID|19188928›",
                "and 19188928 here",
                "pass: ‹PASSPORT_NUMBER|KD1234567›",
                "and KD1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x38001010401 380010104019x 7-38001010401",
                "x19188928 191889289x 7-19188928",
                "xKD1234567 KD12345679x 7-KD1234567",
            ],
        );
    }
}
