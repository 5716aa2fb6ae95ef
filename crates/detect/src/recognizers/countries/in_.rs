//! India: Aadhaar, PAN, voter id, GSTIN, IFSC, passport, licence, ABHA, UAN, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "in", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("in_aadhaar", Label::Ssn)
        .shapes(&["#### #### ####", "####-####-####", "############"])
        .words(&["aadhaar", "aadhar", "aadhaar number", "aadhar no", "uid", "uidai", "आधार", "आधार संख्या", "आधार नंबर", "adhaar"])
        .standard("in/aadhaar")
        .strength(Strength::Written),
    Scheme::new("in_vid", Label::Ssn)
        .shapes(&["#### #### #### ####", "################"])
        .words(&["vid", "virtual id", "aadhaar vid"])
        .standard("in/vid"),
    Scheme::new("in_pan", Label::Ssn)
        .shapes(&["@@@@@####@"])
        .words(&["pan", "pan card", "pan number", "pan no", "permanent account number", "पैन"])
        .standard("in/pan")
        .strength(Strength::Strong),
    Scheme::new("in_epic", Label::Ssn)
        .shapes(&["@@@#######", "@@@/#######"])
        .words(&["voter id", "epic", "epic no", "voter id card", "election card", "elector", "मतदाता"])
        .standard("in/epic")
        .strength(Strength::Written),
    Scheme::new("in_gstin", Label::OrganizationId)
        .shapes(&["##@@@@@####@?Z?"])
        .words(&["gstin", "gst", "gst no", "gst number"])
        .standard("in/gstin")
        .strength(Strength::Proof),
    Scheme::new("in_ifsc", Label::RoutingNumber)
        .shapes(&["@@@@0??????"])
        .words(&["ifsc", "ifsc code", "ifs code", "rtgs", "neft"])
        .own(has_digits)
        .strength(Strength::Strong),
    Scheme::new("in_passport", Label::PassportNumber)
        .shapes(&["@#######"])
        .words(&["indian passport", "passport", "passport no", "passport number", "पासपोर्ट"]),
    Scheme::new("in_licence", Label::DriverLicense)
        .shapes(&["@@## ###########", "@@-#############", "@@#############", "@@-##-####-#######", "@@##-###########"])
        .words(&["driving licence", "driving license", "dl no", "dl", "licence no", "ड्राइविंग लाइसेंस"]),
    Scheme::new("in_abha", Label::HealthcareNumber)
        .shapes(&["##-####-####-####", "##############"])
        .words(&["abha", "abha number", "health id", "ayushman", "abha id"])
        .strength(Strength::Written),
    Scheme::new("in_uan", Label::Ssn)
        .shapes(&["############"])
        .words(&["uan", "universal account number", "epfo", "pf number"]),
    Scheme::new("in_plate", Label::VehicleId)
        .shapes(&["@@ ## @@ ####", "@@##@@####", "@@-##-@@-####", "@@ ## @ ####", "@@##@####"])
        .words(&["vehicle number", "registration number", "vehicle no", "number plate", "rc number"]),
];

/// Four letters and a zero begin ordinary words in capitals too; branches have digits.
fn has_digits(compact: &[u8]) -> bool {
    compact.iter().filter(|byte| byte.is_ascii_digit()).count() >= 4
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
                "aadhaar: ‹SSN|6096 2638 6540›",
                "and ‹SSN|6096 2638 6540› here",
                "vid: ‹SSN|4368 5449 3077 9219›",
                "and 4368 5449 3077 9219 here",
                "pan: ‹SSN|ABRPB9508Z›",
                "and ‹SSN|ABRPB9508Z› here",
                "voter id: ‹SSN|BSP7276900›",
                "and ‹SSN|BSP7276900› here",
                "gstin: ‹ORGANIZATION_ID|27LQUPT9997T1ZD›",
                "and ‹ORGANIZATION_ID|27LQUPT9997T1ZD› here",
                "ifsc: ‹ROUTING_NUMBER|HDFC0001234›",
                "and ‹ROUTING_NUMBER|HDFC0001234› here",
                "indian passport: ‹PASSPORT_NUMBER|J8369854›",
                "and J8369854 here",
                "driving licence: ‹DRIVER_LICENSE|MH12 20110012345›",
                "and MH12 20110012345 here",
                "abha: ‹HEALTHCARE_NUMBER|91-1234-5678-9012›",
                "and ‹HEALTHCARE_NUMBER|91-1234-5678-9012› here",
                "uan: ‹SSN|100123456789›",
                "and 100123456789 here",
                "vehicle number: ‹VEHICLE_ID|MH 12 AB 1234›",
                "and MH 12 AB 1234 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x609626386540 6096263865409x 7-6096 2638 6540",
                "x4368544930779219 43685449307792199x 7-4368 5449 3077 9219",
                "xABRPB9508Z ABRPB9508Z9x 7-ABRPB9508Z",
                "xBSP7276900 BSP72769009x 7-BSP7276900",
                "x27LQUPT9997T1ZD 27LQUPT9997T1ZD9x 7-27LQUPT9997T1ZD",
                "xHDFC0001234 HDFC00012349x 7-HDFC0001234",
                "xJ8369854 J83698549x 7-J8369854",
                "xMH1220110012345 MH12201100123459x 7-MH12 20110012345",
                "x91123456789012 911234567890129x 7-91-1234-5678-9012",
                "x100123456789 1001234567899x 7-100123456789",
                "xMH12AB1234 MH12AB12349x 7-MH 12 AB 1234",
            ],
        );
    }
}
