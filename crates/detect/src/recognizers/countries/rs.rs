//! Serbia: JMBG, tax number, identity card.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "rs", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("rs_jmbg", Label::Ssn)
        .shapes(&["#############"])
        .words(&["jmbg", "јмбг", "matični broj", "јединствени матични број", "jedinstveni matični broj građana"])
        .standard("rs/jmbg")
        .strength(Strength::Written),
    Scheme::new("rs_pib", Label::OrganizationId)
        .shapes(&["#########", "RS#########"])
        .words(&["pib", "пиб", "poreski identifikacioni broj"])
        .standard("rs/pib"),
    Scheme::new("rs_id_card", Label::Ssn)
        .shapes(&["#########"])
        .words(&["lična karta", "broj lične karte", "лична карта", "број личне карте"]),
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
                "jmbg: ‹SSN|0101980710182›",
                "and 0101980710182 here",
                "pib: ‹ORGANIZATION_ID|329302592›",
                "and 329302592 here",
                "lična karta: ‹SSN|001234567›",
                "and 001234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x0101980710182 01019807101829x 7-0101980710182",
                "x329302592 3293025929x 7-329302592",
                "x001234567 0012345679x 7-001234567",
            ],
        );
    }
}
