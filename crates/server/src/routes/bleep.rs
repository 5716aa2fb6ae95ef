//! `POST /bleep`: overlays a tone on stretches of a recording. Its errors are a list, and 422, as the contract has it.

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use serde_json::{Value, json};

use super::{Open, Route};
use crate::api::bleep::BleepRequest;
use crate::api::file::AudioFile;
use crate::app::Scope;
use crate::error::Failure;
use crate::jobs::{Done, Job, answer_refusing};
use crate::openapi::{About, post, validation_error};
use crate::schema::{Components, Report, answer};

answer! {
    /// A bleeped recording.
    pub(crate) struct BleepAnswer {
        /// The recording in base64.
        bleeped_file: String;
    }
}

pub(crate) const ROUTE: Route = Route {
    path: "/bleep",
    method: "post",
    open: Open::Never,
    handler: || -> MethodRouter<Scope> { routing::post(handle) },
    operation,
};

fn operation(components: &mut Components) -> Value {
    let mut operation = post::<BleepRequest, BleepAnswer>(
        components,
        &About {
            summary: "Bleep a recording",
            description: "Overlays a tone on stretches of a recording.",
            example: json!({
                "file": { "data": "UklGRg==", "content_type": "audio/wav" },
                "timestamps": [{ "start": 1.0, "end": 2.0 }],
            }),
        },
    );
    let error = validation_error(components, "BleepValidationError");
    operation["responses"]["422"] = json!({
        "description": "Everything that is wrong with the body.",
        "content": { "application/json": { "schema": {
            "type": "object",
            "properties": { "detail": { "type": "array", "items": error } },
            "required": ["detail"],
        } } },
    });
    operation
}

async fn handle(State(scope): State<Scope>, request: Request) -> Response {
    answer_refusing(scope, request, work, Failure::InvalidList).await
}

fn work(job: &Job, request: BleepRequest) -> Result<Done, Failure> {
    job.counts_for("main");
    let mut report = Report::default();
    request.check(&mut report);
    if !report.is_empty() {
        return Err(Failure::InvalidList(report.into_errors()));
    }
    // Taken apart by name, so that the writer of the audio format finds everything that was asked for.
    let BleepRequest {
        file: AudioFile { data: _recording, content_type },
        timestamps: _stretches,
        bleep_frequency: _hertz,
        bleep_gain: _decibels,
    } = request;
    Err(Failure::BadRequest(format!("recordings of type {content_type} are not supported yet")))
}
