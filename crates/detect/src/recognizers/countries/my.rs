//! Malaysia: NRIC, tax, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "my", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("my_nric", Label::Ssn)
        .shapes(&["######-##-####", "############"])
        .words(&["nric", "mykad", "ic no", "ic number", "no kad pengenalan", "kad pengenalan", "no. k/p", "no ic", "i/c"])
        .standard("my/nric")
        .strength(Strength::Strong),
    Scheme::new("my_tax", Label::Ssn)
        .shapes(&["IG###########", "SG###########", "IG##########", "SG##########"])
        .words(&["tin", "income tax no", "no cukai pendapatan", "nombor cukai"]),
    Scheme::new("my_passport", Label::PassportNumber)
        .shapes(&["@########"])
        .words(&["passport", "pasport", "no pasport"]),
    Scheme::new("my_epf", Label::Ssn)
        .shapes(&["########"])
        .words(&["epf", "kwsp", "no kwsp", "epf number"]),
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
                "nric: ‹SSN|800101-14-5445›",
                "and ‹SSN|800101-14-5445› here",
                "tin: ‹SSN|SG1234567890›",
                "and SG1234567890 here",
                "passport: ‹PASSPORT_NUMBER|A12345678›",
                "and A12345678 here",
                "epf: ‹SSN|12345678›",
                "and 12345678 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x800101145445 8001011454459x 7-800101-14-5445",
                "xSG1234567890 SG12345678909x 7-SG1234567890",
                "xA12345678 A123456789x 7-A12345678",
                "x12345678 123456789x 7-12345678",
            ],
        );
    }
}
