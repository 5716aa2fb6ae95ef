//! Vietnam: citizen identity, tax code, passport, insurance.

use blackbar_core::Label;

use super::super::checksums::number;
use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "vn", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("vn_cccd", Label::Ssn)
        .shapes(&["############", "0###########"])
        .words(&["cccd", "căn cước", "căn cước công dân", "số cccd", "thẻ căn cước"])
        .own(is_cccd),
    Scheme::new("vn_cmnd", Label::Ssn)
        .shapes(&["#########"])
        .words(&["cmnd", "chứng minh nhân dân", "số cmnd", "cmt"]),
    Scheme::new("vn_mst", Label::OrganizationId)
        .shapes(&["##########", "##########-###"])
        .words(&["mã số thuế", "mst", "tax code"])
        .standard("vn/mst"),
    Scheme::new("vn_bhyt", Label::HealthcareNumber)
        .shapes(&["@@#############", "##########"])
        .words(&["bhyt", "bảo hiểm y tế", "bhxh", "số bhxh", "bảo hiểm xã hội", "mã số bhxh"]),
    Scheme::new("vn_passport", Label::PassportNumber)
        .shapes(&["@#######", "@########"])
        .words(&["hộ chiếu", "số hộ chiếu", "passport"]),
];

/// Province 001 to 096, then century and sex.
fn is_cccd(compact: &[u8]) -> bool {
    matches!(number(compact, 0, 3), Some(1..=96))
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
                "cccd: ‹SSN|001085012345›",
                "and 001085012345 here",
                "cmnd: ‹SSN|012345678›",
                "and 012345678 here",
                "mã số thuế: ‹ORGANIZATION_ID|1125000286›",
                "and 1125000286 here",
                "bhyt: ‹HEALTHCARE_NUMBER|DN4012345678901›",
                "and DN4012345678901 here",
                "hộ chiếu: ‹PASSPORT_NUMBER|B1234567›",
                "and B1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x001085012345 0010850123459x 7-001085012345",
                "x012345678 0123456789x 7-012345678",
                "x1125000286 11250002869x 7-1125000286",
                "xDN4012345678901 DN40123456789019x 7-DN4012345678901",
                "xB1234567 B12345679x 7-B1234567",
            ],
        );
    }
}
