//! El Salvador: DUI, NIT.

use blackbar_core::Label;

use super::super::checksums::{digit, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "sv", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("sv_dui", Label::Ssn)
        .shapes(&["########-#", "#########"])
        .words(&["dui", "documento único de identidad"])
        .own(is_dui),
    Scheme::new("sv_nit", Label::Ssn)
        .shapes(&["####-######-###-#", "##############"])
        .words(&["nit", "número de identificación tributaria"])
        .standard("sv/nit")
        .strength(Strength::Written),
];

/// Weights 9 to 2, modulo 10.
fn is_dui(compact: &[u8]) -> bool {
    let sum = compact.get(..8).and_then(|front| weighted(front, &[9, 8, 7, 6, 5, 4, 3, 2]));
    sum.is_some_and(|sum| Some((10 - sum % 10) % 10) == digit(compact, 8))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["nit: ‹SSN|0614-010180-071-5›", "and ‹SSN|0614-010180-071-5› here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x06140101800715 061401018007159x 7-0614-010180-071-5"]);
    }
}
