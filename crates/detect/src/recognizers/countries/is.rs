//! Iceland: kennitala, VAT, passport.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "is", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("is_kennitala", Label::Ssn)
        .shapes(&["######-####", "##########"])
        .words(&["kennitala", "kt", "kt.", "kennitölu"])
        .standard("is/kennitala")
        .strength(Strength::Written),
    Scheme::new("is_passport", Label::PassportNumber)
        .shapes(&["@#######"])
        .words(&["vegabréf", "passport"]),
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
                "kennitala: ‹SSN|120174-8009›",
                "and ‹SSN|120174-8009› here",
                "vegabréf: ‹PASSPORT_NUMBER|A1234567›",
                "and A1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x1201748009 12017480099x 7-120174-8009", "xA1234567 A12345679x 7-A1234567"]);
    }
}
