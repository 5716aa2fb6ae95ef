//! Egypt: national id, tax number.

use blackbar_core::Label;

use super::super::checksums::{is_day_at, number};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "eg", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("eg_id", Label::Ssn)
        .shapes(&["##############"])
        .words(&["الرقم القومي", "رقم قومي", "بطاقة الرقم القومي", "national id", "egyptian id"])
        .own(is_id)
        .strength(Strength::Written),
    Scheme::new("eg_tax", Label::OrganizationId)
        .shapes(&["###-###-###", "#########"])
        .words(&["الرقم الضريبي", "رقم التسجيل الضريبي", "tax registration"]),
];

/// Century, year, month, day of birth, governorate.
fn is_id(compact: &[u8]) -> bool {
    let place = matches!(number(compact, 7, 2), Some(1..=35 | 88));
    matches!(compact.first(), Some(b'2' | b'3')) && is_day_at(compact, 3, 5) && place
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(
            &RECOGNIZER,
            &[
                "الرقم القومي: ‹SSN|28001010123456›",
                "and 28001010123456 here",
                "الرقم الضريبي: ‹ORGANIZATION_ID|990-891-044›",
                "and 990-891-044 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x28001010123456 280010101234569x 7-28001010123456", "x990891044 9908910449x 7-990-891-044"],
        );
    }
}
