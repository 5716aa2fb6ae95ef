//! Taiwan: national id, uniform number, passport, health card.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "tw", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("tw_natid", Label::Ssn)
        .shapes(&["@#########"])
        .words(&["身分證", "身分證字號", "身份證字號", "國民身分證", "national id", "統一證號", "居留證"])
        .standard("tw/natid")
        .strength(Strength::Strong),
    Scheme::new("tw_ubn", Label::OrganizationId)
        .shapes(&["########"])
        .words(&["統一編號", "統編"])
        .standard("tw/ubn"),
    Scheme::new("tw_passport", Label::PassportNumber)
        .shapes(&["#########"])
        .words(&["護照", "護照號碼"]),
    Scheme::new("tw_nhi", Label::HealthcareNumber)
        .shapes(&["############"])
        .words(&["健保卡號", "健保卡"]),
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
                "身分證: ‹SSN|A195476548›",
                "and ‹SSN|A195476548› here",
                "統一編號: ‹ORGANIZATION_ID|54573475›",
                "and 54573475 here",
                "護照: ‹PASSPORT_NUMBER|312345678›",
                "and 312345678 here",
                "健保卡號: ‹HEALTHCARE_NUMBER|000012345678›",
                "and 000012345678 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "xA195476548 A1954765489x 7-A195476548",
                "x54573475 545734759x 7-54573475",
                "x312345678 3123456789x 7-312345678",
                "x000012345678 0000123456789x 7-000012345678",
            ],
        );
    }
}
