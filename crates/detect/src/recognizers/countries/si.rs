//! Slovenia: EMŠO, tax number, documents.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "si", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("si_emso", Label::Ssn)
        .shapes(&["#############"])
        .words(&["emšo", "emso", "enotna matična številka občana"])
        .standard("si/emso")
        .strength(Strength::Written),
    Scheme::new("si_ddv", Label::Ssn)
        .shapes(&["########", "SI########"])
        .words(&["davčna številka", "ddv", "davčna", "id za ddv"])
        .standard("si/ddv"),
    Scheme::new("si_id_card", Label::Ssn)
        .shapes(&["#########", "@@#######"])
        .words(&["osebna izkaznica", "številka osebne izkaznice"]),
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
                "emšo: ‹SSN|0101980500315›",
                "and 0101980500315 here",
                "davčna številka: ‹SSN|86058878›",
                "and 86058878 here",
                "osebna izkaznica: ‹SSN|001234567›",
                "and 001234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x0101980500315 01019805003159x 7-0101980500315",
                "x86058878 860588789x 7-86058878",
                "x001234567 0012345679x 7-001234567",
            ],
        );
    }
}
