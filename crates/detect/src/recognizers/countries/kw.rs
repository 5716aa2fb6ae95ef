//! Kuwait: civil id.

use blackbar_core::Label;

use super::super::checksums::{digit, is_day_at, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "kw", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("kw_civil_id", Label::Ssn)
        .shapes(&["############"])
        .words(&["civil id", "civil id no", "الرقم المدني", "رقم مدني", "البطاقة المدنية"])
        .own(is_civil_id)
        .strength(Strength::Written),
];

/// Century, birth date, serial, weights modulo 11.
fn is_civil_id(compact: &[u8]) -> bool {
    let sum = compact.get(..11).and_then(|front| weighted(front, &[2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]));
    is_day_at(compact, 3, 5) && sum.is_some_and(|sum| Some(11 - sum % 11) == digit(compact, 11))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &[]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &[]);
    }
}
