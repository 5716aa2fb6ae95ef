//! Costa Rica: cédula, company id, DIMEX.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "cr", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("cr_cedula", Label::Ssn)
        .shapes(&["#-####-####", "##-####-####", "#########"])
        .words(&["cédula", "cedula", "cédula de identidad", "número de cédula"]),
    Scheme::new("cr_cpj", Label::OrganizationId)
        .shapes(&["#-###-######", "##########"])
        .words(&["cédula jurídica", "cedula juridica"])
        .standard("cr/cpj")
        .strength(Strength::Written),
    Scheme::new("cr_dimex", Label::Ssn)
        .shapes(&["############", "###########"])
        .words(&["dimex", "cédula de residencia"]),
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
                "cédula: ‹SSN|1-8732-2036›",
                "and 1-8732-2036 here",
                "dimex: ‹SSN|112345678901›",
                "and 112345678901 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x187322036 1873220369x 7-1-8732-2036", "x112345678901 1123456789019x 7-112345678901"],
        );
    }
}
