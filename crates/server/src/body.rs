//! Reads a request's body within its limits.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use http_body_util::BodyExt;
use tokio::time::{Duration, Instant, timeout_at};

use crate::error::Failure;

/// Room made before the first byte arrives; the rest grows with what really comes.
const FIRST_ROOM: usize = 64 << 10;

/// How long a refused body is read on, so that its sender gets to read the answer instead of a broken connection.
const COURTESY: Duration = Duration::from_secs(5);

/// Whether the body says it is JSON.
pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split(';').next())
        .is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// The whole body, if it is small enough and arrives in time.
pub(crate) async fn read_body(request: Request, limit: usize, deadline: Instant) -> Result<Vec<u8>, Failure> {
    let announced = request
        .headers()
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.parse::<usize>().ok());
    let mut body = request.into_body();
    if announced.is_some_and(|length| length > limit) {
        read_on(body, limit).await;
        return Err(Failure::TooLarge(limit));
    }
    let mut bytes = Vec::with_capacity(announced.unwrap_or(FIRST_ROOM).min(FIRST_ROOM));
    loop {
        let frame = match timeout_at(deadline, body.frame()).await {
            Err(_) => return Err(Failure::SlowBody),
            Ok(None) => return Ok(bytes),
            Ok(Some(Err(_))) => return Err(Failure::BadRequest("the request body broke off".to_owned())),
            Ok(Some(Ok(frame))) => frame,
        };
        let Ok(data) = frame.into_data() else { continue };
        if bytes.len().saturating_add(data.len()) > limit {
            read_on(body, limit).await;
            return Err(Failure::TooLarge(limit));
        }
        bytes.extend_from_slice(&data);
    }
}

/// Throws away up to `limit` more bytes for a short while.
async fn read_on(mut body: Body, limit: usize) {
    let until = Instant::now() + COURTESY;
    let mut left = limit;
    while let Ok(Some(Ok(frame))) = timeout_at(until, body.frame()).await {
        left = left.saturating_sub(frame.data_ref().map_or(0, axum::body::Bytes::len));
        if left == 0 {
            return;
        }
    }
}
