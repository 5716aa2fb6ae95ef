//! Bolivia: identity card, NIT.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "bo", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("bo_ci", Label::Ssn)
        .shapes(&["####### @@", "#######@@", "#######", "########", "#######-#@"])
        .words(&["ci", "c.i", "carnet de identidad", "cédula de identidad", "nro de carnet"]),
    Scheme::new("bo_nit", Label::OrganizationId)
        .shapes(&["##########", "#########", "############"])
        .words(&["nit"]),
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
                "ci: ‹SSN|8728103 LP›",
                "and 8728103 LP here",
                "nit: ‹ORGANIZATION_ID|1234567890›",
                "and 1234567890 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x8728103LP 8728103LP9x 7-8728103 LP", "x1234567890 12345678909x 7-1234567890"]);
    }
}
