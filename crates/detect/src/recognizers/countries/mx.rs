//! Mexico: CURP, RFC, NSS, CLABE, voter key, passport, plate.

use blackbar_core::Label;

use super::super::checksums::{is_day_at, luhn};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "mx", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("mx_curp", Label::Ssn)
        .shapes(&["@@@@######@@@@@@?#"])
        .words(&["curp", "clave única de registro de población", "c.u.r.p"])
        .standard("mx/curp")
        .strength(Strength::Proof),
    Scheme::new("mx_rfc", Label::Ssn)
        .shapes(&["@@@@######???", "@@@@-######-???"])
        .words(&["rfc", "r.f.c", "registro federal de contribuyentes"])
        .own(is_rfc)
        .strength(Strength::Written),
    Scheme::new("mx_rfc_company", Label::OrganizationId)
        .shapes(&["@@@######???", "@@@-######-???"])
        .words(&["rfc", "r.f.c", "registro federal de contribuyentes"])
        .own(is_company_rfc)
        .strength(Strength::Written),
    Scheme::new("mx_nss", Label::Ssn)
        .shapes(&["###########", "##-##-##-####-#", "## ## ## #### #"])
        .words(&["nss", "número de seguridad social", "imss", "seguro social", "número de seguro social"])
        .own(is_nss),
    Scheme::new("mx_clabe", Label::BankAccount)
        .shapes(&["##################", "### ### ########### #"])
        .words(&["clabe", "clabe interbancaria", "cuenta clabe"])
        .standard("mx/clabe")
        .strength(Strength::Written),
    Scheme::new("mx_clave_elector", Label::Ssn)
        .shapes(&["@@@@@@########@###"])
        .words(&["clave de elector", "ine", "ife", "credencial para votar", "credencial de elector"])
        .strength(Strength::Strong),
    Scheme::new("mx_passport", Label::PassportNumber)
        .shapes(&["@########", "###########"])
        .words(&["pasaporte", "número de pasaporte"]),
    Scheme::new("mx_plate", Label::VehicleId)
        .shapes(&["@@@-##-##", "@@@-###-@", "@@@-####", "@##-@@@", "@@@-###"])
        .words(&["placa", "placas", "matrícula"]),
];

/// A birth date behind the letters of the name.
fn is_rfc(compact: &[u8]) -> bool {
    is_day_at(compact, 6, 8)
}

/// The date a company was founded.
fn is_company_rfc(compact: &[u8]) -> bool {
    is_day_at(compact, 5, 7)
}

fn is_nss(compact: &[u8]) -> bool {
    luhn(compact)
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
                "curp: ‹SSN|GOMC800101HDFGNC08›",
                "and ‹SSN|GOMC800101HDFGNC08› here",
                "rfc: ‹SSN|GOMC800101KO8›",
                "and ‹SSN|GOMC800101KO8› here",
                "rfc: ‹ORGANIZATION_ID|ABC800101KO8›",
                "and ‹ORGANIZATION_ID|ABC800101KO8› here",
                "clabe: ‹BANK_ACCOUNT|002294542066316204›",
                "and 002294542066316204 here",
                "clave de elector: ‹SSN|GMVLMR80010109M100›",
                "and ‹SSN|GMVLMR80010109M100› here",
                "pasaporte: ‹PASSPORT_NUMBER|G12345678›",
                "and G12345678 here",
                "placa: ‹VEHICLE_ID|ABC-12-34›",
                "and ABC-12-34 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "xGOMC800101HDFGNC08 GOMC800101HDFGNC089x 7-GOMC800101HDFGNC08",
                "xGOMC800101KO8 GOMC800101KO89x 7-GOMC800101KO8",
                "xABC800101KO8 ABC800101KO89x 7-ABC800101KO8",
                "x002294542066316204 0022945420663162049x 7-002294542066316204",
                "xGMVLMR80010109M100 GMVLMR80010109M1009x 7-GMVLMR80010109M100",
                "xG12345678 G123456789x 7-G12345678",
                "xABC1234 ABC12349x 7-ABC-12-34",
            ],
        );
    }
}
