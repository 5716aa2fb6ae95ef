//! `POST /process/text`: texts in, redacted texts out.

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use blackbar_engine::redact_texts;
use serde_json::json;

use super::{Open, Route};
use crate::api::answers::{ProcessedTextAnswer, ReturnEntity};
use crate::api::convert::text_settings;
use crate::api::entity_detection::EntityDetection;
use crate::api::processed_text::ProcessedText;
use crate::api::text_requests::ProcessTextRequest;
use crate::app::Scope;
use crate::error::Failure;
use crate::jobs::{Done, Job, answer};
use crate::metering::Usage;
use crate::openapi::{About, post};

pub(crate) const ROUTE: Route = Route {
    path: "/process/text",
    method: "post",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::post(handle) },
    operation: |components| {
        post::<ProcessTextRequest, Vec<ProcessedTextAnswer>>(
            components,
            &About {
                summary: "Redact texts",
                description: "Finds entities in each text and gives back a copy without them, one answer a text.",
                example: json!({ "text": ["My name is John Smith, call me at 212-555-0142."] }),
            },
        )
    },
};

async fn handle(State(scope): State<Scope>, request: Request) -> Response {
    answer(scope, request, work).await
}

fn work(job: &Job, request: ProcessTextRequest) -> Result<Done, Failure> {
    let ProcessTextRequest { text, link_batch, entity_detection, processed_text, project_id } = request;
    let answers =
        redact(job, &text, Asked { linked: link_batch, entity_detection, processed_text, project_id })?;
    Done::json(&answers)
}

/// What is asked about the texts.
pub(super) struct Asked {
    pub(super) linked: bool,
    pub(super) entity_detection: EntityDetection,
    pub(super) processed_text: ProcessedText,
    pub(super) project_id: String,
}

/// Redacts and counts; shared with the streaming route.
pub(super) fn redact(job: &Job, texts: &[String], asked: Asked) -> Result<Vec<ProcessedTextAnswer>, Failure> {
    let Asked { linked, entity_detection, processed_text, project_id } = asked;
    job.counts_for(&project_id);
    let return_entity = ReturnEntity(entity_detection.return_entity);
    let filters = entity_detection.filter.len();
    let synthetic = matches!(processed_text, ProcessedText::Synthetic(_));
    let settings = text_settings(entity_detection, Some(processed_text), &job.defaults, job.scope.dialect)?;
    let redacted = redact_texts(texts, linked, &settings, job.tools()?, &job.cancel)
        .map_err(|error| job.failure(error, filters))?;
    let usage = Usage { synthetic, ..usage(texts, settings.detection.accuracy.name(), project_id) };
    let found = redacted.iter().flat_map(|text| text.entities.labels());
    job.count(&usage, found);
    Ok(redacted.into_iter().map(|text| ProcessedTextAnswer::new(text, return_entity)).collect())
}

/// What a request with these texts used.
pub(super) fn usage(texts: &[String], accuracy: &'static str, project: String) -> Usage {
    Usage {
        accuracy,
        synthetic: false,
        project,
        characters: texts.iter().map(|text| text.chars().count() as u64).sum(),
        words: texts.iter().map(|text| text.split_whitespace().count() as u64).sum(),
    }
}
