//! `GET /openapi.json`: the routes and their types, for programs.

use std::sync::OnceLock;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{self, MethodRouter};
use serde_json::json;

use super::{Open, Route};
use crate::app::Scope;
use crate::openapi::{document, get};

pub(crate) const ROUTE: Route = Route {
    path: "/openapi.json",
    method: "get",
    open: Open::Always,
    handler: || -> MethodRouter<Scope> { routing::get(handle) },
    operation: |components| {
        get(components, "This document", "application/json", &json!({ "type": "object" }))
    },
};

async fn handle(State(scope): State<Scope>) -> impl IntoResponse {
    static DOCUMENTS: [OnceLock<String>; 2] = [OnceLock::new(), OnceLock::new()];
    let keys = scope.tier.is_some() || scope.app.config.keys_everywhere;
    let document = DOCUMENTS[usize::from(keys)].get_or_init(|| document(keys).to_string());
    ([(header::CONTENT_TYPE, "application/json")], document.as_str())
}
