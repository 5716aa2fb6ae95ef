//! The licence check at start, off unless configured.

use serde_json::json;

use super::post;
use crate::config::LicenceConfig;

/// What the other side said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Go ahead.
    Granted,
    /// It knows the licence and says no: the service does not start.
    Refused,
    /// It could not be asked. An outage there must not become one here: the service starts and says so in its log.
    Unreachable,
}

/// Asks once.
pub(crate) fn check(licence: &LicenceConfig) -> Verdict {
    let LicenceConfig { url, id, expires_at, quota, metering_id } = licence;
    let body = json!({ "id": id, "expires_at": expires_at, "quota": quota, "metering_id": metering_id });
    match post(url, &body) {
        Ok(200..=299) => Verdict::Granted,
        Ok(400..=499) => Verdict::Refused,
        _ => Verdict::Unreachable,
    }
}
