//! Nigeria: NIN, BVN, TIN, passport.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "ng", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ng_nin", Label::Ssn)
        .shapes(&["###########", "#### ### ####"])
        .words(&["nin", "national identification number", "nimc", "nin number"]),
    Scheme::new("ng_bvn", Label::Ssn)
        .shapes(&["###########"])
        .words(&["bvn", "bank verification number"]),
    Scheme::new("ng_tin", Label::Ssn)
        .shapes(&["########-####", "##########"])
        .words(&["tin", "tax identification number", "firs"]),
    Scheme::new("ng_passport", Label::PassportNumber)
        .shapes(&["@########"])
        .words(&["passport", "passport no", "nigerian passport"]),
    Scheme::new("ng_nuban", Label::BankAccount)
        .shapes(&["##########"])
        .words(&["account number", "account no", "nuban", "acct no"]),
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
                "nin: ‹SSN|12345678901›",
                "and 12345678901 here",
                "bvn: ‹SSN|22123456789›",
                "and 22123456789 here",
                "tin: ‹SSN|12345678-0001›",
                "and 12345678-0001 here",
                "passport: ‹PASSPORT_NUMBER|A12345678›",
                "and A12345678 here",
                "account number: ‹BANK_ACCOUNT|0123456789›",
                "and 0123456789 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x12345678901 123456789019x 7-12345678901",
                "x22123456789 221234567899x 7-22123456789",
                "x123456780001 1234567800019x 7-12345678-0001",
                "xA12345678 A123456789x 7-A12345678",
                "x0123456789 01234567899x 7-0123456789",
            ],
        );
    }
}
