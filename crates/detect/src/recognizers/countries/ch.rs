//! Switzerland: AHV number, company id, identity documents, health card, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ch", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ch_ahv", Label::Ssn)
        .shapes(&["756.####.####.##", "756##########", "756 #### #### ##"])
        .words(&["ahv", "ahv-nummer", "ahv-nr", "avs", "no avs", "numéro avs", "n° avs", "ahvn13", "avs-nummer", "sozialversicherungsnummer", "numero avs", "ahv nr"])
        .standard("ch/ssn")
        .strength(Strength::Proof),
    Scheme::new("ch_uid", Label::OrganizationId)
        .shapes(&["CHE-###.###.###", "CHE###.###.###", "CHE#########"])
        .words(&["uid", "ide", "idi", "mwst", "mwst-nr", "tva", "iva", "handelsregister"])
        .standard("ch/uid")
        .strength(Strength::Proof),
    Scheme::new("ch_health_card", Label::HealthcareNumber)
        .shapes(&["80756###############"])
        .words(&["versichertenkarte", "kartennummer", "carte d'assuré", "krankenversicherung"])
        .strength(Strength::Written),
    Scheme::new("ch_passport", Label::PassportNumber)
        .shapes(&["@#######", "@@######"])
        .words(&["pass", "passnummer", "passeport", "passaporto", "reisepass", "identitätskarte", "carte d'identité"]),
    Scheme::new("ch_plate", Label::VehicleId)
        .shapes(&["@@ ######", "@@-######", "@@ #####", "@@######", "@@ ###.###"])
        .words(&["kennzeichen", "autonummer", "kontrollschild", "plaque", "targa", "autokennzeichen"]),
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
                "ahv: ‹SSN|756.9050.0903.84›",
                "and ‹SSN|756.9050.0903.84› here",
                "uid: ‹ORGANIZATION_ID|CHE-226.594.163›",
                "and ‹ORGANIZATION_ID|CHE-226.594.163› here",
                "versichertenkarte: ‹HEALTHCARE_NUMBER|80756001234567890123›",
                "and 80756001234567890123 here",
                "pass: ‹PASSPORT_NUMBER|X1234567›",
                "and X1234567 here",
                "kennzeichen: ‹VEHICLE_ID|ZH 123456›",
                "and ZH 123456 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x7569050090384 75690500903849x 7-756.9050.0903.84",
                "xCHE226594163 CHE2265941639x 7-CHE-226.594.163",
                "x80756001234567890123 807560012345678901239x 7-80756001234567890123",
                "xX1234567 X12345679x 7-X1234567",
                "xZH123456 ZH1234569x 7-ZH 123456",
            ],
        );
    }
}
