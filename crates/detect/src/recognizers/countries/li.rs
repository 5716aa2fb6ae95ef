//! Liechtenstein: person identification number.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "li", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("li_peid", Label::Ssn)
        .shapes(&["############", "########", "#######"])
        .words(&["personenidentifikationsnummer", "peid", "pid-nummer"])
        .standard("li/peid"),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["personenidentifikationsnummer: ‹SSN|81276502›", "and 81276502 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x81276502 812765029x 7-81276502"]);
    }
}
