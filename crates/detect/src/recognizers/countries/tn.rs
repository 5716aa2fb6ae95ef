//! Tunisia: identity card, tax number.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "tn", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("tn_cin", Label::Ssn)
        .shapes(&["########"])
        .words(&["cin", "carte d'identité nationale", "بطاقة التعريف", "رقم بطاقة التعريف"]),
    Scheme::new("tn_mf", Label::OrganizationId)
        .shapes(&["#######@/@/@/###", "#######@", "#######@@@###"])
        .words(&["matricule fiscal", "mf"])
        .standard("tn/mf"),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["cin: ‹SSN|01234567›", "and 01234567 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x01234567 012345679x 7-01234567"]);
    }
}
