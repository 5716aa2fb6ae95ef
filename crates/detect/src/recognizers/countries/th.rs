//! Thailand: national id, passport.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "th", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("th_idnr", Label::Ssn)
        .shapes(&["#-####-#####-##-#", "#############", "# #### ##### ## #"])
        .words(&["เลขประจำตัวประชาชน", "เลขบัตรประชาชน", "บัตรประชาชน", "thai id", "national id", "citizen id"])
        .standard("th/idnr")
        .strength(Strength::Strong),
    Scheme::new("th_passport", Label::PassportNumber)
        .shapes(&["@@#######", "@######"])
        .words(&["หนังสือเดินทาง", "passport"]),
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
                "เลขประจำตัวประชาชน: ‹SSN|1-3118-32710-36-5›",
                "and ‹SSN|1-3118-32710-36-5› here",
                "หนังสือเดินทาง: ‹PASSPORT_NUMBER|AA1234567›",
                "and AA1234567 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &["x1311832710365 13118327103659x 7-1-3118-32710-36-5", "xAA1234567 AA12345679x 7-AA1234567"],
        );
    }
}
