//! Why a request got no answer, and the one place that turns that into HTTP. No message quotes the request.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use blackbar_core::{FormatError, ReaderError};
use blackbar_detect::DetectError;
use blackbar_engine::EngineError;
use serde_json::{Value, json};

use crate::schema::{Invalid, Path, Report};

/// What went wrong.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Failure {
    /// 400: the first thing wrong with the body.
    Invalid(Vec<Invalid>),
    /// 422: everything wrong with the body, as the bleep route says it.
    InvalidList(Vec<Invalid>),
    /// 400: in words.
    BadRequest(String),
    /// 401.
    Unauthorized,
    /// 404.
    NotFound,
    /// 405.
    MethodNotAllowed,
    /// 408: the body did not arrive in time.
    SlowBody,
    /// 413: the limit in bytes.
    TooLarge(usize),
    /// 415.
    NotJson,
    /// 426: the streaming route was called without an upgrade.
    NotWebSocket,
    /// 503 with Retry-After: the queue is full.
    Busy,
    /// 503 with Retry-After: not yet, or no longer.
    Unavailable(&'static str),
    /// 503: the time limit in seconds. Trying again would not help, so there is no Retry-After.
    TimedOut(u64),
    /// 500: in words that hold nothing of the request.
    Internal(&'static str),
}

/// Seconds after which a busy service is worth asking again.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("1");

/// What an error of the engine has to be told against.
pub(crate) struct Asked {
    /// How many patterns the request itself has; the configuration's stand behind them.
    pub(crate) filters: usize,
    /// The accuracies whose models are loaded.
    pub(crate) loaded: Vec<&'static str>,
    /// Seconds.
    pub(crate) time_limit: u64,
}

impl Failure {
    /// What an error of the engine means to the sender.
    pub(crate) fn from_engine(error: EngineError, asked: &Asked) -> Failure {
        let detection = Path::ROOT.key("entity_detection");
        let invalid = |at: &Path<'_>, kind, msg: String| {
            let mut report = Report::default();
            report.add(at, kind, msg);
            Failure::Invalid(report.into_errors())
        };
        match error {
            EngineError::Format(FormatError::Cancelled(_))
            | EngineError::Detect(
                DetectError::Cancelled(_) | DetectError::Reader(ReaderError::Cancelled(_)),
            ) => Failure::TimedOut(asked.time_limit),
            EngineError::Format(FormatError::Reader(ReaderError::Failed(_))) => {
                Failure::Internal("a model failed")
            }
            EngineError::Format(error) => Failure::BadRequest(error.to_string()),
            EngineError::Detect(DetectError::PatternTooCostly { filter }) if filter < asked.filters => {
                invalid(
                    &detection.key("filter").index(filter).key("pattern"),
                    "value_error",
                    "Value error, the pattern takes too many steps on this text".to_owned(),
                )
            }
            EngineError::NotLoaded => invalid(
                &detection.key("accuracy"),
                "enum",
                format!("Input should be an accuracy whose model is loaded: {}", asked.loaded.join(", ")),
            ),
            EngineError::Output => Failure::Internal("the output could not be written"),
            EngineError::Detect(DetectError::PatternTooCostly { .. }) => {
                Failure::Internal("an entry of the configured allow list takes too many steps")
            }
            EngineError::Detect(DetectError::Reader(
                ReaderError::Failed(_) | ReaderError::Unsupported(_),
            )) => Failure::Internal("a model failed"),
            EngineError::Unverified(_) => {
                Failure::Internal("the redacted file did not pass verification and is withheld")
            }
            EngineError::Detect(DetectError::Internal(_)) | EngineError::Internal(_) => {
                Failure::Internal("internal error")
            }
        }
    }

    fn parts(self) -> (StatusCode, Value) {
        match self {
            Failure::Invalid(errors) => (StatusCode::BAD_REQUEST, json!(errors.into_iter().next())),
            Failure::InvalidList(errors) => {
                let errors: Vec<Value> = errors
                    .into_iter()
                    .map(|error| json!({ "loc": error.loc, "msg": error.msg, "type": error.kind }))
                    .collect();
                (StatusCode::UNPROCESSABLE_ENTITY, errors.into())
            }
            Failure::BadRequest(text) => (StatusCode::BAD_REQUEST, text.into()),
            Failure::Unauthorized => {
                (StatusCode::UNAUTHORIZED, "a valid API key is needed in the header x-api-key".into())
            }
            Failure::NotFound => (StatusCode::NOT_FOUND, "there is no such route".into()),
            Failure::MethodNotAllowed => {
                (StatusCode::METHOD_NOT_ALLOWED, "this route does not take this method".into())
            }
            Failure::SlowBody => {
                (StatusCode::REQUEST_TIMEOUT, "the request body did not arrive in time".into())
            }
            Failure::TooLarge(limit) => {
                (StatusCode::PAYLOAD_TOO_LARGE, format!("the request body is over {limit} bytes").into())
            }
            Failure::NotJson => {
                (StatusCode::UNSUPPORTED_MEDIA_TYPE, "the content type should be application/json".into())
            }
            Failure::NotWebSocket => {
                (StatusCode::UPGRADE_REQUIRED, "this route takes WebSocket connections".into())
            }
            Failure::Busy => (StatusCode::SERVICE_UNAVAILABLE, "the service is busy, try again later".into()),
            Failure::Unavailable(why) => (StatusCode::SERVICE_UNAVAILABLE, why.into()),
            Failure::TimedOut(seconds) => (
                StatusCode::SERVICE_UNAVAILABLE,
                format!("the request took longer than its time limit of {seconds} seconds").into(),
            ),
            Failure::Internal(why) => (StatusCode::INTERNAL_SERVER_ERROR, why.into()),
        }
    }

    /// `{"detail": ...}`, also for the streaming route.
    pub(crate) fn into_body(self) -> Value {
        json!({ "detail": self.parts().1 })
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let extra = match &self {
            Failure::Busy | Failure::Unavailable(_) => Some((header::RETRY_AFTER, RETRY_AFTER)),
            Failure::Unauthorized => Some((header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"))),
            Failure::NotWebSocket => Some((header::UPGRADE, HeaderValue::from_static("websocket"))),
            _ => None,
        };
        let (status, detail) = self.parts();
        let mut response = (status, axum::Json(json!({ "detail": detail }))).into_response();
        if let Some((name, value)) = extra {
            response.headers_mut().insert(name, value);
        }
        response
    }
}

impl From<Vec<Invalid>> for Failure {
    fn from(errors: Vec<Invalid>) -> Failure {
        Failure::Invalid(errors)
    }
}
