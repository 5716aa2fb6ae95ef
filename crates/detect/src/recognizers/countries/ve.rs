//! Venezuela: cédula, RIF.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ve", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ve_cedula", Label::Ssn)
        .shapes(&["V-##.###.###", "V-########", "E-########", "V########", "V-#######"])
        .words(&["cédula", "cedula", "ci", "c.i", "cédula de identidad"])
        .strength(Strength::Written),
    Scheme::new("ve_rif", Label::OrganizationId)
        .shapes(&["@-########-#", "@#########", "@-#########"])
        .words(&["rif", "r.i.f"])
        .standard("ve/rif")
        .strength(Strength::Written),
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
                "cédula: ‹SSN|V-12.345.678›",
                "and ‹SSN|V-12.345.678› here",
                "rif: ‹ORGANIZATION_ID|V-53088033-4›",
                "and ‹ORGANIZATION_ID|V-53088033-4› here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["xV12345678 V123456789x 7-V-12.345.678", "xV530880334 V5308803349x 7-V-53088033-4"],
        );
    }
}
