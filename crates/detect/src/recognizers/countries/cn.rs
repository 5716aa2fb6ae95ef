//! China: resident identity card, unified social credit code, passport, bank card stays with cards, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "cn", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("cn_ric", Label::Ssn)
        .shapes(&["##################", "#################X", "###### ######## ####"])
        .words(&["身份证", "身份证号", "身份证号码", "居民身份证", "公民身份号码", "证件号码", "resident id", "sfz"])
        .standard("cn/ric")
        .strength(Strength::Proof),
    Scheme::new("cn_uscc", Label::OrganizationId)
        .shapes(&["????????????????@?", "?????????????????@", "9???????????????@?", "9?????????????????"])
        .words(&["统一社会信用代码", "社会信用代码", "信用代码", "税号"])
        .standard("cn/uscc"),
    Scheme::new("cn_passport", Label::PassportNumber)
        .shapes(&["@########", "@@#######"])
        .words(&["护照", "护照号", "护照号码"]),
    Scheme::new("cn_social", Label::HealthcareNumber)
        .shapes(&["###########", "@########", "################"])
        .words(&["社保卡号", "社保号", "医保卡号", "医保号"]),
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
                "身份证: ‹SSN|110101199003070783›",
                "and ‹SSN|110101199003070783› here",
                "统一社会信用代码: ‹ORGANIZATION_ID|911100003QM6JH9G86›",
                "and 911100003QM6JH9G86 here",
                "护照: ‹PASSPORT_NUMBER|E12345678›",
                "and E12345678 here",
                "社保卡号: ‹HEALTHCARE_NUMBER|12345678901›",
                "and 12345678901 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x110101199003070783 1101011990030707839x 7-110101199003070783",
                "x911100003QM6JH9G86 911100003QM6JH9G869x 7-911100003QM6JH9G86",
                "xE12345678 E123456789x 7-E12345678",
                "x12345678901 123456789019x 7-12345678901",
            ],
        );
    }
}
