//! Luxembourg: national identification number, VAT.

use blackbar_core::Label;

use super::super::checksums::{is_day_at, number};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "lu", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("lu_matricule", Label::Ssn)
        .shapes(&["#############", "#### ## ## #####"])
        .words(&["matricule", "numéro d'identification national", "numéro de matricule", "cns", "sozialversicherungsnummer", "matricule nationale"])
        .own(is_matricule)
        .strength(Strength::Written),
    Scheme::new("lu_tva", Label::OrganizationId)
        .shapes(&["LU########", "LU ########"])
        .words(&["tva", "no tva", "vat"])
        .standard("lu/tva")
        .strength(Strength::Strong),
];

/// Year, month and day of birth, a serial of three, a Luhn and a Verhoeff digit; the date is what we check.
fn is_matricule(compact: &[u8]) -> bool {
    matches!(number(compact, 0, 4), Some(1880..=2100)) && is_day_at(compact, 4, 6)
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["matricule: ‹SSN|1980010112345›", "and 1980010112345 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x1980010112345 19800101123459x 7-1980010112345"]);
    }
}
