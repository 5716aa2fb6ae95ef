//! Albania: NID and tax number.

use blackbar_core::Label;

use super::super::checksums::{is_day, number};
use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "al", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("al_nid", Label::Ssn)
        .shapes(&["@########@"])
        .words(&["nid", "numri personal", "numri i identitetit", "letërnjoftim", "numri personal i identifikimit"])
        .own(is_nid),
    Scheme::new("al_nipt", Label::OrganizationId)
        .shapes(&["@########@"])
        .words(&["nipt", "nuis", "numri i tatueshëm"])
        .standard("al/nipt"),
];

/// Decade letter, year, month (plus 50 for women), day, serial, check letter.
fn is_nid(compact: &[u8]) -> bool {
    let month = number(compact, 2, 2).map(|month| if month > 50 { month - 50 } else { month });
    matches!((month, number(compact, 4, 2)), (Some(month), Some(day)) if is_day(month, day))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["nipt: ‹ORGANIZATION_ID|J30101800M›", "and J30101800M here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["xJ30101800M J30101800M9x 7-J30101800M"]);
    }
}
