//! Iran: national code.

use blackbar_core::Label;

use super::super::checksums::{all_same, digit, weighted};
use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "ir", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ir_national_code", Label::Ssn)
        .shapes(&["###-######-#", "##########"])
        .words(&["کد ملی", "شماره ملی", "national code", "melli code", "code melli"])
        .own(is_national_code),
];

/// Weights 10 to 2, modulo 11.
fn is_national_code(compact: &[u8]) -> bool {
    let sum = compact.get(..9).and_then(|front| weighted(front, &[10, 9, 8, 7, 6, 5, 4, 3, 2]));
    let check = sum.map(|sum| sum % 11).map(|rest| if rest < 2 { rest } else { 11 - rest });
    check.is_some() && check == digit(compact, 9) && !all_same(compact)
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["کد ملی: ‹SSN|049-937089-9›", "and 049-937089-9 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x0499370899 04993708999x 7-049-937089-9"]);
    }
}
