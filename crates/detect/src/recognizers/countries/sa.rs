//! Saudi Arabia: national id and iqama, commercial registration.

use blackbar_core::Label;

use super::super::checksums::luhn;
use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "sa", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("sa_id", Label::Ssn)
        .shapes(&["1#########", "2#########"])
        .words(&["national id", "iqama", "iqama number", "رقم الهوية", "الهوية الوطنية", "رقم الإقامة", "الإقامة", "saudi id"])
        .own(is_id),
    Scheme::new("sa_cr", Label::OrganizationId)
        .shapes(&["10########", "70########"])
        .words(&["commercial registration", "cr number", "السجل التجاري", "رقم السجل التجاري"]),
];

fn is_id(compact: &[u8]) -> bool {
    luhn(compact)
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["commercial registration: ‹ORGANIZATION_ID|1010123456›", "and 1010123456 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x1010123456 10101234569x 7-1010123456"]);
    }
}
