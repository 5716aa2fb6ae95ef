//! A service on fake models, and a client for it.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request};
use blackbar_server::{App, ServerConfig, router};
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

use crate::fakes::tools;

/// A service that is ready.
pub(crate) struct Service {
    pub(crate) app: Arc<App>,
    pub(crate) router: Router,
}

/// One answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// `detail`, where it is a string.
    pub(crate) fn detail(&self) -> String {
        self.json()["detail"].as_str().unwrap_or_else(|| panic!("no string detail: {}", self.text)).to_owned()
    }
}

pub(crate) fn service(config: ServerConfig) -> Service {
    let app = App::new(config).unwrap();
    app.install(tools());
    Service { router: router(Arc::clone(&app)), app }
}

pub(crate) fn ready() -> Service {
    service(ServerConfig::default())
}

impl Service {
    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        Answer {
            status: parts.status.as_u16(),
            headers: parts.headers,
            text: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post_text(&self, path: &str, body: impl Into<Body>) -> Answer {
        let request =
            Request::post(path).header("content-type", "application/json").body(body.into()).unwrap();
        self.send(request).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_text(path, body.to_string()).await
    }
}
