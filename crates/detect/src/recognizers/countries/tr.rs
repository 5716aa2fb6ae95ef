//! Türkiye: identity number, tax number, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "tr", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("tr_tckimlik", Label::Ssn)
        .shapes(&["###########", "### ### ### ##"])
        .words(&["tc kimlik", "tc kimlik no", "t.c. kimlik no", "kimlik numarası", "tckn", "t.c. kimlik", "kimlik no", "tc no"])
        .standard("tr/tckimlik")
        .strength(Strength::Written),
    Scheme::new("tr_vkn", Label::OrganizationId)
        .shapes(&["##########"])
        .words(&["vergi no", "vergi kimlik no", "vkn", "vergi numarası", "vergi kimlik numarası"])
        .standard("tr/vkn"),
    Scheme::new("tr_passport", Label::PassportNumber)
        .shapes(&["@########"])
        .words(&["pasaport", "pasaport no", "pasaport numarası"]),
    Scheme::new("tr_plate", Label::VehicleId)
        .shapes(&["## @@ ###", "## @@@ ##", "## @ ####", "## @@@ ###", "## @@ ####", "##@@@##", "##@@###"])
        .words(&["plaka", "plakalı", "araç plakası"]),
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
                "tc kimlik: ‹SSN|82887549674›",
                "and 82887549674 here",
                "vergi no: ‹ORGANIZATION_ID|2718950509›",
                "and 2718950509 here",
                "pasaport: ‹PASSPORT_NUMBER|U12345678›",
                "and U12345678 here",
                "plaka: ‹VEHICLE_ID|34 ABC 12›",
                "and 34 ABC 12 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x82887549674 828875496749x 7-82887549674",
                "x2718950509 27189505099x 7-2718950509",
                "xU12345678 U123456789x 7-U12345678",
                "x34ABC12 34ABC129x 7-34 ABC 12",
            ],
        );
    }
}
