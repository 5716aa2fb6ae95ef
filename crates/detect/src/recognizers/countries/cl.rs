//! Chile: RUT/RUN, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "cl", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("cl_rut", Label::Ssn)
        .shapes(&["##.###.###-?", "########-?", "#.###.###-?", "#######-?", "########?", "#######?"])
        .words(&["rut", "r.u.t", "run", "rol único tributario", "rol único nacional", "cédula de identidad", "rut:"])
        .own(is_rut)
        .strength(Strength::Written),
    Scheme::new("cl_plate", Label::VehicleId)
        .shapes(&["@@@@##", "@@-@@-##", "@@@@-##", "@@####", "@@ @@ ##"])
        .words(&["patente", "placa patente", "ppu"]),
];

/// RUT: weights 2 to 7 from the right, 11 minus the rest; K for ten, 0 for eleven.
fn is_rut(compact: &[u8]) -> bool {
    let Some((check, body)) = compact.split_last() else { return false };
    let Some(sum) =
        body.iter().rev().zip([2, 3, 4, 5, 6, 7].iter().cycle()).try_fold(0u32, |sum, (byte, weight)| {
            byte.is_ascii_digit().then(|| sum + u32::from(byte - b'0') * weight)
        })
    else {
        return false;
    };
    let want = match 11 - sum % 11 {
        10 => b'K',
        11 => b'0',
        digit => b'0' + digit as u8,
    };
    *check == want && body.len() >= 7
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
                "rut: ‹SSN|19.987.411-K›",
                "and ‹SSN|19.987.411-K› here",
                "patente: ‹VEHICLE_ID|BCDF12›",
                "and BCDF12 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x19987411K 19987411K9x 7-19.987.411-K", "xBCDF12 BCDF129x 7-BCDF12"]);
    }
}
