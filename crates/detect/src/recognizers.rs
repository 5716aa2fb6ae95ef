//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

mod after_cue;
pub mod ages;
pub(crate) mod amounts;
mod assigned_value;
mod auth_header;
pub mod bic;
pub mod blood_types;
pub mod body_measures;
pub mod card_code;
pub mod card_expiry;
mod checksums;
mod choices;
mod cited_authors;
mod cities;
mod context;
pub mod coordinates;
mod corporate_terms;
pub mod countries;
pub mod credit_card;
mod crypto_wallet;
pub mod dates;
mod device_id;
mod domain_names;
pub mod doses;
pub mod durations;
mod east_asian_addresses;
mod email;
mod email_spelled;
mod file_kinds;
mod file_name;
mod file_path;
mod grouping;
mod handle;
mod health_terms;
#[cfg(test)]
mod hostile;
#[cfg(test)]
mod hostile_input;
pub mod iban;
pub(crate) mod ip_address;
mod labelled_fields;
pub mod labelled_number;
mod mac_address;
pub mod masked_number;
pub mod medical_code;
pub mod medical_statistics;
pub mod money;
mod net_words;
mod number_words;
mod organizations;
mod password;
mod person_names;
pub mod phone_number;
mod pieces;
mod postal_codes;
mod private_key;
mod profile_link;
mod reading;
mod secret_token;
mod security_answer;
mod seed_phrase;
pub mod sort_code;
mod spelled_digits;
mod spelled_numbers;
mod street_addresses;
mod terms;
pub mod times;
mod told_number;
mod url;
mod url_bare;
mod username;
mod vanity_number;
pub mod vehicle_number;
mod wallet_checks;
mod workplaces;

use crate::scan::{Meaning, Recognizer};

/// Every recognizer; the countries' numbers are tables behind one of them.
pub static ALL: &[&Recognizer] = &[
    &ages::AGE_DECADES,
    &ages::AGES_IN_FIGURES,
    &ages::AGES_IN_WORDS,
    &auth_header::AUTH_HEADER,
    &bic::RECOGNIZER,
    &blood_types::ANNOUNCED_BLOOD_TYPES,
    &blood_types::BLOOD_TYPES,
    &body_measures::BODY_MEASURES,
    &card_code::RECOGNIZER,
    &card_expiry::RECOGNIZER,
    &cited_authors::CITED_AUTHORS,
    &cities::CITIES,
    &coordinates::COORDINATES,
    &coordinates::GEO_ADDRESSES,
    &corporate_terms::CORPORATE_TERMS,
    &countries::RECOGNIZER,
    &credit_card::RECOGNIZER,
    &crypto_wallet::CRYPTO_WALLET,
    &dates::DATE_PARTS_IN_FIGURES,
    &dates::DATE_PARTS_IN_WORDS,
    &dates::DATES_IN_FIGURES,
    &dates::DATES_IN_WORDS,
    &device_id::DEVICE_IDS,
    &device_id::UUID,
    &doses::DOSES_IN_FIGURES,
    &doses::DOSES_IN_WORDS,
    &durations::DURATIONS_IN_FIGURES,
    &durations::DURATIONS_IN_WORDS,
    &east_asian_addresses::EAST_ASIAN_ADDRESSES,
    &email::EMAIL,
    &email_spelled::EMAIL_SPELLED,
    &file_name::FILE_NAME,
    &file_path::FILE_PATH,
    &handle::HANDLE,
    &iban::RECOGNIZER,
    &sort_code::RECOGNIZER,
    &ip_address::IPV4,
    &ip_address::IPV6,
    &labelled_fields::LABELLED_FIELDS,
    &labelled_number::RECOGNIZER,
    &mac_address::MAC_ADDRESS,
    &masked_number::RECOGNIZER,
    &medical_code::RECOGNIZER,
    &medical_statistics::MEDICAL_STATISTICS,
    &money::MONEY_IN_FIGURES,
    &money::MONEY_IN_WORDS,
    &organizations::ORGANIZATIONS,
    &password::PASSWORD,
    &person_names::PERSON_NAMES,
    &phone_number::RECOGNIZER,
    &postal_codes::POSTAL_CODES,
    &private_key::PRIVATE_KEY,
    &profile_link::PROFILE_LINK,
    &secret_token::SECRET_TOKEN,
    &secret_token::TWILIO_KEY,
    &security_answer::SECURITY_ANSWER,
    &seed_phrase::SEED_PHRASE,
    &spelled_digits::SPELLED_DIGITS,
    &street_addresses::STREET_ADDRESSES,
    &health_terms::HEALTH_TERMS,
    &terms::TERMS,
    &told_number::TOLD_NUMBERS,
    &times::TIMES_IN_FIGURES,
    &times::TIMES_IN_WORDS,
    &url::URL,
    &url_bare::URL_BARE,
    &username::USERNAME,
    &vanity_number::VANITY_NUMBERS,
    &vehicle_number::RECOGNIZER,
    &workplaces::WORKPLACES,
];

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    net_words::words().chain(number_words::words().chain(countries::words()))
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
