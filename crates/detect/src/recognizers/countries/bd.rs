//! Bangladesh: national id, birth registration, passport.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "bd", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("bd_nid", Label::Ssn)
        .shapes(&["##########", "#############", "#################", "### ### ####"])
        .words(&["nid", "national id", "nid no", "জাতীয় পরিচয়পত্র", "এনআইডি", "smart card"]),
    Scheme::new("bd_birth", Label::Ssn)
        .shapes(&["#################"])
        .words(&["birth registration", "birth certificate", "জন্ম নিবন্ধন"]),
    Scheme::new("bd_passport", Label::PassportNumber)
        .shapes(&["@@#######", "@########"])
        .words(&["passport", "পাসপোর্ট"]),
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
                "nid: ‹SSN|1234567890›",
                "and 1234567890 here",
                "birth registration: ‹SSN|19901234567890123›",
                "and 19901234567890123 here",
                "passport: ‹PASSPORT_NUMBER|BX1234567›",
                "and BX1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x1234567890 12345678909x 7-1234567890",
                "x19901234567890123 199012345678901239x 7-19901234567890123",
                "xBX1234567 BX12345679x 7-BX1234567",
            ],
        );
    }
}
