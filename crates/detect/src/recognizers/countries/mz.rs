//! Mozambique: identity card, tax number.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "mz", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("mz_bi", Label::Ssn)
        .shapes(&["############@"])
        .words(&["bilhete de identidade", "bi", "b.i"]),
    Scheme::new("mz_nuit", Label::Ssn)
        .shapes(&["#########"])
        .words(&["nuit"])
        .standard("mz/nuit"),
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
                "bilhete de identidade: ‹SSN|110100123456A›",
                "and 110100123456A here",
                "nuit: ‹SSN|362287650›",
                "and 362287650 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x110100123456A 110100123456A9x 7-110100123456A", "x362287650 3622876509x 7-362287650"],
        );
    }
}
