//! What only the holder of the key can compute: hashes for markers, seeds for made-up values.

use blackbar_core::Secret;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The key of a session.
#[derive(Clone)]
pub(super) struct Keyed(Secret<[u8; 32]>);

impl Keyed {
    pub(super) fn new(key: Secret<[u8; 32]>) -> Keyed {
        Keyed(key)
    }

    /// HMAC-SHA256 over a purpose and the parts, each ended so that no two lists of parts run into one another.
    pub(super) fn digest(&self, purpose: &str, parts: &[&str]) -> [u8; 32] {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.0.expose()) else {
            // HMAC takes keys of any length; this arm exists for the type alone.
            return [0; 32];
        };
        for part in [purpose].iter().chain(parts) {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        mac.finalize().into_bytes().into()
    }
}

/// Base-32 (RFC 4648) of a digest, without padding.
pub(super) fn base32(digest: &[u8; 32]) -> String {
    const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let mut letters = String::with_capacity(51);
    let (mut bits, mut held) = (0u32, 0u32);
    for byte in digest {
        bits = (bits << 8) | u32::from(*byte);
        held += 8;
        while held >= 5 {
            held -= 5;
            letters.push(char::from(LETTERS[(bits >> held) as usize & 31]));
        }
        bits &= (1 << held) - 1;
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_depend_on_key_purpose_and_cut() {
        let keyed = Keyed::new(Secret::new([7; 32]));
        let digest = keyed.digest("marker", &["ab", "c"]);
        assert_eq!(digest, keyed.digest("marker", &["ab", "c"]));
        assert_ne!(digest, keyed.digest("marker", &["a", "bc"]));
        assert_ne!(digest, keyed.digest("seed", &["ab", "c"]));
        assert_ne!(digest, Keyed::new(Secret::new([8; 32])).digest("marker", &["ab", "c"]));
    }

    #[test]
    fn base32_as_in_the_rfc() {
        let mut digest = [0; 32];
        digest[..6].copy_from_slice(b"foobar");
        assert!(base32(&digest).starts_with("MZXW6YTBOI"));
        assert_eq!(base32(&digest).len(), 51);
    }
}
