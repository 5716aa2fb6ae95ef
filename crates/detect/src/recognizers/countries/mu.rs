//! Mauritius: national identity number.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "mu", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("mu_nid", Label::Ssn)
        .shapes(&["@#############", "@############?"])
        .words(&["nic", "national identity card", "nid", "national identity number"])
        .standard("mu/nid")
        .strength(Strength::Written),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["nic: ‹SSN|A0101807750282›", "and ‹SSN|A0101807750282› here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["xA0101807750282 A01018077502829x 7-A0101807750282"]);
    }
}
