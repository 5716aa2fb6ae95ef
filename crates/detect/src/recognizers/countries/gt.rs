//! Guatemala: CUI, NIT.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "gt", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("gt_cui", Label::Ssn)
        .shapes(&["#### ##### ####", "#############"])
        .words(&["cui", "dpi", "documento personal de identificación", "código único de identificación"])
        .standard("gt/cui")
        .strength(Strength::Written),
    Scheme::new("gt_nit", Label::Ssn)
        .shapes(&["#######-?", "########", "######-?"])
        .words(&["nit", "número de identificación tributaria"])
        .standard("gt/nit"),
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
                "cui: ‹SSN|8928 73167 0101›",
                "and ‹SSN|8928 73167 0101› here",
                "nit: ‹SSN|8413883-1›",
                "and 8413883-1 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x8928731670101 89287316701019x 7-8928 73167 0101", "x84138831 841388319x 7-8413883-1"],
        );
    }
}
