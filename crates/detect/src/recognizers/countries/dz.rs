//! Algeria: national identification number, tax number.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "dz", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("dz_nin", Label::Ssn)
        .shapes(&["##################"])
        .words(&["nin", "numéro d'identification national", "الرقم الوطني"]),
    Scheme::new("dz_nif", Label::OrganizationId)
        .shapes(&["###############", "####################"])
        .words(&["nif", "numéro d'identification fiscale"])
        .standard("dz/nif"),
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
                "nin: ‹SSN|109850012345678901›",
                "and 109850012345678901 here",
                "nif: ‹ORGANIZATION_ID|259287620281464›",
                "and 259287620281464 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x109850012345678901 1098500123456789019x 7-109850012345678901",
                "x259287620281464 2592876202814649x 7-259287620281464",
            ],
        );
    }
}
