//! Netherlands: BSN, VAT, chamber of commerce, document, licence, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "nl", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("nl_bsn", Label::Ssn)
        .shapes(&["#########", "####.##.###", "### ### ###", "#### ## ###"])
        .words(&["bsn", "burgerservicenummer", "bsn-nummer", "sofinummer", "sofi-nummer", "sofi", "burger service nummer"])
        .standard("nl/bsn"),
    Scheme::new("nl_btw", Label::OrganizationId)
        .shapes(&["NL#########B##", "NL ######### B##", "NL####.##.###.B##", "#########B##"])
        .words(&["btw", "btw-nummer", "btw nummer", "btw-id", "omzetbelastingnummer", "vat"])
        .standard("nl/btw")
        .strength(Strength::Strong),
    Scheme::new("nl_kvk", Label::OrganizationId)
        .shapes(&["########", "## ######"])
        .words(&["kvk", "kvk-nummer", "kamer van koophandel", "kvk nummer"]),
    Scheme::new("nl_document", Label::PassportNumber)
        .shapes(&["@@?#####?", "@@???????", "@@######?"])
        .words(&["paspoort", "paspoortnummer", "documentnummer", "identiteitskaart", "id-kaart", "passport", "documentnr"])
        .own(has_digit),
    Scheme::new("nl_licence", Label::DriverLicense)
        .shapes(&["##########"])
        .words(&["rijbewijs", "rijbewijsnummer", "rijbewijs nr"]),
    Scheme::new("nl_big", Label::HealthcareNumber)
        .shapes(&["###########"])
        .words(&["big-nummer", "big-register", "agb-code", "big nummer", "agb"]),
    Scheme::new("nl_plate", Label::VehicleId)
        .shapes(&["@@-###-@", "@-###-@@", "##-@@@-#", "#-@@@-##", "@@-##-##", "##-##-@@", "##-@@-##", "@@-##-@@", "##-@@-@@", "@@-@@-##", "@@@-##-@"])
        .words(&["kenteken", "kentekenplaat", "kentekennummer", "nummerplaat"]),
];

fn has_digit(compact: &[u8]) -> bool {
    compact.iter().any(u8::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(
            &RECOGNIZER,
            &[
                "bsn: ‹SSN|163765224›",
                "and 163765224 here",
                "kvk: ‹ORGANIZATION_ID|12345678›",
                "and 12345678 here",
                "paspoort: ‹PASSPORT_NUMBER|SPECI2014›",
                "and SPECI2014 here",
                "rijbewijs: ‹DRIVER_LICENSE|5312345678›",
                "and 5312345678 here",
                "big-nummer: ‹HEALTHCARE_NUMBER|19012345601›",
                "and 19012345601 here",
                "kenteken: ‹VEHICLE_ID|GB-001-B›",
                "and GB-001-B here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x163765224 1637652249x 7-163765224",
                "x12345678 123456789x 7-12345678",
                "xSPECI2014 SPECI20149x 7-SPECI2014",
                "x5312345678 53123456789x 7-5312345678",
                "x19012345601 190123456019x 7-19012345601",
                "xGB001B GB001B9x 7-GB-001-B",
            ],
        );
    }
}
