//! Paraguay: cédula, RUC.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "py", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("py_cedula", Label::Ssn)
        .shapes(&["#.###.###", "#######", "######"])
        .words(&["cédula", "ci", "c.i", "cédula de identidad"]),
    Scheme::new("py_ruc", Label::OrganizationId)
        .shapes(&["########-#", "#######-#"])
        .words(&["ruc"])
        .standard("py/ruc"),
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
                "cédula: ‹SSN|1.281.031›",
                "and 1.281.031 here",
                "ruc: ‹ORGANIZATION_ID|80099597-0›",
                "and 80099597-0 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x1281031 12810319x 7-1.281.031", "x800995970 8009959709x 7-80099597-0"]);
    }
}
