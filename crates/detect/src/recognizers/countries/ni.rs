//! Nicaragua: cédula.

use blackbar_core::Label;

use super::super::checksums::is_day_at;
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ni", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ni_cedula", Label::Ssn)
        .shapes(&["###-######-####@", "#############@"])
        .words(&["cédula", "cedula", "cédula de identidad"])
        .own(is_cedula)
        .strength(Strength::Strong),
];

/// Municipality, birth date, serial, letter.
fn is_cedula(compact: &[u8]) -> bool {
    is_day_at(compact, 5, 3)
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["cédula: ‹SSN|001-010180-1234A›", "and ‹SSN|001-010180-1234A› here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x0010101801234A 0010101801234A9x 7-001-010180-1234A"]);
    }
}
