//! Lithuania: personal code, VAT, document.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "lt", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("lt_asmens", Label::Ssn)
        .shapes(&["###########"])
        .words(&["asmens kodas", "asmens kodo", "a.k", "personal code", "asmens kodą"])
        .standard("lt/asmens")
        .strength(Strength::Written),
    Scheme::new("lt_pvm", Label::OrganizationId)
        .shapes(&["LT#########", "LT############"])
        .words(&["pvm", "pvm mokėtojo kodas", "įmonės kodas"])
        .standard("lt/pvm")
        .strength(Strength::Strong),
    Scheme::new("lt_passport", Label::PassportNumber)
        .shapes(&["########"])
        .words(&["pasas", "paso numeris", "paso nr"]),
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
                "asmens kodas: ‹SSN|38001010685›",
                "and 38001010685 here",
                "pvm: ‹ORGANIZATION_ID|LT365173113›",
                "and ‹ORGANIZATION_ID|LT365173113› here",
                "pasas: ‹PASSPORT_NUMBER|12345678›",
                "and 12345678 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x38001010685 380010106859x 7-38001010685",
                "xLT365173113 LT3651731139x 7-LT365173113",
                "x12345678 123456789x 7-12345678",
            ],
        );
    }
}
