//! Sri Lanka: national identity card.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "lk", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("lk_nic", Label::Ssn)
        .shapes(&["#########V", "#########X", "############"])
        .words(&["nic", "national identity card", "nic no", "nic number", "හැඳුනුම්පත"])
        .standard("lk/nic"),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["nic: ‹SSN|808708816V›", "and 808708816V here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x808708816V 808708816V9x 7-808708816V"]);
    }
}
