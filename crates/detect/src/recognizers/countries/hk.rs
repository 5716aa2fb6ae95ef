//! Hong Kong: identity card.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "hk", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("hk_hkid", Label::Ssn)
        .shapes(&["@######(?", "@@######(?"])
        .words(&["hkid", "hkid no", "hong kong identity card", "身份證", "身份證號碼", "香港身份證", "hk id"])
        .standard("hk/hkid")
        .strength(Strength::Written),
    Scheme::new("hk_passport", Label::PassportNumber)
        .shapes(&["@########", "@@#######"])
        .words(&["hksar passport", "特區護照", "護照", "passport"]),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(
            &RECOGNIZER,
            &[
                "hkid: ‹SSN|A626672(2)›",
                "and ‹SSN|A626672(2)› here",
                "hksar passport: ‹PASSPORT_NUMBER|K12345678›",
                "and K12345678 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["xA6266722 A62667229x 7-A626672(2)", "xK12345678 K123456789x 7-K12345678"]);
    }
}
