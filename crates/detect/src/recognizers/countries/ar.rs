//! Argentina: DNI, CUIT/CUIL, CBU, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ar", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ar_dni", Label::Ssn)
        .shapes(&["##.###.###", "########", "#######", "#.###.###"])
        .words(&["dni", "d.n.i", "documento", "documento nacional de identidad", "nº documento", "le", "lc"]),
    Scheme::new("ar_cuit", Label::Ssn)
        .shapes(&["##-########-#", "###########", "## ######## #"])
        .words(&["cuit", "cuil", "cuit/cuil", "c.u.i.t", "c.u.i.l"])
        .standard("ar/cuit")
        .strength(Strength::Strong),
    Scheme::new("ar_cbu", Label::BankAccount)
        .shapes(&["######################", "######## ##############"])
        .words(&["cbu", "cvu", "clave bancaria uniforme"])
        .standard("ar/cbu")
        .strength(Strength::Proof),
    Scheme::new("ar_passport", Label::PassportNumber)
        .shapes(&["@@@######", "########@"])
        .words(&["pasaporte", "nº pasaporte"]),
    Scheme::new("ar_plate", Label::VehicleId)
        .shapes(&["@@@ ###", "@@@###", "@@ ### @@", "@@###@@"])
        .words(&["patente", "dominio", "chapa"]),
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
                "dni: ‹SSN|12.345.678›",
                "and 12.345.678 here",
                "cuit: ‹SSN|20-26687430-9›",
                "and ‹SSN|20-26687430-9› here",
                "cbu: ‹BANK_ACCOUNT|4213480426463923425257›",
                "and ‹BANK_ACCOUNT|4213480426463923425257› here",
                "pasaporte: ‹PASSPORT_NUMBER|AAA123456›",
                "and AAA123456 here",
                "patente: ‹VEHICLE_ID|AB 123 CD›",
                "and AB 123 CD here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x12345678 123456789x 7-12.345.678",
                "x20266874309 202668743099x 7-20-26687430-9",
                "x4213480426463923425257 42134804264639234252579x 7-4213480426463923425257",
                "xAAA123456 AAA1234569x 7-AAA123456",
                "xAB123CD AB123CD9x 7-AB 123 CD",
            ],
        );
    }
}
