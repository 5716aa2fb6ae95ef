//! Malta: identity card, VAT, passport.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "mt", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("mt_id_card", Label::Ssn)
        .shapes(&["#######@", "######@", "#####@"])
        .words(&["id card", "identity card", "karta tal-identità", "maltese id"])
        .own(is_id_card),
    Scheme::new("mt_vat", Label::OrganizationId)
        .shapes(&["MT########"])
        .words(&["vat", "vat no", "vat number"])
        .standard("mt/vat")
        .strength(Strength::Strong),
];

/// Seven digits (zeros may be left out) and the register's letter.
fn is_id_card(compact: &[u8]) -> bool {
    compact.last().is_some_and(|letter| b"MGAPLHBZ".contains(letter))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["id card: ‹SSN|0123456M›", "and 0123456M here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x0123456M 0123456M9x 7-0123456M"]);
    }
}
