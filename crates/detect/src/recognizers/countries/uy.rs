//! Uruguay: cédula, RUT.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "uy", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("uy_cedula", Label::Ssn)
        .shapes(&["#.###.###-#", "########"])
        .words(&["cédula", "cedula", "ci", "c.i", "cédula de identidad"])
        .standard("uy/cedula")
        .strength(Strength::Written),
    Scheme::new("uy_rut", Label::OrganizationId)
        .shapes(&["############"])
        .words(&["rut", "registro único tributario"])
        .standard("uy/rut"),
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
                "cédula: ‹SSN|8.174.214-0›",
                "and ‹SSN|8.174.214-0› here",
                "rut: ‹ORGANIZATION_ID|215549760017›",
                "and 215549760017 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x81742140 817421409x 7-8.174.214-0", "x215549760017 2155497600179x 7-215549760017"],
        );
    }
}
