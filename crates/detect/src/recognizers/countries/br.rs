//! Brazil: CPF, CNPJ, RG, CNH, PIS, voter id, health card, plate, PIX stays with its kinds.

use blackbar_core::Label;

use super::super::checksums::{all_same, digit, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "br", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("br_cpf", Label::Ssn)
        .shapes(&["###.###.###-##", "###########", "### ### ### ##", "#########-##"])
        .words(&["cpf", "c.p.f", "cpf/mf", "cadastro de pessoas físicas", "nº cpf", "cpf nº"])
        .standard("br/cpf")
        .strength(Strength::Strong),
    Scheme::new("br_cnpj", Label::OrganizationId)
        .shapes(&["##.###.###/####-##", "##############"])
        .words(&["cnpj", "c.n.p.j", "cnpj/mf", "cadastro nacional da pessoa jurídica"])
        .standard("br/cnpj")
        .strength(Strength::Strong),
    Scheme::new("br_rg", Label::Ssn)
        .shapes(&["##.###.###-#", "##.###.###-@", "#########", "########@", "########", "#.###.###"])
        .words(&["rg", "r.g", "identidade", "registro geral", "carteira de identidade", "rg nº", "cédula de identidade"]),
    Scheme::new("br_cnh", Label::DriverLicense)
        .shapes(&["###########"])
        .words(&["cnh", "carteira de habilitação", "carteira nacional de habilitação", "habilitação", "nº registro cnh"])
        .own(is_cnh),
    Scheme::new("br_pis", Label::Ssn)
        .shapes(&["###.#####.##-#", "###########"])
        .words(&["pis", "pasep", "nis", "nit", "pis/pasep", "pis/pasep/nit"])
        .own(is_pis)
        .strength(Strength::Written),
    Scheme::new("br_titulo", Label::Ssn)
        .shapes(&["#### #### ####", "############"])
        .words(&["título de eleitor", "título eleitoral", "titulo de eleitor", "inscrição eleitoral"]),
    Scheme::new("br_cns", Label::HealthcareNumber)
        .shapes(&["### #### #### ####", "###############"])
        .words(&["cns", "cartão nacional de saúde", "cartão sus", "sus", "cartão do sus"])
        .own(is_cns)
        .strength(Strength::Written),
    Scheme::new("br_passport", Label::PassportNumber)
        .shapes(&["@@######"])
        .words(&["passaporte", "passport"]),
    Scheme::new("br_plate", Label::VehicleId)
        .shapes(&["@@@-####", "@@@####", "@@@#@##", "@@@ ####"])
        .words(&["placa", "placas", "veículo"]),
    Scheme::new("br_crm", Label::HealthcareNumber)
        .shapes(&["CRM/@@ ######", "CRM/@@ #####", "CRM-@@ ######", "CRM @@ ######"])
        .words(&["crm", "coren", "cro"])
        .strength(Strength::Strong),
];

/// PIS: weights 3, 2, 9 to 2, modulo 11.
fn is_pis(compact: &[u8]) -> bool {
    let sum = compact.get(..10).and_then(|front| weighted(front, &[3, 2, 9, 8, 7, 6, 5, 4, 3, 2]));
    sum.map(|sum| (11 - sum % 11) % 11 % 10).is_some_and(|check| Some(check) == digit(compact, 10))
        && !all_same(compact)
}

/// Health card: weights 15 to 1 give a multiple of 11; the first digit says the kind.
fn is_cns(compact: &[u8]) -> bool {
    let sum = weighted(compact, &[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    matches!(compact.first(), Some(b'1' | b'2' | b'7'..=b'9'))
        && sum.is_some_and(|sum| sum.is_multiple_of(11))
}

/// Driving licence: two check digits, weights 9 to 1 and 1 to 9, modulo 11.
fn is_cnh(compact: &[u8]) -> bool {
    let Some(front) = compact.get(..9) else { return false };
    let (Some(first), Some(second)) =
        (weighted(front, &[9, 8, 7, 6, 5, 4, 3, 2, 1]), weighted(front, &[1, 2, 3, 4, 5, 6, 7, 8, 9]))
    else {
        return false;
    };
    let (check, less) = if first % 11 >= 10 { (0, 2) } else { (first % 11, 0) };
    let last = second % 11;
    let last = if last >= 10 { 0 } else { (last + 11 - less) % 11 };
    digit(compact, 9) == Some(check) && digit(compact, 10) == Some(last) && !all_same(compact)
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
                "cpf: ‹SSN|192.688.143-58›",
                "and ‹SSN|192.688.143-58› here",
                "and 192.688.143-59 here",
                "cnpj: ‹ORGANIZATION_ID|65.863.705/0001-88›",
                "and ‹ORGANIZATION_ID|65.863.705/0001-88› here",
                "and 65.863.705/0001-89 here",
                "rg: ‹SSN|12.345.678-9›",
                "and 12.345.678-9 here",
                "pis: ‹SSN|120.56412.54-5›",
                "and ‹SSN|120.56412.54-5› here",
                "and 120.56412.54-6 here",
                "título de eleitor: ‹SSN|1066 4444 0302›",
                "and 1066 4444 0302 here",
                "passaporte: ‹PASSPORT_NUMBER|FD123456›",
                "and FD123456 here",
                "placa: ‹VEHICLE_ID|ABC1D23›",
                "and ABC1D23 here",
                "crm: ‹HEALTHCARE_NUMBER|CRM/SP 123456›",
                "and ‹HEALTHCARE_NUMBER|CRM/SP 123456› here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x19268814358 192688143589x 7-192.688.143-58",
                "x65863705000188 658637050001889x 7-65.863.705/0001-88",
                "x123456789 1234567899x 7-12.345.678-9",
                "x12056412545 120564125459x 7-120.56412.54-5",
                "x106644440302 1066444403029x 7-1066 4444 0302",
                "xFD123456 FD1234569x 7-FD123456",
                "xABC1D23 ABC1D239x 7-ABC1D23",
                "xCRMSP123456 CRMSP1234569x",
            ],
        );
    }
}
