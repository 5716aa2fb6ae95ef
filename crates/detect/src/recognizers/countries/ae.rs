//! United Arab Emirates: Emirates id, tax number, passport.

use blackbar_core::Label;

use super::super::checksums::{luhn, number};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ae", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ae_eid", Label::Ssn)
        .shapes(&["784-####-#######-#", "784############"])
        .words(&["emirates id", "eid", "id number", "uae id", "رقم الهوية", "هوية الإمارات", "emirates id no"])
        .own(is_eid)
        .strength(Strength::Strong),
    Scheme::new("ae_trn", Label::OrganizationId)
        .shapes(&["100############"])
        .words(&["trn", "tax registration number", "vat"]),
];

/// Country 784, year of birth, serial, Luhn.
fn is_eid(compact: &[u8]) -> bool {
    matches!(number(compact, 3, 4), Some(1900..=2100)) && luhn(compact)
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["trn: ‹ORGANIZATION_ID|100123456789012›", "and 100123456789012 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x100123456789012 1001234567890129x 7-100123456789012"]);
    }
}
