//! `POST /process/text/reidentify`: puts the original values back.

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use blackbar_detect::reidentify::reidentify;
use serde_json::json;

use super::process_text::usage;
use super::{Open, Route};
use crate::api::reidentify::{KnownEntity, ReidentifyTextRequest};
use crate::app::Scope;
use crate::error::Failure;
use crate::jobs::{Done, Job, answer};
use crate::openapi::{About, post};

pub(crate) const ROUTE: Route = Route {
    path: "/process/text/reidentify",
    method: "post",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::post(handle) },
    operation: |components| {
        post::<ReidentifyTextRequest, Vec<String>>(
            components,
            &About {
                summary: "Put original values back",
                description: "Replaces each marker by the value that it stood for.",
                example: json!({
                    "processed_text": ["My name is [NAME_1]."],
                    "entities": [{ "processed_text": "NAME_1", "text": "John Smith" }],
                }),
            },
        )
    },
};

async fn handle(State(scope): State<Scope>, request: Request) -> Response {
    answer(scope, request, work).await
}

fn work(job: &Job, request: ReidentifyTextRequest) -> Result<Done, Failure> {
    let ReidentifyTextRequest {
        processed_text,
        entities,
        reidentify_sensitive_fields,
        model: _ignored,
        project_id,
    } = request;
    job.counts_for(&project_id);
    let known: Vec<_> = entities.into_iter().map(KnownEntity::settle).collect();
    let texts = reidentify(&processed_text, &known, reidentify_sensitive_fields);
    job.count(&usage(&processed_text, "none", project_id), std::iter::empty());
    Done::json(&texts)
}
