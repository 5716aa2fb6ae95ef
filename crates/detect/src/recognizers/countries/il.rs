//! Israel: identity number, company number, passport.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "il", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("il_id", Label::Ssn)
        .shapes(&["#########", "########-#", "# ####### #"])
        .words(&["תעודת זהות", "ת.ז", "ת\"ז", "מספר זהות", "teudat zehut", "israeli id", "מספר ת.ז"])
        .standard("il/idnr"),
    Scheme::new("il_company", Label::OrganizationId)
        .shapes(&["51#######"])
        .words(&["ח.פ", "חברה", "מספר חברה"])
        .standard("il/hp"),
    Scheme::new("il_passport", Label::PassportNumber)
        .shapes(&["########"])
        .words(&["דרכון", "מספר דרכון"]),
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
                "תעודת זהות: ‹SSN|694852054›",
                "and 694852054 here",
                "ח.פ: ‹ORGANIZATION_ID|513867952›",
                "and 513867952 here",
                "דרכון: ‹PASSPORT_NUMBER|12345678›",
                "and 12345678 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x694852054 6948520549x 7-694852054",
                "x513867952 5138679529x 7-513867952",
                "x12345678 123456789x 7-12345678",
            ],
        );
    }
}
