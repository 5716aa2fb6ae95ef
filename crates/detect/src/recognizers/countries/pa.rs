//! Panama: cédula, RUC.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "pa", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("pa_cedula", Label::Ssn)
        .shapes(&["#-###-####", "#-####-#####", "##-###-####", "#-###-###", "@-##-####", "@@-##-###"])
        .words(&["cédula", "cedula", "cédula de identidad personal", "cip"]),
    Scheme::new("pa_ruc", Label::OrganizationId)
        .shapes(&["#######-#-######", "######-#-######"])
        .words(&["ruc", "r.u.c"]),
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
                "cédula: ‹SSN|8-123-4567›",
                "and 8-123-4567 here",
                "ruc: ‹ORGANIZATION_ID|1234567-1-123456›",
                "and 1234567-1-123456 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x81234567 812345679x 7-8-123-4567", "x12345671123456 123456711234569x 7-1234567-1-123456"],
        );
    }
}
