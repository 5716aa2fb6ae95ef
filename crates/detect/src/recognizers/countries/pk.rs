//! Pakistan: CNIC, NTN, passport.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "pk", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("pk_cnic", Label::Ssn)
        .shapes(&["#####-#######-#", "#############"])
        .words(&["cnic", "nic", "nicop", "شناختی کارڈ", "computerized national identity card", "cnic no"])
        .standard("pk/cnic")
        .strength(Strength::Strong),
    Scheme::new("pk_ntn", Label::OrganizationId)
        .shapes(&["#######-#", "#######"])
        .words(&["ntn", "national tax number"]),
    Scheme::new("pk_passport", Label::PassportNumber)
        .shapes(&["@@#######"])
        .words(&["passport", "pakistani passport"]),
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
                "cnic: ‹SSN|35202-8471185-1›",
                "and ‹SSN|35202-8471185-1› here",
                "ntn: ‹ORGANIZATION_ID|1234567-8›",
                "and 1234567-8 here",
                "passport: ‹PASSPORT_NUMBER|AB1234567›",
                "and AB1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x3520284711851 35202847118519x 7-35202-8471185-1",
                "x12345678 123456789x 7-1234567-8",
                "xAB1234567 AB12345679x 7-AB1234567",
            ],
        );
    }
}
