//! United Kingdom: National Insurance, NHS, tax, bank, driving licence, passport and plates.

use blackbar_core::Label;

use super::super::checksums::{all_same, digit, is_day, number, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "gb", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("gb_nino", Label::Ssn)
        .shapes(&["@@ ## ## ## @", "@@######@", "@@-##-##-##-@", "@@ ###### @", "@@ ######@"])
        .words(&["nino", "national insurance", "national insurance number", "ni number", "ni no", "NI"])
        .standard("gb/nino")
        .strength(Strength::Strong),
    Scheme::new("gb_nhs", Label::HealthcareNumber)
        .shapes(&["### ### ####", "###-###-####"])
        .words(&["nhs", "nhs number", "nhs no", "nhs#", "national health service number", "health service number"])
        .own(is_nhs),
    Scheme::new("gb_chi", Label::HealthcareNumber)
        .shapes(&["##########", "###### ####"])
        .words(&["chi number", "community health index", "chi no", "CHI"])
        .own(is_chi),
    Scheme::new("gb_hcn", Label::HealthcareNumber)
        .shapes(&["### ### ####"])
        .words(&["health and care number", "h&c number", "hcn"])
        .own(is_nhs),
    Scheme::new("gb_utr", Label::Ssn)
        .shapes(&["##### #####", "##########"])
        .words(&["utr", "unique taxpayer reference", "self assessment", "taxpayer reference"])
        .own(is_utr),
    Scheme::new("gb_vat", Label::OrganizationId)
        .shapes(&["GB### #### ##", "GB#########", "GB ### #### ##", "GB############", "### #### ##"])
        .words(&["vat", "vat number", "vat no", "vat reg no", "vat registration number", "vat registration"])
        .standard("gb/vat"),
    Scheme::new("gb_company", Label::OrganizationId)
        .shapes(&["########", "SC######", "NI######", "OC######", "SO######"])
        .words(&["company number", "company no", "company registration number", "registered in england", "companies house", "crn", "company reg no"]),
    Scheme::new("gb_sort_code", Label::RoutingNumber)
        .shapes(&["##-##-##", "## ## ##", "######"])
        .words(&["sort code", "sortcode", "sort-code", "bank sort code", "s/c"]),
    Scheme::new("gb_account", Label::BankAccount)
        .shapes(&["########", "#### ####"])
        .words(&["acc no", "a/c", "a/c no", "acct no", "bank account"]),
    Scheme::new("gb_passport", Label::PassportNumber)
        .shapes(&["#########"])
        .words(&["uk passport", "british passport", "hm passport", "uk passport number"]),
    Scheme::new("gb_driving_licence", Label::DriverLicense)
        .shapes(&["@@@@@######@@#@@", "@@@@9######@@#@@", "@@@99######@@#@@", "@@@@@ ###### @@#@@", "@@@@@######@@?@@", "@@@@@ ###### @@ #@@"])
        .words(&["driving licence", "driving licence number", "dvla", "driver number", "licence number", "driving license"])
        .own(is_driving_licence)
        .strength(Strength::Strong),
    Scheme::new("gb_plate", Label::VehicleId)
        .shapes(&["@@## @@@", "@@##@@@", "@### @@@", "@###@@@", "@@@ ###@", "@## @@@"])
        .words(&["registration number", "number plate", "reg no", "vehicle registration", "vrm", "car reg", "licence plate", "vehicle reg", "registration plate", "plate"]),
];

/// NHS: weights 10 to 2, modulo 11; a check of 10 is never issued.
fn is_nhs(compact: &[u8]) -> bool {
    let Some(front) = compact.get(..9) else { return false };
    let rest = weighted(front, &[10, 9, 8, 7, 6, 5, 4, 3, 2]).map(|sum| (11 - sum % 11) % 11);
    rest.is_some_and(|rest| rest < 10 && Some(rest) == digit(compact, 9)) && !all_same(compact)
}

/// CHI: an NHS check over a date of birth.
fn is_chi(compact: &[u8]) -> bool {
    let born = matches!((number(compact, 0, 2), number(compact, 2, 2)), (Some(day), Some(month)) if is_day(month, day));
    born && is_nhs(compact)
}

/// UTR: the first digit checks the nine behind it.
fn is_utr(compact: &[u8]) -> bool {
    let Some(back) = compact.get(1..10) else { return false };
    let check = b"21987654321";
    weighted(back, &[6, 7, 8, 9, 10, 5, 4, 3, 2])
        .is_some_and(|sum| check.get((sum % 11) as usize) == compact.first())
}

/// The driver number holds the birth date: decade, month (plus 50 for women), day, year.
fn is_driving_licence(compact: &[u8]) -> bool {
    let month = number(compact, 6, 2).map(|month| if month > 50 { month - 50 } else { month });
    matches!((month, number(compact, 8, 2)), (Some(month), Some(day)) if is_day(month, day))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn national_insurance_and_health() {
        check(
            &RECOGNIZER,
            &[
                "NI number: ‹SSN|AB 12 34 56 C›.",
                "her ‹SSN|JG103759A› on file",
                "her JG103759AB on file, QQ123456C is never issued",
                "NHS number ‹HEALTHCARE_NUMBER|943 476 5919›",
                "NHS no. ‹HEALTHCARE_NUMBER|9434765919›, ticket 943 476 5919",
                "UTR ‹SSN|1955839661›",
            ],
        );
    }

    #[test]
    fn banks_licences_and_plates() {
        check(
            &RECOGNIZER,
            &[
                "Sort code: ‹ROUTING_NUMBER|20-00-00›, a/c no ‹BANK_ACCOUNT|55779911›",
                "driver ‹DRIVER_LICENSE|MORGA753116SM9IJ› was stopped",
                "driver MORGA793116SM9IJ was stopped",
                "number plate ‹VEHICLE_ID|BD51 SMR›",
                "VAT no ‹ORGANIZATION_ID|GB980780684›",
            ],
        );
    }
}
