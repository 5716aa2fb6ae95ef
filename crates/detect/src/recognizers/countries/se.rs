//! Sweden: personal identity number, organisation number, passport, plate.

use blackbar_core::Label;

use super::super::checksums::{is_day, luhn, number};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "se", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("se_personnummer", Label::Ssn)
        .shapes(&["######-####", "########-####", "##########", "############"])
        .words(&["personnummer", "pnr", "personnr", "person nr", "samordningsnummer", "personal identity number", "p-nr"])
        .own(is_personnummer)
        .strength(Strength::Written),
    Scheme::new("se_orgnr", Label::OrganizationId)
        .shapes(&["######-####", "##########"])
        .words(&["organisationsnummer", "org.nr", "orgnr", "org nr", "org-nr"])
        .standard("se/orgnr"),
    Scheme::new("se_vat", Label::OrganizationId)
        .shapes(&["SE############"])
        .words(&["moms", "momsregistreringsnummer", "vat"])
        .standard("se/vat")
        .strength(Strength::Strong),
    Scheme::new("se_passport", Label::PassportNumber)
        .shapes(&["########", "@@######"])
        .words(&["pass", "passnummer", "passnr", "passport"]),
    Scheme::new("se_plate", Label::VehicleId)
        .shapes(&["@@@ ###", "@@@###", "@@@ ##@", "@@@##@"])
        .words(&["registreringsnummer", "regnr", "reg.nr", "bilnummer"]),
];

/// Date of birth (the day plus 60 in coordination numbers) and a Luhn digit over the last ten.
fn is_personnummer(compact: &[u8]) -> bool {
    let Some(short) = compact.len().checked_sub(10).and_then(|from| compact.get(from..)) else {
        return false;
    };
    let day = number(short, 4, 2).map(|day| if day > 60 { day - 60 } else { day });
    matches!((number(short, 2, 2), day), (Some(month), Some(day)) if is_day(month, day)) && luhn(short)
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
                "personnummer: ‹SSN|850730-6226›",
                "and ‹SSN|850730-6226› here",
                "organisationsnummer: ‹ORGANIZATION_ID|553390-2341›",
                "and 553390-2341 here",
                "pass: ‹PASSPORT_NUMBER|12345678›",
                "and 12345678 here",
                "registreringsnummer: ‹VEHICLE_ID|ABC 123›",
                "and ABC 123 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x8507306226 85073062269x 7-850730-6226",
                "x5533902341 55339023419x 7-553390-2341",
                "x12345678 123456789x 7-12345678",
                "xABC123 ABC1239x 7-ABC 123",
            ],
        );
    }
}
