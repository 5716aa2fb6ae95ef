//! `GET /docs`: the same for people. One page that loads nothing from elsewhere.

use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{self, MethodRouter};
use serde_json::json;

use super::{Open, Route};
use crate::app::Scope;
use crate::openapi::get;

/// What the browser may do with the page: talk to this service, and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) const ROUTE: Route = Route {
    path: "/docs",
    method: "get",
    open: Open::Always,
    handler: || -> MethodRouter<Scope> { routing::get(handle) },
    operation: |components| {
        get(components, "A page about the routes", "text/html", &json!({ "type": "string" }))
    },
};

async fn handle() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    (headers, include_str!("../../page/docs.html"))
}
