//! Latvia: personal code, VAT, passport.

use blackbar_core::Label;

use super::super::checksums::{digit, is_day_at, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "lv", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("lv_pk", Label::Ssn)
        .shapes(&["######-#####", "###########"])
        .words(&["personas kods", "personas kodu", "p.k", "personal code", "персональный код"])
        .own(is_personal_code)
        .strength(Strength::Written),
    Scheme::new("lv_pvn", Label::OrganizationId)
        .shapes(&["LV###########", "###########"])
        .words(&["pvn", "reģistrācijas numurs", "reģ. nr", "pvn reģ"])
        .standard("lv/pvn"),
    Scheme::new("lv_passport", Label::PassportNumber)
        .shapes(&["@@#######"])
        .words(&["pase", "pases numurs", "passport"]),
];

/// Since 2017 codes start with 32 and hold no date; before, birth date and a check modulo 11.
fn is_personal_code(compact: &[u8]) -> bool {
    if compact.starts_with(b"32") {
        return true;
    }
    let sum = compact.get(..10).and_then(|front| weighted(front, &[10, 5, 8, 4, 2, 1, 6, 3, 7, 9]));
    is_day_at(compact, 2, 0) && sum.is_some_and(|sum| Some((sum + 1) % 11 % 10) == digit(compact, 10))
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
                "personas kods: ‹SSN|161175-19997›",
                "and ‹SSN|161175-19997› here",
                "pase: ‹PASSPORT_NUMBER|LV1234567›",
                "and LV1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x16117519997 161175199979x 7-161175-19997", "xLV1234567 LV12345679x 7-LV1234567"],
        );
    }
}
