//! `POST /bleep`: puts a tone in place of stretches of a recording. Its errors are a list, and 422, as the contract has it.

use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use blackbar_core::{AudioSettings, Warning};
use blackbar_engine::EngineError;
use blackbar_formats::{BleepOptions, bleep};
use serde_json::{Value, json};

use super::{Open, Route};
use crate::api::bleep::BleepRequest;
use crate::api::convert::saturating_u32;
use crate::api::file::{AudioFile, Bytes};
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
            description: "Puts a tone in place of stretches of a recording; the rest stays as it is.",
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
    let BleepRequest {
        file: AudioFile { data: Bytes(bytes), content_type },
        timestamps,
        bleep_frequency,
        bleep_gain,
    } = request;
    let ranges: Vec<(f64, f64)> = timestamps.iter().map(|stretch| (stretch.start, stretch.end)).collect();
    // No padding here: the sender named the stretches.
    let settings = AudioSettings {
        start_padding: 0.0,
        end_padding: 0.0,
        distortion_steps: 0,
        frequency: saturating_u32(bleep_frequency),
        gain: bleep_gain,
    };
    let options = BleepOptions {
        settings: &settings,
        converter: job.tools()?.converter.as_ref(),
        limits: &job.config.defaults.limits,
        cancel: &job.cancel,
    };
    let bleeped = bleep(content_type, bytes, &ranges, &options)
        .map_err(|error| job.failure(EngineError::Format(error), 0))?;
    let answer = BleepAnswer { bleeped_file: base64_simd::STANDARD.encode_to_string(&bleeped.bytes) };
    Ok(Done::json(&answer)?.warn(bleeped.warnings.into_iter().map(Warning::from).collect()))
}
