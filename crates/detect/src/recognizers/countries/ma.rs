//! Morocco: CIN, ICE, CNSS.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "ma", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ma_cin", Label::Ssn)
        .shapes(&["@@######", "@######", "@#####", "@@#####"])
        .words(&["cin", "cnie", "carte nationale", "n° cin", "carte d'identité nationale", "رقم البطاقة الوطنية"]),
    Scheme::new("ma_ice", Label::OrganizationId)
        .shapes(&["###############"])
        .words(&["ice", "identifiant commun de l'entreprise"])
        .standard("ma/ice"),
    Scheme::new("ma_cnss", Label::Ssn)
        .shapes(&["#########"])
        .words(&["cnss", "n° cnss"]),
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
                "cin: ‹SSN|AB123456›",
                "and AB123456 here",
                "ice: ‹ORGANIZATION_ID|835325092255601›",
                "and 835325092255601 here",
                "cnss: ‹SSN|123456789›",
                "and 123456789 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "xAB123456 AB1234569x 7-AB123456",
                "x835325092255601 8353250922556019x 7-835325092255601",
                "x123456789 1234567899x 7-123456789",
            ],
        );
    }
}
