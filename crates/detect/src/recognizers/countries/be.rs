//! Belgium: national number, enterprise number, identity card, passport, plate.

use blackbar_core::Label;

use super::super::checksums::{mod97, number};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "be", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("be_nn", Label::Ssn)
        .shapes(&["##.##.##-###.##", "###########", "## ## ## ### ##", "##.##.##.###.##", "######-###-##", "###### ### ##"])
        .words(&["rijksregisternummer", "rijksregisternr", "numéro national", "numéro de registre national", "registre national", "niss", "insz", "insz-nummer", "rrn", "nationaal nummer", "nationalregisternummer", "national number"])
        .standard("be/insz")
        .strength(Strength::Proof),
    Scheme::new("be_vat", Label::OrganizationId)
        .shapes(&["BE##########", "BE #### ### ###", "####.###.###", "BE ####.###.###", "BE-####.###.###"])
        .words(&["btw", "tva", "ondernemingsnummer", "numéro d'entreprise", "kbo", "bce", "btw-nummer", "vat"])
        .standard("be/vat")
        .strength(Strength::Written),
    Scheme::new("be_id_card", Label::Ssn)
        .shapes(&["###-#######-##"])
        .words(&["identiteitskaart", "carte d'identité", "identiteitskaartnummer", "numéro de carte d'identité", "eid"])
        .own(is_card)
        .strength(Strength::Written),
    Scheme::new("be_passport", Label::PassportNumber)
        .shapes(&["@@######"])
        .words(&["paspoort", "passeport", "reispas", "passport"]),
    Scheme::new("be_plate", Label::VehicleId)
        .shapes(&["#-@@@-###", "#@@@###", "@@@-###"])
        .words(&["nummerplaat", "plaque", "plaque d'immatriculation", "kenteken"]),
];

/// Identity card: ten digits modulo 97.
fn is_card(compact: &[u8]) -> bool {
    let front = compact.get(..10).and_then(|front| mod97(front.iter().copied()));
    let check = number(compact, 10, 2);
    matches!((front, check), (Some(rest), Some(check)) if check == if rest == 0 { 97 } else { rest })
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
                "rijksregisternummer: ‹SSN|85.07.30-977.54›",
                "and ‹SSN|85.07.30-977.54› here",
                "btw: ‹ORGANIZATION_ID|0092.335.288›",
                "and ‹ORGANIZATION_ID|0092.335.288› here",
                "identiteitskaart: ‹SSN|592-1234567-32›",
                "and ‹SSN|592-1234567-32› here",
                "paspoort: ‹PASSPORT_NUMBER|EH123456›",
                "and EH123456 here",
                "nummerplaat: ‹VEHICLE_ID|1-ABC-234›",
                "and 1-ABC-234 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x85073097754 850730977549x 7-85.07.30-977.54",
                "x0092335288 00923352889x 7-0092.335.288",
                "x592123456732 5921234567329x 7-592-1234567-32",
                "xEH123456 EH1234569x 7-EH123456",
                "x1ABC234 1ABC2349x 7-1-ABC-234",
            ],
        );
    }
}
