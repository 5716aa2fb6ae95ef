//! New Zealand: IRD, NHI, bank account, passport, licence.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "nz", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("nz_ird", Label::Ssn)
        .shapes(&["##-###-###", "###-###-###", "########", "#########"])
        .words(&["ird", "ird number", "ird no", "inland revenue", "tax number"])
        .standard("nz/ird"),
    Scheme::new("nz_nhi", Label::HealthcareNumber)
        .shapes(&["@@@####", "@@@##@@"])
        .words(&["nhi", "nhi number", "national health index", "nhi no"])
        .own(is_nhi),
    Scheme::new("nz_bank", Label::BankAccount)
        .shapes(&["##-####-#######-##", "##-####-#######-###", "################"])
        .words(&["bank account", "account number", "a/c", "account"])
        .strength(Strength::Written),
    Scheme::new("nz_passport", Label::PassportNumber)
        .shapes(&["@@######", "@######"])
        .words(&["passport", "nz passport", "passport no"]),
    Scheme::new("nz_licence", Label::DriverLicense)
        .shapes(&["@@######"])
        .words(&["driver licence", "driver's licence", "licence no"]),
];

/// NHI: letters A to Z without I and O count 1 to 24, weights 7 to 2; modulo 11 (old) or 23 (new, a letter).
fn is_nhi(compact: &[u8]) -> bool {
    let value = |byte: u8| match byte {
        b'0'..=b'9' => Some(u32::from(byte - b'0')),
        b'A'..=b'Z' => {
            b"ABCDEFGHJKLMNPQRSTUVWXYZ".iter().position(|known| *known == byte).map(|at| at as u32 + 1)
        }
        _ => None,
    };
    let Some(sum) = compact.get(..6).and_then(|front| {
        front
            .iter()
            .zip([7, 6, 5, 4, 3, 2])
            .try_fold(0, |sum, (byte, weight)| value(*byte).map(|value| sum + value * weight))
    }) else {
        return false;
    };
    match compact.get(6) {
        Some(check) if check.is_ascii_digit() => {
            sum % 11 != 0 && (11 - sum % 11) % 10 == u32::from(check - b'0')
        }
        Some(check) => value(*check) == Some(23 - sum % 23),
        None => false,
    }
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
                "ird: ‹SSN|34-568-545›",
                "and 34-568-545 here",
                "nhi: ‹HEALTHCARE_NUMBER|ZAC5361›",
                "and ZAC5361 here",
                "passport: ‹PASSPORT_NUMBER|LH123456›",
                "and LH123456 here",
                "driver licence: ‹DRIVER_LICENSE|AB123456›",
                "and AB123456 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x34568545 345685459x 7-34-568-545",
                "xZAC5361 ZAC53619x 7-ZAC5361",
                "xLH123456 LH1234569x 7-LH123456",
                "xAB123456 AB1234569x 7-AB123456",
            ],
        );
    }
}
