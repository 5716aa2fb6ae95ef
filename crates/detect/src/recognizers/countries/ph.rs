//! Philippines: SSS, TIN, PhilHealth, Pag-IBIG, PhilSys, UMID, passport, licence.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ph", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ph_sss", Label::Ssn)
        .shapes(&["##-#######-#", "##########"])
        .words(&["sss", "sss number", "sss no", "social security system"]),
    Scheme::new("ph_tin", Label::Ssn)
        .shapes(&["###-###-###-###", "###-###-###", "############", "#########", "###-###-###-#####"])
        .words(&["tin", "tin no", "tax identification number", "bir tin"]),
    Scheme::new("ph_philhealth", Label::HealthcareNumber)
        .shapes(&["##-#########-#", "############"])
        .words(&["philhealth", "philhealth number", "phic"]),
    Scheme::new("ph_pagibig", Label::Ssn)
        .shapes(&["####-####-####", "############"])
        .words(&["pag-ibig", "pagibig", "hdmf", "mid number"]),
    Scheme::new("ph_philsys", Label::Ssn)
        .shapes(&["####-####-####-####", "####-#######-#"])
        .words(&["philsys", "psn", "pcn", "national id", "philid", "umid", "crn"]),
    Scheme::new("ph_passport", Label::PassportNumber)
        .shapes(&["@#######@", "@@#######"])
        .words(&["passport", "passport no"]),
    Scheme::new("ph_licence", Label::DriverLicense)
        .shapes(&["@##-##-######"])
        .words(&["driver's license", "license no", "lto"])
        .strength(Strength::Written),
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
                "sss: ‹SSN|34-1234567-8›",
                "and 34-1234567-8 here",
                "tin: ‹SSN|123-456-789-000›",
                "and 123-456-789-000 here",
                "philhealth: ‹HEALTHCARE_NUMBER|12-012345678-9›",
                "and 12-012345678-9 here",
                "pag-ibig: ‹SSN|1212-3456-7890›",
                "and 1212-3456-7890 here",
                "philsys: ‹SSN|1234-5678-9012-3456›",
                "and 1234-5678-9012-3456 here",
                "passport: ‹PASSPORT_NUMBER|P1234567A›",
                "and P1234567A here",
                "driver's license: ‹DRIVER_LICENSE|N01-12-123456›",
                "and ‹DRIVER_LICENSE|N01-12-123456› here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x3412345678 34123456789x 7-34-1234567-8",
                "x123456789000 1234567890009x 7-123-456-789-000",
                "x120123456789 1201234567899x 7-12-012345678-9",
                "x121234567890 1212345678909x 7-1212-3456-7890",
                "x1234567890123456 12345678901234569x 7-1234-5678-9012-3456",
                "xP1234567A P1234567A9x 7-P1234567A",
                "xN0112123456 N01121234569x 7-N01-12-123456",
            ],
        );
    }
}
