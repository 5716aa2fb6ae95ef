//! Honduras: identity number, RTN.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "hn", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("hn_id", Label::Ssn)
        .shapes(&["####-####-#####", "#############"])
        .words(&["identidad", "número de identidad", "dni", "tarjeta de identidad", "rnp"]),
    Scheme::new("hn_rtn", Label::Ssn)
        .shapes(&["##############", "####-####-######"])
        .words(&["rtn", "registro tributario nacional"]),
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
                "identidad: ‹SSN|0801-1980-12345›",
                "and 0801-1980-12345 here",
                "rtn: ‹SSN|08011980123456›",
                "and 08011980123456 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x0801198012345 08011980123459x 7-0801-1980-12345",
                "x08011980123456 080119801234569x 7-08011980123456",
            ],
        );
    }
}
