//! Jordan: national number.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "jo", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("jo_national", Label::Ssn)
        .shapes(&["##########"])
        .words(&["الرقم الوطني", "national number", "jordanian national number"]),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["الرقم الوطني: ‹SSN|9851012345›", "and 9851012345 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x9851012345 98510123459x 7-9851012345"]);
    }
}
