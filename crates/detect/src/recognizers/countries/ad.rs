//! Andorra: tax number.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "ad", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ad_nrt", Label::Ssn)
        .shapes(&["@-######-@", "@######@"])
        .words(&["nrt", "número de registre tributari"])
        .standard("ad/nrt"),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["nrt: ‹SSN|F-245697-U›", "and F-245697-U here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["xF245697U F245697U9x 7-F-245697-U"]);
    }
}
