//! Czechia: birth number, company id, identity card, passport, bank account, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "cz", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("cz_rc", Label::Ssn)
        .shapes(&["######/####", "######/###", "##########"])
        .words(&["rodné číslo", "rodne cislo", "rč", "r.č", "r. č", "rodného čísla"])
        .standard("cz/rc")
        .strength(Strength::Written),
    Scheme::new("cz_ico", Label::OrganizationId)
        .shapes(&["########", "### ## ###"])
        .words(&["ičo", "ič", "ico", "identifikační číslo"])
        .standard("cz/ico"),
    Scheme::new("cz_dic", Label::OrganizationId)
        .shapes(&["CZ########", "CZ##########"])
        .words(&["dič", "dic", "daňové identifikační číslo"])
        .standard("cz/dic")
        .strength(Strength::Strong),
    Scheme::new("cz_id_card", Label::Ssn)
        .shapes(&["#########"])
        .words(&["občanský průkaz", "číslo op", "č. op", "op č", "číslo občanského průkazu"]),
    Scheme::new("cz_passport", Label::PassportNumber)
        .shapes(&["########"])
        .words(&["cestovní pas", "číslo pasu", "pas"]),
    Scheme::new("cz_account", Label::BankAccount)
        .shapes(&["##########/####", "######-##########/####", "#########/####", "######/####"])
        .words(&["číslo účtu", "č. účtu", "účet", "bankovní účet", "č.ú"]),
    Scheme::new("cz_plate", Label::VehicleId)
        .shapes(&["#@# ####", "#@#####"])
        .words(&["spz", "registrační značka", "rz", "státní poznávací značka"]),
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
                "rodné číslo: ‹SSN|850730/5312›",
                "and ‹SSN|850730/5312› here",
                "ičo: ‹ORGANIZATION_ID|42234123›",
                "and 42234123 here",
                "občanský průkaz: ‹SSN|123456789›",
                "and 123456789 here",
                "cestovní pas: ‹PASSPORT_NUMBER|12345678›",
                "and 12345678 here",
                "číslo účtu: ‹BANK_ACCOUNT|1920145429/0800›",
                "and 1920145429/0800 here",
                "spz: ‹VEHICLE_ID|1A2 3456›",
                "and 1A2 3456 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x8507305312 85073053129x 7-850730/5312",
                "x42234123 422341239x 7-42234123",
                "x123456789 1234567899x 7-123456789",
                "x12345678 123456789x 7-12345678",
                "x19201454290800 192014542908009x 7-1920145429/0800",
                "x1A23456 1A234569x 7-1A2 3456",
            ],
        );
    }
}
