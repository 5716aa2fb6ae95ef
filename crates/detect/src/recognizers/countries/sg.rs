//! Singapore: NRIC and FIN, company number, passport.

use blackbar_core::Label;

use super::super::checksums::weighted;
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "sg", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("sg_nric", Label::Ssn)
        .shapes(&["@#######@"])
        .words(&["nric", "fin", "nric/fin", "nric no", "fin no", "identity card no", "singapore id"])
        .own(is_nric)
        .strength(Strength::Strong),
    Scheme::new("sg_uen", Label::OrganizationId)
        .shapes(&["########@", "#########@", "@##@@####@"])
        .words(&["uen", "gst reg no", "acra", "business registration"])
        .standard("sg/uen"),
    Scheme::new("sg_passport", Label::PassportNumber)
        .shapes(&["@#######@", "@########"])
        .words(&["passport", "passport no"]),
];

/// NRIC and FIN: weights 2765432, four added for T and G, three for M; each series has its own letters.
fn is_nric(compact: &[u8]) -> bool {
    let Some(sum) = compact.get(1..8).and_then(|digits| weighted(digits, &[2, 7, 6, 5, 4, 3, 2])) else {
        return false;
    };
    let (letters, add): (&[u8], u32) = match compact[0] {
        b'S' => (b"JZIHGFEDCBA", 0),
        b'T' => (b"JZIHGFEDCBA", 4),
        b'F' => (b"XWUTRQPNMLK", 0),
        b'G' => (b"XWUTRQPNMLK", 4),
        b'M' => (b"XWUTRQPNJLK", 3),
        _ => return false,
    };
    letters.get(((sum + add) % 11) as usize) == compact.get(8)
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
                "nric: ‹SSN|S1234567D›",
                "and ‹SSN|S1234567D› here",
                "uen: ‹ORGANIZATION_ID|86550563B›",
                "and 86550563B here",
                "passport: ‹PASSPORT_NUMBER|K1234567E›",
                "and K1234567E here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "xS1234567D S1234567D9x 7-S1234567D",
                "x86550563B 86550563B9x 7-86550563B",
                "xK1234567E K1234567E9x 7-K1234567E",
            ],
        );
    }
}
