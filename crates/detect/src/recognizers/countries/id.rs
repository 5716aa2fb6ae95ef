//! Indonesia: NIK, NPWP, BPJS, passport, plate.

use blackbar_core::Label;

use super::super::checksums::{is_day, number};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "id", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("id_nik", Label::Ssn)
        .shapes(&["################", "#### #### #### ####"])
        .words(&["nik", "ktp", "no ktp", "nomor ktp", "nomor induk kependudukan", "no. ktp", "e-ktp", "no nik"])
        .own(is_nik)
        .strength(Strength::Written),
    Scheme::new("id_npwp", Label::Ssn)
        .shapes(&["##.###.###.#-###.###", "###############"])
        .words(&["npwp", "nomor pokok wajib pajak", "no npwp"])
        .strength(Strength::Written),
    Scheme::new("id_bpjs", Label::HealthcareNumber)
        .shapes(&["#############", "###########"])
        .words(&["bpjs", "bpjs kesehatan", "no bpjs", "kartu indonesia sehat"]),
    Scheme::new("id_passport", Label::PassportNumber)
        .shapes(&["@#######"])
        .words(&["paspor", "no paspor", "nomor paspor"]),
    Scheme::new("id_sim", Label::DriverLicense)
        .shapes(&["############", "####-####-######", "##############"])
        .words(&["sim", "nomor sim", "surat izin mengemudi"]),
    Scheme::new("id_plate", Label::VehicleId)
        .shapes(&["@ #### @@", "@ #### @@@", "@@ #### @@", "@ #### @"])
        .words(&["plat nomor", "nomor polisi", "nopol", "no polisi"]),
];

/// Province and district, then day (plus 40 for women), month and year of birth, then a serial.
fn is_nik(compact: &[u8]) -> bool {
    let day = number(compact, 6, 2).map(|day| if day > 40 { day - 40 } else { day });
    let province = matches!(number(compact, 0, 2), Some(11..=97));
    province && matches!((number(compact, 8, 2), day), (Some(month), Some(day)) if is_day(month, day))
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
                "nik: ‹SSN|3171014501800001›",
                "and 3171014501800001 here",
                "npwp: ‹SSN|87.273.763.0-476.795›",
                "and ‹SSN|87.273.763.0-476.795› here",
                "bpjs: ‹HEALTHCARE_NUMBER|0001234567890›",
                "and 0001234567890 here",
                "paspor: ‹PASSPORT_NUMBER|A1234567›",
                "and A1234567 here",
                "sim: ‹DRIVER_LICENSE|901234567890›",
                "and 901234567890 here",
                "plat nomor: ‹VEHICLE_ID|B 1234 XYZ›",
                "and B 1234 XYZ here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x3171014501800001 31710145018000019x 7-3171014501800001",
                "x872737630476795 8727376304767959x 7-87.273.763.0-476.795",
                "x0001234567890 00012345678909x 7-0001234567890",
                "xA1234567 A12345679x 7-A1234567",
                "x901234567890 9012345678909x 7-901234567890",
                "xB1234XYZ B1234XYZ9x 7-B 1234 XYZ",
            ],
        );
    }
}
