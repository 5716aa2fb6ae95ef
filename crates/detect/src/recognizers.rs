//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

mod cities;
mod east_asian_addresses;
mod labelled_fields;
mod organizations;
mod person_names;
mod postal_codes;
mod reading;
mod street_addresses;
mod terms;

use crate::scan::{Meaning, Recognizer};

/// Every recognizer but the countries' numbers, which are tables of their own.
pub static ALL: &[&Recognizer] = &[
    &cities::CITIES,
    &east_asian_addresses::EAST_ASIAN_ADDRESSES,
    &labelled_fields::LABELLED_FIELDS,
    &organizations::ORGANIZATIONS,
    &person_names::PERSON_NAMES,
    &postal_codes::POSTAL_CODES,
    &street_addresses::STREET_ADDRESSES,
    &terms::TERMS,
];

/// Every recognizer.
pub fn all() -> impl Iterator<Item = &'static Recognizer> {
    ALL.iter().copied()
}

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    std::iter::empty()
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Cancel, LabelSet};
    use proptest::prelude::*;

    use crate::scan;

    /// What wakes the recognizers, and characters that are cut badly when bytes are counted as letters.
    const PIECES: &[&str] = &[
        "Mr.",
        "Dr. ",
        "Name:",
        "my name is ",
        "Straße ",
        "ул. ",
        "д. ",
        "№",
        "rue de l'",
        "12 bis",
        "Via ",
        "Street",
        "St.",
        "Inc",
        "Hospital of ",
        "さん",
        "様",
        "先生",
        "我叫",
        "씨",
        "이름은 ",
        "路93号",
        "区1-2",
        "로 12",
        "श्री ",
        "नाम ",
        "Иванович",
        "овна",
        "М",
        "J.",
        "O'",
        "’s",
        "-",
        ", ",
        ". ",
        "\n",
        "\t",
        ":",
        "=",
        "|",
        "\u{1E}",
        "İ",
        "ß",
        "e\u{301}",
        "é",
        "ﬁ",
        "😀",
        "SW1A 1AA",
        "M5V 3A8",
        "10115",
        "5º B",
        "Toronto",
        "Ontario",
        "BC",
        "Anna",
        "Smith",
        "van der",
        "male",
        "single",
        "Spanish",
        "GmbH & Co.",
        "P.O. Box ",
        "Apt.",
        "#4",
        "  ",
        "1",
        "〒",
        "Sincerely,\n",
        "city: ",
        "lives in ",
        "(株)",
        "株式会社",
        "大学",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn no_text_breaks_a_recognizer(picks in prop::collection::vec((0..PIECES.len(), any::<Option<char>>()), 0..24)) {
            let mut text = String::new();
            for (index, c) in picks {
                text.push_str(PIECES[index]);
                text.extend(c);
            }
            let found = scan::find(&text, LabelSet::all(), &Cancel::new()).expect("not cancelled");
            for finding in found {
                prop_assert!(!finding.range.of(&text).is_empty(), "{text:?} {finding:?}");
            }
        }
    }

    #[test]
    fn long_rows_of_anchors_end() {
        for piece in [
            "Mr. ",
            "Name: ",
            "1 Street ",
            "Dr. Dr ",
            "Inc Inc",
            "a, BC ",
            "さん",
            "로 1 ",
            "city: X\n",
            "овна ",
        ] {
            let text = piece.repeat(100_000 / piece.len());
            scan::find(&text, LabelSet::all(), &Cancel::new()).expect("not cancelled");
        }
    }
}
