//! `project_id`

use serde_json::json;

use crate::schema::{Checked, checked};

const LONGEST: usize = 60;
const PATTERN: &str = r"^[a-zA-Z0-9\-_\:]*$";

/// Up to 60 letters, digits, `-`, `_` and `:`.
pub(crate) fn project_id() -> Checked<String> {
    checked(
        || json!({ "maxLength": LONGEST, "pattern": PATTERN }),
        |text| {
            if text.chars().nth(LONGEST).is_some() {
                return Err(("string_too_long", format!("String should have at most {LONGEST} characters")));
            }
            let allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b':');
            if !text.bytes().all(allowed) {
                return Err(("string_pattern_mismatch", format!("String should match pattern '{PATTERN}'")));
            }
            Ok(text)
        },
    )
}
