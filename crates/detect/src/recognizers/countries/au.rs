//! Australia: TFN, ABN, ACN, Medicare, BSB, passport, licence.

use blackbar_core::Label;

use super::super::checksums::{digit, luhn, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "au", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("au_tfn", Label::Ssn)
        .shapes(&["### ### ###", "#########", "########"])
        .words(&["tfn", "tax file number", "tax file no", "tfn:"])
        .standard("au/tfn"),
    Scheme::new("au_abn", Label::OrganizationId)
        .shapes(&["## ### ### ###", "###########"])
        .words(&["abn", "australian business number"])
        .standard("au/abn")
        .strength(Strength::Written),
    Scheme::new("au_acn", Label::OrganizationId)
        .shapes(&["### ### ###", "#########"])
        .words(&["acn", "australian company number"])
        .standard("au/acn"),
    Scheme::new("au_medicare", Label::HealthcareNumber)
        .shapes(&["#### ##### #", "##########", "#### ##### # #", "###########", "#### ##### #/#"])
        .words(&["medicare", "medicare number", "medicare no", "medicare card"])
        .own(is_medicare)
        .strength(Strength::Written),
    Scheme::new("au_ihi", Label::HealthcareNumber)
        .shapes(&["8003 6### #### ####", "80036###########"])
        .words(&["ihi", "individual healthcare identifier", "hpi-i"])
        .own(is_ihi)
        .strength(Strength::Strong),
    Scheme::new("au_bsb", Label::RoutingNumber)
        .shapes(&["###-###", "### ###", "######"])
        .words(&["bsb", "bsb number", "bank state branch", "bsb no"]),
    Scheme::new("au_passport", Label::PassportNumber)
        .shapes(&["@#######", "@@#######"])
        .words(&["australian passport", "passport", "passport no", "passport number"]),
    Scheme::new("au_licence", Label::DriverLicense)
        .shapes(&["########", "#########", "######", "####@@", "##########"])
        .words(&["driver licence", "drivers licence", "driver's licence", "licence no", "licence number"]),
    Scheme::new("au_crn", Label::Ssn)
        .shapes(&["### ### ###@", "#########@"])
        .words(&["crn", "centrelink", "customer reference number"]),
];

/// Medicare: weights 1, 3, 7, 9, modulo 10, in the ninth place; cards start with 2 to 6.
fn is_medicare(compact: &[u8]) -> bool {
    let sum = compact.get(..8).and_then(|front| weighted(front, &[1, 3, 7, 9]));
    matches!(compact.first(), Some(b'2'..=b'6')) && sum.is_some_and(|sum| Some(sum % 10) == digit(compact, 8))
}

fn is_ihi(compact: &[u8]) -> bool {
    luhn(compact)
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
                "tfn: ‹SSN|741 617 651›",
                "and 741 617 651 here",
                "abn: ‹ORGANIZATION_ID|82 988 179 517›",
                "and ‹ORGANIZATION_ID|82 988 179 517› here",
                "acn: ‹ORGANIZATION_ID|498 151 205›",
                "and 498 151 205 here",
                "medicare: ‹HEALTHCARE_NUMBER|2123 45670 1›",
                "and ‹HEALTHCARE_NUMBER|2123 45670 1› here",
                "bsb: ‹ROUTING_NUMBER|062-000›",
                "and 062-000 here",
                "australian passport: ‹PASSPORT_NUMBER|N1234567›",
                "and N1234567 here",
                "driver licence: ‹DRIVER_LICENSE|12345678›",
                "and 12345678 here",
                "crn: ‹SSN|123 456 789A›",
                "and 123 456 789A here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x741617651 7416176519x 7-741 617 651",
                "x82988179517 829881795179x 7-82 988 179 517",
                "x498151205 4981512059x 7-498 151 205",
                "x2123456701 21234567019x 7-2123 45670 1",
                "x062000 0620009x 7-062-000",
                "xN1234567 N12345679x 7-N1234567",
                "x12345678 123456789x 7-12345678",
                "x123456789A 123456789A9x 7-123 456 789A",
            ],
        );
    }
}
