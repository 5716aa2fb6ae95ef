//! Ecuador: cédula, RUC, plate.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "ec", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ec_ci", Label::Ssn)
        .shapes(&["##########", "#########-#"])
        .words(&["cédula", "cedula", "ci", "c.i", "cédula de identidad", "cédula de ciudadanía"])
        .standard("ec/ci"),
    Scheme::new("ec_ruc", Label::OrganizationId)
        .shapes(&["#############"])
        .words(&["ruc", "registro único de contribuyentes"])
        .standard("ec/ruc"),
    Scheme::new("ec_plate", Label::VehicleId)
        .shapes(&["@@@-####", "@@@####"])
        .words(&["placa"]),
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
                "cédula: ‹SSN|1708503881›",
                "and 1708503881 here",
                "ruc: ‹ORGANIZATION_ID|1718590993001›",
                "and 1718590993001 here",
                "placa: ‹VEHICLE_ID|PBC-1234›",
                "and PBC-1234 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x1708503881 17085038819x 7-1708503881",
                "x1718590993001 17185909930019x 7-1718590993001",
                "xPBC1234 PBC12349x 7-PBC-1234",
            ],
        );
    }
}
