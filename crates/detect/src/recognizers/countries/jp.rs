//! Japan: My Number, corporate number, passport, licence, residence card, pension and health insurance.

use blackbar_core::Label;

use super::super::checksums::{digit, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "jp", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("jp_my_number", Label::Ssn)
        .shapes(&["####-####-####", "#### #### ####", "############"])
        .words(&["マイナンバー", "個人番号", "my number", "individual number", "mynumber"])
        .own(is_my_number)
        .strength(Strength::Written),
    Scheme::new("jp_corporate", Label::OrganizationId)
        .shapes(&["#############", "#-####-####-####"])
        .words(&["法人番号", "corporate number"])
        .standard("jp/cn"),
    Scheme::new("jp_passport", Label::PassportNumber)
        .shapes(&["@@#######"])
        .words(&["旅券番号", "パスポート", "パスポート番号", "旅券"]),
    Scheme::new("jp_licence", Label::DriverLicense)
        .shapes(&["############"])
        .words(&["運転免許証", "免許証番号", "免許番号", "運転免許"]),
    Scheme::new("jp_residence_card", Label::Ssn)
        .shapes(&["@@########@@"])
        .words(&["在留カード", "在留カード番号", "residence card"]),
    Scheme::new("jp_pension", Label::Ssn)
        .shapes(&["####-######", "##########"])
        .words(&["基礎年金番号", "年金番号", "基礎年金"]),
    Scheme::new("jp_insurance", Label::HealthcareNumber)
        .shapes(&["########", "######"])
        .words(&["保険者番号", "被保険者番号", "保険証番号", "記号番号"]),
];

/// My Number: weights by place from the right (2 to 7, then 2 to 6), 11 minus the rest, 0 for 0 and 1.
fn is_my_number(compact: &[u8]) -> bool {
    let sum = compact.get(..11).and_then(|front| weighted(front, &[6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]));
    sum.map(|sum| sum % 11)
        .is_some_and(|rest| Some(if rest <= 1 { 0 } else { 11 - rest }) == digit(compact, 11))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(
            &RECOGNIZER,
            &[
                "マイナンバー: ‹SSN|1234-5678-9018›",
                "and ‹SSN|1234-5678-9018› here",
                "法人番号: ‹ORGANIZATION_ID|1247352288600›",
                "and 1247352288600 here",
                "旅券番号: ‹PASSPORT_NUMBER|TR1234567›",
                "and TR1234567 here",
                "運転免許証: ‹DRIVER_LICENSE|301234567890›",
                "and 301234567890 here",
                "在留カード: ‹SSN|AB12345678CD›",
                "and AB12345678CD here",
                "基礎年金番号: ‹SSN|1234-567890›",
                "and 1234-567890 here",
                "保険者番号: ‹HEALTHCARE_NUMBER|12345678›",
                "and 12345678 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x123456789018 1234567890189x 7-1234-5678-9018",
                "x1247352288600 12473522886009x 7-1247352288600",
                "xTR1234567 TR12345679x 7-TR1234567",
                "x301234567890 3012345678909x 7-301234567890",
                "xAB12345678CD AB12345678CD9x 7-AB12345678CD",
                "x1234567890 12345678909x 7-1234-567890",
                "x12345678 123456789x 7-12345678",
            ],
        );
    }
}
