//! Colombia: cédula, NIT, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "co", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("co_cc", Label::Ssn)
        .shapes(&["#.###.###.###", "##.###.###", "##########", "########", "#######", "######"])
        .words(&["cédula", "cedula", "c.c", "cc", "cédula de ciudadanía", "cédula de extranjería", "documento de identidad", "tarjeta de identidad", "cc no"]),
    Scheme::new("co_nit", Label::OrganizationId)
        .shapes(&["###.###.###-#", "##########"])
        .words(&["nit", "n.i.t", "rut"])
        .standard("co/nit")
        .strength(Strength::Written),
    Scheme::new("co_passport", Label::PassportNumber)
        .shapes(&["@@######", "@@#######"])
        .words(&["pasaporte", "passport"]),
    Scheme::new("co_plate", Label::VehicleId)
        .shapes(&["@@@###", "@@@ ###", "@@@-###", "@@@##@"])
        .words(&["placa", "placas"]),
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
                "cédula: ‹SSN|1.020.304.050›",
                "and 1.020.304.050 here",
                "nit: ‹ORGANIZATION_ID|901.152.120-6›",
                "and ‹ORGANIZATION_ID|901.152.120-6› here",
                "pasaporte: ‹PASSPORT_NUMBER|AN123456›",
                "and AN123456 here",
                "placa: ‹VEHICLE_ID|ABC123›",
                "and ABC123 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x1020304050 10203040509x 7-1.020.304.050",
                "x9011521206 90115212069x 7-901.152.120-6",
                "xAN123456 AN1234569x 7-AN123456",
                "xABC123 ABC1239x 7-ABC123",
            ],
        );
    }
}
