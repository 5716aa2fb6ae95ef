//! Kenya: national id, KRA PIN, NHIF, passport.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ke", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ke_id", Label::Ssn)
        .shapes(&["########", "#######"])
        .words(&["national id", "id no", "id number", "kitambulisho", "huduma"]),
    Scheme::new("ke_pin", Label::Ssn)
        .shapes(&["@#########@"])
        .words(&["kra pin", "pin no", "kra", "pin number"])
        .standard("ke/pin")
        .strength(Strength::Written),
    Scheme::new("ke_passport", Label::PassportNumber)
        .shapes(&["@#######", "@@######"])
        .words(&["passport", "pasipoti"]),
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
                "national id: ‹SSN|12345678›",
                "and 12345678 here",
                "kra pin: ‹SSN|A905800243B›",
                "and ‹SSN|A905800243B› here",
                "passport: ‹PASSPORT_NUMBER|A1234567›",
                "and A1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x12345678 123456789x 7-12345678",
                "xA905800243B A905800243B9x 7-A905800243B",
                "xA1234567 A12345679x 7-A1234567",
            ],
        );
    }
}
