//! North Macedonia: EMBG, tax number.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "mk", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("mk_embg", Label::Ssn)
        .shapes(&["#############"])
        .words(&["ембг", "матичен број", "embg", "единствен матичен број"])
        .standard("mk/jmbg")
        .strength(Strength::Written),
    Scheme::new("mk_edb", Label::OrganizationId)
        .shapes(&["4############", "MK4############"])
        .words(&["едб", "даночен број", "edb"])
        .standard("mk/edb"),
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
                "ембг: ‹SSN|0101980450768›",
                "and 0101980450768 here",
                "едб: ‹ORGANIZATION_ID|4540892819440›",
                "and 4540892819440 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x0101980450768 01019804507689x 7-0101980450768",
                "x4540892819440 45408928194409x 7-4540892819440",
            ],
        );
    }
}
