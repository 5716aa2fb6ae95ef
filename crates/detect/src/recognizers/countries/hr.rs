//! Croatia: OIB, identity card, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "hr", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("hr_oib", Label::Ssn)
        .shapes(&["###########", "HR###########"])
        .words(&["oib", "osobni identifikacijski broj", "oib:"])
        .standard("hr/oib"),
    Scheme::new("hr_jmbg", Label::Ssn)
        .shapes(&["#############"])
        .words(&["jmbg", "matični broj", "jedinstveni matični broj"])
        .standard("rs/jmbg")
        .strength(Strength::Written),
    Scheme::new("hr_id_card", Label::Ssn)
        .shapes(&["#########"])
        .words(&["osobna iskaznica", "broj osobne iskaznice", "osobne"]),
    Scheme::new("hr_plate", Label::VehicleId)
        .shapes(&["@@-###-@@", "@@-####-@@", "@@ ####-@@", "@@ ### @@"])
        .words(&["registarska oznaka", "registracija", "tablice"]),
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
                "oib: ‹SSN|25208578874›",
                "and 25208578874 here",
                "osobna iskaznica: ‹SSN|112345678›",
                "and 112345678 here",
                "registarska oznaka: ‹VEHICLE_ID|ZG-1234-AB›",
                "and ZG-1234-AB here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x25208578874 252085788749x 7-25208578874",
                "x112345678 1123456789x 7-112345678",
                "xZG1234AB ZG1234AB9x 7-ZG-1234-AB",
            ],
        );
    }
}
