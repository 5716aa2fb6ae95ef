//! Canada: social insurance, business, provincial health, bank and licence numbers.

use blackbar_core::Label;

use super::super::checksums::{all_same, is_day, luhn, number};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ca", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ca_sin", Label::Ssn)
        .shapes(&["### ### ###", "###-###-###"])
        .words(&["sin", "sin#", "sin number", "social insurance", "social insurance number", "nas", "numéro d'assurance sociale", "assurance sociale"])
        .own(is_sin)
        .strength(Strength::Written),
    Scheme::new("ca_business", Label::OrganizationId)
        .shapes(&["#########", "#########RT####", "######### RT ####", "#########RP####", "#########RC####", "##### #### RT####"])
        .words(&["business number", "gst number", "gst/hst", "hst number", "gst", "hst", "numéro d'entreprise", "tps", "tvq"])
        .standard("ca/bn"),
    Scheme::new("ca_ramq", Label::HealthcareNumber)
        .shapes(&["@@@@ #### ####", "@@@@########", "@@@@-####-####"])
        .words(&["ramq", "nam", "carte soleil", "assurance maladie", "numéro d'assurance maladie", "quebec health"])
        .own(is_ramq)
        .strength(Strength::Strong),
    Scheme::new("ca_ohip", Label::HealthcareNumber)
        .shapes(&["####-###-###", "#### ### ###", "####-###-###-@@", "#### ### ### @@", "##########@@", "##########"])
        .words(&["ohip", "ohip number", "ontario health", "health card", "health card number", "hcn"])
        .own(is_ohip),
    Scheme::new("ca_bc_phn", Label::HealthcareNumber)
        .shapes(&["#### ### ###", "9#########"])
        .words(&["phn", "personal health number", "bc health", "care card", "msp number", "bc services card"])
        .standard("ca/bc_bhn"),
    Scheme::new("ca_health_other", Label::HealthcareNumber)
        .shapes(&["#########", "##### ####", "##########", "############", "########"])
        .words(&["provincial health number", "health card", "health card number", "phin", "mcp number", "ahcip", "uli", "carte santé"]),
    Scheme::new("ca_transit", Label::RoutingNumber)
        .shapes(&["#####-###", "0########", "##### ###"])
        .words(&["transit number", "transit no", "transit", "institution number", "branch transit", "numéro de transit"]),
    Scheme::new("ca_passport", Label::PassportNumber)
        .shapes(&["@@######", "@######@@"])
        .words(&["canadian passport", "passport", "passport number", "passport no", "passeport", "numéro de passeport"]),
    Scheme::new("ca_driver_license", Label::DriverLicense)
        .shapes(&["@####-#####-#####", "@##############", "@####-######-##", "#######", "######-###", "@####-####-#####"])
        .words(&["driver's licence", "drivers licence", "driver licence", "driver's license", "permis de conduire", "dl", "licence number", "no de permis"]),
    Scheme::new("ca_uci", Label::NumericalPii)
        .shapes(&["##-####-####", "####-####"])
        .words(&["uci", "unique client identifier", "client id", "iuc"]),
];

fn is_sin(compact: &[u8]) -> bool {
    luhn(compact) && !matches!(compact.first(), Some(b'0' | b'8')) && !all_same(compact)
}

/// RAMQ: four letters of the name, year, month (plus 50 for women), day, two more.
fn is_ramq(compact: &[u8]) -> bool {
    let month = number(compact, 6, 2).map(|month| if month > 50 { month - 50 } else { month });
    matches!((month, number(compact, 8, 2)), (Some(month), Some(day)) if is_day(month, day))
}

fn is_ohip(compact: &[u8]) -> bool {
    compact.get(..10).is_some_and(|digits| luhn(digits) && digits[0] != b'0')
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn canadian_numbers() {
        check(
            &RECOGNIZER,
            &[
                "my SIN is ‹SSN|690 871 283›",
                "reference ‹SSN|130 692 544› enclosed",
                "reference 130 692 545 enclosed, 1 130 692 544",
                "sin: ‹SSN|690871283›",
                "RAMQ ‹HEALTHCARE_NUMBER|TREM 7502 1234›",
                "‹HEALTHCARE_NUMBER|TREM 7552 1234›",
                "TREM 7572 1234",
                "health card number: ‹HEALTHCARE_NUMBER|1234-567-897›",
                "numéro de transit: ‹ROUTING_NUMBER|10009-001›",
                "Driver's licence ‹DRIVER_LICENSE|D6101-40706-60905›",
                "passeport ‹PASSPORT_NUMBER|AB123456›",
            ],
        );
    }
}
