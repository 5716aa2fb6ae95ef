//! AWS Signature Version 4 of one request.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What is signed.
pub(super) struct Signed<'r> {
    pub(super) method: &'r str,
    pub(super) path: &'r str,
    /// Already in canonical form.
    pub(super) query: &'r str,
    /// Lower-case names in alphabetical order; all of them are signed.
    pub(super) headers: &'r [(&'r str, &'r str)],
    pub(super) body: &'r [u8],
    /// `20150830T123600Z`
    pub(super) time: &'r str,
    pub(super) region: &'r str,
    pub(super) service: &'r str,
}

/// The value of the `authorization` header.
pub(super) fn authorization(request: &Signed<'_>, key_id: &str, secret: &str) -> String {
    let Signed { method, path, query, headers, body, time, region, service } = request;
    let date = time.get(..8).unwrap_or_default();
    let names: Vec<&str> = headers.iter().map(|(name, _)| *name).collect();
    let names = names.join(";");
    let listed: String = headers.iter().map(|(name, value)| format!("{name}:{}\n", value.trim())).collect();
    let canonical = format!("{method}\n{path}\n{query}\n{listed}\n{names}\n{}", hex(&Sha256::digest(body)));
    let scope = format!("{date}/{region}/{service}/aws4_request");
    let to_sign =
        format!("AWS4-HMAC-SHA256\n{time}\n{scope}\n{}", hex(&Sha256::digest(canonical.as_bytes())));
    let key = [date, region, service, "aws4_request"]
        .iter()
        .fold(format!("AWS4{secret}").into_bytes(), |key, part| keyed(&key, part.as_bytes()));
    let signature = hex(&keyed(&key, to_sign.as_bytes()));
    format!("AWS4-HMAC-SHA256 Credential={key_id}/{scope}, SignedHeaders={names}, Signature={signature}")
}

fn keyed(key: &[u8], message: &[u8]) -> Vec<u8> {
    // An HMAC takes keys of any length, so this never fails; an empty signature would only be refused.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { return Vec::new() };
    mac.update(message);
    mac.finalize().into_bytes().to_vec()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the AWS documentation ("Create a signed AWS API request").
    #[test]
    fn the_published_example_is_signed_alike() {
        let request = Signed {
            method: "GET",
            path: "/",
            query: "Action=ListUsers&Version=2010-05-08",
            headers: &[
                ("content-type", "application/x-www-form-urlencoded; charset=utf-8"),
                ("host", "iam.amazonaws.com"),
                ("x-amz-date", "20150830T123600Z"),
            ],
            body: b"",
            time: "20150830T123600Z",
            region: "us-east-1",
            service: "iam",
        };
        let header = authorization(&request, "AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY");
        assert_eq!(
            header,
            "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, \
             SignedHeaders=content-type;host;x-amz-date, \
             Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7"
        );
    }
}
