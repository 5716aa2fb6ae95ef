//! Poland: PESEL, NIP, REGON, identity card, passport, licence, bank account, plate.

use blackbar_core::Label;

use super::super::checksums::{digit, iban};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "pl", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("pl_pesel", Label::Ssn)
        .shapes(&["###########"])
        .words(&["pesel", "nr pesel", "numer pesel", "pesel:"])
        .standard("pl/pesel")
        .strength(Strength::Written),
    Scheme::new("pl_nip", Label::OrganizationId)
        .shapes(&["###-###-##-##", "###-##-##-###", "##########", "PL##########"])
        .words(&["nip", "nr nip", "numer nip", "numer identyfikacji podatkowej"])
        .standard("pl/nip")
        .strength(Strength::Written),
    Scheme::new("pl_regon", Label::OrganizationId)
        .shapes(&["#########", "##############"])
        .words(&["regon", "nr regon"])
        .standard("pl/regon"),
    Scheme::new("pl_krs", Label::OrganizationId)
        .shapes(&["0000######", "000#######"])
        .words(&["krs", "nr krs", "krajowy rejestr sądowy"]),
    Scheme::new("pl_id_card", Label::Ssn)
        .shapes(&["@@@######", "@@@ ######"])
        .words(&["dowód osobisty", "numer dowodu", "nr dowodu", "seria i numer", "dowód", "dowodu osobistego", "seria dowodu"])
        .own(is_id_card),
    Scheme::new("pl_passport", Label::PassportNumber)
        .shapes(&["@@#######", "@@ #######"])
        .words(&["paszport", "nr paszportu", "numer paszportu"]),
    Scheme::new("pl_licence", Label::DriverLicense)
        .shapes(&["#####/##/####"])
        .words(&["prawo jazdy", "prawa jazdy", "nr prawa jazdy"]),
    Scheme::new("pl_account", Label::BankAccount)
        .shapes(&["## #### #### #### #### #### ####", "##########################"])
        .words(&["numer konta", "nr konta", "nr rachunku", "numer rachunku", "rachunek", "konto", "rachunek bankowy"])
        .own(is_account)
        .strength(Strength::Proof),
    Scheme::new("pl_plate", Label::VehicleId)
        .shapes(&["@@ #####", "@@@ ####", "@@ ####@", "@@#####", "@@@ ##@@", "@@@ #@###"])
        .words(&["numer rejestracyjny", "nr rejestracyjny", "nr rej", "tablica rejestracyjna", "rejestracja"]),
];

/// Identity card: letters count 10 to 35, weights 7, 3, 1, the check stands fourth.
fn is_id_card(compact: &[u8]) -> bool {
    let value = |byte: u8| if byte.is_ascii_digit() { u32::from(byte - b'0') } else { u32::from(byte) - 55 };
    let weights = [7, 3, 1, 0, 7, 3, 1, 7, 3];
    let sum: u32 = compact.iter().zip(weights).map(|(byte, weight)| value(*byte) * weight).sum();
    compact.len() == 9 && digit(compact, 3) == Some(sum % 10)
}

/// The account is an IBAN without its country.
fn is_account(compact: &[u8]) -> bool {
    let mut with_country = b"PL".to_vec();
    with_country.extend_from_slice(compact);
    iban(&with_country)
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
                "pesel: ‹SSN|85073006847›",
                "and 85073006847 here",
                "nip: ‹ORGANIZATION_ID|949-179-96-19›",
                "and ‹ORGANIZATION_ID|949-179-96-19› here",
                "and 949-179-96-10 here",
                "regon: ‹ORGANIZATION_ID|856274720›",
                "and 856274720 here",
                "krs: ‹ORGANIZATION_ID|0000123456›",
                "and 0000123456 here",
                "dowód osobisty: ‹SSN|ABA300000›",
                "and ABA300000 here",
                "paszport: ‹PASSPORT_NUMBER|EC1234567›",
                "and EC1234567 here",
                "prawo jazdy: ‹DRIVER_LICENSE|12345/05/1234›",
                "and 12345/05/1234 here",
                "numer konta: ‹BANK_ACCOUNT|27 1140 2004 0000 3002 0135 5387›",
                "and ‹BANK_ACCOUNT|27 1140 2004 0000 3002 0135 5387› here",
                "and 27 1140 2004 0000 3002 0135 5388 here",
                "numer rejestracyjny: ‹VEHICLE_ID|WA 12345›",
                "and WA 12345 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x85073006847 850730068479x 7-85073006847",
                "x9491799619 94917996199x 7-949-179-96-19",
                "x856274720 8562747209x 7-856274720",
                "x0000123456 00001234569x 7-0000123456",
                "xABA300000 ABA3000009x 7-ABA300000",
                "xEC1234567 EC12345679x 7-EC1234567",
                "x12345051234 123450512349x 7-12345/05/1234",
                "x27114020040000300201355387 271140200400003002013553879x 7-27 1140 2004 0000 3002 0135 5387",
                "xWA12345 WA123459x 7-WA 12345",
            ],
        );
    }
}
