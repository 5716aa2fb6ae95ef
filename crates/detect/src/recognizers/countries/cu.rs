//! Cuba: identity number.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "cu", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("cu_ni", Label::Ssn)
        .shapes(&["###########"])
        .words(&["carné de identidad", "carnet de identidad", "número de identidad", "ci", "c.i"])
        .standard("cu/ni"),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["carné de identidad: ‹SSN|80010192063›", "and 80010192063 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x80010192063 800101920639x 7-80010192063"]);
    }
}
