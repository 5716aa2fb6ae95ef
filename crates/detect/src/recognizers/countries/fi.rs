//! Finland: personal identity code, business id, passport, plate.

use blackbar_core::Label;

use super::super::checksums::{is_day, number};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "fi", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("fi_hetu", Label::Ssn)
        .shapes(&["######-###?", "######A###?", "######B###?", "######+###?"])
        .words(&["henkilötunnus", "hetu", "sosiaaliturvatunnus", "sotu", "henkilötunnuksesi", "personbeteckning", "personal identity code"])
        .own(is_hetu)
        .strength(Strength::Proof),
    Scheme::new("fi_ytunnus", Label::OrganizationId)
        .shapes(&["#######-#", "FI########"])
        .words(&["y-tunnus", "ytunnus", "fo-nummer", "alv", "alv-numero", "vat"])
        .standard("fi/ytunnus"),
    Scheme::new("fi_passport", Label::PassportNumber)
        .shapes(&["@@#######"])
        .words(&["passi", "passin numero", "pass", "passport"]),
    Scheme::new("fi_plate", Label::VehicleId)
        .shapes(&["@@@-###", "@@-###", "@@@###"])
        .words(&["rekisterinumero", "rekisteritunnus", "rekkari"]),
];

/// Birth date, century sign (a dash is no part of the compact form), serial, check character modulo 31.
fn is_hetu(compact: &[u8]) -> bool {
    let from = if compact.len() == 11 { 7 } else { 6 };
    let (Some(born), Some(serial)) = (number(compact, 0, 6), number(compact, from, 3)) else { return false };
    let (Some(day), Some(month)) = (number(compact, 0, 2), number(compact, 2, 2)) else { return false };
    let check = b"0123456789ABCDEFHJKLMNPRSTUVWXY";
    let rest = (born * 1000 + serial) % 31;
    is_day(month, day) && check.get(rest as usize) == compact.last()
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
                "henkilötunnus: ‹SSN|131052-828K›",
                "and ‹SSN|131052-828K› here",
                "y-tunnus: ‹ORGANIZATION_ID|6086181-4›",
                "and 6086181-4 here",
                "passi: ‹PASSPORT_NUMBER|XP8271602›",
                "and XP8271602 here",
                "rekisterinumero: ‹VEHICLE_ID|ABC-123›",
                "and ABC-123 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x131052828K 131052828K9x 7-131052-828K",
                "x60861814 608618149x 7-6086181-4",
                "xXP8271602 XP82716029x 7-XP8271602",
                "xABC123 ABC1239x 7-ABC-123",
            ],
        );
    }
}
