//! Romania: personal numeric code, fiscal code, identity card, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ro", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ro_cnp", Label::Ssn)
        .shapes(&["#############"])
        .words(&["cnp", "cod numeric personal", "codul numeric personal", "c.n.p"])
        .standard("ro/cnp")
        .strength(Strength::Written),
    Scheme::new("ro_cui", Label::OrganizationId)
        .shapes(&["RO########", "RO#######", "RO######", "########", "#######"])
        .words(&["cui", "cif", "cod fiscal", "cod unic de înregistrare", "c.u.i"])
        .standard("ro/cui"),
    Scheme::new("ro_id_card", Label::Ssn)
        .shapes(&["@@ ######", "@@######"])
        .words(&["carte de identitate", "buletin", "serie și număr", "ci seria", "seria"]),
    Scheme::new("ro_passport", Label::PassportNumber)
        .shapes(&["#########", "########"])
        .words(&["pașaport", "pasaport", "număr pașaport"]),
    Scheme::new("ro_plate", Label::VehicleId)
        .shapes(&["@@-##-@@@", "@-###-@@@", "@@ ## @@@", "@ ### @@@"])
        .words(&["număr de înmatriculare", "nr. înmatriculare", "înmatriculare", "placă"]),
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
                "cnp: ‹SSN|1850730371248›",
                "and 1850730371248 here",
                "cui: ‹ORGANIZATION_ID|19246422›",
                "and 19246422 here",
                "carte de identitate: ‹SSN|RX 123456›",
                "and RX 123456 here",
                "pașaport: ‹PASSPORT_NUMBER|051234567›",
                "and 051234567 here",
                "număr de înmatriculare: ‹VEHICLE_ID|CJ-12-ABC›",
                "and CJ-12-ABC here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x1850730371248 18507303712489x 7-1850730371248",
                "x19246422 192464229x 7-19246422",
                "xRX123456 RX1234569x 7-RX 123456",
                "x051234567 0512345679x 7-051234567",
                "xCJ12ABC CJ12ABC9x 7-CJ-12-ABC",
            ],
        );
    }
}
