//! Austria: social insurance, tax, VAT, company register, passport.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "at", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("at_vnr", Label::Ssn)
        .shapes(&["#### ######", "####-######", "##########"])
        .words(&["sozialversicherungsnummer", "sv-nummer", "svnr", "sv-nr", "versicherungsnummer", "svnummer", "e-card", "sv nr"])
        .standard("at/vnr")
        .strength(Strength::Written),
    Scheme::new("at_tin", Label::Ssn)
        .shapes(&["##-###/####", "## ###/####", "#########"])
        .words(&["steuernummer", "abgabenkontonummer", "st.nr", "steuer-nr", "abgabenkonto"])
        .standard("at/tin"),
    Scheme::new("at_uid", Label::OrganizationId)
        .shapes(&["ATU########"])
        .words(&["uid", "uid-nummer", "umsatzsteuer-id", "ust-id", "uid-nr", "vat"])
        .standard("at/uid")
        .strength(Strength::Strong),
    Scheme::new("at_fn", Label::OrganizationId)
        .shapes(&["FN ######@", "FN######@", "FN ######?", "######@"])
        .words(&["firmenbuch", "firmenbuchnummer", "fn"])
        .standard("at/businessid"),
    Scheme::new("at_passport", Label::PassportNumber)
        .shapes(&["@#######", "@ #######", "@@#######"])
        .words(&["reisepass", "passnummer", "reisepassnummer", "pass-nr"]),
    Scheme::new("at_licence", Label::DriverLicense)
        .shapes(&["########"])
        .words(&["führerschein", "führerscheinnummer"]),
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
                "sozialversicherungsnummer: ‹SSN|2387 010180›",
                "and ‹SSN|2387 010180› here",
                "steuernummer: ‹SSN|03-881/0198›",
                "and 03-881/0198 here",
                "uid: ‹ORGANIZATION_ID|ATU33718803›",
                "and ‹ORGANIZATION_ID|ATU33718803› here",
                "reisepass: ‹PASSPORT_NUMBER|P1234567›",
                "and P1234567 here",
                "führerschein: ‹DRIVER_LICENSE|12345678›",
                "and 12345678 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x2387010180 23870101809x 7-2387 010180",
                "x038810198 0388101989x 7-03-881/0198",
                "xATU33718803 ATU337188039x 7-ATU33718803",
                "xP1234567 P12345679x 7-P1234567",
                "x12345678 123456789x 7-12345678",
            ],
        );
    }
}
