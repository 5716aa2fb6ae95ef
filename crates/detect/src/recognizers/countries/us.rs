//! United States: social security, tax, health, bank and licence numbers.
//!
//! The SSN has no check digit; what the Social Security Administration never issues (areas 000, 666, 900-999,
//! group 00, serial 0000) is refused. Numbers known from adverts (078-05-1120) are found all the same: they are
//! meant as a social security number.

use blackbar_core::Label;

use super::super::checksums::{all_same, digit, number, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "us", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("us_ssn", Label::Ssn)
        .shapes(&["###-##-####", "### ## ####", "###.##.####"])
        .words(&[
            "ssn", "ssn#", "ss#", "ss #", "ss no", "social security", "social security number", "social security no",
            "social security num", "social", "socsec", "soc sec", "taxpayer identification number",
            "seguro social", "número de seguro social", "last four of social",
        ])
        .own(is_ssn)
        .strength(Strength::Written),
    Scheme::new("us_itin", Label::Ssn)
        .shapes(&["9##-##-####", "9## ## ####"])
        .words(&["itin", "individual taxpayer identification number", "individual taxpayer", "atin", "ptin"])
        .own(is_itin)
        .strength(Strength::Written),
    Scheme::new("us_ptin", Label::Ssn).shapes(&["P########"]).words(&["ptin", "preparer tax identification number"]),
    Scheme::new("us_ein", Label::OrganizationId)
        .shapes(&["##-#######"])
        .words(&[
            "ein", "fein", "employer identification number", "employer id", "federal tax id", "federal id number",
            "federal ein", "tax id", "tin",
        ])
        .standard("us/ein"),
    Scheme::new("us_routing", Label::RoutingNumber)
        .shapes(&["#### #### #", "####-####-#", "### ### ###"])
        .words(&[
            "routing", "routing number", "routing no", "routing #", "aba", "aba number", "aba routing", "aba rtn",
            "rtn", "routing transit number", "transit routing", "bank routing", "ach routing", "wire routing",
        ])
        .own(is_routing),
    Scheme::new("us_mbi", Label::HealthcareNumber)
        .shapes(&["#@?#-@?#-@@##", "#@?#@?#@@##"])
        .words(&["mbi", "medicare", "medicare number", "medicare beneficiary identifier", "medicare id", "hicn"])
        .own(is_mbi)
        .strength(Strength::Strong),
    Scheme::new("us_hicn", Label::HealthcareNumber)
        .shapes(&["###-##-####@", "###-##-####@#"])
        .words(&["hicn", "medicare", "medicare number", "medicare claim number", "health insurance claim number"]),
    Scheme::new("us_npi", Label::HealthcareNumber)
        .shapes(&["##########"])
        .words(&["npi", "national provider identifier", "provider npi", "npi number"])
        .own(is_npi),
    Scheme::new("us_dea", Label::HealthcareNumber)
        .shapes(&["@?#######"])
        .words(&["dea", "dea number", "dea no", "dea #", "dea registration"])
        .own(is_dea),
    Scheme::new("us_passport", Label::PassportNumber)
        .shapes(&["#########", "@########"])
        .words(&["us passport", "u.s. passport", "american passport", "passport card", "travel document number"]),
    Scheme::new("us_driver_license", Label::DriverLicense)
        .shapes(&[
            "@#######", "@########", "@######", "@###-####-####", "@###-###-##-###-#", "@###-####-####-##",
            "########", "#########", "#######", "@@######", "@@######@", "@@###@", "@@#####", "@############", "@#####",
            "##@@@####", "###@@####", "@@@**######", "######-###", "###-##-####", "### ### ###", "##-###-####",
        ])
        .words(&[
            "dl", "dl#", "dl #", "dl no", "dl number", "driver's license", "drivers license", "driver license",
            "driver's licence", "driver's license number", "drivers license number", "driver license number",
            "license number", "state id", "operator license", "operators license", "permit number", "cdl",
        ]),
    Scheme::new("us_alien_number", Label::Ssn)
        .shapes(&["A#########", "A########", "A-### ### ###", "A###-###-###", "A-#########", "### ### ###", "###-###-###"])
        .words(&["alien number", "alien registration number", "a-number", "uscis number", "uscis#", "uscis #", "a number"]),
    Scheme::new("us_uscis_receipt", Label::NumericalPii)
        .shapes(&["EAC##########", "WAC##########", "LIN##########", "SRC##########", "MSC##########", "IOE##########", "NBC##########"])
        .words(&["receipt number", "uscis receipt", "case number"])
        .strength(Strength::Strong),
    Scheme::new("us_military_id", Label::NumericalPii)
        .shapes(&["##########"])
        .words(&["edipi", "dod id", "dod id number", "military id"]),
    Scheme::new("us_medicaid", Label::HealthcareNumber)
        .shapes(&["##########", "#########", "########", "@@#####@", "############", "###########", "########@"])
        .words(&["medicaid", "medicaid id", "medicaid number", "medi-cal", "cin"]),
];

fn is_ssn(compact: &[u8]) -> bool {
    matches!(
        (number(compact, 0, 3), number(compact, 3, 2), number(compact, 5, 4)),
        (Some(area), Some(group), Some(serial))
            if area != 0 && area != 666 && area < 900 && group != 0 && serial != 0
    ) && !all_same(compact)
        && compact != b"123456789"
}

/// ITIN: 9xx with the fourth and fifth digit in the ranges the revenue service uses.
fn is_itin(compact: &[u8]) -> bool {
    matches!(number(compact, 3, 2), Some(50..=65 | 70..=88 | 90..=92 | 93..=99))
}

fn is_routing(compact: &[u8]) -> bool {
    let district = matches!(number(compact, 0, 2), Some(0..=12 | 21..=32 | 61..=72 | 80));
    district && !all_same(compact) && weighted(compact, &[3, 7, 1]).is_some_and(|sum| sum.is_multiple_of(10))
}

/// Medicare beneficiary identifier: letters without S, L, O, I, B, Z; first digit not 0.
fn is_mbi(compact: &[u8]) -> bool {
    let letter =
        |place: usize| compact.get(place).is_some_and(|b| b.is_ascii_uppercase() && !b"SLOIBZ".contains(b));
    let either = |place: usize| digit(compact, place).is_some() || letter(place);
    compact.len() == 11
        && matches!(digit(compact, 0), Some(1..=9))
        && [1, 4, 7, 8].into_iter().all(letter)
        && [2, 5].into_iter().all(either)
}

/// NPI: Luhn with the prefix 80840 of the health industry.
fn is_npi(compact: &[u8]) -> bool {
    let mut with_prefix = b"80840".to_vec();
    with_prefix.extend_from_slice(compact);
    matches!(compact.first(), Some(b'1' | b'2')) && super::super::checksums::luhn(&with_prefix)
}

/// DEA: (1st + 3rd + 5th) + 2 x (2nd + 4th + 6th) ends in the seventh digit.
fn is_dea(compact: &[u8]) -> bool {
    let Some(digits) = compact.get(2..9) else { return false };
    let sum = weighted(&digits[..6], &[1, 2]);
    b"ABCDEFGHJKLMPRSTUX".contains(&compact[0]) && sum.is_some_and(|sum| Some(sum % 10) == digit(digits, 6))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn social_security_numbers() {
        check(
            &RECOGNIZER,
            &[
                "SSN: ‹SSN|078-05-1120›, order 078-05-11209",
                "ssn: ‹SSN|078051120›",
                "my social is ‹SSN|536 90 4399›.",
                "the form says ‹SSN|536-90-4399› only",
                "may I please have your Social Security number? Yes, ‹SSN|614-5555 01›.",
                "Social Security number ‹SSN|614555501›",
                "‹SSN|219-09-9999› (SSN)",
                "part 000-12-3456 and 666-12-3456 and 536-00-4399",
                "build 536904399 of 2020",
                "x536-90-4399 1-536-90-4399 536-90-4399-1 536-90-4399.5",
                "ITIN ‹SSN|912-70-1234›",
            ],
        );
    }

    #[test]
    fn banks_and_employers() {
        check(
            &RECOGNIZER,
            &[
                "Routing number: ‹ROUTING_NUMBER|021000021›",
                "ABA ‹ROUTING_NUMBER|011401533›, memo 011401533",
                "EIN ‹ORGANIZATION_ID|12-3456789›",
                "the number 021000021 alone",
            ],
        );
    }

    #[test]
    fn health_numbers() {
        check(
            &RECOGNIZER,
            &[
                "Medicare: ‹HEALTHCARE_NUMBER|1EG4-TE5-MK73›",
                "id ‹HEALTHCARE_NUMBER|1EG4TE5MK73› alone",
                "NPI ‹HEALTHCARE_NUMBER|1234567893›, item 1234567893",
                "DEA number ‹HEALTHCARE_NUMBER|AB1234563›",
                "model AB1234563",
            ],
        );
    }

    #[test]
    fn licences_and_passports() {
        check(
            &RECOGNIZER,
            &[
                "Driver's license number ‹DRIVER_LICENSE|D1234567›",
                "DL# ‹DRIVER_LICENSE|356933-540›; DL# ‹DRIVER_LICENSE|134711-320›",
                "US passport ‹PASSPORT_NUMBER|C03005988›",
                "Alien number ‹SSN|A123456789›",
            ],
        );
    }
}
