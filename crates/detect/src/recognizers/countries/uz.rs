//! Uzbekistan: PINFL, passport.

use blackbar_core::Label;

use super::super::checksums::is_day_at;
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "uz", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("uz_pinfl", Label::Ssn)
        .shapes(&["##############"])
        .words(&["пинфл", "jshshir", "pinfl", "жшшир"])
        .own(is_pinfl)
        .strength(Strength::Written),
    Scheme::new("uz_passport", Label::PassportNumber)
        .shapes(&["@@#######", "@@ #######"])
        .words(&["паспорт*", "pasport", "passport"]),
];

/// Sex and century, then day, month and year of birth.
fn is_pinfl(compact: &[u8]) -> bool {
    matches!(compact.first(), Some(b'1'..=b'6')) && is_day_at(compact, 3, 1)
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
                "пинфл: ‹SSN|30101801234567›",
                "and 30101801234567 here",
                "паспорт: ‹PASSPORT_NUMBER|AA1234567›",
                "and AA1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x30101801234567 301018012345679x 7-30101801234567", "xAA1234567 AA12345679x 7-AA1234567"],
        );
    }
}
