//! Norway: national identity number, organisation and bank account numbers, passport.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "no", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("no_fodselsnummer", Label::Ssn)
        .shapes(&["###### #####", "###########", "######-#####"])
        .words(&["fødselsnummer", "personnummer", "fnr", "fødselsnr", "d-nummer", "fodselsnummer", "national identity number", "f.nr"])
        .standard("no/fodselsnummer")
        .strength(Strength::Written),
    Scheme::new("no_orgnr", Label::OrganizationId)
        .shapes(&["### ### ###", "#########"])
        .words(&["organisasjonsnummer", "orgnr", "org.nr", "org nr", "foretaksregisteret", "mva"])
        .standard("no/orgnr"),
    Scheme::new("no_kontonr", Label::BankAccount)
        .shapes(&["####.##.#####", "#### ## #####", "###########"])
        .words(&["kontonummer", "konto", "kontonr", "bankkonto", "kontonr."])
        .standard("no/kontonr")
        .strength(Strength::Written),
    Scheme::new("no_passport", Label::PassportNumber)
        .shapes(&["########", "@@@######"])
        .words(&["pass", "passnummer", "passport"]),
    Scheme::new("no_plate", Label::VehicleId)
        .shapes(&["@@ #####", "@@#####"])
        .words(&["registreringsnummer", "regnr", "skiltnummer", "bilskilt"]),
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
                "fødselsnummer: ‹SSN|010180 44028›",
                "and ‹SSN|010180 44028› here",
                "organisasjonsnummer: ‹ORGANIZATION_ID|996 418 715›",
                "and 996 418 715 here",
                "kontonummer: ‹BANK_ACCOUNT|8601.05.62505›",
                "and ‹BANK_ACCOUNT|8601.05.62505› here",
                "pass: ‹PASSPORT_NUMBER|26123456›",
                "and 26123456 here",
                "registreringsnummer: ‹VEHICLE_ID|EL 12345›",
                "and EL 12345 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x01018044028 010180440289x 7-010180 44028",
                "x996418715 9964187159x 7-996 418 715",
                "x86010562505 860105625059x 7-8601.05.62505",
                "x26123456 261234569x 7-26123456",
                "xEL12345 EL123459x 7-EL 12345",
            ],
        );
    }
}
