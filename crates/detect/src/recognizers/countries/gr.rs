//! Greece: AMKA, tax number, identity card, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "gr", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("gr_amka", Label::Ssn)
        .shapes(&["###########"])
        .words(&["αμκα", "amka", "α.μ.κ.α"])
        .standard("gr/amka")
        .strength(Strength::Written),
    Scheme::new("gr_afm", Label::Ssn)
        .shapes(&["#########", "EL#########"])
        .words(&["αφμ", "afm", "α.φ.μ", "αριθμός φορολογικού μητρώου"])
        .standard("gr/vat"),
    Scheme::new("gr_id_card", Label::Ssn)
        .shapes(&["@@ ######", "@@-######", "@@######", "@ ######"])
        .words(&["ταυτότητα", "αριθμός ταυτότητας", "αρ. ταυτότητας", "αδτ", "δελτίο ταυτότητας"]),
    Scheme::new("gr_passport", Label::PassportNumber)
        .shapes(&["@@#######"])
        .words(&["διαβατήριο", "αριθμός διαβατηρίου"]),
    Scheme::new("gr_plate", Label::VehicleId)
        .shapes(&["@@@-####", "@@@ ####", "@@@####"])
        .words(&["πινακίδα", "αριθμός κυκλοφορίας", "αρ. κυκλοφορίας"]),
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
                "αμκα: ‹SSN|01018044709›",
                "and 01018044709 here",
                "αφμ: ‹SSN|899978970›",
                "and 899978970 here",
                "ταυτότητα: ‹SSN|AB 123456›",
                "and AB 123456 here",
                "διαβατήριο: ‹PASSPORT_NUMBER|AE1234567›",
                "and AE1234567 here",
                "πινακίδα: ‹VEHICLE_ID|YBA-1234›",
                "and YBA-1234 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x01018044709 010180447099x 7-01018044709",
                "x899978970 8999789709x 7-899978970",
                "xAB123456 AB1234569x 7-AB 123456",
                "xAE1234567 AE12345679x 7-AE1234567",
                "xYBA1234 YBA12349x 7-YBA-1234",
            ],
        );
    }
}
