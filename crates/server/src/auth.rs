//! API keys. A file holds their SHA-256 hashes, so that reading it gives nobody a key; comparing takes the same time
//! whatever was sent.

use std::path::Path;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use subtle::{Choice, ConstantTimeEq};

use crate::app::Scope;
use crate::config::ConfigError;
use crate::error::Failure;

/// A hosted tier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// `/community`
    Community,
    /// `/professional`
    Professional,
}

impl Tier {
    /// As in paths and in the file of keys.
    pub fn name(self) -> &'static str {
        match self {
            Tier::Community => "community",
            Tier::Professional => "professional",
        }
    }

    fn from_name(name: &str) -> Option<Tier> {
        [Tier::Community, Tier::Professional].into_iter().find(|tier| tier.name() == name)
    }
}

struct Entry {
    hash: [u8; 32],
    tier: Option<Tier>,
}

/// The known keys. The file has one a line: the hash in hex, then, if wanted, a name for people and a tier
/// (`community` or `professional`; without one the key opens both). `#` starts a comment.
pub struct KeyRing(Vec<Entry>);

impl KeyRing {
    /// Reads a file of hashes.
    pub fn open(path: &Path) -> Result<KeyRing, ConfigError> {
        let text =
            std::fs::read_to_string(path).map_err(|error| ConfigError::Keys(error.kind().to_string()))?;
        KeyRing::parse(&text)
    }

    /// Reads the text of such a file.
    pub fn parse(text: &str) -> Result<KeyRing, ConfigError> {
        let mut entries = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let mut words = line.split_whitespace();
            let Some(hash) = words.next() else { continue };
            let wrong = |what: &str| ConfigError::Keys(format!("line {}: {what}", number + 1));
            let hash = from_hex(hash).ok_or_else(|| wrong("not a SHA-256 hash in hex"))?;
            let (name, tier) = (words.next(), words.next());
            if words.next().is_some() {
                return Err(wrong("more than a hash, a name and a tier"));
            }
            let tier = match (name, tier) {
                (Some(word), None) => Tier::from_name(word),
                (_, Some(word)) => Some(Tier::from_name(word).ok_or_else(|| wrong("unknown tier"))?),
                (None, None) => None,
            };
            entries.push(Entry { hash, tier });
        }
        Ok(KeyRing(entries))
    }

    /// Whether the key opens a path of this tier. Every entry is looked at, whatever the first ones say.
    pub fn opens(&self, key: &[u8], tier: Option<Tier>) -> bool {
        let hash: [u8; 32] = Sha256::digest(key).into();
        let mut opens = Choice::from(0);
        for entry in &self.0 {
            let fits = match (entry.tier, tier) {
                (Some(has), Some(needs)) => has == needs,
                (None, _) | (_, None) => true,
            };
            opens |= entry.hash.ct_eq(&hash) & Choice::from(u8::from(fits));
        }
        opens.into()
    }
}

/// The line a key makes in the file: its SHA-256 hash in hex.
pub fn hash_key(key: &str) -> String {
    Sha256::digest(key.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|digit| digit.to_digit(16).and_then(|value| u8::try_from(value).ok())).collect();
    let digits = digits.filter(|digits| digits.len() == 64)?;
    let mut hash = [0; 32];
    for (byte, pair) in hash.iter_mut().zip(digits.chunks(2)) {
        *byte = pair.iter().fold(0, |value, digit| value << 4 | digit);
    }
    Some(hash)
}

/// `x-api-key`, else `Authorization: Bearer`.
fn sent_key(headers: &HeaderMap) -> Option<&[u8]> {
    if let Some(key) = headers.get("x-api-key") {
        return Some(key.as_bytes());
    }
    let value = headers.get(header::AUTHORIZATION)?.as_bytes();
    let (scheme, key) = value.split_at_checked(7)?;
    scheme.eq_ignore_ascii_case(b"bearer ").then_some(key.trim_ascii())
}

/// Lets a request through when its key opens the scope.
pub(crate) async fn require_key(State(scope): State<Scope>, request: Request, next: Next) -> Response {
    let known = match (&scope.app.keys, sent_key(request.headers())) {
        (Some(keys), Some(key)) => keys.opens(key, scope.tier),
        _ => false,
    };
    if known { next.run(request).await } else { Failure::Unauthorized.into_response() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_opens_its_own_tier_and_no_other() {
        let file = format!(
            "# keys\n{} alice community\n\n{} bob\n{} professional # no name\n",
            hash_key("one"),
            hash_key("two").to_uppercase(),
            hash_key("three")
        );
        let keys = KeyRing::parse(&file).unwrap();
        let opens = |key: &str, tier| keys.opens(key.as_bytes(), tier);
        assert!(opens("one", Some(Tier::Community)) && !opens("one", Some(Tier::Professional)));
        assert!(opens("two", Some(Tier::Community)) && opens("two", Some(Tier::Professional)));
        assert!(!opens("three", Some(Tier::Community)) && opens("three", Some(Tier::Professional)));
        assert!(opens("one", None) && !opens("four", None) && !opens("", None));
    }

    #[test]
    fn a_file_that_is_no_list_of_hashes_is_refused() {
        for text in ["secret", &format!("{}0", hash_key("x")), &format!("{} a gold", hash_key("x"))] {
            assert!(KeyRing::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn hashes_are_those_of_sha256() {
        assert_eq!(hash_key(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }

    #[test]
    fn both_headers_are_understood() {
        let mut headers = HeaderMap::new();
        assert_eq!(sent_key(&headers), None);
        headers.insert(header::AUTHORIZATION, "bEARER abc".parse().unwrap());
        assert_eq!(sent_key(&headers), Some(&b"abc"[..]));
        headers.insert("X-API-KEY", "def".parse().unwrap());
        assert_eq!(sent_key(&headers), Some(&b"def"[..]));
        headers.clear();
        headers.insert(header::AUTHORIZATION, "Basic abc".parse().unwrap());
        assert_eq!(sent_key(&headers), None);
    }
}
