//! Belarus: identification number, UNP.

use blackbar_core::Label;

use super::super::checksums::is_day_at;
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "by", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("by_personal", Label::Ssn)
        .shapes(&["#######@###@@#"])
        .words(&["идентификационный номер", "личный номер", "ідэнтыфікацыйны нумар", "паспорт*"])
        .own(is_personal)
        .strength(Strength::Strong),
    Scheme::new("by_unp", Label::OrganizationId)
        .shapes(&["#########"])
        .words(&["унп", "unp", "учетный номер плательщика"])
        .standard("by/unp"),
];

/// Sex and century, day, month, year of birth, region letter, serial, PB, check.
fn is_personal(compact: &[u8]) -> bool {
    is_day_at(compact, 3, 1) && matches!(compact.first(), Some(b'1'..=b'6'))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(&RECOGNIZER, &["унп: ‹ORGANIZATION_ID|179800388›", "and 179800388 here"]);
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(&RECOGNIZER, &["x179800388 1798003889x 7-179800388"]);
    }
}
