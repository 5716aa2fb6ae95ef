//! Angola: identity card.

use blackbar_core::Label;

use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ao", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ao_bi", Label::Ssn)
        .shapes(&["#########@@###"])
        .words(&["bilhete de identidade", "bi", "nif", "b.i"])
        .standard("ao/bi")
        .strength(Strength::Strong),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["bilhete de identidade: ‹SSN|597709478LA260›", "and ‹SSN|597709478LA260› here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x597709478LA260 597709478LA2609x 7-597709478LA260"]);
    }
}
