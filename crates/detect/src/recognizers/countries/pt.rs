//! Portugal: NIF, citizen card, social security, health user number, passport, plate.

use blackbar_core::Label;

use super::super::checksums::{digit, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "pt", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("pt_nif", Label::Ssn)
        .shapes(&["### ### ###", "#########", "PT#########"])
        .words(&["nif", "contribuinte", "número de contribuinte", "número de identificação fiscal", "n.º contribuinte", "nº contribuinte", "nif/nipc", "nipc"])
        .standard("pt/nif"),
    Scheme::new("pt_cc", Label::Ssn)
        .shapes(&["######## # @@#", "########?@@#", "######## ? ??#"])
        .words(&["cartão de cidadão", "cartão do cidadão", "cc", "bilhete de identidade", "número do cartão de cidadão", "nº cc"])
        .standard("pt/cc")
        .strength(Strength::Strong),
    Scheme::new("pt_niss", Label::Ssn)
        .shapes(&["###########", "# ## ### ### ##"])
        .words(&["niss", "segurança social", "número de segurança social", "número de identificação de segurança social"])
        .own(is_niss),
    Scheme::new("pt_sns", Label::HealthcareNumber)
        .shapes(&["#########", "### ### ###"])
        .words(&["número de utente", "utente", "sns", "nº utente", "cartão de utente"]),
    Scheme::new("pt_passport", Label::PassportNumber)
        .shapes(&["@######", "@@######"])
        .words(&["passaporte", "número de passaporte", "passport"]),
    Scheme::new("pt_plate", Label::VehicleId)
        .shapes(&["##-@@-##", "@@-##-@@", "##-##-@@", "@@-##-##"])
        .words(&["matrícula", "matricula", "viatura"]),
];

/// Social security: primes as weights from the right, 9 minus the sum by 10.
fn is_niss(compact: &[u8]) -> bool {
    let Some(front) = compact.get(..10) else { return false };
    let sum = weighted(front, &[29, 23, 19, 17, 13, 11, 7, 5, 3, 2]);
    matches!(compact[0], b'1' | b'2') && sum.is_some_and(|sum| Some(9 - sum % 10) == digit(compact, 10))
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
                "nif: ‹SSN|213 608 928›",
                "and 213 608 928 here",
                "cartão de cidadão: ‹SSN|50025590 4 ED3›",
                "and ‹SSN|50025590 4 ED3› here",
                "niss: ‹SSN|11234567885›",
                "and 11234567885 here",
                "número de utente: ‹HEALTHCARE_NUMBER|123456789›",
                "and 123456789 here",
                "passaporte: ‹PASSPORT_NUMBER|N123456›",
                "and N123456 here",
                "matrícula: ‹VEHICLE_ID|12-AB-34›",
                "and 12-AB-34 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x213608928 2136089289x 7-213 608 928",
                "x500255904ED3 500255904ED39x 7-50025590 4 ED3",
                "x11234567885 112345678859x 7-11234567885",
                "x123456789 1234567899x 7-123456789",
                "xN123456 N1234569x 7-N123456",
                "x12AB34 12AB349x 7-12-AB-34",
            ],
        );
    }
}
