//! `GET /metrics`: counts in Prometheus' text form. Never waits behind work.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{self, MethodRouter};
use serde_json::json;

use super::{Open, Route};
use crate::app::Scope;
use crate::openapi::get;

pub(crate) const ROUTE: Route = Route {
    path: "/metrics",
    method: "get",
    open: Open::WithoutTier,
    handler: || -> MethodRouter<Scope> { routing::get(handle) },
    operation: |components| {
        get(components, "Counts in Prometheus' text form", "text/plain", &json!({ "type": "string" }))
    },
};

async fn handle(State(scope): State<Scope>) -> impl IntoResponse {
    let text = scope.app.metrics.render(scope.app.load());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
