//! The recognizers: one file each, one line in [`ALL`]. A file holds the pattern, the checks, the source of its
//! rules and its table of cases.

mod assigned_value;
mod auth_header;
mod corporate_terms;
mod crypto_wallet;
mod device_id;
mod domain_names;
mod email;
mod email_spelled;
mod file_kinds;
mod file_name;
mod file_path;
mod handle;
#[cfg(test)]
mod hostile_input;
mod ip_address;
mod mac_address;
mod net_words;
mod password;
mod private_key;
mod profile_link;
mod secret_token;
mod security_answer;
mod seed_phrase;
mod url;
mod url_bare;
mod username;
mod wallet_checks;

use crate::scan::{Meaning, Recognizer};

/// Every recognizer but the countries' numbers, which are tables of their own.
pub static ALL: &[&Recognizer] = &[
    &email::EMAIL,
    &email_spelled::EMAIL_SPELLED,
    &url::URL,
    &url_bare::URL_BARE,
    &ip_address::IPV4,
    &ip_address::IPV6,
    &mac_address::MAC_ADDRESS,
    &device_id::UUID,
    &device_id::DEVICE_IDS,
    &handle::HANDLE,
    &username::USERNAME,
    &profile_link::PROFILE_LINK,
    &password::PASSWORD,
    &secret_token::SECRET_TOKEN,
    &secret_token::TWILIO_KEY,
    &private_key::PRIVATE_KEY,
    &auth_header::AUTH_HEADER,
    &security_answer::SECURITY_ANSWER,
    &file_name::FILE_NAME,
    &file_path::FILE_PATH,
    &crypto_wallet::CRYPTO_WALLET,
    &seed_phrase::SEED_PHRASE,
    &corporate_terms::CORPORATE_TERMS,
];

/// Every recognizer.
pub fn all() -> impl Iterator<Item = &'static Recognizer> {
    ALL.iter().copied()
}

/// The words that recognizers bring themselves.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    std::iter::empty().chain(net_words::words())
}
