//! Germany: pension insurance, tax, health, identity card, passport, company and plate numbers.

use blackbar_core::Label;

use super::super::checksums::digit;
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "de", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("de_svnr", Label::Ssn)
        .shapes(&["## ###### @ ###", "########@###", "##-######-@-###", "## ###### @ ## #", "## ###### @###"])
        .words(&["sozialversicherungsnummer", "sv-nummer", "sv nummer", "sv-nr", "svnr", "rentenversicherungsnummer", "rv-nummer", "rvnr", "versicherungsnummer", "sozialversicherungs-nr", "social security"])
        .standard("de/svnr")
        .strength(Strength::Strong),
    Scheme::new("de_idnr", Label::Ssn)
        .shapes(&["## ### ### ###", "###########", "##/###/###/###"])
        .words(&["steuer-id", "steuerid", "steuer id", "steuer-identifikationsnummer", "steueridentifikationsnummer", "steuerliche identifikationsnummer", "identifikationsnummer", "idnr", "tin", "steuer-idnr", "tax id"])
        .standard("de/idnr")
        .strength(Strength::Written),
    Scheme::new("de_stnr", Label::Ssn)
        .shapes(&["###/###/#####", "##/###/#####", "### ### #####", "###/####/####", "#############", "## ### #####"])
        .words(&["steuernummer", "steuer-nr", "st.-nr", "st-nr", "stnr", "steuernr"]),
    Scheme::new("de_vat", Label::OrganizationId)
        .shapes(&["DE#########", "DE ### ### ###", "DE #########"])
        .words(&["ust-idnr", "ust-id", "ust-id-nr", "ustid", "umsatzsteuer-identifikationsnummer", "umsatzsteuer-id", "vat", "vat id"])
        .standard("de/vat")
        .strength(Strength::Strong),
    Scheme::new("de_handelsregister", Label::OrganizationId)
        .shapes(&["HRB ####", "HRB #####", "HRB ######", "HRA ####", "HRA #####", "HRB#####", "HRB######"])
        .words(&["handelsregister", "registergericht", "amtsgericht", "hrb", "hra"])
        .strength(Strength::Strong),
    Scheme::new("de_kvnr", Label::HealthcareNumber)
        .shapes(&["@#########"])
        .words(&["krankenversichertennummer", "versichertennummer", "kvnr", "versicherten-nr", "krankenversicherungsnummer", "krankenkasse", "egk", "versichertennr"])
        .own(is_kvnr),
    Scheme::new("de_id_card", Label::Ssn)
        .shapes(&["??????????", "?########"  , "?????????"])
        .words(&["personalausweis", "personalausweisnummer", "ausweisnummer", "ausweis-nr", "personalausweis-nr", "perso", "id card", "identity card"])
        .own(is_document),
    Scheme::new("de_passport", Label::PassportNumber)
        .shapes(&["?????????", "??????????"])
        .words(&["reisepass", "reisepassnummer", "passnummer", "pass-nr", "reisepass-nr", "german passport"])
        .own(is_document),
    Scheme::new("de_driving_licence", Label::DriverLicense)
        .shapes(&["@####????##", "@##########", "@####?????@", "@???????###"])
        .words(&["führerschein", "führerscheinnummer", "führerschein-nr", "fahrerlaubnis"]),
    Scheme::new("de_plate", Label::VehicleId)
        .shapes(&[
            "@-@@ ####", "@@-@@ ####", "@@@-@@ ####", "@-@@ ###", "@@-@@ ###", "@@@-@@ ###", "@-@ ####", "@@-@ ####", "@@@-@ ####",
            "@ @@ ####", "@@ @@ ####", "@@@ @@ ####", "@-@@ ##", "@@-@@ ##", "@@-@ ###", "@-@@####", "@@-@@###", "@-@@-####",
        ])
        .words(&["kennzeichen", "kfz-kennzeichen", "amtliches kennzeichen", "autokennzeichen", "nummernschild", "licence plate", "license plate"]),
    Scheme::new("de_blz", Label::RoutingNumber)
        .shapes(&["### ### ##", "########"])
        .words(&["blz", "bankleitzahl"]),
    Scheme::new("de_konto", Label::BankAccount)
        .shapes(&["##########", "#########", "########", "#######", "### ### ####", "######"])
        .words(&["kontonummer", "konto-nr", "kontonr", "konto nr", "kto", "kto-nr", "kto.-nr", "konto"]),
];

/// Health insurance number: the letter as two digits, weights 1 and 2 with cross sums.
fn is_kvnr(compact: &[u8]) -> bool {
    let Some(first) = compact.first().filter(|byte| byte.is_ascii_uppercase()) else { return false };
    let letter = u32::from(first - b'A') + 1;
    let digits = [letter / 10, letter % 10].into_iter().chain((1..9).filter_map(|at| digit(compact, at)));
    let sum: u32 = digits
        .enumerate()
        .map(|(place, digit)| digit * if place % 2 == 0 { 1 } else { 2 })
        .map(|product| product / 10 + product % 10)
        .sum();
    compact.len() == 10 && digit(compact, 9) == Some(sum % 10)
}

/// Identity card and passport: nine characters of a restricted alphabet, then maybe the check digit (7, 3, 1).
fn is_document(compact: &[u8]) -> bool {
    let alphabet = b"0123456789CFGHJKLMNPRTVWXYZ";
    let Some(serial) = compact.get(..9) else { return false };
    let in_alphabet =
        serial.iter().all(|byte| alphabet.contains(byte)) && b"CFGHJKLMNPRTVWXYZ".contains(&serial[0]);
    let values: Vec<u32> = serial
        .iter()
        .map(|byte| if byte.is_ascii_digit() { u32::from(byte - b'0') } else { u32::from(*byte) - 55 })
        .collect();
    let sum: u32 = values.iter().zip([7, 3, 1].iter().cycle()).map(|(value, weight)| value * weight).sum();
    in_alphabet && (compact.len() == 9 || digit(compact, 9) == Some(sum % 10))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn german_numbers() {
        check(
            &RECOGNIZER,
            &[
                "Sozialversicherungsnummer: ‹SSN|15 070649 C 103›",
                "akte ‹SSN|15070649C103› neu",
                "akte 15070649C104 neu",
                "Steuer-ID ‹SSN|36 574 261 809›\n\nRechnung 36574261809",
                "Steuernummer ‹SSN|181/815/08155›",
                "USt-IdNr. ‹ORGANIZATION_ID|DE136695976›",
                "Versichertennummer ‹HEALTHCARE_NUMBER|A123456780›",
                "Amtsgericht München ‹ORGANIZATION_ID|HRB 123456›",
                "Kennzeichen: ‹VEHICLE_ID|M-AB 1234›",
                "Kontonummer ‹BANK_ACCOUNT|0532013000›, BLZ ‹ROUTING_NUMBER|370 400 44›",
                "Personalausweisnummer ‹SSN|T220001293›",
                "Reisepassnummer: ‹PASSPORT_NUMBER|C01X00T478›",
            ],
        );
    }
}
