//! `POST /ner/text`: texts in, entities out; nothing is replaced.

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use blackbar_engine::{AnalysisSettings, analyse_texts};
use serde_json::json;

use super::process_text::usage;
use super::{Open, Route};
use crate::api::answers::{NerTextAnswer, ReturnEntity};
use crate::api::convert::text_settings;
use crate::api::text_requests::NerTextRequest;
use crate::app::Scope;
use crate::error::Failure;
use crate::jobs::{Done, Job, answer};
use crate::openapi::{About, post};

pub(crate) const ROUTE: Route = Route {
    path: "/ner/text",
    method: "post",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::post(handle) },
    operation: |components| {
        post::<NerTextRequest, Vec<NerTextAnswer>>(
            components,
            &About {
                summary: "Find entities in texts",
                description: "Finds entities in each text and replaces nothing, one answer a text.",
                example: json!({ "text": ["Hello, my name is Mike and I am 24 years old."] }),
            },
        )
    },
};

async fn handle(State(scope): State<Scope>, request: Request) -> Response {
    answer(scope, request, work).await
}

fn work(job: &Job, request: NerTextRequest) -> Result<Done, Failure> {
    let NerTextRequest { text, link_batch, entity_detection, project_id } = request;
    job.counts_for(&project_id);
    let return_entity = ReturnEntity(entity_detection.return_entity);
    let filters = entity_detection.filter.len();
    let settings = text_settings(entity_detection, None, &job.defaults, job.scope.dialect)?;
    let analysis = AnalysisSettings::default();
    let found = analyse_texts(&text, link_batch, &settings, &analysis, job.tools()?, &job.cancel)
        .map_err(|error| job.failure(error, filters))?;
    job.count(
        &usage(&text, settings.detection.accuracy.name(), project_id),
        found.iter().flat_map(|text| text.entities.iter().map(|found| found.entity.best())),
    );
    let answers: Vec<_> = found.into_iter().map(|text| NerTextAnswer::new(text, return_entity)).collect();
    Done::json(&answers)
}
