//! France: social security (NIR), tax, health card, company, identity card, passport, plate numbers.

use blackbar_core::Label;

use super::super::checksums::number;
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "fr", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("fr_nir", Label::Ssn)
        .shapes(&["# ## ## ## ### ### ##", "###############", "# ## ## #@ ### ### ##", "######@########", "# ## ## ## ### ###", "#############"])
        .words(&["nir", "sécurité sociale", "numéro de sécurité sociale", "n° de sécurité sociale", "n° sécurité sociale", "no sécurité sociale", "numéro de sécu", "n° ss", "insee", "carte vitale", "numéro insee"])
        .own(is_nir)
        .strength(Strength::Proof),
    Scheme::new("fr_nif", Label::Ssn)
        .shapes(&["## ## ### ### ###", "#############"])
        .words(&["numéro fiscal", "n° fiscal", "spi", "numéro spi", "identifiant fiscal", "nif", "référence fiscale"])
        .standard("fr/nif"),
    Scheme::new("fr_siren", Label::OrganizationId)
        .shapes(&["### ### ###", "#########"])
        .words(&["siren", "n° siren", "numéro siren", "rcs"])
        .standard("fr/siren"),
    Scheme::new("fr_siret", Label::OrganizationId)
        .shapes(&["### ### ### #####", "##############"])
        .words(&["siret", "n° siret", "numéro siret"])
        .standard("fr/siret"),
    Scheme::new("fr_tva", Label::OrganizationId)
        .shapes(&["FR## ### ### ###", "FR###########", "FR ## ### ### ###", "FR ## #########", "FR?? ### ### ###", "FR??#########"])
        .words(&["tva", "n° tva", "tva intracommunautaire", "numéro de tva", "vat"])
        .standard("fr/tva")
        .strength(Strength::Strong),
    Scheme::new("fr_id_card", Label::Ssn)
        .shapes(&["############", "?????????", "##??????#"])
        .words(&["carte nationale d'identité", "carte d'identité", "cni", "n° cni", "numéro de carte d'identité", "pièce d'identité"])
        .own(has_two_digits),
    Scheme::new("fr_passport", Label::PassportNumber)
        .shapes(&["##@@#####"])
        .words(&["passeport", "n° passeport", "numéro de passeport", "french passport", "passport"]),
    Scheme::new("fr_driving_licence", Label::DriverLicense)
        .shapes(&["############", "##@@#####", "## ## ## ######"])
        .words(&["permis de conduire", "n° de permis", "numéro de permis", "permis"]),
    Scheme::new("fr_plate", Label::VehicleId)
        .shapes(&["@@-###-@@", "@@ ### @@", "@@###@@", "#### @@ ##", "### @@@ ##"])
        .words(&["immatriculation", "plaque", "plaque d'immatriculation", "immatriculé*", "véhicule", "license plate", "licence plate", "plate"]),
    Scheme::new("fr_rib", Label::BankAccount)
        .shapes(&["##### ##### ??????????? ##", "#####~#####~###########~##", "#######################"])
        .words(&["rib", "relevé d'identité bancaire", "compte bancaire", "numéro de compte", "n° de compte"]),
    Scheme::new("fr_rpps", Label::HealthcareNumber)
        .shapes(&["###########", "# ## ## ## ####"])
        .words(&["rpps", "adeli", "n° rpps", "finess"]),
];

/// NIR: sex, year, month (also 20 and more for unknown), place, then 97 minus the rest by 97. Corsica counts
/// 2A as 19 and 2B as 18. Thirteen digits without the key pass on their structure alone in context.
fn is_nir(compact: &[u8]) -> bool {
    let month = number(compact, 3, 2);
    let plausible = matches!(compact.first(), Some(b'1' | b'2' | b'3' | b'4' | b'7' | b'8'))
        && matches!(month, Some(1..=12 | 20 | 30..=42 | 50..=99));
    if !plausible {
        return false;
    }
    let Some(body) = compact.get(..13).and_then(|body| std::str::from_utf8(body).ok()) else { return false };
    let body = body.replacen("2A", "19", usize::from(compact[6] == b'A')).replacen(
        "2B",
        "18",
        usize::from(compact[6] == b'B'),
    );
    match (body.parse::<u64>(), number(compact, 13, 2)) {
        (Ok(body), Some(key)) => 97 - body % 97 == u64::from(key),
        (Ok(_), None) => false,
        _ => false,
    }
}

fn has_two_digits(compact: &[u8]) -> bool {
    compact.iter().filter(|byte| byte.is_ascii_digit()).count() >= 2
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn french_numbers() {
        check(
            &RECOGNIZER,
            &[
                "NIR ‹SSN|2 55 08 14 168 025 38›",
                "dossier ‹SSN|255081416802538› ouvert",
                "dossier 255081416802539 ouvert, 2550814168025380",
                "numéro fiscal: ‹SSN|0701987765493›",
                "SIREN ‹ORGANIZATION_ID|732 829 320›, SIRET ‹ORGANIZATION_ID|732 829 320 00074›",
                "TVA ‹ORGANIZATION_ID|FR 40 303 265 045›",
                "plaque ‹VEHICLE_ID|AB-123-CD›",
                "passeport ‹PASSPORT_NUMBER|14AB12345›",
                "permis de conduire ‹DRIVER_LICENSE|861175500180›",
            ],
        );
    }
}
