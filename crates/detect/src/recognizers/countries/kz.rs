//! Kazakhstan: IIN and BIN.

use blackbar_core::Label;

use super::super::checksums::{digit, is_day_at, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "kz", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("kz_iin", Label::Ssn)
        .shapes(&["############"])
        .words(&["иин", "жсн", "iin"])
        .own(is_iin)
        .strength(Strength::Written),
    Scheme::new("kz_bin", Label::OrganizationId)
        .shapes(&["############"])
        .words(&["бин", "бсн", "bin"]),
];

/// Birth date, century and sex, serial; weights 1 to 11, or 3 to 11 and 1, 2 where the first gives ten.
fn is_iin(compact: &[u8]) -> bool {
    let Some(front) = compact.get(..11) else { return false };
    let first = weighted(front, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).map(|sum| sum % 11);
    let second = weighted(front, &[3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]).map(|sum| sum % 11);
    let check = if first == Some(10) { second } else { first };
    is_day_at(compact, 2, 4) && check.is_some() && check == digit(compact, 11)
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["бин: ‹ORGANIZATION_ID|060740003456›", "and 060740003456 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x060740003456 0607400034569x 7-060740003456"]);
    }
}
