//! Dominican Republic: cédula, RNC.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "do", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("do_cedula", Label::Ssn)
        .shapes(&["###-#######-#", "###########"])
        .words(&["cédula", "cedula", "cédula de identidad", "cédula electoral"])
        .standard("do/cedula")
        .strength(Strength::Strong),
    Scheme::new("do_rnc", Label::OrganizationId)
        .shapes(&["#-##-#####-#", "#########"])
        .words(&["rnc", "registro nacional del contribuyente"])
        .standard("do/rnc"),
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
                "cédula: ‹SSN|519-8324221-8›",
                "and ‹SSN|519-8324221-8› here",
                "rnc: ‹ORGANIZATION_ID|1-55-19068-1›",
                "and 1-55-19068-1 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x51983242218 519832422189x 7-519-8324221-8", "x155190681 1551906819x 7-1-55-19068-1"],
        );
    }
}
