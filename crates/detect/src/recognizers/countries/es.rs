//! Spain: DNI, NIE, CIF, social security, health card, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "es", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("es_dni", Label::Ssn)
        .shapes(&["########@", "########-@", "##.###.###-@", "########~@"])
        .words(&["dni", "d.n.i", "nif", "documento nacional de identidad", "documento de identidad", "n.i.f", "nº dni", "dni/nif"])
        .standard("es/dni")
        .strength(Strength::Strong),
    Scheme::new("es_nie", Label::Ssn)
        .shapes(&["@#######@", "@-#######-@", "@#######-@"])
        .words(&["nie", "n.i.e", "número de identidad de extranjero", "tarjeta de residencia", "tie"])
        .standard("es/nie")
        .strength(Strength::Strong),
    Scheme::new("es_cif", Label::OrganizationId)
        .shapes(&["@########", "@-########", "@#######@", "@-#######-@"])
        .words(&["cif", "c.i.f", "nif", "código de identificación fiscal", "cif/nif"])
        .standard("es/cif")
        .strength(Strength::Written),
    Scheme::new("es_vat", Label::OrganizationId)
        .shapes(&["ES@########", "ES########@", "ES@#######@"])
        .words(&["iva", "vat", "nif-iva"])
        .standard("es/nif")
        .strength(Strength::Strong),
    Scheme::new("es_nss", Label::Ssn)
        .shapes(&["## ######## ##", "##/########/##", "##-########-##", "############"])
        .words(&["seguridad social", "número de seguridad social", "nuss", "nº seguridad social", "número de afiliación", "naf", "n.s.s", "afiliación a la seguridad social"])
        .standard("es/nss")
        .strength(Strength::Written),
    Scheme::new("es_health_card", Label::HealthcareNumber)
        .shapes(&["@@@@##########", "@@@@ ##########", "@@@@############"])
        .words(&["tarjeta sanitaria", "cip", "cip-sns", "tsi", "número de tarjeta sanitaria", "código de identificación personal"]),
    Scheme::new("es_passport", Label::PassportNumber)
        .shapes(&["@@@######", "@@@######@", "@@######"])
        .words(&["pasaporte", "número de pasaporte", "nº pasaporte", "passport"]),
    Scheme::new("es_plate", Label::VehicleId)
        .shapes(&["#### @@@", "####@@@", "####-@@@"])
        .words(&["matrícula", "matricula", "placa", "vehículo"]),
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
                "dni: ‹SSN|88248098L›",
                "and ‹SSN|88248098L› here",
                "nie: ‹SSN|X4892162Q›",
                "and ‹SSN|X4892162Q› here",
                "cif: ‹ORGANIZATION_ID|B31384712›",
                "and ‹ORGANIZATION_ID|B31384712› here",
                "seguridad social: ‹SSN|28 22697803 34›",
                "and ‹SSN|28 22697803 34› here",
                "tarjeta sanitaria: ‹HEALTHCARE_NUMBER|ABCD0123456789›",
                "and ABCD0123456789 here",
                "pasaporte: ‹PASSPORT_NUMBER|AAA123456›",
                "and AAA123456 here",
                "matrícula: ‹VEHICLE_ID|1234 BCD›",
                "and 1234 BCD here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x88248098L 88248098L9x 7-88248098L",
                "xX4892162Q X4892162Q9x 7-X4892162Q",
                "xB31384712 B313847129x 7-B31384712",
                "x282269780334 2822697803349x 7-28 22697803 34",
                "xABCD0123456789 ABCD01234567899x 7-ABCD0123456789",
                "xAAA123456 AAA1234569x 7-AAA123456",
                "x1234BCD 1234BCD9x 7-1234 BCD",
            ],
        );
    }
}
