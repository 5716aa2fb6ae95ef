//! Every route: one file each, one line in [`ALL`].

mod analyze_text;
mod bleep;
mod diagnostics;
mod docs;
mod files_base64;
mod files_uri;
mod healthz;
mod metrics;
mod ner_text;
mod openapi;
mod process_text;
mod reidentify;
mod root;
mod stream;

use axum::routing::MethodRouter;
use serde_json::Value;

use crate::app::Scope;
use crate::schema::Components;

/// Who may call a route without a key where keys are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Open {
    /// Everyone: it only explains the service.
    Always,
    /// Everyone on paths without a tier: load balancers and scrapers.
    WithoutTier,
    /// Nobody.
    Never,
}

/// One route.
pub(crate) struct Route {
    /// Without a prefix.
    pub(crate) path: &'static str,
    /// In lower case, as OpenAPI writes it.
    pub(crate) method: &'static str,
    /// Who needs no key.
    pub(crate) open: Open,
    /// What answers.
    pub(crate) handler: fn() -> MethodRouter<Scope>,
    /// Its OpenAPI operation.
    pub(crate) operation: fn(&mut Components) -> Value,
}

/// All of them, in the order of the document.
pub(crate) const ALL: &[Route] = &[
    process_text::ROUTE,
    ner_text::ROUTE,
    analyze_text::ROUTE,
    reidentify::ROUTE,
    files_base64::ROUTE,
    files_uri::ROUTE,
    bleep::ROUTE,
    stream::ROUTE,
    root::ROUTE,
    healthz::ROUTE,
    metrics::ROUTE,
    diagnostics::ROUTE,
    openapi::ROUTE,
    docs::ROUTE,
];
