//! South Africa: identity number, tax, passport, licence.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "za", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("za_id", Label::Ssn)
        .shapes(&["#############", "###### #### ## #", "###### #### ###"])
        .words(&["id number", "identity number", "sa id", "said", "rsa id", "id no", "identiteitsnommer", "id-nommer"])
        .standard("za/idnr")
        .strength(Strength::Written),
    Scheme::new("za_tin", Label::Ssn)
        .shapes(&["##########"])
        .words(&["tax number", "tax reference", "income tax number", "sars"])
        .standard("za/tin"),
    Scheme::new("za_passport", Label::PassportNumber)
        .shapes(&["@########"])
        .words(&["passport", "passport no"]),
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
                "id number: ‹SSN|8001015637184›",
                "and 8001015637184 here",
                "tax number: ‹SSN|3845023112›",
                "and 3845023112 here",
                "passport: ‹PASSPORT_NUMBER|A12345678›",
                "and A12345678 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x8001015637184 80010156371849x 7-8001015637184",
                "x3845023112 38450231129x 7-3845023112",
                "xA12345678 A123456789x 7-A12345678",
            ],
        );
    }
}
