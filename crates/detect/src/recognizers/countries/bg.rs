//! Bulgaria: EGN, foreigner's number, VAT, identity card, plate.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "bg", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("bg_egn", Label::Ssn)
        .shapes(&["##########"])
        .words(&["егн", "egn", "единен граждански номер", "е.г.н"])
        .standard("bg/egn"),
    Scheme::new("bg_lnch", Label::Ssn)
        .shapes(&["##########"])
        .words(&["лнч", "lnch", "личен номер на чужденец"])
        .standard("bg/pnf"),
    Scheme::new("bg_vat", Label::OrganizationId)
        .shapes(&["BG#########", "BG##########", "#########"])
        .words(&["еик", "булстат", "eik", "ддс", "bulstat", "идентификационен номер"])
        .standard("bg/vat"),
    Scheme::new("bg_id_card", Label::Ssn)
        .shapes(&["#########", "@@#######"])
        .words(&["лична карта", "номер на лична карта", "л.к", "лк"]),
    Scheme::new("bg_plate", Label::VehicleId)
        .shapes(&["@@ #### @@", "@@####@@", "@ #### @@"])
        .words(&["регистрационен номер", "рег. номер", "рег. №"]),
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
                "егн: ‹SSN|8507305961›",
                "and 8507305961 here",
                "лнч: ‹SSN|6311540015›",
                "and 6311540015 here",
                "еик: ‹ORGANIZATION_ID|028913638›",
                "and 028913638 here",
                "лична карта: ‹SSN|641234567›",
                "and 641234567 here",
                "регистрационен номер: ‹VEHICLE_ID|CB 1234 AB›",
                "and CB 1234 AB here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x8507305961 85073059619x 7-8507305961",
                "x6311540015 63115400159x 7-6311540015",
                "x028913638 0289136389x 7-028913638",
                "x641234567 6412345679x 7-641234567",
                "xCB1234AB CB1234AB9x 7-CB 1234 AB",
            ],
        );
    }
}
