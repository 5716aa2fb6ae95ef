//! `POST /analyze/text`: texts in, entities with what they say, which are one, and what ties them.

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use blackbar_engine::analyse_texts;
use serde_json::json;

use super::process_text::usage;
use super::{Open, Route};
use crate::api::answers::{AnalyzedTextAnswer, ClusterIds, ReturnEntity};
use crate::api::convert::{analysis_settings, text_settings};
use crate::api::text_requests::AnalyzeTextRequest;
use crate::app::Scope;
use crate::error::Failure;
use crate::jobs::{Done, Job, answer};
use crate::openapi::{About, post};

pub(crate) const ROUTE: Route = Route {
    path: "/analyze/text",
    method: "post",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::post(handle) },
    operation: |components| {
        post::<AnalyzeTextRequest, Vec<AnalyzedTextAnswer>>(
            components,
            &About {
                summary: "Analyse entities in texts",
                description: "Finds entities and gives them in a normal form, checked, with the mentions of one \
                              thing brought together.",
                example: json!({
                    "text": ["John Smith was born on 12-10-1984. John paid with 4242 4242 4242 4242."],
                    "locale": "en-CA",
                    "relation_detection": {
                        "coreference_resolution": "heuristics",
                        "enable_relation_extraction": true,
                    },
                }),
            },
        )
    },
};

async fn handle(State(scope): State<Scope>, request: Request) -> Response {
    answer(scope, request, work).await
}

fn work(job: &Job, request: AnalyzeTextRequest) -> Result<Done, Failure> {
    let AnalyzeTextRequest { text, link_batch, entity_detection, locale, relation_detection, project_id } =
        request;
    let project_id = project_id.unwrap_or_else(|| "main".to_owned());
    job.counts_for(&project_id);
    let return_entity = ReturnEntity(entity_detection.return_entity);
    let filters = entity_detection.filter.len();
    let settings = text_settings(entity_detection, None, &job.defaults, job.scope.dialect)?;
    let analysis = analysis_settings(locale, &relation_detection)?;
    let found = analyse_texts(&text, link_batch, &settings, &analysis, job.tools()?, &job.cancel)
        .map_err(|error| job.failure(error, filters))?;
    job.count(
        &usage(&text, settings.detection.accuracy.name(), project_id),
        found.iter().flat_map(|text| text.entities.iter().map(|found| found.entity.best())),
    );
    let mut clusters = ClusterIds::default();
    let answers: Vec<_> =
        found.into_iter().map(|text| AnalyzedTextAnswer::new(text, return_entity, &mut clusters)).collect();
    Done::json(&answers)
}
