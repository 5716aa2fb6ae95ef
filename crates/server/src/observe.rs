//! Around every request: how long it took and how it ended. Route, status, milliseconds and project are noted, and
//! nothing else of the request.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;

use crate::app::App;
use crate::error::Failure;

/// The project of a request; handlers leave it with their answer.
#[derive(Clone)]
pub(crate) struct Project(pub(crate) String);

/// Counts and logs a request.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("unmatched", MatchedPath::as_str);
    let project = response.extensions().get::<Project>().map(|project| project.0.as_str());
    let (status, took) = (response.status().as_u16(), started.elapsed());
    app.metrics.answered(route, status, project, took);
    tracing::info!(
        route,
        status,
        ms = took.as_millis() as u64,
        project_id = project.unwrap_or(""),
        "request"
    );
    response
}

/// A panic in a handler, outside the workers that catch their own, becomes a 500 as well.
pub(crate) async fn hide_panics(request: Request, next: Next) -> Response {
    match AssertUnwindSafe(next.run(request)).catch_unwind().await {
        Ok(response) => response,
        Err(_) => Failure::Internal("internal error").into_response(),
    }
}

/// From here on a panic is reported by its place alone: its message may hold text of a request.
pub fn install_panic_hook() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map_or_else(String::new, ToString::to_string);
        let thread = std::thread::current();
        tracing::error!(place, thread = thread.name().unwrap_or(""), "panic");
    }));
}
