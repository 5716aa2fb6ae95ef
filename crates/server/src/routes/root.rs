//! `GET /`: what this is.

use axum::Json;
use axum::routing::{self, MethodRouter};

use super::{Open, Route};
use crate::app::Scope;
use crate::openapi::{API_VERSION, get};
use crate::schema::{Described, answer};

answer! {
    /// What this is.
    pub(crate) struct ServiceAnswer {
        /// Of the product.
        name: &'static str;
        /// Of the product.
        version: &'static str;
        /// Of the API that is served.
        app_version: &'static str;
    }
}

pub(crate) const ROUTE: Route = Route {
    path: "/",
    method: "get",
    open: Open::WithoutTier,
    handler: || -> MethodRouter<Scope> { routing::get(handle) },
    operation: |components| {
        let answer = ServiceAnswer::described(components);
        get(components, "What this is", "application/json", &answer)
    },
};

async fn handle() -> Json<ServiceAnswer> {
    Json(ServiceAnswer { name: "blackbar", version: env!("CARGO_PKG_VERSION"), app_version: API_VERSION })
}
