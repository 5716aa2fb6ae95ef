//! Azerbaijan: FIN, tax number, identity card.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "az", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("az_fin", Label::Ssn)
        .shapes(&["???????"])
        .words(&["fin kod", "fin", "fin kodu", "fərdi identifikasiya nömrəsi"])
        .own(is_fin),
    Scheme::new("az_tin", Label::OrganizationId)
        .shapes(&["##########"])
        .words(&["vöen", "voen"])
        .standard("az/tin"),
    Scheme::new("az_id_card", Label::Ssn)
        .shapes(&["AA#######", "AZE########"])
        .words(&["şəxsiyyət vəsiqəsi", "ş.v", "vəsiqə"]),
];

/// Seven capitals and digits, some of both.
fn is_fin(compact: &[u8]) -> bool {
    let digits = compact.iter().filter(|byte| byte.is_ascii_digit()).count();
    (2..=6).contains(&digits)
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
                "fin kod: ‹SSN|5ABC123›",
                "and 5ABC123 here",
                "şəxsiyyət vəsiqəsi: ‹SSN|AA1234567›",
                "and AA1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x5ABC123 5ABC1239x 7-5ABC123", "xAA1234567 AA12345679x 7-AA1234567"]);
    }
}
