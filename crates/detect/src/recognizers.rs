//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

mod after_cue;
mod assigned_value;
mod auth_header;
pub mod bic;
pub mod card_code;
pub mod card_expiry;
mod checksums;
mod context;
mod corporate_terms;
pub mod countries;
pub mod credit_card;
mod crypto_wallet;
pub mod dates;
mod device_id;
mod domain_names;
mod email;
mod email_spelled;
mod file_kinds;
mod file_name;
mod file_path;
mod grouping;
mod handle;
mod hostile_input;
pub mod iban;
mod ip_address;
mod labelled_fields;
pub mod labelled_number;
mod mac_address;
pub mod masked_number;
pub mod medical_code;
mod net_words;
mod number_words;
mod organizations;
mod password;
mod person_names;
pub mod phone_number;
mod pieces;
mod postal_codes;
mod private_key;
mod reading;
mod secret_token;
mod security_answer;
mod seed_phrase;
mod street_addresses;
mod terms;
pub mod times;
mod url;
mod url_bare;
mod username;
pub mod vehicle_number;
mod wallet_checks;

use crate::scan::{Meaning, Recognizer};

/// Every recognizer; the countries' numbers are tables behind one of them.
pub static ALL: &[&Recognizer] = &[
    &bic::RECOGNIZER,
    &card_code::RECOGNIZER,
    &card_expiry::RECOGNIZER,
    &countries::RECOGNIZER,
    &credit_card::RECOGNIZER,
    &dates::DATE_PARTS_IN_FIGURES,
    &dates::DATE_PARTS_IN_WORDS,
    &dates::DATES_IN_FIGURES,
    &dates::DATES_IN_WORDS,
    &email::EMAIL,
    &email_spelled::EMAIL_SPELLED,
    &iban::RECOGNIZER,
    &labelled_fields::LABELLED_FIELDS,
    &labelled_number::RECOGNIZER,
    &masked_number::RECOGNIZER,
    &medical_code::RECOGNIZER,
    &organizations::ORGANIZATIONS,
    &person_names::PERSON_NAMES,
    &phone_number::RECOGNIZER,
    &postal_codes::POSTAL_CODES,
    &street_addresses::STREET_ADDRESSES,
    &terms::TERMS,
    &times::TIMES_IN_FIGURES,
    &times::TIMES_IN_WORDS,
    &url::URL,
    &url_bare::URL_BARE,
    &vehicle_number::RECOGNIZER,
];

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    net_words::words().chain(number_words::words().chain(countries::words()))
}
