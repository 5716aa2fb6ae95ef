//! Slovakia: birth number, company id, VAT, identity card, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "sk", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("sk_rc", Label::Ssn)
        .shapes(&["######/####", "##########"])
        .words(&["rodné číslo", "rodne cislo", "r.č", "rč", "rodného čísla"])
        .standard("sk/rc")
        .strength(Strength::Written),
    Scheme::new("sk_ico", Label::OrganizationId)
        .shapes(&["########", "## ### ###"])
        .words(&["ičo", "ico"]),
    Scheme::new("sk_dph", Label::OrganizationId)
        .shapes(&["SK##########"])
        .words(&["ič dph", "dič", "dph"])
        .standard("sk/dph")
        .strength(Strength::Strong),
    Scheme::new("sk_id_card", Label::Ssn)
        .shapes(&["@@######", "@@ ######"])
        .words(&["občiansky preukaz", "číslo op", "č. op", "číslo občianskeho preukazu"]),
    Scheme::new("sk_plate", Label::VehicleId)
        .shapes(&["@@ ###@@", "@@###@@", "@@-###@@"])
        .words(&["ečv", "špz", "evidenčné číslo vozidla"]),
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
                "rodné číslo: ‹SSN|850730/6434›",
                "and ‹SSN|850730/6434› here",
                "ičo: ‹ORGANIZATION_ID|35763469›",
                "and 35763469 here",
                "ič dph: ‹ORGANIZATION_ID|SK2145147180›",
                "and ‹ORGANIZATION_ID|SK2145147180› here",
                "občiansky preukaz: ‹SSN|EA123456›",
                "and EA123456 here",
                "ečv: ‹VEHICLE_ID|BA 123AB›",
                "and BA 123AB here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x8507306434 85073064349x 7-850730/6434",
                "x35763469 357634699x 7-35763469",
                "xSK2145147180 SK21451471809x 7-SK2145147180",
                "xEA123456 EA1234569x 7-EA123456",
                "xBA123AB BA123AB9x 7-BA 123AB",
            ],
        );
    }
}
