//! What the command line shares with the service beside the options: the shape of an answer, and keys from files.

use blackbar_engine::RedactedText;
use sha2::{Digest, Sha256};

use crate::api::answers::{ProcessedTextAnswer, ReturnEntity};
use crate::api::file_requests::Base64FileRequest;
use crate::api::text_requests::ProcessTextRequest;
use crate::{api, json};

/// The answer of `/process/text` as JSON.
pub fn text_answer_json(texts: &[RedactedText], return_entity: bool) -> String {
    let answer = |text: &RedactedText| ProcessedTextAnswer::new(text.clone(), ReturnEntity(return_entity));
    let answers: Vec<_> = texts.iter().map(answer).collect();
    serde_json::to_string_pretty(&answers).unwrap_or_default()
}

/// A key for hashes and made-up values from secret bytes of any length.
pub fn key_from(secret: &[u8]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// Reads a body as the two largest requests; for fuzzing, which only asks that it ends.
pub fn fuzz_request(body: &[u8]) {
    if let Ok(value) = json::parse(body) {
        let _ = api::read::<ProcessTextRequest>(value.clone());
        let _ = api::read::<Base64FileRequest>(value);
    }
}
