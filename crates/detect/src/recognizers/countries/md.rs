//! Moldova: IDNP and IDNO.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "md", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("md_idnp", Label::Ssn)
        .shapes(&["2############", "0############"])
        .words(&["idnp", "cod personal", "codul personal"]),
    Scheme::new("md_idno", Label::OrganizationId)
        .shapes(&["1############"])
        .words(&["idno", "cod fiscal"])
        .standard("md/idno"),
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
                "idnp: ‹SSN|2001234567890›",
                "and 2001234567890 here",
                "idno: ‹ORGANIZATION_ID|1664713032272›",
                "and 1664713032272 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x2001234567890 20012345678909x 7-2001234567890",
                "x1664713032272 16647130322729x 7-1664713032272",
            ],
        );
    }
}
