//! Korea: resident registration, business registration, passport, licence.

use blackbar_core::Label;

use super::super::checksums::is_day_at;
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "kr", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("kr_rrn", Label::Ssn)
        .shapes(&["######-#######", "#############", "###### #######"])
        .words(&["주민등록번호", "주민번호", "외국인등록번호", "resident registration number", "rrn"])
        .own(is_rrn)
        .strength(Strength::Strong),
    Scheme::new("kr_brn", Label::OrganizationId)
        .shapes(&["###-##-#####", "##########"])
        .words(&["사업자등록번호", "사업자번호", "business registration"])
        .standard("kr/brn")
        .strength(Strength::Written),
    Scheme::new("kr_passport", Label::PassportNumber)
        .shapes(&["@########", "@###@####"])
        .words(&["여권", "여권번호"]),
    Scheme::new("kr_licence", Label::DriverLicense)
        .shapes(&["##-##-######-##", "############"])
        .words(&["운전면허", "면허번호", "운전면허번호"])
        .strength(Strength::Written),
];

/// Birth date and a digit for sex and century; numbers since October 2020 carry no check digit.
fn is_rrn(compact: &[u8]) -> bool {
    is_day_at(compact, 2, 4) && matches!(compact.get(6), Some(b'0'..=b'9')) && compact.len() == 13
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
                "주민등록번호: ‹SSN|850730-1577303›",
                "and ‹SSN|850730-1577303› here",
                "사업자등록번호: ‹ORGANIZATION_ID|827-25-38748›",
                "and ‹ORGANIZATION_ID|827-25-38748› here",
                "여권: ‹PASSPORT_NUMBER|M12345678›",
                "and M12345678 here",
                "운전면허: ‹DRIVER_LICENSE|11-23-456789-01›",
                "and ‹DRIVER_LICENSE|11-23-456789-01› here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x8507301577303 85073015773039x 7-850730-1577303",
                "x8272538748 82725387489x 7-827-25-38748",
                "xM12345678 M123456789x 7-M12345678",
                "x112345678901 1123456789019x 7-11-23-456789-01",
            ],
        );
    }
}
