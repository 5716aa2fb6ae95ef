//! Armenia: public services number, passport.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "am", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("am_ssn", Label::Ssn)
        .shapes(&["##########"])
        .words(&["հծհ", "սոցիալական քարտ", "social card", "psn", "ՀԾՀ"]),
    Scheme::new("am_passport", Label::PassportNumber)
        .shapes(&["@@#######"])
        .words(&["անձնագիր", "passport"]),
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
                "հծհ: ‹SSN|2801801234›",
                "and 2801801234 here",
                "անձնագիր: ‹PASSPORT_NUMBER|AN1234567›",
                "and AN1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x2801801234 28018012349x 7-2801801234", "xAN1234567 AN12345679x 7-AN1234567"]);
    }
}
