//! Italy: codice fiscale, partita IVA, health card, identity card, passport, licence, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "it", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("it_codice_fiscale", Label::Ssn)
        .shapes(&["@@@@@@##@##@###@", "@@@ @@@ ##@## @###@", "@@@@@@??@??@???@"])
        .words(&["codice fiscale", "cod. fisc", "cod fiscale", "c.f", "cf"])
        .standard("it/codicefiscale")
        .strength(Strength::Proof),
    Scheme::new("it_partita_iva", Label::OrganizationId)
        .shapes(&["###########", "IT###########", "IT ###########"])
        .words(&["partita iva", "p.iva", "p. iva", "p iva", "piva", "vat"])
        .standard("it/iva"),
    Scheme::new("it_health_card", Label::HealthcareNumber)
        .shapes(&["80380###############", "80380 ##### ##########"])
        .words(&["tessera sanitaria", "numero tessera", "codice tessera sanitaria", "ssn", "team"]),
    Scheme::new("it_id_card", Label::Ssn)
        .shapes(&["@@#####@@", "@@#######", "@@ #######"])
        .words(&["carta d'identità", "carta identità", "carta di identità", "c.i", "documento"]),
    Scheme::new("it_passport", Label::PassportNumber)
        .shapes(&["@@#######"])
        .words(&["passaporto", "numero passaporto", "passport"]),
    Scheme::new("it_licence", Label::DriverLicense)
        .shapes(&["@@#######@", "U1#######@", "U1?######@"])
        .words(&["patente", "patente di guida", "numero patente"]),
    Scheme::new("it_plate", Label::VehicleId)
        .shapes(&["@@###@@", "@@ ###@@", "@@ ### @@"])
        .words(&["targa", "targata", "targato", "veicolo"]),
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
                "codice fiscale: ‹SSN|RSSMRA85T10A562S›",
                "and ‹SSN|RSSMRA85T10A562S› here",
                "partita iva: ‹ORGANIZATION_ID|42031590716›",
                "and 42031590716 here",
                "tessera sanitaria: ‹HEALTHCARE_NUMBER|80380001234567890123›",
                "and 80380001234567890123 here",
                "carta d'identità: ‹SSN|CA12345AB›",
                "and CA12345AB here",
                "passaporto: ‹PASSPORT_NUMBER|YA1234567›",
                "and YA1234567 here",
                "patente: ‹DRIVER_LICENSE|MI1234567X›",
                "and MI1234567X here",
                "targa: ‹VEHICLE_ID|AB123CD›",
                "and AB123CD here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "xRSSMRA85T10A562S RSSMRA85T10A562S9x 7-RSSMRA85T10A562S",
                "x42031590716 420315907169x 7-42031590716",
                "x80380001234567890123 803800012345678901239x 7-80380001234567890123",
                "xCA12345AB CA12345AB9x 7-CA12345AB",
                "xYA1234567 YA12345679x 7-YA1234567",
                "xMI1234567X MI1234567X9x 7-MI1234567X",
                "xAB123CD AB123CD9x 7-AB123CD",
            ],
        );
    }
}
