//! `GET /healthz`: whether a request would be served. Never waits behind work.

use axum::Json;
use axum::extract::State;
use axum::routing::{self, MethodRouter};

use super::{Open, Route};
use crate::app::Scope;
use crate::error::Failure;
use crate::openapi::get;
use crate::schema::{Described, answer};

answer! {
    /// The service takes requests.
    pub(crate) struct HealthAnswer {
        /// `ok`
        status: &'static str;
    }
}

pub(crate) const ROUTE: Route = Route {
    path: "/healthz",
    method: "get",
    open: Open::WithoutTier,
    handler: || -> MethodRouter<Scope> { routing::get(handle) },
    operation: |components| {
        let answer = HealthAnswer::described(components);
        get(components, "Whether a request would be served", "application/json", &answer)
    },
};

async fn handle(State(scope): State<Scope>) -> Result<Json<HealthAnswer>, Failure> {
    scope.app.ready().map(|_| Json(HealthAnswer { status: "ok" }))
}
