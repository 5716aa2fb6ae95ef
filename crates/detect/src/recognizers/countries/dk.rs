//! Denmark: CPR and CVR numbers, passport, licence, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "dk", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("dk_cpr", Label::Ssn)
        .shapes(&["######-####", "##########", "###### ####"])
        .words(&["cpr", "cpr-nummer", "cpr-nr", "cpr nr", "personnummer", "cprnr", "cpr nummer"])
        .standard("dk/cpr")
        .strength(Strength::Written),
    Scheme::new("dk_cvr", Label::OrganizationId)
        .shapes(&["########", "DK########", "## ## ## ##"])
        .words(&["cvr", "cvr-nr", "cvr-nummer", "moms", "se-nr", "cvr nr"])
        .standard("dk/cvr"),
    Scheme::new("dk_passport", Label::PassportNumber)
        .shapes(&["#########"])
        .words(&["pas", "pasnummer", "passport", "pas nr"]),
    Scheme::new("dk_licence", Label::DriverLicense)
        .shapes(&["########"])
        .words(&["kørekort", "kørekortnummer"]),
    Scheme::new("dk_plate", Label::VehicleId)
        .shapes(&["@@ ## ###", "@@#####", "@@ #####"])
        .words(&["nummerplade", "registreringsnummer", "reg.nr"]),
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
                "cpr: ‹SSN|010180-4255›",
                "and ‹SSN|010180-4255› here",
                "cvr: ‹ORGANIZATION_ID|60082200›",
                "and 60082200 here",
                "pas: ‹PASSPORT_NUMBER|212345678›",
                "and 212345678 here",
                "kørekort: ‹DRIVER_LICENSE|12345678›",
                "and 12345678 here",
                "nummerplade: ‹VEHICLE_ID|AB 12 345›",
                "and AB 12 345 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x0101804255 01018042559x 7-010180-4255",
                "x60082200 600822009x 7-60082200",
                "x212345678 2123456789x 7-212345678",
                "x12345678 123456789x 7-12345678",
                "xAB12345 AB123459x 7-AB 12 345",
            ],
        );
    }
}
