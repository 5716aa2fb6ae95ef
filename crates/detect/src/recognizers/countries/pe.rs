//! Peru: DNI, RUC, foreigner card, plate.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "pe", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("pe_dni", Label::Ssn)
        .shapes(&["########", "########-?", "#########"])
        .words(&["dni", "d.n.i", "documento nacional de identidad", "documento de identidad", "nº dni"]),
    Scheme::new("pe_ruc", Label::OrganizationId)
        .shapes(&["###########"])
        .words(&["ruc", "r.u.c", "registro único de contribuyentes"])
        .standard("pe/ruc"),
    Scheme::new("pe_ce", Label::Ssn)
        .shapes(&["#########", "############"])
        .words(&["carné de extranjería", "carnet de extranjería", "ce"]),
    Scheme::new("pe_plate", Label::VehicleId)
        .shapes(&["@@@-###", "@#@-###", "@@-####"])
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
                "dni: ‹SSN|12345678›",
                "and 12345678 here",
                "ruc: ‹ORGANIZATION_ID|20219623608›",
                "and 20219623608 here",
                "carné de extranjería: ‹SSN|001234567›",
                "and 001234567 here",
                "placa: ‹VEHICLE_ID|ABC-123›",
                "and ABC-123 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x12345678 123456789x 7-12345678",
                "x20219623608 202196236089x 7-20219623608",
                "x001234567 0012345679x 7-001234567",
                "xABC123 ABC1239x 7-ABC-123",
            ],
        );
    }
}
