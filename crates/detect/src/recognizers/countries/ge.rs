//! Georgia: personal number, passport.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "ge", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ge_personal", Label::Ssn)
        .shapes(&["###########"])
        .words(&["პირადი ნომერი", "პირადი №", "personal number", "personal no"]),
    Scheme::new("ge_passport", Label::PassportNumber)
        .shapes(&["##@@#####"])
        .words(&["პასპორტი", "passport"]),
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
                "პირადი ნომერი: ‹SSN|01024012345›",
                "and 01024012345 here",
                "პასპორტი: ‹PASSPORT_NUMBER|12AB34567›",
                "and 12AB34567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x01024012345 010240123459x 7-01024012345", "x12AB34567 12AB345679x 7-12AB34567"],
        );
    }
}
