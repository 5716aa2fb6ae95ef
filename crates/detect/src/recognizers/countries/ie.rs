//! Ireland: PPS number, VAT, passport, driving licence, plate, Eircode stays with addresses.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ie", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ie_pps", Label::Ssn)
        .shapes(&["#######@", "#######@@"])
        .words(&["pps", "pps number", "ppsn", "pps no", "personal public service", "personal public service number", "uimhir psp", "rsi number"])
        .standard("ie/pps")
        .strength(Strength::Written),
    Scheme::new("ie_vat", Label::OrganizationId)
        .shapes(&["IE#######@", "IE#######@@", "IE#?#####@"])
        .words(&["vat", "vat number", "vat no", "vat reg"])
        .standard("ie/vat")
        .strength(Strength::Strong),
    Scheme::new("ie_passport", Label::PassportNumber)
        .shapes(&["@########", "@@#######"])
        .words(&["irish passport", "passport number", "passport", "pas"]),
    Scheme::new("ie_driver_licence", Label::DriverLicense)
        .shapes(&["#########"])
        .words(&["driver number", "driving licence number", "driving licence"]),
    Scheme::new("ie_plate", Label::VehicleId)
        .shapes(&["###-@-#####", "##-@-#####", "###-@@-#####", "###-@-####", "###-@-###"])
        .words(&["registration", "reg", "number plate", "car reg", "reg no"]),
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
                "pps: ‹SSN|2523691P›",
                "and ‹SSN|2523691P› here",
                "irish passport: ‹PASSPORT_NUMBER|PA1234567›",
                "and PA1234567 here",
                "driver number: ‹DRIVER_LICENSE|345678901›",
                "and 345678901 here",
                "registration: ‹VEHICLE_ID|131-D-12345›",
                "and 131-D-12345 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x2523691P 2523691P9x 7-2523691P",
                "xPA1234567 PA12345679x 7-PA1234567",
                "x345678901 3456789019x 7-345678901",
                "x131D12345 131D123459x 7-131-D-12345",
            ],
        );
    }
}
